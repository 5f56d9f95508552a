"""Programs for developers of Soirée, started by the Makefile. They use the standard library only."""
