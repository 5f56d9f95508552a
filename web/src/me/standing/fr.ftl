### Ce que l’administration a décidé à propos de qui lit : français.

standing-warn = Avertissement de l’administration : { $reason }
standing-mute = L’administration vous a interdit d’écrire : { $reason }
standing-ban = Vous n’avez plus accès à ce serveur : { $reason }
standing-until = Jusqu’au { $day }.
standing-for-good = Jusqu’à ce que l’administration lève cette sanction.
standing-mute-means = Vous pouvez jouer, mais vous ne pouvez ni écrire dans les discussions ni changer de nom.
standing-ban-means = Vous pouvez lire les pages publiques, vous déconnecter, et télécharger ou effacer vos données.
standing-confirm = J’ai compris
standing-export = Télécharger vos données
standing-conduct = Règles de conduite
