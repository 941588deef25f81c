"""Lines of a field and what is decided about them: what a platform sends, and what it gets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, StringConstraints

from bridgelaw.game import Side
from bridgelaw.web.api import requests
from bridgelaw.web.api.answers import NEXT, Got, Json, Moment, Said, at
from bridgelaw.web.api.requests import Name, RulingId, Sent, Short, Words

Award = Annotated[str, StringConstraints(max_length=300)]
Session = Annotated[int, Field(ge=1, le=1000, strict=True)]
Board = Annotated[int, Field(ge=1, le=9999, strict=True)]


BoardNumber = Annotated[int, Field(ge=1, le=9999)]
"""In an address."""


class SessionState(Got):
    id: str = at("stream")
    seq: int = at("head")
    name: str = at("summary.subject")
    state: Literal["open", "closed"] = at("summary.state")
    opened_at: Moment = at("opened_at", "opened")


class Sessions(Got):
    sessions: list[SessionState]
    next: int | None = NEXT


class Exact(Got):
    exact: str = Field(examples=["18 5/6"])
    decimal: str = Field(examples=["18.83"])


class Ranked(Got):
    place: int
    tied: bool
    id: str
    names: str
    boards: int
    points: Exact | None
    possible: Exact | None
    percent: Exact | None
    penalty: Exact | None


class RankState(Ranked):
    direction: str | None


class FieldProblem(Got):
    file: str
    place: str
    reason: str


class FieldScored(Got):
    """The event and its ranking; travellers and one contestant's lines where they are wanted."""

    event: Json
    boards: int
    sections: list[str] = Field(
        default_factory=list, description="Where there are several: table 3 of section B is `B3`."
    )
    ranking: list[RankState]
    problems: list[FieldProblem] = Field(description="Lines that could not be read.")
    matches: list[Json] | None = None
    travellers: list[Json] | None = None
    pair: Json | None = None


class LineNamed(Sent):
    """A line of a traveller: the board, and the table or one of the two who met there."""

    board: Board
    session: Session | None = Field(
        default=None, description="Needed where the board was played in several sessions."
    )
    section: Short | None = Field(
        default=None,
        description="Where several sections have a table of this number; or name the table B3.",
    )
    table: Short | None = None
    pair: Name | None = Field(
        default=None, description="Either of the two, where no table is named."
    )


class Decimals(Got):
    NS: Exact | None
    EW: Exact | None


class LineScored(Got):
    """A line: the result at the table is always there, and what was awarded beside it."""

    table: str
    ns: str
    ew: str
    group: str
    result: str | None
    score: int | None
    adjusted: Json | None
    corrected: Json | None = Field(
        default=None, description="What the record said before, where it was corrected (79)."
    )
    points: Decimals


class LineChanged(Got):
    table: str
    ns: str
    ew: str
    changed: bool
    before: Decimals
    after: Decimals


class TotalChanged(Got):
    direction: str | None
    id: str
    changed: bool
    before: Ranked
    after: Ranked


class ScoreChanged(Got):
    """Everybody before and after a decision about a score."""

    event: Json
    session: int | None = None
    board: int | None = None
    before: LineScored | None = None
    after: LineScored | None = None
    scores: list[LineChanged] = Field(default_factory=list)
    derivation: dict[str, list[str]] = Field(default_factory=dict)
    deadlines: Json | None = None
    penalties: list[Json] = Field(default_factory=list)
    penalties_taken_back: list[Json] = Field(default_factory=list)
    totals: list[TotalChanged] = Field(default_factory=list)


# The score desk

After = requests.After
Entry = Annotated[int, Field(ge=1, le=requests.LARGEST_NUMBER)]


class Decided(Sent):
    """What every decision at the score desk has."""

    after: After
    reason: Words = ""
    ruling: RulingId | None = Field(default=None, description="The ruling that it comes from.")
    preview: bool = Field(
        default=False, description="Only say what it would change; nothing is written."
    )


