### Notifications: where one is notified, of what, and when not. English

notify-intro = When you are not at the table, be notified where you like. Notifications contain names only, never your cards.
notify-kind-turn = Your turn
notify-kind-clock = Time running out
notify-kind-over = Game over
notify-kind-invitation = Invitations
notify-kind-chat = Chat
notify-of = What { $place } notifies of

## This browser

notify-here = This browser
notify-here-on = Notify me in this browser
notify-here-unable = This browser cannot be notified here. It needs HTTPS; on an iPhone or iPad, add the page to the home screen first.
notify-here-blocked = Notifications of this page are blocked. Allow them in the settings of the browser.
notify-here-refused = You did not allow it. You can in the settings of the browser.
notify-here-failed = The browser could not subscribe. Try again later.
notify-browser = Another browser

## Places

notify-webhook = Webhook
notify-email = E-mail
notify-unconfirmed = Not confirmed yet: open the link that we sent to this address.
notify-again = Send again
notify-again-of = Send the link to { $place } again
notify-test = Test
notify-test-of = Send a test to { $place }
notify-tested = A test is on its way.
notify-sent-link = A link is on its way to { $address }.
notify-remove = Remove
notify-remove-of = Remove { $place }
notify-add = Add
notify-add-email = E-mail address
notify-add-webhook = Address of a webhook (for chat servers and programs)
notify-account = With an account you can be notified by e-mail or webhook too.
notify-account-webhook = With an account you can be notified by webhook too.
notify-secret = This key signs the requests. It is shown only now:
notify-secret-kept = I have kept it

## Quiet hours

notify-quiet = Quiet hours
notify-quiet-from = From
notify-quiet-until = Until
notify-quiet-zone = Time zone: { $zone }. What is still news comes afterwards.

## Links in e-mails

notify-confirm = Confirm your e-mail address
notify-confirm-about = Soirée will send your notifications there.
notify-confirm-button = Confirm
notify-confirm-done = Your address is confirmed.
notify-unsubscribe = No more e-mails
notify-unsubscribe-about = Soirée will send nothing more to this address.
notify-unsubscribe-button = Unsubscribe
notify-unsubscribe-done = You will get no more e-mails.
notify-to-settings = Your page
