"""The poll pad on pages: as an answer, and beside other questions that a poll helps with."""

from __future__ import annotations

import re
from html import unescape

import pytest

from bridgelaw.desk.desk import Desk
from bridgelaw.game.boards import Board
from bridgelaw.game.deals import Deal
from bridgelaw.table.table import Table
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


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_line_of_earlier_answers_is_never_a_bare_yes(ruler: Ruler, lang: str) -> None:
    ruling = ruler.open("unauthorised-information")
    for value in ("yes", "tempo", "agreed", "yes", "yes"):
        ruler.answer(ruling, value)
        page = ruler.visitor.get(f"/rulings/{ruling}?lang={lang}")
        lines = re.findall(r'<span class="line">(.*?)</span>', page)
        assert not [
            one for one in lines if re.match(r"(Yes|No|はい|いいえ)\b|(はい|いいえ)　", one)
        ]


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


def test_a_player_sees_hand_and_auction_and_nothing_of_the_pause(ruler: Ruler, desk: Desk) -> None:
    deal = Deal.parse("N:AQ93.K72.QJ4.K85 J84.QT94.K93.A72 K752.A85.AT5.J63 T6.J63.8762.QT94")
    auction = "W 1S, N P, E 2S, S 3H, W 3S, N P, E P, S 4H, W P, N P, E P, result 4H= by S"
    table = Table(Board.number(12), deal).after(auction)
    at = desk.open_table(desk.session_or_new().id, table, "5", {"S": "Joan Okafor"})
    record = desk.open_ruling("unauthorised-information", at=at)
    wanted = {"who": "N", "source": "tempo", "facts": "agreed"}
    while (asked := desk.interview(record).question) is not None and asked.key != "poll":
        answer = wanted.get(asked.key, asked.samples()[0])
        record = desk.answer(record, record.seq, len(record.answers), answer)
    here = f"/rulings/{record.id}/{len(record.answers)}"
    assert ruler.visitor.get(here).count('class="pc ') == 13
    status, to = _send(ruler, f"{here}/ask", poll_asked="5", **_ROWS)
    assert status == 303
    page = ruler.visitor.get(to)
    words = words_of(page)
    assert page.count('class="pc ') == 13 and "What would you call?" in words
    shown = words_of(page[page.index('<table class="auction">') :].partition("</table>")[0])
    assert "3♥" in shown and "4♥" not in shown, "it ends before the call in question"
    for secret in ("Pause", "Okafor", "tempo", "considered by", "Table 5"):
        assert secret not in words
    offered = set(re.findall(r'name="chose" value="([^"]+)"', page))
    assert "4H" in offered and "3S" not in offered, "what is legal there"
    done = ruler.visitor.get(to.replace("/ask?", "/asked?") + "&chose=4S&considered=Pass")
    back = unescape(re.search(r'primary" href="([^"]+)"', done)[1])  # type: ignore[index]
    page = ruler.visitor.get(back.partition("#")[0])
    assert 'name="poll_asked"' in page and "poll=6+asked" in back
    assert re.findall(r'name="poll_considered"[^>]*value="(\d+)"', page) == ["5", "6"]
    assert desk.ruling(record.id) == record, "nothing is kept on the way"


def test_a_poll_whose_numbers_do_not_fit_is_refused(ruler: Ruler) -> None:
    ruling = ruler.open("adjusted-score")
    fields = {"seen": "1", "step": "0", **_ROWS, "poll_asked": "4"}
    status, page = _send(ruler, f"/rulings/{ruling}/poll", **fields)
    assert status == 422 and "no more than 4" in words_of(page)
    assert ruler.record(ruling).notes == ()
