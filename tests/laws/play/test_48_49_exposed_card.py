"""Laws 48, 49 and 50B: cards shown or named during the play, and what they become."""

from __future__ import annotations

import pytest

from bridgelaw.game import SEATS, Board, Deal, Hand, Seat
from bridgelaw.laws import Interview, NothingToRule, Ruling, walk
from bridgelaw.laws.machinery.questions import BadAnswer
from bridgelaw.laws.play.exposed_card.procedure import EXPOSED_CARD
from bridgelaw.locale.language import language
from bridgelaw.table import Phase, Table
from bridgelaw.table.effects import (
    BecomesDummy,
    CardPlayed,
    DeemedClaim,
    Penalty,
    PenaltyCard,
    PickedUp,
    Unauthorised,
)
from tests.laws.samples import interviewed, ruling_table
from tests.table.tables import AUCTION, DEAL, TRICK, E, N, S, W, card, found, legal, table, why_not

DROPPED = {"occasion": "none_of_these", "could_see": "yes"}


def shows(cards: str, seat: str = "W", before: str = TRICK) -> Table:
    return table(f"{before}, {seat} exposes {cards}")


def rule(at: Table | None, **answers: str) -> Ruling:
    interview = interviewed(at, EXPOSED_CARD, **answers)
    assert interview.ruling is not None, interview.question
    return interview.ruling


def penalties(at: Table) -> dict[str, str]:
    return {str(one.card): one.penalty.value for one in at.penalty_cards}


def said(ruling: Ruling, to: Seat | None) -> str:
    return " ".join(str(words.text) for words in ruling.words if words.to is to)


# 50B: major or minor


def test_law_50B_a_low_card_dropped_by_accident_is_a_minor_penalty_card() -> None:
    at = shows("H8")
    given = rule(at, **DROPPED, deliberate="no")
    assert given.clauses == ("49", "50A", "50B")
    assert given.reviews == ("50E4", "72C")
    after = at.after(given.event)
    assert penalties(after) == {"H8": "minor"}
    assert found(after) == []
    # 50D2 is for major ones alone: East, on lead, is free.
    assert after.decisions == ()
    follows = after.after("E leads HA, S plays H7")
    assert legal(follows, W) == ".T8.."
    assert why_not(follows, W, "H9") == "50C"


def test_law_50B_a_low_card_shown_on_purpose_is_a_major_penalty_card() -> None:
    at = shows("H8")
    after = ruling_table(at, EXPOSED_CARD, **DROPPED, deliberate="yes")
    assert penalties(after) == {"H8": "major"}
    (decision,) = after.decisions
    assert (decision.player, decision.law, decision.offender) == (E, "50D2", W)


@pytest.mark.parametrize("honour", ["HT", "CT"])
def test_law_50B_an_honour_is_major_and_nobody_asks_whether_it_was_meant(honour: str) -> None:
    given = rule(shows(honour), **DROPPED)
    assert [one for one in given.effects if isinstance(one, PenaltyCard)] == [
        PenaltyCard(W, card(honour), Penalty.MAJOR, "49")
    ]


def test_law_50B_two_low_cards_are_both_major() -> None:
    after = ruling_table(shows("H8 D5"), EXPOSED_CARD, **DROPPED)
    assert penalties(after) == {"H8": "major", "D5": "major"}
    assert found(after) == []


def test_law_50B_a_second_penalty_card_makes_the_first_one_major() -> None:
    first = ruling_table(shows("H8"), EXPOSED_CARD, **DROPPED, deliberate="no")
    at = first.after("W exposes D5")
    given = rule(at, **DROPPED)
    assert penalties(at.after(given.event)) == {"H8": "major", "D5": "major"}
    # One card, said once: the words to its owner name both.
    assert "Leave ♥8 and ♦5 face up: they are major penalty cards" in said(given, W)
    assert "♥8" not in said(given, None)
    assert "♥8 and ♦5 face up: they are major penalty cards" in said(given, W)
    assert "declarer says which" in said(given, W)


