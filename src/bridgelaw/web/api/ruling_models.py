"""Rulings: a story that leads to one, what is asked, what is ruled."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from bridgelaw.web.api.answers import NEXT, Got, Json, Said, at
from bridgelaw.web.api.requests import SeatLetter
from bridgelaw.web.api.table_models import ReviewState


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
    answers: dict[str, str] = Field(
        description="What was told of the ruling's questions, by their keys."
    )
    contradictions: list[str]
    then: list[StoryNext] = Field(description="What is ruled on after the first.")


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
