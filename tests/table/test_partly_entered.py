"""Tables of which something was not entered, put together by chance, with rulings on them.

Whatever is taken can be ruled on without breaking, every ruling is taken by its table, and the
table that then is reads back exactly.
"""

from __future__ import annotations

import random

import pytest

from bridgelaw.game import SEATS, Board
from bridgelaw.laws import PROCEDURES, BadAnswer, Interview
from bridgelaw.locale import Refusal
from bridgelaw.table import Kind, Table
from tests.rotation import fresh_seeds

_FRONTS = (
    "3NT by S, ...", "4H by S, ..., W is on lead", "..., S declares, ...", "...",
    "3NT by S, ..., trick 5, N is on lead", "..., H was led", "..., N 1S, ...", "..., N 1S, E 1H",
    "3NT by S, ..., W leads S7, N plays S2", "4S by N, W has no D, ...", "3NT by S, ..., trick 13",
    "S 1NT, W ?, N P, E P", "W 1C, N bid?",
)  # fmt: skip
_CARDS = ("H5", "SK", "?", "H?", "Hx", "S!", "DQ", "SA")
# A hand that was spread, and that nobody entered, is refused with what to enter.
_CALLS = ("?", "bid?", "1H", "P", "X")
_OTHER = ("...", "{seat} designates low", "{seat} designates H",
          "{seat} claims 2", "{seat} concedes 1", "trick quitted", "{seat} has no D")  # fmt: skip
FRESH = fresh_seeds(150, exhaustive=8_000)
BATCH = 50


def _happens(chance: random.Random, cards: list[str]) -> str:
    seat = chance.choice(SEATS)
    said = chance.choice(("", "", f": {chance.choice(list(Kind)).value}"))
    if chance.random() < 0.6:
        verb = chance.choice(("plays", "leads", "exposes"))
        return f"{seat} {verb} {cards.pop()}{said}"
    if chance.random() < 0.6:
        return f"{seat} {chance.choice(_CALLS)}{said}"
    return chance.choice(_OTHER).format(seat=seat)


def _at_some_point(chance: random.Random) -> Table:
    table = Table(Board(None)).after(chance.choice(_FRONTS))
    cards = chance.sample(_CARDS, len(_CARDS))  # each once: nobody can tell two “Hx” apart
    for _ in range(chance.randint(1, 4)):
        try:
            table = table.after(_happens(chance, cards))
        except Refusal:
            continue  # it cannot have happened there
    return table


def _ruled(table: Table, key: str, chance: random.Random) -> Table | None:
    """After a ruling with answers by chance; `None` where it wants one that is not listed."""
    interview = Interview.begin(PROCEDURES[key], table)
    while (asked := interview.question) is not None:
        listed = [one.key for one in asked.choices]
        chance.shuffle(listed)
        for answer in listed:
            try:
                interview = interview.answer(answer)
                break
            except BadAnswer:
                continue
        else:
            return None
    return None if interview.ruling is None else table.after(interview.ruling.event)


@pytest.mark.parametrize("batch", range(0, len(FRESH), BATCH))
def test_what_was_entered_in_part_is_ruled_on_and_reads_back(batch: int) -> None:
    for seed in FRESH[batch : batch + BATCH]:
        chance = random.Random(seed)
        table: Table | None = _at_some_point(chance)
        for _ in range(3):
            assert table is not None
            assert Table.parse(table.text) == table == Table.from_json(table.to_json()), seed
            if table.ruling_needed is None:
                break
            table = _ruled(table, table.ruling_needed, chance)
            if table is None:
                break
