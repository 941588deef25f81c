"""Laws 43B3, 61B2(b), 45F and 41D: what dummy's conduct costs, and every path."""

from __future__ import annotations

import random

import pytest

from bridgelaw.game import SEATS, Hand, Seat
from bridgelaw.laws import Interview, NothingToRule, walk
from bridgelaw.laws.play.dummy_conduct.procedure import DUMMY_CONDUCT
from bridgelaw.table import Table
from bridgelaw.table.effects import (
    CardAccepted,
    CardReplaced,
    CardWithdrawn,
    PenaltyCard,
    PickedUp,
    RevokeCounted,
)
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
from tests.table.tables import ruling as ruled

# 43B3: a defender's irregularity goes without rectification


def test_law_43B3_a_lead_out_of_turn_stands() -> None:
    at = looked(table(TRICK)).after("W leads D7")
    ruling = rule(at, deed="pointed", attention="no")
    assert ruling.clauses == ("9A4", "43A1(b)", "43B3")
    assert ruling.effects[:-1] == (CardAccepted(W, card("D7")),)
    assert ruling.reviews == ("43B3",)
    after = at.after(ruling.event)
    assert found(after) == []
    assert after.to_play is N
    assert after.penalty_cards == ()
    assert "no rectification" in words(ruling)


def test_law_43B3_shown_cards_go_back_and_are_no_penalty_cards() -> None:
    at = looked(table(TRICK)).after("W exposes H8 D5")
    ruling = rule(at, deed="director", attention="no")
    assert set(ruling.effects[:-1]) == {PickedUp(W, card("H8")), PickedUp(W, card("D5"))}
    after = at.after(ruling.event)
    assert found(after) == []
    assert after.penalty_cards == ()
    assert after.face_up(W) == Hand.of([])
    assert after.unauthorised == ()
    assert legal(after.after("E leads SQ, S plays S8"), W) == "765..."


def test_law_43B3_a_play_before_partner_goes_back_and_declarer_demands_nothing() -> None:
    at = looked(table(SOUTH_LEADS)).after("S leads S8, E plays SJ")
    assert found(at) == [("PLAY_OUT_OF_TURN", "E", "57A")]
    ruling = rule(at, deed="pointed", attention="no")
    assert ruling.effects[:-1] == (CardWithdrawn(E, card("SJ")),)
    after = at.after(ruling.event)
    assert found(after) == []
    assert after.to_play is W
    assert legal(after, W) == "765..."
    later = after.after("W plays S5, N plays S2")
    assert legal(later, E) == "QJ4..."


def test_law_43B3_a_revoke_is_corrected_without_a_penalty_card() -> None:
    at = looked(table(SOUTH_LEADS)).after("S leads S8, W plays D5, N plays SK, E plays S4")
    answers = {"deed": "pointed", "attention": "no", "new_card": "S7"}
    ruling = rule(at, **answers, changes="S2", partner_changes="SJ")
    assert ruling.clauses == ("9A4", "43A1(b)", "62A", "43B3")
    assert not any(isinstance(one, PenaltyCard) for one in ruling.effects)
    after = at.after(ruling.event)
    assert found(after) == []
    assert after.penalty_cards == ()
    # What was withdrawn is authorised for both sides.
    assert after.unauthorised == ()
    assert after.tricks[-1].cards == (
        (S, card("S8")),
        (W, card("S7")),
        (N, card("S2")),
        (E, card("SJ")),
    )
    assert after.to_play is E


def test_law_62C2_the_revokers_partner_may_change_only_if_declarer_did() -> None:
    at = looked(table(SOUTH_LEADS)).after("S leads S8, W plays D5, N plays SK, E plays S4")
    ruling = rule(at, deed="pointed", attention="no", new_card="S7", changes="keep")
    assert at.after(ruling.event).to_play is N


