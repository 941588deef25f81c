"""Points that a results file gives and that count although they are not ours.

Whoever imports a file chooses: its points are kept for lines that nobody adjusts, or everything is
computed again. What is kept lies over what is computed, and goes by itself where a line changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import TYPE_CHECKING

from bridgelaw.game import Side
from bridgelaw.scoring.scored_board import LineScore, ScoredBoard, SideScore

if TYPE_CHECKING:
    from bridgelaw.scoring.field import BoardKey, Field, Line

ALL_SESSIONS = 0
"""In the key of a total: of all sessions together."""


@dataclass(frozen=True, slots=True)
class KeptLine:
    """What a file gives the sides of a line."""

    points: Mapping[Side, Fraction]
    is_compared: bool
    """By a rule, from the other scores of the board: where one of these changes, it is ours."""


@dataclass(frozen=True, slots=True)
class Shift:
    """By how much something of the file's is more than what is computed."""

    points: Fraction = Fraction(0)
    possible: Fraction = Fraction(0)
    boards: int = 0

    def plus(self, other: Shift) -> Shift:
        """Both together."""
        return Shift(
            self.points + other.points, self.possible + other.possible, self.boards + other.boards
        )


@dataclass(frozen=True, slots=True)
class KeptMatch:
    """By how much each team of a match has more in a file than what is computed."""

    imps: Mapping[str, Fraction] = field(default_factory=dict)
    """The victory points follow from them, unless the file gives these."""
    victory_points: Mapping[str, Fraction] = field(default_factory=dict)
    is_compared: bool = False
    """By a rule: where a result of the match changes, it is ours."""


MatchKey = tuple[int, frozenset[str]]
"""A session and the two teams that met in it."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What of a file's points is kept, and the lines as they were read with it."""

    read: tuple[Line, ...]
    lines: Mapping[int, KeptLine]
    """By the place of the line in the field."""
    totals: Mapping[tuple[int, str], Shift] = field(default_factory=dict)
    """By session and contestant: what the file's total has over the sum of its lines."""
    matches: Mapping[MatchKey, KeptMatch] = field(default_factory=dict)

    def is_as_read(self, place: int, line: Line) -> bool:
        """Has nobody adjusted or corrected it since?"""
        return self.read[place] == line

    def only(self, places: Iterable[int], sessions: Set[int]) -> Kept:
        """The same for a field of these lines alone, all those of these sessions."""
        chosen = tuple(places)
        lines = {at: self.lines[place] for at, place in enumerate(chosen) if place in self.lines}
        totals = {key: shift for key, shift in self.totals.items() if key[0] in sessions}
        matches = {key: each for key, each in self.matches.items() if key[0] in sessions}
        return Kept(tuple(self.read[place] for place in chosen), lines, totals, matches)


def kept_boards(
    computed: Mapping[BoardKey, ScoredBoard], field: Field, kept: Kept
) -> Mapping[BoardKey, ScoredBoard]:
    """The boards with the points that are kept in place of those that were computed."""
    places = [place for place in kept.lines if field.lines[place] == kept.read[place]]
    touched = {
        key
        for key in {field.lines[place].key for place in places}
        if any(field.lines[at] != kept.read[at] for at in field.boards[key])
    }
    changed: dict[BoardKey, dict[int, KeptLine]] = {}
    for place in places:
        key, line = field.lines[place].key, kept.lines[place]
        if not line.is_compared or key not in touched:
            changed.setdefault(key, {})[place] = line
    top = {key: computed[key].top(field.event.profile) for key in changed}
    return {
        key: board if key not in changed else _with(board, changed[key], top[key])
        for key, board in computed.items()
    }


def _with(board: ScoredBoard, lines: Mapping[int, KeptLine], top: Fraction) -> ScoredBoard:
    scores = []
    for place, score in zip(board.lines, board.scores, strict=True):
        line = lines.get(place)
        sides = [score.ns, score.ew]
        if line is not None:
            for at, side in enumerate(Side):
                before = sides[at]
                if side in line.points:
                    # Butler and cross-IMPs have no top.
                    possible = top if before is None else before.possible
                    sides[at] = SideScore(
                        line.points[side], possible, before is not None and before.is_artificial
                    )
        scores.append(LineScore(sides[0], sides[1]))
    return replace(board, scores=tuple(scores))


def shifts(
    computed: Mapping[BoardKey, ScoredBoard], counted: Mapping[BoardKey, ScoredBoard], field: Field
) -> dict[tuple[int, str], Shift]:
    """What the points that are kept add to each contestant's session."""
    sums: dict[tuple[int, str], Shift] = {}
    for key, board in counted.items():
        before = computed[key]
        if board is before:
            continue
        for place, was, now in zip(board.lines, before.scores, board.scores, strict=True):
            for side in Side:
                old, new = was.side(side), now.side(side)
                if old == new or new is None:
                    continue
                session = (key.session, field.lines[place].contestant(side))
                more = Shift(new.points, new.possible, 1)
                if old is not None:
                    more = Shift(new.points - old.points, new.possible - old.possible)
                sums[session] = sums.get(session, Shift()).plus(more)
    return sums
