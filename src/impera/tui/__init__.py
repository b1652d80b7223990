"""The terminal client: a whole screen with mouse and keys, for local games and for a server's tables."""
