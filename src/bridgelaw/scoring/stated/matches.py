"""Matches of teams whose points in a file are not ours, and why.

A file may give the IMPs of each board, the IMPs or victory points of a match, and what a team has
in all. What is kept of the boards counts in the match, and what is kept of a match in the total.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from bridgelaw.game import Side
from bridgelaw.locale import Text, tr
from bridgelaw.scoring.field import Field
from bridgelaw.scoring.kept import ALL_SESSIONS, KeptMatch, MatchKey
from bridgelaw.scoring.profile import Profile
from bridgelaw.scoring.standings import Standings, score_field
from bridgelaw.scoring.stated.differences import ROUNDED, Cause, Reason
from bridgelaw.scoring.stated.points import Stated, StatedMatch, within
from bridgelaw.scoring.stated.totals import TotalDifference
from bridgelaw.scoring.teams import Match
from bridgelaw.scoring.victory_points import SCALES, victory_points

_HALF = Fraction(1, 2)
_EDITED = Reason(
    Cause.EDITED,
    tr("One team's points are as computed and the other's are not: a penalty, or edited by hand."),
)
_UNKNOWN_SCALE = Reason(
    Cause.UNKNOWN, tr("No scale that is known here gives these victory points.")
)
_UNKNOWN_IMPS = Reason(Cause.UNKNOWN, tr("It is not the sum of the match's boards."))
_UNKNOWN_TOTAL = Reason(Cause.UNKNOWN, tr("It is not the sum of the team's matches."))

SCALE_NAMES: Mapping[str, Text] = {
    "wbf": tr("the WBF's continuous scale"),
    "wbf-discrete": tr("the WBF's scale of whole points"),
}


@dataclass(frozen=True, slots=True)
class MatchDifference:
    """A match whose points in the file are not ours."""

    session: int
    teams: tuple[str, str]
    stated: Mapping[str, Fraction]
    computed: Mapping[str, Fraction]
    in_imps: bool
    reason: Reason

    @property
    def key(self) -> MatchKey:
        """The session, and who met."""
        return self.session, frozenset(self.teams)

    @property
    def kept(self) -> KeptMatch:
        """What of it is kept."""
        more = {team: given - self.computed[team] for team, given in self.stated.items()}
        is_compared = self.reason.cause in (Cause.RULE, Cause.ROUNDED)
        if self.in_imps:
            return KeptMatch(imps=more, is_compared=is_compared)
        return KeptMatch(victory_points=more, is_compared=is_compared)


def stated_once(field: Field, stated: Stated) -> Stated:
    """A board of a match is one score, though a file may give it at both of its tables."""
    lines: dict[int, Mapping[Side, Fraction]] = {}
    seen: dict[tuple[int, int, frozenset[str]], Mapping[str, Fraction]] = {}
    for place, sides in sorted(stated.lines.items()):
        line = field.lines[place]
        gains = {line.contestant(side): points for side, points in sides.items()}
        board = (*line.key, frozenset((line.ns, line.ew)))
        if seen.get(board) != gains:
            seen.setdefault(board, gains)
            lines[place] = sides
    return replace(stated, lines=lines)


def differing_matches(kept: Standings, stated: Stated) -> tuple[MatchDifference, ...]:
    """Every match whose points in the file are not those of its boards, as these are kept."""
    differences = []
    for match in kept.matches:
        given = stated.matches.get(match.key)
        if given is None:
            continue
        ours = _points(match, given.in_imps)
        off = [
            team for team, points in given.points.items() if not _fits(stated, points, ours, team)
        ]
        if off:
            reason = _reason(match, given, ours, off, stated.match_places, kept.field.event.profile)
            differences.append(
                MatchDifference(
                    match.session, match.teams, given.points, ours, given.in_imps, reason
                )
            )
    return tuple(differences)


def _fits(stated: Stated, points: Fraction, ours: Mapping[str, Fraction], team: str) -> bool:
    return abs(points - ours[team]) <= within(stated.match_places)


def _points(match: Match, in_imps: bool) -> dict[str, Fraction]:
    points = match.imps if in_imps else match.victory_points
    return dict(zip(match.teams, points, strict=True))


def _reason(
    match: Match,
    given: StatedMatch,
    ours: Mapping[str, Fraction],
    off: list[str],
    places: int,
    profile: Profile,
) -> Reason:
    if not given.in_imps:
        for scale in _other_scales(profile):
            other = _by_scale(match, scale, profile)
            if all(
                abs(other[team] - points) <= within(places) for team, points in given.points.items()
            ):
                return _scale_reason(scale)
    if not places and all(abs(ours[team] - given.points[team]) <= _HALF for team in off):
        return ROUNDED
    if len(off) == 1 and len(given.points) > 1:
        return _EDITED
    return _UNKNOWN_IMPS if given.in_imps else _UNKNOWN_SCALE


def _other_scales(profile: Profile) -> Iterator[str]:
    return (scale for scale in SCALES if scale != profile.vp_scale)


def _by_scale(match: Match, scale: str, profile: Profile) -> dict[str, Fraction]:
    if not match.boards:
        return dict.fromkeys(match.teams, Fraction(0))
    return {
        team: victory_points(imps, match.boards, scale, profile.vp_half)
        for team, imps in zip(match.teams, match.imps, strict=True)
    }


def _scale_reason(scale: str) -> Reason:
    return Reason(Cause.RULE, tr("Victory points by {scale}.", scale=SCALE_NAMES[scale]))


def with_scale_found(field: Field, stated: Stated) -> Field:
    """The field under the scale that the file's victory points show, if they do."""
    profile = field.event.profile
    given = {key: match for key, match in stated.matches.items() if not match.in_imps}
    if not given or field.event.knockout:
        return field
    matches = [match for match in score_field(field).matches if match.key in given]

    def misses(scale: str) -> int:
        return sum(
            abs(_by_scale(match, scale, profile)[team] - points) > within(stated.match_places)
            for match in matches
            for team, points in given[match.key].points.items()
        )

    missed = {scale: misses(scale) for scale in (profile.vp_scale, *_other_scales(profile))}
    # Of scales that fit alike the usual one is taken, which comes first.
    best = min(missed, key=lambda scale: missed[scale])
    if not matches or best == profile.vp_scale or missed[best] * 10 > 2 * len(matches):
        return field
    event = replace(field.event, profile=replace(profile, vp_scale=best))
    return replace(field, event=event, _is_checked=True)


def differing_team_totals(kept: Standings, stated: Stated) -> tuple[TotalDifference, ...]:
    """Every total that is not the sum of the team's matches as they are kept."""
    wanted = {
        name: total.points
        for (session, name), total in stated.totals.items()
        if session == ALL_SESSIONS and total.points is not None and name in kept.totals
    }
    off = {
        name: points
        for name, points in wanted.items()
        if abs(points - kept.totals[name].points) > within(stated.total_places)
    }
    if not off:
        return ()
    reasons: dict[str, Reason] = {}
    profile = kept.field.event.profile
    if not kept.field.event.knockout:
        for scale in _other_scales(profile):
            event = replace(kept.field.event, profile=replace(profile, vp_scale=scale))
            other = score_field(replace(kept.field, event=event, kept=None, _is_checked=True))
            for name, points in off.items():
                if abs(points - other.totals[name].points) <= within(stated.total_places):
                    reasons.setdefault(name, _scale_reason(scale))
    return tuple(
        TotalDifference(
            ALL_SESSIONS, name, points, kept.totals[name].points,
            reasons.get(name, _UNKNOWN_TOTAL),
        )
        for name, points in off.items()
    )  # fmt: skip
