"""The commands and their options; each does its work in a module of its own."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from impera.cli.about import add_about
from impera.cli.admin import admin_app
from impera.cli.arena import arena_command
from impera.cli.bot import bot_app
from impera.cli.chapters import chapters_in
from impera.cli.dataset import dataset_command
from impera.cli.duplicate import duplicate_command
from impera.cli.evaluate import calibrate_command, evaluate_command
from impera.cli.lesson import lesson_app
from impera.cli.mcp import mcp_command
from impera.cli.puzzles import puzzles_app
from impera.cli.review import review_command
from impera.cli.serve import serve_command
from impera.cli.think import think_command
from impera.cli.train import train_command
from impera.words import say

# What a command needs is imported when it runs: `impera --help` must not wait for a compiler.


class VariantName(StrEnum):
    """How the first cards are dealt."""

    basic = "basic"
    draft = "draft"


class PolicyName(StrEnum):
    """Who plays a playthrough."""

    random = "random"
    builder = "builder"
    mixed = "mixed"


def build_app(language: str) -> typer.Typer:
    """Make the command with its help in a language."""

    def option(key: str, *names: str, **settings: Any) -> Any:
        return typer.Option(*names, help=say(f"help-option-{key}", language), **settings)

    def argument(key: str, **settings: Any) -> Any:
        return typer.Argument(help=say(f"help-argument-{key}", language), **settings)

    app = typer.Typer(
        cls=chapters_in(language),
        help=say("help-impera", language),
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )
    add_about(app, language)
    players = Annotated[int, option("players", "--players", "-p", min=2, max=4)]
    variant = Annotated[VariantName, option("variant", "--variant")]
    teams = Annotated[bool, option("teams", "--teams")]
    seed = Annotated[int, option("seed", "--seed")]
    games = Annotated[int, option("games", "--games", "-n", min=1)]
    file = Annotated[Path, argument("file")]

    @app.command("play", help=say("help-play", language))
    def play(
        players: players = 3,
        variant: variant = VariantName.basic,
        teams: teams = False,
        seed: Annotated[int | None, option("seed", "--seed")] = None,
        bots: Annotated[str, option("bots", "--bots")] = "ladder:3",
        plain: Annotated[bool, option("plain", "--plain")] = False,
        server: Annotated[str | None, option("play-server", "--server")] = None,
        table: Annotated[str | None, option("play-table", "--table")] = None,
        name: Annotated[str, option("play-name", "--name")] = "Guest",
    ) -> None:
        from impera.cli.play import play_at_server, play_at_terminal  # noqa: PLC0415

        if server:
            play_at_server(language, server, table, name)
        else:
            play_at_terminal(language, players, variant.value, teams, seed, bots.split(","), plain=plain)

    @app.command("playthrough", help=say("help-playthrough", language))
    def playthrough(
        players: players = 2,
        variant: variant = VariantName.basic,
        teams: teams = False,
        seed: seed = 1,
        games: games = 1,
        policy: Annotated[PolicyName, option("policy", "--policy")] = PolicyName.random,
    ) -> None:
        from impera.cli.playthrough import print_playthroughs  # noqa: PLC0415

        print_playthroughs(players, variant.value, teams, seed, games, policy.value)

    @app.command("sim", help=say("help-sim", language))
    def sim(
        players: players = 2,
        variant: variant = VariantName.basic,
        teams: teams = False,
        bots: Annotated[str, option("bots", "--bots")] = "random",
        games: games = 10_000,
        jobs: Annotated[int, option("jobs", "--jobs", "-j", min=1)] = 1,
        seed: seed = 1,
        engine: Annotated[str, option("engine", "--engine")] = "local",
        address: Annotated[str | None, option("address", "--ray-address")] = None,
        json: Annotated[bool, option("json", "--json")] = False,
        out: Annotated[Path | None, option("out", "--out")] = None,
        moves: Annotated[bool, option("moves", "--moves")] = False,
    ) -> None:
        from impera.cli.sim import run_simulation  # noqa: PLC0415
        from impera.lab.engines import engine_named  # noqa: PLC0415
        from impera.lab.simulate import Plan  # noqa: PLC0415

        plan = Plan.of(players=players, variant=variant.value, teams=teams, bots=bots.split(","), seed=seed)
        run_simulation(language, plan, games, engine_named(engine, jobs, address), json, out, moves)

    @app.command("replay", help=say("help-replay", language))
    def replay(
        file: file,
        at: Annotated[int | None, option("at", "--at", min=0)] = None,
        plain: Annotated[bool, option("plain", "--plain")] = False,
    ) -> None:
        from impera.cli.records import replay_file  # noqa: PLC0415

        replay_file(language, file, at, plain=plain)

    @app.command("verify", help=say("help-verify", language))
    def verify(file: file) -> None:
        from impera.cli.records import verify_file  # noqa: PLC0415

        verify_file(language, file)

    @app.command("explain", help=say("help-explain", language))
    def explain(
        file: file,
        action: Annotated[list[str], argument("action")],
        at: Annotated[int | None, option("at", "--at", min=0)] = None,
    ) -> None:
        from impera.cli.records import explain_at  # noqa: PLC0415

        explain_at(language, file, at, " ".join(action))

    @app.command("convert", help=say("help-convert", language))
    def convert(file: file, to: Annotated[Path, argument("to")]) -> None:
        from impera.cli.records import convert_file  # noqa: PLC0415

        convert_file(file, to)

    app.command("arena", help=say("help-arena", language))(arena_command(language))
    app.command("evaluate", help=say("help-evaluate", language))(evaluate_command(language))
    app.command("review", help=say("help-review", language))(review_command(language))
    app.command("duplicate", help=say("help-duplicate", language))(duplicate_command(language))
    app.command("calibrate", help=say("help-calibrate", language))(calibrate_command(language))
    app.command("train", help=say("help-train", language))(train_command(language))
    app.command("dataset", help=say("help-dataset", language))(dataset_command(language))
    app.command("serve", help=say("help-serve", language))(serve_command(language))
    app.command("think", help=say("help-think", language))(think_command(language))
    app.command("mcp", help=say("help-mcp", language))(mcp_command(language))
    app.add_typer(bot_app(language), name="bot")
    app.add_typer(lesson_app(language), name="lesson")
    app.add_typer(puzzles_app(language), name="puzzles")
    app.add_typer(admin_app(language), name="admin")
    return app
