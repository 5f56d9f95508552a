"""Routes for those who learn and study: guides, lessons, puzzles, records, replays, reviews and analyses."""
