"""The files of the browser client: handed out in the smallest form that the browser takes."""

import asyncio
import gzip

import httpx
import pytest

from impera.server.app import make_app
from impera.server.web import smallest
from tests.server.serving import settings_for

SCRIPT = b"let impera = 1;" * 200
SQUEEZED = b"as Brotli would have it"


@pytest.fixture
def client_files(tmp_path):
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>home")
    (folder / "assets" / "a.js").write_bytes(SCRIPT)
    (folder / "assets" / "a.js.br").write_bytes(SQUEEZED)
    (folder / "assets" / "a.js.gz").write_bytes(gzip.compress(SCRIPT))
    return folder


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br;q=0.0,gzip; q=0", ""),
        ("identity", ""),
        ("", ""),
    ],
)
def test_a_browser_gets_the_smallest_form_it_takes(client_files, accepted, encoding):
    assert smallest(client_files, "assets/a.js", accepted)[0] == encoding
    assert smallest(client_files, "index.html", accepted) == ("", "")


def test_compressed_files_say_what_they_are(tmp_path, client_files):
    async def promise() -> None:
        app = make_app(settings_for(tmp_path, web=str(client_files)))
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1") as http:
            for accepted, body in (("br", SQUEEZED), ("gzip", gzip.compress(SCRIPT)), ("identity", SCRIPT)):
                async with http.stream("GET", "/assets/a.js", headers={"accept-encoding": accepted}) as answer:
                    assert b"".join([chunk async for chunk in answer.aiter_raw()])[10:] == body[10:]  # gzip has a time
                assert answer.headers.get("content-encoding", "identity") == accepted
                assert answer.headers["content-type"].startswith("text/javascript")
                assert answer.headers["vary"].startswith("Accept-Encoding")
                assert "immutable" in answer.headers["cache-control"]
                known = {"accept-encoding": accepted, "if-none-match": answer.headers["etag"]}
                assert (await http.get("/assets/a.js", headers=known)).status_code == 304

    asyncio.run(promise())
