### Gatsby: lessons, English

reconstructed = The numbers of the board, the bonuses of its spaces and the characters (their names, suits and prestige) are reconstructed, because no pictures of them were available; the rest is as in the box.

lesson-suit-title = The characters you need
lesson-suit-text = You win at once with { $same } characters of the same suit, or with one of each of the { $suits } suits. You need one more character of the suit Stage (the violet mask), and it waits on the first floor of the Finance Center, one level above you.
lesson-suit-task = Win this turn: rally that character.
lesson-suit-nudge = You did not climb. Choose an action that has a step in the Finance Center.
lesson-suit-nudge-swapped = You climbed, but that character was no longer there: you had swapped it. Leave the characters where they are.
lesson-suit-why = If you are the first to reach a floor, you rally its character at the end of your turn. It was the last one that you needed, and the game is won.

lesson-path-title = A path through the Cabaret
lesson-path-text = In the Cabaret each new token goes next to any token. A continuous path of your own tokens from left to right, or from top to bottom, rallies the character of that direction.
lesson-path-task = Connect the left side with the right side this turn.
lesson-path-nudge = The path is still open. Take the action that places { $tokens } tokens in the Cabaret, and fill the gap in your row.
lesson-path-nudge-gap = That filled a part of the gap. One action places { $tokens } tokens in the Cabaret, side by side: both belong in the gap.
lesson-path-why = Side by side counts, corner to corner does not. The path held at the end of your turn, so the character is yours. Holding all { $stars } stars rallies the third character of the Cabaret.

lesson-race-title = A race to the last space
lesson-race-text = Each row of the Racetrack has { $row } spaces, filled from the left. When the last one is taken, the player with more tokens in the row rallies its character.
lesson-race-task = Win the race in the top row.
lesson-race-nudge = The top row is still open. Choose an action with a step on the Racetrack, then the last space of that row.
lesson-race-nudge-swapped = The row was full, but your swap gave your opponent more tokens in it. Bonuses are optional: decline this one.
lesson-race-why = You had one token more. The last space also offered a bonus: bonuses are always optional, and each is offered once.

lesson-special-title = Catch up in the Finance Center
lesson-special-text = In the Finance Center you climb { $ahead ->
        [one] { $ahead } level
       *[other] { $ahead } levels
    } at a time, but { $behind } while you are behind your opponent. You also hold a Special Action tile, to be used once: Express Lift, { $lift } climbs in a row.
lesson-special-task = Reach the character of the second floor before your opponent does.
lesson-special-nudge = You did not climb. Use the tile on your dedicated space.
lesson-special-nudge-near = One climb brought you up to your opponent, and that was not enough. Your Special Action tile makes { $lift }.
lesson-special-why = The first climb was { $behind } levels, because you were behind; the next one took you past your opponent. A tile that you keep is worth prestige, so use it when it decides something.

lesson-chain-title = Bonuses make chains
lesson-chain-text = Some spaces carry a bonus, which you may use as soon as you place a token there. The stairs mean one more climb in the Finance Center.
lesson-chain-task = Rally the character of the first floor this turn. One climb is not enough.
lesson-chain-nudge = You climbed once. A space next to your token in the lower half of the Cabaret shows the stairs.
lesson-chain-nudge-declined = A space that you took showed the stairs. This time use the bonus, and take an action that climbs as well.
lesson-chain-nudge-bonus = The stairs brought you one level up, but your action itself did not climb. Take one that climbs as well.
lesson-chain-nudge-level = You did not climb. Take an action that climbs, and use the stairs as well: they are on a space next to your token, in the lower half of the Cabaret.
lesson-chain-why = A token on the stairs, the climb of the bonus, and the climb of the action itself: the first floor in one turn. Good turns are chains.

lesson-deny-title = Block an action
lesson-deny-text = Both players share one Action token. On your turn you move it to another action, and your opponent cannot choose the action where you put it.
lesson-deny-task = With the action that places { $tokens } tokens in the Cabaret, your opponent can finish a path. Prevent that path.
lesson-deny-nudge = The path was finished. Only one action places { $tokens } tokens in the Cabaret: if you take it, your opponent cannot.
lesson-deny-why = With the token on that action, your opponent could place one token at most. Before you choose, think about what your opponent wants to do next.

lesson-glance-title = Swap characters
lesson-glance-text = The magnifying glass lets you look at one character anywhere, then at another, and swap them. You need one more Stage character. It waits in the Cabaret, out of reach, while a character of another suit waits one level above you in the Finance Center.
lesson-glance-task = Win this turn.
lesson-glance-nudge = You did not swap characters, and you did not climb. The space with the magnifying glass is next to your token.
lesson-glance-nudge-wrong-suit = You rallied a character, but of another suit. First swap it for the Stage character: the space with the magnifying glass is next to your token.
lesson-glance-nudge-swapped = You swapped characters, but you did not climb, so you rallied nobody. Take an action that climbs as well.
lesson-glance-why = First the token and its bonus, then the climb: the right character was there when your turn ended. Characters count where they are at the end of a turn.

lesson-prestige-title = When a location is empty
lesson-prestige-text = When a location has no character left, the game ends, and you win if your characters have more prestige than your opponent’s. Here one character is left in the Finance Center.
lesson-prestige-task = End the game while you are ahead.
lesson-prestige-nudge = The game goes on, and your opponent may be first at the top. You are lower there, so one climb is { $behind } levels.
lesson-prestige-why = The last character brought its prestige, and the game ended in your favour. Watch which location empties first, and for whom.
