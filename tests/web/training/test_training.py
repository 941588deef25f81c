"""Practice on pages: a visit by links and forms alone, its marks, what the device keeps, papers."""

from __future__ import annotations

import re
from functools import cache
from html import unescape
from urllib.parse import urlencode

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from bridgelaw.desk.records.training_class import MOST
from bridgelaw.training.key import key_of
from bridgelaw.training.sitting import Sitting
from bridgelaw.training.situations import situation
from bridgelaw.training.visit import Act
from tests.rotation import rotated
from tests.training.forgetting import forgotten_pass
from tests.training.trainees import PERFECT, sitting_by
from tests.web.visible import size, visible
from tests.web.visitor import Visitor, words_of

NAMES = ("board.3", "board.9", "path.revoke.17.E", "path.appeal.3.N", "path.play-out-of-turn.9.W")
BUDGET = {"en": 60, "ja": 160}
"""Words of a page, or letters; of a table before anybody has said more than the first sentence."""

LAWS_WITH_MUCH_TO_SAY = (
    "insufficient-bid", "inadmissible-call", "explanation-duty", "penalty-card", "defective-trick",
    "play-out-of-turn",
)  # fmt: skip


@cache
def long_ones() -> tuple[str, ...]:
    """Situations with long keys."""
    laws = rotated(LAWS_WITH_MUCH_TO_SAY, part=3)
    names = ((f"walk.{law}.{number}" for number in range(80)) for law in laws)
    return tuple(
        next(name for name in each if len(key_of(situation(name)).sheets) > 2) for each in names
    )


@pytest.fixture
def visitor(app: Starlette) -> Visitor:
    return Visitor(TestClient(app))


def links(html: str) -> list[str]:
    return [unescape(one) for one in re.findall(r'href="(/training/[^"]+)"', html)]


@pytest.mark.parametrize("name", rotated(NAMES, part=2))
def test_a_sure_board_is_taken_by_links_and_has_full_marks(visitor: Visitor, name: str) -> None:
    one = situation(name)
    sitting = sitting_by(PERFECT, one)
    address = f"/training/table?s={name}"
    for visit in sitting.visits:
        for step in visit.steps[:-1]:
            how = step.act.value if step.act in (Act.AWAY, Act.FIND, Act.TELL) else "ask"
            seat = "S" if step.seat is None else step.seat.letter
            html = visitor.get(f"{address}&at={seat}&how={how}")
            wanted = urlencode({"v": step.text})[2:]
            ends = re.compile(rf"([=~!]|%7E|%21){re.escape(wanted)}(&|#|$)")
            address = next(link for link in links(html) if ends.search(link))
            address = re.sub(r"&(at|how)=\w+|#.*", "", address)
        step = visit.steps[-1]
        ticked = {"e": sorted(step.effects), "w": sorted(step.words),
                  "given": len(visit.key.sheets)}  # fmt: skip
        html = visitor.get(address.replace("/table", "/rule") + "&" + urlencode(ticked, doseq=True))
        while 'type="checkbox"' not in html and "mark-list" not in html:
            address = unescape(re.findall(r'href="([^"]+)" data-key="1"', html)[0])
            html = visitor.get(address)
            if "practice-table" in html:
                address = re.sub(r"&(at|how)=\w+|#.*", "", address)
                break
    assert f"<b>{sitting.of}</b> / {sitting.of}" in html
    assert 'class="missed"' not in html


def test_law_36_a_barred_player_who_was_not_told_bids_and_the_table_calls_again(
    visitor: Visitor,
) -> None:
    name, whole, forgot = forgotten_pass()
    html = visitor.get("/training/on?lang=en&" + urlencode({"s": name, "v": forgot.text}))
    assert "Director, please!" in words_of(html)
    onwards = next(link for link in links(html) if "%21" in link)
    assert "That call is not possible at all." in words_of(visitor.get(onwards))
    told = visitor.get("/training/on?" + urlencode({"s": name, "v": whole.text}))
    assert "That call is not possible at all." not in words_of(told)


def marks_of_board(name: str) -> dict[str, str]:
    return {"s": name, "v": sitting_by(PERFECT, situation(name)).text}


