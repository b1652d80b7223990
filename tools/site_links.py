"""The links of a built site: each must lead to a file that is there, and to an anchor that it has."""

import re
from collections.abc import Callable
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote


def slugs() -> Callable[[str, str], str]:
    """How anchors of headings are named: as GitHub does, so that the same links hold there and on the site."""
    return slug


def slug(text: str, separator: str) -> str:
    """The anchor of a heading."""
    return re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", separator)


class _Page(HTMLParser):
    """What a page links to and what can be linked to in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the links and anchors of an element."""
        for name, value in attrs:
            if name in ("href", "src") and value is not None and tag != "base":
                self.links.append(value)
            elif name == "id" and value:
                self.anchors.add(value)


@cache
def _read(page: Path) -> _Page:
    return _Page(page.read_text("utf-8"))


def broken_links(site: Path) -> list[str]:
    """Every link of a site that leads nowhere or out of it, with the page it is on."""
    _read.cache_clear()
    root = site.resolve()
    pages = sorted(page for page in root.rglob("*.html") if page.name != "404.html")
    return [
        f"{page.relative_to(root)}: {link}"
        for page in pages
        for link in _read(page).links
        if not _leads(root, page, link)
    ]


def _leads(site: Path, page: Path, link: str) -> bool:
    if re.match(r"(https?|mailto|data):", link):
        return not re.search(r"fonts\.(googleapis|gstatic)", link)
    path, _, anchor = link.partition("#")
    goal = (page.parent / unquote(path.partition("?")[0])).resolve() if path else page
    if goal.is_dir():
        goal = goal / "index.html"
    if not goal.is_relative_to(site) or not goal.is_file():
        return False
    return not anchor or goal.suffix != ".html" or unquote(anchor) in _read(goal).anchors
