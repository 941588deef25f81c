"""Laws 61 to 64: revokes."""

from bridgelaw.laws.revoke.procedure import REVOKE

__all__ = ["REVOKE"]
