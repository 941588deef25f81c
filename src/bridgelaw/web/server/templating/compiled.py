"""Compiled templates are kept where Python keeps compiled modules, and only where it does.

To compile all of them takes longer than everything else that a process of the desk does before its
first answer.
"""

from __future__ import annotations

import hashlib
import os
import sys
from contextlib import suppress
from importlib.util import cache_from_source
from pathlib import Path

import jinja2
from jinja2.bccache import Bucket, BytecodeCache

from bridgelaw.locale.language import CATALOGUES

_HERE = Path(__file__).parent
_SHAPED_BY = (*sorted(_HERE.glob("*.py")), *sorted(CATALOGUES.glob("*.py")))
"""What the sentences in a template, worked out when it is compiled, may depend on."""


class Compiled(BytecodeCache):
    """Of one language: its sentences are part of what is compiled."""

    def __init__(self, code: str, *folded: str) -> None:
        self._code = code
        mark = hashlib.sha256(repr((jinja2.__version__, folded)).encode())
        for path in (*_SHAPED_BY, *sorted((CATALOGUES / code).rglob("*.mo"))):
            mark.update(path.read_bytes())
        self._mark = mark.hexdigest()

    def get_cache_key(self, name: str, filename: str | None = None) -> str:
        return cache_from_source(filename or name, optimization=self._code)

    def get_source_checksum(self, source: str) -> str:
        return self._mark + hashlib.sha256(source.encode()).hexdigest()

    def load_bytecode(self, bucket: Bucket) -> None:
        try:
            bucket.bytecode_from_string(Path(bucket.key).read_bytes())
        except Exception:  # whatever is wrong with the file, the template is there
            bucket.reset()

    def dump_bytecode(self, bucket: Bucket) -> None:
        if sys.dont_write_bytecode:
            return
        kept = Path(bucket.key)
        new = kept.with_suffix(f".{os.getpid()}")
        with suppress(OSError):
            kept.parent.mkdir(exist_ok=True)
            new.write_bytes(bucket.bytecode_to_string())
            new.replace(kept)
