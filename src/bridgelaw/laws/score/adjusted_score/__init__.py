"""Laws 11A and 12: when a score is adjusted, for whom, and to what."""

from bridgelaw.laws.score.adjusted_score.procedure import ADJUSTED_SCORE

__all__ = ["ADJUSTED_SCORE"]
