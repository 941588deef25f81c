"""Opens a database by its address: a SQLite file, or a PostgreSQL server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa


def connect(url: str) -> sa.Engine:
    """The engine for an address as `--database` takes it: a file's name, or postgresql://…"""
    if "://" in url and not url.startswith("sqlite"):
        scheme, _, rest = url.partition("://")
        name = "postgresql+psycopg" if scheme in ("postgres", "postgresql") else scheme
        return sa.create_engine(f"{name}://{rest}", pool_pre_ping=True)
    path = Path(url.removeprefix("sqlite:///"))
    path.parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(f"sqlite:///{path}", connect_args={"timeout": 10})
    sa.event.listen(engine, "connect", _set_up)
    sa.event.listen(engine, "begin", _begin)
    return engine


def _set_up(connection: Any, record: Any) -> None:
    connection.isolation_level = None  # SQLAlchemy's own BEGIN, below
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # What is acknowledged survives the loss of power, not only of the process.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def _begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql(
        "BEGIN IMMEDIATE" if connection.get_execution_options().get("writes", False) else "BEGIN"
    )
