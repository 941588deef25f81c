"""docs/client.md: its program runs against a desk and prints what the page shows."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette

from tests.web.visitor import PIN
from tools.serving import serving

PAGE = Path(__file__).parents[2] / "docs/client.md"
_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.M | re.S)


@pytest.fixture
def address(app: Starlette) -> Iterator[str]:
    app.state.access.set_pin(PIN)
    with serving(app) as found:
        yield found


def test_the_program_prints_what_the_page_shows(address: str) -> None:
    blocks = dict(_BLOCK.findall(PAGE.read_text("utf-8")))
    program = blocks["python"].replace("http://127.0.0.1:2017", address)
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, encoding="utf-8", timeout=60,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout == blocks["text"]