def test_what_the_device_keeps_counts_each_visit_once(visitor: Visitor) -> None:
    one = situation("board.3")
    for _ in range(2):
        visitor.get("/training/marks?" + urlencode(marks_of_board("board.3")))
    kept = visitor.client.cookies["training"]
    assert kept.startswith(f"{one.procedure.key}%3A1%3A")
    assert "Known: 0 of 45" not in visitor.get("/training")  # nothing is known, nothing is due


def test_own_words_are_put_to_who_is_named_and_what_is_not_clear_is_said(visitor: Visitor) -> None:
    html = visitor.get("/training/table?s=board.3&say=East,+what+happened")
    assert "ask.E.happened" in str(
        visitor.client.get("/training/table?s=board.3&say=East,+what+happened").url
    )
    assert "What happened?" in words_of(html)
    assert "“What do you mean?”" in words_of(visitor.get("/training/table?s=board.3&say=hm"))


@pytest.mark.parametrize("code", ["en", "ja"])
def test_a_page_is_short_before_anybody_has_talked(visitor: Visitor, code: str) -> None:
    for name in NAMES:
        html = visitor.get(f"/training/table?s={name}&lang={code}")
        said = visible(html)
        assert size(said, code) <= BUDGET[code], (name, size(said, code), said)


@pytest.mark.parametrize("code", ["en", "ja"])
def test_what_happens_between_two_visits_is_short(visitor: Visitor, code: str) -> None:
    for name in (*long_ones(), "board.1", "walk.misinformation.936880"):
        found = Sitting.read(situation(name), "rule..")
        for part in (found, sitting_by(PERFECT, situation(name))):
            address = urlencode({"s": name, "v": part.text, "lang": code})
            html = visitor.get(f"/training/on?{address}")
            if "score-line" in html:
                continue  # nothing happened any more: these are the marks
            said = visible(html)
            assert size(said, code) <= BUDGET[code], (name, said)


@pytest.mark.parametrize("code", ["en", "ja"])
def test_no_page_of_a_ruling_is_long_and_each_line_comes_once(visitor: Visitor, code: str) -> None:
    for name in long_ones():
        key = key_of(situation(name))
        offered: list[tuple[str, str]] = []
        assert len(key.sheets) > 2
        for given in range(len(key.sheets)):
            html = visitor.get(f"/training/rule?s={name}&given={given}&lang={code}")
            said = visible(html)
            assert size(said, code) <= BUDGET[code], (name, size(said, code), said)
            offered += re.findall(r'type="checkbox" name="(\w)" value="(\d+)"', html)
        wanted = [("e", str(at)) for at in range(len(key.effects))]
        assert offered == [*wanted, *(("w", str(at)) for at in range(len(key.words)))]


def test_what_was_ticked_goes_with_the_next_page(visitor: Visitor) -> None:
    html = visitor.get(f"/training/rule?s={long_ones()[0]}&given=1&e=0")
    assert '<input type="hidden" name="e" value="0">' in html


def test_no_closed_card_is_shown_to_a_trainee(visitor: Visitor) -> None:
    for name in ("board.3", "board.9", "board.212229"):
        one = situation(name)
        assert one.table is not None
        html = words_of(visitor.get(f"/training/table?s={name}"))
        shown = {card.symbols for _, card in one.table.trick.cards}
        shown |= {card.symbols for event in one.table.log for card in getattr(event, "cards", ())}
        for hand in one.table.deal.hands if one.table.deal else ():
            for card in hand or ():
                assert card.symbols not in html or card.symbols in shown


def test_a_series_goes_on_to_its_result(visitor: Visitor) -> None:
    html = visitor.get("/training/result?m=9-13.12-12&seed=4")
    assert "21 of 25 marks" in words_of(html)
    done = urlencode({**marks_of_board("board.3"), "n": "10", "m": "9-13"})
    html = visitor.get(f"/training/marks?{done}")
    assert any(link.startswith("/training/result") and "m=9-13." in link for link in links(html))
    html = visitor.get("/training/begin?level=club&seed=4")
    assert "Practice 1 of 10" in words_of(html)


