"""Laws 65 and 66: cards turned the wrong way, played cards in disorder, tricks looked at again."""

from __future__ import annotations

import pytest

from bridgelaw.game import Seat
from bridgelaw.laws import BadAnswer, Interview, NothingToRule, Ruling, walk
from bridgelaw.laws.play.trick_count.procedure import TRICK_COUNT
from bridgelaw.table import Table
from bridgelaw.table.effects import Adjustment, ScoreAdjusted
from tests.laws.samples import interviewed
from tests.table.tables import AUCTION, TRICK, table

TWO_TRICKS = f"{TRICK}, E leads HA, S plays H7, W plays H8, N plays H2"
"""South plays 3NT and North is dummy; East has won both tricks and is on lead."""


def rule(at: Table | None, **answers: str) -> Ruling:
    interview = interviewed(at, TRICK_COUNT, **answers)
    assert interview.ruling is not None, interview.question
    return interview.ruling


@pytest.mark.parametrize("seat", ["N", "E", "S", "W"])
def test_law_65B3_anybody_may_point_it_out_before_the_next_lead_dummy_too(seat: str) -> None:
    ruling = rule(table(TRICK), matter="turned", who=seat)
    assert ruling.clauses == ("65B3",)
    assert not ruling.effects


def test_law_65B3_the_right_of_a_side_ends_when_it_has_played_to_the_next_trick() -> None:
    led = table(f"{TRICK}, E leads HA")
    # East and West have played on, North and South have not.
    assert rule(led, matter="turned", who="N").clauses == ("65B3",)
    assert rule(led, matter="turned", who="W").clauses == ("65B3", "16B1")
    assert rule(led, matter="turned", who="E").reviews == ("16B3",)
    later = led.after("S plays H7")
    assert rule(later, matter="turned", who="N").clauses == ("65B3", "43A1(b)", "16B1")


def test_law_65B3_declarer_may_always_point_it_out() -> None:
    for at in (table(TRICK), table(TWO_TRICKS), table(f"{TWO_TRICKS}, E leads HK, S plays HJ")):
        ruling = rule(at, matter="turned", who="S")
        assert ruling.clauses == ("65B3",)
        assert not ruling.reviews


def test_law_65B3_of_an_older_trick_the_director_says_how_far_play_had_gone() -> None:
    at = table(TWO_TRICKS)
    asked = interviewed(at, TRICK_COUNT, matter="turned", who="N").question
    assert asked is not None
    assert asked.key == "when"
    # Nobody has led to the third trick, so it is about the second or about the first.
    assert [option.key for option in asked.options] == ["not_led", "played_on"]
    with pytest.raises(BadAnswer):
        Interview.begin(TRICK_COUNT, at).answer("turned").answer("N").answer("led")
    late = rule(at, matter="turned", who="N", when="played_on")
    assert late.clauses == ("65B3", "43A1(b)", "16B1")
    assert rule(at, matter="turned", who="N", when="not_led").clauses == ("65B3",)


def test_law_65B3_a_late_remark_is_unauthorised_for_the_partner_who_hears_it() -> None:
    at = table(f"{TRICK}, E leads HA, S plays H7")
    ruling = rule(at, matter="turned", who="N")
    assert [words.to for words in ruling.words] == [None, Seat.SOUTH]
    assert "as if you had not heard the remark" in str(ruling.words[-1].text)
    defender = rule(at, matter="turned", who="W")
    assert "43A1(b)" not in defender.clauses
    assert [words.to for words in defender.words] == [None, Seat.EAST]


def test_law_16B3_after_the_play_the_score_is_adjusted_if_the_remark_helped() -> None:
    at = table(f"{TRICK}, E claims 12")
    late = {"matter": "turned", "who": "N", "when": "played_on"}
    helped = rule(at, **late, helped="yes")
    assert helped.clause == "16B3"
    assert ScoreAdjusted(Adjustment.ASSIGNED, "16B3") in helped.effects
    assert at.after(helped.event).adjusted
    assert not rule(at, **late, helped="no").effects
    assert rule(at, matter="turned", who="N", when="over").clauses == ("79A1",)


