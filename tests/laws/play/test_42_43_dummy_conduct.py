"""Laws 9A3, 42 and 43: what dummy may and may not do."""

from __future__ import annotations

import pytest

from bridgelaw.laws import PROCEDURES, walk
from bridgelaw.laws.play.dummy_conduct.procedure import DUMMY_CONDUCT
from bridgelaw.table import Table
from bridgelaw.table.effects import CardPlayed, CardReplaced, Effect, RevokeCounted
from bridgelaw.table.events import Led, Played
from tests.laws.dummys_conduct import SOUTH_LEADS, looked, pointed, rule, words
from tests.laws.samples import interviewed
from tests.table.tables import (
    AUCTION,
    DEAL,
    TRICK,
    E,
    N,
    S,
    W,
    card,
    found,
    legal,
    table,
)

# What dummy may do


@pytest.mark.parametrize(
    ("deed", "clauses", "goes_on"),
    [
        ("spoke", ("42A1",), None),
        ("tricks", ("42A2", "43A1(b)", "65B3"), "trick-count"),
        ("prevented", ("42B2",), None),
        ("played", ("42A3", "45D"), "dummy-card"),
        ("follows", ("42A3",), "revoke"),
    ],
)
def test_law_42A_rights_that_dummy_never_loses(
    deed: str, clauses: tuple[str, ...], goes_on: str | None
) -> None:
    ruling = rule(None, deed=deed)
    assert (ruling.clauses, ruling.goes_on) == (clauses, goes_on)
    assert ruling.effects == ()


def test_law_42A3_dummy_says_that_his_hand_must_follow_suit() -> None:
    quiet = table(SOUTH_LEADS)
    assert rule(quiet, deed="follows").goes_on is None
    named = table(SOUTH_LEADS, "S leads D4, W plays D5, S designates S2")
    assert found(named) == [("REVOKE", "N", "61A")]
    assert rule(named, deed="follows").goes_on == "revoke"


def test_law_42B1_dummy_may_ask_declarer_and_nothing_follows_without_a_revoke() -> None:
    at = table(TRICK, "E leads HA, S plays H7")
    ruling = rule(at, deed="asked_declarer")
    assert ruling.clauses == ("42B1", "61B2(a)")
    assert ruling.goes_on is None
    assert ruling.reviews == ()


def test_law_42B1_a_revoke_that_dummy_asks_about_is_dealt_with_as_usual() -> None:
    at = table(TRICK, "E leads HA, S plays D4")
    ruling = rule(at, deed="asked_declarer", violated="no")
    assert ruling.clauses == ("42B1", "61B2(a)")
    assert ruling.goes_on == "revoke"
    assert ruling.effects == ()


def test_law_42B2_dummy_may_warn_declarer_before_the_lead() -> None:
    at = table(SOUTH_LEADS)
    ruling = rule(at, deed="warned", violated="no")
    assert ruling.clauses == ("42B2",)
    after = at.after(ruling.event)
    assert after.to_play is S


def test_law_42B2_a_warning_when_a_defender_is_on_lead_gives_nobody_a_choice() -> None:
    at = looked(table(TRICK))
    assert rule(at, deed="warned").clauses == ("42B2",)


def test_law_42B3_when_the_play_is_over_dummy_may_point_anything_out() -> None:
    at = table(SOUTH_LEADS).after(*(f"{seat} puts the hand back" for seat in "NESW"))
    assert rule(at, deed="pointed").clauses == ("42B3",)


def test_law_42B3_after_a_claim_it_is_asked_whether_the_play_is_over() -> None:
    at = table(SOUTH_LEADS, "S claims 5")
    question = interviewed(at, DUMMY_CONDUCT, deed="director").question
    assert question is not None
    assert question.key == "play_over"


# What dummy may not


def test_law_9A3_after_the_lead_there_is_nothing_left_to_prevent() -> None:
    at = table(SOUTH_LEADS, "N leads SA")
    assert found(at) == [("LEAD_OUT_OF_TURN", "N", "55")]
    ruling = rule(at, deed="warned")
    assert ruling.clauses == ("9A3", "43A1(b)", "43B1")
    # The defenders' rights stay as they are: the lead is still to be ruled on.
    assert found(at.after(ruling.event)) == found(at)


def test_law_43A1a_dummy_may_call_the_director_only_when_another_has_spoken() -> None:
    at = table(TRICK, "W leads D7")
    assert rule(at, deed="director", attention="yes").clauses == ("9B1(b)",)
    ruling = rule(at, deed="director", attention="no", violated="no")
    assert ruling.clauses == ("43A1(a)", "43B1")
    assert any("procedural penalty" in str(note) for note in ruling.notes)


def test_law_43A1b_a_defenders_irregularity_is_ruled_on_as_usual() -> None:
    at = table(TRICK, "W leads D7")
    ruling = pointed(at, violated=False)
    assert ruling.clauses == ("9A4", "43A1(b)", "43B1")
    assert ruling.effects == ()
    assert found(at.after(ruling.event)) == [("LEAD_OUT_OF_TURN", "W", "56")]


