"""The desk as a web application."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from functools import cache

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from bridgelaw.desk.desk import Desk
from bridgelaw.locale import Refusal
from bridgelaw.locale.patience import OutOfTime
from bridgelaw.store import Store
from bridgelaw.web.server.access.access import Access
from bridgelaw.web.server.access.alone import Alone
from bridgelaw.web.server.access.pin_check import is_at_the_desk
from bridgelaw.web.server.access.proxy import Proxy
from bridgelaw.web.server.addresses.allowed_hosts import Hosts
from bridgelaw.web.server.addresses.under_a_path import UnderAPath
from bridgelaw.web.server.app_state import AppState, state_of
from bridgelaw.web.server.desk_place import CLUB, DeskPlace
from bridgelaw.web.server.error_pages import refused, status_of
from bridgelaw.web.server.guard import API, Guard
from bridgelaw.web.server.health import Health, Measured, Measures
from bridgelaw.web.server.lazy_routes import LazyApp, LazyPages
from bridgelaw.web.server.limits.strangers import SENT_AWAY_AFTER, ForStrangers
from bridgelaw.web.server.live.class_watched import Watching
from bridgelaw.web.server.live.ringing_calls import RingingCalls
from bridgelaw.web.server.live.round_shown import Rounds
from bridgelaw.web.server.live.taps import Tellings
from bridgelaw.web.server.live.watchers import Live
from bridgelaw.web.server.request import NotSignedIn, stranger, visit_of
from bridgelaw.web.server.sent_again import Once
from bridgelaw.web.server.templating import templates

# Which feature has the pages that begin with these words.
PAGES: dict[str, tuple[str, ...]] = {
    "home": ("", "happened", "search", "waiting", "duties", "room"),
    "signing_in": ("sign-in", "sign-out", "first-start", "initials"),
    "people": ("people", "me", "join", "welcome", "at"),
    "phone": ("phone",),
    "log": ("log", "log.csv", "log.jsonl"),
    "clock": ("clock", "rounds"),
    "rulings": ("rulings",),
    "tables": ("tables",),
    "calls": ("calls",),
    "playing": ("playing",),
    "scores": ("scores", "results"),
    "compare": ("compare",),
    "laws": ("laws", "regulations", "house"),
    "casebook": ("casebook",),
    "training": ("training", "class"),
    "sheets": ("sheets",),
    "slips": ("slips",),
    "help": ("help", "about", "icons", "manifest.webmanifest"),
}

_OF_THE_API = ("fastapi", "pydantic", "pydantic_core")


def create_app(
    store: Store,
    name: str = "",
    hosts: Hosts | None = None,
    port: int | None = None,
    place: DeskPlace = CLUB,
    proxy: Proxy | None = None,
) -> Starlette:
    """The application over a store. `port` is where other machines reach it, if they may; `proxy`
    a server whose word is taken about who asks."""
    app = Starlette()
    desk = Desk(store, name)
    access = (Access if place.signs_in else Alone)(store, name=name, proxy=proxy)
    app.state = state = AppState()
    state.place, state.desk, state.access = place, desk, access
    state.live, state.once = Live(desk), Once()
    state.tellings = Tellings(state.live.wake)
    state.live.also = state.tellings.versions
    state.rounds, state.calls = Rounds(desk), RingingCalls(desk)
    state.hosts, state.port = hosts or Hosts(), port
    state.certificate = state.bridgemate = state.strangers = None
    state.measures, state.health, state.watching = Measures(), Health(desk), Watching()
    app.router.routes += [Route("/healthz", _is_well), Route("/metrics", _measures)]
    for asset in (templates.style(), templates.script()):
        app.router.routes.append(Route(asset.name, _sends(asset)))
    for module, words in PAGES.items():
        app.router.routes.append(LazyPages(module, *words))

    def api() -> ASGIApp:
        from bridgelaw.web.api import create_api

        try:
            return create_api(desk, access)
        except ModuleNotFoundError as error:
            if error.name not in _OF_THE_API:
                raise
            return _no_api

    app.router.routes.append(Mount(API, LazyApp(api)))
    if place.is_followed:  # over a network
        app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=1)
        app.add_middleware(ForStrangers, state=state, refused=_sends_away)
    framed_by = "'none'" if place.is_followed else "'self'"
    app.add_middleware(Guard, hosts=state.hosts, answer=_sends_away, framed_by=framed_by)
    app.add_middleware(Measured, measures=state.measures)
    if place.root:
        app.add_middleware(UnderAPath, path=place.root)
    for error in (Refusal, OutOfTime, HTTPException):
        app.add_exception_handler(error, _refused)
    return app


def _is_well(request: Request) -> Response:
    """For those who look after the machine: can the desk read what it keeps, and keep more?"""
    health = state_of(request).health
    wrong = "no database" if health.entries() is None else "" if health.writes() else "not writable"
    return Response(f"{wrong or 'ok'}\n", 503 if wrong else 200, media_type="text/plain")


async def _measures(request: Request) -> Response:
    """Figures for Prometheus: to this machine itself, and to whoever may read the log."""
    visit = await visit_of(request)
    if not (is_at_the_desk(visit.client) or visit.may_read):
        raise NotSignedIn
    state = state_of(request)
    entries = await run_in_threadpool(state.health.entries)
    text = state.measures.text(state, entries)
    return Response(text, media_type="text/plain; version=0.0.4")


async def _no_api(scope: Scope, receive: Receive, send: Send) -> None:
    """Where FastAPI is not installed, there are pages alone."""
    raise HTTPException(404)


def load(app: Starlette) -> None:
    """Loads everything that is loaded late otherwise."""
    for route in app.router.routes:
        if isinstance(route, LazyPages):
            _ = route.routes
        elif isinstance(route, Mount) and isinstance(route.app, LazyApp):
            route.app.load()
    templates.load()


async def _refused(request: Request, error: Exception) -> Response:
    """A page that says what is wrong; a program gets a problem document."""
    if not request.url.path.startswith(API):
        return await refused(request, error)
    from bridgelaw.web.api.problems import OF_STATUS, problem

    kind, spoken = OF_STATUS[status_of(error)], stranger(request).language
    return problem(kind, spoken, root=API, path=request.url.path)


async def _sends_away(request: Request, error: Exception) -> Response:
    """The same for what is not even looked at: late, so that a flood of it has to wait."""
    if state_of(request).strangers is not None:
        await asyncio.sleep(SENT_AWAY_AFTER)
    return await _refused(request, error)


def _sends(asset: templates.Asset) -> Callable[[Request], Response]:
    """What never changes is packed once, and so as small as it gets."""
    headers = {"Cache-Control": "public, max-age=31536000, immutable", "Vary": "Accept-Encoding"}

    @cache
    def packed() -> bytes:
        return gzip.compress(asset.body, mtime=0)

    def sent(request: Request) -> Response:
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(asset.body, media_type=asset.media_type, headers=headers)
        as_gzip = {**headers, "Content-Encoding": "gzip"}
        return Response(packed(), media_type=asset.media_type, headers=as_gzip)

    return sent
