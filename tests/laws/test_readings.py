"""Where text and commentary differ: the profile may choose the other."""

from __future__ import annotations

from dataclasses import fields

import pytest

from bridgelaw.game.boards import Board
from bridgelaw.game.deals import Deal
from bridgelaw.game.seats import Seat
from bridgelaw.laws import PROCEDURES, Interview
from bridgelaw.laws.digest import CLAUSES, differing
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.scoring.profile import WBF, changed
from bridgelaw.scoring.readings import Reading, Readings, setting_of
from bridgelaw.table import effects as fx
from bridgelaw.table.table import Table


def _ruled(procedure: str, reading: str, clause: str, **answers: str) -> Interview:
    profile = changed(WBF, {f"readings.law_{clause}": reading})
    interview = Interview.begin(PROCEDURES[procedure], profile=profile)
    while interview.question is not None and interview.question.key in answers:
        interview = interview.answer(answers.pop(interview.question.key))
    assert not answers, f"never asked: {answers}"
    return interview


def test_law_65B3_by_the_text_declarer_is_late_too() -> None:
    turned = {"matter": "turned", "part": "declarer"}
    always = _ruled("trick-count", "commentary", "65b3", **turned).ruling
    assert always is not None and always.clauses == ("65B3",)
    asked = _ruled("trick-count", "text", "65b3", **turned).question
    assert asked is not None and asked.key == "when"


def test_law_67B3_by_the_commentary_only_damage_counts() -> None:
    again = {"fault": "came_back", "played_twice": "yes", "cannot_be_corrected": "yes"}
    for reading, review in (("text", "67B3"), ("commentary", "12A1")):
        ruling = _ruled("defective-trick", reading, "67b3", **again).ruling
        assert ruling is not None and ruling.reviews == (review,)


def test_law_79B3_by_the_text_the_round_decides() -> None:
    disputed = {"matter": "tricks", "claim": "no"}
    for reading, word in (("text", "round ended"), ("commentary", "agreed")):
        asked = _ruled("tricks-disputed", reading, "79b3", **disputed).question
        assert asked is not None and word in str(asked.heading)


@pytest.mark.parametrize("reading", list(Reading))
def test_law_64C_after_64B8_by_the_text(reading: Reading) -> None:
    profile = changed(WBF, {"readings.law_64c": reading.value})
    found = [
        path.ruling
        for path in Interview.begin(PROCEDURES["revoke"], profile=profile).paths()
        if path.ruling.clause == "64B8"
    ]
    assert found
    for ruling in found:
        assert ("64C1" in ruling.reviews) is (reading is Reading.TEXT)


BOTH = pytest.mark.parametrize("reading", list(Reading))


@BOTH
def test_law_13A2_by_the_text_what_was_seen_is_extraneous(reading: Reading) -> None:
    seen = {
        "counted": "long_and_short",
        "called": "no",
        "play_over": "no",
        "just_dealt": "no",
        "seen": "yes",
    }
    ruling = _ruling_of("wrong-number-of-cards", reading, "13a2", seen)
    words = " ".join(str(one.text) for one in ruling.words)
    assert ruling.reviews == ("13A2",)
    assert ("may use what they know" in words) is (reading is Reading.COMMENTARY)


@BOTH
def test_law_15A2a_by_the_text_the_score_is_assigned_where_it_can_be(reading: Reading) -> None:
    called = {"which_board": "this", "partner_called": "yes"}
    ruling = _ruling_of("wrong-board", reading, "15a2a", called)
    (score,) = (one for one in ruling.effects if isinstance(one, fx.ScoreAdjusted))
    is_text = reading is Reading.TEXT
    assert (score.adjustment is fx.Adjustment.ASSIGNED) is is_text
    assert ruling.goes_on == "adjusted-score"
    next_one = _ruled("adjusted-score", reading.value, "15a2a", **dict(ruling.hands_over))
    assert next_one.question is not None
    assert (next_one.question.key == "assignable") is is_text


@BOTH
def test_law_20F4a_by_the_commentary_until_the_final_pass(reading: Reading) -> None:
    waits = {"mistake": "own", "moment": "auction", "speaks_now": "no"}
    ruling = _ruling_of("explanation-duty", reading, "20f4a", waits)
    assert ruling.clause == "20F4(a)"
    assert ("final pass" in str(ruling.headline)) is (reading is Reading.COMMENTARY)


@BOTH
def test_law_30C_by_the_text_it_does_not_matter_whose_call_was_artificial(reading: Reading) -> None:
    table = Table(Board(Seat.WEST)).after("W 1C, E P")
    profile = changed(WBF, {"readings.law_30c": reading.value})
    interview = Interview.begin(PROCEDURES["call-out-of-turn"], table, profile=profile)
    while interview.question is not None and interview.question.key != "artificial":
        interview = interview.answer("no")
    assert interview.question is not None
    assert ("West" in str(interview.question.heading)) is (reading is Reading.COMMENTARY)