class Awarded(Sent):
    """What the sides get: one award for both, or one for each."""

    both: Award | None = Field(
        default=None,
        description="The award for both sides, or two with / between them.",
        examples=["2/3 4S= by N, 1/3 4S-1 by N", "A+/A-"],
    )
    ns: Award | None = Field(
        default=None, description="For North-South; a side left out keeps its score."
    )
    ew: Award | None = None


class NewAdjustment(Decided, Awarded):
    """An adjusted score (Law 12), or the result at the table again."""

    line: LineNamed
    as_played: bool = Field(default=False, description="The result at the table counts again.")
    law: Short = ""


class NewCorrection(Decided):
    """79B, 79C: the record said something else than what happened at the table."""

    line: LineNamed
    result: Award = Field(examples=["4S+1 by N"])


class NewPenalty(Decided):
    """A procedural penalty (Law 90); a bonus has a minus."""

    of: Name
    amount: Short = Field(examples=["10%", "3 IMP"])
    session: Session = 1
    law: Short = "90"


class ChangedSession(Sent):
    """What is to be known better of a session. What is left out stays as it is."""

    after: After
    name: Annotated[str, StringConstraints(min_length=1, max_length=80)] | None = None
    profile: Short | None = Field(default=None, description="Whose regulations hold.")
    posted_at: Short | None = Field(
        default=None,
        description="When the official score was available, as `2026-11-17T21:30:00+09:00`; "
        "`now`; or an empty text: it is not yet.",
    )
    closed: bool | None = None
    round: Annotated[int, Field(ge=0, le=99, strict=True)] | None = Field(
        default=None, description="8B1: the round that the director calls; 0: rounds are not kept."
    )


class DirectorSeat(Sent):
    """Where the director sits who also plays; without pair and place they do not play."""

    after: After
    pair: Short = Field(default="", description="Their pair or team, as the results name it.")
    place: Short = Field(default="", description="Their table, where no movement is known.")
    who: Short = Field(
        default="", description="Their name or initials, as they sign; empty: whoever works here."
    )
    deputy: Short = Field(default="", description="Who rules in their place.")


class DirectorPlays(Got):
    """Where the director sits, and what they have still to play."""

    pair: str
    place: str
    who: str
    deputy: str
    boards_left: list[int] | None = Field(description="`null`: no movement says it.")


class ResultsFile(Got):
    name: str
    kind: str
    imported_at: str


class DecisionMade(Got):
    """An adjusted score, a correction or a penalty that was not taken back."""

    entry: int = Field(description="It is taken back by this.")
    kind: Literal["adjusted", "corrected", "penalized"]
    at: str
    by: str
    session: int
    board: int | None
    ns: str | None
    ew: str | None
    award_ns: str | None = None
    award_ew: str | None = None
    was: str | None = None
    result: str | None = None
    of: str | None = None
    amount: str | None = None
    law: str
    reason: str
    ruling: str | None
    lost: str | None = Field(description="Why it does not fit the results as they are now.")


class SessionDetail(SessionState):
    """A session with what was decided at the score desk."""

    profile: str
    posted_at: str | None
    round: int
    playing: DirectorPlays | None = Field(description="`null`: the director does not play.")
    file: ResultsFile | None
    decisions: list[DecisionMade]
    correction_until: str | None = Field(description="79C.")
    appeal_until: str | None = Field(description="92B.")


class Scored(FieldScored):
    """The scores of a session as they count now."""

    id: str
    seq: int


class Traveller(Got):
    """A board with all its lines."""

    session: int
    board: int
    vulnerable: str
    lines: list[LineScored]
    frequencies: list[Json]


