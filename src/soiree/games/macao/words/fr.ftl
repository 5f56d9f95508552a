### Shadows of Macao: words, French

## The game

title = Les Ombres de Macao
tagline = Le chef est mort et Macao est à prendre : faites de vos informateurs des membres, ouvrez des établissements et finissez la nuit le plus riche.
designer = Charles Chevallier
about = À chaque tour, une seule chose : contacter l’informateur au sommet d’une pile, recruter l’un des vôtres ou ouvrir un établissement. Chaque carte devant vous produit une ressource, mais un informateur ne paie qu’une fois et s’en va, tandis qu’un membre paie de nouveau à chaque tour. Les membres apportent des pièces et des talents, les établissements encore plus de pièces ; dès que quelqu’un a sept membres, ou qu’il ne reste aucun établissement au centre, la manche est la dernière et le plus riche gagne.

## Sections of the rules

section-1 = Mise en place
section-2 = Le tour
section-3 = Contact, limite et défausses
section-4 = Recruter et payer
section-5 = Effets
section-6 = Établissements
section-7 = Veuves
section-9 = Fin de partie

## 1 Setup

MAC-101 = On joue à deux, trois ou quatre. Après chaque joueur vient toujours son voisin de gauche.
MAC-102 = Sont en jeu tous les Personnages, une Veuve par joueur et, dans le paquet, une Veuve de moins qu’il n’y a de joueurs. Le reste de la boîte n’intervient jamais.
MAC-103 = Chaque joueur commence avec une Veuve vivante, face bleue visible, et rien d’autre.
MAC-104 = Le paquet réunit tous les Personnages et les Veuves qui n’ont pas été distribuées ; on le mélange.
MAC-105 = Le paquet forme quatre piles, comme si l’on distribuait à tour de rôle : s’il y a une carte d’écart, ce sont les premières piles qui l’ont en plus.
MAC-106 = Les piles sont face bleue visible. De chaque pile, tous voient le sommet, connaissent la taille, et connaissent aussi dans l’ordre les cartes glissées dessous ; ce qui est entre les deux est caché. L’ensemble des cartes cachées, ce sont les cartes jamais vues jusqu’ici.
MAC-107 = Quelques tuiles tirées au sort sont au centre, face verte visible : 4 à deux joueurs, 5 à trois, 7 à quatre. Leur ordre est sans importance.
MAC-108 = Les listes suivent toujours le même ordre : Politiciennes, Tueuses, Croupiers, Marins, Danseuses, Policiers, Tenanciers, Négociantes, Veuves. Les piles se comptent à partir de la gauche.
MAC-109 = Le premier joueur est tiré au sort et le reste pendant toute la partie.
MAC-110 = Les deux faces d’une carte montrent la même ressource ; son coût, ses pièces et son effet lui sont propres. Tout ce qui est devant un joueur est visible de tous.

## 2 The turn

MAC-201 = On joue dans le sens des aiguilles d’une montre à partir du premier joueur. Une manche compte un tour de chaque joueur.
MAC-202 = Un tour, c’est exactement une action : contacter, recruter ou ouvrir. On ne passe pas.
MAC-203 = Qui ne peut faire aucune des trois actions est sauté ; son tour compte comme joué.
MAC-204 = Une action s’effectue jusqu’au bout, avec tout ce qu’elle entraîne ; puis on regarde si la fin est annoncée, puis c’est au joueur suivant.
MAC-205 = Un joueur ne décide que lorsqu’un choix lui est demandé, et seulement de ce qui est demandé.
MAC-206 = Les cartes bleues n’ont aucun effet. Ce qu’elles indiquent pour la face rouge n’est qu’un rappel.

## 3 Contact, limit and discards

