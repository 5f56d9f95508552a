### Times Square: lessons, English

reconstructed = Only the value of a red card played as a joker is reconstructed, because no source gives it; each table can choose how to count it, and the rest is as in the box.

lesson-sue-title = Sue at your door
lesson-sue-text = Your club is on the left, and its entrance is the last { $spaces } spaces of the street: you win at once when Saucy Sue stands there.
lesson-sue-task = Bring Sue, the green figure, onto your entrance.
lesson-sue-nudge = Sue has not moved. She follows the green cards: choose the one in your hand.
lesson-sue-why = A green card moves Sue one space towards your club. She stands on your entrance now: you have won.

lesson-charlie-title = Charlie follows the crowd
lesson-charlie-text = Champagne Charlie wins the game too, but no card moves him: at the end of your turn he comes { $each ->
        [one] { $each } space
       *[other] { $each } spaces
    } closer for each figure on your entrance.
lesson-charlie-task = Bring Charlie to your entrance this turn.
lesson-charlie-nudge = Charlie stays outside. He looks only at who stands on your entrance when your turn ends.
lesson-charlie-nudge-one = Charlie came closer, but not close enough: the bodyguard alone is one figure. Bring a second one onto your entrance.
lesson-charlie-why = Your bodyguard and Hal on the entrance pulled Charlie just far enough. Such figures stay there and pull him turn after turn.

lesson-trio-title = All of them on your half
lesson-trio-text = Sue always stands between her bodyguards. If all of them are on your half of the street, Charlie comes { $half ->
        [one] { $half } space
       *[other] { $half } spaces
    } closer at the end of your turn.
lesson-trio-task = Make the far bodyguard follow, so that all of them are on your half.
lesson-trio-nudge = The far bodyguard is still on the manhole, which belongs to neither half. Grey cards move the bodyguards.
lesson-trio-nudge-lured = The far bodyguard jumped to Hal, away from your half. Grey cards move the bodyguards towards your club.
lesson-trio-why = The manhole in the middle counts for nobody; one step past it, and Sue and her bodyguards pull Charlie.

lesson-group-title = Move as a group
lesson-group-text = A bodyguard stands right in front of Sue, and she can never pass him. All cards of a turn have one colour, so grey first and green afterwards is not possible.
lesson-group-task = Win this turn all the same.
lesson-group-nudge = Sue did not come in. You can play { $pair } green cards together: choose a green card and look at what it can do.
lesson-group-nudge-colour = You cleared the way, but a turn has one colour: after grey you could play no green card.
lesson-group-why = Played together, { $pair } green cards move Sue and both bodyguards one space at once. It is worth keeping them for this.

lesson-trade-title = Trade cards
lesson-trade-text = Instead of playing cards you can trade: discard as many cards as you like, then draw until you hold { $hand } again. Here hardly any card can be played.
lesson-trade-task = Trade more than one card that does not help you.
lesson-trade-nudge = You have played a card, so you cannot trade this turn. Choose Trade first.
lesson-trade-nudge-few = You discarded only one card. A trade takes your whole turn, so trade more of them.
lesson-trade-why = New cards, with green ones among them. Charlie still walked at the end of the turn: your bodyguard and Hal are on your entrance.

lesson-lure-title = Jump to Handsome Hal
lesson-lure-text = Sue is one step away from the other club, and your cards can hardly bring her back. Hal can: instead of playing cards, let Sue or a bodyguard jump to his space, from any distance.
lesson-lure-task = Stop her: do not let her enter the other club next turn.
lesson-lure-nudge = She went in, and the game is lost. One of your moves needs no card at all.
lesson-lure-nudge-guard = The bodyguard jumped to Hal, and Sue went in. Let Sue herself jump.
lesson-lure-nudge-follows = One space was not enough: your opponent had the green cards to bring her back. Hal can take Sue much farther away.
lesson-lure-why = Hal stood between the bodyguards, so Sue could jump to him. Where Hal stands matters as much as where Sue stands.

lesson-deb-title = Dancing Deb’s influence
lesson-deb-text = While Deb stands between Sue and your club, your red cards are jokers: each can move Sue, a bodyguard or Hal by its number instead of Deb.
lesson-deb-task = You have no green card. Win this turn.
lesson-deb-nudge = Sue has not moved. Choose one of the red cards, and then whom it moves.
lesson-deb-nudge-deb = The red card moved Deb herself, and then all red cards of the turn must do the same. The first one has to move Sue.
lesson-deb-nudge-short = The right figure, but not far enough: the number of the card says how many spaces Sue goes.
lesson-deb-nudge-whom = The red card moved somebody else. It can move Sue instead.
lesson-deb-why = With Deb near your entrance, one red card carried Sue all the way. She never passes Deb, so bring Deb home first.

lesson-cards-title = When the cards run out
lesson-cards-text = The second draw pile has one card left. When it is drawn, the game ends: you win if Sue is on your half or, if she is on the manhole, if Charlie is on your half.
lesson-cards-task = Win on the last card.
lesson-cards-nudge = The cards ran out, and Sue or Charlie was on the wrong side. Sue has to cross the manhole.
lesson-cards-nudge-lured = A jump to Hal draws no card, so the game goes on. Play cards, so that you draw the last one.
lesson-cards-why = You chose the moment when the game ended: with Sue on your half. Count the cards when the pile gets thin.
