"""What a platform gets. These models document it; a test holds every answer against them.

Most are read off the values that they are of (`of`): a member is the attribute of the same name,
or the one that `at` names. So each is declared once.
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal, TypeVar

from pydantic import (
    AliasChoices,
    AliasPath,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    ValidationInfo,
)

from bridgelaw.locale.language import Language
from bridgelaw.locale.text import Text
from bridgelaw.web.api.requests import LARGEST_NUMBER, SeatLetter

Json = dict[str, Any]


class Got(BaseModel):
    """Something that is sent back. A later version may have more members."""

    model_config = ConfigDict(from_attributes=True, validate_by_name=True, validate_by_alias=True)


G = TypeVar("G", bound=Got)


def of(model: type[G], value: object, language: Language | None = None) -> G:
    """The model of a value, its sentences in a language."""
    return model.model_validate(value, context=language)


def at(*attributes: str, description: str | None = None) -> Any:
    """A member that the value has by another name, perhaps of a value in it (`record.id`)."""
    paths = (AliasPath(*one.split(".")) for one in attributes)
    return Field(validation_alias=AliasChoices(*paths), description=description)


def _said(value: object, info: ValidationInfo[Language]) -> object:
    return info.context.say(value) if isinstance(value, Text) else value


def _moment(value: object) -> object:
    return value.isoformat() if isinstance(value, datetime) else value


Said = Annotated[str, BeforeValidator(_said)]
"""A sentence in the language of whoever asks."""

Moment = Annotated[str, BeforeValidator(_moment)]


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
    stream: str | None = Field(default=None, description="`conflict`, `moved`: what has changed.")
    head: int | None = Field(default=None, description="`conflict`, `moved`: its newest entry.")
    question: str | None = Field(default=None, description="`bad-answer`: the key of the question.")
    answer: str | None = None
    step: int | None = None
    expected: str | None = None
    text: str | None = None
    clause: str | None = Field(default=None, description="`unknown`: no clause has this number.")
    near: list[str] | None = None
    scope: str | None = Field(
        default=None, description="`out-of-scope`: what the token would need."
    )
    errors: list[ProblemError] | None = None


class ProblemKind(Got):
    """A kind of problem."""

    name: str
    status: int
    title: Said
    remedy: Said


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


ScopeName = Literal["read", "enter", "score", "rule", "manage"]


class AccessToken(Got):
    """A token of a program, as it is kept."""

    id: str
    name: str = Field(description="What it writes is signed with this name.")
    scopes: list[ScopeName]
    made_at: str
    expires_at: str | None
    used_on: str | None = Field(
        None, description="The last day (UTC) on which it was used; `null`: not yet."
    )


class AccessTokenMade(AccessToken):
    """A new token. It is shown this once."""

    token: str


class AccessTokens(Got):
    tokens: list[AccessToken]


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


class StoryFactState(Got):
    """A fact of a story, on the words that it stands on."""

    name: str
    value: str
    label: str
    said: str
    supplied: bool = Field(description="It follows from what was told, and was not said.")
    spans: list[list[int]]


class StoryProcedure(Got):
    key: str
    title: str


class StoryNext(StoryProcedure):
    who: Literal["N", "E", "S", "W"] | None


class StoryState(Got):
    """What was understood of a story; nothing is ruled and nothing is kept."""

    text: str
    outcome: Literal["read", "open", "unread"]
    procedures: list[StoryProcedure] = Field(description="In the order in which they rule.")
    other: list[str] = Field(description="Procedures of another reading, to be chosen from.")
    facts: list[StoryFactState]
    missed: list[str] = Field(description="Words that were not understood.")
    table: str = Field(description="The table's events as far as they were told, or nothing.")
    dealer: str
    contradictions: list[str]
    then: list[StoryNext] = Field(description="What is ruled on after the first.")


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


# Tables


class Made(Got):
    """A call or a card, and whose."""

    seat: SeatLetter
    call: str


class MadeCall(Made):
    standing: str = Field(description="`stands`, `attempted change` or `withdrawn`.")


class PlayedCard(Got):
    seat: SeatLetter
    card: str | None


class TrickState(Got):
    cards: list[PlayedCard]
    winner: SeatLetter | None = Field(description="Who wins it, or is winning it so far.")


class HandState(Got):
    held: list[str] | None = Field(description="`null`: not known, or not shown without a token.")
    face_up: list[str]
    played: list[str]


class PenaltyCardState(Got):
    seat: SeatLetter
    card: str
    kind: str
    law: str


class InForceState(Got):
    """A restriction or duty that a ruling left behind."""

    law: str
    text: str
    ends: str


class DecisionState(Got):
    """A choice that is declarer's before the player leads or plays."""

    player: SeatLetter
    law: str
    offender: SeatLetter
    suits: list[str]
    cards: list[str]
    text: str


