"""Does the time of a bot's answer tell what it holds? The attack: one threshold on the times, over the wire.

    python -m benchmarks.attacks.timing [--bots ladder:3 level:3 ladder:9] [--plays 300] [--pauses 0 0.1] [--games 1]

Each bot is played against twice: with `IMPERA_BOT_PAUSE=0`, where answers leave as soon as they are thought, and as the
server is by default; in so many games at once. An attacker sees the delay of each answer and the public facts (does a
turn begin, has something new been seen in it, or nothing? what kind of action is it?) and knows how long answers
usually take where these are the same. One threshold on what an answer takes more or less is learned on one half of the
answers and judged on the other. Told apart are forced from free decisions, and thoughts longer than the median from
shorter ones in time of the processor, which the server knows: both halves count the same, so 50 % is chance.
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
import numpy as np
from numpy.typing import NDArray

from benchmarks.tables import server
from benchmarks.tables_clients import Socket

HERE = "benchmarks.attacks.timing"
SPLITS, SHOTS = 20, 60
Delays, Hidden = NDArray[np.float64], NDArray[np.bool_]
LATE = 1e9  # stands for a thought that was not done when its answer left

SHOWN = {"drew", "seized", "gave", "passed", "centred", "turn-began", "deck-emptied", "picked"}


def serve(folder: Path, pause: float) -> None:
    """A server that keeps a list of what it hides: how long each decision was thought about, and if it was forced."""
    from impera.server.bots import RegistryBots
    from impera.server.run import server_of
    from impera.server.settings import Settings
    from impera.tables.bot_turns import BotTurns

    settings = Settings.read(os.environ, data=folder, limits=False, web="nowhere", bot_pause=pause)
    took: dict[str, float] = {}
    file = folder / "thoughts"
    answer = BotTurns._answer

    class Timed(RegistryBots):
        def choose(self, name, view, key, share=1.0):
            began = time.thread_time()
            action = super().choose(name, view, key, share)
            took[key] = time.thread_time() - began
            return action

    async def noted(self, seat, bot, game):
        seq, is_forced = self._table.seq, len(game.legal()) == 1
        took.pop(self.key(seat), None)
        action = await answer(self, seat, bot, game)
        with file.open("a") as log:
            log.write(json.dumps([self._table.match.id, seq, took.get(self.key(seat), LATE), is_forced]) + "\n")
        return action

    BotTurns._answer = noted
    server_of(settings, Timed()).run()


Told = tuple[float, str, int]  # the delay of an answer, its class of public facts, its sequence number


async def play(port: int, bot: str, plays: int, games: int, rng: random.Random) -> dict[str, list[Told]]:
    """Games against a bot: by table, the delays of its answers and whether they came after something new was seen."""
    found: dict[str, list[Told]] = {}
    address = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=60) as http:
        token = (await http.post("/api/guests", json={"name": "Eve"})).json()["token"]
        head = {"authorization": f"Bearer {token}"}

        async def play_on() -> None:
            while sum(map(len, found.values())) < plays:
                asked = {"players": 2, "bot": bot, "seat": 1}
                table = (await http.post("/api/quick", json=asked, headers=head)).json()["table"]["id"]
                found[table] = await _game(port, table, token, rng, plays)

        await asyncio.gather(*(play_on() for _ in range(games)))
    return found


async def _game(port: int, table: str, token: str, rng: random.Random, most: int) -> list[Told]:
    over, told = asyncio.Event(), []
    last, occasion, begun = 0.0, "turn", 0
    has_acted = False  # before a person's first decision bots take less time, and the line is just opened

    def take(text: str) -> None:
        nonlocal last, occasion, begun, has_acted
        now, message = time.perf_counter(), json.loads(text or '{"type": "ping"}')
        if message["type"] not in ("welcome", "update"):
            return
        if message["type"] == "update":
            change = message["change"]
            if change["entry"]["what"] == "acted" and change["entry"]["seat"] == 2 and has_acted:
                verb = change["entry"]["action"].split()[0]
                told.append((now - last, f"{occasion} {verb}", message["seq"] - 1))
            is_new = any(event["what"] in SHOWN for event in change["events"])
            turn = message["view"]["turns"] if message["view"] else 0
            occasion = "planned" if not is_new else "seen" if turn == begun else "turn"
            if is_new and message["view"] and message["view"]["turn"] == 2:
                begun = turn
        last = now
        legal = (message["view"] or {}).get("legal") or []
        if legal:
            has_acted = True
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


Answer = tuple[float, str, bool]  # its delay, its class of public facts, what is hidden


def told_apart(answers: list[Answer], rng: np.random.Generator) -> tuple[float, float, int]:
    """How often the best threshold of one half is right in the other, both kinds weighing the same, over many ways to
    halve them; twice what chance alone does to that, as exchanging what is hidden at random shows; and of how many."""
    classes: defaultdict[str, list[tuple[float, bool]]] = defaultdict(list)
    for delay, public, hidden in answers:
        classes[public].append((delay, hidden))
    delays, kinds = list[float](), list[bool]()
    for each in classes.values():
        if len({hidden for _, hidden in each}) == 2:
            usual = median(delay for delay, _ in each)
            delays += [delay - usual for delay, _ in each]
            kinds += [hidden for _, hidden in each]
    if not delays:
        return 0.5, 0.5, 0
    late, hidden = np.array(delays), np.array(kinds)
    chance = [_share_right(late, rng.permutation(hidden), rng) for _ in range(SHOTS)]
    return _share_right(late, hidden, rng), 2 * float(np.std(chance)), int(hidden.sum())


def _share_right(delays: Delays, hidden: Hidden, rng: np.random.Generator) -> float:
    right, count = np.zeros(2), np.zeros(2)
    for _ in range(SPLITS):
        order = rng.permutation(len(delays))
        halves = order[::2], order[1::2]
        for learned, judged in (halves, halves[::-1]):
            limit, is_above = _threshold(delays[learned], hidden[learned])
            is_right = ((delays[judged] > limit) == is_above) == hidden[judged]
            for kind in (0, 1):
                right[kind] += is_right[hidden[judged] == kind].sum()
                count[kind] += (hidden[judged] == kind).sum()
    return float((right / count).mean())


def _threshold(delays: Delays, hidden: Hidden) -> tuple[float, bool]:
    """The limit that tells most apart, and whether what is hidden lies above it."""
    order = np.argsort(delays)
    sorted_hidden = hidden[order]
    sizes = max(1, int(hidden.sum())), max(1, int((~hidden).sum()))
    above = 1 - np.cumsum(sorted_hidden) / sizes[0] + np.cumsum(~sorted_hidden) / sizes[1]  # of 2, if it is above
    best, worst = int(above.argmax()), int(above.argmin())
    if above[best] >= 2 - above[worst]:
        return float(delays[order[best]]), True
    return float(delays[order[worst]]), False


def attack(bot: str, pause: float, plays: int, games: int) -> str:
    rng, dice = random.Random(bot), np.random.default_rng(17)
    with tempfile.TemporaryDirectory() as name, server(HERE, "--serve", name, str(pause)) as (port, _):
        found = asyncio.run(play(port, bot, plays, games, rng))
        thoughts: dict[tuple[str, int], tuple[float, bool]] = {}
        for line in (Path(name) / "thoughts").read_text().splitlines():
            table, seq, took, forced = json.loads(line)
            thoughts[table, seq] = (took, forced)
    rows = [
        (delay, when, *thoughts[table, seq])
        for table, told in found.items()
        for delay, when, seq in told
        if (table, seq) in thoughts
    ]
    late = sum(row[2] == LATE for row in rows)
    half = {public: median([row[2] for row in rows if row[1] == public]) for public in {row[1] for row in rows}}
    by_force, doubt, forced = told_apart([(delay, public, is_forced) for delay, public, _, is_forced in rows], dice)
    by_time, wide, _ = told_apart([(delay, public, took > half[public]) for delay, public, took, _ in rows], dice)
    delays = [1000 * row[0] for row in rows]
    return (
        f"| {bot} | {pause} | {len(rows)} | {forced} | {late} | {min(delays):.0f} / {median(delays):.0f} / "
        f"{max(delays):.0f} ms | {by_force:.0%} ± {doubt:.0%} | {by_time:.0%} ± {wide:.0%} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", nargs="+", default=["ladder:3", "ladder:9", "level:3"])
    parser.add_argument("--plays", type=int, default=300)
    parser.add_argument("--pauses", nargs="+", type=float, default=[0.0, 0.1])
    parser.add_argument("--games", type=int, default=1, help="at once; default: 1")
    parser.add_argument("--serve", nargs=2, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(Path(options.serve[0]), float(options.serve[1]))
        return
    print("| bot | pause | answers | forced | late | delay: least / median / most | forced or free | long or short |")
    print("|---|---|---|---|---|---|---|---|")
    for bot in options.bots:
        for pause in options.pauses:
            print(attack(bot, pause, options.plays, options.games), flush=True)


if __name__ == "__main__":
    main()
