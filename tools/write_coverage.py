"""Writes build/coverage.md: every clause of the Laws, and what witnesses it.

The witnesses are found in the source, so that a new ruling counts as soon as it cites its clauses.
What nothing in the source can witness stands in `coverage.toml` beside this file: definitions,
clauses from which no ruling follows, and what is still missing.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from bridgelaw.laws.digest import CLAUSES, parents

PROJECT = Path(__file__).resolve().parent.parent
SOURCE = PROJECT / "src" / "bridgelaw"
CASEBOOK = PROJECT / "casebook"
TESTS = PROJECT / "tests"
BY_HAND = Path(__file__).with_name("coverage.toml")
PAGE = PROJECT / "build" / "coverage.md"

NUMBER = re.compile(
    r"(?<![\w.+-])L?(\d{1,2}(?:[A-H](?:\d(?:\([a-l]\)(?:\([ivx]+\))?)?)?)?)(?![\w%+])"
)
"""A clause as it is cited in a sentence."""
_CASE_LISTS = re.compile(r"\b(?:laws|clauses|reviews): \[([^\]]*)\]")
_SHOWN = 3
"""Cases that are named; of the others only the number is."""


@dataclass(slots=True)
class Witnesses:
    """What was found for one clause."""

    rulings: set[str] = field(default_factory=set)
    """Procedures that cite it, or what several of them share."""
    words: set[str] = field(default_factory=set)
    """Procedures whose sentences mention it."""
    table: set[str] = field(default_factory=set)
    scores: set[str] = field(default_factory=set)
    profile: bool = False
    cases: list[str] = field(default_factory=list)
    """Cases that are about it, or whose ruling must cite it."""
    tests: list[str] = field(default_factory=list)
    """Tests that are named after it."""

    @property
    def any(self) -> bool:
        in_source = self.rulings or self.words or self.table or self.scores or self.profile
        return bool(in_source or self.cases or self.tests)


@dataclass(frozen=True, slots=True)
class ByHand:
    """What is accounted for without a witness in the source."""

    definition: frozenset[str]
    no_ruling: Mapping[str, str]
    missing: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Citation:
    """A clause that a string of the source names."""

    clause: str
    path: Path
    line: int


@cache
def by_hand() -> ByHand:
    data = tomllib.loads(BY_HAND.read_text(encoding="utf-8"))
    return ByHand(
        frozenset(data["definition"]["clauses"]),
        {clause: why for why, clauses in data["no_ruling"].items() for clause in clauses},
        {clause: why for why, clauses in data["missing"].items() for clause in clauses},
    )


# What the source says


def modules(*rooms: str) -> Iterator[Path]:
    for room in rooms:
        yield from sorted((SOURCE / room).rglob("*.py"))


_CITING = frozenset(
    ("rule", "cite", "procedure", "Review", "Breach", "ScoreAdjusted", "TricksTransferred")
)
"""What is called with a clause; a number alone means a whole law only there."""


def strings(path: Path, docstrings: bool = False) -> Iterator[tuple[str, int]]:
    """The strings of a module, each with its line; numbers only where they are laws."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    documented: set[int] = set()
    laws: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            laws |= {id(each) for each in node.args if name in _CITING}
            laws |= {id(each.value) for each in node.keywords if each.arg in _LAW_NAMES}
            for each in node.keywords:
                if each.arg == "laws" and isinstance(each.value, ast.Tuple):
                    laws |= {id(one) for one in each.value.elts}
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            documented.add(id(node.value))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if node.value.isdecimal() and id(node) not in laws:
                continue
            if docstrings or id(node) not in documented:
                yield node.value, node.lineno


def citations() -> Iterator[Citation]:
    """Where the source cites the Laws, by itself or in a sentence."""
    for path in modules("laws", "table", "scoring"):
        for text, line in strings(path):
            for clause in NUMBER.findall(text):
                if not clause.isdecimal() and not _BID.fullmatch(clause):
                    yield Citation(clause, path, line)


