"""Totals of a file that are not what its lines add up to, and why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from bridgelaw.game import Side
from bridgelaw.locale import tr
from bridgelaw.scoring.field import Method
from bridgelaw.scoring.standings import Standings, score_field
from bridgelaw.scoring.stated.differences import Cause, Reason
from bridgelaw.scoring.stated.points import Stated, within
from bridgelaw.scoring.stated.rules import is_artificial, rules_beside, under
from bridgelaw.scoring.totals import Total

Key = tuple[int, str]
"""A session and a contestant; session 0 is all of them."""
Points = dict[Key, Fraction]


@dataclass(frozen=True, slots=True)
class TotalDifference:
    """A contestant whose total in the file is not what its lines add up to."""

    session: int
    contestant: str
    stated: Fraction
    computed: Fraction
    reason: Reason


_LINE_BY_LINE = Reason(Cause.ROUNDED, tr("The file rounds every line before adding up."))
_OTHER_RULE = Reason(Cause.RULE, tr("The file's totals are by another rule than its lines."))
_FULL_NUMBER = Reason(Cause.RULE, tr("The file brings totals up to the full number of boards."))
_UNKNOWN = Reason(Cause.UNKNOWN, tr("It does not follow from the lines of the file."))


def differing_totals(
    kept: Standings, stated: Stated, by_hand: Iterable[int] = ()
) -> tuple[TotalDifference, ...]:
    """Every total that is not the sum of the lines as they are kept.

    `by_hand`: the lines that follow no rule. One reason for all is looked for first.
    """
    wanted = {key: total.points for key, total in stated.totals.items() if total.points is not None}
    ours = _points(kept, wanted)
    given = {
        key: points
        for key, points in wanted.items()
        if key in ours and abs(points - ours[key]) > within(stated.total_places)
    }
    if not given:
        return ()
    slack = _slack(kept, stated)
    reasons: dict[Key, Reason] = {}
    tried: list[tuple[int, Fraction, int, Reason, list[Key]]] = []
    for reason, points in _candidates(kept, ours, given):
        off = {key: abs(points[key] - given[key]) for key in given if key in points}
        fitting = [key for key in off if off[key] <= slack]
        tried.append((-len(fitting), sum(off.values(), Fraction(0)), len(tried), reason, fitting))
    for missed, _, _, reason, fitting in sorted(tried, key=lambda each: each[:3]):
        if -missed < len(given) and (older := _older(kept, stated, by_hand)) is not None:
            reasons = dict.fromkeys(given, older)
            break
        for key in fitting:
            reasons.setdefault(key, reason)
    return tuple(
        TotalDifference(*key, given[key], ours[key], reasons.get(key, _UNKNOWN)) for key in given
    )


def total_of(standings: Standings, key: Key) -> Total | None:
    """What a contestant has in a session, or in all of them."""
    session, name = key
    return standings.session_totals.get(key) if session else standings.totals.get(name)


def _points(standings: Standings, keys: Iterable[Key]) -> Points:
    totals = {key: total_of(standings, key) for key in keys}
    return {key: total.points for key, total in totals.items() if total is not None}


def _candidates(
    kept: Standings, ours: Points, keys: Iterable[Key]
) -> Iterator[tuple[Reason, Points]]:
    """What the totals may have been made by."""
    keys = tuple(keys)
    yield _LINE_BY_LINE, ours
    plain, event = _plain(kept), kept.field.event
    yield _OTHER_RULE, _points(plain, keys)
    yield _FULL_NUMBER, _brought_up(plain, keys)
    if event.method is Method.MATCHPOINTS:
        for rule in rules_beside(event.profile, event.method):
            other = score_field(under(plain.field, rule.profile))
            yield Reason(Cause.RULE, rule.words), _points(other, keys)
            yield _FULL_NUMBER, _brought_up(other, keys)


def _plain(kept: Standings) -> Standings:
    """Ours alone."""
    if kept.field.kept is None:
        return kept
    return score_field(replace(kept.field, kept=None, _is_checked=True))


def _brought_up(standings: Standings, keys: Iterable[Key]) -> Points:
    """The points of those who played fewer boards, brought up to the full number."""
    points: Points = {}
    most: dict[int, Fraction] = {0: Fraction(0)}
    for (session, _), total in standings.session_totals.items():
        most[session] = max(most.get(session, Fraction(0)), total.possible)
    most[0] = max((total.possible for total in standings.totals.values()), default=Fraction(0))
    for key in keys:
        own = total_of(standings, key)
        if own is not None and own.possible:
            points[key] = own.points * most[key[0]] / own.possible
    return points


def _slack(standings: Standings, stated: Stated) -> Fraction:
    """What rounding line by line can add up to: a percentage first, and then its points."""
    unit = Fraction(1, 2 * 10 ** min(stated.total_places, 2))
    most = max((total.boards for total in standings.totals.values()), default=0)
    profile = standings.field.event.profile
    top = max((board.top(profile) for board in standings.boards.values()), default=Fraction(0))
    if standings.field.event.method is not Method.MATCHPOINTS:
        top = Fraction(0)
    return (most + 1) * unit * (1 + top / 100)


def _older(kept: Standings, stated: Stated, by_hand: Iterable[int]) -> Reason | None:
    """The totals fit other results on the boards that somebody changed since.

    At matchpoints all results of a board share out the same number of points, whatever they are:
    what the totals have beside the other boards must be exactly that number, and nobody's part of
    it more than a top for each of these boards.
    """
    standings = _plain(kept)
    field, event = standings.field, standings.field.event
    if event.method is not Method.MATCHPOINTS or len({key.session for key in field.boards}) > 1:
        return None
    changed = {field.lines[place].key for place in by_hand}
    changed |= {line.key for line in field.lines if is_artificial(line)}
    given = {name: total.points or Fraction(0) for (_, name), total in stated.totals.items()}
    if not changed or set(given) != set(field.contestants):
        return None
    needed = dict(given)
    most: dict[str, Fraction] = dict.fromkeys(given, Fraction(0))
    shared = Fraction(0)
    for place, line in enumerate(field.lines):
        top = standings.boards[line.key].top(event.profile)
        shared += top if line.key in changed else 0
        for side in Side:
            one, name = standings.score(place).side(side), line.contestant(side)
            if line.key in changed:
                most[name] += top
            elif one is not None:
                needed[name] -= one.points
    slack = len(given) * within(stated.total_places)
    if abs(sum(needed.values()) - shared) > slack:
        return None
    if not all(-slack <= each <= most[name] + slack for name, each in needed.items()):
        return None
    boards = ", ".join(str(key.number) for key in sorted(changed))
    return Reason(
        Cause.OLDER,
        tr("Older than the scores on boards {boards}: it fits other results there.", boards=boards),
    )
