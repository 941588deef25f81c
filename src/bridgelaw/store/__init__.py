"""The append-only log in a database, SQLite or PostgreSQL."""

from bridgelaw.store.entries import (
    Append,
    Conflict,
    Entry,
    Fact,
    Filter,
    Listed,
    Summary,
    Unavailable,
)
from bridgelaw.store.store import Store

__all__ = [
    "Append",
    "Conflict",
    "Entry",
    "Fact",
    "Filter",
    "Listed",
    "Store",
    "Summary",
    "Unavailable",
]
