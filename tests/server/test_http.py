"""HTTP: identity, security, operations; and everything the schema promises, tried out by Schemathesis."""

import asyncio
import contextlib
import json
import subprocess
import sys
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from impera.client import Client, RefusedError
from impera.server.guard import BODY_MOST
from impera.server.settings import Settings
from tests.server.serving import Process, guests, serving


def run(promise):
    asyncio.run(promise())


def test_a_guest_is_kept_by_a_cookie_that_no_script_can_read(tmp_path):
    async def promise() -> None:
        async with serving(tmp_path) as (address, _), httpx.AsyncClient(base_url=address) as http:
            answer = await http.post("/api/guests", json={"name": "  Ann \u0007 <b>  "})
            assert answer.json()["name"] == "Ann <b>"
            cookie = answer.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            assert (await http.get("/api/me")).json()["person"] == answer.json()["person"]
            stored = "".join((tmp_path / "impera.db-wal").read_bytes().decode("latin-1"))
            assert answer.json()["token"] not in stored
            assert (await http.delete("/api/me/token")).status_code == 204
            assert (await http.get("/api/me")).status_code == 401

    run(promise)


def test_a_link_continues_on_another_device_once(tmp_path):
    async def promise() -> None:
        async with serving(tmp_path) as (address, _), contextlib.AsyncExitStack() as stack:
            (ann,) = await guests(stack, address, 1)
            link = await ann.ask("POST", "/me/links")
            other = await stack.enter_async_context(Client(address))
            other.token = (await other.ask("POST", "/continue", json={"secret": link["secret"]}))["token"]
            assert (await other.ask("GET", "/me"))["person"] == ann.person
            with pytest.raises(RefusedError, match="not-found"):
                await other.ask("POST", "/continue", json={"secret": link["secret"]})

    run(promise)


def test_a_link_of_somebody_else_can_be_looked_at_and_left_again(tmp_path):
    async def promise() -> None:
        async with serving(tmp_path) as (address, _), contextlib.AsyncExitStack() as stack:
            (ann,) = await guests(stack, address, 1)
            secret = {"secret": (await ann.ask("POST", "/me/links"))["secret"]}
            browser = await stack.enter_async_context(httpx.AsyncClient(base_url=f"{address}/api", trust_env=False))
            bob = (await browser.post("/guests", json={"name": "Bob"})).json()["person"]
            assert (await browser.get("/me/before")).json() == {"before": None}
            assert (await browser.post("/me/before")).json()["error"]["key"] == "table-nobody-before"
            for _ in range(2):  # a look does not use it up, and changes nothing
                assert (await browser.post("/continue/look", json=secret)).json()["person"] == ann.person
            assert (await browser.get("/me")).json()["person"] == bob
            assert (await browser.post("/continue", json=secret)).json()["person"] == ann.person
            assert (await browser.get("/me/before")).json()["before"]["person"] == bob
            for expected in (bob, ann.person, bob):  # and back, as often as one likes
                assert (await browser.post("/me/before")).json()["person"] == expected
                assert (await browser.get("/me")).json()["person"] == expected
            assert (await browser.post("/continue/look", json=secret)).status_code == 404

    run(promise)


def test_another_site_may_change_nothing(tmp_path):
    async def promise() -> None:
        async with serving(tmp_path) as (address, _), httpx.AsyncClient(base_url=address) as http:
            for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
                answer = await http.post("/api/guests", json={"name": "x"}, headers={"origin": origin})
                assert answer.status_code == 403
            assert (await http.post("/api/guests", json={"name": "x"}, headers={"origin": address})).is_success
            table = (await http.post("/api/tables", json={})).json()["table"]["id"]
            url = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
            with pytest.raises(InvalidStatus):
                async with connect(url, origin=Origin("https://evil.example"), proxy=None):
                    pass
            async with connect(url, origin=Origin(address), proxy=None) as socket:
                await socket.send('{"type": "hello"}')
                assert json.loads(await socket.recv())["type"] == "welcome"

    run(promise)


def test_answers_carry_the_headers_that_browsers_obey(tmp_path):
    async def promise() -> None:
        async with serving(tmp_path) as (address, _), httpx.AsyncClient(base_url=address) as http:
            for path in ("/health", "/api/tables", "/nowhere"):
                headers = (await http.get(path)).headers
                assert "default-src 'self'" in headers["content-security-policy"]
                assert "frame-ancestors 'none'" in headers["content-security-policy"]
                for loose in ("unsafe-inline", "unsafe-eval", "data:", "*"):
                    assert loose not in headers["content-security-policy"]
                assert headers["x-content-type-options"] == "nosniff"
                assert "server" not in headers

    run(promise)


def test_sizes_and_rates_are_bounded(tmp_path):
    async def promise() -> None:
        flags: dict[str, Any] = {"limits": True, "requests_per_second": 5.0}
        async with serving(tmp_path, **flags) as (address, _), httpx.AsyncClient(base_url=address) as http:
            assert (await http.post("/api/guests", content=b"x" * (BODY_MOST + 1))).status_code == 413

            async def endless():
                for _ in range(20):
                    yield b"x" * 1000

            assert (await http.post("/api/guests", content=endless())).status_code == 413
            answers = [await http.get("/api/bots") for _ in range(40)]
            refused = [answer for answer in answers if answer.status_code == 429]
            assert refused
            assert refused[0].json()["error"]["code"] == "too-many"
            assert refused[0].headers["retry-after"] == "1"

    run(promise)


