"""A call for the director from a table, as the log keeps it: who called, who went, what became."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import Enum
from typing import Any, Self

from bridgelaw.desk.records.record import folded
from bridgelaw.store.entries import Entry, Fact, Summary


class CallState(Enum):
    """Where a call stands."""

    CALLING = "calling"
    """Nobody has gone yet."""
    GOING = "going"
    """A director is there, or on the way."""
    LATER = "later"
    """Put off: the table plays on."""
    DONE = "done"


OPEN_CALLS = (CallState.CALLING.value, CallState.GOING.value, CallState.LATER.value)


@dataclass(frozen=True, slots=True)
class CallRecord:
    """A table calls."""

    id: str
    seq: int
    session: str
    place: str
    """The table, as the movement names it."""
    round: int
    """0 where nobody knows it."""
    board: str
    """The board that is probably played there; may be empty."""
    boards: tuple[int, ...]
    """The boards of the round at that table, where the movement says them."""
    source: str
    """`players` by their link, or `bridgemate`."""
    key: str
    """What the device calls it, so that it comes in once."""
    called_at: datetime
    state: CallState = CallState.CALLING
    by: str = ""
    """The initials of whoever went, or put it off."""
    table: str = ""
    """The live table that was opened for it."""

    @classmethod
    def opened(cls, entry: Entry) -> Self:
        data = entry.data
        return cls(
            entry.stream, entry.seq, data["session"], data["place"], data["round"], data["board"],
            tuple(data["boards"]), data["source"], data["key"], entry.at,
        )  # fmt: skip

    def after(self, entry: Entry) -> Self:
        if entry.kind != "state":
            raise ValueError(f"a call has no entry {entry.kind!r}")
        data = entry.data
        return replace(self, seq=entry.seq, state=CallState(data["state"]), by=entry.initials,
                       table=data.get("table") or self.table)  # fmt: skip

    def written(self, before: Self | None, entries: Sequence[Entry]) -> Self:
        return folded(type(self), before, entries)  # when it came, and who went

    @property
    def summary(self) -> Summary:
        shown = {"round": self.round, "boards": list(self.boards), "by": self.by,
                 "source": self.source, "table": self.table}  # fmt: skip
        return Summary("call", self.session, self.state.value, self.place, self.board,
                       self.key, (), shown)  # fmt: skip

    @staticmethod
    def opening(
        session: str,
        place: str,
        round: int = 0,
        board: str = "",
        boards: Sequence[int] = (),
        source: str = "players",
        key: str = "",
    ) -> Fact:
        return Fact("opened", {"session": session, "place": place, "round": round, "board": board,
                               "boards": list(boards), "source": source, "key": key})  # fmt: skip

    @staticmethod
    def standing(state: CallState, table: str = "") -> Fact:
        data: dict[str, Any] = {"state": state.value}
        return Fact("state", {**data, "table": table} if table else data)
