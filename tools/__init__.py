"""Programs for those who work on Soirée, started by the Makefile. They use the standard library only."""
