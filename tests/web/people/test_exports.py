"""What is given out, and what is put back, is in the log."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from starlette.applications import Starlette

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.people.roles import Role
from bridgelaw.locale.text import tr
from bridgelaw.store import Store, Unavailable
from bridgelaw.web.server.access import Access
from tests.cli.desk.test_desk import run
from tests.web.accounts import account
from tests.web.filled import fill
from tests.web.visitor import Visitor, words_of


def test_who_takes_the_log_away_is_an_entry(app: Starlette, director: Visitor, desk: Desk) -> None:
    fill(desk)
    aki = account(app, "Aki", Role.READER)
    assert aki.client.get("/log.csv").status_code == 200
    last = list(desk.store.all())[-1]
    assert (last.kind, last.data["what"], last.initials) == ("exported", "log.csv", "Aki")
    assert "Exported: log.csv" in words_of(director.get("/people/history"))


def test_with_a_full_disk_the_log_is_given_out_all_the_same(
    director: Visitor, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(desk)

    def full(*args: object, **options: object) -> None:
        raise Unavailable(tr("The disk is full: nothing was written."), "full")

    monkeypatch.setattr(Store, "append", full)
    assert director.client.get("/log.csv").status_code == 200


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
