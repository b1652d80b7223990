"""The table as text: areas by Domain, hands as far as they are seen, the piles. From a view as it crosses the wire."""

from collections.abc import Mapping

from rich.table import Table
from rich.text import Text

from impera.game.action import Action
from impera.game.seat import place_of, seat_name, seat_of, seats_of
from impera.rules.facts import DOMAIN_LETTERS, EFFECT_NAMES
from impera.wire.fields import Counts
from impera.wire.view import ViewInfo
from impera.words import say

COLOURS = {"M": "red", "R": "magenta", "E": "yellow", "S": "cyan", "C": "green", "U": "blue"}
ROMAN = "ⅠⅡⅢ"
WIDE = 100  # columns from which Domains are called by their whole names
SHORT = 8  # letters of a name else
Names = Mapping[int, str]  # by seat


def table(seen: ViewInfo, language: str, width: int) -> Table:
    """Every player's area by Domain, and their hand as far as it is seen."""
    return _table(seen, [hand_cell(seen, seat) for seat in seats_of(seen.players)], language, width, {})


def open_table(seen: ViewInfo, hands: list[Counts], language: str, width: int, names: Names) -> Table:
    """Every player's area by Domain, and their hand open: a game on paper."""
    return _table(seen, [_shortly(hand) for hand in hands], language, width, names)


def _shortly(hand: Counts) -> Text:
    """Cards without room to spare: `M1 S2×2`."""
    text = Text(" ").join(
        Text(kind if count == 1 else f"{kind}×{count}", style=f"bold {COLOURS[kind[0]]}")
        for kind, count in hand.items()
        if count
    )
    return text if text else Text("–")


def _table(seen: ViewInfo, hands: list[Text], language: str, width: int, names: Names) -> Table:
    drawn = Table(box=None, expand=True, padding=(0, 1, 0, 0))
    drawn.add_column(say("screen-player", language), no_wrap=True)
    for letter in DOMAIN_LETTERS:
        name = say(f"domain-{letter}", language)
        drawn.add_column(name if width >= WIDE else name[:SHORT], style=COLOURS[letter], no_wrap=True)
    drawn.add_column(say("screen-hand", language), no_wrap=True)
    for seat in seats_of(seen.players):
        cells = [domain_cell(seen, place_of(seat), letter) for letter in DOMAIN_LETTERS]
        drawn.add_row(player_cell(seen, seat, names), *cells, hands[place_of(seat)])
    return drawn


def player_cell(seen: ViewInfo, seat: int, names: Names) -> Text:
    """Who sits there: whose decision it is, the team, the First Player."""
    mark = "▶ " if seat == seen.turn and not seen.result else "  "
    team = f" {'AB'[(seat + 1) % 2]}" if seen.teams else ""
    first = " ①" if seat == seen.first else ""
    called = names.get(seat, seat_name(seat))[:SHORT]
    return Text(f"{mark}{called}{team}{first}", style="bold" if seat == seen.seat else "")


def domain_cell(seen: ViewInfo, seat: int, letter: str) -> str:
    """How many of how many, the level reached, and the markers that lie there."""
    have = sum(count for kind, count in seen.areas[seat].items() if kind[0] == letter)
    needs = seen.needs
    level = "²" if have >= needs.level_2 else "¹" if have >= needs.level_1 else ""
    if letter == "C":
        level = ""
    marks = "⊘" * sum(domain == letter for domain, _ in seen.embargoes[seat])
    marks += "†" * seen.democracies[seat].get(letter, 0)
    coin = seen.coin
    marks += "◎" if coin and coin.seat == seat_of(seat) and coin.domain == letter else ""
    return f"{have}/{needs.hegemony[seat][letter]}{level}{marks}" if have or marks else "·"


def hand_cell(seen: ViewInfo, seat: int) -> Text:
    """Backs by Age, and of another's hand the faces that are known."""
    hand = seen.hands[place_of(seat)]
    text = Text(" ".join(f"{ROMAN[age]}×{count}" for age, count in enumerate(hand.ages) if count))
    if seat != seen.seat and hand.known:
        text.append(" ").append_text(cards(hand.known))
    return text


def cards(counts: Counts) -> Text:
    """Cards as coloured chips."""
    text = Text()
    for kind, count in counts.items():
        for _ in range(count):
            text.append(f" {kind} ", style=f"bold black on {COLOURS[kind[0]]}").append(" ")
    return text if text else Text("–")


def piles(seen: ViewInfo, language: str) -> Text:
    """The deck by Age, the discard pile, and in a draft the pack and the centre."""
    one, two, three = seen.deck
    text = Text(say("screen-deck", language, one=one, two=two, three=three) + "\n")
    text.append(say("screen-pile", language, count=sum(seen.discard.values())) + " ")
    for kind, count in seen.discard.items():
        text.append(f"{kind}×{count} ", style=COLOURS[kind[0]])
    if seen.draft:
        text.append("\n" + say("screen-pack", language) + " ").append_text(cards(seen.draft.pack))
        text.append(" " + say("screen-centre", language) + " ").append_text(cards(seen.draft.centre))
    return text


def own_hand(seen: ViewInfo, language: str) -> Text:
    """One's own cards."""
    return Text(say("screen-your-hand", language) + " ").append_text(cards(seen.hand))


def choice(text: str, language: str) -> str:
    """An action in the words of the game: `End turn`, `discard M1 Military`, `Embargo: P2 Military`."""
    action = Action.parse(text)
    if action.verb == "end":
        return say("web-end-turn", language)
    if action.kind:
        return f"{say(f'web-verb-{action.verb}', language)} {action.kind} {say(f'domain-{action.kind[0]}', language)}"
    named = [seat_name(action.seat)] if action.seat else []
    if action.parts.copied >= 0:
        named.append(say(f"effect-{EFFECT_NAMES[action.parts.copied]}", language))
    if action.domain:
        named.append(say(f"domain-{action.domain}", language))
    effect = say(f"effect-{action.verb}", language)
    return f"{effect}: {' '.join(named)}" if named else effect


def title(seen: ViewInfo, language: str, names: Names | None = None) -> str:
    """Where the game stands, in a line."""
    called = {seat: seat_name(seat) for seat in seats_of(seen.players)} | dict(names or {})
    if seen.result:
        return say("screen-winners", language, winners=", ".join(called[seat] for seat in seen.result.winners))
    if seen.draft:
        return say("screen-title-draft", language, round=seen.draft.round, seat=called[seen.turn])
    return say("screen-title", language, turn=seen.turns + 1, seat=called[seen.turn])
