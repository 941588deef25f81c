"""The API as an application, and its description."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute

from bridgelaw import __version__
from bridgelaw.desk.desk import Desk
from bridgelaw.web.api import (
    after_rulings,
    changes,
    computing,
    general,
    rulings,
    scores,
    sessions,
    tables,
    tokens,
)
from bridgelaw.web.api.answers import Problem
from bridgelaw.web.api.caller import scope_of
from bridgelaw.web.api.conditional import Conditional
from bridgelaw.web.api.error_handlers import handle_refusals
from bridgelaw.web.api.following import Following
from bridgelaw.web.api.identity import Identified
from bridgelaw.web.api.limits import Limits
from bridgelaw.web.api.problems import document_refusals
from bridgelaw.web.server.access.access import Access
from bridgelaw.web.server.access.tokens import Tokens
from bridgelaw.web.server.limits.throttle import Throttle

_ABOUT = """\
The 2017 Laws of Duplicate Bridge for programs: live tables, what is legal there, rulings question
by question, the score desk, comparable calls, claims, revokes, and what has changed.

A program has a token of its own, which may do what its scopes say: `x-scope` names the one that an
operation needs.

Whatever is kept has a `seq`. A change names the `seq` that was seen last as `after`; if somebody
else was quicker, nothing is written and the answer is a `conflict` with the newer `head`.
What is read has an `ETag`, for `If-None-Match` and, with a change, `If-Match`.
Refusals are problem documents (RFC 9457). `lang` or `Accept-Language` chooses the language of
sentences; keys, laws and notation are the same in all.
"""
_TAGS = [
    {"name": "tables", "description": "Live tables that the desk keeps."},
    {"name": "rulings", "description": "Procedures, and rulings from first question to log."},
    {"name": "without a store", "description": "For platforms that keep everything themselves."},
    {"name": "sessions", "description": "What tables and rulings belong to."},
    {"name": "scores", "description": "The score desk: from the file to the export."},
    {"name": "changes", "description": "What has changed, as a list and as a stream."},
    {"name": "tokens", "description": "Tokens of programs: made, listed, revoked."},
    {"name": "general", "description": "Kinds of problems, versions."},
]


OPERATIONS = (tables, rulings, after_rulings, sessions, scores, changes, computing, tokens, general)
"""Modules, each with a router."""


def build(desk: Desk, access: Access) -> FastAPI:
    """The API over a desk."""
    api = FastAPI(
        title="bridgelaw", summary="The director's desk for programs.", description=_ABOUT,
        version=__version__, docs_url=None, redoc_url=None, openapi_tags=_TAGS,
        license_info={"name": "MIT", "identifier": "MIT"},
    )  # fmt: skip
    api.state.desk, api.state.access = desk, access
    # Strangers have one chair, and never take that of somebody who works here.
    api.state.throttle_of_strangers, api.state.throttle = Throttle(at_once=1), Throttle()
    api.state.tokens = Tokens(desk.store)
    api.state.following = Following(desk, changes.told)
    for operations in OPERATIONS:
        # The routes themselves: a router that is included is analysed anew for every desk.
        api.router.routes += operations.router.routes
    handle_refusals(api)
    api.add_middleware(Limits)
    api.add_middleware(Conditional, desk=desk)
    api.add_middleware(Identified, access=access, tokens=api.state.tokens)
    api.openapi = lambda: _described(api)  # type: ignore[method-assign]
    return api


def _described(api: FastAPI) -> dict[str, Any]:
    """OpenAPI 3.1, with the one schema of all problems."""
    if api.openapi_schema is None:
        made = get_openapi(
            title=api.title, version=api.version, summary=api.summary,
            description=api.description, routes=api.routes, tags=api.openapi_tags,
            license_info=api.license_info, servers=api.servers,
        )  # fmt: skip
        schema = Problem.model_json_schema(ref_template="#/components/schemas/{model}")
        document_refusals(made, schema)
        _document_scopes(made, api)
        api.openapi_schema = made
    return api.openapi_schema


def _document_scopes(described: dict[str, Any], api: FastAPI) -> None:
    """Every operation that needs a token says with which scope."""
    for operations in OPERATIONS:
        for route in operations.router.routes:
            assert isinstance(route, APIRoute)
            scope = scope_of(route)
            if scope is not None:
                for method in route.methods or ():
                    described["paths"][route.path][method.lower()]["x-scope"] = scope.value
