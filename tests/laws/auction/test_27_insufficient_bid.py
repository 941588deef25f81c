"""Law 27, clause by clause, on tables that are known."""

from __future__ import annotations

import pytest

from bridgelaw.game import DOUBLE, PASS, Seat, parse_call
from bridgelaw.laws import (
    INSUFFICIENT_BID,
    BadAnswer,
    Interview,
    NothingToRule,
    Ruling,
    foresee,
    walk,
)
from bridgelaw.table import Table
from bridgelaw.table.effects import (
    CallAccepted,
    CallSubstituted,
    CallWithdrawn,
    ForcedPass,
    LeadRight,
    Span,
    Unauthorised,
)
from tests.laws.interviews import aloud
from tests.laws.samples import BARRED, interviewed, ruled, ruling_table, table

HEARTS_OVER_A_SPADE = table("W 1C, N 1S, E 1H")


def rule(before: Table, **answers: str) -> Ruling:
    ruling = interviewed(before, INSUFFICIENT_BID, **answers).ruling
    assert ruling is not None
    return ruling


def after(before: Table, **answers: str) -> Table:
    return ruling_table(before, INSUFFICIENT_BID, **answers)


def test_law_27A1_acceptance_by_word_leaves_the_bid_as_if_legal() -> None:
    ruling = rule(HEARTS_OVER_A_SPADE, unintended="no", accepts="yes")
    assert ruling.clauses == ("27A1",)
    assert ruling.effects == (CallAccepted(Seat.EAST, parse_call("1H")),)
    table = HEARTS_OVER_A_SPADE.after(ruling.event)
    assert table.to_call is Seat.SOUTH
    assert not table.open_irregularities
    # The accepted bid is the last bid now: 1S is sufficient again.
    assert parse_call("1S") in table.legal_calls(Seat.SOUTH)


def test_law_27A1_calling_over_it_is_acceptance_and_nobody_is_asked() -> None:
    table = HEARTS_OVER_A_SPADE.after("S P")
    interview = interviewed(table, INSUFFICIENT_BID, unintended="no")
    assert interview.ruling is not None
    assert interview.ruling.clauses == ("27A1",)
    assert table.after(interview.ruling.event).to_call is Seat.WEST


def test_law_10C1_the_left_hand_opponent_hears_all_options_before_choosing() -> None:
    interview = interviewed(HEARTS_OVER_A_SPADE, INSUFFICIENT_BID, unintended="no")
    assert interview.question is not None
    assert interview.question.key == "accepts"
    assert interview.question.to is Seat.SOUTH
    said = aloud(interview.question)
    for part in ("Accept.", "South calls next", "Refuse.", "comparable call", "is restricted",
                 "Otherwise West must pass throughout", "West's first lead"):  # fmt: skip
        assert part in said
    previews = foresee(interview)
    assert {outcome.clause for outcome in previews["yes"].outcomes} == {"27A1"}
    assert {outcome.clause for outcome in previews["no"].outcomes} == {
        "27A1", "27B1(a)", "27B1(b)", "27B2", "27B3",
    }  # fmt: skip


def test_law_27A2_out_of_rotation_goes_to_law_31() -> None:
    ruling = rule(table("W 1C, N 1S, S 1H"))
    assert ruling.clauses == ("27A2",)
    assert ruling.effects == ()


def test_law_25A_comes_first_and_the_intended_call_stands() -> None:
    ruling = rule(HEARTS_OVER_A_SPADE, unintended="yes", intended_call="2H")
    assert ruling.clauses == ("25A1",)
    table = HEARTS_OVER_A_SPADE.after(ruling.event)
    assert [str(call) for _, call in table.auction] == ["1C", "1S", "2H"]
    assert table.forced_passes == ()
    assert table.lead_rights == ()
    assert ruling.reviews == ()


def test_law_25A1_an_intended_call_can_itself_be_insufficient() -> None:
    table = after(
        HEARTS_OVER_A_SPADE,
        unintended="yes",
        intended_call="1D",
        accepts="no",
        substitute="2D",
        specified="D",
        lowest_same="yes",
    )
    assert [str(call) for _, call in table.auction] == ["1C", "1S", "2D"]


