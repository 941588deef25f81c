"""Lines whose points in a file are not ours, each with the reason where it can be known."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction
from functools import cached_property

from bridgelaw.game import Side
from bridgelaw.locale import Text, tr
from bridgelaw.scoring.awards import Artificial, Average
from bridgelaw.scoring.field import Adjustment, BoardKey, Field, Line, Method
from bridgelaw.scoring.outcomes import score_of
from bridgelaw.scoring.presentation.names import table_name
from bridgelaw.scoring.profile import Neuberg, Profile
from bridgelaw.scoring.standings import Standings, score_field
from bridgelaw.scoring.stated.points import Stated
from bridgelaw.scoring.stated.rules import fitting, is_artificial, rules_beside, under

_HALF = Fraction(1, 2)
_LARGE = 5000
_SAMPLED = 20
_MOST_BOARDS = 30
_MOST_LINES = 200
"""A board with more lines is not searched for a result that the others were scored without."""


class Cause(Enum):
    """Where a difference comes from."""

    RULE = "rule"
    """The file was scored by another rule."""
    WITHOUT = "without"
    """The file was scored without a result that has come in since."""
    ROUNDED = "rounded"
    AMOUNT = "amount"
    """An artificial score, with an amount of its own."""
    EDITED = "edited"
    OLDER = "older"
    """A total from before scores were changed."""
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a file's points are not ours."""

    cause: Cause
    words: Text


@dataclass(frozen=True, slots=True)
class Difference:
    """A line whose points in the file are not ours."""

    place: int
    stated: Mapping[Side, Fraction]
    computed: Mapping[Side, Fraction | None]
    reason: Reason

    @property
    def is_compared(self) -> bool:
        """The file's points follow from the other scores of the board, by whatever rule."""
        return self.reason.cause in (Cause.RULE, Cause.WITHOUT, Cause.ROUNDED)


ROUNDED = Reason(Cause.ROUNDED, tr("The file rounds to whole points."))
UNKNOWN = Reason(Cause.UNKNOWN, tr("No rule gives these points: perhaps edited by hand."))
AMOUNT = Reason(Cause.AMOUNT, tr("An artificial score with an amount of its own."))


def differing_lines(standings: Standings, stated: Stated) -> tuple[Difference, ...]:
    """Every line whose points in the file are not ours, in the order of the boards."""
    return _Explaining(standings, stated).found()


