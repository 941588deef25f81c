"""What each law says: every sentence of its rulings, and the words and options of its questions.

Kept in `what_is_said.txt`, so that a sentence that is lost, turned round, or told to somebody else
is seen. `python -m tests.laws.what_is_said` writes the list anew; read what has changed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path as File

from bridgelaw.laws import PROCEDURES, Path, walk
from bridgelaw.locale.language import language
from bridgelaw.locale.text import Text
from tests.laws.samples import SAMPLES
from tests.laws.test_claims import within

KEPT = File(__file__).with_suffix(".txt")
_MOST = 20_000, 800
"""Paths of the sheet, and of a table."""


def kept() -> dict[str, list[str]]:
    """The lines of each law, by its key."""
    laws = KEPT.read_text(encoding="utf-8").split("# ")[1:]
    return {head: lines for head, *lines in (law.splitlines() for law in laws)}


def said_by(key: str) -> list[str]:
    """Who hears it by which clause, or before which question; and the Japanese in one number."""
    heard = dict.fromkeys(_of_the_sheet(key))
    known = {text.msgid for _, text in heard}
    for line, text in _at_tables(key):
        if text.msgid not in known:
            heard.setdefault((line, text))
    told: dict[str, set[str]] = {}
    for line, text in heard:
        told.setdefault(text.msgid, set()).add(line)
    lines = (f"{msgid} [{', '.join(sorted(where))}]" for msgid, where in told.items())
    japanese = "\n".join(sorted({language("ja").say(text) for _, text in heard}))
    return [*sorted(lines), f"ja {hashlib.sha256(japanese.encode()).hexdigest()[:12]}"]


def _of_the_sheet(key: str) -> Iterator[tuple[str, Text]]:
    for path in islice(walk(PROCEDURES[key]), _MOST[0]):
        for words in path.ruling.words:
            to = "all" if words.to is None else words.to.name.lower()
            yield f"{path.ruling.clause} {to}", _bare(words.text)
        yield from _besides(path)


def _at_tables(key: str) -> Iterator[tuple[str, Text]]:
    """What only a table makes a law say; to whom depends on the seats there."""
    for at in SAMPLES.get(PROCEDURES[key], ()):
        for path in islice(walk(PROCEDURES[key], at), _MOST[1]):
            for words in path.ruling.words:
                yield f"{path.ruling.clause} table", _bare(words.text)
            yield from _besides(path)


def _besides(path: Path) -> Iterator[tuple[str, Text]]:
    """Questions with what is said and chosen there, the headline, and the director's notes."""
    for asked in path.asked:
        for text in (*asked.say, *(option.label for option in asked.options)):
            for inner in within(text):
                yield f"? {asked.key}", _bare(inner)
    for name, texts in (
        ("headline", (path.ruling.headline,)),
        ("director", path.ruling.notes),
    ):
        for text in texts:
            for inner in within(text):
                yield f"{path.ruling.clause} {name}", _bare(inner)


def _bare(text: Text) -> Text:
    """The sentence with its holes."""
    return Text(text.msgid)


if __name__ == "__main__":
    KEPT.write_text(
        "".join(f"# {key}\n" + "".join(f"{line}\n" for line in said_by(key)) for key in PROCEDURES),
        encoding="utf-8",
    )