def test_law_25A1_an_insufficient_intended_call_can_be_accepted() -> None:
    table = after(HEARTS_OVER_A_SPADE, unintended="yes", intended_call="1D", accepts="yes")
    assert [str(call) for _, call in table.auction] == ["1C", "1S", "1D"]
    assert not table.open_irregularities


def test_law_25A1_an_insufficient_intended_call_that_is_on_the_table_already() -> None:
    before = HEARTS_OVER_A_SPADE.after("E 1D")
    replaced = after(
        before, unintended="yes", accepts="no", substitute="2D", specified="D", lowest_same="yes"
    )
    assert [str(call) for _, call in replaced.auction] == ["1C", "1S", "2D"]
    assert replaced.attempted_change is None
    assert not replaced.open_irregularities
    accepted = after(before, unintended="yes", accepts="yes")
    assert [str(call) for _, call in accepted.auction] == ["1C", "1S", "1D"]
    assert not accepted.open_irregularities


def test_law_25A1_an_inadmissible_double_that_was_meant_is_left_to_law_36() -> None:
    before = table("W 1H, N P, E 1H")
    ruling = rule(before, unintended="yes", intended_call="X")
    assert ruling.goes_on == "inadmissible-call"
    assert [found.law for found in before.after(ruling.event).open_irregularities] == ["36"]


def test_law_25A4_too_late_once_the_partner_has_called() -> None:
    ruling = rule(HEARTS_OVER_A_SPADE.after("S P, W P"))
    assert ruling.clauses == ("27A1",)


def test_law_25A6_the_left_hand_opponent_may_change_his_call() -> None:
    table = HEARTS_OVER_A_SPADE.after("S P")
    kept = after(table, unintended="yes", intended_call="2H", lho_changes="no")
    assert [str(call) for _, call in kept.auction] == ["1C", "1S", "2H", "Pass"]
    assert kept.to_call is Seat.WEST
    changed = after(table, unintended="yes", intended_call="2H", lho_changes="yes")
    assert changed.to_call is Seat.SOUTH
    assert [(str(item.what), item.to) for item in changed.unauthorised] == [
        ("Pass", (Seat.EAST, Seat.WEST))
    ]


def test_law_25A6_a_call_that_no_longer_fits_must_be_changed() -> None:
    table = HEARTS_OVER_A_SPADE.after("S 1NT")
    changed = after(table, unintended="yes", intended_call="2H")
    assert changed.to_call is Seat.SOUTH


def test_law_27B1a_lowest_sufficient_bid_of_the_same_denomination() -> None:
    answers = {"substitute": "2H", "specified": "H", "lowest_same": "yes"}
    ruling = rule(HEARTS_OVER_A_SPADE, unintended="no", accepts="no", **answers)
    assert ruling.clauses == ("27B1(a)",)
    assert ruling.effects[:2] == (
        CallWithdrawn(Seat.EAST, parse_call("1H")),
        CallSubstituted(Seat.EAST, parse_call("2H")),
    )
    assert ruling.reviews == ("27D",)
    table = HEARTS_OVER_A_SPADE.after(ruling.event)
    assert table.forced_passes == ()
    assert table.lead_rights == ()
    assert table.unauthorised == ()


def test_law_27B1a_tests_what_was_specified_not_what_was_named() -> None:
    # 2D over 2S was a transfer to hearts; 3H shows hearts.
    before = table("W 1NT, N 2S, E 2D")
    answers = {"substitute": "3H", "specified": "H", "lowest_same": "yes"}
    assert rule(before, unintended="no", accepts="no", **answers).clauses == ("27B1(a)",)


def test_law_27B1a_asks_about_every_lower_sufficient_bid() -> None:
    before = table("W 1NT, N 2S, E 2D")
    answers = {"substitute": "3H", "specified": "S length, H shortness"}
    interview = interviewed(before, INSUFFICIENT_BID, unintended="no", accepts="no", **answers)
    assert interview.question is not None
    why = str(interview.question.why)
    assert "2NT, 3♣ and 3♦" in why
    assert "spades (length) and hearts (shortness)" in why


