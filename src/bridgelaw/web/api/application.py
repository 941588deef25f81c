"""The API as an application, and its description."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from bridgelaw import __version__
from bridgelaw.desk.desk import Desk
from bridgelaw.web.api import computing, general, rulings, tables
from bridgelaw.web.api.answers import Problem
from bridgelaw.web.api.errors import handle_refusals
from bridgelaw.web.api.limits import Limits
from bridgelaw.web.api.problems import document_refusals
from bridgelaw.web.server.access import Access
from bridgelaw.web.server.throttle import Throttle

_ABOUT = """\
The 2017 Laws of Duplicate Bridge for programs: live tables, what is legal there, rulings question
by question, comparable calls, scores.

Whatever is kept has a `seq`. A change names the `seq` that was seen last as `after`; if somebody
else was quicker, nothing is written and the answer is a `conflict` with the newer `head`.
Refusals are problem documents (RFC 9457). `lang` or `Accept-Language` chooses the language of
sentences; keys, laws and notation are the same in all.
"""
_TAGS = [
    {"name": "tables", "description": "Live tables that the desk keeps."},
    {"name": "rulings", "description": "Procedures, and rulings from first question to log."},
    {"name": "without a store", "description": "For platforms that keep everything themselves."},
    {"name": "sessions", "description": "What tables and rulings belong to."},
    {"name": "general", "description": "Tokens, kinds of problems, versions."},
]


def build(desk: Desk, access: Access) -> FastAPI:
    """The API over a desk."""
    api = FastAPI(
        title="bridgelaw", summary="The director's desk for programs.", description=_ABOUT,
        version=__version__, docs_url=None, redoc_url=None, openapi_tags=_TAGS,
        license_info={"name": "MIT", "identifier": "MIT"},
    )  # fmt: skip
    api.state.desk, api.state.access, api.state.throttle = desk, access, Throttle()
    for operations in (tables, rulings, computing, general):
        api.include_router(operations.router)
    handle_refusals(api)
    api.add_middleware(Limits)
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
        api.openapi_schema = made
    return api.openapi_schema
