### Gatsby: the page Learn, English. What comes before | is in bold. No digits: numbers are variables (learn.toml).

learn-goal-title = How you win
learn-goal-text = { $places } characters wait on the board. Rally them before your opponent does.
learn-goal-suit = One suit | { $same } characters of the same suit: you win at once.
learn-goal-all = Every suit | One character of each of the { $suits } suits: you win at once.
learn-goal-prestige = Prestige | If a location runs out of characters before that, the game ends, and you win if you have more prestige than your opponent.

learn-box-title = What is in the box
learn-box-text = A board with a Cabaret, a Finance Center and a Racetrack; { $characters } characters; { $tiles } Cabaret tiles; { $specials } Special Action tiles; one Action token that both players share. Each player has { $tokens } Influence tokens and one Ascension token.
learn-box-suits = The characters: { $persuit ->
        [0] { $suits } suits
       *[other] { $suits } suits of { $persuit }
    }, each with { $least } to { $most } prestige
learn-box-actions = The { $actions } actions
learn-box-bonuses = The bonuses
learn-box-specials = The { $specials } Special Action tiles, one of each
learn-prestige = { $count } prestige
learn-bonus-asc = You climb once in the Finance Center.
learn-bonus-swap = One of your tokens and one of your opponent’s swap places, anywhere on the board. This sets off no bonus.
learn-bonus-look = Secretly look at one character on the board, then at another. Then you may swap them: a face-up character stays face up, a face-down one stays face down. If both are face down, only you know whether you swapped them.
learn-bonus-force = You choose your opponent’s next action: any but the one just taken, even their Special Action tile, even one without effect. The other decisions of that turn remain theirs.
learn-bonus-place = Place one more token in the Cabaret, next to any token, or on the Racetrack.
learn-bonus-special = Draw { $draw } Special Action tiles (or those that are left) and pick one. The others are discarded.

learn-setup-title = The start
learn-setup-text = This is the board at the start of a game.
learn-setup-board = The Cabaret | Its { $tiles } tiles are placed at random, so its bonuses are in other places each game.
learn-setup-characters = The characters | { $incabaret } wait in the Cabaret, { $infinance } in the Finance Center and { $inrace } at the Racetrack. { $shown } of them are face up, at the ends of each location; the more prestigious one is at the top of the Finance Center and of the Racetrack. { $away } more stay in the box, and nobody sees them.
learn-setup-you = Your pieces | You are Dorothy or James. You have { $tokens } Influence tokens, and an Ascension token at the foot of the Finance Center.
learn-setup-first = Who begins | Chance decides. The other player draws { $opening } Special Action tiles, keeps { $kept }, discards the rest, and puts one token on any space of the Cabaret, without getting its bonus.

learn-turn-title = Your turn
learn-turn-text = You take turns. On your turn:
learn-turn-action = Choose an action | Move the Action token to another action. It may not stay where it is: you can never repeat what your opponent just did. On the first turn every action is free. Instead you can use your Special Action tile.
learn-turn-steps = Carry out its steps in order | What is possible must be done. What is impossible is skipped. Tokens come from your supply; when it is empty, you place none.
learn-turn-bonus = Use bonuses at once | A token on a bonus space gives you that bonus, before you go on.
learn-turn-rally = Rally characters at the end | When all steps are done, every character whose condition is met is rallied, sometimes by your opponent.

learn-cabaret-title = The Cabaret: make paths
learn-cabaret-text = You win its { $incabaret } characters by holding the right spaces.
learn-cabaret-place = Place | Each new token goes next to any token, yours or your opponent’s. “Next to” means that they share a side, never corner to corner.
learn-cabaret-path = A continuous path | Your tokens join the left edge with the right edge, or the top with the bottom: you rally the character of that direction.
learn-cabaret-stars = The stars | Your tokens hold all star spaces: you rally the character of the stars.
learn-cabaret-stay = What stays | Tokens stay in the Cabaret until the end of the game. One path can rally more than one character.

learn-finance-title = The Finance Center: climb
learn-finance-text = Your Ascension token climbs { $top } levels, side by side with your opponent’s.
learn-finance-climb = How far | A climb is { $ahead ->
        [one] { $ahead } level
       *[other] { $ahead } levels
    }, but { $behind } if you are lower than your opponent. This is compared again before every climb.
