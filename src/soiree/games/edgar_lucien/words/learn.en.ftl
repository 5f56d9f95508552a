### Edgar & Lucien: the page Learn, English. What comes before | is in bold. No digits: numbers are variables (learn.toml).

learn-goal-title = How you win
learn-goal-text = You lead a pair of crooks in the city of Fosko: Edgar and Lucien. There are { $conditions } conditions. As soon as you fulfil { $needed } of them at the same time, you win on the spot.
learn-goal-dandy = { condition-dandy } | You have at least { $fortune } Cogs.
learn-goal-collector = { condition-collector } | You own { $districtsfew } districts of any kind with { $few } players, { $districtssome } with { $some }, { $districtsmany } with { $many }.
learn-goal-bureaucrat = { condition-bureaucrat } | You own { $officesfew } Administrations with { $few } players, { $officessome } with { $some }, { $officesmany } with { $many }.
learn-goal-zealot = { condition-zealot } | You are Governor and have { $popular } popularity.

learn-box-title = What is in the box
learn-box-text = A map of Fosko with one side for { $few } or { $some } players ({ $mapfew } districts) and one for { $many } ({ $mapmany } districts). Each player has an Edgar, a Lucien, a wheel with a needle for each of them, and influence tokens. Besides: { $cards } Shenanigan cards, { $certificates } certificates, one Heritage Protection, and money in Cogs.
learn-box-places = The { $offices } Administrations, with an action for each partner
learn-box-cards = The { $cards } Shenanigan cards. Edgar plays them
learn-edgar-can-draw = Edgar: { action-draw } | He draws { $draw } Shenanigan cards.
learn-lucien-can-speech = Lucien: { action-speech } | You gain { $speech } popularity.
learn-edgar-can-intimidate = Edgar: { action-intimidate } | Up to { $targets } opponents each give up a district of their choice, which becomes neutral. With { $few } players you choose the district.
learn-lucien-can-protect = Lucien: { action-protect } | Nobody can take your districts by buying or requisition.
learn-edgar-can-heist = Edgar: { action-heist } | You take { $heist } Cogs from the bank.
learn-lucien-can-certify = Lucien: { action-certify } | Take the certificate of a condition that you fulfil. It is free.
learn-edgar-can-requisition = Edgar: { action-requisition } | Take any neutral district of the map, without money. If none is neutral, take one from an opponent.
learn-lucien-can-support = Lucien: { action-support } | Edgar’s action in his own Administration counts double, for { $double } popularity in all. Both have then acted.
learn-card-PB = Lucien goes to any district.
learn-card-IP = Buy the district where Edgar stands from its owner, for { $buyout } Cogs.
learn-card-ST = Each opponent loses { $smearpoints } popularity or gives you { $smearmoney } Cogs. They choose.
learn-card-CE = Take a free certificate of a condition that you fulfil.
learn-card-FS = Edgar on a Steel district of yours: gain { $financial } Cogs.
learn-card-PS = Edgar on an Ivory district of yours: gain { $popularsupport } popularity.
learn-card-EX = Take a card at random from a player who has a partner in Edgar’s district.
learn-card-RA = Do one of Edgar’s Administration actions from anywhere, for its usual price.
learn-card-CO = Edgar in the { kind-hall }: you become Governor in place of the present one.
learn-card-RE = Change money into popularity or back: { $unit } Cogs for { $points } points, as often as you like.
learn-card-CB = Buy the neutral district where Edgar stands, for { $buy } Cogs.
learn-card-CR = Take the Heritage Protection, even from its holder.
learn-card-SW = Discard { $swindle } more cards and take any free certificate, whether you fulfil its condition or not.

learn-setup-title = The start
learn-setup-text = This is the map. Borders have colours, and so have the metro lines.
learn-setup-side = Kinds of districts | Ivory and Steel districts pay taxes. The { $offices } Administrations pay none, but they have actions.
learn-setup-you = What you have | { $money } Cogs, { $start } popularity (it never goes above { $cap }), and no card yet. Everybody sees all money, unless the table has chosen to hide it.
learn-setup-first = First places | Chance decides who is first. In turn, each player puts Edgar, Lucien and an influence token on a neutral district. It is yours.

learn-turn-title = A turn
learn-turn-text = All players do these phases together:
learn-turn-needles = Set the needles | In secret, all at the same time: one needle for Edgar, one for Lucien.
learn-turn-move = Move | All wheels are revealed. In turn order, each player moves Edgar, then Lucien.
learn-turn-act = Act | In turn order, your Edgar and your Lucien may each do one thing where they stand, in the order that you like. You may also do nothing.
learn-turn-period = Every { $turns } turns | An electoral period ends: first taxes, then the election of a Governor.

