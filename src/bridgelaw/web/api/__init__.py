"""The API for platforms, `/api/v1`: a second face over the desk, in JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fastapi import FastAPI

    from bridgelaw.desk.desk import Desk
    from bridgelaw.web.server.access.access import Access

__all__ = ["create_api"]


def create_api(desk: Desk, access: Access) -> FastAPI:
    """The API over a desk. Its models are made here and not before, because that takes a while."""
    from bridgelaw.web.api.application import build

    return build(desk, access)
