"""Laws 45E and 53 to 60: leads and plays out of turn, at tables that are known."""

from __future__ import annotations

import pytest

from bridgelaw.game import SEATS, Deal, Hand, Seat
from bridgelaw.laws import PLAY_OUT_OF_TURN, Interview, NothingToRule, Ruling, walk
from bridgelaw.laws.clauses import CLAUSES
from bridgelaw.table import Phase, Table
from bridgelaw.table.effects import Unauthorised
from tests.laws.samples import interviewed, ruling_table
from tests.table.tables import (
    AUCTION,
    TRICK,
    E,
    N,
    S,
    W,
    card,
    found,
    legal,
    ruling,
    settled,
    table,
    why_not,
)

DUMMY_LEADS = f"{TRICK}, E leads D3, S plays D4, W plays D5, N plays DA"
"""Dummy has won the second trick."""

SHORT = Deal.parse("N:AK32.432.AK2.432 QJ4.AK65.QJ3.AK5 T.QJT987.T9.QJ86 98765..87654.T97")
"""West has no hearts."""

RUFF = Deal.parse("N:AK3.JT7.K93.Q975 QJ952.982.Q854.4 T87.AKQ65.A7.K82 64.43.JT62.AJT63")
"""East has one club."""

OURS = {
    "OPENING_LEAD_OUT_OF_TURN",
    "LEAD_OUT_OF_TURN",
    "PREMATURE_LEAD",
    "PLAY_OUT_OF_TURN",
    "FIFTH_CARD",
}


def rule(at: Table, **answers: str) -> Ruling:
    interview = interviewed(at, PLAY_OUT_OF_TURN, **answers)
    assert interview.ruling is not None, interview.question
    return interview.ruling


def after(at: Table, **answers: str) -> Table:
    return ruling_table(at, PLAY_OUT_OF_TURN, **answers)


def penalties(at: Table) -> dict[str, tuple[str, str]]:
    return {str(one.card): (str(one.player), one.penalty.value) for one in at.penalty_cards}


def trick(at: Table) -> str:
    return str(at.trick)


def said(given: Ruling) -> str:
    return " ".join(str(words.text) for words in given.words)


def last_trick() -> Table:
    """Twelve tricks are over, and everybody has one card."""
    at = table(TRICK)
    while len(at.tricks) < 12:
        seat = at.to_play
        assert seat is not None
        at = at.after(
            f"{seat} {'plays' if at.trick.cards else 'leads'} {min(at.legal_cards(seat).legal)}"
        )
    return at


def only(at: Table, seat: Seat) -> str:
    hand = at.hand(seat)
    assert hand is not None
    (held,) = hand
    return str(held)


# 54. The opening lead


def opening(more: str = "") -> Table:
    return table(f"{AUCTION}, E leads HK{more}")


def test_law_54_declarer_hears_five_options_before_choosing() -> None:
    asked = interviewed(opening(), PLAY_OUT_OF_TURN, told="no").question
    assert asked is not None
    assert asked.key == "opening_choice"
    assert asked.to is S
    words = " ".join(map(str, asked.say))
    for part in ("First:", "Second:", "Third:", "Fourth:", "Fifth:", "five options",
                 "♥K becomes a major penalty card", "require West to lead hearts",
                 "for as long as West keeps the lead", "goes back into the hand",
                 "If West cannot lead as required"):  # fmt: skip
        assert part in words, part
    assert "face-down" not in words


def test_law_54_preamble_the_partner_takes_his_face_down_lead_back() -> None:
    at = table(f"{AUCTION}, W leads C7 face down, E leads HK")
    asked = interviewed(at, PLAY_OUT_OF_TURN, told="no").question
    assert asked is not None
    assert "West takes the face-down lead back." in map(str, asked.say)
    given = rule(at, told="no", opening_choice="forbid")
    assert given.clauses == ("54", "50D2(a)", "54D")
    done = at.after(given.event)
    assert done.face_down == ()
    assert legal(done, W) == "765..765.T987"


def test_law_54A_declarer_becomes_dummy() -> None:
    done = after(opening(), told="no", opening_choice="become_dummy")
    assert str(done.contract) == "3NT by N"
    assert done.to_play is S
    assert len(done.face_up(S)) == 13
    assert found(done) == []
    # He has done so without being asked.
    at = opening(", S spreads the hand")
    assert rule(at).clauses == ("54A",)


