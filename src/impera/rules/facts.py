"""The printed numbers of the game, to be read beside the rulebook. Nothing here is computed in play."""

from enum import IntEnum

import numpy as np

RULES_VERSION = 1  # raised by any change of behaviour; every record carries it

SEATS = 4  # places at the table (R2.1); fewer play, arrays keep this size
PUBLIC = 4  # the observer who sees only what everybody sees
NONE = -1  # no seat, no kind, no Domain


class Domain(IntEnum):
    """The six Domains (R1.1)."""

    MILITARY = 0
    RELIGION = 1
    ECONOMY = 2
    SCIENCE = 3
    CULTURE = 4
    UTOPIA = 5


DOMAINS = len(Domain)
DOMAIN_LETTERS = "MRESCU"

AGES = 3
KINDS = ("M1", "M2", "M3", "R1", "R2", "E1", "E2", "E3", "S1", "S2", "S3", "C1", "C2", "C3", "U3")  # R1.2
COPIES = np.array([8, 8, 4, 8, 8, 4, 4, 8, 4, 8, 8, 4, 4, 8, 16], dtype=np.int8)  # [kind] R1.1
CARDS = 104
KIND_COUNT = len(KINDS)

DOMAIN_OF = np.array([DOMAIN_LETTERS.index(kind[0]) for kind in KINDS], dtype=np.int8)  # [kind]
AGE_OF = np.array([int(kind[1]) - 1 for kind in KINDS], dtype=np.int8)  # [kind] 0-based
BY_AGE = np.argsort(AGE_OF, kind="stable").astype(np.int8)  # kinds, those of Age 1 first
FIRST_KIND = np.array([0, 3, 5, 8, 11, 14, 15], dtype=np.int8)  # [Domain] its kinds run up to the next one's first
UTOPIA_KIND = KINDS.index("U3")

AGE_CARDS = np.array([28, 32, 44], dtype=np.int8)  # [Age] R1.1
REMOVED_PER_AGE = np.array([0, 0, 3, 3, 0], dtype=np.int8)  # [players] R2.2
REMOVED_MAX = 9

HAND_SIZE = 3  # R3.4
BASIC_DEAL = 3  # R2.4
DRAFT_DEAL = 4  # R2.5
DRAFT_PICKS = 3  # R2.5
BREAKTHROUGH_DRAW = 5  # R6.5

LEVEL_NEEDS = np.array(  # [players, level] R4.1
    [[0, 0, 0], [0, 0, 0], [0, 3, 5], [0, 3, 5], [0, 2, 4]], dtype=np.int8
)
HEGEMONY_NEEDS = np.array([0, 0, 8, 7, 7], dtype=np.int8)  # [players] R8.1
TIE_BREAKS = np.array([5, 4, 3, 2, 1, 0], dtype=np.int8)  # R8.4: Utopia first, Military last


class Effect(IntEnum):
    """The sixteen effects (sections 5 and 6); the ten that have levels come first."""

    ASSASSINATION = 0
    PURGE = 1
    HOLY_BOOK = 2
    DIVINE_RIGHT = 3
    DEVELOPMENT = 4
    MONOPOLY = 5
    EXPERIMENT = 6
    RESEARCH = 7
    OLIGARCHY = 8
    REPUBLIC = 9
    INSPIRATION = 10
    ATTACK = 11
    INQUISITION = 12
    EMBARGO = 13
    BREAKTHROUGH = 14
    DEMOCRACY = 15


EFFECT_NAMES = tuple(effect.name.lower().replace("_", "-") for effect in Effect)
LEVELLED = 10  # effects below this number have a level and can be copied (R5.6)

EFFECT_DOMAIN = np.array([0, 0, 1, 1, 2, 2, 3, 3, 5, 5, 4, 0, 1, 2, 3, 5], dtype=np.int8)  # [Effect]
EFFECT_LEVEL = np.array([1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 0, 0, 0, 0, 0, 0], dtype=np.int8)  # [Effect]
EFFECT_CARDS = np.array(  # [Effect] how many cards it asks for, or the hand size it gives (R5.1-R5.5)
    [1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 0, 0, 0, 0, 0, 0], dtype=np.int8
)


class Variant(IntEnum):
    """How the first cards are dealt (R2.4, R2.5)."""

    BASIC = 0
    DRAFT = 1


class Decision(IntEnum):
    """What is asked for next."""

    PICK = 0
    CLAIM = 1
    PLAY = 2
    EFFECTS = 3
    DISCARD = 4
    SACRIFICE = 5
    TAKE = 6
    RECOVER = 7
    GIVE = 8
    OVER = 9


class Ending(IntEnum):
    """How a game ended (section 8)."""

    RUNNING = 0
    HEGEMONY = 1
    MAJORITY = 2
