"""Damaged records of play: read or refused with a sentence, soon, and without a traceback."""

from __future__ import annotations

from random import Random

import pytest

from bridgelaw.formats.documents import BadFile
from bridgelaw.formats.records import Record, read_records
from bridgelaw.locale.language import language
from tests.formats.any_record import any_record, lin_of, pbn_of
from tests.formats.mutants import mutants
from tests.formats.test_lin import holds_together
from tests.formats.test_pbn_archives import ROOMS
from tests.rotation import fresh_seeds

JAPANESE = language("ja")


def seeds() -> list[int]:
    """Thirty files of each kind, ten mutants of each."""
    return list(fresh_seeds(30, exhaustive=1000))


def survives(data: bytes, name: str) -> None:
    try:
        records = read_records(data, name)
    except BadFile as error:
        assert str(error)
        assert JAPANESE.explain(error)
        return
    for record in records:
        check(record)


def check(record: Record) -> None:
    holds_together(record)
    for text in (*record.problems, *record.assumed):
        assert JAPANESE.say(text)
    record.left, record.revokes, record.is_claim, record.bidding  # noqa: B018


@pytest.mark.parametrize("seed", seeds())
def test_lin(seed: int) -> None:
    random = Random(seed)
    data = lin_of(any_record(random), random).encode("utf-8")
    for mutant in mutants(data, random, 10):
        survives(mutant, "x.lin")


@pytest.mark.parametrize("seed", seeds())
def test_pbn(seed: int) -> None:
    random = Random(seed)
    data = "".join(pbn_of(any_record(random)) for _ in range(2)).encode("utf-8")
    for mutant in mutants(data, random, 10):
        survives(mutant, "x.pbn")


@pytest.mark.parametrize("seed", seeds())
def test_pbn_of_archives(seed: int) -> None:
    random = Random(seed)
    for mutant in mutants(ROOMS.encode(), random, 10):
        survives(mutant, "x.pbn")
