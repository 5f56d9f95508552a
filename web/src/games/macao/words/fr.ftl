### Les Ombres de Macao à la table de la page : français

mac-card = { $code }
mac-own = Devant vous
mac-deceased = décédée
mac-dead = Veuve décédée : garde sa place, ne produit plus rien
mac-side-blue = informateur
mac-side-red = membre
mac-side-green = réservé
mac-side-yellow = ouvert
mac-talent-none = des pièces
mac-talent-hit = autres : −1
mac-talent-discount = moins cher
mac-talent-double = { $sailor } unités
mac-talent-contact = contacte
mac-talent-reserve = réserve
mac-talent-room = +{ $room ->
        [one] { $room } place
       *[other] { $room } places
    }
mac-talent-joker = joker
mac-yields = produit
mac-costs = coûte
mac-price =
    { $count ->
        [0] ne vous coûte aucune carte bleue
        [one] vous coûte { $count } carte bleue
       *[other] vous coûte { $count } cartes bleues
    }
mac-do = Confirmer
mac-named = choisie pour payer, numéro { $number }
mac-target = à recruter
mac-fan = Tout ce que l’on sait de la pile { $number }
mac-order = Elles vont sous la pile dans cet ordre.
mac-key = Ce que signifient les formes
mac-unseen = Ces cartes sont cachées dans les piles, et personne ne sait où. Les pâles ont déjà été vues.
mac-widow-pays = Une Veuve qui paie décède et garde sa place jusqu’à la fin.
mac-pay-all = Payer avec ces { $count }
mac-prompt-hit = { $player } vous envoie la Tueuse : défaussez une carte bleue
mac-legend = Légende
mac-later = Jouent encore après ce tour : { $players }.

## Ce que fait un choix

mac-help-move-c-act = Vous prenez cette carte, face bleue visible. La pile montre sa carte suivante. Votre tour s’achève, sauf si vous avez plus de cartes bleues que de places.
mac-help-move-c-dance = Vous prenez aussi cette carte, face bleue visible. La pile montre sa carte suivante.
mac-help-move-u = Ce que vous avez défaussé va sous cette pile et reviendra plus tard. Tout le monde l’a vu.
mac-help-move-r = La carte passe au rouge : elle reste jusqu’à la fin, rapporte ses pièces, et son effet a lieu. Ce que vos cartes rouges ne paient pas vous coûte des cartes bleues.
mac-help-move-x-pay = Vous payez avec cette carte et la perdez : elle va sous l’une des plus petites piles.
mac-help-move-x-excess = Vous perdez cette carte : elle va sous l’une des plus petites piles.
mac-help-move-x-hit = Vous perdez cette carte : elle va sous l’une des plus petites piles.
mac-help-move-o = L’établissement est à vous et rapporte ses pièces à la fin. Ce que vos cartes rouges ne paient pas vous coûte des cartes bleues.
mac-help-move-g = Personne d’autre ne pourra l’ouvrir ; vous le pourrez lors d’un tour suivant. D’ici là, il ne rapporte rien.
mac-help-pay-all = Vous payez avec ces cartes et les perdez : elles vont sous l’une des plus petites piles. Une Veuve qui paie décède et garde sa place.

## Notes de la première partie

mac-note-act = Une seule action par tour : prendre la carte au sommet d’une pile, recruter une de vos cartes bleues (le nombre indique combien de cartes bleues cela coûte) ou ouvrir un établissement. Pointez une carte ou une tuile pour lire ce qu’elle fait.
mac-note-pay = Vos cartes rouges paient automatiquement. Vous payez le reste avec des cartes bleues, que vous perdez : choisissez parmi celles qui brillent.
mac-note-under = Ce que vous avez cédé va sous l’une des plus petites piles et reviendra plus tard. Tout le monde l’a vu.
mac-note-excess = Vous avez plus de cartes bleues que de places. L’une doit partir ; ce peut être celle que vous venez de prendre.
mac-note-hit = La Tueuse d’un autre joueur vous fait défausser un informateur. Vous choisissez lequel.
mac-note-dance = La Danseuse vous fait contacter aussitôt un informateur de plus. Choisissez une pile.
mac-note-reserve = Un établissement réservé passe devant vous : personne d’autre ne pourra l’ouvrir. Il ne rapporte rien tant que vous ne l’avez pas ouvert, à un tour suivant.
mac-note-ending = Dernière manche : on la joue jusqu’au bout, pour que chacun ait eu le même nombre de tours. Puis le clan le plus riche gagne.
