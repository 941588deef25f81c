"""The log as lines of JSON, for other programs and other desks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

import sqlalchemy as sa

from bridgelaw.locale import Text, tr
from bridgelaw.store.chain import ChainRow, Check, Unfit, line
from bridgelaw.store.schema import ENTRIES
from bridgelaw.store.store import Store

_AT_ONCE = 500  # entries
_NEXT = (
    sa.select(*(ENTRIES.c[name] for name in ChainRow._fields))
    .where(ENTRIES.c.number > sa.bindparam("after"), ENTRIES.c.number <= sa.bindparam("last"))
    .order_by(ENTRIES.c.number)
    .limit(_AT_ONCE)
)
_CHUNK = 65_536  # bytes


@dataclass(slots=True)
class Watched:
    """Looks at every entry that is written, and stops nothing: what does not fit is wanted too."""

    wrong: Text | None = None
    """The first that does not fit."""
    _check: Check = field(default_factory=Check)

    def see(self, row: ChainRow) -> None:
        if self.wrong is None:
            try:
                self._check.see(row)
            except Unfit as error:
                self.wrong = error.text

    def end(self, last: int) -> None:
        """There are no more; the log itself says which is its last."""
        if self.wrong is None and self._check.entries != last:
            self.wrong = tr(
                "The log ends with entry {last}, and {number} should be its last.",
                last=self._check.entries, number=last,
            )  # fmt: skip


def exported(store: Store, watched: Watched | None = None) -> Iterator[bytes]:
    """One entry a line, up to the one that is the last now."""
    # What is written since is left out: there would be no end where a desk is busy.
    done, last = 0, store.newest()
    while rows := store.rows(_NEXT, after=done, last=last):
        for row in map(ChainRow._make, rows):
            if watched is not None:
                watched.see(row)
            yield f"{line(row)}\n".encode()
        done = rows[-1].number
    if watched is not None:
        watched.end(last)


def in_chunks(lines: Iterable[bytes]) -> Iterator[bytes]:
    """The same in larger parts, as a connection sends them."""
    waiting: list[bytes] = []
    size = 0
    for one in lines:
        waiting.append(one)
        size += len(one)
        if size >= _CHUNK:
            yield b"".join(waiting)
            waiting, size = [], 0
    yield b"".join(waiting)
