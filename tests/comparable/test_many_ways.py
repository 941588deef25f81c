"""One meaning said in many ways, put together by chance: it is read right, or refused."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from bridgelaw.comparable import Meaning, meaning_named, parse_meaning
from bridgelaw.comparable.counting.cells import count
from bridgelaw.comparable.terms import both
from tests.rotation import fresh_seeds

Ways = Sequence[tuple[str, str]]
"""Ways to say something: the meaning in the plain notation, and the words."""

_NUMBERS = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    "twenty",
]  # fmt: skip
_SUITS = {
    "S": ("spade", "スペード"), "H": ("heart", "ハート"),
    "D": ("diamond", "ダイヤ"), "C": ("club", "クラブ"),
}  # fmt: skip


def _strengths(low: int, high: int, a: str, b: str) -> Ways:
    from_to, up = f"{low}-{high}", f"{low}+"
    return [
        (from_to, f"{a} to {b}"), (from_to, f"{low}-{high} hcp"), (up, f"{low}+ hcp"),
        (from_to, f"between {a} and {b} points"), (from_to, f"anything from {a} to {b}"),
        (up, f"{a} or more points"), (up, f"at least {a} points"), (up, f"{a} points or better"),
        (up, f"a minimum of {a} points"), (f"0-{high}", f"at most {b} points"),
        (f"0-{high}", f"no more than {b} hcp"), (f"0-{low - 1}", f"fewer than {a} points"),
    ]  # fmt: skip


def _strengths_ja(low: int, high: int) -> Ways:
    from_to, up = f"{low}-{high}", f"{low}+"
    return [
        (from_to, f"{low}点から{high}点"), (from_to, f"{low}〜{high}点"), (up, f"{low}点以上"),
        (from_to, f"{low}点以上{high}点以下"), (up, f"少なくとも{low}点"),
        (f"0-{high}", f"最高でも{high}点"), (f"0-{high}", f"多くて{high}点"),
        (f"0-{high - 1}", f"{high}点未満"),
    ]  # fmt: skip


def _lengths(suit: str, long: int) -> Ways:
    name, number, up = _SUITS[suit][0], _NUMBERS[long], f"{suit}{long}+"
    return [
        (up, f"{number} or more {name}s"), (up, f"at least {number} {name}s"),
        (up, f"{name}s, {number} or more"), (up, f"{long}+ {name}s"),
        (f"{suit}{long}", f"exactly {number} {name}s"),
        (f"{suit}{long}", f"precisely {number} cards in {name}s"),
        (f"{suit}{long}-{long + 1}", f"{number} or {_NUMBERS[long + 1]} {name}s"),
        (f"{suit}0-{long}", f"at most {number} {name}s"),
    ]  # fmt: skip


def _lengths_ja(suit: str, long: int) -> Ways:
    name, up = _SUITS[suit][1], f"{suit}{long}+"
    return [
        (up, f"{name}{long}枚以上"), (up, f"{long}枚以上の{name}"),
        (up, f"{name}が少なくとも{long}枚"), (f"{suit}{long}", f"{name}はちょうど{long}枚"),
        (f"{suit}0-{long}", f"{name}は{long}枚以下"),
        (f"{suit}{long}-{long + 1}", f"{name}が{long}枚か{long + 1}枚"),
    ]  # fmt: skip


def _besides(suit: str) -> Ways:
    name = _SUITS[suit][0]
    return [
        (f"{suit}0-1", f"short in {name}s"), (f"{suit}0", f"a void in {name}s"),
        (f"{suit}1", f"a singleton {name}"), (f"stop {suit}", f"a {name} stopper"),
        (f"not stop {suit}", f"no {name} stopper"), (f"{suit}0-3", f"no four card {name} suit"),
    ]  # fmt: skip


def _besides_ja(suit: str) -> Ways:
    name = _SUITS[suit][1]
    return [
        (f"{suit}0", f"{name}がボイド"), (f"not stop {suit}", f"{name}のストッパーなし"),
        (f"{suit}0-3", f"{name}4枚なし"), (f"{suit}0-1", f"{name}がシングルトンかボイド"),
    ]  # fmt: skip


def _said(seed: int, english: bool) -> tuple[str, str]:
    """A meaning in the plain notation, and words for it."""
    chance = Random(seed)
    low, long = chance.choice((4, 6, 8, 10, 12, 15)), chance.choice((4, 5, 6, 7))
    high = low + chance.choice((2, 3, 5))
    suit, other = chance.sample("SHDC", 2)
    level, name = chance.choice((1, 2, 3)), _SUITS[suit][0]
    if english:
        bid = f"{_NUMBERS[level]} {name}{'s' * (level > 1)}"
        written = chance.choice((str, _NUMBERS.__getitem__))
        ways = (
            _strengths(low, high, written(low), written(high)),
            _lengths(suit, long),
            _besides(other),
        )
        joints = ", | with | and |; |. |, plus "
        before = f"I have |shows |{level}{suit}: |{bid}: |I bid {bid} with |so {bid} was "
        after = "|.| partner|, you know"
    else:
        bid = f"{level}{_SUITS[suit][1]}"
        ways = (_strengths_ja(low, high), _lengths_ja(suit, long), _besides_ja(other))
        joints, before, after = (
            "、|で|。|、それに",
            f"|{bid}は|私の{bid}は",
            "|です|を示します|なんです",
        )
    told = [chance.choice(each) for each in ways[: chance.choice((2, 2, 3))]]
    chance.shuffle(told)
    words = chance.choice(before.split("|")) + told[0][1]
    for _, each in told[1:]:
        words += chance.choice(joints.split("|")) + each
    return " ".join(plain for plain, _ in told), words + chance.choice(after.split("|"))


def _same(one: Meaning, other: Meaning) -> bool:
    return count(one.hands) == count(other.hands) == count(both([one.hands, other.hands]))


@pytest.mark.parametrize("english", [True, False])
def test_law_23_what_is_said_in_whatever_way_is_read_right_or_refused(english: bool) -> None:
    seeds = fresh_seeds(150, exhaustive=20_000)
    refused = 0
    for seed in seeds:
        plain, words = _said(seed, english)
        try:
            meaning = meaning_named(words)
        except ValueError:
            refused += 1
        else:
            assert _same(meaning, parse_meaning(plain)), f"seed {seed}: {words}"
    assert refused <= 0.06 * len(seeds)
