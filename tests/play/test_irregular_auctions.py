"""Auctions at which everything goes wrong, with random rulings: the director is always done.

Every run plays the corpus, those that failed once and two hundred fresh ones, an exhaustive run ten
thousand; `make boards` goes on to a million.
"""

from __future__ import annotations

import pytest

from tests.corpus import AUCTIONS
from tests.play.auctions import check_auction
from tests.rotation import fresh_seeds

BATCH = 100
FRESH = fresh_seeds(200, exhaustive=10_000)

FAILED_ONCE = (
    1154, 1269, 1426, 1645, 1872, 2092, 2266, 2493, 2566, 111927, 411014651, 411016034,
    522007883, 882200033695, 250119018807,
)  # fmt: skip
"""Auctions at which the director was never done, or had nothing to rule on, or no answer fitted."""


def test_the_auctions_of_the_corpus() -> None:
    met: set[str] = set()
    for seed in AUCTIONS.read():
        met |= AUCTIONS.met(seed)
    AUCTIONS.check_worth(met)


@pytest.mark.parametrize("seed", FAILED_ONCE)
def test_auctions_that_failed_once(seed: int) -> None:
    check_auction(seed)


@pytest.mark.parametrize("batch", range(0, len(FRESH), BATCH))
def test_irregular_auctions(batch: int) -> None:
    for seed in FRESH[batch : batch + BATCH]:
        check_auction(seed)
