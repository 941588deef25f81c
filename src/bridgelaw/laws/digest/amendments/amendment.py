"""What one edition of the Laws changes in the one before it."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.laws.digest.clause import Clause, Remark


@dataclass(frozen=True, slots=True, eq=False)
class Amendment:
    """The clauses that read otherwise from an edition on; what it does not name stays."""

    edition: str
    clauses: tuple[Clause, ...]
    """New ones, and old ones as they are now."""
    gone: tuple[str, ...] = ()
    """What it took out."""
    remarks: tuple[Remark, ...] = ()
    """What others say of its clauses."""
