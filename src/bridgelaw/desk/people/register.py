"""The register of the desk: writes and reads who has an account, who signs in, and what the log
keeps of both. What proves who somebody is stands beside the log, in the settings.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from bridgelaw.desk.people import sign_ins
from bridgelaw.desk.people.people import STREAM, People, Person
from bridgelaw.desk.people.roles import DeskRole
from bridgelaw.desk.people.sign_ins import SignIn, SignInBy
from bridgelaw.desk.records.record import Misfit, new_id
from bridgelaw.desk.signature import signature
from bridgelaw.locale import tr
from bridgelaw.store import Append, Conflict, Entry, Fact, Store
from bridgelaw.store.entries import Summary
from bridgelaw.store.store import now

DESK = "d-desk"
"""The stream of what happens to the desk itself: refused sign-ins, exports, restores."""
PIN = "pin"
"""The setting that has the hash of the desk's PIN."""
_TRIES = 20
_T = TypeVar("_T")


class Register:
    """Accounts, sign-ins and the desk's own entries in a log."""

    def __init__(self, store: Store, desk: str = "") -> None:
        self.store = store
        self.desk = desk
        """The desk's name, which signs entries."""
        self._people = People()
        self._lock = threading.Lock()

    # Accounts

    def people(self) -> People:
        """Everybody as they are now."""
        with self._lock:
            known = self._people
        people = known.grown(self.store.read(STREAM, known.seq))
        with self._lock:
            if people.seq > self._people.seq:
                self._people = people
        return people

    def forget(self) -> None:
        """Another log has taken the place of the one that was known."""
        with self._lock:
            self._people = People()

    def change(
        self, make: Callable[[People], Fact], settings: Mapping[str, str] | None = None
    ) -> People:
        """Writes what somebody wants of the people as they are now, together with settings."""

        def append() -> People:
            known = self.people()
            fact = make(known)
            self._append(Append(STREAM, known.seq, (fact,), known.summary), settings)
            return self.people()

        return _again(append)

    def add(self, name: str, role: DeskRole) -> Person:
        """A new account."""
        made: list[Fact] = []

        def make(people: People) -> Fact:
            made[:] = [people.adding(name, role)]
            return made[0]

        return self.change(make).person(made[0].data["person"])

    # What proves who somebody is

    def hash_of(self, person: str) -> str:
        """Of a person's own PIN; empty where they have none."""
        return self.store.setting(_setting(person)) or ""

    def keep_hash(self, person: str, hashed: str) -> None:
        """Their PIN is a new one; the log says so, and not which."""
        self.change(
            lambda people: Fact("secret", {"person": people.person(person).id}),
            {_setting(person): hashed},
        )

    def keep_pin(self, hashed: str, only_if_new: bool) -> bool:
        """The desk's PIN from now on; false where there is one already and may only be a first."""
        done = True

        def make(people: People) -> Fact:
            nonlocal done
            done = not only_if_new or (self.store.setting(PIN) is None and not people.present)
            if not done:
                raise Misfit(tr("The desk has a PIN already."))
            return people.switching_pin(True)

        try:
            self.change(make, {PIN: hashed})
        except Misfit:
            if done:
                raise
        return done

    def switch_pin_off(self) -> None:
        """The desk's PIN lets nobody in any more; somebody must be left who can give roles."""

        def make(people: People) -> Fact:
            chiefs = (one for one in people.present if one.role is DeskRole.CHIEF)
            if not any(self.hash_of(one.id) for one in chiefs):
                raise Misfit(
                    tr("First a chief director must have an account and have chosen their PIN.")
                )
            return people.switching_pin(False)

        self.change(make)

    # Sign-ins

    def begin(self, how: SignInBy, role: DeskRole, id: str = "", **about: str) -> str:
        """A new sign-in; `Conflict` where one of this name has begun before."""
        made = sign_ins.beginning(id or new_id("a"), how, role, **about)
        self._append(made)
        return made.stream

    def end(self, sign_in: SignIn, by_whom: str) -> None:
        """A sign-in ends; nothing happens where it has."""
        try:
            self._append(sign_ins.ending(sign_in, by_whom))
        except Conflict:
            if self.store.head(sign_in.id) < 2:
                raise

    def sign_ins(self, person: str | None = None) -> tuple[SignIn, ...]:
        """Those that have not ended, the newest first."""
        return sign_ins.open_sign_ins(self.store, now(), person)

    def sign_in(self, id: str) -> SignIn | None:
        """One of them by its name, as it began; `None` where there is none or it has ended."""
        entries = self.store.read(id) if id.startswith("a-") else ()
        return sign_ins.begun(entries[0]) if len(entries) == 1 else None

    def look(self, ids: Iterable[str]) -> tuple[People, dict[str, bool]]:
        """Everybody, and of each of these sign-ins whether it is open: mostly in one reading."""
        wanted = tuple(ids)
        heads = self.store.heads((STREAM, *wanted))
        with self._lock:
            known = self._people
        people = known if heads.get(STREAM, 0) == known.seq else self.people()
        return people, {id: heads.get(id) == 1 for id in wanted}

    def are_open(self, ids: Iterable[str]) -> dict[str, bool]:
        """Of each of these: has it begun, and not ended?"""
        wanted = tuple(ids)
        heads = self.store.heads(wanted) if wanted else {}
        return {id: heads.get(id) == 1 for id in wanted}

    # The desk itself

    def note(self, kind: str, **data: Any) -> None:
        """Something that happened to the desk itself."""

        def append() -> None:
            head = self.store.head(DESK)
            self._append(Append(DESK, head, (Fact(kind, data),), Summary("desk", state="open")))

        _again(append)

    def _append(
        self, append: Append, settings: Mapping[str, str] | None = None
    ) -> tuple[Entry, ...]:
        return self.store.append(append, by=signature(self.desk), settings=settings)


def _again(append: Callable[[], _T]) -> _T:
    """Others write to the same stream; who is slower tries again."""
    for _ in range(_TRIES - 1):
        try:
            return append()
        except Conflict:
            continue
    return append()


def _setting(person: str) -> str:
    return f"hash of {person}"