def test_law_54A_who_begins_to_spread_must_spread_all() -> None:
    at = opening(", S exposes H7")
    done = after(at, told="no", began_to_spread="yes")
    assert str(done.contract) == "3NT by N"
    assert found(done) == []
    assert len(done.face_up(S)) == 13
    dropped = after(at, told="no", began_to_spread="no", opening_choice="accept")
    assert str(dropped.contract) == "3NT by S"


def test_law_54B1_the_second_card_comes_from_declarers_hand() -> None:
    done = after(opening(), told="no", opening_choice="accept")
    assert done.to_play is S
    assert why_not(done, N, "H2") == "44B"
    assert settled(done) == [("OPENING_LEAD_OUT_OF_TURN", "E", "54B")]
    assert rule(opening(", S plays H7"), told="no").clauses == ("53A", "54B1", "54B")


def test_law_54B2_a_card_played_from_dummy_is_not_taken_back() -> None:
    done = after(opening(", N plays H2"), told="no")
    assert found(done) == []
    assert trick(done) == "E HK, N H2"
    assert done.to_play is S


@pytest.mark.parametrize("seen", [", N spreads the hand", ", N exposes H2"])
def test_law_54C_who_could_see_dummy_must_accept(seen: str) -> None:
    given = rule(opening(seen), told="no")
    assert given.clauses == ("54C", "53A", "54B1", "54B")


def test_law_54C_a_card_shown_in_the_auction_does_not_count() -> None:
    at = table("S 3NT, W P, N exposes H2, N P, E P, E leads HK")
    asked = interviewed(at, PLAY_OUT_OF_TURN, told="no").question
    assert asked is not None
    assert asked.key == "opening_choice"


def test_law_54D_require_the_card_is_picked_up_and_the_suit_led() -> None:
    done = after(opening(), told="no", opening_choice="require")
    assert done.penalty_cards == ()
    assert done.phase is Phase.CLARIFICATION
    assert done.to_play is W
    assert legal(done, W) == ".T98.."
    assert why_not(done, W, "C7") == "50D2(a)"
    assert done.decisions == ()
    # East may then play what he likes.
    assert legal(done.after("W leads HT, N plays H2"), E) == ".AK65.."


def test_law_54D_forbid_lasts_while_the_lead_is_kept() -> None:
    done = after(opening(), told="no", opening_choice="forbid")
    assert legal(done, W) == "765..765.T987"
    assert [str(one) for one in done.face_up(E)] == []
    assert done.unauthorised == (Unauthorised(E, card("HK"), (W,), "50E2"),)
    kept = done.after("W leads CT, N plays C2, E plays C5, S plays C6")
    assert kept.to_play is W
    assert why_not(kept, W, "H8") == "50D2(a)"


def test_law_54D_neither_the_card_stays_and_declarer_chooses_again() -> None:
    done = after(opening(), told="no", opening_choice="neither")
    assert penalties(done) == {"HK": ("E", "major")}
    assert len(done.legal_cards(W).legal) == 13
    assert done.decisions == ()
    # 50E1: a low heart, and East must play the king.
    assert legal(done.after("W leads H8, N plays H2"), E) == ".K.."
    kept = done.after("W leads CT, N plays C2, E plays C5, S plays C6")
    assert [one.law for one in kept.decisions] == ["50D2"]


def test_law_54D_59_without_a_card_of_the_suit_any_card_may_be_led() -> None:
    at = table(f"{AUCTION}, E leads HK", deal=SHORT)
    given = rule(at, told="no", opening_choice="require")
    assert "59" in given.clauses
    assert len(at.after(given.event).legal_cards(W).legal) == 13


def test_law_54E_a_lead_by_the_declaring_side_is_law_24() -> None:
    given = rule(table(f"{AUCTION}, N leads SA"))
    assert given.clauses == ("54E",)
    assert given.goes_on == "card-in-auction"


def test_law_41A_a_face_down_lead_out_of_turn_is_only_taken_back() -> None:
    at = table(f"{AUCTION}, E leads HK face down")
    given = rule(at)
    assert given.clauses == ("41A",)
    assert at.after(given.event).face_down == ()
    with pytest.raises(NothingToRule):
        Interview(PLAY_OUT_OF_TURN, at.after(given.event))
    # The right player's own face-down lead is nothing irregular.
    with pytest.raises(NothingToRule):
        Interview(PLAY_OUT_OF_TURN, table(f"{AUCTION}, W leads C7 face down"))


