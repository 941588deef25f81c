"""What the live table has to show, without saying how: a face draws these."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any

from bridgelaw.game import Seat
from bridgelaw.laws import Asked, Interview, Procedure, Ruling
from bridgelaw.laws.digest import Clause
from bridgelaw.locale import Text
from bridgelaw.table.breaches import Irregularity
from bridgelaw.table.table import Table


class Tone(Enum):
    """How a line is meant."""

    PLAIN = ""
    HEADING = "heading"
    DONE = "done"
    IRREGULAR = "irregular"
    HINT = "hint"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Said:
    """One line for the person at the desk."""

    text: Text
    tone: Tone = Tone.PLAIN


@dataclass(frozen=True, slots=True)
class Irregular:
    """Something irregular has just happened."""

    found: Irregularity


@dataclass(frozen=True, slots=True)
class TableShown:
    """The table as it stands; the hands that nobody may see only where they are wanted."""

    table: Table
    hands: bool = True


@dataclass(frozen=True, slots=True)
class Begun:
    """A ruling begins."""

    procedure: Procedure


@dataclass(frozen=True, slots=True)
class Questioned:
    """A question of a ruling is pending."""

    interview: Interview


@dataclass(frozen=True, slots=True)
class WhyAsked:
    asked: Asked[Any]


@dataclass(frozen=True, slots=True)
class Clauses:
    """What a law says."""

    clauses: tuple[Clause, ...]
    parents: tuple[Clause, ...] = ()


@dataclass(frozen=True, slots=True)
class Compares:
    """Somebody wants to compare calls (Law 23) before they answer."""


@dataclass(frozen=True, slots=True)
class RulingGiven:
    """A ruling, and the table on which it was given."""

    ruling: Ruling
    before: Table


@dataclass(frozen=True, slots=True)
class ProceduresListed:
    """The procedures that can begin at this table, to choose one."""

    procedures: tuple[Procedure, ...]


@dataclass(frozen=True, slots=True)
class ReviewAsked:
    """After play: does the score have to be adjusted under this law?"""

    law: str
    text: Text


@dataclass(frozen=True, slots=True)
class MayDo:
    """What a player may do now, and what excludes the rest."""

    table: Table
    seat: Seat


@dataclass(frozen=True, slots=True)
class LogListed:
    table: Table


@dataclass(frozen=True, slots=True)
class RulingsListed:
    table: Table


@dataclass(frozen=True, slots=True)
class Help:
    pass


@dataclass(frozen=True, slots=True)
class Saved:
    """The table was written to a file; what was there before is kept in another."""

    path: Path
    kept: Path | None = None


Shown = (
    Said
    | Irregular
    | TableShown
    | Begun
    | Questioned
    | WhyAsked
    | Clauses
    | Compares
    | RulingGiven
    | ProceduresListed
    | ReviewAsked
    | MayDo
    | LogListed
    | RulingsListed
    | Help
    | Saved
)
