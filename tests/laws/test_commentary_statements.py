"""Every statement of the WBF commentary on the general laws has a case or a test as its witness."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bridgelaw.scoring.profile import PROFILES, settings_of
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


def test_80a_93b_what_an_authority_may_choose_is_a_setting() -> None:
    """Lines 1116-1118 and 1184."""
    for profile in PROFILES.values():
        assert settings_of(profile)["like"] == profile.name
    settings = {
        "correction_minutes", "appeal_minutes", "appeals_committee", "appeal_deposit",
        "further_appeals", "penalty_top", "substitute_if_both_at_fault",
    }  # fmt: skip
    assert all(hasattr(PROFILES["JCBL"], name) for name in settings)


def test_81a_81b_the_director_decides_where_no_regulation_does() -> None:
    """Lines 1120-1124: what no profile says is asked, not guessed."""
    unsaid = [name for name in ("appeals_committee", "appeal_deposit")
              if getattr(PROFILES["WBF"], name) is None]  # fmt: skip
    assert unsaid == ["appeals_committee", "appeal_deposit"]