# 56. A defender's lead


def test_law_56_declarer_hears_four_options_before_choosing() -> None:
    asked = interviewed(table(f"{TRICK}, W leads H8"), PLAY_OUT_OF_TURN, told="no").question
    assert asked is not None
    assert (asked.key, asked.to) == ("lead_choice", S)
    words = " ".join(map(str, asked.say))
    for part in ("four options", "First:", "Second:", "Third:", "Fourth:", "require East",
                 "If East cannot lead as required"):  # fmt: skip
        assert part in words


def test_law_56_at_partners_turn() -> None:
    at = table(f"{TRICK}, W leads H8")
    accepted = after(at, told="no", lead_choice="accept")
    assert (trick(accepted), accepted.to_play) == ("W H8", N)
    required = after(at, told="no", lead_choice="require")
    assert (required.to_play, legal(required, E)) == (E, ".AK65..")
    assert required.penalty_cards == ()
    forbidden = after(at, told="no", lead_choice="forbid")
    assert legal(forbidden, E) == "QJ4..QJ3.A5"
    neither = after(at, told="no", lead_choice="neither")
    assert penalties(neither) == {"H8": ("W", "major")}
    assert len(neither.legal_cards(E).legal) == 12


def test_law_56_at_declarers_turn_nobodys_lead_is_restricted() -> None:
    at = table(f"{DUMMY_LEADS}, W leads H8")
    refused = after(at, told="no", accepts="no")
    assert (refused.to_play, penalties(refused)) == (N, {"H8": ("W", "major")})
    assert refused.lead_restrictions == ()
    assert legal(refused.after("N leads H2, E plays H5, S plays H7"), W) == ".8.."
    accepted = after(at, told="no", accepts="yes")
    assert accepted.to_play is N
    assert found(accepted) == []


def test_law_51B2_with_penalty_cards_of_two_suits() -> None:
    at = table(f"{TRICK}, W exposes D6", ruling("W has major penalty card D6 by 49"), "W leads H8")
    required = after(at, told="no", lead_choice="require", required_suit="D")
    assert legal(required, E) == "..QJ3."
    assert penalties(required) == {"H8": ("W", "major")}
    assert required.decisions == ()
    both = after(at, told="no", lead_choice="forbid", forbidden_suits="H D")
    assert legal(both, E) == "QJ4...A5"
    assert both.penalty_cards == ()
    one = after(at, told="no", lead_choice="forbid", forbidden_suits="H")
    assert penalties(one) == {"D6": ("W", "major")}
    neither = rule(at, told="no", lead_choice="neither")
    assert "51B2(c)" in neither.clauses
    asked = interviewed(at, PLAY_OUT_OF_TURN, told="no", lead_choice="require").question
    assert asked is not None
    assert [option.key for option in asked.options] == ["H", "D"]


def test_law_51B1_with_two_penalty_cards_of_one_suit_both_are_picked_up() -> None:
    at = table(f"{TRICK}, W exposes H9", ruling("W has major penalty card H9 by 49"), "W leads H8")
    given = rule(at, told="no", lead_choice="forbid")
    assert given.clauses == ("51B1(b)", "56B")
    assert at.after(given.event).penalty_cards == ()


def test_law_60C_what_the_partner_played_to_it_goes_back_as_well() -> None:
    at = table(f"{TRICK}, W leads H8, E plays H5")
    given = rule(at, told="no", lead_choice="neither")
    assert "60C" in given.clauses
    done = at.after(given.event)
    assert penalties(done) == {"H8": ("W", "major"), "H5": ("E", "major")}
    assert legal(done, E) == ".5.."


# 53. Accepted, or not


def test_law_53A_by_play_from_the_next_hand() -> None:
    given = rule(table(f"{DUMMY_LEADS}, E leads H5, S plays H7"), told="no")
    assert given.clauses == ("60A1", "53A")
    assert given.reviews == ()
    by_declarer = rule(table(f"{TRICK}, S leads D4, W plays D5"), told="no")
    assert by_declarer.reviews == ("55C",)


@pytest.mark.parametrize("seat", SEATS)
def test_law_53A_at_the_last_trick_the_lead_goes_back_and_changes_nothing(seat: Seat) -> None:
    at = last_trick()
    right = at.to_play
    if seat is right:
        return
    wrong = at.after(f"{seat} leads {only(at, seat)}")
    given = rule(wrong)
    assert given.clauses == ("53A",)
    done = wrong.after(given.event)
    assert (trick(done), done.to_play) == ("", right)
    assert found(done) == []
    assert done.penalty_cards == ()


