"""The people who have an account, and the desk's PIN: folded from one stream of the log.

The log says who was given which role, by whom and when. What proves who somebody is (the hashes of
PINs) is no part of it, and stands in the settings: see `register.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime

from bridgelaw.desk.one_line import on_one_line
from bridgelaw.desk.people.roles import DeskRole
from bridgelaw.desk.records.record import Misfit, new_id, no_such
from bridgelaw.locale import tr
from bridgelaw.store.entries import Entry, Fact, Summary

STREAM = "p-people"
LONGEST = 40
"""Characters of a name."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with an account."""

    id: str
    name: str
    role: DeskRole
    since: datetime
    is_gone: bool = False
    """The account is closed; what they wrote stays theirs."""


@dataclass(frozen=True, slots=True)
class People:
    """Everybody who has or had an account, at one moment."""

    seq: int = 0
    by_id: Mapping[str, Person] = field(default_factory=dict)
    pin_is_off: bool = False
    """The desk's PIN, which everybody shares, lets nobody in."""

    def grown(self, entries: Iterable[Entry]) -> People:
        """After what was written since."""
        people = self
        for entry in entries:
            people = people.after(entry)
        return people

    def after(self, entry: Entry) -> People:
        data = entry.data
        after = replace(self, seq=entry.seq)
        match entry.kind:
            case "added":
                made = Person(data["person"], data["name"], DeskRole(data["role"]), entry.at)
                return after._with(made)
            case "renamed":
                return after._with(replace(self.person(data["person"]), name=data["name"]))
            case "role":
                return after._with(
                    replace(self.person(data["person"]), role=DeskRole(data["role"]))
                )
            case "closed":
                return after._with(replace(self.person(data["person"]), is_gone=data["closed"]))
            case "pin":
                return replace(after, pin_is_off=not data["on"])
            case _:  # such as a new PIN of somebody: the settings have it
                return after

    def _with(self, person: Person) -> People:
        return replace(self, by_id={**self.by_id, person.id: person})

    @property
    def summary(self) -> Summary:
        return Summary("people", state="open")

    # Who there is

    @property
    def present(self) -> tuple[Person, ...]:
        """Who has an account now: by role, then by name."""
        order = list(DeskRole)
        present = (one for one in self.by_id.values() if not one.is_gone)
        return tuple(sorted(present, key=lambda one: (order.index(one.role), one.name.casefold())))

    def person(self, id: str) -> Person:
        """Somebody who has or had an account; `Unknown` otherwise."""
        person = self.by_id.get(id)
        if person is None:
            raise no_such(id[:40])
        return person

    def named(self, name: str) -> Person | None:
        """Who has an account under this name, however its letters are written."""
        wanted = on_one_line(name).casefold()
        return next((one for one in self.present if one.name.casefold() == wanted), None)

    # What may change

    def adding(self, name: str, role: DeskRole) -> Fact:
        """Somebody new."""
        return Fact("added", {"person": new_id("p"), "name": self._free(name), "role": role.value})

    def renaming(self, person: Person, name: str) -> Fact:
        return Fact("renamed", {"person": person.id, "name": self._free(name, person)})

    def giving_role(self, person: Person, role: DeskRole) -> Fact:
        if role is not DeskRole.CHIEF:
            self._ensure_chief_without(person)
        return Fact("role", {"person": person.id, "role": role.value, "was": person.role.value})

    def closing(self, person: Person, closed: bool = True) -> Fact:
        """The account is closed, or open again."""
        if closed:
            self._ensure_chief_without(person)
        else:
            self._free(person.name, person)
        return Fact("closed", {"person": person.id, "closed": closed})

    def switching_pin(self, on: bool) -> Fact:
        """The desk's PIN lets people in, or not."""
        return Fact("pin", {"on": on})

    def _ensure_chief_without(self, person: Person) -> None:
        """Somebody must be left who can give roles: another chief, or who knows the desk's PIN."""
        others = (one for one in self.present if one.id != person.id)
        if self.pin_is_off and not any(one.role is DeskRole.CHIEF for one in others):
            raise Misfit(tr("There must be a chief director. Give somebody else this role first."))

    def _free(self, name: str, but: Person | None = None) -> str:
        plain = on_one_line(name)
        if not plain:
            raise Misfit(tr("Enter a name."))
        if len(plain) > LONGEST:
            raise Misfit(tr("A name has at most {most} characters.", most=LONGEST))
        known = self.named(plain)
        if known is not None and (but is None or known.id != but.id):
            raise Misfit(tr("There is an account for {name} already.", name=known.name))
        return plain
