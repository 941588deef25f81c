"""Laws 50, 51 and 59: a penalty card on the table."""

from bridgelaw.laws.play.penalty_card.procedure import PENALTY_CARD

__all__ = ["PENALTY_CARD"]
