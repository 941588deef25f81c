"""“This page is wrong”: a ruling becomes a case that the casebook reads and runs, without names."""

from __future__ import annotations

import random
import re
from html import unescape
from pathlib import Path

import pytest

from bridgelaw import __version__
from bridgelaw.casebook.files import read_text
from bridgelaw.casebook.run import run_case
from bridgelaw.desk.desk import Desk
from bridgelaw.slips.case_file import case_file
from bridgelaw.slips.facts import Facts
from tests.rotation import fresh_seeds
from tests.slips.test_slips import a_ruling
from tests.web.test_slips_on_pages import NAMES, given, live
from tests.web.visitor import Visitor, words_of

PATH = Path("reported.yaml")


def test_the_case_of_a_ruling_runs_in_the_casebook(director: Visitor, desk: Desk) -> None:
    record = given(desk, "yes", table=live())
    address = f"/rulings/{record.id}/wrong"
    assert address in director.get(f"/rulings/{record.id}")
    page = director.get(f"{address}?expected=Anna Ask says it was barred")
    found = re.search(r"readonly[^>]*>(.*?)</textarea>", page, re.S)
    assert found is not None
    text = unescape(found[1])
    assert "says it was barred" in text and not any(name in text for name in NAMES.values())
    (case,) = read_text(PATH, text)
    assert run_case(case).passed
    assert "mailto:?subject=" in page
    assert director.get(f"{address}.yaml?expected=Anna Ask says it was barred") == text


def test_a_case_with_what_was_expected_fails_until_it_is_mended(
    director: Visitor, desk: Desk
) -> None:
    record = given(desk, "yes", table=live())
    text = director.get(f"/rulings/{record.id}/wrong.yaml?expected=no&clauses=27B2, 99Z")
    (case,) = read_text(PATH, text)
    assert not run_case(case).passed
    page = director.get(f"/rulings/{record.id}/wrong?clauses=27B2, 99Z")
    assert "There is no clause 99Z." in words_of(page)


@pytest.mark.parametrize("seed", fresh_seeds(30, exhaustive=1000))
def test_random_rulings_become_cases_that_are_read(seed: int) -> None:
    interview = a_ruling(random.Random(seed))
    text = case_file(Facts.of(interview), interview, __version__, 'He said: "no" # \\ {x}')
    (case,) = read_text(PATH, text)
    if interview.table is not None:
        assert run_case(case).passed, text
