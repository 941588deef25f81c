"""A results file as the body of a request."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Request

MEDIA_TYPES = (
    "application/octet-stream", "application/xml", "text/csv", "application/yaml", "text/plain",
)  # fmt: skip
"""What such a file may be sent as; what kind it is shows in it."""

DESCRIBED: dict[str, Any] = {
    "requestBody": {
        "required": True,
        "content": {kind: {"schema": {"type": "string"}} for kind in MEDIA_TYPES},
    }
}
"""The body in the description of an operation."""


async def _body(request: Request) -> bytes:
    return await request.body()


FileSent = Annotated[bytes, Depends(_body)]
