"""A poll of players (16B1(b)): the page that is handed to one of them, and what they tapped.

It shows hand, auction and calls, and nothing of the information; no name. Nothing is kept on the
way: the poll so far stands in the address, and comes back as one more asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlencode

from starlette.responses import Response

from bridgelaw.desk.hearing import Hearing
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.game import SEATS, Call, Hand, Seat
from bridgelaw.game.calls import SPOKEN_CALLS
from bridgelaw.laws.common.poll import BadPoll, Poll, first_asked, parse_poll
from bridgelaw.locale import Refusal
from bridgelaw.table import events as ev
from bridgelaw.table.table import Table
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import Typed, Visit, whole_number
from bridgelaw.web.server.typed_answers import typed_poll

pages = Pages()
_LONGEST = 600
_AT_ONCE = 10
"""Calls that stand on the page; the others are folded."""
_MOST = 40


@dataclass(frozen=True, slots=True)
class PollProblem:
    """What a player is asked about."""

    seat: Seat | None
    hand: Hand | None
    table: Table | None
    """When it was their turn; `None` where no auction is known."""
    calls: tuple[Call, ...]


def problem_of(table: Table | None, giver: Seat | None) -> PollProblem:
    """The moment at which the partner of whoever gave the information last called."""
    if table is None or giver is None:
        return PollProblem(None, None, None, SPOKEN_CALLS)
    seat = giver.partner
    at = next(
        (number for number in reversed(range(len(table.log)))
         if isinstance(event := table.log[number], ev.Called) and event.seat is seat),
        len(table.log),
    )  # fmt: skip
    before = table.at(at)
    legal = before.legal_calls(seat).legal if before.to_call is seat else ()
    shown = before if before.calls else None
    return PollProblem(seat, table.dealt(seat), shown, legal or SPOKEN_CALLS)


@pages.post("/rulings/{ruling}/{step}/ask")
def hand_over(visit: Visit, typed: Typed, ruling: str, step: str) -> Response:
    """What was tapped so far goes along in the address."""
    record = visit.desk.ruling(ruling)
    number = whole_number(step)
    return visit.go(f"/rulings/{record.id}/{number}/ask?{_query(_poll(typed_poll(typed)))}")


@pages.get("/rulings/{ruling}/{step}/ask")
def ask(visit: Visit, ruling: str, step: str) -> Response:
    hearing = visit.desk.hearing(ruling)
    number = whole_number(step)
    problem = problem_of(_table(visit, hearing, number), giver_of(hearing.record))
    return visit.page(
        "rulings/ask_player.html",
        here=f"/rulings/{hearing.record.id}/{number}",
        poll=visit.query.text("poll", most=_LONGEST),
        problem=problem,
        first=problem.calls[:_AT_ONCE],
        rest=problem.calls[_AT_ONCE:],
    )


@pages.get("/rulings/{ruling}/{step}/asked")
def asked(visit: Visit, ruling: str, step: str) -> Response:
    """One more: the player gives the phone back, and the director goes on."""
    record = visit.desk.ruling(ruling)
    query = visit.query
    chose, considered = query.text("chose", most=30), query.texts("considered", _MOST)
    known = _poll(query.text("poll", most=_LONGEST))
    try:
        poll = known if not chose else _one_more(known, chose, considered)
    except BadPoll:
        poll = known
    back = f"/rulings/{record.id}/{whole_number(step)}?{_query(poll)}#poll"
    return visit.page("rulings/asked_player.html", back=back)


def _one_more(known: Poll | None, chose: str, considered: list[str]) -> Poll:
    return first_asked(chose, considered) if known is None else known.and_one(chose, considered)


def giver_of(record: RulingRecord) -> Seat | None:
    """Who gave the information: told at the beginning, or asked as the first question."""
    told = next((one.value for one in record.answers if one.key == "who"), "")
    if record.who is not None:
        return record.who
    return next((seat for seat in SEATS if seat.letter == told), None)


def _table(visit: Visit, hearing: Hearing, step: int) -> Table | None:
    try:
        return visit.desk.interview(hearing, step).table
    except Refusal:
        return None


def _poll(text: str) -> Poll | None:
    try:
        return parse_poll(text) if text else None
    except Refusal:
        return None


def _query(poll: Poll | None) -> str:
    return urlencode({"poll": "" if poll is None else str(poll)})
