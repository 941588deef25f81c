"""What the forms of a ruling bring."""

from __future__ import annotations

from typing import Any

from bridgelaw.laws import Asked
from bridgelaw.web.parts.widgets import widget_of
from bridgelaw.web.server.request import Typed


def typed_answer(asked: Asked[Any], typed: Typed) -> str:
    """The answer that a form brought, put together if it has parts."""
    parts = typed.texts("part", 400)
    if not parts:
        return typed.text("answer")
    widget = widget_of(asked)
    return widget.joined_by.join(part for part in parts if part.strip()) or widget.nothing


def seating(typed: Typed) -> tuple[str, str, dict[str, str]]:
    """Table, board, and who sits there."""
    return typed.text("place", 20), typed.text("board", 20), typed.players()
