"""What rulings left falls with the call or card on which it rests, and with nothing else."""

from __future__ import annotations

import pytest

from bridgelaw.game import Board, Card, Seat
from bridgelaw.laws import PROCEDURES, Interview
from bridgelaw.table import Table, effects
from bridgelaw.table.events import Ruled
from tests.table.tables import AUCTION
from tests.table.tables import table as play_table

N, E, S, W = Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST


def ruled(table: Table, key: str, **answers: str) -> Table:
    interview = Interview.begin(PROCEDURES[key], table)
    while (asked := interview.question) is not None and asked.key in answers:
        interview = interview.answer(answers.pop(asked.key))
    assert not answers, f"never asked: {answers}; asked: {interview.question}"
    assert interview.ruling is not None, interview.question
    return table.after(interview.ruling.event)


def barred(happened: str = "W 1C, N 1S, E 1H", call: str = "3C") -> Table:
    """27B2: West must pass, because East put 3♣ in place of the insufficient bid."""
    table = ruled(
        Table(Board(W)).after(happened),
        "insufficient-bid",
        unintended="no",
        accepts="no",
        substitute=call,
        specified="H",
        lowest_same="no",
        comparable="none",
    )
    assert [(one.player, one.law) for one in table.forced_passes] == [(W, "27B2")]
    return table


def slip(table: Table, who: str, meant: str) -> Table:
    return ruled(table, "unintended-call", who=who, unintended="yes", intended_call=meant)


def assert_free(table: Table) -> None:
    assert not table.forced_passes
    assert not table.lead_rights
    assert not table.unauthorised
    assert "72C" not in table.reviews


@pytest.mark.parametrize(("meant", "is_free"), [("1C", True), ("P", True), ("2C", False)])
def test_law_25A_after_27B2_the_bid_that_had_to_be_beaten_was_never_made(
    meant: str, is_free: bool
) -> None:
    """Over 1♣ the 1♥ would have been high enough, over 2♣ it would not."""
    answers = {"accepts": "no", "substitute": "P", "comparable": "none", "unintended": "no"}
    table = ruled(Table(Board(N)).after("N 1S, E 1H"), "insufficient-bid", **answers)
    assert table.forced_passes
    answers = {"unintended": "yes", "intended_call": meant, "lho_changes": "no"}
    table = ruled(table, "unintended-call", who="N", **answers)
    if is_free:
        assert_free(table)
    else:
        assert [(one.player, one.law) for one in table.forced_passes] == [(W, "27B2")]


def test_law_25A_after_27B2_the_bar_falls_and_law_27_looks_at_the_call_that_was_meant() -> None:
    table = slip(barred(), "E", "2H")
    assert_free(table)
    assert table.ruling_needed == "insufficient-bid"
    table = ruled(table, "insufficient-bid", specified="H", lowest_same="yes")
    assert_free(table)
    assert table.ruling_needed is None
    assert [str(call) for _, call in table.auction] == ["1C", "1S", "2H"]
    assert table.reviews == ("27D",)


def test_law_25A_after_27B1_the_other_way_round_the_bar_comes() -> None:
    table = ruled(
        Table(Board(W)).after("W 1C, N 1S, E 1H"),
        "insufficient-bid",
        unintended="no",
        accepts="no",
        substitute="2H",
        specified="H",
        lowest_same="yes",
    )
    assert_free(table)
    table = slip(table, "E", "3C")
    assert table.reviews == ()
    again = ruled(table, "insufficient-bid", specified="H", lowest_same="no", comparable="none")
    assert [(one.player, one.law) for one in again.forced_passes] == [(W, "27B2")]
    assert again.ruling_needed is None
    # And once more: what is ruled anew rests on the new call.
    free = slip(again, "E", "2H")
    assert_free(free)
    assert free.ruling_needed == "insufficient-bid"


def test_law_27B4_a_slip_for_the_same_bid_again_is_one_more_attempt() -> None:
    """What stands then has come in place of the bid, though it is the same."""
    table = barred()
    again = slip(table, "E", "1H")
    assert again.ruling_needed == "insufficient-bid"
    done = ruled(
        again, "insufficient-bid",
        accepts_second="no", another_call="3D", another_comparable="none",
    )  # fmt: skip
    assert done.rulings[-1].clauses[:2] == ("27B4", "27B3")
    assert str(done.auction) == "W 1C, N 1S, E 3D"
    assert [one.player for one in done.forced_passes] == [Seat.WEST]
    assert done.ruling_needed is None


def test_law_25A_words_do_not_say_that_nobody_is_restricted_before_the_law_has_looked() -> None:
    interview = Interview.begin(PROCEDURES["unintended-call"], barred())
    for answer in ("E", "yes", "2H"):
        interview = interview.answer(answer)
    assert interview.ruling is not None
    said = [str(interview.ruling.headline), *(str(one.text) for one in interview.ruling.words)]
    assert not any("obody is restricted" in text for text in said)
    assert interview.ruling.goes_on == "insufficient-bid"


