### Notifications: push messages, emails, webhooks. English
### They have names only, never anything of a game: others may read them on a locked screen.

notification-turn = It’s your turn in { $game }
notification-over = Your game of { $game } is over
notification-invitation = { $name } invites you to { $game }
notification-chat = { $name } wrote to you in { $game }
notification-clock = Your time in { $game } is running out
notification-test = Notifications work
notification-somebody = Somebody
notification-with = With { $names }

## E-mail

notification-digest = { $count } updates from your games
notification-mail-why = You get this email because you asked Soirée for it.
notification-mail-settings = Change your notifications:
notification-mail-unsubscribe = Unsubscribe this address:
notification-confirm-subject = Confirm your email address
notification-confirm = Somebody wants to get Soirée’s notifications at this address. If that is you, open this page:
notification-confirm-ignore = If it is not you, ignore this email. You will not get another one.
