"""A field scored and ranked. After an adjustment only its board is scored again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple

from bridgelaw.game import Side
from bridgelaw.scoring.artificial import Elsewhere, artificial_score, beyond_limit
from bridgelaw.scoring.awards import Artificial, Average
from bridgelaw.scoring.field import Adjustment, BoardKey, Field, Line, Method, Penalty, Unit
from bridgelaw.scoring.kept import ALL_SESSIONS, Shift, kept_boards, shifts
from bridgelaw.scoring.profile import Beyond, Neuberg
from bridgelaw.scoring.scored_board import LineScore, ScoredBoard, SideScore, counted, score_board
from bridgelaw.scoring.teams import Match, kept_matches, matches_of
from bridgelaw.scoring.totals import Rank, Total, exact_sum, ranked

__all__ = ["Awarded", "Rank", "Session", "Standings", "Total", "score_field"]

Session = tuple[int, str]
"""A contestant in a session."""

Filled = Mapping[BoardKey, Mapping[int, Mapping[Side, SideScore]]]
"""Scores that comparing a board does not give: where, on which line, whose."""


class Awarded(NamedTuple):
    """An artificial score: on which line, and which side's."""

    place: int
    side: Side
    award: Artificial


@dataclass(frozen=True)
class Standings:
    """The scores of a whole field. It never changes: `adjust` gives another one.

    >>> from bridgelaw.scoring import Event, parse_award, parse_outcome
    >>> lines = (
    ...     Line(1, "1", "2", parse_outcome("4S= by N")),
    ...     Line(1, "3", "4", parse_outcome("4S-1 by N")),
    ... )
    >>> before = score_field(Field(Event(), lines))
    >>> before.score(0).ns.points
    Fraction(2, 1)
    >>> half = parse_award("1/2 4S= by N, 1/2 4S-1 by N")
    >>> after = before.adjust(0, Adjustment(half, half, law="12C1(c)"))
    >>> after.score(0).ns.points, before.score(0).ns.points
    (Fraction(3, 2), Fraction(2, 1))
    """

    field: Field
    compared: Mapping[BoardKey, ScoredBoard]
    """Every board, with artificial scores still open."""
    elsewhere: Mapping[Session, Elsewhere]
    """What each contestant earned, artificial scores left out."""
    most: Mapping[int, int]
    """In each session, the number of scores of the board that has most."""
    awarded: Mapping[Session, tuple[Awarded, ...]]
    """Each contestant's artificial scores, in the order of the boards."""

    @cached_property
    def boards(self) -> Mapping[BoardKey, ScoredBoard]:
        """Every board with the scores of all its lines; in teams what its matches gave.

        Where points of the file are kept, with these.
        """
        kept = self.field.kept
        if kept is None:
            return self._computed
        if self.field.event.method is Method.TEAMS:
            return self._filled(self._swings(self.matches))
        return kept_boards(self._computed, self.field, kept)

    @cached_property
    def _computed(self) -> Mapping[BoardKey, ScoredBoard]:
        is_teams = self.field.event.method is Method.TEAMS
        scored = self._swings(self._own_matches) if is_teams else self._artificial_by_board()
        return self._filled(scored)

    def _filled(self, filled: Filled) -> Mapping[BoardKey, ScoredBoard]:
        return {
            key: board if key not in filled else _fill(board, filled[key])
            for key, board in self.compared.items()
        }

    def kept_points(self, place: int) -> Mapping[Side, Fraction]:
        """What of a line's points is the file's and not ours."""
        if self.field.kept is None:
            return {}
        ours = self._computed[self.field.lines[place].key].at(place)
        return {
            side: one.points
            for side in Side
            if (one := self.score(place).side(side)) is not None and one != ours.side(side)
        }

    def score(self, place: int) -> LineScore:
        """The score of the line in this place of the field."""
        return self.boards[self.field.lines[place].key].at(place)

    @cached_property
    def matches(self) -> tuple[Match, ...]:
        """The matches of a teams event; where points of the file are kept, with these."""
        kept, own = self.field.kept, self._own_matches
        return own if kept is None else kept_matches(own, self.field, kept)

    @cached_property
    def _own_matches(self) -> tuple[Match, ...]:
        return matches_of(self.field) if self.field.event.method is Method.TEAMS else ()

    @cached_property
    def totals(self) -> Mapping[str, Total]:
        """What every contestant has, over all sessions."""
        if self.field.event.method is Method.TEAMS:
            return self._team_totals()
        totals: dict[str, Total] = {}
        for (_, name), total in self.session_totals.items():
            before = totals.get(name)
            totals[name] = total if before is None else _together(before, total)
        for (session, name), shift in self._kept_totals.items():
            if session == ALL_SESSIONS and name in totals:
                totals[name] = _shifted(totals[name], shift)
        return {name: totals.get(name) or _nothing(name) for name in self.field.contestants}

    @cached_property
    def session_totals(self) -> Mapping[Session, Total]:
        """What a contestant has in each session in which they have a score; of pairs, not teams."""
        totals = {
            session: Total(session[1], earned.points, earned.possible, earned.boards)
            for session, earned in self.elsewhere.items()
        }
        for session, scores in self._artificial.items():
            total = totals.get(session) or _nothing(session[1])
            totals[session] = Total(
                session[1],
                total.points + exact_sum(score.points for _, _, score in scores),
                total.possible + exact_sum(score.possible for _, _, score in scores),
                total.boards + len(scores),
            )
        for penalty in self.field.penalties:
            session = (penalty.session, penalty.contestant)
            total, amount = totals.get(session) or _nothing(session[1]), self._amount(penalty)
            totals[session] = replace(
                total, points=total.points - amount, penalty=total.penalty + amount
            )
        if self.field.kept is not None:
            more = shifts(self._computed, self.boards, self.field)
            for session, shift in (*more.items(), *self._kept_totals.items()):
                if session in totals or session in more:
                    totals[session] = _shifted(totals.get(session) or _nothing(session[1]), shift)
        return totals

    @property
    def _kept_totals(self) -> Mapping[Session, Shift]:
        return {} if self.field.kept is None else self.field.kept.totals

    def ranking(self, side: Side | None = None, session: int | None = None) -> tuple[Rank, ...]:
        """The contestants from the best down, after all sessions or of one of them.

        Of one direction where a side is named. An event with two winners has two rankings: without
        a side that of North-South comes before that of East-West, each with places of its own.

        >>> from bridgelaw.scoring import Event, parse_outcome
        >>> results = [("1", "2", "4S= by N"), ("3", "4", "4S-1 by N")]
        >>> lines = tuple(Line(1, ns, ew, parse_outcome(text)) for ns, ew, text in results)
        >>> ranking = score_field(Field(Event(), lines)).ranking()
        >>> [(rank.place, rank.total.contestant, str(rank.total.percent)) for rank in ranking]
        [(1, '1', '100'), (1, '4', '100'), (3, '2', '0'), (3, '3', '0')]
        """
        field = self.field
        if side is None and field.event.winners == 2:
            return (*self.ranking(Side.NS, session), *self.ranking(Side.EW, session))
        totals: Sequence[Total] = tuple(self.totals.values())
        if session is not None:
            totals = [total for key, total in self.session_totals.items() if key[0] == session]
        if side is not None:
            totals = [total for total in totals if field.direction(total.contestant) is side]
        return ranked(field.event, totals, field.order)

    def adjust(self, place: int, adjustment: Adjustment) -> Standings:
        """The standings with an adjusted score: only its board is compared again."""
        return self.with_line(place, replace(self.field.lines[place], adjusted=adjustment))

    def with_line(self, place: int, line: Line) -> Standings:
        """The standings with another line in this place."""
        field, before = self.field.with_line(place, line), self.field.lines[place]
        key = line.key
        numbers = [
            board.number
            for at, board in self.compared.items()
            if at.session == key.session and at != key
        ]
        lines = [field.lines[at] for at in field.boards[key]]
        most = max(counted(lines), *numbers, 0)
        is_fuller = most != self.most[key.session] and field.event.profile.neuberg is Neuberg.FIELD
        if is_fuller or (line.ns, line.ew) != (before.ns, before.ew):
            # Every board of the session has another number of scores to be brought up to, or
            # somebody else plays.
            return score_field(field)
        board = score_board(
            field.event, key, field.boards[key], lines, field.vulnerability(key), most
        )
        return Standings(
            field,
            {**self.compared, key: board},
            _earned_again(self.elsewhere, key.session, lines, self.compared[key], board),
            {**self.most, key.session: most},
            _awarded_again(self.awarded, field, place),
        )

    @cached_property
    def _artificial(self) -> Mapping[Session, tuple[tuple[int, Side, SideScore], ...]]:
        """Every artificial score: whose it is, on which line, what it is worth."""
        if self.field.event.method is Method.TEAMS:
            return {}  # the matches know them
        return {
            session: tuple(self._worth(session, awarded))
            for session, awarded in self.awarded.items()
        }

    def _worth(
        self, session: Session, awarded: Sequence[Awarded]
    ) -> Iterator[tuple[int, Side, SideScore]]:
        """A contestant's artificial scores, as far as they count (12C2(d))."""
        event = self.field.event
        elsewhere = self.elsewhere.get(session, Elsewhere())
        pluses = 0
        for place, side, award in awarded:
            beyond = beyond_limit(event.profile, award, pluses)
            pluses += award.kind is Average.PLUS
            if beyond is not Beyond.NOT_SCHEDULED:
                given = award if beyond is None else Artificial(Average.AVERAGE)
                board = self.compared[self.field.lines[place].key]
                yield place, side, artificial_score(event, given, board, side, elsewhere)

    def _artificial_by_board(self) -> Filled:
        filled: dict[BoardKey, dict[int, dict[Side, SideScore]]] = {}
        for scores in self._artificial.values():
            for place, side, score in scores:
                key = self.field.lines[place].key
                filled.setdefault(key, {}).setdefault(place, {})[side] = score
        return filled

    def _swings(self, matches: Sequence[Match]) -> Filled:
        filled: dict[BoardKey, dict[int, dict[Side, SideScore]]] = {}
        for match in matches:
            for swing in match.swings:
                gains = dict(zip(match.teams, (swing.first, swing.second), strict=True))
                for place in swing.lines:
                    line = self.field.lines[place]
                    filled.setdefault(swing.key, {})[place] = {
                        side: SideScore(gain)
                        for side in Side
                        if (gain := gains[line.contestant(side)]) is not None
                    }
        return filled

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
        penalties: dict[str, Fraction] = {}
        for penalty in self.field.penalties:
            before = penalties.get(penalty.contestant, Fraction(0))
            penalties[penalty.contestant] = before + self._amount(penalty)
        totals = {}
        for name in self.field.contestants:
            taken = penalties.get(name, Fraction(0))
            scored = exact_sum(points.get(name, ())) - taken
            total = Total(name, scored, Fraction(0), boards.get(name, 0), taken)
            shift = self._kept_totals.get((ALL_SESSIONS, name))
            totals[name] = total if shift is None else _shifted(total, shift)
        return totals

    def _amount(self, penalty: Penalty) -> Fraction:
        """Law 90: what is taken off; a part of a top is of the session's fullest board."""
        if penalty.unit is not Unit.TOP:
            return penalty.amount
        number = max(0, self.most[penalty.session] - 1)
        return penalty.amount * self.field.event.profile.per_pair_beaten * number


