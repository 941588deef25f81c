"""`bridgelaw dd`, as a user types it: rightly and wrongly."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from bridgelaw.analysis.position import Position
from bridgelaw.analysis.solver import SolverFailed, SolverMissing
from bridgelaw.cli.common import spinner
from bridgelaw.cli.dd import run as dd_run
from bridgelaw.cli.dd.command import dd_command
from bridgelaw.cli.main import commands
from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.locale import language
from bridgelaw.locale.text import tr

DEAL = "N:JT54.9732.Q63.AK 76.JT.AJT95.T965 AKQ832.8.72.J732 9.AKQ654.K84.Q84"
OTHER = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
TABLE = [
    "tricks  ♣  ♦  ♥  ♠ NT",
    "North   5  2  2 10  2",
    "South   5  2  2 10  2",
    "East    8  9  9  3  5",
    "West    8  9  9  3  5",
]
FINESSE = "N:AQ... 32... 54... K6..."


def run(*words: str, lang: str = "en", stdin: bytes | None = None) -> Result:
    command = dd_command(language(lang))
    return CliRunner().invoke(command, words, input=stdin)


def lines_of(result: Result) -> list[str]:
    assert result.exit_code == 0, result.output
    return [line.rstrip() for line in result.stdout.splitlines()]


def json_of(result: Result) -> Any:
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def pbn(number: int, deal: str, *more: str) -> str:
    return "\n".join((f'[Board "{number}"]', f'[Deal "{deal}"]', *more, "", ""))


def contract_tags(contract: str, declarer: str) -> tuple[str, str]:
    return f'[Contract "{contract}"]', f'[Declarer "{declarer}"]'


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Two boards; the first was played three times, and twice in the same contract."""
    path = tmp_path / "boards.pbn"
    path.write_text(
        pbn(2, DEAL, *contract_tags("3H", "W"))
        + pbn(2, DEAL, *contract_tags("4H", "W"))
        + pbn(2, DEAL, *contract_tags("3H", "W"))
        + pbn(7, OTHER, *contract_tags("7NTX", "N"))
    )
    return path


def test_the_table_of_a_deal() -> None:
    assert lines_of(run(DEAL)) == TABLE
    assert lines_of(run(*DEAL.split())) == TABLE  # without quotation marks
    found = json_of(run(DEAL, "--json"))
    assert found["deal"] == DEAL
    assert list(found["table"]) == ["N", "E", "S", "W"]
    assert found["table"]["W"] == {"C": 8, "D": 9, "H": 9, "S": 3, "NT": 5}


def test_the_table_in_japanese() -> None:
    north, west = (lines_of(run(DEAL, lang="ja"))[row].split() for row in (1, 4))
    assert north == [language("ja").value(Seat.NORTH), "5", "2", "2", "10", "2"]
    assert west == [language("ja").value(Seat.WEST), "8", "9", "9", "3", "5"]


def test_what_a_contract_makes() -> None:
    found = lines_of(run(DEAL, "--contract", "3HX by W", "--vul", "both"))
    assert found[:12] == [
        "3♥ doubled by West made; both sides vulnerable",
        "Tricks of declarer: 9",
        "North-South: -730",
        "East-West: +730",
        "",
        "North to play in hearts; tricks left: 13",
        "With best play: 4 to North-South, 9 to East-West",
        "",
        "tricks of North-South cards",
        "                    4 ♣A ♣K",
        "                    3 ♠J ♠10 ♠5 ♠4",
        "                    2 ♥9 ♥7 ♥3 ♥2 ♦Q ♦6 ♦3",
    ]
    assert len(found) == 14 + 13
    data = json_of(run(DEAL, "--contract", "4HX by W", "--vul", "EW", "--json"))
    assert data["contract"] == {
        "contract": "4HX by W",
        "tricks": 9,
        "result": "4HX-1 by W",
        "vulnerable": "EW",
        "score": {"NS": 200, "EW": -200},
    }


def test_the_contract_after_the_opening_lead() -> None:
    """A trump costs two tricks; the contract makes two more then."""
    data = json_of(run(DEAL, "--contract", "3H by W", "--trick", "N H2", "--json"))
    assert (data["turn"], data["left"], data["trick"]) == ("E", 13, ["H2"])
    assert data["contract"]["result"] == "3H+2 by W"
    assert data["tricks"] == {"NS": 2, "EW": 11}
    assert len(data["line"]) == 51