class BreachState(Got):
    """What is wrong with a call or a card: the law that forbids it, the one that rectifies it."""

    what: str | None
    seat: SeatLetter
    kind: str
    law: str
    rectified_by: str
    text: str


class IrregularityState(BreachState):
    at: int = Field(description="The event of the log in which it happened, from 0.")
    settled: str | None = Field(description="The law that settled it; `null` while it is open.")


class ReviewState(Got):
    law: str
    text: str


class ReplacedState(Got):
    due: Json
    call: str


class TricksWon(Got):
    NS: int
    EW: int


class FourHands(Got):
    N: HandState
    E: HandState
    S: HandState
    W: HandState


class TableState(Got):
    """A table as it stands. Events and effects are written as in the log."""

    id: str
    seq: int = Field(description="Its newest entry: send it as `after` with the next change.")
    session: str
    place: str
    players: dict[SeatLetter, str]
    opened_at: str
    board: int | None
    dealer: SeatLetter
    vulnerable: Literal["none", "NS", "EW", "both"]
    deal: str | None
    phase: str
    auction: list[Made] = Field(description="The calls that stand.")
    calls: list[MadeCall] = Field(description="Every call made, with what became of it.")
    to_call: SeatLetter | None
    contract: str | None
    to_play: SeatLetter | None
    trick: TrickState
    tricks: list[TrickState]
    tricks_won: TricksWon
    tricks_left: int
    hands: FourHands
    face_down: list[PlayedCard]
    penalty_cards: list[PenaltyCardState]
    in_force: list[InForceState]
    decisions: list[DecisionState]
    due: list[Json] = Field(description="Cancelled calls that are to be replaced (29B).")
    replaced: list[ReplacedState]
    unauthorised: list[Json]
    irregularities: list[IrregularityState]
    claim: Json | None
    claim_decided: Json | None
    reviews: list[ReviewState]
    director_called: bool
    calls_for: str | None = Field(description="The procedure that has something to rule on now.")
    result: Json | None
    events: list[Json]
    text: str | None = Field(description="The table in the text notation.")
    rulings: list[str] = Field(description="The rulings that are in force here.")


class TableListed(Got):
    id: str
    seq: int
    state: Literal["live", "over"]
    session: str
    place: str
    board: str
    players: dict[SeatLetter, str]
    events: int
    opened_at: str
    changed_at: str


class Tables(Got):
    tables: list[TableListed]
    next: int | None = NEXT


class LegalCalls(Got):
    legal: list[str]
    excluded: list[BreachState]


class LegalCards(LegalCalls):
    hand_is_known: bool = Field(
        description="If not, `legal` is what may be played by whoever holds it."
    )


class Legal(Got):
    """What a player may call and play now; everything else with the law that excludes it."""

    seat: SeatLetter
    phase: str
    to_call: SeatLetter | None
    to_play: SeatLetter | None
    calls: LegalCalls
    cards: LegalCards
    decisions: list[DecisionState]


# Rulings


