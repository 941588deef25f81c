"""Law 24: cards exposed or led in the auction."""

from bridgelaw.laws.auction.card_in_auction.procedure import CARD_IN_AUCTION

__all__ = ["CARD_IN_AUCTION"]
