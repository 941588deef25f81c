"""Every reader with what is almost right: it reads or refuses, and does nothing else.

`make fuzz` tries 100,000 on each.
"""

from __future__ import annotations

from random import Random

import pytest

from tests.fuzzing.readers import READERS
from tests.rotation import fresh_seeds

INPUTS = {"bws": 10, "usebio": 10, "answers": 30, "story": 20, "case": 20, "yaml": 20}
"""In a normal run: of those that take long fewer."""


@pytest.mark.parametrize("name", READERS)
def test_what_is_almost_right_is_read_or_refused(name: str) -> None:
    seeds = fresh_seeds(INPUTS.get(name, 50), exhaustive=2_000)
    read = sum(READERS[name](Random(f"{name} {seed}")) for seed in seeds)
    # It would say nothing if all were refused at the first letter, or none.
    assert read > 0
