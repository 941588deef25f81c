"""Law 91A: a disciplinary penalty is so many points, a suspension for the session or a part."""

from __future__ import annotations

import pytest

from bridgelaw.laws import PROCEDURES, Interview
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.locale.language import language
from bridgelaw.scoring.profile import JCBL, WBF, Profile
from bridgelaw.table.effects import Sanction, Sanctioned


def ruled(profile: Profile, *answers: str) -> Ruling:
    found = Interview.begin(PROCEDURES["conduct"], profile=profile)
    for answer in ("courtesy", "NS", "nothing", *answers):
        found = found.answer(answer)
    assert found.ruling is not None
    return found.ruling


@pytest.mark.parametrize(
    ("points", "much"),
    [("usual", "a tenth of a top"), ("twice", "a fifth of a top"), ("other", "an amount that I")],
)
def test_law_91A_the_player_hears_how_many_points(points: str, much: str) -> None:
    (said,) = ruled(WBF, "disciplinary", points, "N").words
    assert much in language("en").say(said.text)


def test_law_91A_where_no_amount_is_usual_the_director_names_it() -> None:
    (said,) = ruled(JCBL, "disciplinary", "N").words
    assert "an amount that I name" in language("en").say(said.text)


@pytest.mark.parametrize(
    ("length", "given"),
    [
        ("session", Sanction.SUSPENSION),
        ("round", Sanction.PART_OF_SESSION),
        ("other", Sanction.PART_OF_SESSION),
    ],
)
def test_law_91A_for_the_session_or_a_part_of_it(length: str, given: Sanction) -> None:
    (effect,) = ruled(WBF, "suspension", length, "N").effects
    assert isinstance(effect, Sanctioned)
    assert (effect.sanction, effect.law) == (given, "91A")
