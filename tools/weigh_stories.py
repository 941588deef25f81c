"""Learns what stories of each procedure have in them, for `bridgelaw.stories.evidence`.

The stories are those of the tests, and the phrases of the procedures (`make evidence`). What each
thing in them says is found by trying to tell them apart: whenever a story was not sure enough, what
is in it comes to speak more for its procedure and less for others.
"""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from collections.abc import Iterator
from math import exp
from pathlib import Path

from bridgelaw.laws import PROCEDURES
from bridgelaw.reading.readings import read
from bridgelaw.stories.events import gather
from bridgelaw.stories.evidence import Learned, evidence, written
from bridgelaw.stories.telling import grammar
from tests.stories.told import STORIES
from tests.words.sets import parts, stories

ROOM = Path("src/bridgelaw/stories")
FILE = ROOM / "evidence.txt"
_READERS = [
    ROOM / name
    for name in ("beside.py", "deeds.py", "events.py", "events_by_whom.py", "events_done.py",
                 "events_so_far.py", "events_told.py", "evidence.py", "roles.py", "settling.py",
                 "signs.py", "story_rows.py", "words.txt")
]  # fmt: skip
"""What finds the words, deeds and facts of a story, and what stands round them."""
FRESH = Path("tests/stories/fresh.txt")
_HEARD = Path("tests/stories/heard.txt")
_A_PHRASE = 0.4
"""What a phrase counts beside a story."""
_LEAST = 2
"""What was in fewer texts says nothing."""
_TIMES = 30
"""How often all stories are gone through."""
_AT_FIRST = 0.2
"""How much a story changes at first; less and less later."""
_LEFT_OUT = 0.4
"""So much of what is in a story is left out each time: no word may be relied on alone."""
_SELDOM = 0.3
"""How much more a story of a procedure that is seldom told counts."""
_NOTHING_MUCH = 0.004
"""A procedure that is less likely than that is no matter."""


def known_stories() -> Iterator[tuple[str, str, float]]:
    """Procedure, words, and what they count."""
    for key, procedure in PROCEDURES.items():
        yield from ((key, phrase, _A_PHRASE) for phrase in procedure.manifest.phrases)
    for words, (key, _) in STORIES.items():
        yield key, words, 1
    for line in FRESH.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            words, _, told = line.rpartition(" => ")
            yield told.partition(";")[0].strip(), words, 1
    for line in _HEARD.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            key, _, words = line.partition(" | ")
            yield key, words, 1
    for part in parts("stories"):
        yield from ((told.procedures[0], told.words, 1) for told in stories(part))


def learned() -> Learned:
    every = [
        (key, evidence(words, gather(read(words, grammar()).best)), worth)
        for key, words, worth in known_stories()
    ]
    texts = Counter(what for _, having, _ in every for what in having)
    keys = sorted({key for key, _, _ in every})
    often = dict.fromkeys(keys, 0.0)
    for key, _, worth in every:
        often[key] += worth
    common = sum(often.values()) / len(keys)
    # What is seldom met says more where it is: it learns faster than what is in every story.
    rate = {what: count**-0.5 for what, count in texts.items() if count >= _LEAST}
    known = [
        (keys.index(key), [what for what in sorted(having) if what in rate],
         worth * (often[key] / common) ** -_SELDOM)
        for key, having, worth in every
    ]  # fmt: skip
    mean = sum(sum(rate[what] for what in having) for _, having, _ in known)
    mean /= sum(len(having) for _, having, _ in known)
    before, speaks = [0.0] * len(keys), {what: [0.0] * len(keys) for what in rate}
    order = random.Random(1)
    for time in range(_TIMES):
        step = _AT_FIRST * (1 - time / _TIMES)
        order.shuffle(known)
        for right, every_one, worth in known:
            having = [what for what in every_one if order.random() >= _LEFT_OUT]
            sums = [
                sum(each) for each in zip(before, *map(speaks.__getitem__, having), strict=True)
            ]
            most = max(sums)
            likely = [exp(each - most) for each in sums]
            total = sum(likely)
            change = [
                (at, step * worth * ((at == right) - each / total))
                for at, each in enumerate(likely)
                if at == right or each / total > _NOTHING_MUCH
            ]
            for at, by in change:
                before[at] += by
            for what in having:
                weights, faster = speaks[what], rate[what] / mean
                for at, by in change:
                    weights[at] += faster * by
    return Learned(
        dict(zip(keys, before, strict=True)),
        {
            what: {key: (1 - _LEFT_OUT) * each for key, each in zip(keys, weights, strict=True)}
            for what, weights in speaks.items()
        },
    )


def learned_from() -> str:
    """A sum over everything that was learned from: another one, and it is out of date."""
    every = hashlib.sha256(repr(sorted(known_stories())).encode())
    for path in sorted(_READERS):
        every.update(path.read_bytes())
    return every.hexdigest()


def main() -> None:
    FILE.write_text(written(learned(), learned_from()), encoding="utf-8")


if __name__ == "__main__":
    main()
