game-edgar-lucien = Edgar & Lucien
line-edgar-lucien = Deux escrocs, une ville. Chacun prévoit en secret ; tout bouge d’un coup.
