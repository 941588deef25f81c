"""What can have happened at this table: nobody tells what its calls and cards speak against."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from bridgelaw.game import BIDS, PASS, SEATS, Bid, Seat
from bridgelaw.laws import Interview
from bridgelaw.laws.auction.insufficient_bid.questions import Meant
from bridgelaw.laws.information.unauthorised_information.questions import Source
from bridgelaw.laws.machinery.asked import Asked
from bridgelaw.laws.play.dummy_conduct.questions import Slip
from bridgelaw.laws.play.trick_count.questions import When
from bridgelaw.laws.score.no_comparable_result.questions import Results
from bridgelaw.table import Phase
from bridgelaw.table import effects as fx
from bridgelaw.table import events as ev
from bridgelaw.table.result import is_finished
from bridgelaw.table.table import Table


class Place(NamedTuple):
    """A table, what was asked there, and what was answered before."""

    table: Table
    asked: Asked[Any]
    said: Mapping[str, str]

    def has_bid(self, *seats: Seat) -> bool:
        return any(call is not PASS and seat in seats for seat, call, _ in self.table.calls)


Possible = Callable[[Place, Any], bool]
"""Can this be the answer here?"""


def can_be(interview: Interview, asked: Asked[Any], answer: str) -> bool:
    """Can this be so at the table, as far as it shows that, and beside what was said before?"""
    rule, table = _RULES.get((interview.procedure.key, asked.key)), interview.table
    if rule is None or table is None or not table.seats:
        return True
    if any(isinstance(event, (ev.Unentered, ev.Told)) for event in table.log):
        return True  # it may have been before
    said = {one.key: one.value for one in interview.answers}
    return rule(Place(table, asked, said), asked.read(answer))


def _opponents_bid(place: Place, seat: Seat) -> bool:
    return place.has_bid(seat.lho, seat.rho)


def _side_bid(place: Place, seat: Seat) -> bool:
    return place.has_bid(seat, seat.partner)


def _has_called(place: Place, seat: Seat) -> bool:
    return any(by is seat for by, _, _ in place.table.calls)


def _is_artificial_pass(place: Place, is_so: bool) -> bool:
    """A pass is artificial where partner's call may have been: no pass, and no suit at level 1."""
    by = place.asked.values.get("offender")
    if not is_so or not isinstance(by, Seat):
        return True
    made = [call for seat, call, _ in place.table.calls if seat is by.partner]
    return bool(made) and made[-1] is not PASS and getattr(made[-1], "level", 2) > 1


def _shows_the_same(place: Place, is_lowest: bool) -> bool:
    """27B1(a): the lowest sufficient bid of a suit that the first one showed, and no other."""
    call = place.asked.values.get("call")
    if not isinstance(call, Bid):
        return True
    shown = {word.rstrip(",") for word in place.said.get("specified", "").split()}
    over = max(one.rank for _, one, _ in place.table.calls if isinstance(one, Bid))
    lower = (one for one in BIDS[over + 1 : call.rank] if one.denomination is call.denomination)
    return is_lowest is (str(call.denomination) in shown and not any(lower))


def _done_by_defender(place: Place, slip: Slip) -> bool:
    """What a defender did wrong, of which the table shows nothing: no card."""
    return slip is Slip.OTHER or place.table.is_open or None in place.table.deal.hands


def _shown_by_table(place: Place, law: str) -> bool:
    """What the players settled is what the table shows, where it shows anything."""
    return place.table.ruling_needed in (None, law)


def _played_on(place: Place, when: When) -> bool:
    """Somebody has led to the next trick."""
    is_begun = bool(place.table.trick.cards) or len(place.table.tricks) > 1
    return when not in (When.LED, When.PLAYED_ON) or is_begun


def _results_there(place: Place, results: Results) -> bool:
    """Of a board that was played here there is a result."""
    return results is Results.SEVERAL or not is_finished(place.table)


def _seen_by_director(_: Place, meant: Meant) -> bool:
    """What no bid shows is looked up by the director; a player says whether it was a slip."""
    return meant in (Meant.SLIP, Meant.MEANT)


def _came_from(place: Place, source: Source) -> bool:
    """Information that came in this way."""
    table = place.table
    is_played = table.phase in (Phase.PLAY, Phase.CLAIMED, Phase.OVER)
    match source:
        case Source.DUMMY:
            return is_played and place.asked.values.get("player") in (None, table.dummy)
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
            return place.has_bid(*SEATS)
    return True


_RULES: Mapping[tuple[str, str], Possible] = {
    ("misinformation", "who"): _opponents_bid,
    ("misinformation-after", "who"): _side_bid,
    ("explanation-duty", "who"): _side_bid,
    ("unintended-call", "who"): _has_called,
    ("unauthorised-information", "source"): _came_from,
    ("call-out-of-turn", "artificial"): _is_artificial_pass,
    ("insufficient-bid", "unintended"): _seen_by_director,
    ("insufficient-bid", "lowest_same"): _shows_the_same,
    ("dummy-conduct", "irregularity"): _done_by_defender,
    ("settled-by-players", "which"): _shown_by_table,
    ("trick-count", "when"): _played_on,
    ("no-comparable-result", "results"): _results_there,
}