def test_law_50B_cards_of_the_two_defenders_do_not_count_together() -> None:
    first = ruling_table(shows("H8"), EXPOSED_CARD, **DROPPED, deliberate="no")
    at = first.after("E exposes D3")
    after = ruling_table(at, EXPOSED_CARD, **DROPPED, counts_as_played="no", deliberate="no")
    assert penalties(after) == {"H8": "minor", "D3": "minor"}


@pytest.mark.parametrize("cards", ["HT", "H8"])
@pytest.mark.parametrize("own", ["major", "minor"])
def test_law_50_no_note_takes_one_defender_for_the_only_owner(cards: str, own: str) -> None:
    """Example 49 of the exposed card: East has one already, and now West shows one too."""
    first = shows("HA" if own == "major" else "H6", "E")
    answers = {"counts_as_played": "no"} | ({} if own == "major" else {"deliberate": "no"})
    at = ruling_table(first, EXPOSED_CARD, **DROPPED, **answers).after(f"W exposes {cards}")
    answers = {} if cards == "HT" else {"deliberate": "no"}
    notes = [str(note) for note in rule(at, **DROPPED, **answers).notes]
    assert "East and West play nothing that is forbidden" in notes[0]
    assert not any("best of all behind" in note for note in notes)
    assert any("its owner's partner may not" in note for note in notes)
    waits = [one for one in ("East", "West") if any(f"At {one}'s lead" in note for note in notes)]
    assert waits == {
        ("HT", "minor"): ["East"], ("H8", "major"): ["West"],
    }.get((cards, own), [])  # fmt: skip


def test_law_50B_of_two_players_the_one_who_showed_first_is_ruled_on_first() -> None:
    at = table(f"{TRICK}, W exposes H8, E exposes HA")
    after = ruling_table(at, EXPOSED_CARD, **DROPPED, deliberate="no")
    assert penalties(after) == {"H8": "minor"}
    assert found(after) == [("CARD_EXPOSED", "E", "49")]


def test_law_50D1_the_major_penalty_card_is_played_at_the_first_legal_chance() -> None:
    after = ruling_table(shows("HT"), EXPOSED_CARD, **DROPPED)
    assert [one.law for one in after.decisions] == ["50D2"]
    follows = after.after("E leads SQ, S plays S8")
    assert legal(follows, W) == "765..."  # 50D1(b): following suit comes first
    hearts = after.after("E leads HA, S plays H7")
    assert legal(hearts, W) == ".T.."
    assert why_not(hearts, W, "H9") == "50D1(a)"


# The words of the sample rulings


@pytest.mark.parametrize("seat", SEATS)
def test_law_50_what_is_said_for_any_seat(seat: Seat) -> None:
    """The declarer sits to the right of the offender, so that the offender leads."""
    declarer = seat.rho
    north, east, south, west = (
        DEAL.hands[(place.index - seat.index + W.index) % 4] for place in SEATS
    )
    at = Table(Board(declarer), Deal((north, east, south, west))).after(
        f"{declarer} 3NT, {seat} P, {declarer.partner} P, {seat.partner} P, {seat} exposes HT"
    )
    given = rule(at, **DROPPED, counts_as_played="no")
    assert "at your first legal chance" in said(given, seat)
    assert "discard" in said(given, seat)
    assert "wait" in said(given, seat.partner)
    assert "require or forbid hearts" in said(given, seat.partner)
    # What declarer hears at that lead, and 50E, the director knows now.
    notes = " ".join(map(str, given.notes))
    assert "forbid such suits while" in notes
    assert "are picked up; others stay" in notes
    assert "all may use what it tells" in notes
    after = at.after(given.event)
    assert after.legal_cards(seat).legal == Hand.of([card("HT")])


def test_law_50C_what_is_said_about_a_minor_penalty_card() -> None:
    given = rule(shows("S5"), **DROPPED, deliberate="no")
    assert "before any other low card of its suit" in said(given, W)
    assert "Honours and other suits you may play as usual" in said(given, W)
    assert said(given, E) == ""
    assert any("need not be played at the first chance" in str(one.text) for one in given.words)
    notes = " ".join(map(str, given.notes))
    assert "behind West" in notes
    assert "East does not lead" not in notes


