"""How the cost of reading grows with the text that is read."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from json import JSONDecodeError

from bridgelaw.locale.errors import Refusal

TIMES = 8
"""How much longer the longer text is."""
_LINEAR = 3.5 * TIMES
"""A quadratic reader needs 64 times as long, one with a logarithm in it ten times."""
_ENOUGH = 0.002  # seconds of CPU of the shorter text, so that nothing else counts
_TOO_LONG = 3.0  # seconds of CPU for the shorter text: no reader of ours takes so long
_SHORTEST, _LONGEST = 400, 12_800  # letters of the shorter text


def seconds(read: Callable[[str], object], text: str) -> float:
    """Of CPU that reading takes, whatever comes of it; what else the machine does is not in it."""
    began = time.process_time()
    with suppress(Refusal, JSONDecodeError):
        read(text)
    return time.process_time() - began


def is_linear(read: Callable[[str], object], made: Callable[[int], str]) -> bool:
    """Does reading a text of `n` letters take time in proportion to `n`?

    The texts are so long that reading takes a while; a ratio that looks bad is measured again,
    because a busy machine slows down now the one and now the other.
    """
    size = _SHORTEST
    while (short := seconds(read, made(size))) < _ENOUGH and size < _LONGEST:
        size *= 2
    if short > _TOO_LONG:
        return False
    for _ in range(8):
        long = seconds(read, made(TIMES * size))
        short = min(short, seconds(read, made(size)))
        if long <= _LINEAR * max(short, _ENOUGH / 4):
            return True
        short = max(short, seconds(read, made(size)))
    return False
