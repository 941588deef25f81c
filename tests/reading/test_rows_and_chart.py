"""The core of the reader: words in a lattice, rows with their examples, kept alternatives."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridgelaw.analysis.claims.statement import reading as claims
from bridgelaw.comparable.spoken import reading
from bridgelaw.reading.chart import Grammar
from bridgelaw.reading.lexicon import FILLER, Word, words
from bridgelaw.reading.readings import Kind, failing_examples, read
from bridgelaw.reading.rows import BadRow, Row
from bridgelaw.reading.shared.rows import SHARED_ROWS
from bridgelaw.reading.shared.words import HEARD, SHARED_WORDS
from bridgelaw.reading.source import Source
from bridgelaw.reading.units import units_of
from bridgelaw.stories import telling
from tests.growth import is_linear

ROOTS = {"call": 1.0, "card": 1.0, "cards": 1.0, "length": 1.1, "strength": 1.0, "seat": 1.0}
SHARED = Grammar(SHARED_WORDS, SHARED_ROWS, ROOTS, HEARD)


def said(text: str) -> list[str]:
    return [str(part.value) for part in read(text, SHARED).best.meant]


def test_the_examples_of_every_shared_row_are_read_as_they_say() -> None:
    assert list(failing_examples(SHARED)) == []


def test_a_row_without_an_example_is_refused() -> None:
    with pytest.raises(BadRow, match="no example in “ja”"):
        Row("nothing", "x", "seat", lambda seat: seat, en={"north": "N"})


@pytest.mark.parametrize("pattern", ["seat !", "call call", "seat"])
def test_a_pattern_that_cannot_be_meant_is_refused(pattern: str) -> None:
    with pytest.raises(BadRow):
        Row("odd", "x", pattern, lambda call: call, en={"1H": "1H"}, only="en")


@pytest.mark.parametrize(
    ("heard", "meant"),
    [
        ("won hart", ["1H"]),
        ("to no trump", ["2NT"]),
        ("north paste", ["N", "Pass"]),
        ("one dimond", ["1D"]),
        ("the qeen of hearts", ["HQ"]),
        ("いちはーと", ["1H"]),
        ("ウェスト", ["W"]),
        ("１♥", ["1H"]),
        ("one dia monds", ["1D"]),
        ("ダイアモソド1", ["D1"]),
    ],
)
def test_what_was_heard_or_spelled_wrongly_is_read(heard: str, meant: list[str]) -> None:
    assert said(heard) == meant


def test_nothing_that_was_written_is_dropped() -> None:
    text = "Well, 北 zzyx 1♥, ふむふむ!"
    parts = read(text, SHARED).best.parts
    covered = "".join(part.written for part in parts)
    assert covered == text.replace(" ", "")
    assert [part.written for part in parts if part.kind is Kind.UNKNOWN] == ["zzyx", "ふむふむ"]


def test_two_readings_that_cost_the_same_are_both_kept() -> None:
    either = Grammar(
        words("call", {"1C": "one club"}) + words("card", {"a club": "one club"}),
        (),
        {"call": 1.0, "card": 1.0},
    )
    found = read("one club", either)
    assert {each.meant[0].category for each in found.every} == {"call", "card"}


def test_a_filler_may_stand_within_a_construction_and_not_a_word_that_matters() -> None:
    deed = Row(
        "deed", "deed", "seat 'bid' call", lambda seat, call: f"{seat} {call}",
        en={"east bid 1H": "E 1H"}, only="en",
    )  # fmt: skip
    grammar = Grammar((*SHARED_WORDS, Word("never", "never")), (*SHARED_ROWS, deed), {"deed": 1.0})
    assert [str(part.value) for part in read("East just bid a 1H", grammar).best.meant] == ["E 1H"]
    assert read("East never bid 1H", grammar).best.meant == ()
    assert Word("just", FILLER) in SHARED_WORDS


@pytest.mark.parametrize(
    "run", ["one ", "to ", "1", "a", "あ", "に", "ace and ", "5+ ", "- ", "北"]
)
def test_reading_is_linear(run: str) -> None:
    def reads(text: str) -> object:
        return read(text, SHARED)

    assert is_linear(reads, lambda size: (run * (size // len(run) + 1))[:size])


@pytest.mark.parametrize(
    ("made", "sentence"),
    [
        (telling.grammar, "East bid one heart over one spade, South hasn't called yet. "),
        (telling.grammar, "ディーラーは北なのに東が1♥とビッドしました。"),
        (reading.grammar, "splinter, short in clubs with four card spade support and 11 to 14, "),
        (claims.grammar, "draw trumps, then heart to the ace and ruff a club in dummy, "),
    ],
)
def test_the_constituents_of_a_text_grow_with_its_length_and_no_faster(
    made: Callable[[], Grammar], sentence: str
) -> None:
    def found(times: int) -> int:
        return sum(map(len, made().chart(units_of(Source(sentence * times)))))

    assert found(32) <= 8 * found(4)
    assert found(1) < 30 * len(sentence)
