"""A visit: one request, who makes it, in which language, and how it is answered."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Literal, TypeVar
from urllib.parse import parse_qsl, quote, unquote, urlencode, urlsplit

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData, QueryParams, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from bridgelaw.desk.calls import Ringing
from bridgelaw.desk.clock_face import Face
from bridgelaw.desk.desk import Desk
from bridgelaw.desk.people.roles import Right
from bridgelaw.desk.records.record import Misfit
from bridgelaw.desk.signature import initials_from
from bridgelaw.game import SEATS
from bridgelaw.locale import LANGUAGES, Language, Refusal, language, tr
from bridgelaw.store import Unavailable
from bridgelaw.web.server.access.access import LASTS, Access
from bridgelaw.web.server.access.cookies import cookie_name
from bridgelaw.web.server.access.who import WHO, Who
from bridgelaw.web.server.app_state import state_of
from bridgelaw.web.server.desk_place import DeskPlace
from bridgelaw.web.server.guard import HEAD
from bridgelaw.web.server.shown_by_role import offered
from bridgelaw.web.server.templating.templates import render

Answer = TypeVar("Answer", bound=Response)

KEPT = "x-kept"
"""The header of a form that the page's script sends, and keeps until it is answered."""
LOOKS = {"lang": LANGUAGES, "theme": ("auto", "light", "dark"), "size": ("normal", "large")}
"""What a person may choose on any page, kept in cookies: `?theme=dark`."""


LAST_PLACE = "place"
"""The cookie with the table and the board at which this device was last."""

_INITIALS, _NAME = "initials", "name"  # the cookies by which a device remembers who holds it


class NotSignedIn(Refusal):
    """Only people who know the PIN may do this."""

    def __init__(self) -> None:
        super().__init__(tr("Sign in with the PIN first."))


class StaleForm(Refusal):
    """The form was not made for this sign-in."""

    def __init__(self) -> None:
        super().__init__(tr("This page was opened before you signed in. Please send it again."))


@dataclass(slots=True)
class Visit:
    """One request to a page."""

    request: Request
    desk: Desk
    access: Access
    language: Language
    looks: dict[str, str]
    who: Who | None
    """Who has signed in; `None` for strangers."""
    _token: str | None = None
    _face: tuple[Face | None] | None = None

    @property
    def signed_in(self) -> str | None:
        """The sign-in, where there is one."""
        return None if self.who is None else self.who.sign_in

    def may(self, right: Right, table: str = "") -> bool:
        """May this visitor do it? `table`: at this one."""
        return self.who is not None and self.who.may(right, table)

    @property
    def may_read(self) -> bool:
        """What directors read: rulings, the log, closed hands."""
        return self.may(Right.READ)

    @property
    def may_rule(self) -> bool:
        return self.may(Right.RULE)

    @property
    def may_score(self) -> bool:
        return self.may(Right.SCORE)

    @property
    def may_see_people(self) -> bool:
        """Who came in, and from where."""
        return self.may(Right.PEOPLE)

    @property
    def has_account(self) -> bool:
        """Is this somebody by name, and not whoever knows the desk's PIN?"""
        return self.who is not None and bool(self.who.name)

    @property
    def place(self) -> DeskPlace:
        """Where this desk runs, and so what it has."""
        place = state_of(self.request).place
        return place

    @property
    def initials(self) -> str:
        """Who holds this device, as they said at the sign-in; empty where they did not."""
        return initials_from(self.remembered(_INITIALS))

    @property
    def signs_as(self) -> str:
        """What stands beside everything that this visitor writes."""
        return self.who.name if self.who is not None and self.who.name else self.initials

    @property
    def is_kept(self) -> bool:
        """Does a script send this form, which keeps it until it hears an answer?"""
        return bool(self.kept_as)

    @property
    def kept_as(self) -> str:
        """The name under which that script keeps it; empty for other requests."""
        return self.request.headers.get(KEPT, "")[:80]

    @property
    def round_face(self) -> Face | None:
        """The round clock as the head of every page shows it to whoever works here."""
        if self._face is None:  # a page asks once
            self._face = (None,)
            if self.may_read:
                self._face = (state_of(self.request).rounds.face(),)
        return self._face[0]

    @property
    def calls(self) -> tuple[Ringing, ...]:
        """The tables that call, which every page shows to whoever works here."""
        calls = state_of(self.request).calls.now()
        return calls

    @property
    def token(self) -> str:
        if self._token is None:  # a page with many forms asks often
            self._token = "" if self.signed_in is None else self.access.token_of(self.signed_in)
        return self._token

    def here(self, **changes: str) -> str:
        """This page's address with other looks; of a page that answers a form, the one before."""
        path, query = self.request.url.path, self.request.url.query
        if self.request.method != "GET":
            path, query = _before(self.request)
        kept = [(k, v) for k, v in parse_qsl(query, keep_blank_values=True) if k not in changes]
        return path + "?" + urlencode([*kept, *changes.items()])

    def page(self, template: str, status: int = 200, **values: Any) -> HTMLResponse:
        """The page that a template makes."""
        html = render(template, self.language, visit=self, **values)
        if self.who is not None and not self.may_rule:
            html = offered(html, self.request, self.who)
        return self._keeping_looks(HTMLResponse(html, status))

    def go(self, url: str, seen: int | None = None) -> Response:
        """To another page, after a form was taken; `seen` is the entry that it has written.

        A form that the page's script sends (`X-Kept`) is told where to go instead of being led
        there: the browser would otherwise make the next page twice.
        """
        if not self.is_kept:
            return self._keeping_looks(RedirectResponse(url, 303))
        told = {"X-Go": quote(url, safe=":/%#?=@[]!$&'()*+,;")}
        return Response(None, 204, told if seen is None else told | {"X-Seen": str(seen)})

    def _keeping_looks(self, response: Answer) -> Answer:
        """Language and colours that the address names hold from now on, also past a redirect."""
        for name, chosen in self.looks.items():
            if self.request.query_params.get(name) == chosen:
                self._set_cookie(response, name, chosen, "lax")
        return response

    def note_export(self, what: str) -> None:
        """That something was given out is an entry."""
        note_export(self.request, self.access, what)

    def remember(self, response: Response, name: str, value: str) -> Response:
        """Keeps something on this device, such as the table at which the director was last."""
        self._set_cookie(response, name, quote(value), "strict")
        return response

    def remembered(self, name: str, most: int = 80) -> str:
        """What this device has kept; empty where there is nothing."""
        return unquote(self.request.cookies.get(name, ""))[:most]

    def sign_in(self, cookie: str, response: Response) -> Response:
        self._set_cookie(response, cookie_name(self.request.url.port), cookie, "strict")
        return response

    def held_by(self, initials: str, response: Response) -> Response:
        """The device knows from now on who holds it."""
        return self.remember(response, _INITIALS, initials_from(initials))

    def known_as(self, name: str, response: Response) -> Response:
        """The same by the name of their account, which need not be typed again."""
        return self.remember(response, _NAME, name)

    @property
    def last_name(self) -> str:
        """The account that signed in here last."""
        return self.remembered(_NAME)

    def _set_cookie(
        self, response: Response, name: str, value: str, site: Literal["lax", "strict"]
    ) -> None:
        secure = self.request.url.scheme == "https"
        response.set_cookie(name, value, LASTS, samesite=site, httponly=True, secure=secure)

    def sign_out(self) -> Response:
        """Ends the sign-in here and on the desk: a copy of the cookie opens nothing any more."""
        if self.signed_in is not None:
            self.access.sign_out(self.signed_in)
        response = self.go("/")
        name = cookie_name(self.request.url.port)
        response.delete_cookie(name, samesite="strict", httponly=True)
        return response

    @property
    def query(self) -> Query:
        return Query(self.request.query_params)

    @property
    def client(self) -> str:
        return self.request.client.host if self.request.client else ""


