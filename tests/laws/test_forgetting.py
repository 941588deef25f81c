"""A fact that is added never changes what was ruled with less."""

from __future__ import annotations

from collections import Counter

import pytest

from bridgelaw.laws import PROCEDURES, Path, walk
from bridgelaw.table import Table
from tests.laws.forgetting import Same, check_same, forgotten, run_again
from tests.laws.samples import SAMPLES
from tests.rotation import rotated

ENOUGH = 60
"""Of fewer cases the share that is the same says nothing."""


@pytest.mark.parametrize("key", [procedure.key for procedure in SAMPLES])
def test_less_knowledge_comes_to_no_other_ruling(key: str) -> None:
    procedure = PROCEDURES[key]
    cases: list[tuple[Path, Table, Table]] = [
        (path, less, at)
        for at in SAMPLES[procedure]
        for forgets in (list(forgotten(at)),)
        for path in walk(procedure, at)
        for less in forgets
    ]
    counted: Counter[Same] = Counter()
    for path, less, at in rotated(cases, min(40, max(1, len(cases) // ENOUGH))):
        same, ruling = run_again(procedure, path, less)
        counted[same] += 1
        if ruling is None:
            continue
        check_same(procedure, ruling, path, less, at)
    assert counted[Same.YES] > sum(counted.values()) / 3, counted
