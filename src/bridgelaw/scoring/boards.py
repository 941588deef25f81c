"""One board scored: every line against the others, each direction in its own field.

Artificial scores are left open here, because what they are worth depends on a contestant's other
boards (12C2(c)); `artificial.py` fills them in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from bridgelaw.game.boards import Vulnerability
from bridgelaw.game.seats import Side
from bridgelaw.scoring.awards import Award, NoScore
from bridgelaw.scoring.comparing import (
    against_others,
    beaten,
    cross_imps,
    frequencies,
    imps_against,
    matchpoints,
    whole,
    with_relief,
)
from bridgelaw.scoring.datum import datum_of
from bridgelaw.scoring.entries import Entry, Number, Shares, entry_of
from bridgelaw.scoring.field import BoardKey, Event, Line, Method
from bridgelaw.scoring.imps import imps
from bridgelaw.scoring.profile import Divisor, Neuberg, Profile


@dataclass(frozen=True, slots=True)
class SideScore:
    """What a side scored on a board, exactly."""

    points: Fraction
    """Matchpoints, IMPs or points."""
    possible: Fraction = Fraction(0)
    """The most matchpoints that could be had; 0 where a score has no top."""
    is_artificial: bool = False


@dataclass(frozen=True, slots=True)
class LineScore:
    """Both sides' scores of a line; `None` for a side that has none."""

    ns: SideScore | None
    ew: SideScore | None

    def side(self, side: Side) -> SideScore | None:
        return self.ns if side is Side.NS else self.ew


@dataclass(frozen=True, slots=True)
class Group:
    """The lines of a board that are compared with each other, in one direction."""

    number: int
    """How many scores there are."""
    frequencies: Mapping[int, Number]
    """Of the direction's own scores, so that for East-West +100 is a gain of East-West."""
    datum: Fraction | None = None


@dataclass(frozen=True, slots=True)
class ScoredBoard:
    """A board with the score of each line."""

    key: BoardKey
    lines: tuple[int, ...]
    """The places of its lines in the field."""
    scores: tuple[LineScore, ...]
    """In the same order."""
    scores_expected: int
    """How many scores the board should have."""
    groups: Mapping[tuple[str, Side], Group] = field(default_factory=dict)
    """By the form of the board that was played (87B) and the direction."""

    def top(self, profile: Profile) -> Fraction:
        return profile.per_pair_beaten * max(0, self.scores_expected - 1)


def counted(lines: Sequence[Line]) -> int:
    """How many scores a board has: results, and what was awarded instead of one."""
    return sum(any(_counts(line.award(side)) for side in Side) for line in lines)


def _counts(award: Award | None) -> bool:
    return award is not None and not isinstance(award, NoScore)


def score_board(
    event: Event,
    key: BoardKey,
    places: Sequence[int],
    lines: Sequence[Line],
    vulnerability: Vulnerability,
    most: int,
) -> ScoredBoard:
    """The lines of one board, compared; `most` is the number of scores of the fullest board."""
    profile = event.profile
    number = counted(lines)
    expected = max(most, number) if profile.neuberg is Neuberg.FIELD else number
    groups: dict[tuple[str, Side], Group] = {}
    scored = {
        side: _score_side(event, side, lines, vulnerability, expected, groups) for side in Side
    }
    scores = tuple(map(LineScore, scored[Side.NS], scored[Side.EW]))
    return ScoredBoard(key, tuple(places), scores, expected, groups)


def _score_side(
    event: Event,
    side: Side,
    lines: Sequence[Line],
    vulnerability: Vulnerability,
    expected: int,
    groups: dict[tuple[str, Side], Group],
) -> list[SideScore | None]:
    """What each line scores in this direction; `None` where there is nothing to compare."""
    entries = [entry_of(line, side, vulnerability) for line in lines]
    forms: dict[str, list[Entry]] = {}
    for line, entry in zip(lines, entries, strict=True):
        if entry is not None:
            forms.setdefault(line.group, []).append(entry)
    scorers: dict[str, Callable[[Entry], SideScore]] = {}
    for form, compared in forms.items():
        group, scorers[form] = _scorer(event, compared, expected, len(forms) > 1)
        groups[form, side] = group
    return [
        None if entry is None else scorers[line.group](entry)
        for line, entry in zip(lines, entries, strict=True)
    ]


def _scorer(
    event: Event, entries: Sequence[Entry], expected: int, is_fouled: bool
) -> tuple[Group, Callable[[Entry], SideScore]]:
    """How a group of entries that are compared with each other is scored."""
    found = frequencies(entries)
    number = len(entries)
    datum: Fraction | None = None
    possible = Fraction(0)
    of: Callable[[Entry], Number]
    if event.method is Method.MATCHPOINTS:
        if event.profile.neuberg is Neuberg.NONE:
            expected = number
        possible = event.profile.per_pair_beaten * (expected - 1)
        of = _matchpoints(event.profile, found, number, expected, is_fouled)
    elif event.method is Method.CROSS_IMPS:
        of = _cross_imps(event.profile, found, number)
    elif event.method is Method.BUTLER:
        datum = datum_of(found, event.profile.butler)
        of = _butler(datum)
    else:
        of = _total_points
    # The same plain result comes many times.
    known: dict[int, SideScore] = {}

    def score(entry: Entry) -> SideScore:
        if len(entry.own) > 1 or entry.without is not None:
            return SideScore(whole(of(entry)), possible)
        result = entry.own[0][0]
        found = known.get(result)
        if found is None:
            found = known[result] = SideScore(whole(of(entry)), possible)
        return found

    return Group(number, found, datum), score


def _matchpoints(
    profile: Profile, found: Mapping[int, Number], number: int, expected: int, is_fouled: bool
) -> Callable[[Entry], Number]:
    values = matchpoints(found)
    unit = profile.per_pair_beaten / 2
    if is_fouled and number <= len(profile.small_groups):
        # 87B: too few to compare; the shares stand for the places.
        shares = profile.small_groups[number - 1]
        top = profile.per_pair_beaten * (expected - 1)
        return lambda entry: top * _share(shares, against_others(entry, values, beaten))
    if number == expected:
        return lambda entry: unit * against_others(entry, values, beaten)
    factor = Fraction(expected, number)
    return lambda entry: unit * (factor * (against_others(entry, values, beaten) + 1) - 1)


def _share(shares: tuple[Fraction, ...], points: Number) -> Fraction:
    """The share of a place; a tie, or a weighted result, lies between two places."""
    place, rest = divmod(Fraction(points) / 2, 1)
    at = len(shares) - 1 - int(place)
    if not rest:
        return shares[at]
    return shares[at] + rest * (shares[at - 1] - shares[at])


def _cross_imps(
    profile: Profile, found: Mapping[int, Number], number: int
) -> Callable[[Entry], Number]:
    values = cross_imps(found)
    divisor = {
        Divisor.NOTHING: 1,
        Divisor.COMPARISONS: max(1, number - 1),
        Divisor.SCORES: number,
    }[profile.cross_imps_divisor]
    return lambda entry: Fraction(against_others(entry, values, imps_against)) / divisor


def _butler(datum: Fraction) -> Callable[[Entry], Number]:
    def of(shares: Shares) -> Number:
        return sum(weight * imps(score - datum) for score, weight in shares)

    return lambda entry: with_relief(entry, of)


def _total_points(entry: Entry) -> Number:
    return with_relief(entry, lambda shares: sum(weight * score for score, weight in shares))