def test_law_62A_the_revoke_is_corrected_with_a_card_of_the_suit() -> None:
    at = looked(table(SOUTH_LEADS)).after("S leads S8, W plays D5")
    interview = interviewed(at, DUMMY_CONDUCT, deed="pointed", attention="no")
    with pytest.raises(ValueError, match="suit led"):
        interview.answer("H8")


def test_law_43B3_no_trick_moves_for_an_established_revoke() -> None:
    at = looked(table(SOUTH_LEADS)).after("S leads S8, W plays D5, N plays SK, E plays S4")
    at = at.after("N leads SA, E plays SJ")
    ruling = rule(at, deed="pointed", attention="no")
    assert ruling.effects[:-1] == (RevokeCounted(W, card("D5")),)
    after = at.after(ruling.event)
    assert found(after) == []
    assert after.standing_revokes == ()


def test_law_63A_declarers_lead_alone_does_not_establish_a_defenders_revoke() -> None:
    at = looked(table(SOUTH_LEADS)).after("S leads S8, W plays D5, N plays SK, E plays S4")
    at = at.after("N leads DA")
    ruling = rule(at, deed="pointed", attention="no", new_card="S5", changes="keep")
    after = at.after(ruling.event)
    assert after.trick.cards == ()
    assert after.to_play is N
    assert "DA" in [str(one) for one in after.legal_cards(N).legal]


def test_law_53A_a_lead_out_of_turn_to_the_last_trick_goes_back() -> None:
    at = table(AUCTION, deal=None)
    cards = "23456789TJQK"
    for rank in cards:  # South's ace of spades is left for the end
        lead = f"W leads C{rank}" if rank == "2" else f"S leads S{rank}"
        if rank == "2":
            at = at.after(f"{lead}, N plays H2, E plays D2, S plays CA")
        else:
            at = at.after(f"{lead}, W plays C{rank}, N plays H{rank}, E plays D{rank}")
    at = looked(at).after("W leads HA")
    assert found(at)[-1] == ("LEAD_OUT_OF_TURN", "W", "56")
    ruling = rule(at, deed="pointed", attention="no")
    assert CardWithdrawn(W, card("HA")) in ruling.effects
    assert at.after(ruling.event).to_play is S


def test_law_43B3_a_lead_without_waiting_for_declarers_choice_stands() -> None:
    at = looked(table(TRICK)).after(ruled("W has major penalty card H8 by 49"))
    at = at.after("E leads SQ")
    assert found(at) == [("LED_BEFORE_CHOICE", "E", "49")]
    given = rule(at, deed="pointed", attention="no")
    assert given.effects[:-1] == (CardAccepted(E, card("SQ")),)
    after = at.after(given.event)
    assert found(after) == []
    # What lay there before, by an earlier ruling, still does.
    assert [one.card for one in after.penalty_cards] == [card("H8")]


def test_law_43B3_a_penalty_card_that_was_not_played_stays_one() -> None:
    at = looked(table(SOUTH_LEADS)).after(ruled("W has major penalty card S7 by 49"))
    at = at.after("S leads S8, W plays S5")
    assert found(at) == [("PENALTY_CARD_NOT_PLAYED", "W", "52")]
    given = rule(at, deed="pointed", attention="no")
    after = at.after(given.event)
    assert found(after) == []
    assert after.trick.cards == ((S, card("S8")), (W, card("S5")))
    assert [one.card for one in after.penalty_cards] == [card("S7")]


def test_law_43B3_with_nothing_on_the_table_the_director_says_what_it_was() -> None:
    at = table(TRICK)
    for slip in ("lead", "card", "established", "other"):
        ruling = pointed(at, whose="defender", irregularity=slip)
        assert ruling.clause == "43B3"
        assert ruling.effects[1:] == ()


# 61B2(b): example 2


