"""Law 62: correcting a revoke to which dummy, who had seen too much, drew attention."""

from __future__ import annotations

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.laws.common.withdrawn_cards import Play, taken_back
from bridgelaw.laws.law import CardQuestion, Case, Text, fx
from bridgelaw.laws.play.dummy_conduct import questions as ask
from bridgelaw.laws.play.dummy_conduct.situation import Revoke
from bridgelaw.laws.play.trick_repair import Repair, instead_of
from bridgelaw.table.choices import CardChoices


def correct(case: Case, revoke: Revoke) -> list[fx.Effect]:
    """62B: a legal card in place of the wrong one; 62C: who played after it may change.

    No card becomes a penalty card: declarer and dummy have none, and 43B3 makes none.
    """
    by, card, placed = revoke.by, revoke.card, revoke.placed
    # 61A. A required suit was not led: everybody plays anew to the right lead.
    if placed.is_lead:
        return taken_back(((by, card), *placed.after, *placed.next_trick))
    # 62D1. The last two cards change places, and nobody else has another card.
    if revoke.last_card:
        return [fx.CardReplaced(by, card, revoke.last_card)]
    new = _new_card(case, revoke, instead_of(placed))
    # A lead to the next trick goes back first; it can be made again.
    trick = Repair.of(revoke.table, by, card, new).with_lead_back
    # Both opponents have played after it where it was out of turn.
    opponents = iter((ask.CHANGES, ask.OTHER_CHANGES))
    for player, _ in trick.after:
        if player.opposes(by):
            trick = _may_change(case, trick, next(opponents), player)
        elif trick.changes[1:]:
            # 62C2. The revoker's partner only because an opponent did.
            trick = _may_change(case, trick, ask.PARTNER_CHANGES, player)
    return list(trick.moved)


def _new_card(case: Case, revoke: Revoke, choices: CardChoices) -> Card | None:
    """62B: the card that is played instead."""
    if choices.is_known and len(choices.legal) == 1:
        return next(iter(choices.legal))
    return case.ask(
        ask.NEW_CARD,
        revoke.table.chooses_for(revoke.by),
        allowed=lambda chosen: _why_not(choices, chosen),
        branches=lambda: tuple(str(one) for one in choices.legal)[:1],
        player=revoke.by,
        card=revoke.card,
    )


def _may_change(case: Case, trick: Repair, question: CardQuestion, player: Seat) -> Repair:
    """62C: another card in place of the player's, unless it stays, perhaps as the only one."""
    choices, card = trick.choices(player), trick.card_of(player)
    assert trick.placed is not None and choices is not None
    if choices.is_known and set(choices.legal) <= {card}:
        return trick
    new = case.ask(
        question,
        trick.placed.table.chooses_for(player),
        allowed=lambda chosen: _why_not(choices, chosen),
        branches=lambda: ("keep", *(str(one) for one in choices.legal if one is not card))[:2],
        player=player,
        card=card,
    )
    return trick if new in (None, card) else trick.changing(player, new)


def _why_not(choices: CardChoices, chosen: Card | None) -> Text | None:
    breach = None if chosen is None else choices.why_not(chosen)
    return None if breach is None else breach.text


def changed_by_opponents(revoke: Revoke, effects: list[fx.Effect]) -> list[Play]:
    """The cards that opponents of the player took back."""
    return [
        (effect.player, effect.card)
        for effect in effects
        if isinstance(effect, (fx.CardReplaced, fx.CardWithdrawn))
        if isinstance(effect.player, Seat) and effect.player.opposes(revoke.by)
        if effect.card is not None
    ]
