game-edgar-lucien = Edgar & Lucien
line-edgar-lucien = Two crooks, one city. Everybody plans in secret; everything moves at once.
