"""Every kind of irregularity, at a concrete table, with its law and its player.

What is said of a choice beforehand (`why_not`) is what is found when it is made.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from bridgelaw.game import SEATS, Seat
from bridgelaw.game.calls import SPOKEN_CALLS
from bridgelaw.table import Breach, ImpossibleEvent, Kind, Phase, Table, read_event
from bridgelaw.table import events as ev
from tests.table.checks import first_breach
from tests.table.tables import AUCTION, TRICK, E, N, S, W, card, found, ruling, table


class Case(NamedTuple):
    before: str
    event: str
    kind: Kind
    seat: Seat
    forbidden_by: str
    ruled_by: str


SEVEN = "S 7NT, W P, N P, E P"
BARRED = ruling("W must pass throughout by 27B2")
REQUIRED = f"{AUCTION}, " + ruling("W required to lead H at the next lead by 26B")
MAJOR = f"{AUCTION}, " + ruling("W has major penalty card S6 by 49")
MINOR = f"{AUCTION}, " + ruling("W has minor penalty card S6 by 49")
PARTNERS = f"{AUCTION}, " + ruling("E has major penalty card HA by 54D")
FOLLOW = f"{AUCTION}, W leads C7, N spreads the hand, N plays C2"
HIGHEST = f"{FOLLOW}, " + ruling("E must play highest of C by 57A")
CLAIM = f"{TRICK}, S claims 9"
BACK = "S P, W P, N P, E P"

CASES = [
    # Calls
    Case("S 1H", "W 1C", Kind.INSUFFICIENT_BID, W, "18D", "27"),
    Case("S 1H", "W 1H", Kind.INSUFFICIENT_BID, W, "18D", "27"),
    Case("", "W P", Kind.CALL_OUT_OF_ROTATION, W, "17C", "30"),
    Case("", "N 1H", Kind.CALL_OUT_OF_ROTATION, N, "17C", "31"),
    Case("S 1H", "E X", Kind.CALL_OUT_OF_ROTATION, E, "17C", "32"),
    Case("", "S X", Kind.INADMISSIBLE_DOUBLE, S, "19A1", "36"),
    Case("S 1H, W P", "N X", Kind.INADMISSIBLE_DOUBLE, N, "19A1", "36"),
    Case("S 1H, W X, N P", "E X", Kind.INADMISSIBLE_DOUBLE, E, "19A1", "36"),
    Case("S 1H", "W XX", Kind.INADMISSIBLE_REDOUBLE, W, "19B1", "36"),
    Case("S 1H, W X, N XX", "E XX", Kind.INADMISSIBLE_REDOUBLE, E, "19B1", "36"),
    Case("S 7NT", "W 8C", Kind.BID_OVER_SEVEN, W, "35", "38"),
    Case(f"S 1H, {BARRED}", "W 1S", Kind.BARRED_CALL, W, "27B2", "37"),
    Case(f"S 1H, {BARRED}", "W X", Kind.BARRED_CALL, W, "27B2", "37"),
    Case(AUCTION, "S P", Kind.CALL_AFTER_AUCTION, S, "22A", "39"),
    Case(f"{AUCTION}, W leads C7", "E X", Kind.CALL_AFTER_AUCTION, E, "22A", "39"),
    Case("S 1H", "S 1S", Kind.CHANGE_OF_CALL, S, "25", "25"),
    Case("S 1H, W 1C", "W 2C", Kind.CHANGE_OF_CALL, W, "25", "27C"),
    # The offender is South, who passed out of rotation, not West, who passed last.
    Case("S P, W P, N P, S P", "W P", Kind.ROBBED_OF_TURN, S, "17D3", "17D3"),
    Case("S 1H, W P, E 1NT, ruling r of 2017 [29B] E 1NT withdrawn; "
         "E owes a call in place of 1NT by 31A, N P",
         "E P", Kind.CALL_NOT_REPEATED, E, "31A1", "31A1"),
    # Cards during the auction
    Case("S 1H", "W exposes H8", Kind.CARD_EXPOSED, W, "24", "24"),
    Case("S 1H", "W exposes H8 H9", Kind.CARD_EXPOSED, W, "24C", "24C"),
    Case("S 1H", "W spreads the hand", Kind.CARD_EXPOSED, W, "24C", "24C"),
    Case("S 1H", "W leads H8", Kind.LEAD_IN_AUCTION, W, "17D1", "24B"),
    # Cards shown during the play
    Case(TRICK, "E exposes H5", Kind.CARD_EXPOSED, E, "49", "49"),
    Case(TRICK, "S exposes HQ", Kind.CARD_EXPOSED, S, "48A", "48A"),
    Case(TRICK, "S spreads the hand", Kind.CARD_EXPOSED, S, "48B2", "48B2"),
    Case(TRICK, "E spreads the hand", Kind.CARD_EXPOSED, E, "49", "49"),
    # Leads
    Case(AUCTION, "E leads HK", Kind.OPENING_LEAD_OUT_OF_TURN, E, "41A", "54"),
    Case(AUCTION, "N leads SA", Kind.OPENING_LEAD_OUT_OF_TURN, N, "41A", "54E"),
    Case(f"{AUCTION}, E leads HK face down", "E faces the lead",
         Kind.OPENING_LEAD_OUT_OF_TURN, E, "41A", "54"),
    Case(TRICK, "W leads S7", Kind.LEAD_OUT_OF_TURN, W, "44G", "56"),
    Case(TRICK, "S leads S8", Kind.LEAD_OUT_OF_TURN, S, "44G", "55"),
    Case(TRICK, "S designates SA", Kind.LEAD_OUT_OF_TURN, N, "44G", "55"),
    Case(f"{TRICK}, E leads HK, S plays H7", "E leads HA", Kind.PREMATURE_LEAD, E, "44G", "57A"),
    Case(f"{FOLLOW}, E plays CK", "E leads CA", Kind.PREMATURE_LEAD, E, "44G", "56"),
    Case(f"{FOLLOW}, E plays CK", "N leads SA", Kind.PREMATURE_LEAD, N, "44G", "55"),
    Case(f"{FOLLOW}, E plays CK", "S designates SA", Kind.PREMATURE_LEAD, N, "44G", "55"),
    # Plays
    Case(f"{AUCTION}, W leads C7", "E plays CK", Kind.PLAY_OUT_OF_TURN, E, "44B", "57D"),
    Case(f"{AUCTION}, W leads C7", "S plays C6", Kind.PLAY_OUT_OF_TURN, S, "44B", "57C3"),
    Case(TRICK, "W plays S7", Kind.FIFTH_CARD, W, "45E", "45E"),
    Case(f"{AUCTION}, W leads C7", "W plays C8", Kind.SECOND_CARD, W, "45A", "58B"),
    Case(FOLLOW, "E plays H5", Kind.REVOKE, E, "44C", "61A"),
    Case(REQUIRED, "W leads C7", Kind.RESTRICTION_IGNORED, W, "26B", "61A"),
    Case(HIGHEST, "E plays C5", Kind.RESTRICTION_IGNORED, E, "57A", "61A"),
    Case(MAJOR, "W leads S7", Kind.PENALTY_CARD_NOT_PLAYED, W, "50D1(a)", "52"),
    Case(MINOR, "W leads S7", Kind.PENALTY_CARD_NOT_PLAYED, W, "50C", "52"),
    Case(PARTNERS, "W leads S7", Kind.LED_BEFORE_CHOICE, W, "50D2", "49"),
    # Dummy's cards, and cards that are named
    Case(f"{AUCTION}, W leads C7, S designates C2", "N plays C3",
         Kind.WRONG_CARD_FROM_DUMMY, N, "45B", "45D"),
    Case(f"{AUCTION}, W leads C7", "S designates C", Kind.INCOMPLETE_DESIGNATION, S, "46A", "46B"),
    Case(f"{AUCTION}, W leads C7", "S designates 10", Kind.INCOMPLETE_DESIGNATION, S, "46A", "46B"),
    Case(f"{AUCTION}, W leads C7", "S designates low",
         Kind.INCOMPLETE_DESIGNATION, S, "46A", "46B"),
    Case(f"{AUCTION}, W leads C7", "S designates C5", Kind.NOT_IN_DUMMY, S, "46B4", "46B4"),
    Case(f"{AUCTION}, W leads C7, S designates C2", "S designates C4",
         Kind.CHANGE_OF_DESIGNATION, S, "45C4(b)", "45C4(b)"),
    Case(FOLLOW, "E designates CK", Kind.CARD_NAMED, E, "45C4(a)", "45C4(a)"),
    Case(FOLLOW, "W designates S7", Kind.CARD_NAMED, W, "49", "49"),
    Case(FOLLOW, "N designates SA", Kind.CARD_NAMED, N, "45F", "45F"),
    # When no card is to be played
    Case(CLAIM, "E leads HK", Kind.PLAY_AFTER_CLAIM, E, "68D1", "68D2"),
    Case(f"{AUCTION}, W leads C7", "trick quitted", Kind.DEFECTIVE_TRICK, N, "44B", "67"),
    Case(BACK, "E leads HK", Kind.NOT_PLAYING, E, "17D2", "24"),
    # When the hands are counted
    Case("", "N counts 14", Kind.WRONG_NUMBER_OF_CARDS, N, "7B2", "13"),
    Case(f"{AUCTION}, W leads C7", "E counts 12", Kind.WRONG_NUMBER_OF_CARDS, E, "7B2", "14"),
]  # fmt: skip


def made(case: Case) -> tuple[Table, Table]:
    before = table(case.before)
    return before, before.after(case.event)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.kind.name}, {case.event}")
def test_it_is_found_with_its_law_and_its_player(case: Case) -> None:
    before, after = made(case)
    new = after.irregularities[len(before.irregularities) :]
    one = next(one for one in new if one.kind is case.kind)
    assert one.seat is case.seat
    assert one.breach.law == case.forbidden_by
    assert one.law == case.ruled_by
    assert one.at == len(before.log)
    assert one.is_open
    assert one in after.open_irregularities
    assert not [one for one in before.irregularities if one.kind is case.kind]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.kind.name}, {case.event}")
def test_it_can_be_said_in_words(case: Case) -> None:
    _, after = made(case)
    for one in after.irregularities:
        words = str(one.breach.text)
        assert words.endswith(".")
        assert "{" not in words
        assert "None" not in words


def test_every_kind_is_among_the_cases() -> None:
    # A card that is not held cannot be played: NOT_HELD only ever answers a question.
    assert {case.kind for case in CASES} == set(Kind) - {Kind.NOT_HELD}


def test_a_card_that_is_not_held() -> None:
    breach = table(AUCTION).legal_cards(W).why_not(card("SA"))
    assert breach is not None
    assert breach.kind is Kind.NOT_HELD
    assert str(breach.text) == "West does not hold ♠A."


# What is said beforehand

WITH_DECISION = {Kind.LED_BEFORE_CHOICE}


def said_beforehand(before: Table, event: ev.Event) -> Breach | None:
    if isinstance(event, ev.Called):
        return before.legal_calls(event.seat).why_not(event.call)
    assert isinstance(event, ev.Led | ev.Played)
    return before.legal_cards(event.seat).why_not(event.card)


def is_a_choice(before: Table, event: ev.Event) -> bool:
    """A call; or a card led where a lead is due, or played where a play is."""
    if isinstance(event, ev.Called):
        return True
    return isinstance(event, ev.Played if before.trick.cards else ev.Led)


CHOICES = [
    case
    for case in CASES
    if is_a_choice(table(case.before), read_event(case.event))
    and case.kind not in {Kind.ROBBED_OF_TURN, Kind.WRONG_CARD_FROM_DUMMY, *WITH_DECISION}
]


@pytest.mark.parametrize("case", CHOICES, ids=lambda case: f"{case.kind.name}, {case.event}")
def test_it_is_said_beforehand(case: Case) -> None:
    before, after = made(case)
    event = after.log[-1]
    said = said_beforehand(before, event)
    assert said is not None
    assert said.kind is case.kind
    assert said == after.irregularities[len(before.irregularities)].breach


def test_law_50D2_the_choice_that_comes_first_is_told_beforehand() -> None:
    before = table(PARTNERS)
    assert [decision.law for decision in before.legal_cards(W).decisions] == ["50D2"]


MOMENTS = sorted({case.before for case in CASES})


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_is_said_of_every_choice_of_everybody_is_what_is_found(moment: str) -> None:
    before = table(moment)
    events: list[ev.Event] = [ev.Called(seat, call) for seat in SEATS for call in SPOKEN_CALLS]
    play = ev.Played if before.trick.cards else ev.Led
    named = bool(before.log) and isinstance(before.log[-1], ev.Designated)
    for seat in SEATS:
        if before.legal_cards(seat).decisions or (named and seat is N):
            continue
        held = before.hand(seat)
        assert held is not None
        events += [play(seat, one) for one in held]
    for event in events:
        assert said_beforehand(before, event) == first_breach(before, event)


# More than one thing at a time


def test_law_27A2_an_insufficient_bid_out_of_rotation_is_both() -> None:
    after = table("S 1H", "N 1C")
    assert found(after) == [
        ("CALL_OUT_OF_ROTATION", "N", "31"),
        ("INSUFFICIENT_BID", "N", "27A2"),
    ]


def test_a_play_out_of_turn_can_also_be_a_revoke() -> None:
    after = table(AUCTION, "W leads C7", "E plays H5")
    assert found(after) == [("PLAY_OUT_OF_TURN", "E", "57D"), ("REVOKE", "E", "61A")]


def test_law_57A_a_defender_plays_before_his_partner() -> None:
    after = table(TRICK, "E leads H5, S plays HQ, W plays H8, N plays H2", "S leads D4, E plays DJ")
    assert found(after) == [("PLAY_OUT_OF_TURN", "E", "57A")]


def test_law_57C3_declarer_plays_from_dummy_too_soon() -> None:
    after = table(TRICK, "E leads H5, S plays HQ, W plays H8, N plays H2", "S leads D4, N plays DA")
    assert found(after) == [("PLAY_OUT_OF_TURN", "N", "57C3")]


def test_every_card_of_an_exposure_is_found() -> None:
    after = table(TRICK, "E exposes H5 SQ")
    assert [one.what for one in after.irregularities] == [card("H5"), card("SQ")]
    assert str(after.face_up(E)) == "Q.5.."


@pytest.mark.parametrize(
    ("before", "event", "why"),
    [
        (AUCTION, "W leads SA", "West does not hold ♠A"),
        (TRICK, "W plays C7", "West does not hold ♣7"),
        (TRICK, "W exposes SA", "West does not hold ♠A"),
        (TRICK, "E leads HK face down", "Only the opening lead"),
        (AUCTION, "W leads C7 face down, W leads C8 face down", "already led face down"),
        (AUCTION, "W faces the lead", "no face-down lead"),
        ("S 1H", "S designates C2", "no dummy yet"),
        (TRICK, "E designates C", "Only declarer designates"),
        (TRICK, "E designates SA", "East does not hold ♠A"),
        ("S 1H", "S claims 9", "after the auction"),
        (TRICK, "S claims 13", "Only 12 tricks are left, not 13"),
        (TRICK, "E exposes H5 H5", "shown once"),
        (TRICK, "N spreads the hand", "already spread"),
        (TRICK, "N puts the hand back, N puts the hand back", "already put the hand back"),
        (TRICK, ruling("S has major penalty card HQ by 49"), "Only a defender"),
        (TRICK, ruling("E has major penalty card SA by 49"), "East does not hold ♠A"),
        (TRICK, ruling("E picks up HA"), "does not lie face up"),
        (TRICK, ruling("E takes back HA"), "has no ♥A in the trick"),
        (TRICK, ruling("E card HA accepted"), "has not played ♥A"),
        ("S 1H", ruling("S 1S withdrawn"), "South has made no call 1S"),
        ("S 1H", ruling("S ? withdrawn"), "South has made no call"),
        ("S 1H", ruling("offender 1H withdrawn"), "does not name seats"),
        ("S 1H", ruling("lho must pass once by 30"), "does not name seats"),
        ("S 1H", ruling("S 1H unauthorised to partner by 16C2"), "does not name seats"),
        ("S 1H", ruling("S ? substituted"), "does not name the call"),
    ],
)
def test_the_impossible_is_refused(before: str, event: str, why: str) -> None:
    at = table(before)
    with pytest.raises(ImpossibleEvent, match=why.replace("(", r"\(")):
        at.after(event)


def test_to_show_no_card_is_to_show_nothing() -> None:
    with pytest.raises(ImpossibleEvent, match="shown once"):
        table(TRICK).after(ev.Exposed(E, ()))


def test_a_board_that_is_over_takes_no_cards_from_the_board() -> None:
    at = table(BACK, "S puts the hand back, W puts the hand back", "N puts the hand back")
    assert at.phase is Phase.PASSED_OUT
    over = at.after("E puts the hand back")
    assert over.phase is Phase.OVER
    with pytest.raises(ImpossibleEvent, match="back in the board"):
        over.after("E leads HK")