def test_law_27B1a_does_not_apply_to_a_bid_that_specified_nothing() -> None:
    answers = {"substitute": "2H", "specified": "none", "comparable": "none"}
    ruling = rule(HEARTS_OVER_A_SPADE, unintended="no", accepts="no", **answers)
    assert ruling.clause == "27B2"


@pytest.mark.parametrize(
    ("test", "clause"), [("similar", "23A1"), ("subset", "23A2"), ("purpose", "23A3")]
)
@pytest.mark.parametrize("call", ["Pass", "X"])
def test_law_27B1b_a_comparable_call_may_be_a_pass_or_a_double(
    test: str, clause: str, call: str
) -> None:
    ruling = rule(
        HEARTS_OVER_A_SPADE, unintended="no", accepts="no", substitute=call, comparable=test
    )
    assert ruling.clauses == (clause, "27B1(b)")
    assert ruling.reviews == ("27D",)
    assert not any(isinstance(effect, ForcedPass) for effect in ruling.effects)


def test_law_27B2_the_partner_must_pass_throughout() -> None:
    ruling = rule(HEARTS_OVER_A_SPADE, **BARRED)
    assert ruling.clauses == ("27B2", "26B")
    assert ForcedPass(Seat.WEST, Span.THROUGHOUT, "27B2") in ruling.effects
    assert LeadRight(Seat.WEST, Seat.EAST) in ruling.effects
    assert (
        Unauthorised(Seat.EAST, parse_call("1H"), (Seat.EAST, Seat.WEST), "16C2") in ruling.effects
    )
    assert ruling.reviews == ("16C3", "72C")
    table = HEARTS_OVER_A_SPADE.after(ruling.event).after("S 2S")
    assert table.legal_calls(Seat.WEST).legal == (PASS,)
    breach = table.legal_calls(Seat.WEST).why_not(parse_call("3C"))
    assert breach is not None
    assert breach.law == "27B2"
    later = table.after("W P, N P, E 3H, S 3S")
    assert later.legal_calls(Seat.WEST).legal == (PASS,)


@pytest.mark.parametrize("final", ["2H", "Pass", "4H"])
def test_law_27B3_the_partner_is_barred_whatever_the_final_call_is(final: str) -> None:
    ruling = rule(
        HEARTS_OVER_A_SPADE,
        unintended="no",
        accepts="no",
        substitute="X",
        comparable="none",
        another_call=final,
        another_comparable="none",
    )
    assert ruling.clauses == ("27B3", "26B")
    table = HEARTS_OVER_A_SPADE.after(ruling.event)
    assert [forced.law for forced in table.forced_passes] == ["27B3"]
    assert table.auction.calls[-1] == (Seat.EAST, parse_call(final))
    assert {str(item.what) for item in table.unauthorised} == {"1H", "X"}


def test_law_27B3_the_final_call_must_be_a_sufficient_bid_or_a_pass() -> None:
    interview = interviewed(
        HEARTS_OVER_A_SPADE,
        INSUFFICIENT_BID,
        unintended="no",
        accepts="no",
        substitute="X",
        comparable="none",
    )
    for refused in ("X", "XX", "1H", "1S", "1C"):
        with pytest.raises(BadAnswer, match="a sufficient bid or a pass"):
            interview.answer(refused)


def test_law_27B3_an_inadmissible_double_cannot_be_comparable() -> None:
    # Partner's own bid cannot be doubled, so nobody is asked for comparability.
    before = table("W 1H, N P, E 1H")
    interview = interviewed(before, INSUFFICIENT_BID, unintended="no", accepts="no", substitute="X")
    assert interview.question is not None
    assert interview.question.key == "another_call"


TRIED_A_DOUBLE = {
    "unintended": "no",
    "accepts": "no",
    "substitute": "X",
    "comparable": "none",
    "another_call": "2H",
}


