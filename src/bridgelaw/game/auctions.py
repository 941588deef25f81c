"""An auction: calls with the seats that made them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bridgelaw.game.calls import DOUBLE, HIGHEST_LEVEL, PASS, REDOUBLE, Bid, Call, parse_call
from bridgelaw.game.contracts import Contract, Doubled
from bridgelaw.game.seats import Seat


@dataclass(frozen=True, slots=True)
class Auction:
    """The calls that stand, each with its seat.

    The seat is kept with every call because rotation can be broken: a call out of turn that was
    accepted leaves a player without their turn.

    >>> auction = Auction.of(Seat.WEST, "1C P 1H P P P".split())
    >>> auction.is_over, str(auction.contract)
    (True, '1H by E')
    """

    dealer: Seat | None
    calls: tuple[tuple[Seat, Call], ...] = ()

    @classmethod
    def of(cls, dealer: Seat, calls: Iterable[Call | str]) -> Auction:
        """An auction in rotation from the dealer."""
        seat = dealer
        made: list[tuple[Seat, Call]] = []
        for call in calls:
            made.append((seat, parse_call(call) if isinstance(call, str) else call))
            seat = seat.lho
        return cls(dealer, tuple(made))

    def then(self, seat: Seat, call: Call) -> Auction:
        """The auction with one more call.

        >>> Auction(Seat.WEST).then(Seat.WEST, parse_call("1C")).to_call
        Seat.NORTH
        """
        return Auction(self.dealer, (*self.calls, (seat, call)))

    @property
    def last_bid(self) -> tuple[Seat, Bid] | None:
        """The last bid of the game: one over seven counts for nothing (Law 38)."""
        for seat, call in reversed(self.calls):
            if isinstance(call, Bid) and call.level <= HIGHEST_LEVEL:
                return seat, call
        return None

    @property
    def doubled(self) -> Doubled:
        """How the last bid stands, counting only doubles and redoubles that were admissible."""
        bidder: Seat | None = None
        state = Doubled.NO
        for seat, call in self.calls:
            if isinstance(call, Bid):
                if call.level <= HIGHEST_LEVEL:
                    bidder, state = seat, Doubled.NO
            elif call is not PASS and bidder is not None:
                state = doubled_by(state, bidder, seat, call)
        return state

    @property
    def passes(self) -> int:
        """How many passes stand at the end."""
        count = 0
        for _, call in reversed(self.calls):
            if call is not PASS:
                break
            count += 1
        return count

    @property
    def _start_of_ending(self) -> int:
        """The place of the call that three passes must follow: the last that was no pass."""
        # Where everybody passed, three others must follow the first pass.
        return max(len(self.calls) - self.passes - 1, 0)

    @property
    def robbing_pass(self) -> int | None:
        """The place of the pass out of rotation that takes somebody's turn away (Law 17D3)."""
        first = self._start_of_ending
        if len(self.calls) - first < 4:
            return None
        for place in range(first + 1, first + 4):
            if self.calls[place][0] is not self.calls[place - 1][0].lho:
                return place
        return None

    @property
    def robbed(self) -> Seat | None:
        """The player whom passes out of rotation would leave without their turn (Law 17D3)."""
        place = self.robbing_pass
        return None if place is None else self.calls[place - 1][0].lho

    @property
    def is_over(self) -> bool:
        """Three passes in rotation have followed a bid, or all four players passed (Law 22)."""
        return len(self.calls) - self._start_of_ending >= 4 and self.robbed is None

    @property
    def to_call(self) -> Seat | None:
        """Whose turn it is."""
        robbed = self.robbed
        if robbed is not None:
            return robbed
        if self.is_over:
            return None
        return self.calls[-1][0].lho if self.calls else self.dealer

    @property
    def contract(self) -> Contract | None:
        """The contract, if the auction ended now; `None` where nobody has bid."""
        last = self.last_bid
        if last is None:
            return None
        bidder, bid = last
        # Law 22A: declarer is the player of that side who first bid the denomination.
        declarer = next(
            seat
            for seat, call in self.calls
            if isinstance(call, Bid)
            and call.denomination is bid.denomination
            and seat.side is bidder.side
        )
        return Contract(bid, self.doubled, declarer)

    def __iter__(self) -> Iterator[tuple[Seat, Call]]:
        return iter(self.calls)

    def __len__(self) -> int:
        return len(self.calls)

    def __str__(self) -> str:
        return ", ".join(f"{seat} {call}" for seat, call in self.calls)


def doubled_by(state: Doubled, bidder: Seat, seat: Seat, call: Call) -> Doubled:
    """The state after a double or redouble by `seat`; an inadmissible one changes nothing."""
    if call is DOUBLE and state is Doubled.NO and seat.side is not bidder.side:
        return Doubled.DOUBLED
    if call is REDOUBLE and state is Doubled.DOUBLED and seat.side is bidder.side:
        return Doubled.REDOUBLED
    return state
