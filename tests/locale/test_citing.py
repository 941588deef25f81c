"""How clauses are named: bare in English, L27B1(a) or 第27条B項1(a) in Japanese."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from bridgelaw.laws.digest import CLAUSES
from bridgelaw.locale.citing import cited, in_full
from bridgelaw.locale.language import CATALOGUES, ENGLISH, language
from tests.locale.calls import SOURCE, calls_in_source, sentence_calls

JAPANESE = language("ja")

HOLES = {"law", "laws", "clauses"}
"""The holes into which sentences put clauses."""
WAYS = {"cited", "in_full", "words"}
"""What may be put there; `words` is what a view has cited already."""
TYPED = ("there is no clause",)
"""Sentences that repeat what somebody typed."""


def test_clauses_are_cited_one_by_one() -> None:
    assert ENGLISH.value(cited("27B1(a)", "26B", "16C2")) == "27B1(a), 26B, 16C2"
    assert JAPANESE.value(cited("27B1(a)", "26B", "16C2")) == "L27B1(a)、L26B、L16C2"
    assert cited() == cited("") == ""


@pytest.mark.parametrize(
    ("number", "japanese"),
    [
        ("27", "第27条"),
        ("27D", "第27条D項"),
        ("50D2(a)", "第50条D項2(a)"),
        ("12C1(e)(ii)", "第12条C項1(e)(ii)"),
        ("71B", "第71条B項"),
    ],
)
def test_a_clause_in_full(number: str, japanese: str) -> None:
    assert JAPANESE.value(in_full(number)) == japanese
    assert ENGLISH.value(in_full(number)) == number


def test_every_clause_can_be_named_in_full_and_found_by_that_name() -> None:
    from bridgelaw.laws.digest import spelled

    for number in CLAUSES:
        assert ENGLISH.value(in_full(number)) == number
        assert spelled(JAPANESE.value(in_full(number))) == number
        assert spelled(JAPANESE.value(cited(number))) == number


def calls() -> Iterator[tuple[str, ast.keyword]]:
    """Every clause that is put into a sentence, in the source and in the templates."""
    for path, _, call in calls_in_source():
        yield from _holes(path, call)
    for path in SOURCE.rglob("*.html"):
        for found in re.findall(
            r"\b(tr(?:_words)?\(.*?\)) ?[}%]", path.read_text(encoding="utf-8")
        ):
            expression = found.split(" if ")[0]
            try:
                tree = ast.parse(expression, mode="eval")
            except SyntaxError:
                continue  # a filter of the templates; none of them takes a clause
            for _, call in sentence_calls(tree):
                yield from _holes(path, call)


def _holes(path: Path, node: ast.Call) -> Iterator[tuple[str, ast.keyword]]:
    first = node.args[0] if node.args else None
    if isinstance(first, ast.Constant) and str(first.value).startswith((*TYPED, "{law}{section}")):
        return
    for keyword in node.keywords:
        if keyword.arg in HOLES:
            yield f"{path.name}:{node.lineno}", keyword


def test_every_clause_in_a_sentence_is_cited() -> None:
    """Otherwise it would stand there bare in Japanese."""
    found = list(calls())
    assert len(found) > 30
    bare = [
        where
        for where, keyword in found
        if not (isinstance(keyword.value, ast.Call) and _name(keyword.value) in WAYS)
        and _name(keyword.value) not in WAYS
    ]
    assert bare == []


def _name(node: ast.expr) -> str | None:
    if isinstance(node, ast.Call):
        node = node.func
    return node.id if isinstance(node, ast.Name) else None


BARE = re.compile(r"(?<![0-9A-Za-z+:/-])[1-9]\d[A-H](?![A-Za-z])")
"""A number of a clause from 10A on that has neither 第 nor L; below that it may be a bid."""
TO_TYPE = re.compile(r"例：|law 27|by 27B2|27B1\(a\)のように|\[27B1")
"""Sentences that show how to type a number."""


def test_no_japanese_sentence_has_a_bare_number_or_an_impossible_one() -> None:
    with (CATALOGUES / "ja" / "LC_MESSAGES" / "bridgelaw.po").open("rb") as file:
        catalogue = read_po(file, locale="ja")
    said = {
        message.id: message.string
        for message in catalogue
        if isinstance(message.id, str) and isinstance(message.string, str) and message.id
    }
    assert len(said) > 5000
    impossible = re.compile(
        r"第\d+[A-Z]|(?<!第)(?<!\d)\d+条|L\{(?:law|laws|clauses)\}|第\{law\}条(?!\{)"
    )
    assert [text for text in said.values() if impossible.search(text)] == []
    bare = [text for text in said.values() if BARE.search(text) and not TO_TYPE.search(text)]
    assert bare == []
