"""`make wheels`: asks the package index for the wheels of every dependency on each system.

pip looks at the machine that it runs on when a requirement is for some systems alone; so what each
system needs is found here, from what the installed packages say, and pip is asked for just that.
It needs a network, and so is no test.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PROJECT = Path(__file__).resolve().parent.parent
PACKAGE = "bridgelaw"
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS = {
    "win32": ("Windows", "nt", "AMD64", ("win_amd64",)),
    "darwin": ("Darwin", "posix", "arm64", ("macosx_14_0_arm64",)),
    "linux": ("Linux", "posix", "x86_64", ("manylinux_2_28_x86_64", "manylinux2014_x86_64")),
}
"""Each as markers name it, with the tags of its wheels."""


def pinned() -> dict[str, str]:
    """The version of each package in constraints.txt."""
    lines = (PROJECT / "constraints.txt").read_text("utf-8").splitlines()
    found = (line.partition("==") for line in lines if "==" in line)
    return {canonicalize_name(name): version for name, _, version in found}


def packages_on(system: str, version: str, extras: frozenset[str] = frozenset()) -> Iterator[str]:
    """Every package that the extras bring there, as far as what is installed here can tell.

    All extras but the developers', unless some are named.
    """
    name, os_name, machine, _ = SYSTEMS[system]
    there: dict[str, str] = {
        **{key: str(value) for key, value in default_environment().items()},
        "sys_platform": system, "platform_system": name, "os_name": os_name,
        "platform_machine": machine, "python_version": version,
        "python_full_version": f"{version}.0",
    }  # fmt: skip
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = extras or frozenset(project["optional-dependencies"]) - {"dev"}
    todo: list[tuple[str, frozenset[str]]] = [(PACKAGE, extras)]
    seen: set[tuple[str, frozenset[str]]] = set()
    while todo:
        package, wanted = todo.pop()
        if (package, wanted) in seen:
            continue
        seen.add((package, wanted))
        if package != PACKAGE:
            yield package
        try:
            lines = requires(package) or []
        except PackageNotFoundError:  # of another system
            continue
        for requirement in map(Requirement, lines):
            marker = requirement.marker
            if marker is None or any(
                marker.evaluate({**there, "extra": extra}) for extra in (wanted or {""})
            ):
                todo.append((canonicalize_name(requirement.name), frozenset(requirement.extras)))


def missing_on(system: str, version: str) -> str:
    """What pip says is missing there; nothing where everything has a wheel."""
    tags = [word for tag in SYSTEMS[system][-1] for word in ("--platform", tag)]
    versions = pinned()
    wanted = sorted({f"{name}=={versions[name]}" for name in packages_on(system, version)})
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-m", "pip", "install", "--dry-run", "-q", "--no-deps",
             "--target", folder, "--only-binary=:all:", *tags, "--python-version", version,
             *wanted],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
    return "" if done.returncode == 0 else done.stderr.strip().splitlines()[-1]


def main() -> int:
    failed = 0
    for system in SYSTEMS:
        for version in VERSIONS:
            missing = missing_on(system, version)
            failed += bool(missing)
            print(f"{system:8} {version:5} {missing or 'every wheel is there'}", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
