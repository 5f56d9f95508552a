### Shadows of Macao: the page Learn, English. What comes before | is in bold. No digits: numbers are variables (learn.toml).

learn-goal-title = How you win
learn-goal-text = You lead a clan. The clan with the most coins at the end wins.
learn-goal-members = Members | Characters on their red side bring coins, and they pay for you every turn.
learn-goal-places = Establishments | Clubs, casinos and dens that you open bring even more coins.
learn-goal-end = The end | The game ends when somebody has { $reds } members, or when no establishment is left in the centre.

learn-box-title = What is in the box
learn-box-text = { $cards } characters, { $widows } Widows and { $tiles } establishments. With the Widow there are { $kinds } kinds of characters. There is no board.
learn-box-kinds = The characters: how many there are, what they are worth, what they do on their red side
learn-box-resources = The { $resources } resources. Each character produces one of them
learn-box-conditions = Establishments with a condition: nothing is paid to open them
learn-box-costs = Establishments with a cost in resources
learn-coins = { $count } coins
learn-kind-politician = { $politicians } cards, { $politicianc } coins | No effect. The most valuable member.
learn-kind-assassin = { $assassins } cards, { $assassinc } coins | Once: each opponent discards { $hit } blue { $hit ->
        [one] card
       *[other] cards
    } of their choice. An opponent without a living blue card loses nothing.
learn-kind-croupier = { $croupiers } cards, { $croupierc } coins | Always: if the cost of a card has a resource more than once, you pay { $discount } less of it. Several Croupiers add up, but at least one of each resource must still be paid.
learn-kind-sailor = { $sailors } cards, { $sailorc } coins | Always: produces { $sailor } of its resource.
learn-kind-dancer = { $dancers } cards, { $dancerc } coins | Once: contact an informant at once.
learn-kind-officer = { $officers } cards, { $officerc } coins | Once: reserve an establishment from the centre. From then on only you can open it.
learn-kind-keeper = { $keepers } cards, { $keeperc } coins | Always: room for { $room } more blue { $room ->
        [one] card
       *[other] cards
    }. Several Keepers add up.
learn-kind-merchant = { $merchants } cards, { $merchantc } { $merchantc ->
        [one] coin
       *[other] coins
    } | Always: you may pay one resource of its pair with the other, as often as you like.
learn-kind-widow = { $widows } cards, { $widowc } coins | Always: produces a diamond, which stands for any resource.
learn-condition-same_kind = You have at least { $condition-at_least } cards of one kind.
learn-condition-blue = You have at least { $condition-at_least } blue cards.
learn-condition-kinds = You have at least { $condition-at_least } different kinds of characters.
learn-condition-one_each = You have at least { $condition-blue ->
        [one] { $condition-blue } blue card
       *[other] { $condition-blue } blue cards
    }, { $condition-red ->
        [one] { $condition-red } red card
       *[other] { $condition-red } red cards
    }, { $condition-green } reserved and { $condition-yellow } open { $condition-yellow ->
        [one] establishment
       *[other] establishments
    }. If you have reserved it, it counts as reserved itself.

learn-setup-title = The start
learn-setup-text = This is the middle of the table at the start of a game.
learn-setup-widow = Your first card | Everybody begins with { $own } { kind-widow }, on the blue side.
learn-setup-piles = The piles | All other characters are shuffled into { $piles } piles, blue side up. You see the top card of each. More Widows are among them: { $decktwo } with { $few } players, { $deckthree } with { $some }, { $deckfour } with { $many }.
learn-setup-tiles = The centre | { $tilestwo } establishments, drawn at random, with { $few } players, { $tilesthree } with { $some }, { $tilesfour } with { $many }. The others stay in the box.
learn-setup-first = Who begins | The first player is drawn at random. Then you play clockwise.

learn-turn-title = Your turn
learn-turn-text = You take exactly one action. You cannot pass, but your turn is skipped if no action is possible for you.
learn-turn-contact = Contact an informant | Take the top card of a pile.
learn-turn-recruit = Recruit a member | Pay for one of your blue cards and turn it to its red side.
learn-turn-open = Open an establishment | Meet its condition or pay its cost.

learn-card-title = Blue and red
learn-card-text = Every character card has a blue and a red side. All cards in front of the players are open to everybody.
learn-card-blue = Blue: an informant | It pays once with the resource that it produces, and then it is gone. It brings no coins and has no effect yet.
learn-card-red = Red: a member | It pays every turn, stays to the end, brings coins and has its effect.
learn-card-top = The resource it produces | It is the same on both sides.
learn-card-foot = Its cost | The resources that your other cards must produce to recruit it.

