"""What browsers and links carry: words that only this desk can have signed, and their age."""

from __future__ import annotations

import hashlib
import hmac
import time
from functools import lru_cache
from typing import NamedTuple

from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.requests import HTTPConnection

_LONGEST = 400  # characters: what we sign has less than half of it


class Signed(NamedTuple):
    """Two words that this desk has signed."""

    subject: str
    proof: str
    made: float
    """When, in seconds since 1970."""

    @property
    def age(self) -> float:
        """In seconds. A clock that was set back makes words that come from the future: they are as
        good as new."""
        return max(0.0, time.time() - self.made)


class Signer:
    """Signs and reads words of one purpose; those of another mean nothing to it."""

    def __init__(self, purpose: str) -> None:
        self._purpose = purpose

    def sign(self, secret: str, subject: str, proof: str) -> str:
        return URLSafeTimedSerializer(secret, salt=self._purpose).dumps([subject, proof])

    def read(self, secret: str, text: str | None) -> Signed | None:
        """What was signed; `None` for anything else."""
        if not text or len(text) > _LONGEST:
            return None
        return _read(secret, self._purpose, text)


@lru_cache(maxsize=4096)
def _read(secret: str, purpose: str, text: str) -> Signed | None:
    """Every page of a device brings the same cookie."""
    try:
        (subject, proof), made = URLSafeTimedSerializer(secret, salt=purpose).loads(
            text, return_timestamp=True
        )
    except (BadSignature, ValueError, TypeError):
        return None
    if not isinstance(subject, str) or not isinstance(proof, str):
        return None
    return Signed(subject, proof, made.timestamp())


def token_of(secret: str, sign_in: str) -> str:
    """What a form of this sign-in carries, so that no other site can send it."""
    return hmac.new(secret.encode(), sign_in.encode(), hashlib.sha256).hexdigest()


def same(one: str, other: str) -> bool:
    """Are they equal? It takes the same time however much of them is."""
    return hmac.compare_digest(one.encode("utf-8", "replace"), other.encode("utf-8", "replace"))


def cookie_name(port: int | None) -> str:
    """The cookie of a sign-in. Browsers keep those of all ports of a machine together."""
    return "desk" if port is None else f"desk-{port}"


def cookie_of(request: HTTPConnection) -> str | None:
    """The cookie by which a browser is signed in."""
    return request.cookies.get(cookie_name(request.url.port))