def test_law_25A_of_another_call_leaves_the_bar_and_the_headline_says_so() -> None:
    table = barred().after("S 2S")
    interview = Interview.begin(PROCEDURES["unintended-call"], table)
    for answer in ("S", "yes", "3S"):
        interview = interview.answer(answer)
    assert interview.ruling is not None
    assert str(interview.ruling.headline) == "The call that was meant stands; no new restriction."
    assert table.after(interview.ruling.event).forced_passes == table.forced_passes


def test_law_25B1_the_bar_of_27B3_stays_when_the_last_call_is_changed_and_accepted() -> None:
    table = ruled(
        Table(Board(W)).after("W 1C, N 1S, E 1H"),
        "insufficient-bid",
        unintended="no",
        accepts="no",
        substitute="X",
        comparable="none",
        another_call="2H",
        another_comparable="none",
    )
    changed = ruled(
        table.after("E 3H"),
        "unintended-call",
        who="E",
        unintended="no",
        accepts_change="yes",
        change_comparable="none",
    )
    assert changed.forced_passes == table.forced_passes
    assert slip(table, "E", "3H").forced_passes == table.forced_passes


@pytest.mark.parametrize(("rho", "bar"), [("1C", "31A2(b)")])
def test_law_25A_after_31A2_the_bar_falls_and_the_law_looks_again(rho: str, bar: str) -> None:
    table = ruled(Table(Board(W)).after("N 1H"), "call-out-of-turn", accepts="no")
    table = ruled(table.after(f"W {rho}, N 2D"), "call-out-of-turn", comparable="none")
    assert [one.law for one in table.forced_passes] == [bar]
    table = slip(table, "N", "2H")
    assert_free(table)
    assert table.ruling_needed == "call-out-of-turn"
    table = ruled(table, "call-out-of-turn", comparable="similar")
    assert_free(table)
    assert table.ruling_needed is None


def test_law_25A_after_30B1b_the_bar_falls_and_the_law_looks_again() -> None:
    table = Table(Board(W)).after("W 1C, S P")
    table = ruled(table, "call-out-of-turn", artificial="no", accepts="no")
    table = table.after("N P, E P, S 2H")
    table = ruled(table, "call-out-of-turn", comparable="none")
    assert [one.law for one in table.forced_passes] == ["30B1(b)(ii)"]
    table = slip(table, "S", "1H")
    assert not table.forced_passes
    assert table.ruling_needed == "call-out-of-turn"


def test_law_36A_a_bid_that_was_ruled_on_goes_with_the_double_before_it() -> None:
    table = Table(Board(W)).after("W P, N X, E 1S, S 1H")
    table = ruled(
        table,
        "insufficient-bid",
        unintended="no",
        accepts="no",
        substitute="3C",
        specified="H",
        lowest_same="no",
        comparable="none",
    )
    assert table.forced_passes
    table = ruled(table, "inadmissible-call")
    assert table.ruling_needed is None
    assert not table.forced_passes
    assert not table.lead_rights
    assert [str(call) for _, call in table.auction] == ["Pass"]


def test_law_15A_a_bid_that_was_ruled_on_was_made_on_the_cards_of_another_board() -> None:
    table = ruled(barred(), "wrong-board", which_board="this", who="E")
    assert not table.forced_passes
    assert not table.lead_rights
    assert "72C" not in table.reviews
    found_first = ruled(
        Table(Board(W)).after("W 1C, N 1S, E 1H"), "wrong-board", which_board="this", who="E"
    )
    assert found_first.to_call is table.to_call is E
    assert found_first.legal_calls(W).legal == table.legal_calls(W).legal


def test_law_15A_a_card_shown_from_a_wrong_board_is_no_penalty_card() -> None:
    table = Table(Board(W)).after("W 1C, N P, E 1S, E exposes HK")
    table = ruled(table, "card-in-auction", could_see="yes")
    assert table.forced_passes
    table = ruled(table, "wrong-board", which_board="this", who="E")
    assert not table.forced_passes
    assert not table.face_up(E)
    assert not table.unauthorised or all(one.law == "16C2" for one in table.unauthorised)
    played = table.after("E P, S 1NT, W P, N P, E P")
    assert not played.penalty_cards
    assert played.could_hold(N, next(iter(Table(Board(W)).after("E exposes HK").face_up(E))))


