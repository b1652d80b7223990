"""What a first visit costs: every byte that comes over the line, fonts included."""

import pytest
from playwright.sync_api import Browser, Response

from tests.browser.server import Server

MOST = 250_000  # bytes
LEAST = 1000  # bytes: what is smaller is not compressed (web/build/compressed.ts)
LANGUAGES = ("en", "el", "hu", "it", "ro")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_load_is_at_most_250_kilobytes_in_every_language(browser: Browser, server: Server, language: str):
    context = browser.new_context(locale=language)
    page = context.new_page()
    line = context.new_cdp_session(page)
    sizes: list[int] = []
    line.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    encodings: dict[str, str] = {}

    def note(answer: Response) -> None:
        if int(answer.headers.get("content-length", LEAST)) >= LEAST or "content-encoding" in answer.headers:
            encodings[answer.url] = answer.headers.get("content-encoding", "")

    page.on("response", note)
    line.send("Network.enable")
    page.goto(server.address)
    page.locator(".play").wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.lang") == language
    assert page.evaluate("document.fonts.ready.then(() => [...document.fonts].every(f => f.status != 'error'))")
    loaded = "[...document.fonts].filter(f => f.status == 'loaded').map(f => f.family.replaceAll('\"', ''))"
    assert set(page.evaluate(loaded)) == {"Literata Variable", "Noto Sans Variable"}
    print(f"{language}: {sum(sizes)} bytes in {len(sizes)} answers")
    assert 50_000 < sum(sizes) <= MOST, sizes
    scripts = [encoding for url, encoding in encodings.items() if url.endswith((".js", ".css"))]
    assert scripts
    assert set(scripts) == {"br"}
    context.close()