MAC-301 = Pour contacter, prenez la carte au sommet d’une pile et posez-la devant vous, face bleue visible. Une pile vide n’a aucun informateur à contacter.
MAC-302 = La pile montre aussitôt sa carte suivante, avant toute autre chose : une carte cachée s’il y en a, sinon la première des cartes glissées dessous. S’il ne reste aucune carte, la pile est vide.
MAC-303 = Votre limite est de 5 cartes bleues, et davantage pour chaque Tenancier rouge. Les Veuves décédées prennent aussi une place.
MAC-304 = Au-dessus de votre limite, une fois que la pile a montré sa carte suivante, vous défaussez une de vos cartes bleues vivantes ; ce peut être celle que vous venez de prendre.
MAC-305 = Une Veuve décédée ne peut jamais être défaussée.
MAC-306 = On ne regarde la limite qu’après un contact. Vous ne la dépassez jamais de plus d’une carte, et jamais après le contact d’une Danseuse, qui vient de libérer sa place bleue.
MAC-310 = Les cartes qu’un joueur défausse au même moment vont ensemble sous une seule pile, face bleue visible : celles d’un même paiement, une carte au-dessus de la limite, ou une carte pour une Tueuse.
MAC-311 = Les défausses vont sous une pile parmi les plus petites : celles qui ont le moins de cartes juste avant. Une carte qui vient d’être prise ne compte plus.
MAC-312 = Si plusieurs piles sont les plus petites, celui qui défausse choisit entre elles.
MAC-313 = Les cartes vont sous la pile dans l’ordre où elles ont été désignées : la première désignée remontera la première.
MAC-314 = Une pile vide est la plus petite qui soit. La première carte qu’on y place en devient le sommet visible.
MAC-315 = Les piles ne sont jamais mélangées, complétées ni égalisées.
MAC-316 = On défausse au grand jour : tous connaissent les cartes glissées sous une pile, et leur ordre.
MAC-317 = Une Veuve bleue vivante se défausse comme toute autre carte ; elle va sous une pile et pourra être contactée de nouveau.

## 4 Recruiting and paying

MAC-401 = Pour recruter, désignez une de vos cartes bleues vivantes. Une Veuve décédée ne se recrute pas.
MAC-402 = Un recrutement suit cet ordre : désigner la carte, désigner ce qui la paie, défausser, retourner la carte sur sa face rouge, appliquer son effet.
MAC-403 = La carte que vous recrutez ne paie jamais pour elle-même.
MAC-404 = Chacune de vos autres cartes peut produire une fois par paiement : une carte bleue vivante une unité, une carte rouge une unité, un Marin rouge deux, une Veuve un diamant.
MAC-405 = Les cartes rouges produisent de nouveau à chaque paiement et n’y sont jamais perdues. Les unités en trop sont perdues.
MAC-406 = Chaque unité du coût est couverte par une unité à elle : de la même ressource, d’une ressource qu’une Négociante rend interchangeable avec elle, ou par un diamant.
MAC-407 = Un diamant couvre une unité de n’importe quelle ressource. Il n’est pas lui-même une ressource : rien ne s’échange contre lui, et aucun coût n’en demande.
MAC-408 = Vos cartes rouges paient d’abord, d’elles-mêmes et autant qu’elles le peuvent.
MAC-409 = On ne paie jamais trop : sans une seule des cartes bleues que vous cédez, les autres ne doivent pas suffire.
MAC-410 = Ce qui manque à un coût, c’est ce que ne couvrent ni vos cartes rouges, ni les cartes déjà désignées, ni vos Croupiers, ni les diamants, les ressources interchangeables étant comptées ensemble.
MAC-411 = Un coût ne peut être payé que si toutes vos cartes qui peuvent payer le couvrent ensemble. Toutes les façons de payer cèdent le même nombre de cartes bleues : ce nombre est le prix.
MAC-412 = Une carte peut être désignée si elle rapproche le paiement d’une unité. Dès qu’une Veuve est désignée, seules des Veuves peuvent suivre.
MAC-413 = Les Veuves se désignent en dernier : il faut que vos Veuves suffisent à elles seules à couvrir tout ce qui manque.
MAC-414 = Un paiement commencé peut toujours être achevé, et toutes les façons économes de payer sont possibles.
MAC-415 = Quand il ne manque plus rien, les Veuves désignées décèdent sur place, et les autres cartes désignées quittent votre rangée pour aller sous une pile. S’il n’y en a pas, rien n’est défaussé.
MAC-416 = Tant qu’un paiement n’est pas achevé, il ne change rien : les cartes désignées restent devant vous.

## 5 Effects