learn-contact-title = Contact an informant
learn-contact-text = Take the visible card of a pile and put it in front of you, blue side up. The pile shows its next card.
learn-contact-limit = The limit | You may have { $limit } blue cards. If you have more after a contact, discard one, which may be the one that you have just taken. Each red { kind-keeper } gives room for { $room } more.
learn-contact-discard = Where discards go | Under the smallest pile, in the order that you choose; if several are smallest, you choose the pile. An empty pile is the smallest. These cards come up again later, because piles are never shuffled again.

learn-recruit-title = Recruit a member
learn-recruit-text = Choose one of your blue cards. Your other cards must produce everything that it costs.
learn-recruit-pay = Blue cards | Each produces { $once } unit of its resource, and is then discarded.
learn-recruit-red = Red cards | They pay first and stay yours. They produce again in the next payment; what is not needed is lost.
learn-recruit-exact = Never too much | You give up only the blue cards that are needed. The card that you recruit does not pay for itself.

learn-widow-title = The Widow
learn-widow-text = Her diamond stands for any resource, but it has a price.
learn-widow-dies = She pays once | A blue Widow who pays dies. She is not discarded: she stays and takes up one of your { $limit } blue places to the end. She can no longer be recruited or discarded, not even for an { kind-assassin }.
learn-widow-red = As a member | You may recruit a living Widow like any character. She then produces a diamond in every payment, but she is worth { $widowc } coins.

learn-effects-title = Effects
learn-effects-text = A character has its effect only on its red side. Some effects happen once, as soon as the card is turned, and must be carried out if possible; others last to the end of the game. The list above says which.

learn-open-title = Open an establishment
learn-open-text = Take a tile from the centre. It is yours for good, and its coins count at the end.
learn-open-condition = A condition | It must be met on your turn. You keep all your cards. A deceased Widow counts as a blue card.
learn-open-cost = A cost | You pay it like a recruitment: first with red cards, then with blue cards, which are discarded. Croupiers do not help here.
learn-open-reserved = Reserved | With the { kind-officer } you take a tile from the centre without opening it. Opening it still takes the action of a later turn, and its condition or cost; as long as it is only reserved, it is worth nothing.

learn-end-title = The end of the game
learn-end-text = The first of these to happen makes the current round the last; then you count.
learn-end-members = { $reds } members | Somebody has { $reds } red cards.
learn-end-tiles = An empty centre | No establishment is left there. Reserved ones are no longer there.
learn-end-round = The last round | Everything is still allowed. It is played to its end, so that everybody has the same number of turns. After round { $cap } the game ends in any case: this is a house rule, the rulebook has no limit.
learn-end-count = Count the coins | Add those of your red cards and of your open establishments. Blue cards and reserved tiles do not count.
learn-end-tie = Tie-break | More open establishments win, then more red cards. If that is equal too, you share the place.

example-recruit-title = Red pays, blue pays
example-recruit-before = You want the { kind-keeper }. He costs weapons, banknotes and opium. Your red { kind-officer } produces weapons.
example-recruit-after = The { kind-officer } paid for the weapons and is still yours. The informants with banknotes and opium are gone. The { kind-keeper } is red now: your members are worth { $coins } coins.
example-widow-title = The missing resource
example-widow-before = You want the { kind-keeper }, who costs alcohol, opium and chips. None of your cards produces opium.
example-widow-after = Your Widow paid for the opium. She is deceased now and keeps her place among your blue cards. The other informants went under a pile.
example-assassin-title = An immediate effect
example-assassin-before = Your opponent has everything that it takes to recruit. You can recruit the { kind-assassin }: your red cards pay for everything.
example-assassin-after = You gave up no blue card. The { kind-assassin } turned red, and your opponent had to discard a blue card.
example-club-title = All kinds of people
example-club-before = The { tile-chi } asks for different kinds of characters. Blue and red cards count together.
example-club-after = You opened it and paid nothing. All your cards are still there.

tip-end = Watch the end | With { $few } players, { $members }% of bot games ended because somebody had enough members, and { $opened }% with the last establishment of the centre. If you are ahead, end the game quickly.
tip-kinds = Collect different kinds | Bots opened the { tile-chi } in { $china }% of games, the { tile-tem } in { $temple }%. Different characters are easy to collect; identical ones are not.
tip-widow = Leave the Widow blue | Bots recruited her in only { $widow }% of their games. She helps most early on, as the one missing resource.
