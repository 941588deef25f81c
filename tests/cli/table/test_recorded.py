"""`bridgelaw table` with a record of play."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tests.cli.typed import json_of, run
from tests.formats.bws.evenings import result
from tests.formats.bws.test_bws_records import CALLS, EVENING, calls, cards


def evening(tmp_path: Path) -> Path:
    path = tmp_path / "evening.bws"
    made = replace(EVENING, calls=calls(*CALLS), cards=cards("E HA", "S H5"))
    path.write_bytes(made.data())
    return path


def test_a_board_of_bridgemate_is_opened(tmp_path: Path) -> None:
    script = tmp_path / "more.txt"
    script.write_text("W H8\n")
    path = evening(tmp_path)
    before = path.read_bytes()
    found = json_of(run("table", str(path), "--record", "1", "--script", str(script), "--json"))
    assert (found["phase"], found["to_act"]) == ("play", "N")
    assert all(card.startswith("H") for card in found["legal"])
    assert path.read_bytes() == before


def test_with_several_boards_one_is_chosen(tmp_path: Path) -> None:
    made = replace(EVENING, calls=[
        *calls(*CALLS), *({**one, "ID": one["ID"] + 9, "Table": 2} for one in calls(*CALLS)),
    ]).with_rows(result(1, 4, 1, "N", "1 NT", "="))  # fmt: skip
    path = tmp_path / "evening.bws"
    path.write_bytes(made.data())
    found = run("table", str(path))
    assert found.exit_code == 3
    assert (
        "has 2 boards: choose one with --record (1: table 1, round 1, board 1; 2:" in found.stderr
    )
    assert run("table", str(path), "--record", "5").exit_code == 3
    assert run("table", "--record", "5").exit_code == 2
