"""Laws 67 and 14: a trick with too few or too many cards, and a hand that lacks one."""

from bridgelaw.laws.play.defective_trick.procedure import DEFECTIVE_TRICK

__all__ = ["DEFECTIVE_TRICK"]
