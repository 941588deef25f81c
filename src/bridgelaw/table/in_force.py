"""What holds at a table now because of rulings: each with its law, and when it ends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bridgelaw.locale.text import All, Text, tr
from bridgelaw.table.choices import Decision
from bridgelaw.table.effects import (
    Effect,
    ForcedPass,
    LeadRestriction,
    LeadRight,
    NoDemand,
    PenaltyCard,
    ReplacementDue,
    RevokeStands,
    Span,
    Until,
)
from bridgelaw.table.table import Table
from bridgelaw.table.wording import describe


class InForce(NamedTuple):
    """Something that restricts a player, or is still to come; `in_force` finds them."""

    law: str
    text: Text
    ends: Text


def in_force(table: Table) -> tuple[InForce, ...]:
    """Everything that rulings left behind and that still holds.

    >>> from bridgelaw import Board, Seat, effects
    >>> table = Table(Board(Seat.WEST)).after("W 1H, N P")
    >>> forced = effects.ForcedPass(Seat.WEST, effects.Span.THROUGHOUT, "27B2")
    >>> [(one.law, str(one.text), str(one.ends)) for one in in_force(table.would_be(forced))]
    [('27B2', 'West must pass for the rest of the auction.', 'until the auction ends')]
    """
    return tuple(
        InForce(_law(effect), describe(effect), _ends(effect)) for effect in binding(table)
    )


def binding(table: Table) -> Iterator[Effect]:
    """The same as effects: what players must keep in mind, and nothing that has been obeyed."""
    yield from table.forced_passes
    yield from table.due
    for penalty in table.penalty_cards:
        yield PenaltyCard(*penalty)
    contract = table.contract
    # What is about one lead is over when the card lies there; the table keeps it until the trick
    # is complete, because the lead may still be taken back. So it is with one play.
    has_led = table.trick.leader
    have_played = {seat for seat, _ in table.trick.cards}
    for right in table.lead_rights:
        if contract is not None and right.player in contract.declarer.side.seats:
            continue  # the offending side plays the contract
        # 60C: until the next card is played the right is not lost.
        if right.player is not has_led or len(table.trick.cards) == 1:
            yield right
    for lead in table.lead_restrictions:
        if lead.player is not has_led or lead.until is not Until.NEXT_LEAD:
            yield lead
    yield from (one for one in table.play_restrictions if one.player not in have_played)
    yield from (one for one in table.required if one.player not in have_played)
    for player, law in table.waived:
        if player is not has_led:
            yield NoDemand(player, law)
    for revoke in table.standing_revokes:
        yield RevokeStands(revoke.player, revoke.card)


def _law(effect: Effect) -> str:
    return "64" if isinstance(effect, RevokeStands) else str(getattr(effect, "law", ""))


def _ends(effect: Effect) -> Text:
    player = getattr(effect, "player", None)
    if isinstance(effect, ForcedPass):
        if effect.span is Span.ONCE:
            return tr("until {player} has passed", player=player)
        return tr("until the auction ends")
    if isinstance(effect, ReplacementDue):
        return tr("until {player} has called", player=player)
    if isinstance(effect, PenaltyCard):
        return tr("until it is played or picked up")
    if isinstance(effect, LeadRight):
        return tr("until {player} first leads", player=player)
    if isinstance(effect, LeadRestriction) and effect.until is Until.LOSES_LEAD:
        return tr("until {player} loses the lead", player=player)
    if isinstance(effect, (LeadRestriction, NoDemand)):
        return tr("until {player} has led", player=player)
    if isinstance(effect, RevokeStands):
        return tr("until the play ends")
    return tr("until this trick is complete")


def describe_decision(decision: Decision) -> Text:
    """What declarer chooses before the player leads or plays."""
    player, cards = decision.player, All(decision.cards)
    if decision.law == "51A":
        return tr(
            "Declarer says which penalty card {player} plays: {cards}.", player=player, cards=cards
        )
    if decision.law == "50D2":
        return tr(
            "Before {player} leads, declarer chooses: require or forbid the suit of {partner}'s "
            "penalty card ({cards}), or leave the lead free.",
            player=player,
            partner=decision.offender,
            cards=cards,
        )
    return tr("Before {player} leads, declarer may forbid a suit.", player=player)
