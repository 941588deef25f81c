"""Laws 53, 55 and 56: leads out of turn to later tricks."""

from __future__ import annotations

import pytest

from bridgelaw.game import SEATS, Hand, Seat
from bridgelaw.laws import PLAY_OUT_OF_TURN, REVOKE
from bridgelaw.table.effects import Unauthorised
from tests.laws.out_of_turn import (
    DUMMY_LEADS,
    after,
    last_trick,
    only,
    penalties,
    rule,
    said,
    trick,
)
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
    table,
)

# 56. A defender's lead


def test_law_56_declarer_hears_four_options_before_choosing() -> None:
    asked = interviewed(table(f"{TRICK}, W leads H8"), PLAY_OUT_OF_TURN, told="no").question
    assert asked is not None
    assert (asked.key, asked.to) == ("lead_choice", S)
    assert [str(option.label) for option in asked.options] == [
        "Accept. The lead stands, and play goes on.",
        "Refuse. East must lead hearts; West takes ♥8 back.",
        "Refuse. East may not lead hearts while on lead; West takes ♥8 back.",
        "Refuse. East leads anything; ♥8 stays as a major penalty card.",
    ]
    assert "If East cannot lead as required" in str(asked.why)


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
    assert str(asked.heading) == "How did East mean ♠4?"
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
    assert str(given.steps[0].text) == "The lead stands, and East has played before partner."
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


@pytest.mark.parametrize(
    ("happened", "clauses", "penalty"),
    [
        # North and East lead at one moment: East's card is a play in turn to North's spade.
        (f"{DUMMY_LEADS}, E leads H5, N leads S2", ("58A", "62A", "62B1"), {"H5": ("E", "major")}),
        (f"{TRICK}, S leads D4, E leads SQ", ("58A", "62A", "62B2"), {}),
    ],
)
def test_law_58A_a_card_that_would_be_a_revoke_is_corrected(
    happened: str, clauses: tuple[str, ...], penalty: dict[str, tuple[str, str]]
) -> None:
    at = table(happened)
    given = rule(at, told="no", simultaneous="yes")
    assert given.clauses == clauses
    done = at.after(given.event)
    assert len(done.trick.cards) == 1
    assert penalties(done) == penalty


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
    for part in ("Either defender may accept", "taken back", "West decides", "North leads"):
        assert part in words, part
    assert str(asked.options[2].label) == "They differ; West accepts"
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


def test_law_68D_nobody_is_told_to_lead_while_a_claim_waits() -> None:
    at = table(f"{DUMMY_LEADS}, S leads ST, S claims 5")
    given = rule(at, told="no", defenders_say="refuse")
    assert said(given) == (
        "South takes ♠10 back. South has claimed: nobody leads or plays before I have judged that."
    )
    assert at.after(given.event).ruling_needed == "claim"


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


def test_law_45E_whose_lead_it_is_shows_in_the_trick_as_it_was_put_right() -> None:
    at = table(f"{TRICK}, E leads H6, S plays H7, W plays D7, N plays H4, N plays S3")
    assert [what for what, _, _ in found(at)] == ["REVOKE", "FIFTH_CARD"]
    at = ruling_table(at, REVOKE, replacement="H8", lho_card="keep")
    assert at.to_play is W
    given = rule(at, told="no", fifth_as_lead="yes", defenders_say="refuse")
    assert given.clauses == ("45E", "55A", "55B1")
    assert str(given.headline) == "The card goes back, and West leads."