_LAW_NAMES = ("law", "rectified_by", "clause")
_BID = re.compile(r"[1-7][CDH]")
"""Might be a clause, and is a bid in a sentence: 4H, 2C."""


def mentioned(text: str) -> set[str]:
    """The clauses that a sentence names; a number alone is too little, and 6D may be a bid."""
    found = {one for one in NUMBER.findall(text) if one in CLAUSES and not one.isdecimal()}
    return {one for one in found if not _BID.fullmatch(one)}


@cache
def found() -> Mapping[str, Witnesses]:
    """The witnesses of every clause, from the source and the casebook."""
    every = {number: Witnesses() for number in CLAUSES}
    for path in modules("laws"):
        if {"digest", "machinery", "entrances"} & set(path.parts):
            continue
        name = _ruling(path)
        for text, _ in strings(path):
            if text in every:
                every[text].rulings.add(name)
            else:
                for clause in mentioned(text):
                    every[clause].words.add(name)
    for path in modules("table"):
        for text, _ in strings(path):
            if text in every and not _BID.fullmatch(text):
                every[text].table.add(_place(path))
    for path in modules("scoring", "comparable", "analysis"):
        if path.name in ("profile.py", "settings.py", "profiles.py"):
            continue
        for text, _ in strings(path, docstrings=True):
            for clause in mentioned(text):
                every[clause].scores.add(_place(path))
    for clause in mentioned((SOURCE / "scoring" / "profile.py").read_text(encoding="utf-8")):
        every[clause].profile = True
    for path in sorted(CASEBOOK.rglob("*.yaml")):
        for clause in _of_case(path):
            every[clause].cases.append(str(path.relative_to(CASEBOOK)))
    for clause, module in _tests():
        every[clause].tests.append(module)
    return every


_TEST = re.compile(r"def test_law_(\d+[A-Z]?\d?[a-f]?)(?=_|\b)")


def _tests() -> Iterator[tuple[str, str]]:
    """Tests named after a clause, which is written without brackets there: test_law_45C4b."""
    for path in sorted(TESTS.rglob("test_*.py")):
        for name in sorted(set(_TEST.findall(path.read_text(encoding="utf-8")))):
            clause = re.sub(r"([a-f])$", r"(\1)", name)
            if clause in CLAUSES:
                yield clause, path.stem


def _of_case(path: Path) -> Iterable[str]:
    listed = ",".join(_CASE_LISTS.findall(path.read_text(encoding="utf-8")))
    words = {word.strip().strip("\"'") for word in listed.split(",")}
    return sorted(words & CLAUSES.keys())


_KEY = re.compile(r'Manifest\(\s*key="([a-z-]+)"')


@cache
def _ruling(path: Path) -> str:
    """The procedure that a module belongs to, or what the module is called."""
    law = path.with_name("manifest.py")
    if law.exists():
        keys = _KEY.findall(law.read_text(encoding="utf-8"))
        if keys:
            return f"`{keys[0]}`"
    return path.stem.replace("_", " ")


def _place(path: Path) -> str:
    return str(path.relative_to(SOURCE).with_suffix(""))


# Is it accounted for?


def has_parts(clause: str) -> bool:
    """Whether other clauses are parts of it, so that they say what follows."""
    return clause in _outer()


@cache
def _outer() -> frozenset[str]:
    return frozenset(outer.number for clause in CLAUSES for outer in parents(clause))


def unaccounted() -> list[str]:
    """Clauses that nothing witnesses, and that no list names."""
    listed = by_hand()
    return [
        clause
        for clause in CLAUSES
        if not found()[clause].any
        and not has_parts(clause)
        and clause not in listed.definition
        and clause not in listed.no_ruling
        and clause not in listed.missing
    ]


