"""One board scored: every line against the others, each direction in its own field.

Artificial scores are left open here, because what they are worth depends on a contestant's other
boards (12C2(c)); `artificial.py` fills them in.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from bridgelaw.game import Side, Vulnerability
from bridgelaw.locale import tr
from bridgelaw.locale.patience import ensure_awaited
from bridgelaw.scoring.awards import NoScore
from bridgelaw.scoring.comparing import (
    Worth,
    against_others,
    beaten,
    cross_imps,
    entry_value,
    frequencies,
    imps_against,
    matchpoints,
    whole,
)
from bridgelaw.scoring.datum import datum_of
from bridgelaw.scoring.entries import Entry, Number, Shares, entries_of
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
        """The score of this side."""
        return self.ns if side is Side.NS else self.ew


NO_LINE_SCORE = LineScore(None, None)


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
    """The places of its lines in the field, in order."""
    scores: tuple[LineScore, ...]
    """In the same order."""
    scores_expected: int
    """How many scores the board should have."""
    groups: Mapping[tuple[str, Side], Group] = field(default_factory=dict)
    """By the form of the board that was played (87B) and the direction."""
    number: int = 0
    """How many scores the board has: results, and what was awarded instead of one."""

    def top(self, profile: Profile) -> Fraction:
        """The most matchpoints that could be had on the board."""
        return profile.per_pair_beaten * max(0, self.scores_expected - 1)

    def at(self, place: int) -> LineScore:
        """The score of the line in this place of the field."""
        return self.scores[bisect_left(self.lines, place)]


@dataclass(frozen=True, slots=True)
class Size:
    """How many scores a group has, and how many there are beside it."""

    number: int
    others: tuple[int, ...]
    """In each of the groups that played another form of the board (87B)."""
    expected: int
    """On the whole board."""

    def is_small(self, profile: Profile) -> bool:
        """87B: too small to be compared; there are shares for its places."""
        if not self.others or self.number > len(profile.small_groups):
            return False
        if self.number > profile.small_group_part * self.expected:
            return False
        least = profile.largest_compared
        return least is None or self.number < least or self.number <= max(self.others)


def counted(lines: Sequence[Line]) -> int:
    """How many scores a board has: results, and what was awarded instead of one."""
    return sum(map(_has_score, lines))


def _has_score(line: Line) -> bool:
    adjusted = line.adjusted
    if adjusted is None:
        return line.result is not None
    # A score that only one side has is one: the board was played, or should have been.
    return not (isinstance(adjusted.ns, NoScore) and isinstance(adjusted.ew, NoScore))


TOO_MUCH = tr(
    "The results are very many. Divide the event into sessions with a file each, or score it in "
    "the terminal, where nothing is ended: bridgelaw field"
)


def score_board(
    event: Event,
    key: BoardKey,
    places: Sequence[int],
    lines: Sequence[Line],
    vulnerability: Vulnerability,
    most: int,
) -> ScoredBoard:
    """The lines of one board, compared; `most` is the number of scores of the fullest board."""
    ensure_awaited(TOO_MUCH)
    number = counted(lines)
    expected = max(most, number) if event.profile.neuberg is Neuberg.FIELD else number
    if event.method is Method.TEAMS:
        # Each match compares its own two tables.
        return ScoredBoard(key, tuple(places), (NO_LINE_SCORE,) * len(lines), expected, {}, number)
    entries = [entries_of(line, vulnerability) for line in lines]
    forms = [line.group for line in lines]
    groups: dict[tuple[str, Side], Group] = {}
    ns = _score_side(event, Side.NS, forms, [entry for entry, _ in entries], expected, groups)
    ew = _score_side(event, Side.EW, forms, [entry for _, entry in entries], expected, groups)
    return ScoredBoard(key, tuple(places), _lines(ns, ew), expected, groups, number)


def _lines(ns: Sequence[SideScore | None], ew: Sequence[SideScore | None]) -> tuple[LineScore, ...]:
    """The two sides' scores line by line; lines with the same result share theirs."""
    known: dict[tuple[int, int], LineScore] = {}
    lines = []
    for pair in zip(ns, ew, strict=True):
        same = (id(pair[0]), id(pair[1]))
        line = known.get(same)
        if line is None:
            line = known[same] = LineScore(*pair)
        lines.append(line)
    return tuple(lines)


def _score_side(
    event: Event,
    side: Side,
    forms: Sequence[str],
    entries: Sequence[Entry | None],
    expected: int,
    groups: dict[tuple[str, Side], Group],
) -> list[SideScore | None]:
    """What each line scores in this direction; `None` where there is nothing to compare."""
    compared: dict[str, list[Entry]] = {}
    for form, entry in zip(forms, entries, strict=True):
        if entry is not None:
            compared.setdefault(form, []).append(entry)
    numbers = {form: len(entries) for form, entries in compared.items()}
    scorers: dict[str, Callable[[Entry], SideScore]] = {}
    for form, of_form in compared.items():
        size = _size(event.profile, form, numbers, expected)
        groups[form, side], scorers[form] = _scorer(event, frequencies(of_form), size)
    return [
        None if entry is None else scorers[form](entry)
        for form, entry in zip(forms, entries, strict=True)
    ]


