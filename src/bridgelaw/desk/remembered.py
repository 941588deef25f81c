"""The records that a desk remembers, as they were when they were read or written last."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

from bridgelaw.desk.records.record import R, Record, grown
from bridgelaw.store import Store

_MOST = 1000  # records; a table is some tens of kilobytes


class Remembered:
    """Records that are read once, and then only what is new of them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Any] = OrderedDict()
        self._lock = threading.Lock()
        self._age = 0

    def get(self, stream: str) -> object:
        """As it was last; somebody may have written since."""
        with self._lock:
            return self._known.get(stream)

    def read(self, kinds: Mapping[str, type[Record]]) -> dict[str, Record]:
        """Several records as they are now, in one reading."""
        with self._lock:
            age = self._age
            known = {stream: self._known.get(stream) for stream in kinds}
        last = {
            stream: record.seq if isinstance(record, kinds[stream]) else 0
            for stream, record in known.items()
        }
        entries = self._store.read_together(last)
        if age != self._age:
            return self.read(kinds)
        return {
            stream: self.keep(grown(kind, stream, known[stream], entries[stream]))
            for stream, kind in kinds.items()
        }

    def keep(self, record: R) -> R:
        with self._lock:
            self._known[record.id] = record
            self._known.move_to_end(record.id)
            while len(self._known) > _MOST:
                self._known.popitem(last=False)
        return record

    def forget(self) -> None:
        """What is being read just now is read again."""
        with self._lock:
            self._age += 1
            self._known.clear()
