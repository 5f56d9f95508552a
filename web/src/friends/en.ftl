### Friends, what others see of a person, and vacations: English.

## Friends

friends-account = To add friends, you need an account. You can create one on your page; you keep your name and your games.
friends-add = Login
friends-add-note = The other person’s login, not their display name.
friends-send = Send request
friends-sent = Request sent.
friends-now = You are now friends.
friends-link = Your link
friends-link-note = Anyone with this link can send you a friend request.
friends-link-copy = Copy link
friends-link-new = Create link
friends-link-renew = Replace link
friends-link-revoke = Remove link
friends-asking = Friend requests
friends-accept = Accept
friends-accept-of = Accept the request: { $name }
friends-decline = Decline
friends-decline-of = Decline the request: { $name }
friends-list = Friends
friends-yours = Your friends
friends-none = No friends yet. Send a request with a friend’s login, or share your link.
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
friends-block-text = You will no longer see each other’s messages. This person cannot invite you, send you requests or join your tables, and is not notified. Games in progress continue.
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
share-online-note = You can see who is online only if you share this, too.

## Vacation

vacation-note = While you are on vacation, your clock stops in games with days per move, and your opponents see until when. Live clocks keep running.
vacation-days = Number of days
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
person-blocked = You have blocked this person
person-asked = Friend request sent
person-asking = Sent you a friend request
person-ratings = Ratings
person-games = Finished games
person-friends = Friends
person-hidden = Not shared with you.
person-nothing = Nothing yet.
person-rating = { $game }: { $rating } ({ $games ->
        [one] { $games } game
       *[other] { $games } games
    })
person-missing = Profile not found
person-missing-advice = The account may have been deleted.
person-you = This is your profile. On your page you choose what others see.
person-to-me = Your page
person-replay = Replay
person-replay-of = Replay: { $game }, { $day }

## A link

link-title = Add { $name } as a friend?
link-own = This is your own link. Send it to a friend.
link-missing = This link is no longer valid
link-missing-advice = Ask for a new one.
link-account = To add friends, you need an account. Create one on your page, then open this link again.

## Invitations

invitations = Invitations
invitation-from = { $name } invites you
invitation-anonymous = A seat is reserved for you
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
invite-none = No friends yet. Add some on your page.
invite-only = Only my friends can join
