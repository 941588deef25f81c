"""Somebody's own account: their PIN, their devices, and a phone that joins."""

from __future__ import annotations

from starlette.responses import Response

from bridgelaw.desk.people.people import Person
from bridgelaw.desk.people.roles import Right
from bridgelaw.locale import Text, tr
from bridgelaw.web.server.access.cookies import cookie_of
from bridgelaw.web.server.access.hashing import BadPin
from bridgelaw.web.server.access.pin_check import TooManyAttempts
from bridgelaw.web.server.access.who import NotAllowed
from bridgelaw.web.server.addresses.qr_codes import code_of, reachable
from bridgelaw.web.server.error_pages import status_of
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import Typed, Visit

pages = Pages(reading=Right.READ, writing=Right.READ)


@pages.get("/me")
def me(visit: Visit) -> Response:
    return _me(visit) if visit.has_account else visit.go("/initials")


def _me(visit: Visit, status: int = 200, trouble: Text | None = None) -> Response:
    assert visit.who is not None
    return visit.page(
        "people/me.html", status, who=visit.who, trouble=trouble,
        sign_ins=visit.access.register.sign_ins(visit.who.person) if visit.who.person else (),
    )  # fmt: skip


@pages.get("/me/phone")
def phone(visit: Visit) -> Response:
    """The code that signs a phone in, for a few minutes and once."""
    who = visit.who
    if who is None or not who.person:
        return visit.go("/phone")
    code = code_of(reachable(visit), f"/join/{visit.access.code(who)}")
    return visit.page("people/phone.html", code=code)


@pages.post("/me/pin")
def change_pin(visit: Visit, typed: Typed) -> Response:
    """A new PIN of one's own: every other device signs in again."""
    person = _own(visit)
    access, cookie = visit.access, cookie_of(visit.request)
    try:
        if typed.text("pin") != typed.text("again"):
            raise BadPin(tr("The two PINs differ."))
        agent = visit.request.headers.get("user-agent", "")
        access.prove(person, typed.text("key"), visit.client, cookie)
        access.set_own_pin(person, typed.text("pin"))
        new = access.sign_in(typed.text("pin"), visit.client, cookie, person.name, agent)
    except (BadPin, TooManyAttempts) as error:
        status = status_of(error) if isinstance(error, TooManyAttempts) else 422
        return _me(visit, status, error.text)
    return visit.sign_in(new, visit.go("/me"))


@pages.post("/me/sign-ins/{sign_in}/end")
def end(visit: Visit, typed: Typed, sign_in: str) -> Response:
    """Ends one of one's own."""
    person = _own(visit)
    if any(one.id == sign_in for one in visit.access.register.sign_ins(person.id)):
        visit.access.end(sign_in)
    return visit.go("/me")


def _own(visit: Visit) -> Person:
    """The account of this visitor; whoever has none is refused."""
    if visit.who is None or not visit.who.person:
        raise NotAllowed(Right.PEOPLE)
    return visit.access.register.people().person(visit.who.person)
