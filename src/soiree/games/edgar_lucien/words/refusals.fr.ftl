### Edgar & Lucien: why a move is refused, French

exit = { $district }
idle-cards =
    { $count ->
        [0] Vous n’avez pas de carte à jouer.
       *[other] Aucune de vos cartes ne peut être jouée maintenant.
    }

## Districts, money, certificates: the same for several clauses

refusal-money = { $district } : il faut { $need } Cogs ; vous en avez { $have }.
refusal-buy-own = { $district } : ce quartier est déjà à vous. Seul un quartier neutre s’achète à la ville.
refusal-buy-owned = { $district } : ce quartier appartient à { $player }. Seul un quartier neutre s’achète à la ville.
refusal-buyout-neutral = { $district } : ce quartier est neutre, il n’a pas de propriétaire. Il s’achète à la ville.
refusal-buyout-own = { $district } : ce quartier est déjà à vous.
refusal-buyout-protected = { $district } : ce quartier appartient à { $player }, qui détient la Protection du Patrimoine. Il ne peut pas être racheté.
refusal-certificate-own = Vous détenez déjà le certificat « { $condition } ». Choisissez-en un autre.
refusal-certificate-held = Le certificat « { $condition } » est détenu par { $player }. Choisissez-en un que personne ne détient.
refusal-unmet-dandy = { $condition } : il faut { $need } Cogs ; vous en avez { $have }.
refusal-unmet-collector = { $condition } : il faut { $need } quartiers ; vous en avez { $have }.
refusal-unmet-bureaucrat = { $condition } : il faut { $need } Administrations ; vous en avez { $have }.
refusal-unmet-zealot = { $condition } : il faut le jeton Gouverneur, que vous n’avez pas, et { $need } points de popularité ; vous en avez { $have }.
refusal-unmet-zealot-governor = { $condition } : il faut le jeton Gouverneur, que vous n’avez pas. Votre popularité ({ $have } points) suffit.
refusal-unmet-zealot-popularity = { $condition } : il faut { $need } points de popularité ; vous en avez { $have }.

## Clause by clause

