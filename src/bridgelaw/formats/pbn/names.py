"""Who is who in PBN tables: pairs may be numbered in each section, and in each direction, anew."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from bridgelaw.formats.pbn.text import TextRows

Get = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Numbering:
    """How the contestants of a file are told from each other."""

    sections: bool = False
    """There are several sections, so that a number alone is not enough."""
    apart: bool = False
    """Each direction counts from 1, so that pair 1 sits North-South and another East-West."""

    @classmethod
    def of(cls, tables: Iterable[TextRows], is_teams: bool) -> Numbering:
        sections: set[str] = set()
        boards = twice = 0
        for columns, rows, _ in tables:
            if not {"PairId_NS", "PairId_EW"} <= set(columns):
                continue
            sits = [columns.index("PairId_NS"), columns.index("PairId_EW")]
            section_at = columns.index("Section") if "Section" in columns else None
            ids: tuple[set[tuple[str, str]], set[tuple[str, str]]] = (set(), set())
            for _, texts in rows:
                section = "" if section_at is None else texts[section_at]
                sections.add(section)
                for ids_there, at in zip(ids, sits, strict=True):
                    ids_there.add((section, texts[at]))
            boards += 1
            twice += bool({each for each in ids[0] & ids[1] if each[1] not in "-?"})
        # One board with a number twice is a mistake; if most have one it is the numbering.
        return cls(len(sections) > 1, boards > 0 and 2 * twice > boards and not is_teams)

    def knows(self, columns: Iterable[str]) -> bool:
        return {"PairId_NS", "PairId_EW"} <= set(columns) or {"Names_NS", "Names_EW"} <= set(
            columns
        )

    def contestants(self, get: Get) -> tuple[str, str]:
        return self._one(get, "NS"), self._one(get, "EW")

    def players(self, get: Get) -> tuple[str, str]:
        return players_text(get("Names_NS")), players_text(get("Names_EW"))

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

    def _one(self, get: Get, side: str) -> str:
        pair = get(f"PairId_{side}")
        if not pair:
            return players_text(get(f"Names_{side}"))
        return f"{f'{side} ' if self.apart else ''}{self._section(get)}{pair}"

    def _section(self, get: Get) -> str:
        return get("Section") if self.sections else ""


def players_text(names: str) -> str:
    """Two players as they are named together."""
    if not names:
        return ""
    return " - ".join(part.strip() for part in names.split(";") if part.strip())
