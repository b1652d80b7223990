"""The duplicate match: results by comparison with everyone who played the same board, and its table from records."""
