### Shadows of Macao: why a move is refused, French

amount = { $count } { $resource }
lacking-blue =
    { $count ->
        [one] { $count } carte bleue
       *[other] { $count } cartes bleues
    }
lacking-red =
    { $count ->
        [one] { $count } carte rouge
       *[other] { $count } cartes rouges
    }
lacking-green =
    { $count ->
        [one] { $count } tuile réservée
       *[other] { $count } tuiles réservées
    }
lacking-yellow =
    { $count ->
        [one] { $count } établissement ouvert
       *[other] { $count } établissements ouverts
    }

refusal-MAC-301 = La pile { $pile } est vide. Choisissez une autre pile.
refusal-MAC-304 = Vous n’avez pas de carte bleue « { $card } » à défausser. Choisissez une des vôtres.
refusal-MAC-311 = La pile { $pile } compte { $size } cartes, mais la plus petite en compte { $least }. Placez vos cartes sous l’une de celles-ci : { $smallest }.
refusal-MAC-401 = Vous n’avez pas de carte bleue vivante « { $card } » à recruter. Choisissez une des vôtres, ou bien contactez ou ouvrez.
refusal-MAC-403 = La carte « { $card } » est celle que vous recrutez : elle ne peut pas payer pour elle-même. Choisissez une autre carte bleue.
refusal-MAC-404 = Il ne vous reste pas de carte bleue « { $card } » pour payer. Choisissez-en une autre.
refusal-MAC-409 = La carte « { $card } » ne sert pas à payer « { $target } ». Choisissez une carte qui couvre ce qui manque encore.
refusal-MAC-411 =
    { $short ->
        [one] Coût de « { $target } » : { $cost }. Avec toutes vos cartes, il vous manque encore { $short } unité.
       *[other] Coût de « { $target } » : { $cost }. Avec toutes vos cartes, il vous manque encore { $short } unités.
    }
refusal-MAC-412 = Vous avez commencé à payer avec des Veuves : seules des Veuves peuvent suivre. Annulez si vous voulez payer avec « { $card } ».
refusal-MAC-413 =
    { $widows ->
        [one] Les Veuves paient en dernier : il reste { $left } cartes à céder, et vous n’avez que { $widows } Veuve pour cela. Désignez d’abord une autre carte.
       *[other] Les Veuves paient en dernier : il reste { $left } cartes à céder, et vous n’avez que { $widows } Veuves pour cela. Désignez d’abord une autre carte.
    }
refusal-MAC-510 = Vous n’avez pas de carte bleue vivante « { $card } » à céder. Choisissez une des vôtres.
refusal-MAC-550 = Cette tuile n’est pas au centre : { $tile }. Réservez l’une de celles-ci : { $tiles }.
refusal-MAC-601-absent = Cette tuile n’est pas dans cette partie : { $tile }. Choisissez une tuile du centre ou une tuile que vous avez réservée.
refusal-MAC-601-opened = Cette tuile est déjà ouverte : { $tile }. Choisissez une tuile du centre ou une tuile que vous avez réservée.
refusal-MAC-606 = Cette tuile ({ $tile }) est réservée par { $player }. Choisissez une tuile du centre ou une tuile que vous avez réservée.
refusal-MAC-611 = { $tile } : il faut { $wanted } cartes d’un même personnage ; vous en avez au plus { $have }.
refusal-MAC-612 = { $tile } : il faut { $wanted } cartes bleues ; vous en avez { $have }.
refusal-MAC-613 = { $tile } : il faut { $wanted } personnages différents ; vous en avez { $have }.
refusal-MAC-614 = { $tile } : il vous faut encore { $lacking }.
