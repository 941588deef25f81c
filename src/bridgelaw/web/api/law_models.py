"""Laws: clauses, what they say of two calls (23), and regulations beside them."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from bridgelaw.web.api.answers import Got


class ClauseWeight(Got):
    """How strongly a clause speaks: `may`, `should`, `shall`, `must`, and what they forbid."""

    player: str | None
    director: str | None


class Footnote(Got):
    number: str
    text: str


class ClauseRemark(Got):
    """What somebody says of a clause, which the clause itself does not say."""

    source: str = Field(description="`commentary`, or `ours` for a hint.")
    by: str
    date: str | None
    text: str


class ClauseState(Got):
    """A clause in our own short words, and apart from it what others say of it."""

    number: str
    title: str | None
    text: str
    see: list[str]
    weight: ClauseWeight
    footnotes: list[Footnote]
    remarks: list[ClauseRemark]
    follows: str | None = Field(
        description="Where text and commentary differ: `text` or `commentary`, which is followed."
    )
    since: str = Field(description="The edition from which on it reads so.")
    until: str | None = Field(description="The edition that changed it or took it out.")


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


class Meanings(Got):
    withdrawn: str
    replacement: str


class Remarks(Got):
    withdrawn: list[str]
    replacement: list[str]


class ComparisonState(Got):
    """Law 23's verdict on two calls."""

    verdict: Literal["comparable", "not comparable", "director decides"]
    test: str | None
    lean: Literal["comparable", "not comparable"] | None = Field(
        default=None,
        description="Where the director decides on figures: which way they lean. The first of "
        "the reasons says why.",
    )
    within: float
    covers: float
    examples: list[str] = Field(description="Hands of the replacement, not of the withdrawn call.")
    hands: Overlap
    reasons: list[str]
    withdrawn: str
    replacement: str
    words: Meanings = Field(description="How both were read, in words.")
    remarks: Remarks = Field(description="What was written and restricts no hand.")
    strength: Difference
    suits: dict[str, Difference]


class ProvisionState(Got):
    """A rule of an authority or of the club: a regulation, never law."""

    authority: str
    clause: str | None = Field(description="The clause that leaves it open.")
    title: str | None
    text: str
    document: str
    article: str | None
    date: str | None
    seen: bool = Field(description="`false`: it is only known that there is one.")
    settings: list[str]


class SettingState(Got):
    setting: str
    value: str
    origin: Literal["document", "laws", "ours", "asked"]


class SubjectState(Got):
    """Something that a clause leaves to regulation."""

    clause: str
    title: str
    found: bool
    settings: list[SettingState]
    provisions: list[ProvisionState]


class RegulationsState(Got):
    authority: str
    rating: str | None
    subjects: list[SubjectState]
    ours: list[str]
    asked: list[str]
