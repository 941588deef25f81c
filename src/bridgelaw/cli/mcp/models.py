"""What an assistant sends to a tool, and what it gets; most of it as the API has it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from bridgelaw.web.api import law_models, requests, ruling_models, table_models
from bridgelaw.web.api.answers import Got
from bridgelaw.web.api.lang import Lang
from bridgelaw.web.api.play_models import ClaimJudged, ClaimSent, RevokesSent
from bridgelaw.web.api.requests import (
    MOST_ANSWERS,
    LongText,
    MeaningText,
    OneAnswer,
    ProcedureKey,
    SeatLetter,
    Sent,
    Short,
    TableSent,
    TableText,
    Words,
)
from bridgelaw.web.api.score_models import Award, Awarded, LineNamed, ScoreChanged


class Asked(Sent):
    """Whatever is sent to a tool."""

    lang: Lang | None = Field(
        default=None, description="The language of sentences; otherwise the server's."
    )


class WordsAsked(Asked):
    words: MeaningText = Field(
        description="What happened, in the words that were used at the table.",
        examples=["West bid out of turn", "リードが順番外"],
    )


class StoryAsked(Asked):
    text: Annotated[str, StringConstraints(min_length=1, max_length=600)] = Field(
        description="What happened, as it was told at the table.",
        examples=["East bid one heart over one spade, South hasn't called yet"],
    )


_TABLE = Field(
    description=(
        "The table. As text: a head (`board 7`, or `dealer N` and `vulnerable NS`), if the hands "
        "are known `deal N:AKQJ.T98.765.432 - - -` (clockwise, - where unknown), then what "
        "happened, one event a line or with commas: `S 1C, W 1S, N 1H`, `W leads HK`, "
        "`N plays H3`, `E exposes DQ`, `S claims 3`."
    ),
    examples=["board 7\nS 1C, W 1S, N 1H"],
)
TableAt = Annotated[TableText | TableSent, _TABLE]


class TableAsked(Asked):
    table: TableAt


class LegalAsked(Asked):
    table: TableAt
    seat: SeatLetter


class ScoreOf(LineNamed):
    """The line whose score is ruled on, in a file of results."""

    results: LongText = Field(description="The file: USEBIO, PBN, CSV or YAML, as text.")


class RuleAsked(Asked):
    procedure: ProcedureKey
    table: TableAt | None = None
    who: SeatLetter | None = Field(
        default=None,
        description="Without a table: whom it is about. The words then speak of seats.",
    )
    answers: Annotated[list[OneAnswer], Field(max_length=MOST_ANSWERS)] = Field(
        default_factory=list,
        description=(
            "Every answer so far, each with the key of its question, in order. Only what the "
            "director or the player named in `answered_by` said: never your own judgement."
        ),
        examples=[[{"question": "accepts", "answer": "no"}]],
    )
    in_person: bool = Field(
        default=True,
        description=(
            "Where the host has forms, every question goes to the person in front of it, and you "
            "get the ruling, or the question that was not answered."
        ),
    )
    assume: bool = Field(
        default=False, description="Rarities get their everyday answer, which `answers` then shows."
    )
    foresee: bool = Field(
        default=False, description="Each option says how things can end after it."
    )
    profile: Short = Field(
        default="WBF", description="Whose regulations hold: WBF, ACBL, EBU, JCBL."
    )
    edition: Short | None = Field(
        default=None,
        description="The edition of the Laws that is ruled by; the one in force today if none.",
        examples=["2017"],
    )
    score: ScoreOf | None = Field(
        default=None, description="For rulings on a score: what it is compared with."
    )


class CompareAsked(requests.Compared, Asked):
    pass


class ClaimAsked(ClaimSent, Asked):
    pass


class RevokesAsked(RevokesSent, Asked):
    pass


class LawAsked(Asked):
    law: Short = Field(description="A law or a clause.", examples=["27", "27B1(a)"])


class ScoreAsked(Asked):
    results: Annotated[list[Award], Field(min_length=1, max_length=100)] = Field(
        description="Results as they are written.", examples=[["4S= by N", "3NTX-2 by W", "Pass"]]
    )
    vulnerable: Literal["none", "NS", "EW", "both"] = "none"


class FieldAsked(Asked):
    results: LongText = Field(
        description=(
            "A file of results as text: USEBIO, PBN, CSV or YAML. The shortest is CSV: a first "
            "row `board,ns,ew,result`, then rows such as `1,1,4,4S= by N`."
        )
    )
    travellers: bool = Field(default=False, description="Every board's traveller too.")
    pair: Short | None = Field(default=None, description="This contestant's lines too.")


class AdjustAsked(ScoreOf, Awarded, Asked):
    law: Short = Field(description="The ground: no score is adjusted without one.")
    reason: Words = ""


# What comes back. `next` says what the assistant does now.


class Entrance(Got):
    """A procedure that may be meant."""

    procedure: str
    title: str
    laws: list[str]
    who: str | None = Field(description="How to ask whom it is about; `null` where nobody is.")


class StoryRead(ruling_models.StoryState):
    next: str


class Entrances(Got):
    procedures: list[Entrance] = Field(description="The most likely first; perhaps none.")
    next: str


class Then(Got):
    """What to send to `rule` next: another law takes over, or the table needs another ruling."""

    procedure: str
    table: str | None
    who: SeatLetter | None
    answers: list[ruling_models.AnswerMade]


class RuledStep(Got):
    """A question that is pending, or the ruling; never both."""

    procedure: str
    title: str
    language: str
    answers: list[ruling_models.AnswerMade] = Field(
        description="Send these again with the next one."
    )
    question: ruling_models.QuestionState | None
    ruling: ruling_models.RulingMade | None
    refused: str | None = Field(description="Why the last answer was not taken.")
    laws: list[law_models.ClauseState] = Field(description="What is cited, in our own short words.")
    table: str | None = Field(description="The table as text, after the ruling if there is one.")
    then: Then | None
    next: str


class TableSeen(Got):
    """Where a table stands, and what it calls for."""

    phase: str
    to_call: SeatLetter | None
    to_play: SeatLetter | None
    contract: str | None
    auction: list[table_models.Made]
    tricks_won: table_models.TricksWon
    irregularities: list[table_models.IrregularityState] = Field(
        description="Those that nobody has settled."
    )
    calls_for: str | None = Field(description="The procedure that has something to rule on.")
    in_force: list[table_models.InForceState]
    decisions: list[table_models.DecisionState]
    penalty_cards: list[table_models.PenaltyCardState]
    result: dict[str, Any] | None
    text: str
    next: str


class Claimed(ClaimJudged):
    ask: list[str] = Field(description="What only the director can say; until then it is open.")
    next: str


class Compared(law_models.ComparisonState):
    next: str


class ScoreWritten(Got):
    result: str
    vulnerable: str
    ns: int
    ew: int
    derivation: list[dict[str, Any]]


class Scores(Got):
    scores: list[ScoreWritten]


class Adjusted(ScoreChanged):
    results: str = Field(description="The file with the adjusted score, in its own format.")
    next: str


class LawRead(law_models.LawState):
    next: str
