### Times Square: the page Learn, English. What comes before | is in bold. No digits: numbers are variables (learn.toml).

learn-goal-title = How you win
learn-goal-text = Your night club is at one end of the street, your opponent’s at the other. Between them walk { $figures } figures, who belong to nobody: each card you play pulls one of them towards you.
learn-goal-sue = Saucy Sue at your door | As soon as Sue, the green figure, stands on your entrance, you win.
learn-goal-charlie = Champagne Charlie at your door | As soon as Charlie, the bottle, stands on your entrance, you win.
learn-goal-cards = Neither, and no cards left | When the draw pile runs out for the last time, you win if Sue is on your half.

learn-box-title = What is in the box
learn-box-text = A street of { $street } spaces, { $figures } figures and { $cards } cards. Each colour of cards moves one kind of figure.
learn-box-cards = The { $cards } cards
learn-suit-S = Green: Saucy Sue
learn-suit-B = Grey: the bodyguards
learn-suit-H = Yellow: Handsome Hal
learn-suit-D = Red: Dancing Deb
learn-card-S = { $sue ->
        [one] Sue walks { $sue } space.
       *[other] Sue walks { $sue } spaces.
    } Or play { $pair } green cards together: Sue and both bodyguards walk { $group ->
        [one] { $group } space
       *[other] { $group } spaces
    } at once. You may do both in one turn.
learn-card-B = { card-B1 }: a bodyguard of your choice walks { $guard ->
        [one] { $guard } space
       *[other] { $guard } spaces
    }. { card-B2 }: both walk { $guardeach }, or one of them { $guardalone }. { card-Bc }: both jump next to Sue, in any direction.
learn-card-H = Hal walks as many spaces as the card shows, { $halleast } to { $halmost }.
learn-card-D = Deb walks as many spaces as the card shows, { $debleast } to { $debmost }, or goes to the manhole from either side. Red cards can also be jokers.

learn-setup-title = The start
learn-setup-text = This is the street at the start of a game.
learn-setup-street = The street | { $street } spaces. At each end the entrance of a club takes up { $entrance ->
        [one] { $entrance } space
       *[other] { $entrance } spaces
    }; on the screen, yours is always on the left. The manhole in the middle belongs to neither half. Charlie walks alone in the dark lane; all others walk in the light.
learn-setup-figures = The figures | Sue and Charlie start on the manhole. On each side a bodyguard stands { $guards ->
        [one] { $guards } space
       *[other] { $guards } spaces
    } away from Sue. Hal and Deb are dealt at random: you get one, your opponent the other. Counted from Sue, Hal starts on space { $beside } of his side, and Deb on space { $debs } of hers.
learn-setup-hands = The cards | You hold { $hand } cards, and so does your opponent; neither of you sees the other’s. If Hal is on your half, you begin.

learn-turn-title = Your turn
learn-turn-text = You take turns. Each turn has these steps:
learn-turn-action = Act | Choose: play cards, lure somebody to Hal, or trade cards. You cannot pass.
learn-turn-refill = Draw | After playing or trading, draw until you hold { $hand } cards again.
learn-turn-charlie = Charlie walks | He comes closer to you, depending on who stands on your side of the street. This happens whatever you did before.

learn-play-title = Play cards
learn-play-text = Play as many cards as you like, but all of one colour. Carry out each card before you choose the next. You may stop after any card. Played cards go to the discard pile, face up.
learn-play-colour = One colour | A turn is green, grey, yellow or red.
learn-play-exact = Exactly, and towards you | A figure walks as many spaces as the card shows, no more and no fewer, always towards your club. If it would leave the street, you cannot play the card.
learn-play-order = Sue stays between her bodyguards | At any distance, but never on the space of one of them and never past one. A card that would break this order cannot be played. The near bodyguard is the one on your club’s side of Sue, the far one is the other.
learn-play-free = Nobody else blocks | Hal, Deb and Charlie may share a space with anyone and walk past anyone.

