### Edgar & Lucien at the table of the page: English

el-name = { $name }
el-map = The city
el-city = The city of Fosko
el-owned = owned by { $player }
el-neutral = neutral
el-pawn-of = { $pawn } of { $player }
el-leads-nowhere = leads nowhere from here: he would stay put
el-only-you = Nobody else sees your needles
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
el-protection-free = Nobody holds the Heritage Protection
el-governor-means = The Governor plays last, and with 100 popularity is Grand Zealot.
el-less = Bid less
el-more = Bid more
el-buy-popularity = Pay money, gain popularity:
el-sell-popularity = Pay popularity, gain money:
el-fact-held = { $held } of { $need } conditions

## What is asked

el-prompt-edgar = Set Edgar’s needle on the wheel: where should he go?
el-prompt-lucien = Now Lucien’s needle on the wheel: where should he go?
el-prompt-lock = Edgar: { $edgar }. Lucien: { $lucien }. Lock both?
el-lock = Lock the needles
el-prompt-edgar-cards = What does Edgar do? Choose here, or a card from your hand.
el-prompt-double = Which action do you double? It costs 30 popularity.

## What a choice does and costs

el-cost-edgar = Costs 20 popularity. Once a period.
el-cost-lucien = Costs nothing. Once a period.
el-cost-support = Costs 30 popularity in all, and neither of your partners can act again this turn.
el-help-move-E = Edgar takes one action where he is: rob a Lucien without a bodyguard, play a card, or the action of the Administration.
el-help-move-L = Lucien takes one action where he is: buy the district, or the action of the Administration.
el-help-move-end = Ends your actions. A partner who has not acted yet does nothing this turn.
el-help-move-start = Edgar and Lucien both begin here, and the district is yours.
el-help-move-exit = His needle allows more than one way: he goes here.
el-help-move-discard = You lose this card: it goes to the discards.
el-help-move-bid = If everybody else folds, you pay this to the bank and become Governor. A bid that is raised by others costs nothing.
el-help-step = Changes only your bid: nothing is bid yet.
el-leads-to = Leads to { $districts }.
el-stays = He stays where he is.
el-help-move-fold = You leave the auction and pay nothing.
el-help-lock = Locks both needles. They cannot be changed any more, and are revealed when everybody has locked theirs.

## Notes of the first game

el-note-start = Both your partners start in the district that you choose, and it is yours. To win, be the first to hold three of the four conditions: a fortune, many districts, Administrations, being a popular Governor.
el-note-needle-edgar = Every turn all players secretly set two needles. A coloured sign leads across the border of that colour, a letter leads along that metro line. Pale signs lead nowhere from here.
el-note-needle-lucien = Your Lucien is safe from your opponents’ Edgars only where your own Edgar is. Once locked, the needles cannot be changed.
el-note-who = Each of the two may take one action where he is, in the order that you like. In an Administration each has one of his own, once a period.
el-note-edgar-action = Edgar robs a Lucien without a bodyguard, plays a card, or pays 20 popularity for the action of the Administration where he is.
el-note-lucien-action = Lucien buys the district where he is, or takes the action of the Administration for free. A certificate keeps a condition whatever happens: take it before you spend the money.
el-note-bid = The tied players bid to become Governor; only the winner pays.
el-note-surrender = You have been intimidated: one of your districts becomes neutral. The Heritage Protection does not help here.
el-note-smear = A Smear Threat: lose popularity, or pay the player who threatens you.
el-note-exit = This metro line has several exits. Choose where your partner comes out.
el-note-rob-victim = Half of the victim’s money is yours, and it costs no popularity. Who is the richest?
el-note-intimidate-targets = Each of the players you choose gives up one district of their own choice. It becomes neutral, so anybody can buy it.
el-note-intimidate-district = With two players you choose yourself which district becomes neutral. You can buy it later.
el-note-requisition-district = Any neutral district of the map becomes yours, without paying for it. Administrations count for two conditions.
el-note-certificate = A certificate keeps its condition, whatever happens to your money or districts, unless another player takes it from you. At most one per period.
el-note-double = Political Support takes one of Edgar’s Administration actions twice; then neither of your two partners can act again this turn.
el-note-remote = Edgar takes the action of an Administration without being there. It still costs 20 popularity.
el-note-plan-b = Lucien goes where you like. If he has not acted yet, he can act there.
el-note-extort-victim = You take a random card from the hand of that player. Nobody else will see it.
el-note-exchange = 10,000 Cogs are worth 10 popularity, either way. Choose one way and how much.
el-note-discard = The Swindle costs three other cards. Discard those that help you least.

## On the map of the larger city, where a whole name would be too small to read
el-short-I0 = Temple
el-short-I1 = Salvage
el-short-I2 = Opera
el-short-I3 = Forge
el-short-M1 = Foundry
el-short-M3 = Gardens
el-short-M4 = Bank
el-short-M5 = Docks
el-short-M6 = The Pig
el-short-M7 = Promenade
el-short-O0 = Yard
el-short-O1 = Belvedere
el-short-O2 = Villa
el-short-O3 = Market
el-short-O4 = Factory
el-short-O5 = Terraces
el-short-O6 = Mirrors
el-short-O7 = Boilers
