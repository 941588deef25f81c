"""Law 64C: what the other side would have had without the revoke, double dummy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bridgelaw.analysis.position import ImpossiblePosition
from bridgelaw.analysis.revokes.found import Revoke
from bridgelaw.analysis.revokes.play import RecordedPlay
from bridgelaw.analysis.solver.interface import Solver
from bridgelaw.analysis.tables import Line, line_of_play
from bridgelaw.game import Card, Side
from bridgelaw.locale import tr
from bridgelaw.table.revoke_tricks import automatic


@dataclass(frozen=True, slots=True)
class Follow:
    """A legal card in place of the revoke, and the tricks of the other side if it is played."""

    card: Card
    tricks: int
    """Of all the cards of the record: before the revoke, and from there on double dummy."""
    kept: int = 0
    """What the other side gets besides for earlier revokes of the same side, which stand."""

    @property
    def total(self) -> int:
        """All of the other side's tricks."""
        return self.tricks + self.kept


@dataclass(frozen=True, slots=True)
class Equity:
    """What the other side would have had if this revoke, and all after it, had not happened."""

    follows: tuple[Follow, ...]
    """Every legal card, the offender's best one first."""
    line: Line
    """From just before the revoke to the end, with that card in its place."""

    @property
    def follow(self) -> Follow:
        """The card that counts.

        12C1(b) asks for the probable outcome. From here on both sides play double dummy, so the
        offender too is given their best card; what another card would bring is shown beside it.
        """
        return self.follows[0]

    @property
    def total(self) -> int:
        """The tricks of the other side, with what it keeps for earlier revokes."""
        return self.follow.total


def equity(play: RecordedPlay, revoke: Revoke, earlier: Sequence[Revoke], solver: Solver) -> Equity:
    """What the other side would have had without this revoke, the earlier ones as they happened.

    `earlier` are those of the same side whose tricks it keeps (64C2(a)).
    """
    position = play.before(revoke.trick, revoke.place)
    winners = play.winners[: revoke.trick - 1]
    other = revoke.side.other
    before = sum(winner.side is other for winner in winners)
    values = {
        card: position.left - own
        for card, own in solver.values(position).items()
        if card in revoke.legal
    }
    if not values:
        raise ImpossiblePosition(
            tr("{seat} had no legal card for trick {trick}.", seat=revoke.by, trick=revoke.trick)
        )

    def follow(card: Card) -> Follow:
        tricks = before + values[card]
        return Follow(card, tricks, kept_without(play, revoke, earlier, tricks))

    follows = tuple(sorted(map(follow, values), key=_best_first))
    first = follows[0].card
    after = line_of_play(solver, position.after(first))
    return Equity(follows, Line(position, (first, *after.cards)))


def kept_without(play: RecordedPlay, revoke: Revoke, earlier: Sequence[Revoke], tricks: int) -> int:
    """What moves for earlier revokes of the side if this one and all after it did not happen.

    `tricks` are those of the other side in all the cards of the record then.
    """
    winners = play.winners[: revoke.trick - 1]
    others = tricks - sum(winner.side is revoke.side.other for winner in winners)
    # Of a part of a board the offenders may win a trick that is not seen here.
    own = max(0, play.size - len(winners) - others) + play.unseen

    def rest(side: Side) -> int:
        return own if side is revoke.side else others

    return sum(one.tricks for one in automatic(earlier, winners, rest))


def _best_first(follow: Follow) -> tuple[int, int, int]:
    """The offender's best card, and of equal ones the lowest."""
    return follow.total, follow.tricks, follow.card.rank
