"""A session of the club, or an event: its name, its rules, its scores and its deadlines."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Self

from bridgelaw.store.entries import Entry, Fact, Summary


@dataclass(frozen=True, slots=True)
class Evening:
    """A session: tables, rulings and scores belong to one."""

    id: str
    seq: int
    name: str
    profile: str
    """Whose regulations hold: a key of `scoring.profile.PROFILES`."""
    opened_at: datetime
    posted: datetime | None = None
    """When the official score was made available: the periods of 79C and 92B run from then."""
    is_closed: bool = False

    @classmethod
    def opened(cls, entry: Entry) -> Self:
        return cls(entry.stream, entry.seq, entry.data["name"], entry.data["profile"], entry.at)

    def after(self, entry: Entry) -> Self:
        seq, data = entry.seq, entry.data
        match entry.kind:
            case "renamed":
                return replace(self, seq=seq, name=data["name"], profile=data["profile"])
            case "posted":
                posted = None if data["at"] is None else datetime.fromisoformat(data["at"])
                return replace(self, seq=seq, posted=posted)
            case "closed":
                return replace(self, seq=seq, is_closed=data["closed"])
        raise ValueError(f"a session has no entry {entry.kind!r}")

    @property
    def summary(self) -> Summary:
        state = "closed" if self.is_closed else "open"
        return Summary("session", self.id, state, subject=self.name)

    @staticmethod
    def opening(name: str, profile: str) -> Fact:
        return Fact("opened", {"name": name, "profile": profile})

    @staticmethod
    def renaming(name: str, profile: str) -> Fact:
        return Fact("renamed", {"name": name, "profile": profile})

    @staticmethod
    def posting(at: datetime | None) -> Fact:
        return Fact("posted", {"at": None if at is None else at.isoformat()})

    @staticmethod
    def closing(closed: bool) -> Fact:
        return Fact("closed", {"closed": closed})
