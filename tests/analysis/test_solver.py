"""Double dummy against brute force, and the tables, contracts and lines that come from it."""

from __future__ import annotations

import ctypes
import random
import sys
from collections.abc import Mapping

import pytest

from bridgelaw.analysis.position import Position
from bridgelaw.analysis.solver import SolverMissing, best_cards, dds, encoding, tricks
from bridgelaw.analysis.solver.find import find_solver, library
from bridgelaw.analysis.solver.interface import QuickSolver, best_value
from bridgelaw.analysis.tables import (
    IncompleteDeal,
    contract_tricks,
    line_of_play,
    opening_lead,
    trick_table,
)
from bridgelaw.game.cards import Card
from bridgelaw.game.contracts import Contract
from bridgelaw.game.deals import Deal
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import SEATS, Seat, Side
from bridgelaw.game.suits import DENOMINATIONS, Suit
from tests.analysis import brute_force
from tests.analysis.brute_force import random_position
from tests.rotation import either

KNOWN = "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3"
KNOWN_TRICKS = {"C": (7, 5, 7, 5), "D": (5, 7, 5, 7), "H": (6, 6, 6, 6), "S": (5, 8, 5, 8),
                "NT": (6, 6, 6, 6)}  # fmt: skip
"""The first example that DDS itself comes with, with its published table: N, E, S, W."""

ONE_SUIT_EACH = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"


def hands(text: str) -> tuple[Hand, Hand, Hand, Hand]:
    north, east, south, west = (Hand.parse(hand) for hand in text.split())
    return north, east, south, west


@pytest.mark.parametrize(
    ("left", "count"),
    [
        (1, 60), (2, 100), (3, 120),
        *either([(4, 20)], exhaustive=[(4, 60), (5, 8)]),
    ],
)  # fmt: skip
def test_values_agree_with_brute_force(left: int, count: int) -> None:
    """Also in the middle of a trick, and with a revoke in it."""
    solver = find_solver()
    chance = random.Random(f"endings {left}")
    revokes = 0
    for number in range(count):
        position = random_position(chance, left, number % 4, revokes=number % 8 > 3)
        revokes += _has_revoke(position)
        expected = brute_force.values(position)
        assert solver.values(position) == expected, position
        assert best_value(solver, position) == max(expected.values()), position
    assert left == 1 or revokes


def _has_revoke(position: Position) -> bool:
    return any(
        card.suit is not position.trick[0].suit and position[seat].length(position.trick[0].suit)
        for seat, card in position.played
    )


def test_values_of_the_last_card() -> None:
    solver = find_solver()
    alone = Position(hands("A... K... Q... J..."), None, Seat.WEST)
    assert solver.values(alone) == {Card.parse("SJ"): 0}
    last = alone.after(Card.parse("SJ")).after(Card.parse("SA")).after(Card.parse("SK"))
    assert last.turn is Seat.SOUTH
    assert solver.values(last) == {Card.parse("SQ"): 1}


def test_nothing_left_is_no_trick() -> None:
    solver = find_solver()
    over = Position(hands("... ... ... ..."), Suit.SPADES, Seat.EAST)
    assert solver.values(over) == {}
    assert [tricks(solver, over, side) for side in Side] == [0, 0]


def test_touching_cards_all_have_a_value() -> None:
    """DDS lists only the highest of them."""
    position = Position(hands("AKQ... JT9... 876... 543..."), None, Seat.NORTH)
    assert find_solver().values(position) == dict.fromkeys(Hand.parse("AKQ..."), 3)


def test_law_61_a_revoke_in_the_trick_stands() -> None:
    """East has thrown a heart on the king of spades, and holds the ace."""
    trick = (Card.parse("SK"), Card.parse("H4"))
    position = Position(hands(".2.. A... 2.3.. 3.5.."), None, Seat.NORTH, trick)
    assert find_solver().values(position) == {Card.parse("S2"): 1}
    assert tricks(find_solver(), position, Side.EW) == 1


def test_tricks_of_either_side_and_best_cards() -> None:
    solver = find_solver()
    position = Position(hands("A2... K3... 54... QJ..."), None, Seat.NORTH)
    assert tricks(solver, position, Side.NS) == 1
    assert tricks(solver, position, Side.EW) == 1
    finesse = Position(hands("AQ... 32... 54... K6..."), None, Seat.SOUTH)
    assert tricks(solver, finesse, Side.NS) == 2
    assert best_cards(solver, finesse) == Hand.parse("54...")


class OnlyValues:
    """A solver that knows no quicker way to the best card."""

    def values(self, position: Position) -> Mapping[Card, int]:
        return brute_force.values(position)


