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
    assert printed(address) == shown()


def test_also_on_a_desk_where_a_score_was_adjusted_before(address: str) -> None:
    """The evening before is in the log that is followed."""
    printed(address)
    assert printed(address, named="another board") == shown()


def shown() -> str:
    found: str = dict(_BLOCK.findall(PAGE.read_text("utf-8")))["text"]
    return found


def printed(address: str, named: str = "scoreboard") -> str:
    blocks = dict(_BLOCK.findall(PAGE.read_text("utf-8")))
    program = blocks["python"].replace("http://127.0.0.1:2017", address)
    program = program.replace("scoreboard", named)
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, encoding="utf-8", timeout=60,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout
