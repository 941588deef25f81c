"""A sign-in: one device of one person, from its beginning to its end. Each is a stream."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum

from bridgelaw.desk.people.roles import DeskRole
from bridgelaw.store import Filter, Listed, Store
from bridgelaw.store.entries import Append, Entry, Fact, Summary

KIND = "sign-in"
LASTS = timedelta(days=30)
"""A director signs in once a month on their own telephone."""
OPEN, ENDED, BY_PROXY = "open", "ended", "proxy"
"""States: of the last kind only the proxy knows whether it goes on."""


class SignInBy(Enum):
    """By what somebody came in."""

    PIN = "pin"
    """The PIN of the desk."""
    ACCOUNT = "account"
    """Their name, and a PIN of their own."""
    CODE = "code"
    """The QR code that a device of theirs showed."""
    LINK = "link"
    """The link of a table."""
    PROXY = "proxy"
    """Another server says who they are."""


@dataclass(frozen=True, slots=True)
class SignIn:
    """A device on which somebody is signed in."""

    id: str
    since: datetime
    how: SignInBy
    role: DeskRole
    name: str = ""
    person: str = ""
    device: str = ""
    table: str = ""


def beginning(
    id: str, how: SignInBy, role: DeskRole, *, person: str = "", name: str = "", device: str = "",
    address: str = "", table: str = "", after: str = "",
) -> Append:  # fmt: skip
    """A new one. `after`: the sign-in whose device showed the code."""
    data = {"how": how.value, "role": role.value, "person": person, "name": name,
            "device": device, "address": address, "table": table, "after": after}  # fmt: skip
    shown = {key: data[key] for key in ("how", "role", "name", "device", "table")}
    state = BY_PROXY if how is SignInBy.PROXY else OPEN
    summary = Summary(KIND, state=state, subject=person or table, shown=shown)
    return Append(id, 0, (Fact("began", data),), summary)


def ending(sign_in: SignIn, by_whom: str) -> Append:
    """It ends. `by_whom`: `self`, or `other` for whoever is not on that device."""
    shown = {"how": sign_in.how.value, "role": sign_in.role.value, "name": sign_in.name,
             "device": sign_in.device, "table": sign_in.table}  # fmt: skip
    summary = Summary(KIND, state=ENDED, subject=sign_in.person or sign_in.table, shown=shown)
    return Append(sign_in.id, 1, (Fact("ended", {"by": by_whom}),), summary)


def begun(entry: Entry) -> SignIn:
    """A sign-in from its first entry."""
    data = entry.data
    return SignIn(
        entry.stream, entry.at, SignInBy(data["how"]), DeskRole(data["role"]), data["name"],
        data["person"], data["device"], data["table"],
    )  # fmt: skip


def open_sign_ins(
    store: Store, now: datetime, person: str | None = None, limit: int = 500
) -> tuple[SignIn, ...]:
    """Those that have not ended, the newest first: of one person, or of all."""
    # The list is not asked for by time, because a clock may have been set back.
    listed = store.find(KIND, Filter(states=(OPEN,), subject=person), limit=limit)
    return tuple(_listed(one) for one in listed if one.opened > now - LASTS)


def _listed(one: Listed) -> SignIn:
    shown = one.summary.shown or {}
    table = shown["table"]
    return SignIn(
        one.stream, one.opened, SignInBy(shown["how"]), DeskRole(shown["role"]), shown["name"],
        "" if table else one.summary.subject, shown["device"], table,
    )  # fmt: skip
