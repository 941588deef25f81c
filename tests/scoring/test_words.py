"""Results and awards in words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgelaw.game.boards import Vulnerability
from bridgelaw.locale.language import LANGUAGES, language
from bridgelaw.scoring.awards import Award, parse_award
from bridgelaw.scoring.outcomes import parse_outcome
from bridgelaw.scoring.words import award_text, outcome_text
from tests.scoring.award_samples import awards


@pytest.mark.parametrize(
    ("outcome", "said"),
    [
        ("4S= by N", "4♠ by North made"),
        ("4S+1 by N", "4♠ by North made with an overtrick"),
        ("1NT+3 by E", "1NT by East made with 3 overtricks"),
        ("4S-1 by N", "4♠ by North, one down"),
        ("3NTX-2 by W", "3NT doubled by West, two down"),
        ("3NTXX-3 by W", "3NT redoubled by West, three down"),
        ("7C-4 by S", "7♣ by South, 4 down"),
        ("passed out", "passed out"),
        ("EW 100", "-100 for North-South"),
    ],
)
def test_law_77_a_result_in_words(outcome: str, said: str) -> None:
    assert str(outcome_text(parse_outcome(outcome))) == said


@pytest.mark.parametrize(
    ("award", "said"),
    [
        ("4S= by N", "4♠ by North made"),
        (
            "1/2 4S= by N, 1/3 4S-1 by N, 1/6 +100",
            "1/2 of 4♠ by North made, 1/3 of 4♠ by North, one down and 1/6 of +100 for North-South",
        ),
        ("A+", "average plus"),
        ("A", "average"),
        ("A-", "average minus"),
        ("60%", "60 per cent of the matchpoints"),
        ("+3 IMP", "+3 IMPs"),
        ("no score", "no score"),
        (
            "Ra 5HX-2 by N; Rn 4H-1 by N; Re 4S= by W",
            "the result at the table (5♥ doubled by North, two down), with what the infraction "
            "itself cost (without it 4♥ by North, one down; after it 4♠ by West made)",
        ),
    ],
)
def test_law_12C_an_award_in_words(award: str, said: str) -> None:
    assert str(award_text(parse_award(award))) == said


@given(award=st.sampled_from(list(Vulnerability)).flatmap(awards))
def test_law_12C_every_award_can_be_said(award: Award) -> None:
    for code in LANGUAGES:
        assert language(code).say(award_text(award))
