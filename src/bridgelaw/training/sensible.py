"""What sensible people come to at this table, where a question takes more than a few answers.

A result that fits the contract, the bid that somebody makes who has these cards, a card that costs
little, calls that are comparable where they speak of the same suit, and what somebody has done.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bridgelaw.game import PASS, Bid, Call, Card, Contract, Hand, NotationError, Seat
from bridgelaw.laws.claims.claim.questions import AwardQuestion
from bridgelaw.laws.common.comparable_call import ComparableQuestion
from bridgelaw.laws.common.in_words import InWords
from bridgelaw.laws.machinery.asked import Asked
from bridgelaw.laws.machinery.questions import (
    BadAnswer,
    CallQuestion,
    CardQuestion,
    SpecifiedQuestion,
)
from bridgelaw.laws.score.questions import (
    AssignedQuestion,
    OutcomeQuestion,
    PossibleQuestion,
    ResultsQuestion,
)
from bridgelaw.scoring.outcomes import Played, score_of
from bridgelaw.table import events as ev
from bridgelaw.table.result import result_of
from bridgelaw.table.table import Table
from bridgelaw.training.natural_boards import bid, natural_call, natural_card

_ALL = 13


_OF_TABLE = (
    AssignedQuestion, AwardQuestion, OutcomeQuestion, PossibleQuestion, ResultsQuestion, InWords,
)  # fmt: skip


def is_of_table(asked: Asked[Any]) -> bool:
    """Only that makes sense as an answer which fits what was bid and played."""
    return isinstance(asked.question, _OF_TABLE)


def is_of_nothing(table: Table | None, asked: Asked[Any]) -> bool:
    """It asks what somebody did who has done nothing here."""
    if table is None or not table.seats or not _is_of_deed(asked):
        return False
    return next(_deeds(table, asked), None) is None


def is_wild(table: Table | None, asked: Asked[Any], answer: str) -> bool:
    """It is a bid that nobody makes: too low where they have just heard that one was, or high above
    all that was bid."""
    if table is None or not isinstance(asked.question, CallQuestion):
        return False
    try:
        last, call = table.auction.last_bid, asked.read(answer)
    except BadAnswer:
        return False
    if not isinstance(call, Bid):
        return False
    level = 1 if last is None else last[1].level
    return call.level > level + 2 or (last is not None and not call.outranks(last[1]))


def is_unlike(asked: Asked[Any], answer: str) -> bool:
    """It takes a pass for comparable to a call that shows something, or the reverse."""
    calls = _calls_in(asked)
    is_one_pass = len(calls) > 1 and calls.count(PASS) == 1
    return isinstance(asked.question, ComparableQuestion) and is_one_pass and answer != "none"


def sensible(table: Table | None, asked: Asked[Any], seat: Seat | None) -> Iterator[str]:
    """The answers that come first, the most sensible of them first; none where any will do."""
    if table is None or not table.seats:
        return
    match asked.question:
        case AssignedQuestion() | OutcomeQuestion():
            yield from map(str, _results(table, asked))
        case PossibleQuestion():
            for likely, other, *_ in filter(None, [_results(table, asked)]):
                yield from (str(likely), f"60% {likely}, 40% {other}")
        case ResultsQuestion():
            scores = (score_of(one, table.board.vulnerability) for one in _results(table, asked))
            yield ", ".join(f"{score:+d} x{4 - at}" for at, score in enumerate(scores))
        case CallQuestion():
            yield from map(str, _calls(table, asked, seat))
        case CardQuestion() if seat is not None and table.hand(seat):
            fitting = [card for one in asked.samples() if (card := _card(one)) is not None]
            if fitting:
                yield str(natural_card(table, seat, Hand.of(fitting)))
        case SpecifiedQuestion():
            yield from (str(one.denomination) for one in _calls_in(asked) if isinstance(one, Bid))
        case ComparableQuestion():
            kinds = {getattr(one, "denomination", one) for one in _calls_in(asked)}
            yield "similar" if len(kinds) == 1 and kinds else "none"
        case AwardQuestion() if callable(verdict := asked.values.get("verdict")):
            found = verdict().tricks
            yield str(found - 1 if found else 1)
        case InWords() if _is_of_deed(asked):
            yield from _deeds(table, asked)


def samples_at(table: Table | None, asked: Asked[Any]) -> tuple[str, ...]:
    """Answers that can be given at this table, those first that somebody would give."""
    fitting = tuple(sensible(table, asked, None))
    if fitting and is_of_table(asked):
        return fitting
    every = tuple(dict.fromkeys((*fitting, *asked.samples())))
    return tuple(one for one in every if not is_wild(table, asked, one)) or every


def _is_of_deed(asked: Asked[Any]) -> bool:
    question = asked.question
    return isinstance(question, InWords) and "{partner}" in question.heading.msgid


def _deeds(table: Table, asked: Asked[Any]) -> Iterator[str]:
    """What partner has done, the last of it first."""
    for event in reversed(table.log):
        if isinstance(event, (ev.Called, ev.Led, ev.Played)):
            if event.seat is asked.values.get("partner"):
                what = event.call if isinstance(event, ev.Called) else event.card
                yield what.symbols


_INSTEAD = {
    "possible": 2, "possible_ns": 1, "possible_ew": 1, "right_ns": 1, "right_ew": 1, "after": 1,
    "if_called": 1, "recorded": 1,
}  # fmt: skip
"""So many tricks away from what was made lies what would have been, or was written down wrongly."""


def _results(table: Table, asked: Asked[Any]) -> tuple[Played, ...]:
    """Near what happened, or what was bid or would have been; and where it is asked what would have
    been instead, another one: better for the side that was hurt."""
    contract: Contract | None = table.contract or _would_be(table)
    if contract is None:
        return ()
    result = result_of(table)
    is_known = result is not None and result.contract is not None and result.is_complete
    tricks = result.tricks if result is not None and is_known else contract.tricks_needed
    away = _INSTEAD.get(asked.key, 0) if is_known or "innocent" in asked.values else 0
    hurt = asked.values.get("innocent")
    is_less = tricks % 2 == 0 if hurt is None else hurt is not contract.declarer.side
    step = -1 if is_less and away else 1
    near = (tricks + away * step, tricks + (away - 1) * step, tricks + (away + 1) * step)
    return tuple(Played(contract, count) for count in near if 0 <= count <= _ALL)


def _would_be(table: Table) -> Contract | None:
    """The contract that these hands come to."""
    if not table.deal.is_complete:
        return None
    *_, last = (None, *bid(Table(table.board, table.deal)))
    return None if last is None else last.contract


def _calls(table: Table, asked: Asked[Any], seat: Seat | None) -> Iterator[Call]:
    """The lowest sufficient bid of the same suit, and what the cards speak for."""
    last = table.auction.last_bid
    for one in _calls_in(asked):
        if isinstance(one, Bid):
            higher = (Bid.of(level, one.denomination) for level in range(1, 8))
            yield from (bid for bid in higher if last is None or bid.outranks(last[1]))
            break
    if seat is not None and table.hand(seat) is not None:
        yield natural_call(table, seat)


def _calls_in(asked: Asked[Any]) -> tuple[Call, ...]:
    return tuple(one for one in asked.values.values() if isinstance(one, Call))


def _card(text: str) -> Card | None:
    try:
        return Card.parse(text)
    except NotationError:
        return None
