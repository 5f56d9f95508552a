"""Puzzles from real games: decisions are found (`mining`) and proven (`proof`)."""