def test_law_53A_at_the_last_trick_even_when_all_have_played() -> None:
    at = last_trick()
    right = at.to_play
    assert right is not None
    order = (right.partner, right.rho, right, right.lho)
    played = at.after(
        *(f"{seat} {'leads' if seat is order[0] else 'plays'} {only(at, seat)}" for seat in order)
    )
    done = played.after(rule(played).event)
    assert (len(done.tricks), done.to_play) == (12, right)
    assert found(done) == []


@pytest.mark.parametrize(
    "happened",
    [
        f"{AUCTION}, E leads HK",
        f"{TRICK}, W leads H8",
        f"{TRICK}, S leads D4",
        f"{DUMMY_LEADS}, E leads H5, S plays H7",
        f"{DUMMY_LEADS}, S leads ST, E plays SJ",
        f"{TRICK}, E leads SQ, W plays S5",
        f"{DUMMY_LEADS}, N leads H2, W plays H8",
    ],
)
def test_law_47E1_told_that_it_was_his_turn_everything_goes_back(happened: str) -> None:
    at = table(happened)
    given = rule(at, told="yes")
    assert given.clauses == ("47E1",)
    done = at.after(given.event)
    assert found(done) == []
    assert done.penalty_cards == ()
    assert len(done.trick.cards) == (1 if happened.endswith(("W plays S5", "W plays H8")) else 0)


def test_law_53B_the_right_player_leads_and_is_not_next() -> None:
    """South leads at East's turn; East, who is not next, leads."""
    for verb in ("leads", "plays"):
        at = table(f"{TRICK}, S leads D4, E {verb} H5")
        given = rule(at, told="no", simultaneous="no")
        assert given.clauses == ("53B",)
        done = at.after(given.event)
        assert trick(done) == "E H5"
        assert done.face_up(S) == Hand.of([])
        assert Unauthorised(S, card("D4"), (S, N), "16C2") in done.unauthorised


def test_law_53B_the_right_player_is_also_next_and_is_asked() -> None:
    at = table(f"{TRICK}, N leads S2, E plays S4")
    asked = interviewed(at, PLAY_OUT_OF_TURN, told="no").question
    assert asked is not None
    assert (asked.key, asked.to) == ("meant", E)
    lead = after(at, told="no", meant="lead", simultaneous="no")
    assert (trick(lead), lead.to_play) == ("E S4", S)
    follow = after(at, told="no", meant="follow")
    assert (trick(follow), follow.to_play) == ("N S2, E S4", S)


def test_law_53B_after_a_defenders_lead_the_card_is_no_penalty_card() -> None:
    at = table(f"{DUMMY_LEADS}, E leads H5, N leads S2")
    done = after(at, told="no", simultaneous="no")
    assert trick(done) == "N S2"
    assert done.penalty_cards == ()
    assert done.face_up(E) == Hand.of([])


def test_law_53C_the_lead_stands_and_57_applies_to_the_defender() -> None:
    """Dummy is to lead; South leads, and East, on the right, plays."""
    at = table(f"{DUMMY_LEADS}, S leads ST, E plays SJ")
    given = rule(at, told="no", excuse="none", play_choice="lowest")
    assert given.clauses == ("53C", "57A2", "57A")
    assert "55C" in given.reviews
    done = at.after(given.event)
    assert (trick(done), done.to_play) == ("S ST", W)
    assert legal(done, W) == "5..."
    assert penalties(done) == {"SJ": ("E", "major")}
    assert found(done) == []


def test_law_53_both_defenders_have_led() -> None:
    at = table(f"{TRICK}, W leads H8, E leads SQ")
    first = after(at, told="no", simultaneous="no", which_lead="first")
    assert trick(first) == "W H8"
    assert penalties(first) == {"SQ": ("E", "major")}
    second = after(at, told="no", simultaneous="no", which_lead="second")
    assert trick(second) == "E SQ"
    assert penalties(second) == {"H8": ("W", "major")}
    assert found(first) == found(second) == []


def test_law_53_both_defenders_have_led_and_declarer_has_played_to_the_first() -> None:
    at = table(f"{TRICK}, W leads H8, E leads SQ, N plays H2")
    given = rule(at)
    assert given.clauses == ("53",)
    assert penalties(at.after(given.event)) == {"SQ": ("E", "major")}


