"""Laws 68 and 70: claims and concessions, and what they are worth when somebody doubts them."""

from bridgelaw.laws.claims.claim.procedure import CLAIM

__all__ = ["CLAIM"]