def test_metrics_are_closed_unless_a_token_is_set(tmp_path):
    async def promise() -> None:
        async with serving(tmp_path / "a") as (address, _), httpx.AsyncClient(base_url=address) as http:
            assert (await http.get("/metrics")).status_code == 404
        flags: dict[str, Any] = {"metrics_token": "s3cret"}
        async with serving(tmp_path / "b", **flags) as (address, _), httpx.AsyncClient(base_url=address) as http:
            assert (await http.get("/metrics", headers={"authorization": "Bearer wrong"})).status_code == 404
            shown = await http.get("/metrics", headers={"authorization": "Bearer s3cret"})
            assert "impera_rooms" in shown.text
            assert (await http.get("/ready")).json()["status"] == "ok"

    run(promise)


def test_the_browser_client_is_served_with_its_own_addresses(tmp_path):
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<!doctype html>home")

    async def promise() -> None:
        async with serving(tmp_path, web=str(web)) as (address, _), httpx.AsyncClient(base_url=address) as http:
            for path in ("/", "/table/abc", "/index.html"):
                assert "home" in (await http.get(path)).text
            for path in ("/missing.js", "/api/nothing", "/../secret", "/%2e%2e/impera.db"):
                assert (await http.get(path)).status_code in (404, 405) or "home" in (await http.get(path)).text

    run(promise)


def test_the_documentation_is_served_where_it_is_built(tmp_path, monkeypatch):
    site = tmp_path / "site"
    (site / "how-to").mkdir(parents=True)
    (tmp_path / "secret.html").write_text("secret")

    async def promise() -> None:
        monkeypatch.setattr("impera.server.documentation.PLACES", (tmp_path / "nowhere", site))
        async with serving(tmp_path) as (address, _), httpx.AsyncClient(base_url=address) as http:
            missing = await http.get("/docs/")
            assert (missing.status_code, "dev.py docs" in missing.text) == (404, True)
            (site / "index.html").write_text("<!doctype html>pages")
            (site / "how-to" / "host.html").write_text("<!doctype html>host")
            assert (await http.get("/docs")).headers["location"] == "/docs/"
            found = await http.get("/docs/")
            assert "pages" in found.text
            assert "script-src 'self'" in found.headers["content-security-policy"]
            assert "host" in (await http.get("/docs/how-to/host.html")).text
            for path in ("/docs/nothing.html", "/docs/%2e%2e/secret.html"):
                refused = await http.get(path)
                assert (refused.status_code, "secret" in refused.text) == (404, False)

    run(promise)


def test_a_mute_holds_at_once(tmp_path):
    async def promise() -> None:
        async with serving(tmp_path) as (address, _), contextlib.AsyncExitStack() as stack:
            ann, bob = await guests(stack, address, 2)
            table = await ann.make_table()
            await bob.command(table, "sit")
            async with ann.seat(table, since=0) as seat:
                await ann.ask("PUT", f"/me/mutes/{bob.person}")
                await bob.command(table, "say", text="rude words")
                while seat.changes[-1].entry.what != "said":
                    await seat.news()
                assert seat.changes[-1].entry.text is None
                await ann.ask("DELETE", f"/me/mutes/{bob.person}")
                await bob.command(table, "say", text="kind words")
                while seat.changes[-1].entry.text != "kind words":
                    await seat.news()

    run(promise)


def test_settings_come_from_the_environment_and_flags_overrule_them(tmp_path):
    environment = {"IMPERA_PORT": "9", "IMPERA_LIMITS": "no", "IMPERA_ORIGINS": "a, b", "IMPERA_BOT_PAUSE": "0.1"}
    found = Settings.read(environment, port=10, host=None)
    assert (found.port, found.host, found.limits) == (10, "127.0.0.1", False)
    assert (found.origins, found.bot_pause) == (("a", "b"), 0.1)


def test_the_schema_is_printed_with_the_messages():
    printed = subprocess.run([sys.executable, "-m", "impera.server.schema"], capture_output=True, check=True).stdout
    components = json.loads(printed)["components"]["schemas"]
    assert {"ClientMessage", "ServerMessage", "Act", "Update", "ViewInfo", "TableInfo"} <= set(components)


@pytest.mark.slow
def test_schemathesis_finds_no_broken_promise(tmp_path):
    with Process(IMPERA_DATA=str(tmp_path)) as process:
        guest = httpx.post(f"{process.address}/api/guests", json={"name": "Tester"}, trust_env=False).json()
        found = subprocess.run(
            [
                sys.executable,
                "-m",
                "schemathesis.cli",
                "run",
                f"{process.address}/api/openapi.json",
                "--header",
                f"Authorization: Bearer {guest['token']}",
                "--checks",
                "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance",
                "--max-examples",
                "6",
                "--phases",
                "examples,coverage,fuzzing",
                "--exclude-path",
                "/api/me/token",
                "--generation-deterministic",
                "--request-timeout",
                "120",  # where machine code is not made yet, the coach's first answer waits for it
            ],
            capture_output=True,
            text=True,
            cwd=tmp_path,
            check=False,
            timeout=400,
        )
    assert found.returncode == 0, found.stdout[-4000:] + found.stderr[-2000:]
    print("\n" + "\n".join(found.stdout.splitlines()[-12:]))
