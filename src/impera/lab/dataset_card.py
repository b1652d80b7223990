"""What is told about a set of games: a card for people (Hugging Face's form) and a Croissant file for programs."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import numpy as np

from impera.lab.export import Columns
from impera.rules.facts import RULES_VERSION
from impera.wire.shapes import JsonObject

if TYPE_CHECKING:
    from impera.lab.dataset import SetupGames

NAME = "impera-self-play"
SAID = (
    "Whole games of Carta Impera Victoria between the bots of Impera, an unofficial open-source implementation: "
    "every action of every game, how it ended and who won."
)
COLUMNS_SAID = {
    "game": "number of the game; with the seed in the file's metadata it makes the deal",
    "players": "2, 3 or 4",
    "variant": "basic or draft (R2.4, R2.5)",
    "teams": "two against two (R9)",
    "bot_1": "who sat on seat 1; `bot_2` to `bot_4` likewise",
    "first": "seat of the First Player, from 1",
    "ending": "hegemony, majority, or unfinished after 2,000 turns",
    "domain": "Domain of a Hegemony: M, R, E, S, C or U",
    "winners": "a bit for each seat that won, seat 1 the lowest",
    "turns": "turns played",
    "decisions": "actions played",
    "assassination": "how often each effect was applied, in all; sixteen columns",
    "copied_assassination": "how often Inspiration copied it; ten columns",
    "moves": "the id of every action, in order",
}
KINDS = {str: "sc:Text", bytes: "cr:UInt8", np.bool_: "sc:Boolean"}  # any other column: sc:Integer
PLAIN_TERMS = (  # of Croissant, called in it as here
    *(
        "arrayShape",
        "citeAs",
        "column",
        "containedIn",
        "equivalentProperty",
        "extract",
        "field",
        "fileObject",
        "fileProperty",
    ),
    *(
        "fileSet",
        "format",
        "includes",
        "isArray",
        "isLiveDataset",
        "jsonPath",
        "key",
        "md5",
        "parentField",
        "path",
        "recordSet",
    ),
    *("references", "regex", "repeated", "replace", "samplingRate", "separator", "source", "subField", "transform"),
)
CONTEXT = {
    "@language": "en",
    "@vocab": "https://schema.org/",
    "conformsTo": "dct:conformsTo",
    "cr": "http://mlcommons.org/croissant/",
    "data": {"@id": "cr:data", "@type": "@json"},
    "dataType": {"@id": "cr:dataType", "@type": "@vocab"},
    "dct": "http://purl.org/dc/terms/",
    "examples": {"@id": "cr:examples", "@type": "@json"},
    "rai": "http://mlcommons.org/croissant/RAI/",
    "sc": "https://schema.org/",
} | {term: f"cr:{term}" for term in PLAIN_TERMS}


def card(parts: "Sequence[SetupGames]", columns: Columns) -> str:
    """The card: front matter, what is inside, the columns, how to read them, how to make the set again."""
    games, bots, seed = parts[0].games, parts[0].bots, parts[0].seed
    told = [name for name in COLUMNS_SAID if name in columns]
    lines = [
        *_front_matter(parts),
        "",
        "# Self-play games of Carta Impera Victoria",
        "",
        SAID,
        "",
        f"- Bots: {', '.join(f'`{bot}`' for bot in bots)}, every seating of them in turn; each saw its own view alone.",
        f"- {games:,} games of each of {len(parts)} set-ups, {games * len(parts):,} in all.",
        f"- Rules version {RULES_VERSION}, seed {seed}.",
        "- No people: nothing personal is inside. Strength is that of the bots, not of good players.",
        "",
        "| file | players | variant | teams |",
        "|---|---|---|---|",
        *(f"| `{p.file}` | {p.players} | {p.variant} | {'yes' if p.teams else 'no'} |" for p in parts),
        "",
        "## Columns",
        *(f"- `{name}`: {COLUMNS_SAID[name]}" for name in told),
        "",
        "## Read it",
        "```python",
        "from impera.lab import games",
        "",
        f'for row in games("{parts[0].file}"):',
        "    game = row.replay()  # an impera.Game, played again action by action",
        "```",
        "",
        "## Make it again",
        "```",
        f"impera dataset FOLDER --games {games} --seed {seed} --bots {','.join(bots)}",
        "```",
    ]
    return "\n".join(lines) + "\n"


def _front_matter(parts: "Sequence[SetupGames]") -> list[str]:
    """What Hugging Face reads: one configuration for each file."""
    lines = ["---", "license: mit", "pretty_name: Carta Impera Victoria self-play"]
    lines += ["task_categories:", "  - reinforcement-learning"]
    lines += ["tags:", "  - games", "  - card-game", "  - imperfect-information", "configs:"]
    for part in parts:
        name = part.file.removesuffix(".parquet")
        lines += [f"  - config_name: {name}", f"    data_files: {part.file}"]
    return [*lines, "---"]


def croissant(files: Iterable[tuple[str, str, int]], columns: Columns) -> JsonObject:
    """The Croissant file: for each file its SHA-256, its size and its columns."""
    known = list(files)
    return {
        "@context": CONTEXT,
        "@type": "sc:Dataset",
        "name": NAME,
        "description": SAID,
        "conformsTo": "http://mlcommons.org/croissant/1.1",
        "citeAs": f"{SAID} Rules version {RULES_VERSION}.",
        "license": "https://spdx.org/licenses/MIT.html",
        "version": f"{RULES_VERSION}.0.0",
        "distribution": [_file_object(*file) for file in known],
        "recordSet": [_record_set(name, columns) for name, _, _ in known],
    }


def _file_object(name: str, digest: str, size: int) -> JsonObject:
    return {
        "@type": "cr:FileObject",
        "@id": name,
        "name": name,
        "contentUrl": name,
        "contentSize": f"{size} B",
        "encodingFormat": "application/x-parquet",
        "sha256": digest,
    }


def _record_set(file: str, columns: Columns) -> JsonObject:
    name = file.removesuffix(".parquet")
    fields = [_field(name, file, column, kind) for column, kind in columns.items()]
    return {"@type": "cr:RecordSet", "@id": name, "name": name, "field": fields}


def _field(record_set: str, file: str, column: str, kind: type) -> JsonObject:
    field: JsonObject = {
        "@type": "cr:Field",
        "@id": f"{record_set}/{column}",
        "name": column,
        "dataType": KINDS.get(kind, "sc:Integer"),
        "source": {"fileObject": {"@id": file}, "extract": {"column": column}},
    }
    if column in COLUMNS_SAID:
        field["description"] = COLUMNS_SAID[column]
    return field | ({"isArray": True, "arrayShape": "-1"} if kind is bytes else {})
