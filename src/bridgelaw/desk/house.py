"""The club's own rules at the desk: one stream of the log, so that an old ruling shows the old."""

from __future__ import annotations

from datetime import datetime
from functools import lru_cache
from typing import NamedTuple

from bridgelaw.desk.signature import signature
from bridgelaw.formats.house import HouseSheet, read_house
from bridgelaw.scoring.provisions import Provision
from bridgelaw.store.entries import Append, Fact, Summary
from bridgelaw.store.store import Store

STREAM = "h-house"


class KeptHouse(NamedTuple):
    """The sheet as it was written, and its place in the log; 0 where there is none."""

    text: str = ""
    seq: int = 0


def kept_sheet(store: Store, at: datetime | None = None) -> KeptHouse:
    """The sheet that held at a moment; the newest where none is named."""
    entries = store.read(STREAM)
    held = [one for one in entries if at is None or one.at <= at]
    if not held:
        return KeptHouse("", entries[-1].seq if entries and at is None else 0)
    return KeptHouse(str(held[-1].data["text"]), held[-1].seq)


def house_rules(store: Store, at: datetime | None = None) -> tuple[Provision, ...]:
    """The rules that held at a moment."""
    return _read(kept_sheet(store, at).text).rules


def keep_sheet(store: Store, text: str, seen: int, desk: str = "") -> HouseSheet:
    """Keeps a sheet in place of the one before; `BadFile` where it is wrong, and nothing is."""
    sheet = read_house(text)
    summary = Summary("house", state="kept", subject=sheet.club[:80])
    fact = Fact("kept", {"text": text})
    store.append(Append(STREAM, seen, (fact,), summary), by=signature(desk))
    return sheet


@lru_cache(maxsize=16)
def _read(text: str) -> HouseSheet:
    return read_house(text)
