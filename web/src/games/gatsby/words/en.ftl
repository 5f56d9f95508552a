### Gatsby at the table of the page: English

gat-party = { $player }: characters, special action, tokens
gat-rallied-by = rallied by { $player }
gat-only-you = only you know it
gat-maybe = { $who }?
gat-completes = would complete a victory of { $player }
gat-under = under it the bonus { $bonus }
gat-level-bonus = Level { $level }: the bonus { $bonus }
gat-token-of = token of { $player }
gat-anchor = the next token goes beside this one
gat-finished = race finished
gat-climber =
    { $steps ->
        [0] { $player }: level { $level }, at the top
        [one] { $player }: level { $level }, climbs { $steps } level next
       *[other] { $player }: level { $level }, climbs { $steps } levels next
    }
gat-three = One suit { $count }/{ $of }
gat-five = All suits { $count }/{ $of }
gat-hidden =
    { $count ->
        [one] { $count } character face down
       *[other] { $count } characters face down
    }
gat-no-special = No special action
gat-notes-hide = Hide what I have seen
gat-notes-show = Show what I have seen
gat-prompt-task = Place { $task }
gat-prompt-exchange = { $first } and { $second }: exchange the two?
gat-ask-asc = Ascent: climb once?
gat-ask-swap = Trade: exchange a token of yours with one of your opponent’s?
gat-ask-look = Glance: look at two characters, and exchange them if you like?
gat-ask-force = Pressure: choose your opponent’s next action, when their turn begins?
gat-ask-place = Extra token: place one more in the Cabaret or on the Racetrack?
gat-ask-special = Special action: draw tiles and keep one?
gat-help-action = Your opponent cannot choose it in the next turn.
gat-help-barred = The Action token lies here: it cannot be chosen this turn.
gat-help-special = The tile is spent, and your opponent is free to choose any action next.
gat-help-lapse = The bonus of this space is lost for good.
gat-overview = The three places
gat-drew = { $player } drew { $count } special tiles.

## Notes of the first game

gat-note-keep = Special tiles are strong actions that can be used once. Only you see these; the one you keep lies open beside you.
gat-note-opening = Begin anywhere in the Cabaret. The bonus of this space is lost, so a plain space costs you least.
gat-note-action = Put the shared token on an action, and your opponent cannot choose that one next. Win three characters of one suit, or one of every suit; else prestige decides when a place has no character left.
gat-note-force = Pressure: you choose what your opponent does. Every further decision of the turn is theirs.
gat-note-cabaret = Join left and right, or top and bottom, side by side with your own tokens, or hold the four stars. Diagonals do not count.
gat-note-race = Rows fill from the left. When a row is full, the player with more tokens in it rallies its character.
gat-note-bonus = The space carries a bonus. It is yours now or never, and it may set off others.
gat-note-place = One token more: beside any token in the Cabaret, or at the head of a row. Its space may carry a bonus, too.
gat-note-swap-own = Two tokens change places, yours and your opponent’s, anywhere on the board. No bonus is set off by it.
gat-note-look-first = Choose any two characters on the board. Those that lie face down are shown to you alone, and the page keeps them in mind with an eye.
gat-note-look-swap = You may exchange the two. If both lie face down, your opponent will not learn whether you did.
gat-note-pick = Keep one of these tiles; the others are discarded unseen. A tile that is still yours at the end is worth prestige.
gat-note-slot = Only one tile can be used later. The other is set aside, for its prestige at the end.
gat-note-swap-other = Now the token of your opponent that changes places with yours. Think of the paths you join, and of those you cut.
gat-note-look-second = The second of the two. A face-down one is shown to you alone, even if you exchange nothing.