def test_the_value_of_each_card_of_an_ending() -> None:
    found = lines_of(run(FINESSE, "--trump", "NT", "--leader", "S"))
    assert found == [
        "South to play in no trump; tricks left: 2",
        "With best play: 2 to North-South, 0 to East-West",
        "",
        "tricks of North-South cards",
        "                    2 ♠5 ♠4",
        "",
        "A line on which nobody makes a mistake:",
        "  S ♠5, W ♠6, N ♠Q, E ♠2: North",
        "  N ♠A, E ♠3, S ♠4, W ♠K: North",
    ]
    data = json_of(run(FINESSE, "--contract", "3NT by S", "--leader", "N", "--json"))
    assert data == {
        "deal": FINESSE,
        "denomination": "NT",
        "leader": "N",
        "trick": [],
        "turn": "N",
        "left": 2,
        "tricks": {"NS": 1, "EW": 1},
        "values": {"SA": 1, "SQ": 1},
        "best": ["SA", "SQ"],
        "line": ["SA", "S2", "S4", "S6", "SQ", "S3", "S5", "SK"],
        "contract": None,
    }


@pytest.mark.parametrize(
    "options",
    [
        (FINESSE, "--trick", "S S4, W S6"),
        (FINESSE, "--trick", "S S4 W S6"),
        (FINESSE, "--trick", "南 ♠4、 西 ♠6"),
        (FINESSE, "--trick", "S4, S6", "--leader", "S"),
        (FINESSE, "--trick", "S S4, S6"),
        # Written without the cards of the trick.
        ("N:AQ... 32... 5... K...", "--trick", "S S4, W S6"),
    ],
)
def test_a_trick_in_progress(options: tuple[str, ...]) -> None:
    data = json_of(run(*options, "--trump", "H", "--json"))
    assert data["turn"] == "N"
    assert data["trick"] == ["S4", "S6"]
    assert data["deal"] == "N:AQ... 32... 5... K..."
    assert data["values"] == {"SQ": 2, "SA": 1}


def test_law_61_a_revoke_in_the_trick() -> None:
    """East has thrown a heart on the king of spades, and holds the ace."""
    ending = "N:K.2.. A.4.. 2.3.. 3.5.."
    data = json_of(run(ending, "--trump", "NT", "--trick", "N SK, E H4", "--json"))
    assert data["values"] == {"S2": 1}


def test_the_boards_of_a_file(file: Path) -> None:
    found = lines_of(run(str(file)))
    assert found == [
        "Board 2; North-South vulnerable",
        *TABLE,
        "3♥ by West made: +140 for East-West",
        "4♥ by West, one down: -50 for East-West",
        "",
        "Board 7; both sides vulnerable",
        "tricks  ♣  ♦  ♥  ♠ NT",
        "North   0 13  0 13  0",
        "South   0 13  0 13  0",
        "East   13  0 13  0  0",
        "West   13  0 13  0  0",
        "7NT doubled by North, 13 down: -3800 for North-South",
        "",
    ]


def test_the_boards_of_a_file_as_json(file: Path) -> None:
    data = json_of(run(str(file), "--json"))
    assert data["left"] == 0
    first, second = data["boards"]
    assert (first["board"], first["record"], first["vulnerable"]) == (2, 1, "NS")
    assert [made["result"] for made in first["contracts"]] == ["3H= by W", "4H-1 by W"]
    assert first["problems"] == []
    assert (second["board"], second["record"]) == (7, 4)
    assert second["table"]["E"] == {"C": 13, "D": 0, "H": 13, "S": 0, "NT": 0}


def test_one_board_and_one_contract(file: Path) -> None:
    data = json_of(run(str(file), "--board", "7", "--contract", "1C by E", "--json"))
    assert [(board["board"], board["contracts"][0]["result"]) for board in data["boards"]] == [
        (7, "1C+6 by E")
    ]


def test_standard_input_and_lin() -> None:
    lin = (
        "qx|o1|md|3SAKQ832H8D72CJ732,S9HAKQ654DK84CQ84,SJT54H9732DQ63CAK,S76HJTDAJT95CT965|"
        "sv|e|mb|p|mb|p|mb|1S|mb|3H|mb|p|mb|p|mb|p|pg||\n"
    )
    found = lines_of(run("-", stdin=lin.encode()))
    assert found[1:6] == TABLE
    assert found[6] == "3♥ by West made: +140 for East-West"


