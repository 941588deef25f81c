"""Law 86B: teams, and a board without results that can be compared."""

from bridgelaw.laws.no_comparable_result.procedure import NO_COMPARABLE_RESULT

__all__ = ["NO_COMPARABLE_RESULT"]
