"""Where something stands in a loaded file, for the sentence that refuses it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bridgelaw.locale import Text, tr


def said(place: Text, reason: Text) -> Text:
    return tr("{place}: {reason}", place=place, reason=reason)


def key_place(data: Mapping[Any, Any], key: Any) -> Text:
    """The line on which a key stands, where the loader knows it."""
    named = tr("“{key}”", key=str(key))
    marks = getattr(data, "lc", None)
    if marks is None or not marks.data or key not in marks.data:
        return named
    return tr("line {line}, {place}", line=marks.key(key)[0] + 1, place=named)


def item_place(items: Any, index: int, named: Text) -> Text:
    """The same for an item of a list."""
    marks = getattr(items, "lc", None)
    if marks is None or not marks.data or index not in marks.data:
        return named
    return tr("line {line}, {place}", line=marks.item(index)[0] + 1, place=named)
