"""Was the deck what was promised? The shuffle of a finished record, dealt again from its revealed seeds."""

import hashlib
from dataclasses import dataclass

from impera.errors import ImperaError
from impera.game.lots import are_lots_true, read_lots
from impera.game.record import Record
from impera.game.shuffle import shuffled
from impera.words import DEFAULT_LANGUAGE, say


@dataclass(frozen=True, slots=True)
class Check:
    """One thing looked at: does it hold?"""

    key: str
    holds: bool

    def said_in(self, language: str = DEFAULT_LANGUAGE) -> str:
        """Say what was looked at and what came of it."""
        return say(f"{self.key}-{'holds' if self.holds else 'fails'}", language)


def seal_of(seed: str) -> str:
    """What a player gives before anybody's seed is seen: SHA-256 of the seed in UTF-8."""
    return hashlib.sha256(seed.encode("utf-8", "replace")).hexdigest()


def verify(record: Record) -> list[Check]:
    """Look at everything a record promises; it is true if every check holds."""
    seeds, setup = record.game.seeds, record.setup
    checks = [Check("verify-replay", True), Check("verify-finished", record.game.is_over)]
    if seeds is None:
        return [*checks, Check("verify-seed", False)]
    checks.append(Check("verify-seed", True))
    try:
        dealt = shuffled(seeds, players=setup.players, variant=setup.variant, teams=setup.teams)
        commitment = seeds.commitment
    except ImperaError:
        return [*checks, Check("verify-deck", False)]
    if record.commitment is not None:
        checks.append(Check("verify-commitment", record.commitment.lower() == commitment))
    seals = {seat: seal for seat in range(1, 5) if (seal := record.tags.get(f"Seal{seat}"))}
    if seals:
        seeded = dict(enumerate(seeds.players, start=1))
        checks.append(Check("verify-seals", all(seal_of(seeded.get(seat, "")) == seals[seat] for seat in seals)))
    if "Lots" in record.tags:
        drawn = read_lots(record.tags["Lots"])
        checks.append(Check("verify-lots", are_lots_true(seeds, drawn, setup.players)))
    checks.append(Check("verify-deck", dealt.deck == setup.deck and dealt.removed == setup.removed))
    checks.append(Check("verify-first", dealt.first == setup.first))
    return checks
