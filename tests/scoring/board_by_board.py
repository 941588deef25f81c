"""A second scorer for whole files: every score against every other one of its board.

Quicker than `slow_field.py`, which knows all that can be awarded: this one knows plain results,
weighted scores and averages, and none of the program's arithmetic.
"""

from __future__ import annotations

from fractions import Fraction

from bridgelaw.game.seats import Side
from bridgelaw.scoring.awards import Artificial, Assigned, Average
from bridgelaw.scoring.field import BoardKey, Field, Line, Method
from bridgelaw.scoring.outcomes import score_of
from bridgelaw.scoring.profile import Half, Neuberg

Weighed = list[tuple[int, Fraction]]
Points = dict[tuple[int, Side], Fraction]
_STEPS = [20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500,
          1750, 2000, 2250, 2500, 3000, 3500, 4000]  # fmt: skip


def points_of(field: Field) -> Points:
    """What each side of each line has, by its place and side; nothing where it has no score."""
    boards: dict[BoardKey, list[int]] = {}
    for place, line in enumerate(field.lines):
        boards.setdefault(line.key, []).append(place)
    counts = {
        key: sum(field.lines[at].result is not None or field.lines[at].adjusted is not None
                 for at in places)
        for key, places in boards.items()
    }  # fmt: skip
    found: Points = {}
    tops: dict[int, Fraction] = {}
    for key, places in boards.items():
        expected = counts[key]
        if field.event.profile.neuberg is Neuberg.FIELD:
            expected = max(number for other, number in counts.items()
                           if other.session == key.session)  # fmt: skip
        for side in Side:
            own = {at: w for at in places if (w := _scores(field, field.lines[at], side))}
            for at, scores in own.items():
                others = [each for other, each in own.items() if other != at]
                found[at, side] = _value(field, scores, others, expected)
        tops |= dict.fromkeys(places, field.event.profile.per_pair_beaten * (expected - 1))
    return found | _averages(field, found, tops)


def _scores(field: Field, line: Line, side: Side) -> Weighed:
    """The scores of a side with their weights; empty where there is nothing to compare."""
    sign = 1 if side is Side.NS else -1
    vulnerability = field.vulnerability(line.key)
    if line.adjusted is None:
        if line.result is None:
            return []
        return [(sign * score_of(line.result, vulnerability), Fraction(1))]
    award = line.adjusted.award(side)
    if isinstance(award, Artificial):
        return []
    assert isinstance(award, Assigned)
    return [(sign * score_of(each, vulnerability), weight) for each, weight in award.outcomes]


def _value(field: Field, own: Weighed, others: list[Weighed], expected: int) -> Fraction:
    profile, method = field.event.profile, field.event.method
    if method is Method.BUTLER:
        datum = _datum(field, [own, *others])
        return sum((weight * _imps(score - datum) for score, weight in own), Fraction(0))
    against = Fraction(0)
    for score, weight in own:
        for other in others:
            for their, part in other:
                if method is Method.MATCHPOINTS:
                    one = Fraction(2 if score > their else score == their)
                    against += weight * part * one * profile.per_pair_beaten / 2
                else:
                    against += weight * part * _imps(Fraction(score - their))
    if method is Method.CROSS_IMPS:
        return against / len(others) if others else Fraction(0)
    tie = profile.per_pair_beaten / 2
    return Fraction(expected, len(others) + 1) * (against + tie) - tie


def _datum(field: Field, entries: list[Weighed]) -> Fraction:
    butler = field.event.profile.butler
    scores = sorted((score, weight) for entry in entries for score, weight in entry)
    number = Fraction(len(entries))
    cut = butler.trimmed * number if butler.trimmed < 1 else butler.trimmed
    if 2 * cut >= number:
        cut = Fraction(0)
    for _ in range(2):
        left = cut
        for at, (score, weight) in enumerate(scores):
            gone = min(left, weight)
            scores[at], left = (score, weight - gone), left - gone
        scores.reverse()
    mean = sum((score * weight for score, weight in scores), Fraction(0)) / (number - 2 * cut)
    if not butler.rounded_to:
        return mean
    tens = abs(mean) / butler.rounded_to
    whole, rest = divmod(tens, 1)
    goes_up = {Half.AWAY: True, Half.TOWARDS: False, Half.EVEN: whole % 2 == 1}[butler.half]
    whole += rest > Fraction(1, 2) or (rest == Fraction(1, 2) and goes_up)
    return Fraction(butler.rounded_to * whole * (1 if mean > 0 else -1))


def _imps(difference: Fraction) -> int:
    size = sum(abs(difference) >= step for step in _STEPS)
    return size if difference > 0 else -size


def _averages(field: Field, found: Points, tops: dict[int, Fraction]) -> Points:
    """12C2: parts of a top, or IMPs, no less or more than on the contestant's other boards."""
    profile = field.event.profile
    is_matchpoints = field.event.method is Method.MATCHPOINTS
    given: Points = {}
    for place, line in enumerate(field.lines):
        for side in Side:
            award = None if line.adjusted is None else line.adjusted.award(side)
            if not isinstance(award, Artificial):
                continue
            name = line.contestant(side)
            elsewhere = [
                at for at in found
                if field.lines[at[0]].contestant(at[1]) == name
                and field.lines[at[0]].session == line.session
            ]  # fmt: skip
            points = sum((found[at] for at in elsewhere), Fraction(0))
            if is_matchpoints:
                own = points / sum((tops[at] for at, _ in elsewhere), Fraction(0))
                usual = {Average.PLUS: profile.average_plus, Average.AVERAGE: Fraction(1, 2),
                         Average.MINUS: profile.average_minus}  # fmt: skip
            else:
                own = points / len(elsewhere)
                usual = {Average.PLUS: profile.average_plus_imps, Average.AVERAGE: Fraction(0),
                         Average.MINUS: profile.average_minus_imps}  # fmt: skip
            worth = award.share if is_matchpoints else award.imps
            if worth is None:
                worth = usual[award.kind]
                if profile.own_percentage and award.kind is Average.PLUS:
                    worth = max(worth, own)
                if profile.own_percentage and award.kind is Average.MINUS:
                    worth = min(worth, own)
            given[place, side] = worth * tops[place] if is_matchpoints else worth
    return given
