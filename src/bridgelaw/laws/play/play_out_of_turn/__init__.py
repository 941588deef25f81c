"""Laws 45E and 53 to 60: leads and plays out of turn."""

from bridgelaw.laws.play.play_out_of_turn.procedure import PLAY_OUT_OF_TURN

__all__ = ["PLAY_OUT_OF_TURN"]
