"""What authorities decide, as data; and settings as people write them."""

from __future__ import annotations

from dataclasses import fields
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from bridgelaw.scoring.profile import (
    ACBL,
    EBU,
    JCBL,
    PROFILES,
    WBF,
    Beyond,
    Butler,
    Divisor,
    Half,
    Neuberg,
    Profile,
    changed,
    profile_of,
    settings_of,
)
from bridgelaw.scoring.readings import Readings
from bridgelaw.scoring.settings import BadSetting
from tests.scoring.fields import profiles


def test_a_profile_is_found_by_its_name_however_it_is_written() -> None:
    assert profile_of("WBF") is WBF
    assert profile_of(" ebu ") is EBU
    assert profile_of("ＪＣＢＬ") is JCBL
    with pytest.raises(BadSetting, match="no profile “ABL”; known are WBF, ACBL, EBU and JCBL"):
        profile_of("ABL")


def test_a_profile_can_be_like_another_one() -> None:
    found = profile_of({"like": "ACBL", "most_average_plus": 1, "neuberg": "field"})
    assert (found.name, found.most_average_plus) == ("ACBL", 1)
    assert found.neuberg is Neuberg.FIELD
    assert found.per_pair_beaten == 1
    assert profile_of({"most_average_plus": "none"}).most_average_plus is None


def test_settings_of_every_kind() -> None:
    found = changed(
        WBF,
        {
            "name": "Our club",
            "per_pair_beaten": "1/2",
            "Most average plus": "3",
            "beyond-average-plus": "not_scheduled",
            "exact_ties": "yes",
            "own_percentage": False,
            "small_groups": "60%; 65%, 55%",
            "cross_imps_divisor": "NOTHING",
            "average_plus": "66 2/3%",
            "butler": {"trimmed": "5%", "half": "to even"},
            "butler.rounded_to": "0",
        },
    )
    assert found.name == "Our club"
    assert found.per_pair_beaten == Fraction(1, 2)
    assert found.most_average_plus == 3
    assert found.beyond_average_plus is Beyond.NOT_SCHEDULED
    assert found.exact_ties
    assert not found.own_percentage
    assert found.small_groups == ((Fraction(3, 5),), (Fraction(13, 20), Fraction(11, 20)))
    assert found.cross_imps_divisor is Divisor.NOTHING
    assert found.average_plus == Fraction(2, 3)
    assert found.butler == Butler(Fraction(1, 20), 0, Half.EVEN)
    lists = changed(WBF, {"small_groups": [["60%"], ["65%", 0.55]]})
    assert lists.small_groups == found.small_groups


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"neubreg": "none"}, "no setting “neubreg”; is neuberg meant"),
        ({"zzz": "1"}, "no setting “zzz”$"),
        ({"neuberg": "some"}, "neuberg is none, artificial or field, not “some”"),
        ({"most_average_plus": "1.5"}, "most_average_plus is a whole number, not “1.5”"),
        ({"average_plus": "much"}, "average_plus is a number such as .*, not “much”"),
        ({"exact_ties": "perhaps"}, "exact_ties is yes or no, not “perhaps”"),
        ({"butler": "5"}, "butler is settings of its own: butler.trimmed, .*, not “5”"),
        ({"butler.trimed": "5"}, "no setting “butler.trimed”; is butler.trimmed meant"),
        ({"butler": {"half": "up"}}, "butler.half is away from zero, .* not “up”"),
        ({"name.x": "5"}, "no setting “name.x”"),
        ({"name": ""}, "name is a value"),
        ({"vp_scale": None}, "vp_scale is a value"),
        ({"small_groups": "60%; 65%"}, "small_groups is a part for each place"),
        ({"small_groups": [60]}, "small_groups is a part for each place"),
        ({"small_groups": 60}, "small_groups is a part for each place"),
        ({"small_groups": "600%"}, "a part lies between 0 and 1"),
        ({"average_plus": "40%"}, "average_plus is 1/2 or more"),
        ({"average_minus": "-1"}, "a part lies between 0 and 1"),
        ({"average_minus": "60%"}, "average_minus is 1/2 or less"),
        ({"percent_places": "7"}, "percent_places is 6 or less"),
        ({"most_average_plus": "-1"}, "most_average_plus is 0 or more"),
        ({"per_pair_beaten": "0"}, "per_pair_beaten is 1/100 or more"),
        ({"butler.rounded_to": "-10"}, "rounded_to is 0 or more"),
    ],
)
def test_a_setting_that_cannot_be_is_refused_with_what_was_expected(
    settings: dict[str, Any], why: str
) -> None:
    with pytest.raises(BadSetting, match=why):
        changed(WBF, settings)


@given(profiles())
def test_settings_make_the_same_profile_again(profile: Profile) -> None:
    assert profile_of(settings_of(profile)) == profile


def test_every_authority_is_there_under_its_own_name() -> None:
    assert list(PROFILES) == ["WBF", "ACBL", "EBU", "JCBL"]
    assert all(profile.name == name for name, profile in PROFILES.items())
    assert settings_of(ACBL) == {"like": "ACBL"}


def test_the_documentation_names_every_setting() -> None:
    text = (Path(__file__).parents[2] / "docs" / "scoring.md").read_text(encoding="utf-8")
    parts: dict[str, type] = {"butler": Butler, "readings": Readings}
    names = [each.name for each in fields(Profile) if each.name not in ("name", *parts)]
    inner = [f"{part}.{each.name}" for part, kind in parts.items() for each in fields(kind)]
    for name in (*names, *inner):
        assert f"`{name}`" in text, name
    for name in PROFILES:
        assert f"`{name}`" in text, name
