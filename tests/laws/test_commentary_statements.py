"""Every statement of the WBF commentary on the general laws has a case or a test as its witness."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from bridgelaw.laws import PROCEDURES, Interview
from bridgelaw.scoring.profile import PROFILES, WBF, Profile, settings_of
from tests.laws.witnesses import is_there
from tests.laws.witnesses_of_general_laws import GENERAL

_TESTS = Path(__file__).parents[1]
_LIST = _TESTS.parent.parent / "shared" / "SEED-STATEMENTS.md"
_MARK = r"\d+[a-z]|G\d"


@pytest.mark.parametrize("mark", GENERAL)
def test_the_witness_of_a_statement_is_there(mark: str) -> None:
    assert is_there(GENERAL[mark])


def test_every_statement_has_a_witness() -> None:
    if not _LIST.is_file():
        pytest.skip("the list of statements is not beside the project")
    listed = re.findall(rf"^\| ({_MARK}) \|", _LIST.read_text(encoding="utf-8"), re.M)
    assert len(listed) > 90
    assert list(GENERAL) == listed


def test_G1_a_player_or_director_may_be_anybody() -> None:
    """Lines 29-33: no sentence of ours makes anybody a man or one person."""
    catalogue = _TESTS.parent / "src/bridgelaw/locale/ja/LC_MESSAGES/bridgelaw.po"
    said = catalogue.read_text(encoding="utf-8")
    assert re.findall(r"\b(?:he|his|him|she|her|hers)\b", said) == []


def appealed(profile: Profile) -> tuple[set[str], set[str]]:
    """What is asked of an appeal, and the clauses that decide, under these regulations."""
    paths = list(Interview.begin(PROCEDURES["appeal"], profile=profile).paths())
    asked = {question.key for path in paths for question in path.asked}
    return asked, {path.ruling.clause for path in paths}


def test_80a_93b_what_an_authority_may_choose_is_a_setting() -> None:
    """Lines 1116-1118 and 1184: what it has chosen decides, and is not asked."""
    for profile in PROFILES.values():
        assert settings_of(profile)["like"] == profile.name
    for committee in (True, False):
        asked, clauses = appealed(replace(WBF, appeals_committee=committee, appeal_deposit=False))
        assert not asked & {"committee", "deposit"} and "80B2(f)" not in clauses
        assert ("93B1" in clauses) is committee


def test_81a_81b_the_director_decides_where_no_regulation_does() -> None:
    """Lines 1120-1124: what no profile says is asked, not guessed."""
    asked, clauses = appealed(replace(WBF, appeals_committee=None, appeal_deposit=None))
    assert {"committee", "deposit"} <= asked
    assert {"80B2(f)", "93A", "93B1"} <= clauses