def test_any_solver_will_do() -> None:
    solver = OnlyValues()
    assert isinstance(find_solver(), QuickSolver)
    assert not isinstance(solver, QuickSolver)
    chance = random.Random("any solver")
    for _ in range(10):
        position = random_position(chance, 3)
        for side in Side:
            assert tricks(solver, position, side) == tricks(find_solver(), position, side)
        assert line_of_play(solver, position) == line_of_play(find_solver(), position)


def test_table_of_a_published_deal() -> None:
    table = trick_table(find_solver(), Deal.parse(KNOWN))
    for denomination in DENOMINATIONS:
        assert tuple(table[seat, denomination] for seat in SEATS) == KNOWN_TRICKS[str(denomination)]


def test_table_of_four_one_suited_hands() -> None:
    """With their own trumps a side has all tricks; in no trump whoever leads has."""
    table = trick_table(find_solver(), Deal.parse(ONE_SUIT_EACH))
    for (declarer, denomination), found in table.items():
        own = {Side.NS: "SD", Side.EW: "HC"}[declarer.side]
        assert found == (13 if str(denomination) in own else 0)


def test_contract_is_its_cell_of_the_table() -> None:
    deal = Deal.parse(KNOWN)
    assert contract_tricks(find_solver(), deal, Contract.parse("2S by W")) == 8
    assert contract_tricks(find_solver(), deal, Contract.parse("7SXX by N")) == 5


def test_declarers_left_hand_opponent_leads() -> None:
    for declarer in SEATS:
        position = opening_lead(Deal.parse(KNOWN), declarer, Suit.HEARTS)
        assert (position.turn, position.trump, position.left) == (declarer.lho, Suit.HEARTS, 13)


def test_same_cards_in_one_suit_changed_are_another_deal() -> None:
    """DDS remembers what it saw of a deal that looks alike; that must not show."""
    solver = find_solver()
    chance = random.Random("alike")
    for _ in range(4):
        position = random_position(chance, 4)
        for _ in range(3):
            cards = [list(hand) for hand in position.hands]
            one, other = chance.sample(range(4), 2)
            cards[one][0], cards[other][-1] = cards[other][-1], cards[one][0]
            north, east, south, west = map(Hand.of, cards)
            position = Position((north, east, south, west), position.trump, position.leader)
            assert solver.values(position) == brute_force.values(position), position


def test_line_of_play_reaches_what_was_promised() -> None:
    solver = find_solver()
    chance = random.Random("lines")
    for left in (1, 3, 5, 7, 9):
        for played in range(4):
            position = random_position(chance, left, played)
            line = line_of_play(solver, position)
            assert line == line_of_play(solver, position)
            assert len(line.tricks) == left
            assert len(line.cards) == 4 * left - played
            for side in Side:
                assert line.won(side) == tricks(solver, position, side)


def test_line_of_play_begins_with_the_trick_in_progress() -> None:
    position = Position(hands("A... K... Q... J..."), None, Seat.WEST).after(Card.parse("SJ"))
    line = line_of_play(find_solver(), position)
    assert [str(trick) for trick in line.tricks] == ["W SJ, N SA, E SK, S SQ"]
    assert line.won(Side.NS) == 1


@pytest.mark.parametrize(
    ("deal", "reason"),
    [
        ("N:AKQJT98765432... - - -", "East's is not"),
        ("N:AKQJT9876543... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432", "North has 12"),
        ("N:A... K... Q... J...", "North has 1"),
        ("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432.2 ...AKQJT9876543", "South has 14"),
    ],
)
def test_deals_without_a_table_are_refused_before_the_solver_sees_them(
    deal: str, reason: str
) -> None:
    with pytest.raises(IncompleteDeal, match=reason):
        trick_table(find_solver(), Deal.parse(deal))
    with pytest.raises(IncompleteDeal, match=reason):
        opening_lead(Deal.parse(deal), Seat.NORTH, None)


def test_questions_and_answers_have_the_size_of_the_structures() -> None:
    position = Position(hands("A... K... Q... J..."), None, Seat.WEST)
    asked = encoding.question(position, encoding.Solutions.EVERY_CARD)
    assert len(asked) == ctypes.sizeof(dds.DdsQuestion)
    assert ctypes.sizeof(dds.DdsAnswer) == encoding.ANSWER_SIZE
    deal = dds.DdsQuestion.from_buffer_copy(asked).deal
    assert (deal.trump, deal.leader, list(deal.trick_suits)) == (4, 3, [0, 0, 0])
    assert [list(hand) for hand in deal.cards] == [
        [1 << rank, 0, 0, 0] for rank in (14, 13, 12, 11)
    ]


def test_inside_a_browser_it_is_said_that_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "emscripten")
    with pytest.raises(SolverMissing, match="browser"):
        library()
