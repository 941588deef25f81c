"""What the session and the ruling before tell is not asked on a page."""

from __future__ import annotations

import pytest

from bridgelaw.desk.desk import Desk
from bridgelaw.laws import PROCEDURES
from tests.cli.fields import PAIRS, TEAMS
from tests.web.ruling_steps import Ruler
from tests.web.score_desk import ScoreDesk
from tests.web.visitor import Visitor, words_of

KIND = "What kind of event is it?"
NEW = "/rulings/new?procedure=appeal"


def walked(ruler: Ruler, address: str) -> list[str]:
    """The headings of the questions that are put until the ruling."""
    ruling, asked = ruler.begin(address), []
    while (question := ruler.asked(ruling)) is not None:
        heading = words_of(str(question.heading))
        assert heading in words_of(ruler.visitor.get(f"/rulings/{ruling}"))
        asked.append(heading)
        ruler.answer(ruling, question.options[0].key)
    return asked


@pytest.mark.parametrize("procedure", ["appeal", "fouled-board"])
@pytest.mark.parametrize("results", [PAIRS, TEAMS])
def test_the_kind_of_event_is_asked_only_where_there_are_no_results(
    director: Visitor, desk: Desk, procedure: str, results: str
) -> None:
    headings = [str(one.heading) for one in PROCEDURES[procedure].questions]
    assert KIND in headings
    address, ruler = f"/rulings/new?procedure={procedure}&go=yes", Ruler(director, desk)
    assert KIND in walked(ruler, address)
    ScoreDesk(director, desk).send_file(results)
    assert KIND not in walked(ruler, address)


def test_92D_teams_need_their_captain(director: Visitor, desk: Desk) -> None:
    ScoreDesk(director, desk).send_file(TEAMS)
    assert any("captain" in one for one in walked(Ruler(director, desk), f"{NEW}&go=yes"))


def test_92A_an_appeal_that_is_opened_from_a_ruling_knows_it(director: Visitor, desk: Desk) -> None:
    ruler = Ruler(director, desk)
    ruling = ruler.begin("/rulings/new?procedure=insufficient-bid&place=3&board=7", who="E")
    ruler.rule(ruling)
    desk.give(desk.ruling(ruling), desk.ruling(ruling).seq)
    said = desk.ruling(ruling).said("en")["headline"]
    page = words_of(director.get(f"{NEW}&after={ruling}"))
    assert f"Against: {said}" in page and "What is it about?" not in page
    assert "Against:" not in words_of(director.get(NEW))
    record = ruler.record(ruler.begin(f"{NEW}&after={ruling}"))
    assert (record.after_ruling, record.place, record.board) == (ruling, "3", "7")
    assert ("stage", "made") in record.answers
    director.post(f"/rulings/{ruling}/mark", mark="appealed", on="yes")
    assert "What is it about?" in words_of(director.get(f"{NEW}&after={ruling}"))
