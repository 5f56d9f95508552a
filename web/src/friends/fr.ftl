### Friends, what others see of a person, and vacations: French.

## Friends

friends-account = Il faut un compte pour avoir des amis, afin que l’on vous retrouve sur tout appareil. Vous pouvez en créer un ici, sur votre page ; votre nom et vos parties restent.
friends-add = Nom du compte
friends-add-note = L’identifiant de l’autre personne, pas le nom sous lequel elle joue.
friends-send = Envoyer la demande
friends-sent = Demande envoyée.
friends-now = Vous êtes maintenant amis.
friends-link = Votre lien
friends-link-note = Toute personne qui a ce lien peut vous envoyer une demande.
friends-link-copy = Copier le lien
friends-link-new = Créer un lien
friends-link-renew = Remplacer le lien
friends-link-revoke = Supprimer le lien
friends-asking = Demandes
friends-accept = Accepter
friends-accept-of = Accepter la demande : { $name }
friends-decline = Refuser
friends-decline-of = Refuser la demande : { $name }
friends-list = Amis
friends-none = Pas encore d’amis. Envoyez une demande par nom de compte, ou partagez votre lien.
friends-remove = Retirer
friends-remove-of = Retirer de vos amis : { $name }
friends-online = en ligne
friends-offline = hors ligne
friends-away = en vacances jusqu’au { $day }
friends-asked = Demandes envoyées
friends-withdraw = Annuler
friends-withdraw-of = Annuler la demande : { $name }
friends-recent = Adversaires récents
friends-ask = Ajouter
friends-ask-of = Ajouter à vos amis : { $name }
friends-blocked = Personnes bloquées
friends-block = Bloquer
friends-block-of = Bloquer : { $name }
friends-unblock = Débloquer
friends-unblock-of = Débloquer : { $name }
friends-block-title = Bloquer { $name } ?
friends-block-text = Vous ne voyez plus vos messages respectifs. Cette personne ne peut ni vous inviter, ni vous envoyer de demande, ni rejoindre vos tables, et n’en est pas avertie. Les parties en cours continuent.
friends-keep = Annuler

## What others see

share-title = Ce que les autres voient
share-ratings = Vos classements
share-games = Vos parties terminées
share-friends = Vos amis
share-everybody = Tout le monde
share-friends-only = Vos amis
share-nobody = Personne
share-online = Montrer à mes amis que je suis en ligne
share-online-note = Vous ne voyez qui est en ligne que si vous le montrez aussi.

## Vacation

vacation-note = Pendant vos vacances, les pendules des parties à plusieurs jours par coup s’arrêtent. Vos adversaires le voient. Les pendules en direct continuent.
vacation-days = Jours
vacation-begin = Commencer les vacances
vacation-until = Vous êtes en vacances jusqu’au { $day }.
vacation-end = Terminer les vacances
vacation-left =
    { $days ->
        [0] Il ne vous reste aucun jour cette année.
        [one] Il vous reste { $days } jour sur { $year } cette année.
       *[other] Il vous reste { $days } jours sur { $year } cette année.
    }

## A person's page

person-friend = En amitié avec vous
person-blocked = Personne bloquée
person-asked = Demande envoyée
person-asking = Souhaite votre amitié
person-ratings = Classements
person-games = Parties terminées
person-friends = Amis
person-hidden = Pas visible pour vous.
person-nothing = Rien pour l’instant.
person-rating = { $game } : { $rating } ({ $games ->
        [one] { $games } partie
       *[other] { $games } parties
    })
person-missing = Cette personne n’existe pas
person-missing-advice = Le compte a peut-être été supprimé.
person-you = C’est vous. Les autres voient ce que vous choisissez sur votre page.
person-to-me = Votre page
person-replay = Revoir
person-replay-of = Revoir : { $game }, { $day }

## A link

link-title = Ajouter { $name } à vos amis ?
link-own = C’est votre propre lien. Envoyez-le à quelqu’un.
link-missing = Ce lien n’est plus valable
link-missing-advice = Demandez-en un nouveau.
link-account = Il faut un compte pour avoir des amis. Créez-en un sur votre page, puis rouvrez ce lien.

## Invitations

invitations = Invitations
invitation-from = { $name } vous invite
invitation-anonymous = Une place vous est réservée
invitation-open = Ouvrir
invitation-open-of = Ouvrir la table : { $game }
invitation-decline = Refuser
invitation-decline-of = Refuser l’invitation : { $game }
invite-friends = Inviter des amis
invite-friend = Inviter
invite-friend-of = Inviter : { $name }
invite-undo = Annuler
invite-undo-of = Annuler l’invitation : { $name }
invite-invited = invitation envoyée
invite-none = Vos amis apparaissent ici. Ajoutez-en sur votre page.
invite-only = Réserver la table à mes amis
