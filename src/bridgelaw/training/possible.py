"""What can have happened at this table: nobody tells what its calls and cards speak against."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bridgelaw.game.calls import PASS
from bridgelaw.game.seats import Seat
from bridgelaw.laws import Interview
from bridgelaw.laws.information.unauthorised_information.questions import Source
from bridgelaw.laws.machinery.asked import Asked
from bridgelaw.table import Phase
from bridgelaw.table import effects as fx
from bridgelaw.table import events as ev
from bridgelaw.table.table import Table

Possible = Callable[[Table, Any, Asked[Any]], bool]
"""Can this be the answer here?"""


def can_be(interview: Interview, asked: Asked[Any], answer: str) -> bool:
    """Can this be so at the table, as far as it shows that?"""
    rule, table = _RULES.get((interview.procedure.key, asked.key)), interview.table
    if rule is None or table is None or not table.seats:
        return True
    if any(isinstance(event, (ev.Unentered, ev.Told)) for event in table.log):
        return True  # it may have been before
    return rule(table, asked.read(answer), asked)


def _has_bid(table: Table, seats: tuple[Seat, ...]) -> bool:
    return any(call is not PASS and seat in seats for seat, call, _ in table.calls)


def _opponents_bid(table: Table, seat: Seat, _: Asked[Any]) -> bool:
    return _has_bid(table, (seat.lho, seat.rho))


def _side_bid(table: Table, seat: Seat, _: Asked[Any]) -> bool:
    return _has_bid(table, (seat, seat.partner))


def _has_called(table: Table, seat: Seat, _: Asked[Any]) -> bool:
    return any(by is seat for by, _, _ in table.calls)


def _came_from(table: Table, source: Source, asked: Asked[Any]) -> bool:
    """Information that came in this way."""
    is_played = table.phase in (Phase.PLAY, Phase.CLAIMED, Phase.OVER)
    match source:
        case Source.DUMMY:
            return is_played and asked.values.get("player") in (None, table.dummy)
        case Source.REVOKE:
            return is_played and bool(table.tricks or table.trick.cards)
        case Source.OBJECTION:
            return any(isinstance(event, (ev.Claimed, ev.Conceded)) for event in table.log)
        case Source.WITHDRAWN:
            withdrawn = (fx.CallWithdrawn, fx.CardWithdrawn)
            return any(
                isinstance(one, withdrawn) for given in table.rulings for one in given.effects
            )
        case Source.QUESTION | Source.FOR_PARTNER | Source.EXPLANATION:
            return _has_bid(table, tuple(Seat))
    return True


_RULES: Mapping[tuple[str, str], Possible] = {
    ("misinformation", "who"): _opponents_bid,
    ("misinformation-after", "who"): _side_bid,
    ("explanation-duty", "who"): _side_bid,
    ("unintended-call", "who"): _has_called,
    ("unauthorised-information", "source"): _came_from,
}
