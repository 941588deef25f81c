"""The real PBN files: all of them are read, scored, and written back as they were."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgelaw.formats import read_document
from bridgelaw.game.seats import Side
from bridgelaw.scoring.field import Method
from bridgelaw.scoring.imps import imps
from bridgelaw.scoring.outcomes import score_of
from bridgelaw.scoring.standings import score_field

DATA = Path(__file__).resolve().parents[2].parent / "shared" / "data" / "pbn"
COUNTS = {
    # games, boards, games without a result
    "0d2971b9": (216, 27, 0),
    "1fed0535": (57, 5, 5),
    "28043b6b": (576, 12, 3),
    "3bc453f4": (295, 27, 0),
    "3d45e4d9": (44, 11, 2),
    "a24d7168": (2, 2, 0),
    "be8880ac": (56, 2, 0),
    "c70988e1": (108, 27, 0),
}
MULTI_TABLE = [name for name in COUNTS if name != "a24d7168"]

pytestmark = pytest.mark.skipif(
    not DATA.is_dir(), reason="the real records (../shared/data/pbn) are not there"
)


@pytest.mark.parametrize("name", COUNTS)
def test_every_game_is_read_without_a_problem(name: str) -> None:
    document = read_document(DATA / f"{name}.pbn")
    field = document.field
    not_played = sum(line.result is None for line in field.lines)
    assert document.problems == ()
    assert (len(field.lines), len(field.boards), not_played) == COUNTS[name]


@pytest.mark.parametrize("name", MULTI_TABLE)
def test_law_78_every_board_agrees_with_an_obvious_comparison(name: str) -> None:
    standings = score_field(read_document(DATA / f"{name}.pbn").field)
    field = standings.field
    for key, board in standings.boards.items():
        scored = {
            place: score_of(result, field.vulnerability(key))
            for place in board.lines
            if (result := field.lines[place].result) is not None
        }
        number = len(scored)
        for place, score in zip(board.lines, board.scores, strict=True):
            ns = score.side(Side.NS)
            if place not in scored:
                assert ns is None
                continue
            assert ns is not None
            others = [other for at, other in scored.items() if at != place]
            own = scored[place]
            if field.event.method is Method.CROSS_IMPS:
                assert ns.points * (number - 1) == sum(imps(own - other) for other in others)
            elif number == board.scores_expected:
                beaten = sum(2 * (own > other) + (own == other) for other in others)
                assert ns.points == beaten


@pytest.mark.parametrize("name", COUNTS)
def test_a_file_gets_its_scores_and_keeps_everything_else(name: str) -> None:
    path = DATA / f"{name}.pbn"
    before = path.read_bytes()
    document = read_document(path)
    written = document.write(score_field(document.field))
    kept = [line for line in written.splitlines(keepends=True) if not line.startswith(b"[Score")
            or line.startswith(b"[Scoring")]  # fmt: skip
    assert b"".join(kept) == before
