"""Law 58B: several cards played at once."""

from bridgelaw.laws.play.several_cards.procedure import SEVERAL_CARDS

__all__ = ["SEVERAL_CARDS"]
