"""Named methods: what each name stands for, and what must be said beside it.

A name is a default. Points said beside it take the place of its points, a length takes the place
of its length. `X` stands for the suit that is spoken of, or else the suit of the call.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import Any


@dataclass(frozen=True, slots=True)
class Convention:
    """A method: its names in both languages (by semicolons), and what it shows by itself.

    `points` and `length` are defaults (`length` is of the suit, or of each of `suits`); `hands` is
    whatever else it shows in the plain notation; `purpose` what it is for. `needs` is what must be
    told: `suit`, `suits` (two of them), `short` (a short one), `hands`, or nothing. `own` says that the suit of the call's
    name is the suit that it shows (a weak two), where none is spoken of.
    """

    key: str
    names: str
    points: str = ""
    length: str = ""
    suits: str = ""
    hands: str = ""
    purpose: str = ""
    needs: str = ""
    own: bool = False

    def __str__(self) -> str:
        return self.key


def _read(line: str) -> Convention:
    key, names, told = (part.strip() for part in line.split(" | "))
    fields: dict[str, Any] = dict(field.split(" ", 1) for field in told.split(", ") if " " in field)
    return Convention(key, names, **fields, own=told.endswith("own"))


_FILE = files("bridgelaw.comparable.spoken").joinpath("conventions.txt")
CONVENTIONS = tuple(map(_read, _FILE.read_text(encoding="utf-8").splitlines()))
BY_KEY = {each.key: each for each in CONVENTIONS}
"""A name is what people call it; two entries never share one."""
