"""Laws 45C and 47: when a card is played, and when it may be taken back."""

from __future__ import annotations

import pytest

from bridgelaw.game import Role
from bridgelaw.laws import BadAnswer, Interview, NothingToRule, walk
from bridgelaw.laws.play.played_card.procedure import PLAYED_CARD
from bridgelaw.scoring.profile import WBF, changed
from bridgelaw.table import Phase, Table
from bridgelaw.table.effects import CardPlayed, CardWithdrawn, Penalty, Review, Unauthorised
from tests.laws.play.test_45_to_47_played_cards_and_designations import OPEN, rule
from tests.laws.samples import interviewed
from tests.table.tables import AUCTION, TRICK, E, N, S, W, card, found, legal, ruling, table

TURN = f"{OPEN}, S designates S2"
"""East is to play to the spade."""


def played(at: Table, **answers: str) -> Table:
    return at.after(rule(at, PLAYED_CARD, **answers).event)


def test_law_45C1_a_card_that_partner_could_have_seen_is_played() -> None:
    at = table(TURN, "E exposes SJ")
    given = rule(at, PLAYED_CARD, how_defender="seen")
    assert given.clause == "45C1"
    assert given.effects == (CardPlayed(E, card("SJ"), "45C1"),)
    after = at.after(given.event)
    assert (after.to_play, found(after)) == (S, [])


def test_law_45C1_could_and_not_did_is_the_question() -> None:
    asked = Interview.begin(PLAYED_CARD, table(TURN, "E exposes SJ")).question
    assert asked is not None
    assert "did see it does not matter" in str(asked.why)
    assert "declarer and dummy both saw it" in str(asked.why)


def test_law_45C1_what_partner_could_not_see_goes_back() -> None:
    at = table(TURN, "E exposes SJ")
    after = played(at, how_defender="hidden")
    assert (after.to_play, found(after)) == (E, [])
    assert len(after.face_up(E)) == 0
    assert legal(after, E) == "QJ4..."


@pytest.mark.parametrize("shown", ["W exposes HT", "W designates HT"])
def test_law_49_a_card_shown_or_named_out_of_turn_is_not_played(shown: str) -> None:
    at = table(TURN, shown)
    answers = {"how_defender": "seen"} if "exposes" in shown else {}
    given = rule(at, PLAYED_CARD, **answers)
    assert (given.clause, given.goes_on, given.effects) == ("49", "exposed-card", ())


def test_law_49_a_card_that_fell_is_not_played() -> None:
    given = rule(table(TURN, "E exposes SJ"), PLAYED_CARD, how_defender="dropped")
    assert (given.clause, given.goes_on) == ("49", "exposed-card")


def test_law_45C4a_a_card_that_a_defender_names_at_his_turn_is_played() -> None:
    at = table(TURN, "E designates SJ")
    given = rule(at, PLAYED_CARD)
    assert given.effects == (CardPlayed(E, card("SJ"), "45C4(a)"),)
    assert found(at.after(given.event)) == []


@pytest.mark.parametrize(
    ("how", "clause", "is_played"),
    [
        ("laid", "45C2(a)", True),
        ("held", "45C2(b)", True),
        ("named", "45C4(a)", True),
        ("one_movement", "45C2", False),
        ("dropped", "48A", False),
    ],
)
def test_law_45C2_declarers_card_must_have_come_to_rest(
    how: str, clause: str, is_played: bool
) -> None:
    at = table(TURN, "E plays SJ, S exposes S8")
    given = rule(at, PLAYED_CARD, how_declarer=how)
    assert given.clause == clause
    after = at.after(given.event)
    assert (card("S8") in after.played(S)) == is_played
    assert after.to_play is (E if is_played else S)
    assert (found(after), after.penalty_cards) == ([], ())


def test_law_45C2_a_card_in_the_trick_that_was_no_play_goes_back() -> None:
    at = table(TURN, "E plays SJ, S plays S8")
    after = played(at, who="S", issue="is_played", how_declarer="one_movement")
    assert (after.to_play, len(after.trick.cards)) == (S, 3)


def test_law_45C2_a_card_shown_out_of_turn_is_entered_as_a_lead() -> None:
    at = table(TRICK, "S exposes S8")
    with pytest.raises(NothingToRule, match="out of turn"):
        rule(at, PLAYED_CARD, how_declarer="laid")


@pytest.mark.parametrize(
    ("how", "clause", "to_play"),
    [("touched", "45C3", E), ("named", "45C4(a)", E), ("arranged", "45C3", N)],
)
def test_law_45C3_dummys_card_touched_on_purpose_is_played(
    how: str, clause: str, to_play: object
) -> None:
    at = table(OPEN, "N plays SA")
    given = rule(at, PLAYED_CARD, who="N", issue="is_played", how_dummy=how)
    assert given.clause == clause
    after = at.after(given.event)
    assert after.to_play is to_play
    assert (card("SA") in after.face_up(N)) == (to_play is N)


