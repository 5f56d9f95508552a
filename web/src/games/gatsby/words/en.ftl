### Gatsby at the table of the page: English

gat-party = { $player }: characters, special action, tokens
gat-rallied-by = rallied by { $player }
gat-only-you = only you know it
gat-maybe = { $who }?
gat-completes = would give { $player } the victory
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
gat-prompt-exchange = { $first } and { $second }: swap the two?
gat-ask-asc = Ascension: climb once?
gat-ask-swap = Swap: one of your tokens for one of your opponent’s?
gat-ask-look = Glance: look at two characters, and swap them if you like?
gat-ask-force = Pressure: choose your opponent’s next action, when their turn begins?
gat-ask-place = Extra token: place one more in the Cabaret or on the Racetrack?
gat-ask-special = Special action: draw tiles and keep one?
gat-help-action = Your opponent cannot choose it on the next turn.
gat-help-barred = The Action token is here: this action cannot be chosen this turn.
gat-help-special = The tile works only once, and your opponent is free to choose any action next.
gat-help-lapse = The bonus of this space is lost for good.
gat-overview = The three locations
gat-drew = { $player } draws { $count } Special Action tiles.

## Notes of the first game

gat-note-keep = Special Action tiles are strong actions that can be used once. Only you see these; the one you keep stays face up beside you.
gat-note-opening = Begin anywhere in the Cabaret. The bonus of this space is lost, so choose one without.
gat-note-action = Put the shared token on an action, and your opponent cannot choose that one next. Collect one suit, or one character of every suit; otherwise prestige decides when a location has no character left.
gat-note-force = Pressure: you choose your opponent’s action. Your opponent makes all other decisions of that turn.
gat-note-cabaret = Connect left and right, or top and bottom, with your own tokens side by side, or hold all stars. Diagonals do not count.
gat-note-race = Rows fill from the left. When a row is full, the player with more tokens in it rallies its character.
gat-note-bonus = This space has a bonus. Use it now, or it is lost; it may set off others.
gat-note-place = One more token: next to any token in the Cabaret, or on the leftmost empty space of a row. Its space may have a bonus, too.
gat-note-swap-own = Two tokens swap places, yours and your opponent’s, anywhere on the board. This sets off no bonus.
gat-note-look-first = Choose any two characters on the board. Face-down ones are shown to you alone, and an eye marks what you have seen.
gat-note-look-swap = You may swap the two. If both are face down, your opponent will not learn whether you did.
gat-note-pick = Keep one of these tiles; the others are discarded without being shown. A tile that is still yours at the end is worth prestige.
gat-note-slot = You keep only one tile to use later. The other is set aside, for its prestige at the end.
gat-note-swap-other = Now choose the token of your opponent. Think of the paths you join, and of those you cut.
gat-note-look-second = Choose the second. A face-down one is shown to you alone, even if you swap nothing.
