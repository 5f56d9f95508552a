### Shadows of Macao: words, French

## The game

title = Les Ombres de Macao
tagline = Le chef est mort et Macao est à prendre : faites de vos informateurs des membres, ouvrez des établissements et prenez la tête du clan le plus riche.
designer = Charles Chevallier
about = À chaque tour, une seule action : contacter l’informateur au sommet d’une pile, recruter l’un des vôtres ou ouvrir un établissement. Chaque carte devant vous produit une ressource, mais un informateur ne paie qu’une fois et s’en va, tandis qu’un membre paie de nouveau à chaque tour. Les membres apportent des pièces et des effets, les établissements encore plus de pièces. Dès que quelqu’un a assez de membres, ou qu’il ne reste aucun établissement au centre, la manche en cours est la dernière et le clan le plus riche gagne.

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

MAC-101 = On joue à deux, trois ou quatre. C’est ensuite toujours au voisin de gauche de jouer.
MAC-102 =
    { $edition ->
        [reconstructed-1] Sont en jeu tous les Personnages, une Veuve par joueur et, dans le paquet, une Veuve de moins qu’il n’y a de joueurs. Le reste de la boîte n’intervient jamais.
       *[other] Sont en jeu tous les Personnages, { $own ->
            [one] une Veuve
           *[other] { $own } Veuves
        } par joueur et, dans le paquet, autant de Veuves que cette édition l’indique pour le nombre de joueurs. Le reste de la boîte n’intervient jamais.
    }
MAC-103 = Chaque joueur commence avec { $own ->
        [one] une Veuve vivante
       *[other] { $own } Veuves vivantes
    }, face bleue visible, et rien d’autre.
MAC-104 = Le paquet réunit tous les Personnages et les Veuves qui n’ont pas été distribuées ; on le mélange.
MAC-105 = Le paquet est réparti en quatre piles, comme si l’on distribuait à tour de rôle : si elles ne peuvent pas être égales, les premières ont une carte de plus.
MAC-106 = Les piles sont face bleue visible. De chaque pile, chacun voit la carte au sommet et connaît le nombre de cartes ainsi que, dans l’ordre, celles qui ont été glissées dessous ; les cartes entre les deux sont cachées. Les cartes cachées de toutes les piles sont exactement celles que personne n’a encore vues.
MAC-107 = Quelques tuiles tirées au sort sont au centre, face verte visible : { $tilestwo } à deux joueurs{ $tilesthree ->
        [0] { "" }
       *[other] , { $tilesthree } à trois
    }{ $tilesfour ->
        [0] { "" }
       *[other] , { $tilesfour } à quatre
    }. Leur ordre est sans importance.
MAC-108 =
    { $edition ->
        [reconstructed-1] Les listes suivent toujours le même ordre : Politiciennes, Tueuses, Croupiers, Marins, Danseuses, Policiers, Tenanciers, Négociantes, Veuves. Les piles se comptent à partir de la gauche.
       *[other] Les listes suivent toujours le même ordre : celui des cartes dans le fichier de cette édition. Les piles se comptent à partir de la gauche.
    }
MAC-109 = Le premier joueur est tiré au sort et le reste pendant toute la partie.
MAC-110 = Les deux faces d’une carte montrent la même ressource ; son coût, ses pièces et son effet lui sont propres. Tout ce qui est devant un joueur est visible de tous.

## 2 The turn

MAC-201 = On joue dans le sens des aiguilles d’une montre à partir du premier joueur. Une manche compte un tour de chaque joueur.
MAC-202 = Un tour, c’est exactement une action : contacter, recruter ou ouvrir. On ne peut pas choisir de passer.
MAC-203 = Un joueur qui ne peut effectuer aucune des trois actions est sauté ; son tour compte comme joué.
MAC-204 = Une action s’effectue jusqu’au bout, avec tout ce qu’elle entraîne ; ensuite, on vérifie si la fin est déclenchée ; puis c’est au joueur suivant.
MAC-205 = Un joueur ne décide que lorsqu’un choix lui est demandé, et seulement de ce qui est demandé.
MAC-206 = Les cartes bleues n’ont aucun effet. Ce qu’elles indiquent pour la face rouge n’est qu’un rappel.

## 3 Contact, limit and discards