def test_a_paper_and_its_scheme_are_printed_in_both_languages(visitor: Visitor) -> None:
    paper = visitor.get("/training/paper?seed=4")
    assert "☑" not in paper and paper.count("☐") > 20
    key = visitor.get("/training/paper?seed=4&key=1&lang=ja")
    assert "☑" in key and "採点基準" in key


@pytest.mark.parametrize(
    "address",
    ["table?s=board.x", "table?level=world", "table?at=X", "rule?s=board.3&e=99", "rule?e=x",
     "table?s=board.3&v=fly", "begin?laws=99", "paper?seed=-1"],
)  # fmt: skip
def test_what_no_page_asks_is_refused(visitor: Visitor, address: str) -> None:
    found = visitor.client.get(f"/training/{address}")
    assert found.status_code in (404, 409, 422), found.status_code


def test_a_class_is_opened_by_a_director_and_gives_in_without_accounts(
    app: Starlette, director: Visitor
) -> None:
    address = director.send("/class", name="Autumn", level="club", laws="27")
    assert "Nobody has given in marks yet." in words_of(director.get(address))
    trainee = Visitor(TestClient(app))
    html = trainee.get(address)
    assert "Nobody has given in" not in html and "Autumn" in html
    fields = {name: unescape(value) for name, value in
              re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)"', html)}  # fmt: skip
    assert "Practice 1 of 10" in words_of(
        trainee.get("/training/begin?" + urlencode({**fields, "who": "Aki"}))
    )
    html = trainee.get(
        "/training/result?" + urlencode({"c": address[7:], "who": "Aki", "m": "9-13"})
    )
    assert f'action="{address}/result"' in html
    data = {"who": "Aki <b>", "m": "9-13.12-12"}
    assert trainee.client.post(f"{address}/result", data=data).status_code == 200
    shown = director.get(address)
    assert "Aki &lt;b&gt;" in shown and "21 / 25" in words_of(shown)
    assert "Aki" not in trainee.get(address)  # what others got is the teacher's


def test_a_teacher_follows_a_trainee_of_the_class(app: Starlette, director: Visitor) -> None:
    address = director.send("/class", name="Autumn", level="club", laws="27")
    trainee = Visitor(TestClient(app))
    html = trainee.get(address)
    fields = {name: unescape(value) for name, value in
              re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)"', html)}  # fmt: skip
    html = trainee.get("/training/table?" + urlencode({**fields, "who": "Aki", "v": "stop"}))
    at = unescape(re.findall(r'name="where" value="([^"]*)"', html)[0])
    assert f'action="{address}/seen"' in html
    assert trainee.client.post(f"{address}/seen", data={"where": at}).status_code == 204
    shown = words_of(director.get(f"{address}?lang=en"))
    assert "Aki" in shown and "until I have ruled" in shown
    followed = words_of(director.get(f"{address}/at?who=Aki"))
    assert "Director, please!" in followed and "until I have ruled" in followed
    assert trainee.client.get(f"{address}/at?who=Aki").url.path == "/sign-in"
    assert "Aki" not in words_of(trainee.get(address))
    made_up = at.replace("v=stop", "v=fly").replace("Aki", "Ben")
    trainee.client.post(f"{address}/seen", data={"where": made_up})
    assert "Ben" not in director.get(address)
    other = re.sub(r"seed=\d+", "seed=1", at)
    assert trainee.client.post(f"{address}/seen", data={"where": other}).status_code in (409, 422)


def test_a_class_takes_only_marks_and_only_so_many(app: Starlette, director: Visitor) -> None:
    address = director.send("/class", name="Autumn", level="club", laws="")
    client = TestClient(app)
    for data in ({"who": "", "m": "1-2"}, {"who": "A", "m": "x"}, {"who": "A", "m": "9-2"}):
        assert client.post(f"{address}/result", data=data).status_code in (409, 422)
    for number in range(MOST + 1):
        found = client.post(f"{address}/result", data={"who": f"A{number}", "m": "1-2"})
    assert found.status_code in (409, 422) and "full" in found.text
    assert client.get("/class").url.path == "/sign-in"
    assert client.get("/class/k-nothing").status_code == 404
