"""A fact that is added never changes what was ruled with less."""

from __future__ import annotations

from collections import Counter

import pytest

from bridgelaw.laws import PROCEDURES, Path, walk
from bridgelaw.table import Table
from tests.laws.forgetting import Same, compared, forgotten, run_again
from tests.laws.samples import SAMPLES
from tests.rotation import rotated

MAY_LACK = ("misinformation", "misinformation-after", "dummy-conduct")
"""21B1, 47E2(a), 43B2(a): a call or card that nobody entered cannot be changed at the table, and a
hand that may be on lead anyway is not put there. Nothing else is ruled."""
ENOUGH = 60
"""Of fewer cases the share that is the same says nothing."""


@pytest.mark.parametrize("key", [procedure.key for procedure in SAMPLES])
def test_less_knowledge_comes_to_no_other_ruling(key: str) -> None:
    procedure = PROCEDURES[key]
    cases: list[tuple[Path, Table]] = [
        (path, less)
        for at in SAMPLES[procedure]
        for path in walk(procedure, at)
        for less in forgotten(at)
    ]
    counted: Counter[Same] = Counter()
    for path, less in rotated(cases, min(40, max(1, len(cases) // ENOUGH))):
        same, ruling = run_again(procedure, path, less)
        counted[same] += 1
        if ruling is None:
            continue
        context = f"{less.text}\n{path.answers}"
        assert ruling.clauses == path.ruling.clauses, context
        effects, whole = compared(less, set(ruling.effects), set(path.ruling.effects))
        assert effects <= whole, context
        if key not in MAY_LACK:
            assert effects == whole, context
    assert counted[Same.YES] > sum(counted.values()) / 3, counted
