"""Whole rulings by an assistant, in both languages, and that it never gets one that is a guess."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bridgelaw.casebook.library import case_of, case_paths
from bridgelaw.casebook.run import take_steps
from bridgelaw.laws import PROCEDURES, Interview
from bridgelaw.scoring.editions import FIRST
from bridgelaw.table.table import Table
from tests.cli.mcp.assistant import Assistant, Refused, assisted
from tests.rotation import fresh_seeds, rotated

TABLE = "board 7\nS 1C, W 1S, N 1H"
LANGUAGES = ("en", "ja")


def answer(question: str, said: str) -> dict[str, str]:
    return {"question": question, "answer": said}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_law_27_from_the_first_words_to_the_ruling(lang: str) -> None:
    """As an assistant does it: words, table, question by question, and what may be done then."""
    words = {"en": "the bid was too low", "ja": "ビッドが足りない"}[lang]
    said = {"unintended": "no", "accepts": "no", "substitute": "P", "comparable": "none"}

    async def work(assistant: Assistant) -> None:
        found = await assistant.ask("find_procedure", words=words, lang=lang)
        assert found["procedures"][0]["procedure"] == "insufficient-bid"
        seen = await assistant.ask("look_at_table", table=TABLE, lang=lang)
        assert seen["calls_for"] == "insufficient-bid"
        asked = []
        step = await assistant.ask("rule", procedure=seen["calls_for"], table=TABLE, lang=lang)
        while step["question"] is not None:
            assert step["ruling"] is None
            key = step["question"]["key"]
            asked.append((key, step["question"]["answered_by"]))
            step = await assistant.ask(
                "rule", procedure="insufficient-bid", table=TABLE, lang=lang,
                answers=[*step["answers"], answer(key, said[key])],
            )  # fmt: skip
        assert asked == [("unintended", "N"), ("accepts", "E"), ("substitute", "N"),
                         ("comparable", "N")]  # fmt: skip
        ruling = step["ruling"]
        assert ruling["clauses"] == ["27B2", "26B"]
        assert {law["number"] for law in step["laws"]} == {"27B2", "26B"}
        to_south = {"en": "You must pass whenever it is your turn to call.",
                    "ja": "常にパスしてください。"}[lang]  # fmt: skip
        assert {"to": "S", "text": to_south, "away_from_table": False} in ruling["words"]
        legal = await assistant.ask(
            "what_may_be_done", table=step["table"] + "E P\n", seat="S", lang=lang
        )
        assert legal["calls"]["legal"] == ["Pass"]
        assert {one["law"] for one in legal["calls"]["excluded"]} >= {"27B2"}

    assisted(work)


def test_who_judges_is_said_with_every_question() -> None:
    async def work(assistant: Assistant) -> list[str]:
        first = await assistant.ask("rule", procedure="insufficient-bid", table=TABLE)
        second = await assistant.ask(
            "rule", procedure="insufficient-bid", table=TABLE, answers=[answer("unintended", "no")]
        )
        score = await assistant.ask("rule", procedure="adjusted-score")
        return [step["next"] for step in (first, second, score)]

    away, aloud, judged = assisted(work)
    assert away.startswith("The director asks North away from the table")
    assert aloud.startswith("The director says what stands in say, and East answers.")
    assert judged == "The director judges this. Ask them, and do not answer for them."


def test_an_answer_that_does_not_fit_gives_the_question_again() -> None:
    async def work(assistant: Assistant) -> Any:
        return await assistant.ask(
            "rule", procedure="insufficient-bid", table=TABLE,
            answers=[answer("unintended", "no"), answer("accepts", "perhaps")],
        )  # fmt: skip

    step = assisted(work)
    assert step["answers"] == [answer("unintended", "no")]
    assert step["question"]["key"] == "accepts"
    assert "perhaps" in step["refused"]


def test_an_answer_to_another_question_is_not_taken() -> None:
    """Whoever guesses what will be asked, and answers it beforehand, is asked."""

    async def work(assistant: Assistant) -> Any:
        return await assistant.ask(
            "rule", procedure="insufficient-bid", table=TABLE,
            answers=[answer("comparable", "none"), answer("unintended", "no")],
        )  # fmt: skip

    step = assisted(work)
    assert step["answers"] == []
    assert step["ruling"] is None
    assert step["question"]["key"] == "unintended"
    assert step["refused"] == "“comparable” is not asked now; “unintended” is."


def test_an_answer_without_its_question_is_refused() -> None:
    async def work(assistant: Assistant) -> None:
        with pytest.raises(Refused, match="These arguments do not fit"):
            await assistant.ask("rule", procedure="insufficient-bid", answers=["no", "no"])

    assisted(work)


def test_what_is_assumed_is_shown_and_can_be_sent_back() -> None:
    async def work(assistant: Assistant) -> tuple[Any, Any]:
        begun = await assistant.ask("rule", procedure="insufficient-bid", who="E", assume=True)
        return begun, await assistant.ask(
            "rule", procedure="insufficient-bid", who="E", assume=True,
            answers=[*begun["answers"], answer(begun["question"]["key"], "yes")],
        )  # fmt: skip

    begun, ruled = assisted(work)
    assert begun["question"]["key"] == "accepts"
    assert [one["answer"] for one in begun["answers"]]
    assert ruled["ruling"]["clauses"] == ["27A1"]


def test_another_law_takes_over_with_what_is_known() -> None:
    """Law 31 rules on an insufficient bid out of rotation: `then` is what goes on."""

    async def work(assistant: Assistant) -> tuple[Any, Any]:
        ruled = await assistant.ask(
            "rule", procedure="insufficient-bid", who="E",
            answers=[answer("out_of_rotation", "yes")],
        )  # fmt: skip
        return ruled, await assistant.ask(
            "rule", **{name: value for name, value in ruled["then"].items() if value is not None}
        )

    ruled, next_step = assisted(work)
    assert ruled["ruling"]["clauses"] == ["27A2"]
    assert next_step["procedure"] == "call-out-of-turn"
    assert next_step["question"] is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_case_is_ruled_on_as_in_the_casebook(lang: str) -> None:
    """Step by step with the answers of the case, without its scores; one in ten a run."""
    cases = [one for key in rotated(list(case_paths())) for one in case_of(key)]

    async def work(assistant: Assistant) -> int:
        ruled = 0
        for case in cases:
            for taken in take_steps(case):
                interview = taken.interview
                if interview is None or taken.scores is not None:
                    continue
                step = await assistant.ask(
                    "rule", procedure=interview.procedure.key, table=taken.before.text, lang=lang,
                    edition=case.edition, answers=[answer(*one) for one in interview.answers],
                )  # fmt: skip
                _same(interview, step)
                ruled += 1
        return ruled

    assert assisted(work)


def test_the_edition_in_force_is_ruled_by_unless_another_is_named() -> None:
    """Signals: 73B2 until 2023, and 89A3 since."""
    answers = [answer("matter", "signals"), answer("established", "no")]

    async def work(assistant: Assistant) -> list[Any]:
        return [
            await assistant.ask("rule", procedure="conduct", answers=answers, **edition)
            for edition in ({}, {"edition": "2017"})
        ]

    now, then = assisted(work)
    assert now["ruling"]["clauses"] == ["89A3"]
    assert then["ruling"]["clauses"] == ["73B2"]


def _same(interview: Interview, step: dict[str, Any]) -> None:
    assert step["refused"] is None
    if interview.ruling is None:
        assert interview.question is not None
        assert step["question"]["key"] == interview.question.key
        return
    assert step["ruling"]["clauses"] == list(interview.ruling.clauses)
    assert interview.table is not None
    assert Table.parse(step["table"]) == interview.table.after(interview.ruling.event)


def test_every_procedure_asks_until_it_can_rule() -> None:
    """By chance through every procedure, as the tool and as the library: never both at once."""
    (seed,) = fresh_seeds(1, exhaustive=1)
    chance = Random(seed)

    async def work(assistant: Assistant) -> None:
        for key, procedure in PROCEDURES.items():
            interview = Interview.begin(procedure)
            lang = chance.choice(LANGUAGES)
            for _ in range(60):
                step = await assistant.ask(
                    "rule", procedure=key, lang=lang, edition=FIRST,
                    answers=[answer(*one) for one in interview.answers],
                )  # fmt: skip
                assert (step["question"] is None) is not (step["ruling"] is None), key
                assert step["language"] == lang
                if interview.question is None:
                    assert interview.ruling is not None
                    assert step["ruling"]["clauses"] == list(interview.ruling.clauses)
                    break
                assert step["question"]["key"] == interview.question.key
                interview = interview.answer(chance.choice(interview.question.samples()))
            else:
                pytest.fail(f"{key} does not come to an end")

    assisted(work)
