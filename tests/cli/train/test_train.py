"""`bridgelaw train`, as a trainee types it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from bridgelaw.game.seats import SEATS
from bridgelaw.locale.language import language
from bridgelaw.locale.text import tr
from bridgelaw.training.marks import marks_of
from bridgelaw.training.seen import seen_at
from bridgelaw.training.situations import Situation, situation
from bridgelaw.training.visit import Act, Visit
from tests.cli.typed import run
from tests.rotation import fresh_seeds
from tests.training.trainees import PERFECT, visit_by

FIRST = fresh_seeds(1, exhaustive=1)[0]


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What a trainee knows is kept here, and nowhere else."""
    file = tmp_path / "below" / "training.txt"
    monkeypatch.setattr("bridgelaw.cli.train.run.progress_file", lambda: file)
    return file


def typed(visit: Visit) -> str:
    """The lines that a trainee types for this visit."""
    lines: list[str] = []
    for step in visit.steps:
        if step.act is Act.RULE:
            lines.append("rule")
            for sheet in visit.key.sheets:
                chosen = step.words if sheet.of_words else step.effects
                lines.append(" ".join(str(at + 1) for at in chosen
                                      if sheet.first <= at < sheet.end))  # fmt: skip
        else:
            lines.append(step.text)
    return "\n".join([*lines, "q", ""])


@pytest.mark.parametrize("name", ["board.3", "board.9", "path.revoke.17.E"])
def test_a_whole_visit_is_typed_and_marked(name: str, kept: Path) -> None:
    visit = visit_by(PERFECT, situation(name))
    marks = marks_of(visit)
    result = run("train", name, typed=typed(visit))
    assert result.exit_code == 0, result.output
    assert f"{marks.of} / {marks.of}" in result.output
    assert visit.situation.procedure.key in kept.read_text()


def played_boards() -> Iterator[Situation]:
    """Random boards with dummy on the table and a trick begun."""
    for number in range(FIRST, FIRST + 200):
        one = situation(f"board.{number}")
        table = one.table
        if table is not None and table.trick.cards and table.dummy in dict(seen_at(one).up):
            if table.open_irregularities:
                yield one


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_table_is_shown_without_what_is_wrong_or_closed(lang: str) -> None:
    one = next(played_boards())
    name = one.name
    assert one.table is not None and one.table.open_irregularities
    shown = run("train", name, typed="q\n", lang=lang).output
    before = shown.split(language(lang).say(tr("Director, please!")))[0]
    for found in one.table.open_irregularities:
        assert language(lang).say(found.breach.text) not in before
    assert one.procedure.key not in before and "Law " not in before
    seen = seen_at(one)
    assert seen.calls_in_line.split()[0] in before
    assert all(f"{seat.letter}:{card.symbols}" in before for seat, card in seen.trick)


def test_of_a_closed_hand_nothing_is_seen_and_of_dummy_everything() -> None:
    for one in islice(played_boards(), 6):
        table, seen = one.table, seen_at(one)
        assert table is not None and table.contract is not None
        up = dict(seen.up)
        assert set(up) <= {seat for seat in SEATS if table.face_up(seat)}
        assert all({*cards} <= {*table.face_up(seat)} for seat, cards in up.items())
        assert up[table.contract.dummy] == table.face_up(table.contract.dummy)
        assert seen.trick


def test_in_japanese_and_with_questions_in_own_words() -> None:
    result = run(
        "train", "board.3", typed="stop\nS 何がありましたか？\nw hm\nrule\n1\n\n\nq\n", lang="ja"
    )
    assert result.exit_code == 0, result.output
    assert "ディレクター！" in result.output and "先にプレイを止めた" in result.output


def test_what_is_no_step_is_said_and_nothing_is_lost() -> None:
    result = run("train", "board.3", typed="stop\nfly away\nrule\n99\n1\n\n\nq\n")
    assert "is no step of a visit" in result.output
    assert "That does not fit" in result.output
    assert "✓ Stopped the play first" in result.output


def test_a_question_without_a_seat_and_an_empty_line_are_not_taken_for_steps() -> None:
    result = run("train", "board.3", typed="\nwhat happened?\nS what happened?\nq\n")
    assert "Whom do you ask?" in result.output and "no step" not in result.output


def test_a_situation_that_there_is_not_is_refused() -> None:
    result = run("train", "board.x")
    assert result.exit_code == 3
    assert "There is no situation" in result.output


def test_progress_is_told(kept: Path) -> None:
    kept.parent.mkdir()
    kept.write_text("revoke:0:700000.nothing:1:2")
    result = run("train", "--progress")
    assert "Known: 0 of 45 laws" in result.output and "Revoke" in result.output
