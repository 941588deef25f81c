"""Law 12C2: what artificial scores are worth, once everything else is scored."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from bridgelaw.game import Side
from bridgelaw.scoring.awards import Artificial, Average
from bridgelaw.scoring.field import Event, Method
from bridgelaw.scoring.profile import Beyond, Divisor, Profile
from bridgelaw.scoring.scored_board import ScoredBoard, SideScore

_HALF = Fraction(1, 2)


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """What a contestant earned on the other boards of the session, artificial scores left out."""

    points: Fraction = Fraction(0)
    possible: Fraction = Fraction(0)
    boards: int = 0

    def replaced(self, old: SideScore | None, new: SideScore | None) -> Elsewhere:
        """With another score on one of the boards."""
        points, possible, boards = self.points, self.possible, self.boards
        if old is not None:
            points, possible, boards = points - old.points, possible - old.possible, boards - 1
        if new is not None:
            points, possible, boards = points + new.points, possible + new.possible, boards + 1
        return Elsewhere(points, possible, boards)

    def plus(self, other: Elsewhere) -> Elsewhere:
        """Both together."""
        possible = self.possible + other.possible if other.possible else self.possible
        return Elsewhere(self.points + other.points, possible, self.boards + other.boards)


def artificial_score(
    event: Event, award: Artificial, board: ScoredBoard, side: Side, elsewhere: Elsewhere
) -> SideScore:
    """The score of an artificial award; 12C2(c) looks at the other boards of the session."""
    profile = event.profile
    if event.method is Method.MATCHPOINTS:
        top = board.top(profile)
        return SideScore(top * share_of(profile, award, elsewhere), top, True)
    if event.method is Method.TOTAL_POINTS:
        return SideScore(mean_of(board, side), is_artificial=True)
    number = comparisons(event.method, profile, board.scores_expected)
    return SideScore(imps_of(profile, award, elsewhere, number), is_artificial=True)


def comparisons(method: Method, profile: Profile, scores: int) -> int:
    """For how many comparisons an average counts: for each, where IMPs are only added up."""
    is_sum = method is Method.CROSS_IMPS and profile.cross_imps_divisor is Divisor.NOTHING
    return max(0, scores - 1) if is_sum else 1


def share_of(profile: Profile, award: Artificial, elsewhere: Elsewhere) -> Fraction:
    """12C2(a), (c): a part of the matchpoints."""
    if award.share is not None:
        return award.share
    own = None
    if profile.own_percentage and elsewhere.possible:
        own = elsewhere.points / elsewhere.possible
    return _better_or_worse(award.kind, profile.average_plus, _HALF, profile.average_minus, own)


def imps_of(profile: Profile, award: Artificial, elsewhere: Elsewhere, number: int = 1) -> Fraction:
    """12C2(b), (c): IMPs, so many for each of a number of comparisons."""
    if award.imps is not None:
        return award.imps
    own = None
    if profile.own_percentage and elsewhere.boards:
        own = elsewhere.points / elsewhere.boards
    return _better_or_worse(
        award.kind,
        profile.average_plus_imps * number,
        Fraction(0),
        profile.average_minus_imps * number,
        own,
    )


def mean_of(board: ScoredBoard, side: Side) -> Fraction:
    """An average at total points: what this direction has scored on average, 0 if nobody has.

    The Laws say nothing of total points. Nothing at all would be a gift to those whose cards are
    worth less than the other side's.
    """
    total = number = Fraction(0)
    for (_, direction), group in board.groups.items():
        if direction is side:
            total += sum(score * often for score, often in group.frequencies.items())
            number += group.number
    return total / number if number else Fraction(0)


def _better_or_worse(
    kind: Average, plus: Fraction, average: Fraction, minus: Fraction, own: Fraction | None
) -> Fraction:
    if kind is Average.PLUS:
        return plus if own is None else max(plus, own)
    if kind is Average.MINUS:
        return minus if own is None else min(minus, own)
    return average


def beyond_limit(profile: Profile, award: Artificial, awarded_before: int) -> Beyond | None:
    """12C2(d): what an average plus becomes after so many others in the session.

    One whose worth the director named counts, and stays as it was named.
    """
    most = profile.most_average_plus
    if most is None or award.kind is not Average.PLUS or awarded_before < most:
        return None
    is_named = award.share is not None or award.imps is not None
    return None if is_named else profile.beyond_average_plus