def test_law_50_every_word_is_said_in_japanese_for_known_and_unknown_cards() -> None:
    japanese = language("ja")
    for at in (None, shows("H8")):
        given = rule(at, **({"who_showed": "defender"} if at is None else {}),
                     **(dict(occasion="retracted", what_shown="low") if at is None
                        else dict(occasion="retracted")))  # fmt: skip
        for words in given.words:
            assert "{" not in japanese.say(words.text)


# 49: could partner have seen it, and the exceptions


def test_law_49_what_partner_could_not_see_goes_back() -> None:
    at = shows("HT")
    given = rule(at, occasion="none_of_these", could_see="no")
    assert given.clauses == ("49",)
    assert given.effects == (PickedUp(W, card("HT")),)
    after = at.after(given.event)
    assert after.penalty_cards == ()
    assert after.face_up(W) == Hand.of([])
    assert found(after) == []


def test_law_49_that_partner_did_not_look_does_not_matter() -> None:
    asked = interviewed(shows("HT"), EXPOSED_CARD, occasion="none_of_these").question
    assert asked is not None
    assert "did see it does not matter" in str(asked.why)
    assert "declarer and dummy both saw it" in str(asked.why)


def test_law_49_a_card_of_a_non_offender_that_a_law_let_him_take_back_is_no_penalty_card() -> None:
    at = shows("HT")
    after = ruling_table(at, EXPOSED_CARD, occasion="lawful")
    assert after.penalty_cards == ()
    assert found(after) == []


def test_law_47A_a_card_of_the_offending_side_that_went_back_is_major_even_if_low() -> None:
    at = shows("H8")
    given = rule(at, occasion="retracted")
    assert given.clauses == ("47A", "49", "50A", "50B")
    assert penalties(at.after(given.event)) == {"H8": "major"}


def test_law_49_a_card_named_out_of_turn_is_major() -> None:
    at = table(f"{TRICK}, W designates H8")
    given = rule(at, occasion="none_of_these")
    assert given.clauses == ("49", "50A", "50B")
    assert penalties(at.after(given.event)) == {"H8": "major"}


def test_law_49_a_card_that_was_only_named_is_put_on_the_table() -> None:
    named = rule(table(f"{TRICK}, W designates H8"), occasion="none_of_these")
    assert "on the table before you" in said(named, W)
    shown = rule(table(f"{TRICK}, W exposes H8"), occasion="none_of_these", could_see="yes",
                 deliberate="no")  # fmt: skip
    assert "on the table before you" not in said(shown, W)


def test_law_45C2_whether_declarer_held_it_as_played_is_a_rarity_in_a_quick_ruling_alone() -> None:
    at = Interview.begin(EXPOSED_CARD, table(f"{TRICK}, E leads SQ, S exposes H7")).question
    quick = interviewed(None, EXPOSED_CARD, who_showed="declaring", spreads="no").question
    assert at is not None and quick is not None
    assert at.key == quick.key == "held_as_played"
    assert (at.question.usually, quick.question.usually) == (None, "no")


def test_law_45C4a_a_card_named_at_his_turn_is_played() -> None:
    at = table(f"{TRICK}, E leads SQ, S plays S8, W designates S5")
    given = rule(at, occasion="none_of_these")
    assert given.clauses == ("45C4(a)",)
    assert given.effects == (CardPlayed(W, card("S5"), "45C4(a)"),)
    after = at.after(given.event)
    assert (W, card("S5")) in after.trick.cards
    assert after.to_play is N
    assert found(after) == []
    assert after.penalty_cards == ()


def test_law_45C4a_a_card_named_at_his_turn_that_he_may_not_play_is_a_penalty_card() -> None:
    at = table(f"{TRICK}, E leads SQ, S plays S8, W designates H8")
    after = ruling_table(at, EXPOSED_CARD, occasion="none_of_these")
    assert penalties(after) == {"H8": "major"}
    assert legal(after, W) == "765..."


