"""`bridgelaw slip`, as a user types it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from bridgelaw import __version__
from bridgelaw.game import Board, Seat
from bridgelaw.laws import PROCEDURES, Interview
from bridgelaw.slips.slip import Slip
from bridgelaw.slips.trial import slip_of
from bridgelaw.table import Table
from tests.cli.typed import json_of, run

SECRET = bytes(range(32))


def slip() -> Slip:
    table = Table(Board(Seat.WEST)).after("W 1C, N 1S, E 1H")
    interview = Interview.begin(PROCEDURES["insufficient-bid"], table).assuming().answer("yes")
    return slip_of(interview, __version__)


def test_a_slip_is_run_again_from_its_letters_a_file_and_the_input(tmp_path: Path) -> None:
    letters = slip().signed(SECRET)
    file = tmp_path / "slip.txt"
    file.write_text(f"https://desk.example/slips?s={letters}\n")
    for result in (run("slip", letters), run("slip", str(file)), run("slip", "-", typed=letters)):
        assert result.exit_code == 0, result.output
        assert "The ruling follows from these facts." in result.output
        assert "27A1" in result.output
    assert "裁定はこの事実から導かれます" in run("slip", letters, lang="ja").output


def test_another_answer_shows_what_becomes_of_the_ruling() -> None:
    found = json_of(run("slip", slip().signed(SECRET), "--change", "accepts=no", "--json"))
    assert found["follows"] and found["interview"]["ruling"]["clauses"] == ["27A1"]
    assert found["changed"]["question"]["key"] == "substitute"
    wrong = run("slip", slip().signed(SECRET), "--change", "weather=fine")
    assert wrong.exit_code == 3 and "accepts" in wrong.output


def test_what_was_changed_or_signed_by_others_is_refused_and_what_differs_fails() -> None:
    letters = slip().signed(SECRET)
    assert run("slip", letters[:-8] + letters[-7:]).exit_code == 3
    assert run("slip", letters, "--desk", "0000 0000 0000").exit_code == 3
    own = json_of(run("slip", letters, "--json"))["signed_by"]
    assert run("slip", letters, "--desk", own[:12]).exit_code == 0
    other = replace(slip(), ruled=slip().ruled.replace("27A1", "27B2"))
    result = run("slip", other.signed(SECRET))
    assert result.exit_code == 1 and "27B2" in result.output
    assert run("slip", "no-such-file").exit_code == 3
