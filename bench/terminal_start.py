"""How soon a command is ready: CPU and modules up to its first words, beside Python's own start."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import NamedTuple

_TURNS = 5
_RUN = """
import io, json, sys, time
sys.argv, sys.stdin, shown = ["bridgelaw", *sys.argv[1:]], io.StringIO(), sys.stdout
if sys.argv[1:]:
    from bridgelaw.cli.main import main
    sys.stdout = sys.stderr = io.StringIO()
    try:
        main()
    except SystemExit:
        pass
ours = sum(name.startswith("bridgelaw") for name in sys.modules)
shown.write(json.dumps([time.process_time(), len(sys.modules), ours]))
"""
"""The input is closed, so that a command that asks ends at its first question."""

COMMANDS = (
    ((), None),
    (("--version",), None),
    (("score", "4SX= by S"), None),
    (("rule", "insufficient-bid"), 0.4),
    (("rule", "revoke"), 0.4),
    (("claim",), None),
)
"""Each with the seconds of CPU that are wanted at most."""


class Started(NamedTuple):
    """What a start took."""

    cpu: float
    modules: int
    ours: int


def started(*words: str) -> Started:
    """The best of several starts: what else the machine does can only make one slower."""
    command = [sys.executable, "-c", _RUN, *words]
    return min(
        Started(*json.loads(subprocess.run(command, capture_output=True, check=True).stdout))
        for _ in range(_TURNS)
    )


def show_terminal_start() -> None:
    print("\nuntil a command's first words (CPU; times Python's own start; modules, ours of them)")
    bare = started()
    for words, wanted in COMMANDS:
        found = started(*words)
        name = "bridgelaw " + " ".join(words) if words else "python"
        aim = "" if wanted is None else f"  (wanted: {wanted})"
        print(
            f"{name:34} {found.cpu:6.2f} s {found.cpu / bare.cpu:6.1f} x "
            f"{found.modules:5} {found.ours:5}{aim}"
        )


if __name__ == "__main__":
    show_terminal_start()
