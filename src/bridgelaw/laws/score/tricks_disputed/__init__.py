"""Law 79: tricks in dispute, and errors in the score."""

from bridgelaw.laws.score.tricks_disputed.procedure import TRICKS_DISPUTED

__all__ = ["TRICKS_DISPUTED"]