class LeadsTo(Got):
    clause: str
    ruling: str


class OptionState(Got):
    key: str
    label: str
    leads_to: list[LeadsTo] = Field(description="How things can end then, if `foresee` is asked.")


class QuestionState(Got):
    """The question that is pending."""

    key: str
    law: str
    heading: str
    why: str = Field(description="For the director alone.")
    answered_by: str | None = Field(description="The player who answers; `null`: the director.")
    away_from_table: bool
    say: list[str] = Field(description="What the director says at the table first.")
    usually: str | None = Field(
        default=None, description="The everyday answer, where it asks about a rarity."
    )
    expected: str = Field(description="What an answer looks like, besides the options.")
    takes_more: bool = Field(description="Other answers than the options fit: see `expected`.")
    options: list[OptionState] = Field(description="Empty for free answers, such as a call.")


class WordsSaid(Got):
    to: str | None
    text: str
    away_from_table: bool = Field(
        default=False, description="Said to that player alone, away from the table."
    )


class RulingMade(Got):
    """What is ruled, in the language that was asked for."""

    edition: str
    headline: str
    clauses: list[str]
    effects: list[Json]
    words: list[WordsSaid]
    notes: list[str]
    derivation: list[str]
    reviews: list[ReviewState]
    goes_on: str | None = Field(description="The procedure that rules on from here.")
    needs: list[str] = Field(
        default_factory=list,
        description="The procedures that the table needs after it, the first one first.",
    )
    hands_over: list[Json] = Field(
        default_factory=list, description="Answers that it takes over from this ruling."
    )
    asked: list[Json] | None = Field(default=None, description="Once given: what was asked.")
    laws: list[Json] | None = Field(
        default=None, description="Once given: its clauses in short words."
    )


class AnswerMade(Got):
    question: str
    answer: str


class NoteMade(Got):
    at: str
    text: str


class RulingState(Got):
    """A ruling as it stands: `question` is pending, or `ruling` is what it comes to."""

    id: str
    seq: int = Field(description="Its newest entry: send it as `after` with the next change.")
    state: Literal["open", "given", "undone"]
    procedure: str
    session: str
    table: str | None
    place: str
    board: str
    players: dict[SeatLetter, str]
    opened_at: str
    after_ruling: str | None
    who: SeatLetter | None = Field(description="Whom a quick ruling is about, if it was said.")
    step: int = Field(description="The number of answers: send it with the next one.")
    answers: list[AnswerMade]
    question: QuestionState | None
    ruling: RulingMade | None
    given_at: str | None
    marks: dict[str, str]
    notes: list[NoteMade]
    regulations: list[Json] = Field(
        default_factory=list,
        description="Rules of the club and of its authority beside the ruling: never law.",
    )


class RulingListed(Got):
    id: str
    seq: int
    state: Literal["open", "given", "undone"]
    procedure: str
    session: str
    table: str | None
    place: str
    board: str
    players: dict[SeatLetter, str]
    laws: list[str]
    headline: str | None
    marks: list[str]
    opened_at: str
    changed_at: str


class Rulings(Got):
    rulings: list[RulingListed]
    next: int | None = NEXT


class Stepped(Got):
    """Where a ruling stands that nobody keeps."""

    procedure: str
    language: str
    answers: list[AnswerMade]
    question: QuestionState | None
    ruling: RulingMade | None
    table: Json | None = Field(description="The table, after the ruling if there is one.")


class OptionOf(Got):
    key: str
    label: Said


class QuestionOf(Got):
    key: str
    law: str
    heading: Said
    away_from_table: bool = at("away")
    expected: Said
    takes_more: bool = Field(description="Other answers than the options fit: see `expected`.")
    options: list[OptionOf]


class ProcedureState(Got):
    key: str
    title: Said
    laws: list[str]
    for_director: bool
    questions: list[QuestionOf]


class Procedures(Got):
    procedures: list[ProcedureState]
