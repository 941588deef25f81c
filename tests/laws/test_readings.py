"""Where text and commentary differ: the profile may choose the other."""

from __future__ import annotations

import pytest

from bridgelaw.laws import PROCEDURES, Interview
from bridgelaw.laws.digest import CLAUSES, differing
from bridgelaw.scoring.profile import WBF, changed
from bridgelaw.scoring.readings import ALWAYS, Reading, Readings


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


def test_each_difference_is_chosen_once() -> None:
    readings = Readings()
    differ = [number for number in CLAUSES if differing(number) is not None]
    assert [one for one in differ if readings.of(one) not in Reading] == []
    assert set(ALWAYS) <= set(differ)
