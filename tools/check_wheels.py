"""`make wheels`: asks the package index for the wheels of every dependency on each system.

pip resolves what each system needs at the versions of constraints.txt, from wheels alone; what
has none ends it. It needs a network, and so is no test.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
SYSTEMS = ("win_amd64", "macosx_11_0_arm64", "macosx_10_13_x86_64", "manylinux_2_28_x86_64")
VERSIONS = ("3.11", "3.12", "3.13", "3.14")


def requirements() -> list[str]:
    """What the package and its extras need, without what is for development alone."""
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    needed = [one for name, of in extras.items() if name != "dev" for one in of]
    return [*project["dependencies"], *needed]


def missing_on(system: str, version: str) -> str:
    """What pip says is missing there; nothing where everything has a wheel."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-m", "pip", "install", "--dry-run", "-q", "--target", folder,
             "--only-binary=:all:", "--platform", system, "--python-version", version,
             "-c", str(PROJECT / "constraints.txt"), *requirements()],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
    return "" if done.returncode == 0 else done.stderr.strip().splitlines()[-1]


def main() -> int:
    failed = 0
    for system in SYSTEMS:
        for version in VERSIONS:
            missing = missing_on(system, version)
            failed += bool(missing)
            print(f"{system:24} {version:5} {missing or 'every wheel is there'}", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
