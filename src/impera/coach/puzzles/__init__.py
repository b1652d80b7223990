"""Puzzles: positions out of games with something to find, each of them proven."""