@BOTH
def test_law_40B2civ_by_the_commentary_only_where_it_depends_on_theirs(reading: Reading) -> None:
    looks = {"matter": "card", "whose": "to_explain"}
    if reading is Reading.TEXT:
        assert _ruling_of("understandings", reading, "40b2civ", looks).reviews == ()
        return
    assert _ruling_of("understandings", reading, "40b2civ", looks, depends="yes").reviews == ()
    refused = _ruling_of("understandings", reading, "40b2civ", looks, depends="no", play_over="no")
    assert (refused.clause, refused.reviews) == ("40B2(c)(iv)", ("12A1",))


MISLED = """
  S 3NT, W P, N P, E P, W leads S7, N spreads the hand, S designates SK, E plays S4, S plays S8
  S designates H2, N plays D2, E plays H5, S plays D8, W plays D7, S leads S9, W plays S5
"""


@BOTH
def test_law_45D2_by_the_text_a_defenders_revoke_counts(reading: Reading) -> None:
    deal = Deal.parse("N:AK32.432.AK2.432 QJ4.AK65.QJ3.AK5 T98.QJ7.T984.QJ6 765.T98.765.T987")
    table = Table(Board(Seat.SOUTH), deal).after(MISLED)
    profile = changed(WBF, {"readings.law_45d2": reading.value})
    ruling = Interview.begin(PROCEDURES["dummy-card"], table, profile=profile).ruling
    assert ruling is not None
    if reading is Reading.COMMENTARY:
        assert (ruling.goes_on, ruling.reviews) == (None, ("64C1",))
        return
    assert (ruling.clauses, ruling.goes_on) == (("64A", "45D2"), "revoke")


PLAYED_OUT = """
  S 1NT, W P, N P, E P
  W leads C9, S designates CA, E plays C5, S plays C7
  S designates S2, N plays C3, E plays S4, S plays CJ, W plays CT
  S leads S6, W plays S8, N plays S2, E plays CQ
"""


@BOTH
def test_law_45D2_by_the_text_tricks_move_for_it(reading: Reading) -> None:
    deal = Deal.parse("N:2...A3 4...5Q 6...7J 8...9T")
    table = Table(Board(Seat.SOUTH), deal).after(PLAYED_OUT)
    profile = changed(WBF, {"readings.law_45d2": reading.value})
    counted = Interview.begin(PROCEDURES["revoke"], table, profile=profile)
    while counted.question is not None:
        counted = counted.answer({"first_noticed": "in_time"}.get(counted.question.key, "no"))
    assert counted.ruling is not None
    moves = any(isinstance(one, fx.TricksTransferred) for one in counted.ruling.effects)
    assert moves is (reading is Reading.TEXT)
    assert ("45D2" in counted.ruling.clauses) is (reading is Reading.COMMENTARY)


@BOTH
def test_law_45D2_in_a_quick_ruling_on_the_revoke(reading: Reading) -> None:
    profile = changed(WBF, {"readings.law_45d2": reading.value})
    found = [
        path.ruling
        for path in Interview.begin(PROCEDURES["revoke"], profile=profile).paths()
        if ("exempt", "wrong_card") in path.answers
    ]
    assert found
    is_text = reading is Reading.TEXT
    assert any(one.clause in ("64A1", "64A2") for one in found) is is_text
    assert any("45D2" in one.clauses for one in found) is not is_text


@BOTH
def test_law_86B3_by_the_text_only_for_boards_of_one_table(reading: Reading) -> None:
    asked = _ruled("no-comparable-result", reading.value, "86b3", results="several").question
    assert asked is not None
    if reading is Reading.COMMENTARY:
        assert asked.key == "own_rule"
        return
    assert asked.key == "one_table"
    several = {"results": "several", "one_table": "no"}
    by_fault = _ruled("no-comparable-result", "text", "86b3", **several).question
    assert by_fault is not None and by_fault.key == "fault"
    alone = {"results": "several", "one_table": "yes"}
    own = _ruled("no-comparable-result", "text", "86b3", **alone).question
    assert own is not None and own.key == "own_rule"


def _ruling_of(
    procedure: str, reading: Reading, clause: str, answers: dict[str, str], **more: str
) -> Ruling:
    ruling = _ruled(procedure, reading.value, clause, **answers, **more).ruling
    assert ruling is not None
    return ruling


def test_each_difference_is_chosen_once() -> None:
    differ = [number for number in CLAUSES if differing(number) is not None]
    settings = [one.name for one in fields(Readings)]
    assert sorted(map(setting_of, differ)) == sorted(settings)
