"""The slip of a given ruling: for the players, checked by anybody, changed in one fact."""

from __future__ import annotations

import re
from html import unescape

from starlette.testclient import TestClient

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.records.ruling import RulingRecord
from bridgelaw.game import Board, Deal, Seat
from bridgelaw.slips import read_slip, try_again
from bridgelaw.table import Table
from tests.web.visitor import Visitor, words_of

DEAL = "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432"
NAMES = {"N": "Anna Ask", "E": "Bo Blom", "S": "Cem Can", "W": "Dora Dahl"}


def letters_of(page: str) -> str:
    found = re.search(r"<textarea[^>]*>(bl1-[\w-]+)</textarea>", page)
    assert found is not None, words_of(page)
    return found[1]


def hidden(page: str) -> list[tuple[str, str]]:
    """The fields of the first form of a question."""
    begins = page.index('<form method="get" action="/slips/change"')
    form = page[begins : page.index("</form>", begins)]
    found = re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)"', form)
    return [(name, unescape(value)) for name, value in found]


def given(desk: Desk, *answers: str, table: Table | None = None) -> RulingRecord:
    club_session = desk.open_session("Monday")
    at = None
    if table is not None:
        at = desk.open_table(club_session.id, table, "3", NAMES)
    record = desk.open_ruling(
        "insufficient-bid", club_session.id, at=at, place="3", board="7", players=NAMES,
        assumes=True,
    )  # fmt: skip
    for value in answers:
        record = desk.answer(record, record.seq, len(record.answers), value, assumes=True)
    return desk.give(record, record.seq)


def live() -> Table:
    return Table(Board(Seat.WEST, id=7), Deal.parse(DEAL)).after("W 1C, N 1S, E 1H")


def test_the_slip_of_a_ruling_is_checked_by_somebody_without_the_pin(
    director: Visitor, anybody: Visitor, desk: Desk
) -> None:
    record = given(desk, "yes", table=live())
    page = director.get(f"/rulings/{record.id}/slip")
    assert "data:image/svg+xml" in page and "30 minutes after the official score" in words_of(page)
    told = words_of(page)
    assert "Table 3 · Board 7" in told and "is accepted" in told and "Bid too low" in told
    slip = read_slip(letters_of(page))
    assert try_again(slip).follows
    assert "AKQJ" not in slip.facts.table, "the hands are closed, and nobody needs them"
    assert not any(name in str(slip) for name in NAMES.values())
    seen = words_of(anybody.get(f"/slips?s={letters_of(page)}"))
    assert "The ruling follows from these facts." in seen and "27A1" in seen
    assert "this one" in seen and slip.fingerprint in seen
    japanese = words_of(anybody.get(f"/slips?s={letters_of(page)}&lang=ja"))
    assert "The ruling follows" not in japanese


def test_a_slip_that_was_changed_is_refused(director: Visitor, desk: Desk) -> None:
    text = letters_of(director.get(f"/rulings/{given(desk, 'yes', table=live()).id}/slip"))
    wrong = text[:-12] + ("A" if text[-12] != "A" else "B") + text[-11:]
    page = director.get(f"/slips?s={wrong}", 422)
    assert "something in it was changed" in words_of(page)
    assert "This is no slip" in words_of(director.get("/slips?s=hello", 422))
    director.get(f"/slips/change?s={wrong}&step=0", 422)


def test_a_committee_changes_one_fact_and_sees_what_becomes_of_it(
    director: Visitor, anybody: Visitor, desk: Desk
) -> None:
    text = letters_of(director.get(f"/rulings/{given(desk, 'yes', table=live()).id}/slip"))
    page = anybody.get(f"/slips?s={text}")
    links = [unescape(one) for one in re.findall(r'href="(/slips/change[^"]+)"', page)]
    step = [one.key for one in read_slip(text).facts.answers].index("accepts")
    page = anybody.get(links[step])
    assert "Does South accept" in words_of(page)
    sent = anybody.client.get("/slips/change", params=[*hidden(page), ("answer", "no")])
    assert sent.status_code == 200
    # Another answer asks on: which call takes its place, and what that shows.
    for answer in ("Pass", "none"):
        sent = anybody.client.get("/slips/change", params=[*hidden(sent.text), ("answer", answer)])
        assert sent.status_code == 200
    said = words_of(sent.text)
    assert "27B2" in said and "What was ruled" in said and "27A1" in said
    wrong = anybody.client.get(links[step] + "&answer=perhaps")
    assert wrong.status_code == 422 and "perhaps" in wrong.text


def test_what_was_said_away_from_the_table_waits_until_the_board_is_over(
    director: Visitor, desk: Desk
) -> None:
    record = given(desk, "no", "bid_or_pass", "yes")
    page = director.get(f"/rulings/{record.id}/slip")
    assert "The code can be given when the board is over" in words_of(page)
    assert "bl1-" not in page
    director.get(f"/rulings/{record.id}/slip.txt", 422)
    over = director.get(f"/rulings/{record.id}/slip?over=yes")
    assert try_again(read_slip(letters_of(over))).follows
    assert director.get(f"/rulings/{record.id}/slip.txt?over=yes").strip() == letters_of(over)


def test_only_a_ruling_that_stands_has_a_slip(director: Visitor, desk: Desk) -> None:
    club_session = desk.open_session("Monday")
    record = desk.open_ruling("insufficient-bid", club_session.id)
    director.get(f"/rulings/{record.id}/slip", 422)


def test_strangers_make_no_slips(anybody: Visitor, desk: Desk) -> None:
    record = given(desk, "yes", table=live())
    client: TestClient = anybody.client
    assert client.get(f"/rulings/{record.id}/slip").status_code in (303, 401, 403)
