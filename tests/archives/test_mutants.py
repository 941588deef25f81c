"""Damaged files are audited without a traceback: what is wrong with them is a finding."""

from __future__ import annotations

from random import Random

import pytest

from bridgelaw.archives import audit
from bridgelaw.locale.language import language
from tests.formats.any_record import any_record, lin_of, pbn_of
from tests.formats.mutants import mutants
from tests.formats.test_pbn_archives import ROOMS
from tests.rotation import fresh_seeds


@pytest.mark.parametrize("seed", fresh_seeds(30, exhaustive=1000))
def test_every_finding_of_a_damaged_file_can_be_written(seed: int) -> None:
    random = Random(seed)
    board = any_record(random)
    for text, name in (
        (lin_of(board, random), "x.lin"),
        (pbn_of(board), "x.pbn"),
        (ROOMS, "rooms.pbn"),
    ):
        for mutant in mutants(text.encode(), random, 10):
            for finding in audit(mutant, name):
                row = finding.row(language("ja"))
                assert row[0] == name and row[4] and row[7]
