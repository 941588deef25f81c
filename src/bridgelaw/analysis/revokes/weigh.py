"""Law 64: for each revoke what moves by itself, and beside it what equity would give."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bridgelaw.analysis.position import ImpossiblePosition
from bridgelaw.analysis.revokes.equity import Equity, equity
from bridgelaw.analysis.revokes.found import Revoke, find_revokes
from bridgelaw.analysis.revokes.play import RecordedPlay
from bridgelaw.analysis.solver.interface import Solver, SolverFailed, SolverMissing, tricks
from bridgelaw.game import Side
from bridgelaw.locale import Text, tr
from bridgelaw.table.revoke_tricks import Automatic, automatic, is_repeated


class Advice(Enum):
    """What the computation recommends; the director decides."""

    NOTHING = "no revoke is established"
    ENOUGH = "the automatic tricks are enough"
    EQUITY = "equity is larger"
    UNKNOWN = "equity is not known"


@dataclass(frozen=True, slots=True)
class WeighedRevoke:
    """A revoke with both of its measures."""

    revoke: Revoke
    automatic: Automatic
    equity: Equity | None = None
    missing: Text | None = None
    """Why there is no equity, where there should be."""
    clause: str = ""
    """The clause under which equity would be given: 64C1, 64C2(a) or 64C2(b)."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """The revokes of a play, and what they come to."""

    play: RecordedPlay
    revokes: tuple[WeighedRevoke, ...]
    rest: int | None
    """What declarer's side gets of the tricks not played: claimed, or double dummy if not."""

    @property
    def established(self) -> tuple[WeighedRevoke, ...]:
        """The revokes that are established."""
        return tuple(one for one in self.revokes if one.revoke.established)

    @property
    def both_sides(self) -> bool:
        """64B7: has each side an established revoke?"""
        return len({one.revoke.side for one in self.established}) == 2

    def at_table(self, side: Side) -> int:
        """The tricks of the side before anything moves; of those not played what is known."""
        return self.play.won(side) + _rest_of(self.play, self.rest, side)

    def moved(self, side: Side) -> int:
        """64A: the tricks that go to the side by themselves."""
        return sum(one.automatic.tricks for one in self.revokes if one.revoke.side is not side)

    def with_automatic(self, side: Side) -> int:
        """The tricks of the side when those of 64A have moved."""
        return self.at_table(side) + self.moved(side) - self.moved(side.other)

    @property
    def deciding(self) -> WeighedRevoke | None:
        """The revoke whose equity is to be compared: without it, and all after it.

        Of one side's revokes the one that brings the other side most: each of them has to be made
        good, and it keeps what moved for those before (64C2(a)). If both sides have revoked, the
        first of all: as if nobody had (64C2(b)).
        """
        candidates = self.established[:1] if self.both_sides else self.established
        known = [one for one in candidates if one.equity is not None]
        return max(known, key=_total) if known else None

    @property
    def damaged(self) -> Side | None:
        """The side that would have had more; `None` if nobody would, or nobody knows."""
        one = self.deciding
        if one is None or one.equity is None:
            return None
        side = one.revoke.side.other
        more = one.equity.total - self.with_automatic(side)
        if more > 0:
            return side
        return side.other if more < 0 and self.both_sides else None

    @property
    def more(self) -> int:
        """How many tricks more equity gives to the side that is damaged."""
        side = self.damaged
        return 0 if side is None else self.with_equity(side) - self.with_automatic(side)

    def with_equity(self, side: Side) -> int:
        """The tricks of the side as equity would have them; `advice` must not be `UNKNOWN`."""
        one = self.deciding
        assert one is not None
        assert one.equity is not None
        if side is one.revoke.side.other:
            return one.equity.total
        return max(0, self.play.size - one.equity.total)

    def more_without(self, one: WeighedRevoke) -> int:
        """How many tricks more the other side would have had without this revoke alone."""
        assert one.equity is not None
        return one.equity.total - self.with_automatic(one.revoke.side.other)

    def later_that_gives_more(self, one: WeighedRevoke) -> WeighedRevoke | None:
        """64C2(a): a repeated revoke whose equity, with the tricks kept for this one, is larger.

        Then this one keeps its rectification, and the later one is made good.
        """
        assert one.equity is not None
        later = [
            other
            for other in self.revokes[self.revokes.index(one) + 1 :]
            if other.clause == "64C2(a)"
            and other.revoke.by is one.revoke.by
            and other.revoke.suit is one.revoke.suit
            and other.equity is not None
        ]
        best = max(later, key=_total, default=None)
        return best if best is not None and _total(best) >= _total(one) else None

    @property
    def advice(self) -> Advice:
        """What the two measures come to."""
        if not self.established:
            return Advice.NOTHING
        if self.deciding is None:
            return Advice.UNKNOWN
        if self.damaged is not None:
            return Advice.EQUITY
        complete = all(one.equity is not None for one in self.established)
        return Advice.ENOUGH if complete or self.both_sides else Advice.UNKNOWN

    @property
    def missing(self) -> Text | None:
        """Why equity is not known, for the first revoke of which it is not."""
        return next((one.missing for one in self.established if one.missing is not None), None)


