"""The quick way through a record and the slow one come to the same, whatever is in the file.

The quick way only knows auctions and plays in which nothing is odd; without it every call and
card is looked at by itself.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bridgelaw.formats.documents import BadFile
from bridgelaw.formats.lin import records as lin
from bridgelaw.formats.lin import text as lin_text
from bridgelaw.formats.pbn import plays as pbn
from bridgelaw.formats.records import Record, read_records
from bridgelaw.formats.regular import regular_auction, regular_play
from bridgelaw.game import hands
from bridgelaw.game.auctions import Auction
from bridgelaw.game.calls import CALLS
from bridgelaw.game.cards import CARDS, Card
from bridgelaw.game.contracts import Contract
from bridgelaw.game.deals import Deal
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import SEATS, Seat
from tests.formats.any_record import any_record, lin_of, pbn_of
from tests.formats.mutants import mutants
from tests.rotation import fresh_seeds, rotated

DATA = Path(__file__).resolve().parents[2].parent / "shared" / "data"
FILES = sorted([*(DATA / "lin").glob("*.lin"), *(DATA / "pbn").glob("*.pbn")])


def read(data: bytes, name: str) -> tuple[Record, ...] | str:
    try:
        return read_records(data, name)
    except BadFile as error:
        return str(error)


def read_slowly(data: bytes, name: str) -> tuple[Record, ...] | str:
    with pytest.MonkeyPatch.context() as patch:
        for module in (lin, pbn):
            patch.setattr(module, "regular_auction", lambda *_: None)
            patch.setattr(module, "regular_play", lambda *_: None)
        patch.setattr(pbn, "usual_calls", lambda _: None)
        patch.setattr(pbn, "usual_cards", lambda _: None)
        patch.setattr(lin_text, "_complete", lambda _: None)
        patch.setattr(hands, "_as_files_write", lambda _: None)
        return read(data, name)


@pytest.mark.skipif(not FILES, reason="the real records (../shared/data) are not there")
def test_real_records() -> None:
    for path in rotated(FILES, 3):
        data = path.read_bytes()
        assert read(data, path.name) == read_slowly(data, path.name), path.name


@pytest.mark.parametrize("seed", fresh_seeds(40, exhaustive=2000))
def test_random_records_and_what_becomes_of_them_by_damage(seed: int) -> None:
    random = Random(seed)
    board = any_record(random)
    for data, name in ((lin_of(board, random), "x.lin"), (pbn_of(board), "x.pbn")):
        for mutant in (data.encode(), *mutants(data.encode(), random, 5)):
            assert read(mutant, name) == read_slowly(mutant, name), mutant


@pytest.mark.parametrize("seed", fresh_seeds(40, exhaustive=2000))
def test_law_22_random_calls_are_regular_only_if_the_table_would_say_so(seed: int) -> None:
    random = Random(seed)
    for _ in range(20):
        dealer = random.choice(SEATS)
        calls = random.choices(CALLS[:12], [30, 6, 4, *[1] * 9], k=random.randrange(12))
        auction = Auction(dealer)
        expected = True
        for call in calls:
            turn = auction.to_call
            allowed = turn is not None and _is_allowed(auction, call)
            if turn is None or not allowed:
                expected = False
                break
            auction = auction.then(turn, call)
        found = regular_auction(dealer, calls)
        assert (found is not None) is (expected and auction.is_over), (dealer, calls)
        if found is not None:
            assert found.contract == auction.contract


def _is_allowed(auction: Auction, call: object) -> bool:
    from bridgelaw.game.boards import Board
    from bridgelaw.game.calls import Call
    from bridgelaw.table import Table

    assert isinstance(call, Call)
    events = ", ".join(f"{seat} {made}" for seat, made in auction)
    table = Table(Board(auction.dealer))
    table = table.after(events) if events else table
    turn = auction.to_call
    assert turn is not None
    return table.legal_calls(turn).why_not(call) is None


@pytest.mark.parametrize("seed", fresh_seeds(20, exhaustive=1000))
def test_law_44_random_cards_are_regular_only_if_everybody_follows(seed: int) -> None:
    """By a reading of Law 44 that knows lists only."""
    random = Random(seed)
    pack = list(CARDS)
    random.shuffle(pack)
    four = [pack[at : at + 13] for at in range(0, 52, 13)]
    north, east, south, west = (Hand.of(hand) for hand in four)
    deal = Deal((north, east, south, west))
    contract = Contract.parse(f"3{random.choice(('C', 'H', 'NT'))} by {random.choice('NESW')}")
    trump = contract.denomination.suit
    play: list[Card] = []
    leader, won = contract.declarer.lho, 0
    revokes = False
    while len(play) < 52:
        trick: list[tuple[Seat, Card]] = []
        seat = leader
        for _ in range(4):
            hand = four[seat.index]
            follow = [card for card in hand if trick and card.suit is trick[0][1].suit]
            # One time in three hundred, whatever comes to hand.
            wild = random.random() < 1 / 300
            card = random.choice(hand if wild else follow or hand)
            revokes |= bool(follow) and card not in follow
            hand.remove(card)
            trick.append((seat, card))
            seat = seat.lho
        best = max(
            trick, key=lambda each: (each[1].suit is trump, each[1].suit is trick[0][1].suit,
                                     each[1].rank),
        )  # fmt: skip
        leader = best[0]
        won += leader.side is contract.declarer.side
        play += [card for _, card in trick]
    found = regular_play(deal, contract, play)
    assert (found is None) is revokes
    if found is not None:
        assert (found.play, found.won, found.left) == (tuple(play), won, 0)
