"""Laws 61B, 61C and 66: what the table shows when somebody asks about a revoke."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.table.table import Table
from bridgelaw.table.unruled import REVOKES


@dataclass(frozen=True, slots=True)
class Inquiry:
    """What there is to find, and whether the play is over."""

    has_revoke: bool = False
    """Whether the table shows a revoke that is still to be ruled on."""

    @property
    def goes_on(self) -> str | None:
        """The procedure for the revoke itself, where there is one."""
        return "revoke" if self.has_revoke else None

    @property
    def goes_on_without_penalty(self) -> str | None:
        """The procedure that puts it right without a penalty card."""
        return "dummy-conduct" if self.has_revoke else None


def find_inquiry(table: Table) -> Inquiry:
    return Inquiry(bool(table.open_of(*REVOKES)))
