"""Tables at which anything may have happened: none of them breaks.

Each table is walked through possible events of all kinds, most of them irregular. After every
event all cards are accounted for, whoever is to act has a legal choice, every excluded choice has
its law, and what is said of a choice beforehand is what is said when it is made. Then the players
keep to the Laws, and the board comes to an end; and the whole log can be written and read.

Every run walks the corpus and two hundred fresh tables, an exhaustive run ten thousand; `make
soak` goes on from there.
"""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgelaw.table import Kind
from tests.corpus import TABLES
from tests.rotation import examples, fresh_seeds
from tests.table.walks import Walk, check_steps, check_walk

BATCH = 100
FRESH = fresh_seeds(200, exhaustive=10_000)


def test_the_tables_of_the_corpus() -> None:
    met: set[str] = set()
    kinds: set[Kind] = set()
    wanted = TABLES.read()
    for seed in wanted:
        table = check_walk(seed)
        met |= TABLES.met_at(table)
        kinds.update(found.kind for found in table.irregularities)
    # They are worth something only if everything happens. A card that is not held cannot be
    # played, so NOT_HELD only ever answers a question.
    # A hand that is counted wrongly stops the table, and a walk with it: test_counting.py.
    assert kinds == set(Kind) - {Kind.NOT_HELD, Kind.WRONG_NUMBER_OF_CARDS}
    TABLES.check_worth(met)


@pytest.mark.parametrize("batch", range(0, len(FRESH), BATCH))
def test_any_table(batch: int) -> None:
    for seed in FRESH[batch : batch + BATCH]:
        table = check_walk(seed)
        assert all(found.kind is not Kind.NOT_HELD for found in table.irregularities)


@settings(max_examples=examples(50))
@given(st.randoms(use_true_random=False))
def test_any_table_that_can_be_made_smaller(rng: random.Random) -> None:
    """The same as above, for a counterexample that a person can read."""
    check_steps(Walk(rng))
