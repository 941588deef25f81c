"""Laws 42, 43 and 45F: what dummy may say and do, and what follows if he does more."""

from bridgelaw.laws.play.dummy_conduct.procedure import DUMMY_CONDUCT

__all__ = ["DUMMY_CONDUCT"]
