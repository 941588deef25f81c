"""The desk as a web application."""

from __future__ import annotations

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import RedirectResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from bridgelaw.game.errors import NotationError
from bridgelaw.laws import BadAnswer, NothingToRule
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.language import unreadable
from bridgelaw.locale.text import Text, tr
from bridgelaw.session.desk import Desk
from bridgelaw.session.record import Unknown
from bridgelaw.store import Conflict, Store, Unavailable
from bridgelaw.web import look
from bridgelaw.web.access import Access, TooManyAttempts
from bridgelaw.web.guard import Guard
from bridgelaw.web.pages import (
    casebook,
    compare,
    home,
    laws,
    log,
    rulings,
    scores,
    sheets,
    signing_in,
    tables,
)
from bridgelaw.web.visit import NotSignedIn, StaleForm, Visit, sign_in_address, visit

PAGES = (home, signing_in, rulings, tables, scores, log, compare, laws, casebook, sheets)


def create_app(store: Store, name: str = "") -> FastAPI:
    """The application over a store."""
    app = FastAPI(title="bridgelaw", docs_url=None, redoc_url=None, openapi_url=None)
    app.state.desk = Desk(store, name)
    app.state.access = Access(store)
    for pages in PAGES:
        app.include_router(pages.router)
    app.get(look.script_name())(_script)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=4)
    app.add_middleware(Guard)
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(NotationError, _refused)
    app.add_exception_handler(RequestValidationError, _refused)
    app.add_exception_handler(HTTPException, _refused)
    return app


async def _script() -> Response:
    return Response(
        look.script(), media_type="text/javascript",
        headers={"Cache-Control": "public, max-age=31536000, immutable"},
    )  # fmt: skip


_STATUS: tuple[tuple[type[Exception], int], ...] = (
    (Unknown, 404),
    (Conflict, 409),
    (Unavailable, 503),
    (NotSignedIn, 403),
    (StaleForm, 403),
    (TooManyAttempts, 429),
    (BadAnswer, 422),
    (NothingToRule, 422),
    (Refusal, 422),
    (NotationError, 422),
    (RequestValidationError, 422),
)


def status_of(error: Exception) -> int:
    """The HTTP status that says what kind of refusal it is."""
    if isinstance(error, HTTPException):
        return error.status_code
    return next(status for kind, status in _STATUS if isinstance(error, kind))


async def _refused(request: Request, error: Exception) -> Response:
    """A page that says what is wrong. What was typed is kept on it, and can be sent again."""
    if isinstance(error, NotSignedIn) and request.method == "GET":
        return RedirectResponse(sign_in_address(request), 303)
    asked: Visit = getattr(request.state, "visit", None) or await visit(request)
    typed = getattr(request.state, "typed", None)
    status = status_of(error)
    fields = [] if typed is None else typed.fields()
    reason = _reason(error, status)
    return asked.page("refused.html", status, reason=reason, code=status, fields=fields)


def _reason(error: Exception, status: int) -> Text:
    if isinstance(error, (Refusal, NotationError)):
        return unreadable(error)
    known: dict[int, Text] = {
        404: tr("There is no such page."),
        405: tr("This address takes no such request."),
        413: tr("That is too large."),
    }
    return known.get(status, tr("That request cannot be read."))
