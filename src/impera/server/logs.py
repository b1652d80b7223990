"""Logs: for people on a terminal, as JSON lines for machines. Never a token, a hand or what somebody said."""

import logging
import sys
from typing import Any

import structlog

log: Any = structlog.get_logger("impera")


def set_up_logs(form: str = "console", level: str = "info") -> None:
    """Choose the form and what is worth a line."""
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    renderer: Any = (
        structlog.processors.JSONRenderer()
        if form == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
