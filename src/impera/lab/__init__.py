"""Many games: simulation, arena, ratings, analysis and training."""
