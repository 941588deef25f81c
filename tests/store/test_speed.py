"""Lists and polls are read from an index in their order: they do not grow with the log."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import sqlalchemy as sa

from bridgelaw.store import Filter, Store
from bridgelaw.store.list_query import known_listing, listing, written
from bridgelaw.store.schema import STREAMS, TERMS
from tests.store.databases import Server

BEGIN = datetime(2026, 1, 1, tzinfo=UTC)
DAY = BEGIN + timedelta(days=10)
ASKED: dict[str, Filter] = {
    "all": Filter(),
    "page": Filter(),
    "session": Filter(session="s-3"),
    "session and more": Filter(
        session="s-3", states=("open", "given"), place="7", law="27",
        words=[("sato", ("claim",))],
    ),
    "state": Filter(states=("open",)),
    "states": Filter(states=("open", "given")),
    "place": Filter(place="7"),
    "board": Filter(board="12"),
    "place and board": Filter(place="7", board="12", states=("open", "given", "undone")),
    "subject": Filter(subject="revoke"),
    "law": Filter(law="27"),
    "law and place": Filter(law="27", place="7", states=("open",)),
    "mark": Filter(mark="appealed"),
    "table": Filter(at="t-abc"),
    "words": Filter(words=[("sato", ()), ("ken", ())]),
    "words or subjects": Filter(words=[("sato", ("revoke", "claim")), ("ken", ())]),
    "Japanese": Filter(words=[("佐藤太郎", ())]),
    "since": Filter(since=DAY),
    "until": Filter(until=DAY),
    "day": Filter(since=DAY, until=DAY + timedelta(days=1)),
    "law of a day": Filter(law="27", since=DAY, until=DAY + timedelta(days=1)),
}  # fmt: skip
CONTINUED = {"page": 900, "law and place": 900}


def fill(store: Store, count: int) -> None:
    """Streams of many evenings, without their entries."""
    streams, terms = [], []
    for number in range(1, count + 1):
        time = written(BEGIN + timedelta(minutes=20 * number))
        streams.append({
            "stream": f"r-{number}", "head": 1, "number": number, "opened": time, "changed": time,
            "kind": "ruling" if number % 5 else "table", "session": f"s-{number // 50}",
            "state": ("open", "given", "undone")[number % 3], "place": str(number % 11),
            "board": str(number % 29), "subject": ("revoke", "claim", "lead")[number % 7 % 3],
            "laws": "", "shown": "{}",
        })  # fmt: skip
        for term in ("§27", "sato", "ken", "#appealed", "@t-abc", "佐藤", "藤太", "太郎"):
            if number % 5 and number % len(term) == 0:
                terms.append({"kind": "ruling", "term": term, "number": number})
    with store.database.writes.begin() as connection:
        connection.execute(sa.insert(STREAMS), streams)
        connection.execute(sa.insert(TERMS), terms)


@pytest.fixture(scope="module")
def full(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Store]:
    address = (
        str(tmp_path_factory.mktemp("full") / "desk.db")
        if request.param == "sqlite"
        else request.getfixturevalue("postgresql").new_database()
    )
    with closing(Store(address)) as store:
        fill(store, 4000)
        with store.database.reads.connect() as connection:
            if request.param == "postgresql":
                connection.exec_driver_sql("ANALYZE")
        yield store


def planned(store: Store, explain: str, asked: str, column: int) -> list[str]:
    """How the database finds a list, whichever way it is asked."""
    wanted = ("ruling", ASKED[asked], CONTINUED.get(asked), 25)
    known = known_listing(*wanted)
    with store.database.reads.connect() as connection:
        if known is not None:
            text, always = known[0].on(connection.dialect)
            steps = connection.exec_driver_sql(f"{explain} {text}", {**always, **known[1]})
        else:
            query = listing(*wanted)
            assert query is not None
            made = query.compile(connection, compile_kwargs={"literal_binds": True})
            steps = connection.execute(sa.text(f"{explain} {made}".replace(":", "\\:")))
        return [str(step[column]) for step in steps]


@pytest.mark.parametrize("asked", ASKED)
@pytest.mark.parametrize("full", ["sqlite"], indirect=True)
def test_sqlite_reads_lists_from_an_index_in_their_order(full: Store, asked: str) -> None:
    plan = planned(full, "EXPLAIN QUERY PLAN", asked, column=3)
    # Of several lists of 25 the newest are sorted; else everything comes in its order.
    several = any("UNION" in step for step in plan)
    for step in plan:
        scans = step.startswith("SCAN") and "(subquery" not in step and "SCAN anon" not in step
        assert not scans, plan
        assert several or "TEMP B-TREE" not in step, plan


@pytest.mark.parametrize("full", ["postgresql"], indirect=True)
def test_postgresql_reads_lists_from_an_index(full: Store) -> None:
    for asked in ASKED:
        plan = planned(full, "EXPLAIN", asked, column=0)
        assert "Seq Scan" not in "\n".join(plan), asked


def test_the_head_of_some_streams_is_read_from_an_index(tmp_path: Path) -> None:
    with closing(Store(str(tmp_path / "desk.db"))) as store:
        plan = store.rows(
            sa.text("EXPLAIN QUERY PLAN SELECT stream, head FROM streams WHERE stream IN ('a','b')")
        )
        assert [str(tuple(row)[3])[:6] for row in plan] == ["SEARCH"]


def test_both_databases_find_the_same(tmp_path: Path, postgresql: Server) -> None:
    addresses = (str(tmp_path / "desk.db"), postgresql.new_database())
    found: list[dict[str, list[str]]] = []
    for address in addresses:
        with closing(Store(address)) as store:
            fill(store, 1200)
            found.append({
                asked: [one.stream for one in store.find("ruling", wanted, before=before)]
                for asked, wanted in ASKED.items()
                for before in [CONTINUED.get(asked)]
            })  # fmt: skip
    assert found[0] == found[1]
    assert [asked for asked in ASKED if not found[0][asked]] == []
