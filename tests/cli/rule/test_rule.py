"""`bridgelaw rule`, as a director types it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bridgelaw.game import PASS, Seat
from bridgelaw.laws import PROCEDURES
from bridgelaw.table import Table
from tests.cli.typed import json_of, run

HAPPENED = ["--dealer", "W", "--happened", "W 1H, N P, E 1H"]


def answers(folder: Path, text: str) -> str:
    path = folder / "answers.yaml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_ruling_by_typing(tmp_path: Path) -> None:
    result = run("rule", "insufficient-bid", *HAPPENED, typed="no\nno\n2H\nH\nyes\n")
    assert result.exit_code == 0, result.output
    assert "27B1(a)" in result.output
    assert "Say at the table" in result.output
    assert "After the play" in result.output


def test_law_27_a_table_in_one_line_needs_no_dealer() -> None:
    happened = ["--happened", "..., N 1S, E 1H"]
    result = run("rule", "insufficient-bid", *happened, typed="1\n")
    assert result.exit_code == 0, result.output
    assert "2♥ if" in result.output
    refused = run("rule", "insufficient-bid", *happened, "--who", "E")
    assert refused.exit_code == 2
    assert "--happened" in refused.output


def test_options_can_be_chosen_by_number() -> None:
    result = run("rule", "insufficient-bid", *HAPPENED, typed="1\n")
    assert result.exit_code == 0
    assert "Ruling: Law 27A1" in result.output


def test_back_why_law_and_wrong_answers() -> None:
    typed = "b\nw\nl\nperhaps\n9\nno\nb\nyes\n"
    result = run("rule", "insufficient-bid", *HAPPENED, typed=typed)
    assert result.exit_code == 0
    assert "This is the first question" in result.output
    assert "Why this is asked" in result.output
    assert result.output.count("That does not fit") == 2
    assert result.output.count("Does South accept") == 2  # asked, answered, and asked again


def test_what_is_rare_is_asked_only_when_somebody_says_so() -> None:
    usual = run("rule", "insufficient-bid", *HAPPENED, typed="1\n")
    assert "Anything unusual? Type u." in usual.output and "A slip" not in usual.output
    slip = run("rule", "insufficient-bid", *HAPPENED, typed="u\n9\nu\n2\nyes\n2H\n")
    assert slip.exit_code == 0, slip.output
    assert "2 A slip, or an artificial bid" in slip.output
    assert "Ruling: Law 25A1" in slip.output
    said = run("rule", "insufficient-bid", *HAPPENED, typed="u\n1\nI had hearts\nno\n2H\nH\nyes\n")
    assert "To West: “You may not use what East has just said.”" in said.output
    assert "Ruling: Law 27B1(a)" in said.output


def test_a_quick_ruling_speaks_of_the_seats_that_it_is_told() -> None:
    asked = run("rule", "insufficient-bid", "--quick", typed="X\nE\nyes\n")
    assert asked.exit_code == 0, asked.output
    assert "Who bid too low?" in asked.output and "North" not in asked.output.split("Law 27A1")[0]
    named = run("rule", "insufficient-bid", "--who", "E", typed="yes\n")
    for result in (asked, named):
        assert "South" in result.output and "opponent" not in result.output
    assert run("rule", "insufficient-bid", "--who", "E", *HAPPENED).exit_code == 2


def test_85_disputed_facts_are_found_beside_the_ruling() -> None:
    for facts in ("facts\ntempo\nNS\nprescribed\n", "facts\nq\n", "facts\nfacts\ntricks\n"):
        result = run("rule", "insufficient-bid", *HAPPENED, typed=f"{facts}yes\n")
        assert result.exit_code == 0, result.output
        assert ("Ruling: Law" in result.output.partition("Back to")[0]) == (facts[-2] != "q")
        assert result.output.index("Back to the ruling.") < result.output.index("Ruling: Law 27A1")


def test_quitting_and_closed_input_give_no_ruling() -> None:
    for typed in ("q\n", "no\n"):
        result = run("rule", "insufficient-bid", *HAPPENED, typed=typed)
        assert result.exit_code == 4
        assert "No ruling was given" in result.output


def test_the_procedure_and_the_auction_can_be_typed() -> None:
    number = list(PROCEDURES).index("insufficient-bid") + 1
    typed = f"99\n{number}\nX\nW\n1H P 1Z\n1H P 1H\nyes\n"
    result = run("rule", typed=typed)
    assert result.exit_code == 0, result.output
    assert "1♥ does not outrank 1♥" in result.output
    assert "Ruling: Law 27A1" in result.output


def test_an_auction_with_nothing_to_rule_on_can_be_typed_again() -> None:
    result = run("rule", "insufficient-bid", typed="W\n1H P\nW\n1H P 1H\nyes\n")
    assert result.exit_code == 0, result.output
    assert "no insufficient bid" in result.output
    assert "Ruling: Law 27A1" in result.output


def test_a_quick_ruling_needs_no_table() -> None:
    result = run("rule", "insufficient-bid", "--quick", typed="\nyes\n")
    assert result.exit_code == 0
    assert "the left-hand opponent" in result.output.lower()


def test_a_misspelt_procedure_is_guessed() -> None:
    result = run("rule", "adjusted-scor")
    assert result.exit_code == 2
    assert "is adjusted-score meant?" in result.output


@pytest.mark.parametrize(
    ("words", "meant"), [("dropped card", "exposed-card"), ("ためらい", "unauthorised-information")]
)
def test_words_are_understood_by_what_they_mean(words: str, meant: str) -> None:
    result = run("rule", words)
    assert result.exit_code == 2
    assert f"is {meant} meant?" in result.output


def test_a_ruling_on_a_score_asks_for_no_auction() -> None:
    result = run("rule", "adjusted-score", typed="impossible\nnone\ndirectly\n")
    assert result.exit_code == 0, result.output
    assert "Dealer" not in result.output
    assert "East-West is awarded average minus" in result.output


def test_law_12A3_answers_from_a_file_name_the_procedure_that_rules_on(tmp_path: Path) -> None:
    answers = tmp_path / "answers.yaml"
    answers.write_text("power: director\n", encoding="utf-8")
    result = run("rule", "adjusted-score", "--quick", "--answers", str(answers))
    assert result.exit_code == 0, result.output
    assert "Now: The director's own error" in result.output


def test_the_auction_can_be_followed_to_the_lead() -> None:
    start = ["--dealer", "S", "--happened", "S 1S, W P, N 2S, E 2H"]
    typed = "no\nno\nP\nnone\nP P\nH\nD\n"
    result = run("rule", "insufficient-bid", *start, typed=typed)
    assert result.exit_code == 0, result.output
    assert "may not lead diamonds" in result.output


def test_answers_from_a_file_as_json(tmp_path: Path) -> None:
    path = answers(tmp_path, "unintended: no\naccepts: no\nsubstitute: P\ncomparable: none\n")
    result = run("rule", "insufficient-bid", *HAPPENED, "--answers", path, "--json")
    assert result.exit_code == 0
    data = json_of(result)
    assert data["question"] is None
    assert data["ruling"]["clauses"] == ["27B2", "26B"]
    forced = next(item for item in data["ruling"]["effects"] if item["effect"] == "forced pass")
    assert (forced["player"], forced["span"]) == ("W", "throughout")
    # The table that is written has the ruling in it, and can be gone on with.
    table = Table.from_json(data["table"]).after("S 1S")
    assert table.legal_calls(Seat.WEST).legal == (PASS,)
    # What was written can be given back.
    again = answers(tmp_path, result.stdout)
    assert json_of(run("rule", "insufficient-bid", *HAPPENED, "--answers", again, "--json")) == data


def test_answers_that_do_not_reach_a_ruling(tmp_path: Path) -> None:
    path = answers(tmp_path, "unintended: no\n")
    result = run("rule", "insufficient-bid", *HAPPENED, "--answers", path, "--json")
    assert result.exit_code == 4
    question = json_of(result)["question"]
    assert question["key"] == "accepts"
    assert question["answered_by"] == "S"
    assert {option["key"] for option in question["options"]} == {"yes", "no"}
    assert all(option["leads_to"] for option in question["options"])


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("accept: no\n", "asks no “accept”"),
        ("unintended: perhaps\n", "perhaps"),
        ("- unintended\n", "each answer has"),
        ("just words\n", "a mapping"),
        ("[{question: accepts, answer: no}]", "accepts"),
        ("a: [\n", "answers.yaml"),
    ],
)
def test_wrong_answers_are_refused(tmp_path: Path, text: str, words: str) -> None:
    path = answers(tmp_path, text)
    result = run("rule", "insufficient-bid", *HAPPENED, "--answers", path)
    assert result.exit_code == 3
    assert words in result.stderr


def test_a_table_from_a_file_as_text_or_json(tmp_path: Path) -> None:
    table = Table.parse("dealer W\nW 1H\nN P\nE 1H\n")
    path = answers(tmp_path, "unintended: no\naccepts: yes\n")
    for text in (table.text, json.dumps(table.to_json())):
        file = tmp_path / "table"
        file.write_text(text, encoding="utf-8")
        result = run("rule", "insufficient-bid", "--table", str(file), "--answers", path, "--json")
        assert json_of(result)["ruling"]["clauses"] == ["27A1"]


@pytest.mark.parametrize(
    ("text", "words"),
    [("{", "not JSON"), ("W 1C\n", "Cannot read “W 1C”: expected a dealer"), ("dealer Q", "Q")],
)
def test_a_wrong_table_is_refused_with_what_is_wrong(text: str, words: str, tmp_path: Path) -> None:
    file = tmp_path / "table"
    file.write_text(text, encoding="utf-8")
    result = run("rule", "insufficient-bid", "--table", str(file))
    assert result.exit_code == 3
    assert words in result.stderr


def test_law_31A1_is_ruled_once_and_the_auction_goes_on() -> None:
    result = run("rule", "--dealer", "N", "--happened", "E 1S", typed="2\nN P\nE 1S\n\n")
    assert result.exit_code == 0, result.output
    assert result.output.count("Ruling: Law 31A1") == 1


def test_law_20F5_what_one_player_hears_alone_is_not_said_at_the_table(tmp_path: Path) -> None:
    result = run("rule", "explanation-duty", "--quick", typed="E\npartner\nauction\n")
    assert result.exit_code == 0, result.output
    ruling = result.output.split("Ruling: Law")[1]
    assert "Say at the table" not in ruling
    assert "Away from the table, to East" in ruling
    file = answers(tmp_path, "mistake: partner\nmoment: auction\nexplains_later: no\n")
    found = json_of(run("rule", "explanation-duty", "--quick", "--answers", file, "--json"))
    assert found["ruling"]["words"]
    assert all(one["away_from_table"] for one in found["ruling"]["words"])


def test_where_a_seat_is_asked_for_its_letter_is_the_answer() -> None:
    """W is West there, and not the question why; that is typed in full."""
    happened = ["--dealer", "W", "--happened", "W 1NT, N P, E 2C, S P, W 2D"]
    result = run("rule", "misinformation", *happened, typed="why\nw\nq\n")
    assert "N, E, S, W (b back, why, l law, q quit)" in result.output
    assert result.output.count("Why this is asked") == 1
    assert "The explanation, or a missing alert" in result.output
    # Elsewhere it is the question why.
    assert "Why this is asked" in run("rule", "insufficient-bid", *HAPPENED, typed="w\nq\n").output
