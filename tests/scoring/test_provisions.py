"""What authorities have laid down: each with clause, document and date, and what is ours."""

from __future__ import annotations

from dataclasses import fields
from fractions import Fraction

import pytest

from bridgelaw.laws.common.usual_penalty import part_of_top, said_aloud, usual_penalty_words
from bridgelaw.laws.digest import CLAUSES
from bridgelaw.scoring.field import Event, Method
from bridgelaw.scoring.penalties import NoUsualPenalty, usual_penalty
from bridgelaw.scoring.profile import EBU, JCBL, PROFILES, WBF, Profile
from bridgelaw.scoring.provisions import PROVISIONS, provisions_of, source_of


def test_every_provision_names_a_clause_an_authority_and_a_document() -> None:
    settings = {each.name for each in fields(Profile)}
    for one in PROVISIONS:
        assert one.clause in CLAUSES
        assert one.authority in PROFILES
        assert one.document
        assert one.setting in settings | {""}
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
    assert str(said_aloud(WBF, None)) == "the amount of the regulations"
