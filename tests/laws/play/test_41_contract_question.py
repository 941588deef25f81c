"""Laws 41B, 41C, 20 and 47E2: questions about the auction when it is over."""

from __future__ import annotations

import pytest

from bridgelaw.game import SEATS, Seat
from bridgelaw.laws import BadAnswer, Interview, NothingToRule, Ruling, walk
from bridgelaw.laws.play.contract_question.procedure import CONTRACT_QUESTION
from bridgelaw.table import ImpossibleEvent, Phase, Table
from bridgelaw.table.effects import CardWithdrawn
from tests.laws.samples import interviewed
from tests.table.tables import AUCTION, TRICK, W, card, found, legal, table

FACE_DOWN = f"{AUCTION}, W leads C7 face down"
FACED = f"{FACE_DOWN}, W faces the lead"
SPREAD = f"{FACED}, N spreads the hand"


def rule(at: Table | None, **answers: str) -> Ruling:
    interview = interviewed(at, CONTRACT_QUESTION, **answers)
    assert interview.ruling is not None, interview.question
    return interview.ruling


def words(ruling: Ruling) -> str:
    return " ".join(str(said.text) for said in ruling.words)


# The auction repeated


@pytest.mark.parametrize(
    ("happened", "who", "clauses"),
    [
        # Before the lead is faced declarer and the leader's partner need not wait.
        (AUCTION, "W", ("20D", "41B")),
        (AUCTION, "E", ("20D", "41B")),
        (FACE_DOWN, "E", ("20D", "41B")),
        (FACE_DOWN, "S", ("20D", "41B")),
        # The leader has played their first card.
        (FACE_DOWN, "W", ("41B", "41C")),
        # Declarer, until a card is played from dummy.
        (SPREAD, "S", ("20D", "20C2")),
        (f"{SPREAD}, N plays C2", "S", ("41B", "41C")),
        # East waits for their turn, and then still has the right.
        (SPREAD, "E", ("16B1", "20C2")),
        (f"{SPREAD}, N plays C2", "E", ("20D", "20C2")),
        (f"{SPREAD}, N plays C2, E plays CK", "E", ("41B", "41C")),
        # Dummy never.
        (AUCTION, "N", ("41B",)),
        (FACE_DOWN, "N", ("41B",)),
        (SPREAD, "N", ("41B",)),
        # Later nobody.
        *((TRICK, who, ("41B", "41C")) for who in "ESW"),
    ],
)
def test_law_41B_a_review_until_a_players_first_card(
    happened: str, who: str, clauses: tuple[str, ...]
) -> None:
    ruling = rule(table(happened), request="review", who=who)
    assert ruling.clauses == clauses
    assert ("whole auction" in words(ruling)) == ("20D" in clauses)


def test_law_20D_an_opponent_repeats_the_whole_and_all_see_that_it_is_right() -> None:
    said = words(rule(table(FACE_DOWN), request="review", who="S"))
    assert "An opponent repeats the whole auction" in said
    assert "dummy too" in said


def test_law_16B1_a_question_out_of_turn_is_looked_at_except_declarers() -> None:
    assert rule(table(SPREAD), request="review", who="E").reviews == ("16B3",)
    at = table(TRICK)  # East is to lead
    assert rule(at, request="explanation", who="W").reviews == ("16B3",)
    # Declarer's partner is dummy, who has nothing to use.
    waits = rule(at, request="explanation", who="S")
    assert waits.clauses == ("20F2",)
    assert waits.reviews == ()


# What a call means


@pytest.mark.parametrize(
    ("happened", "who", "clauses"),
    [
        (AUCTION, "W", ("41B",)),
        (FACE_DOWN, "E", ("41B",)),
        (FACE_DOWN, "S", ("41B",)),
        (FACE_DOWN, "W", ("16B1", "20F2")),
        (SPREAD, "S", ("20F2",)),  # a card is due from dummy
        (f"{SPREAD}, N plays C2, E plays CK", "S", ("20F2",)),  # and one from their own hand
        (SPREAD, "E", ("16B1", "20F2")),
        (TRICK, "E", ("20F2",)),
        (TRICK, "W", ("16B1", "20F2")),
        (TRICK, "N", ("41B",)),
    ],
)
def test_law_20F2_an_explanation_throughout_the_play_at_ones_turn(
    happened: str, who: str, clauses: tuple[str, ...]
) -> None:
    ruling = rule(table(happened), request="explanation", who=who)
    assert ruling.clauses == clauses
    answered = "says what they have agreed" in words(ruling)
    assert answered == (clauses in (("41B",), ("20F2",)) and who != "N")


# What the contract is


def test_law_41C_the_contract_at_ones_turn_but_never_who_doubled() -> None:
    at = table(TRICK)
    assert "not by whom" in words(rule(at, request="contract", who="E"))
    assert rule(at, request="contract", who="W").clauses == ("16B1", "41C")
    assert rule(at, request="contract", who="N").clauses == ("41C",)
    assert rule(at, request="review", who="N").clauses == ("41B",)
    doubler = rule(at, request="doubler")
    assert doubler.clauses == ("41C",)
    assert "but not by whom" in words(doubler)


