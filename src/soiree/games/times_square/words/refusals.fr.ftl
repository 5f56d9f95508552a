### Times Square: why a move is refused, French

space-own = case { $number } de votre côté
space-other = case { $number } du côté adverse
space-manhole = plaque d’égout

refusal-TS-203 = Vous ne pouvez pas passer. Jouez une carte, attirez quelqu’un vers Hans ou échangez des cartes.
refusal-TS-204-more = Vous avez déjà joué une carte ce tour-ci. Jouez une autre carte de la même couleur ({ $suit }), ou arrêtez.
refusal-TS-204-trade = Vous avez annoncé un échange. Choisissez une carte à défausser, ou arrêtez après en avoir défaussé une.
refusal-TS-302 =
    { $left ->
        [0] { $figure } est déjà sur la dernière case de votre côté.
        [one] { $figure } avancerait de { $steps } cases, mais il n’en reste qu’une de votre côté. Choisissez un déplacement plus court.
       *[other] { $figure } avancerait de { $steps } cases, mais il n’en reste que { $left } de votre côté. Choisissez un déplacement plus court.
    }
refusal-TS-303-sue =
    { $room ->
        [0] Votre garde proche se tient juste devant Brilli-Lilli : elle ne peut pas avancer seule. Deux cartes Brilli-Lilli jouées ensemble font avancer les trois.
        [one] Brilli-Lilli avancerait de { $steps } cases, mais elle doit rester derrière votre garde proche : elle ne peut avancer que d’une case.
       *[other] Brilli-Lilli avancerait de { $steps } cases, mais elle doit rester derrière votre garde proche : elle ne peut avancer que de { $room } cases.
    }
refusal-TS-303-far =
    { $room ->
        [0] Le garde éloigné se tient juste derrière Brilli-Lilli et ne peut pas la dépasser. Choisissez un autre coup.
        [one] Le garde éloigné avancerait de { $steps } cases, mais il doit rester derrière Brilli-Lilli : il ne peut avancer que d’une case.
       *[other] Le garde éloigné avancerait de { $steps } cases, mais il doit rester derrière Brilli-Lilli : il ne peut avancer que de { $room } cases.
    }
refusal-TS-402 = Ce tour se joue en { $suit } ; la carte « { $card } » est d’une autre couleur ({ $other }). Jouez encore une carte de la couleur du tour, ou arrêtez.
refusal-TS-405 = Vous n’avez pas la carte « { $card } » en main.
refusal-TS-405-pair =
    { $have ->
        [0] Il vous faut { $need } cartes « { $card } » ; vous n’en avez aucune.
        [one] Il vous faut { $need } cartes « { $card } » ; vous n’en avez qu’une.
       *[other] Il vous faut { $need } cartes « { $card } » ; vous n’en avez que { $have }.
    }
refusal-TS-424 = Les deux gardes du corps sont déjà à côté de Brilli-Lilli : Resserrer ne changerait rien.
refusal-TS-442 = Lola est déjà sur la plaque d’égout : cette carte ne changerait rien.
refusal-TS-501 = Une carte rouge ne peut déplacer quelqu’un d’autre que si Lola se trouve entre Brilli-Lilli et votre boîte de nuit. Brilli-Lilli : { $sue } ; Lola : { $deb }.
refusal-TS-502 = Ce tour-ci, les cartes rouges déplacent { $role } : celle-ci ne peut donc pas déplacer { $other }. Jouez-la pour { $role }, ou arrêtez.
refusal-TS-505 =
    { $room ->
        [one] Brilli-Lilli avancerait de { $steps } cases et dépasserait Lola, qui n’est qu’à { $room } case devant elle. Choisissez une carte plus petite.
       *[other] Brilli-Lilli avancerait de { $steps } cases et dépasserait Lola, qui n’est qu’à { $room } cases devant elle. Choisissez une carte plus petite.
    }
refusal-TS-510 = À cette table, une carte rouge déplace un personnage de son propre nombre ; elle ne remplace pas une carte d’une autre couleur.
refusal-TS-520 = À cette table, une carte rouge remplace une carte d’une autre couleur ; elle ne déplace pas un personnage de son propre nombre.
refusal-TS-603-sue = Brilli-Lilli doit rester entre ses gardes du corps ({ $low } et { $high }). Hans n’est pas entre eux ({ $hal }) : elle ne peut pas sauter sur sa case.
refusal-TS-603-near = Le garde proche doit rester plus près de votre boîte de nuit que Brilli-Lilli ({ $sue }). Il ne peut donc pas sauter sur la case de Hans ({ $hal }).
refusal-TS-603-far = Le garde éloigné doit rester plus loin de votre boîte de nuit que Brilli-Lilli ({ $sue }). Il ne peut donc pas sauter sur la case de Hans ({ $hal }).
refusal-TS-604 = { $figure } et Hans sont déjà sur la même case ({ $hal }). Attirez quelqu’un d’autre, ou choisissez une autre action.
refusal-TS-701 = Annoncez d’abord l’échange ; choisissez ensuite les cartes à défausser.
refusal-TS-702 = Défaussez au moins une carte avant d’arrêter.
refusal-TS-703 = Vous venez de défausser la carte « { $last } », et la carte « { $card } » vient avant dans l’ordre d’un échange. Défaussez une carte de la même sorte ou d’une sorte qui suit, ou arrêtez.
