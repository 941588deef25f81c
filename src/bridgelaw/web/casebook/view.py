"""A case of the casebook as a page shows it: what happened, what was asked, what was ruled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bridgelaw.casebook.expectations import EXPECTATIONS
from bridgelaw.casebook.files import CaseFile
from bridgelaw.casebook.run import Taken, take_steps
from bridgelaw.casebook.scores import Scores, scores_on_board
from bridgelaw.desk.event_words import told
from bridgelaw.game import SEATS
from bridgelaw.laws import PROCEDURES, Asked, Procedure
from bridgelaw.laws.machinery.transcript import Retold, retell
from bridgelaw.laws.machinery.view import RulingView
from bridgelaw.locale import Text
from bridgelaw.scoring.awards import Award
from bridgelaw.scoring.words import award_text
from bridgelaw.table import Irregularity, Phase, Table


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """A line of the traveller: the result at the table, and what counts instead."""

    table: str
    ns: str
    ew: str
    result: str
    awards: tuple[Text, ...]
    points: tuple[str, str]
    """What both sides have on the board."""
    is_ruled_on: bool


@dataclass(frozen=True, slots=True)
class ShownStep:
    """A step of a case."""

    note: str
    events: tuple[Text, ...]
    """What cannot be seen from the auction and the hands."""
    table: Table
    """As it was when the director came."""
    irregularities: tuple[Irregularity, ...]
    score_lines: tuple[ScoreLine, ...]
    procedure: Procedure | None
    told: tuple[Retold, ...]
    ruling: RulingView[Text] | None
    asked: Asked[Any] | None
    """The question at which the case stops, if it does."""
    expected: tuple[tuple[Text, str], ...]

    @property
    def has_auction(self) -> bool:
        return bool(self.table.calls)

    @property
    def has_hands(self) -> bool:
        """Is there anything to draw: known hands, or cards that were shown or played?"""
        table = self.table
        return table.phase is not Phase.AUCTION or any(
            table.hand(seat) is not None or table.face_up(seat) for seat in SEATS
        )


@dataclass(frozen=True, slots=True)
class ShownCase:
    """A case, or one of its variants."""

    number: int
    """0 for the case itself."""
    title: Mapping[str, str]
    steps: tuple[ShownStep, ...]


def shown_case(case: CaseFile) -> ShownCase:
    """Takes the steps of a case. Nothing is checked here: the tests of the casebook do that."""
    number, title = (0, case.title) if case.variant is None else case.variant
    return ShownCase(number, title, tuple(_steps(case)))


def _steps(case: CaseFile) -> Iterator[ShownStep]:
    known = 0
    for taken in take_steps(case):
        yield shown_step(taken, known)
        known = len(taken.moment.table.irregularities)


def shown_step(taken: Taken, known: int = 0) -> ShownStep:
    """A step as it is shown; the first `known` irregularities were shown before."""
    step, interview, moment = taken.step, taken.interview, taken.moment
    ruling = moment.ruling
    return ShownStep(
        step.note,
        tuple(map(told, step.events)),
        taken.before,
        taken.before.irregularities[known:],
        score_lines(moment.scores),
        None if step.ruling is None else PROCEDURES[step.ruling],
        () if interview is None else retell(interview),
        None if ruling is None else RulingView.of(ruling, taken.before),
        moment.asked,
        tuple((EXPECTATIONS[one.key].help, _plain(one.value)) for one in step.expectations),
    )


def score_lines(scores: Scores | None) -> tuple[ScoreLine, ...]:
    """The traveller of the board that is ruled on."""
    if scores is None:
        return ()
    field = scores.standings.field
    board = field.lines[scores.place].key
    points = scores_on_board(scores)
    return tuple(
        ScoreLine(
            line.table, line.ns, line.ew,
            "–" if line.result is None else str(line.result),
            () if line.adjusted is None else _awards(line.adjusted.ns, line.adjusted.ew),
            (points.get(line.ns, ""), points.get(line.ew, "")),
            place == scores.place,
        )
        for place, line in enumerate(field.lines)
        if line.key == board
    )  # fmt: skip


def _awards(ns: Award, ew: Award) -> tuple[Text, ...]:
    return (award_text(ns),) if ns == ew else (award_text(ns), award_text(ew))


def _plain(value: Any) -> str:
    """What a case expects, written shortly."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key}: {_plain(item)}" for key, item in value.items()) or "–"
    if isinstance(value, tuple):  # an act and the law that excludes it
        return _plain(value[-1])
    if isinstance(value, list):
        return ", ".join(map(_plain, value)) or "–"
    return "–" if value is None else str(value)
