"""Laws 48 and 49: cards shown or named during the play."""

from bridgelaw.laws.play.exposed_card.procedure import EXPOSED_CARD

__all__ = ["EXPOSED_CARD"]
