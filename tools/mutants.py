"""Changes the laws on purpose, and counts how many of the changes the tests notice.

A mutant is one change inside a function of `laws/` or `table/`: a branch turned round, a clause
swapped for another of the same file, an effect dropped, a seat exchanged. The cases and the tests
of laws and table are run once, and which lines each of them reaches is written down. Then each
mutant has a process of its own, split off from this one with everything loaded, in which the
changed function takes the place of the right one and the tests run that reach the line. The sample
is drawn by a seed, so that it can be drawn again:
`make mutants ARGS="--sample 30 --seed 1 laws/play/revoke laws/auction/insufficient_bid"`.
"""

from __future__ import annotations

import argparse
import ast
import builtins
import functools
import gc
import importlib
import os
import random
import re
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "bridgelaw"
_CLAUSE = re.compile(r"\d{1,2}[A-Z]\d?(\([a-z]+\))*")
_CITED_BY = ("law", "rectified_by")
_SEATS = {"lho": "rho", "rho": "lho", "partner": "lho"}
_LONGEST = 60  # seconds: a mutant that does not end is noticed


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
        """The whole file with the change; every other line keeps its number."""
        data = self.file.read_bytes()
        lost = data[self.start : self.end].count(b"\n") - self.instead.count("\n")
        instead = self.instead + "\n" * lost
        return (data[: self.start] + instead.encode() + data[self.end :]).decode()

    def __str__(self) -> str:
        return f"{self.file.relative_to(SOURCE)}:{self.line} {self.kind}: {self.instead[:60]}"


def mutants_of(file: Path) -> Iterator[Mutant]:
    """Every change that can be made in the functions of a file."""
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
    for node in _inside_functions(tree):
        if isinstance(node, ast.If | ast.IfExp | ast.While):
            test = ast.get_source_segment(text, node.test)
            yield made(node.test, "branch turned round", f"(not ({test}))")
        elif isinstance(node, ast.Call):
            for cited in _cited(node):
                others = [one for one in clauses if one != _clause(cited)]
                if others:
                    yield made(cited, "clause swapped", repr(others[0]))
            if _is_of_case(node, "rule"):
                for effect in node.args[2:]:
                    yield made(effect, "effect dropped", "*()")
        elif isinstance(node, ast.Attribute) and node.attr in _SEATS and _is_read(node):
            before = ast.get_source_segment(text, node.value)
            yield made(node, "seat exchanged", f"{before}.{_SEATS[node.attr]}")


def _inside_functions(tree: ast.Module) -> Iterator[ast.AST]:
    """What runs when a law is asked: not what a module makes when it is loaded."""
    outer = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    seen: set[int] = set()
    for function in outer:
        for statement in function.body:
            for node in ast.walk(statement):
                if isinstance(node, ast.pattern):
                    seen |= {id(part) for part in ast.walk(node)}
                if id(node) not in seen:
                    seen.add(id(node))
                    yield node


def _is_read(node: ast.Attribute) -> bool:
    return isinstance(node.ctx, ast.Load)


def _cited(node: ast.Call) -> Iterator[ast.expr]:
    """The clauses that a call cites: of a ruling, or of a breach."""
    if _is_of_case(node, "rule", "cite") and node.args and _clause(node.args[0]):
        yield node.args[0]
    for word in node.keywords:
        if word.arg in _CITED_BY and _clause(word.value):
            yield word.value


def _clause(node: ast.AST) -> str:
    """The clause that a literal names, or nothing."""
    if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
        return ""
    return node.value if _CLAUSE.fullmatch(node.value) else ""


def _is_of_case(node: ast.Call, *names: str) -> bool:
    function = node.func
    return (
        isinstance(function, ast.Attribute)
        and function.attr in names
        and isinstance(function.value, ast.Name)
        and function.value.id == "case"
    )


# The change in a running process


def put_in(source: str, file: Path) -> bool:
    """Gives every function of the file that reads otherwise here its new code."""
    path = str(file)
    changed = {_place(code): code for code in _codes(compile(source, path, "exec"))}
    done = False
    gc.unfreeze()  # the tests have frozen what is there for good, and frozen things are not listed
    for one in gc.get_objects():
        if isinstance(one, FunctionType) and one.__code__.co_filename == path:
            code = changed.get(_place(one.__code__))
            if code is not None and code != one.__code__:
                one.__code__ = code
                done = True
        elif isinstance(one, functools._lru_cache_wrapper):
            # What was computed before is forgotten.
            if str(one.__module__).startswith(("bridgelaw.laws", "bridgelaw.table")):
                one.cache_clear()
    return done


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _codes(inner)


