"""With the smallest installation a command that needs more says so in one sentence."""

from __future__ import annotations

import subprocess
import sys

import pytest

_WITHOUT = """
import sys
for name in {missing}:
    sys.modules[name] = None
from bridgelaw.cli.main import main
sys.argv = ["bridgelaw", *{words}]
main()
"""
_DESK = ("argon2", "fastapi", "httptools", "itsdangerous", "jinja2", "platformdirs", "pydantic",
         "segno", "sqlalchemy", "starlette", "uvicorn")  # fmt: skip


@pytest.mark.parametrize(("words", "missing", "extra"), [
    (("desk", "--no-browser"), _DESK, "desk"),
    (("desk", "pin"), _DESK, "desk"),
    (("mcp",), ("mcp", *_DESK), "mcp"),
])  # fmt: skip
def test_a_missing_package_is_named_with_the_command_that_brings_it(
    words: tuple[str, ...], missing: tuple[str, ...], extra: str
) -> None:
    script = _WITHOUT.format(missing=missing, words=words)
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 3
    assert f'pip install "bridgelaw[{extra}]"' in done.stderr
    assert "Traceback" not in done.stderr
