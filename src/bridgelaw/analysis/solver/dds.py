"""The program of the worker process: DDS 2.9's `SolveBoard` behind two pipes.

It is run by its file's name, in an interpreter that knows nothing else, and so imports nothing of
this package. `encoding.py` says what a question and an answer look like: they are the structures
of this module, byte for byte.
"""

from __future__ import annotations

import ctypes
import os
import sys
from threading import Lock

CANNOT_LOAD = 3
"""The exit code where the library is none, or is built for another machine."""

_NO_TARGET = -1  # as many tricks as possible
_ALWAYS_SEARCH = 1  # also where there is only one card to play, which else gets no value
_THREAD = 0


class DdsDeal(ctypes.Structure):
    """DDS's `struct deal`."""

    _fields_ = (
        ("trump", ctypes.c_int),
        ("leader", ctypes.c_int),
        ("trick_suits", ctypes.c_int * 3),
        ("trick_ranks", ctypes.c_int * 3),
        ("cards", ctypes.c_uint * 4 * 4),
    )


class FutureTricks(ctypes.Structure):
    """DDS's `struct futureTricks`."""

    _fields_ = (
        ("nodes", ctypes.c_int),
        ("count", ctypes.c_int),
        ("suits", ctypes.c_int * 13),
        ("ranks", ctypes.c_int * 13),
        ("equals", ctypes.c_int * 13),
        ("scores", ctypes.c_int * 13),
    )


class DdsQuestion(ctypes.Structure):
    """What the parent sends: the deal, and for which cards it wants to know the value."""

    _fields_ = (("solutions", ctypes.c_int), ("deal", DdsDeal))
    solutions: int
    deal: DdsDeal


class DdsAnswer(ctypes.Structure):
    """What it gets: DDS's return code, and the values."""

    _fields_ = (("code", ctypes.c_int), ("found", FutureTricks))
    code: int
    found: FutureTricks


class Dds:
    """The library, loaded; two threads in it at once would end the process, so they queue."""

    def __init__(self, path: str) -> None:
        library = ctypes.CDLL(path)
        self._solve = library.SolveBoard
        self._solve.restype = ctypes.c_int
        self._solve.argtypes = (DdsDeal, ctypes.c_int, ctypes.c_int, ctypes.c_int,
                                ctypes.POINTER(FutureTricks), ctypes.c_int)  # fmt: skip
        # Also sets up the memory, without which DDS crashes.
        library.SetMaxThreads(1)
        self._lock = Lock()

    def answer(self, question: bytes) -> bytes:
        asked = DdsQuestion.from_buffer_copy(question)
        answer = DdsAnswer()
        with self._lock:
            answer.code = self._solve(asked.deal, _NO_TARGET, asked.solutions, _ALWAYS_SEARCH,
                                      ctypes.byref(answer.found), _THREAD)  # fmt: skip
        return bytes(answer)


def serve(path: str) -> int:
    """Answers until the parent is gone."""
    answers = os.dup(1)
    # DDS prints what it does not like; that would stand between the answers.
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    try:
        dds = Dds(path)
    except (OSError, AttributeError):
        return CANNOT_LOAD
    size = ctypes.sizeof(DdsQuestion)
    while len(question := sys.stdin.buffer.read(size)) == size:
        os.write(answers, dds.answer(question))
    return 0


if __name__ == "__main__":
    sys.exit(serve(sys.argv[1]))
