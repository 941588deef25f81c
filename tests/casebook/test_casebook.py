"""The casebook: every published example runs, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgelaw.casebook import run_cases
from bridgelaw.locale import LANGUAGES
from tests.casebook.cases import cases_of

CASEBOOK = Path(__file__).parents[2] / "casebook"
FILES = sorted(CASEBOOK.rglob("*.yaml"))


def numbered(folder: str) -> set[int]:
    """The numbers of the examples that a folder has a case for."""
    names = (path.name.partition("-")[0] for path in (CASEBOOK / folder).glob("*.yaml"))
    return {int(name) for name in names if name.isdecimal()}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(CASEBOOK)))
def test_case(path: Path) -> None:
    for report in run_cases(cases_of(path)):
        assert report.passed, report.to_json()
        assert report.lines, f"{report.name} expects nothing"


def test_every_example_of_the_documents_on_the_auction_has_a_case() -> None:
    assert numbered("wbf-commentary") >= set(range(14, 41))
    assert numbered("comparable-calls") >= set(range(1, 18))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(CASEBOOK)))
def test_every_case_has_a_title_of_its_own_in_each_language(path: Path) -> None:
    for case in cases_of(path):
        titles = [case.title] if case.variant is None else [case.title, case.variant[1]]
        for title in titles:
            assert set(title) == set(LANGUAGES)
            assert title["en"] != title["ja"], title
