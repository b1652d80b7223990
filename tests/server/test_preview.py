"""What a messenger is told of a link: whose table, what game, a picture at an absolute address; nothing hidden."""

import asyncio
import contextlib
import re
from html.parser import HTMLParser

import httpx

from impera.client import Client
from impera.server.preview import spoken, with_preview
from tests.server.serving import serving

PAGE = '<!doctype html><html lang="en"><head><title>Impera</title></head><body><div id="app"></div></body></html>'


class Metas(HTMLParser):
    """The elements of a page, as a browser reads them."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.told: dict[str, str] = {}
        self.tags: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        if tag == "meta":
            given = dict(attrs)
            self.told[str(given.get("property") or given.get("name"))] = str(given.get("content"))


@contextlib.asynccontextmanager
async def site(tmp_path, **flags):
    """A server with a client of one page."""
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text(PAGE)
    async with (
        serving(tmp_path, web=str(web), **flags) as (address, server),
        httpx.AsyncClient(base_url=address) as http,
    ):
        yield address, http, server


def test_a_link_to_a_table_tells_who_sits_there_and_what_is_played(tmp_path):
    async def promise() -> None:
        async with site(tmp_path) as (address, http, server), Client(address) as ann:
            await ann.sign_in('Ann "<script>alert(1)</script>" & Co')
            table = await ann.make_table(players=3, variant="draft")
            answer = await http.get(f"/table/{table}", headers={"accept-language": "it-IT,it;q=0.9"})
            told = Metas(answer.text)
            assert "script" not in told.tags
            assert 'Ann "<script>alert(1)</script>" & Co' in told.told["og:title"]
            assert "2" in told.told["og:description"]
            assert "3 giocatori" in told.told["og:description"]
            assert told.told["og:url"] == f"{address}/table/{table}"
            assert told.told["og:image"] == f"{address}/preview.png"
            assert answer.headers["cache-control"] == "no-cache"
            match = await server.house.store.match(table)
            assert match.server_seed not in answer.text
            assert ann.token not in answer.text
            assert (await http.head(f"/table/{table}")).status_code == 200

    asyncio.run(promise())


def test_the_front_page_and_an_unknown_table_tell_of_the_game(tmp_path):
    async def promise() -> None:
        async with site(tmp_path, secure_cookies=True) as (_, http, _):
            for path in ("/", "/table/aaaaaaaaaaaaaaaa", "/lobby"):
                told = Metas((await http.get(path, headers={"host": "play.example"})).text).told
                assert told["og:title"] == "Impera"
                assert told["og:image"] == "https://play.example/preview.png"
            evil = await http.get("/", headers={"host": 'x"><script>'})
            assert "<script>" not in evil.text
            assert Metas(evil.text).told["og:image"] == "/preview.png"

    asyncio.run(promise())


def test_a_language_is_taken_from_those_asked_for():
    assert spoken("hu-HU,hu;q=0.9,en;q=0.8") == "hu"
    assert spoken("de, el;q=0.5") == "el"
    assert spoken("") == spoken("*") == "en"


def test_nothing_that_is_told_can_leave_its_place():
    page = with_preview(PAGE, "https://x", '/"><b>', r"\1 & <i>", "'\"")
    assert Metas(page).tags == Metas(with_preview(PAGE, "", "/", "", "")).tags
    assert re.search(r"<title>\\1 &amp; &lt;i&gt;</title>", page)
