"""Law 45D: dummy put out a card that declarer did not name."""

from bridgelaw.laws.play.wrong_card_from_dummy.procedure import DUMMY_CARD

__all__ = ["DUMMY_CARD"]