def test_law_26A_a_call_comparable_to_bid_and_attempt_frees_the_lead_but_not_the_partner() -> None:
    ruling = rule(HEARTS_OVER_A_SPADE, **TRIED_A_DOUBLE, another_comparable="each")
    assert ruling.clauses == ("27B3", "23A", "26A")
    table = HEARTS_OVER_A_SPADE.after(ruling.event)
    assert table.lead_rights == ()
    assert len(table.forced_passes) == 1
    assert table.unauthorised == ()
    assert ruling.reviews == ("72C",)


def test_law_26B_the_cancelled_double_was_withdrawn_as_well() -> None:
    ruling = rule(HEARTS_OVER_A_SPADE, **TRIED_A_DOUBLE, another_comparable="similar")
    assert ruling.clauses == ("27B3", "23A1", "26B")
    table = HEARTS_OVER_A_SPADE.after(ruling.event)
    assert [right.player for right in table.lead_rights] == [Seat.WEST]
    # The bid has a comparable call in its place; the double that was tried has not (16C2).
    assert [str(item.what) for item in table.unauthorised] == ["X"]
    assert ruling.reviews == ("16C3", "72C")


def test_law_26B_a_second_insufficient_bid_that_is_cancelled_counts_as_well() -> None:
    answers = {"substitute": "1D", "accepts_second": "no", "another_call": "2H"}
    ruling = rule(
        HEARTS_OVER_A_SPADE, unintended="no", accepts="no", **answers, another_comparable="subset"
    )
    assert ruling.clauses == ("27B4", "27B3", "23A2", "26B")
    assert [str(item.what) for item in HEARTS_OVER_A_SPADE.after(ruling.event).unauthorised] == [
        "1D"
    ]


def test_law_27B4_another_insufficient_bid_is_ruled_as_27B3() -> None:
    ruling = rule(
        HEARTS_OVER_A_SPADE,
        unintended="no",
        accepts="no",
        substitute="1D",
        accepts_second="no",
        another_call="2H",
        another_comparable="none",
    )
    assert ruling.clauses == ("27B4", "27B3", "26B")
    assert ForcedPass(Seat.WEST, Span.THROUGHOUT, "27B3") in ruling.effects


def test_law_27B4_the_second_insufficient_bid_may_be_accepted() -> None:
    table = after(
        HEARTS_OVER_A_SPADE,
        unintended="no",
        accepts="no",
        substitute="1D",
        accepts_second="yes",
        second_comparable="similar",
    )
    assert [str(call) for _, call in table.auction] == ["1C", "1S", "1D"]
    assert table.forced_passes == ()
    assert table.lead_rights == ()
    assert table.unauthorised == ()
    assert table.to_call is Seat.SOUTH
    assert not table.open_irregularities


def test_law_26B_applies_to_a_withdrawn_bid_even_if_the_second_one_is_accepted() -> None:
    table = after(
        HEARTS_OVER_A_SPADE,
        unintended="no",
        accepts="no",
        substitute="1D",
        accepts_second="yes",
        second_comparable="none",
    )
    assert [right.player for right in table.lead_rights] == [Seat.WEST]
    assert [str(item.what) for item in table.unauthorised] == ["1H"]
    assert table.forced_passes == ()


def test_law_27C_a_premature_replacement_stands() -> None:
    before = HEARTS_OVER_A_SPADE.after("E 2H")
    ruling = rule(before, unintended="no", accepts="no", specified="H", lowest_same="yes")
    assert ruling.clauses == ("27C", "27B1(a)")
    assert [str(call) for _, call in before.after(ruling.event).auction] == ["1C", "1S", "2H"]


def test_law_27C_unless_the_insufficient_bid_is_accepted() -> None:
    before = HEARTS_OVER_A_SPADE.after("E 2H")
    ruling = rule(before, unintended="no", accepts="yes")
    assert ruling.clauses == ("27C", "27A1")
    # 16C2: what the replacement told stays unauthorised.
    assert ruling.reviews == ("16C3",)
    table = before.after(ruling.event)
    assert [str(call) for _, call in table.auction] == ["1C", "1S", "1H"]
    assert table.to_call is Seat.SOUTH


