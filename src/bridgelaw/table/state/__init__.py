"""The state of a table while its log is folded.

`State` is the one mutable thing in the room of the table and never leaves it: `Table` folds a log
into a state, and hands out values. It is made of parts, each with what it alone changes:
`findings.py` what is irregular, `hands.py` the cards, `play.py` tricks and duties, `auction.py`.
"""

from bridgelaw.table.state.hands import FULL_HAND
from bridgelaw.table.state.records import (
    FROM_HERE,
    Assumed,
    Bound,
    CallRecord,
    Judged,
    Phase,
    Replacement,
    Revoke,
    Standing,
)
from bridgelaw.table.state.state import State

__all__ = [
    "FROM_HERE", "FULL_HAND", "Assumed", "Bound", "CallRecord", "Judged", "Phase", "Replacement",
    "Revoke", "Standing", "State",
]  # fmt: skip
