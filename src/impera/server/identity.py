"""Who is asking: an opaque token in a cookie (browsers) or a bearer header (programs). Only its hash is stored."""

import hashlib
import ipaddress
import secrets
from dataclasses import replace

from starlette.requests import HTTPConnection
from starlette.responses import Response

from impera.server.settings import Settings
from impera.tables.entry import Person
from impera.tables.errors import NotSignedInError
from impera.tables.naming import clean_name
from impera.tables.ports import Store

COOKIE = "impera_token"
COOKIE_BEFORE = "impera_before"  # who one was before a personal link was opened
BEFORE_AGE = 30 * 86400
COOKIE_AGE = 400 * 86400  # the longest that browsers keep one
LINK_LIFE = 7 * 86400 * 1000  # milliseconds


def new_secret() -> str:
    """A token or link that nobody can guess."""
    return secrets.token_urlsafe(32)


def hash_of(secret: str) -> str:
    """What is stored of a secret. It is random and long: no salt is needed."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def token_of(connection: HTTPConnection) -> str | None:
    """The token that came with a request."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token.strip():
        return token.strip()[:200]
    return connection.cookies.get(COOKIE)


def token_before(connection: HTTPConnection) -> str | None:
    """The token of whom a browser was before it opened a personal link."""
    return connection.cookies.get(COOKIE_BEFORE)


async def person_of(store: Store, token: str | None) -> Person | None:
    """Who holds a token."""
    return await store.person_of_token(hash_of(token)) if token else None


async def signed_in(store: Store, connection: HTTPConnection) -> Person:
    """Who is asking; somebody must be."""
    person = await person_of(store, token_of(connection))
    if person is None:
        raise NotSignedInError("table-not-signed-in")
    return person


async def marked(store: Store, person: Person, connection: HTTPConnection, address: str) -> Person:
    """Somebody with what else they are known by: their address, and whom they were before a personal link."""
    before = await person_of(store, token_before(connection))
    return replace(person, marks=frozenset(mark for mark in (network_of(address), before and before.id) if mark))


def network_of(address: str) -> str:
    """What tells a household apart: an address or, of the many that each has by IPv6, what they have in common."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(parsed) if parsed.version == 4 else str(ipaddress.ip_network((parsed, 64), strict=False))


async def new_guest(store: Store, name: str, at: int) -> tuple[Person, str]:
    """Make someone, with their first token."""
    person, token = Person(secrets.token_urlsafe(9), clean_name(name)), new_secret()
    await store.add_person(person, hash_of(token), at)
    return person, token


def set_cookie(response: Response, token: str, settings: Settings) -> None:
    """Let a browser keep the token where no script can read it and no other site can send it."""
    response.set_cookie(
        COOKIE, token, COOKIE_AGE, path="/", secure=settings.secure_cookies, httponly=True, samesite="lax"
    )


def keep_before(response: Response, token: str, settings: Settings) -> None:
    """Let a browser keep for a while who it was, to be that person again."""
    response.set_cookie(
        COOKIE_BEFORE, token, BEFORE_AGE, path="/api", secure=settings.secure_cookies, httponly=True, samesite="lax"
    )


def drop_cookie(response: Response) -> None:
    """Let a browser forget the token."""
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
