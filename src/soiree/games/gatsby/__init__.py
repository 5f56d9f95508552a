"""Gatsby, by Bruno Cathala and Ludovic Maublanc: two socialites, three locations, half of the guests face down. Two seats."""

MEASURED = ("turn", "result.prestige", "result.characters")
COUNTED = ("acted.action", "rallied.place[1]", "answered.bonus")
