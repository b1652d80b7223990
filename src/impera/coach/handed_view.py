"""A view as JSON, to be handed to another process: the redacted record, nothing else."""

import base64
from typing import Any

from impera.game.view import View

HandedView = dict[str, Any]


def write_view(view: View) -> HandedView:
    """A view as data: the redacted record, nothing else."""
    return {"seat": view.seat, "record": base64.b64encode(view.sight).decode()}


def read_view(data: HandedView) -> View:
    """The view again."""
    return View.of_sight(base64.b64decode(data["record"]), data["seat"])
