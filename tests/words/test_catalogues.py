"""The catalogues: five languages, one set of sentences, each of them said somewhere and each that is said there."""

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from impera.coach.lesson import lessons
from impera.rules.facts import DOMAIN_LETTERS, EFFECT_NAMES
from impera.words import LANGUAGES, Catalogue, Term, arguments_to_wire, bundle_of, catalogue_folder, say

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "impera"
FILES = sorted(path.name for path in (ROOT / "locales" / "en").glob("*.ftl"))
# A file that is missing is the business of one test; the others look at those that are there.
EVERYWHERE = [
    (language, name) for language in LANGUAGES for name in FILES if (ROOT / "locales" / language / name).is_file()
]

# Keys put together while the program runs: how they begin in the source, and all they may become.
DYNAMIC = {
    "why-asked-": ["pick", "claim", "play", "discard", "sacrifice", "take", "recover", "give"],
    "legal-": ["play", "pick", "claim", "discard", "sacrifice", "take", "recover", "give"],
    "unparsable-": ["kind", "seat", "domain", "permanent"],
    "event-": None,  # the happenings of rules.trace, below
    "help-option-": None,  # what the commands hand to option()
    "help-argument-": None,
    "play-ask-": ["pick", "claim", "play", "effects", "discard", "sacrifice", "take", "recover", "give"],
    "cli-": ["legal", "illegal", "impossible"],
    "domain-": list(DOMAIN_LETTERS),
    "effect-": list(EFFECT_NAMES),
    "lesson-": [key.removeprefix("lesson-") for lesson in lessons() for key in lesson.keys],
}


@cache
def messages(language: str, name: str) -> dict[str, ast.Message]:
    if not (ROOT / "locales" / language / name).is_file():
        return {}
    resource = FluentParser().parse((ROOT / "locales" / language / name).read_text(encoding="utf-8"))
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