def settled() -> list[str]:
    """Clauses that are listed and have a witness by now: they can go from their list."""
    listed = by_hand()
    ruled = [each for each in (*listed.definition, *listed.no_ruling) if found()[each].rulings]
    return [clause for clause in listed.missing if found()[clause].any] + sorted(ruled)


def unknown_citations() -> list[str]:
    """Where the source cites a clause that does not exist."""
    places = [
        f"{each.path.relative_to(PROJECT)}:{each.line}: {each.clause}"
        for each in citations()
        if each.clause not in CLAUSES
    ]
    listed = by_hand()
    names = [*listed.definition, *listed.no_ruling, *listed.missing]
    return places + [f"{BY_HAND.name}: {clause}" for clause in names if clause not in CLAUSES]


# The page


def witness(clause: str) -> str:
    """What witnesses a clause, in the words of the page."""
    seen, listed = found()[clause], by_hand()
    parts = []
    if seen.rulings:
        parts.append(f"ruling: {_some(sorted(seen.rulings))}")
    if seen.table:
        parts.append(f"rule of the table: {_some(sorted(seen.table))}")
    if seen.scores:
        parts.append(f"computed: {_some(sorted(seen.scores))}")
    if seen.profile:
        parts.append("regulation in the profile")
    if not parts and seen.words:
        parts.append(f"told: {_some(sorted(seen.words))}")
    if not parts and seen.tests:
        parts.append(f"test: {_some(sorted(set(seen.tests)))}")
    if not parts and clause in listed.definition:
        parts.append("definition")
    if not parts and clause in listed.no_ruling:
        parts.append(f"no ruling follows from it: {listed.no_ruling[clause]}")
    if not parts and clause in listed.missing and not seen.cases:
        parts.append(f"**missing**: {listed.missing[clause]}")
    if not parts and not seen.cases and has_parts(clause):
        parts.append("its parts")
    if not parts:
        parts.append("cases")
    return "; ".join(parts)


def _some(names: list[str]) -> str:
    shown, more = names[:_SHOWN], len(names) - _SHOWN
    return ", ".join(shown) + (f" and {more} more" if more > 0 else "")


def _cases(clause: str) -> str:
    cases = [case.removesuffix(".yaml") for case in found()[clause].cases]
    return _some(cases)


def page() -> str:
    """The whole page."""
    kinds = {clause: witness(clause).partition(":")[0].strip("*") for clause in CLAUSES}
    numbers = Counter(kinds.values())
    lines = [
        "# Every clause, and what witnesses it",
        "",
        "Made by `make coverage`, and for the site, from the source, the casebook, the tests and "
        "`tools/coverage.toml`; a test fails while a clause that prescribes something has no "
        "witness and is not listed as missing, and while a clause is cited that does not exist.",
        "",
        "A *ruling* cites the clause in one of its branches, a *rule of the table* forbids or "
        "settles something by it, *computed* is what scoring, comparable calls and claims make of "
        "it, *told* is what only stands in the words of a ruling. Beside it stand the cases that "
        "are about it.",
        "",
        "| witness | clauses |",
        "|---|---|",
        *(f"| {kind} | {number} |" for kind, number in numbers.most_common()),
        f"| together | {len(CLAUSES)} |",
        "",
    ]
    for clause, content in CLAUSES.items():
        if content.title is not None:
            lines += ["", f"## {clause} {content.title}", "", "| clause | witness | cases |",
                      "|---|---|---|"]  # fmt: skip
        lines.append(f"| {clause} | {witness(clause)} | {_cases(clause)} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    for clause in settled():
        print(f"{BY_HAND.name}: {clause} has a witness and need not be listed")
    for clause in unaccounted():
        print(f"no witness: {clause} {CLAUSES[clause].text}")
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")
    print(PAGE.relative_to(PROJECT))
    if unaccounted() or unknown_citations():
        sys.exit(1)


if __name__ == "__main__":
    main()
