"""The pages of a feature: which function answers which address, and who may ask.

A page is a plain function of a visit, and of the form where one was sent:

    pages = Pages()

    @pages.get("/tables/{table}", to_all=True)
    def show(visit: Visit, table: str) -> Response: ...

    @pages.post("/tables/{table}/undo")
    def undo(visit: Visit, typed: Typed, table: str) -> Response: ...

It runs in a thread, because the database makes it wait; an `async` one does not. A page names the
right that its visitor must have; whoever has not signed in is refused, and so is a form without the
token of the sign-in, unless it is `to_all`.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from inspect import iscoroutinefunction
from typing import Any, TypeVar

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from bridgelaw.desk.people.roles import Right
from bridgelaw.desk.signature import signing
from bridgelaw.locale.patience import awaited
from bridgelaw.web.server.access.who import NotAllowed
from bridgelaw.web.server.app_state import state_of
from bridgelaw.web.server.limits.time_limit import WaitingVisitor
from bridgelaw.web.server.request import NotSignedIn, Visit, open_form, signed_form, visit_of

Page = TypeVar("Page", bound=Callable[..., Any])


class PageRoute(Route):
    """An address, and what its visitor must be allowed to; `None`: it is open to all."""

    right: Right | None = None


class Pages:
    """Routes, in the order in which they are tried."""

    def __init__(self, reading: Right = Right.READ, writing: Right = Right.RULE) -> None:
        self.routes: list[BaseRoute] = []
        self._reading, self._writing = reading, writing
        """What is needed where a page does not say it itself."""

    def get(
        self, path: str, to_all: bool = False, right: Right | None = None
    ) -> Callable[[Page], Page]:
        """Reads; `to_all` without a sign-in."""
        return self._route("GET", path, None if to_all else right or self._reading)

    def post(
        self, path: str, to_all: bool = False, right: Right | None = None
    ) -> Callable[[Page], Page]:
        """Takes a form; one that is open `to_all` may write nothing of the director's."""
        return self._route("POST", path, None if to_all else right or self._writing)

    def _route(self, method: str, path: str, right: Right | None) -> Callable[[Page], Page]:
        def register(page: Page) -> Page:
            async def answer(request: Request) -> Response:
                return await _answered(page, request, method == "POST", right)

            route = PageRoute(path, answer, methods=[method], name=page.__name__)
            route.methods = {method}  # the guard makes every HEAD a GET
            route.right = right
            self.routes.append(route)
            return page

        return register


async def _answered(page: Page, request: Request, has_form: bool, right: Right | None) -> Response:
    visit = await visit_of(request)
    if right is not None:
        if visit.who is None:
            raise NotSignedIn
        if not visit.may(right, request.path_params.get("table", "")):
            raise NotAllowed(right)
    given: list[Any] = [visit]
    if has_form:
        given.append(await (open_form(request) if right is None else signed_form(request, visit)))
    call = partial(page, *given, **request.path_params)
    if not (has_form and visit.kept_as and visit.who):
        return await _called(page, call, visit)
    once = state_of(request).once
    name = (visit.who.sign_in, request.url.path, visit.kept_as)
    known = once.begin(name)
    if known is not None:
        return known
    response = None
    try:
        response = await _called(page, call, visit)
    finally:
        once.end(name, response)
    return response


async def _called(page: Page, call: Callable[[], Any], visit: Visit) -> Response:
    with ExitStack() as along:  # which a thread takes along
        along.enter_context(signing(visit.signs_as, visit.signed_in or ""))
        if iscoroutinefunction(page):
            response: Response = await call()
            return response
        if visit.place.is_followed:
            # A script that heard nothing sends its form again, and hears what came of the first.
            waiting = WaitingVisitor(visit.request, until_gone=not visit.is_kept)
            along.enter_context(awaited(waiting.is_over))
        response = await run_in_threadpool(call)
    return response
