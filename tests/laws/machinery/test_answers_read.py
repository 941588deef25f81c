"""What a question says that it takes, and what is said to an answer that it does not."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaw.laws import (
    INSUFFICIENT_BID,
    PLAYED_CARD,
    PROCEDURES,
    REVOKE,
    Answer,
    Asked,
    BadAnswer,
    Interview,
    interview_to_json,
    walk,
)
from bridgelaw.locale import language
from tests.laws.interviews import interviewed, table

_PLAYED = "S 1NT, W P, N P, E P, W leads SK, N spreads the hand, N plays S2"


def _asked(interview: Interview) -> Asked[Any]:
    assert interview.question is not None
    return interview.question


def test_options_that_are_closed_here_are_not_named() -> None:
    interview = Interview.begin(PLAYED_CARD, table(_PLAYED))
    asked = _asked(interview)
    open_here = {option.key for option in asked.options}
    closed = {option.key for option in asked.question.options} - open_here
    assert open_here
    assert closed
    kept = (Answer(asked.key, "perhaps"),)
    with pytest.raises(BadAnswer) as now:
        interview.answer("perhaps")
    with pytest.raises(BadAnswer) as brought_back:
        Interview.begin(PLAYED_CARD, interview.table, kept)
    for error in (now.value, brought_back.value):
        named = set(str(error.reason).removeprefix("expected one of: ").split(", "))
        assert named == open_here
    said = interview_to_json(interview, language("en"))["question"]["expected"]
    assert set(said.removeprefix("one of: ").split(", ")) == open_here


def test_a_question_with_options_may_take_more() -> None:
    at = table("W 1H, N P, E 1H")
    asked = _asked(Interview.begin(INSUFFICIENT_BID, at))
    assert not asked.takes_more
    asked = _asked(interviewed(at, INSUFFICIENT_BID, unintended="no", accepts="no"))
    assert (asked.options, asked.takes_more) == ((), True)
    interview = interviewed(at, INSUFFICIENT_BID, unintended="no", accepts="no", substitute="Pass")
    asked = _asked(interview)
    assert asked.key == "comparable"
    assert asked.options
    assert asked.takes_more
    assert interview_to_json(interview, language("en"))["question"]["takes_more"] is True
    assert interview.answer("6+ H4+ -> 10+ H5+").answers[-1].value == "6+ H4+ -> 10+ H5+"


def test_a_question_that_takes_no_more_reads_its_options_alone() -> None:
    seen = 0
    for procedure in PROCEDURES.values():
        for question in procedure.questions:
            if question.takes_more:
                continue
            seen += 1
            assert question.options, question.key
            for option in question.options:
                assert question.read(option.key) == option.value
            for other in ("SK", "1C", "4S= by N", "6+ H4+ -> 10+ H5+", "27B1"):
                with pytest.raises(BadAnswer):
                    question.read(other)
    assert seen > 100


def test_the_card_that_was_played_is_no_change() -> None:
    at = table("S 1NT, W P, N P, E P, W leads CK, N spreads the hand, N plays C2, E plays H5")
    at = at.after("S plays CJ, E exposes C5")
    interview = Interview.begin(REVOKE, at)
    while _asked(interview).key != "lho_card":
        asked = _asked(interview)
        interview = interview.answer(asked.options[0].key if asked.options else "C5")
    assert {option.key for option in _asked(interview).options} == {"keep"}
    with pytest.raises(BadAnswer, match="answer keep"):
        interview.answer("CJ")


# Python errors, which say what was expected


def test_an_answer_is_text() -> None:
    interview = Interview.begin(INSUFFICIENT_BID)
    for given in (True, None, 1):
        with pytest.raises(TypeError, match=f"such as 'yes', not {given!r}"):
            interview.answer(given)  # type: ignore[arg-type]


def test_a_procedure_is_no_key_and_a_kept_answer_no_text() -> None:
    for begin in (Interview.begin, walk):
        with pytest.raises(TypeError, match="not 'revoke'"):
            begin("revoke")  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="not as 'no'"):
            begin(REVOKE, answers=("no",))  # type: ignore[arg-type]


_FREE = frozenset((
    "Specified", "Poll", "Cards", "Normal", "Words", "Reading", "InWords", "Moves", "Assigned",
    "Possible", "Outcome", "Comparable", "Law", "Count", "Parts", "Results",
))  # fmt: skip


def test_every_question_with_finitely_many_answers_lists_them() -> None:
    kinds = set[str]()
    for procedure in PROCEDURES.values():
        for question in procedure.questions:
            kinds.add(type(question).__name__)
            if type(question).__name__.removesuffix("Question") in _FREE:
                continue
            choices = Asked(question, None, {}, None, None, ()).choices
            assert choices, question.key
            assert len({one.key for one in choices}) == len(choices)
            for one in choices:
                assert question.read(one.key) == one.value
    assert {"CallQuestion", "CardQuestion", "SuitsQuestion", "TricksQuestion"} <= kinds


def test_choices_are_those_of_the_table() -> None:
    asked = _asked(interviewed(table("W 1H, N P, E 1H"), INSUFFICIENT_BID, unintended="no",
                               accepts="no"))  # fmt: skip
    keys = [one.key for one in asked.choices]
    assert {"Pass", "2H", "7NT"} <= set(keys)
    assert "1H" not in keys  # the bid itself is no replacement
    assert all(asked.read(key) == one.value for key, one in zip(keys, asked.choices, strict=True))
