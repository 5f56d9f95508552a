"""Texts for people: messages and their words in each language, clauses of the rules, faults of printed values."""
