### Notifications: where one is notified, of what, and when not. English

notify-intro = Get notified about your games when you are not at the table. Notifications contain only names, never your cards.
notify-kind-turn = Your turn
notify-kind-clock = Running out of time
notify-kind-over = Game over
notify-kind-invitation = Invitations
notify-kind-chat = Chat
notify-of = Notifications: { $place }

## This browser

notify-here = This browser
notify-here-on = Notify me in this browser
notify-here-unable = This browser cannot show notifications. They need HTTPS; on an iPhone or iPad, add this page to the home screen first.
notify-here-blocked = Notifications are blocked for this site. Allow them in your browser’s settings.
notify-here-refused = You did not allow notifications. You can change this in your browser’s settings.
notify-here-failed = Notifications could not be turned on. Try again later.
notify-browser = Another browser

## Places

notify-webhook = Webhook
notify-email = Email
notify-unconfirmed = Not confirmed yet: open the link we sent to this address.
notify-again = Send again
notify-again-of = Send the link again: { $place }
notify-test = Test
notify-test-of = Send a test: { $place }
notify-tested = Test sent.
notify-sent-link = We sent a link to { $address }.
notify-remove = Remove
notify-remove-of = Remove: { $place }
notify-add = Add
notify-add-email = Email address
notify-add-webhook = Webhook URL (for messaging apps and programs)
notify-account = With an account you can also be notified by email or webhook.
notify-account-webhook = With an account you can also be notified by webhook.
notify-secret = Requests to this webhook are signed with this key. Copy it now: it will not be shown again.
notify-secret-kept = I have copied it

## Quiet hours

notify-quiet = Quiet hours
notify-quiet-from = From
notify-quiet-until = Until
notify-quiet-zone = Time zone: { $zone }. Notifications that are still relevant are sent afterwards.

## Links in e-mails

notify-confirm = Confirm your email address
notify-confirm-about = Soirée will send your notifications to this address.
notify-confirm-button = Confirm
notify-confirm-done = Your address is confirmed
notify-unsubscribe = Unsubscribe from emails
notify-unsubscribe-about = Soirée will no longer send anything to this address.
notify-unsubscribe-button = Unsubscribe
notify-unsubscribe-done = You will receive no more emails
notify-to-settings = Your page
