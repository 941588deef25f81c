"""Where the director sits who also plays, as a session keeps it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from bridgelaw.desk.records.record import Misfit
from bridgelaw.locale import tr
from bridgelaw.store.entries import Entry, Fact

OWN_TABLE = "table"
"""In place of a board: rulings at the director's own table, whichever board it is."""
ALL_BOARDS = "all"
_PLAYED, _OVERRIDDEN = "played", "overridden"


@dataclass(frozen=True, slots=True)
class PlayingDirector:
    """Where they sit, who rules for them, and what they have seen since."""

    who: str = ""
    """Their name or initials, as they sign; empty: whoever works at the desk."""
    pair: str = ""
    """Their pair or team, as the results name it."""
    place: str = ""
    """Their table, where no movement says where the pair sits."""
    deputy: str = ""
    """Who rules in their place; may be empty."""
    played: frozenset[str] = frozenset()
    """Boards that they have played, as they say: results may come later."""
    overridden: frozenset[str] = frozenset()
    """Boards that they looked at or ruled on all the same, `OWN_TABLE` or `ALL_BOARDS`."""

    def after(self, entry: Entry) -> Self | None:
        """`None` for an entry about something else."""
        data = entry.data
        if entry.kind == "director":
            return replace(self, who=data["who"], pair=data["pair"], place=data["place"],
                           deputy=data["deputy"])  # fmt: skip
        if entry.kind == "director_saw":
            if data["how"] == _PLAYED:
                return replace(self, played=self.played | {data["board"]})
            return replace(self, overridden=self.overridden | {data["board"]})
        return None

    @property
    def sits(self) -> bool:
        """Do they play at all?"""
        return bool(self.pair or self.place)

    def is_it(self, name: str) -> bool:
        """May this be the director? Who gives no name may be anybody."""
        return not self.who or not name or name.casefold() == self.who.casefold()

    def has_seen(self, board: str) -> bool:
        """Have they played it, or looked at it all the same?"""
        return board in self.played or self.is_overridden(board)

    def is_overridden(self, board: str) -> bool:
        return bool(self.overridden & {board, ALL_BOARDS})

    @staticmethod
    def sitting(who: str, pair: str, place: str, deputy: str) -> Fact:
        return Fact("director", {"who": who, "pair": pair, "place": place, "deputy": deputy})

    @staticmethod
    def having_played(board: str) -> Fact:
        return Fact("director_saw", {"board": board, "how": _PLAYED, "name": ""})

    @staticmethod
    def overriding(board: str, name: str) -> Fact:
        """They go on all the same, and say who they are."""
        if not name.strip():
            raise Misfit(tr("Say who you are: this stands in the log with your name."))
        return Fact("director_saw", {"board": board, "how": _OVERRIDDEN, "name": name.strip()})
