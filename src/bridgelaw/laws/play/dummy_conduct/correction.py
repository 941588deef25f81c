"""Law 62: correcting a revoke to which dummy, who had seen too much, drew attention."""

from __future__ import annotations

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.laws.common.withdrawn_cards import taken_back
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.questions import CardQuestion
from bridgelaw.laws.play.dummy_conduct import questions as ask
from bridgelaw.laws.play.dummy_conduct.situation import Placed, Revoke
from bridgelaw.locale.text import Text
from bridgelaw.table import effects as fx
from bridgelaw.table.choices import CardChoices


def correct(case: Case, revoke: Revoke) -> list[fx.Effect]:
    """62B: a legal card in place of the wrong one; 62C: who played after it may change.

    No card becomes a penalty card: declarer and dummy have none, and 43B3 makes none.
    """
    by, card = revoke.by, revoke.card
    # A lead to the next trick goes back first; it can be made again.
    effects = [] if revoke.last_card else taken_back(revoke.later)
    # 61A. A required suit was not led: everybody plays anew to the right lead.
    if revoke.is_lead:
        return [*effects, *taken_back(revoke.rest), fx.CardWithdrawn(by, card)]
    # 62D1. The last two cards change places, and nobody else has another card.
    if revoke.last_card:
        return [fx.CardReplaced(by, card, revoke.last_card)]
    choices = revoke.choices(effects, revoke.rest, by, card)
    effects.append(fx.CardReplaced(by, card, _new_card(case, choices, by, card)))
    return [*effects, *_changes(case, revoke, effects)]


def _new_card(case: Case, choices: CardChoices, player: Seat, card: Card) -> Card | None:
    """62B: the card that is played instead."""
    if choices.is_known and len(choices.legal) == 1:
        return next(iter(choices.legal))
    return case.detail(
        ask.NEW_CARD,
        allowed=lambda chosen: _why_not(choices, chosen),
        branches=lambda: tuple(str(one) for one in choices.legal)[:1],
        player=player,
        card=card,
    )


def _changes(case: Case, revoke: Revoke, effects: list[fx.Effect]) -> list[fx.Effect]:
    """62C1: an opponent who played after it may change; 62C2: then the revoker's partner too."""
    changes: list[fx.Effect] = []
    # Both opponents have played after it where it was out of turn.
    opponents = iter((ask.CHANGES, ask.OTHER_CHANGES))
    for place, (player, card) in enumerate(revoke.rest, 1):
        opposes = player.opposes(revoke.by)
        question = next(opponents) if opposes else ask.PARTNER_CHANGES
        # 62C2. The revoker's partner only because an opponent did.
        if not opposes and not changes:
            continue
        choices = revoke.choices((*effects, *changes), revoke.rest[place:], player, card)
        new = _change(case, question, choices, player, card)
        if new is not None:
            changes.append(fx.CardReplaced(player, card, new))
    return changes


def _change(
    case: Case, question: CardQuestion, choices: CardChoices, player: Seat, card: Card
) -> Card | None:
    """What is put in place of the card; `None` where it stays, perhaps as the only one."""
    if choices.is_known and set(choices.legal) <= {card}:
        return None
    new = case.detail(
        question,
        allowed=lambda chosen: _why_not(choices, chosen),
        branches=lambda: ("keep", *(str(one) for one in choices.legal if one is not card))[:2],
        player=player,
        card=card,
    )
    return None if new is card else new


def _why_not(choices: CardChoices, chosen: Card | None) -> Text | None:
    breach = None if chosen is None else choices.why_not(chosen)
    return None if breach is None else breach.text


def changed_by_opponents(revoke: Revoke, effects: list[fx.Effect]) -> list[Placed]:
    """The cards that opponents of the player took back."""
    return [
        (effect.player, effect.card)
        for effect in effects
        if isinstance(effect, (fx.CardReplaced, fx.CardWithdrawn))
        if isinstance(effect.player, Seat) and effect.player.opposes(revoke.by)
        if effect.card is not None
    ]