def note_export(request: Request, access: Access, what: str) -> None:
    """That something is given out is an entry. Whoever needs it most gets it all the same: the disk
    may be full."""
    if request.scope.get(HEAD):
        return  # only the headers are
    with suppress(Unavailable):
        access.register.note("exported", what=what)


class Query:
    """What an address asks for after its question mark. What no page of ours asks is a 422."""

    def __init__(self, params: QueryParams) -> None:
        self._params = params

    def text(self, name: str, otherwise: str = "", most: int | None = None) -> str:
        """A value as it is; too long a one is refused."""
        text = self._params.get(name, otherwise)
        if most is not None and len(text) > most:
            raise HTTPException(422)
        return text

    def texts(self, name: str, most: int) -> list[str]:
        """All values of a name; too many are refused."""
        texts = self._params.getlist(name)
        if len(texts) > most:
            raise HTTPException(422)
        return texts

    def number(self, name: str, least: int | None = None, most: int | None = None) -> int | None:
        """A whole number within bounds; `None` where there is none."""
        text = self._params.get(name)
        if text is None:
            return None
        number = whole_number(text)
        if (least is not None and number < least) or (most is not None and number > most):
            raise HTTPException(422)
        return number


_WHOLE = re.compile(r"[+-]?[0-9]{1,400}")


def whole_number(text: str) -> int:
    """A whole number in an address; anything else is refused."""
    if not _WHOLE.fullmatch(text):
        raise HTTPException(422)
    return int(text)


_MOST_FIELDS = 400
_HALF_LETTER = re.compile("[\ud800-\udfff]")
_SECRET = ("token", "pin", "again", "key")