def test_law_58A_leads_at_one_moment_the_wrong_one_comes_later() -> None:
    at = table(f"{TRICK}, W leads S5, E leads SQ")
    given = rule(at, told="no", simultaneous="yes")
    assert given.clauses == ("58A", "57D")
    done = at.after(given.event)
    assert (trick(done), done.to_play) == ("E SQ", S)
    assert [str(one.card) for one in done.required] == ["S5"]
    assert legal(done.after("S plays S8"), W) == "5..."
    # Not of the suit: a major penalty card.
    other = table(f"{TRICK}, W leads H8, E leads SQ")
    assert penalties(after(other, told="no", simultaneous="yes")) == {"H8": ("W", "major")}


def test_law_58A_declarers_lead_at_the_moment_of_the_right_one_is_played() -> None:
    at = table(f"{TRICK}, S leads D4, E leads DQ")
    done = after(at, told="no", simultaneous="yes")
    assert (trick(done), done.to_play) == ("E DQ, S D4", W)


def test_law_58A_with_partners_play_57D_and_not_57A() -> None:
    at = table(f"{DUMMY_LEADS}, N leads H2, W plays H8, E plays H5")
    given = rule(at, told="no", excuse="at_once")
    assert given.clauses == ("58A", "57D")
    done = at.after(given.event)
    assert (trick(done), done.to_play) == ("N H2, E H5", S)
    assert legal(done.after("S plays H7"), W) == ".8.."


# 55. Declarer's lead


def test_law_55A_both_defenders_are_asked_and_the_next_one_prevails() -> None:
    at = table(f"{DUMMY_LEADS}, S leads ST")
    asked = interviewed(at, PLAY_OUT_OF_TURN, told="no").question
    assert asked is not None
    assert asked.key == "defenders_say"
    words = " ".join(map(str, asked.say))
    for part in ("Either defender may accept", "taken back", "West, who plays next", "right hand"):
        assert part in words, part
    assert str(asked.options[2].label) == "They differ, and West accepts it"
    assert rule(at, told="no", defenders_say="next_accepts").clause == "55A"
    given = rule(at, told="no", defenders_say="next_refuses")
    assert "West, who plays next, decides" in said(given)
    assert given.clauses == ("55A", "55B2")


def test_law_55B1_at_a_defenders_turn_the_card_goes_back() -> None:
    at = table(f"{TRICK}, S leads D4")
    given = rule(at, told="no", defenders_say="refuse")
    assert given.clauses == ("55A", "55B1")
    done = at.after(given.event)
    assert (trick(done), done.to_play) == ("", E)
    # 60B is not for this: East is on lead.
    assert len(done.legal_cards(E).legal) == 12


def test_law_55B2_and_60B() -> None:
    at = table(f"{DUMMY_LEADS}, S leads ST")
    done = after(at, told="no", defenders_say="refuse")
    assert done.to_play is N
    assert len(done.legal_cards(N).legal) == 11
    early = done.after("E plays SJ")
    given = rule(early)
    assert given.clauses == ("60B",)
    assert given.reviews == ("50E4", "72C")
    ruled = early.after(given.event)
    assert penalties(ruled) == {"SJ": ("E", "major")}
    assert (ruled.to_play, ruled.play_restrictions) == (N, ())
    assert legal(ruled.after("N leads S2"), E) == "J..."


@pytest.mark.parametrize("says", ["accept", "refuse"])
def test_law_55C_is_looked_at_whatever_the_defenders_choose(says: str) -> None:
    at = table(f"{DUMMY_LEADS}, S leads ST")
    assert rule(at, told="no", defenders_say=says).reviews == ("55C",)


# 57. Plays out of turn


def test_law_57A_declarer_hears_four_options() -> None:
    at = table(f"{DUMMY_LEADS}, N leads H2, W plays H8")
    asked = interviewed(at, PLAY_OUT_OF_TURN, told="no").question
    assert asked is not None
    assert (asked.key, asked.to) == ("play_choice", S)
    words = " ".join(map(str, asked.say))
    for part in ("highest", "lowest", "plays a card of another suit", "may not play", "any legal"):
        assert part in words


