"""The right entrance is found by the words that people use."""

from __future__ import annotations

import pytest

from bridgelaw.laws import PROCEDURES
from bridgelaw.laws.entrances.search import procedures_for


def _found(query: str) -> list[str]:
    return [procedure.key for procedure in procedures_for(query)]


def test_every_procedure_has_words_of_its_own_in_both_languages() -> None:
    for key, procedure in PROCEDURES.items():
        said = procedure.manifest.phrases
        assert any(each.isascii() for each in said), key
        assert any(not each.isascii() for each in said), key


@pytest.mark.parametrize("key", PROCEDURES)
def test_what_a_procedure_is_called_finds_it(key: str) -> None:
    for said in PROCEDURES[key].manifest.phrases:
        assert key in _found(said)[:2], said


@pytest.mark.parametrize("query", ["", "  ", "the", "zxqw", "?!", "。", "a" * 5000])
def test_what_says_nothing_finds_nothing(query: str) -> None:
    assert _found(query) == []


def test_a_word_may_be_half_typed_or_misspelt() -> None:
    assert _found("revo")[0] == _found("revoek")[0] == _found("REVOKES")[0] == "revoke"
    assert _found("ﾘﾎﾞｰｸ")[0] == _found("りぼーく")[0] == "revoke"
