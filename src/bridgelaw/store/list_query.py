"""The question that a list asks of the database.

One filter leads: an index gives its streams in the order of the list, however long the log is. The
others only look at what it gives, and are written so that no database lets them lead.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Any

import sqlalchemy as sa

from bridgelaw.store.entries import Filter
from bridgelaw.store.prepared import Prepared
from bridgelaw.store.schema import STREAMS, TERMS
from bridgelaw.store.terms import law_term, mark_term, table_term, word_terms

LARGEST = 2**63 - 1  # that both databases can count to
MOST = 10_000  # streams in one list
_CLOCKS_AGREE = timedelta(days=1)  # that closely at least, on all desks
_S = STREAMS.c

Listing = sa.Select[Any] | sa.CompoundSelect[Any]
Condition = sa.ColumnElement[bool]


def written(time: datetime) -> str:
    """A time as the database keeps it."""
    return time.astimezone(UTC).isoformat(timespec="microseconds")


def counted(number: int) -> int:
    """A number that both databases can count to."""
    return max(-LARGEST, min(number, LARGEST))


def keepable(*texts: str | None) -> bool:
    """Whether every database can keep these texts: neither NUL nor half a character."""
    try:
        for text in texts:
            (text or "").encode()
    except UnicodeEncodeError:
        return False
    return not any("\0" in text for text in texts if text)


@dataclass(frozen=True, slots=True)
class _Wanted:
    """Terms that a stream must have all of, or one of these subjects."""

    terms: tuple[str, ...]
    subjects: tuple[str, ...] = ()


def listing(
    kind: str, only: Filter, before: int | None, limit: int, spread: int = 0
) -> Listing | None:
    """The statement; `None` where nothing can be found. `spread` is `LOG`'s."""
    states, columns = only.states, only.columns
    texts = [text for word, subjects in only.words for text in (word, *subjects)]
    if not keepable(kind, *columns.values(), *states, only.law, only.mark, only.at, *texts):
        return None
    equal = {_S[name]: value for name, value in columns.items()}
    wanted = [] if only.at is None else [_Wanted((table_term(only.at),))]
    wanted += [] if only.mark is None else [_Wanted((mark_term(only.mark),))]
    wanted += [
        _Wanted(terms, tuple(subjects))
        for word, subjects in only.words
        if (terms := word_terms(word))
    ]
    if only.law is not None:
        term = law_term(only.law)
        if term is None:
            return None
        wanted.append(_Wanted((term,)))

    # What leads, in as many parts as it has alternatives.
    query = sa.select(STREAMS)
    if wanted and only.session is None:
        parts = _led_by(query, kind, wanted.pop(0))
    elif equal:
        column = next(iter(equal))
        parts = [query.where(_S.kind == kind, column == equal.pop(column))]
    elif states:
        parts = [query.where(_S.kind == kind, _S.state == state) for state in dict.fromkeys(states)]
        states = ()
    else:
        parts = [query.where(_S.kind == kind)]

    others: list[Condition] = [_unled(column) == value for column, value in equal.items()]
    if states:
        others.append(_unled(_S.state).in_(states))
    others += [_has(kind, one) for one in wanted]
    others += _between(kind, only.since, only.until, _CLOCKS_AGREE + 2 * timedelta(seconds=spread))
    if before is not None:
        others.append(_S.number < counted(before))
    return _newest([part.where(*others) for part in parts], max(0, min(limit, MOST)))


def known_listing(
    kind: str, only: Filter, before: int | None, limit: int
) -> tuple[Prepared, dict[str, Any]] | None:
    """A statement that was built before, with its values; `None` for a list that needs its own."""
    columns, states = only.columns, dict.fromkeys(only.states)
    texts = {f"state{number}": state for number, state in enumerate(states)}
    terms = [] if only.at is None else [table_term(only.at)]
    terms += [] if only.mark is None else [mark_term(only.mark)]
    terms += [] if only.law is None else [law_term(only.law) or "\0"]
    is_known = (
        len(terms) <= (only.session is None) and not only.words and only.since is only.until is None
    )
    texts |= columns | ({"term": terms[0]} if terms else {})
    if not is_known or not keepable(kind, *texts.values()):
        return None
    query = _known_listing(tuple(columns), len(states), bool(terms), before is not None)
    values = {"kind": kind, **texts, "most": max(0, min(limit, MOST))}
    return query, values if before is None else {**values, "before": counted(before)}


