"""What has changed: as a list, and as a stream of events that goes on where it broke off."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Header, Query, Request
from fastapi.responses import Response, StreamingResponse

from bridgelaw.store import Entry, Store
from bridgelaw.web.api import desk_models, requests
from bridgelaw.web.api.caller import Reader
from bridgelaw.web.api.following import Following
from bridgelaw.web.api.given import given
from bridgelaw.web.api.identity import still_may
from bridgelaw.web.api.problems import refusals
from bridgelaw.web.server.access.tokens import Scope

router = APIRouter(prefix="/changes", tags=["changes"])

Since = Annotated[
    int | None,
    Query(
        ge=0, le=requests.LARGEST_NUMBER,
        description="The `number` of the change that was seen last; without it only what is new.",
    ),
]  # fmt: skip


@router.get(
    "", response_model=desk_models.Changes, responses=refusals(401, 403), summary="What has changed"
)
def changes(
    caller: Reader,
    after: Annotated[int, Query(ge=0, le=requests.LARGEST_NUMBER)] = 0,
    limit: Annotated[int, Query(ge=1, le=500)] = 200,
) -> Response:
    """Entries of tables, rulings and sessions in the order of the log; `next` goes on from there.

    Nothing of what they say: read what has changed.
    """
    entries, last = _after(caller.desk.store, after, limit)
    made = {"changes": [change_to_json(one) for one in entries], "next": last}
    return given(desk_models.Changes, made)


def _after(store: Store, after: int, limit: int) -> tuple[list[Entry], int]:
    """So many public entries after a number, and the last number that was looked at."""
    entries: list[Entry] = []
    for entry in store.all(after, limit):
        after = entry.number
        if is_public(entry):
            entries.append(entry)
            if len(entries) >= limit:
                break
    return entries, after


def is_public(entry: Entry) -> bool:
    """Is it of a table, a ruling or a session? Files and people are nobody's to follow."""
    return entry.stream[:2] in _KINDS


def told(entry: Entry) -> dict[str, Any] | None:
    """What followers hear of an entry."""
    return change_to_json(entry) if is_public(entry) else None


_KINDS = {"t-": "table", "r-": "ruling", "s-": "session"}


def change_to_json(entry: Entry) -> dict[str, Any]:
    return {
        "number": entry.number, "kind": _KINDS[entry.stream[:2]], "id": entry.stream,
        "seq": entry.seq, "what": entry.kind, "at": entry.at.isoformat(), "by": entry.initials,
    }  # fmt: skip


@router.get(
    "/stream", response_class=StreamingResponse, summary="Follow what changes",
    responses={
        **refusals(401, 403),
        200: {"description": "Server-sent events, each a `Change` with its number as `id`.",
              "content": {"text/event-stream": {}}},
    },
)  # fmt: skip
async def stream(
    request: Request,
    caller: Reader,
    after: Since = None,
    last_event_id: Annotated[str | None, Header(max_length=20)] = None,
) -> StreamingResponse:
    """Server-sent events: one for each change, with its `number` as the event's id.

    Who lost the connection sends the id of the last event as `Last-Event-ID`, as browsers do, and
    gets everything since. A comment every 15 seconds says that the connection is alive. It ends
    when the token is revoked.
    """
    if last_event_id is not None and last_event_id.isdecimal() and last_event_id.isascii():
        after = min(int(last_event_id), requests.LARGEST_NUMBER)
    following: Following = request.app.state.following
    following.ensure_room()
    events = following.events(after, still_may(request, Scope.READ))
    # A proxy that kept the events back would make them useless.
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(events, media_type="text/event-stream", headers=headers)
