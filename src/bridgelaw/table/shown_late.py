"""Laws 24 and 49: cards that were shown when nobody knew whether the auction was over."""

from __future__ import annotations

from bridgelaw.table.breaches import Irregularity, Why
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table

_IN_AUCTION = (Why.SHOWN_IN_AUCTION, Why.SEVERAL_SHOWN_IN_AUCTION)


def was_shown_late(table: Table, found: Irregularity) -> bool | None:
    """Was the auction over, as somebody has told since? `None` where nobody has.

    Of what was entered in the auction, or in the play, it is not the question.
    """
    if found.why not in _IN_AUCTION or table.at(found.at).may_be(Phase.AUCTION) is not None:
        return False
    goes_on = table.may_be(Phase.AUCTION)
    return None if goes_on is None else not goes_on
