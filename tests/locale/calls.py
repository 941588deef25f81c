"""Every call in the source that makes a sentence, found once for all tests that look at them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "bridgelaw"
_MAKE_SENTENCES = ("tr", "tr_words", "filled")


@cache
def calls_in_source() -> tuple[tuple[Path, str, ast.Call], ...]:
    """The file, what is called, and the call."""
    return tuple(
        (path, name, call)
        for path in SOURCE.rglob("*.py")
        for name, call in sentence_calls(ast.parse(path.read_text(encoding="utf-8")))
    )


def sentence_calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in _MAKE_SENTENCES:
                yield name, node
