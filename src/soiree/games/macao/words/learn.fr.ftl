### Les Ombres de Macao : la page Apprendre, français. Ce qui précède | est en gras. Aucun chiffre : les nombres sont des variables (learn.toml).

learn-goal-title = Comment gagner
learn-goal-text = Vous dirigez un clan. Celui qui a le plus de pièces à la fin gagne.
learn-goal-members = Des membres | Les personnages côté rouge rapportent des pièces, et paient pour vous à chaque tour.
learn-goal-places = Des établissements | Les clubs, casinos et fumeries que vous ouvrez rapportent encore plus de pièces.
learn-goal-end = La fin | La partie se termine quand quelqu’un a { $reds } membres, ou quand il ne reste aucun établissement au centre.

learn-box-title = Ce qu’il y a dans la boîte
learn-box-text = { $cards } personnages, { $widows } Veuves et { $tiles } établissements. Avec la Veuve, il y a { $kinds } types de personnages. Il n’y a pas de plateau.
learn-box-kinds = Les personnages : combien il y en a, ce qu’ils rapportent, leurs effets côté rouge
learn-box-resources = Les { $resources } ressources. Chaque personnage en produit une
learn-box-conditions = Les établissements à condition : on ne paie rien pour les ouvrir
learn-box-costs = Les établissements qui coûtent des ressources
learn-coins = { $count } pièces
learn-kind-politician = { $politicians } cartes, { $politicianc } pièces | Aucun effet. Le membre qui rapporte le plus.
learn-kind-assassin = { $assassins } cartes, { $assassinc } pièces | Une fois : chaque adversaire défausse { $hit } { $hit ->
        [one] carte bleue
       *[other] cartes bleues
    } de son choix. Sans carte bleue vivante, on ne perd rien.
learn-kind-croupier = { $croupiers } cartes, { $croupierc } pièces | Toujours : si une ressource figure plusieurs fois dans le coût d’une carte, vous en payez { $discount } de moins. Plusieurs Croupiers se cumulent, mais il reste au moins une unité de chaque ressource à payer.
learn-kind-sailor = { $sailors } cartes, { $sailorc } pièces | Toujours : produit { $sailor } fois sa ressource.
learn-kind-dancer = { $dancers } cartes, { $dancerc } pièces | Une fois : contactez aussitôt un informateur.
learn-kind-officer = { $officers } cartes, { $officerc } pièces | Une fois : réservez un établissement du centre. Personne d’autre ne pourra l’ouvrir.
learn-kind-keeper = { $keepers } cartes, { $keeperc } pièces | Toujours : de la place pour { $room } { $room ->
        [one] carte bleue
       *[other] cartes bleues
    } de plus. Plusieurs Tenanciers se cumulent.
learn-kind-merchant = { $merchants } cartes, { $merchantc } { $merchantc ->
        [one] pièce
       *[other] pièces
    } | Toujours : vous pouvez payer une ressource de sa paire avec l’autre, autant de fois que vous voulez.
learn-kind-widow = { $widows } cartes, { $widowc } pièces | Toujours : produit un diamant, qui remplace n’importe quelle ressource.
learn-condition-same_kind = Vous avez au moins { $condition-at_least } cartes du même personnage.
learn-condition-blue = Vous avez au moins { $condition-at_least } cartes bleues.
learn-condition-kinds = Vous avez au moins { $condition-at_least } types de personnages différents.
learn-condition-one_each = Vous avez au moins { $condition-blue ->
        [one] { $condition-blue } carte bleue
       *[other] { $condition-blue } cartes bleues
    }, { $condition-red ->
        [one] { $condition-red } carte rouge
       *[other] { $condition-red } cartes rouges
    }, { $condition-green ->
        [one] { $condition-green } établissement réservé
       *[other] { $condition-green } établissements réservés
    } et { $condition-yellow ->
        [one] { $condition-yellow } établissement ouvert
       *[other] { $condition-yellow } établissements ouverts
    }. S’il est réservé par vous, il compte lui-même comme réservé.

