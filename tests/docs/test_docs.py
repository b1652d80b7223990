"""Documents that cannot rot: the numbers of rules and the commands of the README."""

import re
import shlex
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULEBOOKS = sorted((ROOT / "docs").glob("rules*.md"))  # in five languages
README = ROOT / "README.md"

SECTIONS = {1: 2, 2: 5, 3: 5, 4: 5, 5: 7, 6: 7, 7: 3, 8: 5, 9: 3}  # how many rules each has
NUMBERS = [f"R{section}.{rule}" for section, count in SECTIONS.items() for rule in range(1, count + 1)]
RULINGS = [f"Q{number}" for number in range(1, 26)]
KNOWN = {*NUMBERS, *RULINGS}
CITED = re.compile(r"\b(R\d+\.\d+|Q\d+)\b")


def readme() -> str:
    assert README.is_file(), "there is no README.md"
    return README.read_text(encoding="utf-8")


# the numbers of rules


@pytest.mark.parametrize("page", RULEBOOKS, ids=lambda page: page.name)
def test_a_page_of_rules_has_every_number_once_with_its_anchor_and_in_order(page: Path):
    anchored = re.findall(r'<a id="([rq][\d.]+)"></a>\*\*([RQ]\d+(?:\.\d+)?)\*\*', page.read_text(encoding="utf-8"))
    assert [number for _, number in anchored] == [*NUMBERS, *RULINGS]
    assert [anchor.upper() for anchor, _ in anchored] == [*NUMBERS, *RULINGS]


def test_the_rules_are_told_in_every_language_of_the_catalogues():
    languages = {folder.name for folder in (ROOT / "locales").iterdir()}
    assert {page.name for page in RULEBOOKS} == {"rules.md"} | {f"rules.{tag}.md" for tag in languages - {"en"}}


def texts() -> list[Path]:
    folders = [
        ("src/impera", "*.py"),
        ("locales", "*.ftl"),
        ("docs", "*.md"),
        ("tests", "*.py"),
        ("benchmarks", "*.py"),
    ]
    found = [path for folder, pattern in folders for path in (ROOT / folder).rglob(pattern)]
    web = [path for ending in ("ts", "svelte", "css") for path in (ROOT / "web" / "src").rglob(f"*.{ending}")]
    return sorted([*found, *web, *ROOT.glob("*.md"), ROOT / "dev.py"])


def test_no_rule_is_cited_that_does_not_exist():
    unknown = {
        f"{path.relative_to(ROOT)}: {number}"
        for path in texts()
        if path != Path(__file__)
        for number in CITED.findall(path.read_text(encoding="utf-8"))
        if number not in KNOWN and not number.startswith(("Q0", "R0"))
    }
    assert unknown == set()


# the README


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", readme(), flags=re.DOTALL)


def test_the_readme_says_whose_game_it_is():
    text = readme()
    for name in ("Rémi Amy", "Ludonaute", "unofficial", "MIT"):
        assert name in text


def test_the_readme_has_a_picture_and_the_two_commands():
    text = readme()
    assert re.search(r"!\[[^\]]*\]\(|<img ", text)
    assert "python3 dev.py test" in text
    assert "python3 dev.py play" in text


def commands() -> list[list[str]]:
    """The lines of the shell blocks that call us."""
    found = []
    for language in ("sh", "bash", "shell", "console"):
        for block in blocks(language):
            for line in block.replace("\\\n", " ").splitlines():
                line = line.removeprefix("$ ").split(" | ")[0].split(" > ")[0].strip()
                words = shlex.split(line, comments=True)
                if words and (words[0] == "impera" or words[-1].endswith("dev.py") or "dev.py" in words):
                    found.append(words)
    return found


def test_the_commands_of_the_readme_exist():
    from typer.main import get_command

    from impera.cli.app import build_app

    group = get_command(build_app("en"))
    known = getattr(group, "commands")  # noqa: B009 - a click group, whatever typer calls it
    dev = (ROOT / "dev.py").read_text(encoding="utf-8")
    assert commands(), "the README shows no command"
    for words in commands():
        if words[0] == "impera":
            if words[1].startswith("-"):
                continue
            assert words[1] in known, words
            options = {name for parameter in known[words[1]].params for name in parameter.opts}
            assert {word.partition("=")[0] for word in words[2:] if word.startswith("--")} <= options, words
        else:
            command = words[words.index("dev.py") + 1] if words[-1] != "dev.py" else ""
            assert not command or re.search(rf'"{command}"|  {command} ', dev), words


def test_the_change_log_and_the_licence_are_there():
    assert "MIT" in (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert (ROOT / "CHANGELOG.md").is_file()


def test_decisions_are_numbered_without_gaps():
    numbers = sorted(int(path.name[:4]) for path in (ROOT / "docs" / "decisions").glob("[0-9]*.md"))
    assert numbers == list(range(1, len(numbers) + 1))


def test_the_doctest_of_the_door_runs():
    import doctest

    import impera

    results = doctest.testmod(impera, optionflags=doctest.ELLIPSIS)
    assert results.attempted >= 3
    assert results.failed == 0
