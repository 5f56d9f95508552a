### Shadows of Macao: the page Learn, English. What comes before | is in bold. No digits: numbers are variables (learn.toml).

learn-goal-title = How you win
learn-goal-text = You lead a clan. The clan with the most coins at the end wins.
learn-goal-members = Members | Characters on their red side bring coins, and they pay for you in every turn.
learn-goal-places = Establishments | Clubs, casinos and dens that you open bring more coins.
learn-goal-end = The end | It comes when somebody has { $reds } members, or when no establishment is left in the centre.

learn-box-title = What is in the box
learn-box-text = { $cards } characters, { $widows } Widows and { $tiles } establishments. With the Widow there are { $kinds } kinds of characters. There is no board.
learn-box-kinds = The characters, and what they do on their red side
learn-box-resources = The { $resources } resources. Each character produces one of them
learn-box-conditions = Establishments with a condition: nothing is paid
learn-box-costs = Establishments with a cost in resources
learn-coins = { $count } coins
learn-kind-politician = { $politicianc } coins | No effect. The most valuable member.
learn-kind-assassin = { $assassinc } coins | Once: each opponent discards { $hit } blue { $hit ->
        [one] card
       *[other] cards
    } of their choice.
learn-kind-croupier = { $croupierc } coins | Always: a card whose cost repeats a resource costs you { $discount } less of it. One of each resource must still be paid.
learn-kind-sailor = { $sailorc } coins | Always: produces { $sailor } of its resource.
learn-kind-dancer = { $dancerc } coins | Once: contact an informant at once.
learn-kind-officer = { $officerc } coins | Once: reserve an establishment from the centre. From then on only you can open it.
learn-kind-keeper = { $keeperc } coins | Always: room for { $room } more blue { $room ->
        [one] card
       *[other] cards
    }.
learn-kind-merchant = { $merchantc } { $merchantc ->
        [one] coin
       *[other] coins
    } | Always: the pair of resources on the card is interchangeable for you.
learn-kind-widow = { $widowc } coins | Always: produces a diamond, which stands for any resource.
learn-tile-tem = At least { $condition-at_least } of your cards are of one kind.
learn-tile-gam = You have at least { $condition-at_least } blue cards.
learn-tile-chi = You have at least { $condition-at_least } different kinds.
learn-tile-mar = You have at least { $condition-blue } blue card, { $condition-red } red card, { $condition-green } reserved and { $condition-yellow } open establishment.

learn-setup-title = The start
learn-setup-text = This is the middle of the table at the start of a game.
learn-setup-widow = Your first card | Everybody begins with { $own } { kind-widow }, on the blue side.
learn-setup-piles = The piles | All other characters are shuffled into { $piles } piles, blue side up. You see the top card of each. Among them are more Widows: { $decktwo } with { $few } players, { $deckthree } with { $some }, { $deckfour } with { $many }.
learn-setup-tiles = The centre | { $tilestwo } establishments with { $few } players, { $tilesthree } with { $some }, { $tilesfour } with { $many }. All others stay in the box.
learn-setup-first = Who begins | Chance decides. Then you play clockwise.

learn-turn-title = Your turn
learn-turn-text = You do exactly one of these things. You cannot pass.
learn-turn-contact = Contact an informant | Take the top card of a pile.
learn-turn-recruit = Recruit a member | Pay for one of your blue cards and turn it to its red side.
learn-turn-open = Open an establishment | Meet its condition or pay its cost.

learn-card-title = Blue and red
learn-card-text = Every character card has a blue and a red side.
learn-card-blue = Blue: an informant | Pays once with the resource that it produces. Then it is gone. It brings no coins, and it has no effect yet.
learn-card-red = Red: a member | Pays in every turn, stays to the end, brings coins and has its effect.
learn-card-top = The resource it produces | It is the same on both sides.
learn-card-foot = Its cost | The resources that your other cards must produce to recruit it.

