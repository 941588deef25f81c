"""Law 45D: dummy put out a card that declarer did not name."""

from bridgelaw.laws.dummy_card.procedure import DUMMY_CARD

__all__ = ["DUMMY_CARD"]
