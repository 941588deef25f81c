"""How a device comes in by a link: an invitation, the code of another device, a table's link.

Opening a link changes nothing, because phones and chat programs open links by themselves to show
what is behind them. The button on its page does.
"""

from __future__ import annotations

from starlette.responses import Response

from bridgelaw.desk.calls import Ringing, call_director, ringing
from bridgelaw.desk.people.roles import Right
from bridgelaw.desk.records.table import TableRecord
from bridgelaw.locale import Text, tr
from bridgelaw.web.server.access.access import UsedUp
from bridgelaw.web.server.access.hashing import BadPin
from bridgelaw.web.server.access.table_links import NOWHERE, TableLink
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import Typed, Visit

pages = Pages()


@pages.get("/welcome/{code}", to_all=True)
def welcome(visit: Visit, code: str) -> Response:
    return _welcome(visit, code)


def _welcome(visit: Visit, code: str, status: int = 200, trouble: Text | None = None) -> Response:
    person = visit.access.invited(code)
    return visit.page("people/welcome.html", status, person=person, code=code, trouble=trouble)


@pages.post("/welcome/{code}", to_all=True)
def choose_pin(visit: Visit, typed: Typed, code: str) -> Response:
    """An invited person chooses their PIN, and is signed in with it."""
    person, pin = visit.access.invited(code), typed.text("pin")
    try:
        if pin != typed.text("again"):
            raise BadPin(tr("The two PINs differ."))
        visit.access.set_own_pin(person, pin)
    except BadPin as error:
        return _welcome(visit, code, 422, error.text)
    cookie = visit.access.sign_in(pin, visit.client, None, person.name, _agent(visit))
    return visit.sign_in(cookie, visit.go("/"))


@pages.get("/join/{code}", to_all=True)
def join(visit: Visit, code: str) -> Response:
    return visit.page("people/join.html", who=visit.access.coded(code), code=code)


@pages.post("/join/{code}", to_all=True)
def joined(visit: Visit, typed: Typed, code: str) -> Response:
    """This device is signed in as whoever shows the code on another."""
    cookie = visit.access.sign_in_by_code(code, visit.client, _agent(visit))
    return visit.sign_in(cookie, visit.go("/"))


@pages.get("/at/next", right=Right.COME_IN)
def next_board(visit: Visit) -> Response:
    """From a board that is over to the one that is played at the same table now."""
    table = "" if visit.who is None else visit.who.table
    return visit.go(f"/tables/{table}" if table.startswith("t-") else "/tables")


@pages.get("/at/{code}", to_all=True)
def at_table(visit: Visit, code: str) -> Response:
    record = _linked(visit, code)
    link = visit.access.place_linked(code)
    call = None if link is None else _call_of(visit, link)
    if record is not None and call is None and visit.may(Right.ENTER, record.id):
        return visit.go(f"/tables/{record.id}")
    return visit.page(
        "people/at_table.html", record=record, code=code, call=call,
        place="" if link is None else link.place,
    )  # fmt: skip


@pages.post("/at/{code}/call", to_all=True)
def call(visit: Visit, typed: Typed, code: str) -> Response:
    """The players call the director; whoever has the card of the table may, signed in or not."""
    link = visit.access.place_linked(code)
    if link is not None:
        call_director(visit.desk, visit.desk.club_session(link.session), link.place)
    return visit.go(f"/at/{code}")


def _call_of(visit: Visit, link: TableLink) -> Ringing | None:
    calls = (one for one in ringing(visit.desk.store, link.session) if one.place == link.place)
    return next(calls, None)


@pages.post("/at/{code}", to_all=True)
def sit_down(visit: Visit, typed: Typed, code: str) -> Response:
    """This device enters what happens at one table from now on."""
    record = _linked(visit, code)
    if record is None:
        return visit.go(f"/at/{code}")
    there = visit.go(f"/tables/{record.id}")
    if visit.may(Right.ENTER, record.id):
        return there  # a director stays one
    cookie = visit.access.sign_in_by_link(code, record.place, visit.client, _agent(visit))
    return visit.sign_in(cookie, there)


def _linked(visit: Visit, code: str) -> TableRecord | None:
    """The table whose link it is; `None` while nothing is played there."""
    table = visit.access.linked(code)
    record = None if table == NOWHERE else visit.desk.table(table)
    if record is None or record.summary.state != "over":
        return record
    if visit.access.is_of_one_board(code):
        raise UsedUp
    # The next board is not open yet; who sits there looks at the last one meanwhile.
    return record if visit.may(Right.ENTER, record.id) else None


def _agent(visit: Visit) -> str:
    return visit.request.headers.get("user-agent", "")
