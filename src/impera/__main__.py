"""`python -m impera` is the command `impera`."""

from impera.cli import main

main()
