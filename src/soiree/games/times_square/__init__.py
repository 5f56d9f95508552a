"""Times Square, by Reiner Knizia: two clubs, one street, six figures that nobody owns. Two seats."""

MEASURED = ("turn",)
COUNTED = ("played.suit", "lured.figure")
