"""The documentation as a site: every page is in it, every link holds, nothing comes from elsewhere."""

import json
import re
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, ROOT
from tools import site
from tools.site_links import broken_links, slug


def test_every_page_of_docs_is_in_the_navigation_once():
    listed = re.findall(r"[\w./-]+\.md", json.dumps(site.navigation(), ensure_ascii=False))
    pages = [site.staged_pages()[page.relative_to(ROOT).as_posix()] for page in DOCS.rglob("*.md")]
    assert sorted(set(listed)) == sorted(listed)
    assert set(pages) <= set(listed)


def test_links_to_code_become_words_and_links_to_pages_stay():
    text = site.rewritten("docs/explanation/architecture.md")
    assert "src/impera" not in "".join(re.findall(r"\]\(([^)]*)\)", text))
    index = site.rewritten("docs/README.md")
    assert "[contribute](CONTRIBUTING.md)" in index
    assert "[The public names](reference/api/index.md)" in index
    assert "](../docs" not in site.rewritten("CONTRIBUTING.md")


def test_what_stands_in_a_block_of_code_is_left_alone(monkeypatch, tmp_path):
    (tmp_path / "page.md").write_text("[a](gone.py)\n```\n[b](gone.py)\n```\n")
    monkeypatch.setattr(site, "ROOT", tmp_path)
    monkeypatch.setattr(site, "DOCS", tmp_path)
    assert site.rewritten("page.md") == "a\n```\n[b](gone.py)\n```\n"


def test_broken_links_and_anchors_are_found(tmp_path):
    (tmp_path / "a.html").write_text(
        '<a href="b.html#here">1</a><a href="b.html#gone">2</a><a href="c.html">3</a><a href="../out.html">4</a>'
        '<img src="d.png"><a href="https://example.org">5</a><link href="https://fonts.googleapis.com/x">'
    )
    (tmp_path / "b.html").write_text('<p id="here"><a href="a.html"></a><a href="#here"></a></p>')
    broken = ["b.html#gone", "c.html", "../out.html", "d.png", "https://fonts.googleapis.com/x"]
    assert broken_links(tmp_path) == [f"a.html: {link}" for link in broken]


def test_anchors_are_those_of_github():
    assert slug("5 Permanent effects: what (R5)!", "-") == "5-permanent-effects-what-r5"
    assert slug("Οι κανόνες", "-") == "οι-κανόνες"


def test_the_site_builds_with_search_and_without_anything_from_elsewhere(tmp_path: Path, capfd):
    pytest.importorskip("zensical", reason="zensical is not installed: python3 dev.py setup")
    site.build_site(tmp_path / "site")
    pages = {
        page.relative_to(tmp_path / "site").as_posix(): page.read_text("utf-8") for page in tmp_path.rglob("*.html")
    }
    assert {"index.html", "rules.html", "rules.el.html", "how-to/data.html", "reference/api/Game.html"} <= set(pages)
    assert 'id="r6.4"' in pages["rules.ro.html"]
    assert "embargo" in (tmp_path / "site" / "search.json").read_text("utf-8")
    for name, text in pages.items():
        assert not re.search(r"<script(?![^>]*(src=|json))", text), name
        assert not re.search(r"<(?:script|link|img)[^>]*(?:src|href)=\"https?:", text), name
