"""A list that only grows, and that costs nothing to copy.

A table's history can be long, and every event makes a new table. Copies share their items; only
a copy that grows in another direction than its twin makes a list of its own.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

T = TypeVar("T")

# Two tables that grow from the same one, in two threads, must not both think they came first.
_GROWING = threading.Lock()


class SharedList(Generic[T]):
    """The first `length` of the shared items."""

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._length = len(self._items)

    def copy(self) -> SharedList[T]:
        twin: SharedList[T] = object.__new__(SharedList)
        twin._items, twin._length = self._items, self._length
        return twin

    def first(self, length: int) -> SharedList[T]:
        """Only so many of the items."""
        twin = self.copy()
        twin._length = length
        return twin

    def append(self, item: T) -> None:
        with _GROWING:
            if len(self._items) != self._length:
                self._items = self._items[: self._length]
            self._items.append(item)
            self._length += 1

    def __len__(self) -> int:
        return self._length

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, SharedList):
            return NotImplemented
        return self._items[: self._length] == other._items[: other._length]

    __hash__ = None  # type: ignore[assignment]  # what grows cannot be a key

    def __iter__(self) -> Iterator[T]:
        return iter(self._items[: self._length])

    def as_tuple(self) -> tuple[T, ...]:
        return tuple(self._items[: self._length])

    def last(self) -> T:
        return self._items[self._length - 1]