def test_law_43A1b_the_declaring_sides_irregularity_costs_the_defenders_nothing() -> None:
    at = table(SOUTH_LEADS, "N leads SA")
    ruling = rule(at, deed="pointed", attention="no")
    assert ruling.clauses == ("9A4", "43A1(b)", "43B1")
    assert any("9B1(d)" in str(note) for note in ruling.notes)


def test_law_43A1b_whose_it_was_is_asked_where_the_table_does_not_show_it() -> None:
    at = table(TRICK)
    ruling = rule(at, deed="pointed", attention="no", whose="nobody")
    assert ruling.clauses == ("9A4", "43A1(b)", "43B1")
    both = table(TRICK, "W leads D7, S exposes H7")
    question = interviewed(both, DUMMY_CONDUCT, deed="pointed", attention="no").question
    assert question is not None
    assert question.key == "whose"


def test_law_43A1c_what_dummy_tells_declarer_is_unauthorised() -> None:
    at = table(SOUTH_LEADS)
    ruling = rule(at, deed="told")
    assert ruling.clauses == ("43A1(c)", "43B1")
    assert ruling.reviews == ("16B3",)
    assert [said.to for said in ruling.words] == [N, S]


@pytest.mark.parametrize(
    ("sight", "clause"),
    [("exchanged", "43A2(a)"), ("left_seat", "43A2(b)"), ("looked", "43A2(c)")],
)
def test_law_43A2_dummy_who_sees_another_hand_loses_rights_and_the_table_remembers(
    sight: str, clause: str
) -> None:
    at = table(SOUTH_LEADS)
    ruling = rule(at, deed="looked", sight=sight)
    assert ruling.clauses == (clause, "43B1")
    assert "on this board" in words(ruling)
    after = at.after(ruling.event)
    # Nobody is asked again whether dummy had seen it.
    question = interviewed(after, DUMMY_CONDUCT, deed="warned").question
    assert question is not None
    assert question.key == "hand"


def test_law_43A3_a_hand_that_a_defender_shows_costs_dummy_nothing() -> None:
    at = table(SOUTH_LEADS)
    ruling = rule(at, deed="looked", sight="shown")
    assert ruling.clauses == ("43A3",)
    question = interviewed(at.after(ruling.event), DUMMY_CONDUCT, deed="warned").question
    assert question is not None
    assert question.key == "violated"


# 43B2(a): a warning from dummy who has seen too much


def test_law_43B2a_a_defender_chooses_the_hand_that_is_on_lead() -> None:
    at = looked(table(SOUTH_LEADS))
    ruling = rule(at, deed="warned", hand="declarer")
    assert ruling.clauses == ("43B2(a)",)
    after = at.after(ruling.event)
    assert after.to_play is S
    assert legal(after, S) == "T98.QJ7.T984.Q6"


def test_law_43B2a_a_defender_chooses_the_other_hand_and_declarer_the_card() -> None:
    at = looked(table(SOUTH_LEADS))
    ruling = rule(at, deed="warned", hand="dummy", lead_card="DK")
    assert ruling.effects == (CardPlayed(N, card("DK"), "43B2(a)"),)
    after = at.after(ruling.event)
    assert after.trick.cards == ((N, card("DK")),)
    assert after.to_play is E
    assert found(after) == []
    won = after.after("E plays D3, S plays D4, W plays D5")
    assert won.to_play is N


def test_law_43B2a_the_card_must_be_in_that_hand_and_the_choice_is_explained_first() -> None:
    interview = interviewed(looked(table(SOUTH_LEADS)), DUMMY_CONDUCT, deed="warned")
    assert interview.question is not None
    said = " ".join(map(str, interview.question.say))
    assert "declarer's own, or dummy" in said
    chosen = interview.answer("dummy")
    with pytest.raises(ValueError, match="North does not hold"):
        chosen.answer("HQ")


# 43B2(b): a question from dummy who has seen too much


def test_law_43B2b_the_revoke_is_corrected_and_counts_as_established() -> None:
    at = looked(table(TRICK)).after("E leads HA, S plays D4")
    ruling = rule(at, deed="asked_declarer", attention="no", new_card="HQ")
    assert ruling.clauses == ("42B1", "43B2(b)")
    assert CardReplaced(S, card("D4"), card("HQ")) in ruling.effects
    after = at.after(ruling.event)
    assert found(after) == []
    assert after.trick.cards == ((E, card("HA")), (S, card("HQ")))
    assert after.to_play is W
    # The wrong card stands for the revoke, as it does whoever draws attention to it.
    assert [(one.player, one.card) for one in after.standing_revokes] == [(S, card("D4"))]
    assert after.penalty_cards == ()


