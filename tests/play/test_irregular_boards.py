"""Ten thousand boards at which everything goes wrong, with random rulings: all of them end well.

After every event all cards are there, whoever is to act has a legal choice, an independent reading
of the Laws allows the same cards, the log alone gives the same state, and no restriction outlives
its end. `make soak` plays a million.
"""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgelaw.laws import PROCEDURES
from bridgelaw.table import Kind
from bridgelaw.table.which_procedure import OF_PLAY
from tests.play.boards import Met, check_board

BATCHES = 50
BOARDS_A_BATCH = 200

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


@pytest.mark.parametrize("batch", range(BATCHES))
def test_irregular_boards(batch: int) -> None:
    met: Met = Met()
    first = batch * BOARDS_A_BATCH
    for seed in range(first, first + BOARDS_A_BATCH):
        check_board(seed, met)
    # They are worth something only if everything happens; the rarest, nearly always.
    assert len({kind.name for kind in IN_PLAY} - met.keys()) <= 1


@settings(max_examples=50, deadline=None)
@given(st.integers(BATCHES * BOARDS_A_BATCH, 2**63))
def test_irregular_boards_with_any_seed(seed: int) -> None:
    check_board(seed)


def test_every_procedure_of_the_play_is_met() -> None:
    assert PROCEDURES.keys() >= OF_PLAY


def test_the_same_seed_gives_the_same_board() -> None:
    seed = random.randrange(10_000)
    assert check_board(seed) == check_board(seed)