class Variables(Visitor):
    """The variables a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def test_there_are_five_languages_with_their_own_names():
    assert LANGUAGES == {"en": "English", "el": "Ελληνικά", "hu": "Magyar", "it": "Italiano", "ro": "Română"}
    assert catalogue_folder() == ROOT / "locales"
    assert {path.name for path in (ROOT / "locales").iterdir()} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_file(language):
    assert sorted(path.name for path in (ROOT / "locales" / language).glob("*")) == FILES


@pytest.mark.parametrize(("language", "name"), EVERYWHERE)
def test_a_catalogue_parses_without_junk(language, name):
    text = (ROOT / "locales" / language / name).read_text(encoding="utf-8")
    resource = FluentParser().parse(text)
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert junk == []
    assert text.endswith("\n")
    assert "\t" not in text
    keys = re.findall(r"(?m)^(-?[\w-]+) *=", text)
    assert len(keys) == len(set(keys)), "a key is given twice"


def test_threads_that_ask_for_a_sentence_at_once_all_get_it():
    """Whoever comes while another parses it waits: nobody is told that there is no such sentence."""
    keys = [key for name in FILES for key in messages("en", name)]
    with ThreadPoolExecutor(8) as threads:
        for _ in range(2):
            catalogue = Catalogue("en")
            assert all(threads.map(catalogue.has_message, [key for key in keys for _ in range(8)]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_entry_parsed_by_itself_when_it_is_asked_for_is_the_one_of_its_file(language):
    alone = Catalogue(language)._unparsed
    read = {key: message for name in FILES for key, message in messages(language, name).items()}
    assert set(alone) == set(read)
    for key, message in read.items():
        assert message.equals(FluentParser().parse_entry(alone[key]), ignored_fields=["span", "comment"])


@pytest.mark.parametrize(("language", "name"), EVERYWHERE)
def test_a_catalogue_has_the_keys_and_variables_of_the_english_one(language, name):
    here, english = messages(language, name), messages("en", name)
    assert set(here) == set(english)
    for key, message in here.items():
        used, given = variables(message), variables(english[key])
        assert used <= given, f"{key} says {sorted(used - given)}, which it is not given"
        assert used == given, f"{key} leaves out {sorted(given - used)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_in_two_files(language):
    keys = [key for name in FILES for key in messages(language, name)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize(("language", "name"), [pair for pair in EVERYWHERE if pair[0] != "en"])
def test_a_translation_is_not_the_english_text_left_standing(language, name):
    """Short words may be the same in two languages; sentences are not."""
    same = [
        key
        for key, message in messages(language, name).items()
        if written(message) == written(messages("en", name)[key])
        and len(re.findall(r"[^\W\d_]{3,}", bare(message))) > 3
    ]
    assert same == []


def written(message: ast.Message) -> str:
    from fluent.syntax import FluentSerializer

    return str(FluentSerializer().serialize_entry(message)).split("=", 1)[1].strip()


def bare(message: ast.Message) -> str:
    return re.sub(r"\{[^}]*\}", "", written(message))


# what the source says


@cache
def sources() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py")))


@cache
def literals() -> frozenset[str]:
    return frozenset(re.findall(r"\"([a-z][a-z0-9]*(?:-[A-Za-z0-9]+)*)\"", sources()))


def dynamic_keys() -> Iterator[str]:
    for prefix, endings in DYNAMIC.items():
        assert f'f"{prefix}{{' in sources(), f"nothing in src makes a key that begins with {prefix}"
        yield from (prefix + ending for ending in endings or ())
    from impera.rules.trace import Happening

    for happening in Happening:
        name = happening.name.lower().replace("_", "-")
        if name not in ("applied", "ended"):
            yield f"event-{name}"
    yield from ("event-ended-hegemony", "event-ended-majority", "event-applied-own", "event-applied-copied")
    yield from (f"event-applied-{effect}" for effect in EFFECT_NAMES[11:])
    commands = (SOURCE / "cli" / "app.py").read_text(encoding="utf-8")
    yield from (f"help-option-{name}" for name in re.findall(r"\boption\(\"([\w-]+)\"", commands))
    yield from (f"help-argument-{name}" for name in re.findall(r"\bargument\(\"([\w-]+)\"", commands))
    for check in re.findall(r"Check\(\"(verify-[\w-]+)\"", sources()):
        yield from (f"{check}-holds", f"{check}-fails")


def test_every_sentence_that_is_said_is_in_the_catalogue():
    known = {key for name in FILES for key in messages("en", name)}
    said = set(dynamic_keys())
    said |= set(re.findall(r"\b(?:say|Term)\(\s*\"([\w-]+)\"", sources()))
    said |= set(re.findall(r"\bself\.say\(\s*\"([\w-]+)\"", sources()))
    said |= set(re.findall(r"Error\(\s*\"([\w-]+)\"", sources()))
    families = "why|legal|impossible|setup|record|playthrough|usage|unparsable|position|sim|screen|replay|help"
    said |= {key for key in literals() if re.match(rf"(?:{families})-", key)}
    assert sorted(said - known - NOT_SENTENCES) == []


NOT_SENTENCES = {"impossible-action", "unparsable-action", "why-not"}  # wire codes, and a message of the wire


# say


def test_a_word_inside_a_sentence_is_said_in_its_language():
    assert say("why-discard-spent", "it", domain=Term("domain-E")).count("Economia") == 1
    assert "Economy" in say("why-discard-spent", domain=Term("domain-E"))


def test_a_sentence_inside_a_sentence():
    inner = Term(
        "why-level-too-low", {"effect": Term("effect-purge"), "domain": Term("domain-M"), "needed": 5, "have": 1}
    )
    for language in LANGUAGES:
        said = say("record-setup", language, why=inner)
        assert say(inner.key, language, **inner.arguments) in said
    assert inner.to_wire() == {
        "term": "why-level-too-low",
        "arguments": {
            "effect": {"term": "effect-purge"},
            "domain": {"term": "domain-M"},
            "needed": 5,
            "have": 1,
        },
    }
    assert arguments_to_wire({"a": 1, "b": Term("domain-M")}) == {"a": 1, "b": {"term": "domain-M"}}


def test_a_key_that_is_not_there_is_our_mistake():
    with pytest.raises(KeyError):
        say("no-such-sentence")


def test_a_sentence_without_what_it_counts_is_our_mistake():
    with pytest.raises(ValueError, match="why-discard-spent in hu"):
        say("why-discard-spent", "hu")


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_no_isolation_marks(language):
    said = say("why-discard-spent", language, domain=Term("domain-E"))
    assert not re.search("[\u2066-\u2069\u200e\u200f]", said)
    assert bundle_of(language) is bundle_of(language)


TERMS = {  # the words of the printed editions
    "domain-M": "Military Στρατός Katonaság Esercito Militar",
    "domain-R": "Religion Θρησκεία Vallás Religione Religie",
    "domain-E": "Economy Οικονομία Gazdaság Economia Economie",
    "domain-S": "Science Επιστήμη Tudomány Scienza Știință",
    "domain-C": "Culture Τέχνη Kultúra Cultura Cultură",
    "domain-U": "Utopia Ουτοπία Utópia Utopia Utopie",
    "effect-assassination": "Assassination Δολοφονία Orgyilkosság Assassinio Asasinare",
    "effect-purge": "Purge Εκκαθάριση Tisztogatás Epurazione Curățare",
    "effect-attack": "Attack Επίθεση Támadás Attacco Atac",
    "effect-holy-book": "Holy_Book Ιερό_Βιβλίο Szentírás Libro_Sacro Carte_Sfântă",
    "effect-divine-right": "Divine_Right Θεία_Χάρη Isteni_előjog Diritto_Divino Drept_divin",
    "effect-inquisition": "Inquisition Ιερά_Εξέταση Inkvizíció Inquisizione Inchiziție",
    "effect-development": "Development Ανάπτυξη Fejlődés Sviluppo Dezvoltare",
    "effect-monopoly": "Monopoly Μονοπώλιο Monopólium Monopolio Monopol",
    "effect-embargo": "Embargo Εμπάργκο Embargó Embargo Embargo",
    "effect-experiment": "Experiment Πείραμα Kísérlet Esperimento Experiment",
    "effect-research": "Research Έρευνα Kutatás Ricerca Cercetare",
    "effect-breakthrough": "Breakthrough Ανακάλυψη Áttörés Scoperta_Rivoluzionaria Salt_tehnologic",
    "effect-oligarchy": "Oligarchy Ολιγαρχία Oligarchia Oligarchia Oligarhie",
    "effect-republic": "Republic Κοινοβουλευτισμός Köztársaság Repubblica Republică",
    "effect-democracy": "Democracy Δημοκρατία Demokrácia Democrazia Democrație",
    "effect-inspiration": "Inspiration Έμπνευση Ihlet Ispirazione Inspirație",
}


@pytest.mark.parametrize("key", TERMS)
def test_domains_and_effects_have_their_printed_names(key):
    printed = [word.replace("_", " ") for word in TERMS[key].split()]
    assert [say(key, language) for language in LANGUAGES] == printed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 21, 101])
def test_every_sentence_with_a_number_can_say_any_number(language, number):
    for name in FILES:
        for key, message in messages(language, name).items():
            given = variables(message) | variables(messages("en", name)[key])
            assert say(key, language, **dict.fromkeys(given, number)).strip() != ""