learn-setup-title = Le départ
learn-setup-text = Voici le milieu de la table au début d’une partie.
learn-setup-widow = Votre première carte | Chacun commence avec { $own } { kind-widow }, côté bleu.
learn-setup-piles = Les piles | Tous les autres personnages sont mélangés en { $piles } piles, côté bleu. On voit la carte au sommet de chacune. D’autres Veuves s’y trouvent aussi : { $decktwo } à { $few } joueurs, { $deckthree } à { $some }, { $deckfour } à { $many }.
learn-setup-tiles = Le centre | { $tilestwo } établissements tirés au sort à { $few } joueurs, { $tilesthree } à { $some }, { $tilesfour } à { $many }. Les autres restent dans la boîte.
learn-setup-first = Qui commence | Le premier joueur est tiré au sort. On joue ensuite dans le sens horaire.

learn-turn-title = Votre tour
learn-turn-text = Vous effectuez une action, et une seule. On ne peut pas passer ; votre tour n’est sauté que si aucune action ne vous est possible.
learn-turn-contact = Contacter un informateur | Prenez la carte au sommet d’une pile.
learn-turn-recruit = Recruter un membre | Payez pour une de vos cartes bleues et retournez-la côté rouge.
learn-turn-open = Ouvrir un établissement | Remplissez sa condition ou payez son coût.

learn-card-title = Bleu et rouge
learn-card-text = Chaque carte Personnage a un côté bleu et un côté rouge. Toutes les cartes devant les joueurs sont visibles de tous.
learn-card-blue = Bleu : un informateur | Il paie une fois avec la ressource qu’il produit, puis s’en va. Il ne rapporte aucune pièce et n’a pas encore d’effet.
learn-card-red = Rouge : un membre | Il paie à chaque tour, reste jusqu’à la fin, rapporte des pièces et a son effet.
learn-card-top = La ressource produite | Elle est la même côté bleu et côté rouge.
learn-card-foot = Son coût | Les ressources que vos autres cartes doivent produire pour le recruter.

learn-contact-title = Contacter un informateur
learn-contact-text = Prenez la carte visible d’une pile et placez-la devant vous, côté bleu. La pile montre sa carte suivante.
learn-contact-limit = La limite | Vous pouvez avoir { $limit } cartes bleues. Si vous en avez plus après un contact, défaussez-en une, qui peut être celle que vous venez de prendre. Chaque { kind-keeper } rouge donne de la place pour { $room } de plus.
learn-contact-discard = Où va la défausse | Sous la plus petite pile, dans l’ordre de votre choix ; si plusieurs sont à égalité, vous choisissez. Une pile vide est la plus petite. Ces cartes reviendront plus tard, car les piles ne sont plus jamais mélangées.

learn-recruit-title = Recruter un membre
learn-recruit-text = Choisissez une de vos cartes bleues. Vos autres cartes doivent produire tout ce qu’elle coûte.
learn-recruit-pay = Les cartes bleues | Chacune produit { $once } fois sa ressource, puis elle est défaussée.
learn-recruit-red = Les cartes rouges | Elles paient d’abord et restent à vous. Elles produiront de nouveau au paiement suivant ; ce qui est de trop est perdu.
learn-recruit-exact = Jamais trop | Vous ne cédez que les cartes bleues nécessaires. La carte recrutée ne paie pas pour elle-même.

learn-widow-title = La Veuve
learn-widow-text = Son diamant remplace n’importe quelle ressource, mais il a un prix.
learn-widow-dies = Elle paie une fois | Une Veuve bleue qui paie décède. Elle n’est pas défaussée : elle reste et occupe jusqu’à la fin l’une de vos { $limit } places bleues. On ne peut plus ni la recruter ni la défausser, même pour une { kind-assassin }.
learn-widow-red = Comme membre | Vous pouvez recruter une Veuve vivante comme tout personnage. Elle produit alors un diamant à chaque paiement, mais vaut { $widowc } pièces.

