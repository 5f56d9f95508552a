### Edgar & Lucien at the table of the page: English

el-name = { $name }
el-map = The city
el-city = The city of Fosko
el-owned = owned by { $player }
el-neutral = neutral
el-pawn-of = { $pawn } of { $player }
el-leads-nowhere = leads nowhere from here: he would stay
el-only-you = Only you see your needles
el-counts = counts
el-certified = certified
el-asks-dandy = { $have } of { $need } bonds of 10,000 Cogs
el-asks-collector = { $have } of { $need } districts
el-asks-bureaucrat = { $have } of { $need } Administrations
el-asks-zealot = Governor, with { $have } of { $need } popularity
el-done = done this period
el-purse-shown = Shown only to you, when you robbed this player
el-done-by = done by { $players }
el-not-done = still to do
el-card-closed = cannot be played now
el-no-cards = No Shenanigan cards yet: Edgar draws them on Drunken Pig Square.
el-discards = Deck { $deck } · Discards { $count }
el-discard-title = Discard pile
el-no-discards = Nothing has been discarded yet.
el-protection-free = The Heritage Protection lies on the table
el-governor-means = The Governor plays last, and with 100 popularity is Grand Zealot.
el-less = Bid less
el-more = Bid more
el-buy-popularity = Pay money, gain popularity:
el-sell-popularity = Pay popularity, gain money:
el-fact-held = { $held } of { $need } conditions

## What is asked

el-prompt-edgar = Set Edgar’s needle: where should he go?
el-prompt-lucien = Now Lucien’s needle: where should he go?
el-prompt-lock = Edgar: { $edgar }. Lucien: { $lucien }. Lock both?
el-lock = Lock the needles
el-prompt-edgar-cards = What does Edgar do? Choose here, or a card of your hand.
el-prompt-double = Which action is doubled? It costs 30 popularity.

## What a choice does and costs

el-cost-edgar = Costs 20 popularity. Once a period.
el-cost-lucien = Costs nothing. Once a period.
el-cost-support = Costs 30 popularity in all, and neither of your two can act again this turn.
el-help-move-E = Edgar does one thing where he stands: rob a Lucien without a guard, play a card, or the action of the Administration.
el-help-move-L = Lucien does one thing where he stands: buy the district, or the action of the Administration.
el-help-move-end = Ends your turn to act. Who has not acted does nothing this turn.
el-help-move-fold = You leave the auction and pay nothing.
el-help-lock = Locks both needles. They cannot be changed any more, and are shown when all players have locked.

## Notes of the first game

el-note-start = Both your crooks start in the district you choose, and it is yours. The first player to hold three of the four conditions wins: a fortune, many districts, the Administrations, a popular governorship.
el-note-needle-edgar = Every turn all players secretly turn two needles. A coloured sign takes a pawn across the border of that sign, a letter along that metro line. Pale signs lead nowhere from here.
el-note-needle-lucien = Lucien is safe from rival Edgars only where your own Edgar is. Once locked, the needles cannot be changed.
el-note-who = Each of the two may do one thing where he stands, in either order. On an Administration each has an action of his own, once a period.
el-note-edgar-action = Edgar robs a Lucien without a guard, plays a card, or pays 20 popularity for the action of the Administration where he stands.
el-note-lucien-action = Lucien buys the district where he stands, or does what the Administration offers him for free. A certificate keeps a condition for good: buy it before you spend the money.
el-note-bid = The tied players bid for the governorship; only the winner pays.
el-note-surrender = You have been intimidated: one of your districts becomes neutral. The Heritage Protection does not help here.
el-note-smear = A Smear Threat: lose popularity, or buy the silence of the player who made it.
el-note-exit = This metro line has several exits. Choose where your pawn comes up.
el-note-rob-victim = Half of the victim’s money is yours, and it costs no popularity. Who has the fullest purse?
el-note-intimidate-targets = Each of the players you name gives up one district of its own choice. It becomes neutral, so anybody can buy it.
el-note-intimidate-district = With two players you choose yourself which district falls. It becomes neutral, so you can buy it later.
el-note-requisition-district = Any neutral district of the map becomes yours for no money. Administrations count for two conditions.
el-note-certificate = A certificate keeps its condition for good, whatever becomes of your money or districts, unless another player takes it from you. At most one a period.
el-note-double = Political Support does one of Edgar’s Administration actions twice, and then neither of your two can act again this turn.
el-note-remote = Edgar does what an Administration offers without standing there. It costs 20 popularity all the same.
el-note-plan-b = Lucien goes where you like. If he has not acted yet, he can act there.
el-note-extort-victim = You draw one card from the hand of that player, by lot. Only the two of you will know it.
el-note-exchange = 10,000 Cogs are worth 10 popularity, either way. Choose one way and how much.
el-note-discard = The Swindle costs three more cards. Give up those that help you least.

## On the map of the larger city, where a whole name would be too small to read
el-short-I0 = Temple
el-short-I1 = Salvage
el-short-I2 = Opera
el-short-I3 = Forge
el-short-M1 = Foundry
el-short-M3 = Gardens
el-short-M4 = Bank
el-short-M5 = Docks
el-short-M6 = Pig Square
el-short-M7 = Promenade
