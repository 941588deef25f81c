"""The rules inside the table: clauses have one place, and editions stand side by side."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

import bridgelaw.table
from bridgelaw.game import Board, Deal, Seat
from bridgelaw.game.errors import NotationError
from bridgelaw.laws.digest import find
from bridgelaw.locale.text import tr
from bridgelaw.scoring import editions
from bridgelaw.scoring.editions import EDITIONS, Edition
from bridgelaw.table import Kind, Table, Why, effects
from bridgelaw.table.layers import Layer, demands
from bridgelaw.table.rules.editions import FIRST, RULES, rules_under
from bridgelaw.table.rules.kinds import By, Choice, Cost, Says
from bridgelaw.table.rules.of_2017 import RULES_2017
from bridgelaw.table.rules.rules import Rules
from bridgelaw.table.state import State

ROOM = Path(bridgelaw.table.__file__).parent
_CLAUSE = re.compile(r"\d{1,2}(?:[A-Z]\d{0,2}(?:\([a-z]\))?)?\*?")
_NO_CLAUSES = {("values.py", "10")}
"""The rank."""


def _texts(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_clauses_are_named_in_the_rules_alone() -> None:
    named = {
        (path.name, text)
        for path in ROOM.rglob("*.py")
        if path.parent.name != "rules"
        for text in _texts(ast.parse(path.read_text("utf-8")))
        if _CLAUSE.fullmatch(text)
    }
    assert named == _NO_CLAUSES


def _clauses(rules: Rules) -> set[str]:
    found = {clause for both in rules.clauses.values() for clause in both}
    for several in (*rules.reviews.values(), *rules.says.values(), rules.found_late):
        found |= set(several)
    for one in (rules.labels, rules.replaced_under, rules.judges, rules.choices, rules.costs):
        found |= set(one.values())
    return found | rules.repeats.keys()


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_clause_of_the_rules_stands_in_the_edition(edition: str) -> None:
    for clause in sorted(_clauses(RULES[edition])):
        assert find(clause.removesuffix("*"), edition), clause


def test_every_edition_has_rules_and_every_kind_its_clause() -> None:
    assert RULES.keys() == EDITIONS.keys()
    assert FIRST == editions.FIRST
    for rules in RULES.values():
        assert set(rules.clauses) == set(Why)
        assert set(rules.labels) == set(By)
        assert set(rules.lapses) == set(Kind)
        assert set(rules.says) == set(Says)
        assert set(rules.choices) == set(rules.chosen_by) == set(Choice)
        assert set(rules.costs) == set(Cost)


def _lowest_left(state: State, seat: Seat) -> Iterator[Layer]:
    """A made-up rule: of what may still be led, the lowest card."""
    for layer in demands(state, seat):
        yield layer._replace(first=-1, manner=effects.Manner.LOWEST, forbids=False)


TOY = RULES_2017.amended(
    clauses={Why.REPLACED_TOO_LOW: ("25", "27E")},
    labels={By.REPLACED_TOO_LOW: "27E"},
    procedures={Why.REPLACED_TOO_LOW: "unintended-call"},
    layers=(*RULES_2017.layers, _lowest_left),
)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(RULES, "toy", TOY)
    monkeypatch.setitem(EDITIONS, "toy", Edition("toy", date(2099, 1, 1), tr("Laws of 2017")))
    return "toy"


REPLACED = "W 1H, N P, E 1H, E 2H"


def test_two_editions_of_the_rules_stand_side_by_side(toy: str) -> None:
    old, new = (
        Table(Board(Seat.WEST), edition=name).after(REPLACED, "S P") for name in (FIRST, toy)
    )
    assert [one.settled for one in old.irregularities] == ["27C", "25B1"]
    assert [one.settled for one in new.irregularities] == ["27E", "25B1"]
    assert [one.law for one in new.irregularities] == ["27", "27E"]
    assert old.auction == new.auction
    assert old != new


def test_a_layer_more_narrows_down_what_may_be_led(toy: str) -> None:
    deal = Deal.parse("N:AK2.3.. 543.4.. QJT.5.. 987.6..")
    old, new = (
        Table(Board(Seat.SOUTH), deal, edition=name)
        .after("S 1NT, W P, N P, E P")
        .after(
            "ruling lead-restriction of 2017 [26B] W forbidden to lead H at the next lead by 26B"
        )
        for name in (FIRST, toy)
    )
    assert str(old.legal_cards(Seat.WEST).legal) == "987..."
    assert str(new.legal_cards(Seat.WEST).legal) == "7..."


def test_a_log_is_folded_by_the_edition_of_its_head(toy: str) -> None:
    table = Table(Board(Seat.WEST), edition=toy).after(REPLACED)
    assert table.text.startswith("edition toy\ndealer W\n")
    assert table.to_json()["edition"] == toy
    for read in (Table.parse(table.text), Table.from_json(table.to_json())):
        assert read == table
        assert read.at(3).after("E 2H").irregularities[-1].law == "27E"
        assert read.with_hands(None).edition == toy


def test_what_names_no_edition_is_of_2017_and_names_none() -> None:
    table = Table.parse("dealer W\nW 1H")
    assert table.edition == FIRST
    assert "edition" not in table.text
    assert "edition" not in table.to_json()
    assert rules_under("2024") == FIRST
    with pytest.raises(NotationError, match="1997"):
        Table.parse("edition 1997\ndealer W")
