### Ce que l’administration a décidé à propos de qui lit : français.

standing-warn = L’administration vous a averti : { $reason }
standing-mute = L’administration vous a privé de parole : { $reason }
standing-ban = Ce serveur vous a exclu : { $reason }
standing-until = Jusqu’au { $day }.
standing-for-good = Jusqu’à ce que l’administration lève cette mesure.
standing-mute-means = Vous pouvez jouer, mais ni écrire dans les discussions ni changer de nom.
standing-ban-means = Vous pouvez lire les pages publiques, vous déconnecter, et exporter ou supprimer vos données.
standing-confirm = J’ai lu
standing-export = Télécharger vos données
standing-conduct = Règles de conduite
