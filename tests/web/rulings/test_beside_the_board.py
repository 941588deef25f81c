"""Disputed facts (85) and back, penalties (90, 91), and appeals (92) from a ruling's page."""

from __future__ import annotations

import re

from bridgelaw.desk.desk import Desk
from tests.web.ruling_steps import Ruler
from tests.web.visitor import Visitor, words_of


def _open_from(director: Visitor, procedure: str, ruling: str) -> str:
    """Opens what a form of the ruling's page offers; the new ruling's id."""
    return director.send("/rulings", procedure=procedure, after=ruling).rpartition("/")[2]


def test_85_opens_from_a_question_and_leads_back_with_nothing_lost(
    director: Visitor, desk: Desk
) -> None:
    ruler = Ruler(director, desk)
    waiting = ruler.open("insufficient-bid", place="3", board="8")
    record = desk.ruling(waiting)
    desk.answer(record, record.seq, 0, "no")
    page = director.get(f"/rulings/{waiting}")
    assert 'value="disputed-facts"' in page
    facts = _open_from(director, "disputed-facts", waiting)
    assert desk.ruling(facts).board == "8"
    assert f'href="/rulings/{waiting}"' in director.get(f"/rulings/{facts}")
    ruler.rule(facts)
    ruler.give(facts)
    assert f'href="/rulings/{waiting}"' in director.get(f"/rulings/{facts}")
    assert [one.value for one in desk.ruling(waiting).answers] == ["no"]
    # A ruling on facts that was opened by itself has nothing to go back to.
    alone = ruler.open("disputed-facts")
    assert "Back to the ruling" not in director.get(f"/rulings/{alone}")


def test_90_a_penalty_leads_to_the_score_desk(director: Visitor, desk: Desk) -> None:
    ruling = Ruler(director, desk).open("conduct")
    for value in ("late", "NS", "penalty"):
        record = desk.ruling(ruling)
        desk.answer(record, record.seq, len(record.answers), value)
    record = desk.ruling(ruling)
    warned = desk.answer(desk.ruling(Ruler(director, desk).open("conduct")), 1, 0, "late")
    for value in ("NS", "warning"):
        warned = desk.answer(warned, warned.seq, len(warned.answers), value)
    for one in (record, warned):
        desk.give(one, one.seq)
    page = director.get(f"/rulings/{ruling}")
    assert f"/scores/{record.session}/penalty?ruling={ruling}&amp;law=90A" in page
    assert "/penalty?" not in director.get(f"/rulings/{warned.id}")


def test_92_the_form_has_the_ruling_filled_in(director: Visitor, desk: Desk) -> None:
    ruler = Ruler(director, desk)
    ruling = ruler.open("robbed-of-turn", place="4", board="12")
    assert "not finished" in words_of(director.get(f"/rulings/{ruling}/appeal-form"))
    ruler.rule(ruling)
    ruler.give(ruling)
    page = director.get(f"/rulings/{ruling}")
    assert f'href="/rulings/{ruling}/appeal-form"' in page and "procedure=appeal" in page
    form = director.get(f"/rulings/{ruling}/appeal-form")
    headline = re.search(r'class="headline">(.*?)</p>', form, re.S)
    assert headline is not None and headline[1].strip()
    said = words_of(form)
    assert all(part in said for part in ("Board12", "17D", "What the other side says"))
    appeal = _open_from(director, "appeal", ruling)
    assert desk.ruling(appeal).after_ruling == ruling
    assert "appeal-form" not in director.get(f"/rulings/{appeal}")
