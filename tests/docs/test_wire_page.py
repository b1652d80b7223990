"""The page of the wire's shapes is made from the shapes."""

import runpy

from tests.docs.pages import DOCS


def test_the_page_is_what_the_shapes_say():
    made = runpy.run_path(str(DOCS / "wire_page.py"))["page"]()
    page = (DOCS / "reference" / "wire.md").read_text(encoding="utf-8")
    assert page == made, "stale: run .venv/bin/python docs/wire_page.py"
