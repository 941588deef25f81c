"""Laws 35 to 39: inadmissible calls."""

from bridgelaw.laws.auction.inadmissible_call.procedure import INADMISSIBLE_CALL

__all__ = ["INADMISSIBLE_CALL"]
