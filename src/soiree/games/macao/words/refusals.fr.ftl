### Shadows of Macao: why a move is refused, French

amount = { $resource } ×{ $count }
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
        [one] { $count } tuile ouverte
       *[other] { $count } tuiles ouvertes
    }

refusal-MAC-301 = La pile { $pile } est vide. Choisissez une autre pile.
refusal-MAC-304 = Vous n’avez pas de carte bleue « { $card } » à défausser. Choisissez une de vos cartes bleues.
refusal-MAC-311 =
    { $size ->
        [one] La pile { $pile } n’est pas une des plus petites : elle a { $size } carte, les plus petites en ont { $least }. Possible : { $smallest }.
       *[other] La pile { $pile } n’est pas une des plus petites : elle a { $size } cartes, les plus petites en ont { $least }. Possible : { $smallest }.
    }
refusal-MAC-401 = Vous n’avez pas de carte bleue vivante « { $card } » à recruter. Choisissez une de vos cartes bleues, contactez un informateur ou ouvrez un établissement.
refusal-MAC-403 = La carte « { $card } » est celle que vous recrutez : elle ne peut pas payer pour elle-même. Choisissez une autre carte bleue.
refusal-MAC-404 = Il ne vous reste pas de carte bleue « { $card } » pour payer. Choisissez-en une autre.
refusal-MAC-409 = La carte « { $card } » ne couvre rien de ce qui manque encore pour « { $target } ». Choisissez une carte qui produit une ressource manquante.
refusal-MAC-411 =
    { $short ->
        [one] Coût de « { $target } » : { $cost }. Avec toutes vos cartes, il vous manque encore une unité. Contactez d’abord d’autres informateurs.
       *[other] Coût de « { $target } » : { $cost }. Avec toutes vos cartes, il vous manque encore { $short } unités. Contactez d’abord d’autres informateurs.
    }
refusal-MAC-412 = Vous avez commencé à payer avec des Veuves : seules des Veuves peuvent suivre. Annulez si vous préférez payer avec « { $card } ».
refusal-MAC-413 =
    { $widows ->
        [one] Les Veuves paient en dernier : il reste { $left } cartes à céder, et vous n’avez qu’une Veuve pour cela. Choisissez d’abord une autre carte.
       *[other] Les Veuves paient en dernier : il reste { $left } cartes à céder, et vous n’avez que { $widows } Veuves pour cela. Choisissez d’abord une autre carte.
    }
refusal-MAC-510 = Vous n’avez pas de carte bleue vivante « { $card } » à défausser. Choisissez une de vos cartes bleues.
refusal-MAC-550 = Cette tuile n’est pas au centre : { $tile }. Réservez l’une de celles-ci : { $tiles }.
refusal-MAC-601-absent = Cette tuile n’est pas dans cette partie : { $tile }. Choisissez une tuile du centre ou une tuile que vous avez réservée.
refusal-MAC-601-opened = Cette tuile est déjà ouverte : { $tile }. Choisissez une tuile du centre ou une tuile que vous avez réservée.
refusal-MAC-606 = Cette tuile ({ $tile }) est réservée par { $player }, et personne d’autre ne peut l’ouvrir. Choisissez une tuile du centre ou une tuile que vous avez réservée.
refusal-MAC-611 = { $tile } : il faut { $wanted } cartes du même personnage ; vous en avez au plus { $have }.
refusal-MAC-612 = { $tile } : il faut { $wanted } cartes bleues ; vous en avez { $have }.
refusal-MAC-613 = { $tile } : il faut { $wanted } personnages différents ; vous en avez { $have }.
refusal-MAC-614 = { $tile } : il vous manque encore { $lacking }.
