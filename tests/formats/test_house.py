"""A club's own rules: read, or refused with every line and reason."""

from __future__ import annotations

import pytest

from bridgelaw.formats.documents import BadFile
from bridgelaw.formats.house import SAMPLE, BadHouseSheet, read_house
from bridgelaw.locale.language import language

EN, JA = language("en"), language("ja")


def test_a_rule_has_a_title_a_sentence_and_where_it_applies_in_both_languages() -> None:
    phones, slow = read_house(SAMPLE).rules
    assert phones.titled(JA) == "携帯電話" and phones.titled(EN) == "Phones"
    assert slow.said(JA) == slow.said(EN) == "After the third warning a board is taken away."
    assert phones.clauses == ("90A", "74A") and slow.rulings == ("conduct",)


def test_a_rule_stands_beside_what_it_touches_and_nothing_else() -> None:
    phones, slow = read_house(SAMPLE).rules
    assert phones.touches("revoke", ("90A",)) and phones.touches("conduct", ("74A1",))
    assert not phones.touches("conduct", ("90B1",))
    assert slow.touches("conduct", ()) and not slow.touches("revoke", ("90A",))


WRONG = """\
club: Ours
rules:
  - title: One
    rule: A sentence.
  - title: Two
    laws: [90A]
  - title: Three
    rule: A sentence.
    laws: [27B9]
    rulings: [revokes]
  - title: Four
    rule: {fr: Une phrase.}
    law: 90A
"""


def test_everything_that_is_wrong_is_told_with_its_line() -> None:
    with pytest.raises(BadHouseSheet) as caught:
        read_house(WRONG)
    found = [(line, str(reason)) for line, reason in caught.value.problems]
    assert [line for line, _ in found] == [3, 5, 9, 10, 11, 12, 13]
    reasons = dict(found)
    assert "laws or rulings" in reasons[3] and "“rule” is missing" in reasons[5]
    assert "27B1" in reasons[9] and "is revoke" in reasons[10]
    assert "“fr”" in reasons[12] and "is laws meant" in reasons[13]


@pytest.mark.parametrize("text", ["rules: [", "- a", "rules: 3", "club: x", "rules: [&a 1, *a]"])
def test_what_is_no_sheet_is_refused(text: str) -> None:
    with pytest.raises(BadFile):
        read_house(text)


def test_an_empty_sheet_has_no_rules() -> None:
    assert read_house(" \n").rules == ()