def test_law_45C4a_another_card_played_after_naming_one_goes_back_as_a_penalty_card() -> None:
    at = table(f"{TRICK}, E leads SQ, S plays S8, W designates S5, W plays S6")
    given = rule(at, occasion="none_of_these")
    assert given.clauses == ("45C4(a)", "47B", "50A", "50B")
    after = at.after(given.event)
    assert (W, card("S5")) in after.trick.cards
    assert penalties(after) == {"S6": "major"}
    assert found(after) == []


def test_law_45C1_a_card_held_at_his_turn_where_partner_could_see_it_is_played() -> None:
    at = table(f"{TRICK}, E leads SQ, S plays S8, W exposes S5")
    given = rule(at, **DROPPED, counts_as_played="yes")
    assert given.clauses == ("45C1",)
    assert (W, card("S5")) in at.after(given.event).trick.cards
    dropped = ruling_table(at, EXPOSED_CARD, **DROPPED, counts_as_played="no", deliberate="no")
    assert penalties(dropped) == {"S5": "minor"}
    assert legal(dropped, W) == "5..."  # 50C: no other low spade first


def test_law_45C1_is_asked_at_the_table_and_a_rarity_without_one() -> None:
    quick = {"who_showed": "defender", "occasion": "none_of_these", "named": "no"}
    held = table(f"{TRICK}, E leads SQ, S plays S8, W exposes S5")
    for at, usually in (
        (interviewed(held, EXPOSED_CARD, **DROPPED), None),
        (interviewed(None, EXPOSED_CARD, **quick, could_see="yes"), "no"),
    ):
        assert at.question is not None
        assert (at.question.key, at.question.usually) == ("counts_as_played", usually)


@pytest.mark.parametrize("shown", ["H8", "S5 S6"])
def test_law_45C1_is_not_asked_where_the_card_cannot_be_played(shown: str) -> None:
    at = table(f"{TRICK}, E leads SQ, S plays S8, W exposes {shown}")
    interview = interviewed(at, EXPOSED_CARD, **DROPPED)
    assert interview.question is None or interview.question.key == "deliberate"


def test_law_49_a_second_card_that_came_later_is_a_card_shown_and_not_asked_about() -> None:
    at = table(f"{TRICK}, E leads SQ, S plays S8, W plays S5, W plays S6")
    interview = interviewed(at, EXPOSED_CARD, occasion="none_of_these")
    assert interview.question is not None
    assert interview.question.key == "deliberate"
    after = ruling_table(at, EXPOSED_CARD, occasion="none_of_these", deliberate="yes")
    assert penalties(after) == {"S6": "major"}


def test_law_50_a_card_meant_as_a_lead_is_not_ruled_on_here() -> None:
    quick = rule(None, who_showed="defender", occasion="play")
    assert quick.goes_on == "play-out-of-turn"
    at = shows("H8")
    after = ruling_table(at, EXPOSED_CARD, occasion="play")
    assert after.penalty_cards == ()
    assert found(after.after("W leads H8")) == [("LEAD_OUT_OF_TURN", "W", "56")]


# 68: the trick in progress, an objection, a claim


EXAMPLE_48 = Deal.parse("N:KJ8.AK3.A32.K432 AQ9.654.KQ54.765 765.QJ2.J76.AQJ8 T432.T987.T98.T9")
"""Dummy holds KJ8, South leads the five, and East has the ace and the queen over dummy."""


def example_48(then: str = "") -> Table:
    happened = f"{AUCTION}, W leads HT, N spreads the hand, N plays H3, E plays H4, S plays HQ"
    return table(f"{happened}, S leads S5, W plays S2{then}", deal=EXAMPLE_48)


def test_law_68_example_48_cards_shown_about_the_trick_in_progress_are_no_penalty_cards() -> None:
    at = example_48(", E exposes SA SQ")
    given = rule(at, occasion="trick")
    assert given.clauses == ("68", "16B1")
    assert given.reviews == ("16B3",)
    assert [one for one in given.effects if isinstance(one, Unauthorised)] == [
        Unauthorised(E, card("SA"), (W,), "16B1"),
        Unauthorised(E, card("SQ"), (W,), "16B1"),
    ]
    assert "Please play ♠A and ♠Q to this trick" in said(given, E)
    after = at.after(given.event)
    assert after.penalty_cards == ()
    assert after.to_play is N
    assert found(after) == []
    # The player may play any card all the same.
    assert legal(after.after("N plays SJ"), E) == "AQ9..."