def test_law_27C_a_premature_double_that_is_not_comparable_is_cancelled() -> None:
    before = HEARTS_OVER_A_SPADE.after("E X")
    table = after(
        before,
        unintended="no",
        accepts="no",
        comparable="none",
        another_call="Pass",
        another_comparable="none",
    )
    assert [str(call) for _, call in table.auction] == ["1C", "1S", "Pass"]
    assert not any(call is DOUBLE for _, call in table.auction)
    assert not table.open_irregularities


def test_law_27C_the_first_replacement_stands_and_a_further_change_is_cancelled() -> None:
    before = HEARTS_OVER_A_SPADE.after("E 2H, E 3H")
    ruling = rule(before, unintended="no", accepts="no", specified="H", lowest_same="yes")
    assert ruling.clauses == ("27C", "27B1(a)")
    assert "25B" in str(ruling.notes[0])
    withdrawn = [one for one in ruling.effects if isinstance(one, CallWithdrawn)]
    assert [(one.player, str(one.call)) for one in withdrawn] == [
        (Seat.EAST, "3H"),
        (Seat.EAST, "1H"),
    ]
    table = before.after(ruling.event)
    assert [str(call) for _, call in table.auction] == ["1C", "1S", "2H"]
    assert table.attempted_change is None
    assert not table.open_irregularities


def test_law_27C_a_call_over_the_replacement_is_no_acceptance_of_the_bid() -> None:
    before = HEARTS_OVER_A_SPADE.after("E 3H, S P")
    ruling = rule(before, unintended="no", specified="H", lowest_same="no", comparable="none")
    assert ruling.clauses == ("27C", "27B2", "26B")
    table = before.after(ruling.event)
    assert [str(call) for _, call in table.auction] == ["1C", "1S", "3H", "Pass"]
    assert table.legal_calls(Seat.WEST).legal == (PASS,)


@pytest.mark.parametrize(
    ("replacement", "says"),
    [
        ("2H", "2♥ stands"),
        ("P", "The pass stands"),
        ("X", "If Double is comparable, it stands"),
        ("XX", "Redouble is not allowed here and is cancelled"),
        ("1D", "South may then accept 1♦"),
    ],
)
def test_law_27C_the_words_before_acceptance_tell_what_follows_from_what_lies_there(
    replacement: str, says: str
) -> None:
    before = HEARTS_OVER_A_SPADE.after(f"E {replacement}")
    interview = interviewed(before, INSUFFICIENT_BID, unintended="no")
    assert interview.question is not None
    assert interview.question.key == "accepts"
    said = aloud(interview.question)
    assert says in said
    assert "The new call is withdrawn" in said
    # East has no choice left.
    assert "replaces it" not in said


def test_law_27C_in_a_quick_ruling_the_words_tell_what_may_lie_there() -> None:
    interview = interviewed(
        None, INSUFFICIENT_BID, out_of_rotation="no", unintended="no", replaced="yes"
    )
    assert interview.question is not None
    said = aloud(interview.question)
    assert "If the new call is the lowest bid" in said
    assert "replaces it" not in said


def test_law_27C_accepted_the_partner_may_not_use_the_replacement() -> None:
    ruling = rule(HEARTS_OVER_A_SPADE.after("E 2H"), unintended="no", accepts="yes")
    assert [words.to for words in ruling.words if "may not use" in str(words.text)] == [Seat.WEST]


def test_law_27B3_merely_trying_a_double_bars_the_partner_and_both_hear_it() -> None:
    """Any other call bars the partner, and a double is no exception."""
    for answers, says in (
        ({}, "Otherwise West must pass throughout"),
        ({"accepts": "no"}, "After any other, West must pass throughout; a double is cancelled"),
    ):
        interview = interviewed(HEARTS_OVER_A_SPADE, INSUFFICIENT_BID, unintended="no", **answers)
        assert interview.question is not None
        assert says in aloud(interview.question)


