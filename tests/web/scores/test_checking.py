"""Results that look wrong, at the score desk: looked at, found right, or corrected."""

from __future__ import annotations

import pytest

from bridgelaw.desk.desk import Desk
from tests.web.score_desk import ScoreDesk
from tests.web.visitor import Visitor, words_of

RESULTS = """\
board,table,ns,ew,contract,by,result
1,1,1,11,4S,E,=
1,2,2,12,4S,E,+1
1,3,3,13,4S,W,=
1,4,4,14,4S,E,-1
1,5,5,15,4S,N,=
1,6,6,16,4S,E,=
"""


@pytest.fixture
def scores(director: Visitor, desk: Desk) -> ScoreDesk:
    found = ScoreDesk(director, desk)
    found.send_file(RESULTS, "club.csv")
    return found


def test_the_session_says_what_should_be_checked(scores: ScoreDesk) -> None:
    assert "Please check: 1" in words_of(scores.get())
    page = scores.get("/check")
    assert "board 1, 5 against 15" in words_of(page)
    assert "5 of 5 others play spades as East-West." in words_of(page)
    assert "result=4S%3D%20by%20" in page, "the correction is filled in"


def test_what_is_right_is_not_shown_again(scores: ScoreDesk) -> None:
    scores.post("/check", line="4")
    assert "Nothing looks wrong." in words_of(scores.get("/check"))
    assert "Please check" not in words_of(scores.get())
    scores.send_file(RESULTS.replace("4S,N,=", "4S,N,+1"), "club.csv")
    assert "5 against 15" in words_of(scores.get("/check")), "another result there"


def test_a_line_that_is_gone_is_refused(scores: ScoreDesk) -> None:
    scores.post("/check", status=422, line="99")
    assert scores.club_session.found_right == frozenset()


def test_a_corrected_line_looks_right(scores: ScoreDesk) -> None:
    scores.post("/boards/1/5/correct", result="4S= by E")
    assert "Please check" not in words_of(scores.get())
