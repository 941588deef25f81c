"""Who is who in PBN tables: pairs may be numbered in each section, and in each direction, anew."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from bridgelaw.formats.pbn.text import Tag, rows_of
from bridgelaw.game.seats import Side

Get = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Numbering:
    """How the contestants of a file are told from each other."""

    sections: bool = False
    """There are several sections, so that a number alone is not enough."""
    apart: bool = False
    """Each direction counts from 1, so that pair 1 sits North-South and another East-West."""

    @classmethod
    def of(cls, tables: Iterable[Tag], is_teams: bool) -> Numbering:
        sections: set[str] = set()
        boards = twice = 0
        for tag in tables:
            columns, rows, _ = rows_of(tag)
            if not {"PairId_NS", "PairId_EW"} <= set(columns):
                continue
            ids: dict[Side, set[tuple[str, str]]] = {side: set() for side in Side}
            for row in rows:
                cells = {name: token.text for name, token in zip(columns, row, strict=True)}
                section = cells.get("Section", "")
                sections.add(section)
                for side in Side:
                    ids[side].add((section, cells[f"PairId_{side.name}"]))
            boards += 1
            twice += bool({each for each in ids[Side.NS] & ids[Side.EW] if each[1] not in "-?"})
        # One board with a number twice is a mistake; if most have one it is the numbering.
        return cls(len(sections) > 1, boards > 0 and 2 * twice > boards and not is_teams)

    def knows(self, columns: Iterable[str]) -> bool:
        return {"PairId_NS", "PairId_EW"} <= set(columns) or {"Names_NS", "Names_EW"} <= set(
            columns
        )

    def contestants(self, get: Get) -> tuple[str, str]:
        ns, ew = (self._one(get, side) for side in Side)
        return ns, ew

    def players(self, get: Get) -> tuple[str, str]:
        ns, ew = (players_text(get(f"Names_{side.name}")) for side in Side)
        return ns, ew

    def table(self, get: Get) -> str:
        return self._section(get) + table if (table := get("Table")) else ""

    def total(self, get: Get) -> str:
        """The contestant of a row of the total score table."""
        pair = get("PairId")
        if not pair:
            return players_text(get("Names"))
        direction = re.sub(r"[^NSEW]", "", get("Direction").upper())
        side = f"{direction} " if self.apart and direction in ("NS", "EW") else ""
        return f"{side}{self._section(get)}{pair}"

    def _one(self, get: Get, side: Side) -> str:
        pair = get(f"PairId_{side.name}")
        if not pair:
            return players_text(get(f"Names_{side.name}"))
        return f"{f'{side.name} ' if self.apart else ''}{self._section(get)}{pair}"

    def _section(self, get: Get) -> str:
        return get("Section") if self.sections else ""


def players_text(names: str) -> str:
    """Two players as they are named together."""
    return " - ".join(part.strip() for part in names.split(";") if part.strip())
