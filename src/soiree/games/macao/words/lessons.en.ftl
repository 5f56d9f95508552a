### Shadows of Macao: lessons, English

reconstructed = The rules, the effects of the characters and the conditions of the establishments are those of the box; what each card costs, produces and is worth in coins, two of the resources and the costs of the establishments are reconstructed, because their pictures are lost.

lesson-coins-title = The richest clan
lesson-coins-text = Most coins win. Your red members and your open establishments bring them. The game ends with the round in which somebody has { $reds } red members, or no establishment is left in the centre.
lesson-coins-task = You are richer, and this is the last turn of the round. End the game.
lesson-coins-nudge = The game goes on, and your opponent can catch up. Recruit: one blue card more on the red side is enough.
lesson-coins-why = Your red cards paid for it, you had { $reds } members, and your coins decided. Being ahead is good; ending the game while you are ahead is better.

lesson-recruit-title = Blue pays once
lesson-recruit-text = A turn is one thing: contact an informant, recruit a member, or open an establishment. To recruit a card, other cards of yours pay its cost, each with the resource that it produces.
lesson-recruit-task = Recruit the Keeper with your other informants.
lesson-recruit-nudge = You contacted somebody, and that was your turn. You already have everything that the Keeper costs.
lesson-recruit-why = The three informants who paid are gone, under the smallest pile, and will come up again. The Keeper is red now: { $keeper } coins, a resource in every turn, and room for one more blue card.

lesson-steady-title = Red pays every turn
lesson-steady-text = Red members pay first, again and again, and are never lost. A red Sailor even yields { $double } of its resource. Blue cards only fill what is missing.
lesson-steady-task = Recruit the Politician, worth { $politician } coins, for a single blue card.
lesson-steady-nudge = The Politician is still blue. Your Sailor and your Dancer pay for most of her.
lesson-steady-nudge-other = That was another member, worth fewer coins. Your red cards fit the cost of the Politician much better.
lesson-steady-why = Two weapons from the Sailor, a banknote from the Dancer, and one informant for the rest. Early members make all later ones cheaper.

lesson-widow-title = The Widow
lesson-widow-text = Everybody begins with a Widow. Her diamond stands for any resource, but a blue Widow who pays dies where she lies, and keeps one of your { $limit } places for blue cards.
lesson-widow-task = You have no opium. Recruit the Keeper all the same.
lesson-widow-nudge = The Keeper is not recruited yet. Let the Widow pay for what nobody else produces.
lesson-widow-why = The Widow paid for the opium. She is strong early, when one missing resource costs a whole turn.

lesson-contact-title = The right informant
lesson-contact-text = You see the top card of every pile and the resource that it produces. Contacting takes that card into your row, blue side up.
lesson-contact-task = Contact one informant now, so that you can recruit the Keeper in your next turn.
lesson-contact-nudge = That card did not help to pay for the Keeper. Compare her cost with what your cards produce: one resource is missing.
lesson-contact-why = You looked for the one resource that was missing. Look at what your opponent could take, too: a visible card may be gone when you want it.

lesson-temple-title = A condition, not a cost
lesson-temple-text = Some establishments have no cost but a condition. The Temple Bar opens for { $same } cards of one kind, blue and red together, and is worth { $temple } coins. Nothing is given up.
lesson-temple-task = Open an establishment.
lesson-temple-nudge = No establishment was opened. Count your Sailors, then look at the tiles in the centre.
lesson-temple-why = Two red and two blue Sailors were enough, and all of them are still yours. Keep an eye on conditions that you nearly meet.

lesson-merchant-title = One for the other
lesson-merchant-text = A red Merchant makes two resources interchangeable for you, and two Merchants with a common resource make a chain. With yours, alcohol, weapons and opium are all the same.
lesson-merchant-task = Open an establishment that asks for three alcohol, though you produce none.
lesson-merchant-nudge = No establishment was opened. The Distillery is payable: your red cards pay for all but one resource.
lesson-merchant-why = Opium and weapons went as alcohol, and one banknote was all that you added. Effects of red members last for the whole game.

lesson-assassin-title = The Assassin
lesson-assassin-text = Some effects happen once, when the card turns red. When you recruit an Assassin, every opponent discards a blue card.
lesson-assassin-task = Your opponent has everything to recruit a Keeper in the next turn. Prevent it.
lesson-assassin-nudge = The Keeper was recruited. Your Assassin costs you nothing: your red cards pay for her.
lesson-assassin-why = One informant fewer, and the cost could not be paid. Everything lies open here: look at what the others can do next.
