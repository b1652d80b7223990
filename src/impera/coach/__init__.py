"""What a game teaches: every seat's result as an account of luck and decisions."""
