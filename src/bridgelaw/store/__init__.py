"""The append-only log in a database, SQLite or PostgreSQL."""

from bridgelaw.store.entries import Append, Conflict, Entry, Fact, Listed, Summary, Unavailable
from bridgelaw.store.store import Store

__all__ = ["Append", "Conflict", "Entry", "Fact", "Listed", "Store", "Summary", "Unavailable"]