def test_law_68_57A_applies_if_partner_had_still_to_play() -> None:
    at = table(
        f"{AUCTION}, W leads HT, N spreads the hand, N plays H3, E plays H4, S plays HQ, "
        "S leads S5, E exposes SA",
        deal=EXAMPLE_48,
    )
    given = rule(at, occasion="trick", partner_to_play="yes")
    assert given.clauses == ("68", "57A")
    after = at.after(given.event)
    assert found(after.after("E plays SA")) == [("PLAY_OUT_OF_TURN", "E", "57A")]
    assert rule(at, occasion="trick", partner_to_play="no").clause == "16B1"


def test_law_68_is_not_offered_when_no_trick_is_in_progress() -> None:
    interview = Interview.begin(EXPOSED_CARD, shows("HT"))
    assert interview.question is not None
    assert "trick" not in [option.key for option in interview.question.options]
    with pytest.raises(BadAnswer):
        interview.answer("trick")


def test_law_68B2_cards_shown_with_a_concession_that_partner_refused() -> None:
    at = table(f"{TRICK}, E concedes 3, E exposes HA HK")
    given = rule(at, occasion="objection")
    assert given.clauses == ("68B2",)
    assert given.reviews == ("16C3",)
    assert [one.to for one in given.effects if isinstance(one, Unauthorised)] == [(W,), (W,)]
    assert "You may not use that West objected" in said(given, E)
    after = at.after(given.event)
    assert after.penalty_cards == ()
    assert not after.face_up(E)
    assert found(after) == []


def test_law_68B2_the_objector_shows_a_card_and_the_conceder_is_warned() -> None:
    at = table(f"{TRICK}, E concedes 3, W exposes HT")
    given = rule(at, occasion="objection")
    assert "You may not use that West objected" in said(given, E)
    assert [one.to for one in given.effects if isinstance(one, Unauthorised)] == [(E,)]


def test_law_68D_a_defenders_card_shown_in_answer_to_declarers_claim_needs_no_question() -> None:
    at = table(f"{TRICK}, S claims 3, E exposes HA")
    given = rule(at)
    assert given.clauses == ("68D",)
    after = at.after(given.event)
    assert after.penalty_cards == ()
    assert after.phase is Phase.CLAIMED
    assert found(after) == []


def test_law_68D_a_card_shown_beside_a_hand_that_was_held_to_be_a_claim_does_not_go_on() -> None:
    """Play has stopped, though nobody said that they claimed: no trick is in progress."""
    at = table(f"{TRICK}, E leads HA, W exposes H8, E exposes HK")
    at = at.after(rule(at, occasion="claim").event)
    assert at.phase is Phase.CLAIMED
    with pytest.raises(BadAnswer):
        rule(at, occasion="trick")
    for same in (at, at.after("...")):
        given = rule(same, occasion="claim")
        assert given.clauses == ("68D",)
        assert given.effects[0] == PickedUp(E, card("HK"))


@pytest.mark.parametrize("occasion", ["trick", "objection", "lawful", "play", "designated"])
def test_law_50A_a_penalty_card_that_is_shown_again_does_not_go_back(occasion: str) -> None:
    at = shows("HT")
    at = at.after(rule(at, **DROPPED).event).after("E leads HA, W exposes HT")
    with pytest.raises(BadAnswer):
        rule(at, occasion=occasion)
    again = at.after(rule(at, occasion="none_of_these").event)
    assert penalties(again) == {"HT": "major"}


def test_law_68A_a_hand_put_down_by_a_defender_may_be_a_claim() -> None:
    given = rule(table(f"{TRICK}, W spreads the hand"), occasion="claim")
    assert given.clauses == ("68A",)
    assert given.effects == (DeemedClaim(Seat.WEST, "68A"),)


def test_law_49_a_hand_that_a_defender_spread_is_all_penalty_cards() -> None:
    at = table(f"{TRICK}, W spreads the hand")
    after = ruling_table(at, EXPOSED_CARD, occasion="none_of_these")
    assert len(after.penalty_cards) == 12
    assert found(after) == []


