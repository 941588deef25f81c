"""Changes the laws on purpose, and counts how many of the changes the tests notice.

A mutant is one change in `laws/` or `table/`: a branch turned round, a clause swapped for another
of the same file, an effect dropped, a seat exchanged. Each is tried in a copy of the source, with
the cases and tests that speak of its law. The sample is drawn by a seed, so that it can be drawn
again: `make mutants ARGS="--sample 100 --seed 1 --only laws/play/revoke"`.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "bridgelaw"
_CLAUSE = re.compile(r"\d{1,2}[A-Z]\d?(\([a-z]+\))*")
_SEATS = {"lho": "rho", "rho": "lho", "partner": "lho"}
_LONGEST = 300  # seconds: a mutant that does not end is noticed


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change: where, of which kind, and what stands there instead."""

    file: Path
    line: int
    kind: str
    start: int
    end: int
    instead: str

    def source(self) -> str:
        """The whole file with the change."""
        data = self.file.read_bytes()
        return (data[: self.start] + self.instead.encode() + data[self.end :]).decode()

    def __str__(self) -> str:
        return f"{self.file.relative_to(SOURCE)}:{self.line} {self.kind}: {self.instead[:60]}"


def mutants_of(file: Path) -> Iterator[Mutant]:
    """Every change that can be made in a file."""
    text = file.read_text(encoding="utf-8")
    lines = [0]
    for line in text.encode().splitlines(keepends=True):
        lines.append(lines[-1] + len(line))

    def made(node: ast.expr, kind: str, instead: str) -> Mutant:
        assert node.end_lineno is not None and node.end_col_offset is not None
        start = lines[node.lineno - 1] + node.col_offset
        end = lines[node.end_lineno - 1] + node.end_col_offset
        return Mutant(file, node.lineno, kind, start, end, instead)

    tree = ast.parse(text)
    clauses = sorted({clause for one in ast.walk(tree) if (clause := _clause(one))})
    for node in ast.walk(tree):
        if isinstance(node, ast.If | ast.IfExp | ast.While):
            test = ast.get_source_segment(text, node.test)
            yield made(node.test, "branch turned round", f"(not ({test}))")
        elif isinstance(node, ast.Call) and _calls(node, "rule", "cite"):
            own = _clause(node.args[0]) if node.args else ""
            others = [one for one in clauses if one != own]
            if own and others:
                yield made(node.args[0], "clause swapped", repr(others[0]))
            if _calls(node, "rule"):
                for effect in node.args[2:]:
                    yield made(effect, "effect dropped", "*()")
        elif isinstance(node, ast.Attribute) and node.attr in _SEATS:
            before = ast.get_source_segment(text, node.value)
            yield made(node, "seat exchanged", f"{before}.{_SEATS[node.attr]}")


def _clause(node: ast.AST) -> str:
    """The clause that a literal names, or nothing."""
    if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
        return ""
    return node.value if _CLAUSE.fullmatch(node.value) else ""


def _calls(node: ast.Call, *names: str) -> bool:
    function = node.func
    return (
        isinstance(function, ast.Attribute)
        and function.attr in names
        and isinstance(function.value, ast.Name)
        and function.value.id == "case"
    )


def speaking_of(file: Path) -> tuple[list[str], list[str]]:
    """The cases and the test files that speak of the law of a file."""
    room, *rest = file.relative_to(SOURCE).parts
    if room == "table":
        return [], ["tests/table"]
    law = rest[1] if len(rest) > 2 else rest[0].removesuffix(".py")
    key = law.replace("_", "-")
    cases = [
        str(one.relative_to(ROOT))
        for one in sorted((ROOT / "casebook").rglob("*.yaml"))
        if re.search(rf"ruling: {key}\b", one.read_text(encoding="utf-8"))
    ]
    name = re.compile(rf'\b{law.upper()}\b|"{key}"')
    tests = [
        str(one.relative_to(ROOT))
        for one in sorted((ROOT / "tests" / "laws").rglob("test_[0-9]*.py"))
        if name.search(one.read_text(encoding="utf-8"))
    ]
    return cases, tests


def is_noticed(mutant: Mutant, copy: Path) -> bool | None:
    """Does any case or test of its law fail with the change? `None`: they fail without it."""
    cases, tests = speaking_of(mutant.file)
    there = copy / mutant.file.relative_to(SOURCE.parent)
    before = there.read_text(encoding="utf-8")
    there.write_text(mutant.source(), encoding="utf-8")
    try:
        if _pass(copy, cases, tests):
            return False
    finally:
        there.write_text(before, encoding="utf-8")
    key = (*cases, *tests)
    if key not in _HEALTHY:
        _HEALTHY[key] = _pass(copy, cases, tests)
    return True if _HEALTHY[key] else None


_HEALTHY: dict[tuple[str, ...], bool] = {}
"""Cases and tests that were run without a change, and whether they passed."""


def _pass(copy: Path, cases: list[str], tests: list[str]) -> bool:
    if cases and not _passes(copy, ["-m", "bridgelaw", "case", "run", *cases]):
        return False
    quiet = ["-q", "-x", "-n", "0", "-p", "no:cacheprovider", "-o", f"pythonpath={copy} ."]
    return not tests or _passes(copy, ["-m", "pytest", *quiet, *tests])


def _passes(copy: Path, arguments: list[str]) -> bool:
    environment = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(
            [sys.executable, *arguments], cwd=ROOT, env=environment, timeout=_LONGEST,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, default=100, help="how many mutants are tried")
    parser.add_argument("--seed", type=int, default=1, help="the same seed draws the same ones")
    parser.add_argument("--only", default="", help="only files below this, as in laws/play/revoke")
    wanted = parser.parse_args()
    files = [
        one
        for room in ("laws", "table")
        for one in sorted((SOURCE / room).rglob("*.py"))
        if "digest" not in one.parts and str(one.relative_to(SOURCE)).startswith(wanted.only)
    ]
    every = [mutant for file in files for mutant in mutants_of(file)]
    drawn = random.Random(wanted.seed).sample(every, min(wanted.sample, len(every)))
    told = {True: "noticed", False: "SURVIVED", None: "not told: its tests fail without it"}
    found: list[bool | None] = []
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "src"
        shutil.copytree(SOURCE.parent, copy, ignore=shutil.ignore_patterns("__pycache__"))
        for mutant in drawn:
            found.append(is_noticed(mutant, copy))
            print(f"{len(found)}/{len(drawn)} {told[found[-1]]} {mutant}", flush=True)
    tried = found.count(True) + found.count(False)
    print(f"{found.count(True)} of {tried} noticed; {len(every)} mutants can be made")


if __name__ == "__main__":
    main()
