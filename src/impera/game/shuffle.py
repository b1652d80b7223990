"""The shuffle people can verify: commit, add seeds, reveal.

Before a game the server publishes SHA-256 of its secret seed; each player may add a text of their own; after the game
the seed is revealed and anyone can deal the deck again. The whole of it, so that anyone can write the verifier:

1. The server seed is 32 bytes, written as 64 hexadecimal digits. The commitment is the SHA-256 of the bytes.
2. key = SHA-256(b"impera-shuffle/1" + seed bytes + for each seat in order: length of its player seed in bytes as 4
   bytes big-endian, then the player seed in UTF-8). A seat without one has the empty text.
3. Block i, from 0, is SHA-256(key + i as 8 bytes big-endian): eight words of 4 bytes, big-endian. The words of block
   0, 1, 2, … are the stream.
4. A number below n is the next word w of the stream with w < n * floor(2^32 / n), taken modulo n; words that are not
   below that bound are passed over.
5. For Age 1, 2, 3: list its cards in the order of kinds (M R E S C U), each as often as it is in the box; for i from
   the last place down to 1 (places count from 0) swap place i with place (number below i + 1).
6. With 2 or 3 players the first 3 cards of each Age are removed. The rest of Age 1, 2, 3, in this order, is the deck,
   top first.
7. The First Player is seat 1 + (number below the number of players).
"""

import hashlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from impera.errors import SetupError
from impera.game.setup import Setup, check_options
from impera.rules.facts import AGE_OF, AGES, COPIES, KINDS, REMOVED_PER_AGE

DOMAIN_TAG = b"impera-shuffle/1"
SEED_DIGITS = 64
PLAYER_SEED_MAX = 200  # characters


@dataclass(frozen=True, slots=True)
class Seeds:
    """What a shuffle is made from: the server's secret and what the players added."""

    server: str  # 64 hexadecimal digits
    players: tuple[str, ...] = ()  # one per seat, or none at all

    @property
    def commitment(self) -> str:
        """What the server publishes before the game."""
        return hashlib.sha256(seed_bytes(self.server)).hexdigest()


def seeds_of_number(number: int) -> Seeds:
    """The seeds of a plain number: for tests, simulations and reproducible games."""
    return Seeds(hashlib.sha256(f"impera-seed/1:{number}".encode()).hexdigest())


def shuffled(seeds: Seeds, *, players: int, variant: str = "basic", teams: bool = False) -> Setup:
    """Deal the deck that the seeds determine (steps 2 to 7)."""
    check_options(players, variant, teams)
    check_player_seeds(seeds.players, players)
    stream = _words(_key(seeds, players))
    out = int(REMOVED_PER_AGE[players])
    deck: list[str] = []
    removed: list[str] = []
    for age in range(AGES):
        cards = [
            kind for kind, of, copies in zip(KINDS, AGE_OF, COPIES, strict=True) if of == age for _ in range(copies)
        ]
        for place in range(len(cards) - 1, 0, -1):
            other = _below(stream, place + 1)
            cards[place], cards[other] = cards[other], cards[place]
        removed += cards[:out]
        deck += cards[out:]
    first = 1 + _below(stream, players)
    return Setup.of(players=players, variant=variant, teams=teams, first=first, deck=deck, removed=removed)


def seed_bytes(seed: str) -> bytes:
    """Read a server seed."""
    if not re.fullmatch(rf"[0-9a-fA-F]{{{SEED_DIGITS}}}", seed):
        raise SetupError("setup-seed", needed=SEED_DIGITS, have=len(seed))
    return bytes.fromhex(seed)


def check_player_seeds(seeds: Sequence[str], players: int) -> None:
    """Refuse player seeds that are not one per seat, or too long."""
    if seeds and len(seeds) != players:
        raise SetupError("setup-player-seeds", needed=players, have=len(seeds))
    for text in seeds:
        if any("\ud800" <= sign <= "\udfff" for sign in text):
            raise SetupError("setup-player-seed-text")
    longest = max(map(len, seeds), default=0)
    if longest > PLAYER_SEED_MAX:
        raise SetupError("setup-player-seed-length", most=PLAYER_SEED_MAX, have=longest)


def _key(seeds: Seeds, players: int) -> bytes:
    parts = [DOMAIN_TAG, seed_bytes(seeds.server)]
    for text in seeds.players or ("",) * players:
        encoded = text.encode()
        parts += [len(encoded).to_bytes(4, "big"), encoded]
    return hashlib.sha256(b"".join(parts)).digest()


def _words(key: bytes) -> Iterator[int]:
    block = 0
    while True:
        digest = hashlib.sha256(key + block.to_bytes(8, "big")).digest()
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def _below(stream: Iterator[int], bound: int) -> int:
    limit = bound * (2**32 // bound)
    return next(word for word in stream if word < limit) % bound
