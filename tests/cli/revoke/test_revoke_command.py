"""`bridgelaw revoke`, as a user types it: rightly and wrongly."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from bridgelaw.analysis.solver import find
from bridgelaw.analysis.solver.interface import Solver, SolverMissing
from bridgelaw.cli.adjust.command import adjust_command
from bridgelaw.cli.revoke.command import revoke_command
from bridgelaw.formats.revokes.played import Counted, RevokeResults, commands_of
from bridgelaw.formats.revokes.reading import by_hand
from bridgelaw.game import Board, Deal
from bridgelaw.locale import LANGUAGES, language
from bridgelaw.locale.text import tr
from bridgelaw.scoring.outcomes import Played
from bridgelaw.table import Table
from tests.analysis.plays import BRUTE, ENTRY_PLAY, ENTRY_RUFFED, PLAY_OF_46, SPADES_OF_46

HANDS = "N:AKQJ63.AQ3.A7.KJ .T8742.T9863.A64 85.KJ6.KQ2.T9872 T9742.95.J54.Q53"
"""West revokes on the twelfth trick, which costs a trick."""
CARDS = (
    "CQ CK CA C2, DT D2 D4 D7, HT H6 H5 HA, DA D3 DK D5, SA H2 S8 S2, SK H4 S5 ST,"
    "HQ H7 HK H9, DQ DJ SQ D6, HJ S9 H3 H8, CT C3 CJ C4, SJ D9 C7 S7, S6 D8 C9 C5, S3 C6 C8 S4"
)
BY_HAND = ("--deal", HANDS, "--contract", "3NT by S", "--play", CARDS)
OF_46 = ("--deal", SPADES_OF_46, "--contract", "1NT by S", "--play", PLAY_OF_46)
RUFFED = ("--deal", ENTRY_RUFFED, "--contract", "1S by S", "--play", ENTRY_PLAY)


@pytest.fixture(autouse=True)
def brute(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only few cards are left at these revokes, so no test depends on an installed solver."""
    monkeypatch.setattr(find, "find_solver", lambda: BRUTE)


def missing() -> Solver:
    raise SolverMissing(tr("There is none."))


def run(*words: str, lang: str = "en", read: str | None = None) -> Result:
    command = revoke_command(language(lang))
    return CliRunner().invoke(command, words, input=read)


def shown(*words: str, lang: str = "en", read: str | None = None) -> str:
    result = run(*words, lang=lang, read=read)
    assert result.exit_code == 0, result.output
    return result.output


def board_of(*words: str, read: str | None = None) -> Any:
    (board,) = json.loads(shown(*words, "--json", read=read))["boards"]
    return board


def lin_of(deal: str, contract: str, cards: str, number: int = 7) -> str:
    """A board as a LIN file has it; South deals and opens the contract."""
    north, _, south, west = (
        "S{}H{}D{}C{}".format(*str(hand).split(".")) for hand in Deal.parse(deal).hands
    )
    calls = "".join(f"mb|{call}|" for call in (contract, "p", "p", "p"))
    plays = "".join(f"pc|{card}|" for card in cards.replace(",", " ").split())
    return f"qx|o{number}|md|1{south},{west},{north}|sv|o|{calls}pg||{plays}pg||\n"


# What comes out


def test_law_64C2a_example_46_by_hand() -> None:
    board = board_of(*OF_46)
    first, second = board["revokes"]
    assert first["automatic"] == {"clause": "64A2", "tricks": 1}
    assert second["automatic"] == {"clause": "64B2", "tricks": 0}
    assert (second["equity"]["tricks"], second["equity"]["kept"]) == (4, 1)
    assert second["equity"]["clause"] == "64C2(a)"
    assert second["equity"]["follows"][0]["card"] == "S9"
    assert second["equity"]["line"][0].startswith("N SK, E S9")
    assert (board["advice"], board["damaged"], board["more"]) == ("equity", "NS", 1)
    assert board["tricks"]["NS"] == {"table": 3, "automatic": 4, "equity": 5}
    # A part of a board has no result, and nothing to put into a file of results.
    assert board["results"] == {"table": None, "automatic": None, "equity": None}
    assert board["commands"] == []


def test_law_64_of_a_whole_board_with_results_and_commands() -> None:
    board = board_of(*BY_HAND, "--board", "7", "--vul", "both")
    assert board["results"] == {
        "table": {"result": "3NT+1 by S", "ns": 630, "law": None},
        "automatic": {"result": "3NT+1 by S", "ns": 630, "law": None},
        "equity": {"result": "3NT+2 by S", "ns": 660, "law": "64C1"},
    }
    assert board["commands"] == [
        "bridgelaw adjust RESULTS --board 7 --table TABLE --both '3NT+2 by S' --law 64C1"
    ]
    said = shown(*BY_HAND, "--board", "7", "--vul", "both")
    assert "Law 64B6: No trick moves: it was on the twelfth trick." in said
    assert "By equity: 3NT by South made with 2 overtricks: +660 for North-South" in said
    assert board["commands"][0] in said


