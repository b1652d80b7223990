"""Every link leads somewhere, and every page is reached from the index."""

from pathlib import Path

import pytest

from tests.docs.pages import DOCS, INDEX, PAGES, README, ROOT, anchors, goal, is_elsewhere, links, name_of


@pytest.mark.parametrize("document", PAGES, ids=name_of)
def test_links_lead_somewhere(document: Path):
    broken = []
    for target in links(document):
        if is_elsewhere(target):
            continue
        path, anchor = goal(document, target)
        is_there = path.exists() and path.is_relative_to(ROOT)
        if not is_there or (anchor and path.suffix == ".md" and anchor not in anchors(path)):
            broken.append(target)
    assert broken == []


def test_every_page_is_reached_from_the_index():
    """Whoever follows links from docs/README.md finds everything."""
    reached, waiting = set[Path](), [INDEX]
    while waiting:
        page = waiting.pop()
        if page in reached or page.suffix != ".md" or not page.is_file():
            continue
        reached.add(page)
        waiting += [goal(page, target)[0] for target in links(page) if not is_elsewhere(target)]
    assert {page for page in PAGES if page.is_relative_to(DOCS)} - reached == set()


def test_the_readme_leads_to_the_index_and_to_those_who_want_to_help():
    found = {goal(README, target)[0] for target in links(README) if not is_elsewhere(target)}
    assert {INDEX, ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"} <= found


def test_the_architecture_is_linked_to_its_code():
    page = DOCS / "explanation" / "architecture.md"
    sources = {goal(page, target)[0] for target in links(page)}
    assert len({path for path in sources if path.is_relative_to(ROOT / "src")}) >= 20
