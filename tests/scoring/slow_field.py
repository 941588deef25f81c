"""The obvious scorer: every result compared with every other one, and nothing remembered.

It shares values with the program (lines, awards, `score_of`, `imps`), and none of its arithmetic.
"""

from __future__ import annotations

from fractions import Fraction
from math import lcm

from bridgelaw.game.seats import Side
from bridgelaw.scoring.awards import Artificial, Assigned, Average, NoScore, SelfInflicted
from bridgelaw.scoring.field import BoardKey, Field, Line, Method, Unit
from bridgelaw.scoring.imps import imps
from bridgelaw.scoring.outcomes import score_of
from bridgelaw.scoring.profile import Beyond, Butler, Divisor, Half, Neuberg

Outcomes = list[tuple[int, Fraction]]
Scored = dict[tuple[int, Side], Fraction]
"""By the place of a line and the side."""


class SlowField:
    """A field scored the slow way."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.event = field.event
        self.profile = field.event.profile
        self.points: Scored = {}
        self.possible: Scored = {}
        for place in range(len(field.lines)):
            for side in Side:
                self._compare(place, side)
        self.artificial = self._artificial()

    def score(self, place: int, side: Side) -> tuple[Fraction, Fraction] | None:
        """The points, and the most that there could be."""
        if (place, side) in self.artificial:
            return self.artificial[place, side]
        if (place, side) in self.points:
            return self.points[place, side], self.possible[place, side]
        return None

    def total(self, name: str, session: int | None = None) -> tuple[Fraction, Fraction]:
        points = possible = Fraction(0)
        for place, line in enumerate(self.field.lines):
            for side in Side:
                score = self.score(place, side)
                if line.contestant(side) != name or score is None:
                    continue
                if session in (None, line.session):
                    points, possible = points + score[0], possible + score[1]
        for penalty in self.field.penalties:
            if penalty.contestant == name and session in (None, penalty.session):
                points -= penalty.amount * self._unit(penalty.session, penalty.unit)
        return points, possible

    def _unit(self, session: int, unit: Unit) -> Fraction:
        if unit is not Unit.TOP:
            return Fraction(1)
        return self.profile.per_pair_beaten * max(0, self._fullest(session) - 1)

    # Comparing

    def _compare(self, place: int, side: Side) -> None:
        line = self.field.lines[place]
        award = line.award(side)
        if isinstance(award, Assigned):
            self.points[place, side] = self._average(place, side, self._outcomes(line, side))
        elif isinstance(award, SelfInflicted):
            without, after, actual = (
                self._average(place, side, self._scores(line, part, side))
                for part in (award.without, award.after, award.actual)
            )
            # An error that cost nothing leaves the whole difference to the infraction.
            cost = without - (after if after > actual else actual)
            self.points[place, side] = actual + (cost if cost > 0 else 0)
        else:
            return
        self.possible[place, side] = Fraction(0)
        if self.event.method is Method.MATCHPOINTS:
            top = self.profile.per_pair_beaten * (self._expected(place, side) - 1)
            self.possible[place, side] = top

    def _average(self, place: int, side: Side, outcomes: Outcomes) -> Fraction:
        return sum(
            (weight * self._one(place, side, score) for score, weight in outcomes), Fraction(0)
        )

    def _one(self, place: int, side: Side, score: int) -> Fraction:
        """What one score is worth in this place of the field."""
        method = self.event.method
        others = self._others(place, side)
        if method is Method.TOTAL_POINTS:
            return Fraction(score)
        if method is Method.BUTLER:
            own = self._outcomes(self.field.lines[place], side)
            return Fraction(imps(score - slow_datum([own, *others], self.profile.butler)))
        number, expected = len(others) + 1, self._expected(place, side)
        if method is Method.CROSS_IMPS:
            total = sum(
                (weight * imps(score - other) for each in others for other, weight in each),
                Fraction(0),
            )
            return self._divided(total, number, expected)
        halves = sum(
            (
                weight * (2 if score > other else 1 if score == other else 0)
                for each in others
                for other, weight in each
            ),
            Fraction(0),
        )
        shares = self._small_group(place, side, number, expected)
        if shares is not None:
            top = self.profile.per_pair_beaten * (expected - 1)
            steps = len(shares) - 1
            if not steps:
                return top * shares[0]
            # All small groups here have equal steps from place to place.
            return top * (shares[-1] + (shares[0] - shares[-1]) * halves / (2 * steps))
        brought_up = Fraction(expected, number) * (halves + 1) - 1
        return self.profile.per_pair_beaten * brought_up / 2

    def _divided(self, total: Fraction, number: int, expected: int) -> Fraction:
        divisor = self.profile.cross_imps_divisor
        if number == 1:
            return Fraction(0)
        if divisor is Divisor.SCORES:
            return total / number
        if self.profile.cross_imps_by_frequency:
            total = total * expected / number
        else:
            total = total * (expected - 1) / (number - 1)
        return total if divisor is Divisor.NOTHING else total / (expected - 1)

    def _small_group(
        self, place: int, side: Side, number: int, expected: int
    ) -> tuple[Fraction, ...] | None:
        sizes: dict[str, int] = {}
        for other in self._board(place):
            if self._entry(other, side) is not None:
                form = self.field.lines[other].group
                sizes[form] = sizes.get(form, 0) + 1
        if len(sizes) == 1 or number > len(self.profile.small_groups):
            return None
        if Fraction(number, expected) > self.profile.small_group_part:
            return None
        is_largest = sorted(sizes.values())[-2] < number
        least = self.profile.largest_compared
        if is_largest and least is not None and number >= least:
            return None
        return self.profile.small_groups[number - 1]

    # What is on a board

    def _board(self, place: int) -> list[int]:
        key = self.field.lines[place].key
        return [at for at, line in enumerate(self.field.lines) if line.key == key]

    def _others(self, place: int, side: Side) -> list[Outcomes]:
        form = self.field.lines[place].group
        found = []
        for other in self._board(place):
            entry = self._entry(other, side)
            if other != place and entry is not None and self.field.lines[other].group == form:
                found.append(entry)
        return found

    def _entry(self, place: int, side: Side) -> Outcomes | None:
        line = self.field.lines[place]
        is_compared = isinstance(line.award(side), Assigned | SelfInflicted)
        return self._outcomes(line, side) if is_compared else None

    def _outcomes(self, line: Line, side: Side) -> Outcomes:
        award = line.award(side)
        if isinstance(award, SelfInflicted):
            award = award.actual
        assert isinstance(award, Assigned)
        return self._scores(line, award, side)

    def _scores(self, line: Line, award: Assigned, side: Side) -> Outcomes:
        vulnerability = self.field.vulnerability(line.key)
        sign = 1 if side is Side.NS else -1
        return [(sign * score_of(result, vulnerability), part) for result, part in award.outcomes]

    def _expected(self, place: int, side: Side) -> int:
        if self.profile.neuberg is Neuberg.NONE:
            return sum(self._entry(at, side) is not None for at in self._board(place))
        return self._full(self.field.lines[place].key)

    def _full(self, key: BoardKey) -> int:
        if self.profile.neuberg is Neuberg.FIELD:
            return self._fullest(key.session)
        return self._number(key)

    def _fullest(self, session: int) -> int:
        keys = {line.key for line in self.field.lines if line.session == session}
        return max(self._number(key) for key in keys)

    def _number(self, key: BoardKey) -> int:
        number = 0
        for line in self.field.lines:
            awards = [line.award(side) for side in Side]
            if line.key == key and any(
                award is not None and not isinstance(award, NoScore) for award in awards
            ):
                number += 1
        return number

    # Law 12C2

    def _artificial(self) -> dict[tuple[int, Side], tuple[Fraction, Fraction]]:
        found = {}
        order = sorted(range(len(self.field.lines)), key=lambda at: (self.field.lines[at].key, at))
        pluses: dict[tuple[int, str], int] = {}
        for place in order:
            line = self.field.lines[place]
            for side in Side:
                award = line.award(side)
                if not isinstance(award, Artificial):
                    continue
                who = (line.session, line.contestant(side))
                before = pluses.get(who, 0)
                if award.kind is Average.PLUS:
                    pluses[who] = before + 1
                    most = self.profile.most_average_plus
                    named = award.share is not None or award.imps is not None
                    if most is not None and before >= most and not named:
                        if self.profile.beyond_average_plus is Beyond.NOT_SCHEDULED:
                            continue
                        award = Artificial(Average.AVERAGE)
                found[place, side] = self._worth(place, side, award)
        return found

    def _worth(self, place: int, side: Side, award: Artificial) -> tuple[Fraction, Fraction]:
        line = self.field.lines[place]
        expected = self._full(line.key)
        points, possible, boards = self._earned(line.session, line.contestant(side))
        nothing = Fraction(0)
        if self.event.method is Method.TOTAL_POINTS:
            entries = [self._entry(at, side) or [] for at in self._board(place)]
            number = sum(map(bool, entries))
            total = sum((s * w for entry in entries for s, w in entry), Fraction(0))
            return (total / number if number else nothing), nothing
        if self.event.method is Method.MATCHPOINTS:
            top = self.profile.per_pair_beaten * (expected - 1)
            if award.share is not None:
                return top * award.share, top
            usual = (self.profile.average_plus, Fraction(1, 2), self.profile.average_minus)
            own = points / possible if possible else None
            return top * self._better(award, *usual, own), top
        if award.imps is not None:
            return award.imps, nothing
        times = 1
        if self.event.method is Method.CROSS_IMPS:
            times = expected - 1 if self.profile.cross_imps_divisor is Divisor.NOTHING else 1
        plus, minus = self.profile.average_plus_imps, self.profile.average_minus_imps
        own = points / boards if boards else None
        return self._better(award, times * plus, nothing, times * minus, own), nothing

    def _better(
        self,
        award: Artificial,
        plus: Fraction,
        average: Fraction,
        minus: Fraction,
        own: Fraction | None,
    ) -> Fraction:
        if not self.profile.own_percentage or own is None:
            own = average
        if award.kind is Average.AVERAGE:
            return average
        return max(plus, own) if award.kind is Average.PLUS else min(minus, own)

    def _earned(self, session: int, name: str) -> tuple[Fraction, Fraction, int]:
        """On the boards of a session without an artificial score."""
        points = possible = Fraction(0)
        boards = 0
        for (place, side), score in self.points.items():
            line = self.field.lines[place]
            if line.session == session and line.contestant(side) == name:
                points, possible = points + score, possible + self.possible[place, side]
                boards += 1
        return points, possible, boards


def slow_datum(entries: list[Outcomes], butler: Butler) -> Fraction:
    """The datum from a list in which a score stands as often as its smallest part goes into it."""
    parts = [(score, weight) for entry in entries for score, weight in entry]
    number = len(entries)
    trimmed = butler.trimmed * number if butler.trimmed < 1 else butler.trimmed
    unit = lcm(trimmed.denominator, *(weight.denominator for _, weight in parts))
    pieces = sorted(score for score, weight in parts for _ in range(int(weight * unit)))
    cut = int(trimmed * unit)
    if 2 * cut < len(pieces):
        pieces = pieces[cut : len(pieces) - cut]
    average = Fraction(sum(pieces), len(pieces))
    if not butler.rounded_to:
        return average
    low = average // butler.rounded_to * butler.rounded_to
    high = low + butler.rounded_to
    if average - low != high - average:
        return Fraction(low if average - low < high - average else high)
    by_size = sorted((Fraction(low), Fraction(high)), key=abs)
    if butler.half is Half.EVEN:
        return next(each for each in by_size if each / butler.rounded_to % 2 == 0)
    return by_size[0] if butler.half is Half.TOWARDS else by_size[1]
