"""Every question of every procedure can be shown and answered."""

from __future__ import annotations

import re
from typing import Any

import pytest
from starlette.datastructures import FormData, UploadFile

from bridgelaw.game.calls import CALLS
from bridgelaw.game.seats import Seat
from bridgelaw.laws import PROCEDURES, Answer, Asked, Interview, walk
from bridgelaw.laws.common.said_aloud import SAID_ALOUD
from bridgelaw.laws.machinery.questions import Question
from bridgelaw.locale.text import tr
from bridgelaw.web.parts.page_question import PageQuestion, page_question
from bridgelaw.web.parts.widgets import widget_of
from bridgelaw.web.server.request import Typed
from bridgelaw.web.server.templating.templates import environment
from bridgelaw.web.server.typed_answers import typed_answer
from tests.web.visitor import words_of

_PAGE = """{% import "parts/question.html" as part %}
{{ part.whole(none, question, "/there", [("seen", 1)], method="get") }}"""


def _asked(question: Question[Any]) -> Asked[Any]:
    """The question with something in each of its holes."""
    texts = [question.heading, question.why, *question.say, *(o.label for o in question.options)]
    holes = {name for text in texts for name in re.findall(r"\{(\w+)\}", text.msgid)}
    return Asked(question, Seat.EAST, dict.fromkeys(holes, "♥5"), None, None, ())


_QUESTIONS = [one for procedure in PROCEDURES.values() for one in procedure.questions]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_question_has_a_page(lang: str) -> None:
    template = environment(lang).from_string(_PAGE)
    for question in _QUESTIONS:
        asked = _asked(question)
        shown = PageQuestion(asked)
        page = template.render(question=shown)
        assert page.count("<h1>") == 1
        if not question.options:
            assert re.search(r'name="(answer|part)"', page), question.key


def test_every_sample_answer_can_be_given_with_its_widget() -> None:
    """What the widgets send is read by the questions that they are for."""
    kinds = set()
    template = environment("en").from_string(_PAGE)
    for question in _QUESTIONS:
        asked = _asked(question)
        widget = widget_of(asked)
        if widget.kind in kinds or widget.kind in (
            "nothing",
            "writing",
            "meanings",
            "poll",
            "contract",
        ):
            continue
        page = template.render(question=PageQuestion(asked))
        values = re.findall(r'name="(?:answer|part)" value="([^"]+)"', page)
        values += re.findall(r'<option value="([^"]+)"', page)
        assert values, question.key
        for value in values:
            asked.read(value)
        kinds.add(widget.kind)
    assert kinds == {"buttons", "bidding_box", "card_picker", "checks", "features"}


@pytest.mark.parametrize(
    ("key", "sent", "answer"),
    [
        ("specified", [("part", ""), ("part", "S length"), ("part", "H control")],
         "S length, H control"),
        ("specified", [("part", ""), ("part", "")], "none"),
        ("could_mean", [("part", ""), ("part", "CK"), ("part", "CJ")], "CK, CJ"),
        ("normal", [("part", ""), ("part", "wrong-discard")], "wrong-discard"),
        ("normal", [("part", "")], "agree"),
        ("comparable", [("part", "6+ H4+"), ("part", "8+ H4")], "6+ H4+ -> 8+ H4"),
        ("comparable", [("answer", "subset")], "subset"),
        ("poll", [("poll_asked", "5"), ("poll_head", "same standard"),
                  ("poll_head", "same methods"), ("poll_head", "without the information"),
                  ("poll_action", "Pass"), ("poll_chose", "2"), ("poll_considered", "4"),
                  ("poll_action", "4S"), ("poll_chose", "3"), ("poll_considered", ""),
                  ("poll_action", ""), ("poll_chose", ""), ("poll_considered", "")],
         "5 asked, same standard, same methods, without the information: Pass 2/4, 4S 3/3"),
        ("poll", [("poll_asked", ""), ("answer", "none")], "none"),
    ],
)  # fmt: skip
def test_an_answer_in_parts_is_put_together(
    key: str, sent: list[tuple[str, str | UploadFile]], answer: str
) -> None:
    asked = _asked(next(one for one in _QUESTIONS if one.key == key))
    found = typed_answer(asked, Typed(FormData(sent)))
    assert found == answer
    asked.read(found)


def test_a_poll_that_was_written_stands_in_its_form_again() -> None:
    asked = _asked(next(one for one in _QUESTIONS if one.key == "poll"))
    written = "7 asked, stronger, same methods: 4S 3/5, a heart 1/2"
    widget = 'part.widget(none, question, "/", (), none, typed, method="get")'
    page = (
        environment("en")
        .from_string('{% import "parts/question.html" as part %}{{ ' + widget + " }}")
        .render(question=PageQuestion(asked), typed=written)
    )
    assert re.findall(r'<option value="([^"]+)" selected', page) == ["stronger"]
    assert re.findall(r'value="([^"]+)" checked', page) == ["same methods"]
    values = dict.fromkeys(re.findall(r'name="(poll_\w+)"[^>]* value="([^"]+)"', page))
    assert ("poll_asked", "7") in values
    assert ("poll_action", "a heart") in values


def test_the_bidding_box_gives_the_reason_for_each_call_that_is_not_allowed() -> None:
    question = next(one for one in _QUESTIONS if type(one).__name__ == "CallQuestion")
    reason = tr("too low")
    plain = _asked(question)
    asked = Asked(question, None, plain.values, lambda call: reason if call in CALLS[3:8] else None,
                  None, ())  # fmt: skip
    shown = PageQuestion(asked)
    page = environment("en").from_string(_PAGE).render(question=shown)
    assert page.count(" disabled") == 5
    assert "1♣ 1♦ 1♥ 1♠ 1NT: too low" in words_of(page).replace("\ufe0e", "")


def test_a_question_of_a_new_type_is_answered_by_writing() -> None:
    class Unheard(Question[str]):
        @property
        def expected(self) -> Any:
            return tr("anything")

    question = Unheard(key="new", law="27", heading=tr("What?"), why=tr("Because."))
    widget = widget_of(_asked(question))
    assert (widget.kind, getattr(widget, "expected", None)) == ("writing", tr("anything"))


def test_options_show_where_they_lead_and_long_lists_are_folded() -> None:
    question = page_question(Interview.begin(PROCEDURES["insufficient-bid"]))
    assert question is not None
    yes, no = question.options
    assert yes.is_brief(3) and yes.outcomes[0].clauses == ("27A2",)
    assert not no.is_brief(3) and no.is_complete
    paths = walk(PROCEDURES["insufficient-bid"])
    # A walk meets what was blurted out as well; nobody is asked about that here.
    headlines = {path.ruling.headline for path in paths if path.answers[0].value == "no"
                 and Answer(SAID_ALOUD.key, "yes") not in path.answers}  # fmt: skip
    assert {one.headline for one in no.outcomes} == headlines
    page = words_of(environment("en").from_string(_PAGE).render(question=question))
    assert f"{len(headlines)} rulings are possible" in page
    # A ruling on a score is not walked to the end.
    question = page_question(Interview.begin(PROCEDURES["adjusted-score"]))
    assert question is not None
    first = question.options[0]
    assert not first.is_brief(3) and not first.is_complete
    assert "Several rulings are possible" in str(first.summary(6))
