"""What came out of a check, counted."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.analysis.claims.rules import Rule
from bridgelaw.cli.claim_check.checking import As, Check, Opinion
from bridgelaw.cli.claim_check.files import Found


@dataclass(frozen=True, slots=True)
class Report:
    """Everything that was read and judged."""

    found: Found
    checks: tuple[Check, ...]
    claims: int
    """How many there are; where it was stopped, not all of them are checked."""
    off: tuple[Rule, ...] = ()

    @property
    def is_stopped(self) -> bool:
        return len(self.checks) < self.claims

    @property
    def agree_at_worst(self) -> int:
        return sum(check.worst is Opinion.AGREES for check in self.checks)

    @property
    def agree_if_remembered(self) -> int:
        return sum(check.remembered is Opinion.AGREES for check in self.checks)

    @property
    def undecided(self) -> tuple[Check, ...]:
        return tuple(check for check in self.checks if check.remembered is Opinion.UNDECIDED)

    @property
    def disagreements(self) -> tuple[Check, ...]:
        """Where we come to another number although no trump was forgotten."""
        return tuple(check for check in self.checks if check.remembered is Opinion.DISAGREES)

    @property
    def forgotten(self) -> tuple[Check, ...]:
        """Where it is only a forgotten trump that brings another number (70C)."""
        return tuple(
            check
            for check in self.checks
            if check.remembered is Opinion.AGREES and check.worst is not Opinion.AGREES
        )

    def read(self, read_as: As) -> int:
        """How many of those that agree do so in this reading."""
        return sum(check.read_as is read_as for check in self.checks)


def rate(part: int, whole: int) -> str:
    """A share in per cent, to a tenth."""
    return f"{100 * part / whole:.1f}" if whole else "-"