# 14: a missing card


def test_law_14B4_a_missing_card_that_partner_could_see_is_a_penalty_card() -> None:
    at = shows("H8")
    given = rule(at, occasion="found", could_see="yes")
    assert given.clauses == ("14B2", "14B4", "14C", "50A", "50B")
    assert penalties(at.after(given.event)) == {"H8": "minor"}
    assert "revoke" in " ".join(map(str, given.notes))
    honour = ruling_table(shows("HT"), EXPOSED_CARD, occasion="found", could_see="yes")
    assert penalties(honour) == {"HT": "major"}


def test_law_14C_a_missing_card_that_partner_could_not_see_goes_back() -> None:
    at = shows("HT")
    given = rule(at, occasion="found", could_see="no")
    assert given.clauses == ("14B2", "14C")
    assert Unauthorised(W, card("HT"), (E,), "14C") in given.effects
    assert at.after(given.event).penalty_cards == ()


def test_law_14A_before_the_lead_is_faced_the_card_only_goes_back() -> None:
    at = shows("HT", before=AUCTION)
    given = rule(at, occasion="found")
    assert given.clauses == ("14C", "14A1")
    assert at.after(given.event).penalty_cards == ()


# 48: the declaring side


@pytest.mark.parametrize("seat", [S, N])
def test_law_48A_declarer_and_dummy_have_no_penalty_cards(seat: Seat) -> None:
    shown = {S: "HQ", N: "SK"}[seat]
    at = shows(shown, str(seat), AUCTION)
    given = rule(at)
    assert given.clauses == ("48A",)
    after = at.after(given.event)
    assert after.penalty_cards == ()
    assert after.face_up(seat) == Hand.of([])
    assert found(after) == []


def test_law_45C2_declarers_card_counts_as_played_only_at_his_turn_and_if_held_so() -> None:
    at = table(f"{TRICK}, E leads SQ, S exposes ST")
    played = rule(at, held_as_played="yes")
    assert played.clauses == ("45C2",)
    assert (S, card("ST")) in at.after(played.event).trick.cards
    dropped = rule(at, held_as_played="no")
    assert dropped.clauses == ("48A",)
    assert legal(at.after(dropped.event), S) == "T98..."
    assert rule(shows("ST", "S")).clauses == ("48A",)


def test_law_48B1_declarer_who_begins_to_put_his_hand_down_after_a_lead_out_of_turn() -> None:
    at = table(f"{AUCTION}, E leads HA, S exposes ST")
    given = rule(at, spreads="yes")
    assert given.clauses == ("48B1", "54A")
    assert given.effects == (PickedUp(S, card("ST")), BecomesDummy(S))
    after = at.after(given.event)
    assert after.contract is not None
    assert after.contract.declarer is N
    assert found(after) == []
    quick = rule(None, who_showed="declaring", spreads="yes", after_lead="yes")
    assert quick.goes_on == "play-out-of-turn"


def test_law_48B_is_asked_at_the_table_and_a_rarity_without_one() -> None:
    shown = table(f"{AUCTION}, E leads HA, S exposes ST")
    for at, usually in (
        (interviewed(shown, EXPOSED_CARD), None),
        (interviewed(None, EXPOSED_CARD, who_showed="declaring"), "no"),
    ):
        assert at.question is not None
        assert (at.question.key, at.question.usually) == ("spreads", usually)


def test_law_48B1_a_card_that_he_dropped_makes_nobody_dummy() -> None:
    at = table(f"{AUCTION}, E leads HA, S exposes H7")
    given = rule(at, spreads="no", held_as_played="no")
    assert given.clauses == ("48A",)
    assert found(at.after(given.event)) == [("OPENING_LEAD_OUT_OF_TURN", "E", "54")]


def test_law_48B1_declarers_own_card_before_the_lead_is_no_opening_lead_out_of_turn() -> None:
    """54E: it was only shown, so that nobody becomes dummy when another trick is led to."""
    at = table(f"{AUCTION}, S exposes ST S9, S plays HQ, W leads C7, N spreads the hand")
    assert ("OPENING_LEAD_OUT_OF_TURN", "S", "54E") in found(at)
    assert rule(at).clauses == ("48A",)


