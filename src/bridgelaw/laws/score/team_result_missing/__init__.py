"""Law 86B: teams, and a board without results that can be compared."""

from bridgelaw.laws.score.team_result_missing.procedure import NO_COMPARABLE_RESULT

__all__ = ["NO_COMPARABLE_RESULT"]
