### Administration : français.

admin-title = Administration
admin-only = Cette page est réservée à l’administration.
admin-reports = Signalements
admin-reports-none = Aucun signalement à traiter.
admin-report-about = { $person }, signalement envoyé par { $reporter }
admin-at = { $moment }
admin-table = Table
admin-dealt-with = Marquer comme traité
admin-dealt-with-of = Marquer comme traité : signalement, { $person }
admin-reopen = Rouvrir
admin-reopen-of = Rouvrir : signalement, { $person }
admin-history-of = Historique : { $person }
admin-history = Historique
admin-hide = Supprimer le message
admin-hide-of = Supprimer le message { $number }
admin-show = Rétablir le message
admin-show-of = Rétablir le message { $number }
admin-close-table = Fermer la table
admin-close-table-sure = La partie s’arrête aussitôt pour toute la table. Elle ne pourra pas reprendre.
admin-why = Motif (pour le journal)
admin-cancel = Annuler
admin-tables = Tables et analyses partagées
admin-table-act = Action
admin-table-act-open-chat = Rouvrir la discussion
admin-table-act-open-seats = Ouvrir les places à tout le monde
admin-table-act-unmute-onlookers = Laisser écrire le public
admin-table-act-close-table = Fermer la table
admin-table-act-delete-analysis = Supprimer l’analyse partagée
admin-link = Lien ou ID
admin-table-link = Lien ou ID de la table
admin-person-act = À une table
admin-person-act-readmit = Laisser revenir
admin-person-act-unmute = Laisser écrire
admin-person-act-uninvite = Retirer l’invitation
admin-person-do = { $act ->
    [readmit] Laisser revenir : { $person }
    [unmute] Laisser écrire : { $person }
   *[uninvite] Retirer l’invitation : { $person }
}
admin-people = Personnes
admin-find = Nom, identifiant ou ID
admin-search = Rechercher
admin-nobody = Aucun résultat.
admin-kind = Sanction
admin-kind-warn = Avertir
admin-kind-mute = Interdire d’écrire
admin-kind-ban = Bannir
admin-for = Durée
admin-for-60 = 1 heure
admin-for-1440 = 1 jour
admin-for-10080 = 1 semaine
admin-for-43200 = 30 jours
admin-for-0 = Jusqu’à nouvel ordre
admin-reason = Motif (visible par la personne)
admin-do = { $kind ->
    [warn] Avertir { $person }
    [mute] Interdire d’écrire : { $person }
   *[ban] Bannir { $person }
}
admin-rename = Nouveau nom
admin-rename-do = Renommer
admin-network = Adresse IP ou plage d’adresses
admin-network-do = Bannir l’adresse
admin-sanctions = Sanctions en vigueur
admin-sanctions-none = Aucune sanction.
admin-sanction = { $kind ->
    [warn] Avertissement
    [mute] Interdiction d’écrire
   *[ban] Bannissement
} : { $whom }
admin-until = jusqu’au { $moment }
admin-for-good = jusqu’à nouvel ordre
admin-ended = plus en vigueur
admin-unread = pas encore lu
admin-lift = Lever
admin-lift-of = Lever { $kind ->
    [warn] l’avertissement
    [mute] l’interdiction d’écrire
   *[ban] le bannissement
} : { $whom }
admin-audit = Journal de l’administration
admin-audit-about = Tout ce qu’a fait l’administration, du plus récent au plus ancien. Les entrées ne peuvent pas être modifiées.
admin-audit-none = Rien pour l’instant.
admin-earlier-reports = Signalements précédents
admin-earlier-sanctions = Sanctions précédentes
admin-earlier-acts = Entrées précédentes
admin-shell = ligne de commande
admin-act-grant = droits d’administration accordés
admin-act-revoke = droits d’administration retirés
admin-act-warn = avertissement
admin-act-mute = interdiction d’écrire
admin-act-ban = bannissement
admin-act-unwarn = avertissement levé
admin-act-unmute = interdiction d’écrire levée
admin-act-unban = bannissement levé
admin-act-rename = nom changé
admin-act-close-report = signalement traité
admin-act-open-report = signalement rouvert
admin-act-close-table = table fermée
admin-act-open-chat = discussion rouverte
admin-act-open-seats = places ouvertes à tout le monde
admin-act-close-chat = discussion fermée
admin-act-readmit = retour à une table autorisé
admin-act-unmute-at-table = droit d’écrire rendu à une table
admin-act-unmute-onlookers = droit d’écrire rendu au public
admin-act-uninvite = invitation retirée
admin-act-delete-analysis = analyse partagée supprimée
admin-act-hide-message = message supprimé
admin-act-show-message = message rétabli
admin-done = C’est fait.
admin-gone = (profil supprimé)
admin-back = Tous les signalements
