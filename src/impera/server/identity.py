"""Who is asking: an opaque token in a cookie (browsers) or a bearer header (programs). Only its hash is stored."""

import hashlib
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

from impera.server.settings import Settings
from impera.tables.entry import Person
from impera.tables.errors import NotSignedInError, TableError
from impera.tables.ports import Store

COOKIE = "impera_token"
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


async def person_of(store: Store, token: str | None) -> Person | None:
    """Who holds a token."""
    return await store.person_of_token(hash_of(token)) if token else None


async def signed_in(store: Store, connection: HTTPConnection) -> Person:
    """Who is asking; somebody must be."""
    person = await person_of(store, token_of(connection))
    if person is None:
        raise NotSignedInError("table-not-signed-in")
    return person


async def new_guest(store: Store, name: str, at: int) -> tuple[Person, str]:
    """Make someone, with their first token."""
    person, token = Person(secrets.token_urlsafe(9), clean_name(name)), new_secret()
    await store.add_person(person, hash_of(token), at)
    return person, token


def clean_name(name: str) -> str:
    """A name in one line, without signs that cannot be shown."""
    clean = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())[:40]
    if not clean:
        raise TableError("table-name-empty")
    return clean


def set_cookie(response: Response, token: str, settings: Settings) -> None:
    """Let a browser keep the token where no script can read it and no other site can send it."""
    response.set_cookie(
        COOKIE, token, COOKIE_AGE, path="/", secure=settings.secure_cookies, httponly=True, samesite="lax"
    )


def drop_cookie(response: Response) -> None:
    """Let a browser forget the token."""
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