def test_law_48B2_declarer_who_spreads_his_hand_claims() -> None:
    at = table(f"{TRICK}, S spreads the hand")
    given = rule(at, not_a_claim="no")
    assert given.clauses == ("48B2", "68A")
    assert "Law 70" in " ".join(map(str, given.notes))


def test_law_48B2_unless_that_was_clearly_not_meant() -> None:
    at = table(f"{TRICK}, S spreads the hand")
    given = rule(at, not_a_claim="yes")
    assert given.clauses == ("48B2",)
    after = at.after(given.event)
    assert after.face_up(S) == Hand.of([])
    assert after.penalty_cards == ()


def test_law_48B2_a_hand_that_is_not_known_goes_back_too_and_can_be_put_down_again() -> None:
    at = Table(Board(S)).after(f"{TRICK}, S spreads the hand")
    after = at.after(rule(at, not_a_claim="yes").event)
    assert not after.is_spread(S)
    assert after.after("S spreads the hand").ruling_needed == "exposed-card"


def test_law_48B2_is_settled_when_the_cards_have_gone_back() -> None:
    at = table(f"{TRICK}, S spreads the hand")
    assert found(ruling_table(at, EXPOSED_CARD, not_a_claim="yes")) == []


# Before and after the play, and without the director


def test_law_49_applies_in_the_clarification_period() -> None:
    at = shows("HA", "E", AUCTION)
    after = ruling_table(at, EXPOSED_CARD, **DROPPED)
    assert penalties(after) == {"HA": "major"}
    (decision,) = after.decisions
    assert (decision.player, decision.law) == (W, "50D2")


def test_law_49_no_card_is_a_penalty_card_when_none_is_to_be_played() -> None:
    at = table("S P, W P, N P, E P, W leads S7")
    given = rule(at)
    assert given.clauses == ("49",)
    after = at.after(given.event)
    assert found(after) == []
    assert after.penalty_cards == ()


def test_law_10B_they_played_on_without_the_director() -> None:
    at = shows("H8").after("E leads SQ, S plays S8, W plays S5")
    given = rule(at, **DROPPED, deliberate="no")
    assert given.reviews == ("50E4", "72C", "11A")
    assert "10B" in " ".join(map(str, given.notes))
    assert "10B" not in " ".join(map(str, rule(shows("H8"), **DROPPED, deliberate="no").notes))


def test_law_24_cards_shown_in_the_auction_are_not_ruled_on_here() -> None:
    with pytest.raises(NothingToRule):
        Interview.begin(EXPOSED_CARD, table("S 1NT, W exposes H8"))


def test_law_49_a_hand_that_is_not_known_must_be_entered_card_by_card() -> None:
    unknown = table(f"{AUCTION}, W spreads the hand", deal=None)
    with pytest.raises(NothingToRule, match="enter them"):
        Interview.begin(EXPOSED_CARD, unknown)
    at = table(f"{AUCTION}, E exposes H5", deal=None)
    after = ruling_table(at, EXPOSED_CARD, **DROPPED, deliberate="no")
    assert penalties(after) == {"H5": "minor"}


# Every path


TABLES = (
    shows("H8"),
    shows("HT"),
    shows("H8 D5"),
    shows("H5", "E"),
    shows("HQ", "S"),
    shows("SK", "N", AUCTION),
    shows("HT", before=AUCTION),
    table(f"{TRICK}, E leads SQ, S exposes ST"),
    table(f"{TRICK}, E designates HA"),
    table(f"{TRICK}, W designates H8"),
    table(f"{TRICK}, E leads SQ, S plays S8, W plays S5, W plays S6"),
    table(f"{TRICK}, E concedes 3, E exposes HA"),
    table(f"{TRICK}, S claims 3, E exposes HA"),
    example_48(", E exposes SA SQ"),
    table("S P, W P, N P, E P, W leads S7"),
)


