"""The round clock of a session: folded from the times of its log, so that every device agrees.

8B1: a round ends when the director calls the next one. The clock only says when that is due.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import Enum
from typing import Self

from bridgelaw.desk.one_line import on_one_line
from bridgelaw.desk.records.record import Misfit
from bridgelaw.locale import Text, tr
from bridgelaw.store.entries import Entry, Fact

MOST_ROUNDS = 99
LONGEST_ROUND = 300  # minutes
MOST_TABLES = 400
_LONGEST_MOVE = 120  # characters
_LONGEST_NOTE = 200


class SlowPlay(Enum):
    """Whose slow play it was (90B2), as the director found; the room never sees it."""

    OPEN = ""
    NS = "ns"
    EW = "ew"
    BOTH = "both"
    NOBODY = "nobody"

    @property
    def words(self) -> Text:
        return _FAULTS[self]


_FAULTS = {
    SlowPlay.OPEN: tr("not decided"),
    SlowPlay.NS: tr("North-South at fault"),
    SlowPlay.EW: tr("East-West at fault"),
    SlowPlay.BOTH: tr("both sides at fault"),
    SlowPlay.NOBODY: tr("nobody at fault"),
}


@dataclass(frozen=True, slots=True)
class Late:
    """A table that was late, or a board that is played later (8B)."""

    entry: int
    """The place of its entry in the log: it is changed and ended by this."""
    at: datetime
    round: int
    table: str
    board: str
    """The board that it is about; empty for the round."""
    fault: SlowPlay = SlowPlay.OPEN
    note: str = ""
    by: str = ""
    ended: datetime | None = None
    """When the table had caught up."""


@dataclass(frozen=True, slots=True)
class ClockPlan:
    """How the club plays: what the clock counts."""

    rounds: int = 0
    """How many; 0: not said."""
    minutes: int = 0
    """A round takes so long; 0: nobody keeps the time."""
    break_minutes: int = 0
    """For moving to the next table."""
    move: str = ""
    """What the players do then, as the room reads it."""
    tables: int = 0
    """How many; 0: not said."""

    @classmethod
    def read(cls, entry: Entry) -> Self:
        data = entry.data
        return cls(
            data["rounds"], data["minutes"], data["break"], data["move"], data.get("tables", 0)
        )

    def fact(self) -> Fact:
        """To be kept; `Misfit` where no club plays so."""
        if not 0 <= self.rounds <= MOST_ROUNDS:
            raise Misfit(tr("A session has at most {most} rounds.", most=MOST_ROUNDS))
        if not 0 <= self.minutes <= LONGEST_ROUND or not 0 <= self.break_minutes <= LONGEST_ROUND:
            raise Misfit(tr("A round takes at most {most} minutes.", most=LONGEST_ROUND))
        if len(self.move) > _LONGEST_MOVE:
            raise Misfit(tr("At most {most} characters.", most=_LONGEST_MOVE))
        if not 0 <= self.tables <= MOST_TABLES:
            raise Misfit(tr("A room has at most {most} tables.", most=MOST_TABLES))
        data = {"rounds": self.rounds, "minutes": self.minutes, "break": self.break_minutes,
                "move": self.move}  # fmt: skip
        return Fact("planned", {**data, "tables": self.tables} if self.tables else data)


@dataclass(frozen=True, slots=True)
class Running:
    """The round that was called last, and how long it goes on."""

    number: int
    since: datetime
    added: timedelta = timedelta(0)
    """Minutes that the director gave or took, and the time for which the clock stood."""
    paused: datetime | None = None
    """When the clock was stopped, where it stands."""

    def ends(self, plan: ClockPlan) -> datetime:
        """When the time is up; of a clock that stands, if it had gone on."""
        return self.since + timedelta(minutes=plan.minutes) + self.added

    def now(self, now: datetime) -> datetime:
        """The moment that the clock shows: where it stands, the one when it was stopped."""
        return now if self.paused is None else self.paused

    def left(self, plan: ClockPlan, now: datetime) -> timedelta:
        """Until the round ends; less than nothing once it should have."""
        return self.ends(plan) - self.now(now)


@dataclass(frozen=True, slots=True)
class RoundClock:
    """The plan, the round that runs, and who is late."""

    plan: ClockPlan = field(default_factory=ClockPlan)
    running: Running | None = None
    before: Running | None = None
    """The round before, to which a call by mistake goes back."""
    late: tuple[Late, ...] = ()

    def after(self, entry: Entry) -> Self | None:
        """The clock after an entry of the session; `None` for what is not about the clock."""
        data = entry.data
        match entry.kind:
            case "planned":
                return replace(self, plan=ClockPlan.read(entry))
            case "round":
                return self._called(data["number"], entry.at)
            case "paused":
                return self._with(_paused(self.running, data["paused"], entry.at))
            case "added":
                more = timedelta(seconds=data["seconds"])
                run = self.running
                return self._with(None if run is None else replace(run, added=run.added + more))
            case "late":
                late = Late(entry.seq, entry.at, data["round"], data["table"], data["board"],
                            SlowPlay(data["fault"]), data["note"], entry.initials)  # fmt: skip
                return replace(self, late=(*self.late, late))
            case "late_found":
                fault = SlowPlay(data["fault"])
                note = data["note"]
                return self._late(data["entry"], lambda one: replace(one, fault=fault, note=note))
            case "late_ended":
                ended = entry.at if data["ended"] else None
                return self._late(data["entry"], lambda one: replace(one, ended=ended))
        return None

    def _called(self, number: int, at: datetime) -> Self:
        if not number:
            return replace(self, running=None, before=None)
        if self.before is not None and self.before.number == number:
            # The next one was called by mistake: this one goes on, as if nothing had been said.
            return replace(self, running=self.before, before=None)
        return replace(self, running=Running(number, at), before=self.running)

    def _with(self, running: Running | None) -> Self:
        return replace(self, running=running)

    def _late(self, entry: int, change: Callable[[Late], Late]) -> Self:
        late = tuple(change(one) if one.entry == entry else one for one in self.late)
        return replace(self, late=late)

    @property
    def is_kept(self) -> bool:
        """Does anybody keep the time?"""
        return self.plan.minutes > 0 and self.running is not None

    @property
    def late_now(self) -> tuple[Late, ...]:
        """Who has not caught up yet."""
        return tuple(one for one in self.late if one.ended is None)

    # What can be written.

    def pausing(self, paused: bool) -> Fact:
        if self.running is None:
            raise Misfit(tr("No round runs."))
        if paused == (self.running.paused is not None):
            raise Misfit(tr("The clock stands.") if paused else tr("The clock runs."))
        return Fact("paused", {"paused": paused})

    def adding(self, minutes: int) -> Fact:
        if self.running is None:
            raise Misfit(tr("No round runs."))
        if not minutes or abs(minutes) > LONGEST_ROUND:
            raise Misfit(tr("A round takes at most {most} minutes.", most=LONGEST_ROUND))
        return Fact("added", {"seconds": 60 * minutes})

    def noting_late(self, table: str, board: str, fault: SlowPlay, note: str = "") -> Fact:
        """A table that is late, or a board that waits."""
        table, board = on_one_line(table, 20), on_one_line(board, 20)
        if not table:
            raise Misfit(tr("Say which table it is."))
        number = 0 if self.running is None else self.running.number
        return Fact("late", {"round": number, "table": table, "board": board,
                             "fault": fault.value,
                             "note": on_one_line(note, _LONGEST_NOTE)})  # fmt: skip

    def finding_fault(self, entry: int, fault: SlowPlay, note: str = "") -> Fact:
        """90B2: whose slow play it was, as the director found it later."""
        self._known(entry)
        return Fact("late_found", {"entry": entry, "fault": fault.value,
                                   "note": on_one_line(note, _LONGEST_NOTE)})  # fmt: skip

    def ending_late(self, entry: int, ended: bool = True) -> Fact:
        """The table has caught up, or has not after all."""
        self._known(entry)
        return Fact("late_ended", {"entry": entry, "ended": ended})

    def _known(self, entry: int) -> None:
        if all(one.entry != entry for one in self.late):
            raise Misfit(tr("No such table is late."))


def _paused(running: Running | None, paused: bool, at: datetime) -> Running | None:
    if running is None or paused == (running.paused is not None):
        return running
    if paused:
        return replace(running, paused=at)
    assert running.paused is not None
    return replace(running, paused=None, added=running.added + (at - running.paused))
