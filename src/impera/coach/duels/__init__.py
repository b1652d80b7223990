"""Duels: the same positions of recorded games for everyone, each answered with a whole turn."""
