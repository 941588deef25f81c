"""Law 27: insufficient bids."""

from bridgelaw.laws.auction.insufficient_bid.procedure import INSUFFICIENT_BID

__all__ = ["INSUFFICIENT_BID"]
