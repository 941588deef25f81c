"""A live table as the log keeps it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import Enum
from typing import Any, Self

from bridgelaw.desk.one_line import on_one_line, players_from
from bridgelaw.desk.records.record import Misfit
from bridgelaw.game import Deal
from bridgelaw.locale import tr
from bridgelaw.store.entries import Entry, Fact, Summary
from bridgelaw.table.events import Event
from bridgelaw.table.in_force import binding
from bridgelaw.table.notation import event_from_json, event_to_json
from bridgelaw.table.result import is_finished
from bridgelaw.table.table import Table

MOST_EVENTS = 1_000
"""The longest auction has 319 calls: whatever has more is no board."""
RULING_NEEDED = "ruling"
"""Among the marks of a list: the table waits for a ruling."""
IN_FORCE = "in force"
"""Among them: a ruling binds somebody there."""


class Stays(Enum):
    """8B: why the round may go on at a table although the next one has been called."""

    NO = ""
    LATE = "late"
    """B1: the players have not moved yet."""
    POSTPONED = "postponed"
    """B2: the board is played later."""


@dataclass(frozen=True, slots=True)
class TableRecord:
    """A table, the session that it belongs to, and who sits there."""

    id: str
    seq: int
    session: str
    place: str
    """The number of the table in the room; may be empty."""
    players: Mapping[str, str]
    """Names by the letters of the seats, as far as they are known."""
    table: Table
    opened_at: datetime
    rulings: tuple[str | None, ...] = field(default=())
    """For each event of the table's log the ruling that it came from, if it came from one."""
    round: int = 0
    """The round in which its board is played; 0 where nobody keeps the rounds."""
    stays: Stays = Stays.NO
    """8B: why the round may go on here although the next one has been called."""
    shows: str = ""
    """The quick ruling that it was opened for, to show it at a table."""
    changed: int = 1
    """The last entry that changed the table itself, and not only who sits there."""
    is_hidden: bool = False
    """Its hands are closed to whoever reads it: this is not what the log keeps."""

    @classmethod
    def opened(cls, entry: Entry) -> Self:
        data = entry.data
        table = Table.from_json({**data["table"], "events": []})
        return cls(entry.stream, entry.seq, data["session"], data["place"], data["players"],
                   table, entry.at, round=data.get("round", 0),
                   shows=data.get("shows", ""))  # fmt: skip

    def written(self, before: Self | None, entries: Sequence[Entry]) -> Self:
        return replace(self, opened_at=entries[0].at) if before is None else self

    def gone_on(self, table: Table, ruling: str | None = None) -> Self:
        """The record with more events at its table, which came from a ruling or from none."""
        count = len(table.log) - len(self.table.log)
        if not count:
            return self
        if len(table.log) > MOST_EVENTS:
            raise Misfit(tr("A table has at most {most} events.", most=MOST_EVENTS))
        seq = self.seq + count
        rulings = (*self.rulings, *(ruling,) * count)
        return replace(self, seq=seq, table=table, rulings=rulings, changed=seq)

    def after(self, entry: Entry) -> Self:
        seq, data = entry.seq, entry.data
        match entry.kind:
            case "happened":
                table = self.table.after(event_from_json(data["event"]))
                rulings = (*self.rulings, data.get("ruling"))
                return replace(self, seq=seq, table=table, rulings=rulings, changed=seq)
            case "undone":
                left = len(self.table.log) - data["count"]
                table = self.table.at(left)
                rulings = self.rulings[:left]
                return replace(self, seq=seq, table=table, rulings=rulings, changed=seq)
            case "dealt":
                deal = None if data["deal"] is None else Deal.parse(data["deal"])
                table = self.table.with_hands(deal)
                return replace(self, seq=seq, table=table, changed=seq)
            case "round":
                stays = Stays(data["stays"])
                return replace(self, seq=seq, round=data["number"], stays=stays)
            case "seated":
                return replace(self, seq=seq, players=data["players"], place=data["place"])
        raise ValueError(f"a table has no entry {entry.kind!r}")

    @property
    def summary(self) -> Summary:
        board = self.table.board.id
        return Summary(
            kind="table",
            session=self.session,
            state="over" if is_finished(self.table) else "live",
            place=self.place,
            board="" if board is None else str(board),
            subject=self.shows,
            shown={"players": dict(self.players), "events": len(self.table.log), **self._waiting},
        )

    @property
    def _waiting(self) -> dict[str, Any]:
        """Marks for lists: it waits for a ruling, and for which; or one is in force there."""
        if is_finished(self.table):
            return {}
        needed = self.table.ruling_needed
        if needed is not None:
            return {"marks": [RULING_NEEDED], "needed": needed}
        return {"marks": [IN_FORCE]} if next(binding(self.table), None) is not None else {}

    # What can be written to it; the values are checked by folding them.

    @staticmethod
    def opening(
        session: str,
        place: str,
        players: Mapping[str, str],
        table: Table,
        round: int = 0,
        shows: str = "",
    ) -> Fact:
        data: dict[str, Any] = table.to_json()
        data.pop("events")
        opened = {"session": session, "place": on_one_line(place), "players": players_from(players),
                  "table": data, "round": round}  # fmt: skip
        return Fact("opened", {**opened, "shows": shows} if shows else opened)

    @staticmethod
    def happening(event: Event, ruling: str | None = None) -> Fact:
        data: dict[str, Any] = {"event": event_to_json(event)}
        if ruling is not None:
            data["ruling"] = ruling
        return Fact("happened", data)

    def undoing(self, count: int = 1) -> Fact:
        if not 0 < count <= len(self.table.log):
            raise Misfit(tr("There is nothing to undo."))
        return Fact("undone", {"count": count})

    @staticmethod
    def dealing(deal: Deal | None) -> Fact:
        return Fact("dealt", {"deal": None if deal is None else str(deal)})

    @staticmethod
    def seating(players: Mapping[str, str], place: str) -> Fact:
        return Fact("seated", {"players": players_from(players), "place": on_one_line(place)})

    @staticmethod
    def in_round(number: int, stays: Stays) -> Fact:
        """8B: in which round the board is played, and whether the players stay with it."""
        return Fact("round", {"number": number, "stays": stays.value})

    def is_round_over(self, called: int) -> bool | None:
        """8B: has the round ended for this table, when this round has been called last?

        B1: when the next one is called, but for a table that is late not before its players have
        moved. B2: of a postponed board not before it has been played, or cancelled.
        """
        if not called or not self.round:
            return None
        if self.stays is Stays.POSTPONED:
            return is_finished(self.table)
        return called > self.round and self.stays is not Stays.LATE

    def rulings_undone_by(self, count: int) -> tuple[str, ...]:
        """The rulings whose events an undo would take back."""
        gone = self.rulings[len(self.rulings) - count :]
        return tuple(dict.fromkeys(ruling for ruling in gone if ruling is not None))

    @property
    def last(self) -> Event | None:
        """What an undo would take back first."""
        return self.table.log[-1] if self.table.log else None

    def without_hands(self) -> Self:
        """As somebody sees it who must not know the hands."""
        if not knows_hands(self.table):
            return self
        return replace(self, table=self.table.derive(openly), is_hidden=True)


def knows_hands(table: Table) -> bool:
    """Does the desk know any hand?"""
    return any(hand is not None for hand in table.deal.hands)


def openly(table: Table) -> Table:
    """The same table without its hands: players, and a director who has still to play it."""
    return table.with_hands(None) if knows_hands(table) else table
