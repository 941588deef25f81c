"""The lines of results out of a BWS file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from bridgelaw.formats.bws.evening import Received
from bridgelaw.formats.bws.plan import BwsPlan
from bridgelaw.formats.own.draft import Draft
from bridgelaw.formats.own.lines import BadLine, lead_in
from bridgelaw.game import Contract, Doubled, NotationError, Seat, Side, parse_bid
from bridgelaw.locale import Text, tr
from bridgelaw.scoring.awards import Artificial, Average, of_share
from bridgelaw.scoring.field import Adjustment, Line
from bridgelaw.scoring.outcomes import PASSED_OUT, Outcome, Played

_CONTRACT = re.compile(r"([1-7])\s*(NT|N|S|H|D|C)\s*(XX|X)?")
_RESULT = re.compile(r"=|[+-]\s*\d{1,2}")
_PERCENT = re.compile(r"(\d{1,3})\s*%?\s*-\s*(\d{1,3})\s*%")
_KINDS = {60: Average.PLUS, 50: Average.AVERAGE, 40: Average.MINUS}
_DECLARERS = {"N": Seat.NORTH, "E": Seat.EAST, "S": Seat.SOUTH, "W": Seat.WEST,
              "NS": Seat.NORTH, "EW": Seat.EAST}  # fmt: skip
_PASSED = ("PASS", "PASSED OUT", "P")
_UNDECIDED = "ARBITRAL SCORE"
_WRONG_WAY = "WRONG DIRECTION"


@dataclass(frozen=True, slots=True)
class BwsPlace:
    """The place of a line in the file: a table, a round and a board."""

    section: int
    table: int
    round: int
    board: int


def read_lines(plan: BwsPlan, draft: Draft[BwsPlace]) -> None:
    """Every result, and every board of the movement that should have one by now."""
    rows = sorted(plan.evening.received, key=lambda row: (row.section, row.table, row.round))
    for row in rows:
        _line(plan, row, draft)
    for source in _not_played(plan):
        planned = plan.at[source.section, source.table, source.round]
        ns = plan.contestant(source.section, Side.NS, planned.ns)
        ew = plan.contestant(source.section, Side.EW, planned.ew)
        session = plan.session_of(source.section, source.round)
        table = plan.table(source.section, source.table)
        line = Line(source.board, ns, ew, None, table, session)
        draft.lines.append((line, _place(plan, source), source))


def _line(plan: BwsPlan, row: Received, draft: Draft[BwsPlace]) -> None:
    source = BwsPlace(*row.place)
    place = _place(plan, source)
    remarks = row.remarks.upper()
    with draft.reading(place):
        ns, ew = _pairs(plan, row)
        if remarks == _WRONG_WAY:
            ns, ew = ew, ns
        outcome = outcome_of(row)
        adjustment = _artificial(remarks)
        session = plan.session_of(row.section, row.round)
        table = plan.table(row.section, row.table)
        lead = lead_in(row.lead)
        line = Line(row.board, ns, ew, outcome, table, session, adjusted=adjustment, lead=lead)
        draft.lines.append((line, place, source))
        if remarks == _UNDECIDED:
            draft.problem(
                place, tr("the terminal says “{remark}”: award a score", remark=row.remarks)
            )
        elif remarks and adjustment is None and outcome is None and remarks != "NOT PLAYED":
            draft.problem(
                place,
                tr("there is no result, and “{remark}” is not understood", remark=row.remarks),
            )


def _pairs(plan: BwsPlan, row: Received) -> tuple[str, str]:
    planned = plan.at.get((row.section, row.table, row.round))
    ns = row.ns or (0 if planned is None else planned.ns)
    ew = row.ew or (0 if planned is None else planned.ew)
    return plan.contestant(row.section, Side.NS, ns), plan.contestant(row.section, Side.EW, ew)


def outcome_of(row: Received) -> Outcome | None:
    """What was entered; `None` where nothing was."""
    entered = row.contract.upper()
    if not entered:
        return None
    if entered in _PASSED:
        return PASSED_OUT
    contract = contract_of(row)
    written = row.result.replace(" ", "")
    if not _RESULT.fullmatch(written):
        raise NotationError(row.result, "tricks over or under, such as =, +1 or -2")
    return Played(contract, contract.tricks_needed + (0 if written == "=" else int(written)))


def contract_of(row: Received) -> Contract:
    """The contract as terminals write it: `3 NT`, `2 D x`."""
    match = _CONTRACT.fullmatch(row.contract.upper())
    if match is None:
        raise NotationError(row.contract, "a contract such as 4S or 3NTX")
    declarer = _DECLARERS.get(row.declarer)
    if declarer is None:
        raise BadLine(tr("nobody knows who played {contract}", contract=row.contract))
    return Contract(parse_bid(f"{match[1]}{match[2]}"), Doubled(match[3] or ""), declarer)


def _artificial(remarks: str) -> Adjustment | None:
    match = _PERCENT.fullmatch(remarks)
    if match is None:
        return None
    ns, ew = (_share(int(number)) for number in match.groups())
    return Adjustment(ns, ew, "12C2(a)")


def _share(percent: int) -> Artificial:
    if percent in _KINDS:
        return Artificial(_KINDS[percent])
    return of_share(Fraction(percent, 100))


def _not_played(plan: BwsPlan) -> Iterator[BwsPlace]:
    """Boards without a result, of rounds that are over, and of the last one."""
    last: dict[int, int] = {}
    final: dict[int, int] = {}
    for row in plan.evening.received:
        last[row.section] = max(last.get(row.section, 0), row.round)
    for planned in plan.rounds:
        final[planned.section] = max(final.get(planned.section, 0), planned.round)
    have = {row.place for row in plan.evening.received}
    # Whoever has played a board in a wrong round does not play it again (15B2).
    have_played = {
        (name, plan.session_of(row.section, row.round), row.board)
        for row in plan.evening.received
        for name in _pairs(plan, row)
    }
    for planned in plan.rounds:
        reached = last.get(planned.section, 0)
        is_over = planned.round < reached or planned.round == reached == final[planned.section]
        if not (is_over and planned.ns and planned.ew):
            continue
        session = plan.session_of(planned.section, planned.round)
        names = (
            plan.contestant(planned.section, Side.NS, planned.ns),
            plan.contestant(planned.section, Side.EW, planned.ew),
        )
        for board in planned.boards:
            source = BwsPlace(planned.section, planned.table, planned.round, board)
            if (source.section, source.table, source.round, source.board) in have:
                continue
            if not any((name, session, board) in have_played for name in names):
                yield source


def _place(plan: BwsPlan, source: BwsPlace) -> Text:
    return tr(
        "table {table}, round {round}, board {board}",
        table=plan.table(source.section, source.table),
        round=source.round,
        board=source.board,
    )
