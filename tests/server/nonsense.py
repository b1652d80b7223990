"""Nonsense for a server: frames and requests that must be refused with a code and change nothing."""

import json
import random
import string

from impera.wire.fields import MESSAGE_BYTES

OTHER = "OTHER"  # stands for the seat that decides, which is the other one's; who begins is drawn by lot
WRONG = [
    "",
    "{",
    "null",
    "[]",
    '"act"',
    "{}",
    '{"type": "nonsense"}',
    '{"type": "act"}',
    '{"type": "act", "seq": -1, "action": "end"}',
    '{"type": "act", "seq": "x", "action": "end"}',
    '{"type": "act", "seq": 0, "action": 7}',
    '{"type": "act", "seq": 0, "action": "dance"}',
    '{"type": "act", "seq": 0, "action": "play M9"}',
    '{"type": "act", "seq": 0, "action": "inquisition P4"}',
    '{"type": "act", "seq": 99999999999999999999, "action": "end"}',
    '{"type": "act", "seq": 0, "action": "end", "seat": 2}',
    '{"type": "act", "seq": 55, "action": "end"}',
    '{"type": "undo", "seq": 0}',
    '{"type": "undo", "seq": 3}',
    '{"type": "hello", "token": "x"}',
    '{"type": "sit", "seat": 9}',
    '{"type": "sit", "seat": 2}',
    '{"type": "start"} trailing',
    '{"type": "close"}',
    '{"type": "return", "seat": OTHER}',
    '{"type": "bot", "seat": 1, "bot": "os:system"}',
    '{"type": "fill", "bot": "../../etc/passwd"}',
    '{"type": "answer", "agree": true}',
    '{"type": "offer", "kind": "surrender"}',
    '{"type": "say", "text": ""}',
    '{"type": "phrase", "phrase": "truce", "arguments": {"seat": 1e999}}',
    '{"type": "explain", "action": "\\ud800"}',
    '{"type": "ping", "id": "' + "x" * 41 + '"}',
    json.dumps({"type": "say", "text": "x" * (MESSAGE_BYTES + 1)}),
    "[" * 3000,
    '{"type":' * 300,
]
GOOD = ['{"type":"act","seq":0,"action":"play M1"}', '{"type":"undo","seq":0}', '{"type":"sit","seat":1}']

HALVES = {  # of requests, after which nothing more comes
    "nothing": b"",
    "a line": b"GET /health HT",
    "a head": b"GET /health HTTP/1.1\r\nHost: here\r\nX-Slow: ",
    "a body": b"POST /api/guests HTTP/1.1\r\nHost: here\r\nContent-Length: 20\r\n\r\n{",
    "an upgrade": b"GET /api/tables/aaaaaaaaaaaaaaaa/live HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\n",
    "a second request": b"GET /health HTTP/1.1\r\nHost: here\r\n\r\nGET /hea",
}


def spoiled(text: str, rng: random.Random) -> str:
    """A text with a few signs changed."""
    signs = list(text)
    for _ in range(rng.randint(1, 6)):
        signs[rng.randrange(len(signs))] = rng.choice(string.printable)
    return "".join(signs)
