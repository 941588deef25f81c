"""Laws 28 to 33: calls out of rotation."""

from bridgelaw.laws.auction.call_out_of_turn.procedure import CALL_OUT_OF_TURN

__all__ = ["CALL_OUT_OF_TURN"]
