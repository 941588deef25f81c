"""Laws 16C and 47: cards that are taken back, what may be played instead, and what they tell."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bridgelaw.game.cards import CARDS, Card
from bridgelaw.game.seats import Player
from bridgelaw.laws.law import Table, Text, fx, to_all, tr
from bridgelaw.laws.machinery.facts import not_for
from bridgelaw.table.choices import CardChoices
from bridgelaw.table.events import ImpossibleEvent

Play = tuple[Player, Card | None]
"""Who played, and what, as far as it is known."""

NOT_FOR_OFFENDERS = to_all(tr("{offender}'s side may not use what goes back."), not_for("offender"))
"""16C2: it binds the offender's partner as much, and all may know it."""


def told_by(cards: Iterable[Play], to: tuple[Player, ...]) -> tuple[fx.Effect, ...]:
    """16C2: what the withdrawn cards tell is unauthorised for these players of the other side."""
    told = tuple(fx.Unauthorised(player, card, to, "16C2") for player, card in cards)
    return (*told, fx.Review("16C3")) if told else ()


def taken_back(cards: Iterable[Play]) -> list[fx.Effect]:
    """The cards go back, the last one first."""
    return [fx.CardWithdrawn(player, card) for player, card in reversed(list(cards))]


def not_instead(choices: CardChoices, old: Card | None) -> Callable[[Card | None], Text | None]:
    """Why a card cannot take the place of the old one; to be used as `allowed`."""

    def reason(new: Card | None) -> Text | None:
        if new is None or new is old:
            return tr("it is the card that is taken back")
        breach = choices.why_not(new)
        return None if breach is None else breach.text

    return reason


def refused(table: Table, *effects: fx.Effect) -> Text | None:
    """Why the table cannot take these effects; `None` if it can."""
    try:
        table.would_be(*effects)
    except ImpossibleEvent as error:
        return error.text
    return None


def sample_cards(allowed: Callable[[Card | None], Text | None], count: int = 1) -> tuple[str, ...]:
    """The first cards of the pack that are allowed, as sample answers."""
    found: list[str] = []
    for card in CARDS:
        if len(found) == count:
            break
        if allowed(card) is None:
            found.append(str(card))
    return tuple(found)