learn-needles-title = The needles
learn-needles-text = A needle shows a way, not a place. Any number of pawns may stand in a district, and nobody blocks the way.
learn-needles-border = A border | The partner crosses the border of that colour into the next district.
learn-needles-metro = A metro line | From a station of that line, the partner goes to another station of the same line. If there are several, you choose on arrival.
learn-needles-stay = Stay | The partner stays. So does one whose needle shows a way that does not exist there.
learn-needles-secret = Guess | All needles are set before anybody moves. The game is about what the others will do.

learn-edgar-title = What Edgar does
learn-edgar-text = Edgar robs, plays cards, or acts in an Administration.
learn-edgar-rob = Rob | In a district with an opponent’s Lucien, Edgar takes half of that player’s money, rounded up. It costs nothing. If money is hidden, that player first shows you all of theirs.
learn-edgar-guard = Except | A Lucien with his own Edgar beside him cannot be robbed.
learn-edgar-card = Play a Shenanigan card | It is his whole action, and costs no popularity. He may play it in any district where its condition holds, once a turn at most. Your hand has no limit, and when the deck is empty, the discards become the new deck.
learn-edgar-office = Administration | His actions there cost { $cost } popularity each.

learn-lucien-title = What Lucien does
learn-lucien-text = Lucien buys districts, or acts in an Administration.
learn-lucien-buy = Buy from the city | If the district where he stands is neutral, pay { $buy } Cogs to the bank and it is yours.
learn-lucien-buyout = Buy from another player | If it belongs to an opponent, pay them { $buyout } Cogs. They cannot refuse, unless they hold the Heritage Protection.
learn-lucien-office = Administration | His actions there are free, except { action-support }.

learn-offices-title = The Administrations
learn-offices-text = In an Administration, a partner does its action or something ordinary. You need not own it. The list of what is in the box says what each action does.
learn-offices-once = Once a period | Each of these actions is possible once for each player in an electoral period.
learn-offices-price = Popularity | Without enough popularity Edgar cannot act there. Lucien’s speech and Ivory districts bring more.
learn-offices-order = Use the order | Let Lucien act first if Edgar needs what he brings, or the other way round.

learn-keep-title = Keep what you have
learn-keep-text = What you fulfil can be lost again: money is stolen, districts are bought. These help:
learn-keep-certificate = A certificate | While you hold it, its condition counts for you, whatever happens. An opponent who fulfils the condition can take it from you with the same action. You gain one certificate a period at most.
learn-keep-protection = The Heritage Protection | Your districts cannot be bought or requisitioned. { action-intimidate } still works. An opponent can take the protection with the same action.

learn-period-title = The end of a period
learn-period-text = After { $turns } turns:
learn-period-taxes = Taxes | In turn order: { $ivory } popularity for each Ivory district, { $steel } Cogs for each Steel district.
learn-period-election = Election | The most popular player becomes Governor. Before the first election there is none.
learn-period-tie = A tie | Those who are tied bid money openly. The highest bid wins and is paid. If nobody bids, there is no Governor.
learn-period-governor = The Governor plays last | The player on the Governor’s left is first in the new period.
learn-period-new = A new period | All Administration actions are possible again.

learn-end-title = The end of the game
learn-end-text = The game can end at any moment, even while somebody else acts.
learn-end-win = { $needed } conditions | You win at once. Nothing else is finished.
learn-end-both = At the same moment | The player who is acting wins, otherwise the next in turn order.
learn-end-limit = No winner | After { $periods } periods the game ends. This is a house rule, and the table can change it or play without a limit. More conditions win, then more districts, then more money, then more popularity.

example-needles-title = A way for each
example-needles-before = Edgar and Lucien stand together in Faden’s Gardens, where there is a station of the orange line and a violet border.
example-needles-after = Edgar took the metro, Lucien crossed the violet border. Your opponent stayed. Then Lucien bought the neutral district where he arrived.
example-rob-title = A lonely Lucien
example-rob-before = The opponent’s Lucien stands alone at the Steam Docks, with a full purse. Both that district and yours have a station of the blue line.
example-rob-after = You guessed that he would stay. Edgar arrived by metro and took half of the money, rounded up.
example-heist-title = Speech, then robbery
example-heist-before = Edgar is in the { kind-bank }, but you have no popularity to pay for his action. Lucien is on { kind-pig }.
example-heist-after = Lucien’s speech brought { $speech } popularity. Edgar’s robbery cost { $cost } of it and brought { $heist } Cogs. You have { $popularity } popularity left.
example-election-title = Elected
example-election-before = It is the last turn of the period. Your opponent is more popular than you.
example-election-after = Lucien’s speech took you to the top. Then everybody received taxes, and you were elected Governor. A new period begins, and your opponent is first.

tip-offices = Collect Administrations | Each of them counts as a district too. { $rich }% of bot games with { $few } players were won by fortune, districts and Administrations, { $elected }% by districts, Administrations and the governorship.
tip-first = It is good to be last | With { $few } players, the one who began won only { $first }% of bot games. Later players see where the others stand.
tip-pace = Invest early | With { $few } players, half of the bot games were over after { $median } periods, and few before period { $early }. A district pays taxes only a few times.
