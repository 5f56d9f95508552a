### Why the server has refused a request: English. The codes are in src/soiree/server/refusals.py.

## Who asks

reason-sign-in = Your session was not recognised. Reload the page.
reason-unknown-token = Your session has ended. Reload the page or log in again.
reason-wrong-login = Wrong login or passphrase.
reason-wrong-code = Wrong login or recovery code.
reason-wrong-passphrase = The old passphrase is wrong.
reason-no-passkeys = Passkeys do not work at this address.
reason-bad-passkey = This passkey was not accepted. Try again, or use your passphrase.
reason-unknown-passkey = This server does not know this passkey. It may have been removed.
reason-old-challenge = That took too long. Try again.
reason-passkeys-used-up = An account can have { $most } passkeys. Remove one first.
reason-login-taken = This login is taken. Choose another one.
reason-login-tries = Too many attempts. Wait a minute and try again.
reason-passphrases-busy = Many people are logging in right now. Try again in a few seconds.
reason-guests-only = You already have an account.
reason-no-passphrase = Only an account has a passphrase.
reason-guest-rate = Many new guests have just arrived from your network. Try again in a minute.
reason-export-rate = You have just downloaded your data. Try again in a minute.
reason-tokens-used-up = You can have at most { $most } bots. Delete one first.
reason-bots-create-no-bots = A bot cannot create bots.
reason-players-only = Only players at this table can do that.
reason-owner-only = Only the person who created this table can do that.
reason-removed = The person who created this table has removed you from it. You cannot come back.
reason-banned = You are banned from this server: { $reason }
reason-address-banned = Your internet address is banned from this server. You can read, but not play.
reason-silenced = An administrator has muted you: { $reason }
reason-administrators-only = Only administrators can do that.
reason-accounts-administer = Only an account can be an administrator.
reason-administrator-immune = This person is an administrator. Revoke their rights first.
reason-sanction-whom = Choose a person or, for a ban, an address.
reason-bad-network = This is neither an address nor a range of addresses, for example 192.0.2.7 or 2001:db8::/64.
reason-large-network = This range has too many addresses.

## Names and messages

reason-name-length = A name can have { $most } characters; this one has { $length }.
reason-name-empty = A name needs at least one letter, digit or symbol.
reason-invisible-character = This text contains an invisible character ({ $character }). Remove it.
reason-too-many-marks = This text has too many marks on one letter; { $most } are allowed.
reason-empty-message = The message is empty.
reason-muted = You are muted at this table.
reason-chat-closed = The chat of this table is closed.
reason-unlisted-chat = At this private table only the players and the person who created it can write.
reason-chat-rate = You are sending messages too quickly. Wait a few seconds.
reason-chat-used-up = You can write at most { $most } messages at a table, and you have written them all.
reason-stranger-chat-used-up = As an onlooker you can write at most { $most } messages, and you have written them all.
reason-strangers-chat-used-up = Onlookers cannot write any more messages at this table.
reason-mutes-used-up = You have muted and unmuted too often at this table.
reason-host-changes-used-up = You can do this at most { $most } times at one table.
reason-report-nobody = This person is not at the table.
reason-report-self = You cannot report yourself.
reason-report-messages = A report can have { $most } messages, all written by the person you report.
reason-report-rate = You have sent many reports. Try again later.
reason-no-message = This message does not exist.

## What does not exist

reason-no-table = This table does not exist.
reason-no-game = This server does not have this game.
reason-no-edition = This server does not have this edition.
reason-no-puzzle = This puzzle does not exist.
reason-puzzle-move = This move is not possible here.
reason-no-lesson = This lesson does not exist.
reason-no-person = This person does not exist.
reason-no-report = This report does not exist.
reason-no-sanction = This warning, mute or ban does not exist.
reason-no-session = You are not logged in there any more.
reason-no-passkey = You do not have this passkey.
reason-no-token = This token does not exist.
reason-no-review = This review does not exist.
reason-no-record = There is no record before the game has started.
reason-no-words = This language is not available.
reason-no-file = This file does not exist.
reason-no-page = This page does not exist.

## Notifications

reason-no-channel = This destination was already removed.
reason-channels-used-up = You can get notifications in at most { $most } places. Remove one first.
reason-accounts-only = Create an account to get notifications by email or webhook.
reason-people-only = A bot cannot get notifications in a browser.
reason-no-mail = This server does not send emails.
reason-bad-address = This is not an email address.
reason-bad-url = The URL of a webhook begins with https://.
reason-bad-subscription = Notifications do not work in this browser.
reason-bad-zone = This time zone does not exist.
reason-bad-link = This link is invalid or has expired.
reason-mail-rate = Too many emails were requested. Try again later.
reason-test-rate = Too many tests. Try again in a minute.

## Friends, notes and vacations

reason-friends-account = You need an account to have friends and to block people. Create one on your page.
reason-own-friend = That is you.
reason-no-account = No account has this name.
reason-unblock-first = You have blocked this person. Unblock them first.
reason-asked-many = { $most } of your requests are not answered yet. Withdraw some first.
reason-friends-many = A person can have { $most } friends.
reason-blocked-many = A person can block { $most } others.
reason-no-friend-request = This request or friendship no longer exists.
reason-no-friend-code = This link is no longer valid. Ask for a new one.
reason-friend-rate = You have sent many requests. Try again in a minute.
reason-note-rate = You are saving notes too quickly. Wait a few seconds.
reason-vacation-people = Only people can take a vacation.
reason-vacation-rate = You have changed your vacation many times. Try again later.
reason-vacation-used-up =
    { $days ->
        [0] You have no days of vacation left this year.
        [one] You have one day of vacation left this year.
       *[other] You have { $days } days of vacation left this year.
    }

