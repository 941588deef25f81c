"""What the tests of penalty cards begin with."""

from __future__ import annotations

from bridgelaw.game import Deal
from bridgelaw.laws import Ruling
from bridgelaw.laws.play.penalty_card.procedure import PENALTY_CARD
from bridgelaw.table import Table
from tests.laws.samples import interviewed, ruling_table
from tests.table.tables import (
    AUCTION,
    TRICK,
    ruling,
    table,
)

KEEPS = "E leads HA, S plays H7, W plays H8, N plays H2"
"""After TRICK: East is on lead and keeps it."""


def major(seat: str, *cards: str) -> str:
    return ruling(*(f"{seat} has major penalty card {one} by 49" for one in cards))


def minor(seat: str, one: str) -> str:
    return ruling(f"{seat} has minor penalty card {one} by 49")


def rule(at: Table | None, **answers: str) -> Ruling:
    interview = interviewed(at, PENALTY_CARD, **answers)
    assert interview.ruling is not None, interview.question
    return interview.ruling


def after(at: Table, **answers: str) -> Table:
    return ruling_table(at, PENALTY_CARD, **answers)


def penalties(at: Table) -> dict[str, str]:
    return {str(one.card): one.penalty.value for one in at.penalty_cards}


def words(given: Ruling) -> list[tuple[str, str]]:
    return [(str(one.to), str(one.text)) for one in given.words]


def said(given: Ruling) -> str:
    return " ".join(text for _, text in words(given))


def laws(at: Table) -> list[str]:
    return [decision.law for decision in at.decisions]


EAST_LEADS = table(TRICK, major("W", "S6"))
"""East is on lead, and West has ♠6 as a major penalty card."""

SPADES_AND_DIAMONDS = table(TRICK, major("W", "S6", "S5", "D7"))
"""East is on lead, and West has penalty cards of two suits."""

FREE = ruling("no demand of E by 50D2")
TWO_SUITS = major("W", "S6", "D7")

SAMPLES = (
    table(TRICK, minor("W", "S6")),
    EAST_LEADS,
    EAST_LEADS.after("E leads HA"),
    EAST_LEADS.after("E leads HA, S plays H7"),
    table(TRICK, major("W", "S6", "S5")),
    SPADES_AND_DIAMONDS,
    SPADES_AND_DIAMONDS.after("E leads SQ"),
    # Its owner is to play: to lead, to follow with one of them, and to follow in another suit.
    table(AUCTION, minor("W", "S6")),
    table(AUCTION, major("W", "S6")),
    table(AUCTION, major("W", "S6", "S5", "D7")),
    table(TRICK, TWO_SUITS, FREE, "E leads SQ, S plays S8"),
    table(TRICK, TWO_SUITS, FREE, "E leads HA, S plays H7"),
    # Both defenders have one.
    table(TRICK, major("W", "S6"), major("E", "SJ")),
    # Nobody's hand is known.
    table(TRICK, major("W", "S6"), FREE, "E leads HA, S plays H7", deal=None),
    table(TRICK, TWO_SUITS, FREE, "E leads HA, S plays H7", deal=None),
)


LHO = Deal.parse("N:AK3.432.AK2.5432 QT7.AK65.QJ3.AK8 982.QJ7.T984.QJ6 J654.T98.765.T97")

BOTH = table(AUCTION, major("W", "SJ"), major("E", "S7"), deal=LHO)
