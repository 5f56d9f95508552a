### Edgar & Lucien: the page Learn, English. What comes before | is in bold. No digits: numbers are variables (learn.toml).

learn-goal-title = How you win
learn-goal-text = You lead a pair of crooks in the city of Fosko: Edgar and Lucien. There are { $conditions } conditions of victory. As soon as you fulfil { $needed } of them at the same time, you win on the spot.
learn-goal-dandy = { condition-dandy } | You have at least { $fortune } Cogs.
learn-goal-collector = { condition-collector } | You own at least { $districtsfew } districts of any kind with { $few } players, { $districtssome } with { $some }, { $districtsmany } with { $many }.
learn-goal-bureaucrat = { condition-bureaucrat } | You own at least { $officesfew } Administrations with { $few } players, { $officessome } with { $some }, { $officesmany } with { $many }. They count as districts, too.
learn-goal-zealot = { condition-zealot } | You are Governor and have { $popular } popularity.

learn-box-title = What is in the box
learn-box-text = A map of the city with { $mapfew } districts for { $few } players, { $mapsome } for { $some } and { $mapmany } for { $many }. Each player has an Edgar, a Lucien, a wheel with a needle for each of them, and { $tokens } influence tokens for their districts (if they run out, anything else can mark a district). There are also { $cards } Shenanigan cards, { $certificates } certificates (one for each condition), one Heritage Protection, and money in Cogs.
learn-box-places = The { $offices } Administrations, with an action for each partner
learn-box-cards = The { $cards } Shenanigan cards. Edgar plays them
learn-edgar-can-draw = Edgar: { action-draw } | He draws { $draw } Shenanigan cards.
learn-lucien-can-speech = Lucien: { action-speech } | You gain { $speech } popularity.
learn-edgar-can-intimidate = Edgar: { action-intimidate } | You choose { $targets } opponents; each gives up a district of their choice, which becomes neutral. With { $few } players you choose a district of your opponent yourself.
learn-lucien-can-protect = Lucien: { action-protect } | Take it, even from an opponent. Then nobody can take your districts by buying or requisition.
learn-edgar-can-heist = Edgar: { action-heist } | You take { $heist } Cogs from the bank.
learn-lucien-can-certify = Lucien: { action-certify } | Take the certificate of a condition that you fulfil, even from an opponent. It is free.
learn-edgar-can-requisition = Edgar: { action-requisition } | Take any neutral district of the map, without paying for it. If none is neutral, take one from an opponent without Heritage Protection.
learn-lucien-can-support = Lucien: { action-support } | Edgar takes the action of the Administration where he is, and takes it again at once, for { $double } popularity in all. If he is elsewhere, you can discard the card { card-RA } to double one of his Administration actions all the same. Neither partner may have acted before; afterwards both have.
learn-card-PB = Lucien goes to any district. He can still act there.
learn-card-IP = Buy the district where Edgar is from its owner, for { $buyout } Cogs.
learn-card-ST = Each opponent loses { $smearpoints } popularity or gives you { $smearmoney } Cogs. They choose, if they have enough of both.
learn-card-CE = Take a certificate that nobody holds and whose condition you fulfil.
learn-card-FS = Edgar in one of your Steel districts: gain { $financial } Cogs.
learn-card-PS = Edgar in one of your Ivory districts: gain { $popularsupport } popularity.
learn-card-EX = Take a card at random from an opponent who has a partner in Edgar’s district.
learn-card-RA = Take one of Edgar’s Administration actions from anywhere, for its usual price.
learn-card-CO = Edgar in { kind-hall }: you become Governor in place of another player, and your left neighbour is first player in the next turn.
learn-card-RE = Change money into popularity or back: { $unit } Cogs for { $points } points, as often as you like.
learn-card-CB = Buy the neutral district where Edgar is, for { $buy } Cogs.
learn-card-CR = Take the Heritage Protection, even from its holder.
learn-card-SW = Discard { $swindle } other cards and take a certificate that nobody holds, even without fulfilling its condition.

learn-setup-title = The start
learn-setup-text = This is the map. Borders have colours, and so have the metro lines.
learn-setup-side = Kinds of districts | Ivory and Steel districts bring taxes. The { $offices } Administrations bring none, but they have actions.
learn-setup-you = What you have | { $money } Cogs, { $start } popularity (it never goes above { $cap }), and no card yet. Everybody sees all money, unless the table has chosen to hide it; nobody can lie about theirs.
learn-setup-first = First places | The first player is drawn at random, and play goes clockwise. Each player puts Edgar, Lucien and an influence token on a neutral district, which means one that belongs to nobody: the district is then yours, and stays yours when your pawns leave.

learn-turn-title = A turn
learn-turn-text = All players go through these phases together:
learn-turn-needles = Set the needles | In secret, all at the same time: one needle for Edgar, one for Lucien.
learn-turn-move = Move | All wheels are revealed. In turn order, each player moves Edgar, then Lucien.
learn-turn-act = Act | In turn order, your Edgar and your Lucien may each take one action where they are, in the order that you like. You may also do nothing.
learn-turn-period = Every { $turns } turns | An electoral period ends: first taxes, then the election of a Governor.

