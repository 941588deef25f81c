"""What is given out, and what is put back, is in the log."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from fastapi.routing import APIRoute
from starlette.applications import Starlette
from starlette.testclient import TestClient

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.people.roles import DeskRole
from bridgelaw.desk.records.club_session import ClubSession
from bridgelaw.desk.score_desk import import_results
from bridgelaw.locale.text import tr
from bridgelaw.store import Store, Unavailable
from bridgelaw.web.api.application import OPERATIONS
from bridgelaw.web.server.access.access import Access
from bridgelaw.web.server.access.tokens import Scope, Tokens
from tests.cli.desk.test_desk import run
from tests.web.accounts import account
from tests.web.filled import fill
from tests.web.visitor import Visitor, words_of

RESULTS = b"""board,table,ns,ew,result
1,1,1,4,4S= by N
1,2,2,5,4S+1 by N
1,3,3,6,4S-1 by N
"""


def test_who_takes_the_log_away_is_an_entry(app: Starlette, director: Visitor, desk: Desk) -> None:
    fill(desk)
    aki = account(app, "Aki", DeskRole.READER)
    assert aki.client.get("/log.csv").status_code == 200
    last = list(desk.store.all())[-1]
    assert (last.kind, last.data["what"], last.initials) == ("exported", "log.csv", "Aki")
    assert "Exported: log.csv" in words_of(director.get("/people/history"))


def test_the_whole_log_and_every_results_file_that_is_given_out_are_entries(
    app: Starlette, director: Visitor, desk: Desk
) -> None:
    played, aki = with_results(desk), account(app, "Aki", DeskRole.CHIEF)
    session = f"/scores/{played.id}"
    for path, what in {
        "/log.jsonl": "log",
        f"{session}/file": "tuesday.csv",
        f"{session}/results.csv": "Tuesday.csv",
        f"{session}/results.pbn": "Tuesday.pbn",
        f"{session}/results.yaml": "Tuesday.yaml",
    }.items():
        before = desk.store.newest()
        assert aki.client.head(path).status_code == 200
        assert desk.store.newest() == before, "nothing was given out"
        assert aki.client.get(path).status_code == 200
        (noted,) = desk.store.all(before)
        assert (noted.kind, noted.initials) == ("exported", "Aki"), path
        assert noted.data["what"] == what, path


def test_what_a_program_takes_away_is_an_entry_with_its_name(
    app: Starlette, director: Visitor, desk: Desk
) -> None:
    """Every operation that answers with a file; what is read as JSON is no export."""
    files = {
        route.path
        for operations in OPERATIONS
        for route in operations.router.routes
        if isinstance(route, APIRoute) and "GET" in (route.methods or ()) and gives_a_file(route)
    }
    assert files == {"/sessions/{session}/export"}
    played = with_results(desk)
    token, _ = Tokens(desk.store).make("scoreboard", [Scope.READ])
    headers = {"Authorization": f"Bearer {token}"}
    client, path = TestClient(app, headers=headers), f"/api/v1/sessions/{played.id}/export"
    for query in ("", "?format=csv"):
        before = desk.store.newest()
        assert client.head(path + query).status_code == 200
        answer = client.get(path + query)
        assert answer.status_code == 200
        (noted,) = desk.store.all(before)
        assert (noted.kind, noted.initials) == ("exported", "scoreboard")
        assert "Tuesday" in noted.data["what"]
        again = client.get(path + query, headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304
        assert desk.store.newest() == before + 1, "nothing was given out a second time"
    assert "Exported: " in words_of(director.get("/people/history"))
    before = desk.store.newest()
    assert client.get("/api/v1/sessions/s-none/export").status_code == 404
    assert TestClient(app).get(path).status_code == 401
    assert desk.store.newest() == before


def with_results(desk: Desk) -> ClubSession:
    club_session = desk.open_session("Tuesday")
    return import_results(desk, club_session, club_session.seq, "tuesday.csv", RESULTS)


def gives_a_file(route: APIRoute) -> bool:
    told = route.responses.get(200, {}).get("content", {})
    return route.response_model is None and "text/event-stream" not in told


def test_with_a_full_disk_the_log_is_given_out_all_the_same(
    director: Visitor, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(desk)

    def full(*args: object, **options: object) -> None:
        raise Unavailable(tr("The disk is full: nothing was written."), "full")

    monkeypatch.setattr(Store, "append", full)
    assert director.client.get("/log.csv").status_code == 200
    assert director.client.get("/log.jsonl").status_code == 200


def test_commands_of_the_terminal_are_entries(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("USER", "chief")
    monkeypatch.setenv("LOGNAME", "chief")
    file, backup, lines = (str(tmp_path / name) for name in ("d.db", "b.db", "log.jsonl"))
    store = Store(file)
    fill(Desk(store))
    store.close()
    assert run("desk", "pin", "--database", file, typed="4711\n4711\n").exit_code == 0
    assert run("desk", "backup", backup, "--database", file).exit_code == 0
    assert run("desk", "export", lines, "--database", file).exit_code == 0
    exported = [json.loads(line) for line in Path(lines).read_text("utf-8").splitlines()]
    assert [one["kind"] for one in exported[-2:]] == ["pin", "exported"]
    assert run("desk", "restore", backup, "--database", file, "--yes").exit_code == 0
    store = Store(file)
    last = list(store.all())[-1]
    assert (last.kind, last.data["entries"], last.initials) == (
        "restored", len(exported) - 1, "chief",
    )  # fmt: skip
    assert Access(store).sign_in("4711", "127.0.0.1")
    store.close()
    assert run("desk", "verify", "--database", file).exit_code == 0