# The opening lead on a wrong explanation


def test_law_41A_a_lead_that_lies_face_down_leaves_the_auction_open() -> None:
    ruling = rule(table(FACE_DOWN), request="misled")
    assert ruling.clauses == ("75A", "47E2(a)", "41A")
    assert ruling.goes_on == "misinformation"


def test_law_47E2a_is_not_offered_before_there_is_a_lead() -> None:
    with pytest.raises(BadAnswer, match="no opening lead"):
        interviewed(table(AUCTION), CONTRACT_QUESTION, request="misled")


def test_law_21B3_the_director_is_reminded_of_the_calls() -> None:
    given = rule(table(FACED), request="misled", takes_back="no")
    assert "21B3" in " ".join(map(str, given.notes))


def test_law_47E2a_a_faced_lead_goes_back_until_dummy_shows_a_card() -> None:
    at = table(FACED)
    ruling = rule(at, request="misled", takes_back="yes")
    assert ruling.clauses == ("75A", "41C", "47E2(a)")
    assert ruling.goes_on is None  # no way back to the auction
    assert CardWithdrawn(W, card("C7")) in ruling.effects
    after = at.after(ruling.event)
    assert after.penalty_cards == ()
    assert after.to_play is W
    assert legal(after, W) == "765.T98.765.T987"
    assert [(one.player, one.what, one.to) for one in after.unauthorised] == [
        (W, card("C7"), (W.lho, W.rho))
    ]
    again = after.after("W leads H8")
    assert again.phase is Phase.PLAY
    assert found(again) == []


def test_law_47E2a_the_options_are_explained_before_he_chooses() -> None:
    question = interviewed(table(FACED), CONTRACT_QUESTION, request="misled").question
    assert question is not None
    assert question.to is W
    said = " ".join(map(str, question.say))
    assert "no penalty card" in said
    assert "keep the lead" in said


def test_law_47E2a_he_may_leave_the_lead_as_it_is() -> None:
    at = table(FACED)
    ruling = rule(at, request="misled", takes_back="no")
    assert at.after(ruling.event).trick.cards == ((W, card("C7")),)
    assert ruling.reviews == ("16B3",)


@pytest.mark.parametrize("happened", [SPREAD, f"{FACED}, N plays C2", TRICK])
def test_law_47E2b_when_dummy_has_shown_a_card_the_lead_stands(happened: str) -> None:
    ruling = rule(table(happened), request="misled")
    assert ruling.clauses == ("75A", "41C", "47E2(b)")
    assert ruling.reviews == ("47E2(b)", "16B3")


# The whole procedure


def test_law_41_the_leader_is_who_led_also_out_of_turn() -> None:
    at = table(AUCTION, "E leads SQ, S plays S8")  # accepted (53A)
    assert rule(at, request="review", who="E").clauses == ("41B", "41C")
    assert rule(at, request="review", who="S").clauses == ("41B", "41C")
    assert rule(at, request="review", who="W").clauses == ("20D", "20C2")


@pytest.mark.parametrize("declarer", SEATS)
def test_law_41B_wherever_declarer_sits(declarer: Seat) -> None:
    lho, dummy, rho = declarer.lho, declarer.partner, declarer.rho
    at = table(
        f"{declarer} 1NT, {lho} P, {dummy} P, {rho} P, {lho} leads S2 face down",
        deal=None,
        dealer=declarer,
    )
    expected = {declarer: "41B", lho: "41C", dummy: "41B", rho: "41B"}
    for seat, clause in expected.items():
        assert rule(at, request="review", who=seat.letter).clause == clause


def test_law_20_and_nothing_when_there_is_no_contract_or_the_play_is_over() -> None:
    with pytest.raises(NothingToRule, match="no contract"):
        Interview.begin(CONTRACT_QUESTION, table("S 1NT"))
    over = table(TRICK).after(*(f"{seat} puts the hand back" for seat in "NESW"))
    with pytest.raises(NothingToRule, match="over"):
        Interview.begin(CONTRACT_QUESTION, over)


@pytest.mark.parametrize("happened", [AUCTION, FACE_DOWN, FACED, SPREAD, TRICK])
def test_law_41_every_ruling_can_be_entered(happened: str) -> None:
    at = table(happened)
    for path in walk(CONTRACT_QUESTION, at):
        after = at.after(path.ruling.event)
        assert after.to_play is not None
        assert found(after) == []
        assert path.ruling.words


def test_law_41_the_paths_without_a_table() -> None:
    assert sum(1 for _ in walk(CONTRACT_QUESTION)) == 37


def test_law_47E2a_a_face_down_lead_that_may_be_taken_back_can_be() -> None:
    at = table(FACE_DOWN)
    ((leader, led),) = at.face_down
    other = next(card for card in at.hand(leader) or () if card is not led)
    with pytest.raises(ImpossibleEvent):
        at.after(f"{leader} leads {other} face down")
    allowed = at.after(rule(at, request="misled").event)
    assert allowed.after(f"{leader} leads {other} face down").face_down == ((leader, other),)
