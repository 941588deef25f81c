"""What was found to be irregular while a log is folded, and how each of it was settled."""

from __future__ import annotations

from operator import itemgetter

from bridgelaw.game.calls import Call
from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.table.breaches import Breach, Irregularity, Kind, Why
from bridgelaw.table.rules.kinds import By
from bridgelaw.table.rules.rules import Rules
from bridgelaw.table.shared_list import SharedList

_NUMBER = itemgetter(0)


class Findings:
    """Irregularities by their number: the open ones, and those that were settled."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.breach = rules.breach
        self.at = 0  # number of events folded
        self.found = 0
        self.open: dict[int, Irregularity] = {}
        self.settled: SharedList[tuple[int, Irregularity]] = SharedList()
        self.reviews: list[str] = []

    def report(self, breach: Breach, at: int | None = None) -> None:
        """Something irregular happened, in this event or in an earlier one."""
        self.open[self.found] = Irregularity(breach, self.at if at is None else at)
        self.found += 1

    def review(self, by: By) -> None:
        """The result is to be looked at when the play is over, because of what came about so."""
        self.reviews += [law for law in self.rules.reviews[by] if law not in self.reviews]

    def settle(self, number: int, law: str | By) -> None:
        """It ends under this clause, or in this way, whose clause the rules know."""
        found = self.open.pop(number, None)
        if found is not None:
            clause = law if isinstance(law, str) else self.rules.labels[law]
            self.settled.append((number, found.settle(clause, self.at)))

    def open_items(self) -> list[tuple[int, Irregularity]]:
        """The open irregularities with their numbers, to settle some of them."""
        return list(self.open.items())

    @property
    def irregularities(self) -> tuple[Irregularity, ...]:
        """Everything irregular that happened, settled or not, in order."""
        if not self.found:
            return ()
        every = sorted([*self.settled, *self.open.items()], key=_NUMBER)
        return tuple([found for _, found in every])

    def settle_where(
        self, seat: Seat, law: str | By, *kinds: Kind, what: Call | Card | None = None
    ) -> None:
        """Settles the open irregularities of these kinds by the seat (on that call or card)."""
        for index, found in self.open_items():
            if (
                found.seat is seat
                and (not kinds or found.kind in kinds)
                and (what is None or found.what is what or _is_hand_shown(found, what))
            ):
                self.settle(index, law)


_OF_HANDS = (
    Why.SHOWN_BEFORE_AUCTION, Why.SEVERAL_SHOWN_IN_AUCTION, Why.SHOWN_BY_DECLARERS,
    Why.SPREAD_BY_DECLARER, Why.SHOWN,
)  # fmt: skip


def _is_hand_shown(found: Irregularity, what: Call | Card) -> bool:
    """Is it about a whole hand that was spread, and so about this card?"""
    return found.what is None and found.why in _OF_HANDS and isinstance(what, Card)