def test_the_score_desk_takes_the_command_as_it_stands(tmp_path: Path) -> None:
    results = tmp_path / "tuesday.yaml"
    results.write_text(
        "scoring: matchpoints\nboards:\n  7:\n"
        "    - {table: 1, ns: 1, ew: 3, result: 3NT+1 by S}\n"
        "    - {table: 2, ns: 2, ew: 4, result: 3NT+2 by S}\n",
        encoding="utf-8",
    )
    command = board_of(*BY_HAND, "--board", "7")["commands"][0]
    words = shlex.split(command.replace("RESULTS", str(results)).replace("TABLE", "1"))
    desk = adjust_command(language("en"))
    result = CliRunner().invoke(desk, [*words[2:], "--dry-run", "--json"])
    assert result.exit_code == 0, result.output
    assert json.loads(result.output)["after"]["adjusted"]["law"] == "64C1"


def test_law_64A2_in_a_part_of_a_board_whoever_is_named_first_has_led() -> None:
    deal = ("--deal", "N:A2... 43... 65... 7.8..", "--contract", "1NT by S")
    cards = "SA, E S3, S S5, W H8, N S2, E S4, S S6, W S7"
    board = board_of(*deal, "--play", f"N {cards}")
    assert board["revokes"][0]["automatic"] == {"clause": "64A2", "tricks": 1}
    # Unnamed, the first card is due from declarer's left-hand opponent.
    assert run(*deal, "--play", cards).exit_code == 3


def test_law_64B4_noticed_too_late() -> None:
    assert board_of(*RUFFED)["revokes"][0]["automatic"] == {"clause": "64A1", "tricks": 2}
    late = board_of(*RUFFED, "--noticed", "next_deal")
    assert late["revokes"][0]["automatic"] == {"clause": "64B4", "tricks": 0}
    assert late["more"] == 3


def test_law_64C_after_a_claim() -> None:
    claimed = ("--deal", ENTRY_RUFFED, "--contract", "1S by S", "--play", "C8 CA S2 C4, HA H2 H6")
    board = board_of(*claimed, "--tricks", "2")
    assert board["tricks"]["NS"] == {"table": 2, "automatic": 4, "equity": 3}
    assert board["advice"] == "enough"
    assert "The play has not ended" not in shown(*claimed, "--tricks", "2")
    assert "The play has not ended" in shown(*claimed)


def test_a_command_is_one_line_however_narrow_the_terminal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert "--both '3NT+2 by S' --law 64C1\n" in shown(*BY_HAND)


def test_the_other_legal_cards_are_named() -> None:
    deal = "N:A.2..Q5 2.3..K2 3.4..A3 6.5..64"
    play = "S6 SA S2 S3, CQ H3 C3 C4, C5 C2 CA C6, H4 H5 H2 CK"
    said = shown("--deal", deal, "--contract", "1NT by S", "--play", play)
    assert "With ♣2 it would be 3 for North-South" in said


def test_law_12C1c_a_command_with_weights_where_another_card_would_have_cost_more() -> None:
    board = by_hand(HANDS, "3NT by S", CARDS, None, None, 7, "")
    one, two, three = (Counted(Played(board.contract, tricks), 0, "64C1") for tricks in (9, 10, 11))
    results = RevokeResults(one, one, two, (three,), is_larger=True)
    assert [shlex.split(command)[-3] for command in commands_of(board, results)] == [
        "3NT+1 by S",
        "1/2 3NT+1 by S, 1/2 3NT+2 by S",
    ]


def test_nobody_has_revoked() -> None:
    said = shown("--deal", SPADES_OF_46, "--contract", "1NT by S", "--play", "S4 SA S9 S2")
    assert "Nobody has revoked." in said
    assert (
        board_of("--deal", SPADES_OF_46, "--contract", "1NT by S", "--play", "S4")["revokes"] == []
    )


# Files


def table_46() -> Table:
    return Table(Board.number(3), Deal.parse(SPADES_OF_46)).after(
        "S 1NT, W P, N P, E P",
        "W leads S4, N spreads the hand, N plays SA, E plays H3, S plays S2",
        "N leads SK, E plays H4, S plays S3, W plays S7",
        "N leads SQ, E plays S9, S plays S6, W plays ST",
        "N leads S5, E plays SJ, S plays S8, W plays D2",
    )


@pytest.mark.parametrize("form", ["text", "json", "input"])
def test_a_table_as_it_was_kept(form: str, tmp_path: Path) -> None:
    at = table_46()
    path = tmp_path / "board3"
    text = json.dumps(at.to_json()) if form == "json" else "# my table\n" + at.text
    path.write_text(text, encoding="utf-8")
    board = board_of("-", read=text) if form == "input" else board_of(str(path))
    assert (board["number"], board["more"]) == (3, 1)
    assert [one["seat"] for one in board["revokes"]] == ["E", "E"]


