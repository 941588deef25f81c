"""Laws 53 to 60 with penalty cards from before and cards played meanwhile, and every path."""

from __future__ import annotations

import pytest

from bridgelaw.game import SEATS
from bridgelaw.laws import PLAY_OUT_OF_TURN, Interview, NothingToRule, walk
from bridgelaw.laws.digest import CLAUSES
from tests.laws.out_of_turn import (
    DUMMY_LEADS,
    OURS,
    SHORT,
    after,
    only,
    opening,
    penalties,
    rule,
    said,
    trick,
)
from tests.laws.samples import interviewed
from tests.table.tables import (
    AUCTION,
    TRICK,
    E,
    S,
    W,
    found,
    legal,
    ruling,
    table,
    why_not,
)

# Penalty cards from before


OWN = "W exposes HT, W P, N P, E P"


@pytest.mark.parametrize(
    ("choice", "playable", "words", "clause"),
    [
        ("require", ".T..", "You must lead ♥10, your own penalty card.", "50D1(a)"),
        ("forbid", "765..765.T987", "Your own penalty card has to wait", "50D1(b)"),
        ("neither", ".T..", "You must lead ♥10, your own penalty card.", "50D1(a)"),
    ],
)
def test_law_50D1_the_right_leader_has_a_penalty_card_of_his_own(
    choice: str, playable: str, words: str, clause: str
) -> None:
    """Example 43: declarer's choice comes first, then the leader's own penalty card."""
    at = table(f"S 3NT, {OWN}", ruling("W has major penalty card HT by 24E"), "E leads HK")
    asked = interviewed(at, PLAY_OUT_OF_TURN, told="no").question
    assert asked is not None
    assert any("West's own penalty card, ♥10" in str(text) for text in asked.say)
    given = rule(at, told="no", opening_choice=choice)
    assert clause in given.clauses
    assert words in said(given)
    assert "any card" not in said(given)
    assert legal(at.after(given.event), W) == playable


def test_law_50D1_what_the_right_leader_played_to_the_lead_must_be_led() -> None:
    """60C makes it a penalty card, so the leader is not free even if declarer chooses nothing."""
    given = rule(table(f"{TRICK}, W leads H8, E plays SQ"), told="no", lead_choice="neither")
    assert given.clauses == ("60C", "50D2(b)", "50D1(a)", "56B")
    assert "You must lead ♠Q, your own penalty card." in said(given)


def test_law_50D2b_and_not_51B2c_with_penalty_cards_of_one_suit() -> None:
    at = table(f"{TRICK}, W exposes H9", ruling("W has minor penalty card H9 by 49"), "W leads H8")
    assert rule(at, told="no", lead_choice="neither").clauses == ("50D2(b)", "56B")


def test_law_51B1_the_cards_that_are_picked_up_are_named() -> None:
    at = table(f"{TRICK}, W exposes H9", ruling("W has minor penalty card H9 by 49"), "W leads H8")
    given = rule(at, told="no", lead_choice="require")
    assert str(given.headline) == "East must lead hearts now."
    assert "Pick up ♥9 and ♥8." in said(given)


@pytest.mark.parametrize("choice", ["become_dummy", "accept"])
def test_law_60A3_penalty_cards_remain_when_an_opening_lead_is_accepted(choice: str) -> None:
    at = table(f"S 3NT, {OWN}", ruling("W has major penalty card HT by 24E"), "E leads HK")
    given = rule(at, told="no", opening_choice=choice)
    assert "60A3" in given.clauses
    assert penalties(at.after(given.event)) == {"HT": ("W", "major")}


@pytest.mark.parametrize(
    ("happened", "answers", "kept"),
    [
        (f"{TRICK}|W H8 major|W leads H8", {"told": "yes"}, {"H8": ("W", "major")}),
        (f"{TRICK}|W H8 minor|W plays H8", {"told": "yes"}, {"H8": ("W", "minor")}),
        (f"{DUMMY_LEADS}|W H8 major|N leads H2, W plays H8", {"told": "yes"},
         {"H8": ("W", "major")}),
        (f"{DUMMY_LEADS}|E H5 minor|E leads H5, N leads S2", {"told": "no", "simultaneous": "no"},
         {"H5": ("E", "minor")}),
    ],
)  # fmt: skip
def test_law_50_a_penalty_card_that_goes_back_without_rectification_is_one_still(
    happened: str, answers: dict[str, str], kept: dict[str, tuple[str, str]]
) -> None:
    """47E1 and 53B take the irregularity away, and not the penalty card from before."""
    before, penalty, then = happened.split("|")
    seat, held, kind = penalty.split()
    at = table(before, ruling(f"{seat} has {kind} penalty card {held} by 49"), then)
    given = rule(at, **answers)
    assert "is one as before" in said(given)
    done = at.after(given.event)
    assert penalties(done) == kept
    assert found(done) == []


