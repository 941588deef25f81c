"""Seats, cards, calls and what is made of them: immutable values that know no law.

Only what is listed in `__all__` is promised; the modules of this room are private.
"""

from bridgelaw.game.auctions import Auction
from bridgelaw.game.boards import Board, Vulnerability
from bridgelaw.game.calls import (
    BIDS,
    CALLS,
    DOUBLE,
    PASS,
    REDOUBLE,
    Bid,
    Call,
    parse_bid,
    parse_call,
)
from bridgelaw.game.cards import CARDS, Card
from bridgelaw.game.contracts import Contract, Doubled
from bridgelaw.game.deals import Deal
from bridgelaw.game.errors import NotationError
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import SEATS, Player, Role, Seat, Side
from bridgelaw.game.suits import DENOMINATIONS, SUITS, Denomination, Suit
from bridgelaw.game.tricks import Trick

__all__ = [
    "BIDS",
    "CALLS",
    "CARDS",
    "DENOMINATIONS",
    "DOUBLE",
    "PASS",
    "REDOUBLE",
    "SEATS",
    "SUITS",
    "Auction",
    "Bid",
    "Board",
    "Call",
    "Card",
    "Contract",
    "Deal",
    "Denomination",
    "Doubled",
    "Hand",
    "NotationError",
    "Player",
    "Role",
    "Seat",
    "Side",
    "Suit",
    "Trick",
    "Vulnerability",
    "parse_bid",
    "parse_call",
]