MAC-301 = Pour contacter, prenez la carte au sommet d’une pile et posez-la devant vous, face bleue visible. Une pile vide n’a aucun informateur à contacter.
MAC-302 = La pile montre aussitôt sa carte suivante, avant toute autre chose : une carte cachée s’il y en a, sinon la première des cartes glissées dessous. S’il ne reste aucune carte, la pile est vide.
MAC-303 = Votre limite est de { $limit } cartes bleues, et davantage avec chaque Tenancier rouge. Les Veuves occupent aussi une place, vivantes ou décédées.
MAC-304 = Si vous dépassez votre limite, vous défaussez une de vos cartes bleues vivantes une fois que la pile a montré sa carte suivante ; ce peut être celle que vous venez de prendre.
MAC-305 = Une Veuve décédée ne peut jamais être défaussée.
MAC-306 = On ne vérifie la limite qu’après un contact. Vous ne la dépassez jamais de plus d’une carte, et jamais après le contact d’une Danseuse : devenue rouge, elle vient de libérer une place bleue.
MAC-310 = Les cartes qu’un joueur défausse au même moment vont ensemble sous une seule pile, face bleue visible : celles d’un même paiement, une carte au-dessus de la limite, ou une carte à cause d’une Tueuse.
MAC-311 = Les défausses vont sous une pile parmi les plus petites, celles qui ont le moins de cartes juste avant. Une carte qui vient d’être prise ne compte plus.
MAC-312 = Si plusieurs piles sont les plus petites, le joueur qui défausse choisit entre elles.
MAC-313 = Les cartes vont sous la pile dans l’ordre où elles ont été choisies : la première choisie remontera la première.
MAC-314 = Une pile vide est toujours la plus petite. La première carte qu’on y place en devient le sommet visible.
MAC-315 = Les piles ne sont jamais mélangées, complétées ni égalisées.
MAC-316 = On défausse au grand jour : tous connaissent les cartes glissées sous une pile, et leur ordre.
MAC-317 = Une Veuve bleue vivante se défausse comme toute autre carte ; elle va sous une pile et pourra être contactée de nouveau.

## 4 Recruiting and paying

MAC-401 = Pour recruter, choisissez une de vos cartes bleues vivantes. Une Veuve décédée ne se recrute pas.
MAC-402 = Un recrutement suit cet ordre : choisir la carte, choisir ce qui la paie, défausser, retourner la carte sur sa face rouge, appliquer son effet.
MAC-403 = La carte que vous recrutez ne paie jamais pour elle-même.
MAC-404 = Chacune de vos autres cartes peut produire une fois par paiement : une carte bleue vivante une unité, une carte rouge { $red ->
        [one] une unité
       *[other] { $red } unités
    }, un Marin rouge { $sailor }, une Veuve un diamant.
MAC-405 = Les cartes rouges produisent de nouveau à chaque paiement et restent devant vous. Les unités en trop sont perdues.
MAC-406 = Chaque unité du coût est couverte par une unité produite : de la même ressource, d’une ressource qu’une Négociante rend interchangeable avec elle, ou par un diamant.
MAC-407 = Un diamant couvre une unité de n’importe quelle ressource. Il n’est pas lui-même une ressource : rien ne s’échange contre lui, et aucun coût n’en demande.
MAC-408 = Vos cartes rouges paient d’abord, automatiquement et autant qu’elles le peuvent.
MAC-409 = On ne paie jamais trop : chaque carte bleue que vous cédez doit être nécessaire, c’est-à-dire que les autres ne suffiraient pas sans elle.
MAC-410 = Ce qui manque à un coût, c’est ce que ne couvrent ni vos cartes rouges, ni les cartes déjà choisies, ni vos Croupiers, ni les diamants ; les ressources interchangeables sont comptées ensemble.
MAC-411 = Un coût ne peut être payé que si toutes les cartes avec lesquelles vous pouvez payer suffisent ensemble à le couvrir. Toutes les façons de payer cèdent le même nombre de cartes bleues : ce nombre est le prix.
MAC-412 = Une carte peut être choisie si elle couvre une unité qui manque encore. Dès qu’une Veuve est choisie, seules des Veuves peuvent suivre.
MAC-413 = Les Veuves se choisissent en dernier : vous ne pouvez en choisir une que lorsque vos Veuves suffisent, à elles seules, à couvrir tout ce qui manque.
MAC-414 = Un paiement commencé peut toujours être achevé, et toutes les façons de payer sans rien céder de trop sont possibles.
MAC-415 = Quand il ne manque plus rien, les Veuves choisies décèdent et restent en place ; les autres cartes choisies quittent votre rangée et vont sous une pile. S’il n’y en a pas, rien n’est défaussé.
MAC-416 = Tant qu’un paiement n’est pas achevé, il ne change rien : les cartes choisies restent devant vous.

