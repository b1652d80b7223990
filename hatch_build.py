"""What a wheel brings along beside the package: the built browser client and documentation, and machine code."""

import os
import re
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CODE = "IMPERA_WHEEL_CODE"  # a folder of machine code, made by tools/wheel.py


class WheelHook(BuildHookInterface):  # type: ignore[type-arg,misc,unused-ignore]
    """Adds what is built and not in the repository."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the client and the documentation; with machine code, the wheel is for this Python and platform."""
        if version == "editable":
            return
        client = Path(self.root) / "web" / "dist"
        if (client / "index.html").is_file():
            build_data["force_include"][str(client)] = "impera/web"
        site = Path(self.root) / "build" / "docs"
        if (site / "index.html").is_file():
            build_data["force_include"][str(site)] = "impera/docs"
        if code := os.environ.get(CODE):
            build_data["force_include"][code] = "impera/machine_code"
            build_data["pure_python"] = False
            build_data["tag"] = f"{_python()}-{_python()}-{_platform()}"


def _python() -> str:
    return f"cp{sys.version_info.major}{sys.version_info.minor}"


def _platform() -> str:
    """The platform as the index wants it: machine code calls nothing of the system, so numba's own tag holds for it."""
    return re.sub(r"[-.]", "_", sysconfig.get_platform()).replace("linux_", "manylinux_2_28_", 1)
