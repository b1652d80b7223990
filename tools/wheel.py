"""Build the wheels: `python -m tools.wheel OUT` after `dev.py setup`.

One is plain and compiles at its first start; one holds machine code for this Python and platform, made for any
processor of its kind, and starts at once. Both hold the browser client.
"""

import shutil
import sys
import tempfile
from pathlib import Path

from tools.places import PYTHON, WEB_PRODUCT
from tools.processes import Trouble, call, say

ANY_PROCESSOR = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}


def build_wheels(out: Path) -> None:
    """Build both wheels into a folder."""
    if not WEB_PRODUCT.is_file():
        raise Trouble("the browser client is not built: run python3 dev.py setup first")
    say("Building the plain wheel …")
    _build(out)
    with tempfile.TemporaryDirectory() as folder:
        say("Compiling for any processor of this kind …")
        if call([PYTHON, "-m", "impera.cli.warm"], IMPERA_INTERPRETED="0", IMPERA_CACHE=folder, **ANY_PROCESSOR):
            raise Trouble("the rules did not compile: mend what the message above names, then run this again")
        code = Path(folder) / "machine-code"
        shutil.rmtree(code / "locks", ignore_errors=True)
        say("Building the wheel with machine code …")
        _build(out, IMPERA_WHEEL_CODE=str(code))


def _build(out: Path, **settings: str) -> None:
    if call([PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", out.resolve()], **settings):
        raise Trouble("the wheel was not built: see the message above")


if __name__ == "__main__":
    build_wheels(Path(sys.argv[1] if sys.argv[1:] else "dist"))
