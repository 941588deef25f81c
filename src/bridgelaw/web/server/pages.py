"""The pages of a feature: which function answers which address, and who may ask.

A page is a plain function of a visit, and of the form where one was sent:

    pages = Pages()

    @pages.get("/tables/{table}", to_all=True)
    def show(visit: Visit, table: str) -> Response: ...

    @pages.post("/tables/{table}/undo")
    def undo(visit: Visit, typed: Typed, table: str) -> Response: ...

It runs in a thread, because the database makes it wait; an `async` one does not. Whoever does not
know the PIN is refused, and so is a form without the token of the sign-in, unless it is `to_all`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from inspect import iscoroutinefunction
from typing import Any, TypeVar

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from bridgelaw.desk.signature import signing
from bridgelaw.web.server.once import Once
from bridgelaw.web.server.request import NotSignedIn, Visit, open_form, signed_form, visit_of

Page = TypeVar("Page", bound=Callable[..., Any])


class Pages:
    """Routes, in the order in which they are tried."""

    def __init__(self) -> None:
        self.routes: list[BaseRoute] = []

    def get(self, path: str, to_all: bool = False) -> Callable[[Page], Page]:
        """Reads; `to_all` without the PIN."""
        return self._route("GET", path, to_all)

    def post(self, path: str, to_all: bool = False) -> Callable[[Page], Page]:
        """Takes a form; one that is open `to_all` may write nothing of the director's."""
        return self._route("POST", path, to_all)

    def _route(self, method: str, path: str, to_all: bool) -> Callable[[Page], Page]:
        def register(page: Page) -> Page:
            async def answer(request: Request) -> Response:
                return await _answered(page, request, has_form=method == "POST", to_all=to_all)

            route = Route(path, answer, methods=[method], name=page.__name__)
            route.methods = {method}  # the guard makes every HEAD a GET
            self.routes.append(route)
            return page

        return register


async def _answered(page: Page, request: Request, has_form: bool, to_all: bool) -> Response:
    visit = await visit_of(request)
    if not to_all and not visit.is_director:
        raise NotSignedIn
    given: list[Any] = [visit]
    if has_form:
        given.append(await (open_form(request) if to_all else signed_form(request, visit)))
    call = partial(page, *given, **request.path_params)
    if not (has_form and visit.kept_as and visit.signed_in):
        return await _called(page, call, visit)
    once: Once = request.app.state.once
    name = (visit.signed_in, request.url.path, visit.kept_as)
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
    with signing(visit.initials):  # a thread takes this along
        response: Response = await (
            call() if iscoroutinefunction(page) else run_in_threadpool(call)
        )
    return response