learn-contact-title = Contact an informant
learn-contact-text = Take the visible card of a pile and put it in front of you, blue side up. The pile shows its next card.
learn-contact-limit = The limit | You may have { $limit } blue cards. If you have more after a contact, discard one. Each red { kind-keeper } gives room for { $room } more.
learn-contact-discard = Where discards go | Under the smallest pile, in the order that you choose; if several are smallest, you choose the pile. They come up again later. Piles are never shuffled again.

learn-recruit-title = Recruit a member
learn-recruit-text = Choose one of your blue cards. Your other cards must produce everything that it costs.
learn-recruit-pay = Blue cards | Each produces { $once } of its resource, and is discarded.
learn-recruit-red = Red cards | They pay first and are never lost. What they produce is there again for the next payment.
learn-recruit-exact = Nothing too much | You give up only the blue cards that are needed. The card that you recruit does not pay for itself.

learn-widow-title = The Widow
learn-widow-text = Her diamond stands for any resource. That has a price.
learn-widow-dies = She pays once | A blue Widow who pays is deceased. She is not discarded: she stays and takes up one of your { $limit } blue places to the end. She can be neither recruited nor discarded.
learn-widow-red = As a member | You may recruit a living Widow like any character. She pays a diamond in every turn, but she is worth { $widowc } coins.

learn-effects-title = Effects
learn-effects-text = A character has its effect only on its red side. Some effects happen once, when the card is turned. Others last to the end of the game. The list above says which.

learn-open-title = Open an establishment
learn-open-text = Take a tile from the centre. It is yours for good, and its coins count at the end.
learn-open-condition = A condition | It must be met in your turn. You keep all your cards. A deceased Widow counts as a blue card.
learn-open-cost = A cost | You pay it like a recruitment: red cards first, then blue cards, which are discarded. { kind-croupier } cards do not help here.
learn-open-reserved = Reserved | With the { kind-officer } you take a tile from the centre without opening it. You still need an action to open it; a reserved tile alone is worth nothing.

learn-end-title = The end of the game
learn-end-text = The last round is called in one of these ways:
learn-end-members = { $reds } members | Somebody has { $reds } red cards.
learn-end-tiles = An empty centre | No establishment is left there.
learn-end-round = Finish the round | Everybody has the same number of turns. After round { $cap } the game ends in any case.
learn-end-count = Count coins | Add the coins of your red cards and of your open establishments. Blue cards and reserved tiles count nothing.
learn-end-tie = Tie-break | More open establishments win, then more red cards. If that is equal too, you share the place.

example-recruit-title = Red pays, blue pays
example-recruit-before = You want the { kind-keeper }. It costs weapons, banknotes and opium. Your red { kind-officer } produces weapons.
example-recruit-after = The { kind-officer } paid for the weapons and is still yours. The informants with banknotes and opium are gone. The { kind-keeper } is red now: your members are worth { $coins } coins.
example-widow-title = The missing resource
example-widow-before = You want the { kind-keeper }, which costs alcohol, opium and chips. Nobody of yours produces opium.
example-widow-after = Your Widow paid for the opium. She is deceased now and keeps her place among your blue cards. The other informants left.
example-assassin-title = An effect at once
example-assassin-before = Your opponent has all that it takes to recruit. You can recruit the { kind-assassin }: your red cards pay everything.
example-assassin-after = You gave up no blue card. The { kind-assassin } turned red, and your opponent had to give up a blue card.
example-club-title = Many kinds
example-club-before = The { tile-chi } asks for different kinds. Blue and red cards count together.
example-club-after = You opened it and paid nothing. All your cards are still there.

tip-end = Watch how the game can end | With { $few } players, { $members }% of bot games ended with the last member and { $opened }% with the last establishment. End it while you are ahead.
tip-kinds = Collect different kinds | Bots opened the { tile-chi } in { $china }% of games, the { tile-tem } in { $temple }%. Different kinds come without effort; equal ones do not.
tip-widow = Leave the Widow blue | Bots recruited her in { $widow }% of their games. She is worth most early, as the one missing resource.
