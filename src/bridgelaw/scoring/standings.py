"""A field scored and ranked. After an adjustment only its board is scored again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property

from bridgelaw.game.seats import Side
from bridgelaw.scoring.artificial import Elsewhere, artificial_score, beyond_limit
from bridgelaw.scoring.awards import Artificial, Average
from bridgelaw.scoring.boards import LineScore, ScoredBoard, SideScore, counted, score_board
from bridgelaw.scoring.field import Adjustment, BoardKey, Field, Line, Method, Penalty, Unit
from bridgelaw.scoring.numbers import rounded
from bridgelaw.scoring.profile import Beyond
from bridgelaw.scoring.teams import Match, matches_of

Session = tuple[int, str]
"""A contestant in a session."""


@dataclass(frozen=True, slots=True)
class Total:
    """What a contestant has after all boards."""

    contestant: str
    points: Fraction
    """Matchpoints, IMPs, points, or in teams victory points or IMPs; penalties taken off."""
    possible: Fraction
    """The most matchpoints that could be had; 0 where there is no top."""
    boards: int
    penalty: Fraction = Fraction(0)

    @property
    def percent(self) -> Fraction | None:
        return 100 * self.points / self.possible if self.possible else None


@dataclass(frozen=True, slots=True)
class Rank:
    """A place in the ranking; those who are level share it."""

    place: int
    is_tied: bool
    total: Total


@dataclass(frozen=True)
class Standings:
    """The scores of a whole field. It never changes: `adjust` gives another one."""

    field: Field
    compared: Mapping[BoardKey, ScoredBoard]
    """Every board, with artificial scores still open."""
    elsewhere: Mapping[Session, Elsewhere]
    """What each contestant earned, artificial scores left out."""
    most: Mapping[int, int]
    """In each session, the number of scores of the board that has most."""

    @cached_property
    def boards(self) -> Mapping[BoardKey, ScoredBoard]:
        """Every board with the scores of all its lines."""
        filled: dict[BoardKey, dict[int, dict[Side, SideScore]]] = {}
        for (_, _), awarded in self._artificial.items():
            for place, side, score in awarded:
                line = self.field.lines[place]
                filled.setdefault(line.key, {}).setdefault(place, {})[side] = score
        return {
            key: board if key not in filled else _fill(board, filled[key])
            for key, board in self.compared.items()
        }

    def score(self, place: int) -> LineScore:
        """The score of the line in this place of the field."""
        board = self.boards[self.field.lines[place].key]
        return board.scores[board.lines.index(place)]

    @cached_property
    def matches(self) -> tuple[Match, ...]:
        """The matches of a teams event."""
        return matches_of(self.field) if self.field.event.method is Method.TEAMS else ()

    @cached_property
    def totals(self) -> Mapping[str, Total]:
        if self.field.event.method is Method.TEAMS:
            return self._team_totals()
        artificial: dict[str, list[SideScore]] = {}
        for (_, name), awarded in self._artificial.items():
            artificial.setdefault(name, []).extend(score for _, _, score in awarded)
        sessions: dict[str, list[Elsewhere]] = {}
        for (_, name), found in self.elsewhere.items():
            sessions.setdefault(name, []).append(found)
        penalties = self._penalties()
        totals = {}
        for name in self.field.contestants:
            earned, given = sessions.get(name, ()), artificial.get(name, ())
            penalty = penalties.get(name, Fraction(0))
            points = _sum(each.points for each in (*earned, *given))
            totals[name] = Total(
                name,
                points - penalty,
                _sum(each.possible for each in (*earned, *given)),
                sum(each.boards for each in earned) + len(given),
                penalty,
            )
        return totals

    def ranking(self, side: Side | None = None) -> tuple[Rank, ...]:
        """The contestants from the best down; of one direction where the event has two winners."""
        event = self.field.event
        sides = self.field.contestants
        totals = [
            total
            for name, total in self.totals.items()
            if side is None or side in sides.get(name, ())
        ]
        places = (
            event.profile.percent_places
            if event.method is Method.MATCHPOINTS
            else (event.profile.imp_places)
        )

        def standing(total: Total) -> Fraction:
            value = total.points if total.percent is None else total.percent
            return value if event.profile.exact_ties else Fraction(rounded(value, places))

        ordered = sorted(((standing(total), total) for total in totals),
                         key=lambda pair: (-pair[0], _natural(pair[1].contestant)))  # fmt: skip
        first: dict[Fraction, int] = {}
        number: dict[Fraction, int] = {}
        for at, (value, _) in enumerate(ordered):
            first.setdefault(value, at + 1)
            number[value] = number.get(value, 0) + 1
        return tuple(Rank(first[value], number[value] > 1, total) for value, total in ordered)

    def adjust(self, place: int, adjustment: Adjustment) -> Standings:
        """The standings with an adjusted score: only its board is compared again."""
        return self.with_line(place, replace(self.field.lines[place], adjusted=adjustment))

    def with_line(self, place: int, line: Line) -> Standings:
        """The standings with another line in this place."""
        field = self.field.with_line(place, line)
        key = line.key
        lines = [field.lines[at] for at in field.boards[key]]
        most = self.most[key.session]
        if (
            counted(lines) > most
            or counted([self.field.lines[at] for at in self.field.boards[key]]) == most
        ):
            # The fullest board may be another one now.
            most = _most(field, key.session)
        if most != self.most[key.session] or field.contestants is not self.field.contestants:
            return score_field(field)
        before = self.compared[key]
        board = score_board(
            field.event, key, field.boards[key], lines, field.vulnerability(key), most
        )
        elsewhere = dict(self.elsewhere)
        for at, old, new in zip(board.lines, before.scores, board.scores, strict=True):
            for side in Side:
                name = field.lines[at].contestant(side)
                session = (key.session, name)
                found = elsewhere.get(session, Elsewhere())
                elsewhere[session] = found.replaced(old.side(side), new.side(side))
        return Standings(field, {**self.compared, key: board}, elsewhere, self.most)

    @cached_property
    def _artificial(self) -> Mapping[Session, tuple[tuple[int, Side, SideScore], ...]]:
        """Every artificial score: whose it is, on which line, what it is worth."""
        event = self.field.event
        pluses: dict[Session, int] = {}
        found: dict[Session, list[tuple[int, Side, SideScore]]] = {}
        for place, side, award in self._artificial_awards():
            line = self.field.lines[place]
            session = (line.session, line.contestant(side))
            before = pluses.get(session, 0)
            if award.kind is Average.PLUS:
                pluses[session] = before + 1
            beyond = beyond_limit(event.profile, award, before)
            if beyond is Beyond.NOT_SCHEDULED:
                continue
            given = award if beyond is None else Artificial(Average.AVERAGE)
            top = self.compared[line.key].top(event.profile)
            elsewhere = self.elsewhere.get(session, Elsewhere())
            score = artificial_score(event, given, top, elsewhere)
            found.setdefault(session, []).append((place, side, score))
        return {session: tuple(scores) for session, scores in found.items()}

    def _artificial_awards(self) -> Iterator[tuple[int, Side, Artificial]]:
        for places in self.field.boards.values():
            for place in places:
                adjusted = self.field.lines[place].adjusted
                if adjusted is not None:
                    for side in Side:
                        award = adjusted.award(side)
                        if isinstance(award, Artificial):
                            yield place, side, award

    def _team_totals(self) -> dict[str, Total]:
        """The victory points of all matches, or in a knockout their IMPs."""
        event = self.field.event
        points: dict[str, list[Fraction]] = {}
        boards: dict[str, int] = {}
        for match in self.matches:
            scores = match.imps if event.knockout else match.victory_points
            for name, score in zip(match.teams, scores, strict=True):
                points.setdefault(name, []).append(score)
                boards[name] = boards.get(name, 0) + len(match.swings)
        penalties = self._penalties()
        totals = {}
        for name in self.field.contestants:
            penalty = penalties.get(name, Fraction(0))
            scored = _sum(points.get(name, ())) - penalty
            totals[name] = Total(name, scored, Fraction(0), boards.get(name, 0), penalty)
        return totals

    def _penalties(self) -> dict[str, Fraction]:
        """Law 90: what is taken off each contestant's points."""
        found: dict[str, Fraction] = {}
        for penalty in self.field.penalties:
            amount = penalty.amount * self._unit(penalty)
            found[penalty.contestant] = found.get(penalty.contestant, Fraction(0)) + amount
        return found

    def _unit(self, penalty: Penalty) -> Fraction:
        if penalty.unit is not Unit.TOP:
            return Fraction(1)
        number = max(0, self.most.get(penalty.session, 0) - 1)
        return self.field.event.profile.per_pair_beaten * number


