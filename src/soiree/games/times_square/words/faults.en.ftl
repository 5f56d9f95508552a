### Times Square: what is wrong with a file of printed values (an edition), and what would be right. English

fault-rulebook-tables = what the cards do comes from the rulebook: leave out { $tables }
fault-card-kinds = the kinds and suits of the cards come from the rulebook; only their number may differ
fault-only-hand = of the rules, only the number of cards in hand may differ
fault-figures = the figures must be those of the rulebook
fault-street = the street must go from -N to N, with N from { $least } to { $most }, and the manhole at 0
fault-entrances = the entrances must be the outer spaces of both ends
fault-clubs-alike = both clubs must start alike: Sue and Charlie on the manhole, a bodyguard on each side within the street
fault-hal-deb = Hal and Deb must start outside the entrances, alike for both seats
fault-hand = a hand must have 1 to { $most } cards
fault-copies = there must be at most { $most } cards of each kind
fault-deck = there must be more cards than both hands hold
