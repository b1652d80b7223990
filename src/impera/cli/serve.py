"""`impera serve`: tables for the browser, for friends and for bots."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from threading import Event, Thread
from typing import Annotated, Any

import typer

from impera.cli.leaving import leave_on_terminate
from impera.words import say

BEHIND = 5  # steps of priority that whatever is made behind a running server stands back


def serve_command(language: str) -> Callable[..., None]:
    """Make the command with its help in a language. Every flag can also be set as IMPERA_ and its name."""

    def option(key: str, *names: str, **settings: Any) -> Any:
        return typer.Option(*names, help=say(f"help-serve-{key}", language), show_default=False, **settings)

    def serve(
        host: Annotated[str | None, option("host", "--host")] = None,
        port: Annotated[int | None, option("port", "--port", min=1, max=65535)] = None,
        data: Annotated[Path | None, option("data", "--data")] = None,
        database: Annotated[str | None, option("database", "--database")] = None,
        web: Annotated[Path | None, option("web", "--web")] = None,
        origins: Annotated[str | None, option("origins", "--origins")] = None,
        secure_cookies: Annotated[bool | None, option("secure", "--secure-cookies/--plain-cookies")] = None,
        proxied: Annotated[bool | None, option("proxied", "--proxied/--direct")] = None,
        bot_workers: Annotated[int | None, option("bot-workers", "--bot-workers", min=1, max=64)] = None,
        bot_pause: Annotated[float | None, option("bot-pause", "--bot-pause", min=0)] = None,
        retention_days: Annotated[int | None, option("retention", "--retention-days", min=0)] = None,
        log: Annotated[str | None, option("log", "--log")] = None,
        log_level: Annotated[str | None, option("log-level", "--log-level")] = None,
        open_page: Annotated[bool, option("open", "--open")] = False,
    ) -> None:
        from impera.cli.browser import check_port, open_when_ready  # noqa: PLC0415 - help must not wait for it
        from impera.compiled import can_interpret_meanwhile, is_cached  # noqa: PLC0415
        from impera.server.settings import Settings  # noqa: PLC0415

        settings = Settings.read(
            host=host,
            port=port,
            data=data,
            database=database,
            web=str(web) if web else None,
            origins=tuple(origins.split(",")) if origins else None,
            secure_cookies=secure_cookies,
            proxied=proxied,
            bot_workers=bot_workers,
            bot_pause=bot_pause,
            retention_days=retention_days,
            log=log,
            log_level=log_level,
        )
        check_port(settings.host, settings.port)
        if open_page:
            open_when_ready(settings.host, settings.port, language)
        if not is_cached() and not can_interpret_meanwhile():
            make_ready(settings.host, settings.port, language)
        from impera.server.run import serve as run  # noqa: PLC0415

        with nullcontext() if is_cached() else rest_behind(language):
            run(settings)

    return serve


def make_ready(host: str, port: int, language: str) -> None:
    """Make the machine code that a first game needs; whoever comes meanwhile is told what they wait for."""
    from impera.server.porch import Porch  # noqa: PLC0415 - it must stand there before anything long begins

    typer.echo(say("serve-compiling", language))
    with Porch(host, port) as porch:
        import impera.server.run  # noqa: F401, PLC0415 - so that the server follows the porch at once
        from impera.cli.warm import wait_for_others, warm_first  # noqa: PLC0415

        wait_for_others(porch.tell)
        warm_first(porch.tell)


@contextmanager
def rest_behind(language: str) -> Iterator[None]:
    """Make machine code in a process of its own, which steps back; play is interpreted until it is done."""
    from impera.compiled import meanwhile  # noqa: PLC0415

    typer.echo(say("serve-meanwhile", language))
    maker = subprocess.Popen([sys.executable, "-m", "impera.cli.warm"])
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, maker.pid, BEHIND)
    is_known = Event()
    Thread(target=_see_through, args=(maker, is_known), daemon=True).start()
    is_known.wait()
    meanwhile.begin()
    leave_on_terminate()  # the server raises it again once it has put its things away
    try:
        yield
    finally:
        maker.terminate()


def _see_through(maker: "subprocess.Popen[bytes]", is_known: Event) -> None:
    """Whatever the process does: as long as it lives, code is being made."""
    from impera.compiled import making  # noqa: PLC0415

    with making():
        is_known.set()
        maker.wait()