@lru_cache(maxsize=64)
def _known_listing(
    columns: tuple[str, ...], states: int, by_term: bool, continued: bool
) -> Prepared:
    """Narrowed by these columns, so many states and a term. The term leads, or else a column, or
    each state."""
    query, kind = sa.select(STREAMS), sa.bindparam("kind", type_=sa.Text)
    is_led = by_term
    if by_term:
        query = query.join(TERMS, TERMS.c.number == _S.number)
        query = query.where(TERMS.c.kind == kind, TERMS.c.term == sa.bindparam("term"))
        query = query.order_by(TERMS.c.number.desc())  # the same, but of the index that leads
    else:
        query = query.where(_S.kind == kind)
    for name in columns:
        query = query.where((_unled(_S[name]) if is_led else _S[name]) == sa.bindparam(name))
        is_led = True
    if continued:
        query = query.where(_S.number < sa.bindparam("before"))
    wanted = [sa.bindparam(f"state{place}", type_=sa.Text) for place in range(states)]
    if states and is_led:
        parts = [query.where(_unled(_S.state).in_(wanted))]
    else:
        parts = [query.where(_S.state == one) for one in wanted] or [query]
    return Prepared(_newest(parts, sa.bindparam("most", type_=sa.Integer)))


def _led_by(query: sa.Select[Any], kind: str, wanted: _Wanted) -> list[sa.Select[Any]]:
    first, *more = wanted.terms
    by_term = (
        query.join(TERMS, TERMS.c.number == _S.number)
        .where(TERMS.c.kind == kind, TERMS.c.term == first)
        .where(*(_has_term(kind, term) for term in more))
        .order_by(TERMS.c.number.desc())  # the same, but of the index that leads
    )
    by_subject = [
        query.where(_S.kind == kind, _S.subject == subject) for subject in wanted.subjects
    ]
    return [by_term, *by_subject]


def _newest(parts: Sequence[sa.Select[Any]], limit: int | sa.BindParameter[int]) -> Listing:
    """The newest of all parts; each gives its own newest."""
    ordered = [part.order_by(_S.number.desc()).limit(limit) for part in parts]
    if len(ordered) == 1:
        return ordered[0]
    every = sa.union(*(sa.select(part.subquery()) for part in ordered)).subquery()
    return sa.select(every).order_by(every.c.number.desc()).limit(limit)


def _has(kind: str, wanted: _Wanted) -> Condition:
    has = sa.and_(*(_has_term(kind, term) for term in wanted.terms))
    return sa.or_(has, _unled(_S.subject).in_(wanted.subjects)) if wanted.subjects else has


def _has_term(kind: str, term: str) -> Condition:
    other = TERMS.alias()
    return sa.exists().where(
        other.c.kind == kind, other.c.term == term, other.c.number == _S.number
    )


def _unled(column: sa.ColumnElement[str]) -> sa.ColumnElement[str]:
    return column.concat("")


def _between(
    kind: str, since: datetime | None, until: datetime | None, agree: timedelta
) -> list[Condition]:
    """Between two times. A time is also a place in the log, as far as the clocks agree."""
    wanted: list[Condition] = []
    opened = sa.select(_S.number).where(_S.kind == kind).limit(1)
    if since is not None:
        surely = written(_shifted(since, -agree))
        last = opened.where(_S.opened < surely).order_by(_S.opened.desc(), _S.number.desc())
        wanted += [
            _S.number > sa.func.coalesce(last.correlate(None).scalar_subquery(), 0),
            _unled(_S.opened) >= written(since),
        ]
    if until is not None:
        surely = written(_shifted(until, agree))
        first = opened.where(_S.opened >= surely).order_by(_S.opened, _S.number)
        wanted += [
            _S.number < sa.func.coalesce(first.correlate(None).scalar_subquery(), LARGEST),
            _unled(_S.opened) < written(until),
        ]
    return wanted


def _shifted(time: datetime, by: timedelta) -> datetime:
    """A time somewhat earlier or later, as far as there is one."""
    try:
        return time.astimezone(UTC) + by
    except OverflowError:
        return time
