"""What a platform gets. These models document it; a test holds every answer against them."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from bridgelaw.web.api.requests import LARGEST_NUMBER

Json = dict[str, Any]


class Got(BaseModel):
    """Something that is sent back. A later version may have more members."""


NEXT = Field(
    description="For the next page: send it as `before`. `null` on the last page.",
    le=LARGEST_NUMBER,
)
"""What every list ends with."""


class ProblemError(Got):
    at: str = Field(description="Where in the request, as in `body/events/0`.")
    code: str
    reason: str


class Problem(BaseModel):
    """A refusal (RFC 9457). Which of the further members there are depends on `type`."""

    model_config = ConfigDict(extra="allow")

    type: str = Field(description="The address of a document about this kind of problem.")
    title: str
    status: int
    detail: str
    instance: str
    stream: str | None = Field(None, description="`conflict`, `moved`: what has changed.")
    head: int | None = Field(None, description="`conflict`, `moved`: its newest entry.")
    question: str | None = Field(None, description="`bad-answer`: the key of the question.")
    answer: str | None = None
    step: int | None = None
    expected: str | None = None
    text: str | None = None
    clause: str | None = Field(None, description="`unknown`: no clause has this number.")
    near: list[str] | None = None
    errors: list[ProblemError] | None = None


class ProblemKind(Got):
    """A kind of problem."""

    name: str
    status: int
    title: str
    remedy: str


class ProblemKinds(Got):
    problems: list[ProblemKind]


class Index(Got):
    """What this API is."""

    name: Literal["bridgelaw"]
    version: str
    api: Literal["v1"]
    edition: str = Field(description="The edition of the Laws.")
    languages: list[str]
    openapi: str


class Token(Got):
    """A bearer token."""

    token: str
    token_type: Literal["Bearer"]
    expires_at: str


class ClauseState(Got):
    number: str
    title: str | None
    text: str
    see: list[str]


class Laws(Got):
    laws: list[ClauseState]


class LawState(Got):
    """A clause with its sub-clauses, and the clauses around it."""

    number: str
    clauses: list[ClauseState]
    parents: list[ClauseState]


class Overlap(Got):
    withdrawn: int
    replacement: int
    both: int


class Difference(Got):
    withdrawn: list[int | None]
    replacement: list[int | None]
    difference: list[int | None]


class ComparisonState(Got):
    """Law 23's verdict on two calls."""

    verdict: Literal["comparable", "not comparable", "director decides"]
    test: str | None
    within: float
    covers: float
    examples: list[str] = Field(description="Hands of the replacement, not of the withdrawn call.")
    hands: Overlap
    reasons: list[str]
    withdrawn: str
    replacement: str
    strength: Difference
    suits: dict[str, Difference]


class SessionState(Got):
    id: str
    seq: int
    name: str
    state: Literal["open", "closed"]
    opened_at: str


class Sessions(Got):
    sessions: list[SessionState]
    next: int | None = NEXT


class Exact(Got):
    exact: str = Field(examples=["18 5/6"])
    decimal: str = Field(examples=["18.83"])


class RankState(Got):
    direction: str | None
    place: int
    tied: bool
    id: str
    names: str
    boards: int
    points: Exact | None
    possible: Exact | None
    percent: Exact | None
    penalty: Exact | None


class FieldProblem(Got):
    file: str
    place: str
    reason: str


class FieldScored(Got):
    """The event and its ranking; travellers and one contestant's lines where they are wanted."""

    event: Json
    boards: int
    ranking: list[RankState]
    problems: list[FieldProblem] = Field(description="Lines that could not be read.")
    matches: list[Json] | None = None
    travellers: list[Json] | None = None
    pair: Json | None = None
