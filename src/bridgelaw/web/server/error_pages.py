"""Pages that say what is wrong. What was typed is kept on them."""

from __future__ import annotations

import logging
from urllib.parse import urlencode

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from bridgelaw.desk.desk import Moved
from bridgelaw.desk.playing_director import ForAnother
from bridgelaw.desk.records.record import Unknown
from bridgelaw.game import SEATS, Seat
from bridgelaw.laws import BadAnswer, NothingToRule
from bridgelaw.locale import Refusal, Text, tr
from bridgelaw.locale.patience import OutOfTime
from bridgelaw.store import Conflict, Unavailable
from bridgelaw.web.server.access.access import UsedUp
from bridgelaw.web.server.access.pin_check import TooManyAttempts
from bridgelaw.web.server.access.who import NotAllowed
from bridgelaw.web.server.guard import Foreign
from bridgelaw.web.server.limits.strangers import TookTooLong
from bridgelaw.web.server.limits.throttle import Busy
from bridgelaw.web.server.live.watchers import TooMany
from bridgelaw.web.server.request import (
    NotSignedIn,
    StaleForm,
    Typed,
    Visit,
    address_of,
    open_form,
    sign_in_address,
    stranger,
    visit_of,
)

_STATUS: tuple[tuple[type[Exception], int], ...] = (
    (Unknown, 404),
    (Conflict, 409),
    (Unavailable, 503),
    (Busy, 503),
    (TookTooLong, 503),
    (TooMany, 503),
    (NotSignedIn, 403),
    (NotAllowed, 403),
    (UsedUp, 410),
    (StaleForm, 403),
    (Foreign, 403),
    (ForAnother, 403),
    (TooManyAttempts, 429),
    (BadAnswer, 422),
    (NothingToRule, 422),
    (Refusal, 422),
    (OutOfTime, 422),  # sent again, it would take as long
)
_MOST_KEPT = 50_000  # characters: no form of ours has more
_ADDRESSES = {"t": "/tables/", "r": "/rulings/", "s": "/scores/"}
_OF_ITSELF = {"h-house": "/house"}
"""Pages that show one stream alone."""
_NOT_TYPED = frozenset({
    "seen", "procedure", "table", "after", "step", "next", "kept", "key", "mark", "on", "entry",
    "agreed", "adjust", "go_on", "when", "closed", "do", "kind", "how", "preview", "ruling",
})  # fmt: skip
_NAMES: dict[str, Text | Seat] = {
    "answer": tr("The answer"),
    "part": tr("The answer"),
    "board": tr("Board"),
    "place": tr("Table"),
    "text": tr("Your note"),
    "line": tr("What happened"),
    "name": tr("Name"),
    "profile": tr("Regulations"),
    "amount": tr("Amount"),
    "law": tr("Law"),
    "reason": tr("Reason"),
    "dealer": tr("Dealer"),
    "vulnerable": tr("Vulnerable"),
    "deal": tr("Hands"),
    **{f"hand-{seat.letter}": tr("Hand of {seat}", seat=seat) for seat in SEATS},
    "N": Seat.NORTH,
    "E": Seat.EAST,
    "S": Seat.SOUTH,
    "W": Seat.WEST,
}


def status_of(error: Exception) -> int:
    """The HTTP status that says what kind of refusal it is; 500 for what nobody expected."""
    if isinstance(error, HTTPException):
        return error.status_code
    return next((status for kind, status in _STATUS if isinstance(error, kind)), 500)


async def refused(request: Request, error: Exception) -> Response:
    """The page that answers what is refused."""
    if isinstance(error, NotSignedIn) and request.method == "GET":
        return RedirectResponse(sign_in_address(request), 303)
    if isinstance(error, Unavailable):
        logging.getLogger(__name__).error(error.detail)
    asked = await _visit(request)
    status = status_of(error)
    typed: Typed | None = getattr(request.state, "typed", None)
    if isinstance(error, NotSignedIn):
        return _sign_in_first(asked, error.text, typed or await _unread(request))
    fields = _fields(typed)
    if isinstance(error, Conflict) and error.stream in request.url.path:
        fields = [(k, str(error.head) if k == "seen" else v) for k, v in fields]
    response = asked.page(
        "server/refused.html", status, reason=_reason(error, status), fields=fields,
        kept=shown(fields), to=request.url.path, now=_now(error),
        lost_file=typed is not None and typed.has_file,
        again=isinstance(error, (StaleForm, Conflict, Unavailable)) and type(error) is not Moved,
        is_told=isinstance(error, Unavailable), retry=_again(request, error, status),
        calm=status == 500, advice=_advice(error),
        another=error.hand_over if isinstance(error, ForAnother) else None,
    )  # fmt: skip
    if isinstance(error, HTTPException):
        response.headers.update(error.headers or {})
    if status == 503:
        response.headers["Retry-After"] = "5"
    return response


def _sign_in_first(asked: Visit, reason: Text, typed: Typed | None) -> Response:
    """The page that asks for the PIN and keeps what was typed."""
    fields = _fields(typed)
    return asked.page(
        "signing_in/sign_in.html", 403, to=asked.request.url.path if fields else "/", error=reason,
        kept=urlencode(fields), fields=shown(fields),
    )  # fmt: skip


def _fields(typed: Typed | None) -> list[tuple[str, str]]:
    """What was typed, if a person can have: a page with megabytes keeps everybody waiting."""
    fields = [] if typed is None else typed.fields()
    return fields if sum(len(k) + len(v) for k, v in fields) <= _MOST_KEPT else []


async def _unread(request: Request) -> Typed | None:
    """The form of a page that asked for the PIN before it read any."""
    try:
        return await open_form(request)
    except (Refusal, HTTPException):
        return None


def shown(fields: list[tuple[str, str]]) -> list[tuple[Text | Seat | str, str]]:
    """What a person typed, by names that they know."""
    return [(_NAMES.get(k, k), v) for k, v in fields if v and k not in _NOT_TYPED]


async def _visit(request: Request) -> Visit:
    known: Visit | None = getattr(request.state, "visit", None)
    try:
        return known or await visit_of(request)
    except Unavailable:
        return stranger(request)


def _again(request: Request, error: Exception, status: int) -> str | None:
    """The same page, where it may come another time."""
    may_come = status in (500, 503) or isinstance(error, OutOfTime)
    return address_of(request) if may_come and request.method == "GET" else None


def _advice(error: Exception) -> tuple[Text, ...]:
    """What can be done after something that took too long."""
    if not isinstance(error, OutOfTime):
        return ()
    safe = tr("Nothing was written, and everything that was kept before is safe.")
    return (safe,) if error.advice is None else (safe, error.advice)


def _now(error: Exception) -> str | None:
    """Where that stands which somebody else has changed."""
    if not isinstance(error, Conflict):
        return None
    before = _ADDRESSES.get(error.stream[0])
    return _OF_ITSELF.get(error.stream) if before is None else before + error.stream


def _reason(error: Exception, status: int) -> Text:
    if isinstance(error, Refusal | OutOfTime):
        return error.text
    known: dict[int, Text] = {
        404: tr("There is no such page."),
        405: tr("This address takes no such request."),
        413: tr("That is too large."),
        500: tr("Something went wrong here, and it is not your fault."),
    }
    return known.get(status, tr("That request cannot be read."))
