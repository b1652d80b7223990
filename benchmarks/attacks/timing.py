"""Does the time of a bot's answer tell what it holds? The attack: one threshold on the times, over the wire.

    python -m benchmarks.attacks.timing [--bots ladder:3 level:3 ladder:9] [--plays 300] [--pauses 0 0.1]

Each bot is played against twice: with `IMPERA_BOT_PAUSE=0`, where answers leave as soon as they are thought, and as the
server is by default. An attacker sees the delay of each answer and the public facts (does a turn begin, has something
new been seen in it, or nothing?); within each class of public facts the threshold is learned on one half of the answers
and judged on the other, and the other way round. Told apart are forced from free decisions, and thoughts longer than
the median from shorter ones, which the server's own clock knows: both halves count the same, so 50 % is chance.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from statistics import median

import httpx

from benchmarks.tables import server
from benchmarks.tables_clients import Socket

HERE = "benchmarks.attacks.timing"

SHOWN = {"drew", "seized", "gave", "passed", "centred", "turn-began", "deck-emptied", "picked"}


class TimedBots:
    """The bots of the registry, with a list of how long each thought took and whether it was forced."""

    def __new__(cls, file: Path):
        from impera.server.bots import RegistryBots

        class Timed(RegistryBots):
            def choose(self, name, view, key, share=1.0):
                began = time.perf_counter()
                action = super().choose(name, view, key, share)
                took = time.perf_counter() - began
                with file.open("a") as log:
                    log.write(json.dumps([key.split()[0], took, len(view.legal) == 1]) + "\n")
                return action

        return Timed()


def serve(folder: Path, pause: float) -> None:
    from impera.server.run import server_of
    from impera.server.settings import Settings

    settings = Settings.read(os.environ, data=folder, limits=False, web="nowhere", bot_pause=pause)
    server_of(settings, TimedBots(folder / "thoughts")).run()


async def play(port: int, bot: str, plays: int, rng: random.Random) -> dict[str, list[tuple[float, str]]]:
    """Games against a bot: by table, the delays of its answers and whether they came after something new was seen."""
    found: dict[str, list[tuple[float, str]]] = {}
    address = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=60) as http:
        token = (await http.post("/api/guests", json={"name": "Eve"})).json()["token"]
        head = {"authorization": f"Bearer {token}"}
        while sum(map(len, found.values())) < plays:
            state = (await http.post("/api/quick", json={"players": 2, "bot": bot, "seat": 1}, headers=head)).json()
            table = state["table"]["id"]
            found[table] = await _game(port, table, token, rng, plays)
    return found


async def _game(port: int, table: str, token: str, rng: random.Random, most: int) -> list[tuple[float, str]]:
    over, told = asyncio.Event(), []
    last, occasion, begun = 0.0, "turn", 0

    def take(text: str) -> None:
        nonlocal last, occasion, begun
        now, message = time.perf_counter(), json.loads(text or '{"type": "ping"}')
        if message["type"] not in ("welcome", "update"):
            return
        if message["type"] == "update":
            change = message["change"]
            if change["entry"]["what"] == "acted" and change["entry"]["seat"] == 2:
                told.append((now - last, occasion))
            is_new = any(event["what"] in SHOWN for event in change["events"])
            turn = message["view"]["turns"] if message["view"] else 0
            occasion = "planned" if not is_new else "seen" if turn == begun else "turn"
            if is_new and message["view"] and message["view"]["turn"] == 2:
                begun = turn
        last = now
        legal = (message["view"] or {}).get("legal") or []
        if legal:
            socket.send(json.dumps({"type": "act", "seq": message["seq"], "action": rng.choice(legal)}))
        if (message["view"] or {}).get("result") or len(told) >= most:
            over.set()

    socket = Socket(f"/api/tables/{table}/live", take)
    await asyncio.get_running_loop().create_connection(lambda: socket, "127.0.0.1", port)
    await socket.open
    socket.send(json.dumps({"type": "hello", "token": token, "since": None}))
    try:
        await asyncio.wait_for(over.wait(), 600)
    except TimeoutError:
        print("  a game was given up after 600 s", file=sys.stderr)
    socket.transport.close()
    return told


def told_apart(answers: list[tuple[float, str, bool]], rng: random.Random) -> tuple[float, int]:
    """How often the best threshold of one half is right in the other, both kinds weighing the same; and of how many."""
    right = {True: 0, False: 0}
    count = {True: 0, False: 0}
    classes = defaultdict(list)
    for delay, public, hidden in answers:
        classes[public].append((delay, hidden))
    for members in classes.values():
        if len({hidden for _, hidden in members}) < 2:
            continue
        rng.shuffle(members)
        halves = members[::2], members[1::2]
        for learned, judged in (halves, halves[::-1]):
            limit, is_above = _threshold(learned)
            for delay, hidden in judged:
                count[hidden] += 1
                right[hidden] += ((delay > limit) == is_above) == hidden
    if not all(count.values()):
        return 0.5, 0
    return sum(right[kind] / count[kind] for kind in count) / 2, min(count.values())


def _threshold(members: list[tuple[float, bool]]) -> tuple[float, bool]:
    sizes = {kind: max(1, sum(hidden is kind for _, hidden in members)) for kind in (True, False)}
    best, found = -1.0, (0.0, True)
    for limit in sorted({delay for delay, _ in members}):
        share = sum(
            (delay > limit) / sizes[True] if hidden else (delay <= limit) / sizes[False] for delay, hidden in members
        )
        for score, is_above in ((share, True), (2 - share, False)):
            if score > best:
                best, found = score, (limit, is_above)
    return found


def attack(bot: str, pause: float, plays: int) -> str:
    rng = random.Random(bot)
    with tempfile.TemporaryDirectory() as name, server(HERE, "--serve", name, str(pause)) as (port, _):
        found = asyncio.run(play(port, bot, plays, rng))
        thoughts = defaultdict(list)
        for line in (Path(name) / "thoughts").read_text().splitlines():
            table, took, forced = json.loads(line)
            thoughts[table].append((took, forced))
    rows = []
    for table, told in found.items():
        rows += [(delay, when, *thought) for (delay, when), thought in zip(told, thoughts[table], strict=False)]
    half = {public: median([row[2] for row in rows if row[1] == public]) for public in {row[1] for row in rows}}
    by_force, forced = told_apart([(delay, public, is_forced) for delay, public, _, is_forced in rows], rng)
    by_time, _ = told_apart([(delay, public, took > half[public]) for delay, public, took, _ in rows], rng)
    delays = [1000 * row[0] for row in rows]
    return (
        f"| {bot} | {pause} | {len(rows)} | {forced} | {min(delays):.0f} / {median(delays):.0f} / "
        f"{max(delays):.0f} ms "
        f"| {by_force:.0%} | {by_time:.0%} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", nargs="+", default=["ladder:3", "ladder:9", "level:3"])
    parser.add_argument("--plays", type=int, default=300)
    parser.add_argument("--pauses", nargs="+", type=float, default=[0.0, 0.1])
    parser.add_argument("--serve", nargs=2, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(Path(options.serve[0]), float(options.serve[1]))
        return
    print("| bot | pause | answers | forced | delay: least / median / most | forced or free | long or short thought |")
    print("|---|---|---|---|---|---|---|")
    for bot in options.bots:
        for pause in options.pauses:
            print(attack(bot, pause, options.plays), flush=True)


if __name__ == "__main__":
    main()
