"""The PIN: set at the first start, asked for on each device, forgotten on demand; and who asks."""

from __future__ import annotations

from urllib.parse import parse_qsl

from starlette.responses import Response

from bridgelaw.desk.one_line import on_one_line
from bridgelaw.desk.people.roles import Right
from bridgelaw.locale import tr
from bridgelaw.web.server.access.cookies import cookie_of
from bridgelaw.web.server.access.hashing import BadPin
from bridgelaw.web.server.access.pin_check import TooManyAttempts
from bridgelaw.web.server.error_pages import shown, status_of
from bridgelaw.web.server.pages import Pages
from bridgelaw.web.server.request import NotSignedIn, Typed, Visit, inside

pages = Pages()

_MOST_KEPT = 500_000  # characters of a form that waits for the PIN
_MOST_FIELDS = 400


@pages.get("/sign-in", to_all=True)
def ask(visit: Visit) -> Response:
    if not visit.access.has_pin:
        return visit.go("/first-start")
    to = inside(visit.query.text("next", "/"))
    return visit.page("signing_in/sign_in.html", to=to, error=None, kept=None, fields=())


@pages.post("/sign-in", to_all=True)
def sign_in(visit: Visit, typed: Typed) -> Response:
    """Signs in. A form that was sent too early comes with it (`kept`), and is shown again."""
    to, kept = inside(typed.text("next")), typed.text("kept", _MOST_KEPT)
    name = on_one_line(typed.text("name", 200))
    try:
        fields = parse_qsl(kept, keep_blank_values=True, max_num_fields=_MOST_FIELDS)
    except ValueError:  # no page of ours sends so many
        kept, fields = "", []
    try:
        cookie = visit.access.sign_in(
            typed.text("pin"), visit.client, cookie_of(visit.request), name,
            visit.request.headers.get("user-agent", ""),
        )  # fmt: skip
    except (BadPin, TooManyAttempts) as error:
        status = status_of(error) if isinstance(error, TooManyAttempts) else 403
        return visit.page(
            "signing_in/sign_in.html",
            status,
            to=to,
            error=error.text,
            kept=kept,
            fields=shown(fields),
        )
    if not kept:
        return _held(visit, typed, name, visit.sign_in(cookie, visit.go(to)))
    visit.who = visit.access.who_of(cookie)
    page = visit.page(
        "server/refused.html", reason=tr("You are signed in."), fields=fields, kept=shown(fields),
        to=to, lost_file=False, is_told=False, now=None, again=True, retry=None, calm=False,
        advice=(), another=None,
    )  # fmt: skip
    return _held(visit, typed, name, visit.sign_in(cookie, page))


def _held(visit: Visit, typed: Typed, name: str, response: Response) -> Response:
    """The device remembers who holds it: by the name of an account, or by initials."""
    if name:
        return visit.known_as(name, response)
    if visit.access.has_people:  # their sign-in asks for no initials
        return response
    return visit.held_by(typed.text("initials", 200), response)


@pages.post("/sign-out", right=Right.COME_IN)
def sign_out(visit: Visit, typed: Typed) -> Response:
    return visit.sign_out()


@pages.get("/initials")
def who(visit: Visit) -> Response:
    """Who holds this device: it is kept with everything that is written here."""
    to = inside(visit.query.text("next", "/"))
    return visit.page("signing_in/initials.html", to=to)


@pages.post("/initials", right=Right.READ)
def keep_initials(visit: Visit, typed: Typed) -> Response:
    return visit.held_by(typed.text("initials", 200), visit.go(inside(typed.text("next"))))


@pages.get("/first-start", to_all=True)
def first_start(visit: Visit) -> Response:
    key = visit.query.text("key")
    if visit.access.has_pin:
        return visit.go("/sign-in")
    may = visit.access.may_set_first(visit.client, key)
    return visit.page("signing_in/first_start.html", may=may, key=key, error=None)


@pages.post("/first-start", to_all=True)
def set_pin(visit: Visit, typed: Typed) -> Response:
    key, pin = typed.text("key", 100), typed.text("pin")
    if visit.access.has_pin or not visit.access.may_set_first(visit.client, key):
        raise NotSignedIn
    try:
        if pin != typed.text("again"):
            raise BadPin(tr("The two PINs differ."))
        if not visit.access.set_first_pin(pin):
            raise NotSignedIn
    except BadPin as error:
        return visit.page("signing_in/first_start.html", 422, may=True, key=key, error=error.text)
    signed = visit.sign_in(visit.access.sign_in(pin, visit.client), visit.go("/"))
    return visit.held_by(typed.text("initials", 200), signed)