@pytest.mark.parametrize(
    ("choice", "playable"), [("highest", ".A.."), ("lowest", ".5.."), ("forbid", ".AK65..")]
)
def test_law_57A_partner_plays_as_declarer_chose(choice: str, playable: str) -> None:
    at = table(f"{DUMMY_LEADS}, N leads H2, W plays H8")
    more = {"other_suit": "S"} if choice == "forbid" else {}
    done = after(at, told="no", play_choice=choice, **more)
    assert (trick(done), done.to_play) == ("N H2", E)
    assert legal(done, E) == playable
    assert penalties(done) == {"H8": ("W", "major")}


def test_law_57A3_a_ruff_can_be_required_and_57A4_forbidden() -> None:
    """East is out of clubs, hearts are trumps, and West has played the ace too soon."""
    at = table(
        "S 4H, W P, N P, E P, W leads D2, N spreads the hand, N plays D3, E plays D4, S plays DA",
        "S leads C2, W plays C3, N plays CQ, E plays C4, N leads C5, W plays CA",
        deal=RUFF,
    )
    required = after(at, told="no", play_choice="require", other_suit="H")
    assert legal(required, E) == ".982.."
    assert why_not(required, E, "S2") == "57A3"
    forbidden = after(at, told="no", play_choice="forbid", other_suit="H")
    assert why_not(forbidden, E, "H8") == "57A4"
    asked = interviewed(at, PLAY_OUT_OF_TURN, told="no", play_choice="require").question
    assert asked is not None
    assert [option.key for option in asked.options] == ["S", "H", "D"]
    # 57B: he has no card of the suit led.
    assert "57B" in rule(at, told="no", play_choice="highest").clauses


def test_law_57A_a_lead_to_the_next_trick_before_partner_has_played() -> None:
    at = table(f"{TRICK}, E leads SQ, S plays S8, E leads SJ")
    done = after(at, told="no", play_choice="highest")
    assert legal(done, W) == "7..."
    assert penalties(done) == {"SJ": ("E", "major")}


def test_law_57A_partner_is_fourth_and_declarer_has_played_from_both_hands() -> None:
    """57C1 speaks of a play to the trick, and not of a lead to the next one."""
    at = table(f"{DUMMY_LEADS}, N leads SA, E plays SQ, S plays S8, E leads HA")
    given = rule(at, told="no", play_choice="lowest")
    assert given.clause == "57A"
    assert legal(at.after(given.event), W) == "5..."


def test_law_57A_60C_partners_card_stays_if_it_is_what_declarer_chose() -> None:
    at = table(f"{DUMMY_LEADS}, N leads H2, W plays H8, E plays H5")
    kept = after(at, told="no", excuse="none", play_choice="lowest")
    assert (trick(kept), kept.to_play) == ("N H2, E H5", S)
    back = after(at, told="no", excuse="none", play_choice="highest")
    assert (trick(back), back.to_play) == ("N H2", E)
    assert penalties(back) == {"H8": ("W", "major"), "H5": ("E", "major")}
    assert legal(back, E) == ".A.."


def test_law_57C1_declarer_has_played_from_both_hands() -> None:
    at = table(f"{DUMMY_LEADS}, N leads H2, S plays H7, W plays H8")
    first = after(at, told="no")
    assert settled(first)[-1] == ("PLAY_OUT_OF_TURN", "S", "57C3")
    given = rule(first, told="no")
    assert given.clauses == ("57C1",)
    done = first.after(given.event)
    assert (trick(done), done.penalty_cards) == ("N H2, S H7, W H8", ())


def test_law_57C2_dummy_pushed_a_card() -> None:
    at = table(
        f"{TRICK}, E leads SQ, S plays S8, W plays S5, N plays S2, E leads D3, S plays DT, "
        "W plays D5, N plays D2, S leads H7, E plays H5"
    )
    pushed = rule(at, told="no", excuse="pushed")
    assert pushed.clauses == ("57C2",)
    done = at.after(pushed.event)
    assert (trick(done), done.to_play, done.penalty_cards) == ("S H7, E H5", W, ())
    assert rule(at, told="no", excuse="none", play_choice="lowest").clause == "57A"


def test_law_57C3_declarers_card_is_played_unless_it_is_a_revoke() -> None:
    at = table(f"{TRICK}, E leads SQ, N plays SK")
    done = after(at, told="no")
    assert (trick(done), done.to_play) == ("E SQ, N SK", S)
    revoke = table(f"{TRICK}, E leads SQ, N plays H2")
    back = after(revoke, told="no")
    assert (trick(back), found(back)) == ("E SQ", [])


