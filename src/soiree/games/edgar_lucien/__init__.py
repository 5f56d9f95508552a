"""Edgar & Lucien, by Tanguy Camus and Basile Mayeur: a robber and a notable a seat, one city. Two to four seats."""

MEASURED = ("period",)
COUNTED = ("won.conditions", "played.card")
