"""How the work of reading grows with the text that is read.

What runs in Python is counted, line by line, so that the same reader and text give the same number
on any machine. What a line hands to C (a regular expression, a copy) can only be timed: there the
sizes lie far apart and the least of several tries counts, so that a busy machine cannot make a good
reader look bad.
"""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from json import JSONDecodeError
from types import FrameType
from typing import Any

from bridgelaw.locale.errors import Refusal

Reader = Callable[[str], object]
Maker = Callable[[int], str]

_SHORTEST, _LONGEST = 400, 12_800  # letters of the shorter text

_TIMES, _MORE_LINES = 8, 16
"""A quadratic reader runs 64 times as many lines for a text 8 times as long, one with a logarithm
in it ten times."""
_LINES = 4_000  # of the shorter text, so that what every text needs does not count
_TOO_MANY = 3_000_000  # lines for the shorter text: quicker timed than counted

_APART, _LONGER = 16, 64
"""For a text 16 times as long a quadratic reader takes 256 times as long."""
_NO_CHANCE = 256
"""Nor does any other work on the machine make a reader look so slow."""
_SECONDS = 0.002  # of CPU for the shorter text, so that nothing else counts
_TRIES = 8


class _TooManyLinesError(BaseException):
    """Not an `Exception`: no reader may take it for a text that it cannot read."""


def _reads(read: Reader, text: str) -> None:
    with suppress(Refusal, JSONDecodeError):
        read(text)


def lines_run(read: Reader, text: str, most: int = _TOO_MANY) -> int:
    """How many lines of Python reading takes, whatever comes of it; a line run again counts again.

    Reading is broken off once there are more than `most`.
    """
    lines = 0

    def counting(_frame: FrameType, _event: str, _arg: object) -> Any:
        nonlocal lines
        lines += 1
        if lines > most:
            raise _TooManyLinesError
        return counting

    before = sys.gettrace()
    sys.settrace(counting)
    try:
        _reads(read, text)
    except _TooManyLinesError:
        pass
    finally:
        sys.settrace(before)
    return lines


def seconds(read: Reader, text: str) -> float:
    """Of CPU that reading takes; neither what else the machine does is in it nor the collecting of
    what the tests before have left."""
    gc.disable()
    try:
        began = time.process_time()
        _reads(read, text)
        return time.process_time() - began
    finally:
        gc.enable()


def _lines_are_linear(read: Reader, made: Maker) -> bool:
    size = _SHORTEST
    while (short := lines_run(read, made(size))) < _LINES and size < _LONGEST:
        size *= 2
    if short > _TOO_MANY:
        return True
    most = _MORE_LINES * max(short, _LINES // _TIMES)
    return lines_run(read, made(_TIMES * size), most) <= most


def _seconds_are_linear(read: Reader, made: Maker) -> bool:
    size = _SHORTEST
    while (short := seconds(read, made(size))) < _SECONDS and size < _LONGEST:
        size *= 2
    for more in count(1):
        # Each text is a little longer than the last: nothing is read that a reader remembers.
        long = seconds(read, made(_APART * size + 20 * more))
        if long <= _LONGER * max(short, _SECONDS / 2):
            return True
        if more == _TRIES or long > _NO_CHANCE * max(short, _SECONDS):
            return False
        short = max(short, seconds(read, made(size + 20 * more)))
    raise AssertionError


def is_linear(read: Reader, made: Maker) -> bool:
    """Does reading a text of `n` letters take work in proportion to `n`?"""
    _reads(read, made(_SHORTEST - 20))  # what is loaded when something is first read
    return _lines_are_linear(read, made) and _seconds_are_linear(read, made)
