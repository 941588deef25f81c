"""Laws 45E, 57, 58A and 60: plays out of turn, and a card too many or too soon."""

from __future__ import annotations

import pytest

from bridgelaw import Board
from bridgelaw.game import Deal, Hand
from bridgelaw.laws import PLAY_OUT_OF_TURN
from bridgelaw.table import Table
from tests.laws.out_of_turn import (
    DUMMY_LEADS,
    RUFF,
    after,
    penalties,
    rule,
    said,
    trick,
)
from tests.laws.samples import interviewed
from tests.table.tables import (
    TRICK,
    E,
    N,
    S,
    W,
    found,
    legal,
    ruling,
    settled,
    table,
    why_not,
)

# 57. Plays out of turn


def test_law_57A_declarer_hears_four_options() -> None:
    at = table(f"{DUMMY_LEADS}, N leads H2, W plays H8")
    asked = interviewed(at, PLAY_OUT_OF_TURN, told="no").question
    assert asked is not None
    assert (asked.key, asked.to) == ("play_choice", S)
    words = " ".join(str(option.label) for option in asked.options)
    for part in ("highest", "lowest", "plays a card of another suit", "may not play"):
        assert part in words
    assert "plays any legal card" in str(asked.why)


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


@pytest.mark.parametrize("known", [True, False])
def test_law_57D_what_declarer_chose_goes_before_a_minor_penalty_card(known: bool) -> None:
    """West must play the lowest heart (57A), and 50C would have the nine played before it."""
    minor = ruling("W has minor penalty card H9 by 50B")
    shown = f"{DUMMY_LEADS}, W exposes H9"
    at = table(shown) if known else table(shown, deal=None)
    at = at.after(minor, "N leads H2, E plays H5, E leads DQ")
    at = after(at, told="no", play_choice="lowest").after("W plays H8")
    # Of a hand that is not known somebody has to say whether it is the lowest.
    given = rule(at, told="no") if known else rule(at, told="no", legal="yes")
    assert given.clauses == ("57D",)
    assert str(given.headline) == "West must play ♥8 to this trick."


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
    # 57B: the player has no card of the suit led.
    assert "57B" in rule(at, told="no", play_choice="highest").clauses


def test_law_57A_a_second_choice_about_the_same_player_does_not_contradict_the_first() -> None:
    """East has to play a heart: declarer cannot also forbid hearts, or require spades."""
    at = table(
        "S 4H, W P, N P, E P, W leads D2, N spreads the hand, N plays D3, E plays D4, S plays DA",
        "S leads C2, W plays C3, N plays CQ, E plays C4, N leads C5, W plays CA",
        deal=RUFF,
    )
    again = after(at, told="no", play_choice="require", other_suit="H").after("W plays CA")
    for choice, open_ones in (("require", ["H"]), ("forbid", ["S", "D"])):
        asked = interviewed(again, PLAY_OUT_OF_TURN, told="no", play_choice=choice).question
        assert asked is not None
        assert [option.key for option in asked.options] == open_ones


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
    # The director is told of both cards, or of the one.
    for choice, both in (("lowest", False), ("highest", True)):
        notes = rule(at, told="no", excuse="none", play_choice=choice).notes
        assert any("neither of them leads" in str(note) for note in notes) is both


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


def test_law_57C2_dummy_has_suggested_a_card_before_the_premature_play() -> None:
    """South leads; North moves the ace forward, and East plays before West."""
    at = table(
        f"{TRICK}, E leads H5, S plays HQ, W plays H8, N plays H2, S leads S8, N exposes SA, "
        "E plays SJ"
    )
    assert [one.law for one in at.open_irregularities] == ["45F", "57A"]
    given = rule(at, told="no")
    assert given.clauses == ("57C2",)
    assert at.after(given.event).penalty_cards == ()


def test_law_57D_looks_at_what_declarer_chose_under_57A() -> None:
    """East leads again before West has played; then West plays at South's turn."""
    at = after(
        table(f"{TRICK}, E leads SQ, E leads HA"), told="no", play_choice="lowest"
    )  # fmt: skip
    assert at.to_play is S
    wrong = after(at.after("W plays S7"), told="no")
    assert penalties(wrong) == {"HA": ("E", "major"), "S7": ("W", "major")}
    right = after(at.after("W plays S5"), told="no")
    assert penalties(right) == {"HA": ("E", "major")}
    assert legal(right.after("S plays S8"), W) == "5..."


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
    # East wins the trick: East's card is the lead.
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


@pytest.mark.parametrize(
    ("events", "clause", "penalty"),
    [
        ("W leads S7, E leads HK", "57D", {"HK": ("E", "major")}),
        ("W leads S7, E leads HK, N spreads the hand, N plays S2", "57D", {"HK": ("E", "major")}),
        ("W leads S7, E leads S4", "57D", {}),
        ("W leads S7, S leads S8", "57C3", {}),
    ],
)
def test_law_58A_a_lead_beside_the_right_one_is_no_lead_to_the_next_trick(
    events: str, clause: str, penalty: dict[str, tuple[str, str]]
) -> None:
    deal = Deal.parse("N:AK32.432.AK2.432 QJ4.AK65.QJ3.AK5 T98.QJ7.T984.QJ6 765.T98.765.T987")
    at = Table(Board(S), deal).after(f"S 3NT, W P, N P, E P, {events}")
    given = rule(at, told="no")
    assert given.clause == clause
    assert penalties(at.after(given.event)) == penalty
    assert at.after(given.event).ruling_needed is None
