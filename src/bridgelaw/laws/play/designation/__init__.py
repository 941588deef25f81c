"""Laws 46 and 45C4(b): what declarer said to dummy."""

from bridgelaw.laws.play.designation.procedure import DESIGNATION

__all__ = ["DESIGNATION"]