def test_law_27B4_a_call_over_the_second_insufficient_bid_accepts_it() -> None:
    before = HEARTS_OVER_A_SPADE.after("E 1D, S P")
    ruling = rule(before, unintended="no", second_comparable="none")
    assert ruling.clauses == ("27C", "27B4", "26B", "27A1")
    table = before.after(ruling.event)
    assert [str(call) for _, call in table.auction] == ["1C", "1S", "1D", "Pass"]
    assert table.forced_passes == ()


def test_law_27B4_is_known_before_anybody_asks_for_a_comparable_call() -> None:
    answers = {"out_of_rotation": "no", "unintended": "no", "replaced": "yes", "accepts": "no"}
    interview = interviewed(None, INSUFFICIENT_BID, **answers, kind_of_call="insufficient")
    assert interview.question is not None
    assert interview.question.key == "accepts_second"


def test_law_27B3_what_was_called_over_the_cancelled_double_goes_with_it() -> None:
    before = HEARTS_OVER_A_SPADE.after("E X, S XX")
    answers = {"comparable": "none", "another_call": "2H", "another_comparable": "none"}
    table = after(before, unintended="no", **answers)
    assert [str(call) for _, call in table.auction] == ["1C", "1S", "2H"]
    assert table.to_call is Seat.SOUTH
    told = {(str(item.what), item.to) for item in table.unauthorised}
    assert ("XX", (Seat.EAST, Seat.WEST)) in told


def test_law_25A_whether_a_call_was_meant_is_asked_away_from_the_table() -> None:
    asked = Interview.begin(INSUFFICIENT_BID, HEARTS_OVER_A_SPADE).question
    assert asked is not None
    assert asked.key == "unintended"
    assert asked.question.away
    assert asked.to is Seat.EAST


def test_law_37_an_insufficient_bid_by_a_player_who_must_pass_cannot_be_accepted() -> None:
    barred = after(HEARTS_OVER_A_SPADE, **BARRED).after("S 2S, W 2C")
    assert [found.law for found in barred.open_irregularities] == ["37", "27"]
    ruling = rule(barred, unintended="no")
    assert ruling.clauses == ("37",)
    assert ruling.effects == ()


def test_a_table_without_an_insufficient_bid_is_refused() -> None:
    with pytest.raises(NothingToRule, match="no insufficient bid"):
        Interview.begin(INSUFFICIENT_BID, table("W 1C, N 1S"))
    ruled = after(HEARTS_OVER_A_SPADE, unintended="no", accepts="yes")
    with pytest.raises(NothingToRule):
        Interview.begin(INSUFFICIENT_BID, ruled)


def test_a_second_insufficient_bid_of_the_board_can_be_ruled_on() -> None:
    ruled = after(HEARTS_OVER_A_SPADE, **BARRED).after("S 2S, W P, N P, E 2H")
    ruling = rule(ruled, unintended="no", accepts="yes")
    assert ruled.after(ruling.event).auction.calls[-1] == (Seat.EAST, parse_call("2H"))


def test_law_27B1a_the_bid_that_shows_the_same_if_natural_is_named() -> None:
    asked = interviewed(HEARTS_OVER_A_SPADE, INSUFFICIENT_BID, unintended="no").question
    assert asked is not None
    assert "2♥ if natural" in str(asked.options[1].label)


@pytest.mark.parametrize(
    ("call", "follows"), [("2H", "2♥ stands; nobody is restricted"), ("3H", "If it is comparable")]
)
def test_law_27C_what_was_looked_up_says_what_follows_from_the_bid_that_lies_there(
    call: str, follows: str
) -> None:
    lies_there = HEARTS_OVER_A_SPADE.after(f"E {call}")
    looked_up = {"unintended": "known", "lowest": "2H"}
    asked = interviewed(lies_there, INSUFFICIENT_BID, **looked_up).question
    assert asked is not None and asked.key == "accepts"
    assert follows in str(asked.options[1].label)


def test_law_27B1a_over_seven_notrumps_nothing_can_be_looked_up() -> None:
    asked = Interview.begin(INSUFFICIENT_BID, table("W 7NT, N P, E 1D"))
    with pytest.raises(BadAnswer, match="no bid is sufficient"):
        asked.answer("known")


