"""Both languages are complete: every sentence that a user can see has its translation."""

from __future__ import annotations

import ast
import re
import string
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

from bridgelaw.game.cards import Card
from bridgelaw.laws import PROCEDURES
from bridgelaw.laws.digest import CLAUSES
from bridgelaw.locale import LANGUAGES, Language, Text, UnknownLanguage, language
from bridgelaw.table.wording import describe
from tests.laws.samples import quick_paths, sample_paths
from tests.locale.calls import SOURCE, calls_in_source

SITE = Path(__file__).parents[2] / "tools" / "site"
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
KEYWORDS = {"tr": None, "tr_words": None, "counted": (1, 2), "NotationError": (2,)}
GATHERED = [("**.py", "python"), ("**/templates/**.html", "jinja2")]
HE_OR_SHE = re.compile(r"\b(he|him|his|himself|she|her|hers|herself)\b", re.IGNORECASE)


@cache
def messages() -> tuple[tuple[str, ...], ...]:
    """Every message in the source and in the templates, gathered as `make messages` does."""
    found = (
        one
        for folder in (SOURCE, SITE)
        for one in extract_from_dir(str(folder), GATHERED, keywords=KEYWORDS)
    )
    return tuple(forms(message) for _, _, message, _, _ in found)


@cache
def sentences() -> set[str]:
    return {first for first, *_ in messages() if first}


def forms(message: str | tuple[str, ...] | list[str] | None) -> tuple[str, ...]:
    """A sentence; one of Click's that counts has a form for one thing and another for several."""
    return tuple(message) if isinstance(message, (tuple, list)) else (message or "",)


def catalogue(code: str) -> Catalog:
    with (SOURCE / "locale" / code / "LC_MESSAGES" / "bridgelaw.po").open("rb") as file:
        return read_po(file)


def holes(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_every_sentence_is_translated_and_none_is_left_over(code: str) -> None:
    translated = {
        forms(message.id)[0]: message.string
        for message in catalogue(code)
        if message.id and all(forms(message.string)) and not message.fuzzy
    }
    assert sentences() - translated.keys() == set(), "run make messages, and translate these"
    assert translated.keys() - sentences() == set(), "run make messages: these are said no more"


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_translations_have_the_same_holes(code: str) -> None:
    for message in catalogue(code):
        if message.id:
            # Japanese has one form, which goes with any number.
            several = forms(message.id)[-1]
            assert all(holes(form) == holes(several) for form in forms(message.string)), message.id


def test_a_player_is_they() -> None:
    said = {form for message in messages() for form in message if HE_OR_SHE.search(form)}
    assert said == set(), "a player or a director is 'they'"


def test_every_sentence_is_a_literal_so_that_it_can_be_gathered() -> None:
    gathered = sentences()
    for path, name, call in calls_in_source():
        if name != "tr":
            continue
        argument = call.args[0]
        assert isinstance(argument, ast.Constant), f"{path}:{call.lineno}"
        # A value whose name is one of the keywords hides its sentence from the gathering.
        assert argument.value in gathered, f"{path}:{call.lineno}"
        given = {keyword.arg for keyword in call.keywords}
        if None in given:  # some of the values are shared by several sentences
            assert given - {None} <= holes(str(argument.value)), f"{path}:{call.lineno}"
        elif given:
            assert holes(str(argument.value)) == given, f"{path}:{call.lineno}"


def said_in_rulings() -> Iterator[Text]:
    """Everything that any path of any procedure says."""
    for procedure in PROCEDURES.values():
        yield procedure.title
        for path in (*quick_paths(procedure), *sample_paths(procedure)):
            for asked in path.asked:
                yield from (asked.heading, asked.why, *asked.say, asked.question.expected)
                yield from (option.label for option in asked.options)
            yield path.ruling.headline
            yield from (words.text for words in path.ruling.words)
            yield from path.ruling.notes
            yield from map(describe, path.ruling.effects)


THE_SAME = ("{seat}", "{tricks}", "{side}", "North-South", "East-West")
"""A seat is a letter in Japanese too, a side two of them, and a number a number."""


def is_a_card(text: Text) -> bool:
    """Whether it is nothing but a card, which looks the same in every language."""
    return text.msgid == "{what}" and isinstance(dict(text.values)["what"], Card)


def test_everything_that_a_ruling_says_is_said_in_japanese() -> None:
    japanese = language("ja")
    for text in set(said_in_rulings()):
        said = japanese.say(text)
        assert JAPANESE.search(said) or text.msgid in THE_SAME or is_a_card(text), text.msgid
        assert "{" not in said


def test_every_clause_and_review_is_said_in_japanese() -> None:
    japanese = language("ja")
    reviews = [review for one in PROCEDURES.values() for review in one.manifest.reviews]
    texts = [clause.text for clause in CLAUSES.values()]
    texts += [text for review in reviews for text in (review.title, review.question)]
    texts += [clause.title for clause in CLAUSES.values() if clause.title is not None]
    for text in texts:
        assert JAPANESE.search(japanese.say(text)), text.msgid


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="en, ja") as refused:
        Language("xx")
    assert Language("ja").explain(refused.value) == "言語「xx」の文はない。あるのはen, ja"