## Before the game

reason-seat-taken = This seat is taken. Choose another one.
reason-table-full = All seats are taken. You can watch the game.
reason-seat-kept = This seat is reserved for someone else. You can watch.
reason-friends-only = This table is for friends of its host. You can watch.
reason-seated-already = This person already has a seat here.
reason-invite-friends = You can invite only your friends.
reason-not-invited = This person is not invited.
reason-invitations-used-up = You can send { $most } invitations at one table. Share the link instead.
reason-seated = You already have a seat at this table.
reason-seat-free = A seat is still free. The game can start when every seat is taken.
reason-seatings-used-up = You have taken a seat here { $most } times. You can watch the game.
reason-remove-self = You cannot remove yourself. Leave your seat, or close the table.
reason-remove-nobody = This person is not at the table.
reason-not-removed = This person was not removed from that table.
reason-not-muted = This person is not muted at that table.
reason-remove-player = The game has started: its players cannot be removed.
reason-not-started = The game has not started yet.
reason-started = The game has already started.
reason-started-leave = The game has started. Resign to leave it.
reason-committed = The game has already started, so your part in the shuffle cannot be changed.
reason-shuffling = No card has been dealt yet: the shuffle is waiting for a player.
reason-reveal-later = Secrets are revealed between the start of a game and its first card.
reason-other-secret = This is not the secret that your seat committed to.
reason-own-tables =
    { $tables ->
        [one] You have { $tables } table that is not finished. Close it before you create another.
       *[other] You have { $tables } tables that are not finished. Close some of them before you create another.
    }
reason-address-tables = Many tables from your network are not finished. Finish or close some before you create another.
reason-waiting-at-table = Too many windows on your network are watching this table. Close some of them.
reason-tables-rate = You, or people in your network, have created many tables today. Try again later.

## During the game

reason-bot-plays = A bot is playing for you. Take your seat back first.
reason-bot-plays-already = A bot is already playing for you.
reason-no-bot-plays = No bot is playing for you: you have your seat.
reason-no-stand-in = Bots do not stand in at this table. Resign to leave the game.
reason-undone-often = You can undo decisions { $most } times in a turn, and you have done so. This one is final.
reason-draw-with-bot = A draw is not possible while a bot plays at the table.
reason-draw-agreed = You have already agreed to a draw. Wait for the other players.
reason-no-draw = No draw has been offered.
reason-cancel-late = The game has gone on too long to be cancelled. Offer a draw or resign.
reason-cancel-agreed = You have already agreed to cancel. Wait for the other players.
reason-no-cancel = Nobody has offered to cancel the game.
reason-queue-turn = It is your turn. Play the move.
reason-queued-often = You can queue { $most } moves before your next decision.
reason-next-moves-rate = You are asking for your next moves too quickly. Try again in a few seconds.
reason-others-play = Other people are playing at this table. Resign or offer a draw instead.
reason-requests-used-up = You can do this at most { $most } times at one table. Play on, or resign.
reason-many-changes = A lot is happening at this table right now. Try again.

## After the game

reason-over = The game is over.
reason-not-over = The game is not over yet.
reason-closed = This table is closed.
reason-closed-already = This table is already closed.
reason-record-later = The whole record is available when the game is over.

## Hints and reviews

reason-hints-off = Hints need a table where all other players are bots, or one created with hints for everybody.
reason-hints-without-aids = This table was created without memory aids, so there are no hints.
reason-hint-turn = You can take a hint when it is your turn.
reason-one-move = There is only one possible move.
reason-hint-rate = You are taking hints too quickly. Try again in a few seconds.
reason-bots-busy = Your bots are still thinking. Try again in a moment.
reason-review-later = A game can be analysed when it is over.
reason-nothing-to-review = This game ended before its first card. There is nothing to analyse.
reason-too-long-to-review = A game of { $decisions } decisions is too long to analyse; the limit is { $most }.
reason-review-rate = You have requested many analyses. Try again in a minute.
reason-reviews-busy = Many games are being analysed right now. Try again in a moment.

## Printed values

reason-replays-busy = Many games are being opened right now. Try again in a few seconds.
reason-edition-rate = You are checking values too quickly. Try again in a few seconds.
reason-editions-busy = Many values are being checked right now. Try again in a few seconds.
reason-editions-elsewhere = Only a server on your own computer accepts editions from the page. Put the file into its editions folder.
reason-edition-faults = These values cannot be played: { $detail }
reason-edition-exists = This server already has an edition { $edition } of this game. Choose another name.
reason-many-editions = This server already has { $most } editions. Remove some files from its editions folder.
reason-analysis-running = People are playing this game right now. It can be analysed when it is over.
reason-analysis-no-decision = This seat has nothing to decide here.
reason-analysis-used-up = You have used a lot of analysis time. Try again in a few minutes.
reason-analysis-elsewhere = { $most } of your analyses are running. Stop one of them first.
reason-position-over = The game is over in this position.
reason-position-table = This game begins from a position that its host knows. It can be played only against bots.
reason-no-analysis = This analysis does not exist, or was deleted because nobody opened it for a long time.
reason-share-rate = You are sharing analyses too quickly. Try again in a minute.
