"""A field that a platform sends as JSON: one object for each line of a traveller."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from bridgelaw.web.api.requests import MOST_LINES, Name, Sent, Words

_Text = Annotated[str, Field(max_length=300)]


class Awards(Sent):
    """An award for each side."""

    ns: _Text | None = None
    ew: _Text | None = None


class FieldLine(Sent):
    """A result: who met whom, what happened, and what was awarded instead."""

    session: Annotated[int, Field(ge=1, le=1000, strict=True)] = 1
    board: Annotated[int, Field(ge=1, le=9999, strict=True)]
    table: Name | None = None
    ns: Name = Field(examples=["1"])
    ew: Name = Field(examples=["5"])
    result: _Text | None = Field(None, examples=["4S= by N", "+620", "not played"])
    group: Name | None = None
    adjusted: _Text | Awards | None = Field(None, examples=["2/3 4S= by N, 1/3 4S-1 by N", "A+/A-"])
    law: Name | None = None
    reason: Words | None = None
    ruled: Name | None = Field(None, description="When it was ruled.")

    def cells(self) -> dict[str, Any]:
        """The line as our files have it."""
        return self.model_dump(exclude={"session", "board"}, exclude_none=True)


class FieldPenalty(Sent):
    """A penalty (Law 90); a bonus has a minus."""

    of: Name
    amount: Name = Field(examples=["10%", "3 IMP"])
    session: Annotated[int, Field(ge=1, le=1000, strict=True)] = 1
    law: Name = "90"
    reason: Words = ""


class FieldSent(Sent):
    """An event with its results. Awards are written as in docs/score-files.md."""

    event: Name = ""
    date: Name = ""
    scoring: Literal["matchpoints", "cross-imps", "butler", "total-points", "teams"] = "matchpoints"
    profile: Name | dict[Name, Name] = Field(
        "WBF", description="An authority, or its settings changed: `{like: WBF, neuberg: none}`."
    )
    winners: Literal[1, 2] = 1
    knockout: bool = False
    names: dict[Name, _Text] = Field(default_factory=dict, max_length=MOST_LINES)
    lines: Annotated[list[FieldLine], Field(min_length=1, max_length=MOST_LINES)]
    penalties: Annotated[list[FieldPenalty], Field(max_length=1000)] = Field(default_factory=list)

    def data(self) -> Mapping[str, Any]:
        """The same in the layout of our files, which one reader reads."""
        sessions: dict[str, dict[str, list[dict[str, Any]]]] = {}
        for line in self.lines:
            boards = sessions.setdefault(str(line.session), {})
            boards.setdefault(str(line.board), []).append(line.cells())
        head = self.model_dump(include={"event", "date", "scoring", "profile", "winners",
                                        "knockout", "names"})  # fmt: skip
        penalties = [penalty.model_dump() for penalty in self.penalties]
        return {**head, "sessions": sessions, "penalties": penalties}
