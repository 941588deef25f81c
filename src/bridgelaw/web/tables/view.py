"""The page of a live table: what each visitor may see of it, gathered for the template."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from starlette.responses import HTMLResponse, Response

from bridgelaw.desk.due import Due, DueKind, due_now, turn_of
from bridgelaw.desk.event_words import headline, result_lines, told
from bridgelaw.desk.hand_records import hands_on
from bridgelaw.desk.people.roles import Right
from bridgelaw.desk.playing_director import hand_over
from bridgelaw.desk.records.table import TableRecord
from bridgelaw.game import SEATS, Seat, Side
from bridgelaw.laws import PROCEDURES
from bridgelaw.laws.common.said_when_due import said_when_due
from bridgelaw.laws.machinery.words import Words
from bridgelaw.locale import Text, tr
from bridgelaw.scoring.outcomes import VULNERABLE
from bridgelaw.store import Filter, Listed
from bridgelaw.table import events as ev
from bridgelaw.table.breaches import Irregularity
from bridgelaw.table.effects import PenaltyCard
from bridgelaw.table.in_force import InForce, binding, in_force, lead_waits
from bridgelaw.table.notation import write_event
from bridgelaw.table.result import result_of
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table
from bridgelaw.table.unruled import is_put_off
from bridgelaw.table.wording import describe
from bridgelaw.web.parts.table_diagram import May, Tapped, is_open, may_of, tapped_of
from bridgelaw.web.server.live.watchers import version_of
from bridgelaw.web.server.request import Visit
from bridgelaw.web.tables.form import DOES, OTHER_EVENTS
from bridgelaw.web.tables.players import for_players


class OpenIrregularity(NamedTuple):
    """An irregularity that nobody has ruled on."""

    irregularity: Irregularity
    is_later: bool
    """It is ruled on at the end of this trick."""


class ToldEvent(NamedTuple):
    """Something that happened; of a ruling, what it changed."""

    text: Text
    effects: tuple[Text, ...]


class Ended(NamedTuple):
    """How the board ended: a sentence, and what was moved or adjusted."""

    headline: Text
    lines: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class RefusedInput:
    """What could not be taken: why, and what was typed."""

    reason: Text
    fields: Sequence[tuple[str, str]] = ()
    said: tuple[Text, ...] = ()
    """What it would have been, in words."""
    can_send: bool = False
    """It may fit the table as it is now."""

    def value(self, name: str) -> str:
        return next((value for key, value in self.fields if key == name), "")


@dataclass(frozen=True, slots=True)
class Sight:
    """What anybody in the room may see of a table."""

    turn: Text | None
    vulnerable: Text
    won: dict[str, int]
    last_trick: tuple[tuple[Seat, object], ...]
    in_force: tuple[InForce, ...]
    ended: Ended | None
    mays: tuple[May, ...]
    """What the players may do, as far as that tells nothing of closed hands."""
    happened: Text | None


@dataclass(frozen=True, slots=True)
class Insight:
    """What only the director sees and does."""

    tapped: Tapped
    found: tuple[OpenIrregularity, ...]
    due: tuple[Due, ...]
    say_now: tuple[Words, ...]
    """What comes due with the last event, though nobody has ruled (24E, 50E3)."""
    is_over: Text | None
    """What has ended with the last event, where nothing is left that the director waits for."""
    usual: tuple[tuple[str, Text], ...]
    """What usually comes next, besides calls and cards: as it is typed, and in words."""
    told: tuple[ToldEvent, ...]
    """Everything that happened, the latest last."""
    unauthorised: tuple[tuple[str, Text], ...]


def sight_of(table: Table, openly: bool) -> Sight:
    return Sight(
        turn=turn_of(table),
        vulnerable=VULNERABLE[table.board.vulnerability],
        won={side.value: table.tricks_won(side) for side in Side},
        last_trick=tuple(table.tricks[-1].cards) if table.tricks else (),
        in_force=(*in_force(table), *lead_waits(table)),
        ended=_ended(table),
        mays=tuple(may_of(table, seat) for seat in SEATS if _is_told(table, seat, openly)),
        happened=told(table.log[-1], openly) if table.log else None,
    )


def _is_told(table: Table, seat: Seat, openly: bool) -> bool:
    """May everybody know what this player may do? Which cards, only of a hand that lies open."""
    if table.phase is Phase.AUCTION or not openly:
        return table.phase not in (Phase.OVER, Phase.PASSED_OUT)
    return table.to_play is seat and is_open(table, seat)


def insight_of(table: Table, seat: Seat) -> Insight:
    return Insight(
        tapped=tapped_of(table, seat),
        found=tuple(
            OpenIrregularity(one, is_put_off(table, one)) for one in table.open_irregularities
        ),
        due=tuple(one for one in due_now(table) if one.matter is not DueKind.RULING),
        say_now=said_when_due(table.undo(), table) if table.log else (),
        is_over=_over(table),
        usual=tuple(_usual(table)),
        told=tuple(map(_told, table.log)),
        unauthorised=tuple((one.law, describe(one, table.edition)) for one in table.unauthorised),
    )


def _over(table: Table) -> Text | None:
    """Said once, when the last thing that was in force has ended."""
    if not table.log or any(binding(table)) or table.open_irregularities or due_now(table):
        return None
    before = tuple(binding(table.undo()))
    if not before or table.phase in (Phase.OVER, Phase.PASSED_OUT):
        return None
    if any(isinstance(one, PenaltyCard) for one in before):
        return tr("The penalty card is gone, you may leave.")
    return tr("Nothing is in force any more, you may leave.")


def _told(event: ev.Event) -> ToldEvent:
    effects = event.effects if isinstance(event, ev.Ruled) else ()
    return ToldEvent(told(event), tuple(map(describe, effects)))


def _usual(table: Table) -> Iterator[tuple[str, Text]]:
    for seat, _ in table.face_down:
        yield write_event(ev.FacedLead(seat)), tr("The lead is faced")
    if table.phase is Phase.PLAY and table.contract is not None:
        spread = ev.Spread(table.contract.dummy)
        if spread not in table.log:
            yield write_event(spread), tr("Dummy is spread")


def _ended(table: Table) -> Ended | None:
    result = result_of(table)
    return None if result is None else Ended(headline(result), tuple(result_lines(table, result)))


def acting_seat(table: Table, wanted: str) -> Seat:
    """The player whose calls and cards are shown: the one asked for, or whose turn it is."""
    asked = next((seat for seat in SEATS if seat.letter == wanted), None)
    return asked or table.to_call or table.to_play or table.board.dealer or Seat.NORTH


def open_rulings(visit: Visit, record: TableRecord) -> tuple[Listed, ...]:
    """The rulings that are being given at this table, the newest first."""
    return visit.desk.store.find("ruling", Filter(states=("open",), at=record.id))


def table_page(
    visit: Visit,
    record: TableRecord,
    status: int = 200,
    *,
    seat: str = "",
    why: str = "",
    kept: RefusedInput | None = None,
) -> Response:
    """The table as this visitor may see it."""
    rulings = open_rulings(visit, record)
    version = version_of(record.seq, rulings)
    if visit.may_read:
        club_session = visit.desk.session_of(record)
        recorded = None
        if visit.may_rule and not any(record.table.deal.hands):
            recorded = hands_on(visit.desk.store, club_session, record.table.board.id)
        another = hand_over(visit.desk.store, club_session, record.place, record.summary.board)
        insight = insight_of(record.table, acting_seat(record.table, seat))
        sight = record.table.derive(_sight_of_director)
        return visit.page(
            "tables/table.html", status, **_shown(record, version), sight=sight, insight=insight,
            rulings=[(one.stream, PROCEDURES[one.summary.subject].title) for one in rulings],
            kept=kept, does=DOES, deeds={one.name: one.title for one in OTHER_EVENTS},
            why=insight.tapped.of_card(why), recorded=recorded, another=another,
        )  # fmt: skip
    sight = record.table.derive(_sight_of_anybody)
    values = {**_shown(record, version), "sight": sight, "insight": None, "kept": None,
              "another": None}  # fmt: skip
    if visit.may(Right.ENTER, record.id):
        last = visit.desk.store.read(record.id, record.seq - 1)
        players = for_players(
            record.table, acting_seat(record.table, seat), last, visit.signed_in or ""
        )
        values |= {"players": players, "kept": kept, "does": DOES, "why": None}
        return visit.page("tables/table.html", status, **values)
    if visit.who is not None or visit.request.url.query:
        return visit.page("tables/table.html", status, **values)  # with the token of their sign-in
    # Hundreds may watch, and after every change all of them ask for the same page.
    pages, key = record.table.derive(_pages), (version, visit.language.code, *visit.looks.values())
    if key not in pages:
        pages[key] = bytes(visit.page("tables/table.html", **values).body)
    return HTMLResponse(pages[key])


def _shown(record: TableRecord, version: str) -> dict[str, Any]:
    return {
        "record": record,
        "table": record.table,
        "phase": "" if record.table.phase is None else record.table.phase.name,
        "version": version,
        "short_turn": _short_turn(record.table),
        "players": None,
    }


def _short_turn(table: Table) -> Text | None:
    """What the player on turn does, for the plate that names them."""
    if turn_of(table) is None:
        return None
    if table.to_call is not None:
        return tr("to call")
    return tr("to play") if table.trick.cards else tr("to lead")


def _pages(_: Table) -> dict[tuple[str, ...], bytes]:
    """Pages of this table, as who only watches sees them."""
    return {}


def _sight_of_director(table: Table) -> Sight:
    return sight_of(table, openly=False)


def _sight_of_anybody(table: Table) -> Sight:
    return sight_of(table, openly=True)