refusal-EL-102 = Il n’y a pas de quartier { $district } sur cette face du plateau.
refusal-EL-106-owned = { $district } : ce quartier appartient à { $player }. Commencez dans un quartier neutre.
refusal-EL-211 = La roue n’a pas cette position sur ce plan ({ $way }). Choisissez-en une autre.
refusal-EL-303 = { $pawn } ne peut pas aller à « { $district } » par cette voie ({ $way }). Possible : { $exits }.
refusal-EL-304 = { $pawn } ne peut pas ressortir ici : { $district }. Ce n’est pas une autre bouche de sa ligne ({ $way }). Possible : { $exits }.
refusal-EL-402 = { $pawn } a déjà agi ce tour-ci : une seule action par tour.
refusal-EL-404-edgar = { $action } : possible seulement dans cette Administration : { $place }. Votre Edgar est ailleurs ({ $district }).
refusal-EL-404-lucien = { $action } : possible seulement dans cette Administration : { $place }. Votre Lucien est ailleurs ({ $district }).
refusal-EL-405-1 = { $pawn } ne peut rien faire maintenant. { $first }
refusal-EL-405-2 = { $pawn } ne peut rien faire maintenant. { $first } { $second }
refusal-EL-405-3 = { $pawn } ne peut rien faire maintenant. { $first } { $second } { $third }
refusal-EL-411-rob = Personne à détrousser ici ({ $district }) : aucun Lucien adverse n’y est.
refusal-EL-411-victim = Le Lucien de ce joueur ({ $player }) n’est pas dans le quartier de votre Edgar ({ $district }). Choisissez quelqu’un qui s’y trouve.
refusal-EL-411-nobody = Choisissez un autre joueur de cette table.
refusal-EL-412 = Un Lucien accompagné de son propre Edgar ne peut pas être détroussé. Avec un garde du corps ici ({ $district }) : { $players }.
refusal-EL-501 = Vous avez déjà fait cette action pendant cette période : { $action }. Elle sera de nouveau possible à la période suivante.
refusal-EL-502 = { $action } : il faut { $need } points de popularité ; vous en avez { $have }.
refusal-EL-512 = Il n’y a pas de carte à piocher : la pioche et la défausse sont vides.
refusal-EL-521-nobody = L’Intimidation ne ferait rien : aucun autre joueur ne possède de quartier.
refusal-EL-521-one = Un seul autre joueur possède un quartier : { $players }. Choisissez seulement ce joueur.
refusal-EL-521-two = Choisissez { $need } des autres joueurs qui possèdent un quartier : { $players }.
refusal-EL-522-neutral = { $district } : ce quartier est neutre. Cédez un de vos propres quartiers.
refusal-EL-522-owned = { $district } : ce quartier appartient à { $player }. Cédez un de vos propres quartiers.
refusal-EL-523-district = { $district } : ce quartier n’appartient pas à { $player }. Choisissez un des siens.
refusal-EL-541-own = { $district } : ce quartier est déjà à vous. Choisissez un quartier neutre.
refusal-EL-541-owned = { $district } : ce quartier appartient à { $player }. Tant qu’il reste un quartier neutre, choisissez-en un neutre.
refusal-EL-542-own = { $district } : ce quartier est déjà à vous. Choisissez un quartier d’un autre joueur.
refusal-EL-542-protected = { $district } : ce quartier est sous Protection du Patrimoine. Choisissez un quartier d’un joueur qui ne l’a pas.
refusal-EL-543 = Il n’y a rien à réquisitionner : aucun quartier n’est neutre, et ceux des autres joueurs sont protégés.
refusal-EL-551 = Votre popularité est déjà au maximum, { $most } points.
refusal-EL-561 = Vous détenez déjà la Protection du Patrimoine.
refusal-EL-572 = Vous avez déjà obtenu un certificat pendant cette période. Le prochain sera possible à la période suivante.
refusal-EL-573 = Il n’y a pas de certificat à prendre : vous ne remplissez aucune condition, à part celles dont vous détenez déjà le certificat.
refusal-EL-581-acted = L’Appui politique demande vos deux compères, et { $pawn } a déjà agi ce tour-ci.
refusal-EL-581-away = { $action } : cette action ne peut pas être doublée. Votre Edgar n’est pas dans cette Administration ({ $place }), et vous n’avez pas d’Action à distance.
refusal-EL-581-none = Il n’y a rien à doubler : votre Edgar est ailleurs que dans une Administration ({ $district }), et vous n’avez pas d’Action à distance.
refusal-EL-581-here = Il n’y a rien à doubler. { $reason } Et vous n’avez pas d’Action à distance pour une autre Administration.
refusal-EL-581-remote = Il n’y a rien à doubler. { $first } { $second } { $third } { $fourth }
refusal-EL-602 = Vous n’avez pas cette carte : { $card }.
refusal-EL-611-there = Lucien est déjà dans ce quartier : { $district }. Choisissez-en un autre.
refusal-EL-611-absent = Il n’y a pas de quartier { $district } sur cette face du plateau.
refusal-EL-613-cogs = Il faut { $need } Cogs ; vous en avez { $have }. Perdez plutôt de la popularité.
refusal-EL-613-pop = Pour perdre de la popularité, il faut { $need } points ; vous en avez { $have }. Payez plutôt en Cogs.
refusal-EL-614 = Vous ne remplissez aucune condition dont le certificat soit encore libre.
refusal-EL-615 = Edgar doit être dans un de vos quartiers Acier ; il est ailleurs ({ $district }).
refusal-EL-616 = Edgar doit être dans un de vos quartiers Ivoire ; il est ailleurs ({ $district }).
refusal-EL-617-card = Aucun autre joueur avec un pion là où est Edgar ({ $district }) n’a de carte.
refusal-EL-617-away = { $player } n’a pas de pion là où est Edgar ({ $district }). Choisissez quelqu’un qui s’y trouve.
refusal-EL-617-empty = { $player } n’a pas de carte. Choisissez quelqu’un qui en a une.
refusal-EL-618 = Aucune action d’administration d’Edgar n’est possible maintenant. { $first } { $second } { $third } { $fourth }
refusal-EL-619-governor = Pour un Coup d’État, il faut qu’un autre joueur soit Gouverneur.
refusal-EL-619-away = Edgar doit être au City Hall ; il est ailleurs ({ $district }).
refusal-EL-620 = Vous ne pouvez rien échanger : vous avez { $have } Cogs et { $popularity } points de popularité.
refusal-EL-620-pay-money = { $cogs } Cogs contre { $points } points de popularité, c’est trop : vous avez { $have } Cogs, et la popularité (maintenant { $popularity }) ne peut pas dépasser { $most }.
refusal-EL-620-pay-popularity = Il faut { $points } points de popularité pour { $cogs } Cogs ; vous en avez { $popularity }.
refusal-EL-622 = Vous détenez déjà la Protection du Patrimoine.
refusal-EL-623 = L’Escroquerie demande { $need } autres cartes à défausser ; vous en avez { $have }.
refusal-EL-623-certificates = L’Escroquerie demande un certificat libre, et tous sont pris.
refusal-EL-712-low = { $cogs } Cogs ne suffisent pas. Mise en cours : { $high } Cogs. Misez plus, ou couchez-vous.
refusal-EL-712-money = Vous ne pouvez pas miser { $cogs } Cogs ; vous en avez { $have }. Misez moins, ou couchez-vous.
refusal-EL-714 = Plus personne d’autre ne mise : misez { $cogs } Cogs, ou couchez-vous.