def test_law_54D_a_minor_penalty_card_or_a_restriction_of_the_leader_remains() -> None:
    at = table(f"{TRICK}, E exposes H5", ruling("E has minor penalty card H5 by 49"), "W leads H8")
    given = rule(at, told="no", lead_choice="neither")
    assert "any card" not in said(given)
    assert "♥5 is a minor penalty card: lead no other low card of its suit" in said(given)
    assert why_not(at.after(given.event), E, "H6") == "50C"


def test_law_57D_50C_a_minor_penalty_card_of_the_suit_comes_first() -> None:
    at = table(f"{TRICK}, W exposes S7", ruling("W has minor penalty card S7 by 49"), "E leads SQ")
    assert set(penalties(after(at.after("W plays S5"), told="no"))) == {"S5", "S7"}


# What was played meanwhile, and tricks that were undone


def test_law_53_both_opening_leads_declarer_may_become_dummy() -> None:
    at = opening(", W leads C7")
    asked = interviewed(at, PLAY_OUT_OF_TURN, told="no", simultaneous="no").question
    assert asked is not None
    assert [option.key for option in asked.options] == ["first", "become_dummy", "second"]
    assert "becomes dummy" in str(asked.options[1].label)
    dummy = after(at, told="no", simultaneous="no", which_lead="become_dummy")
    assert (str(dummy.contract), dummy.to_play) == ("3NT by N", S)
    assert penalties(dummy) == {"C7": ("W", "major")}
    first = rule(at, told="no", simultaneous="no", which_lead="first")
    assert "declarer plays next from hand" in said(first)
    later = interviewed(
        table(f"{TRICK}, W leads H8, E leads SQ"), PLAY_OUT_OF_TURN, told="no", simultaneous="no"
    ).question
    assert later is not None
    assert [option.key for option in later.options] == ["first", "second"]


def test_law_54A_57D_the_partner_has_played_to_the_lead_too_soon() -> None:
    legal_card = rule(opening(", W plays H8"), told="no", opening_choice="become_dummy")
    assert legal_card.clauses == ("57D", "54A")
    assert "You must play ♥8 to this trick" in said(legal_card)
    illegal = opening(", W plays C7")
    given = rule(illegal, told="no", opening_choice="become_dummy")
    assert given.reviews == ("50E4",)
    assert penalties(illegal.after(given.event)) == {"C7": ("W", "major")}
    # West has no hearts: a discard is legal.
    void = table(f"{AUCTION}, E leads HK, W plays C7", deal=SHORT)
    done = after(void, told="no", opening_choice="become_dummy")
    assert ([str(one.card) for one in done.required], done.penalty_cards) == (["C7"], ())


def test_law_54B2_a_revoke_from_dummy_is_corrected() -> None:
    at = opening(", N spreads the hand, N plays S2")
    given = rule(at, told="no")
    assert "revoke" in str(given.headline)
    back = after(at.after(given.event), told="no")
    assert (trick(back), found(back)) == ("E HK", [])


def test_law_53A_the_next_hand_plays_after_another_one_did() -> None:
    """South plays too soon, and then dummy, who is next, plays to West's lead."""
    at = table(f"{TRICK}, W leads H8, S plays H7, N plays H2, E plays HK")
    assert len(at.tricks) == 2
    given = rule(at, told="no")
    assert given.clauses == ("60A1", "53A")
    assert ("LEAD_OUT_OF_TURN", "W", "56") not in found(at.after(given.event))


def test_law_53B_58A_the_right_leader_plays_after_the_partner_did() -> None:
    """East leads when South has won the trick; West plays to it, and then South leads."""
    at = table(
        f"{TRICK}, E leads D3, S plays DT, W plays D5, N plays D2, E leads H5, W plays H8",
        "S plays HQ",
    )
    lead = after(at, told="no", meant="lead", simultaneous="no")
    assert (trick(lead), lead.penalty_cards) == ("S HQ", ())
    at_once = after(at, told="no", meant="lead", simultaneous="yes", play_choice="lowest")
    assert (trick(at_once), legal(at_once, W)) == ("S HQ", ".8..")
    assert penalties(at_once) == {"H5": ("E", "major")}


