"""Boards of which something is forgotten: less is known, and nothing comes out otherwise.

A procedure runs on the whole table; what the table told it is taken as answers, and the procedure
runs again on the table of which something was forgotten. What is asked there and was known before
is answered so; the clauses must then be the same, and the effects too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import Enum
from typing import Any

from bridgelaw.game import SEATS, Board, Card, Seat
from bridgelaw.game.seats import Player
from bridgelaw.laws import Interview, Path, Procedure
from bridgelaw.laws.common.unintended import IF_MEANT_CALL_IS_IRREGULAR
from bridgelaw.laws.machinery.case import Known
from bridgelaw.laws.machinery.questions import Question
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.locale.errors import Refusal
from bridgelaw.table import Phase, Table
from bridgelaw.table import events as ev
from bridgelaw.table.effects import CardAdded, Effect, ForcedPass, LeadRight, PenaltyCard, PickedUp


class Same(Enum):
    """How the second run ended."""

    YES = "the same clauses and effects"
    ASKS = "it asks what the whole table never needed"
    RESERVED = "it says itself that the call that was meant could not be judged"
    NOT_TAKEN = "the table cannot be without that, or shows nothing to rule on"


def forgotten(table: Table) -> Iterator[Table]:
    """The same table with less of it entered; what was irregular still shows."""
    log, board = table.log, Board(None, table.board.vulnerability)
    logs: list[tuple[ev.Event, ...]] = [log, (*log, ev.Unentered())]
    for count in range(1, len(log)):
        if isinstance(log[count - 1], ev.Ruled):
            break
        front = (ev.Unentered(), *log[count:])
        logs += [front, (*front, ev.Unentered())]
    for one in logs:
        try:
            less = Table(board, table.deal, one)
        except Refusal:
            continue
        if _irregular(less) == _irregular(table) and less.entered.phase is table.entered.phase:
            yield less  # with no bid known, three passes are not taken for the end of the auction


def compared(less: Table, effects: set[Effect], whole: set[Effect]) -> tuple[set[Effect], ...]:
    """Both with the cards that were entered at the whole table alone left unnamed."""
    entered = {card for event in less.log for card in _cards_of(event)}
    return tuple({_unnamed(one, entered) for one in each} for each in (effects, whole))


def _unnamed(effect: Effect, entered: set[Card]) -> Effect:
    for name in ("card", "what"):
        card = getattr(effect, name, None)
        if isinstance(card, Card) and card not in entered:
            unnamed: Any = {name: None}
            return replace(effect, **unnamed)
    return effect


def _cards_of(event: ev.Event) -> Iterator[Card]:
    yield from (card for card in (getattr(event, "card", None),) if card is not None)
    yield from getattr(event, "cards", ())


def _irregular(table: Table) -> list[tuple[object, ...]]:
    found = table.irregularities
    return [(one.kind, one.seat, one.what, one.law, one.settled) for one in found]


MAY_LACK = ("misinformation", "misinformation-after", "dummy-conduct")
"""21B1, 47E2(a), 43B2(a): a call or card that nobody entered cannot be changed at the table, and a
hand that may be on lead anyway is not put there. Nothing else is ruled."""
ABOUT_HANDS = {"50D1(a)", "50D1(b)", "57B", "59"}
"""That somebody cannot do what is demanded is known of a hand that is known."""


def check_same(procedure: Procedure, ruling: Ruling, whole: Path, less: Table, at: Table) -> None:
    """The ruling with less known is the one that the whole table came to."""
    hidden = less.is_open or any(
        less.hand(seat) is None and at.hand(seat) is not None for seat in SEATS
    )
    context = f"{procedure.key} {whole.answers}, with less known:\n{less.text}"
    clauses = [
        [one for one in each.clauses if not hidden or one not in ABOUT_HANDS]
        for each in (ruling, whole.ruling)
    ]
    assert clauses[0] == clauses[1], f"{clauses[0]}, not {clauses[1]}: {context}"
    sets = (
        {_in_any_trick(one) for one in each.effects} if less.is_open else set(each.effects)
        for each in (ruling, whole.ruling)
    )
    effects, others = compared(less, *sets)
    auction_lasts = at.after(whole.ruling.event).phase is Phase.AUCTION
    more = {
        one
        for one in effects - others
        # With what came first unknown, the auction may go on; where it does not, nobody calls.
        if auction_lasts or not isinstance(one, ForcedPass | LeadRight)
    }
    assert not more, f"{more} beside {others - effects}: {context}"
    # Of a hand that was spread it is known which cards lie there where the hand is known.
    lacks = {
        one
        for one in others - effects
        if not (hidden and isinstance(one, PickedUp | PenaltyCard) and one.card is None)
        and not (isinstance(one, PickedUp) and _lies_unknown(less, one.player))
        and one not in _ruled(at) - _ruled(less)  # it holds again, of a ruling that is forgotten
    }
    assert not lacks or procedure.key in MAY_LACK, f"{lacks} lacks: {context}"


def _ruled(table: Table) -> set[Effect]:
    return {effect for ruled in table.rulings for effect in ruled.effects}


def _lies_unknown(less: Table, player: Player) -> bool:
    """A hand that was spread, and is not known, goes back without a card being named."""
    return isinstance(player, Seat) and less.is_spread(player) and less.hand(player) is None


def _in_any_trick(effect: Effect) -> Effect:
    """Tricks that nobody entered are not counted."""
    return replace(effect, trick=0) if isinstance(effect, CardAdded) else effect


def run_again(procedure: Procedure, whole: Path, less: Table) -> tuple[Same, Ruling | None]:
    """The procedure on the table of which something was forgotten."""
    told = [(answer.key, answer.value) for answer in whole.answers]
    known = {
        item.question.key: _written(item.question, item.value)
        for item in whole.trail
        if isinstance(item, Known)
    }
    before = whole.ruling.before
    if before is not None:
        ruled_on = (before.log[at] for at in whole.ruling.on or () if at < len(before.log))
        if any(event not in less.log for event in ruled_on):
            return Same.NOT_TAKEN, None  # what was ruled on is forgotten
    if before is not None:
        # What the whole table says of the board, and no law had to look at.
        known["who_declares"] = None if before.declarer is None else before.declarer.letter
        known["left"] = str(before.tricks_left)
    try:
        interview = Interview.begin(procedure, less)
    except Refusal:
        return Same.NOT_TAKEN, None
    while (asked := interview.question) is not None:
        key = asked.key
        answer = next((value for name, value in told if name == key), known.get(key))
        if answer is None:
            return Same.ASKS, None
        if (key, answer) in told:
            told.remove((key, answer))
        try:
            interview = interview.answer(answer)
        except Refusal:
            return Same.NOT_TAKEN, None
    ruling = interview.ruling
    assert ruling is not None
    return (
        (Same.RESERVED, None) if IF_MEANT_CALL_IS_IRREGULAR in ruling.notes else (Same.YES, ruling)
    )


def _written(question: Question[object], value: object) -> str | None:
    keys = (option.key for option in question.options if option.value == value)
    return next(keys, str(value))
