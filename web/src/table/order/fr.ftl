### Les personnes à une table : signaler, retirer, fermer la discussion. Français.

order-title = Personnes à cette table
order-nobody = Personne d’autre n’a pris place ni écrit ici.
order-role = { $role ->
    [player] joue
   *[onlooker] regarde
}
order-report = Signaler…
order-report-of = Signaler { $name }
order-remove = Exclure
order-remove-of = Exclure { $name }
order-remove-sure = Exclure { $name } de cette table ? Cette personne ne pourra pas y revenir.
order-remove-yes = Exclure de la table
order-cancel = Annuler
order-close-chat = Fermer la discussion
order-open-chat = Rouvrir la discussion
order-chat-is-closed = La discussion est fermée : personne ne peut écrire ici.
order-chat-is-open = Tout le monde à la table peut écrire.
order-chat = Discussion
order-why = Que s’est-il passé ?
order-messages = Messages à joindre
order-messages-none = { $name } n’a rien écrit ici. Le signalement ne contient aucun message.
order-send = Envoyer le signalement
order-about-report = L’administration de ce serveur lit votre signalement, avec votre nom et les messages sélectionnés. { $name } ne saura pas qui l’a envoyé.
order-conduct = Règles de conduite
order-sent = Signalement envoyé à l’administration. Merci.