class Typed:
    """What a form brought."""

    def __init__(self, form: FormData) -> None:
        self._form = form

    def text(self, name: str, most: int = 2000) -> str:
        """A field's text without spaces around it; empty where it is missing."""
        value = self._form.get(name, "")
        return self._checked(name, value.strip() if isinstance(value, str) else "", most)

    def _checked(self, name: str, text: str, most: int) -> str:
        if len(text) > most:
            raise Misfit(
                tr("“{name}” is too long: at most {most} characters.", name=name, most=most)
            )
        if "\x00" in text:
            raise Misfit(tr("“{name}” has characters that cannot be kept.", name=name))
        return text

    def texts(self, name: str, most: int = 2000) -> tuple[str, ...]:
        """All values of a field that can come several times."""
        values = (value for value in self._form.getlist(name) if isinstance(value, str))
        return tuple(self._checked(name, value, most) for value in values)

    def players(self) -> dict[str, str]:
        """The players' names by the letters of their seats."""
        names = {seat.letter: self.text(seat.letter, 80) for seat in SEATS}
        return {letter: name for letter, name in names.items() if name}

    def seating(self) -> tuple[str, str, dict[str, str]]:
        """Table, board, and who sits there."""
        return self.text("place", 20), self.text("board", 20), self.players()

    def number(self, name: str) -> int:
        """A whole number that the page itself put there; -1 where it is not one."""
        text = self.text(name, 20)
        return int(text) if text.isdecimal() and text.isascii() else -1

    def file(self, name: str) -> UploadFile | None:
        value = self._form.get(name)
        return value if isinstance(value, UploadFile) else None

    def fields(self) -> list[tuple[str, str]]:
        """Everything that was typed, to be shown or sent again; no secrets."""
        fields = self._form.multi_items()
        return [(k, v) for k, v in fields if isinstance(v, str) and k not in _SECRET]

    @property
    def has_file(self) -> bool:
        """Was a file sent? It is not kept: the browser has to send it again."""
        return any(isinstance(v, UploadFile) and v.filename for _, v in self._form.multi_items())


async def visit_of(request: Request) -> Visit:
    """Anybody's visit."""
    made = stranger(request)
    if WHO in request.scope:
        made.who = request.scope[WHO]
    else:
        access = state_of(request).access
        if not access.is_fresh(request):
            await run_in_threadpool(access.refresh, request)
        made.who = access.who(request)
    request.state.visit = made
    return made


def stranger(request: Request) -> Visit:
    """The visit of somebody who is not signed in, or of whom it cannot be known."""
    state = state_of(request)
    looks = {name: _look(request, name, known) for name, known in LOOKS.items()}
    return Visit(request, state.desk, state.access, language(looks["lang"]), looks, None)


async def signed_form(request: Request, visit: Visit) -> Typed:
    """The form of a director. Everything that writes depends on this."""
    typed = await open_form(request)
    if visit.signed_in is None:
        raise NotSignedIn
    if not visit.access.is_token_of(visit.signed_in, typed.text("token")):
        raise StaleForm
    return typed


async def open_form(request: Request) -> Typed:
    """A form that needs no PIN, because nothing is written."""
    form = await _form_of(request)
    request.state.form = form  # which is closed when it was answered
    if not all(_is_text(part) for pair in form.multi_items() for part in pair):
        raise Misfit(tr("The form has characters that cannot be kept."))
    typed = Typed(form)
    request.state.typed = typed
    return typed


async def _form_of(request: Request) -> FormData:
    """What was sent. Nearly every form is a line of names and values, which Python itself reads a
    good deal sooner than what also reads files."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/x-www-form-urlencoded":
        return await request.form(max_files=4, max_fields=_MOST_FIELDS)
    sent = (await request.body()).decode("latin-1")
    pairs: list[tuple[str, str | UploadFile]]
    try:
        pairs = [*parse_qsl(sent, keep_blank_values=True, max_num_fields=_MOST_FIELDS)]
    except ValueError as error:
        raise HTTPException(400) from error
    return FormData(pairs)


def address_of(request: Request) -> str:
    """The address that is asked for, without the machine."""
    return request.url.path + (f"?{request.url.query}" if request.url.query else "")


def inside(address: str) -> str:
    """An address of this desk; anything else could lead elsewhere."""
    is_ours = address.startswith("/") and not address.startswith(("//", "/\\"))
    return address if is_ours and address.isprintable() else "/"


def sign_in_address(request: Request) -> str:
    return "/sign-in?next=" + quote(address_of(request), safe="")


def _before(request: Request) -> tuple[str, str]:
    """Path and query of the page that a form was on."""
    try:
        url = urlsplit(request.headers.get("referer", "/"))
    except ValueError:
        return "/", ""
    return "/" + url.path.lstrip("/\\"), url.query


def _is_text(part: object) -> bool:
    """Can it be written as UTF-8? A browser sends nothing else."""
    text = part if isinstance(part, str) else getattr(part, "filename", None) or ""
    return _HALF_LETTER.search(text) is None


def _look(request: Request, name: str, known: tuple[str, ...]) -> str:
    for wanted in (request.query_params.get(name), request.cookies.get(name)):
        if wanted in known:
            return wanted
    preferred = preferred_language(request.headers.get("accept-language", ""))
    return (preferred if name == "lang" else None) or known[0]


def preferred_language(header: str) -> str | None:
    """The first language of an `Accept-Language` header that we have."""
    for part in header.split(","):
        code = part.split(";")[0].split("-")[0].strip().lower()
        if code in LANGUAGES:
            return code
    return None
