"""docs/api.md: its commands run against a desk that is really started, and say what it shows."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette

from tests.web.visitor import PIN
from tools.serving import serving

PAGE = Path(__file__).parents[3] / "docs/api.md"
_ADDRESS = "http://127.0.0.1:2017"
_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.M | re.S)
_MARK = "-- next block --"


@pytest.fixture
def address(app: Starlette) -> Iterator[str]:
    """Where a desk with the PIN answers."""
    app.state.access.set_pin(PIN)
    with serving(app) as found:
        yield found


def blocks(language: str) -> list[tuple[str, str]]:
    """The blocks in a language, each with the block after it, which shows its output."""
    found = _BLOCK.findall(PAGE.read_text("utf-8"))
    return [
        (text, found[at + 1][1])
        for at, (name, text) in enumerate(found)
        if name == language
    ]  # fmt: skip


def outputs(command: list[str], texts: list[str], address: str, folder: Path) -> list[str]:
    """What the blocks print, run one after the other in one process."""
    script = f"\necho '{_MARK}'\n".join(texts)
    done = subprocess.run(
        [*command, script.replace(_ADDRESS, address)], cwd=folder, capture_output=True,
        encoding="utf-8", timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return [part.lstrip("\n") for part in done.stdout.split(f"{_MARK}\n")]


def stable(text: str) -> str:
    """The text without what differs each time: the names of what was opened."""
    return re.sub(r"\b([trs])-[a-z0-9]{12}\b", r"\1-…", text)


def test_the_commands_with_curl_print_what_the_page_shows(address: str, tmp_path: Path) -> None:
    missing = [tool for tool in ("bash", "curl", "jq") if shutil.which(tool) is None]
    if missing:
        assert os.environ.get("CI") != "true", f"{missing} are missing"
        pytest.skip(f"{', '.join(missing)} not on this machine")
    written = blocks("sh")
    found = outputs(["bash", "-euc"], [text for text, _ in written], address, tmp_path)
    assert len(found) == len(written) > 4
    for (text, shown), printed in zip(written, found, strict=True):
        assert stable(printed) == stable(shown), text
