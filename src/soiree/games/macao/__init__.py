"""Shadows of Macao, by Charles Chevallier: informants become members, members open establishments. Two to four seats."""

MEASURED = ("round", "result.coins", "result.red")
COUNTED = ("opened.tile", "recruited.card[0]")
