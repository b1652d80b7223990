"""Where things lie in the checkout, and what each command installs."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
REQUIREMENTS = ROOT / "requirements"
PYPROJECT = ROOT / "pyproject.toml"
SOURCES = ROOT / "src" / "impera"

WEB = ROOT / "web"
WEB_PRODUCT = WEB / "dist" / "index.html"
LOCALES = ROOT / "locales"
DOCS = ROOT / "docs"
SITE = ROOT / "build" / "docs"  # the documentation as a site

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMPS = VENV / "stamps"
UNFINISHED = VENV / "unfinished"  # there while packages are being installed
TURNSTILE = ROOT / ".venv.lock"  # held by the one that sets up

# What each command installs beside the base requirements: extras of pyproject.toml.
PLAY_EXTRAS: tuple[str, ...] = ("server", "web")
FACES: tuple[str, ...] = ("env", "openspiel", "mcp")
TEST_EXTRAS: tuple[str, ...] = ("lab", "server", "ray", "dev", "e2e", "web", *FACES, "dataframes", "site")
BENCH_EXTRAS: tuple[str, ...] = ("lab", "env", "bench")
