"""Study in the background of this node: analyses of positions, hints, reviews of finished games."""
