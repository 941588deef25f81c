"""Laws 50 and 51: penalty cards, suits and options by their names, known or not."""

from __future__ import annotations

from typing import Any

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.laws.play.penalty_card.lying import Lying
from bridgelaw.laws.play.penalty_card.questions import Cards
from bridgelaw.locale.text import All, Text, filled, tr
from bridgelaw.table.table import Table


def declarer_of(table: Table | None) -> Seat | None:
    """Who chooses; with no table nobody knows which opponent that is."""
    return None if table is None or table.contract is None else table.contract.declarer


def name_cards(lying: Lying, kind: Cards) -> All | Text:
    """The penalty cards, or what stands for them where they are not known."""
    if lying.cards:
        return All(lying.cards)
    return tr("the penalty card") if kind.is_one else tr("the penalty cards")


def name_led(led: Card | None) -> Card | Text:
    return tr("the card led") if led is None else led


def options_of(lying: Lying, kind: Cards) -> dict[str, Any]:
    """What declarer hears before choosing (50D2, 51B, 59): every option and what it leads to."""
    several = kind is Cards.SUITS
    values = {
        "partner": lying.by.partner,
        "offender": lying.by,
        "cards": name_cards(lying, kind),
        "suits": _name_suits(lying, several),
    }
    sentences = {
        "options": _OPTIONS[several],
        "picked_up": _PICKED_UP[kind],
        "neither": _NEITHER[kind.is_one],
        "unable": _UNABLE,
    }
    return {
        name: filled(text, **{key: it for key, it in values.items() if _has(text, key)})
        for name, text in sentences.items()
    }


def _has(text: Text, hole: str) -> bool:
    return "{" + hole + "}" in text.msgid


def _name_suits(lying: Lying, several: bool) -> All | Text:
    if lying.cards:
        return All(lying.suits)
    return tr("those of the penalty cards") if several else tr("the suit of the penalty card")


_OPTIONS = {
    False: tr(
        "Declarer may require {partner} to lead {suits}, or may forbid it. If it is forbidden, it "
        "stays forbidden for as long as {partner} keeps the lead."
    ),
    True: tr(
        "Declarer may require {partner} to lead one of these suits: {suits}. Or declarer may "
        "forbid one or more of them. What is forbidden stays forbidden for as long as {partner} "
        "keeps the lead."
    ),
}

_PICKED_UP = {
    Cards.MAJOR: tr(
        "If the suit is required or forbidden, {cards} goes back to {offender}'s hand and is no "
        "penalty card any more."
    ),
    Cards.ONE_SUIT: tr(
        "If the suit is required or forbidden, {cards} go back to {offender}'s hand and are no "
        "penalty cards any more."
    ),
    Cards.SUITS: tr(
        "All penalty cards of a suit that is required or forbidden go back to {offender}'s hand "
        "and are no penalty cards any more. The others stay."
    ),
}

_NEITHER = {
    True: tr(
        "Or declarer does neither. Then {partner} leads freely, and {cards} stays on the table as "
        "a major penalty card."
    ),
    False: tr(
        "Or declarer does neither. Then {partner} leads freely, and {cards} stay on the table as "
        "major penalty cards."
    ),
}

_UNABLE = tr(
    "If {partner} cannot lead as required, or has nothing but what is forbidden, {partner} may "
    "lead any card. What is to be picked up is picked up all the same."
)
