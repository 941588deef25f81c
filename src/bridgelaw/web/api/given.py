"""An answer that is sent: whatever it is made of goes through its model."""

from __future__ import annotations

from fastapi.responses import Response

from bridgelaw.locale import Language
from bridgelaw.web.api.answers import Got, of


def given(
    model: type[Got], value: object, language: Language | None = None, status: int = 200
) -> Response:
    """The model of a value as JSON, its sentences in a language; what it lacks is left out."""
    body = of(model, value, language).model_dump_json(exclude_unset=True)
    return Response(body, status, media_type="application/json")
