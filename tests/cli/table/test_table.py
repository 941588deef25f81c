"""`bridgelaw table`: saving, the command and its scripts."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from rich.cells import cell_len
from rich.console import Console

from bridgelaw.cli.common.screen import Screen
from bridgelaw.cli.main import commands
from bridgelaw.cli.table import messages as show
from bridgelaw.cli.table.live_table import LiveTable
from bridgelaw.cli.table.table_file import TableFile
from bridgelaw.cli.table.view import View
from bridgelaw.game import Board
from bridgelaw.locale import language
from bridgelaw.table import Table
from tests.cli.table.typed_lines import (
    DEAL_LINE,
    INSUFFICIENT,
    MAJOR,
    PLAY,
    asks,
    is_over,
    live_table,
    wrong,
)
from tests.table.tables import DEAL, S

# Saving


def test_saving_keeps_what_was_there(tmp_path: Path) -> None:
    file = tmp_path / "board.txt"
    file.write_text("something else", encoding="utf-8")
    at = live_table("1C")
    (saved,) = at.take(f"save {file}")
    assert isinstance(saved, show.Saved)
    assert saved.kept is not None
    assert saved.kept.read_text(encoding="utf-8") == "something else"
    assert Table.parse(file.read_text(encoding="utf-8")) == at.table
    at.take("P")
    assert not at.file.is_kept(at.table)
    assert at.take("save") == (show.Saved(file),)
    assert at.file.is_kept(at.table)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["board.txt", "board.txt~"]


def test_leaving_asks_when_something_is_not_saved(tmp_path: Path) -> None:
    at = live_table("1C")
    at.take("quit")
    assert asks(at) == "save"
    assert not is_over(at)
    assert wrong(at.take("/no/such/folder/file"))
    assert not is_over(at)
    at.take(str(tmp_path / "new.txt"))
    assert is_over(at)
    assert (tmp_path / "new.txt").exists()
    at = live_table("1C", "undo")
    at.take("quit")
    assert is_over(at)


def test_a_loaded_file_is_saved_over_without_a_copy(tmp_path: Path) -> None:
    file = tmp_path / "board.txt"
    file.write_text(Table(Board(S)).text, encoding="utf-8")
    at = LiveTable(Table.parse(file.read_text(encoding="utf-8")), TableFile(file))
    at.take("1C")
    assert at.take("save") == (show.Saved(file),)


# The command


def run(*words: str, typed: str | None = None, lang: str = "en") -> Result:
    return CliRunner().invoke(commands(language(lang)), ["table", *words], input=typed)


def script(folder: Path, *lines: str, head: tuple[str, ...] = ("dealer S", DEAL_LINE)) -> str:
    path = folder / "script.txt"
    path.write_text("\n".join((*head, *lines)) + "\n", encoding="utf-8")
    return str(path)


def json_of(result: Result) -> Any:
    return json.loads(result.stdout)


def test_the_board_can_be_typed() -> None:
    typed = f"Z\n7\nN:\n{DEAL}\n1C\nP\nquit\n\n"
    result = run(typed=typed)
    assert result.exit_code == 0, result.output
    assert "Board 7 · Dealer South · both sides vulnerable" in result.output
    assert "a seat: N, E, S or W" in result.output
    assert "a deal: a seat, a colon" in result.output
    assert "North calls: Pass  1♦–7NT" in result.output
    result = run(typed="w ew\n\n1C\nquit\n\n")
    assert "Dealer West · East-West vulnerable" in result.output
    assert "13 cards" in result.output


def test_the_board_from_options() -> None:
    result = run("--dealer", "W", "--vulnerable", "NS", "--deal", str(DEAL), typed="quit\n")
    assert result.exit_code == 0
    assert "Dealer West · North-South vulnerable" in result.output
    assert "♠ A K 3 2" in result.output
    assert "Board 7" in run("--board", "7", typed="quit\n").output


def test_the_picture_shows_hands_trick_tricks_and_turn() -> None:
    typed = "3NT P P P\nC7\ndummy\nC2 CK C6\nSQ\nquit\n\n"
    output = run("--board", "7", "--deal", str(DEAL), typed=typed).output
    assert "3NT by South" in output
    assert "Tricks: NS 0, EW 1" in output
    assert "Last trick: W♣7 N♣2 E♣K S♣6" in output
    assert "North dummy" in output
    assert "South plays: ♠1098" in output


def test_penalty_cards_and_restrictions_are_shown_with_law_and_end() -> None:
    typed = "\n".join((*MAJOR, "q", "quit", "", ""))
    output = run("--board", "7", "--deal", str(DEAL), typed=typed).output
    assert "A [K**] 6 5" in output
    assert "East has ♥K as a major penalty card. (until it is played or picked" in output
    assert "Declarer chooses first" in output
    assert "50D2" in output


def test_notes_and_reviews_are_not_read_out_twice() -> None:
    typed = "\n".join((*MAJOR, "neither", "quit", ""))
    output = run("--board", "7", "--deal", str(DEAL), typed=typed).output
    assert output.count("Stay at the table while") == 1
    assert output.count("Could the offender have known") == 1
    assert "As noted before: 50E4, 72C" in output
    # After undo it is another ruling.
    typed = "\n".join((*MAJOR, "undo", *MAJOR[2:], "undo", "quit", ""))
    output = run("--board", "7", "--deal", str(DEAL), typed=typed).output
    assert output.count("Stay at the table while") == 2


def test_the_picture_keeps_its_place_while_cards_are_played() -> None:
    typed = "3NT P P P\nC7\ndummy\nC2 CK C6\nSQ S8 S5 S2\nquit\n\n"
    output = run("--board", "7", "--deal", str(DEAL), typed=typed).output
    north = {line.index("West   North") for line in output.splitlines() if "North dummy" in line}
    assert len(north) == 1
    east = {line.index("East") for line in output.splitlines()
            if line.startswith("West") and "North" not in line.split("Tricks")[0]
            and "Tricks" in line}  # fmt: skip
    assert len(east) == 1


@pytest.mark.parametrize("width", [40, 60, 100])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_no_line_is_wider_than_the_screen(lang: str, width: int) -> None:
    screen = Screen(language(lang))
    screen.console = Console(width=width, record=True, file=io.StringIO(), highlight=False)
    view = View(screen)
    at = live_table(*MAJOR)
    for line in ("w", "neither", "C7, dummy, C2 D3", "may S", "director", "undo", "help", "log"):
        view.draw(at.take(line))
    assert all(
        cell_len(line.rstrip()) <= width for line in screen.console.export_text().split("\n")
    )


def test_who_did_what_stands_beside_what_is_irregular() -> None:
    output = run("--dealer", "S", "--deal", str(DEAL), typed="3NT P P P\nE exposes HK\n").output
    assert "49  E ♥K  ♥K was shown." in output


def test_hidden_hands_are_not_shown() -> None:
    typed = "3NT P P P\nhands off\nquit\n\n"
    output = run("--board", "7", "--deal", str(DEAL), typed=typed).output
    after = output[output.rindex("Board 7") :]
    assert "A K 3 2" not in after
    assert "♣10987" not in after
    assert "13 cards" in after


def test_leaving_with_unsaved_events_loses_nothing() -> None:
    result = run("--dealer", "S", typed="1C P\n")
    assert result.exit_code == 0
    text = result.output[result.output.index("dealer S") :]
    assert Table.parse(text) == Table(Board(S)).after("S 1C, W P")
    # In the middle of a ruling the director has stopped.
    result = run("--dealer", "S", typed="1H P 1H\ndirector\n")
    assert result.exit_code == 4
    assert run(typed="").exit_code == 4


def test_save_keeps_every_line(tmp_path: Path) -> None:
    file = tmp_path / "kept.txt"
    result = run("--dealer", "S", "--save", str(file), typed="1C\nP\n")
    assert result.exit_code == 0
    assert f"Saved to {file}" in result.output.replace("\n", "")
    assert Table.parse(file.read_text(encoding="utf-8")) == Table(Board(S)).after("S 1C, W P")
    result = run(str(file), "--save", str(file), typed="1H\nquit\n")
    assert result.exit_code == 0
    assert len(Table.parse(file.read_text(encoding="utf-8")).log) == 3
    assert [path.name for path in tmp_path.iterdir()] == ["kept.txt"]


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["no-such-file"], 2),
        (["--board", "0"], 2),
        (["--board", "x"], 2),
        (["--json"], 2),
        (["--deal", str(DEAL)], 2),
        (["--vulnerable", "NS"], 2),
        (["-", "--script", "-"], 2),
        (["-"], 2),
        (["--dealer", "Q"], 3),
        (["--dealer", "S", "--vulnerable", "some"], 3),
        (["--dealer", "S", "--deal", "N:AK"], 3),
        (["--script", "no-such-file"], 2),
        (["--lang", "xx"], 2),
    ],
)
def test_what_is_typed_wrongly_is_refused(words: list[str], code: int) -> None:
    result = run(*words, typed="")
    assert result.exit_code == code, result.output
    assert result.stderr.strip()


def test_a_file_with_options_or_wrong_contents_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "table"
    file.write_text("dealer S\nS 1C\n", encoding="utf-8")
    assert run(str(file), "--board", "7").exit_code == 2
    for text in ("{", "S 1C\n", "dealer S\nS leads\n", "dealer S\nS claims 3\n"):
        file.write_text(text, encoding="utf-8")
        result = run(str(file))
        assert result.exit_code == 3, text
        assert result.stderr.strip()
    file.write_bytes(b"dealer S\n\xff\xfe")
    assert run(str(file)).exit_code == 3


def test_in_japanese() -> None:
    typed = "\n".join((*MAJOR, "q", "ヘルプ", "終了", ""))
    result = run("--board", "7", "--deal", str(DEAL), typed=typed, lang="ja")
    assert result.exit_code == 0
    assert "ディクレアラー" in result.output


# Scripts


def test_a_script_is_replayed(tmp_path: Path) -> None:
    path = script(
        tmp_path,
        "# an insufficient bid",
        "1H P 1H   # irregular",
        "director N",
        "answer unintended: no",
        "> yes",
        "",
        "P P",
    )
    result = run("--script", path)
    assert result.exit_code == 0, result.output
    assert "Law 27: 1♥ does not outrank 1♥" in result.output
    assert "Ruling: Law 27A1" in result.output
    assert "West calls" in result.output
    assert result.output.count("Dealer South") == 1
    assert run("--script", "-", typed=Path(path).read_text(encoding="utf-8")).exit_code == 0


@pytest.mark.parametrize(
    ("lines", "number", "words"),
    [
        (["1C", "nonsense"], 4, "Cannot read “nonsense”"),
        (["1C", "> yes"], 4, "Nothing is asked"),
        (["1H P 1H", "director", "P"], 5, "“unintended” is asked"),
        (["1H P 1H", "director", "> perhaps"], 5, "That does not fit"),
        (["1H P 1H", "director", "answer accepts: no"], 5, "but “unintended” is asked"),
        (["3NT P P P", "C7", "W plays SA"], 5, "West does not hold"),
        (["1C", "W 1Z"], 4, "a call: a bid"),
        (["law 999"], 3, "No clause"),
    ],
)
def test_a_script_stops_at_the_first_line_that_cannot_be_taken(
    lines: list[str], number: int, words: str, tmp_path: Path
) -> None:
    result = run("--script", script(tmp_path, *lines))
    assert result.exit_code == 3
    assert f"line {number}:" in result.stderr
    assert words in result.stderr
    assert "Dealer South" in result.stdout  # everything before it is shown


def test_a_script_needs_a_board(tmp_path: Path) -> None:
    path = script(tmp_path, "1C", head=())
    result = run("--script", path)
    assert result.exit_code == 3
    assert "a dealer or a board number" in result.stderr
    assert run("--script", path, "--dealer", "S").exit_code == 0


def test_a_script_that_ends_in_a_ruling(tmp_path: Path) -> None:
    result = run("--script", script(tmp_path, "1H P 1H", "director"))
    assert result.exit_code == 4
    assert "Was 1♥ a slip?" in result.output
    # What began by itself may wait.
    path = script(tmp_path, "3NT P P P", "E exposes HK", "director", "> 1", "> 1", "> q")
    assert run("--script", path).exit_code == 0


def test_a_script_as_json(tmp_path: Path) -> None:
    path = script(tmp_path, "3NT P P P", "E exposes HK", "director", "> 1", "> 1",
                  "> neither")  # fmt: skip
    result = run("--script", path, "--json")
    assert result.exit_code == 0, result.stderr
    data = json_of(result)
    assert Table.from_json(data).log
    assert (data["to_act"], data["phase"], data["result"]) == ("W", "clarification period", None)
    assert len(data["legal"]) == 13
    assert data["in_force"][0]["law"] == "49"
    assert data["asks"] is None
    data = json_of(run("--script", script(tmp_path, "3NT P P P", "E exposes HK"), "--json"))
    (found,) = data["irregularities"]
    assert (found["law"], found["seat"], found["what"]) == ("49", "E", "HK")
    path = script(tmp_path, "3NT P P P", *PLAY)
    data = json_of(run("--script", path, "--json"))
    assert data["result"]["tricks"] == 6
    assert data["result"]["over"] == -3
    assert data["legal"] == []


def test_a_script_can_undo_save_and_quit(tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    path = script(tmp_path, "1C", "P", "undo", f"save {kept}", "quit", "nonsense")
    result = run("--script", path)
    assert result.exit_code == 0, result.stderr
    assert len(Table.parse(kept.read_text(encoding="utf-8")).log) == 1


def test_saved_text_is_a_script_as_well(tmp_path: Path) -> None:
    at = live_table(*INSUFFICIENT)
    path = tmp_path / "saved.txt"
    path.write_text(at.table.text, encoding="utf-8")
    data = json_of(run("--script", str(path), "--json"))
    assert Table.from_json(data) == at.table
