"""Laws 61 to 64: revokes."""

from bridgelaw.laws.play.revoke.procedure import REVOKE

__all__ = ["REVOKE"]