@pytest.mark.parametrize("at", TABLES)
def test_law_49_every_ruling_is_accepted_and_settles_the_matter(at: Table) -> None:
    paths = list(walk(EXPOSED_CARD, at))
    assert paths
    for path in paths:
        after = at.after(path.ruling.event)
        assert path.ruling.words
        if path.ruling.clause == "68A":
            continue  # the claim is entered next
        assert found(after) == []
        major = [one for one in path.ruling.effects if isinstance(one, PenaltyCard)]
        assert len(after.penalty_cards) == len(major)
        assert bool(major) == ("50E4" in path.ruling.reviews)


def test_law_49_every_quick_ruling_has_words_or_goes_on() -> None:
    paths = list(walk(EXPOSED_CARD))
    assert len(paths) == 31
    for path in paths:
        assert path.ruling.words or path.ruling.goes_on
        minor = [one for one in path.ruling.effects
                 if isinstance(one, PenaltyCard) and one.penalty is Penalty.MINOR]  # fmt: skip
        told = {answer.key: answer.value for answer in path.answers}
        assert bool(minor) == (
            told.get("what_shown") == "low"
            and told.get("named") != "yes"
            and told.get("occasion") in ("none_of_these", "found")
            and told.get("deliberate") != "yes"
        )


@pytest.mark.parametrize(
    ("answers", "clauses", "kinds"),
    [
        ("defender found no", ("14C", "14A1"), ("PickedUp", "Unauthorised", "Review")),
        ("declaring yes yes", ("48B1", "54A"), ()),
        ("declaring yes no yes", ("48B2",), ("PlayGoesOn",)),
        ("declaring yes no no", ("48B2", "68A"), ("DeemedClaim",)),
    ],
)
def test_law_48B_and_14_a_quick_ruling_cites_its_clause_and_leaves_what_follows(
    answers: str, clauses: tuple[str, ...], kinds: tuple[str, ...]
) -> None:
    interview = Interview.begin(EXPOSED_CARD)
    for answer in answers.split():
        interview = interview.answer(answer)
    given = interview.ruling
    assert given is not None and given.clauses == clauses
    assert tuple(type(effect).__name__ for effect in given.effects) == kinds


def test_law_48B2_what_was_put_down_without_a_claim_goes_back_at_the_table() -> None:
    at = shows("S5").undo().after("S spreads the hand")
    given = rule(at, not_a_claim="yes")
    assert given.clause == "48B2" and not at.after(given.event).open_irregularities


@pytest.mark.parametrize(
    ("earlier", "headline"),
    [
        ("", "West has ♠5 as a major penalty card."),
        (
            "ruling exposed-card of 2017 [50B] W has minor penalty card D6 by 49, ",
            "West has ♦6 and ♠5 as major penalty cards.",
        ),
    ],
)
def test_law_50B_a_card_played_in_place_of_the_named_one_makes_all_major(
    earlier: str, headline: str
) -> None:
    at = table(
        "S 3NT, W P, N P, E P, W leads C7, N plays C2, E plays CK, S plays C6, "
        f"{earlier}E leads SQ, S plays S8, W designates S7, W plays S5"
    )
    ruling = interviewed(at, EXPOSED_CARD, occasion="none_of_these").ruling
    assert ruling is not None and str(ruling.headline) == headline
    assert all(one.penalty is Penalty.MAJOR for one in at.after(ruling.event).penalty_cards)


def test_law_49_50_a_named_card_that_becomes_none_stays_in_the_hand() -> None:
    """It was never on the table, so that nobody can take it back."""
    at = table(f"{TRICK}, W designates D7")
    ruling = interviewed(at, EXPOSED_CARD, occasion="designated").ruling
    assert ruling is not None
    assert [str(one.text) for one in ruling.words] == [
        "♦7 stays in your hand. Nothing else happens."
    ]


def test_law_49_several_cards_are_spoken_of_as_several() -> None:
    at = table(f"{TRICK}, W exposes H8 D5")
    unseen = interviewed(at, EXPOSED_CARD, occasion="none_of_these", could_see="no").ruling
    assert unseen is not None
    assert str(unseen.headline) == "East could not have seen ♥8 and ♦5: no penalty card."