## 5 Effects

MAC-501 = Un effet immédiat a lieu une fois, juste après que sa carte est devenue rouge. Il est obligatoire ; s’il est impossible, il ne se passe rien.
MAC-502 = Un effet permanent vaut dès que sa carte est rouge, pour son propriétaire seulement, et jamais pour son propre recrutement.
MAC-510 = Tueuse : chaque adversaire, dans le sens des aiguilles d’une montre à partir de votre gauche, défausse une carte bleue vivante de son choix.
MAC-511 = Chaque carte cédée à une Tueuse est placée avant que l’adversaire suivant ne décide.
MAC-512 = Un adversaire sans carte bleue vivante ne perd rien à cause d’une Tueuse.
MAC-520 =
    { $croupier ->
        [down-to-one] Croupier : quand vous payez une carte dont le coût comporte plusieurs fois une même ressource, chacun de vos Croupiers rouges enlève { $discount ->
            [one] une unité
           *[other] { $discount } unités
        } : d’une ressource qui figure encore plusieurs fois tant qu’il y en a une, puis de n’importe quelle ressource. Il reste toujours au moins une unité à payer.
        [total] Croupier : quand vous payez une carte dont le coût comporte plusieurs fois une même ressource, chacun de vos Croupiers rouges enlève { $discount ->
            [one] une unité
           *[other] { $discount } unités
        } de n’importe quelle ressource. Il reste toujours au moins une unité à payer.
       *[repeats] Croupier : quand vous payez une carte, chacun de vos Croupiers rouges enlève { $discount ->
            [one] une unité
           *[other] { $discount } unités
        } d’une ressource qui figure encore plusieurs fois dans le coût. Il reste toujours au moins une unité de chaque ressource imprimée.
    }
MAC-521 = Si plusieurs ressources se répètent, vous n’avez pas à dire laquelle le Croupier réduit : un paiement qui suffit pour l’un des choix suffit.
MAC-522 = Pour un Croupier, les répétitions se lisent sur le coût imprimé, avant tout échange par une Négociante. Les établissements ne deviennent jamais moins chers.
MAC-530 = Marin : votre Marin rouge produit { $sailor } unités à chaque paiement, pour les cartes comme pour les établissements.
MAC-540 = Danseuse : vous contactez aussitôt un informateur. Si toutes les piles sont vides, il ne se passe rien. Vous pouvez reprendre une carte que vous venez de céder, si elle est arrivée au sommet d’une pile.
MAC-550 = Policier : prenez une tuile du centre et posez-la devant vous, toujours face verte. Si le centre est vide, il ne se passe rien.
MAC-560 = Tenancier : chaque Tenancier rouge augmente votre limite de cartes bleues de { $room }, sans maximum.
MAC-570 = Négociante : les deux ressources de votre Négociante rouge sont interchangeables, dans les deux sens et autant de fois que vous voulez, pour tout ce que vous payez. Plusieurs Négociantes forment des chaînes.
MAC-580 = Politicienne : aucun effet, mais beaucoup de pièces.
MAC-590 = Une Veuve rouge produit un diamant à chaque paiement.

## 6 Establishments

MAC-601 = Pour ouvrir, choisissez une tuile du centre ou une tuile que vous avez réservée.
MAC-602 = Ouvrir est l’action de votre propre tour : personne n’ouvre d’établissement pendant le tour d’un autre joueur.
MAC-603 = Une tuile à condition ne coûte rien : sa condition doit être remplie quand vous la choisissez.
MAC-604 = Une tuile à coût se paie comme un recrutement. Toutes vos cartes bleues vivantes peuvent payer ; les Croupiers n’aident pas.
MAC-605 = Une tuile ouverte reste devant vous, face jaune, jusqu’à la fin. Une tuile ouverte depuis le centre n’est à aucun moment une tuile réservée.
MAC-606 = Une tuile réservée ne peut être ouverte que par le joueur qui l’a réservée, à n’importe lequel de ses tours suivants.
MAC-611 =
    { $edition ->
        [reconstructed-1] Le Temple bar demande au moins { $alike } cartes du même personnage parmi vos cartes bleues et rouges, quelles que soient leurs ressources.
       *[other] Une tuile peut demander des cartes du même personnage parmi vos cartes bleues et rouges, quelles que soient leurs ressources : { $alike ->
            [0] au moins autant qu’elle en indique.
           *[other] au moins { $alike }.
        }
    }