def test_law_65D_disorder_costs_something_only_if_something_is_disputed() -> None:
    at = table(TRICK)
    assert rule(at, matter="order", who="W", dispute="no").clauses == ("65D",)
    disputed = {"matter": "order", "who": "W", "dispute": "yes"}
    assert rule(at, **disputed, facts_found="yes").clauses == ("66D",)
    lost = rule(at, **disputed, facts_found="no", both_mixed="no")
    assert lost.clauses == ("66D",)
    assert "other side" in str(lost.headline)


def test_law_66D_both_sides_have_mixed_their_cards() -> None:
    at = table(TRICK)
    disputed = {"matter": "order", "who": "W", "dispute": "yes", "facts_found": "no"}
    both = rule(at, **disputed, both_mixed="yes")
    assert both.clauses == ("65D", "85A1")
    assert both.goes_on == "disputed-facts"


@pytest.mark.parametrize("seat", ["E", "S", "W"])
def test_law_66A_all_cards_are_shown_to_whoever_has_not_turned_his_own(seat: str) -> None:
    ruling = rule(table(TRICK), matter="see", who=seat, own_turned="no")
    assert ruling.clauses == ("66A",)


def test_law_66A_also_after_the_other_side_has_led() -> None:
    led = table(f"{TRICK}, E leads HA")
    assert rule(led, matter="see", who="S", own_turned="no").clauses == ("66A",)
    # The player's own side has led: too late, turned or not.
    assert rule(led, matter="see", who="W", looked="no").clauses == ("66C",)


def test_law_66B_the_own_last_card_until_the_own_side_plays_on() -> None:
    turned = {"matter": "see", "who": "S", "own_turned": "yes"}
    own = rule(table(TRICK), **turned, wants="own")
    assert own.clauses == ("66B",)
    assert "not show it" in str(own.headline)
    others = rule(table(TRICK), **turned, wants="others", looked="no")
    assert others.clauses == ("66C",)
    led = table(f"{TRICK}, E leads HA")
    assert rule(led, **turned, wants="own").clauses == ("66B",)
    # West's side has led, so that its own card stays closed for West.
    assert rule(led, matter="see", who="W", looked="no").clauses == ("66C",)


def test_law_66_dummy_may_not_look_before_the_play_is_over() -> None:
    for at in (table(TRICK), table(f"{TRICK}, E leads HA")):
        ruling = rule(at, matter="see", who="N", looked="no")
        assert ruling.clauses == ("43A1(c)", "66C")
        assert not ruling.reviews
    over = rule(table(f"{TRICK}, E claims 12"), matter="see", who="N", when="over")
    assert over.clauses == ("66D",)


def test_law_66C_whoever_has_looked_all_the_same_is_looked_at_after_the_play() -> None:
    ruling = rule(table(f"{TRICK}, E leads HA"), matter="see", who="W", looked="yes")
    assert ruling.clauses == ("66C",)
    assert ruling.reviews == ("66",)


def test_law_66D_after_the_play_each_shows_his_own_cards() -> None:
    ruling = rule(None, matter="see", part="defender", when="over")
    assert ruling.clauses == ("66D",)
    assert any("your own played cards" in str(words.text) for words in ruling.words)


def test_law_79_rules_on_the_number_of_tricks() -> None:
    assert rule(table(TRICK), matter="number").clauses == ("79B",)


def test_laws_65_and_66_need_a_trick() -> None:
    interview = Interview.begin(TRICK_COUNT, table(AUCTION))
    with pytest.raises(NothingToRule):
        interview.answer("turned")
    with pytest.raises(NothingToRule):
        interview.answer("see")


def test_laws_65_and_66_every_path_can_be_entered_at_the_table() -> None:
    tables = [table(TRICK), table(f"{TRICK}, E leads HA"), table(TWO_TRICKS),
              table(f"{TRICK}, E claims 12")]  # fmt: skip
    for at in tables:
        for path in walk(TRICK_COUNT, at):
            after = at.after(path.ruling.event)
            assert after.open_irregularities == at.open_irregularities
            assert after.to_play is at.to_play
    assert sum(1 for _ in walk(TRICK_COUNT)) == 47
