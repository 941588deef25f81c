"""Boards to measure with: random, legal, complete, and the same in every run."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from bridgelaw.game import BIDS, CARDS, PASS, Bid, Board, Deal, Doubled, Hand, Seat
from bridgelaw.table import Phase, Table
from bridgelaw.table.events import Called, Led, Played


def played_boards(count: int, calls: int = 20) -> list[Table]:
    """Boards with an auction of about that many calls, and fifty-two cards played."""
    chance = random.Random(2017)
    return [_board(chance, calls) for _ in range(count)]


def _board(chance: random.Random, calls: int) -> Table:
    cards = list(CARDS)
    chance.shuffle(cards)
    north, east, south, west = (Hand.of(cards[at : at + 13]) for at in range(0, 52, 13))
    table = Table(Board(Seat.NORTH), Deal((north, east, south, west)))
    while table.to_call is not None:
        legal = table.legal_calls(table.to_call).legal
        bids = [call for call in legal if isinstance(call, Bid)]
        done = len(table.auction)
        # Low bids and passes by turns, so that the auction is long enough and then ends.
        bid = done < calls - 3 and (done % 3 == 0 or done == calls - 4) and bids
        table = table.after(Called(table.to_call, bids[0] if bid else PASS))
    while table.phase in (Phase.CLARIFICATION, Phase.PLAY):
        seat = table.to_play
        assert seat is not None
        card = chance.choice(list(table.legal_cards(seat).legal))
        table = table.after(Played(seat, card) if table.trick.cards else Led(seat, card))
    return table


def every_insufficient_bid(doubled: Doubled) -> Iterator[Table]:
    """A table for each last bid and each bid that is insufficient over it, by East."""
    before = {
        Doubled.NO: (Seat.NORTH, "N {bid}"),
        Doubled.DOUBLED: (Seat.WEST, "W {bid}, N X"),
        Doubled.REDOUBLED: (Seat.SOUTH, "S {bid}, W X, N XX"),
    }
    dealer, calls = before[doubled]
    for last in BIDS:
        over = Table(Board(dealer)).after(calls.format(bid=last))
        for bid in BIDS[: last.rank + 1]:
            yield over.after(f"E {bid}")


def middles(boards: Sequence[Table]) -> list[Table]:
    """Each board in the middle of its play."""
    return [board.undo(30) for board in boards]