def score_field(field: Field) -> Standings:
    """Scores every board of a field.

    >>> from bridgelaw.scoring import Event, parse_outcome
    >>> line = Line(1, "1", "2", parse_outcome("4S= by N"))
    >>> score_field(Field(Event(), (line,))).totals["1"].boards
    1
    """
    lines = field.lines
    on_boards = {key: [lines[at] for at in places] for key, places in field.boards.items()}
    most: dict[int, int] = {}
    for key, on_board in on_boards.items():
        most[key.session] = max(most.get(key.session, 0), counted(on_board))
    compared: dict[BoardKey, ScoredBoard] = {}
    earned: dict[int, dict[str, list[SideScore]]] = {session: {} for session in most}
    for key, on_board in on_boards.items():
        board = compared[key] = score_board(
            field.event,
            key,
            field.boards[key],
            on_board,
            field.vulnerability(key),
            most[key.session],
        )
        by_name = earned[key.session]
        for line, score in zip(on_board, board.scores, strict=True):
            if score.ns is not None:
                by_name.setdefault(line.ns, []).append(score.ns)
            if score.ew is not None:
                by_name.setdefault(line.ew, []).append(score.ew)
    elsewhere = {
        (session, name): Elsewhere(
            exact_sum(score.points for score in scores),
            exact_sum(score.possible for score in scores),
            len(scores),
        )
        for session, by_name in earned.items()
        for name, scores in by_name.items()
    }
    awarded: dict[Session, list[Awarded]] = {}
    for places in field.boards.values():
        for place in places:
            for session, each in _awarded_on(lines[place], place):
                awarded.setdefault(session, []).append(each)
    awards = {session: tuple(each) for session, each in awarded.items()}
    return Standings(field, compared, elsewhere, most, awards)


