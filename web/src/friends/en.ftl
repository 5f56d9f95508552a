### Friends, what others see of a person, and vacations: English.

## Friends

friends-account = Friends need an account, so that others can find you again on any device. You can create one here on your page; your name and your games stay.
friends-add = Account name
friends-add-note = The login of the other person, not the name that they play under.
friends-send = Send request
friends-sent = Request sent.
friends-now = You are friends now.
friends-link = Your link
friends-link-note = Anyone with this link can send you a request.
friends-link-copy = Copy link
friends-link-new = Create link
friends-link-renew = Replace link
friends-link-revoke = Remove link
friends-asking = Requests
friends-accept = Accept
friends-accept-of = Accept the request: { $name }
friends-decline = Decline
friends-decline-of = Decline the request: { $name }
friends-list = Friends
friends-none = No friends yet. Send a request by account name, or share your link.
friends-remove = Remove
friends-remove-of = Remove from your friends: { $name }
friends-online = online
friends-offline = offline
friends-away = on vacation until { $day }
friends-asked = Sent requests
friends-withdraw = Withdraw
friends-withdraw-of = Withdraw the request: { $name }
friends-recent = Recent opponents
friends-ask = Add friend
friends-ask-of = Add as a friend: { $name }
friends-blocked = Blocked
friends-block = Block
friends-block-of = Block: { $name }
friends-unblock = Unblock
friends-unblock-of = Unblock: { $name }
friends-block-title = Block { $name }?
friends-block-text = You no longer see each other’s chat lines. This person cannot invite you, send you requests or join your tables, and is not notified. Games in progress go on.
friends-keep = Cancel

## What others see

share-title = What others see
share-ratings = Your ratings
share-games = Your finished games
share-friends = Your friends
share-everybody = Everybody
share-friends-only = Friends
share-nobody = Nobody
share-online = Show friends when I am online
share-online-note = You see who is online only if you show it too.

## Vacation

vacation-note = While you are on vacation, clocks of games with days per move stop. Opponents can see it. Live clocks go on.
vacation-days = Days
vacation-begin = Start vacation
vacation-until = You are on vacation until { $day }.
vacation-end = End vacation
vacation-left =
    { $days ->
        [0] You have no days left this year.
        [one] You have { $days } of { $year } days left this year.
       *[other] You have { $days } of { $year } days left this year.
    }

## A person's page

person-friend = Friend
person-blocked = Blocked by you
person-asked = Request sent
person-asking = Wants to be your friend
person-ratings = Ratings
person-games = Finished games
person-friends = Friends
person-hidden = Not shown to you.
person-nothing = Nothing yet.
person-rating = { $game }: { $rating } ({ $games ->
        [one] { $games } game
       *[other] { $games } games
    })
person-missing = This person does not exist
person-missing-advice = The account may have been deleted.
person-you = This is you. Others see what you choose on your page.
person-to-me = Your page
person-replay = Replay
person-replay-of = Replay: { $game }, { $day }

## A link

link-title = Be friends with { $name }?
link-own = This is your own link. Send it to somebody.
link-missing = This link is no longer valid
link-missing-advice = Ask for a new one.
link-account = Friends need an account. Create one on your page, then open this link again.

## Invitations

invitations = Invitations
invitation-from = { $name } invites you
invitation-anonymous = A seat is kept for you
invitation-open = Open
invitation-open-of = Open the table: { $game }
invitation-decline = Decline
invitation-decline-of = Decline the invitation: { $game }
invite-friends = Invite friends
invite-friend = Invite
invite-friend-of = Invite: { $name }
invite-undo = Withdraw
invite-undo-of = Withdraw the invitation: { $name }
invite-invited = invited
invite-none = Your friends appear here. Add some on your page.
invite-only = Only my friends can join