def test_law_61B2b_dummy_may_not_ask_a_defender_though_9A3_seems_to_allow_it() -> None:
    at = table(SOUTH_LEADS, "S leads S8, W plays D5")
    ruling = rule(at, deed="asked_defender", violated="no")
    assert ruling.clauses == ("9A3", "61B2(b)")
    assert ruling.reviews == ("16B3",)
    assert ruling.goes_on == "revoke"


def test_law_61B2b_without_a_revoke_only_the_question_was_wrong() -> None:
    at = table(SOUTH_LEADS, "S leads S8, W plays S5")
    ruling = rule(at, deed="asked_defender")
    assert (ruling.clauses, ruling.goes_on) == (("9A3", "61B2(b)"), None)
    assert ruling.reviews == ("16B3",)


def test_law_43B3_a_question_to_a_defender_draws_attention_too() -> None:
    at = looked(table(SOUTH_LEADS)).after("S leads S8, W plays D5")
    ruling = rule(at, deed="asked_defender", attention="no", new_card="S5")
    assert ruling.clauses == ("9A3", "61B2(b)", "62A", "43B3")
    after = at.after(ruling.event)
    assert after.penalty_cards == ()
    assert after.trick.cards == ((S, card("S8")), (W, card("S5")))


def test_law_61B2_with_hands_unknown_the_director_is_asked_whether_it_was_a_revoke() -> None:
    at = looked(table(SOUTH_LEADS, deal=None)).after("S leads S8, W plays D5")
    ruling = rule(at, deed="asked_defender", revoked="yes", attention="no", new_card="S5")
    assert CardReplaced(W, card("D5"), card("S5")) in ruling.effects
    assert found(at.after(ruling.event)) == []


# 45F and 41D


def test_law_45F_play_goes_on_and_the_score_is_looked_at_later() -> None:
    at = table(SOUTH_LEADS, "S leads S8, W plays S5, N designates S2")
    assert found(at) == [("CARD_NAMED", "N", "45F")]
    ruling = rule(at)  # the table saw it
    assert ruling.clauses == ("45F",)
    assert ruling.reviews == ("45F",)
    assert any("logical alternative" in str(note) for note in ruling.notes)
    after = at.after(ruling.event)
    assert after.to_play is N
    assert legal(after, N) == "AK32..."
    # It is ruled on once.
    assert interviewed(after, DUMMY_CONDUCT).question is not None


def test_law_41D_a_hidden_card_is_put_in_order() -> None:
    at = table(SOUTH_LEADS)
    ruling = rule(at, deed="spread")
    assert ruling.clauses == ("7B2", "41D")
    assert ruling.reviews == ("12A1",)


def test_law_64B3_a_revoke_from_dummy_because_of_a_hidden_card_moves_no_trick() -> None:
    at = table(SOUTH_LEADS, "S leads D4, W plays D5, N plays S2")
    ruling = rule(at, deed="spread")
    assert ruling.clauses == ("7B2", "64B3", "42A3")
    assert (ruling.reviews, ruling.goes_on) == (("64C1",), "revoke")


# The whole procedure


def test_law_43_there_is_no_dummy_before_the_lead_is_faced() -> None:
    for at in (table("S 1NT"), table(AUCTION), table(AUCTION, "W leads C7 face down")):
        with pytest.raises(NothingToRule, match="no dummy"):
            Interview.begin(DUMMY_CONDUCT, at)


