"""Every label of the Laws is a row of the table, and nothing else is one, or is cited.

`law-labels.txt` was made from a printed copy; it has labels and no text.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from bridgelaw.laws.digest import (
    CLAUSES,
    COMMENTARY,
    DEFINITIONS,
    FOOTNOTES,
    INTRODUCTION,
    OURS,
    Weight,
    differing,
    find,
    table,
)
from bridgelaw.laws.digest.remarks import REMARKS
from bridgelaw.laws.digest.weights import DIRECTOR, PLAYER
from bridgelaw.locale.language import LANGUAGES, language
from tools.write_coverage import CASEBOOK, NUMBER, PROJECT, citations

LABELS = Path(__file__).with_name("law-labels.txt")


@cache
def labels() -> tuple[str, ...]:
    lines = LABELS.read_text(encoding="utf-8").splitlines()
    named = [line.partition("\t")[0] for line in lines if line and not line.startswith("#")]
    return tuple(label for label in named if not label.startswith(("+", "-")))


@cache
def known_labels() -> frozenset[str]:
    """Those of 2017, and what the amendment of 2024 has added."""
    lines = LABELS.read_text(encoding="utf-8").splitlines()
    added = {line[1:].partition("\t")[0] for line in lines if line.startswith("+")}
    return frozenset({*labels(), *added})


def test_every_label_of_2017_is_a_row_and_no_other_is() -> None:
    assert [row.number for row in table("2017")] == list(labels())
    assert len(set(labels())) == len(labels()) == 1 + 66 + 828 + 28


def test_the_footnotes_hang_where_the_printed_copy_has_them() -> None:
    lines = LABELS.read_text(encoding="utf-8").splitlines()
    printed = {
        number[3:]: tuple(clauses.partition(":")[0].split())
        for number, _, clauses in (line.partition("\t") for line in lines)
        if number.startswith("fn ")
    }
    assert {number: note.see for number, note in FOOTNOTES.items()} == printed
    for number, note in FOOTNOTES.items():
        assert all(note in CLAUSES[clause].footnotes for clause in printed[number])


def test_every_citation_in_the_source_is_a_label() -> None:
    known = known_labels()
    assert [one for one in citations() if one.clause not in known] == []


def test_every_clause_of_the_casebook_is_a_label() -> None:
    known = known_labels()
    listed = re.compile(r"\b(?:laws|clauses|not_clauses|reviews): \[([^\]]*)\]")
    for path in CASEBOOK.rglob("*.yaml"):
        for words in listed.findall(path.read_text(encoding="utf-8")):
            cited = {word.strip().strip("\"'") for word in words.split(",")} - {""}
            assert cited <= known, path


_WRITTEN = re.compile(r"\((?:[^()`]|\([a-z]+\))*\)")
_ONLY_NUMBERS = re.compile(r"[0-9A-Z()a-z, …]+")


def test_every_clause_in_the_documents_is_a_label() -> None:
    """Where clauses stand in parentheses."""
    known = known_labels()
    seen = 0
    for name in ("rulings", "casebook", "at-the-table", "scores", "scoring", "claims"):
        text = (PROJECT / "docs" / f"{name}.md").read_text(encoding="utf-8")
        for written in _WRITTEN.findall(text):
            found = [one for one in NUMBER.findall(written) if not one.isdecimal()]
            if found and _ONLY_NUMBERS.fullmatch(written[1:-1]):
                seen += len(found)
                assert set(found) <= known, (name, written)
    assert seen > 50


def test_each_row_is_said_in_every_language() -> None:
    for code in LANGUAGES[1:]:
        say = language(code).say
        for row in table():
            assert say(row.text) != row.text.msgid, row.number
        for remark in REMARKS:
            assert say(remark.text) != remark.text.msgid, remark.clause


# Weight


def test_every_weight_is_that_of_a_clause_and_given_once() -> None:
    for weights in (PLAYER, DIRECTOR):
        named = [label for row in weights.values() for label in row.split()]
        assert len(named) == len(set(named))
        assert set(named) <= set(CLAUSES)


@pytest.mark.parametrize(
    ("number", "player", "director"),
    [
        ("1C", Weight.SHOULD, None),
        ("6B", Weight.MUST, None),
        ("10C2", Weight.MUST, None),
        ("16B1(a)", Weight.MAY_NOT, None),
        ("16B3", Weight.SHOULD, Weight.SHALL),
        ("40B5(a)", Weight.SHALL, None),
        ("50D1(a)", Weight.MUST, None),
        ("72B1", Weight.MUST_NOT, None),
        ("13D", None, Weight.MUST),
        ("12B2", None, Weight.MAY_NOT),
    ],
)
def test_introduction_the_weight_of_the_words(
    number: str, player: Weight | None, director: Weight | None
) -> None:
    assert (CLAUSES[number].player, CLAUSES[number].director) == (player, director)


def test_introduction_a_text_says_must_only_where_the_laws_do() -> None:
    strong = {Weight.MUST, Weight.MUST_NOT}
    says = re.compile(r"\bmust\b(?! pass\b(?! ))")
    told = re.compile(r"who must pass|player who must|must pass (too|may)|one who must")
    wrong = [
        row.number
        for row in CLAUSES.values()
        if says.search(told.sub("", row.text.msgid)) and not strong & {row.player, row.director}
    ]
    assert wrong == []


def test_introduction_the_words_in_their_order() -> None:
    assert Weight.MUST_NOT.is_stronger_than(Weight.MAY_NOT)
    assert Weight.MAY_NOT.is_stronger_than(Weight.SHALL_NOT)
    assert Weight.SHALL_NOT.is_stronger_than(Weight.SHOULD_NOT)
    assert CLAUSES["16B3"].weight is Weight.SHALL
    assert CLAUSES["18C"].weight is Weight.DOES
    assert CLAUSES["9A1"].weight is Weight.MAY
    for weight in Weight:
        assert str(weight.words).startswith(weight.value + ":")


# Text and commentary


def test_no_text_of_a_clause_speaks_for_the_commentary() -> None:
    assert [row.number for row in CLAUSES.values() if "ommentary" in row.text.msgid] == []
    assert {remark.source for remark in REMARKS} == {COMMENTARY, OURS}
    assert {remark.clause for remark in REMARKS} <= set(CLAUSES)


def test_where_text_and_commentary_differ_both_are_shown() -> None:
    for number, row in CLAUSES.items():
        if differing(number) is not None:
            assert [one for one in row.remarks if one.source is COMMENTARY], number
    assert sum(differing(number) is not None for number in CLAUSES) == 12


# Definitions


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("artificial call", "Definition: Artificial call"),
        ("Definition: Psychic call", "Definition: Psychic call"),
        ("“unintended”", "Definition: Unintended"),
        ("アーティフィシャルなコール", "Definition: Artificial call"),
        ("footnote 7", "fn 7"),
        ("fn 7", "fn 7"),
        ("脚注7", "fn 7"),
        ("introduction", "Introduction"),
        ("序文", "Introduction"),
    ],
)
def test_definitions_and_footnotes_are_found_by_name(typed: str, number: str) -> None:
    assert [row.number for row in find(typed)] == [number]


def test_all_definitions_are_found_together() -> None:
    assert find("definitions") == tuple(DEFINITIONS.values())
    assert find("脚注") == tuple(FOOTNOTES.values())
    assert find("Introduction") == (INTRODUCTION,)
