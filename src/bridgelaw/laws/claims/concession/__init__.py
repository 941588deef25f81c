"""Law 71: a concession, and when it is cancelled."""

from bridgelaw.laws.claims.concession.procedure import CONCESSION

__all__ = ["CONCESSION"]
