"""The PIN: set at the first start, asked for on each device, forgotten on demand."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import Response

from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.text import tr
from bridgelaw.web.access import BadPin, TooManyAttempts
from bridgelaw.web.visit import Anybody, Form, NotSignedIn, OpenForm

router = APIRouter(include_in_schema=False)

_THIS_MACHINE = ("127.0.0.1", "::1", "testclient")


@router.get("/sign-in")
def ask(visit: Anybody, next: str = "/") -> Response:
    if not visit.access.has_pin:
        return visit.go("/first-start")
    return visit.page("sign_in.html", to=_inside(next), error=None)


@router.post("/sign-in")
def sign_in(visit: Anybody, typed: OpenForm) -> Response:
    to = _inside(typed.text("next"))
    try:
        cookie = visit.access.sign_in(typed.text("pin"), visit.client)
    except (BadPin, TooManyAttempts) as error:
        status = 429 if isinstance(error, TooManyAttempts) else 403
        return visit.page("sign_in.html", status, to=to, error=error.text)
    return visit.sign_in(cookie, to)


@router.post("/sign-out")
def sign_out(visit: Anybody, typed: Form) -> Response:
    return visit.sign_out()


@router.get("/first-start")
def first_start(visit: Anybody) -> Response:
    if visit.access.has_pin:
        return visit.go("/sign-in")
    return visit.page("first_start.html", may=_may_set(visit), error=None)


@router.post("/first-start")
def set_pin(visit: Anybody, typed: OpenForm) -> Response:
    if visit.access.has_pin or not _may_set(visit):
        raise NotSignedIn
    pin = typed.text("pin")
    try:
        if pin != typed.text("again"):
            raise BadPin(tr("The two PINs differ."))
        visit.access.set_pin(pin)
    except Refusal as error:
        return visit.page("first_start.html", 422, may=True, error=error.text)
    return visit.sign_in(visit.access.sign_in(pin, visit.client), "/")


def _may_set(visit: Anybody) -> bool:
    """Who sits at the desk's own machine: in the room anybody could be first."""
    return visit.client in _THIS_MACHINE


def _inside(address: str) -> str:
    """An address of this desk; anything else could lead elsewhere."""
    is_ours = address.startswith("/") and not address.startswith(("//", "/\\"))
    return address if is_ours and "\n" not in address else "/"