class _Explaining:
    """The lines that differ, and what explains them one after the other."""

    def __init__(self, standings: Standings, stated: Stated) -> None:
        self.standings = standings
        self.field = standings.field
        self.stated = stated
        self.is_teams = self.field.event.method is Method.TEAMS
        fits = fitting(standings, stated)
        self.left = [place for place in stated.lines if not self._all_fit(fits, place)]
        self.reasons: dict[int, Reason] = {}

    def found(self) -> tuple[Difference, ...]:
        differing = sorted(self.left, key=lambda place: (self.field.lines[place].key, place))
        steps = [self._by_rule, self._by_late_result, self._by_itself]
        if self.is_teams:
            steps.remove(self._by_late_result)  # a match has one other table only
        for step in steps:
            if self.left:
                step()
                self.left = [place for place in self.left if place not in self.reasons]
        return tuple(
            Difference(
                place, self.stated.lines[place], self._computed(place),
                self.reasons.get(place, UNKNOWN),
            )
            for place in differing
        )  # fmt: skip

    def _computed(self, place: int) -> dict[Side, Fraction | None]:
        score = self.standings.score(place)
        return {
            side: None if (one := score.side(side)) is None else one.points
            for side in self.stated.lines[place]
        }

    def _all_fit(self, fits: Callable[[int, Side], bool], place: int) -> bool:
        return all(fits(place, side) for side in self.stated.lines[place])

    def _by_rule(self) -> None:
        """Another rule gives the file's points: the one that explains most of them first."""
        event = self.field.event
        open_ones = self.left
        covered: list[tuple[Text, list[int]]] = []
        for rule in rules_beside(event.profile, event.method):
            if not self._is_promising(rule.profile):
                continue
            fits = fitting(score_field(under(self.field, rule.profile)), self.stated)
            by_rule = [place for place in open_ones if self._all_fit(fits, place)]
            covered.append((rule.words, by_rule))
            if len(by_rule) == len(open_ones):
                break
        for words, by_rule in sorted(covered, key=lambda each: -len(each[1])):
            for place in by_rule:
                self.reasons.setdefault(place, Reason(Cause.RULE, words))

    def _is_promising(self, profile: Profile) -> bool:
        """In a large field a rule is tried on some boards first: all of them take a second."""
        if len(self.field.lines) < _LARGE:
            return True
        places, sample = self._sample
        scored = score_field(under(sample, profile))
        fits = [
            (score := scored.score(at).side(side)) is not None
            and self.stated.fits(given, score.points)
            for at, place in enumerate(places)
            if place in self._differing
            for side, given in self.stated.lines[place].items()
        ]
        return 10 * sum(fits) > len(fits)

    @cached_property
    def _sample(self) -> tuple[list[int], Field]:
        """Some boards that differ, and the fullest of all, to whose number the others go up."""
        boards = self.field.boards
        keys = list(dict.fromkeys(self.field.lines[place].key for place in self.left))
        chosen = {max(boards, key=lambda key: len(boards[key])), *keys[:_SAMPLED]}
        places = sorted(place for key in chosen for place in boards[key])
        lines = tuple(self.field.lines[place] for place in places)
        return places, replace(self.field, lines=lines, penalties=(), kept=None, _is_checked=True)

    @cached_property
    def _differing(self) -> frozenset[int]:
        return frozenset(self.left)

    def _by_late_result(self) -> None:
        """Without the result of one line all the others of its board are as in the file."""
        by_board: dict[BoardKey, list[int]] = {}
        for place in self.left:
            by_board.setdefault(self.field.lines[place].key, []).append(place)
        if len(by_board) > _MOST_BOARDS:
            return  # no result came late on all of them: it is a rule that nobody knows
        for key, open_ones in by_board.items():
            places = self.field.boards[key]
            if len(open_ones) < 3 or len(places) > _MOST_LINES:
                continue  # of two lines each explains the other
            late = next((place for place in places if self._is_late(key, place)), None)
            if late is None:
                continue
            table = table_name(self.field, late)
            line = self.field.lines[late]
            others = tr(
                "Scored without the result of table {table} ({ns} against {ew}).", table=table,
                ns=line.ns, ew=line.ew,
            )  # fmt: skip
            for place in open_ones:
                self.reasons[place] = Reason(Cause.WITHOUT, others)
            if late in open_ones:
                words = tr("Its result was changed after the file was scored.")
                self.reasons[late] = Reason(Cause.EDITED, words)

    def _is_late(self, key: BoardKey, late: int) -> bool:
        if self.field.lines[late].result is None or is_artificial(self.field.lines[late]):
            return False
        alone = self._without(key, late)
        others = (
            (at, place)
            for at, place in enumerate(self.field.boards[key])
            if place != late and place in self.stated.lines
        )
        return all(
            is_artificial(self.field.lines[place])
            or all(
                (score := alone.score(at).side(side)) is not None
                and self.stated.fits(given, score.points)
                for side, given in self.stated.lines[place].items()
            )
            for at, place in others
        )

    def _without(self, key: BoardKey, late: int) -> Standings:
        """The board alone, with an average in place of a result."""
        average = Artificial(Average.AVERAGE)
        lines = [
            replace(line, adjusted=Adjustment(average, average)) if place == late else line
            for place in self.field.boards[key]
            for line in (self.field.lines[place],)
        ]
        profile = replace(self.field.event.profile, neuberg=Neuberg.ARTIFICIAL)
        field = replace(self.field, lines=tuple(lines), penalties=(), kept=None, _is_checked=True)
        return score_field(under(field, profile))

    def _by_itself(self) -> None:
        """What the line alone, or beside those with the same score, tells."""
        for place in self.left:
            line = self.field.lines[place]
            if self._is_rounded(place):
                self.reasons[place] = ROUNDED
            elif is_artificial(line):
                self.reasons[place] = AMOUNT
            elif not self.is_teams and (same := self._same(place)) is not None:
                words = tr(
                    "Edited by hand: table {table} has the same score and other points.",
                    table=table_name(self.field, same),
                )
                self.reasons[place] = Reason(Cause.EDITED, words)

    def _is_rounded(self, place: int) -> bool:
        return not self.stated.places and all(
            computed is not None and abs(computed - self.stated.lines[place][side]) <= _HALF
            for side, computed in self._computed(place).items()
        )

    def _same(self, place: int) -> int | None:
        """Another line with the same score, whose points in the file follow a rule."""
        line = self.field.lines[place]
        score = self._score(line)
        if score is None:
            return None
        other = self._explained.get((line.key, line.group, score))
        is_other = other is not None and self.stated.lines[other] != self.stated.lines[place]
        return other if is_other else None

    @cached_property
    def _explained(self) -> Mapping[tuple[BoardKey, str, int], int]:
        """Lines whose points in the file follow a rule, by what they scored."""
        left = frozenset(self.left)
        places: dict[tuple[BoardKey, str, int], int] = {}
        for place in self.stated.lines:
            line = self.field.lines[place]
            if place not in left and (score := self._score(line)) is not None:
                places.setdefault((line.key, line.group, score), place)
        return places

    def _score(self, line: Line) -> int | None:
        if line.adjusted is not None or line.result is None:
            return None
        return score_of(line.result, self.field.vulnerability(line.key))