def test_law_43B2b_defenders_may_change_and_then_dummy_may() -> None:
    at = looked(table(TRICK)).after("E leads HA, S plays D4, W plays H8, N plays H2")
    answers = {"deed": "asked_declarer", "attention": "no", "new_card": "H7"}
    kept = rule(at, **answers, changes="keep")
    assert [one for one in kept.effects if isinstance(one, CardReplaced)] == [
        CardReplaced(S, card("D4"), card("H7"))
    ]
    changed = rule(at, **answers, changes="HT", partner_changes="H4")
    after = at.after(changed.event)
    assert after.tricks[-1].cards == (
        (E, card("HA")),
        (S, card("H7")),
        (W, card("HT")),
        (N, card("H4")),
    )
    # West's first card is nothing for declarer to use.
    assert (W, card("H8")) in [(one.player, one.what) for one in after.unauthorised]
    assert "16C3" in after.reviews
    assert after.penalty_cards == ()


def test_law_62C1_after_a_revoke_out_of_turn_both_defenders_may_change() -> None:
    """Dummy leads, and South plays before East."""
    at = looked(table(f"{TRICK}, E leads D3, S plays D4, W plays D5, N plays DA"))
    at = at.after("N leads H2, S plays D8, E plays HK, W plays H8")
    answers = {"deed": "asked_declarer", "attention": "no", "new_card": "H7"}
    changed = rule(at, **answers, changes="H5", other_changes="H9")
    assert str(at.after(changed.event).tricks[-1]) == "N H2, S H7, E H5, W H9"


def test_law_43B2b_only_if_dummy_was_the_first_to_ask() -> None:
    at = looked(table(TRICK)).after("E leads HA, S plays D4")
    ruling = rule(at, deed="asked_declarer", attention="yes")
    assert (ruling.clauses, ruling.goes_on) == (("42B1", "61B2(a)"), "revoke")


def test_law_43B2b_an_established_revoke_is_counted_anyway() -> None:
    at = looked(table(TRICK)).after("E leads HA, S plays D4, W plays H8, N plays H2, E leads HK")
    at = at.after("S plays H7")
    ruling = rule(at, deed="asked_declarer", attention="no")
    assert (ruling.clause, ruling.goes_on) == ("43B2(b)", "revoke")
    assert ruling.effects == ()


@pytest.mark.parametrize("new", ["C6", "CQ"])
@pytest.mark.parametrize("hidden", [False, True])
def test_law_43B2b_its_tricks_are_counted_after_the_play(new: str, hidden: bool) -> None:
    """Through dummy's question as through the revoke itself (64A)."""
    at = table(REVOKED, deal=None if hidden else DEAL)
    said = {"deed": "asked_declarer", "attention": "no", "violated": "yes", "new_card": new}
    ruling = rule(at, **said, **({"revoked": "yes"} if hidden else {}))
    after = at.after(ruling.event)
    rest = Table(after.board, DEAL, after.log)
    while (seat := rest.to_play) is not None:
        lowest = min(rest.legal_cards(seat).legal, key=lambda one: one.rank)
        rest = rest.after((Played if rest.trick.cards else Led)(seat, lowest))
    over = after.after(*rest.log[len(after.log) :])
    assert over.ruling_needed == "revoke"
    counted = next(walk(PROCEDURES["revoke"], over)).ruling
    assert "43B2(b)" in counted.clauses
    assert over.after(counted.event).ruling_needed is None


REVOKED = (
    f"{AUCTION}, W leads C7, N spreads the hand, N plays C2, E plays C5, S plays H7, W leads S5"
)
"""South could have followed to the club, and West, who has won the trick, has led again."""


def test_law_63A2_a_card_named_for_the_next_trick_is_too_late_for_dummys_question_too() -> None:
    at = table(REVOKED, "S designates low")
    said = {"deed": "asked_declarer", "attention": "no", "violated": "yes"}
    ruling = rule(at, **said)
    assert (ruling.clause, ruling.effects, ruling.goes_on) == ("43B2(b)", (), "revoke")
    assert "63A2" in next(walk(PROCEDURES["revoke"], at)).ruling.clauses


@pytest.mark.parametrize(
    ("said", "effect"),
    [
        ({"gone_on": "yes"}, RevokeCounted),
        ({"gone_on": "no", "new_card": "S5", "changes": "keep"}, CardReplaced),
    ],
)
def test_law_45E_whether_a_fifth_card_was_a_lead_is_for_the_director(
    said: dict[str, str], effect: type[Effect]
) -> None:
    """63A1: West has revoked, and East's fifth card may have been a lead."""
    at = looked(table(TRICK)).after("E leads S4, S plays S8, W plays D5, N plays S2, E plays SJ")
    interview = interviewed(at, DUMMY_CONDUCT, deed="asked_defender", attention="no")
    assert interview.question is not None
    assert interview.question.key == "gone_on"
    given = rule(at, deed="asked_defender", attention="no", **said)
    assert any(isinstance(one, effect) for one in given.effects)


def test_law_43B2b_a_defenders_lead_to_the_next_trick_goes_back_first() -> None:
    at = looked(table(TRICK)).after("E leads HA, S plays D4, W plays H8, N plays H2, E leads HK")
    ruling = rule(at, deed="asked_declarer", attention="no", new_card="H7", changes="keep")
    after = at.after(ruling.event)
    assert after.trick.cards == ()
    assert after.to_play is E
    assert (E, card("HK")) in [(one.player, one.what) for one in after.unauthorised]
