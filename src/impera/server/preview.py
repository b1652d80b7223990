"""What a messenger shows of a link (Open Graph): a title, a sentence, a picture of ours. Nothing that is hidden."""

import re
from collections.abc import Sequence
from html import escape

from starlette.requests import Request

from impera.server.house import house_of
from impera.tables.errors import TableError
from impera.tables.live import LiveTable
from impera.tables.options import Options
from impera.wire.fields import MATCH_ID
from impera.words import DEFAULT_LANGUAGE, LANGUAGES, say

PICTURE = "/preview.png"
WIDTH, HEIGHT = 1200, 630
HOST = re.compile(r"[A-Za-z0-9.\-\[\]:]{1,255}")
TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)


async def page_for(request: Request, path: str, page: str) -> str:
    """The front page of the client with what is to be told about an address."""
    language = spoken(request.headers.get("accept-language", ""))
    live = await _table_of(request, path)
    title = title_of(live, language) if live else say("web-title", language)
    text = text_of(live, language) if live else say("web-tagline", language)
    return with_preview(page, _base(request), f"/{path}", title, text)


def with_preview(page: str, base: str, path: str, title: str, text: str) -> str:
    """Write the meta elements into a page; the picture stands at an absolute address, as messengers want it."""
    told = {
        "og:type": "website",
        "og:site_name": "Impera",
        "og:title": title,
        "og:description": text,
        "og:url": base + path,
        "og:image": base + PICTURE,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "twitter:card": "summary_large_image",
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()]
    head = f"<title>{escape(title)}</title>\n    " + "\n    ".join(lines)
    return TITLE.sub(lambda _: head, page, count=1)


def title_of(live: LiveTable, language: str) -> str:
    """Whose table it is."""
    names = live.names()
    if not names:
        return say("web-title", language)
    return say("web-preview-title", language, names=", ".join(names))


def text_of(live: LiveTable, language: str) -> str:
    """How it stands, and what is played."""
    free = live.free_seats()
    stands = say("web-preview-free", language, count=free) if free else say(f"web-list-{live.status}", language)
    return " · ".join((stands, *facts_of(live.options, language)))


def facts_of(options: Options, language: str) -> Sequence[str]:
    """The game in a few words."""
    facts = [say("web-list-players", language, count=options.players), say(f"term-{options.variant}", language)]
    if options.teams:
        facts.append(say("term-team-game", language))
    if options.rated:
        facts.append(say("web-list-rated", language))
    return facts


def spoken(accepted: str) -> str:
    """The first language we speak of those a client asks for."""
    wanted = (part.strip()[:2].lower() for part in accepted.split(",")[:20])
    return next((tag for tag in wanted if tag in LANGUAGES), DEFAULT_LANGUAGE)


async def _table_of(request: Request, path: str) -> LiveTable | None:
    kind, _, match = path.partition("/")
    if kind != "table" or not re.fullmatch(MATCH_ID, match):
        return None
    try:
        return await house_of(request).tables.open(match)
    except TableError:
        return None


def _base(request: Request) -> str:
    """Where this server is reached, as the request says; a host that is none is not repeated."""
    settings = house_of(request).settings
    host = request.headers.get("host", "")
    scheme = "https" if settings.secure_cookies else request.url.scheme
    return f"{scheme}://{host}" if HOST.fullmatch(host) else ""