def test_law_57C3_with_hands_that_are_not_known_the_director_is_asked() -> None:
    at = table(f"{TRICK}, E leads SQ, N plays H2", deal=None)
    assert after(at, told="no", legal="yes").to_play is S
    assert trick(after(at, told="no", legal="no")) == "E SQ"


def test_law_57D_the_card_must_be_played_at_the_proper_turn() -> None:
    at = table(f"{TRICK}, E leads SQ, W plays S5")
    given = rule(at, told="no")
    assert given.reviews == ("57D",)
    done = at.after(given.event)
    assert done.to_play is S
    turn = done.after("S plays S8")
    assert legal(turn, W) == "5..."
    assert why_not(turn, W, "S6") == "57D"


def test_law_57D_a_card_that_cannot_be_played_is_a_major_penalty_card() -> None:
    at = table(f"{TRICK}, E leads SQ, W plays H8")
    done = after(at, told="no")
    assert penalties(done) == {"H8": ("W", "major")}
    assert found(done) == []
    # A penalty card of the suit comes first (52).
    other = table(
        f"{TRICK}, W exposes S7", ruling("W has major penalty card S7 by 49"),
        ruling("no demand of E by 50D2"), "E leads SQ, W plays S5",
    )  # fmt: skip
    assert set(penalties(after(other, told="no"))) == {"S5", "S7"}


def test_law_57D_what_was_played_in_turn_stays() -> None:
    """Only the illegal card goes back, and not what the right-hand opponent played after it."""
    done = after(table(f"{TRICK}, E leads SQ, W plays H8, S plays S8"), told="no")
    assert (trick(done), done.to_play) == ("E SQ, S S8", W)
    assert penalties(done) == {"H8": ("W", "major")}


def test_law_58A_57D_partners_legal_card_stays_when_the_other_is_illegal() -> None:
    at = table(f"{DUMMY_LEADS}, N leads H2, W plays C8, E plays H5")
    given = rule(at, told="no", excuse="at_once")
    assert given.clauses == ("58A", "57D")
    done = at.after(given.event)
    assert (trick(done), done.to_play) == ("N H2, E H5", S)
    assert penalties(done) == {"C8": ("W", "major")}


def test_law_60A1_the_left_hand_opponent_has_played_on() -> None:
    at = table(f"{TRICK}, E leads SQ, W plays S5, S plays S8, N plays SK")
    given = rule(at, told="no")
    assert given.clauses == ("60A1", "60A3", "60A2")
    assert at.after(given.event).to_play is N


def test_law_60A1_after_a_play_before_partner_the_left_hand_opponent_leads_on() -> None:
    at = table(f"{DUMMY_LEADS}, N leads SA, W plays S5, E plays S4, S plays S8, N leads SK")
    given = rule(at, told="no")
    assert given.clauses == ("60A1", "60A3", "60A2")
    assert at.after(given.event).penalty_cards == ()


def test_law_53C_the_left_hand_opponent_has_led_and_cannot_play_on() -> None:
    asked = interviewed(
        None, PLAY_OUT_OF_TURN, what="lead", whose_lead="other_hands", since="right"
    ).question
    assert asked is not None
    assert [option.key for option in asked.options] == ["none", "at_once", "both_hands", "pushed"]


def test_law_60A3_earlier_penalty_cards_remain_when_a_lead_is_accepted() -> None:
    at = table(f"{TRICK}, W exposes D6", ruling("W has major penalty card D6 by 49"), "W leads H8")
    given = rule(at, told="no", lead_choice="accept")
    assert "60A3" in given.clauses
    done = at.after(given.event)
    assert penalties(done) == {"D6": ("W", "major")}


# A lead before the trick is complete, and a fifth card


def test_law_44G_a_lead_before_declarer_has_played_waits_for_the_end_of_the_trick() -> None:
    at = table(f"{TRICK}, E leads SQ, S plays S8, W plays S5, E leads HA")
    given = rule(at)
    assert given.clauses == ("44G",)
    assert "Finish this trick first" in said(given)
    waiting = at.after(given.event)
    # East wins the trick: his card is the lead.
    won = waiting.after("N plays S2")
    assert trick(after(won)) == "E HA"
    # Dummy wins it: a lead out of turn, to be accepted or not.
    lost = waiting.after("N plays SK")
    assert penalties(after(lost, told="no", accepts="no")) == {"HA": ("E", "major")}
    accepted = after(lost, told="no", accepts="yes")
    assert (trick(accepted), accepted.to_play) == ("E HA", S)


