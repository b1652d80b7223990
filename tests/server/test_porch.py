"""While machine code is made the port answers: people are told what they wait for, programs that it is too early."""

import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from impera.server.porch import Porch, language_of
from impera.words import LANGUAGES
from tests.contracts.postgres import free_port

PROGRAM = """
import sys
from impera.cli import warm as module
def slowly(tell):
    tell(0, 2)
    tell(1, 2)
    sys.stdin.readline()
    tell(2, 2)
module.warm_first = slowly
module.wait_for_others = lambda tell: None
import impera.compiled
impera.compiled.is_cached = lambda part="complete": False
impera.compiled.can_interpret_meanwhile = lambda: False
from impera.cli import main, serve
serve.rest_behind = lambda language: serve.nullcontext()
sys.argv = ["impera", "serve", "--port", sys.argv[1], "--data", sys.argv[2]]
main()
"""


def asking(port: int) -> httpx.Client:
    return httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_what_it_waits_for_in_every_language(language: str) -> None:
    port = free_port()
    with Porch("127.0.0.1", port) as porch, asking(port) as client:
        porch.tell(3, 7)
        answer = client.get("/table/abc", headers={"accept-language": f"xx, {language}-XX;q=0.8, en;q=0.1"})
        assert answer.status_code == 503
        assert f"lang='{language}'" in answer.text
        status = re.search(r"role='status'>(.*?)</p>", answer.text)
        assert status
        assert "3" in status[1]
        assert "7" in status[1]
        assert "http:" not in answer.text


def test_programs_are_told_that_it_is_too_early() -> None:
    port = free_port()
    with Porch("127.0.0.1", port) as porch, asking(port) as client:
        porch.tell(2, 7)
        answer = client.get("/ready")
        assert (answer.status_code, answer.headers["retry-after"]) == (503, "2")
        assert answer.json() | {"said": ""} == answer.json() | {"status": "starting", "done": 2, "total": 7, "said": ""}
        assert client.get("/health").status_code == 200
        assert client.post("/api/guests", json={"name": "Early"}).status_code == 503
    with asking(port) as client, pytest.raises(httpx.ConnectError):
        client.get("/ready")


def test_a_language_nobody_speaks_is_answered_in_english() -> None:
    assert [language_of(text) for text in ("", "xx", "*", "RO", "fr-FR, it;q=0.5")] == ["en", "en", "en", "ro", "it"]


def test_a_server_that_compiles_says_so_and_then_serves(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-c", PROGRAM, str(port), str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True) as process:
        try:
            with asking(port) as client:
                assert _until(client, lambda answer: answer.json().get("done") == 1).json()["status"] == "starting"
                assert process.stdin
                process.stdin.write("\n")
                process.stdin.flush()
                assert _until(client, lambda answer: answer.status_code == 200).json()["status"] == "ok"
        finally:
            process.terminate()


def _until(client: httpx.Client, holds: Callable[[httpx.Response], bool]) -> httpx.Response:
    """Ask `/ready` until the answer is the one that is waited for."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        try:
            answer = client.get("/ready")
        except httpx.TransportError:
            time.sleep(0.1)
            continue
        if holds(answer):
            return answer
        time.sleep(0.1)
    raise AssertionError("it never came")
