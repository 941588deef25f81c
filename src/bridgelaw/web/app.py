"""The desk as a web application."""

from __future__ import annotations

from collections.abc import Callable

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from bridgelaw.desk.desk import Desk
from bridgelaw.locale.errors import Refusal
from bridgelaw.store import Store
from bridgelaw.web.server import templates
from bridgelaw.web.server.access import Access
from bridgelaw.web.server.allowed_hosts import Hosts
from bridgelaw.web.server.error_pages import refused, status_of
from bridgelaw.web.server.guard import API, Guard
from bridgelaw.web.server.lazy_routes import LazyApp, LazyPages
from bridgelaw.web.server.live import Live
from bridgelaw.web.server.once import Once
from bridgelaw.web.server.request import stranger
from bridgelaw.web.server.rounds import Rounds

# Which feature has the pages that begin with these words.
PAGES: dict[str, tuple[str, ...]] = {
    "home": ("", "happened", "search", "waiting", "duties"),
    "signing_in": ("sign-in", "sign-out", "first-start", "initials"),
    "phone": ("phone",),
    "log": ("log", "log.csv"),
    "clock": ("clock", "rounds"),
    "rulings": ("rulings",),
    "tables": ("tables",),
    "scores": ("scores",),
    "compare": ("compare",),
    "laws": ("laws",),
    "casebook": ("casebook",),
    "sheets": ("sheets",),
}

_OF_THE_API = ("fastapi", "pydantic", "pydantic_core")


def create_app(
    store: Store, name: str = "", hosts: Hosts | None = None, port: int | None = None
) -> Starlette:
    """The application over a store. `port` is where other machines reach it, if they may."""
    app = Starlette()
    desk, access = Desk(store, name), Access(store)
    app.state.desk, app.state.access = desk, access
    app.state.live, app.state.once = Live(desk), Once()
    app.state.rounds = Rounds(desk)
    app.state.hosts, app.state.port = hosts or Hosts(), port
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
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=1)
    app.add_middleware(Guard, hosts=app.state.hosts, answer=_refused)
    for error in (Refusal, HTTPException):
        app.add_exception_handler(error, _refused)
    return app


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


def _sends(asset: templates.Asset) -> Callable[[Request], Response]:
    headers = {"Cache-Control": "public, max-age=31536000, immutable"}
    return lambda request: Response(asset.body, media_type=asset.media_type, headers=headers)
