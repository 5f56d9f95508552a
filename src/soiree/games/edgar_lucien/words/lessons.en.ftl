### Edgar & Lucien: lessons, English

reconstructed = The rules, the actions, the prices and the Shenanigan cards are those of the box; the map of Fosko, with its districts, the colours of the borders and the metro lines, is reconstructed, because no picture of it was available.

lesson-win-title = Three of four
lesson-win-text = There are four conditions: a fortune, { $districts } districts, { $offices } Administrations, and being a Governor with { $popular } popularity. With { $conditions } of them you win on the spot. You already have the districts and the Administrations.
lesson-win-task = Become rich enough to win.
lesson-win-nudge = The turn is over, and you are still short of money. Edgar stands in the Central Bank: let him rob it.
lesson-win-why = Edgar robbed the bank, and a third condition was fulfilled. The panel of each player shows how many they have: count theirs, too.

lesson-needles-title = Two needles
lesson-needles-text = Every turn you set two needles in secret, one for Edgar and one for Lucien: a border colour leads across that border, a line leads through the metro, or they stay. Then everybody moves, and each of the two may do one thing where he is.
lesson-needles-task = Send Lucien across the violet border, to the Temple of the Eye, and buy it.
lesson-needles-nudge = Lucien did not get there. The second needle is his: violet leads from where he stands to the Temple of the Eye.
lesson-needles-nudge-act = Lucien was there, but he did nothing. When you are asked who acts, let Lucien act.
lesson-needles-why = Lucien bought a neutral district. Steel districts bring money at the end of the period, ivory ones bring popularity.

lesson-rob-title = Edgar’s trade
lesson-rob-text = Edgar takes half of a rival’s money if he stands with that Lucien, and that Lucien’s own Edgar is elsewhere. A metro line takes him from one of its mouths to another.
lesson-rob-task = You expect the rich Lucien at the Steam Docks to stay. Rob him this turn.
lesson-rob-nudge = Edgar was not with him. The blue line has a mouth where your Edgar stands, and another at the Steam Docks.
lesson-rob-nudge-act = Edgar was there, but he did nothing. When you are asked who acts, let Edgar act.
lesson-rob-why = You guessed where he would be. All needles are set before anybody moves, so the game is about what the others will do.

lesson-guard-title = Never alone
lesson-guard-text = A Lucien is safe while his own Edgar stands beside him. A rival Edgar stands one red border away from yours, and you have a lot to lose.
lesson-guard-task = Do not get robbed this turn.
lesson-guard-nudge = You were robbed of half of your money. Bring Edgar to Lucien, or let Lucien be somewhere else when the visitor comes.
lesson-guard-why = There was nothing to take. Each turn begins with this question: who could reach my Lucien?

lesson-order-title = One pays for the other
lesson-order-text = Edgar’s actions in an Administration cost { $price } popularity, and you have none. But your two partners act in the order that you choose, and Lucien’s Populist Speech brings { $speech }. From City Hall, Edgar can take any neutral district of the map.
lesson-order-task = Become the owner of the Central Bank this turn.
lesson-order-nudge = The bank is still neutral. Let Lucien make a speech first, then Edgar can afford a Requisition.
lesson-order-nudge-other = Requisition was right, but you took another district. Choose the Central Bank.
lesson-order-why = A speech paid for the Requisition, and an Administration is yours without any money. Each Administration action can be done once a period.

lesson-double-title = Twice as much
lesson-double-text = Lucien in City Hall can give Political Support: neither has acted yet, and Edgar’s action in his own Administration takes effect twice, for { $double } popularity in all.
lesson-double-task = Fulfil the condition of the Wealthy Dandy this turn.
lesson-double-nudge = You are not rich enough yet. Begin with Lucien in City Hall.
lesson-double-nudge-once = One robbery was not enough. Begin with Lucien: his Political Support doubles it.
lesson-double-why = Two robberies for the price of one and a half. Political Support uses both partners, so prepare their places a turn before.

lesson-certificate-title = In writing
lesson-certificate-text = A fortune that is stolen counts no longer. In the Central Bank, Lucien can take the certificate of a condition that you fulfil: it then counts for you whatever happens. A rival Edgar already stands beside him.
lesson-certificate-task = Make sure that the Wealthy Dandy still counts for you in the next turn.
lesson-certificate-nudge = Your money was stolen, and the condition is gone. Lucien could have acted before that.
lesson-certificate-why = You were robbed, and it still counts. Only a rival who fulfils the condition can take the certificate from you.

lesson-cards-title = Shenanigans
lesson-cards-text = On Drunken Pig Square, Edgar draws Shenanigan cards. Later he plays one instead of another action, wherever he stands, and without paying popularity. Plan B takes Lucien to any district.
lesson-cards-task = Become the owner of the Central Bank this turn, though Lucien is far away.
lesson-cards-nudge = The bank is still neutral. Edgar acts first: one of his cards can bring Lucien there.
lesson-cards-nudge-there = Lucien was in the right place, but he bought nothing. He can still act after Plan B.
lesson-cards-why = Edgar’s card moved Lucien, and Lucien bought. A card is Edgar’s whole action of the turn, so choose the turn well.

lesson-governor-title = The election
lesson-governor-text = After { $turns } turns the period ends: districts pay their taxes, then the most popular player becomes Governor. A tie is settled by an auction. With { $popular } popularity, a Governor fulfils one of the four conditions.
lesson-governor-task = This is the last turn of the period. Get elected.
lesson-governor-nudge = The other player was more popular. On Drunken Pig Square, Lucien can make a speech.
lesson-governor-why = You were the most popular when it counted. A Governor acts last in the next period, and sees what the others do first.
