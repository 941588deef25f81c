"""Reading people's words: one sentence beside the word search, and one eight times as long."""

from __future__ import annotations

from collections.abc import Callable

from bench.measure import per_second
from bridgelaw import tell
from bridgelaw.comparable.spoken.reading import spoken
from bridgelaw.laws.entrances.search import procedures_for
from bridgelaw.reading.readings import read
from bridgelaw.stories.telling import grammar

_STORY = "East bid one heart over one spade, South hasn't called yet. "
_CALL = "splinter, short in clubs with four card spade support and 11 to 14"


def _once(read_it: Callable[[str], object], text: str) -> Callable[[], int]:
    def run() -> int:
        read_it(text)
        return 1

    run()  # what is made once is made before the clock
    return run


def _story(text: str) -> object:
    return read(text, grammar())


def show_reading() -> None:
    """Each beside the word search, which reads no fact, in one run."""
    print("\nReading people's words (milliseconds; beside the word search, which reads no fact)")
    search = _once(procedures_for, _STORY)
    for name, reads in (
        ("a story of 11 words", _once(tell, _STORY)),
        ("what a call shows, in 13 words", _once(spoken, _CALL)),
    ):
        ours, searched = per_second(reads, search)
        print(f"  {name:34} {1000 / ours:7.2f}   search {1000 / searched:7.2f}")
    long, short = per_second(_once(_story, _STORY * 32), _once(_story, _STORY * 4))
    print(f"  eight times the words take {short / long:.1f} times as long")
