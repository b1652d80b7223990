"""Files that are nobody else's business: a database holds the seeds of running games and the hashes of tokens."""

import os
from contextlib import suppress
from pathlib import Path

OURS = "impera."  # how the names of our files begin
FOLDER, FILE = 0o700, 0o600


def make_private_folder(folder: Path) -> None:
    """Make a folder that nobody else can look into; one that holds nothing but ours is closed to others."""
    folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    if all(path.name.startswith(OURS) for path in folder.iterdir()):
        with suppress(PermissionError):  # somebody else's, who lets us use it
            folder.chmod(FOLDER)


def make_private_file(path: Path) -> None:
    """Make a file that nobody else can read, or make it so."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, FILE))
    with suppress(PermissionError):
        path.chmod(FILE)
