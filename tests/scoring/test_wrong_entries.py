"""Results that were probably entered wrongly (79B, 79C): what contradicts itself, what is odd."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bridgelaw.game.cards import Card
from bridgelaw.game.contracts import Contract
from bridgelaw.game.deals import Deal
from bridgelaw.game.hands import Hand
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.scoring.field import BoardKey, Event, Field, Line
from bridgelaw.scoring.movement import Encounter, Movement
from bridgelaw.scoring.outcomes import Played, parse_outcome
from bridgelaw.scoring.wrong_entries.chances import beforehand_of
from bridgelaw.scoring.wrong_entries.looking import wrong_entries
from bridgelaw.scoring.wrong_entries.suspicion import EntrySlip, Suspicion

BOARD = BoardKey(1, 1)


def field_of(*results: str, board: int = 1) -> Field:
    return Field(Event(), lines_of(*results, board=board))


def lines_of(*results: str, board: int = 1) -> tuple[Line, ...]:
    """A result, or one with its lead: `4S= by N, H2`."""
    found = []
    for at, text in enumerate(results, 1):
        result, _, lead = text.partition(", ")
        card = Card.parse(lead) if lead else None
        line = Line(board, f"NS{at}", f"EW{at}", parse_outcome(result), str(at), lead=card)
        found.append(line)
    return tuple(found)


def only(field: Field, deals: dict[BoardKey, Deal] | None = None) -> Suspicion:
    (found,) = wrong_entries(field, deals)
    return found


USUAL = ("4S= by E", "4S+1 by E", "4S= by W", "4S-1 by E", "4S= by E", "3NT= by E")


def test_the_other_side_where_everybody_else_plays_that_suit() -> None:
    found = only(field_of(*USUAL, "4S= by N"))
    assert (found.place, found.slip) == (6, EntrySlip.SIDE)
    assert isinstance(found.instead, Played)
    assert found.instead.contract.declarer in (Seat.EAST, Seat.WEST)
    assert str(found.why) == "5 of 6 others play spades as East-West."


def test_a_result_like_the_others_is_left_alone() -> None:
    assert wrong_entries(field_of(*USUAL)) == ()


@pytest.mark.parametrize("odd", ["4S-3 by E", "5S-1 by E", "3S+1 by W", "2NT+2 by W", "4SX-1 by E"])
def test_what_happens_at_every_club_is_no_slip(odd: str) -> None:
    assert wrong_entries(field_of(*USUAL, odd)) == ()


def test_three_tables_without_hands_say_nothing() -> None:
    assert wrong_entries(field_of("4S= by E", "4S= by E", "4S= by N")) == ()


def test_two_boards_of_a_round_with_each_others_results() -> None:
    hearts, spades = "2H= by N", "4S= by E"
    one = lines_of(*(hearts for _ in range(6)), board=1)
    two = lines_of(*(spades for _ in range(6)), board=2)
    swapped = (replace(one[3], result=two[3].result), replace(two[3], result=one[3].result))
    lines = (*one[:3], swapped[0], *one[4:], *two[:3], swapped[1], *two[4:])
    found = only(Field(Event(), lines))
    assert (found.slip, found.place, found.other) == (EntrySlip.EXCHANGED, 3, 9)


def test_another_suit_with_the_hands_known() -> None:
    hands = {
        Seat.NORTH: "32.432.5432.5432", Seat.EAST: "AKQJT9.A5.A6.A76",
        Seat.SOUTH: "54.JT98.JT98.JT9", Seat.WEST: "876.KQ76.KQ7.KQ8",
    }  # fmt: skip
    deal = Deal.of({seat: Hand.parse(text) for seat, text in hands.items()})
    field = field_of(*("6S= by E" for _ in range(7)), "6D= by E")
    found = only(field, {BOARD: deal})
    assert (found.place, found.slip, str(found.instead)) == (7, EntrySlip.SUIT, "6S= by E")


class TestLeads:
    """A card is in one hand only."""

    def test_declarer_of_the_other_side_changes_the_score(self) -> None:
        found = only(field_of("1S= by N, DA", "1S+1 by N, DA", "2H= by W, DA"))
        assert (found.place, found.slip, found.changes_score) == (2, EntrySlip.LEAD, True)
        assert str(found.why) == "♦A is led by North here and by East at 2 other tables."
        assert str(found.instead) == "2H= by N"

    def test_declarer_and_partner_confused_leave_the_score(self) -> None:
        found = only(field_of("1S= by N, DA", "1S+1 by N, DA", "1S= by S, DA"))
        assert (found.slip, found.changes_score) == (EntrySlip.DECLARER, False)
        assert str(found.instead) == "1S= by N"

    def test_one_against_one_shows_both(self) -> None:
        found = wrong_entries(field_of("1S= by N, DA", "2H= by W, DA"))
        assert [one.place for one in found] == [0, 1]
        assert all(one.is_contradiction and one.instead is None for one in found)

    def test_the_hands_say_who_has_the_card(self) -> None:
        deal = Deal.of({Seat.WEST: Hand.parse("A32.A32.A432.A32")})
        found = only(field_of("3NT= by N, SA"), {BOARD: deal})
        assert str(found.why) == "♠A is in West's hand, so East cannot have led it."
        assert str(found.instead) == "3NT= by S"

    def test_fouled_boards_are_other_boards(self) -> None:
        lines = lines_of("1S= by N, DA", "1S= by N, DA", "1S= by S, DA")
        fouled = (*lines[:2], replace(lines[2], group="B"))
        assert wrong_entries(Field(Event(), fouled)) == ()


def test_a_board_without_a_result_or_a_reason() -> None:
    line = Line(1, "NS9", "EW9", None)
    found = only(Field(Event(), (*lines_of(*USUAL), line)))
    assert (found.place, found.slip) == (6, EntrySlip.NO_RESULT)


def test_law_15B_others_were_to_play_the_board() -> None:
    movement = Movement((Encounter(1, "1", "NS1", "EW2", (1,)),))
    (found,) = wrong_entries(field_of("4S= by E"), movement=movement)
    assert (found.slip, found.changes_score) == (EntrySlip.PAIRS, False)
    assert str(found.why) == "By the movement NS1 meets EW2 on this board."


def turned(field: Field) -> Field:
    """The same event with every seat moved on by one."""

    def line(one: Line) -> Line:
        result = one.result
        assert isinstance(result, Played)
        contract = result.contract
        moved = Contract(contract.bid, contract.doubled, contract.declarer.lho)
        return replace(one, ns=one.ew, ew=one.ns, result=replace(result, contract=moved))

    return Field(field.event, tuple(line(one) for one in field.lines))


def test_turning_the_table_changes_nothing() -> None:
    rng = random.Random(7)
    for _ in range(40):
        texts = [
            f"{rng.randint(1, 5)}{rng.choice('CDHS')}{rng.choice(('=', '+1', '-1', '-2'))} "
            f"by {rng.choice('NESW')}"
            for _ in range(rng.randint(5, 9))
        ]
        texts += [texts[0]] * rng.randint(0, 6)
        field = field_of(*texts)
        before, after = wrong_entries(field), wrong_entries(turned(field))
        assert [(one.place, one.slip) for one in before] == [(one.place, one.slip) for one in after]


def test_of_likely_slips_at_most_one_in_a_hundred_is_shown() -> None:
    boards = [line for board in range(1, 31) for line in lines_of(*USUAL, "4S= by N", board=board)]
    assert len(wrong_entries(Field(Event(), tuple(boards)))) == 3, "210 results"


def test_what_is_likely_beforehand_sums_to_one() -> None:
    rng = random.Random(3)
    cards = [Card.parse(f"{suit}{rank}") for suit in "SHDC" for rank in "AKQJT98765432"]
    rng.shuffle(cards)
    deal = Deal.of({seat: Hand.of(cards[at::4]) for at, seat in enumerate(SEATS)})
    assert sum(beforehand_of(deal).values()) == pytest.approx(1)