def _place(code: CodeType) -> tuple[str, int]:
    return code.co_qualname, code.co_firstlineno


def marked(file: Path, mutants: dict[int, Mutant]) -> str:
    """The file as it is, but whatever a mutant would change says so when it is reached."""
    data = file.read_bytes()
    marks: list[tuple[tuple[int, int, int], bytes]] = []
    for number, mutant in mutants.items():
        if mutant.file == file:
            start = mutant.start + (data[mutant.start : mutant.start + 1] == b"*")
            # At one place what ends goes before what begins, the inner ends first.
            marks.append(((start, 1, -mutant.end), b"(__reached__(%d) or (" % number))
            marks.append(((mutant.end, 0, -start), b"))"))
    for (place, _, _), mark in sorted(marks, reverse=True):
        data = data[:place] + mark + data[place:]
    return data.decode()


# The tests


class Trials:
    """A run of pytest that tries mutants after the tests have passed without them."""

    def __init__(self, drawn: list[Mutant]) -> None:
        self.drawn = dict(enumerate(drawn))
        self.found: list[bool] = []
        self._failed = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._failed = self._failed or report.failed

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_teststatus(self) -> tuple[str, str, str]:
        return "", "", ""  # no dot for each test

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        reached: set[int] = set()
        vars(builtins)["__reached__"] = reached.add
        for file in {one.file for one in self.drawn.values()}:
            importlib.import_module(_module(file))
            put_in(marked(file, self.drawn), file)
        tests: dict[int, list[tuple[float, pytest.Item]]] = {one: [] for one in self.drawn}
        for item in session.items:
            reached.clear()
            begun = time.perf_counter()
            if not self._passes(item):
                pytest.exit(f"{item.nodeid} fails without a mutant", 1)
            took = time.perf_counter() - begun
            for one in reached:
                tests[one].append((took, item))
        for one, mutant in self.drawn.items():
            quickest = sorted(tests[one], key=lambda test: test[0])
            self.found.append(self._is_noticed(mutant, [item for _, item in quickest]))
            told = "noticed" if self.found[-1] else f"SURVIVED {len(quickest)} tests"
            print(f"{len(self.found)}/{len(self.drawn)} {told} {mutant}", flush=True)
        return True

    def _passes(self, item: pytest.Item) -> bool:
        self._failed = False
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return not self._failed

    def _is_noticed(self, mutant: Mutant, tests: list[pytest.Item]) -> bool:
        child = os.fork()
        if child == 0:
            signal.alarm(_LONGEST)
            try:
                put_in(mutant.source(), mutant.file)
                noticed = not all(map(self._passes, tests))
            except BaseException:  # whatever it raises, it was not unnoticed
                noticed = True
            os._exit(noticed)
        return os.waitpid(child, 0)[1] != 0


def _module(file: Path) -> str:
    return ".".join(file.relative_to(SOURCE.parent).with_suffix("").parts)


TESTS = ("tests/casebook/test_casebook.py", "tests/table", "tests/laws")


def tried_by() -> list[str]:
    """The cases, the tests of the table, and those that are named after a law."""
    cases, table, laws = (ROOT / one for one in TESTS)
    found = (cases, *sorted(table.glob("test_*.py")), *sorted(laws.rglob("test_[0-9]*.py")))
    return [str(one.relative_to(ROOT)) for one in found]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("below", nargs="*", default=[""], help="files, as in laws/play/revoke")
    parser.add_argument("--sample", type=int, default=30, help="how many of each are tried")
    parser.add_argument("--seed", type=int, default=1, help="the same seed draws the same ones")
    wanted = parser.parse_args()
    drawn: list[Mutant] = []
    for below in wanted.below:
        files = [
            one
            for room in ("laws", "table")
            for one in sorted((SOURCE / room).rglob("*.py"))
            if "digest" not in one.parts and str(one.relative_to(SOURCE)).startswith(below)
        ]
        every = [mutant for file in files for mutant in mutants_of(file)]
        if not every:
            parser.error(f"nothing to change below {below!r}")
        print(f"{len(every)} mutants can be made in {below or 'laws and table'}", flush=True)
        drawn += random.Random(wanted.seed).sample(every, min(wanted.sample, len(every)))
    os.environ["CI"] = "true"  # the same examples for every mutant
    trials = Trials(drawn)
    quiet = ["-qq", "-s", "-n", "0", "-p", "no:cacheprovider", "--seed=1"]
    if pytest.main([*quiet, *tried_by()], plugins=[trials]) != 0:
        sys.exit("not tried: the tests fail as they are")
    print(f"{sum(trials.found)} of {len(trials.found)} noticed")


if __name__ == "__main__":
    main()
