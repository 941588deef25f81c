"""Tokens of programs: each has a name, may do so much and no more, and can be revoked.

The settings of the store keep them, never the token itself but its hash: who reads the database
cannot use one. What a program writes is signed with its token's name. Of what it reads only the day
of the last time is kept, so that a token that nobody uses any more is seen.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta
from enum import Enum
from functools import lru_cache

from bridgelaw.desk.records.record import Misfit, no_such
from bridgelaw.desk.signature import LONGEST, initials_from
from bridgelaw.locale import Text, tr
from bridgelaw.store import Store, Unavailable
from bridgelaw.web.server.access.cookies import same

_SETTING = "tokens"
_USED = "tokens used"  # the day on which each was, by its id
_BEGINS = "bridgelaw_"  # so that whoever finds one somewhere knows what it is
_MOST = 200
MOST_DAYS = 3660


class Scope(Enum):
    """What a token lets a program do; the value is how programs write it."""

    READ = "read"
    """Rulings, the log, scores, closed hands."""
    ENTER = "enter"
    """What happens at tables: they are opened, calls and cards are entered."""
    SCORE = "score"
    """Sessions, results and their records, rounds."""
    RULE = "rule"
    """Rulings, adjusted scores, penalties."""
    MANAGE = "manage"
    """Tokens of others."""

    @property
    def about(self) -> Text:
        """What it lets a program do, in a few words."""
        return _ABOUT[self]


_ABOUT = {
    Scope.READ: tr("Rulings, the log, scores, closed hands."),
    Scope.ENTER: tr("Opens tables, enters calls and cards."),
    Scope.SCORE: tr("Sessions, results and their records, rounds."),
    Scope.RULE: tr("Rulings, adjusted scores, penalties."),
    Scope.MANAGE: tr("Makes and revokes tokens of other programs."),
}


@dataclass(frozen=True, slots=True)
class KeptToken:
    """A token that was made, as it is kept: nobody can make the token itself from it."""

    id: str
    name: str
    scopes: tuple[str, ...]
    made_at: str
    expires_at: str | None
    hashed: str

    def may(self) -> frozenset[Scope]:
        return frozenset(map(Scope, self.scopes))

    def is_good(self, now: datetime) -> bool:
        return self.expires_at is None or now < datetime.fromisoformat(self.expires_at)


class Tokens:
    """The tokens that a store keeps. A revoked one is gone at once, for every desk on the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._noted: dict[str, str] = {}
        """Of each: the day on which this process has noted that it was used."""

    def all(self) -> tuple[KeptToken, ...]:
        """Those that were made and not revoked, the oldest first; also such as have expired."""
        return _read(self._store.setting(_SETTING))

    def make(
        self, name: str, scopes: Iterable[Scope], days: int | None = None
    ) -> tuple[str, KeptToken]:
        """A new token, which only whoever asked for it ever sees, and what is kept of it."""
        wanted = frozenset(scopes)
        name = initials_from(name)
        if not name:
            raise Misfit(tr("A token needs a name of at most {most} characters.", most=LONGEST))
        if not wanted:
            raise Misfit(tr("A token must be good for something: name a scope."))
        now = datetime.now(UTC)
        ends = None if days is None else (now + timedelta(days=days)).isoformat(timespec="seconds")
        id, secret = secrets.token_hex(6), secrets.token_urlsafe(32)
        made = KeptToken(
            id, name, tuple(scope.value for scope in Scope if scope in wanted),
            now.isoformat(timespec="seconds"), ends, _hashed(secret),
        )  # fmt: skip

        def added(known: str | None) -> str:
            others = _read(known)
            if any(one.name == name for one in others):
                raise Misfit(tr("There is a token of this name: {name}", name=name))
            if len(others) >= _MOST:
                raise Misfit(tr("There are {most} tokens: revoke some first.", most=_MOST))
            return _written((*others, made))

        self._store.change_setting(_SETTING, added)
        return f"{_BEGINS}{id}_{secret}", made

    def revoke(self, id: str) -> KeptToken:
        """It is good for nothing any more; `Unknown` where there is none."""
        gone: list[KeptToken] = []

        def left(known: str | None) -> str:
            others = _read(known)
            gone[:] = [one for one in others if one.id == id]
            if not gone:
                raise no_such(id[:40])
            return _written(one for one in others if one.id != id)

        self._store.change_setting(_SETTING, left)
        return gone[0]

    def token_of(self, sent: str) -> KeptToken | None:
        """The token that was sent; `None` where it is not ours, was revoked or has expired."""
        if not is_of_a_program(sent):
            return None
        id, _, secret = sent.removeprefix(_BEGINS).partition("_")
        for one in self.all():
            if one.id == id:
                good = same(one.hashed, _hashed(secret)) and one.is_good(datetime.now(UTC))
                return one if good else None
        return None

    def used(self) -> dict[str, str]:
        """The last day (UTC) on which each was used, by its id; only of those that were."""
        return _days(self._store.setting(_USED))

    def note_use(self, token: KeptToken) -> None:
        """It is used today. That is written once a day: who only reads keeps nobody waiting."""
        today = datetime.now(UTC).date().isoformat()
        if self._noted.get(token.id) == today:
            return
        self._noted[token.id] = today
        there = {one.id for one in self.all()}

        def noted(known: str | None) -> str:
            days = {id: day for id, day in _days(known).items() if id in there}
            return json.dumps(days | {token.id: max(today, days.get(token.id, ""))})

        with suppress(Unavailable):  # what it asks for is answered all the same
            self._store.change_setting(_USED, noted)


def is_of_a_program(sent: str) -> bool:
    """Was it made as a token of a program, and not for somebody who signed in?"""
    return sent.startswith(_BEGINS)


def _hashed(secret: str) -> str:
    """A secret of 32 random bytes is not guessed, however quick its hash is."""
    return hashlib.sha256(secret.encode()).hexdigest()


@lru_cache(maxsize=16)
def _read(setting: str | None) -> tuple[KeptToken, ...]:
    rows = json.loads(setting or "[]")
    return tuple(KeptToken(**{**row, "scopes": tuple(row["scopes"])}) for row in rows)


def _days(setting: str | None) -> dict[str, str]:
    days: dict[str, str] = json.loads(setting or "{}")
    return days


def _written(tokens: Iterable[KeptToken]) -> str:
    return json.dumps([asdict(one) for one in tokens])
