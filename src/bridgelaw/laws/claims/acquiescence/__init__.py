"""Law 69: agreement to a claim or concession, and taking it back."""

from bridgelaw.laws.claims.acquiescence.procedure import CLAIM_AGREED

__all__ = ["CLAIM_AGREED"]
