"""For the chief director: accounts and roles, sign-ins, the desk's PIN, and what the log says."""

from __future__ import annotations

from collections.abc import Callable

from starlette.responses import Response

from bridgelaw.desk.people.history import history
from bridgelaw.desk.people.people import LONGEST, Person
from bridgelaw.desk.people.roles import OF_PEOPLE, DeskRole, Right
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.store import Unavailable
from bridgelaw.web.people import coming_in, me, programs
from bridgelaw.web.server.access.hashing import BadPin
from bridgelaw.web.server.addresses.qr_codes import code_of, reachable
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import Typed, Visit

pages = Pages(reading=Right.PEOPLE, writing=Right.PEOPLE)

_LINES = 100  # of the history


@pages.get("/people")
def people(visit: Visit) -> Response:
    return _people(visit)


def _people(
    visit: Visit, status: int = 200, form: str = "", trouble: Text | None = None, name: str = ""
) -> Response:
    register = visit.access.register
    everybody = register.people()
    return visit.page(
        "people/people.html", status, people=everybody.present, roles=OF_PEOPLE, longest=LONGEST,
        gone=[one for one in everybody.by_id.values() if one.is_gone],
        waiting={one.id for one in everybody.present if not register.hash_of(one.id)},
        pin_is_on=visit.access.pin_is_on, form=form, trouble=trouble, name=name,
    )  # fmt: skip


@pages.post("/people")
def add(visit: Visit, typed: Typed) -> Response:
    """A new account; the page of the person has the invitation."""
    name = typed.text("name", 200)
    try:
        made = visit.access.register.add(name, DeskRole.parse(typed.text("role", 40)))
    except Unavailable:
        raise
    except Refusal as error:
        return _people(visit, 422, "add", error.text, name)
    visit.access.forget()
    return visit.go(f"/people/{made.id}")


@pages.post("/people/pin")
def set_pin(visit: Visit, typed: Typed) -> Response:
    """The desk's PIN: a new one, or none."""
    try:
        if typed.text("do", 5) == "off":
            visit.access.switch_pin_off()
        elif typed.text("pin") != typed.text("again"):
            raise BadPin(tr("The two PINs differ."))
        else:
            visit.access.set_pin(typed.text("pin"))
    except Unavailable:
        raise
    except Refusal as error:
        return _people(visit, 422, "pin", error.text)
    return visit.go("/people")


@pages.get("/people/sign-ins")
def sign_ins(visit: Visit) -> Response:
    """Every device that is signed in."""
    return visit.page(
        "people/sign_ins.html", sign_ins=visit.access.register.sign_ins(), here="/people/sign-ins"
    )


@pages.post("/people/sign-ins/{sign_in}/end")
def end(visit: Visit, typed: Typed, sign_in: str) -> Response:
    visit.access.end(sign_in)
    to = typed.text("person", 40)
    return visit.go(f"/people/{to}" if to else "/people/sign-ins")


@pages.get("/people/history")
def told(visit: Visit) -> Response:
    """What the log says of sign-ins, refusals, roles, PINs, exports and restores."""
    lines = history(visit.desk.store, _LINES)
    return visit.page("people/history.html", lines=lines)


pages.routes += programs.pages.routes  # before the accounts, whose addresses may be anything


@pages.get("/people/{person}")
def person(visit: Visit, person: str) -> Response:
    return _person(visit, visit.access.register.people().person(person))


def _person(
    visit: Visit, person: Person, status: int = 200, form: str = "", trouble: Text | None = None
) -> Response:
    access, base = visit.access, reachable(visit)
    invitation = None
    if not person.is_gone:
        path = f"/welcome/{access.invitation(person)}"
        invitation = code_of(base, path)
    return visit.page(
        "people/person.html", status, person=person, roles=OF_PEOPLE, longest=LONGEST,
        has_pin=bool(access.register.hash_of(person.id)), invitation=invitation, form=form,
        trouble=trouble, sign_ins=access.register.sign_ins(person.id),
    )  # fmt: skip


def _changing(visit: Visit, id: str, form: str, change: Callable[[Person], None]) -> Response:
    """Changes an account; where that cannot be, its page says why."""
    person = visit.access.register.people().person(id)
    try:
        change(person)
    except Unavailable:
        raise
    except Refusal as error:
        return _person(visit, person, 422, form, error.text)
    visit.access.forget()
    return visit.go(f"/people/{id}")


@pages.post("/people/{person}/name")
def rename(visit: Visit, typed: Typed, person: str) -> Response:
    def change(one: Person) -> None:
        name = typed.text("name", 200)
        visit.access.register.change(lambda people: people.renaming(people.person(one.id), name))

    return _changing(visit, person, "name", change)


@pages.post("/people/{person}/role")
def give_role(visit: Visit, typed: Typed, person: str) -> Response:
    def change(one: Person) -> None:
        role = DeskRole.parse(typed.text("role", 40))
        visit.access.register.change(lambda people: people.giving_role(people.person(one.id), role))

    return _changing(visit, person, "role", change)


@pages.post("/people/{person}/closed")
def close(visit: Visit, typed: Typed, person: str) -> Response:
    """Closes an account and ends its sign-ins, or opens it again."""
    closed = typed.text("closed", 3) == "yes"

    def change(one: Person) -> None:
        visit.access.register.change(lambda people: people.closing(people.person(one.id), closed))
        if closed:
            visit.access.end_all(one.id)

    return _changing(visit, person, "closed", change)


pages.routes += [*me.pages.routes, *coming_in.pages.routes]
