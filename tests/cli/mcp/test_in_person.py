"""A ruling whose questions go to the person: the SDK's client shows the forms."""

from __future__ import annotations

from typing import Any

import anyio
import pytest
from mcp import Client
from mcp_types import ElicitRequestParams, ElicitResult, TextContent

from bridgelaw.cli.mcp.server import make_server
from bridgelaw.locale.language import language

TABLE = "board 7\nS 1C, W 1S, N 1H"
SAID = {"unintended": "no", "accepts": "no", "substitute": "P", "comparable": "none"}
MODES = ("auto", "legacy")


class Person:
    """Reads each form and answers it."""

    def __init__(self, *answers: str | None) -> None:
        self.answers = list(answers)
        self.read: list[str] = []
        self.forms: list[dict[str, Any]] = []

    async def __call__(self, context: Any, params: ElicitRequestParams) -> ElicitResult:
        self.read.append(params.message)
        self.forms.append(getattr(params, "requested_schema", {}))
        answer = self.answers.pop(0)
        if answer is None:
            return ElicitResult(action="decline")
        return ElicitResult(action="accept", content={"answer": answer})


def ruled(person: Person | None, mode: str, **arguments: Any) -> Any:
    async def main() -> Any:
        server = make_server(language("en"))
        async with Client(server, mode=mode, elicitation_callback=person) as client:
            result = await client.call_tool("rule", arguments)
            if result.is_error:
                (said,) = result.content
                assert isinstance(said, TextContent)
                return said.text
            return result.structured_content

    return anyio.run(main)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_question_goes_to_the_person(mode: str, lang: str) -> None:
    person = Person(*SAID.values())
    step = ruled(person, mode, procedure="insufficient-bid", table=TABLE, lang=lang)
    assert step["ruling"]["clauses"] == ["27B2", "26B"]
    assert [one["question"] for one in step["answers"]] == list(SAID)
    accepts = {"en": "Does East accept 1♥?", "ja": "Eは"}[lang]
    assert accepts in person.read[1]
    options = person.forms[1]["properties"]["answer"]["oneOf"]
    assert [one["const"] for one in options] == ["yes", "no"]
    law = {"en": "Law 27A1", "ja": "L27A1"}[lang]
    assert person.read[1].endswith(law)


@pytest.mark.parametrize("mode", MODES)
def test_an_answer_that_does_not_fit_is_asked_for_again_with_the_reason(mode: str) -> None:
    person = Person("no", "perhaps", "yes")
    step = ruled(person, mode, procedure="insufficient-bid", table=TABLE)
    assert step["ruling"]["clauses"] == ["27A1"]
    assert person.read[2].startswith("“perhaps” is no answer")


@pytest.mark.parametrize("mode", MODES)
def test_who_does_not_answer_gets_no_ruling(mode: str) -> None:
    person = Person("no", None)
    step = ruled(person, mode, procedure="insufficient-bid", table=TABLE)
    assert step["ruling"] is None
    assert step["question"]["key"] == "accepts"
    assert [one["question"] for one in step["answers"]] == ["unintended"]


@pytest.mark.parametrize("mode", MODES)
def test_without_forms_the_question_comes_back(mode: str) -> None:
    step = ruled(None, mode, procedure="insufficient-bid", table=TABLE)
    assert step["ruling"] is None
    assert step["question"]["key"] == "unintended"


@pytest.mark.parametrize("mode", MODES)
def test_an_assistant_that_asks_for_itself_gets_the_question(mode: str) -> None:
    person = Person()
    step = ruled(person, mode, procedure="insufficient-bid", table=TABLE, in_person=False)
    assert step["question"]["key"] == "unintended"
    assert person.read == []


@pytest.mark.parametrize("mode", MODES)
def test_what_cannot_be_ruled_on_is_said(mode: str) -> None:
    assert "There is no procedure" in ruled(Person(), mode, procedure="nothing")


def test_a_long_ruling_in_rounds_goes_on_with_the_next_call() -> None:
    answers = ("law", "16B3", "EW", "yes", "yes", "4S= by N", "no")
    field = "board,ns,ew,result\n1,1,4,4S= by N\n1,2,5,4S-1 by N\n1,3,6,4S+1 by N\n"
    score = {"results": field, "board": 1, "table": "2"}
    person = Person(*("perhaps",) * 3, *answers)
    step = ruled(person, "auto", procedure="adjusted-score", score=score)
    assert step["ruling"] is None
    assert step["answers"]
    again = ruled(person, "auto", procedure="adjusted-score", score=score, answers=step["answers"])
    assert again["ruling"]["clauses"] == ["16B3", "12B1", "12C1(b)"]
