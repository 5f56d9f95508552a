### Notifications : où on les reçoit, lesquelles, et quand non. Français

notify-intro = Recevez une notification quand il se passe quelque chose dans vos parties et que vous n’êtes pas à la table. Elle ne contient que des noms, jamais vos cartes.
notify-kind-turn = À vous de jouer
notify-kind-clock = Temps bientôt écoulé
notify-kind-over = Fin de partie
notify-kind-invitation = Invitations
notify-kind-chat = Discussion
notify-of = Notifications : { $place }

## This browser

notify-here = Ce navigateur
notify-here-on = M’avertir dans ce navigateur
notify-here-unable = Ce navigateur ne peut pas afficher de notifications. Elles demandent une connexion HTTPS ; sur un iPhone ou un iPad, ajoutez d’abord cette page à l’écran d’accueil.
notify-here-blocked = Les notifications de ce site sont bloquées. Autorisez-les dans les réglages du navigateur.
notify-here-refused = Vous n’avez pas autorisé les notifications. Vous pouvez changer cela dans les réglages du navigateur.
notify-here-failed = Les notifications n’ont pas pu être activées. Réessayez plus tard.
notify-browser = Un autre navigateur

## Places

notify-webhook = Webhook
notify-email = E-mail
notify-unconfirmed = Pas encore confirmée : ouvrez le lien que nous avons envoyé à cette adresse.
notify-again = Renvoyer
notify-again-of = Renvoyer le lien : { $place }
notify-test = Tester
notify-test-of = Tester : { $place }
notify-tested = Test envoyé.
notify-sent-link = Lien envoyé à cette adresse : { $address }.
notify-remove = Supprimer
notify-remove-of = Supprimer : { $place }
notify-add = Ajouter
notify-add-email = Adresse e-mail
notify-add-webhook = URL d’un webhook (pour les messageries et les programmes)
notify-account = Avec un compte, vous pouvez aussi recevoir des notifications par e-mail ou par webhook.
notify-account-webhook = Avec un compte, vous pouvez aussi recevoir des notifications par webhook.
notify-secret = Les requêtes vers ce webhook sont signées avec cette clé. Copiez-la maintenant : elle ne sera plus affichée.
notify-secret-kept = Je l’ai copiée

## Quiet hours

notify-quiet = Ne pas déranger
notify-quiet-from = De
notify-quiet-until = Jusqu’à
notify-quiet-zone = Fuseau horaire : { $zone }. Les notifications encore utiles sont envoyées ensuite.

## Links in e-mails

notify-confirm = Confirmez votre adresse e-mail
notify-confirm-about = Soirée enverra vos notifications à cette adresse.
notify-confirm-button = Confirmer
notify-confirm-done = Votre adresse est confirmée
notify-unsubscribe = Se désabonner des e-mails
notify-unsubscribe-about = Soirée n’enverra plus rien à cette adresse.
notify-unsubscribe-button = Se désabonner
notify-unsubscribe-done = Vous ne recevrez plus d’e-mails
notify-to-settings = Votre page
