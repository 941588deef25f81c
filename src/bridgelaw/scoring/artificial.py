"""Law 12C2: what artificial scores are worth, once everything else is scored."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from bridgelaw.scoring.awards import Artificial, Average
from bridgelaw.scoring.boards import SideScore
from bridgelaw.scoring.field import Event, Method
from bridgelaw.scoring.profile import Beyond, Profile

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


def artificial_score(
    event: Event, award: Artificial, top: Fraction, elsewhere: Elsewhere
) -> SideScore:
    """The score of an artificial award; 12C2(c) looks at the other boards of the session."""
    if event.method is Method.MATCHPOINTS:
        return SideScore(top * share_of(event.profile, award, elsewhere), top, True)
    if event.method is Method.TOTAL_POINTS:
        return SideScore(Fraction(0), Fraction(0), True)
    return SideScore(imps_of(event.profile, award, elsewhere), Fraction(0), True)


def share_of(profile: Profile, award: Artificial, elsewhere: Elsewhere) -> Fraction:
    """12C2(a), (c): a part of the matchpoints."""
    if award.share is not None:
        return award.share
    own = None
    if profile.own_percentage and elsewhere.possible:
        own = elsewhere.points / elsewhere.possible
    return _better_or_worse(award.kind, profile.average_plus, _HALF, profile.average_minus, own)


def imps_of(profile: Profile, award: Artificial, elsewhere: Elsewhere) -> Fraction:
    """12C2(b), (c): a number of IMPs."""
    if award.imps is not None:
        return award.imps
    own = None
    if profile.own_percentage and elsewhere.boards:
        own = elsewhere.points / elsewhere.boards
    return _better_or_worse(
        award.kind, profile.average_plus_imps, Fraction(0), profile.average_minus_imps, own
    )


def _better_or_worse(
    kind: Average, plus: Fraction, average: Fraction, minus: Fraction, own: Fraction | None
) -> Fraction:
    if kind is Average.PLUS:
        return plus if own is None else max(plus, own)
    if kind is Average.MINUS:
        return minus if own is None else min(minus, own)
    return average


def beyond_limit(profile: Profile, award: Artificial, awarded_before: int) -> Beyond | None:
    """12C2(d): what an average plus becomes after so many others in the session."""
    most = profile.most_average_plus if award.kind is Average.PLUS else None
    return profile.beyond_average_plus if most is not None and awarded_before >= most else None
