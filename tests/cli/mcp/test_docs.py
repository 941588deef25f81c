"""docs/assistants.md: its program runs and prints what the page shows; its table has every tool."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from bridgelaw.cli.mcp.server import TOOLS

PAGE = Path(__file__).parents[3] / "docs/assistants.md"
_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.M | re.S)


def test_the_program_prints_what_the_page_shows() -> None:
    blocks = dict(_BLOCK.findall(PAGE.read_text("utf-8")))
    # `bridgelaw` is the one of this environment.
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    done = subprocess.run(
        [sys.executable, "-c", blocks["python"]], capture_output=True, encoding="utf-8",
        env={**os.environ, "PATH": path}, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout == blocks["text"]


def test_the_page_names_every_tool() -> None:
    text = PAGE.read_text("utf-8")
    assert all(f"`{name}`" in text for name in TOOLS)