MAC-501 = Un effet immédiat a lieu une fois, juste après que sa carte est devenue rouge. Il est obligatoire ; s’il est impossible, il ne se passe rien.
MAC-502 = Un effet permanent vaut dès que sa carte est rouge, pour son propriétaire seulement, et jamais pour son propre recrutement.
MAC-510 = Tueuse : chaque adversaire, dans le sens des aiguilles d’une montre à partir de votre gauche, défausse une carte bleue vivante de son choix.
MAC-511 = Chaque carte cédée à une Tueuse est placée avant que l’adversaire suivant ne décide.
MAC-512 = Un adversaire sans carte bleue vivante ne perd rien à cause d’une Tueuse.
MAC-520 =
    { $croupier ->
        [down-to-one] Croupier : quand vous payez une carte dont le coût comporte au moins deux fois une ressource, chacun de vos Croupiers rouges enlève une unité : d’une ressource qui figure encore au moins deux fois tant qu’il y en a une, puis de n’importe quelle ressource. Il reste une unité du coût.
        [total] Croupier : quand vous payez une carte dont le coût comporte au moins deux fois une ressource, chacun de vos Croupiers rouges enlève une unité de n’importe quelle ressource. Il reste une unité du coût.
       *[repeats] Croupier : quand vous payez une carte, chacun de vos Croupiers rouges enlève une unité d’une ressource qui figure encore au moins deux fois dans le coût. Il reste une unité de chaque ressource imprimée.
    }
MAC-521 = Si plusieurs ressources se répètent, vous n’avez pas à dire laquelle le Croupier réduit : un paiement qui suffit pour l’un des choix suffit.
MAC-522 = Pour un Croupier, les répétitions se lisent sur le coût imprimé, avant tout échange par une Négociante. Les établissements ne deviennent jamais moins chers.
MAC-530 = Marin : votre Marin rouge rapporte deux unités à chaque paiement, pour les cartes comme pour les établissements.
MAC-540 = Danseuse : vous contactez aussitôt un informateur. Si toutes les piles sont vides, il ne se passe rien. Une carte tout juste payée peut revenir, si elle est devenue un sommet.
MAC-550 = Policier : prenez une tuile du centre et posez-la devant vous, toujours face verte. Si le centre est vide, il ne se passe rien.
MAC-560 = Tenancier : chaque Tenancier rouge vous donne une place de plus pour une carte bleue, sans maximum.
MAC-570 = Négociante : les deux ressources de votre Négociante rouge sont interchangeables, dans les deux sens et autant de fois que vous voulez, pour tout ce que vous payez. Plusieurs Négociantes forment des chaînes.
MAC-580 = Politicienne : aucun effet, mais beaucoup de pièces.
MAC-590 = Une Veuve rouge rapporte un diamant à chaque paiement.

## 6 Establishments

MAC-601 = Pour ouvrir, désignez une tuile du centre ou une tuile réservée devant vous.
MAC-602 = On n’ouvre que par l’action de son propre tour ; personne n’ouvre entre-temps.
MAC-603 = Une tuile à condition ne coûte rien : sa condition doit être remplie quand vous la désignez.
MAC-604 = Une tuile à coût se paie comme un recrutement. Toutes vos cartes bleues vivantes peuvent payer ; les Croupiers n’aident pas.
MAC-605 = Une tuile ouverte reste devant vous, face jaune, jusqu’à la fin. En venant du centre, elle n’est à aucun moment une tuile réservée.
MAC-606 = Une tuile réservée ne peut être ouverte que par le joueur devant qui elle se trouve, à n’importe quel tour suivant.
MAC-611 = Le Temple bar demande au moins 4 cartes du même personnage parmi vos cartes bleues et rouges, quelles que soient leurs ressources.
MAC-612 = La Maison de jeu demande au moins 6 cartes bleues devant vous.
MAC-613 = Le China club demande au moins 6 personnages différents parmi vos cartes bleues et rouges.
MAC-614 = Le Marché noir demande devant vous au moins une carte bleue, une carte rouge, une tuile réservée et une tuile ouverte.
MAC-615 =
    { $dead_widow ->
        [none] Pour les conditions des tuiles, une Veuve décédée ne compte pas.
       *[blue] Pour les conditions des tuiles, une Veuve décédée compte comme une carte bleue et comme le personnage Veuve.
    }
MAC-616 =
    { $black_market ->
        [other] Un Marché noir que vous avez réservé ne compte pas comme la tuile réservée de sa propre condition : il en faut une autre.
       *[self] Un Marché noir que vous avez réservé compte comme la tuile réservée de sa propre condition.
    }

## 7 Widows

MAC-701 = Une Veuve bleue vivante qui paie décède : elle n’est pas défaussée, mais reste devant vous jusqu’à la fin et garde sa place bleue.
MAC-702 = Une Veuve décédée ne produit rien, ne se recrute pas et ne se défausse pas.
MAC-703 = Une Veuve rouge est une carte rouge à tous égards, mais vous coûte 2 pièces ; un total peut être négatif.
MAC-704 = Il y a toujours assez de marqueurs pour les Veuves décédées.

## 9 The end

