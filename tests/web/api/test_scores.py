"""The score desk by API: from the file to the export, and everything that is decided between."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.applications import Starlette

from bridgelaw.desk.desk import Desk
from tests.web.api_platform import Platform

FILE = """# event,Tuesday pairs
board,table,ns,ew,contract,by,result
1,1,1,4,4S,N,=
1,2,2,5,4S,N,+1
1,3,3,6,4S,N,-1
2,1,1,5,2H,W,-1
2,2,2,6,not played,,
2,3,3,4,Pass,,
"""


@pytest.fixture
def platform(app: Starlette) -> Platform:
    return Platform.signed_in(app)


@pytest.fixture
def session(platform: Platform) -> dict[str, Any]:
    """A session with results."""
    made = platform.post("/sessions", {"name": "Tuesday"}, 201)
    return put(platform, made["id"], made["seq"])


def put(platform: Platform, session: str, after: int, data: str = FILE) -> dict[str, Any]:
    response = platform.client.put(
        f"/api/v1/sessions/{session}/results?after={after}&name=tuesday.csv",
        content=data.encode(), headers={**platform.headers, "Content-Type": "text/csv"},
    )  # fmt: skip
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    return found


def decide(platform: Platform, session: dict[str, Any], what: str, **sent: Any) -> dict[str, Any]:
    path = f"/sessions/{session['id']}/{what}"
    made: dict[str, Any] = platform.post(path, {"after": session["seq"], **sent})
    return made


def points(platform: Platform, session: dict[str, Any], board: int, table: str) -> str:
    found = platform.get(f"/sessions/{session['id']}/boards/{board}")
    (line,) = (one for one in found["lines"] if one["table"] == table)
    exact: str = line["points"]["NS"]["exact"]
    return exact


def test_results_are_imported_ranked_and_exported(
    platform: Platform, session: dict[str, Any]
) -> None:
    assert session["file"]["name"] == "tuesday.csv"
    found = platform.get(f"/sessions/{session['id']}/results?pair=2&travellers=true")
    assert found["seq"] == session["seq"]
    assert {one["board"] for one in found["travellers"]} == {1, 2}
    assert found["pair"]["id"] == "2"
    for form, begins in (("own", "# event,Tuesday pairs"), ("csv", "#"), ("usebio", "<?xml"),
                         ("pbn", "%"), ("yaml", "event")):  # fmt: skip
        path = f"/sessions/{session['id']}/export?format={form}"
        response = platform.send("GET", path)
        assert response.status_code == 200
        assert response.text.removeprefix("\ufeff").startswith(begins), form


def test_a_score_is_looked_at_first_and_then_adjusted(
    platform: Platform, session: dict[str, Any], desk: Desk
) -> None:
    sent = {"line": {"board": 1, "table": "3"}, "both": "2/3 4S= by N, 1/3 4S-1 by N",
            "law": "12C1(c)", "reason": "unauthorised\n\u202einformation"}  # fmt: skip
    looked = decide(platform, session, "adjustments", **sent, preview=True)
    assert (looked["entry"], looked["seq"]) == (None, session["seq"])
    assert looked["change"]["after"]["points"]["NS"]["exact"] == "2/3"
    assert points(platform, session, 1, "3") == "0"
    made = decide(platform, session, "adjustments", **sent)
    assert made["entry"] == made["seq"] == session["seq"] + 1
    assert made["change"] == looked["change"] | {"deadlines": made["change"]["deadlines"]} | {
        "after": made["change"]["after"]
    }
    assert points(platform, session, 1, "3") == "2/3"
    (kept,) = platform.get(f"/sessions/{session['id']}")["decisions"]
    assert (kept["kind"], kept["law"], kept["reason"]) == (
        "adjusted", "12C1(c)", "unauthorised information",
    )  # fmt: skip


def test_a_table_of_one_of_several_sections(platform: Platform) -> None:
    file = "board,table,ns,ew,result\n" + "".join(
        f"1,{letter}{table},{letter}{table},{letter}{table + 3},4S= by N\n"
        for letter in "AB"
        for table in (1, 2, 3)
    )
    made = platform.post("/sessions", {"name": "Tuesday"}, 201)
    session = put(platform, made["id"], made["seq"], file)
    path = f"/sessions/{session['id']}/adjustments"
    sent = {"after": session["seq"], "line": {"board": 1, "table": "3"}, "both": "A"}
    refused = platform.refused("POST", path, 422, sent)
    assert "sections A and B have a table 3" in refused["detail"]
    other = {**sent, "line": {"board": 1, "table": "3", "section": "C"}}
    wrong = platform.refused("POST", path, 422, other)
    assert "there are A and B" in wrong["detail"]
    line = {"board": 1, "table": "3", "section": "B"}
    platform.post(path, {**sent, "line": line})
    lines = platform.get(f"/sessions/{session['id']}/boards/1")["lines"]
    assert [one["table"] for one in lines if one["adjusted"]] == ["B3"]


def test_a_split_score_and_the_result_at_the_table_again(
    platform: Platform, session: dict[str, Any]
) -> None:
    line = {"board": 1, "pair": "6"}
    made = decide(platform, session, "adjustments", line=line, ns="4S= by N", law="12C1(e)")
    assert made["change"]["after"]["adjusted"]["ns"] == "4S= by N"
    assert made["change"]["after"]["adjusted"]["ew"] == "4S-1 by N"
    again = decide(platform, made, "adjustments", line=line, as_played=True)
    assert again["change"]["after"]["adjusted"] is None


def test_law_12C1e_the_other_side_has_the_result_without_the_infraction(
    platform: Platform, session: dict[str, Any]
) -> None:
    given = "Ra 2S= by N; Rn 4S= by N; Re 3S= by N"
    line = {"board": 1, "pair": "6"}
    made = decide(platform, session, "adjustments", line=line, ns=given, law="12C1(e)")
    assert made["change"]["after"]["adjusted"]["ew"] == "4S= by N"


def test_a_board_that_was_not_played_needs_both_sides(
    platform: Platform, session: dict[str, Any]
) -> None:
    path = f"/sessions/{session['id']}/adjustments"
    sent = {"after": session["seq"], "line": {"board": 2, "table": "2"}, "law": "12C2"}
    assert "not played" in platform.refused("POST", path, 422, {**sent, "ns": "A+"})["detail"]
    made = platform.post(path, {**sent, "ns": "A+", "ew": "A-"})
    assert made["change"]["after"]["adjusted"]["ew"] == "A-"


def test_law_79_a_record_is_corrected(platform: Platform, session: dict[str, Any]) -> None:
    made = decide(
        platform, session, "corrections", line={"board": 1, "table": "3"}, result="4S+1 by N"
    )
    assert made["change"]["after"]["result"] == "4S+1 by N"
    (kept,) = platform.get(f"/sessions/{session['id']}")["decisions"]
    assert (kept["kind"], kept["was"], kept["law"]) == ("corrected", "4S-1 by N", "79C1")
    same = {"after": made["seq"], "line": {"board": 1, "table": "3"}, "result": "4S+1 by N"}
    platform.refused("POST", f"/sessions/{session['id']}/corrections", 422, same)


def test_law_90_a_penalty_and_taken_back(platform: Platform, session: dict[str, Any]) -> None:
    made = decide(platform, session, "penalties", of="2", amount="10%", reason="slow")
    (own,) = (one for one in made["change"]["totals"] if one["id"] == "2")
    assert own["changed"]
    assert made["change"]["penalties"][0]["amount"] == "10%"
    path = f"/sessions/{session['id']}/decisions/{made['entry']}"
    assert platform.send("DELETE", f"{path}?after={session['seq']}").status_code == 409
    response = platform.send("DELETE", f"{path}?after={made['seq']}")
    assert response.json()["decisions"] == []
    gone = platform.send("DELETE", f"{path}?after={made['seq'] + 1}")
    assert gone.status_code == 422


def test_decisions_hold_when_the_results_come_again(
    platform: Platform, session: dict[str, Any]
) -> None:
    made = decide(
        platform, session, "adjustments", line={"board": 1, "table": "3"}, both="4S= by N",
        law="12C1(b)",
    )  # fmt: skip
    again = put(platform, session["id"], made["seq"], FILE.replace("1,3,3,6,4S,N,-1\n", ""))
    assert again["decisions"][0]["lost"]
    whole = put(platform, session["id"], again["seq"])
    assert whole["decisions"][0]["lost"] is None
    assert points(platform, session, 1, "3") != "0"


@pytest.mark.parametrize(
    ("what", "sent", "status"),
    [
        ("adjustments", {"line": {"board": 9, "table": "1"}, "both": "A+"}, 422),
        ("adjustments", {"line": {"board": 1}, "both": "A+"}, 422),
        ("adjustments", {"line": {"board": 1, "table": "9"}, "both": "A+"}, 422),
        ("adjustments", {"line": {"board": 1, "table": "1"}}, 422),
        ("adjustments", {"line": {"board": 1, "table": "1"}, "both": "x"}, 422),
        ("adjustments", {"line": {"board": 1, "table": "1"}, "both": "A+", "ruling": "r-x"}, 404),
        ("penalties", {"of": "99", "amount": "10%"}, 422),
        ("penalties", {"of": "2", "amount": "10 VP"}, 422),
        ("corrections", {"line": {"board": 1, "table": "1"}, "result": "9S= by N"}, 422),
    ],
)
def test_what_does_not_fit_is_refused_and_nothing_is_written(
    platform: Platform, session: dict[str, Any], what: str, sent: dict[str, Any], status: int
) -> None:
    path = f"/sessions/{session['id']}/{what}"
    platform.refused("POST", path, status, {"after": session["seq"], **sent})
    assert platform.get(f"/sessions/{session['id']}")["seq"] == session["seq"]


def test_who_was_slower_is_told(platform: Platform, session: dict[str, Any]) -> None:
    decide(platform, session, "penalties", of="2", amount="10%")
    problem = platform.refused(
        "POST", f"/sessions/{session['id']}/penalties", 409,
        {"after": session["seq"], "of": "1", "amount": "10%"},
    )  # fmt: skip
    assert problem["head"] == session["seq"] + 1


def test_a_session_is_changed(platform: Platform, session: dict[str, Any]) -> None:
    path = f"/sessions/{session['id']}"
    sent = {"after": session["seq"], "name": "Wednesday", "profile": "EBU", "round": 3,
            "posted_at": "2026-11-17T21:30:00+09:00"}  # fmt: skip
    response = platform.send("PATCH", path, sent)
    made = response.json()
    assert (made["name"], made["profile"], made["round"]) == ("Wednesday", "EBU", 3)
    assert made["posted_at"] == "2026-11-17T12:30:00+00:00"
    assert made["correction_until"] > made["posted_at"]
    closed = platform.send("PATCH", path, {"after": made["seq"], "closed": True}).json()
    assert closed["state"] == "closed"
    platform.refused("PATCH", path, 422, {"after": closed["seq"], "posted_at": "tomorrow"})


def test_a_session_without_results_says_so(platform: Platform) -> None:
    made = platform.post("/sessions", {"name": "Empty"}, 201)
    problem = platform.refused("GET", f"/sessions/{made['id']}/results", 404)
    assert problem["detail"] == "This session has no results yet."


def test_the_report_has_what_was_given_and_decided(
    platform: Platform, session: dict[str, Any]
) -> None:
    ruling = platform.open_ruling(
        "insufficient-bid", session=session["id"], place="3", board="1", who="N", assume=True
    )
    given = platform.give(platform.answer(ruling, "yes"))
    marked = platform.post(
        f"/rulings/{given['id']}/marks", {"after": given["seq"], "mark": "appealed"}
    )
    decide(platform, session, "penalties", of="2", amount="10%", ruling=marked["id"])
    report = platform.get(f"/sessions/{session['id']}/report?lang=ja")
    assert [one["ruling"] for one in report["rulings"]] == [given["id"]]
    assert report["penalties"][0]["amount"] == "10%"
    assert not report["rulings"][0]["headline"].isascii()
    (appeal,) = platform.get(f"/sessions/{session['id']}/appeals")["appeals"]
    assert (appeal["ruling"], appeal["appeal"], appeal["in_time"]) == (given["id"], None, None)


def test_duties_wait_until_they_are_seen_to(platform: Platform, session: dict[str, Any]) -> None:
    ruling = platform.open_ruling("insufficient-bid", session=session["id"], who="N", assume=True)
    while ruling["question"] is not None:
        answer = {"accepts": "no", "comparable": "none"}.get(ruling["question"]["key"])
        options = [one["key"] for one in ruling["question"]["options"]]
        ruling = platform.answer(ruling, answer or options[-1])
    given = platform.give(ruling)
    waiting = platform.get(f"/sessions/{session['id']}/duties")["duties"]
    assert {one["ruling"] for one in waiting} == {given["id"]}
    own = platform.get(f"/rulings/{given['id']}/duties")["duties"]
    assert [one["law"] for one in own] == [one["law"] for one in waiting]
    law = own[0]["law"]
    path = f"/rulings/{given['id']}/duties"
    left = platform.post(path, {"after": own[0]["seq"], "law": law, "state": "nothing"})["duties"]
    assert law not in [one["law"] for one in left]
    platform.refused("POST", path, 422, {"after": own[0]["seq"] + 1, "law": "1", "state": "done"})


def test_a_poll_is_counted_and_decides_nothing(platform: Platform) -> None:
    ruling = platform.open_ruling("unauthorised-information", who="N")
    text = "5 asked, same standard: Pass 2/4, 4S 3/5"
    path = f"/rulings/{ruling['id']}/polls"
    found = platform.post(path, {"after": ruling["seq"], "poll": text})
    assert found["polls"][0]["text"] == text
    assert "3 of 5 would choose it" in " ".join(found["polls"][0]["lines"])
    sent = {"asked": 3, "actions": [{"action": "Pass", "chose": 1, "considered": 2}]}
    again = platform.post(path, {"after": found["seq"], "poll": sent})
    assert [one["asked"] for one in again["polls"]] == [5, 3]
    bad = {"asked": 3, "actions": [{"action": "Pass", "chose": 3, "considered": 2}]}
    platform.refused("POST", path, 422, {"after": again["seq"], "poll": bad})


def test_claims_and_revokes_are_judged_without_a_token(app: Starlette) -> None:
    stranger = Platform(Platform.signed_in(app).client)
    claim = {"hands": {"N": "SAQ", "E": "SK3", "S": "S42", "W": "S65"}, "trump": "NT",
             "declarer": "S", "lead": "S", "claims": 2}  # fmt: skip
    found = stranger.post("/claims?lang=ja", claim)
    assert (found["good"], found["tricks"]) == (False, 1)
    weighed = stranger.post(
        "/revokes",
        {"deal": "N:AK.2.. QJ.3.. 32.4.. 54..2.", "contract": "1NT by S",
         "play": "N SA, E H3, S S2, W S4, N SK, E SQ, S S3, W S5"},
    )  # fmt: skip
    assert [one["seat"] for one in weighed["revokes"]] == ["E"]
    assert stranger.refused("POST", "/claims", 422, {"trump": "NT"})["detail"]


def test_a_file_that_has_not_changed_is_not_sent_again(
    platform: Platform, session: dict[str, Any]
) -> None:
    path = f"/api/v1/sessions/{session['id']}/export"
    tag = platform.client.get(path, headers=platform.headers).headers["etag"]
    headers = {**platform.headers, "If-None-Match": tag}
    assert platform.client.get(path, headers=headers).status_code == 304
    decide(platform, session, "penalties", of="2", amount="10%")
    assert platform.client.get(path, headers=headers).status_code == 200
