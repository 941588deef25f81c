"""Who may write: the PIN, signed sign-ins, and the token that forms carry."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import secrets
import threading
import time
import unicodedata
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from itsdangerous import BadSignature, URLSafeTimedSerializer

from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import tr
from bridgelaw.store import Store, Unavailable
from bridgelaw.web.server.pin_attempts import Attempts

if TYPE_CHECKING:
    from argon2 import PasswordHasher

COOKIE = "desk"
LASTS = 30 * 24 * 3600  # seconds: a director signs in once a month on their own telephone
SHORTEST, LONGEST = 4, 64
_FRESH = 1.0  # seconds for which the PIN and the secret are not read again
_LONG_AGO = float("-inf")


class BadPin(Refusal):
    """Not the PIN, or no PIN at all."""


class TooManyAttempts(Refusal):
    """Wrong PINs came too quickly."""


class _Known(NamedTuple):
    """What the database said last."""

    pin: str | None
    """Its hash."""
    secret: str


@dataclass(slots=True)
class Access:
    """The PIN of a desk, and the sign-ins that it allowed."""

    store: Store
    hasher: PasswordHasher | None = None
    """How a new PIN is hashed, where it is not the usual way."""
    first_key: str = field(default_factory=lambda: secrets.token_urlsafe(12))
    """Who knows this may set the first PIN from another machine; the terminal shows it."""
    _attempts: Attempts = field(default_factory=Attempts)
    _of_devices: Attempts = field(default_factory=Attempts)
    """Of those that have signed in before."""
    _known: _Known | None = None
    _read_at: float = _LONG_AGO
    _reading: threading.Lock = field(default_factory=threading.Lock)
    _verifying: threading.Lock = field(default_factory=threading.Lock)

    # The PIN

    @property
    def has_pin(self) -> bool:
        return self._now().pin is not None

    def set_pin(self, pin: str) -> None:
        """The PIN from now on; who was signed in with another is signed out."""
        self._set(pin, only_if_new=False)

    def set_first_pin(self, pin: str) -> bool:
        """The first PIN; false where somebody else was quicker."""
        return self._set(pin, only_if_new=True)

    def _set(self, pin: str, only_if_new: bool) -> bool:
        plain = _plain(pin)
        if not SHORTEST <= len(plain) <= LONGEST:
            raise BadPin(
                tr("A PIN has {least} to {most} characters.", least=SHORTEST, most=LONGEST)
            )
        if only_if_new and self.store.setting("pin") is not None:
            return False
        done = self.store.set_setting("pin", self._hasher().hash(plain), only_if_new)
        self._read_at = _LONG_AGO
        return done

    def _hasher(self) -> PasswordHasher:
        from argon2 import PasswordHasher

        return self.hasher or PasswordHasher()

    def is_at_the_desk(self, client: str) -> bool:
        """Does this come from the machine on which the desk runs?"""
        try:
            return ipaddress.ip_address(client).is_loopback
        except ValueError:
            return False

    def may_set_first(self, client: str, key: str) -> bool:
        """Who is at the desk's machine or sees its terminal: in the room anybody could be first."""
        return self.is_at_the_desk(client) or same(key, self.first_key)

    # Sign-ins

    def sign_in(self, pin: str, client: str, cookie: str | None = None) -> str:
        """The cookie of a new sign-in; `BadPin` or `TooManyAttempts` otherwise.

        Wrong PINs are counted for each client and in all. The desk's own machine, and a device
        that has signed in before (it still has its cookie), are counted by themselves, so that
        nobody in the room can keep the director out.
        """
        attempts, name, apart = self._counted(client, cookie)
        wait = attempts.begin(name, apart)
        if wait:
            raise TooManyAttempts(
                tr("Too many wrong PINs. Wait {seconds} seconds.", seconds=int(wait) + 1)
            )
        # Each takes 64 MB and most of a core; a flood of them waits here.
        with self._verifying:
            known = self.store.setting("pin")
            right = known is not None and self._is_pin(known, _plain(pin))
        if not right or known is None:
            raise BadPin(tr("That is not the PIN."))
        attempts.succeeded(name, apart)
        self._read_at = _LONG_AGO
        return self._cookie(known)

    def _cookie(self, pin: str) -> str:
        """Of a new sign-in, as long as the PIN has this hash."""
        return self._signer().dumps([secrets.token_hex(8), _mark(pin)])

    def _counted(self, client: str, cookie: str | None) -> tuple[Attempts, str, bool]:
        """Where wrong PINs are counted, under which name, and whether apart from all others."""
        if self.is_at_the_desk(client):  # whose addresses are many
            return self._attempts, "the desk", True
        device = self._device(cookie)
        if device is not None:  # who knew an older PIN may have kept any number of cookies
            return self._of_devices, device, False
        return self._attempts, client, False

    def _is_pin(self, known: str, pin: str) -> bool:
        from argon2.exceptions import InvalidHashError, VerificationError

        try:
            return len(pin) <= LONGEST and self._hasher().verify(known, pin)
        except (VerificationError, InvalidHashError):
            return False

    def sign_in_of(self, cookie: str | None) -> str | None:
        """The sign-in that a cookie belongs to; `None` where it was not made by this PIN."""
        if not cookie:
            return None
        try:
            sign_in, mark = self._signer().loads(cookie, max_age=LASTS)
        except (BadSignature, ValueError, TypeError):
            return None
        known = self._now().pin
        return sign_in if known is not None and mark == _mark(known) else None

    def _device(self, cookie: str | None) -> str | None:
        """Whose cookie it was, however old."""
        if not cookie:
            return None
        try:
            sign_in, _ = self._signer().loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        return f"device {sign_in}"

    def token_of(self, sign_in: str) -> str:
        """What a form of this sign-in carries, so that no other site can send it."""
        secret = self._now().secret.encode()
        return hmac.new(secret, sign_in.encode(), hashlib.sha256).hexdigest()

    def is_token_of(self, sign_in: str, token: str) -> bool:
        return same(self.token_of(sign_in), token)

    def _signer(self) -> URLSafeTimedSerializer:
        return URLSafeTimedSerializer(self._now().secret, salt="session")

    # What the database knows

    @property
    def is_stale(self) -> bool:
        """Would the next question go to the database, which may take its time?"""
        return self._known is None or time.monotonic() - self._read_at > _FRESH

    def refresh(self) -> None:
        """Reads again what may have changed, such as a PIN that was set in the terminal.

        While the database is gone, what it said last holds: nobody can write then, and whoever is
        signed in keeps what they typed.
        """
        if not self._reading.acquire(blocking=self._known is None):
            return  # somebody else does
        try:
            if self.is_stale:
                self._known = _Known(self.store.setting("pin"), self._secret())
        except Unavailable:
            if self._known is None:
                raise
        finally:
            self._read_at = time.monotonic()
            self._reading.release()

    def _now(self) -> _Known:
        if self.is_stale:
            self.refresh()
        assert self._known is not None
        return self._known

    def _secret(self) -> str:
        known = self.store.setting("secret")
        if known is None:
            self.store.set_setting("secret", secrets.token_hex(32), only_if_new=True)
            known = self.store.setting("secret")
            assert known is not None
        return known


def same(one: str, other: str) -> bool:
    """Are they equal? It takes the same time however much of them is."""
    return hmac.compare_digest(one.encode("utf-8", "replace"), other.encode("utf-8", "replace"))


def _plain(pin: str) -> str:
    """The PIN as it is meant: a Japanese keyboard may write its digits wide."""
    return unicodedata.normalize("NFKC", pin).strip()


def _mark(hashed: str) -> str:
    """Changes when the PIN does, and tells nothing of it."""
    return hashlib.sha256(hashed.encode()).hexdigest()[:16]
