"""The rules inside the table, as one edition of the Laws has them: one frozen value."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from bridgelaw.game.calls import Call
from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.table.breaches import Breach, Kind, Why
from bridgelaw.table.rules.kinds import By, Choice, Cost, Says

if TYPE_CHECKING:
    from bridgelaw.table.layers import Layer
    from bridgelaw.table.state.state import State

LayersOf = Callable[["State", Seat], Iterable["Layer"]]
"""The demands of one law on a hand at its turn."""


@dataclass(frozen=True, slots=True, eq=False)
class Rules:
    """What an edition has the table do by itself, and which clause says so.

    Code decides by kinds (`Why`, `By`, `Says`, `Choice`, `Cost`). Here is what each is called.
    """

    clauses: Mapping[Why, tuple[str, str]]
    """Of each irregularity the clause that forbids it, and the one that rules on it."""
    labels: Mapping[By, str]
    """The clause under which something ends, or comes about, by itself."""
    lapses: Mapping[Kind, By]
    """How what is open ends when it no longer applies."""
    reviews: Mapping[By, tuple[str, ...]]
    """What is to be looked at after the play because of that."""
    says: Mapping[Says, tuple[str, ...]]
    """The clauses of rulings that tell the table something; one with `*` stands for all below."""
    repeats: Mapping[str, Why]
    """The laws by which a call that is owed may have to be repeated, and what it is if not."""
    replaced_under: Mapping[Why, str]
    """Under which clause a call comes in place of a cancelled one."""
    judges: Mapping[str, str]
    """Procedures that judge the call which they put in place of another, and the law by which."""
    choices: Mapping[Choice, str]
    """The clause of each choice of declarer's."""
    costs: Mapping[Cost, str]
    """The clauses by which tricks move for revokes, or do not."""
    found_late: tuple[str, ...]
    """Of these the ones that come before everything else."""
    layers: tuple[LayersOf, ...]
    """The order of what is demanded of a hand; following suit always comes first."""
    order: tuple[tuple[Kind, str], ...]
    """The procedure for each kind; the first of them where a call or card is irregular twice."""
    procedures: Mapping[Why, str]
    """Irregularities for which another procedure rules than for the rest of their kind."""
    chosen_by: Mapping[Choice, str]
    """The procedure for each choice of declarer's."""

    def amended(self, **changes: Any) -> Rules:
        """The same but for this; of a mapping only what is named changes."""
        new: dict[str, Any] = {
            name: {**getattr(self, name), **value} if isinstance(value, Mapping) else value
            for name, value in changes.items()
        }
        return replace(self, **new)

    def breach(
        self,
        why: Why,
        seat: Seat,
        what: Call | Card | None = None,
        turn: Seat | None = None,
        details: tuple[tuple[str, Any], ...] = (),
        law: str | None = None,
    ) -> Breach:
        """What is wrong, with its clauses; `law` is another one that forbids it, of a ruling."""
        forbids, rectifies = self.clauses[why]
        return Breach(why.kind, law or forbids, rectifies, seat, what, turn, details, why)

    def has(self, says: Says, law: str) -> bool:
        """Does this clause say so?"""
        return _names(self.says[says], law)

    def have(self, says: Says, clauses: Iterable[str]) -> bool:
        """Does one of these clauses say so?"""
        return any(self.has(says, clause) for clause in clauses)

    def have_all(self, says: Says, clauses: Iterable[str]) -> bool:
        """Do these clauses say so together?"""
        return set(self.says[says]) <= set(clauses)


@lru_cache(maxsize=4096)
def _names(clauses: tuple[str, ...], law: str) -> bool:
    """Is the clause one of these, or below one of them?"""
    return any(law.startswith(one[:-1]) if one.endswith("*") else law == one for one in clauses)
