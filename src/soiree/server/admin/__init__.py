"""`soiree admin`: what an operator does in a shell, also while servers run."""