def test_law_45C5_a_penalty_card_is_played_when_law_50_says_so() -> None:
    at = table(OPEN, ruling("E has major penalty card SJ by 49"), "S designates S2")
    given = rule(at, PLAYED_CARD, who="E")
    assert (given.clauses, given.effects) == (("50D1(a)", "45C5"), ())
    assert legal(at.after(given.event), E) == "J..."


def test_law_50C_a_minor_penalty_card_goes_before_low_cards_of_its_suit() -> None:
    at = table(OPEN, ruling("E has minor penalty card S4 by 49"), "S designates S2")
    assert rule(at, PLAYED_CARD, who="E").clauses == ("50C", "45C5")


# 47


def test_law_47E1_is_not_for_a_card_that_was_played_in_turn() -> None:
    with pytest.raises(BadAnswer, match="turn"):
        rule(table(TURN, "E plays SJ"), PLAYED_CARD, who="E", issue="take_back", ground="told_turn")


def test_law_47E1_told_that_it_was_his_turn_the_card_goes_back_and_is_not_accepted() -> None:
    at = table(TRICK, "W leads S5, N plays S2")
    # North's play had accepted the lead (53A); 47E1 does not allow that.
    given = rule(at, PLAYED_CARD, who="W", issue="take_back", ground="told_turn")
    assert given.clause == "47E1"
    after = at.after(given.event)
    assert (after.to_play, after.trick.cards) == (E, ())
    assert (found(after), after.penalty_cards) == ([], ())
    assert given.reviews == ("16C3",)
    # The side that misled the player may not use it; the player and their partner may.
    assert {one.to for one in after.unauthorised} == {(S,)}


def test_law_47E1_an_opening_lead_out_of_turn_goes_back_to_the_hand() -> None:
    at = table(f"{AUCTION}, E leads SQ")
    after = played(at, who="E", issue="take_back", ground="told_turn")
    assert (after.to_play, after.phase, found(after)) == (W, Phase.PLAY, [])
    assert after.penalty_cards == ()


def test_law_47E2a_taken_back_without_any_judgement_until_another_card_is_played() -> None:
    at = table(TURN, "E plays SJ")
    given = rule(
        at, PLAYED_CARD, who="E", issue="take_back", ground="wrong_information", takes_back="yes"
    )
    assert given.clause == "47E2(a)"
    after = at.after(given.event)
    assert (after.to_play, after.penalty_cards) == (E, ())
    assert legal(after, E) == "QJ4..."
    assert [(one.player, one.what, one.to, one.law) for one in after.unauthorised] == [
        (E, card("SJ"), (S,), "16C2")
    ]


def test_law_47E2a_a_declarers_card_is_unauthorised_for_both_defenders() -> None:
    at = table(TURN, "E plays SJ, S plays S8")
    after = played(at, who="S", issue="take_back", ground="wrong_information", takes_back="yes")
    assert after.to_play is S
    assert {frozenset(one.to) for one in after.unauthorised} == {frozenset({E, W})}


def test_law_47E2a_the_opening_lead_until_dummy_has_faced_a_card() -> None:
    early = table(f"{AUCTION}, W leads S7")
    answers = {"who": "W", "issue": "take_back", "ground": "wrong_information"}
    after = played(early, **answers, takes_back="yes")
    assert (after.to_play, after.phase) == (W, Phase.PLAY)
    late = rule(table(OPEN), PLAYED_CARD, **answers)
    assert (late.clause, late.effects) == ("47E2(b)", (Review("47E2(b)"), Review("16B3")))


def test_law_47E2b_too_late_once_another_card_was_played_to_the_trick() -> None:
    at = table(TURN, "E plays SJ, S plays S8")
    given = rule(at, PLAYED_CARD, who="E", issue="take_back", ground="wrong_information")
    assert given.reviews == ("47E2(b)", "16B3")
    after = at.after(given.event)
    assert card("SJ") in after.played(E)
    assert after.reviews == ("47E2(b)", "16B3")


