"""The command `impera`."""


def main() -> None:
    """Run a command."""
