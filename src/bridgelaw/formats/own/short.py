"""The short form of a line: `1-5: 4S= by N`, as text or as a mapping of one key."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

_MEETING = re.compile(r"\s*([^\s:–-]+)\s*(?:-|–|\s(?:v|vs|対)\s)\s*([^\s:–-]+)\s*")
_LINE = re.compile(r"([^:]+):\s+(.+)")


def short_line(line: Any) -> dict[str, str] | None:
    """Who met whom and the result; `None` if it is not written in the short form."""
    if isinstance(line, str):
        match = _LINE.fullmatch(line.strip())
        return None if match is None else _short(match[1], match[2])
    if isinstance(line, Mapping) and len(line) == 1:
        for meeting, result in line.items():
            if isinstance(meeting, str) and isinstance(result, str | int):
                return _short(meeting, str(result))
    return None


def _short(meeting: str, result: str) -> dict[str, str] | None:
    match = _MEETING.fullmatch(meeting)
    return None if match is None else {"ns": match[1], "ew": match[2], "result": result}
