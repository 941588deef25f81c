"""The statement of a claim: its steps, how they are read, and how they bind the play."""

from bridgelaw.analysis.claims.statement.steps import Statement, Step

__all__ = ["Statement", "Step"]
