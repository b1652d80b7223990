"""A folder with compiled functions of its own, and a cache: what a checkout is to the compiler."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any


class Checkout:
    """Modules in a folder, and a program that uses them and says in JSON what it found."""

    def __init__(self, folder: Path, program: str, **modules: str) -> None:
        self.folder, self.cache, self.program = folder, folder / "cache", program
        folder.mkdir()
        self.write(**modules)

    def write(self, **modules: str) -> None:
        for name, code in modules.items():
            (self.folder / f"{name}.py").write_text(code)

    def moved(self, folder: Path) -> "Checkout":
        """Another checkout, elsewhere, with the same modules and this one's machine code."""
        other = Checkout(folder, self.program)
        for file in self.folder.glob("*.py"):
            shutil.copy(file, folder)
        shutil.copytree(self.cache, other.cache)
        return other

    def run(self, program: str = "", **settings: str) -> dict[str, Any]:
        environment = os.environ | {"IMPERA_CACHE": str(self.cache), "IMPERA_INTERPRETED": "0"} | settings
        command = [sys.executable, "-c", program or self.program]
        done = subprocess.run(command, cwd=self.folder, env=environment, capture_output=True, text=True, check=True)
        told: dict[str, Any] = json.loads(done.stdout)
        return told

    def files(self, function: str = "") -> list[Path]:
        """The machine code of one function, or of all."""
        return sorted((self.cache / "machine-code").glob(f"{function}*.machine"))