TABLES = (
    table(SOUTH_LEADS),
    looked(table(SOUTH_LEADS)),
    table(SOUTH_LEADS, "N leads SA"),
    table(SOUTH_LEADS, "S leads S8, W plays D5, N plays SK, E plays S4"),
    table(SOUTH_LEADS, "S leads S8, W plays D5, N plays SK, E plays S4, N leads SA, E plays SJ"),
    table(SOUTH_LEADS, "S leads S8, E plays SJ"),
    table(SOUTH_LEADS, "S leads S8, E plays SJ, W plays S5, N plays S2"),
    table(SOUTH_LEADS, "S leads S8, W plays S5 H8 together"),
    table(SOUTH_LEADS, "S leads D4, W plays D5, N plays S2"),
    table(SOUTH_LEADS, "S designates SA, N plays SK"),
    table(SOUTH_LEADS, "N designates S2"),
    table(SOUTH_LEADS, "S claims 5"),
    table(TRICK),
    table(TRICK, "W leads D7"),
    table(TRICK, "W exposes H8 D5"),
    table(TRICK, "E leads HA, W plays H8"),
    table(TRICK, "E leads HA, S plays D4, W plays H8, N plays H2"),
    table(TRICK, "E leads HA, S plays D4, W plays H8, N plays H2, E leads HK, S plays H7"),
    table(TRICK, "E leads HA, S plays H7, W plays H8, N plays H2, E leads HK, W leads C8"),
    table(SOUTH_LEADS, "S leads S8, W plays D5, N plays SK, E plays S4", deal=None),
    table(TRICK, "E leads HA, S plays D4, W plays H8", deal=None),
)  # fmt: skip


@pytest.mark.parametrize("at", TABLES, ids=range(len(TABLES)))
def test_law_43_every_ruling_can_be_entered_and_43B3_settles_what_it_is_about(at: Table) -> None:
    paths = list(walk(DUMMY_CONDUCT, at))
    assert paths
    for path in paths:
        keys = [answer.key for answer in path.answers]
        assert len(keys) == len(set(keys))
        before = len(at.open_irregularities)
        after = at.after(path.ruling.event)
        if path.ruling.clause in ("43B3", "43B2(b)") and len(path.ruling.effects) > 2:
            assert len(after.open_irregularities) < max(before, 1)
        assert not any(isinstance(one, PenaltyCard) for one in path.ruling.effects)
        assert path.ruling.words or path.ruling.goes_on
        if path.ruling.clause == "43B3":
            assert path.ruling.reviews == ("43B3",)


@pytest.mark.parametrize("declarer", SEATS)
def test_law_43B3_wherever_dummy_sits(declarer: Seat) -> None:
    lho, dummy, rho = declarer.lho, declarer.partner, declarer.rho
    at = table(
        f"{declarer} 3NT, {lho} P, {dummy} P, {rho} P, {lho} leads S2, {dummy} plays S3",
        f"{rho} plays SK, {declarer} plays S4, {lho} leads H2",
        deal=None,
        dealer=declarer,
    )
    given = pointed(at)
    assert given.effects[0] == CardAccepted(lho, card("H2"))
    after = at.after(given.event)
    assert found(after) == []
    assert after.to_play is dummy


@pytest.mark.parametrize("seed", range(25))
def test_law_43_whatever_is_played_every_ruling_can_be_entered(seed: int) -> None:
    """Random cards by random players: every path ends in a ruling that the table takes."""
    rng = random.Random(seed)
    at = table(SOUTH_LEADS, deal=DEAL if seed % 2 else None)
    for _ in range(rng.randint(2, 14)):
        turn = at.to_play
        seat = turn if turn is not None and rng.random() < 0.75 else rng.choice(SEATS)
        dealt = DEAL.hands[seat.index]
        assert dealt is not None
        held = [one for one in dealt if one not in at.played(seat)]
        if held:
            what = rng.choice(("plays", "leads", "plays", "exposes"))
            at = at.after(f"{seat} {what} {rng.choice(held)}")
    for path in walk(DUMMY_CONDUCT, at):
        at.after(path.ruling.event)


def test_law_43_every_option_is_open_without_a_table() -> None:
    taken = {(answer.key, answer.value) for path in walk(DUMMY_CONDUCT) for answer in path.answers}
    for path in walk(DUMMY_CONDUCT):
        for asked in path.asked:
            assert {(asked.key, option.key) for option in asked.options} <= taken
    assert sum(1 for _ in walk(DUMMY_CONDUCT)) == 45
