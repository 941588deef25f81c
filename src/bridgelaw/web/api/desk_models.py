"""What waits and what has changed: duties, polls, and the changes of the log."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from bridgelaw.web.api.answers import Got, Said, at


class DutyState(Got):
    """A review that a ruling put off to the end of the play."""

    ruling: str = at("ruling.id")
    seq: int = at("ruling.seq", description="The ruling's: send it as `after` when it is seen to.")
    law: str
    title: Said
    question: Said
    procedure: str = Field(description="What goes on from it.")
    table: str | None = at("ruling.table")
    place: str = at("ruling.place")
    board: str = at("ruling.board")


class Duties(Got):
    duties: list[DutyState]


class PolledAction(Got):
    action: str
    chose: int
    considered: int


class PollState(Got):
    """A poll, with its counts in words; what follows from them is the director's finding."""

    asked: int
    standard: str | None
    same_methods: bool | None
    without_information: bool | None
    actions: list[PolledAction]
    text: str
    lines: list[str]


class Polls(Got):
    id: str
    seq: int
    polls: list[PollState]


class Change(Got):
    """An entry of the log: what has changed, and not how. Read it to know."""

    number: int = Field(description="Its place in the whole log: changes are followed by it.")
    kind: Literal["table", "ruling", "session"]
    id: str
    seq: int
    what: str = Field(description="The kind of entry, as in docs/store.md.")
    at: str
    by: str


class Changes(Got):
    changes: list[Change]
    next: int = Field(description="Send it as `after` for what comes then.")
