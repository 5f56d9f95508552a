### Les Ombres de Macao à la table de la page : français

mac-card = { $code }
mac-own = Devant vous
mac-deceased = décédée
mac-dead = Veuve décédée : garde sa place, ne peut plus rien
mac-side-blue = informateur
mac-side-red = membre
mac-side-green = réservé
mac-side-yellow = ouvert
mac-talent-none = des pièces
mac-talent-hit = autres : −1
mac-talent-discount = moins cher
mac-talent-double = rend deux
mac-talent-contact = contacte
mac-talent-reserve = réserve
mac-talent-room = +1 place
mac-talent-joker = joker
mac-yields = produit
mac-costs = coûte
mac-price =
    { $count ->
        [0] ne vous coûte aucune carte bleue
        [one] vous coûte { $count } carte bleue
       *[other] vous coûte { $count } cartes bleues
    }
mac-do = Je le fais
mac-named = désignée pour payer, numéro { $number }
mac-target = à recruter
mac-fan = Tout ce que l’on sait de la pile { $number }
mac-order = Elles vont sous la pile dans cet ordre.
mac-key = Ce que disent les formes
mac-unseen = Ces cartes sont cachées dans les piles, nul ne sait où. Les pâles ont déjà été vues.
mac-widow-pays = Une Veuve qui paie décède, et sa place est perdue pour toujours.
mac-pay-all = Payer avec ces { $count }
mac-prompt-hit = { $player } vous envoie la Tueuse : cédez une carte bleue
mac-legend = Légende
mac-later = Jouent encore après ce tour : { $players }.

## Notes de la première partie

mac-note-act = Une seule chose par tour. Prenez le sommet d’une pile ; ou recrutez une de vos cartes bleues, là où un nombre dit combien de cartes bleues cela vous coûte ; ou ouvrez un lieu. Pointez n’importe quoi pour le lire.
mac-note-pay = Vos cartes rouges paient d’elles-mêmes. Ce qui manque se paie en cartes bleues, qui vous quittent : choisissez parmi celles qui brillent.
mac-note-under = Ce que vous avez cédé va sous l’une des plus petites piles, et y reviendra un jour. Tout le monde l’a vu.
mac-note-excess = Vous avez plus de cartes bleues que de places. L’une doit partir ; ce peut être celle que vous venez de prendre.
mac-note-hit = La Tueuse d’un autre joueur vous prend un informateur. Vous choisissez lequel.
mac-note-dance = La Danseuse vous amène aussitôt un informateur de plus.
mac-note-reserve = Un lieu réservé est devant vous : vous seul pourrez l’ouvrir, à un tour suivant. D’ici là il ne rapporte rien.
mac-note-ending = Dernière manche : on la joue jusqu’au bout, pour que tous aient eu autant de tours. Puis le plus de pièces l’emporte.
