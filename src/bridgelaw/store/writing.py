"""What one transaction adds to the end of the log."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

import sqlalchemy as sa

from bridgelaw.locale import Refusal, tr
from bridgelaw.store.chain import ChainRow, linked
from bridgelaw.store.entries import Append, Conflict, Entry, Summary
from bridgelaw.store.list_query import keepable, written
from bridgelaw.store.prepared import Driver, Prepared, as_mappings
from bridgelaw.store.schema import ENTRIES, LOG, STREAMS, TERMS
from bridgelaw.store.telling import notify
from bridgelaw.store.terms import terms_of

_AT_ONCE = 500  # names in one statement

# Built once, and not for each call again.
LAST = Prepared(sa.select(LOG.c.number, LOG.c.hash, LOG.c.spread).with_for_update())
_SET_LAST = Prepared(
    sa.update(LOG).values(
        number=sa.bindparam("last"), hash=sa.bindparam("of_last"), spread=sa.bindparam("apart")
    )
)
_SET_STREAM = Prepared(
    sa.update(STREAMS)
    .where(STREAMS.c.stream == sa.bindparam("of"))
    .values({one.name: sa.bindparam(one.name) for one in STREAMS.c if one.name != "stream"})
)
_ADD_STREAM, _ADD_ENTRIES, _ADD_TERMS = (
    Prepared(sa.insert(table)) for table in (STREAMS, ENTRIES, TERMS)
)
_DROP_TERM = Prepared(
    sa.delete(TERMS).where(*(one == sa.bindparam(f"its_{one.name}") for one in TERMS.c))
)


@lru_cache(maxsize=8)
def _streams(count: int) -> Prepared:
    """So many streams by their names."""
    each = (STREAMS.c.stream == sa.bindparam(f"of{place}") for place in range(count))
    return Prepared(sa.select(STREAMS).where(sa.or_(*each)))


class Writing:
    """Adds entries; nothing of it is there before `end`, and before the transaction is.

    What is refused leaves no trace, so that several who write at once can share a transaction.
    """

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        # From here on all others wait, on whatever desk: what is read now stays true.
        ((self._last, self._hash, self._spread),) = driver.rows(LAST, {})
        self._kept: dict[str, dict[str, Any] | None] = {}
        """The streams as the database has them; `None` for one that is new."""
        self._changed: dict[str, dict[str, Any]] = {}
        """As they are afterwards."""
        self._rows: list[ChainRow] = []

    def append(self, appends: Sequence[Append], at: datetime, by: str) -> tuple[Entry, ...]:
        """New facts, now; `Conflict` where somebody wrote there in the meantime."""
        self._know({one.stream for one in appends})
        changed: dict[str, dict[str, Any]] = {}
        entries: list[Entry] = []
        last = self._last
        for one in appends:
            row = changed.get(one.stream) or self._now(one.stream)
            head = 0 if row is None else row["head"]
            if head != one.after:
                raise Conflict(one.stream, head)
            new = [
                Entry(one.stream, head + place, fact.kind, fact.data, at, by, last + place)
                for place, fact in enumerate(one.facts, 1)
            ]
            last += len(new)
            entries += new
            changed[one.stream] = _changed(row, one.stream, one.summary, new)
        self._add(entries, changed)
        return tuple(entries)

    def take(
        self, entries: Sequence[Entry], summaries: Mapping[str, Summary], at: datetime
    ) -> tuple[Entry, ...]:
        """Entries of another log as they are there, in their order; only their numbers are new.

        `Conflict` where they do not follow what is here.
        """
        self._know(set(summaries))
        of: dict[str, list[Entry]] = {}
        taken = [replace(one, number=number) for number, one in enumerate(entries, self._last + 1)]
        for entry in taken:
            mine = of.setdefault(entry.stream, [])
            row = self._now(entry.stream)
            head = (0 if row is None else row["head"]) + len(mine)
            if entry.seq != head + 1:
                raise Conflict(entry.stream, head)
            mine.append(entry)
            apart = abs((at - entry.at).total_seconds())
            self._spread = max(self._spread, int(apart) + 1)
        self._add(
            taken,
            {name: _changed(self._now(name), name, summaries[name], new)
             for name, new in of.items()},
        )  # fmt: skip
        return tuple(taken)

    def end(self) -> None:
        """Writes all of it: the entries with their hashes, and where the log ends now."""
        run = self._driver.run
        new = [row for name, row in self._changed.items() if self._kept[name] is None]
        old = [{**row, "of": name} for name, row in self._changed.items()
               if self._kept[name] is not None]  # fmt: skip
        for statement, values in ((_ADD_STREAM, new), (_SET_STREAM, old)):
            if values:
                run(statement, *values)
        self._set_terms()
        if self._rows:
            rows = list(linked(self._hash, self._rows))
            run(_ADD_ENTRIES, *(row._asdict() for row in rows))
            run(_SET_LAST, {"last": self._last, "of_last": rows[-1].hash, "apart": self._spread})
            notify(self._driver)

    def _know(self, streams: set[str]) -> None:
        names = sorted(streams - self._kept.keys())
        for first in range(0, len(names), _AT_ONCE):
            some = names[first : first + _AT_ONCE]
            self._kept |= dict.fromkeys(some)
            wanted = {f"of{place}": name for place, name in enumerate(some)}
            for row in as_mappings(STREAMS, self._driver.rows(_streams(len(some)), wanted)):
                self._kept[row["stream"]] = row

    def _now(self, stream: str) -> dict[str, Any] | None:
        """The stream with what is added so far."""
        return self._changed.get(stream) or self._kept[stream]

    def _add(self, entries: Sequence[Entry], changed: dict[str, dict[str, Any]]) -> None:
        rows = [row_of(one) for one in entries]  # where one cannot be kept, none is
        self._rows += rows
        self._last += len(rows)
        self._changed |= changed

    def _set_terms(self) -> None:
        """By what the streams are found."""
        new, gone = [], []
        for name, row in self._changed.items():
            old = self._kept[name]
            if old is not None and (old["laws"], old["shown"]) == (row["laws"], row["shown"]):
                continue
            before = frozenset() if old is None else terms_of(summary_of(old))
            after = terms_of(summary_of(row))
            kind, number = row["kind"], row["number"]
            new += [{"kind": kind, "term": one, "number": number} for one in after - before]
            gone += [{"its_kind": kind, "its_term": one, "its_number": number}
                     for one in before - after]  # fmt: skip
        if new:
            self._driver.run(_ADD_TERMS, *new)
        if gone:
            self._driver.run(_DROP_TERM, *gone)


def _changed(
    old: Mapping[str, Any] | None, stream: str, summary: Summary | None, new: Sequence[Entry]
) -> dict[str, Any]:
    """Where a stream stands after new entries."""
    if old is None:
        assert summary is not None, "a new stream has a summary"
        assert new, "a new stream has entries"
        row: dict[str, Any] = {
            "stream": stream, "number": new[0].number, "opened": written(new[0].at),
        }  # fmt: skip
    else:
        row = dict(old)
    if new:
        row |= {"head": new[-1].seq, "changed": written(new[-1].at)}
    if summary is not None:
        row |= _row_of_summary(summary)
    return row


def unkeepable() -> Refusal:
    return Refusal(tr("This holds characters that cannot be kept."))


def row_of(entry: Entry) -> ChainRow:
    """An entry as the database keeps it, without its hash."""
    data = as_json(dict(entry.data))
    if not keepable(data, entry.stream, entry.kind, entry.by):
        raise unkeepable()
    at = written(entry.at.astimezone(UTC))
    return ChainRow(entry.number, entry.stream, entry.seq, entry.kind, data, at, entry.by, None)


def entry_of(row: Any) -> Entry:
    """What a row of the database says."""
    return Entry(
        row.stream, row.seq, row.kind, json.loads(row.data), datetime.fromisoformat(row.at),
        row.by, row.number,
    )  # fmt: skip


def ensure_keepable(summary: Summary) -> None:
    """`Refusal` where a summary, from wherever it comes, is none that can be kept."""
    texts = [value for name, value in asdict(summary).items() if name not in ("laws", "shown")]
    if not all(isinstance(text, str) for text in (*texts, *summary.laws)):
        raise unkeepable()
    terms_of(summary)
    _row_of_summary(summary)


def as_json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), allow_nan=False)


def _row_of_summary(summary: Summary) -> dict[str, Any]:
    row = {
        "kind": summary.kind, "session": summary.session, "state": summary.state,
        "place": summary.place, "board": summary.board, "subject": summary.subject,
        "laws": " ".join(summary.laws), "shown": as_json(dict(summary.shown or {})),
    }  # fmt: skip
    if not keepable(*row.values()):
        raise unkeepable()
    return row


def summary_of(row: Any) -> Summary:
    """What the row of a stream says."""
    return Summary(
        row["kind"], row["session"], row["state"], row["place"], row["board"], row["subject"],
        tuple(row["laws"].split()), json.loads(row["shown"]),
    )  # fmt: skip
