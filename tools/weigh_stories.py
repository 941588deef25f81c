"""Counts what is in stories of each procedure, for `bridgelaw.stories.evidence` (`make evidence`).

The stories are those of the tests, the examples of the rows, and the phrases of the procedures.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from bridgelaw.laws import PROCEDURES
from bridgelaw.reading.readings import read
from bridgelaw.stories.entrance_rows import ENTRANCES
from bridgelaw.stories.events import gather
from bridgelaw.stories.evidence import Counted, evidence
from bridgelaw.stories.telling import grammar
from tests.stories.told import STORIES
from tests.words.sets import parts, stories

_ROOM = Path("src/bridgelaw/stories")
FILE = _ROOM / "evidence.txt"
_READERS = [
    _ROOM / name
    for name in ("deeds.py", "entrance_rows.py", "events.py", "evidence.py", "settling.py",
                 "story_rows.py", "words.txt")
]  # fmt: skip
"""What finds the words, deeds and facts of a story."""
_FRESH = Path("tests/stories/fresh.txt")
_HEARD = Path("tests/stories/heard.txt")
_A_PHRASE = 0.4
"""What a phrase counts beside a story."""
_LEAST = 2
"""What was in fewer texts says nothing."""
_SELDOM = 2 * _A_PHRASE
"""What two phrases of a procedure have and no story tells as little."""


def known_stories() -> Iterator[tuple[str, str, float]]:
    """Procedure, words, and what they count."""
    for key, procedure in PROCEDURES.items():
        yield from ((key, phrase, _A_PHRASE) for phrase in procedure.manifest.phrases)
    for row in ENTRANCES:
        yield from ((row.entrance, text, 1) for text in (row.en, row.ja) if text)
    for words, (key, _) in STORIES.items():
        yield key, words, 1
    for line in _FRESH.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            words, _, told = line.rpartition(" => ")
            yield told.partition(";")[0].strip(), words, 1
    for line in _HEARD.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            key, _, words = line.partition(" | ")
            yield key, words, 1
    for part in parts("stories"):
        yield from ((told.procedures[0], told.words, 1) for told in stories(part))


def counted() -> Counted:
    every: dict[str, float] = dict.fromkeys((*PROCEDURES, "none"), 0.0)
    within: dict[str, dict[str, float]] = {}
    texts: Counter[str] = Counter()
    for key, words, worth in known_stories():
        every[key] = round(every[key] + worth, 1)
        for what in evidence(words, gather(read(words, grammar()).best)):
            texts[what] += 1
            having = within.setdefault(what, {})
            having[key] = round(having.get(key, 0) + worth, 1)
    often = {
        what: {key: count for key, count in having.items() if count > _SELDOM}
        for what, having in within.items()
        if texts[what] >= _LEAST
    }
    kept = {what: having for what, having in often.items() if having}
    return Counted({key: count for key, count in every.items() if count}, kept)


def written(counted: Counted) -> str:
    """The file: what it was counted from, and a line for each procedure."""
    lines = [counted_from()]
    for key, every in counted.stories.items():
        having = (f"{what}:{of[key]:g}" for what, of in sorted(counted.within.items()) if key in of)
        lines.append("\t".join((key, f"{every:g}", *having)))
    return "\n".join(lines) + "\n"


def counted_from() -> str:
    """A sum over everything that the counts come from: another one, and they are out of date."""
    every = hashlib.sha256(repr(sorted(known_stories())).encode())
    for path in sorted(_READERS):
        every.update(path.read_bytes())
    return every.hexdigest()


def main() -> None:
    FILE.write_text(written(counted()), encoding="utf-8")


if __name__ == "__main__":
    main()