learn-finance-rally = First come, first served | Reach or pass a character who is still there, and you rally them.
learn-finance-bonus = A bonus for your opponent | A rallied character uncovers a bonus. Your opponent may use it when they reach or pass that level.

learn-race-title = The Racetrack: win majorities
learn-race-text = There are { $row ->
        [0] { $rows } rows, some longer than others
       *[other] { $rows } rows of { $row } spaces
    }, with a character at the end of each.
learn-race-place = Place | Your token goes on the leftmost empty space of a row.
learn-race-full = Full row | At the end of the turn in which a row is full, the player with more tokens in it rallies its character. Until then a swap can still change the majority.
learn-race-after = Afterwards | The tokens return to their owners, and the row is closed for the rest of the game.

learn-bonus-title = Bonuses
learn-bonus-text = Many spaces carry a symbol. Place a token there and the bonus is yours at once. A bonus can set off another: good turns are chains.
learn-bonus-optional = Your choice | You may always say no.
learn-bonus-once = Only once | Each bonus space works only for the first token placed there. A bonus that you decline is lost.

learn-special-title = Special Action tiles
learn-special-text = A tile on your dedicated space, beside your characters, is a strong action that you can use once.
learn-special-use = Use it | Choose it instead of a main action. The rules of each location apply to it too, unless it says “anywhere”. It leaves the game afterwards, and your opponent may choose any main action next.
learn-special-new = Get a new one | With the bonus { bonus-special }. You never have more than one: if you already had one, keep one of them and set the other aside.
learn-special-keep = Keep it | At the end a tile on your dedicated space is worth { $slot } prestige, and each tile set aside { $aside }.

learn-hidden-title = Characters face down
learn-hidden-text = A face-down character stays face down when you rally it, but you may look at it at any time. It counts like any other, and your opponent does not know how close you are.

learn-end-title = The end of the game
learn-end-text = After every turn, this is checked in order:
learn-end-win = Suits | { $same } characters of one suit, or one of each of the { $suits } suits, win at once. If both players get there in the same turn, the one whose turn it is wins.
learn-end-last = An empty location | If the Cabaret, the Finance Center or the Racetrack has no character left, the game ends and prestige decides.
learn-end-sum = Count prestige | Add the prestige of your characters, { $slot } for a tile on your dedicated space, and { $aside } for each tile set aside.
learn-end-tie = Tie-break | More characters win. If that is equal too, the game is a draw.

example-path-title = Top to bottom
example-path-before = You are Dorothy. Your tokens reach from the top edge and from the bottom edge, with a gap between them. Your opponent has just taken another action, so { action-cc } is free.
example-path-after = The first token closed the gap. The second had to go next to it. The path was complete at the end of your turn, so the character of that direction is yours.
example-climb-title = Catching up
example-climb-before = You are on level { $from }, your opponent on level { $other }. The next character waits just above both of you.
example-climb-after = You were below, so the climb took you { $behind } levels, to level { $to }, past your opponent. You got there first and rallied the character. Then the action placed a token on the Racetrack.
example-photo-title = The last space
example-photo-before = In the middle row you and your opponent have the same number of tokens, and one space is free.
example-photo-after = You took the last space and have the majority: the character is yours. You declined the bonus there. The second token had to go into another row. The full row is closed now.
example-chain-title = One thing leads to another
example-chain-before = You are on level { $from }, and so is your opponent. Next to your token in the Cabaret there is the bonus { bonus-place }.
example-chain-after = The bonus placed a token on the Racetrack, on another bonus: { bonus-asc }. That was a climb, the action itself was a second one, and on level { $to } you rallied a character.

tip-finance = Never lose sight of the Finance Center | { $finance }% of the games between bots ended there. Count the climbs that your opponent needs.
tip-prestige = Count prestige from the start | Only { $three }% of the games between bots were won with one suit and { $five }% with every suit. Prestige decided nearly all the others.
tip-both = Do a bit of everything | The bots’ favourite action was { action-cf } ({ $mixed } times a game), ahead of { action-cc } ({ $cabaret } times). A climb and a token together keep several races open.
