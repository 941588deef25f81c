"""Laws 45A to 45C and 47: is a card played, and may it be taken back?"""

from bridgelaw.laws.play.played_card.procedure import PLAYED_CARD

__all__ = ["PLAYED_CARD"]
