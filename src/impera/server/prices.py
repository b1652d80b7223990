"""What a request costs, in those of the plainest: about two milliseconds of processor."""

import re

SOCKET = 3.0  # a new line: the upgrade, the hello, everything somebody needs to be in step
REPLAY, REPLAY_BYTES = 5.0, 100  # for a record, and for every so many bytes of it one more
PRACTICE, PRACTICE_BYTES = 3.0, 100  # the same for moves, which are answered by bots
PRICES = tuple(
    (method, re.compile(path), price)
    for method, path, price in (
        ("POST", r"/api/guests", 10.0),
        ("POST", r"/api/continue", 10.0),
        ("POST", r"/api/quick", 5.0),
        ("POST", r"/api/tables", 2.0),
        ("POST", r"/api/tables/[^/]+/rematch", 5.0),
        ("POST", r"/api/tables/[^/]+/branches", 20.0),
        ("POST", r"/api/positions/coach", 20.0),
        ("POST", r"/api/positions", 5.0),
        ("GET", r"/api/tables/[^/]+/branches", 5.0),
        ("GET", r"/api/tables/[^/]+/study\.txt", 10.0),
        ("GET", r"/api/duplicates", 5.0),
        ("POST", r"/api/duplicates/[^/]+/play", 5.0),
        ("GET", r"/api/duplicates/[^/]+/records\.txt", 20.0),
        ("PATCH", r"/api/me", 5.0),
        ("GET", r"/api/me/tables", 3.0),
        ("GET", r"/api/me/data", 100.0),
        ("POST", r"/api/me/forget", 50.0),
        ("GET", r"/api/me/mistakes", 10.0),
        ("POST", r"/api/me/mistakes/reviews", 20.0),
        ("POST", r"/api/me/mistakes/[^/]+/\d+/tries", 10.0),
        ("GET", r"/api/tables", 3.0),
        ("GET", r"/api/tables/[^/]+/statistics", 10.0),
        ("GET", r"/api/tables/[^/]+/explain", 5.0),
        ("GET", r"/api/tables/[^/]+/record(\.txt)?", 3.0),
        ("GET", r"/api/tables/[^/]+/positions/\d+", 2.0),
        ("GET", r"/api/openapi\.json", 5.0),
    )
)


def price_of(method: str, path: str, length: int, query: bytes = b"") -> float:
    """What a request costs, by what it asks for and how long its body is."""
    if path == "/api/replay":
        return REPLAY + length / REPLAY_BYTES
    if path in ("/api/practice", "/api/practice/explain"):
        return PRACTICE + length / PRACTICE_BYTES
    if b"since=" in query:  # may be read from the beginning
        return 3.0
    asked = "GET" if method == "HEAD" else method
    return next((price for verb, known, price in PRICES if verb == asked and known.fullmatch(path)), 1.0)