def test_law_53A_a_premature_lead_to_the_last_trick_cannot_be_accepted() -> None:
    at = table(TRICK)
    while len(at.tricks) < 11 or len(at.trick.cards) < 3:
        seat = at.to_play
        assert seat is not None
        verb = "plays" if at.trick.cards else "leads"
        at = at.after(f"{seat} {verb} {min(at.legal_cards(seat).legal)}")
    fourth = at.to_play
    assert fourth is not None
    last = f"{fourth} plays {min(at.legal_cards(fourth).legal)}"
    winner = at.after(last).to_play
    early = next(seat for seat in SEATS if seat not in (fourth, fourth.partner, winner))
    complete = at.after(f"{early} leads {only(at, early)}", last)
    given = rule(complete)
    assert given.clauses == ("53A",)
    assert "last trick" in said(given)


def test_law_44G_a_premature_lead_whose_trick_was_undone_is_the_lead() -> None:
    at = table(
        f"{TRICK}, E leads SQ, S plays S8, E leads SJ", ruling("S takes back S8; E takes back SQ")
    )
    given = rule(at)
    assert given.clauses == ("44G",)
    done = at.after(given.event)
    assert (trick(done), found(done)) == ("E SJ", [])


# Everything


TABLES = [
    f"{AUCTION}, E leads HK",
    f"{AUCTION}, W leads C7 face down, E leads HK",
    f"{AUCTION}, E leads HK, S exposes H7",
    f"{AUCTION}, E leads HK, S plays H7",
    f"{AUCTION}, E leads HK, N plays H2",
    f"{AUCTION}, E leads HK, W leads C7",
    f"{TRICK}, W leads H8",
    f"{TRICK}, W leads H8, E leads SQ",
    f"{TRICK}, W leads H8, E plays H5",
    f"{TRICK}, W leads H8, S plays H7",
    f"{TRICK}, N leads S2, S plays S8",
    f"{DUMMY_LEADS}, E leads H5, N leads S2",
    f"{DUMMY_LEADS}, W leads H8, N plays H2",
    f"{DUMMY_LEADS}, S leads ST",
    f"{TRICK}, S leads D4",
    f"{TRICK}, S leads D4, E leads H5",
    f"{TRICK}, N leads S2, E plays S4",
    f"{DUMMY_LEADS}, S leads ST, E plays SJ",
    f"{DUMMY_LEADS}, S leads ST, E plays SJ, W plays S5",
    f"{DUMMY_LEADS}, S leads ST, E plays SJ, W plays S5, N plays S2",
    f"{DUMMY_LEADS}, N leads H2, W plays H8, E plays H5",
    f"{DUMMY_LEADS}, N leads H2, W plays H8, E plays H5, S plays H7",
    f"{DUMMY_LEADS}, N leads H2, W plays H8, E plays HK, S plays H7, E leads HA",
    f"{TRICK}, E leads SQ, S plays S8, E leads SJ, W plays S5",
    f"{TRICK}, E leads SQ, S plays S8, E leads SJ, W plays S5, N plays SK",
    f"{TRICK}, E leads SQ, S plays S8, E leads SJ, W plays S5, N plays SK, N leads H2",
    f"{TRICK}, E leads SQ, W plays S5, S plays S8",
    f"{TRICK}, E leads SQ, W plays H8",
    f"{TRICK}, E leads SQ, N plays H2",
    f"{TRICK}, W plays H8, E leads SQ",
    f"{TRICK}, W plays H8, E leads SQ, S plays S8",
    f"{TRICK}, N plays H2",
]


@pytest.mark.parametrize("happened", TABLES)
@pytest.mark.parametrize("known", [True, False])
def test_every_ruling_is_accepted_and_settles_what_it_is_about(happened: str, known: bool) -> None:
    at = table(happened) if known else table(happened, deal=None)
    first = next((one for one in at.open_irregularities if one.kind.name in OURS), None)
    for path in walk(PLAY_OUT_OF_TURN, at):
        given = path.ruling
        done = at.after(given.event)
        assert given.words
        assert str(given.headline)
        if first is not None:
            assert all(one.breach != first.breach for one in done.open_irregularities), path.answers
        laws = {asked.law for asked in path.asked} | set(given.clauses)
        assert laws <= CLAUSES.keys()
        for penalty in done.penalty_cards:
            assert penalty.player in (E, W)
            assert penalty.card not in done.played(penalty.player)
        if done.to_play is not None:
            assert done.legal_cards(done.to_play).legal


def test_nothing_to_rule() -> None:
    for at in (table(TRICK), after(table(f"{TRICK}, W leads H8"), told="no", lead_choice="forbid")):
        with pytest.raises(NothingToRule):
            Interview.begin(PLAY_OUT_OF_TURN, at)