learn-effects-title = Les effets
learn-effects-text = Un personnage n’a son effet que côté rouge. Certains effets ont lieu une fois, aussitôt que la carte est retournée, et sont obligatoires s’ils sont possibles ; d’autres durent jusqu’à la fin. La liste plus haut dit lesquels.

learn-open-title = Ouvrir un établissement
learn-open-text = Prenez une tuile du centre. Elle est à vous pour de bon, et ses pièces comptent à la fin.
learn-open-condition = Une condition | Elle doit être remplie à votre tour. Vous gardez toutes vos cartes. Une Veuve décédée compte comme une carte bleue.
learn-open-cost = Un coût | Il se paie comme un recrutement : d’abord avec les cartes rouges, puis avec des cartes bleues, qui sont défaussées. Les Croupiers n’y aident pas.
learn-open-reserved = Réservé | Avec un { kind-officer }, vous prenez une tuile du centre sans l’ouvrir. L’ouvrir demande encore l’action d’un tour suivant, et sa condition ou son coût ; tant qu’elle n’est que réservée, elle ne vaut rien.

learn-end-title = La fin de la partie
learn-end-text = Le premier de ces événements fait de la manche en cours la dernière ; ensuite, on compte.
learn-end-members = { $reds } membres | Quelqu’un a { $reds } cartes rouges.
learn-end-tiles = Un centre vide | Il n’y reste aucun établissement. Ceux qui sont réservés n’y sont plus.
learn-end-round = La dernière manche | Tout y est encore permis. On la joue jusqu’au bout, pour que chacun ait eu le même nombre de tours. Après la manche { $cap }, la partie se termine de toute façon : c’est une règle maison, le livret n’a pas de limite.
learn-end-count = Compter les pièces | Ajoutez celles de vos cartes rouges et de vos établissements ouverts. Les cartes bleues et les tuiles réservées ne comptent pas.
learn-end-tie = En cas d’égalité | Le plus grand nombre d’établissements ouverts l’emporte, puis le plus grand nombre de cartes rouges. Si tout est égal, la place est partagée.

example-recruit-title = Le rouge paie, le bleu paie
example-recruit-before = Vous voulez le { kind-keeper }. Il coûte des armes, des billets et de l’opium. Votre { kind-officer } rouge produit des armes.
example-recruit-after = Le { kind-officer } a payé les armes et reste à vous. Les informateurs aux billets et à l’opium sont partis. Le { kind-keeper } est rouge : vos membres valent { $coins } pièces.
example-widow-title = La ressource qui manque
example-widow-before = Vous voulez le { kind-keeper }, qui coûte de l’alcool, de l’opium et des jetons. Aucune de vos cartes ne produit d’opium.
example-widow-after = Votre Veuve a payé l’opium. Elle est décédée et garde sa place parmi vos cartes bleues. Les autres informateurs sont partis sous une pile.
example-assassin-title = Un effet immédiat
example-assassin-before = Votre adversaire a tout ce qu’il faut pour recruter. Vous pouvez recruter une { kind-assassin } : vos cartes rouges paient tout.
example-assassin-after = Vous n’avez cédé aucune carte bleue. La { kind-assassin } est devenue rouge, et votre adversaire a dû défausser une carte bleue.
example-club-title = Des gens de toutes sortes
example-club-before = Le { tile-chi } demande des types de personnages différents. Les cartes bleues et rouges comptent ensemble.
example-club-after = Vous l’avez ouvert sans rien payer. Toutes vos cartes sont encore là.

tip-end = Surveillez la fin | À { $few } joueurs, { $members } % des parties entre bots se sont terminées par les membres et { $opened } % par le dernier établissement du centre. Si vous menez, hâtez la fin.
tip-kinds = Réunissez des types différents | Les bots ont ouvert le { tile-chi } dans { $china } % des parties, le { tile-tem } dans { $temple } %. Des personnages différents sont faciles à réunir ; des personnages identiques, non.
tip-widow = Laissez la Veuve bleue | Les bots ne l’ont recrutée que dans { $widow } % des parties. Elle est surtout utile au début, pour la ressource qui manque.
