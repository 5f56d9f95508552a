"""Values of positions: hand-made evaluations, the rows of features that models read, and the learned value model."""