learn-needles-title = The needles
learn-needles-text = A needle shows a way, not a destination. Your needles may show the same one. Any number of pawns may be in a district, and nobody blocks the way.
learn-needles-border = A border | The partner crosses the border of that colour into the next district.
learn-needles-metro = A metro line | From a station of that line, the partner goes to another station of the same line. If there are several, you choose when he moves.
learn-needles-stay = Stay | The partner stays where he is. He also stays when the needle shows a way that does not exist there; a way that exists must be taken.
learn-needles-secret = Guess | All needles are set before anybody moves: you have to guess what the others will do.

learn-edgar-title = What Edgar does
learn-edgar-text = Edgar robs, plays cards, or acts in an Administration.
learn-edgar-rob = Rob | In a district with an opponent’s Lucien, Edgar takes half of that player’s money, rounded up to the next { $unit } Cogs. If several could be robbed, you choose one. It costs nothing, and several Edgars may rob the same Lucien in a turn. If money is hidden, you are shown all of it or only your half, as the table has chosen.
learn-edgar-guard = The bodyguard | A Lucien with his own Edgar beside him cannot be robbed.
learn-edgar-card = Play a Shenanigan card | It is his whole action, and costs no popularity. He may play it wherever its condition is met, one per turn at most, and never in the turn in which he drew it. Nobody else sees your hand. It has no limit, and when the deck is empty, the discards become the new deck.
learn-edgar-office = Administration | His actions there cost { $cost } popularity each.

learn-lucien-title = What Lucien does
learn-lucien-text = Lucien buys districts, or acts in an Administration.
learn-lucien-buy = Buy from the city | If he is in a neutral district, pay { $buy } Cogs to the bank and it is yours.
learn-lucien-buyout = Buy from another player | If it belongs to an opponent, pay them { $buyout } Cogs. They cannot refuse, unless they hold the Heritage Protection.
learn-lucien-office = Administration | His actions there are free, except { action-support }.

learn-offices-title = The Administrations
learn-offices-text = In an Administration, a partner takes the action that is his there, or an ordinary action. You need not own it. The list of what is in the box says what each action does.
learn-offices-once = Once a period | Each player can take each of these actions once in an electoral period.
learn-offices-price = Popularity | Without enough popularity Edgar cannot act there. Lucien’s speech and Ivory districts bring more.
learn-offices-order = Order matters | Let Lucien act first if Edgar needs what he brings, or the other way round.

learn-keep-title = Keep what you have
learn-keep-text = A condition that you fulfil can be lost again: money is stolen, districts are bought. This is how you protect yourself:
learn-keep-certificate = A certificate | There is one for each condition. While you hold it, its condition counts for you, whatever happens. An opponent who fulfils the condition can take it from you with the same action. You gain one certificate per period at most, and you can win the game without any.
learn-keep-protection = The Heritage Protection | Your districts cannot be bought or requisitioned. { action-intimidate } still works. An opponent can take the protection with the same action.

learn-period-title = The end of a period
learn-period-text = After { $turns } turns:
learn-period-taxes = Taxes | In turn order: { $ivory } popularity for each Ivory district, { $steel } Cogs for each Steel district.
learn-period-election = Election of the Governor | The most popular player becomes Governor. Before the first election there is none.
learn-period-tie = A tie | Those who are tied bid money openly, in turn order and in steps of { $unit } Cogs, each time more than the bid before, or fold. The last bid wins, and only that one is paid. If nobody bids, there is no Governor and the turn order stays the same.
learn-period-governor = The Governor plays last | The player on the Governor’s left is first in the new period.
learn-period-new = A new period | All Administration actions are possible again.

learn-end-title = The end of the game
learn-end-text = The game can end at any moment, even while somebody else acts.
learn-end-win = { $needed } conditions | You win at once, and nothing else is played.
learn-end-both = At the same moment | The player who is acting wins, otherwise the next in turn order.
learn-end-limit = No winner | After { $periods } periods the game ends. This is a house rule, and the table can change it or play without a limit. The player with the most conditions wins; a tie goes to more districts, then more money, then more popularity.

example-needles-title = Metro and border
example-needles-before = Edgar and Lucien are together in Faden’s Gardens, where there is a station of the orange line and a violet border.
example-needles-after = Edgar took the metro, Lucien crossed the violet border. Your opponent stayed. Then Lucien bought the neutral district where he arrived.
example-rob-title = A Lucien without a guard
example-rob-before = The opponent’s Lucien is alone at the Steam Docks, with a lot of money. Both that district and yours have a station of the blue line.
example-rob-after = You guessed that he would stay. Edgar arrived by metro and took half of the money.
example-heist-title = A speech, then a robbery
example-heist-before = Edgar is in the { kind-bank }, but you have no popularity to pay for his action. Lucien is on { kind-pig }.
example-heist-after = Lucien’s speech brought { $speech } popularity. Edgar’s robbery cost { $cost } of it and brought { $heist } Cogs. You have { $popularity } popularity left.
example-election-title = Won at the polls
example-election-before = It is the last turn of the period. Your opponent is more popular than you.
example-election-after = Lucien’s speech put you in the lead. Then everybody received taxes, and you were elected Governor. A new period begins, and your opponent is first.

tip-offices = Collect Administrations | Each of them counts as a district too. { $rich }% of bot games with { $few } players were won by fortune, districts and Administrations, { $elected }% by districts, Administrations and the governorship.
tip-first = Playing last helps | With { $few } players, the first player won only { $first }% of bot games. Later players see where the others are.
tip-pace = Invest early | With { $few } players, half of the bot games were over after { $median } periods, and few ended before period { $early }. So a district brings taxes only a few times.
