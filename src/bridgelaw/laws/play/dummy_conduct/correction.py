"""Law 62: correcting a revoke to which dummy, who had seen too much, drew attention."""

from __future__ import annotations

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.laws.machinery.case import EDITION, Case
from bridgelaw.laws.machinery.questions import CardQuestion
from bridgelaw.laws.play.dummy_conduct.found import KEY, played_since
from bridgelaw.laws.play.dummy_conduct.questions import CHANGES, NEW_CARD, PARTNER_CHANGES
from bridgelaw.locale.text import Text
from bridgelaw.table.choices import CardChoices
from bridgelaw.table.effects import CardReplaced, CardWithdrawn, Effect
from bridgelaw.table.events import Ruled
from bridgelaw.table.table import Table


def correct(case: Case, table: Table, seat: Seat, card: Card) -> list[Effect]:
    """62B: a legal card in place of the wrong one; 62C: who played after it may change.

    No card becomes a penalty card: declarer and dummy have none, and 43B3 makes none.
    """
    number, rest, later = played_since(table, seat, card)
    swapped = number == 12 and any(player is seat for player, _ in later)
    # A lead to the next trick goes back first; it can be made again.
    effects: list[Effect] = []
    if not swapped:
        effects += [CardWithdrawn(*made) for made in reversed(later)]
    if _is_lead(table, number, seat, card):
        # 61A: a required suit was not led. Everybody plays anew to the right lead.
        return [
            *effects,
            *(CardWithdrawn(*made) for made in reversed(rest)),
            CardWithdrawn(seat, card),
        ]
    if swapped:
        # 62D1: the last two cards change places, and nobody else has another card.
        return [CardReplaced(seat, card, next(made for who, made in later if who is seat))]
    choices = _choices(table, effects, rest, seat, card)
    effects.append(CardReplaced(seat, card, _new_card(case, choices, seat, card)))
    changed = False
    asked: set[str] = set()
    for place, (player, played) in enumerate(rest):
        question = CHANGES if player.opposes(seat) else PARTNER_CHANGES
        if question.key in asked or (question is PARTNER_CHANGES and not changed):
            continue
        asked.add(question.key)
        choices = _choices(table, effects, rest[place + 1 :], player, played)
        new = _change(case, question, choices, player, played)
        if new is not None:
            effects.append(CardReplaced(player, played, new))
            changed = True
    return effects


def changed_cards(effects: list[Effect], seat: Seat) -> list[tuple[Seat, Card]]:
    """The cards that the opponents of this player took back."""
    return [
        (effect.player, effect.card)
        for effect in effects
        if isinstance(effect, (CardReplaced, CardWithdrawn))
        if isinstance(effect.player, Seat) and effect.player.opposes(seat)
        if effect.card is not None
    ]


def _is_lead(table: Table, number: int, seat: Seat, card: Card) -> bool:
    trick = table.tricks[number - 1] if number <= len(table.tricks) else table.trick
    return trick.cards[0] == (seat, card)


def _choices(
    table: Table,
    effects: list[Effect],
    later: tuple[tuple[Seat, Card], ...],
    seat: Seat,
    card: Card,
) -> CardChoices:
    """What the player may play at the place of that card."""
    back = [CardWithdrawn(*made) for made in (*reversed(later), (seat, card))]
    return table.after(Ruled(KEY, EDITION, (), (*effects, *back))).legal_cards(seat)


def _new_card(case: Case, choices: CardChoices, seat: Seat, card: Card) -> Card:
    if choices.is_known and len(choices.legal) == 1:
        return next(iter(choices.legal))
    new = case.detail(
        NEW_CARD,
        seat,
        lambda chosen: _why_not(choices, chosen),
        lambda: tuple(str(one) for one in choices.legal)[:1],
        player=seat,
        card=card,
    )
    assert new is not None
    return new


def _change(
    case: Case, question: CardQuestion, choices: CardChoices, seat: Seat, card: Card
) -> Card | None:
    if choices.is_known and set(choices.legal) <= {card}:
        return None  # he has no other
    new = case.detail(
        question,
        seat,
        lambda chosen: None if chosen is None else _why_not(choices, chosen),
        lambda: ("keep", *(str(one) for one in choices.legal if one is not card))[:2],
        player=seat,
        card=card,
    )
    return None if new is card else new


def _why_not(choices: CardChoices, chosen: Card | None) -> Text | None:
    breach = None if chosen is None else choices.why_not(chosen)
    return None if breach is None else breach.text