learn-deb-title = Red cards as jokers
learn-deb-text = Your red cards can move somebody else instead of Deb.
learn-deb-where = When | Deb must stand between Sue and your end of the street. On your entrance she still counts; on Sue’s own space she does not.
learn-deb-whom = Whom | Your first red card decides who moves for the whole turn: Deb, Sue, the bodyguards or Hal. Never Charlie.
learn-deb-past = How far | As many spaces as the card shows. Sue may reach Deb, but she never walks past her.
learn-deb-red = Still red cards | You cannot add cards of another colour to them, and they make no group move. The card “{ card-Dm }” moves only Deb.
learn-deb-other = Another reading | A table can play differently: a red card then counts as any card of the colour that it replaces, whatever its number.

learn-lure-title = Lure somebody to Hal
learn-lure-text = Instead of playing cards, let Sue or a bodyguard jump to the space where Hal stands. It costs no card and works at any distance, forwards and backwards.
learn-lure-who = The order holds | Sue must still be between her bodyguards afterwards. Deb and Charlie are never lured.
learn-lure-back = Not again straight away | While Sue or a bodyguard stands on Hal’s space, nobody can lure. A card must move one of them first.

learn-trade-title = Trade cards
learn-trade-text = No good cards? Discard at least { $least } and as many as you like, face up, then draw back to { $hand }. A trade is your whole action.

learn-charlie-title = Charlie walks
learn-charlie-text = No card moves Charlie. He follows the crowd: at the end of your turn he walks towards your club.
learn-charlie-entrance = Your entrance | { $each ->
        [one] { $each } space
       *[other] { $each } spaces
    } for each figure on it: Hal, Deb or a bodyguard.
learn-charlie-half = Your half | { $half ->
        [one] { $half } space
       *[other] { $half } spaces
    } more if Sue and both bodyguards are all on your half. The manhole does not count.
learn-charlie-own = Only your own side | Figures on your opponent’s side pull Charlie to the other club on your opponent’s turn, not on yours.

learn-end-title = The end of the game
learn-end-text = The game ends in one of these ways:
learn-end-once = Sue or Charlie arrives | The owner of that entrance wins at once, even if the other player brought them there.
learn-end-pile = The draw pile runs out | The first time, the discards are shuffled and become the new draw pile, and you go on drawing. Everyone can see at any time how many cards are left. You can look through the discards only at a table with memory aids.
learn-end-last = Draw pile number { $piles } runs out | The game stops as soon as the last card is drawn. You win if Sue is on your half.
learn-end-tie = Sue in the middle | If Sue is on the manhole, the half where Charlie stands counts. If he is there too, the game is a draw.

example-group-title = A green turn
example-group-before = Your club is on the left. Sue is on your half, but one of her bodyguards is not. You hold green cards.
example-group-after = The pair moved them all at once, and the single card moved Sue again. Now all of them are on your half, so Charlie came closer.
example-joker-title = Deb helps
example-joker-before = Sue stands on the manhole and you have no green card. But Deb stands between Sue and your club, so your red cards are jokers.
example-joker-after = The first red card moved Sue, so the second had to move her too. Deb stayed where she was.
example-lure-title = Just in time
example-lure-before = Sue is close to your opponent’s entrance. Hal stands between the bodyguards.
example-lure-after = Sue jumped to Hal, all the way to your half. You played no card, so you drew none.
example-charlie-title = A full entrance
example-charlie-before = Deb and a bodyguard already stand on your entrance. You can bring Hal there too.
example-charlie-after = With Hal there are { $crowd } figures on your entrance, and Charlie walked { $crowd } spaces. If they stay, he walks again on your next turn.

tip-charlie = Watch Charlie first | Charlie decided { $charlie }% of the games between bots, and Sue only { $sue }%. Count his steps before you end a turn.
tip-pile = Keep Sue on your half when cards run low | { $pile }% of the games between bots ended with the last card.
tip-red = Bring Deb home early | Bots played { $red } red cards a game and { $green } green ones: as jokers, red cards do almost everything.
