"""The words for what a call shows, beside those that every reader knows.

They stand in `words.txt`, as those of stories do.
"""

from __future__ import annotations

import re
from importlib.resources import files

from bridgelaw.comparable.spoken.convention_rows import CONVENTIONS
from bridgelaw.reading.lexicon import FILLER, Word, words, words_of
from bridgelaw.reading.shared.words import SHARED_WORDS

_SHORTER = {
    " double": ("dbl", "x"), "negative ": ("neg",), "takeout ": ("t/o", "take out"), " two no trump": ("two no", "2 no"),
    " no trump": ("nt", "notrump", "no trumps"), " and ": ("&",),
}  # fmt: skip
"""What people write for a part of a name."""


def shortened(name: str) -> str:
    """The name, and the shorter ways to write it."""
    every = [name.strip()]
    for part, shorter in _SHORTER.items():
        every += [
            re.sub(rf"(?<!\S){part.strip()}(?!\S)", short, each)
            for each in tuple(every) if part.strip() in each for short in shorter
        ]  # fmt: skip
    return "; ".join(every)


def _several(name: str) -> str:
    """More than one of them: `weak twos`."""
    return f"; {name.strip()}s" if name.isascii() and name.strip()[-1].isalpha() and not name.endswith("club") else ""  # fmt: skip


_FUNCTION = files("bridgelaw.reading.shared").joinpath("function_words.txt")
_WORDS = files("bridgelaw.comparable.spoken").joinpath("words.txt").read_text(encoding="utf-8")
_ROUND = {
    ("A", "0"): "{first|1st}{ |-}round; ファーストラウンド; {第1|第一}{ラウンド|}",
    ("K", "1"): "{second|2nd}{ |-}round; セカンドラウンド; {第2|第二}{ラウンド|}",
    ("A", "K", "0", "1"): "{first|1st} or {second|2nd}{ |-}round; "
    "{ファースト|第1|第一}{ラウンド|}{か|または}{セカンド|第2|第二}{ラウンド|}",
}  # fmt: skip

_ONES = ("", "いち", "に", "さん", "{よん|し}", "ご", "ろく", "{なな|しち}", "はち", "{きゅう|く}")
_TENS = ("", "じゅう", "にじゅう", "さんじゅう")

CALL_WORDS: tuple[Word, ...] = (
    # A comma parts what is shown: no construction goes over it, unless it says so.
    *(word for word in SHARED_WORDS if (word.spelling, word.category) != ("、", FILLER) and word.category != "seat"),
    *(word for each in CONVENTIONS for name in each.names.split(";") for word in words("conv", {each.key: shortened(name) + _several(name)})),
    *words("round_only", _ROUND),
    *(word for number in range(10, 40) for word in words("number", {number: _TENS[number // 10] + _ONES[number % 10]}, -0.6 if number > 10 else 0)),
    *words("number", {0: "none; nought; naught; zip", 1: "a {single|solitary|lone}", 2: "a {couple|pair} of; a couple", 6: "half a dozen", 12: "a dozen"}, 0.2),
    *words_of(_FUNCTION.read_text(encoding="utf-8")),
    *words_of(_WORDS),
)  # fmt: skip
