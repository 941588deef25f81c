"""The tables of the database.

A change here is a new step in `migrations.py`.
"""

from sqlalchemy import (
    BigInteger,
    Column,
    Index,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    column,
    table,
)

METADATA = MetaData()

LOG = Table(
    "log",
    METADATA,
    Column("version", BigInteger, nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("hash", Text, nullable=False),
    Column("spread", BigInteger, nullable=False),
)
"""One row: the schema's version, the number of the last entry and its hash.

Whoever writes takes the next numbers from here, and so holds the row until they have finished:
numbers become visible in their order, without gaps. A sequence of PostgreSQL promises neither.

`spread`: by so many seconds the times of entries differ at most from when they came into this log;
those of another desk were read in later than they were written.
"""

ENTRIES = Table(
    "entries",
    METADATA,
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("stream", Text, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("at", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("hash", Text),
    UniqueConstraint("stream", "seq"),
)
"""The log itself: rows are added and never changed. Times are ISO 8601 in UTC, and so they sort.

`hash`: see `chain.py`. Entries from before there was one have none: nobody wrote it then.
"""

STREAMS = Table(
    "streams",
    METADATA,
    Column("stream", Text, primary_key=True),
    Column("head", BigInteger, nullable=False),
    Column("number", BigInteger, nullable=False, unique=True),
    Column("opened", Text, nullable=False),
    Column("changed", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("session", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("place", Text, nullable=False),
    Column("board", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("laws", Text, nullable=False),
    Column("shown", Text, nullable=False),
    Index("streams_of_kind", "kind", "number"),
    Index("streams_opened", "kind", "opened", "number"),
    *(
        Index(f"streams_by_{name}", "kind", name, "number")
        for name in ("session", "state", "place", "board", "subject")
    ),
)
"""Where each stream stands, for lists; everything here follows from the entries."""

TERMS = Table(
    "terms",
    METADATA,
    Column("kind", Text, primary_key=True),
    Column("term", Text, primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)
"""The laws and words by which a stream is found, see `terms.py`; `number` is the stream's."""

SETTINGS = Table(
    "settings",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""What belongs to the desk and not to the log: the PIN's hash, a secret, choices."""

SEAL = table("seal", column("name"), column("digest"))
"""Only in a backup: what the other tables held when it was written, see `verifying.py`."""
