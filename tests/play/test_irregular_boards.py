"""Boards at which everything goes wrong, with random rulings: all of them end well.

After every event all cards are there, whoever is to act has a legal choice, an independent reading
of the Laws allows the same cards, the log alone gives the same state, and no restriction outlives
its end. Every run plays the corpus and two hundred fresh boards, an exhaustive run ten thousand;
`make soak` goes on to a million.
"""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgelaw.laws import PROCEDURES
from bridgelaw.table import Kind
from bridgelaw.table.rules.of_2017 import RULES_2017
from bridgelaw.table.which_procedure import in_play
from tests.corpus import BOARDS
from tests.play.boards import TriedBoard, check_board
from tests.rotation import examples, fresh_seeds

BATCH = 100
FRESH = fresh_seeds(200, exhaustive=10_000)
WILD = fresh_seeds(0, exhaustive=2_000)
"""A search for what nobody has seen yet: for those who have the time to mend what it finds."""

IN_PLAY = {
    Kind.OPENING_LEAD_OUT_OF_TURN,
    Kind.LEAD_OUT_OF_TURN,
    Kind.PLAY_OUT_OF_TURN,
    Kind.PREMATURE_LEAD,
    Kind.FIFTH_CARD,
    Kind.SECOND_CARD,
    Kind.REVOKE,
    Kind.RESTRICTION_IGNORED,
    Kind.PENALTY_CARD_NOT_PLAYED,
    Kind.LED_BEFORE_CHOICE,
    Kind.CARD_EXPOSED,
    Kind.WRONG_CARD_FROM_DUMMY,
    Kind.INCOMPLETE_DESIGNATION,
    Kind.NOT_IN_DUMMY,
    Kind.CARD_NAMED,
}


def test_the_boards_of_the_corpus() -> None:
    met: set[str] = set()
    kinds: set[Kind] = set()
    for seed in BOARDS.read():
        table = check_board(seed)
        met |= BOARDS.met_at(table)
        kinds.update(found.kind for found in table.irregularities)
    # They are worth something only if everything happens.
    assert kinds >= IN_PLAY
    BOARDS.check_worth(met)


@pytest.mark.parametrize("batch", range(0, len(FRESH), BATCH))
def test_irregular_boards(batch: int) -> None:
    for seed in FRESH[batch : batch + BATCH]:
        check_board(seed)


FAILED_ONCE = (
    7704980,
    9005231,
    9018060,
    411000237,
    522007718,
    633008180,
    633009137,
    633011336,
    722000727,
    1551400190,
    515025003204,
    882200050348,
)
"""Boards at which the table once refused a ruling, or no answer fitted a question."""
FAILED_ONCE_WILD = (8, 114, 131, 173, 344, 507, 32002984, 54441600028, 818001000061)


@pytest.mark.parametrize("seed", FAILED_ONCE)
def test_boards_that_failed_once(seed: int) -> None:
    check_board(seed)


@pytest.mark.parametrize("seed", (*FAILED_ONCE_WILD, *range(1_000, 1_030), *WILD))
def test_the_table_takes_every_ruling_that_can_be_given(seed: int) -> None:
    check_board(seed, TriedBoard)


@settings(max_examples=examples(50), deadline=None)
@given(st.integers(0, 2**63))
def test_irregular_boards_with_any_seed(seed: int) -> None:
    check_board(seed)


def test_every_procedure_of_the_play_is_met() -> None:
    assert PROCEDURES.keys() >= in_play(RULES_2017)


def test_the_same_seed_gives_the_same_board() -> None:
    seed = random.randrange(10_000)
    assert check_board(seed) == check_board(seed)


def test_64B2_only_exemptions_that_the_play_leaves_open_are_offered() -> None:
    """One revoke, and open is only whether the right card lay face up (64B3)."""
    check_board(8701016)
