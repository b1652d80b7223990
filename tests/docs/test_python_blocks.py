"""Every block of Python in the documentation runs, and prints what the comments behind print say."""

import doctest
import io
import re
from contextlib import redirect_stdout
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT, blocks, name_of, text_of

# Pages whose programs need machine code to be quick have a test beside that code, which runs them.
# So has the page whose programs read what its commands write.
ELSEWHERE = {
    **dict.fromkeys(
        [f"docs/how-to/{page}.md" for page in ("batch", "gymnasium", "openspiel", "pettingzoo", "train-a-learner")],
        "tests/env/test_docs.py",
    ),
    "docs/how-to/data.md": "tests/docs/test_data_page.py",
}
WITH_PYTHON = [page for page in PAGES if blocks(page, "python") and name_of(page) not in ELSEWHERE]


@pytest.mark.parametrize("document", WITH_PYTHON, ids=name_of)
def test_the_python_of_a_page_runs(document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": document.stem}
    for block in blocks(document, "python"):
        run(block, names, name_of(document))


@pytest.mark.parametrize("document", ELSEWHERE)
def test_what_is_run_elsewhere_is_run_there(document: str):
    test = (ROOT / ELSEWHERE[document]).read_text(encoding="utf-8")
    assert Path(document).name in test
    assert "exec(compile(" in test or "run(program" in test


def run(block: str, names: dict[str, object], page: str) -> None:
    """Run a block. `>>>` lines are a doctest; else what is printed must be what the comments behind print say."""
    if ">>>" in block:
        test = doctest.DocTestParser().get_doctest(block, names, page, page, 0)
        flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
        assert doctest.DocTestRunner(optionflags=flags).run(test, clear_globs=False).failed == 0
        names.update(test.globs)
        return
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(compile(block, page, "exec"), names)
    for promise in re.findall(r"(?m)^ *print\(.*\)  # (.+)$", block):
        assert promise.strip().removesuffix("…") in printed.getvalue(), f"{page} promises {promise}"


def test_python_is_marked_as_python():
    """A block that looks like Python but has no language would never be run."""
    unmarked = [
        name_of(page)
        for page in PAGES
        for block in re.findall(r"(?ms)^```\n(.*?)^```", text_of(page))
        if re.search(r"(?m)^(?:from \w+(?:\.\w+)* import|import \w+$|def \w+\(|class \w+)", block)
    ]
    assert unmarked == []
