fact-peeks = il regarde une carte avant de décider
fact-rival-peeks = { $rival } peut regarder une carte
