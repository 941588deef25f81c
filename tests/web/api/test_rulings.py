"""Rulings through the API, from the first question to the log, and two programs at once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from bridgelaw.desk.desk import Desk
from bridgelaw.web.server.limits.throttle import Busy, Throttle
from tests.web.api_platform import DEAL, Platform

_CONTRACT = "S 1C, W P, N P, E P"
_DUMMY = f"{_CONTRACT}, W leads CA, N spreads the hand"


@pytest.fixture
def platform(app: Starlette) -> Platform:
    return Platform.signed_in(app)


def test_law_68C_the_reading_of_a_statement_is_a_question(platform: Platform) -> None:
    events = f'{_DUMMY}, N plays C2, E plays C5, S plays CT, S claims 3 "spades, then hearts"'
    table = platform.open_table(events=events, deal=DEAL)
    ruling = platform.answer(platform.open_ruling("claim", table=table["id"]), "director")
    question = ruling["question"]
    assert question["key"] == "reading"
    assert "• spades are led from the top" in question["heading"]
    assert [one["key"] for one in question["options"]] == ["yes"]
    assert question["takes_more"]
    corrected = platform.answer(ruling, "hearts, then spades")["question"]
    assert corrected["key"] == "reading"
    assert corrected["heading"].index("hearts are") < corrected["heading"].index("spades are")


@pytest.mark.parametrize(
    ("events", "procedure", "answers", "clause"),
    [
        ("S 1C, W 1S, N 1H", "insufficient-bid", ("no", "no", "Pass", "none"), "27B2"),
        ("S 1C, N 1H", "call-out-of-turn", ("no",), "31A"),
        ("S 1C, S 2C", "unintended-call", ("S", "no", "no", "none"), "25B3"),
        ("S X", "inadmissible-call", ("no", "1C", "none"), "36B2"),
        (f"{_DUMMY}, N plays C2, E plays S5", "revoke", ("C5",), "62B1"),
        (f"{_CONTRACT}, E leads HA", "play-out-of-turn", ("no", "neither"), "54D"),
        (f"{_DUMMY}, N plays C2, E plays C5, S plays CT, S claims 3", "claim", ("play_on",),
         "68D2(b)(ii)"),
    ],
)  # fmt: skip
def test_a_whole_ruling_at_a_table(
    platform: Platform, events: str, procedure: str, answers: tuple[str, ...], clause: str
) -> None:
    table = platform.open_table(events=events, deal=DEAL)
    assert table["calls_for"] == procedure
    ruling = platform.open_ruling(procedure, table=table["id"])
    assert ruling["board"] == "7"
    assert ruling["question"]["heading"]
    ruling = platform.answer(ruling, *answers)
    assert ruling["question"] is None
    assert clause in ruling["ruling"]["clauses"]
    given = platform.give(ruling)
    assert given["state"] == "given"
    assert given["ruling"]["headline"] == ruling["ruling"]["headline"]
    after = platform.get(f"/tables/{table['id']}")
    assert after["rulings"] == [ruling["id"]]
    assert after["events"][-1]["event"] == "ruled"
    in_japanese = platform.get(f"/rulings/{ruling['id']}?lang=ja")
    assert in_japanese["ruling"]["headline"] != given["ruling"]["headline"]
    assert in_japanese["seq"] == given["seq"]


def test_a_ruling_hands_over_to_another_law(platform: Platform) -> None:
    table = platform.open_table(events="S 1S, N 1H")
    first = platform.open_ruling("insufficient-bid", table=table["id"])
    assert first["ruling"]["clauses"] == ["27A2"]
    given = platform.give(first)
    goes_on = given["ruling"]["goes_on"]
    assert goes_on == "call-out-of-turn"
    second = platform.open_ruling(goes_on, table=table["id"], after_ruling=first["id"])
    assert second["after_ruling"] == first["id"]
    second = platform.give(platform.answer(second, "no"))
    assert "31A" in second["ruling"]["clauses"]
    assert platform.get(f"/tables/{table['id']}")["due"]
    unknown = {"procedure": goes_on, "after_ruling": "r-nothing"}
    platform.refused("POST", "/rulings", 404, unknown)


def test_a_quick_ruling_goes_back_and_on(platform: Platform) -> None:
    ruling = platform.open_ruling("insufficient-bid", place="9", board="12", players={"W": "Abe"})
    first = ruling["question"]["key"]
    ruling = platform.answer(ruling, "no")
    second = ruling["question"]["key"]
    again = {"after": ruling["seq"], "step": 0, "answer": "no"}
    back = platform.post(f"/rulings/{ruling['id']}/answers?foresee=true", again)
    assert back["answers"] == [{"question": first, "answer": "no"}]
    assert back["question"]["key"] == second
    assert all(option["leads_to"] for option in back["question"]["options"])
    path = f"/rulings/{ruling['id']}/answers"
    later = {"after": back["seq"], "step": 7, "answer": "no"}
    assert platform.refused("POST", path, 422, later)["type"].endswith("/refused")
    bad = {"after": back["seq"], "step": 1, "answer": "perhaps"}
    problem = platform.refused("POST", f"{path}?lang=ja", 422, bad)
    assert (problem["question"], problem["answer"]) == (second, "perhaps")
    assert platform.get(f"/rulings/{ruling['id']}")["seq"] == back["seq"]
    platform.refused("POST", f"/rulings/{ruling['id']}/give", 422, {"after": back["seq"]})


def test_a_ruling_that_was_given_up_is_not_given(platform: Platform) -> None:
    table = platform.open_table(events="S 1C, N 1H")
    ruling = platform.open_ruling("call-out-of-turn", table=table["id"])
    ruling = platform.answer(ruling, "no")
    path = f"/rulings/{ruling['id']}"
    up = platform.post(f"{path}/marks", {"after": ruling["seq"], "mark": "withdrawn"})
    platform.refused("POST", f"{path}/give", 422, {"after": up["seq"]})
    assert platform.get(f"/tables/{table['id']}")["rulings"] == []
    taken_up = {"after": up["seq"], "mark": "withdrawn", "on": False}
    given = platform.give(platform.post(f"{path}/marks", taken_up))
    assert given["state"] == "given"
    # What is in force at a table is taken back there, and not only in the log.
    platform.refused("POST", f"{path}/marks", 422, {"after": given["seq"], "mark": "withdrawn"})


def test_marks_notes_and_people_of_a_ruling(platform: Platform) -> None:
    ruling = platform.open_ruling("insufficient-bid")
    path = f"/rulings/{ruling['id']}"
    said = platform.post(f"{path}/marks", {"after": 1, "mark": "said"})
    assert list(said["marks"]) == ["said"]
    assert platform.post(f"{path}/marks", {"after": 2, "mark": "said"})["seq"] == 2
    platform.refused("POST", f"{path}/marks", 409, {"after": 1, "mark": "said"})
    platform.refused("POST", f"{path}/marks", 422, {"after": 2, "mark": "liked"})
    gone = platform.post(f"{path}/marks", {"after": 2, "mark": "said", "on": False})
    assert gone["marks"] == {}
    noted = platform.post(f"{path}/notes", {"after": 3, "text": "<b>\u2660</b>"})
    assert noted["notes"][0]["text"] == "<b>\u2660</b>"
    seated = platform.send("PATCH", path, {"after": 4, "board": "3"}).json()
    assert (seated["board"], seated["place"], seated["seq"]) == ("3", "", 5)


def test_a_ruling_whose_table_went_on_looks_again(platform: Platform) -> None:
    table = platform.open_table(events="S 1C, W 1S, N 1H")
    ruling = platform.open_ruling("insufficient-bid", table=table["id"])
    ruling = platform.answer(ruling, "no", "yes")
    platform.post(f"/tables/{table['id']}/events", {"after": table["seq"], "events": "director"})
    path = f"/rulings/{ruling['id']}"
    problem = platform.refused("POST", f"{path}/give", 409, {"after": ruling["seq"]})
    assert problem["type"].endswith("/moved")
    looked = platform.post(f"{path}/look-again", {"after": ruling["seq"]})
    assert looked["step"] == 2
    assert platform.give(looked)["state"] == "given"


def test_undo_takes_a_ruling_back(platform: Platform) -> None:
    table = platform.open_table(events="S 1C, W 1S, N 1H")
    ruling = platform.open_ruling("insufficient-bid", table=table["id"])
    platform.give(platform.answer(ruling, "no", "yes"))
    undone = platform.post(f"/tables/{table['id']}/undo", {"after": table["seq"] + 1})
    assert undone["rulings"] == []
    assert platform.get(f"/rulings/{ruling['id']}")["state"] == "undone"


def test_the_log_is_filtered_and_read_in_pages(platform: Platform) -> None:
    session = platform.post("/sessions", {"name": "Tuesday"}, 201)["id"]
    made = [
        platform.open_ruling("insufficient-bid", board=str(n), session=session)["id"]
        for n in range(5)
    ]
    wednesday = platform.post("/sessions", {"name": "Wednesday"}, 201)["id"]
    other = platform.open_ruling("revoke", place="8", session=wednesday)["id"]
    first = platform.get(f"/rulings?session={session}&limit=2")
    assert [one["id"] for one in first["rulings"]] == made[:2:-1]
    second = platform.get(f"/rulings?session={session}&limit=3&before={first['next']}")
    assert [one["id"] for one in second["rulings"]] == made[2::-1]
    assert second["next"] is None
    for filtered in ("procedure=revoke", "place=8", "law=64"):
        assert [one["id"] for one in platform.get(f"/rulings?{filtered}")["rulings"]] == [other]
    assert len(platform.get("/rulings?law=27&state=open")["rulings"]) == 5
    assert {one["name"] for one in platform.get("/sessions")["sessions"]} >= {"Tuesday"}
    platform.refused("POST", "/sessions", 422, {"name": "Tuesday", "profile": "nobody's"})
    platform.refused("POST", "/rulings", 404, {"procedure": "revoke", "session": "s-nothing"})


def _at_once(app: Starlette, platform: Platform, path: str, *sent: dict[str, Any]) -> list[int]:
    """The statuses of requests that are sent at the same moment."""
    together = Barrier(len(sent))

    def send(one: dict[str, Any]) -> int:
        with TestClient(app) as client:
            mine = Platform(client)
            mine.headers = platform.headers
            together.wait()
            return mine.send("POST", path, one).status_code

    with ThreadPoolExecutor(len(sent)) as threads:
        return sorted(threads.map(send, sent))


def test_of_answers_at_once_exactly_one_is_written(app: Starlette, platform: Platform) -> None:
    ruling = platform.open_ruling("insufficient-bid")
    for step in range(3):
        sent = {"after": ruling["seq"], "step": step}
        path = f"/rulings/{ruling['id']}/answers"
        found = _at_once(app, platform, path, *({**sent, "answer": "no"} for _ in range(4)))
        assert found == [200, 409, 409, 409]
        ruling = platform.get(f"/rulings/{ruling['id']}")
        assert ruling["seq"] == step + 2


def test_of_events_at_once_exactly_one_is_written(
    app: Starlette, platform: Platform, desk: Desk
) -> None:
    table = platform.open_table(events="S 1C")
    path = f"/tables/{table['id']}/events"
    calls = ("W P", "W 1S", "W X", "W 1H")
    sent = [{"after": table["seq"], "events": call} for call in calls]
    assert _at_once(app, platform, path, *sent) == [200, 409, 409, 409]
    assert [entry.seq for entry in desk.store.read(table["id"])] == [1, 2, 3]


def test_of_two_who_give_a_ruling_one_does(app: Starlette, platform: Platform) -> None:
    table = platform.open_table(events="S 1C, W 1S, N 1H")
    ruling = platform.open_ruling("insufficient-bid", table=table["id"])
    ruling = platform.answer(ruling, "no", "yes")
    sent = {"after": ruling["seq"]}
    assert _at_once(app, platform, f"/rulings/{ruling['id']}/give", sent, sent) == [200, 409]
    events = platform.get(f"/tables/{table['id']}")["events"]
    assert [event["event"] for event in events].count("ruled") == 1


def test_costly_work_sends_away_who_would_wait_too_long() -> None:
    costly = Throttle(at_once=1, with_waiting=2)
    with costly.turn():
        inside = costly._inside
        assert inside.acquire(blocking=False)  # somebody waits
        with pytest.raises(Busy), costly.turn():
            pass
        inside.release()
    with costly.turn():
        pass