MAC-901 = La fin est annoncée quand un joueur a 7 cartes rouges, ou quand il ne reste aucune tuile au centre. Les tuiles réservées ne sont pas au centre.
MAC-902 = On regarde après chaque tour si la fin est annoncée. Une fois annoncée, elle le reste.
MAC-903 = Quand la fin est annoncée, on achève la manche, pour que tous aient eu autant de tours ; puis la partie est terminée.
MAC-904 = Pendant la dernière manche, tout reste permis. Annoncer la fin ne rapporte rien en soi.
MAC-905 = La partie est aussi terminée après la manche 60, pour que toute partie ait une fin ; le livret n’a pas cette limite.
MAC-906 = Le plus de pièces l’emporte : celles de vos cartes rouges et de vos tuiles ouvertes. Les cartes bleues, les Veuves décédées et les tuiles réservées ne valent rien.
MAC-907 = À égalité, le plus de tuiles ouvertes l’emporte, puis le plus de cartes rouges ; qui reste à égalité partage la place.

## Options

option-croupier = Ce qu’enlève un Croupier
option-croupier-about = Quelles unités vos Croupiers rouges enlèvent au coût d’une carte ; le livret se lit des deux façons.
option-croupier-repeats = Seulement une unité d’une ressource encore répétée
option-croupier-down-to-one = D’abord les unités répétées, puis n’importe lesquelles, jusqu’à une
option-croupier-total = N’importe quelle unité d’un coût à répétition
option-dead_widow = Veuves décédées dans les conditions des tuiles
option-dead_widow-about = Une Veuve décédée peut aider, ou non, à ouvrir une tuile à condition.
option-dead_widow-blue = Comptent comme cartes bleues
option-dead_widow-none = Ne comptent pas
option-black_market = Un Marché noir que vous avez réservé vous-même
option-black_market-about = Quelle tuile réservée demande le Marché noir que vous avez vous-même réservé.
option-black_market-self = Compte comme la tuile réservée
option-black_market-other = Demande une autre tuile réservée

## Prompts and chance

prompt-act = À vous : contactez, recrutez ou ouvrez
prompt-pay = Choisissez une carte bleue pour payer
prompt-under = Choisissez une des plus petites piles
prompt-excess = Trop de cartes bleues : défaussez-en une
prompt-hit = La Tueuse frappe : défaussez une carte bleue
prompt-dance = La Danseuse contacte un informateur : choisissez une pile
prompt-reserve = Le Policier réserve un établissement : choisissez une tuile
chance-top = On retourne les piles
chance-tile = On tire les tuiles
chance-start = On tire au sort le premier joueur
chance-reveal = La pile { $pile } montre sa carte suivante

## Resources, kinds, cards

resource-alcohol = alcool
resource-weapons = armes
resource-banknotes = billets
resource-opium = opium
resource-chips = jetons
resource-diamond = diamant
kind-politician = Politicienne
kind-assassin = Tueuse
kind-croupier = Croupier
kind-sailor = Marin
kind-dancer = Danseuse
kind-officer = Policier
kind-keeper = Tenancier
kind-merchant = Négociante
kind-widow = Veuve
card = { $kind } ({ $resource })
card-joining = { $kind } ({ $resource }/{ $other })

## Tiles

tile-tem = Temple bar
tile-gam = Maison de jeu
tile-chi = China club
tile-mar = Marché noir
tile-dis = Distillerie
tile-mes = Mess des officiers
tile-syn = Syndicat du crime
tile-opi = Fumerie d’opium
tile-cas = Casino
tile-cab = Cabaret
condition-same_kind = { $count } personnages identiques
condition-blue = { $count } cartes bleues
condition-kinds = { $count } personnages différents
condition-one_each = { $blue } bleue, { $red } rouge, { $green } réservée, { $yellow } ouverte

## Moves, as offered in a menu

move-c-act = Contacter l’informateur de la pile { $pile }
move-c-dance = La Danseuse contacte l’informateur de la pile { $pile }
move-u = Placer sous la pile { $pile }
move-r = Recruter { $card }
move-x-pay = Payer avec { $card }
move-x-excess = Défausser { $card }
move-x-hit = Céder { $card }
move-o = Ouvrir : { $tile }
move-g = Réserver : { $tile }

## Events

