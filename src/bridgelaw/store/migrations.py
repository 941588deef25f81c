"""Brings a database to the present schema, one numbered step after another."""

from __future__ import annotations

import sqlalchemy as sa

from bridgelaw.store.schema import METADATA, SETTINGS

VERSION = 1


def migrate(engine: sa.Engine) -> None:
    METADATA.create_all(engine)
    with engine.begin() as connection:
        known = connection.execute(
            sa.select(SETTINGS.c.value).where(SETTINGS.c.name == "schema")
        ).scalar()
        if known is None:
            connection.execute(sa.insert(SETTINGS).values(name="schema", value=str(VERSION)))
