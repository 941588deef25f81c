"""Judges a claim: three levels of play, each with its count and its line."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from itertools import count

from bridgelaw.analysis.claims.claim import Claim
from bridgelaw.analysis.claims.normal_choices import AnyPlay, NormalPlay
from bridgelaw.analysis.claims.rules import Rule
from bridgelaw.analysis.claims.search import LOOK_UP, Search, Watch, unwatched
from bridgelaw.analysis.claims.statement.plan import Plan
from bridgelaw.analysis.claims.verdict import How, Level, Play, Verdict
from bridgelaw.analysis.solver.interface import Solver, SolverFailed, tricks
from bridgelaw.analysis.tables import line_of_play

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
    positions: int | None = None,
    watch: Watch = unwatched,
) -> Verdict:
    """The tricks that claimer's side gets under Law 70.

    `stop` is asked now and then, `positions` limits how many are looked at, and `seconds` the
    time: then the verdict has bounds instead of a number. Only a limit of positions gives the
    same verdict on every machine and in every run. `solver` gives the best play at once; without
    it, it is searched. `watch` is told what is being looked at.

    >>> from bridgelaw.analysis import Position
    >>> from bridgelaw.game import Hand, Seat
    >>> hands = tuple(Hand.parse(cards) for cards in ("AQ...", "K3...", "42...", "65..."))
    >>> position = Position(hands, None, Seat.SOUTH)
    >>> verdict = judge(Claim(position, claimer=Seat.SOUTH, declarer=Seat.SOUTH, tricks=2))
    >>> verdict.tricks, verdict.is_good
    (1, False)
    """
    halt = _halting(stop, seconds, positions)
    assumed = claim.trump_is_forgotten is None and claim.trump_may_be_forgotten
    normal, remembered = _normal_levels(claim, halt, watch)
    best = _best(claim, normal, solver, halt, watch)
    irrational = _irrational(claim, halt, watch)
    best, normal, irrational = _limited(best, normal, irrational)
    return Verdict(
        claim,
        best,
        normal,
        irrational,
        assumed,
        remembered.tricks if assumed and remembered.is_decided and normal.is_decided else None,
    )


def normal_level(claim: Claim, *, positions: int | None = None) -> Level:
    """What counts, as `judge` finds it, without what is only shown beside it."""
    halt = _halting(lambda: False, None, positions)
    level, _ = _normal_levels(claim, halt, unwatched)
    if level.is_decided:
        return level
    # The search was stopped: what the best and the worst play bring may still tell.
    best = _best(claim, level, None, halt, unwatched)
    _, level, _ = _limited(best, level, _irrational(claim, halt, unwatched))
    return level


def is_settled(claim: Claim, *, positions: int) -> bool:
    """Do the best play and the worst bring the same? Then nothing that was said can matter."""
    halt = _halting(lambda: False, None, positions)
    worst = _irrational(claim, halt, unwatched)
    return worst.is_decided and worst.tricks == _best(claim, worst, None, halt, unwatched).most


def _halting(
    stop: Callable[[], bool], seconds: float | None, positions: int | None
) -> Callable[[], bool]:
    """Whether to stop: the same for all levels of a claim, whichever comes first."""
    ends = None if seconds is None else time.monotonic() + seconds
    looks = count(1)

    def halt() -> bool:
        if positions is not None and next(looks) * LOOK_UP >= positions:
            return True
        return stop() or (ends is not None and time.monotonic() > ends)

    return halt


def _normal_levels(claim: Claim, halt: Callable[[], bool], watch: Watch) -> tuple[Level, Level]:
    """What counts, and what would count if no trump was forgotten."""
    others = claim.position.left - claim.statement.conceded
    claim = replace(claim, tricks=max(0, min(claim.tricks, others)))
    if claim.trump_is_forgotten and claim.trump_may_be_forgotten:
        # The worse of forgetting and remembering counts, and its line is told first.
        level = _remembered(claim, halt, watch, _normal(claim, True, halt, watch))
        return level, level
    remembered = _remembered(claim, halt, watch)
    if claim.trump_is_forgotten is False or not claim.trump_may_be_forgotten:
        return remembered, remembered
    return _worse(remembered, _normal(claim, True, halt, watch, than=remembered)), remembered


def _remembered(
    claim: Claim, halt: Callable[[], bool], watch: Watch, than: Level | None = None
) -> Level:
    """What counts for whoever knows which trumps are out; or `than`, where that is no more."""
    level = _normal(claim, False, halt, watch, than=than)
    level = level if than is None else _worse(than, level)
    if not _is_drawn_or_not(claim):
        return level
    # 70D1: the worse of drawing the trumps that are out and of going on without.
    return _worse(level, _normal(claim, False, halt, watch, draws=False, than=level))


def _is_drawn_or_not(claim: Claim) -> bool:
    """Is a trump out that claimer knows of, and may draw or not?"""
    return bool(len(claim.trumps_out)) and Rule.DRAWS_TRUMPS not in claim.off


def _normal(
    claim: Claim,
    forgotten: bool,
    halt: Callable[[], bool],
    watch: Watch,
    draws: bool = True,
    than: Level | None = None,
) -> Level:
    """`than`: it counts only where it brings fewer tricks than that."""
    plan = Plan(claim) if claim.statement.steps else None
    search = Search(claim, NormalPlay(claim, forgotten, draws), plan, halt, watch=watch)
    if than is None:
        return search.level(How.NORMAL, claim.tricks)
    return search.level(How.NORMAL, than.most, at_most=than.most)


def _worse(one: Level, other: Level) -> Level:
    """The level of fewer tricks; the first of two that are alike."""
    level = min(one, other, key=lambda level: level.most)
    least = min(one.least, other.least)
    return replace(level, least=least, is_stopped=level.is_stopped or least < level.most)


def _best(
    claim: Claim, normal: Level, solver: Solver | None, halt: Callable[[], bool], watch: Watch
) -> Level:
    """Double dummy, whatever was stated."""
    if solver is not None and not claim.duties:  # it knows of no duties
        try:
            return _solved(claim, solver, halt)
        except SolverFailed:
            pass  # it can be searched
    player = AnyPlay(worst=False)
    search = Search(claim, player, None, halt, _glance(claim), watch, demands_well=True)
    return search.level(How.BEST, normal.least)


def _irrational(claim: Claim, halt: Callable[[], bool], watch: Watch) -> Level:
    search = Search(claim, AnyPlay(worst=True), None, halt, _glance(claim), watch)
    return search.level(How.IRRATIONAL, 1)


def _limited(best: Level, normal: Level, irrational: Level) -> tuple[Level, Level, Level]:
    """What is known of one level limits the others, where their search was stopped."""
    least, most = max(normal.least, irrational.least), min(normal.most, best.most)
    return (
        replace(best, least=max(best.least, least)),
        replace(normal, least=least, most=most),
        replace(irrational, most=min(irrational.most, most)),
    )


def _glance(claim: Claim) -> int | None:
    return None if claim.position.left <= _SMALL else _GLANCE


def _solved(claim: Claim, solver: Solver, halt: Callable[[], bool]) -> Level:
    """The best play from a solver; only its number where somebody waits for the answer."""
    position, side = claim.position, claim.claimer.side
    if halt():
        number = tricks(solver, position, side)
        return Level(How.BEST, number, number)
    best = line_of_play(solver, position)
    line: list[Play] = []
    for card in best.cards:
        won = position.winner_with(card) if len(position.trick) == 3 else None
        line.append(Play(position.turn, card, None, won))
        position = position.after(card)
    return Level(How.BEST, best.won(side), best.won(side), tuple(line))