def test_a_damaged_board_is_an_error_of_that_board_only(tmp_path: Path) -> None:
    path = tmp_path / "boards.pbn"
    short = DEAL.replace("JT54.", "JT5.")
    path.write_text(pbn(1, short) + pbn(2, DEAL) + pbn(3, "N:A - - -"))
    result = run(str(path), "--json")
    boards = json_of(result)["boards"]
    assert [board["table"] is None for board in boards] == [True, False, True]
    assert "North has 12" in boards[0]["problems"][0]
    assert boards[1]["problems"] == []
    assert boards[2]["problems"]
    shown = run(str(path))
    assert shown.exit_code == 0
    assert TABLE[1] in shown.stdout
    assert "North has 12" in shown.stdout


def test_a_contract_that_cannot_be_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "boards.pbn"
    path.write_text(pbn(1, DEAL, *contract_tags("8S", "N")) + pbn(1, DEAL, '[Contract "Pass"]'))
    (board,) = json_of(run(str(path), "--json"))["boards"]
    assert board["contracts"] == []
    assert board["table"] is not None


def test_a_file_without_any_whole_deal_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "boards.pbn"
    path.write_text(pbn(1, DEAL.replace("JT54.", "JT5.")))
    assert run(str(path)).exit_code == 3
    assert run(str(path), lang="ja").exit_code == 3


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("nowhere.pbn",), "neither a file nor a deal"),
        (("N", "AKQ"), "neither a file nor a deal"),
        (("x" * 5000,), "neither a file nor a deal"),
        (("N:AKQ",), "a deal: a seat"),
        (("X:A... K... Q... J...",), "a deal: a seat"),
        (("N:A... A... Q... J...", "--trump", "S", "--leader", "N"), "one hand only"),
        (("N:AA... K... Q... J...",), "comes twice"),
        (("N:A... K... Q... -",), "West's is not"),
        (("N:A... K... Q... -", "--trump", "S", "--leader", "N"), "West's is not"),
        (("N:A... K... Q... J...",), "That is an ending"),
        (("N:... ... ... ...",), "That is an ending"),
        (("N:... ... ... ...", "--trump", "S", "--leader", "N"), "no card left"),
        (("N:AK... Q... J... T...", "--trump", "S", "--leader", "N"), "cards for 1 trick,"),
        ((OTHER.replace("AKQJT98765432...", "AKQJT9876543..."),), "North has 12"),
        ((FINESSE, "--leader", "N"), "What are the trumps?"),
        ((FINESSE, "--trump", "S"), "Who leads?"),
        ((FINESSE, "--contract", "4S by N"), "Who leads?"),
        ((FINESSE, "--trump", "X", "--leader", "N"), "a denomination"),
        ((FINESSE, "--trump", "S", "--leader", "Q"), "a seat"),
        ((FINESSE, "--trump", "S", "--trick", "N SX"), "a card such as"),
        ((FINESSE, "--trump", "S", "--trick", "N SA, E"), "a card after each player"),
        ((FINESSE, "--trump", "S", "--trick", "N SA, W SK"), "East's turn, not West's"),
        ((FINESSE, "--trump", "S", "--trick", "N SA", "--leader", "E"), "East's turn, not North's"),
        ((FINESSE, "--trump", "S", "--trick", "N SK"), "West has it"),
        ((FINESSE, "--trump", "S", "--trick", "N SA SA"), "East cannot have played ♠A"),
        ((FINESSE, "--trump", "S", "--trick", "N H2"), "cards for 2 tricks"),
        ((FINESSE, "--trump", "S", "--trick", "N SA S2 S4 SK"), "at most three cards"),
        ((DEAL, "--contract", "8S by N"), "level"),
        ((FINESSE, "--contract", "8S by N", "--leader", "N"), "level"),
        ((DEAL, "--contract", "4S"), "a contract such as"),
        ((DEAL, "--contract", "4S by N", "--vul", "maybe"), "a vulnerability"),
    ],
)
def test_what_is_wrong_is_said(words: tuple[str, ...], reason: str) -> None:
    result = run(*words)
    assert (result.exit_code, result.stdout) == (3, ""), result.output
    assert reason in result.stderr
    assert run(*words, lang="ja").exit_code == 3


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ((), "Missing argument"),
        ((DEAL, "--contract", "4S by N", "--trump", "S"), "--trump or --contract"),
        ((DEAL, "--vul", "NS"), "--vul needs --contract"),
        ((DEAL, "--board", "3"), "--board goes with a file"),
        (("FILE", "--trump", "S"), "--trump goes with a deal"),
        (("FILE", "--leader", "S"), "--leader goes with a deal"),
        (("FILE", "--trick", "SA"), "--trick goes with a deal"),
        (("FILE", "--contract", "4S by N", "--vul", "NS"), "--vul goes with a deal"),
        (("FILE", "--board", "none"), "is no number such as"),
    ],
)
def test_options_that_do_not_go_together(words: tuple[str, ...], reason: str, file: Path) -> None:
    result = run(*(str(file) if word == "FILE" else word for word in words))
    assert (result.exit_code, result.stdout) == (2, ""), result.output
    assert reason in result.stderr


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "is empty"),
        (b"\0\1\2", "not a file of text"),
        (b"no record of anything", "no record of play"),
    ],
)
def test_files_that_hold_no_boards(content: bytes, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "file.lin"
    path.write_bytes(content)
    for words in ((str(path),), (str(path), "--json")):
        result = run(*words)
        assert (result.exit_code, result.stdout) == (3, "")
        assert reason in result.stderr
    assert run("-", stdin=content).exit_code == 3
    assert run(str(tmp_path)).exit_code == 3


def test_a_board_that_is_not_in_the_file(file: Path) -> None:
    result = run(str(file), "--board", "9")
    assert result.exit_code == 3
    assert "no board 9" in result.stderr


def test_a_missing_solver_is_said(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise SolverMissing(tr("The double-dummy solver is not installed"))

    monkeypatch.setattr(dd_run, "find_solver", missing)
    for words in ((DEAL,), (str(file),), (FINESSE, "--trump", "S", "--leader", "N")):
        result = run(*words)
        assert (result.exit_code, result.stdout) == (3, "")
        assert "is not installed" in result.stderr


class Failing:
    """A solver that dies over some trumps, or is interrupted."""

    def __init__(self, error: BaseException) -> None:
        self.error = error
        self.solved = 0

    def values(self, position: Position) -> Mapping[Card, int]:
        self.solved += 1
        if self.solved > 20:  # the first board is done
            raise self.error
        return dict.fromkeys(position.legal, 0)


def test_a_solver_that_fails_is_an_error_of_that_board(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing = Failing(SolverFailed(tr("The double-dummy solver died (exit code {code}).", code=1)))
    monkeypatch.setattr(dd_run, "find_solver", lambda: failing)
    first, second = json_of(run(str(file), "--json"))["boards"]
    assert first["table"] is not None
    assert second["table"] is None
    assert second["problems"] == ["The double-dummy solver died (exit code 1)."]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_ctrl_c_in_a_deal_is_the_director_who_stopped(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing = Failing(KeyboardInterrupt())
    failing.solved = 20
    monkeypatch.setattr(dd_run, "find_solver", lambda: failing)
    result = CliRunner().invoke(commands(language(lang)), ("dd", DEAL))
    assert (result.exit_code, result.stdout) == (4, "")
    assert result.stderr.strip()


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_ctrl_c_keeps_what_is_done(lang: str, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for words in ((), ("--json",)):
        monkeypatch.setattr(dd_run, "find_solver", lambda: Failing(KeyboardInterrupt()))
        result = run(str(file), *words, lang=lang)
        assert result.exit_code == 4
        assert "1" in result.stderr and "2" in result.stderr
        if words:
            data = json.loads(result.stdout)
            assert ([board["board"] for board in data["boards"]], data["left"]) == ([2], 1)
        else:
            assert "3♥" in result.stdout


def test_ctrl_c_in_a_real_process(tmp_path: Path) -> None:
    """Boards are printed as they are done; the rest is left out, and nothing is said twice."""
    path = tmp_path / "many.pbn"
    path.write_text("".join(pbn(number, DEAL) for number in range(1, 501)))
    # Each board has its own number, so each is solved.
    process = subprocess.Popen(
        [sys.executable, "-u", "-m", "bridgelaw", "dd", str(path), "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "Board 1; nobody vulnerable\n"
    os.killpg(process.pid, signal.SIGINT)
    _, errors = process.communicate(timeout=30)
    assert process.returncode == 4
    assert errors.startswith("Stopped: ") and errors.endswith(" of 500 boards are done.\n")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_shown_on_a_terminal_when_it_takes_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    words = tr("Board {number} of {count} …", number=3, count=36)
    for patience, shown in ((0.0, True), (60.0, False)):
        terminal = Terminal()
        monkeypatch.setattr(sys, "stderr", terminal)
        monkeypatch.setattr(spinner, "_PATIENCE", patience)
        with spinner.Spinner(language("en")).step(words):
            for _ in range(500 if shown else 5):
                if "Board 3 of 36" in terminal.getvalue():
                    break
                threading.Event().wait(0.02)
        assert ("Board 3 of 36" in terminal.getvalue()) is shown


def test_help_in_both_languages() -> None:
    for lang in ("en", "ja"):
        result = run("--help", lang=lang)
        assert result.exit_code == 0
        assert "--contract" in result.stdout
