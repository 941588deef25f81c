"""Opening a table: in two taps, with the hands of the session, or to show a quick ruling."""

from __future__ import annotations

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.hand_records import hands_on
from bridgelaw.desk.score_desk import import_results
from bridgelaw.game import Deal, Seat
from bridgelaw.store import Filter
from tests.table.tables import DEAL
from tests.web.at_table import AtTable, said
from tests.web.visitor import Visitor

OTHER = "N:432.AK32.432.AK2 AK5.QJ4.AK65.QJ3 QJ6.T98.QJ7.T984 T987.765.T98.765"
RECORDS = f'''% PBN 2.1
[Event "Tuesday"]
[Board "3"]
[Dealer "S"]
[Vulnerable "EW"]
[Deal "{DEAL}"]

[Event "Tuesday"]
[Board "4"]
[Dealer "W"]
[Vulnerable "All"]
[Deal "{OTHER}"]
'''

RESULTS = f'''% PBN 2.1
[Event "Tuesday"]
[Site ""]
[Date "2026.11.10"]
[Board "3"]
[West "Wim"]
[North "Ann"]
[East "Ben"]
[South "Sue"]
[Dealer "S"]
[Vulnerable "EW"]
[Deal "{DEAL}"]
[Scoring "MP"]
[Declarer "S"]
[Contract "3NT"]
[Result "9"]
'''


def upload(director: Visitor, name: str, data: bytes) -> tuple[int, str]:
    response = director.client.post(
        "/tables/hands", data={"token": director.token}, files={"file": (name, data)}
    )
    return response.status_code, response.text


def test_the_dealer_alone_opens_a_table(director: Visitor, desk: Desk) -> None:
    at = AtTable(director, desk, board="", place="", deal="", dealer="E")
    assert at.record.table.board.dealer is Seat.EAST
    assert not any(at.record.table.deal.hands)  # hands come later, or never


def test_the_hands_come_from_the_hand_records_of_the_session(director: Visitor, desk: Desk) -> None:
    before = AtTable(director, desk, deal="", board="4")
    assert "hand records" not in before.words
    assert upload(director, "tuesday.pbn", RECORDS.encode())[0] == 303
    assert "tuesday.pbn" in said(director.get("/tables/new"))
    assert AtTable(director, desk, deal="").record.table.deal == DEAL
    # A board that the file does not have: nothing is said.
    assert not any(AtTable(director, desk, deal="", board="9").record.table.deal.hands)
    # Hands that somebody typed are kept.
    assert AtTable(director, desk, deal=OTHER).record.table.deal == Deal.parse(OTHER)
    # A table that was open before takes them with a tap.
    assert "Take the hands from the hand records" in before.words
    before.send("deal", deal=OTHER)
    assert before.record.table.deal == Deal.parse(OTHER)
    assert "Take the hands" not in before.words


def test_the_hands_of_a_results_file_serve_as_well(desk: Desk) -> None:
    club_session = desk.session_or_new()
    assert hands_on(desk.store, club_session, 3) is None
    assert hands_on(desk.store, None, 3) is None
    club_session = import_results(
        desk, club_session, club_session.seq, "results.pbn", RESULTS.encode()
    )
    assert club_session.hands is None
    assert hands_on(desk.store, club_session, 3) == DEAL
    assert hands_on(desk.store, club_session, None) is None
    # Other results have no hands, and nothing is said about that.
    text = "board,ns,ew,contract,by,result\n3,1,2,3NT,S,=\n"
    club_session = import_results(
        desk, club_session, club_session.seq, "results.csv", text.encode()
    )
    assert hands_on(desk.store, club_session, 3) is None


def test_a_file_without_hands_is_refused(director: Visitor, desk: Desk) -> None:
    for name, data in (("x.pbn", b"nonsense"), ("y.pbn", b'[Event "?"]\n[Board "1"]\n'), ("", b"")):
        status, page = upload(director, name, data)
        assert status == 422, name
        assert 'role="alert"' in page
    current = desk.current_session()
    assert current is None or current.hands is None


def test_a_quick_ruling_is_shown_at_a_table_and_back(director: Visitor, desk: Desk) -> None:
    club_session = desk.session_or_new().id
    ruling = desk.open_ruling("revoke", club_session, place="7", board="3", players={"N": "Ann"})
    page = director.get(f"/tables/new?place=7&board=3&ruling={ruling.id}")
    assert f'name="ruling" value="{ruling.id}"' in page
    assert 'name="board" inputmode="numeric" value="3"' in page
    at = AtTable(director, desk, deal="", place="", ruling=ruling.id)
    assert at.record.shows == ruling.id
    assert (at.record.place, at.record.players["N"]) == ("7", "Ann")
    assert f'href="/rulings/{ruling.id}"' in at.page
    found = desk.store.find("table", Filter(subject=ruling.id))
    assert [one.stream for one in found] == [at.record.id]
    # The quick ruling itself stays what it is.
    assert desk.ruling(ruling.id).table is None
    data = {"token": director.token, "board": "3", "ruling": "r-nothing"}
    assert director.client.post("/tables/new", data=data).status_code in (404, 422)