def _size(profile: Profile, form: str, numbers: Mapping[str, int], expected: int) -> Size:
    others = tuple(number for other, number in numbers.items() if other != form)
    if profile.neuberg is Neuberg.NONE:
        # Nothing is made up for scores that are missing; the forms of a fouled board are.
        expected = sum(numbers.values())
    return Size(numbers[form], others, expected)


def worth(event: Event, board: ScoredBoard, form: str, side: Side) -> Mapping[int, Fraction]:
    """What each score that occurs in a group is worth to whoever has it alone, the best first."""
    numbers = {
        other: group.number
        for (other, direction), group in board.groups.items()
        if direction is side
    }
    group = board.groups[form, side]
    size = _size(event.profile, form, numbers, board.scores_expected)
    _, score = _scorer(event, group.frequencies, size)
    scores = sorted(group.frequencies, reverse=True)
    return {each: score(Entry(((each, 1),))).points for each in scores}


def _scorer(
    event: Event, scores: Mapping[int, Number], size: Size
) -> tuple[Group, Callable[[Entry], SideScore]]:
    """How a group of entries that are compared with each other is scored."""
    datum: Fraction | None = None
    possible = Fraction(0)
    worth_of: Worth
    if event.method is Method.MATCHPOINTS:
        possible = event.profile.per_pair_beaten * (size.expected - 1)
        worth_of = _matchpoints(event.profile, scores, size)
    elif event.method is Method.CROSS_IMPS:
        worth_of = _cross_imps(event.profile, scores, size)
    elif event.method is Method.BUTLER:
        datum = datum_of(scores, event.profile.butler)
        worth_of = _butler(datum)
    else:
        worth_of = _total_points
    # The same plain result comes many times.
    known: dict[int, SideScore] = {}

    def score(entry: Entry) -> SideScore:
        if len(entry.own) > 1 or entry.without is not None:
            return SideScore(whole(entry_value(entry, worth_of)), possible)
        result = entry.own[0][0]
        scored = known.get(result)
        if scored is None:
            scored = known[result] = SideScore(whole(worth_of(result, entry.own)), possible)
        return scored

    return Group(size.number, scores, datum), score


def _matchpoints(profile: Profile, scores: Mapping[int, Number], size: Size) -> Worth:
    values = matchpoints(scores)
    unit = profile.per_pair_beaten / 2
    if size.is_small(profile):
        shares = profile.small_groups[size.number - 1]
        top = profile.per_pair_beaten * (size.expected - 1)
        return lambda score, own: (
            top * share_of_place(shares, against_others(score, own, values, beaten))
        )
    if size.number == size.expected:
        return lambda score, own: unit * against_others(score, own, values, beaten)
    return lambda score, own: neuberg(unit * against_others(score, own, values, beaten), unit, size)


def neuberg(points: Number, for_tie: Fraction, size: Size) -> Fraction:
    """The matchpoints as if each score had come so much more often, up to the full number."""
    return Fraction(size.expected, size.number) * (points + for_tie) - for_tie


def share_of_place(shares: tuple[Fraction, ...], points: Number) -> Fraction:
    """The share of a place; a tie, or a result beside a weighted one, lies between two places."""
    place, rest = divmod(Fraction(points) / 2, 1)
    at = len(shares) - 1 - int(place)
    if not rest:
        return shares[at]
    return shares[at] + rest * (shares[at - 1] - shares[at])


def _cross_imps(profile: Profile, scores: Mapping[int, Number], size: Size) -> Worth:
    values = cross_imps(scores)
    scale = cross_imps_scale(profile, size)
    return lambda score, own: scale * against_others(score, own, values, imps_against)


def cross_imps_scale(profile: Profile, size: Size) -> Fraction:
    """By what the sum of a group's cross-IMPs is multiplied."""
    number, expected = size.number, size.expected
    if profile.cross_imps_divisor is Divisor.SCORES:
        return Fraction(1, number)
    if number == 1:
        return Fraction(1)  # nothing to compare with: the sum is 0
    comparisons = expected - 1
    scale = (
        Fraction(expected, number)
        if profile.cross_imps_by_frequency
        else Fraction(comparisons, number - 1)
    )
    return scale if profile.cross_imps_divisor is Divisor.NOTHING else scale / comparisons


def _butler(datum: Fraction) -> Worth:
    return lambda score, _: imps(score - datum)


def _total_points(score: int, _: Shares) -> Number:
    return score
