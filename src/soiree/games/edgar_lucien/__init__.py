"""Edgar & Lucien, by Tanguy Camus and Basile Mayeur: each seat has a robber and a notable in one city. Two to four seats."""

MEASURED = ("period",)
COUNTED = ("won.conditions", "played.card")
