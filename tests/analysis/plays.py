"""What the tests of recorded plays begin with."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from bridgelaw.analysis.position import Position
from bridgelaw.analysis.revokes import RecordedPlay
from bridgelaw.analysis.tables import hands_of
from bridgelaw.game import Card, Deal, Seat
from bridgelaw.game.contracts import Contract
from tests.analysis import brute_force


class Brute:
    """The solver that tries everything, so that no test of a law needs another one."""

    def values(self, position: Position) -> Mapping[Card, int]:
        return _values(position)


@cache
def _values(position: Position) -> Mapping[Card, int]:
    return brute_force.values(position)


BRUTE = Brute()


def recorded(
    deal: str, cards: str, contract: str = "1NT by S", claimed: int | None = None
) -> RecordedPlay:
    """A play in rotation, written as its deal and its cards."""
    bid = Contract.parse(contract)
    played = [Card.parse(word) for word in cards.replace(",", " ").split()]
    hands = hands_of(Deal.parse(deal))
    return RecordedPlay.of(hands, bid.denomination.suit, bid.declarer, played, claimed)


N, E, S, W = Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST

SPADES_OF_46 = "N:AKQ5... J9.43.. 8632... T74..2."
PLAY_OF_46 = "S4 SA H3 S2, SK H4 S3 S7, SQ S9 S6 ST, S5 SJ S8 D2"

ENTRY_RUFFED = "N:..AKQJ.A 2.A.76.3 .5432..4 .76..T98"
"""East, who has a club, ruffs dummy's ace: dummy's diamonds are dead."""
ENTRY_PLAY = "C8 CA S2 C4, HA H2 H6 DJ, C3 H3 C9 DQ, CT DK D6 H4, H7 DA D7 H5"
