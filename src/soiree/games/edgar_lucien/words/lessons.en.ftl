### Edgar & Lucien: lessons, English

reconstructed = The map of Fosko (its districts, the colours of the borders and the metro lines) is reconstructed, because no picture of it was available; the rest is as in the box.
first-game = This one is short: it ends after { $periods } periods at the latest, and then the best-placed player wins.

lesson-win-title = Win with { $conditions } of { $all } conditions
lesson-win-text = There are { $all } conditions: a fortune (at least { $fortune } Cogs), { $districts } districts, { $offices } Administrations, and being Governor with { $popular } popularity. With { $conditions } of them you win on the spot. You already have the districts and the Administrations.
lesson-win-task = The fortune is missing. Get enough money to win.
lesson-win-nudge = The turn is over, and you are still short of money. Edgar is in the Central Bank: let him rob it.
lesson-win-why = Edgar robbed the bank, and you fulfil { $conditions } conditions. The panel of each player shows how many they have: count theirs, too.

lesson-needles-title = The needles
lesson-needles-text = Every turn you set your needles in secret, one for Edgar and one for Lucien. A colour leads across the border of that colour, a line leads through the metro, and with “stay” the partner does not move. Then everybody moves, and each of your partners may take one action where he is.
lesson-needles-task = Send Lucien across the violet border, to the Temple of the Eye, and buy it.
lesson-needles-nudge = Lucien did not get there. The second needle is his: from where he is, violet leads to the Temple of the Eye.
lesson-needles-nudge-act = Lucien was there, but he did nothing. When you are asked who acts, let Lucien act.
lesson-needles-why = Lucien bought a neutral district. At the end of the period, Steel districts bring money, Ivory districts bring popularity.

lesson-rob-title = Rob an opponent
lesson-rob-text = Where Edgar meets an opponent’s Lucien, he can take half of that player’s money, unless that player’s own Edgar is there too. A metro line leads from one of its stations to another.
lesson-rob-task = You expect the rich Lucien at the Steam Docks to stay. Rob him this turn.
lesson-rob-nudge = Edgar was not with him. The blue line has a station where your Edgar is, and another at the Steam Docks.
lesson-rob-nudge-act = Edgar was there, but he did nothing. When you are asked who acts, let Edgar act.
lesson-rob-why = You guessed where he would be. All needles are set before anybody moves: you have to guess what the others will do.

lesson-guard-title = Protect your Lucien
lesson-guard-text = A Lucien is safe while his own Edgar is beside him as a bodyguard. Your opponent’s Edgar is only one red border away from your Lucien, and you have a lot to lose.
lesson-guard-task = Do not get robbed this turn.
lesson-guard-nudge = You were robbed of half of your money. Bring Edgar to Lucien, or move Lucien away before the other Edgar arrives.
lesson-guard-why = There was nothing to take. Ask yourself every turn: who can reach my Lucien?

lesson-order-title = The order of actions
lesson-order-text = Edgar’s actions in an Administration cost { $price } popularity, and you have none. But your partners act in the order that you choose, and Lucien’s Populist Speech brings { $speech }. From City Hall, Edgar can take any neutral district of the map.
lesson-order-task = Become the owner of the Central Bank this turn.
lesson-order-nudge = The bank is still neutral. Let Lucien make a speech first; then Edgar can pay for a Requisition.
lesson-order-nudge-other = Requisition was right, but you took another district. Choose the Central Bank.
lesson-order-nudge-speech = The speech paid for it, but Edgar did not act. Let him take the Central Bank with a Requisition.
lesson-order-why = The speech paid for the Requisition, and you have an Administration without spending money. Each Administration action can be taken once a period.

lesson-double-title = Political Support
lesson-double-text = In City Hall, Lucien can give his Political Support as long as neither partner has acted: Edgar takes the action of his Administration, and then once more, for { $double } popularity in all.
lesson-double-task = Fulfil the condition of the Wealthy Dandy this turn.
lesson-double-nudge = You are not rich enough yet. Begin with Lucien’s Political Support in City Hall.
lesson-double-nudge-once = One robbery was not enough. Begin with Lucien: his Political Support doubles it.
lesson-double-why = One robbery costs { $price } popularity; with the second you paid { $double } in all. Political Support uses both partners, so put them in place a turn before.

lesson-certificate-title = Certify a condition
lesson-certificate-text = A fortune that is stolen no longer counts. In the Central Bank, Lucien can take the certificate of a condition that you fulfil: it then counts for you whatever happens. Your opponent’s Edgar is already beside him.
lesson-certificate-task = Make sure that the Wealthy Dandy still counts for you in the next turn.
lesson-certificate-nudge = Your money was stolen, and the condition is no longer fulfilled. Lucien could have acted before that.
lesson-certificate-why = Your money was stolen, and the condition still counts. Only an opponent who fulfils it can take the certificate from you.

lesson-cards-title = Shenanigan cards
lesson-cards-text = On Drunken Pig Square, Edgar draws Shenanigan cards. Later he plays one instead of another action, wherever he is, and without paying popularity. Plan B takes Lucien to any district.
lesson-cards-task = Become the owner of the Central Bank this turn, though Lucien is far away.
lesson-cards-nudge = The bank is still neutral. Edgar acts first: one of his cards can bring Lucien there.
lesson-cards-nudge-there = Lucien was in the right place, but he bought nothing. He can still act after Plan B.
lesson-cards-nudge-elsewhere = Plan B was the right card, but it took Lucien to another district. Choose the Central Bank.
lesson-cards-why = Edgar’s card moved Lucien, and Lucien bought. A card is Edgar’s whole action of the turn, so play it at the right moment.

lesson-governor-title = The election
lesson-governor-text = After { $turns } turns the period ends: taxes are collected, then the most popular player becomes Governor. A tie is settled by an auction. With { $popular } popularity, a Governor fulfils one of the { $all } conditions.
lesson-governor-task = This is the last turn of the period. Get elected.
lesson-governor-nudge = Your opponent was more popular. On Drunken Pig Square, Lucien can make a speech.
lesson-governor-why = You were in the lead at the right moment. In the next period the Governor acts last, and so sees what the others do first.
