"""What authorities have laid down: each with clause, document and date, and what is ours."""

from __future__ import annotations

from dataclasses import fields
from fractions import Fraction

import pytest

from bridgelaw.laws import PROCEDURES
from bridgelaw.laws.common.usual_penalty import part_of_top, said_aloud, usual_penalty_words
from bridgelaw.laws.digest import CLAUSES
from bridgelaw.scoring.field import Event, Method
from bridgelaw.scoring.left_open import Origin, regulations_of
from bridgelaw.scoring.penalties import NoUsualPenalty, usual_penalty
from bridgelaw.scoring.profile import (
    EBU,
    JCBL,
    PRESETS,
    PROFILES,
    WBF,
    Profile,
    changed,
    profile_of,
    settings_of,
)
from bridgelaw.scoring.provisions import provisions_of, source_of
from bridgelaw.scoring.provisions_found import PROVISIONS
from bridgelaw.scoring.settings import BadSetting


def test_every_provision_names_a_clause_an_authority_and_a_document() -> None:
    settings = {each.name for each in fields(Profile)}
    for one in PROVISIONS:
        assert set(one.clauses) <= CLAUSES.keys()
        assert one.authority in PROFILES
        assert one.document
        assert {name.partition(".")[0] for name in one.settings} <= settings
        assert set(one.rulings) <= PROCEDURES.keys()
    assert all(provisions_of(name) for name in PROFILES)


def test_a_setting_without_a_document_is_ours() -> None:
    assert source_of("ACBL", "vary_after_irregularity") is not None
    assert source_of("EBU", "penalty_imps") is None


def test_law_90A_the_penalties_of_the_JCBL_are_not_guessed() -> None:
    """They go by the value of a board; which part of it is usual was not seen."""
    with pytest.raises(NoUsualPenalty):
        usual_penalty(Event(Method.MATCHPOINTS, JCBL), "1")
    assert "you name" in str(usual_penalty_words(JCBL, Method.MATCHPOINTS))
    assert usual_penalty(Event(Method.MATCHPOINTS, WBF), "1").amount == Fraction(1, 10)


def test_law_90A_the_amount_is_named_as_one_says_it() -> None:
    assert str(said_aloud(WBF, Method.MATCHPOINTS)) == "a tenth of a top"
    assert str(said_aloud(EBU, Method.MATCHPOINTS)) == "a quarter of a top"
    assert str(said_aloud(WBF, Method.BUTLER)) == "3 IMPs"
    assert str(part_of_top(Fraction(3, 20))) == "15% of a top"
    assert str(said_aloud(WBF, None)) == "A tenth of a top, or 3 IMPs"
    assert str(said_aloud(JCBL, Method.BUTLER)) == "an amount that I name"
    assert "5 IMPs for every other score" in str(usual_penalty_words(JCBL, Method.BUTLER))


SECTION_10 = {
    "call_made": (None, "out of the box with apparent intent", "at the table", "out of the box"),
    "stop_card": (None, "used", "abolished", "advised"),
    "pause_seconds": (None, "10", None, "10"),
    "most_average_plus": ("2", None, None, "2"),
    "vary_after_irregularity": (None, None, "no", None),
    "opponents_card_any_time": (None, "yes", None, None),
    "opponents_card_at_rhos_turn": (None, None, "yes", None),
    "further_appeals": (None, None, "yes", None),
    "clearly_favourable_imps": ("3", None, None, None),
    "board_value_imps": (None, None, None, "5"),
    "board_value_points": (None, None, None, "250"),
    "board_value_vps": (None, None, None, "1/20"),
    "forfeit_minutes": (None, None, None, "30"),
    "board_minutes": (None, None, None, "7"),
}
"""What documents say, for the WBF, the EBU, the ACBL and the JCBL; nothing where none was found."""


@pytest.mark.parametrize("setting", SECTION_10)
def test_every_value_that_was_found_has_its_document_and_no_other(setting: str) -> None:
    for name, wanted in zip(("WBF", "EBU", "ACBL", "JCBL"), SECTION_10[setting], strict=True):
        rows = regulations_of(PROFILES[name])
        (value,) = (one for row in rows for one in row.values if one.setting == setting)
        if wanted is None:
            assert value.origin is not Origin.DOCUMENT, name
        else:
            assert (value.value, value.origin) == (wanted, Origin.DOCUMENT), name


def test_what_was_not_found_is_the_laws_or_ours_or_asked() -> None:
    for profile in PROFILES.values():
        for row in regulations_of(profile):
            for one in row.values:
                known = source_of(profile.name, one.setting) is not None
                assert known is (one.origin is Origin.DOCUMENT)


def test_what_the_laws_have_themselves_is_not_called_ours() -> None:
    """12C2(b), 40B2(b), 79C1, 92B: the clause has a value for as long as no regulation differs."""
    found = {one.setting: one.origin for row in regulations_of(WBF) for one in row.values}
    for setting in ("average_plus_imps", "own_card", "correction_minutes", "appeal_minutes"):
        assert found[setting] is Origin.LAWS, setting
    assert found["penalty_top"] is Origin.OURS
    longer = regulations_of(changed(WBF, {"appeal_minutes": "45"}))
    assert Origin.LAWS not in {
        one.origin for row in longer for one in row.values if one.setting == "appeal_minutes"
    }


def test_a_value_that_a_club_has_changed_is_not_its_authoritys() -> None:
    changed_one = changed(JCBL, {"forfeit_minutes": "20"})
    (value,) = (
        one
        for row in regulations_of(changed_one)
        for one in row.values
        if one.setting == "forfeit_minutes"
    )
    assert (value.value, value.origin) == ("20", Origin.OURS)


def test_the_six_ratings_of_the_JCBL_are_presets() -> None:
    names = ["weekly", "CCG", "local", "sectional", "regional", "national"]
    assert [f"JCBL {name}" for name in names] == list(PRESETS)
    for name, profile in PRESETS.items():
        assert profile_of(name.lower()) == profile
        assert profile_of(settings_of(profile)) == profile
        bulletin = any("bulletin" in str(one.says) for one in provisions_of("JCBL", profile.rating))
        assert bulletin is (profile.rating not in ("weekly", "CCG"))
    with pytest.raises(BadSetting, match="no rating “galactic”"):
        changed(JCBL, {"rating": "galactic"})
    with pytest.raises(BadSetting, match="EBU has no rating"):
        changed(EBU, {"rating": "national"})
