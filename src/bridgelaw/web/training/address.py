"""Where a trainee is: all of it stands in the address, so that nothing is kept anywhere else.

The same address is the same page for everybody, the way back of the browser takes a step back, and
it works without script and without a network.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from urllib.parse import urlencode

from starlette.exceptions import HTTPException

from bridgelaw.training.series import LENGTH, LEVELS
from bridgelaw.training.visit import Act
from bridgelaw.web.server.request import Query

_MARKS = re.compile(r"(\d{1,3})-(\d{1,3})(?:\.|$)")
_MOST = 2500
_ASKING = (Act.ASK, Act.AWAY, Act.FIND, Act.TELL)


@dataclass(frozen=True, slots=True)
class SeriesStep:
    """A step of a series of situations."""

    level: str = "club"
    laws: str = ""
    seed: int = 0
    number: int = 1
    """Which situation of the series it is."""
    marks: str = ""
    """What was got before, as `9-13.12-12`."""
    name: str = ""
    """Another situation than the one of the series."""
    steps: str = ""
    at: str = "S"
    """Who is asked."""
    how: Act = Act.ASK
    since: int = 0
    """When the trainee came to the table, in seconds."""
    code: str = ""
    """The class that they belong to, if to one."""
    who: str = ""
    """What they call themselves there."""

    @classmethod
    def read(cls, query: Query) -> SeriesStep:
        """From the address; what no page of ours asks is refused."""
        level, how = query.text("level", "club"), query.text("how", "ask")
        at = query.text("at", "S")
        if level not in LEVELS or at not in tuple("NESW") or how not in _HOW:
            raise HTTPException(422)
        return cls(
            level, query.text("laws", most=40), query.number("seed", 0, 10**9) or 0,
            query.number("n", 1, LENGTH + 1) or 1, query.text("m", most=100),
            query.text("s", most=120), query.text("v", most=_MOST), at, _HOW[how],
            query.number("t", 0, 10**11) or 0, query.text("c", most=40),
            query.text("who", most=30).strip(),
        )  # fmt: skip

    def to(self, page: str = "table", **changes: object) -> str:
        """The address of a page with something changed."""
        new = replace(self, **changes)  # type: ignore[arg-type]
        values = {
            "level": new.level, "laws": new.laws, "seed": new.seed, "n": new.number,
            "m": new.marks, "s": new.name, "v": new.steps, "at": new.at, "how": new.how.value,
            "t": new.since, "c": new.code, "who": new.who,
        }  # fmt: skip
        return f"/training/{page}?" + urlencode({key: one for key, one in values.items() if one})

    @property
    def query(self) -> str:
        """All of it as an address has it."""
        return self.to().partition("?")[2]

    def then(self, step: str) -> str:
        """The address after one step more, of the page where the talk goes on."""
        apart = "~" if self.steps and not self.steps.endswith("!") else ""
        return self.to(steps=f"{self.steps}{apart}{step}")

    @property
    def hidden(self) -> dict[str, str]:
        """The same as hidden fields of a form."""
        return {
            "level": self.level, "laws": self.laws, "seed": str(self.seed),
            "n": str(self.number), "m": self.marks, "s": self.name, "v": self.steps,
            "at": self.at, "how": self.how.value, "t": str(self.since), "c": self.code,
            "who": self.who,
        }  # fmt: skip

    @property
    def got(self) -> tuple[tuple[int, int], ...]:
        """The marks of the situations before: got, and of how many."""
        return marks_in(self.marks)


def marks_in(text: str) -> tuple[tuple[int, int], ...]:
    """Marks as an address has them: got, and of how many."""
    return tuple((int(got), int(of)) for got, of in _MARKS.findall(text))


_HOW = {act.value: act for act in _ASKING}