def test_a_record_in_lin_and_another_board_without_revokes(tmp_path: Path) -> None:
    path = tmp_path / "evening.lin"
    good = lin_of(HANDS, "3N", CARDS.rpartition(", S6")[0], 8)
    path.write_text(lin_of(HANDS, "3N", CARDS) + good, encoding="utf-8")
    said = shown(str(path))
    assert "Trick 12: West plays ♣5 and could have played ♠4." in said
    assert said.count("Trick 12") == 1
    assert said.endswith("Boards: 2; with revokes: 1\n")
    assert board_of(str(path), "--board", "7")["more"] == 1
    assert run(str(path), "--board", "9").exit_code == 3


def test_a_record_in_pbn(tmp_path: Path) -> None:
    tricks = [trick.split() for trick in CARDS.split(",")]
    lines = "\n".join(" ".join(_from_west(tricks, number)) for number in range(13))
    path = tmp_path / "board.pbn"
    path.write_text(
        f'[Board "7"]\n[Dealer "S"]\n[Vulnerable "All"]\n[Deal "{HANDS}"]\n[Declarer "S"]\n'
        '[Contract "3NT"]\n[Result "10"]\n[Auction "S"]\n3NT Pass Pass Pass\n[Play "W"]\n'
        f"{lines}\n*\n",
        encoding="utf-8",
    )
    board = board_of(str(path))
    assert [(one["seat"], one["trick"]) for one in board["revokes"]] == [("W", 12)]
    assert board["tricks"]["NS"] == {"table": 10, "automatic": 10, "equity": 11}


def _from_west(tricks: list[list[str]], number: int) -> list[str]:
    """A trick as PBN writes it: West's card first, whoever led."""
    owners = {str(card): seat for seat, hand in zip("NESW", Deal.parse(HANDS).hands, strict=True)
              for card in hand or ()}  # fmt: skip
    by_seat = {owners[card]: card for card in tricks[number]}
    return [by_seat[seat] for seat in "WNES"]


def test_a_board_that_tells_nothing_is_named_and_the_others_are_weighed(tmp_path: Path) -> None:
    path = tmp_path / "evening.lin"
    path.write_text(lin_of(HANDS, "3N", CARDS) + lin_of(HANDS, "3N", "", 9), encoding="utf-8")
    said = shown(str(path))
    assert "The record has no play: 1 board\n" in said
    assert "Trick 12" in said
    path.write_text(lin_of(HANDS, "3N", ""), encoding="utf-8")
    assert run(str(path)).exit_code == 3


# Without a solver, and wrongly typed


def test_without_a_solver_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find, "find_solver", missing)
    said = shown(*RUFFED)
    assert "Law 64A1: Two tricks go to " in said
    assert "is not computed: There is none." in said
    board = board_of(*RUFFED)
    assert (board["advice"], board["more"]) == ("unknown", None)
    assert board["revokes"][0]["equity"] is None
    assert board["revokes"][0]["missing"] == "There is none."
    assert board["tricks"]["NS"] == {"table": 0, "automatic": 2, "equity": None}


@pytest.mark.parametrize(
    ("words", "code", "message"),
    [
        ((), 2, "give a FILE"),
        (("--deal", HANDS, "--contract", "3NT by S"), 2, "give a FILE"),
        ((*BY_HAND[:4], "--play", ""), 3, "No card has been played"),
        ((*BY_HAND[:4], "--play", "CQ CA"), 3, "North does not have ♣A"),
        ((*BY_HAND[:4], "--play", "W CQ, S CK"), 3, "♣K was due from North, not from South"),
        ((*BY_HAND[:4], "--play", "W hello"), 3, "hello"),
        ((*BY_HAND[:2], "--contract", "9S by S", "--play", "CQ"), 3, "9S"),
        (("--deal", "N:A... - - -", "--contract", "1S by S", "--play", "SA"), 3, "East's is not"),
        ((*BY_HAND[:4], "--play", "CQ CK CA C2", "--tricks", "13"), 3, "13 tricks in all"),
        ((*BY_HAND, "--tricks", "14"), 2, "from 0 to 13"),
        ((*BY_HAND, "--vul", "perhaps"), 3, "perhaps"),
    ],
)
def test_what_cannot_be_weighed_is_refused(words: tuple[str, ...], code: int, message: str) -> None:
    result = run(*words)
    assert result.exit_code == code, result.output
    assert message in result.output


def test_a_file_and_cards_are_not_mixed(tmp_path: Path) -> None:
    path = tmp_path / "board3"
    path.write_text(table_46().text, encoding="utf-8")
    assert run(str(path), "--deal", HANDS).exit_code == 2
    assert run(str(tmp_path / "none")).exit_code == 2
    path.write_text("board 3\nS 1NT", encoding="utf-8")
    assert "Nothing has been played" in run(str(path)).output
    path.write_text("board 3\nN P, E P, S 1NT, W P, N P, E P, W leads S4", encoding="utf-8")
    assert "The four hands are not known" in run(str(path)).output
    path.write_text("just a letter", encoding="utf-8")
    assert run(str(path)).exit_code == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_languages_say_everything(lang: str) -> None:
    said = shown(*BY_HAND, "--board", "7", lang=lang)
    assert "{" not in said
    assert "3NT+2 by S" in said
    help_text = run("--help", lang=lang)
    assert help_text.exit_code == 0
    assert "--noticed" in help_text.output
