### Notifications : où on les reçoit, lesquelles, et quand non. Français

notify-intro = Quand vous n’êtes pas à la table, recevez des notifications où vous voulez. Elles ne contiennent que des noms, jamais vos cartes.
notify-kind-turn = À vous de jouer
notify-kind-clock = Temps bientôt écoulé
notify-kind-over = Fin de partie
notify-kind-invitation = Invitations
notify-kind-chat = Discussion
notify-of = Notifications envoyées ici : { $place }

## This browser

notify-here = Ce navigateur
notify-here-on = Me notifier dans ce navigateur
notify-here-unable = Ce navigateur ne peut pas recevoir de notifications ici. Il faut HTTPS ; sur un iPhone ou un iPad, ajoutez d’abord la page à l’écran d’accueil.
notify-here-blocked = Les notifications de cette page sont bloquées. Autorisez-les dans les réglages du navigateur.
notify-here-refused = Vous ne les avez pas autorisées. Vous pouvez le faire dans les réglages du navigateur.
notify-here-failed = Le navigateur n’a pas pu s’abonner. Réessayez plus tard.
notify-browser = Un autre navigateur

## Places

notify-webhook = Webhook
notify-email = E-mail
notify-unconfirmed = Pas encore confirmée : ouvrez le lien que nous avons envoyé à cette adresse.
notify-again = Renvoyer
notify-again-of = Renvoyer le lien : { $place }
notify-test = Essayer
notify-test-of = Essayer : { $place }
notify-tested = Un essai est en route.
notify-sent-link = Un lien est en route : { $address }.
notify-remove = Retirer
notify-remove-of = Retirer : { $place }
notify-add = Ajouter
notify-add-email = Adresse e-mail
notify-add-webhook = Adresse d’un webhook (pour les messageries et les programmes)
notify-account = Avec un compte, vous pouvez aussi recevoir des notifications par e-mail ou par webhook.
notify-account-webhook = Avec un compte, vous pouvez aussi recevoir des notifications par webhook.
notify-secret = Cette clé signe les requêtes. Elle n’est affichée que maintenant :
notify-secret-kept = Je l’ai conservée

## Quiet hours

notify-quiet = Heures calmes
notify-quiet-from = De
notify-quiet-until = À
notify-quiet-zone = Fuseau horaire : { $zone }. Ce qui est encore d’actualité arrive ensuite.

## Links in e-mails

notify-confirm = Confirmez votre adresse e-mail
notify-confirm-about = Soirée y enverra vos notifications.
notify-confirm-button = Confirmer
notify-confirm-done = Votre adresse est confirmée.
notify-unsubscribe = Ne plus recevoir d’e-mails
notify-unsubscribe-about = Soirée n’enverra plus rien à cette adresse.
notify-unsubscribe-button = Se désabonner
notify-unsubscribe-done = Vous ne recevrez plus d’e-mails.
notify-to-settings = Votre page
