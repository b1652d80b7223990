"""The pages of the documentation, their links, their anchors and their blocks of code."""

import re
from functools import cache
from pathlib import Path
from urllib.parse import unquote

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
INDEX = DOCS / "README.md"
README = ROOT / "README.md"
PAGES = sorted(
    [*DOCS.rglob("*.md"), *ROOT.glob("*.md"), *(ROOT / "benchmarks").rglob("*.md"), ROOT / "web" / "README.md"]
)


def name_of(page: Path) -> str:
    """How a page is called in a test's name."""
    return str(page.relative_to(ROOT))


@cache
def text_of(page: Path) -> str:
    """What a page says."""
    return page.read_text(encoding="utf-8")


@cache
def prose_of(page: Path) -> str:
    """A page without its code: nothing in a block or between backticks is a link."""
    text = re.sub(r"(?ms)^( *)```.*?^\1```", "", text_of(page))
    return re.sub(r"`[^`\n]+`", lambda code: re.sub(r"[\[\]()]", "", code[0]), text)


def links(page: Path) -> list[str]:
    """Where a page points to."""
    text = prose_of(page)
    found = re.findall(r"\]\(([^)\s]+)(?: \"[^\"]*\")?\)", text)
    return found + re.findall(r"(?:src|href)=\"([^\"]+)\"", text)


def is_elsewhere(target: str) -> bool:
    """Does a link lead out of this repository?"""
    return bool(re.match(r"[a-z]+:", target))


def goal(page: Path, target: str) -> tuple[Path, str]:
    """The file and the anchor a link leads to."""
    path, _, anchor = target.partition("#")
    return ((page.parent / unquote(path)).resolve() if path else page), unquote(anchor)


@cache
def anchors(page: Path) -> frozenset[str]:
    """What can stand behind the # of a link to a page: its own anchors and its headings, as GitHub names them."""
    text = re.sub(r"(?ms)^```.*?^```", "", text_of(page))
    found = set(re.findall(r'<a id="([^"]+)">', text))
    seen: dict[str, int] = {}
    for heading in re.findall(r"(?m)^#+ (.+?) *$", text):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
        slug = re.sub(r"[^\w\- ]", "", plain.lower()).replace(" ", "-")
        found.add(f"{slug}-{seen[slug]}" if slug in seen else slug)
        seen[slug] = seen.get(slug, 0) + 1
    return frozenset(found)


def blocks(page: Path, language: str) -> list[str]:
    """The blocks of code of a page, in a language."""
    return re.findall(rf"(?ms)^```{language}\n(.*?)^```", text_of(page))
