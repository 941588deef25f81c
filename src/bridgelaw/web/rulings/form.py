"""What the forms of a ruling bring."""

from __future__ import annotations

from bridgelaw.web.server.request import Typed


def seating(typed: Typed) -> tuple[str, str, dict[str, str]]:
    """Table, board, and who sits there."""
    return typed.text("place", 20), typed.text("board", 20), typed.players()
