"""The poll pad on pages: as an answer, and beside other questions that a poll helps with."""

from __future__ import annotations

import pytest

from bridgelaw.desk.desk import Desk
from tests.web.ruling_steps import Ruler
from tests.web.visitor import Visitor, words_of

_ROWS = {"poll_action": ["Pass", "4S"], "poll_chose": ["2", "3"], "poll_considered": ["4", "5"]}


@pytest.fixture
def ruler(director: Visitor, desk: Desk) -> Ruler:
    return Ruler(director, desk)


def _send(ruler: Ruler, address: str, **fields: object) -> tuple[int, str]:
    data = {"token": ruler.token, **fields}
    response = ruler.visitor.client.post(address, data=data)
    return response.status_code, response.headers.get("location", response.text)


def test_a_poll_is_an_answer_of_law_16(ruler: Ruler) -> None:
    ruling = ruler.open("unauthorised-information")
    for value in ("yes", "tempo", "agreed", "yes", "yes"):
        ruler.answer(ruling, value)
    asked = ruler.asked(ruling)
    assert asked is not None and asked.key == "poll"
    record = ruler.record(ruling)
    status, _ = _send(ruler, f"/rulings/{ruling}/5", seen=str(record.seq), poll_asked="5",
                       poll_head=["same standard"], **_ROWS)  # fmt: skip
    assert status == 303
    assert ruler.record(ruling).answers[-1].value == "5 asked, same standard: Pass 2/4, 4S 3/5"
    ruler.answer(ruling, "no")
    page = words_of(ruler.visitor.get(f"/rulings/{ruling}"))
    assert "3 of 5 would choose it, 5 seriously considered it" in page


@pytest.mark.parametrize(
    ("procedure", "answers", "key"),
    [
        ("misinformation", ("explanation", "no", "no", "yes"), "influenced"),  # 21B
        ("unintended-call", ("no", "no"), "unintended"),  # 25A
        ("adjusted-score", ("law", "16B3", "NS", "yes", "yes"), "possible"),  # 12C
    ],
)
def test_beside_other_questions_it_is_kept_as_a_note_and_counted(
    ruler: Ruler, procedure: str, answers: tuple[str, ...], key: str
) -> None:
    ruling = ruler.open(procedure)
    for value in answers:
        ruler.answer(ruling, value)
    while (asked := ruler.asked(ruling)) is not None and asked.key != key:
        ruler.answer(ruling, asked.samples()[-1])
    assert asked is not None and asked.question.polls
    record = ruler.record(ruling)
    step = str(len(record.answers))
    assert "Keep this poll" in ruler.visitor.get(f"/rulings/{ruling}/{step}")
    fields = {"seen": str(record.seq), "step": step, "poll_asked": "5", **_ROWS}
    status, to = _send(ruler, f"/rulings/{ruling}/poll", **fields)
    assert (status, to) == (303, f"/rulings/{ruling}/{step}#poll")
    assert [text for _, text in ruler.record(ruling).notes] == ["5 asked: Pass 2/4, 4S 3/5"]
    assert ruler.record(ruling).answers == record.answers  # it decides nothing
    page = words_of(ruler.visitor.get(f"/rulings/{ruling}/{step}"))
    assert "2 of 5 would choose it" in page and "1/5" in page
    # Sent twice, it is kept once.
    _send(ruler, f"/rulings/{ruling}/poll", **fields)
    assert len(ruler.record(ruling).notes) == 1


def test_a_poll_whose_numbers_do_not_fit_is_refused(ruler: Ruler) -> None:
    ruling = ruler.open("adjusted-score")
    fields = {"seen": "1", "step": "0", **_ROWS, "poll_asked": "4"}
    status, page = _send(ruler, f"/rulings/{ruling}/poll", **fields)
    assert status == 422 and "no more than 4" in words_of(page)
    assert ruler.record(ruling).notes == ()
