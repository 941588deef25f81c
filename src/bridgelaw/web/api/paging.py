"""Lists in pages, the newest first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import Query
from fastapi.responses import Response

from bridgelaw.store.entries import Listed
from bridgelaw.web.api.answers import Got
from bridgelaw.web.api.given import given
from bridgelaw.web.api.requests import LARGEST_NUMBER

Before = Annotated[
    int | None,
    Query(ge=0, le=LARGEST_NUMBER, description="`next` of the page before this one."),
]
Limit = Annotated[int, Query(ge=1, le=200, description="How many at most.")]


def page(
    model: type[Got],
    name: str,
    listed: tuple[Listed, ...],
    limit: int,
    write: Callable[[Listed], dict[str, Any]] | None = None,
) -> Response:
    """A page of what was found; one more than the limit was asked for, to see if there is more."""
    here = listed[:limit]
    more = here[-1].number if len(listed) > limit else None
    written = here if write is None else [write(one) for one in here]
    return given(model, {name: written, "next": more})
