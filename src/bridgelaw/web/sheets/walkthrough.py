"""Players without a director: a procedure whose answers stand in the address, and its drawing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import Any
from urllib.parse import urlencode

from bridgelaw.flowchart import Box, Page, build, draw_svg, outline
from bridgelaw.flowchart.condense import Detail
from bridgelaw.game import SEATS, Seat
from bridgelaw.game.seats import SEAT_OF_LETTER
from bridgelaw.laws import PROCEDURES, Asked, Interview, Procedure, Ruling
from bridgelaw.laws.machinery.transcript import Retold, retell
from bridgelaw.laws.machinery.view import OptionView, RulingView
from bridgelaw.locale import Text, language
from bridgelaw.table.effects import ScoreAdjusted
from bridgelaw.web.parts.page_question import (
    PageQuestion,
    page_question,
)
from bridgelaw.web.parts.widgets import Buttons, widget_of
from bridgelaw.web.server.limits.throttle import Throttle

FIRST = ("insufficient-bid", "call-out-of-turn", "play-out-of-turn", "revoke")
"""The four sheets that players know from paper."""

TAKES_A_DIRECTOR = tuple(key for key, one in PROCEDURES.items() if one.manifest.mostly_judged)

SHEETS: dict[str, Procedure] = {
    key: PROCEDURES[key]
    for key in dict.fromkeys(chain(FIRST, PROCEDURES))
    if not PROCEDURES[key].for_director and key not in TAKES_A_DIRECTOR
}
"""What players may use by themselves: nothing that adjusts scores, or that is mostly judged."""


_AT = "at"
"""Before the answers in an address: whom it is about."""


@dataclass(frozen=True, slots=True)
class SheetOption:
    """An answer to tap, and the address that it leads to."""

    label: Any
    address: str
    option: OptionView | None
    """With the rulings that it can lead to, if they are known."""


@dataclass(frozen=True, slots=True)
class GivenAnswer:
    """An answer that was given, and the address at which it can be changed."""

    retold: Retold
    address: str


@dataclass(frozen=True, slots=True)
class Rarity:
    """Something rare that nobody has spoken of, and the sheet on which it happened."""

    label: Text
    address: str


@dataclass(frozen=True, slots=True)
class PlayerSheet:
    """Where players stand on a sheet."""

    procedure: Procedure
    told: tuple[GivenAnswer, ...]
    """What was answered; what is rare was not asked."""
    rarities: tuple[Rarity, ...]
    question: PageQuestion | None
    ways: tuple[SheetOption, ...]
    ruling: RulingView[Text] | None
    goes_on: Procedure | None
    """The sheet that rules on from here."""
    needs_director: bool
    """A score is to be adjusted, or what rules on from here is no sheet for players."""
    is_cut: bool
    """Some of the answers did not fit: an old link, or a wrong one."""
    who: Seat | None
    """Whom it is about, where somebody has tapped it."""
    seats: tuple[tuple[Seat, str], ...]
    """Each seat, and the same place on the sheet about it; none where no one seat matters."""

    @property
    def is_judged(self) -> bool:
        """Does the question take a director's judgement?"""
        judged = self.procedure.manifest.judged
        return self.question is not None and self.question.asked.key in judged


def sheet_at(procedure: Procedure, answers: Iterable[tuple[str, str]]) -> PlayerSheet:
    """The sheet after these answers, as far as they fit; what is rare is taken not to be so.

    Where somebody has tapped who it was, the players are called by their seats.
    """
    left = list(answers)
    seat = SEAT_OF_LETTER.get(left[0][1]) if left and left[0][0] == _AT else None
    left = left if seat is None else left[1:]
    interview = Interview.begin(procedure, who=seat if procedure.who else None).offering
    while (asked := interview.question) is not None:
        usual = asked.question.usually
        if left and left[0][0] == asked.key and left[0][1] in _offered(asked):
            interview = interview.answer(left.pop(0)[1])
        elif usual is not None and (not left or left[0][0] != asked.key):
            interview = interview.answer(usual)
        else:
            break
    question, ruling = page_question(interview), interview.ruling
    goes_on = None if ruling is None or ruling.goes_on is None else SHEETS.get(ruling.goes_on)
    told = tuple(enumerate(retell(interview)))
    rare = [(place, one) for place, one in told if one.asked.question.usually == one.answer]
    return PlayerSheet(
        procedure,
        tuple(GivenAnswer(one, _address(interview, place)) for place, one in told
              if (place, one) not in rare),
        tuple(rarity for place, one in rare for rarity in _rarities(interview, place, one)),
        question,
        () if question is None else _ways(interview, question),
        None if ruling is None else RulingView.of(ruling),
        goes_on,
        ruling is not None and _needs_director(ruling),
        bool(left),
        interview.circumstances.who,
        tuple((one, _address(interview, None, at=one)) for one in SEATS if procedure.who),
    )  # fmt: skip


def _rarities(interview: Interview, place: int, one: Retold) -> Iterator[Rarity]:
    others = [option for option in one.asked.options if option.key != one.answer]
    for option in others:
        label = one.asked.unusual if len(others) == 1 else option.label
        yield Rarity(label, _address(interview, place, (one.asked.key, option.key)))


def _needs_director(ruling: Ruling) -> bool:
    adjusts = any(isinstance(effect, ScoreAdjusted) for effect in ruling.effects)
    return adjusts or (ruling.goes_on is not None and ruling.goes_on not in SHEETS)


def _ways(interview: Interview, question: PageQuestion) -> tuple[SheetOption, ...]:
    options = {option.key: option for option in question.options}
    asked = question.asked
    return tuple(
        SheetOption(label, _address(interview, None, (asked.key, key)), options.get(key))
        for key, label in _offered(asked).items()
    )


def _offered(asked: Asked[Any]) -> dict[str, Any]:
    """The answers to tap: without a table no question of a sheet needs anything else."""
    offered: dict[str, Any] = {option.key: option.label for option in asked.options}
    widget = widget_of(asked)
    if isinstance(widget, Buttons):
        offered.update(widget.answers)
    return offered or dict(asked.question.sample_labels)


def _address(
    interview: Interview, upto: int | None, *more: tuple[str, str], at: Seat | None = None
) -> str:
    """The sheet after these answers, or after the first of them."""
    who = at or interview.circumstances.who
    begins = [] if who is None else [(_AT, who.letter)]
    query = urlencode([*begins, *interview.answers[:upto], *more])
    return f"/sheets/{interview.procedure.key}" + (f"?{query}" if query else "")


@lru_cache(maxsize=128)
def whole(key: str) -> tuple[Box, ...]:
    """A procedure as nested boxes; of a large one only questions and rulings."""
    graph = build(PROCEDURES[key])
    is_large = len(graph.nodes) > _LARGE
    return outline(graph, Detail.NO_STEPS if is_large else Detail.RULINGS_JOINED)


_LARGE = 60  # boxes
_TURNS = Throttle(at_once=1, with_waiting=6)
"""Finding room for everything on one sheet takes a second."""


@lru_cache(maxsize=128)
def drawing(key: str, code: str, page: Page) -> str:
    """The sheet as SVG: one page of A4, or a column for a phone."""
    with _TURNS.turn():
        return draw_svg(build(SHEETS[key]), language(code), page)
