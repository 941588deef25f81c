"""Matches between teams: two tables of the same board compared, in IMPs (Law 78B).

Each team is scored from its own awards at both tables, so that the two need not balance (12C4).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import NamedTuple

from bridgelaw.game import Side
from bridgelaw.locale import Text, tr
from bridgelaw.scoring.artificial import Elsewhere, beyond_limit, imps_of
from bridgelaw.scoring.awards import Artificial, Average, NoScore
from bridgelaw.scoring.comparing import relief
from bridgelaw.scoring.entries import Entry, Shares, entry_of
from bridgelaw.scoring.field import BoardKey, Field, Line
from bridgelaw.scoring.imps import imps
from bridgelaw.scoring.kept import Kept, KeptMatch, MatchKey
from bridgelaw.scoring.profile import Beyond, Profile
from bridgelaw.scoring.scored_board import SideScore
from bridgelaw.scoring.victory_points import victory_points

_ONE_TABLE = tr("there is a result at one table only")
_NO_RESULT = tr("there is no result to compare")
_FORMS = tr("the two tables played different forms of the board")
_NO_SCORE = tr("the board counts as never scheduled")


@dataclass(frozen=True, slots=True)
class Swing:
    """A board of a match: what each team gains on it; `None` if it has no score."""

    key: BoardKey
    lines: tuple[int, ...]
    """The places of its lines in the field: that with the first team North-South, if there is
    one, before the other."""
    first: Fraction | None
    second: Fraction | None
    reason: Text | None = None
    """Why a team has no score."""


@dataclass(frozen=True, slots=True)
class Match:
    """Two teams, their boards, and what each has: IMPs from its own point of view."""

    session: int
    teams: tuple[str, str]
    swings: tuple[Swing, ...]
    imps: tuple[Fraction, Fraction]
    victory_points: tuple[Fraction, Fraction]

    @property
    def key(self) -> MatchKey:
        """The session, and who met."""
        return self.session, frozenset(self.teams)

    @property
    def boards(self) -> int:
        """How many of them have a score for one of the teams, and so count for the scale."""
        return sum(swing.first is not None or swing.second is not None for swing in self.swings)

    """0 for a team that has no score on any board."""


class _Pairing(NamedTuple):
    session: int
    teams: tuple[str, str]
    """That which is North-South on the first line of the match comes first."""


_Tables = tuple[int | None, int | None]
"""The places of the lines where a team is North-South and East-West."""


@dataclass(frozen=True, slots=True)
class _Score:
    """What a team has on a board, or why nothing; artificial awards are still open."""

    imps: Fraction | None
    reason: Text | None = None
    artificial: tuple[Artificial, ...] = ()


_Scores = dict[tuple[_Pairing, str, BoardKey], _Score]
"""By match, team and board."""


def matches_of(field: Field) -> tuple[Match, ...]:
    """Every match of the field, in the order in which they begin."""
    boards = _by_match(field)
    scored: _Scores = {}
    for pairing, by_board in boards.items():
        first, second = pairing.teams
        for key, (ns, ew) in by_board.items():
            scored[pairing, first, key] = _score(field, key, (ns, ew))
            scored[pairing, second, key] = _score(field, key, (ew, ns))
    scored.update(_artificial(field, scored))
    return tuple(_match(field, pairing, by_board, scored) for pairing, by_board in boards.items())


def kept_matches(matches: Sequence[Match], field: Field, kept: Kept) -> tuple[Match, ...]:
    """The matches with what a file gives their boards, and them, where nobody changed a line.

    A board is compared with one other table only, so that it is ours once either has changed.
    """
    return tuple(_kept_match(match, field, kept) for match in matches)


def _kept_match(match: Match, field: Field, kept: Kept) -> Match:
    swings = tuple(_kept_swing(match.teams, swing, field, kept) for swing in match.swings)
    if swings != match.swings:
        profile = field.event.profile
        ours = _total([swing.first for swing in swings], profile)
        theirs = _total([swing.second for swing in swings], profile)
        match = replace(
            match, swings=swings, imps=(ours[0], theirs[0]), victory_points=(ours[1], theirs[1])
        )
    more = kept.matches.get(match.key)
    is_touched = any(
        not kept.is_as_read(place, field.lines[place]) for swing in swings for place in swing.lines
    )
    if more is None or (is_touched and more.is_compared):
        return match
    return _shifted(match, more, field.event.profile)


def _kept_swing(teams: tuple[str, str], swing: Swing, field: Field, kept: Kept) -> Swing:
    if not all(kept.is_as_read(place, field.lines[place]) for place in swing.lines):
        return swing
    for place in swing.lines:
        if place in kept.lines:
            line, points = field.lines[place], kept.lines[place].points
            gains = {line.contestant(side): gain for side, gain in points.items()}
            first, second = (gains.get(team) for team in teams)
            # Of whom the file says nothing has the opposite, unless the two did not balance.
            is_balanced = (swing.first or 0) == -(swing.second or 0)
            if first is None:
                first = -second if second is not None and is_balanced else swing.first
            if second is None:
                second = -first if first is not None and is_balanced else swing.second
            return Swing(swing.key, swing.lines, first, second)
    return swing


def _shifted(match: Match, more: KeptMatch, profile: Profile) -> Match:
    first, second = (
        (gained + more.imps.get(team, 0), won + more.victory_points.get(team, 0))
        for team, gained, won in zip(match.teams, match.imps, match.victory_points, strict=True)
    )
    imps_now = (first[0], second[0])
    points = (first[1], second[1])
    if more.imps and not more.victory_points and match.boards:
        points = (
            victory_points(imps_now[0], match.boards, profile.vp_scale, profile.vp_half),
            victory_points(imps_now[1], match.boards, profile.vp_scale, profile.vp_half),
        )
    return replace(match, imps=imps_now, victory_points=points)


def _by_match(field: Field) -> dict[_Pairing, dict[BoardKey, _Tables]]:
    """The boards of each match with their tables, as the first team sees them."""
    matches: dict[_Pairing, dict[BoardKey, _Tables]] = {}
    for place, line in enumerate(field.lines):
        other_way = matches.get(_Pairing(line.session, (line.ew, line.ns)))
        if other_way is not None:
            other_way[line.key] = (other_way.get(line.key, (None, None))[0], place)
        else:
            boards = matches.setdefault(_Pairing(line.session, (line.ns, line.ew)), {})
            boards[line.key] = (place, boards.get(line.key, (None, None))[1])
    return {pairing: dict(sorted(boards.items())) for pairing, boards in matches.items()}


def _score(field: Field, key: BoardKey, tables: _Tables) -> _Score:
    lines = {
        side: field.lines[place]
        for side, place in zip((Side.NS, Side.EW), tables, strict=True)
        if place is not None
    }
    awards = [line.award(side) for side, line in lines.items()]
    if any(isinstance(award, NoScore) for award in awards):
        return _Score(None, _NO_SCORE)
    artificial = tuple(award for award in awards if isinstance(award, Artificial))
    if artificial:
        return _Score(None, None, artificial)
    if len(lines) < 2:
        return _Score(None, _ONE_TABLE)
    if not are_comparable(*lines.values()):
        return _Score(None, _FORMS)
    return _compared(field, key, lines)


def are_comparable(one: Line, other: Line) -> bool:
    """87C: results on two forms are not; a score that was assigned instead of one is (86B2)."""
    return one.group == other.group or not (one.adjusted is None and other.adjusted is None)


def _compared(field: Field, key: BoardKey, lines: Mapping[Side, Line]) -> _Score:
    vulnerability = field.vulnerability(key)
    entries = [entry_of(line, side, vulnerability) for side, line in lines.items()]
    one, other = entries
    if one is None or other is None:
        return _Score(None, _NO_RESULT if one is other else _ONE_TABLE)
    return _Score(team_imps(one, other))


def team_imps(one: Entry, other: Entry) -> Fraction:
    """What a team gains with these results at its two tables, each as its own side's score.

    12C1(c): the IMPs are weighted, never the scores. 12C1(e): what an infraction itself cost is
    added, compared with what the team has at the other table.
    """
    return _gain(one.own, other.own) + _relief(one, other.own) + _relief(other, one.own)


def _gain(one: Shares, other: Shares) -> Fraction:
    return Fraction(sum(w * v * imps(score + more) for score, w in one for more, v in other))


def _relief(entry: Entry, other: Shares) -> Fraction:
    if entry.without is None or entry.after is None:
        return Fraction(0)
    gains = (_gain(shares, other) for shares in (entry.without, entry.after, entry.own))
    return Fraction(relief(*gains))


def _artificial(field: Field, scored: _Scores) -> _Scores:
    """12C2: what artificial scores are worth to each team; its other boards may matter (c)."""
    elsewhere: dict[tuple[int, str], Elsewhere] = {}
    for (pairing, team, _), score in scored.items():
        if score.imps is not None:
            session = (pairing.session, team)
            before = elsewhere.get(session, Elsewhere())
            elsewhere[session] = before.replaced(None, SideScore(score.imps))
    pluses: dict[tuple[int, str], int] = {}
    given: _Scores = {}
    for (pairing, team, key), score in scored.items():
        if score.artificial:
            session = (pairing.session, team)
            awarded = pluses.get(session, 0)
            others = elsewhere.get(session, Elsewhere())
            worth = _worth(field.event.profile, score.artificial, awarded, others)
            given[pairing, team, key] = _Score(worth, _NO_SCORE if worth is None else None)
            if any(award.kind is Average.PLUS for award in score.artificial):
                pluses[session] = awarded + 1
    return given


def _worth(
    profile: Profile, awards: tuple[Artificial, ...], awarded: int, elsewhere: Elsewhere
) -> Fraction | None:
    """The IMPs of a board after so many others with average plus; `None` if it does not count."""
    values = []
    for award in awards:
        beyond = beyond_limit(profile, award, awarded)
        if beyond is not Beyond.NOT_SCHEDULED:
            counts = award if beyond is None else Artificial(Average.AVERAGE)
            values.append(imps_of(profile, counts, elsewhere))
    # Awarded at both tables it is still one board: the average of the two.
    return sum(values, Fraction(0)) / len(values) if values else None


def _match(
    field: Field, pairing: _Pairing, boards: Mapping[BoardKey, _Tables], scores: _Scores
) -> Match:
    swings = []
    for key, tables in boards.items():
        first, second = (scores[pairing, team, key] for team in pairing.teams)
        gains = (first.imps, second.imps)
        if field.event.knockout:
            gains = _balanced(*gains)
        places = tuple(place for place in tables if place is not None)
        swings.append(Swing(key, places, *gains, first.reason or second.reason))
    profile = field.event.profile
    ours, theirs = (
        _total([swing.first for swing in swings], profile),
        _total([swing.second for swing in swings], profile),
    )
    return Match(
        pairing.session,
        pairing.teams,
        tuple(swings),
        (ours[0], theirs[0]),
        (ours[1], theirs[1]),
    )


def _total(gains: Sequence[Fraction | None], profile: Profile) -> tuple[Fraction, Fraction]:
    """A team's IMPs, and its victory points over the boards on which it has a score."""
    counted = [gain for gain in gains if gain is not None]
    total = sum(counted, Fraction(0))
    if not counted:
        return total, Fraction(0)
    return total, victory_points(total, len(counted), profile.vp_scale, profile.vp_half)


def _balanced(
    first: Fraction | None, second: Fraction | None
) -> tuple[Fraction | None, Fraction | None]:
    """12C4: the average of the two points of view; a side without a score counts as 0."""
    if first is None and second is None:
        return None, None
    average = ((first or Fraction(0)) - (second or Fraction(0))) / 2
    return average, -average