def test_law_47E2a_a_fourth_card_goes_back_only_while_nobody_has_played_since() -> None:
    answers = {"who": "S", "issue": "take_back", "ground": "wrong_information"}
    at = table(TURN, "E plays SJ, S plays S8")
    after = played(at, **answers, takes_back="yes")
    assert (after.to_play, card("S8") in after.played(S)) == (S, False)
    led = at.after("E leads HA")
    late = rule(led, PLAYED_CARD, **answers)
    assert late.clauses[-1] == "47E2(b)"
    assert late.reviews == ("47E2(b)", "16B3")
    # The commentary speaks of the trick alone, and a profile may follow it.
    commentary = changed(WBF, {"readings.law_47e2a": "commentary"})
    interview = Interview.begin(PLAYED_CARD, led, profile=commentary)
    for answer in answers.values():
        interview = interview.answer(answer)
    assert interview.question is not None and interview.question.key == "takes_back"


def test_law_47D_only_his_own_card_goes_back() -> None:
    at = table(TURN, "E plays SJ, S plays S8")
    given = rule(
        at, PLAYED_CARD, who="E", issue="take_back", ground="opponent_changed", takes_back="yes"
    )
    assert [one for one in given.effects if isinstance(one, CardWithdrawn)] == [
        CardWithdrawn(E, card("SJ"))
    ]
    after = at.after(given.event)
    assert (after.to_play, card("S8") in after.played(S)) == (E, True)
    assert after.after("E plays SQ").to_play is E
    assert after.after("E plays S4").to_play is S


REVOKE = (
    f"{AUCTION}, W leads S7, N spreads the hand, N plays SK, E plays S4, S plays S8, N leads C2, "
    "E plays H5, S plays C6, W plays C7"
)
"""East revokes; declarer and West play on."""


def test_law_62C2_what_the_revokers_partner_takes_back_is_a_penalty_card() -> None:
    """East's revoke is corrected, declarer changes (62C1), and so West may change (62C2)."""
    corrected = ruling("E plays C5 in place of H5", "S plays CJ in place of C6")
    at = table(REVOKE, corrected)
    answers = {"who": "W", "issue": "take_back", "ground": "opponent_changed"}
    asked = interviewed(at, PLAYED_CARD, **answers).question
    assert asked is not None
    assert "it becomes a major penalty card" in " ".join(map(str, asked.say))
    after = played(at, **answers, takes_back="yes")
    lying = [(one.player, one.card, one.penalty) for one in after.penalty_cards]
    assert (W, card("C7"), Penalty.MAJOR) in lying
    # 50E1. As long as it lies there all may use it.
    assert not any(one.what is card("C7") for one in after.unauthorised)
    assert not played(at, **answers, takes_back="no").penalty_cards
    # Whoever did not begin it, may use it: declarer's own change.
    after = played(at, **{**answers, "who": "S"}, takes_back="yes")
    told = [one for one in after.unauthorised if one.what is card("CJ")]
    assert [set(one.to) for one in told] == [{E, W}]


def test_law_47D_a_quick_ruling_asks_whose_irregularity_it_was() -> None:
    answers = {"issue": "take_back", "ground": "opponent_changed", "takes_back": "yes"}
    others = rule(None, PLAYED_CARD, **answers, own_side_began="no")
    own = rule(None, PLAYED_CARD, **answers, own_side_began="yes")
    to = [
        {one.to for one in given.effects if isinstance(one, Unauthorised)}
        for given in (others, own)
    ]
    assert to == [{(Role.OFFENDER, Role.PARTNER)}, {(Role.LHO, Role.RHO)}]


def test_law_47C_is_only_for_dummys_card() -> None:
    at = table(TURN, "E plays SJ")
    given = rule(at, PLAYED_CARD, who="N", issue="take_back", ground="designation")
    assert given.goes_on == "designation"
    with pytest.raises(BadAnswer):
        rule(at, PLAYED_CARD, who="E", issue="take_back", ground="designation")


def test_law_47F_no_other_reason() -> None:
    at = table(TURN, "E plays SJ")
    given = rule(at, PLAYED_CARD, who="E", issue="take_back", ground="other")
    assert (given.clause, given.effects) == ("47F2", ())


def test_law_47_who_has_no_card_in_a_trick_is_not_asked_about() -> None:
    asked = Interview.begin(PLAYED_CARD, table(f"{AUCTION}, W leads S7")).question
    assert asked is not None
    assert [option.key for option in asked.options] == ["W"]
    with pytest.raises(NothingToRule):
        Interview.begin(PLAYED_CARD, table("S 3NT"))


def test_law_47_quick_the_offender_is_the_opponent_who_misled_the_player() -> None:
    path = next(
        path
        for path in walk(PLAYED_CARD)
        if [answer.value for answer in path.answers] == ["take_back", "told_turn"]
    )
    told = [one for one in path.ruling.effects if isinstance(one, Unauthorised)]
    assert told == [Unauthorised(Role.LHO, None, (Role.OFFENDER, Role.PARTNER), "16C2")]
    assert interviewed(None, PLAYED_CARD, issue="take_back", ground="other").ruling is not None
