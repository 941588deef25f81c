"""Every statement of the WBF commentary on the general laws has a case or a test that names it.

Cases name statements in their notes, tests in their names or beside them. What a case shows
without naming it stands in the list below, with a clause that the case must be about.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bridgelaw.scoring.profile import PROFILES, settings_of

_TESTS = Path(__file__).parents[1]
_CASES = _TESTS.parent / "casebook"
_LIST = _TESTS.parent.parent / "shared" / "SEED-STATEMENTS.md"
_MARK = r"(?:\d+[a-z]|G\d)"

SHOWN_BY = {
    "G2": ("wbf-commentary/01-dummys-rights-before-law-9", "43A1(b)"),
    "G3": ("wbf-commentary/01-dummys-rights-before-law-9", "42B2"),
    "G4": ("wbf-commentary/02-dummy-asks-a-defender", "61B2(b)"),
    "G5": ("wbf-commentary/03-dummy-and-a-card-turned-the-wrong-way", "65B3"),
    "G6": ("law-91/91-on-purpose-and-signals", "73B2"),
    "G7": ("law-90/90B-procedure-not-kept", "90A"),
    "9a": ("law-9/dummy-tries-to-prevent", "9A3"),
    "9b": ("wbf-commentary/law-9-dummy-and-the-wrong-hand", "9A3"),
    "9c": ("wbf-commentary/law-9-dummy-and-the-wrong-hand", "42B2"),
    "9d": ("wbf-commentary/law-9-dummy-and-the-wrong-hand", "43A1(b)"),
    "12y": ("wbf-commentary/10-the-illegal-call-does-not-count", "12C1(c)"),
    "15a": ("law-15/15A2b-calls-again", "15A2(b)"),
    "15b": ("law-15/15A3-the-other-board", "15A3"),
    "16f": ("law-75/75-two-verdicts", "75C"),
    "40g": ("wbf-commentary/41-who-has-the-clubs-asks", "73B1"),
    "40j": ("law-40/40B4-method-not-allowed", "40B4"),
    "41x": ("wbf-commentary/law-41D-dummy-is-its-sides-business", "41D"),
    "82a": ("law-82/82C-wrong-ruling", "82C"),
    "92a": ("law-92/92-who-may-appeal", "92B"),
    "92b": ("law-92/92-who-may-appeal", "92B"),
    "92c": ("law-92/92-who-may-appeal", "92C"),
    "92d": ("law-92/92-who-may-appeal", "92B"),
    "93a": ("law-93/93-what-was-decided", "93B3"),
    "93c": ("law-92/92-who-may-appeal", "93A"),
}

MARKED_HERE = {"G1", "40d", "40f", "40i", "80a", "81a", "81b", "93b"}
"""By the tests below, or (Law 40) by `test_40c_to_40i_by_what_methods_may_change`."""


def _laws_of(case: str) -> str:
    text = (_CASES / f"{case}.yaml").read_text(encoding="utf-8")
    found = re.search(r"^laws: (.*)$", text, re.M)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("mark", SHOWN_BY)
def test_the_case_that_shows_a_statement_is_about_its_clause(mark: str) -> None:
    case, clause = SHOWN_BY[mark]
    assert clause in re.findall(r"[\w()]+", _laws_of(case))


def test_every_statement_is_named() -> None:
    if not _LIST.is_file():
        pytest.skip("the list of statements is not beside the project")
    listed = re.findall(rf"^\| ({_MARK}|\d+[xyz]) \|", _LIST.read_text(encoding="utf-8"), re.M)
    assert len(listed) > 90
    named = _named()
    assert [mark for mark in listed if mark not in named] == []


def _named() -> set[str]:
    named = {*SHOWN_BY, *MARKED_HERE}
    texts = [path.read_text(encoding="utf-8") for path in _CASES.rglob("*.yaml")]
    texts += [path.read_text(encoding="utf-8") for path in _TESTS.rglob("*.py")]
    for text in texts:
        named |= set(re.findall(rf"def test_({_MARK})_", text))
        for marks in re.findall(rf"[Ss]tatements? ({_MARK}(?:(?:, | and |; ){_MARK})*)", text):
            named |= set(re.findall(_MARK, marks))
        named |= set(re.findall(rf"# ({_MARK})\b", text))
    return named


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
