"""The club's own rules on pages, beside the rulings that they touch."""

from __future__ import annotations

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.house import STREAM
from tests.web.ruling_steps import Ruler
from tests.web.visitor import Visitor, words_of

SHEET = """\
club: Our club
rules:
  - title: Bids
    rule: An insufficient bid costs a round of drinks.
    laws: [27]
"""


def test_a_sheet_is_kept_and_an_error_is_told_with_its_line(director: Visitor, desk: Desk) -> None:
    wrong = SHEET.replace("[27]", "[27, 94]")
    page = director.post("/house", 422, text=wrong, seen="0").text
    assert "line 5" in words_of(page) and "drinks" in page
    assert desk.store.read(STREAM) == ()
    director.send("/house", text=SHEET, seen="0")
    assert "House rule of Our club" in words_of(director.get("/house"))


def test_who_is_not_signed_in_neither_reads_nor_writes_it(anybody: Visitor, desk: Desk) -> None:
    assert anybody.client.get("/house").status_code != 200
    assert anybody.client.post("/house", data={"text": SHEET, "seen": "0"}).status_code != 200
    assert desk.store.read(STREAM) == ()


def test_a_rule_of_the_house_stands_beside_the_ruling_and_its_report(
    director: Visitor, desk: Desk
) -> None:
    director.send("/house", text=SHEET, seen="0")
    ruler = Ruler(director, desk)
    ruling = ruler.open("insufficient-bid")
    assert "round of drinks" in words_of(ruler.rule(ruling))
    record = ruler.record(ruling)
    director.post(f"/rulings/{ruling}/give", seen=str(record.seq), said="yes")
    seen = str(desk.store.head(STREAM))
    director.send("/house", text=SHEET.replace("drinks", "apologies"), seen=seen)
    report = words_of(director.get(f"/rulings/{ruling}/report"))
    assert "round of drinks" in report and "apologies" not in report  # as it was when given
    assert "House rule of Our club" in report
    other = ruler.open("revoke")
    assert "apologies" not in words_of(ruler.rule(other))


def test_a_report_shows_the_commentary_beside_the_law_and_says_so(
    director: Visitor, desk: Desk
) -> None:
    ruler = Ruler(director, desk)
    ruling = ruler.open("insufficient-bid")
    ruler.rule(ruling, {"out_of_rotation": "no", "accepts": "yes"})
    record = ruler.record(ruling)
    director.post(f"/rulings/{ruling}/give", seen=str(record.seq), said="yes")
    report = words_of(director.get(f"/rulings/{ruling}/report"))
    assert "27A1" in report
    assert "Commentary of the WBF Laws Committee, 2019-01" in report


def test_a_sheet_that_somebody_else_has_changed_is_not_overwritten(director: Visitor) -> None:
    """Nor is one from a page that has seen nothing: the answer says where the sheet is."""
    answer = director.client.post("/house", data={"token": director.token, "text": ""})
    assert answer.status_code == 409
    assert 'href="/house"' in answer.text
