"""Everybody at every address, by every method: what they see of hands, and what is written.

The status of an answer is not what matters here. Looked at is the effect: closed hands stand in no
answer to somebody who may not read them, and every entry that a request leaves in the log is one
that its sender may write.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from httpx2 import Response
from starlette.applications import Starlette
from starlette.testclient import TestClient

from bridgelaw.desk.desk import Desk
from bridgelaw.desk.people.roles import DeskRole, Right
from bridgelaw.desk.records.table import TableRecord
from bridgelaw.desk.score_desk import import_results
from bridgelaw.game import Board, Deal
from bridgelaw.store import Entry
from bridgelaw.table import Table, read_events
from bridgelaw.web.server.access.tokens import Scope, Tokens
from tests.rotation import either, rotated
from tests.web.accounts import account, browser
from tests.web.api.test_tokens import ROUTES
from tests.web.routes import Address, addresses
from tests.web.server.test_safety_routes import field_names
from tests.web.visitor import Visitor, words_of

RESULTS = b"board,table,ns,ew,contract,by,result\n1,1,1,2,4S,N,=\n1,2,3,4,4S,N,+1\n"
HANDS = "N:AJ975.K8642.T3.6 KQ2.AQJ.9842.T53 T8643.97.AKQ5.J2 .T53.J76.AKQ9874"
CLOSED = ("AJ975", "K8642", "T8643", "AKQ9874")
"""Suits of the deal that nobody has seen yet: nothing else on a page looks like them."""


class Evening(NamedTuple):
    """A desk with a table whose hands are closed, a ruling there, one that was given, results."""

    session: str
    table: TableRecord
    other: TableRecord
    ruling: str
    given: str

    def filled(self, path: str) -> Iterator[str]:
        """The address with what exists in its holes."""
        table, ruling = self.table.id, self.ruling
        kinds = {"tables": (table, self.other.id), "rulings": (ruling, self.given)}
        holes = {"table": table, "ruling": ruling, "session": self.session, "lang": "en"}
        for one in kinds.get(path.split("/")[1], (self.session,)):
            left = iter((one,))

            def value(hole: re.Match[str], left: Iterator[str] = left, one: str = one) -> str:
                name = hole[1]
                if one != self.session:
                    return next(left, "1")
                return holes.get(name) or next(left, "1")

            yield re.sub(r"\{(\w+)(?::\w+)?\}", value, path)


def evening(desk: Desk) -> Evening:
    session = desk.open_session("Friday")
    session = import_results(desk, session, session.seq, "friday.csv", RESULTS)
    board = Table(Board.number(1), Deal.parse(HANDS))
    table = desk.open_table(session.id, board, "1", {"N": "Ito"})
    table = desk.happen(table, table.seq, *read_events("N 1S, E 1H"))
    other = desk.open_table(session.id, board, "2")
    ruling = desk.open_ruling("insufficient-bid", at=table)
    given = desk.open_ruling("revoke", session.id, place="3")
    while (asked := desk.interview(given).question) is not None:
        given = desk.answer(given, given.seq, len(given.answers), asked.samples()[-1])
    return Evening(session.id, table, other, ruling.id, desk.give(given, given.seq).id)


# Everybody

Sends = Callable[[str, str], Response]


class Somebody(NamedTuple):
    """Who they are, what they may do, and how they send something."""

    rights: frozenset[Right]
    page: Sends
    api: Sends
    table: str = ""
    """The only one at which they may enter anything."""


def rights_of(role: DeskRole) -> frozenset[Right]:
    return frozenset(right for right in Right if role.may(right))


def seen(desk: Desk, path: str) -> int:
    """The newest entry of what an address is about: who sends has seen all of it."""
    found = re.search(r"/([trs]-\w+)", path)
    return 0 if found is None else desk.store.head(found[1])


def at_a_page(visitor: Visitor, desk: Desk, evening: Evening) -> Sends:
    token = visitor.token

    def send(method: str, path: str) -> Response:
        if method == "GET":
            return visitor.client.get(path)
        # What every form could want, so that much of it is taken.
        form = {
            **dict.fromkeys(field_names(), "1"), "seen": str(seen(desk, path)), "line": "S P",
            "event": "S P", "text": "noted", "name": "Monday", "procedure": "revoke",
            "answer": "no", "session": evening.session, "step": "0", "lang": "en", "mark": "said",
            "token": token,
        }  # fmt: skip
        return visitor.client.post(path, data=form)

    return send


SENT = {
    "events": "S P", "board": 2, "name": "Monday", "step": 0, "procedure": "revoke", "answer": "no",
    "text": "noted", "place": "4", "count": 1, "scopes": ["read"], "players": {"N": "Abe"},
    "mark": "said", "round": 1, "number": 1, "title": "x", "amount": "10%", "contestant": "1",
    "law": "90", "reason": "late", "ns": "1", "ew": "2", "result": "4S= by N",
}  # fmt: skip
"""What every operation could want; each gets what it knows of it."""
KNOWN = {
    (method, route.path_regex): set(getattr(body.field_info.annotation, "model_fields", ()))
    for method, route in ROUTES
    if (body := route.body_field) is not None
}


def by_program(client: TestClient, token: str, desk: Desk) -> Sends:
    headers = {"Authorization": f"Bearer {token}"} if token else {}

    def send(method: str, path: str) -> Response:
        known = next((names for (how, shape), names in KNOWN.items()
                      if how == method and shape.match(path)), set[str]())  # fmt: skip
        sent = {"after": seen(desk, path), **SENT}
        body = {name: value for name, value in sent.items() if name in known}
        return client.request(method, f"/api/v1{path}", json=body if known else None,
                              headers=headers)  # fmt: skip

    return send


SCOPES = {
    Scope.READ: Right.READ, Scope.ENTER: Right.ENTER, Scope.RULE: Right.RULE,
    Scope.SCORE: Right.SCORE, Scope.MANAGE: Right.PEOPLE,
}  # fmt: skip
PEOPLE = {
    "a stranger": None,
    **{role.value: role for role in DeskRole if role is not DeskRole.TABLE},
}
WHO = (
    *PEOPLE, "players by a link", "a stranger with a token",
    *(f"a program: {scope.value}" for scope in Scope),
)  # fmt: skip


def somebody(who: str, app: Starlette, desk: Desk, evening: Evening) -> Somebody:
    visitor, rights, token, table = browser(app), frozenset[Right](), "", ""
    if who.startswith("a program"):
        scope = Scope(who.partition(": ")[2])
        token, _ = Tokens(desk.store).make(who, (scope,))
        rights = frozenset({SCOPES[scope], Right.COME_IN})
    elif who == "a stranger with a token":
        token = "bridgelaw_0123abcd_made-up"
    elif who == "players by a link":
        code = app.state.access.link(evening.other.id, evening.session, "2")
        assert visitor.client.post(f"/at/{code}").status_code == 303
        rights, table = rights_of(DeskRole.TABLE), evening.other.id
    elif (role := PEOPLE[who]) is not None:
        visitor, rights = account(app, "Aki", role), rights_of(role)
    program = by_program(visitor.client, token, desk)
    return Somebody(rights, at_a_page(visitor, desk, evening), program, table)


# What they may see and write

_ANYBODY = frozenset({"refused", "began", "ended"})
"""A wrong PIN is noted, and who comes in and goes."""
_NEEDED: dict[str, tuple[Right, ...]] = {
    "s": (Right.SCORE, Right.RULE), "f": (Right.SCORE, Right.RULE), "r": (Right.RULE,),
    "t": (Right.RULE,), "c": (Right.RULE, Right.ENTER), "k": (Right.RULE,), "i": (Right.RULE,),
    "a": (Right.PEOPLE,), "p": (Right.PEOPLE,), "d": (Right.PEOPLE, Right.READ),
}  # fmt: skip
"""By the letter of the stream."""


def may_write(who: Somebody, entry: Entry) -> bool:
    if entry.kind in _ANYBODY:
        return True
    needed = _NEEDED[entry.stream[0]]
    # Players enter what happens at their own table; a program that enters also opens tables.
    entered = {"happened", "undone"} if who.table else {"happened", "undone", "opened", "seated"}
    if entry.stream[0] == "t" and entry.kind in entered and who.table in ("", entry.stream):
        needed = (Right.RULE, Right.ENTER)
    if entry.kind == "happened" and entry.data["event"]["event"] == "ruled":
        needed = (Right.RULE,)
    return any(right in who.rights for right in needed)


def shown(answer: Response) -> set[str]:
    """The closed suits that an answer has, in its words or behind them."""
    texts = [answer.text]
    if answer.headers.get("content-type", "").startswith("text/html"):
        texts.append(words_of(answer.text))
    plain = " ".join(re.sub(r"[\s\ufe0e.,]", "", one.replace("10", "T")) for one in texts)
    return {suit for suit in CLOSED if suit in plain}


ALL = [
    *(("page", one) for one in addresses() if not one.path.endswith("/live")),
    *(
        ("api", Address(method, route.path))
        for method, route in ROUTES
        if not route.path.endswith("/stream")  # which would not end
    ),
]
LEAVE = ("/sign-out", "/sign-in", "/first-start", "/tokens", "/me/pin")
"""Who they are would be another one afterwards."""


@pytest.mark.parametrize("who", WHO)
def test_what_somebody_sees_and_writes_is_what_they_may(
    app: Starlette, director: Visitor, desk: Desk, who: str
) -> None:
    here = evening(desk)
    one = somebody(who, app, desk, here)
    before = desk.store.newest()
    for face, address in rotated(ALL, part=either(4, 1)):
        if address.path in LEAVE:
            continue
        send = one.page if face == "page" else one.api
        for path in here.filled(address.path):
            answer = send(address.method, path)
            assert answer.status_code < 500, (address.method, path, answer.text[:300])
            assert Right.READ in one.rights or not shown(answer), (address.method, path)
            for entry in desk.store.all(after=before):
                assert may_write(one, entry), (address.method, path, entry)
            before = desk.store.newest()
    kept = desk.table(here.table.id).table
    if Right.ENTER not in one.rights and Right.RULE not in one.rights:
        assert kept == here.table.table, "the table is as it was"


def test_hands_are_found_where_they_may_be_seen(
    app: Starlette, director: Visitor, desk: Desk
) -> None:
    """Else the test before would find none anywhere."""
    here = evening(desk)
    answer = director.client.get(f"/tables/{here.table.id}")
    assert shown(answer) == set(CLOSED)
    program = somebody("a program: read", app, desk, here)
    assert shown(program.api("GET", f"/tables/{here.table.id}")) == set(CLOSED)
