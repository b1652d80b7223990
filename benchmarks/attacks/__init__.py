"""The attacks on a server in their long forms: what the suite does in seconds, done for minutes, with figures."""
