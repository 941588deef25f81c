"""Laws 73D and 73E: what the table shows of it, which is only whether the board is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from bridgelaw.laws.machinery.circumstances import Circumstances
from bridgelaw.table.result import is_finished


@dataclass(frozen=True, slots=True)
class Deception:
    """What is known before anybody is asked."""

    is_over: bool | None = None
    """Known only of a finished board: players play on without entering every card."""

    @classmethod
    def of(cls, given: Circumstances) -> Self:
        return cls(True if given.table is not None and is_finished(given.table) else None)
