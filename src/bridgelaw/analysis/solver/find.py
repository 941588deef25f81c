"""Where the solver is: DDS's library as it comes with endplay, or where the user says it is."""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from bridgelaw.analysis.solver.interface import Solver, SolverMissing
from bridgelaw.analysis.solver.worker import Worker
from bridgelaw.locale import Text, tr

VARIABLE = "BRIDGELAW_DDS"
"""The environment variable that names the library of a DDS 2.9 that is to be used instead."""

_SUFFIXES = (".so", ".dylib", ".dll")


@cache
def find_solver() -> Solver:
    """The solver that everybody shares; `SolverMissing` where there is none."""
    return Worker(library())


def solver_or_none() -> Solver | None:
    """The same, for those who can do without."""
    try:
        return find_solver()
    except SolverMissing:
        return None


def solver_or_why() -> tuple[Solver | None, Text | None]:
    """The solver, or why there is none."""
    try:
        return find_solver(), None
    except SolverMissing as error:
        return None, error.text


def library() -> Path:
    """The file of DDS's shared library."""
    if sys.platform == "emscripten":
        raise SolverMissing(tr("Inside a browser there is no double dummy."))
    named = os.environ.get(VARIABLE)
    if named:
        path = Path(named)
        if path.is_file():
            return path
        raise SolverMissing(
            tr(
                "There is no file {path}, which {variable} names as the double-dummy solver.",
                path=named,
                variable=VARIABLE,
            )
        )
    # endplay itself is not imported, and nothing that it depends on is needed: that would take a
    # second and 170 MB (NumPy, Matplotlib).
    spec = find_spec("endplay")
    for folder in (spec and spec.submodule_search_locations) or ():
        for path in sorted(Path(folder, "_dds").glob("*dds*")):
            if path.suffix in _SUFFIXES:
                return path
    raise SolverMissing(
        tr(
            "The double-dummy solver is not installed: {command} installs it.",
            command="pip install --no-deps endplay~=0.5.12",
        )
    )
