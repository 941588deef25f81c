"""Judges a claim: three levels of play, each with its count and its line."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.menu import AnyPlay, NormalPlay
from bridgelaw.analysis.claims.search import Search
from bridgelaw.analysis.claims.statement.plan import plan_of
from bridgelaw.analysis.claims.verdict import How, Level, Play, Verdict
from bridgelaw.analysis.solver.interface import Solver, SolverFailed

_GLANCE = 1_000
"""Positions that are looked at for a level that is shown but not used, beyond small endings."""
_SMALL = 5
"""Endings of so many tricks are always searched to the end."""


def judge(
    claim: Claim,
    *,
    solver: Solver | None = None,
    stop: Callable[[], bool] = lambda: False,
    seconds: float | None = None,
) -> Verdict:
    """The tricks that claimer's side gets under Law 70.

    `stop` is asked now and then, and `seconds` limits the time: then the verdict has bounds
    instead of a number. `solver` gives the best play at once; without it, it is searched.
    """
    ends = None if seconds is None else time.monotonic() + seconds

    def halt() -> bool:
        return stop() or (ends is not None and time.monotonic() > ends)

    assumed = claim.forgotten_trump is None and claim.trump_may_be_forgotten
    forgotten = bool(claim.forgotten_trump) or assumed
    normal = _normal(claim, forgotten and not claim.statement.speaks_of_trumps, halt)
    remembered = None
    if assumed and normal.is_decided:
        other = _normal(claim, False, halt)
        remembered = other.tricks if other.is_decided else None
    return Verdict(
        claim,
        _best(claim, normal, solver, halt),
        normal,
        _irrational(claim, normal, halt),
        assumed,
        remembered,
    )


def _normal(claim: Claim, forgotten: bool, halt: Callable[[], bool]) -> Level:
    plan = plan_of(claim) if claim.statement.steps else None
    search = Search(claim, NormalPlay(claim, forgotten), plan, halt)
    return search.level(How.NORMAL, claim.tricks)


def _best(claim: Claim, normal: Level, solver: Solver | None, halt: Callable[[], bool]) -> Level:
    """Double dummy, whatever was stated."""
    if solver is not None:
        try:
            return _solved(claim, solver)
        except SolverFailed:
            pass  # it can be searched
    search = Search(claim, AnyPlay(worst=False), None, halt, _glance(claim))
    level = search.level(How.BEST, normal.least)
    return replace(level, least=max(level.least, normal.least))


def _irrational(claim: Claim, normal: Level, halt: Callable[[], bool]) -> Level:
    search = Search(claim, AnyPlay(worst=True), None, halt, _glance(claim))
    level = search.level(How.IRRATIONAL, 1)
    return replace(level, most=min(level.most, normal.most))


def _glance(claim: Claim) -> int | None:
    return None if claim.position.left <= _SMALL else _GLANCE


def _solved(claim: Claim, solver: Solver) -> Level:
    """The best play from a solver, always with the lowest of the best cards."""
    position, side = claim.position, claim.claimer.side
    line: list[Play] = []
    tricks = 0
    while len(position.legal):
        values = solver.values(position)
        most = max(values.values())
        card = min(one for one, value in values.items() if value == most)
        seat, last = position.turn, len(position.trick) == 3
        won = position.winner_with(card) if last else None
        tricks += won is not None and won.side is side
        line.append(Play(seat, card, None, won))
        position = position.after(card)
    return Level(How.BEST, tricks, tricks, tuple(line))
