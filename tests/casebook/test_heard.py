"""`heard:` in case files: who hears what, in each language, and what nobody hears."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgelaw.casebook import read_cases, run_cases
from bridgelaw.casebook.files import CaseFileError, read_text
from bridgelaw.casebook.run import take_steps
from bridgelaw.laws.common.closing_words import afterwards

CASEBOOK = Path(__file__).parents[2] / "casebook"
PUBLISHED = sorted(
    file
    for folder in ("comparable-calls", "penalty-cards", "wbf-commentary")
    for file in (CASEBOOK / folder).rglob("*.yaml")
)

CASE = """
source: a test
laws: [27B2]
title: An insufficient bid
dealer: W
happened: W 1H, N P, E 1H
ruling: insufficient-bid
answers: {unintended: no, accepts: no, substitute: Pass, comparable: none}
expect:
  heard:
"""


def passes(heard: str, case: str = CASE) -> bool:
    lines = "".join(f"    {line}\n" for line in heard.splitlines())
    (report,) = run_cases(read_text(Path("case.yaml"), case + lines))
    assert len(report.lines) == 1, report.to_json()
    return report.passed


@pytest.mark.parametrize(
    ("heard", "holds"),
    [
        ("W: You must pass whenever", True),
        ("W: {en: You must pass whenever, ja: パス}", True),
        ("W: {en: You must pass whenever, ja: リードして}", False),
        ("E: You must pass whenever", False),
        ("W: {fact: must call Pass}", True),
        ("W: {fact: 'must call Pass, for the rest of the auction'}", True),
        ("W: {fact: 'must call Pass, at the next turn'}", False),
        ("W: {fact: must call 1H}", False),
        ("all: {en: It is South's turn, ja: S}", True),
        ("all: {fact: S calls next}", True),
        ("all: {fact: E calls next}", False),
        ("all: You must pass whenever", False),
        ("nobody: [psychic, {fact: must lead S}]", True),
        ("nobody: {en: no such words, ja: パス}", False),
        ("nobody: {fact: W must call Pass}", False),
        ("N: none", True),
        ("W: none", False),
        ("director: be there when West first leads", True),
        ("W: be there when West first leads", False),
    ],
)
def test_what_is_heard_after_a_ruling(heard: str, holds: bool) -> None:
    assert passes(heard) is holds


def test_what_is_heard_before_a_question_is_answered() -> None:
    asks = CASE.replace("accepts: no, substitute: Pass, comparable: none", "")
    asks = asks.replace("  heard:", "  asks: accepts\n  heard:")
    heard = "    all: {en: is insufficient, ja: 不十分}\n    S: [Does South accept, Refuse]\n"
    (report,) = run_cases(read_text(Path("case.yaml"), asks + heard))
    assert report.passed, report.to_json()
    (report,) = run_cases(read_text(Path("case.yaml"), asks + "    E: Does South accept\n"))
    assert not report.passed


@pytest.mark.parametrize(
    ("heard", "holds"),
    [
        ("{W: {fact: 'must not play D2 D3 D4 D5 D7 D8 D9'}}", True),
        ("{all: {fact: E may lead anything}, nobody: must lead}", True),
        ("{W: {fact: may lead anything}}", False),
    ],
)
def test_what_is_heard_when_it_comes_due(heard: str, holds: bool) -> None:
    """24E: a card shown in the auction becomes a penalty card when it ends."""
    case = f"""
source: a test
laws: [24E]
title: A card shown in the auction
dealer: S
happened: S 1NT, W exposes D6
ruling: card-in-auction
answers: {{could_see: yes}}
expect: {{clauses: [24A]}}
then:
- happened: W P, N P, E P
  expect: {{heard: {heard}}}
"""
    (report,) = run_cases(read_text(Path("case.yaml"), case))
    assert report.passed is holds, report.to_json()


@pytest.mark.parametrize(
    "heard", ["West", "{X: anything}", "{W: {fact: W sings}}", "{W: {fr: Passe}}"]
)
def test_what_cannot_be_read_is_refused_with_its_line(heard: str) -> None:
    with pytest.raises(CaseFileError) as caught:
        read_text(Path("case.yaml"), CASE.replace("  heard:\n", f"  heard: {heard}\n"))
    assert caught.value.line == 10


def test_what_every_ruling_of_a_published_example_says_is_expected() -> None:
    """A step that several variants share is heard in one of them."""
    for file in PUBLISHED:
        said: dict[tuple[tuple[str, str], ...], bool] = {}
        for case in read_cases(file):
            for taken in take_steps(case):
                if taken.moment.ruling is None:
                    continue
                ruling = taken.moment.ruling
                words = (*ruling.words, *afterwards(taken.before, ruling))
                key = tuple((str(one.to), str(one.text)) for one in words)
                expects = any(one.key == "heard" for one in taken.step.expectations)
                said[key] = said.get(key, not key) or expects
        assert all(said.values()), [file.name, *(key for key, heard in said.items() if not heard)]
