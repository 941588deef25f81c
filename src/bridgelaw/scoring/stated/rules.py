"""The rules by which programs score that are not those of a profile, and how they are found."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product

from bridgelaw.game import Side
from bridgelaw.locale import Text, tr
from bridgelaw.scoring.awards import Artificial
from bridgelaw.scoring.field import Field, Line, Method
from bridgelaw.scoring.profile import Butler, Divisor, Half, Neuberg, Profile
from bridgelaw.scoring.standings import Standings, score_field
from bridgelaw.scoring.stated.points import Stated

_ENOUGH_LINES = 3000
"""So many are looked at to find how a file is scored; more would tell nothing new."""
_MOST_MISSES = Fraction(1, 10)
"""A rule that explains fewer lines is not the file's."""

KNOWN_BUTLERS = (
    Butler(),
    # Pianola and programs like it leave out the best and the worst score.
    Butler(Fraction(1), 10, Half.AWAY),
    # ACBLscore.
    Butler(Fraction(5, 100), 10, Half.EVEN),
)
"""The usual variants first: where a file does not tell two of them apart, the first counts."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule that a file may have been scored by, and how it is called."""

    profile: Profile
    words: Text


_NEUBERG = {
    Neuberg.NONE: tr("Another Neuberg: missing scores are not made up for."),
    Neuberg.ARTIFICIAL: tr(
        "Another Neuberg: made up for artificial scores, not for boards that were not played."
    ),
    Neuberg.FIELD: tr("Another Neuberg: boards that were not played are made up for, too."),
}
_FIXED = tr("Average plus and minus have fixed amounts (12C2(c) is not applied).")
_OWN = tr("Average plus and minus follow the pair's other boards (12C2(c)).")
_PER_PAIR = tr("Another number of matchpoints for each score beaten.")
_DIVISOR = tr("Cross-IMPs are divided in another way.")


def rules_beside(profile: Profile, method: Method) -> Iterator[Rule]:
    """What else a file may have been scored by, the usual things first."""
    other_own = not profile.own_percentage
    own = _OWN if other_own else _FIXED
    if method in (Method.MATCHPOINTS, Method.CROSS_IMPS):
        neubergs = [each for each in Neuberg if each is not profile.neuberg]
        yield from (Rule(replace(profile, neuberg=each), _NEUBERG[each]) for each in neubergs)
        yield Rule(replace(profile, own_percentage=other_own), own)
        for each in neubergs:
            yield Rule(replace(profile, neuberg=each, own_percentage=other_own), _NEUBERG[each])
    else:
        yield Rule(replace(profile, own_percentage=other_own), own)
    for other in methods_beside(profile, method):
        words = _DIVISOR
        if method is Method.BUTLER:
            words = tr("Another Butler: {datum}.", datum=datum_words(other.butler))
        elif method is Method.MATCHPOINTS:
            words = _PER_PAIR
        yield Rule(other, words)
        yield Rule(replace(other, own_percentage=other_own), words)


def methods_beside(profile: Profile, method: Method) -> Iterator[Profile]:
    """The variants of a method itself: what it counts, divides by, and measures against."""
    if method is Method.MATCHPOINTS:
        other = 1 if profile.per_pair_beaten == 2 else 2
        yield replace(profile, per_pair_beaten=Fraction(other))
    elif method is Method.BUTLER:
        trims = (Fraction(0), Fraction(1), Fraction(2), Fraction(5, 100), Fraction(1, 10))
        grid = (Butler(*each) for each in product(trims, (10, 1, 0), Half))
        for butler in dict.fromkeys((*KNOWN_BUTLERS, *grid)):
            if butler != profile.butler:
                yield replace(profile, butler=butler)
    elif method is Method.CROSS_IMPS:
        for divisor, often in product(Divisor, (False, True)):
            other_profile = replace(
                profile, cross_imps_divisor=divisor, cross_imps_by_frequency=often
            )
            if other_profile != profile:
                yield other_profile


def datum_words(butler: Butler) -> Text:
    """How a datum is made, in words.

    >>> str(datum_words(Butler(Fraction(1), 10, Half.AWAY)))
    'the mean without the best and the worst score, to 10, a half away from zero'
    """
    trimmed = butler.trimmed
    if not trimmed:
        mean = tr("the mean of all scores")
    elif trimmed == 1:
        mean = tr("the mean without the best and the worst score")
    elif trimmed < 1:
        mean = tr(
            "the mean without {part} per cent of the scores at each end", part=str(100 * trimmed)
        )
    else:
        mean = tr("the mean without the {number} best and worst scores", number=str(trimmed))
    if not butler.rounded_to:
        return tr("{mean}, not rounded", mean=mean)
    return tr(
        "{mean}, to {number}, {half}", mean=mean, number=butler.rounded_to,
        half=_HALVES[butler.half],
    )  # fmt: skip


_HALVES = {
    Half.AWAY: tr("a half away from zero"),
    Half.TOWARDS: tr("a half towards zero"),
    Half.EVEN: tr("a half to even"),
}


def with_method_found(field: Field, stated: Stated) -> Field:
    """The field under the variant of its method that the file's points show, if they do."""
    profile = field.event.profile
    if field.event.method is Method.TEAMS:
        from bridgelaw.scoring.stated.matches import with_scale_found

        return with_scale_found(field, stated)
    if not stated.lines or not any(methods_beside(profile, field.event.method)):
        return field
    sample, chosen = _sample(field, stated)
    compared = sum(map(len, chosen.lines.values()))
    best, fewest = profile, _misses(sample, chosen, profile)
    for other in methods_beside(profile, field.event.method):
        if not fewest:
            break
        misses = _misses(sample, chosen, other)
        if misses < fewest:
            best, fewest = other, misses
    if best is profile or fewest > _MOST_MISSES * compared:
        return field
    return under(field, best)


def under(field: Field, profile: Profile) -> Field:
    """The same results under another profile."""
    return replace(field, event=replace(field.event, profile=profile), _is_checked=True)


def _misses(field: Field, stated: Stated, profile: Profile) -> int:
    fits = fitting(score_field(under(field, profile)), stated)
    return sum(not fits(place, side) for place, sides in stated.lines.items() for side in sides)


def _sample(field: Field, stated: Stated) -> tuple[Field, Stated]:
    """Enough boards to tell how they are scored, without artificial scores."""
    places: list[int] = []
    for on_board in field.boards.values():
        if len(places) >= _ENOUGH_LINES:
            break
        places.extend(on_board)
    lines = tuple(field.lines[place] for place in places)
    chosen = {
        at: stated.lines[place]
        for at, place in enumerate(places)
        if place in stated.lines and not is_artificial(field.lines[place])
    }
    sample = replace(field, lines=lines, penalties=(), kept=None, _is_checked=True)
    return sample, replace(stated, lines=chosen)


def is_artificial(line: Line) -> bool:
    adjusted = line.adjusted
    return adjusted is not None and (
        isinstance(adjusted.ns, Artificial) or isinstance(adjusted.ew, Artificial)
    )


def fitting(standings: Standings, stated: Stated) -> Callable[[int, Side], bool]:
    """Whether the points of a side in the file are those of these standings."""

    def fits(place: int, side: Side) -> bool:
        given = stated.lines[place][side]
        score = standings.score(place).side(side)
        # Whoever has no score has nothing, however a program writes it.
        return not given if score is None else stated.fits(given, score.points)

    return fits