def score_field(field: Field) -> Standings:
    """Scores every board of a field."""
    most = {session: _most(field, session) for session in {key.session for key in field.boards}}
    compared: dict[BoardKey, ScoredBoard] = {}
    earned: dict[Session, list[SideScore]] = {}
    lines = field.lines
    for key, places in field.boards.items():
        on_board = [lines[place] for place in places]
        board = score_board(
            field.event, key, places, on_board, field.vulnerability(key), most[key.session]
        )
        compared[key] = board
        for line, score in zip(on_board, board.scores, strict=True):
            if score.ns is not None:
                earned.setdefault((key.session, line.ns), []).append(score.ns)
            if score.ew is not None:
                earned.setdefault((key.session, line.ew), []).append(score.ew)
    elsewhere = {
        session: Elsewhere(
            _sum(score.points for score in scores),
            _sum(score.possible for score in scores),
            len(scores),
        )
        for session, scores in earned.items()
    }
    return Standings(field, compared, elsewhere, most)


def _most(field: Field, session: int) -> int:
    return max(
        counted([field.lines[place] for place in places])
        for key, places in field.boards.items()
        if key.session == session
    )


def _sum(values: Iterable[Fraction]) -> Fraction:
    """The exact sum; adding up numerators of the same denominator first is much faster."""
    numerators: dict[int, int] = {}
    for value in values:
        denominator = value.denominator
        numerators[denominator] = numerators.get(denominator, 0) + value.numerator
    return sum(
        (Fraction(number, denominator) for denominator, number in numerators.items()), Fraction(0)
    )


def _fill(board: ScoredBoard, filled: Mapping[int, Mapping[Side, SideScore]]) -> ScoredBoard:
    scores = tuple(
        score
        if place not in filled
        else LineScore(filled[place].get(Side.NS, score.ns), filled[place].get(Side.EW, score.ew))
        for place, score in zip(board.lines, board.scores, strict=True)
    )
    return replace(board, scores=scores)


def _natural(name: str) -> tuple[int, str]:
    """2 before 10."""
    digits = "".join(char for char in name if char.isdecimal())
    return (int(digits) if digits else 0, name)
