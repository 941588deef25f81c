"""Claims and revokes: what a platform sends to have them judged, and what it gets."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from bridgelaw.web.api.answers import Got, Json
from bridgelaw.web.api.requests import (
    DealText,
    LongText,
    MeaningText,
    Name,
    SeatLetter,
    Sent,
    Short,
    TableSent,
    TableText,
)

MOST_SECONDS = 10
"""So long a search may take; then it answers with bounds."""

Seconds = Annotated[int, Field(ge=1, le=MOST_SECONDS, strict=True)]


class ClaimSent(Sent):
    """A claim: the cards left, who claims how many tricks, and what was said.

    Either a `table` whose last event is the claim, or the hands.
    """

    table: TableText | TableSent | None = Field(
        default=None, description="A table with its deal, whose last event is as in `S claims 3`."
    )
    hands: dict[SeatLetter, Name] | DealText | None = Field(
        default=None,
        description="The cards that are left, of all four players.",
        examples=[{"N": "S96 H8", "E": "SK3 D2", "S": "SAQ H2", "W": "S54 H3"}],
    )
    contract: Short | None = Field(default=None, examples=["4S by S"])
    trump: Short | None = Field(
        default=None, description="S, H, D, C or NT, where there is no contract."
    )
    declarer: SeatLetter | None = None
    lead: SeatLetter | None = Field(default=None, description="Who leads to the next trick.")
    trick: MeaningText | None = Field(
        default=None,
        description="The cards of the trick that is not complete.",
        examples=["W HK, N H3"],
    )
    claimer: SeatLetter | None = Field(default=None, description="Declarer where nobody is named.")
    claims: Annotated[int, Field(ge=0, le=13, strict=True)] | None = Field(
        default=None, description="How many of the tricks left are claimed."
    )
    concedes: Annotated[int, Field(ge=0, le=13, strict=True)] | None = None
    statement: MeaningText | None = Field(
        default=None, description="What claimer said.", examples=["drawing trumps, then diamonds"]
    )
    shown_out: MeaningText | None = Field(default=None, examples=["W H"])
    forgotten_trump: bool | None = Field(
        default=None,
        description="70C: may claimer have forgotten a trump that is out? The director judges it.",
    )
    off: Annotated[list[Short], Field(max_length=40)] = Field(
        default_factory=list, description="Rules of normal play that do not hold for this player."
    )
    seconds: Seconds = 5

    def data(self) -> dict[str, Any]:
        """The same in the layout of claim files, which one reader reads."""
        written = self.model_dump(
            exclude={"table", "seconds", "forgotten_trump", "off"}, exclude_none=True
        )
        if self.forgotten_trump is not None:
            written["forgotten_trump"] = "yes" if self.forgotten_trump else "no"
        return {**written, "off": list(self.off)} if self.off else written


class RuleOfPlay(Got):
    """A rule of what is normal play for claimer."""

    rule: str
    law: str
    kind: Literal["allowance", "protection"]
    text: str


class LinePlay(Got):
    trick: int
    seat: SeatLetter
    card: str
    rule: str | None = Field(description="The rule that makes this card normal.")
    law: str | None
    wins: SeatLetter | None


class LevelFound(Got):
    tricks: int
    least: int
    most: int
    decided: bool
    line: list[LinePlay]


class Levels(Got):
    best: LevelFound
    normal: LevelFound
    irrational: LevelFound


class ClaimJudged(Got):
    """What claimer's side gets of the tricks left under Law 70, and the line that shows it."""

    tricks: int = Field(description="What counts: a doubt goes against claimer (70A).")
    best: int
    irrational: int
    claimed: int
    left: int
    good: bool
    decided: bool = Field(description="`false`: time ran out; it lies between `least` and `most`.")
    least: int
    most: int
    line: list[LinePlay] = Field(description="The worst normal line.")
    rules: list[RuleOfPlay] = Field(
        description="Whose judgement it rests on: send those in `off` that do not hold here."
    )
    levels: Levels
    sentence: str
    explanation: list[str]
    claim: Json = Field(description="The claim as it was understood; `steps` is the statement.")
    assumed_forgotten: bool = Field(
        description="`forgotten_trump` was not answered, and the doubt went against claimer."
    )
    if_remembered: int | None
    notes: list[str]
    language: str


class RevokesSent(Sent):
    """A play in which somebody may have revoked: a table, a record, or hands and cards."""

    table: TableText | TableSent | None = None
    record: LongText | None = Field(default=None, description="A board in LIN or PBN.")
    deal: DealText | None = None
    contract: Short | None = Field(default=None, examples=["4S by N"])
    play: LongText | None = Field(
        default=None,
        description="The cards in the order of play.",
        examples=["E HK, S H2, W H3, N HA"],
    )
    tricks: Annotated[int, Field(ge=0, le=13, strict=True)] | None = Field(
        default=None, description="Declarer's tricks in all, where a claim ended the play."
    )
    vulnerable: Literal["none", "NS", "EW", "both"] | None = None
    noticed: Literal["in_time", "next_deal", "next_round"] = Field(
        default="in_time", description="When it was first noticed (64B4, 64B5)."
    )


class RevokesWeighed(Got):
    """What moves by itself (64A, 64B), and what the other side would have had without (64C)."""

    board: str
    number: int | None = None
    contract: str | None = None
    vulnerable: str | None = None
    revokes: list[Json] = Field(default_factory=list)
    advice: Literal["nothing", "enough", "equity", "unknown"] | None = None
    damaged: str | None = None
    more: int | None = None
    recommendation: str | None = None
    tricks: Json | None = None
    results: Json | None = None
    commands: list[str] = Field(default_factory=list)
    problem: str | None = Field(description="Why nothing can be said.")
