fact-peeks = it looks at a card before it decides
fact-rival-peeks = { $rival } can look at a card
