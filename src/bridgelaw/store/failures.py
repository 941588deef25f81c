"""What the database says when it fails, in our words."""

from __future__ import annotations

from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from bridgelaw.locale import Text, tr
from bridgelaw.store.entries import NoDatabase, Unavailable

_SILENT = tr("The database does not answer: nothing was written.")
_FULL = tr("The disk is full: nothing was written.")
_BUSY = tr("The database is busy: nothing was written. Try again.")
_READ_ONLY = tr("The database may only be read: nothing was written.")
_DAMAGED = tr("The database is damaged: nothing was written. Restore a backup.")
_UNSURE = tr(
    "The database went away while it was writing. Look whether this was kept before you do it "
    "again."
)

# By the beginning of SQLite's names for its errors, and of PostgreSQL's codes.
_REASONS = {
    "SQLITE_FULL": _FULL,
    "SQLITE_BUSY": _BUSY,
    "SQLITE_LOCKED": _BUSY,
    "SQLITE_READONLY": _READ_ONLY,
    "SQLITE_CORRUPT": _DAMAGED,
    "SQLITE_NOTADB": _DAMAGED,
    "53100": _FULL,
    "55P03": _BUSY,
    "40P01": _BUSY,
    "53300": _BUSY,
    "25006": _READ_ONLY,
    "42501": _READ_ONLY,
    "XX001": _DAMAGED,
}


def code_of(error: SQLAlchemyError) -> str:
    """SQLite's name of the error, or PostgreSQL's code; empty where there is neither."""
    cause: Any = getattr(error, "orig", None)
    return getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None) or ""


def said(error: SQLAlchemyError) -> str:
    """What the database itself said, without the statement that it was said of."""
    return str(getattr(error, "orig", None) or error).strip()


def failure(error: SQLAlchemyError) -> Unavailable:
    code = code_of(error)
    reason = next((words for start, words in _REASONS.items() if code.startswith(start)), _SILENT)
    return Unavailable(reason, said(error))


def unsure(error: SQLAlchemyError) -> Unavailable:
    """The connection was lost after the last word and before the answer to it."""
    return Unavailable(_UNSURE, said(error))


def busy() -> Unavailable:
    return Unavailable(_BUSY, "another thread of this desk is writing")


def opening(error: SQLAlchemyError, address: str) -> NoDatabase:
    """The database could not even be opened; here its own words help."""
    code, words = code_of(error), said(error)
    reasons: dict[str, Text] = {
        "SQLITE_FULL": _FULL,
        "SQLITE_NOTADB": tr("{path} is not a desk's database.", path=address),
        "SQLITE_READONLY": tr("{path} may only be read.", path=address),
        "SQLITE_CANTOPEN": tr("{path} cannot be opened: {error}", path=address, error=words),
    }
    fallback = tr("The database {address} does not answer: {error}", address=address, error=words)
    reason = next((text for start, text in reasons.items() if code.startswith(start)), fallback)
    return NoDatabase(reason)
