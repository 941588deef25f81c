"""Double dummy: what each card brings when everybody sees all the cards and plays perfectly."""

from bridgelaw.analysis.solver.interface import (
    Solver,
    SolverFailed,
    SolverMissing,
    best_cards,
    tricks,
)

__all__ = ["Solver", "SolverFailed", "SolverMissing", "best_cards", "tricks"]