MAC-612 =
    { $edition ->
        [reconstructed-1] La Maison de jeu demande au moins { $informants } cartes bleues devant vous.
       *[other] Une tuile peut demander des cartes bleues devant vous : { $informants ->
            [0] au moins autant qu’elle en indique.
           *[other] au moins { $informants }.
        }
    }
MAC-613 =
    { $edition ->
        [reconstructed-1] Le China club demande au moins { $kinds } personnages différents parmi vos cartes bleues et rouges.
       *[other] Une tuile peut demander des personnages différents parmi vos cartes bleues et rouges : { $kinds ->
            [0] au moins autant qu’elle en indique.
           *[other] au moins { $kinds }.
        }
    }
MAC-614 =
    { $edition ->
        [reconstructed-1] Le Marché noir demande devant vous au moins une carte bleue, une carte rouge, une tuile réservée et une tuile ouverte.
       *[other] Une tuile peut demander devant vous des cartes bleues, des cartes rouges, des tuiles réservées et des tuiles ouvertes : au moins autant qu’elle en indique.
    }
MAC-615 =
    { $dead_widow ->
        [none] Pour les conditions des tuiles, une Veuve décédée ne compte pas.
       *[blue] Pour les conditions des tuiles, une Veuve décédée compte comme une carte bleue et comme le personnage Veuve.
    }
MAC-616 =
    { $black_market ->
        [other] { $edition ->
            [reconstructed-1] Un Marché noir que vous avez réservé
           *[other] Une tuile qui en demande de réservées et que vous avez réservée
        } ne compte pas comme la tuile réservée de sa propre condition : il en faut une autre.
       *[self] { $edition ->
            [reconstructed-1] Un Marché noir que vous avez réservé
           *[other] Une tuile qui en demande de réservées et que vous avez réservée
        } compte comme la tuile réservée de sa propre condition.
    }

## 7 Widows

MAC-701 = Une Veuve bleue vivante qui paie décède : elle n’est pas défaussée, mais reste devant vous jusqu’à la fin et garde sa place bleue.
MAC-702 = Une Veuve décédée ne produit rien, ne se recrute pas et ne se défausse pas.
MAC-703 = Une Veuve rouge est une carte rouge à tous égards, mais { $widow ->
        [one] vous coûte { $widow } pièce
       *[other] vous coûte { $widow } pièces
    } ; un total peut être négatif.
MAC-704 = Il y a toujours assez de marqueurs pour les Veuves décédées.

## 9 The end

MAC-901 = La fin est déclenchée quand un joueur a { $reds } cartes rouges, ou quand il ne reste aucune tuile au centre. Les tuiles réservées ne sont plus au centre.
MAC-902 = On vérifie après chaque tour si la fin est déclenchée. Une fois déclenchée, elle le reste.
MAC-903 = Quand la fin est déclenchée, on achève la manche, pour que tous aient joué le même nombre de tours ; puis la partie est terminée.
MAC-904 = Pendant la dernière manche, tout reste permis. Déclencher la fin ne rapporte rien en soi.
MAC-905 = La partie est aussi terminée après la manche { $cap }, pour que toute partie ait une fin ; le livret n’a pas cette limite.
MAC-906 = Le joueur qui a le plus de pièces l’emporte. Comptent celles de vos cartes rouges et de vos tuiles ouvertes. Les cartes bleues, les Veuves décédées et les tuiles réservées ne valent rien.
MAC-907 = À égalité, le plus grand nombre de tuiles ouvertes l’emporte, puis le plus grand nombre de cartes rouges ; les joueurs encore à égalité partagent la place.

## Options

option-croupier = Ce qu’enlève un Croupier
option-croupier-about = Quelles unités vos Croupiers rouges enlèvent au coût d’une carte ; le livret se lit des deux façons.
option-croupier-repeats = Seulement une ressource qui figure encore plusieurs fois
option-croupier-down-to-one = D’abord les ressources répétées, puis les autres, jusqu’à une unité
option-croupier-total = N’importe quelle unité, si une ressource se répète
option-dead_widow = Veuves décédées dans les conditions des tuiles
option-dead_widow-about = Si une Veuve décédée aide à remplir la condition d’une tuile ; le livret ne le dit pas.
option-dead_widow-blue = Comptent comme cartes bleues
option-dead_widow-none = Ne comptent pas
option-black_market = Un Marché noir réservé
option-black_market-about = Si le Marché noir que vous avez réservé vous-même compte comme la tuile réservée qu’il demande.
option-black_market-self = Il compte lui-même
option-black_market-other = Il faut une autre tuile réservée

