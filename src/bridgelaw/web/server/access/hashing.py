"""PINs and passwords: how they are kept and checked. argon2 is loaded when one is typed."""

from __future__ import annotations

import hashlib
import secrets
import threading
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bridgelaw.locale import Refusal, tr
from bridgelaw.web.server.access.pin_process import fits

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SHORTEST, LONGEST = 4, 64


class BadPin(Refusal):
    """Not the PIN, or no PIN at all."""


@dataclass(slots=True)
class Hashing:
    """Hashes PINs, and checks them one after another."""

    hasher: PasswordHasher | None = None
    """How a new PIN is hashed, where it is not the usual way."""
    fits: Callable[[str, str], bool] = fits
    """Who looks whether a PIN is the one that was hashed."""
    _unknown: str = ""
    _checking: threading.Lock = field(default_factory=threading.Lock)

    def hashed(self, pin: str) -> str:
        """What is kept of a new PIN; `BadPin` where it is too short or too long."""
        plain = _plain(pin)
        if not SHORTEST <= len(plain) <= LONGEST:
            raise BadPin(
                tr("A PIN has {least} to {most} characters.", least=SHORTEST, most=LONGEST)
            )
        return self._hasher().hash(plain)

    def is_pin(self, hashed: str, pin: str) -> bool:
        """Is it the PIN that was hashed so?

        Where nothing was hashed, it takes as long to say no: that tells nobody which names there
        are.
        """
        plain, hashed = _plain(pin), hashed or self._nobodys()
        with self._checking:
            return len(plain) <= LONGEST and self.fits(hashed, plain)

    def _nobodys(self) -> str:
        """The hash of a PIN that nobody knows."""
        if not self._unknown:
            self._unknown = self._hasher().hash(secrets.token_hex(16))
        return self._unknown

    def _hasher(self) -> PasswordHasher:
        from argon2 import PasswordHasher

        return self.hasher or PasswordHasher()


def _plain(pin: str) -> str:
    """The PIN as it is meant: a Japanese keyboard may write its digits wide."""
    return unicodedata.normalize("NFKC", pin).strip()


def mark_of(hashed: str) -> str:
    """Changes when the PIN does, and tells nothing of it."""
    return hashlib.sha256(hashed.encode()).hexdigest()[:16]
