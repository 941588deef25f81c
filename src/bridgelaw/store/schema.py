"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData()

_NUMBER = BigInteger().with_variant(Integer, "sqlite")

ENTRIES = Table(
    "entries",
    METADATA,
    Column("number", _NUMBER, primary_key=True, autoincrement=True),
    Column("stream", String(40), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", String(40), nullable=False),
    Column("data", Text, nullable=False),
    Column("at", String(32), nullable=False),
    Column("by", String(80), nullable=False),
    UniqueConstraint("stream", "seq"),
)
"""The log itself: rows are added and never changed. Times are ISO 8601 in UTC, and so they sort."""

STREAMS = Table(
    "streams",
    METADATA,
    Column("stream", String(40), primary_key=True),
    Column("head", Integer, nullable=False),
    Column("number", _NUMBER, nullable=False, index=True),
    Column("opened", String(32), nullable=False),
    Column("changed", String(32), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("session", String(40), nullable=False),
    Column("state", String(20), nullable=False),
    Column("place", String(40), nullable=False),
    Column("board", String(40), nullable=False),
    Column("subject", String(120), nullable=False),
    Column("laws", String(400), nullable=False),
    Column("shown", Text, nullable=False),
    Index("streams_of_kind", "kind", "number"),
    Index("streams_of_session", "session", "kind", "number"),
)
"""Where each stream stands, for lists; everything here follows from the entries."""

SETTINGS = Table(
    "settings",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What belongs to the desk and not to the log: the schema's version, the PIN's hash, a secret."""
