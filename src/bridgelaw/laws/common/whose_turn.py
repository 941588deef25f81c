"""Laws 17D3, 22: whose turn the auction is at, once calls have been withdrawn or put in place."""

from __future__ import annotations

from collections.abc import Iterable

from bridgelaw.game.seats import Player
from bridgelaw.laws.law import Phase, Table, fx


def is_to_call(table: Table, player: Player, effects: Iterable[fx.Effect]) -> bool:
    """Would it be this player's turn, as far as anybody has entered whose it is?

    Not where the auction is over then, or an earlier player has been left without a turn.
    """
    after = table.entered.would_be(*effects)
    return after.phase is Phase.AUCTION and after.to_call in (None, player)
