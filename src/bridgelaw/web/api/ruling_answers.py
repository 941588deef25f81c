"""What a platform gets of rulings."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from bridgelaw.web.api.answers import NEXT, Got, Json
from bridgelaw.web.api.requests import SeatLetter
from bridgelaw.web.api.table_answers import ReviewState


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
    expected: str
    options: list[OptionState] = Field(description="Empty for free answers, such as a call.")


class WordsSaid(Got):
    to: str | None
    text: str


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
    asked: list[Json] | None = Field(None, description="Once given: what was asked.")
    laws: list[Json] | None = Field(None, description="Once given: its clauses in short words.")


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
    step: int = Field(description="The number of answers: send it with the next one.")
    answers: list[AnswerMade]
    question: QuestionState | None
    ruling: RulingMade | None
    given_at: str | None
    marks: dict[str, str]
    notes: list[NoteMade]


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
    label: str


class QuestionOf(Got):
    key: str
    law: str
    heading: str
    away_from_table: bool
    expected: str
    options: list[OptionOf]


class ProcedureState(Got):
    key: str
    title: str
    laws: list[str]
    for_director: bool
    questions: list[QuestionOf]


class Procedures(Got):
    procedures: list[ProcedureState]
