"""The law digest: its numbers, its cross references, and finding a clause as people type it."""

from __future__ import annotations

import re

import pytest

from bridgelaw.laws.digest import CLAUSES, Clause, UnknownClause, find, parents

CANONICAL = re.compile(
    r"([1-9]\d?)(?:([A-G])(?:([1-9])(?:\(([a-l])\)(?:\((i|ii|iii|iv|v)\))?)?)?)?"
)
POINTS = ("i", "ii", "iii", "iv", "v")


def place_in_the_book(number: str) -> tuple[int, str, int, str, int]:
    match = CANONICAL.fullmatch(number)
    assert match is not None, number
    law, section, part, item, point = match.groups()
    return (
        int(law),
        section or "",
        int(part or 0),
        item or "",
        POINTS.index(point) + 1 if point else 0,
    )


def numbers(found: tuple[Clause, ...]) -> list[str]:
    return [clause.number for clause in found]


def test_numbers_are_canonical_and_in_book_order() -> None:
    places = [place_in_the_book(number) for number in CLAUSES]
    assert places == sorted(set(places))


def test_every_clause_stands_under_its_own_number() -> None:
    assert all(number == clause.number for number, clause in CLAUSES.items())


def test_a_whole_law_and_nothing_else_has_a_title() -> None:
    for number, clause in CLAUSES.items():
        assert (clause.title is not None) == number.isdigit(), number
        assert str(place_in_the_book(number)[0]) in CLAUSES


def test_every_cross_reference_is_a_clause() -> None:
    for clause in CLAUSES.values():
        assert [number for number in clause.see if number not in CLAUSES] == [], clause.number


def test_cross_references_lead_elsewhere_and_only_once() -> None:
    for clause in CLAUSES.values():
        assert clause.number not in clause.see
        assert len(set(clause.see)) == len(clause.see), clause.number


def test_texts_are_sentences() -> None:
    for number, clause in CLAUSES.items():
        said = clause.text.msgid
        assert len(said) >= 20, number
        assert said.endswith("."), number
        assert not set("{}%") & set(said), number
        assert "  " not in said, number


@pytest.mark.parametrize("number", ["16A3", "16A4", "40B6", "70D3"])
def test_clauses_that_only_older_editions_had_are_unknown(number: str) -> None:
    with pytest.raises(UnknownClause):
        find(number)


@pytest.mark.parametrize(
    "number", ["16C3", "46B1(c)", "47F1", "47F2", "62C3", "63A4", "64B8", "64C2(b)", "71A", "71B"]
)
def test_clauses_of_the_2017_edition_are_there(number: str) -> None:
    assert find(number)[0].number == number


@pytest.mark.parametrize(
    ("number", "words", "cited_by"),
    [
        ("9A3", "try to stop an irregularity", ("42B2", "61B2(b)")),
        ("9A4", "dummy keeps silent", ("42B3", "43A1(b)")),
        ("9A5", "need not point out", ("20F5(b)", "62A", "72B2", "79A2")),
    ],
)
def test_law_9A_prevention_silence_and_no_duty_have_a_clause_each(
    number: str, words: str, cited_by: tuple[str, ...]
) -> None:
    assert words in str(CLAUSES[number].text)
    assert all(number in CLAUSES[other].see for other in cited_by)


def test_no_law_about_the_table_is_missing() -> None:
    assert [law for law in range(1, 94) if str(law) not in CLAUSES] == []


@pytest.mark.parametrize(
    "typed",
    [
        "27B1(a)",
        "27B1a",
        "27b1a",
        "27B1A",
        "27 B 1 (a)",
        "L27B1(a)",
        "l27b1a",
        "Law 27B1(a)",
        "law27b1a",
        "LAW 27 B1(A)",
        "27.B.1.a",
        "27-B-1-a",
        " 27B1(a) ",
        "第27条B項1(a)",
        "第２７条Ｂ項１（ａ）",
        "２７Ｂ１ａ",
        "27条B項1号(a)",
    ],
)
def test_find_accepts_what_people_type(typed: str) -> None:
    assert numbers(find(typed)) == ["27B1(a)"]


def test_find_gives_the_clause_with_everything_under_it() -> None:
    assert numbers(find("27B1")) == ["27B1", "27B1(a)", "27B1(b)"]
    assert numbers(find("30B1b")) == ["30B1(b)", "30B1(b)(i)", "30B1(b)(ii)"]
    assert numbers(find("30B1bii")) == ["30B1(b)(ii)"]
    law = numbers(find("27"))
    assert law == [number for number in CLAUSES if place_in_the_book(number)[0] == 27]
    assert law[0] == "27"


@pytest.mark.parametrize(
    "typed", ["71B", "71.B", "第71条B項", "71(2)", "Law 71 (2)", "第７１条（２）"]
)
def test_find_accepts_the_parts_of_law_71(typed: str) -> None:
    assert numbers(find(typed)) == ["71B"]
    assert [clause.number for clause in parents(typed)] == ["71"]
    assert numbers(find("71")) == ["71", "71A", "71B"]


_PARTS = re.compile(r"(?<=\d)[A-Z]|(?<=[A-Z])\d|\([a-z]+\)")


def test_every_part_of_a_law_has_words_of_its_own() -> None:
    assert numbers(find("50D1")) == ["50D1", "50D1(a)", "50D1(b)"]
    for number in CLAUSES:
        above = [clause.number for clause in parents(number)]
        assert len(above) == len(_PARTS.findall(number)), number


def test_find_does_not_mix_up_laws_that_begin_alike() -> None:
    assert all(not clause.number.startswith("16") for clause in find("1"))


def test_every_clause_is_found_by_its_number() -> None:
    assert all(find(number)[0] is clause for number, clause in CLAUSES.items())


@pytest.mark.parametrize("typed", ["27B9", "27Z", "27B1(f)", "L 27 b 1 c"])
def test_an_unknown_clause_of_a_known_law_names_its_neighbours(typed: str) -> None:
    with pytest.raises(UnknownClause) as caught:
        find(typed)
    assert f"“{typed}”" in str(caught.value)
    assert caught.value.near
    assert set(caught.value.near) <= set(numbers(find("27")))
    assert all(number in str(caught.value) for number in caught.value.near)


def test_an_unknown_law_names_the_laws_next_to_it() -> None:
    with pytest.raises(UnknownClause, match="No clause “99”; near it are 91, 92, 93"):
        find("99")


@pytest.mark.parametrize("typed", ["", "revoke", "B1", "27B1(a)(i)(b)", "1234", "二十七条"])
def test_what_is_no_number_at_all_is_refused(typed: str) -> None:
    with pytest.raises(UnknownClause, match=r"write it like 27B1\(a\)"):
        find(typed)


def test_an_unknown_clause_is_a_value_error() -> None:
    assert issubclass(UnknownClause, ValueError)


def test_parents_run_from_the_whole_law_inwards() -> None:
    assert numbers(parents("27b1a")) == ["27", "27B", "27B1"]
    assert numbers(parents("30B1(b)(i)")) == ["30", "30B", "30B1", "30B1(b)"]
    assert parents("27") == ()
    with pytest.raises(UnknownClause):
        parents("27Z")
