"""People read out and forgotten in memory."""

from dataclasses import asdict, replace
from typing import TYPE_CHECKING

from impera.tables.forgetting import match_without, without
from impera.tables.ratings import RatedPlayer
from impera.wire.shapes import JsonObject

if TYPE_CHECKING:
    from impera.tables.memory import MemoryStore

EVERY = 1_000_000
ALWAYS = ("", "9")  # from the first day to the last


def is_player(player: RatedPlayer, person: str) -> bool:
    """Is it them who is rated?"""
    return player == RatedPlayer("person", person)


async def rows_of(store: "MemoryStore", person: str) -> dict[str, list[JsonObject]]:
    """Everything that is kept of a person, by the names of the tables of a database."""
    sat = [match for who, match in store.sittings if who == person]
    duels = await store.duels_of(person, EVERY)
    answers = [answer for duel in duels for answer in await store.duel_answers(duel.id)]
    scores = await store.scores_of(person, *ALWAYS)
    return {
        "people": [{"id": each.id, "name": each.name} for each in store.people.values() if each.id == person],
        "sittings": [{"match": match, "at": store.sittings[person, match]} for match in sat],
        "entries": [
            {"match": match, "seq": entry.seq, "what": entry.what, "at": entry.at, "body": entry.body}
            for match, log in store.logs.items()
            for entry in log
            if entry.person == person
        ],
        "ratings": [
            {"kind": kind} | asdict(rating) for (kind, who), rating in store.ratings.items() if is_player(who, person)
        ],
        "daily_tries": [asdict(each) for each in await store.tries_of(person, *ALWAYS)],
        "daily_scores": [{"day": day} | asdict(score) for day, score in scores.items()],
        "duels": [{"id": duel.id, "created": duel.created} for duel in duels if duel.host == person],
        "duel_answers": [asdict(answer) for answer in answers if answer.person == person],
        "duplicate_boards": [asdict(each) for each in await store.duplicate_boards_of(person)],
        "duplicate_entrants": [
            {"duplicate": name, "at": at} for name, at in (await store.duplicate_entries_of(person)).items()
        ],
        "puzzle_tries": [asdict(each) for each in store.tries.get(person, [])],
        "mistake_tries": [asdict(each) for each in store.mistakes.get(person, {}).values()],
        "lessons_taken": [{"lesson": name, "at": at} for name, at in store.lessons.get(person, {}).items()],
        "notes": [
            {"match": match} | asdict(note)
            for (who, match), notes in store.noted.items()
            if who == person
            for note in notes.values()
        ],
    }


def forget(store: "MemoryStore", person: str, alias: str) -> None:
    """Forget a person: drop what is theirs, and leave an alias of what they did with others."""
    store.people.pop(person, None)
    store.tokens = {secret: who for secret, who in store.tokens.items() if who != person}
    store.links = {secret: kept for secret, kept in store.links.items() if kept[0] != person}
    store.muted = {pair for pair in store.muted if person not in pair}
    store.sittings = {key: at for key, at in store.sittings.items() if key[0] != person}
    store.kept = {name: match_without(match, person, alias) for name, match in store.kept.items()}
    for match, log in store.logs.items():
        store.logs[match] = [without(entry, person, alias) for entry in log]
    store.ratings = {key: rating for key, rating in store.ratings.items() if not is_player(key[1], person)}
    for match, steps in store.steps.items():
        store.steps[match] = [
            replace(step, player=RatedPlayer("person", alias)) if is_player(step.player, person) else step
            for step in steps
        ]
    store.forget_duels_of(person)
    store.forget_boards_of(person)
    store.forget_days_of(person)
    store.tries.pop(person, None)
    store.mistakes.pop(person, None)
    store.lessons.pop(person, None)
    store.noted = {key: notes for key, notes in store.noted.items() if key[0] != person}
