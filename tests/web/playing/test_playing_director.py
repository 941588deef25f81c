"""A director who plays: closed hands, who else should rule, and a named way past it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.hand_records import keep_hand_records
from bridgelaw.desk.playing_director import ForAnother, boards_left
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.score_desk import import_results
from bridgelaw.desk.signature import signing
from bridgelaw.game.boards import Board
from bridgelaw.game.deals import Deal
from bridgelaw.table.notation import read_events
from bridgelaw.table.table import Table
from tests.formats.bws.evenings import Evening, mitchell, played
from tests.web.routes import routes
from tests.web.visitor import PIN, Visitor, words_of

ROUNDS = mitchell(5)
# Round 1 is over: pair NS 1 has played boards 1 and 2 at table 1, and meets 3 to 10 later.
RECEIVED = [row for row in played(ROUNDS) if row["Round"] == 1]
DEAL = "N:AQT8642.KJ9753.. KJ9753.AQT8642.. ..AQT8642.KJ9753 ..KJ9753.AQT8642"
SHOWN = re.compile(r"AQ(10|T)8642|KJ9753")
"""A hand of that deal, however it is drawn; a whole suit never matches."""
HANDS = "".join(f'[Board "{number}"]\n[Deal "{DEAL}"]\n\n' for number in range(1, 11))


@pytest.fixture
def session(desk: Desk) -> ClubSession:
    found = desk.open_session("Monday")
    data = Evening(rounds=ROUNDS, received=RECEIVED).data()
    found = import_results(desk, found, found.seq, "evening.bws", data)
    found = keep_hand_records(desk, found, "hands.pbn", HANDS.encode())
    return desk.write(found, found.seq, ClubSession.calling_round(2))


def own_pair(desk: Desk, session: ClubSession) -> str:
    """The pair that sits North-South at table 1."""
    from bridgelaw.desk.results import results_of

    results = results_of(desk.store, session)
    assert results is not None and results.document.movement is not None
    first = results.document.movement.at("1", 1)
    assert first is not None
    return first.ns


def sits(
    director: Visitor, desk: Desk, session: ClubSession, who: str = "", deputy: str = ""
) -> None:
    pair = own_pair(desk, session)
    director.post("/playing", session=session.id, pair=pair, who=who, deputy=deputy)


def shows_a_hand(page: str) -> bool:
    return SHOWN.search(re.sub(r"[\s\u202f.♠♥♦♣︎]", "", words_of(page) + page)) is not None


def open_board(desk: Desk, session: ClubSession, board: int, place: str = "3") -> str:
    table = Table(Board.number(board), Deal.parse(DEAL))
    return desk.open_table(session.id, table, place).id


def test_no_page_and_no_answer_shows_a_hand_of_a_board_still_to_be_played(
    director: Visitor, desk: Desk, session: ClubSession
) -> None:
    table = open_board(desk, session, 5)
    ruling = desk.open_ruling("unauthorised-information", at=desk.table(table)).id
    assert shows_a_hand(director.get(f"/tables/{table}")), "before anybody sits down"
    assert shows_a_hand(director.get(f"/rulings/{ruling}"))
    other = desk.table(open_board(desk, session, 5))
    other = desk.happen(other, other.seq, *read_events("N 1S, E P, S 1H"))
    given = desk.open_ruling("insufficient-bid", at=other)
    while (asked := desk.interview(given).question) is not None:
        given = desk.answer(given, given.seq, len(given.answers), asked.samples()[-1])
    given = desk.give(given, given.seq)
    assert shows_a_hand(director.get(f"/rulings/{given.id}/report"))
    sits(director, desk, session)
    for part in ("", "/report", "/appeal-form", "/slip", "/wrong", "/derivation"):
        found = director.client.get(f"/rulings/{given.id}{part}", follow_redirects=True)
        assert found.status_code < 500 and not shows_a_hand(found.text), part
    filled = {"table": table, "ruling": ruling, "session": session.id, "board": "5", "row": "1"}
    seen = 0
    for route in routes():
        path = route.path.replace("{step:step}", "0")
        holes = re.findall(r"\{(\w+)\}", path)
        if "GET" not in (route.methods or ()) or path.endswith("/live"):
            continue
        if not set(holes) <= filled.keys() or route.path.startswith(("/casebook", "/sheets")):
            continue
        page = director.client.get(path.format(**filled), follow_redirects=True)
        assert not shows_a_hand(page.text), path
        seen += page.status_code == 200
    assert seen > 20
    token = director.client.post("/api/v1/tokens", json={"pin": PIN}).json()["token"]
    headers = {"Authorization": f"Bearer {token}"}
    for path in (f"tables/{table}", f"tables/{table}/legal?seat=N", f"rulings/{ruling}",
                 f"sessions/{session.id}/export", "changes"):  # fmt: skip
        answer = director.client.get(f"/api/v1/{path}", headers=headers)
        assert answer.status_code < 500 and not shows_a_hand(answer.text), path


def test_a_board_that_was_played_is_open_and_so_is_one_that_the_pair_never_meets(
    director: Visitor, desk: Desk, session: ClubSession
) -> None:
    sits(director, desk, session)
    left = boards_left(desk.store, desk.club_session(session.id))
    assert left == (3, 4, 5, 6, 7, 8, 9, 10)
    assert shows_a_hand(director.get(f"/tables/{open_board(desk, session, 1)}"))
    here = f"/tables/{open_board(desk, session, 7)}"
    assert not shows_a_hand(director.get(here))
    director.post("/playing/saw", session=session.id, board="7", how="played", next=here)
    assert shows_a_hand(director.get(here))


def test_what_the_director_writes_loses_no_hand(
    director: Visitor, desk: Desk, session: ClubSession
) -> None:
    sits(director, desk, session)
    table = open_board(desk, session, 5)
    director.post(f"/tables/{table}/events", seen=str(desk.table(table).seq), line="N 1S")
    refused = director.post(
        f"/tables/{table}/events", 422, seen=str(desk.table(table).seq), line="E shows HA"
    )
    assert "You have still to play board 5." in words_of(refused.text)
    director.post(f"/tables/{table}/deal", 422, seen=str(desk.table(table).seq), deal="")
    kept = desk.table(table)  # nobody is at work here: as the log has it
    assert [*map(str, kept.table.deal.hands)] == [*map(str, Deal.parse(DEAL).hands)]
    assert len(kept.table.log) == 1


def test_another_director_by_name_sees_everything(
    director: Visitor, desk: Desk, session: ClubSession
) -> None:
    sits(director, desk, session, who="Aki")
    table = open_board(desk, session, 5)
    with signing("Aki", "x"):
        assert desk.table(table).is_hidden
    with signing("aki", "x"):
        assert desk.table(table).is_hidden
    with signing("", "x"):  # who gives no name may be Aki
        assert desk.table(table).is_hidden
    with signing("Bo", "x"):
        assert not desk.table(table).is_hidden


def test_a_ruling_on_an_unplayed_board_says_who_rules_and_is_given_only_with_a_name(
    director: Visitor, desk: Desk, session: ClubSession
) -> None:
    sits(director, desk, session, deputy="Chiyo")
    table = open_board(desk, session, 5)
    for line in ("N 1S", "E P", "S 1H"):
        director.post(f"/tables/{table}/events", seen=str(desk.table(table).seq), line=line)
    there = director.send(f"/tables/{table}/director", seen=str(desk.table(table).seq))
    page = director.get(there)
    assert "You have still to play board 5. Chiyo should rule." in words_of(page)
    assert "“I have still to play this board. Chiyo will rule" in words_of(page)
    ruling = there.rsplit("/", 1)[1]
    with signing("", "x"):
        record = desk.ruling(ruling)
        assert record.without_hands
        # Nothing was said aloud, the bid is not unintended, and it is accepted.
        for step, value in enumerate(("no", "no", "yes")):
            record = desk.answer(record, record.seq, step, value)
        with pytest.raises(ForAnother):
            desk.give(record, record.seq)
    director.post(
        "/playing/saw", 422, session=session.id, board="5", how="overridden", name="", next=there
    )
    director.post(
        "/playing/saw", session=session.id, board="5", how="overridden", name="Aki", next=there
    )
    last = desk.store.read(session.id)[-1]
    assert (last.kind, last.data) == (
        "director_saw", {"board": "5", "how": "overridden", "name": "Aki"},
    )  # fmt: skip
    with signing("", "x"):
        given = desk.give(record, record.seq)
    assert given.is_in_force and len(desk.table(table).table.log) == 5
    assert any(desk.table(table).table.deal.hands), "the table keeps its hands"
    assert shows_a_hand(director.get(f"/tables/{table}"))


def test_at_their_own_table_somebody_else_should_rule(
    director: Visitor, desk: Desk, session: ClubSession
) -> None:
    sits(director, desk, session)
    own = director.get(f"/tables/{open_board(desk, session, 3, place='1')}")
    assert "You play at this table. Somebody should rule who does not play" in words_of(own)
    other = director.get(f"/tables/{open_board(desk, session, 1, place='3')}")
    assert "should rule" not in words_of(other)


def test_the_whole_log_leaves_only_with_a_name(
    director: Visitor, desk: Desk, session: ClubSession
) -> None:
    sits(director, desk, session)
    refused = director.get("/log.jsonl", 403)
    assert "The file has hands of boards that you have still to play." in words_of(refused)
    director.post("/playing/saw", session=session.id, board="all", how="overridden", name="Aki")
    assert director.client.get("/log.jsonl").status_code == 200


def test_a_pair_that_nobody_knows_is_refused_and_what_was_typed_stays(
    director: Visitor, desk: Desk, session: ClubSession
) -> None:
    page = director.post("/playing", 422, session=session.id, pair="99", deputy="Chiyo").text
    assert "The results know no pair or team “99”." in words_of(page) and 'value="Chiyo"' in page
    assert not desk.club_session(session.id).director.sits


def test_a_revoke_that_only_closed_hands_reveal_rings_for_nobody_who_has_still_to_play_the_board(
    director: Visitor, desk: Desk, session: ClubSession
) -> None:
    record = desk.table(open_board(desk, session, 5))
    line = "N 1S, E P, S P, W P, E leads SK, S plays DA, W plays DK, N plays HK"
    desk.happen(record, record.seq, *read_events(line))
    signs = {"/tables": "ruling needed", "/waiting": "Table 3 waits", "/": "room-table calls"}
    assert all(sign in director.get(path) for path, sign in signs.items())
    sits(director, desk, session)
    assert not [path for path, sign in signs.items() if sign in director.get(path)]


def test_who_names_a_table_of_a_movement_is_asked_which_pair(
    director: Visitor, desk: Desk, session: ClubSession
) -> None:
    page = director.post("/playing", 422, session=session.id, place="2", deputy="Chiyo").text
    assert "Which pair are you at table 2: NS 2 / EW 2?" in words_of(page)
    assert re.findall(r'type="radio" name="pair" value="(.*?)"', page) == ["NS 2", "EW 2"]
    assert 'value="Chiyo"' in page and not desk.club_session(session.id).director.sits
    page = director.post("/playing", 422, session=session.id, place="99").text
    assert "In the movement nobody begins at table “99”." in words_of(page)
    director.post("/playing", session=session.id, place="2", pair="EW 2")
    assert desk.club_session(session.id).director.pair == "EW 2"


def test_a_movement_that_comes_later_closes_what_either_pair_of_the_table_has_still_to_play(
    director: Visitor, desk: Desk
) -> None:
    session = desk.open_session("Monday")
    director.post("/playing", session=session.id, place="2")
    session = desk.club_session(session.id)
    ahead = [row for row in played(ROUNDS) if row["Round"] == 2 and row["Table"] == 2]
    data = Evening(rounds=ROUNDS, received=[*RECEIVED, *ahead]).data()
    session = import_results(desk, session, session.seq, "evening.bws", data)
    # NS 2 has played boards 5 and 6 in round 2; EW 2 has not.
    left = boards_left(desk.store, session)
    assert left is not None and set(left) == {1, 2, 5, 6, 7, 8, 9, 10}
    assert "Which pair are you?" in words_of(director.get("/playing"))


def test_a_program_says_where_the_director_sits(
    director: Visitor, desk: Desk, session: ClubSession
) -> None:
    token = director.client.post("/api/v1/tokens", json={"pin": PIN}).json()["token"]
    headers = {"Authorization": f"Bearer {token}"}
    address = f"/api/v1/sessions/{session.id}"

    def put(**sent: object) -> dict[str, Any]:
        answer = director.client.put(f"{address}/playing", json=sent, headers=headers)
        return {"status": answer.status_code, **answer.json()}

    assert director.client.get(address, headers=headers).json()["playing"] is None
    assert put(after=session.seq, pair="99")["status"] == 422
    asked = put(after=session.seq, place="1")
    assert asked["detail"] == "Which pair are you at table 1: NS 1 / EW 1?"
    assert put(after=session.seq - 1, pair="NS 1")["status"] == 409
    seated = put(after=session.seq, pair="NS 1", who="Aki", deputy="Chiyo")
    assert seated["playing"] == {
        "pair": "NS 1", "place": "", "who": "Aki", "deputy": "Chiyo",
        "boards_left": [3, 4, 5, 6, 7, 8, 9, 10],
    }  # fmt: skip
    assert put(after=seated["seq"])["playing"] is None
