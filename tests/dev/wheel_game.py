"""Run by the Python of an empty environment: start the installed server and play whole games, a bot of every family.

Prints, as JSON, the seconds until the page was there and what had to be compiled.
"""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

from impera.client import Client
from impera.compiled import folder

BOTS = ("level:2", "level:4", "ladder:1", "ladder:9")  # a family each of what can be met


async def play(address: str, bot: str) -> int:
    """Play the first thing that is legal to the end; return how many decisions that took."""
    count = 0
    async with Client(address) as me:
        await me.sign_in("Ann")
        table = await me.quick_play(bot=bot)
        async with me.seat(table) as seat:
            async for view in seat.decisions():
                await seat.act(view.legal[0])
                count += 1
    return count


def main(port: str) -> None:
    began = time.monotonic()
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as data:
        settings = {"IMPERA_DATA": data, "IMPERA_BOT_PAUSE": "0", "IMPERA_LIMITS": "no", "IMPERA_LOG_LEVEL": "error"}
        command = [str(Path(sys.executable).parent / "impera"), "serve", "--port", port]
        server = subprocess.Popen(command, env=os.environ | settings)
        try:
            page = ""
            while not page:
                assert server.poll() is None
                try:
                    page = httpx.get(address, trust_env=False).text
                except httpx.TransportError:
                    time.sleep(0.05)
            served = time.monotonic() - began
            decisions = [asyncio.run(play(address, bot)) for bot in BOTS]
        finally:
            server.terminate()
            server.wait()
    made = [file.name for file in (folder() or Path()).glob("*.machine")]
    print(json.dumps({"served": served, "page": "<html" in page, "decisions": decisions, "made": made}))


if __name__ == "__main__":
    main(sys.argv[1])
