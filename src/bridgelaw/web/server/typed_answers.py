"""The answer to a question that a form brought."""

from __future__ import annotations

from typing import Any

from bridgelaw.laws import Asked
from bridgelaw.web.parts.contract_strip import result_in
from bridgelaw.web.parts.widgets import POLL_FIELDS, ContractStrip, PollPad, widget_of
from bridgelaw.web.server.request import Typed


def typed_answer(asked: Asked[Any], typed: Typed) -> str:
    """The answer that a form brought, put together if it has parts."""
    widget = widget_of(asked)
    if isinstance(widget, PollPad):
        # A poll may also be written in one line.
        return typed_poll(typed) or typed.text("answer")
    if isinstance(widget, ContractStrip):
        return result_in(typed.texts, widget.name, typed.text("answer"))
    parts = typed.texts("part", 400)
    tapped = typed.text("answer")
    if not parts or (tapped and not any(part.strip() for part in parts)):
        return tapped
    return widget.joined_by.join(part for part in parts if part.strip()) or widget.nothing


def typed_poll(typed: Typed) -> str:
    """The poll that was filled in, in its notation; nothing where none was."""
    return PollPad().written({name: typed.texts(name, 60) for name in POLL_FIELDS})