def _awarded_on(line: Line, place: int) -> Iterator[tuple[Session, Awarded]]:
    if line.adjusted is not None:
        for side in Side:
            award = line.adjusted.award(side)
            if isinstance(award, Artificial):
                yield (line.session, line.contestant(side)), Awarded(place, side, award)


def _awarded_again(
    before: Mapping[Session, tuple[Awarded, ...]], field: Field, place: int
) -> Mapping[Session, tuple[Awarded, ...]]:
    """The artificial scores after the line in this place has changed."""
    line = field.lines[place]
    now = dict(_awarded_on(line, place))
    sessions = [(line.session, line.ns), (line.session, line.ew)]
    if not now and not any(session in before for session in sessions):
        return before
    awards = dict(before)
    for session in sessions:
        each = [award for award in awards.pop(session, ()) if award.place != place]
        each += [now[session]] if session in now else []
        if each:
            each.sort(key=lambda award: (field.lines[award.place].key, award.place))
            awards[session] = tuple(each)
    return awards


def _earned_again(
    before: Mapping[Session, Elsewhere],
    session: int,
    lines: Sequence[Line],
    old: ScoredBoard,
    new: ScoredBoard,
) -> Mapping[Session, Elsewhere]:
    """What contestants have earned after one of their boards was scored again."""
    others = dict(before)
    # Lines with the same result share their scores, and so the difference.
    changes: dict[tuple[int, int], Elsewhere] = {}
    for line, was, now in zip(lines, old.scores, new.scores, strict=True):
        for name, gone, come in ((line.ns, was.ns, now.ns), (line.ew, was.ew, now.ew)):
            if gone is come:
                continue  # neither has a score
            same = (id(gone), id(come))
            change = changes.get(same)
            if change is None:
                change = changes[same] = Elsewhere().replaced(gone, come)
            key = (session, name)
            earned = others.get(key, Elsewhere()).plus(change)
            if earned.boards:
                others[key] = earned
            else:
                del others[key]
    return others


def _fill(board: ScoredBoard, filled: Mapping[int, Mapping[Side, SideScore]]) -> ScoredBoard:
    scores = tuple(
        score
        if place not in filled
        else LineScore(filled[place].get(Side.NS, score.ns), filled[place].get(Side.EW, score.ew))
        for place, score in zip(board.lines, board.scores, strict=True)
    )
    return replace(board, scores=scores)


def _nothing(name: str) -> Total:
    return Total(name, Fraction(0), Fraction(0), 0)


def _together(one: Total, other: Total) -> Total:
    return Total(
        one.contestant,
        one.points + other.points,
        one.possible + other.possible,
        one.boards + other.boards,
        one.penalty + other.penalty,
    )


def _shifted(total: Total, shift: Shift) -> Total:
    return replace(
        total,
        points=total.points + shift.points,
        possible=total.possible + shift.possible,
        boards=total.boards + shift.boards,
    )