event-pile_shown = La pile { $pile } montre { $card }.
event-tile_laid = Au centre : { $tile }.
event-start_drawn = { $player } commence.
event-turn = Manche { $round } : à { $player } de jouer.
event-skipped = { $player } ne peut rien faire et passe son tour.
event-contacted-action = { $player } contacte { $card } (pile { $pile }).
event-contacted-dancer = La Danseuse amène { $card } à { $player } (pile { $pile }).
event-revealed-new = La pile { $pile } montre maintenant { $card }.
event-revealed-known = La pile { $pile } montre de nouveau { $card }.
event-revealed-empty = La pile { $pile } est vide.
event-payment_begun =
    { $price ->
        [0] { $player } paie pour { $target } sans céder de carte.
        [one] { $player } paie pour { $target } : { $price } carte bleue.
       *[other] { $player } paie pour { $target } : { $price } cartes bleues.
    }
event-named =
    { $left ->
        [0] { $player } paie avec { $card } : le compte y est.
       *[other] { $player } paie avec { $card } ; encore { $left }.
    }
event-widow_died = { $player } a payé avec une Veuve, qui n’est plus.
event-discarded-payment =
    { $count ->
        [one] Sous la pile { $pile }, payé par { $player } : { $cards }.
       *[other] Sous la pile { $pile }, payés par { $player }, dans cet ordre : { $cards }.
    }
event-discarded-limit = { $player } n’a plus de place pour { $cards } : sous la pile { $pile }.
event-discarded-assassin = { $player } cède { $cards } à la Tueuse : sous la pile { $pile }.
event-recruited =
    { $coins ->
        [one] { $player } recrute { $card } ({ $coins } pièce).
       *[other] { $player } recrute { $card } ({ $coins } pièces).
    }
event-struck = { $by } : la Tueuse frappe { $player }.
event-spared = { $by } : la Tueuse ne trouve personne chez { $player }.
event-reserved = { $player } réserve un établissement : { $tile }.
event-no_effect = { $card } : rien sur quoi agir.
event-opened-centre = { $player } ouvre un établissement : { $tile } ({ $value } pièces).
event-opened-reserved = { $player } ouvre un établissement réservé : { $tile } ({ $value } pièces).
event-end_called = { $player } déclenche la fin : { $reasons }. Cette manche est la dernière.
event-over = La partie est terminée ({ $reasons }) : victoire pour { $players }, avec { $coins } pièces.
event-over-shared = La partie est terminée ({ $reasons }) : { $players } partagent la victoire avec { $coins } pièces.

## Result

result-win = { $player } règne sur les nuits de Macao.
result-draw = Les nuits de Macao sont partagées.
reason-red = une bande au complet
reason-tiles = plus aucun établissement au centre
reason-cap = la dernière manche possible
cause-red = Quelqu’un a eu assez de cartes rouges
cause-tiles = Il ne restait aucune tuile au centre
cause-red-tiles = Assez de cartes rouges, et plus aucune tuile au centre
cause-cap = La dernière manche possible a été jouée

score-coins = Pièces
score-tiles = Établissements ouverts
score-red = Cartes rouges

## Labels of the table

label-round = Manche { $number }
label-start = premier joueur
label-turn = joue
label-centre = Centre
label-piles = Piles
label-pile = Pile { $number }
label-size =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
label-smallest = plus petite
label-empty = vide
label-hidden =
    { $count ->
        [one] { $count } cachée
       *[other] { $count } cachées
    }
label-tail = puis
label-unseen =
    { $count ->
        [one] Jamais vue ({ $count } carte)
       *[other] Jamais vues ({ $count } cartes)
    }
label-blue = Bleues { $count }/{ $limit }
label-red = Rouges { $count }/{ $limit }
label-green = Réservés
label-yellow = Ouverts
label-dead =
    { $count ->
        [one] { $count } Veuve décédée
       *[other] { $count } Veuves décédées
    }
label-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
label-nothing = rien
label-card-key = code qui finit par ce que la carte produit, personnage, ← coût, pièces
label-price-key = ✓ possible maintenant, avec le nombre de cartes bleues à céder
label-paying =
    { $left ->
        [one] Pour { $target } : encore { $left } carte bleue
       *[other] Pour { $target } : encore { $left } cartes bleues
    }
label-named = déjà choisies : { $cards }
label-placing = à placer : { $cards }
label-by = frappé par la Tueuse ({ $player })
label-last-round = Dernière manche : { $reasons }
label-place = { $rank }.
label-tiles =
    { $count ->
        [one] { $count } tuile ouverte
       *[other] { $count } tuiles ouvertes
    }
label-red-cards =
    { $count ->
        [one] { $count } carte rouge
       *[other] { $count } cartes rouges
    }
