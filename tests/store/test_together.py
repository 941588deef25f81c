"""Threads that write at once share a transaction; each is answered for itself, not too early."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
import sqlalchemy as sa

from bridgelaw.locale.errors import Refusal
from bridgelaw.store import Append, Conflict, Entry, Fact, Filter, Store, Summary, Unavailable
from bridgelaw.store.copying import is_whole
from bridgelaw.store.database import Database
from bridgelaw.store.prepared import Driver
from tests.store.test_store import more, opening


class Crowd:
    """Threads that append while another is writing, so that they are written together."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.found: dict[str, tuple[Entry, ...] | BaseException] = {}

    def append(self, **appends: Append) -> None:
        with self._held_up() as waits:
            threads = [
                threading.Thread(target=self._one, args=(name, one))
                for name, one in appends.items()
            ]
            for thread in threads:
                thread.start()
            waits(len(appends))
        for thread in threads:
            thread.join()

    def _one(self, name: str, append: Append) -> None:
        try:
            self.found[name] = self.store.append(append, by=name)
        except BaseException as error:
            self.found[name] = error

    @contextmanager
    def _held_up(self) -> Iterator[Callable[[int], None]]:
        together = self.store._together

        def until(count: int) -> None:
            while len(together._queue) < count:
                threading.Event().wait(0.001)

        with together.alone():
            yield until


@pytest.fixture
def crowd(store: Store) -> Crowd:
    return Crowd(store)


@pytest.fixture
def commits(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Counts transactions."""
    counted: list[int] = []
    transaction = Database.transaction

    @contextmanager
    def counting(database: Database) -> Iterator[Driver]:
        with transaction(database) as driver:
            yield driver
        counted.append(1)

    monkeypatch.setattr(Database, "transaction", counting)
    return counted


def test_all_who_wait_are_written_in_one_transaction(crowd: Crowd, commits: list[int]) -> None:
    crowd.append(**{f"t{n}": opening(f"r-{n}") for n in range(20)})
    assert len(commits) == 1
    assert {one.by for found in crowd.found.values() if isinstance(found, tuple)
            for one in found} == set(crowd.found)  # fmt: skip
    assert [one.number for one in crowd.store.all()] == list(range(1, 21))
    assert is_whole(crowd.store)
    for n in range(20):
        assert crowd.store.read(f"r-{n}") == crowd.found[f"t{n}"]


def test_of_two_who_saw_the_same_one_is_refused_and_the_others_are_kept(crowd: Crowd) -> None:
    crowd.store.append(opening("r-1"))
    crowd.append(
        a=more("r-1", 1, "answered"), b=more("r-1", 1, "given"), c=opening("r-2"),
        d=more("r-7", 3, "answered"), e=opening("r-3", place="nul \0"),
        f=Append("r-4", 0, (Fact("opened", {}),), None),
        g=Append("r-5", 0, (Fact("opened", {"no": {1, 2}}),), Summary("ruling")),
    )  # fmt: skip
    found = crowd.found
    kept = [name for name, one in found.items() if isinstance(one, tuple)]
    assert sorted(kept) in (["a", "c"], ["b", "c"])
    (late,) = {"a", "b"} - set(kept)
    conflict = found[late]
    assert isinstance(conflict, Conflict) and conflict.head == 2
    assert isinstance(found["d"], Conflict) and isinstance(found["e"], Refusal)
    assert isinstance(found["f"], AssertionError) and isinstance(found["g"], TypeError)
    assert crowd.store.heads(["r-1", "r-2", "r-3", "r-4", "r-5"]) == {"r-1": 2, "r-2": 1}
    assert is_whole(crowd.store), "who was refused took no number"


def test_what_builds_on_what_is_written_with_it(crowd: Crowd) -> None:
    crowd.store.append(opening("r-1"))
    crowd.append(a=Append("r-1", 1, tuple(Fact("answered", {"n": n}) for n in range(3)),
                          Summary("ruling", shown={"text": "late"})))  # fmt: skip
    assert crowd.store.find("ruling", Filter(words=[("late", ())]))[0].head == 4
    assert is_whole(crowd.store)


def test_where_the_database_fails_it_fails_for_all_and_nothing_is_written(
    crowd: Crowd, monkeypatch: pytest.MonkeyPatch
) -> None:
    crowd.store.append(opening("r-1"))

    transaction = Database.transaction

    @contextmanager
    def failing(database: Database) -> Iterator[Driver]:
        with transaction(database) as driver:
            yield driver
            raise sa.exc.OperationalError("COMMIT", None, Exception("gone"))

    with monkeypatch.context() as patched:
        patched.setattr(Database, "transaction", failing)
        crowd.append(a=more("r-1", 1, "answered"), b=opening("r-2"), c=more("r-1", 1, "given"))
    assert all(isinstance(one, Unavailable) for one in crowd.found.values()), crowd.found
    assert crowd.store.newest() == 1
    crowd.store.append(more("r-1", 1, "answered"))
    assert is_whole(crowd.store)


def test_nobody_is_answered_before_the_transaction_is_committed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is told sees it from another connection at once."""
    wrong: list[str] = []

    def write(name: str) -> None:
        for number in range(15):
            (entry,) = store.append(opening(f"r-{name}-{number}"))
            rows = store.rows(sa.text("SELECT number FROM log"))
            if rows[0][0] < entry.number:
                wrong.append(entry.stream)

    threads = [threading.Thread(target=write, args=(str(n),)) for n in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
    assert store.newest() == 180
    assert is_whole(store)
