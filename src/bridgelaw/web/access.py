"""Who may write: the PIN, signed sessions, and the token that forms carry."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import threading
import time
from dataclasses import dataclass, field

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from itsdangerous import BadSignature, URLSafeTimedSerializer

from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import tr
from bridgelaw.store import Store

COOKIE = "desk"
LASTS = 30 * 24 * 3600  # seconds: a director signs in once a month on his own telephone
_SHORTEST, _LONGEST = 4, 64
_FREE_ATTEMPTS = 5


class BadPin(Refusal):
    """Not the PIN, or no PIN at all."""


class TooManyAttempts(Refusal):
    """Wrong PINs came too quickly."""


@dataclass(slots=True)
class _Attempts:
    failed: int = 0
    until: float = 0.0


@dataclass(slots=True)
class Access:
    """The PIN of a desk, and the sessions that it opened."""

    store: Store
    _attempts: dict[str, _Attempts] = field(default_factory=dict)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    @property
    def has_pin(self) -> bool:
        return self.store.setting("pin") is not None

    def set_pin(self, pin: str) -> None:
        """The PIN from now on; who was signed in with another is signed out."""
        if not _SHORTEST <= len(pin.strip()) <= _LONGEST:
            raise BadPin(
                tr("A PIN has {least} to {most} characters.", least=_SHORTEST, most=_LONGEST)
            )
        self.store.set_setting("pin", PasswordHasher().hash(pin.strip()))

    def sign_in(self, pin: str, client: str) -> str:
        """The cookie of a new session; `BadPin` or `TooManyAttempts` otherwise."""
        with self._lock:
            attempts = self._attempts.setdefault(client, _Attempts())
            wait = attempts.until - time.monotonic()
            if wait > 0:
                raise TooManyAttempts(
                    tr("Too many wrong PINs. Wait {seconds} seconds.", seconds=int(wait) + 1)
                )
        known = self.store.setting("pin")
        try:
            if known is None or not PasswordHasher().verify(known, pin.strip()):
                raise VerificationError
        except VerificationError as error:
            with self._lock:
                attempts.failed += 1
                extra = attempts.failed - _FREE_ATTEMPTS
                if extra >= 0:
                    attempts.until = time.monotonic() + min(2.0**extra * 5, 900)
            raise BadPin(tr("That is not the PIN.")) from error
        with self._lock:
            self._attempts.pop(client, None)
        return self._signer().dumps([secrets.token_hex(8), _mark(known)])

    def session_of(self, cookie: str | None) -> str | None:
        """The session that a cookie belongs to; `None` where it was not made by this PIN."""
        if not cookie:
            return None
        try:
            session, mark = self._signer().loads(cookie, max_age=LASTS)
        except (BadSignature, ValueError, TypeError):
            return None
        known = self.store.setting("pin")
        return session if known is not None and mark == _mark(known) else None

    def token_of(self, session: str) -> str:
        """What a form of this session carries, so that no other site can send it."""
        return hmac.new(self._secret().encode(), session.encode(), hashlib.sha256).hexdigest()

    def is_token_of(self, session: str, token: str) -> bool:
        return hmac.compare_digest(self.token_of(session), token)

    def _signer(self) -> URLSafeTimedSerializer:
        return URLSafeTimedSerializer(self._secret(), salt="session")

    def _secret(self) -> str:
        known = self.store.setting("secret")
        if known is None:
            self.store.set_setting("secret", secrets.token_hex(32), only_if_new=True)
            known = self.store.setting("secret")
            assert known is not None
        return known


def _mark(hashed: str) -> str:
    """Changes when the PIN does, and tells nothing of it."""
    return hashlib.sha256(hashed.encode()).hexdigest()[:16]
