"""JSON that somebody else wrote."""

from __future__ import annotations

import json
from typing import Any

_DEEPEST = 50  # lists in lists; our own has ten


def read_json(text: str) -> Any:
    """What the text holds; `JSONDecodeError` where it is no JSON or goes beyond all measure.

    Whatever is done with such lists later calls itself for each of them, and would end in an error
    that nobody can read. Nor is a number of thousands of digits read by Python.
    """
    try:
        data = json.loads(text)
    except RecursionError:
        raise _too_deep(text) from None
    except json.JSONDecodeError:
        raise
    except ValueError:
        raise json.JSONDecodeError("a number has too many digits", text, 0) from None
    level, depth = [data], 0
    while level:
        if depth > _DEEPEST:
            raise _too_deep(text)
        level = [
            inner
            for one in level
            if isinstance(one, dict | list)
            for inner in (one.values() if isinstance(one, dict) else one)
        ]
        depth += 1
    return data


def _too_deep(text: str) -> json.JSONDecodeError:
    return json.JSONDecodeError("too many lists stand in each other", text, 0)