def test_law_39A_what_came_after_a_pass_in_its_place_that_ends_the_auction_falls() -> None:
    ended = table("W 1H, N P, E P, S 1C, S P, W 2H")
    given = rule(ended, unintended="no", comparable="none")
    assert CallWithdrawn(Seat.WEST, parse_call("2H")) in given.effects
    assert str(ended.after(given.event).contract) == "1H by W"
    goes_on = table("W 1H, N P, E 1D, E P, S 2C")
    given = rule(goes_on, unintended="no", comparable="none")
    assert CallWithdrawn(Seat.SOUTH, parse_call("2C")) not in given.effects


def test_law_27A1_a_replacement_that_goes_leaves_unauthorised_information() -> None:
    lies_there = HEARTS_OVER_A_SPADE.after("E 2H")
    accepted = lies_there.after(rule(lies_there, unintended="no", accepts="yes").event)
    assert [(one.player, str(one.what)) for one in accepted.unauthorised] == [(Seat.EAST, "2H")]
    assert str(accepted.auction).endswith("E 1H")


def test_law_16B1_what_was_blurted_out_is_unauthorised_for_partner_alone() -> None:
    """It rules on no call: Law 27 goes on with the answers it had, and does not ask again."""
    begun = Interview.begin(INSUFFICIENT_BID, HEARTS_OVER_A_SPADE)
    assert begun.question is not None and begun.question.key == "unintended"
    given = begun.telling({"said_aloud": "yes", "said_what": "I had hearts"}).ruling
    assert given is not None and given.goes_on == "insufficient-bid"
    assert given.effects[0] == Unauthorised(Seat.EAST, None, (Seat.WEST,), "16B1")
    assert given.on == () and given.reviews == ("16B3",)
    at = HEARTS_OVER_A_SPADE.after(given.event)
    assert at.ruling_needed == "insufficient-bid"
    again = Interview.begin(INSUFFICIENT_BID, at).assuming()
    assert "said_aloud" not in {one.key for one in again.answers}


@pytest.mark.parametrize(
    ("happened", "options"),
    [
        ("E 1S", {}),
        ("E 1S, E 2S", {}),
        ("E 1S, E P", {}),
        ("E 1S, E X", {}),
        ("E 1S", {"unintended": "known", "lowest": "2S"}),
    ],
)
def test_law_27A1_where_an_earlier_bar_is_in_force_nobody_hears_of_a_new_one(
    happened: str, options: dict[str, str]
) -> None:
    first = ruled("W 1H, N P, E 1H", INSUFFICIENT_BID, **BARRED)
    at = first.after("S 2C, W P, N P").after(happened)
    asked = interviewed(at, INSUFFICIENT_BID, **{"unintended": "no", **options}).question
    assert asked is not None
    assert asked.key == "accepts"
    heard = aloud(asked)
    assert "West must pass throughout in any case" in heard
    assert "nobody is restricted" not in heard
    assert "West's first lead may be restricted" in heard


def test_law_27B_the_offender_hears_what_an_earlier_bar_leaves_open() -> None:
    at = ruled("W 1H, N P, E 1H", INSUFFICIENT_BID, **BARRED).after("S 2C, W P, N P, E 1S")
    asked = interviewed(at, INSUFFICIENT_BID, unintended="no", accepts="no").question
    assert asked is not None
    assert asked.key == "substitute"
    assert "West must pass throughout in any case. After any call but" in aloud(asked)
    assert "nobody is restricted" not in aloud(asked)


@pytest.mark.parametrize("after", ["", ", ..."])
def test_law_39A_a_pass_in_its_place_that_does_not_end_the_auction_leaves_later_calls(
    after: str,
) -> None:
    """Whether or not more was called that nobody entered."""
    before = table("N 1S, E 1H, W P" + after)
    found = [
        path.ruling
        for path in walk(INSUFFICIENT_BID, before)
        if CallSubstituted(Seat.EAST, PASS) in path.ruling.effects
    ]
    assert found
    assert all(CallWithdrawn(Seat.WEST, PASS) not in ruling.effects for ruling in found)
