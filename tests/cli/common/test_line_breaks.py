"""What the terminal shows fits it, and breaks where a reader expects it."""

from __future__ import annotations

import errno
import re
import sys
from io import StringIO
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.console import Console

from bridgelaw.cli.common.line_breaks import breaks
from bridgelaw.cli.common.line_breaks import folded as folded_line
from bridgelaw.cli.main import main
from bridgelaw.locale import language
from bridgelaw.locale.text import tr
from tests.cli.fields import PAIRS, run, written


def folded(text: str, width: int) -> list[str]:
    places = [0, *breaks(text, width), len(text)]
    return [text[at:to].rstrip() for at, to in pairwise(places)]


def test_numbers_are_not_broken_in_japanese() -> None:
    assert folded("合わせて-720：-12 IMP。", 16) == ["合わせて-720：", "-12 IMP。"]


def test_no_line_begins_with_a_full_stop_or_ends_with_a_bracket() -> None:
    assert folded("裁定します。」", 10) == ["裁定しま", "す。」"]
    assert folded("結果は（例：4S=）", 8) == ["結果は", "（例：", "4S=）"]


@given(st.text("あ（。12+ IMP漢、）ー\u3000x", max_size=60), st.integers(8, 30))
def test_folding_loses_nothing_and_keeps_to_the_width(text: str, width: int) -> None:
    places = breaks(text, width)
    assert places == sorted(set(places))
    lines = folded(text, width)
    assert re.sub(r"\s", "", "".join(lines)) == re.sub(r"\s", "", text)
    # Only stops that may not begin a line can go over its end, as in any Japanese print.
    assert all(
        cell_len(line) <= width or re.search(r"[（。、）ー]", line) for line in lines if line
    )


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("boards", ["8", "16", "48", "1000"])
def test_law_78_a_scale_of_victory_points_fits_the_terminal(lang: str, boards: str) -> None:
    result = run("vp", "--table", "--boards", boards, lang=lang, columns=60)
    assert max(map(cell_len, result.stdout.splitlines())) <= 60


@pytest.mark.parametrize(
    ("number", "said"),
    [("1", "1 IMP"), ("-1", "-1 IMP"), ("11", "11 IMPs"), ("1 1/3", "1 1/3 IMPs"), ("0", "0 IMPs")],
)
def test_one_of_anything_is_singular(number: str, said: str) -> None:
    assert language("en").say(tr("{number} IMPs", number=number)) == said


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (["score", "--bye", "N", "4S="], "'--by'"),
        (["imps", "--jsn", "30"], "'--json'"),
        (["vp", "30", "--boards", "8", "--tabel"], "'--table'"),
    ],
)
def test_a_misspelt_option_is_guessed_where_numbers_may_be_negative(
    words: list[str], meant: str
) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert meant in result.stderr


@pytest.mark.parametrize("number", ["0", "-1", "x", "1.5", ""])
def test_a_board_that_is_no_number_is_refused_in_plain_words(tmp_path: Path, number: str) -> None:
    result = run("field", written(tmp_path, PAIRS), "--board", number)
    assert result.exit_code == 2
    assert f"“{number}” is no number such as 1, 2 or 3" in result.stderr


def test_a_full_device_is_said_in_a_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(sys, "stdout", sys.stdout)  # put back at the end of the test
    monkeypatch.setattr("bridgelaw.cli.imps.run.click.echo", full)
    monkeypatch.setattr("bridgelaw.cli.main.stop", stopped)
    with pytest.raises(SystemExit, match="there is no space left on the device"):
        main(["imps", "30"])


def stopped(code: int, message: str) -> None:
    raise SystemExit(message)


def test_law_12_a_question_with_many_rulings_stays_on_a_phone() -> None:
    result = run("rule", "adjusted-score", "--quick", typed="q\n", columns=60)
    assert " rulings are possible: 12B1, 12C1(b)," in result.stdout
    assert len(result.stdout.splitlines()) < 50
    assert max(map(cell_len, result.stdout.splitlines())) <= 60


@pytest.mark.parametrize("procedure", ["insufficient-bid", "play-out-of-turn", "revoke"])
def test_the_other_laws_say_all_their_rulings(procedure: str) -> None:
    result = run("rule", procedure, "--quick", typed="q\n", columns=60)
    assert "rulings are possible" not in result.stdout


def test_law_12_the_prompt_of_a_free_answer_fits_the_terminal() -> None:
    typed = "1\n16B3\n1\n1\n1\nq\n"
    for lang in ("en", "ja"):
        result = run("rule", "adjusted-score", "--quick", typed=typed, columns=60, lang=lang)
        assert "2/3 4S= by N" in " ".join(result.stdout.split())
        assert max(map(cell_len, result.stdout.splitlines())) <= 60


def test_a_mixed_number_is_not_broken() -> None:
    text = "1/2 x 8 1/2 + 1/3 x 5 2/3 = 6 1/3 matchpoints."
    for width in range(12, 50):
        ends = [0, *breaks(text, width), len(text)]
        lines = [text[start:end] for start, end in pairwise(ends)]
        assert not any(
            re.match(r"\d/\d", line) for line in lines[1:] if not line.startswith("1/3 x")
        )


def test_a_line_on_the_screen_breaks_as_a_reader_expects_it() -> None:
    console = Console(width=40, file=StringIO())
    console.print(
        folded_line("スコアデスクで次のように入力します（RESULTSは成績ファイル）："), style="bold"
    )
    assert isinstance(console.file, StringIO)
    assert console.file.getvalue().splitlines() == [
        "スコアデスクで次のように入力します",
        "（RESULTSは成績ファイル）：",
    ]
