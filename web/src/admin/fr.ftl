### Administration : français.

admin-title = Administration
admin-only = Cette page est réservée à l’administration.
admin-reports = Signalements
admin-reports-none = Aucun signalement à traiter.
admin-report-about = { $person }, selon { $reporter }
admin-at = { $moment }
admin-table = Table
admin-dealt-with = Traité
admin-dealt-with-of = Traité : signalement, { $person }
admin-history-of = Historique : { $person }
admin-history = Historique
admin-hide = Supprimer le message
admin-hide-of = Supprimer le message { $number }
admin-show = Montrer de nouveau le message
admin-show-of = Montrer de nouveau le message { $number }
admin-close-table = Fermer la table
admin-people = Personnes
admin-find = Nom, identifiant de connexion ou interne
admin-search = Chercher
admin-nobody = Personne ne correspond.
admin-kind = Mesure
admin-kind-warn = Avertir
admin-kind-mute = Priver de parole
admin-kind-ban = Exclure
admin-for = Durée
admin-for-60 = 1 heure
admin-for-1440 = 1 jour
admin-for-10080 = 1 semaine
admin-for-43200 = 30 jours
admin-for-0 = Jusqu’à nouvel ordre
admin-reason = Raison (la personne la lit)
admin-do = { $kind ->
    [warn] Avertir { $person }
    [mute] Priver de parole { $person }
   *[ban] Exclure { $person }
}
admin-rename = Nouveau nom
admin-rename-do = Renommer
admin-network = Adresse ou plage d’adresses
admin-network-do = Exclure l’adresse
admin-sanctions = En vigueur
admin-sanctions-none = Ni avertissement, ni privation de parole, ni exclusion.
admin-sanction = { $kind ->
    [warn] Avertissement
    [mute] Privation de parole
   *[ban] Exclusion
} : { $whom }
admin-until = jusqu’au { $moment }
admin-for-good = jusqu’à nouvel ordre
admin-ended = terminé
admin-unread = pas encore confirmé
admin-lift = Annuler
admin-lift-of = Annuler : { $kind ->
    [warn] avertissement
    [mute] privation de parole
   *[ban] exclusion
}, { $whom }
admin-audit = Registre
admin-audit-about = Tout ce que l’administration a fait, le plus récent d’abord. Rien ici ne peut être modifié.
admin-audit-none = Rien pour l’instant.
admin-earlier = Plus ancien
admin-shell = en ligne de commande
admin-act-grant = droits d’administration donnés
admin-act-revoke = droits d’administration retirés
admin-act-warn = averti
admin-act-mute = privé de parole
admin-act-ban = exclu
admin-act-unwarn = avertissement annulé
admin-act-unmute = parole rendue
admin-act-unban = exclusion annulée
admin-act-rename = renommé
admin-act-close-report = signalement traité
admin-act-open-report = signalement rouvert
admin-act-close-table = table fermée
admin-act-hide-message = message supprimé
admin-act-show-message = message montré de nouveau
admin-done = C’est fait.
admin-gone = (supprimé)
admin-back = Tous les signalements