## Prompts and chance

prompt-act = À vous : contactez, recrutez ou ouvrez
prompt-pay = Choisissez une carte bleue pour payer
prompt-under = Sous quelle pile ? Choisissez une des plus petites
prompt-excess = Trop de cartes bleues : défaussez-en une
prompt-hit = La Tueuse frappe : défaussez une carte bleue
prompt-dance = La Danseuse contacte un informateur : choisissez une pile
prompt-reserve = Le Policier réserve un établissement : choisissez une tuile
chance-top = Chaque pile montre sa première carte
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
name-given = { $name }

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
move-x-hit = Défausser { $card }
move-o = Ouvrir : { $tile }
move-g = Réserver : { $tile }

## Events

event-pile_shown = La pile { $pile } montre { $card }.
event-tile_laid = Au centre : { $tile }.
event-start_drawn = { $player } commence.
event-turn = Manche { $round } : à { $player } de jouer.
event-skipped = { $player } ne peut rien faire et passe son tour.
event-contacted-action = { $player } contacte { $card }, pile { $pile }.
event-contacted-dancer = Grâce à la Danseuse, { $player } contacte { $card }, pile { $pile }.
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
        [one] { $player } paie avec { $card } ; encore { $left } carte.
       *[other] { $player } paie avec { $card } ; encore { $left } cartes.
    }
event-widow_died = { $player } paie avec une Veuve, qui décède et garde sa place.
event-discarded-payment =
    { $count ->
        [one] Carte cédée par { $player }, sous la pile { $pile } : { $cards }.
       *[other] Cartes cédées par { $player }, sous la pile { $pile } dans cet ordre : { $cards }.
    }
event-discarded-limit = { $player } dépasse sa limite et défausse { $cards }, sous la pile { $pile }.
event-discarded-assassin = À cause de la Tueuse, { $player } défausse { $cards }, sous la pile { $pile }.
event-recruited =
    { $coins ->
        [one] { $player } recrute { $card } : { $coins } pièce.
       *[other] { $player } recrute { $card } : { $coins } pièces.
    }
event-struck = { $by } : la Tueuse frappe { $player }.
event-spared = { $by } : la Tueuse frappe, mais { $player } n’a rien à défausser.
event-reserved = { $player } réserve un établissement : { $tile }.
event-no_effect = { $card } : l’effet est impossible, il ne se passe rien.
event-opened-centre = { $player } ouvre un établissement : { $tile } ({ $value } pièces).
event-opened-reserved = { $player } ouvre un établissement réservé : { $tile } ({ $value } pièces).
event-end_called = { $player } déclenche la fin : { $reasons }. Cette manche est la dernière.
event-over = La partie est terminée ({ $reasons }) : victoire pour { $players }, avec { $coins } pièces.
event-over-shared = La partie est terminée ({ $reasons }) : { $players } partagent la victoire avec { $coins } pièces.

## Result

result-win = { $player } règne sur les nuits de Macao.
result-draw = Les nuits de Macao sont partagées.
reason-red = assez de membres recrutés
reason-tiles = plus aucun établissement au centre
reason-cap = la limite de manches est atteinte
cause-red = Quelqu’un a réuni assez de membres
cause-tiles = Il ne restait aucun établissement au centre
cause-red-tiles = Assez de membres, et plus aucun établissement au centre
cause-cap = La limite de manches est atteinte

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
label-card-key = code (sa deuxième lettre est la ressource produite), personnage, ← coût, pièces
label-card-key-colon = code:ressource produite (et celle qu’une Négociante y joint), personnage, ← coût, pièces
label-price-key = ✓ possible maintenant, avec le nombre de cartes bleues à céder
label-paying =
    { $left ->
        [one] Pour { $target } : encore { $left } carte bleue
       *[other] Pour { $target } : encore { $left } cartes bleues
    }
label-named = déjà choisies : { $cards }
label-placing = à placer : { $cards }
label-by = cible de la Tueuse ({ $player })
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