def weigh(
    play: RecordedPlay,
    solver: Solver | None,
    revokes: tuple[Revoke, ...] | None = None,
    why_no_solver: Text | None = None,
) -> Weighed:
    """Both measures for every revoke of the play, or for these.

    Without a solver the automatic tricks are still there, and `why_no_solver` is what is missing.

    >>> from bridgelaw.game import Card, Hand, Seat
    >>> from bridgelaw.analysis import RecordedPlay
    >>> hands = tuple(Hand.parse(cards) for cards in ("A2...", "K3...", "Q4...", "J.2.."))
    >>> play = RecordedPlay.of(
    ...     hands,
    ...     None,
    ...     Seat.SOUTH,
    ...     [Card.parse(card) for card in ("SA", "S3", "S4", "H2", "S2", "SK", "SQ", "SJ")],
    ...     leader=Seat.NORTH,
    ... )
    >>> weigh(play, None).moved(Side.NS)
    1
    """
    every = find_revokes(play) if revokes is None else revokes
    rest = _rest(play, solver if every else None)
    moves = automatic(every, play.winners, lambda side: _rest_of(play, rest, side))
    both = len({one.side for one in every if one.established}) == 2
    weighed: list[WeighedRevoke] = []
    for number, (one, moved) in enumerate(zip(every, moves, strict=True)):
        if not one.established:
            weighed.append(WeighedRevoke(one, moved))
            continue
        before = tuple(each for each in every[:number] if each.side is one.side)
        again = is_repeated(one, (each for each in before if each.established))
        clause = "64C2(b)" if both else "64C2(a)" if again else "64C1"
        missing: Text | None = None
        value: Equity | None = None
        try:
            if solver is None:
                raise SolverMissing(why_no_solver or tr("There is no double-dummy solver."))
            value = equity(play, one, () if both else before, solver)
        except (SolverMissing, SolverFailed, ImpossiblePosition) as error:
            missing = error.text
        weighed.append(WeighedRevoke(one, moved, value, missing, clause))
    return Weighed(play, tuple(weighed), rest)


def _rest(play: RecordedPlay, solver: Solver | None) -> int | None:
    """Of the tricks that were not played to the end, those of declarer's side."""
    if play.is_over:
        return play.claimed or 0
    try:
        return None if solver is None else tricks(solver, play.end, play.declarer.side)
    except (SolverMissing, SolverFailed, ImpossiblePosition):
        return None


def _rest_of(play: RecordedPlay, declarers: int | None, side: Side) -> int:
    """The side's part of those tricks; none where nobody knows."""
    if declarers is None:
        return 0
    return declarers if side is play.declarer.side else play.left - declarers


def _total(one: WeighedRevoke) -> int:
    assert one.equity is not None
    return one.equity.total