def test_law_44G_and_if_the_right_hand_has_led_by_then_it_is_53B() -> None:
    at = table(f"{TRICK}, E leads SQ, S plays S8, W plays S5, E leads HA, N plays SK, N leads H2")
    done = after(at, told="no", simultaneous="no")
    assert settled(done)[-1][2] == "53B"
    assert done.penalty_cards == ()


def test_law_45E1_a_defenders_fifth_card() -> None:
    at = table(f"{TRICK}, W plays H8")
    done = after(at, told="no", fifth_as_lead="no")
    assert penalties(done) == {"H8": ("W", "major")}
    assert [one.law for one in done.decisions] == ["50D2"]
    accepted = after(at, fifth_as_lead="yes", told="no", lead_choice="accept")
    assert (trick(accepted), accepted.to_play) == ("W H8", N)
    required = after(at, fifth_as_lead="yes", told="no", lead_choice="require")
    assert legal(required, E) == ".AK65.."


def test_law_45E1_with_the_lead_it_is_the_lead() -> None:
    at = table(f"{TRICK}, W plays H8", ruling("E plays C5 in place of CK"))
    given = rule(at, told="no", fifth_as_lead="on_lead")
    assert given.clauses == ("45E", "44G")
    assert trick(at.after(given.event)) == "W H8"


def test_law_45E1_the_partner_has_led_as_well() -> None:
    at = table(f"{TRICK}, W plays H8, E leads SQ")
    first = after(at, fifth_as_lead="yes", told="no", simultaneous="no", which_lead="first")
    assert (trick(first), penalties(first)) == ("W H8", {"SQ": ("E", "major")})
    second = after(at, fifth_as_lead="yes", told="no", simultaneous="no", which_lead="second")
    assert (trick(second), penalties(second)) == ("E SQ", {"H8": ("W", "major")})


def test_law_45E2_declarers_fifth_card() -> None:
    at = table(f"{TRICK}, S plays H7")
    done = after(at, told="no", fifth_as_lead="no")
    assert (done.face_up(S), done.penalty_cards) == (Hand.of([]), ())
    answers = {"fifth_as_lead": "yes", "told": "no"}
    accepted = after(at, defenders_say="accept", **answers)
    assert trick(accepted) == "S H7"
    refused = after(at, defenders_say="refuse", **answers)
    assert (trick(refused), refused.to_play) == ("", E)


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
    assert any("West has a penalty card too: ♥10" in str(text) for text in asked.say)
    given = rule(at, told="no", opening_choice=choice)
    assert clause in given.clauses
    assert words in said(given)
    assert "any card" not in said(given)
    assert legal(at.after(given.event), W) == playable


def test_law_50D1_what_the_right_leader_played_to_the_lead_must_be_led() -> None:
    """60C makes it a penalty card, so that he is not free even if declarer chooses nothing."""
    given = rule(table(f"{TRICK}, W leads H8, E plays SQ"), told="no", lead_choice="neither")
    assert given.clauses == ("60C", "50D2(b)", "50D1(a)", "56B")
    assert "You must lead ♠Q, your own penalty card." in said(given)


def test_law_50D2b_and_not_51B2c_with_penalty_cards_of_one_suit() -> None:
    at = table(f"{TRICK}, W exposes H9", ruling("W has minor penalty card H9 by 49"), "W leads H8")
    assert rule(at, told="no", lead_choice="neither").clauses == ("50D2(b)", "56B")


def test_law_51B1_the_cards_that_are_picked_up_are_named() -> None:
    at = table(f"{TRICK}, W exposes H9", ruling("W has minor penalty card H9 by 49"), "W leads H8")
    given = rule(at, told="no", lead_choice="require")
    assert str(given.headline) == "East must lead hearts now, and West picks up ♥9 and ♥8."


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
    assert "from before remain in force" in said(given)
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
    assert any("becomes dummy" in str(text) for text in asked.say)
    dummy = after(at, told="no", simultaneous="no", which_lead="become_dummy")
    assert (str(dummy.contract), dummy.to_play) == ("3NT by N", S)
    assert penalties(dummy) == {"C7": ("W", "major")}
    first = rule(at, told="no", simultaneous="no", which_lead="first")
    assert "the second card comes from declarer's own hand" in said(first)
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
            Interview(PLAY_OUT_OF_TURN, at)