def test_identity_is_the_event_and_not_the_player_and_the_call() -> None:
    """North's 6♥ came before South's insufficient bid, although South has passed before that."""
    table = Table(Board(N)).after("N 4D, E P, S P, W X, N 6H, E P, S 2H, S P, S 7H")
    asked = set()
    interview = Interview.begin(PROCEDURES["insufficient-bid"], table)
    while (question := interview.question) is not None:
        asked.add(question.key)
        answers = {"unintended": "no", "accepts": "no", "comparable": "none"}
        interview = interview.answer(answers[question.key])
    assert "late_call_stands" not in asked
    assert interview.ruling is not None
    assert [one.player for one in table.after(interview.ruling.event).forced_passes] == [N]


def test_what_nobody_wrote_down_never_falls() -> None:
    """A log of an earlier release does not say on what a ruling ruled."""
    new = barred()
    events = [
        Ruled(one.procedure, one.edition, one.clauses, one.effects)
        if isinstance(one, Ruled)
        else one
        for one in new.log
    ]
    old = Table(new.board, None, events)
    assert "'on'" not in str(old.to_json())
    assert slip(old, "E", "2H").forced_passes == old.forced_passes


def test_on_and_undone_are_written_and_read() -> None:
    table = slip(barred(), "E", "2H")
    assert " on 2 3: E 1H withdrawn; E 3C substituted;" in table.text
    assert "E 3C withdrawn as never made; E 2H substituted" in table.text
    assert Table.parse(table.text) == table
    assert Table.from_json(table.to_json()) == table


def test_law_13_a_card_of_another_hand_is_no_penalty_card_there() -> None:
    """It lay face up before East, and belongs to South."""
    king = effects.PenaltyCard(E, Card.parse("HK"), effects.Penalty.MAJOR, "50B")
    table = Table(Board(S)).after("S 1NT, W P, N P, E P, E exposes HK").would_be(king)
    assert table.penalty_cards
    moved = table.would_be(effects.CardMoved(E, Card.parse("HK"), S))
    assert not moved.penalty_cards
    assert not moved.face_up(E)


def at_revoke_to_the_spade() -> Table:
    """Declarer had dummy lead ♠A, and East did not follow."""
    at = play_table(AUCTION, "W leads C7, N spreads the hand, N plays C2, E plays C5, S plays CJ")
    at = at.after("S leads D8, W plays D5, N plays DA, E plays D3")
    return at.after("S designates SA, N plays SA, E plays H5")


def answered(table: Table, key: str, **answers: str) -> Table:
    """The ruling with these answers, and elsewhere what is usual."""
    interview = Interview.begin(PROCEDURES[key], table)
    while (asked := interview.question) is not None:
        interview = interview.answer(answers.get(asked.key) or asked.usually or asked.samples()[0])
    assert interview.ruling is not None
    return table.after(interview.ruling.event)


def test_law_45C4b_a_revoke_to_a_card_that_was_not_meant_leaves_no_penalty_card() -> None:
    at = answered(at_revoke_to_the_spade(), "revoke", replacement="S4")
    assert [(one.player, str(one.card)) for one in at.penalty_cards] == [(E, "H5")]
    at = answered(at, "designation", unintended="yes", intended_card="H2")
    assert at.trick.cards[0] == (N, Card.parse("H2"))
    assert not at.penalty_cards
    assert not at.face_up(E)


def test_law_45C4b_a_penalty_card_that_came_from_something_else_stays() -> None:
    at = at_revoke_to_the_spade().undo(3).after("E exposes H5")
    at = answered(at, "exposed-card").after("S designates SA, N plays SA, E plays S4")
    at = answered(at, "designation", unintended="yes", intended_card="H2")
    assert [(one.player, str(one.card)) for one in at.penalty_cards] == [(E, "H5")]


def test_law_25A1_twice_law_27_is_due_once_and_not_after_law_38() -> None:
    table = slip(barred(), "E", "2H")
    table = ruled(table, "insufficient-bid", specified="H", lowest_same="yes")
    table = ruled(table.after("E 9NT"), "unintended-call", who="E", unintended="yes")
    assert [str(one.call) for one in table.replaced] == ["9NT"]
    assert table.ruling_needed == "inadmissible-call"
    assert ruled(table, "inadmissible-call").ruling_needed is None


def test_law_15A1_after_36B2_and_25B1_nothing_is_left_of_any_of_the_calls() -> None:
    table = ruled(
        Table(Board(N)).after("N XX"),
        "inadmissible-call",
        unintended="no",
        substitute="1C",
        comparable="none",
    )
    assert table.forced_passes
    table = ruled(
        table.after("N 1D"),
        "unintended-call",
        who="N",
        unintended="no",
        accepts_change="yes",
        change_comparable="similar",
    )
    assert table.forced_passes
    table = ruled(table, "wrong-board", which_board="this", who="N")
    assert not table.forced_passes
    assert not table.lead_rights
