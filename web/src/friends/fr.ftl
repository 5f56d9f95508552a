### Friends, what others see of a person, and vacations: French.

## Friends

friends-account = Il faut un compte pour ajouter des amis. Vous pouvez en créer un sur votre page ; vous gardez votre nom et vos parties.
friends-add = Identifiant
friends-add-note = L’identifiant de l’autre personne, pas le nom affiché.
friends-send = Envoyer la demande
friends-sent = Demande envoyée.
friends-now = Cette personne fait maintenant partie de vos amis.
friends-link = Votre lien
friends-link-note = Toute personne qui a ce lien peut vous envoyer une demande d’ami.
friends-link-copy = Copier le lien
friends-link-new = Créer un lien
friends-link-renew = Remplacer le lien
friends-link-revoke = Supprimer le lien
friends-asking = Demandes d’ami
friends-accept = Accepter
friends-accept-of = Accepter la demande : { $name }
friends-decline = Refuser
friends-decline-of = Refuser la demande : { $name }
friends-list = Amis
friends-yours = Vos amis
friends-none = Pas encore d’amis. Envoyez une demande avec l’identifiant d’un ami, ou partagez votre lien.
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
friends-block-text = Ni vous ni cette personne ne verrez plus les messages de l’autre. Cette personne ne peut ni vous inviter, ni vous envoyer de demande, ni rejoindre vos tables, et n’en est pas avertie. Les parties en cours continuent.
friends-keep = Annuler

## What others see

share-title = Ce que les autres voient
share-ratings = Vos cotes
share-games = Vos parties terminées
share-friends = Vos amis
share-everybody = Tout le monde
share-friends-only = Amis
share-nobody = Personne
share-online = Montrer à mes amis que je suis en ligne
share-online-note = Vous ne voyez qui est en ligne que si vous le montrez aussi à vos amis.

## Vacation

vacation-note = Pendant vos vacances, votre pendule s’arrête dans les parties à plusieurs jours par coup, et vos adversaires voient jusqu’à quand. Les pendules en direct continuent de tourner.
vacation-days = Nombre de jours
vacation-begin = Partir en vacances
vacation-until = Vous êtes en vacances jusqu’au { $day }.
vacation-end = Mettre fin aux vacances
vacation-left =
    { $days ->
        [0] Il ne vous reste aucun jour cette année.
        [one] Il vous reste { $days } jour sur { $year } cette année.
       *[other] Il vous reste { $days } jours sur { $year } cette année.
    }

## A person's page

person-friend = Fait partie de vos amis
person-blocked = Vous avez bloqué cette personne
person-asked = Demande d’ami envoyée
person-asking = Vous a envoyé une demande d’ami
person-ratings = Cotes
person-games = Parties terminées
person-friends = Amis
person-hidden = Non partagé avec vous.
person-nothing = Rien pour l’instant.
person-rating = { $game } : { $rating } ({ $games ->
        [one] { $games } partie
       *[other] { $games } parties
    })
person-missing = Profil introuvable
person-missing-advice = Le compte a peut-être été supprimé.
person-you = C’est votre profil. Sur votre page, vous choisissez ce que voient les autres.
person-to-me = Votre page
person-replay = Revoir
person-replay-of = Revoir : { $game }, { $day }

## A link

link-title = Ajouter { $name } à vos amis ?
link-own = C’est votre propre lien. Envoyez-le à un ami.
link-missing = Ce lien n’est plus valable
link-missing-advice = Demandez-en un nouveau.
link-account = Il faut un compte pour ajouter des amis. Créez-en un sur votre page, puis rouvrez ce lien.

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
invite-none = Pas encore d’amis. Ajoutez-en sur votre page.
invite-only = Réserver la table à mes amis
