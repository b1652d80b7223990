"""What players think with: the outcomes of a turn, bounds, rollouts in possible worlds, weights."""
