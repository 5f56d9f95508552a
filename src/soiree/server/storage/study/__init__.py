"""What is stored for study: shared analyses, solved puzzles, reviews of finished games."""
