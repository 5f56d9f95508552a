### Notifications : messages push, e-mails, webhooks. Français
### Elles ne contiennent que des noms, jamais rien d’une partie : d’autres peuvent les lire sur un écran verrouillé.

notification-turn = À vous de jouer : { $game }
notification-over = Votre partie est terminée : { $game }
notification-invitation = { $name } vous invite à une partie : { $game }
notification-chat = { $name } vous a écrit : { $game }
notification-clock = Votre temps est bientôt écoulé : { $game }
notification-test = Les notifications fonctionnent
notification-somebody = Quelqu’un
notification-with = Avec { $names }

## E-mail

notification-digest = { $count } nouvelles de vos parties
notification-mail-why = Vous recevez cet e-mail parce que vous l’avez demandé à Soirée.
notification-mail-settings = Modifier vos notifications :
notification-mail-unsubscribe = Ne plus recevoir d’e-mails à cette adresse :
notification-confirm-subject = Confirmez votre adresse e-mail
notification-confirm = Quelqu’un souhaite recevoir les notifications de Soirée à cette adresse. Si c’est bien vous, ouvrez cette page :
notification-confirm-ignore = Sinon, ignorez cet e-mail. Vous n’en recevrez pas d’autre.
