"""Logs of earlier releases read as they did."""

from __future__ import annotations

from bridgelaw.table import Phase, Table
from bridgelaw.table.result import is_claim_settled
from tests.rotation import rotated
from tests.table import old_logs

_WHO_PLAYS = ("turn", "legal", "needed", "decisions")
"""A board with an artificial score in the play was somebody's turn all the same, by mistake."""

_BEGUN = ("phase",)
"""41C: a lead that was faced begins the play irrevocably, also where it was taken back."""

_NEEDED = ("needed",)
"""What was shown with a claim that is agreed was still to be ruled on, by mistake (69A)."""


def test_every_log_that_was_ever_written_tells_what_it_told() -> None:
    """A normal run takes one in four."""
    every = list(old_logs.read())
    assert len(every) > 1_000
    for one in rotated(every, 4):
        table = Table.from_json(one["table"])
        assert table.to_json() == one["table"]
        assert Table.parse(table.text) == table
        now = old_logs.marks(table)
        other = [name for name, mark in one["told"].items() if now[name] != mark]
        if table.is_cancelled:
            other = [name for name in other if name not in _WHO_PLAYS]
        if table.phase is Phase.PLAY and not table.tricks and not table.trick.cards:
            other = [name for name in other if name not in _BEGUN]
        if is_claim_settled(table):
            other = [name for name in other if name not in _NEEDED]
        assert not other, (other, old_logs.told(table))
