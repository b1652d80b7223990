"""Players made of code. A bot is handed a view, never a game."""
