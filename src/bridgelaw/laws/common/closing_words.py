"""What everybody hears after any ruling at a known table: what still holds, and who is next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bridgelaw.game.cards import Card
from bridgelaw.laws.machinery.ruling import Ruling, Words
from bridgelaw.locale.text import All, AnyOf, Text, tr
from bridgelaw.table.effects import (
    CardRequired,
    Effect,
    LeadRestriction,
    NoDemand,
    PenaltyCard,
    PlayRestriction,
    Span,
)
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table
from bridgelaw.table.unruled import is_left_for_the_end, is_put_off
from bridgelaw.table.wording import describe

_TELLS_HOW = (LeadRestriction, PlayRestriction, CardRequired, NoDemand)
"""A ruling with one of these tells the player how to lead or play."""


def afterwards(before: Table, ruling: Ruling, after: Table | None = None) -> tuple[Words, ...]:
    """Words that depend on the whole table, and not only on the law that ruled.

    `after`: the table after the ruling, where somebody knows it already.
    """
    if ruling.goes_on is not None:
        return ()
    if after is None:
        after = before.after(ruling.event)
    words: list[Words] = []
    # A law says that nobody is restricted, and means: because of this irregularity.
    for forced in before.forced_passes:
        if forced in after.forced_passes and forced.span is Span.THROUGHOUT:
            still = tr("An earlier ruling still holds: you must pass for the rest of the auction.")
            words.append(Words(forced.player, still))
    if before.face_down and not after.face_down:
        words.append(Words(None, tr("The card that was led face down goes back.")))
    if after.to_call is not None:
        words.append(Words(None, tr("It is {player}'s turn to call.", player=after.to_call)))
    elif after.phase is Phase.CLARIFICATION and before.phase is Phase.AUCTION:
        words.append(
            Words(None, tr("The auction is over, and {player} leads.", player=after.to_play))
        )
    elif after.to_play is not None:
        words += (Words(None, text) for text in _in_play(before, after, ruling))
    return tuple(words)


def _in_play(before: Table, after: Table, ruling: Ruling) -> Iterator[Text]:
    """What earlier rulings left to the play, and whose turn it is there."""
    if any(
        not is_left_for_the_end(after, found) and not is_put_off(after, found)
        for found in after.open_irregularities
    ):
        return  # that is ruled on first
    named = {card for _, text in ruling.words for card in _cards(text)}
    for holds in _restricting(after):
        if holds not in _restricting(before) or getattr(holds, "card", None) in named:
            continue  # this ruling has said it
        yield tr("An earlier ruling still holds: {what}", what=describe(holds))
    player, contract = after.to_play, after.contract
    leads = not after.trick.cards
    if any(isinstance(one, _TELLS_HOW) and one.player is player for one in ruling.effects):
        return  # they have just heard what to lead or play now
    if any(decision.player is player for decision in after.decisions):
        yield (
            tr("It is {player}'s turn to lead; declarer chooses first.", player=player)
            if leads
            else tr("It is {player}'s turn to play; declarer chooses first.", player=player)
        )
    elif contract is not None and player is contract.dummy:
        yield (
            tr("Dummy is on lead: {player} names a card.", player=contract.declarer)
            if leads
            else tr("It is dummy's turn to play: {player} names a card.", player=contract.declarer)
        )
    elif leads:
        yield tr("It is {player}'s turn to lead.", player=player)
    else:
        yield tr("It is {player}'s turn to play.", player=player)


def _restricting(table: Table) -> tuple[Effect, ...]:
    """What players must keep in mind in the play."""
    penalty_cards = (PenaltyCard(*one) for one in table.penalty_cards)
    return (*penalty_cards, *table.lead_restrictions, *table.play_restrictions, *table.required)


def _cards(value: Any) -> Iterator[Card]:
    """The cards that a sentence names."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, Text):
        for _, inner in value.values:
            yield from _cards(inner)
    elif isinstance(value, (All, AnyOf)):
        for inner in value.items:
            yield from _cards(inner)
