"""When a bot's answer leaves: at moments that do not tell what the bot holds (R7).

How long a bot thinks depends on its hand: a forced play takes no time, a free one does. So an answer leaves at the end
of a slot that only public facts decide: the bot's name, and on what occasion it thinks. A thought that is not done by
then is not waited for, which would tell: what a quick bot would do was got ready before, and leaves at that moment.
Where a machine is so busy that this happens often, the slots of that bot on that occasion grow for everyone, until
hardly any thought is longer. A long one never grows beyond what somebody may be asked to wait.
"""

import asyncio
from collections import defaultdict, deque
from enum import Enum, StrEnum
from typing import TypeVar

RECENT = 40  # thoughts of a bot, at whatever table, that the length of its slots is taken from
LONGER = 2  # of them may have been longer
STRETCH_MOST = 4
GROWN_MOST = 2.0  # seconds beyond which no slot grows

T = TypeVar("T")


class Occasion(Enum):
    """What there is to think about at a decision, as far as everybody may know."""

    TURN = "turn"  # a whole turn begins
    SEEN = "seen"  # something new was seen in the middle of it
    PLANNED = "planned"  # nothing: it is the next action of a plan


class Pace(StrEnum):
    """How the bots of a table get on."""

    USUAL = "usual"
    HURRIED = "hurried"  # with less time than usual
    WAITING = "waiting"  # for machine code that is still being made


class Slots:
    """The slots of all bots in a process, by their names and usual lengths."""

    def __init__(self) -> None:
        """Begin with the slots that the bots ask for."""
        self._shares: defaultdict[tuple[str, float], deque[float]] = defaultdict(lambda: deque(maxlen=RECENT))

    def length(self, bot: str, base: float) -> float:
        """How long the slot of a bot is now, given how long it usually is: that, or twice, four times, … as long."""
        longest = sorted(self._shares[bot, base], reverse=True)[LONGER : LONGER + 1]
        factor = 1
        while factor < STRETCH_MOST and longest and factor < longest[0]:
            factor *= 2
        return max(base, min(GROWN_MOST, base * factor))

    def note(self, bot: str, base: float, began: float, ended: float) -> None:
        """Learn how long a thought took."""
        if base > 0:
            self._shares[bot, base].append((ended - began) / base)


async def on_time(thought: asyncio.Task[T], instead: T | None, began: float, slot: float) -> T:
    """What was thought, at the end of the slot that began then; or, if it is not there, what was got ready instead.

    Only where nothing may be done instead is the end of a later slot waited for.
    """
    if slot <= 0:
        return await thought
    loop = asyncio.get_running_loop()
    end = began
    while True:
        end += slot
        await asyncio.sleep(end - loop.time())
        if thought.done():
            return thought.result()
        if instead is not None:
            return instead
