"""An empty checkout for what dev.py writes."""

import pytest

from tools import places


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """An empty checkout: whatever dev.py writes, it writes there."""
    root = tmp_path / "a check out"
    venv = root / ".venv"
    root.mkdir()
    moved = {
        "ROOT": root,
        "VENV": venv,
        "BIN": venv / "bin",
        "PYTHON": venv / "bin" / "python",
        "STAMPS": venv / "stamps",
        "UNFINISHED": venv / "unfinished",
        "TURNSTILE": root / ".venv.lock",
    }
    for name, place in moved.items():
        monkeypatch.setattr(places, name, place)
    return root
