### Shadows of Macao: lessons, English

reconstructed = What each card costs, produces and is worth in coins, some of the resources and the costs of the establishments are reconstructed, because no pictures of them were available; the rest is as in the box.

lesson-coins-title = The richest clan
lesson-coins-text = The clan with the most coins wins. Your red members and your open establishments bring coins. The game ends with the round in which somebody has { $reds } red members, or when no establishment is left in the centre.
lesson-coins-task = Your clan is the richest, and this is the last turn of the round. End the game.
lesson-coins-nudge = The game goes on, and your opponent can catch up. Recruit: one more member is enough.
lesson-coins-why = Your red cards paid for it, you had { $reds } members, and your coins decided. Being ahead is good; ending the game while you are ahead is better.

lesson-recruit-title = Blue pays once
lesson-recruit-text = On your turn you take one action: contact an informant, recruit a member, or open an establishment. To recruit a card, your other cards pay its cost, each with the resource that it produces.
lesson-recruit-task = Recruit the Keeper with your other informants.
lesson-recruit-nudge = Contacting somebody was already your action. You have everything that the Keeper costs.
lesson-recruit-why = The informants who paid are gone, under the smallest pile, and will come up again. The Keeper is red now: { $keeper } coins, a resource every turn, and room for one more blue card.

lesson-steady-title = Red pays every turn
lesson-steady-text = Red members pay first, again and again, and never leave. A red Sailor even produces { $double } of its resource. Blue cards only pay for what is missing.
lesson-steady-task = Recruit the Politician, worth { $politician } coins, for a single blue card.
lesson-steady-nudge = The Politician is still blue. Your Sailor and your Dancer pay for most of her.
lesson-steady-nudge-other = That was another member, worth fewer coins. Your red cards fit the cost of the Politician much better.
lesson-steady-why = { $double } weapons from the Sailor, a banknote from the Dancer, and one informant for the rest. Early members make all later ones cheaper.

lesson-widow-title = The Widow
lesson-widow-text = Everybody begins with a Widow. Her diamond stands for any resource, but a blue Widow who pays dies and still takes up one of your { $limit } places for blue cards.
lesson-widow-task = You have no opium. Recruit the Keeper all the same.
lesson-widow-nudge = The Keeper is not recruited yet. Use the Widow to pay for what nobody else produces.
lesson-widow-nudge-other = You recruited somebody else. Choose the Keeper, and use the Widow to pay for what nobody else produces.
lesson-widow-why = The Widow paid for the opium. She is valuable early on, when one missing resource costs a whole turn.

lesson-contact-title = The right informant
lesson-contact-text = You see the top card of every pile and the resource that it produces. Contacting that card puts it in front of you, blue side up.
lesson-contact-task = Contact one informant now, so that you can recruit the Keeper on your next turn.
lesson-contact-nudge = The Keeper is not recruited. Compare his cost with what your cards produce: one resource is missing, and one of the visible cards produces it.
lesson-contact-nudge-late = The Dancer was the right informant, but you contacted more than one. Contact her first, then recruit the Keeper on your next turn.
lesson-contact-why = You found the one resource that was missing. Look at what your opponent can take, too: a visible card may be gone before your turn.

lesson-temple-title = A condition, not a cost
lesson-temple-text = Some establishments have no cost but a condition. The Temple Bar opens for { $same } cards of one kind, blue and red together, and is worth { $temple } coins. Nothing is given up.
lesson-temple-task = Open an establishment.
lesson-temple-nudge = No establishment was opened. Count your Sailors, then look at the tiles in the centre.
lesson-temple-why = Your red and blue Sailors together were enough, and all of them are still yours. Keep an eye on conditions that you nearly meet.

lesson-merchant-title = Interchangeable resources
lesson-merchant-text = A red Merchant makes a pair of resources interchangeable for you, and Merchants with a common resource form a chain. With yours, alcohol, weapons and opium stand for each other.
lesson-merchant-task = Open an establishment that asks for { $alcohol } units of alcohol, though you do not have enough.
lesson-merchant-nudge = No establishment was opened. You can pay for the Distillery: your red cards pay for all but one resource.
lesson-merchant-why = Opium and weapons were used as alcohol, and one banknote was all that you added. Effects of red members last for the whole game.

lesson-assassin-title = The Assassin
lesson-assassin-text = Some effects happen once, when the card turns red. When you recruit an Assassin, every opponent discards a blue card.
lesson-assassin-task = Your opponent has all it takes to recruit a Keeper next turn. Prevent it.
lesson-assassin-nudge = The Keeper was recruited. Your Assassin costs you no card: your red cards pay for her.
lesson-assassin-why = With one informant fewer, your opponent could not pay the cost. All cards in front of the players are open: look at what the others can do.
