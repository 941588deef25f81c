"""What the log says of people and of the desk itself, in words, the newest first."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from bridgelaw.desk.people.people import STREAM, People
from bridgelaw.desk.people.register import DESK
from bridgelaw.desk.people.roles import DeskRole
from bridgelaw.desk.people.sign_ins import KIND, SignInBy
from bridgelaw.locale import Text, tr
from bridgelaw.store import Entry, Store


class HistoryLine(NamedTuple):
    """Something that happened."""

    at: datetime
    text: Text
    by: str
    """Who did it, where that is somebody else than the person it is about; may be empty."""
    is_refusal: bool = False


def history(store: Store, most: int) -> tuple[HistoryLine, ...]:
    """The last lines: of accounts, of sign-ins, and of the desk itself."""
    of_people = store.read(STREAM)  # few, and each has a meaning only after those before it
    names: dict[str, str] = {}
    entries: list[Entry] = list(of_people[-most:])
    for one in People().grown(of_people).by_id.values():
        names[one.id] = one.name
    entries += store.read(DESK, max(0, store.head(DESK) - most))
    begun = store.find(KIND, limit=most)
    for of_stream in store.read_together({one.stream: 0 for one in begun}).values():
        entries += of_stream
    entries.sort(key=lambda entry: entry.number, reverse=True)
    began = {entry.stream: entry for entry in entries if entry.kind == "began"}
    lines = (_line(entry, names, began) for entry in entries[:most])
    return tuple(line for line in lines if line is not None)


def _line(entry: Entry, names: dict[str, str], began: dict[str, Entry]) -> HistoryLine | None:
    by = entry.initials
    if entry.stream == STREAM:
        return HistoryLine(entry.at, _of_people(entry, names), by)
    if entry.stream == DESK:
        return HistoryLine(entry.at, _of_desk(entry, names), by, entry.kind == "refused")
    first = began.get(entry.stream)
    if first is None:
        return None
    return HistoryLine(entry.at, _of_sign_in(entry, first), by if entry.kind == "ended" else "")


def _of_people(entry: Entry, names: dict[str, str]) -> Text:
    data = entry.data
    name = names.get(data.get("person", ""), "")
    match entry.kind:
        case "added":
            return tr("{name} has an account: {role}", name=data["name"], role=_role(data["role"]))
        case "renamed":
            return tr("An account has another name: {name}", name=data["name"])
        case "role":
            return tr("{name} has another role: {role}", name=name, role=_role(data["role"]))
        case "closed":
            if data["closed"]:
                return tr("The account of {name} is closed", name=name)
            return tr("The account of {name} is open again", name=name)
        case "pin":
            return tr("The desk has a new PIN") if data["on"] else tr("The desk's PIN is off")
        case _:
            return tr("{name} has a new PIN", name=name)


def _of_desk(entry: Entry, names: dict[str, str]) -> Text:
    data = entry.data
    match entry.kind:
        case "refused":
            name, address = names.get(data["person"], ""), data["address"]
            if data["why"] == "wait":
                return tr("Too many wrong PINs: {address} has to wait", address=address)
            if name:
                return tr("A wrong PIN of {name}, from {address}", name=name, address=address)
            return tr("A wrong PIN, from {address}", address=address)
        case "token" if data["made"]:
            return tr("A token for a program: {name}", name=data["name"])
        case "token":
            return tr("A token was revoked: {name}", name=data["name"])
        case "exported":
            return tr("Exported: {what}", what=data["what"])
        case "restored":
            return tr("A backup was restored: {count} entries", count=data["entries"])
        case _:
            return tr("Something else: {what}", what=entry.kind)


def _of_sign_in(entry: Entry, began: Entry) -> Text:
    data = began.data
    who, device = data["name"], data["device"] or "–"
    if entry.kind == "ended":
        return tr("Signed out: {who} ({device})", who=who or "PIN", device=device)
    match SignInBy(data["how"]):
        case SignInBy.PIN:
            return tr("Signed in with the desk's PIN ({device})", device=device)
        case SignInBy.CODE:
            return tr("Signed in by a code: {who} ({device})", who=who or "PIN", device=device)
        case SignInBy.LINK:
            return tr("Players at a table: {who} ({device})", who=who, device=device)
        case SignInBy.PROXY:
            return tr("Another server signed in: {who}", who=who)
        case _:
            return tr("Signed in: {who} ({device})", who=who, device=device)


def _role(value: str) -> Text:
    return DeskRole(value).text
