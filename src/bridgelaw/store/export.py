"""The log as lines of JSON, for other programs and other desks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import sqlalchemy as sa

from bridgelaw.store.chain import Row, line
from bridgelaw.store.schema import ENTRIES
from bridgelaw.store.store import Store

_AT_ONCE = 500  # entries
_NEXT = (
    sa.select(*(ENTRIES.c[name] for name in Row._fields))
    .where(ENTRIES.c.number > sa.bindparam("after"), ENTRIES.c.number <= sa.bindparam("last"))
    .order_by(ENTRIES.c.number)
    .limit(_AT_ONCE)
)
_CHUNK = 65_536  # bytes


def exported(store: Store) -> Iterator[bytes]:
    """One entry a line, up to the one that is the last now."""
    # What is written since is left out: there would be no end where a desk is busy.
    done, last = 0, store.newest()
    while rows := store.rows(_NEXT, after=done, last=last):
        for row in rows:
            yield f"{line(Row._make(row))}\n".encode()
        done = rows[-1].number


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