class LineToCheck(Got):
    """A result that looks wrong, and why."""

    session: int
    board: int
    table: str
    ns: str
    ew: str
    entered: str | None = Field(description="`null`: there is no result.")
    slip: str = Field(
        description="`side`, `declarer`, `lead`, `suit`, `sign`, `exchanged`, `pairs`, `no-result`."
    )
    instead: str | None = Field(description="What it may have been.")
    other_board: int | None = Field(description="Where two boards may have been exchanged.")
    is_contradiction: bool = Field(description="Entries that cannot all be right.")
    changes_score: bool
    odds: float | None
    why: str


class ToCheck(Got):
    """The results of a session that look wrong, worst first."""

    id: str
    seq: int
    suspicious: list[LineToCheck]


class DecisionAnswered(Got):
    """What a decision changes, or would change."""

    id: str
    seq: int
    entry: int | None = Field(description="`null`: it was a preview, and nothing was written.")
    change: ScoreChanged


# The report


def _by_side(awards: Any) -> Any:
    """What each side was awarded; what both were stands under no side alone."""
    if isinstance(awards, Mapping):
        return awards
    return {
        side.value: text
        for each, text in awards
        for side in (tuple(Side) if each is None else (each,))
    }


def _before(points: Any) -> Any:
    return points if isinstance(points, str) else points[0]


def _after(points: Any) -> Any:
    return points if isinstance(points, str) else points[1]


def _id(record: Any) -> Any:
    return getattr(record, "id", record)


def _tables(late: Any) -> list[Any]:
    return [getattr(one, "table", one) for one in late]


class RuledRow(Got):
    ruling: str = at("record.id")
    place: str = at("record.place")
    board: str = at("record.board")
    procedure: str = at("record.procedure.key")
    laws: list[str]
    headline: str
    given_at: Moment = at("record.given_at")
    by: str


class AdjustedRow(Got):
    entry: int = at("decided.entry")
    board: int = at("decided.meeting.board")
    ns: str = at("decided.meeting.ns")
    ew: str = at("decided.meeting.ew")
    table: Said
    awards: Annotated[dict[str, Said], BeforeValidator(_by_side)]
    points_before: Annotated[str, BeforeValidator(_before)] = at("points")
    points_after: Annotated[str, BeforeValidator(_after)] = at("points")
    law: str = at("decided.law")
    reason: str = at("decided.reason")
    by: str = at("decided.by")


class CorrectedRow(Got):
    entry: int = at("corrected.entry")
    board: int = at("corrected.meeting.board")
    ns: str = at("corrected.meeting.ns")
    ew: str = at("corrected.meeting.ew")
    was: Said
    result: Said
    law: str = at("corrected.law")
    reason: str = at("corrected.reason")
    by: str = at("corrected.by")


class PenaltyRow(Got):
    entry: int
    of: str = at("contestant")
    amount: str
    law: str
    reason: str
    by: str


class AppealRow(Got):
    ruling: str = at("record.id")
    place: str = at("record.place")
    board: str = at("record.board")
    asked_at: Moment = at("asked")
    in_time: bool | None = at(
        "is_in_time", description="92B; `null` while the period has not begun."
    )
    appeal: Annotated[str | None, BeforeValidator(_id)] = at(
        "heard", description="The ruling on the appeal; `null` while it is open."
    )
    headline: str


class PeriodRow(Got):
    name: Said
    law: str
    began_at: Moment = at("began")
    ends_at: Moment = at("ends")
    over: bool = at("is_over")


class Appeals(Got):
    appeals: list[AppealRow]


class EveningReport(Got):
    """A session on one page: only what was given, and not taken back."""

    id: str = at("club_session.id")
    seq: int = at("club_session.seq")
    name: str = at("club_session.name")
    field: Said | None
    directors: list[str]
    rulings: list[RuledRow]
    adjusted: list[AdjustedRow]
    corrected: list[CorrectedRow]
    penalties: list[PenaltyRow]
    appeals: list[AppealRow]
    late_tables: Annotated[list[str], BeforeValidator(_tables)] = at("late")
    periods: list[PeriodRow]
