"""The documentation as a site: `python -m tools.site` stages the pages, has Zensical build them, follows every link.

The pages are those of docs/, which lead out of that folder in places: what they reach of CONTRIBUTING.md, CHANGELOG.md
and benchmarks/ comes along; a link to a file of code becomes its plain name. Scripts inside pages become files, so that
the server's Content-Security-Policy holds for the site too.
"""

import hashlib
import json
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path, PurePosixPath

from tools.places import DOCS, PYTHON, ROOT, SITE
from tools.processes import Trouble, call, say
from tools.site_links import broken_links

INDEX = "docs/README.md"
BESIDE = (
    *("CONTRIBUTING.md", "CHANGELOG.md", "benchmarks/results.md", "benchmarks/tables.md", "benchmarks/faces.md"),
    *(f"benchmarks/attacks/{page}.md" for page in ("crowd", "results", "timing")),
)
PICTURES = (".jpg", ".svg", ".png")
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
FENCE = re.compile(r"(?ms)^( *)```.*?^\1```")
SETTINGS = """\
[project]
site_name = "Impera"
site_description = "Carta Impera Victoria with friends or bots: rules, tutorial, how-to, reference"
docs_dir = "pages"
site_dir = "site"
use_directory_urls = false
nav = {nav}

[project.theme]
language = "en"
font = false
features = ["content.code.copy", "navigation.indexes", "navigation.top", "navigation.footer", "search.highlight"]

[[project.theme.palette]]
media = "(prefers-color-scheme: light)"
scheme = "default"
toggle = {{ icon = "lucide/sun", name = "Switch to dark mode" }}

[[project.theme.palette]]
media = "(prefers-color-scheme: dark)"
scheme = "slate"
toggle = {{ icon = "lucide/moon", name = "Switch to light mode" }}

[project.markdown_extensions]
toc = {{ permalink = true, slugify = {{ object = "tools.site_links.slugs" }} }}
attr_list = {{}}
md_in_html = {{}}
tables = {{}}
pymdownx.superfences = {{}}
pymdownx.highlight = {{ pygments_lang_class = true }}
"""


def build_site(out: Path = SITE) -> None:
    """Build the site into a folder; broken links and anchors are refused with their names."""
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        stage(work)
        say("Building the documentation …")
        if call([PYTHON, "-m", "zensical", "build", "-f", work / "zensical.toml"], PYTHONPATH=str(ROOT)):
            raise Trouble("the documentation was not built: see the message above")
        site = work / "site"
        for page in site.rglob("*.html"):
            page.write_text(_without_inline_scripts(page, site), encoding="utf-8")
        if broken := broken_links(site):
            raise Trouble("links of the documentation lead nowhere:\n  " + "\n  ".join(broken))
        shutil.rmtree(out, ignore_errors=True)
        shutil.copytree(site, out)
    say(f"The documentation is in {out}; impera serve shows it under /docs/")


def stage(work: Path) -> None:
    """Lay out the pages as Zensical wants them."""
    for page, target in staged_pages().items():
        place = work / "pages" / target
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(rewritten(page), encoding="utf-8")
    for picture in (picture for ending in PICTURES for picture in DOCS.rglob(f"*{ending}")):
        place = work / "pages" / picture.relative_to(DOCS)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(picture, place)
    nav = json.dumps(navigation(), ensure_ascii=False).replace('": ', '" = ')  # as TOML writes a table in a line
    (work / "zensical.toml").write_text(SETTINGS.format(nav=nav), encoding="utf-8")


def staged_pages() -> dict[str, str]:
    """Every page of the site: its path in the checkout, and its path among the staged pages."""
    inside = [page.relative_to(ROOT).as_posix() for page in sorted(DOCS.rglob("*.md"))]
    named = {page: page.removeprefix("docs/") for page in inside} | {page: page for page in BESIDE}
    return {page: re.sub(r"README\.md$", "index.md", target) for page, target in named.items()}


def rewritten(page: str) -> str:
    """The text of a page with its links as the site needs them; what is code stays as it is."""
    text = (ROOT / page).read_text("utf-8")
    known = staged_pages()

    def link(found: re.Match[str]) -> str:
        picture, words, target = found.groups()
        return found[0] if ":" in target or target[0] == "#" else _link(page, picture, words, target, known)

    return _outside_code(text, lambda part: LINK.sub(link, part))


def _link(page: str, picture: str, words: str, target: str, known: dict[str, str]) -> str:
    path, hash_sign, anchor = target.partition("#")
    goal = os.path.normpath(PurePosixPath(page).parent / path)
    if os.path.isdir(ROOT / goal):
        goal = f"{goal}/README.md"
    if goal in known:
        to = known[goal]
    elif goal.startswith("docs/") and Path(goal).suffix in PICTURES:
        to = goal.removeprefix("docs/")
    else:
        return words  # a file of code: the site has none
    here = PurePosixPath(known[page]).parent
    return f"{picture}[{words}]({os.path.relpath(to, here)}{hash_sign}{anchor})"


def _outside_code(text: str, change: Callable[[str], str]) -> str:
    parts, at = [], 0
    for fence in FENCE.finditer(text):
        parts += [change(text[at : fence.start()]), fence[0]]
        at = fence.end()
    return "".join([*parts, change(text[at:])])


def navigation() -> list[dict[str, object]]:
    """The sections of the index with the pages each names first; the public names as a section of their own."""
    known, seen = staged_pages(), {INDEX}
    nav: list[dict[str, object]] = [{"Start": known[INDEX]}]
    for section in re.split(r"(?m)^## ", (ROOT / INDEX).read_text("utf-8"))[1:]:
        heading, _, text = section.partition("\n")
        pages: list[object] = []
        for _, _, target in LINK.findall(text):
            page = os.path.normpath(PurePosixPath(INDEX).parent / target.partition("#")[0])
            if page in known and page not in seen:
                seen.add(page)
                pages.append(_branch(page, known, seen))
        nav.append({heading: pages})
    return nav


def _branch(page: str, known: dict[str, str], seen: set[str]) -> dict[str, object]:
    """A page; the index of a folder with the pages of the folder."""
    if not page.endswith("/README.md"):
        return {title_of(page): known[page]}
    folder = page.removesuffix("README.md")
    inside = [other for other in known if other.startswith(folder) and other != page]
    seen.update(inside)
    return {title_of(page): [known[page], *({title_of(other): known[other]} for other in inside)]}


def title_of(page: str) -> str:
    """The first heading of a page, without its marks."""
    found = re.search(r"(?m)^# (.+)$", (ROOT / page).read_text("utf-8"))
    return re.sub(r"[`*]", "", found[1]) if found else PurePosixPath(page).stem


def _without_inline_scripts(page: Path, site: Path) -> str:
    """Move the scripts of a page into files named for what they hold; data blocks stay."""

    def moved(found: re.Match[str]) -> str:
        attributes, script = found.groups()
        if "src=" in attributes or "json" in attributes or not script.strip():
            return found[0]
        name = f"assets/inline-{hashlib.sha256(script.encode()).hexdigest()[:12]}.js"
        (site / name).write_text(script, encoding="utf-8")
        return f'<script{attributes} src="{os.path.relpath(site / name, page.parent)}"></script>'

    return re.sub(r"(?s)<script([^>]*)>(.*?)</script>", moved, page.read_text("utf-8"))


if __name__ == "__main__":
    try:
        build_site()
    except Trouble as trouble:
        sys.exit(f"tools.site: {trouble}")
