"""What holds at a table now because of rulings: each with its law, and when it ends."""

from __future__ import annotations

from typing import NamedTuple

from bridgelaw.locale.text import All, Text, tr
from bridgelaw.table.choices import Decision
from bridgelaw.table.effects import Effect, NoDemand, PenaltyCard, RevokeStands, Span, Until
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
    found: list[InForce] = []

    def add(effect: Effect, ends: Text, law: str | None = None) -> None:
        found.append(InForce(law or str(getattr(effect, "law", "")), describe(effect), ends))

    for forced in table.forced_passes:
        once = forced.span is Span.ONCE
        add(
            forced,
            tr("until {player} has passed", player=forced.player)
            if once
            else tr("until the auction ends"),
        )
    for due in table.due:
        add(due, tr("until {player} has called", player=due.player))
    for penalty in table.penalty_cards:
        card = PenaltyCard(*penalty)
        add(card, tr("until it is played or picked up"))
    contract = table.contract
    # What is about one lead is over when the card lies there; the table keeps it until the trick
    # is complete, because the lead may still be taken back.
    has_led = table.trick.leader
    for right in table.lead_rights:
        if contract is not None and right.player in contract.declarer.side.seats:
            continue  # the offending side plays the contract
        if right.player is has_led:
            continue
        add(right, tr("until {player} first leads", player=right.player))
    for lead in table.lead_restrictions:
        if lead.player is has_led and lead.until is Until.NEXT_LEAD:
            continue
        ends = (
            tr("until {player} loses the lead", player=lead.player)
            if lead.until is Until.LOSES_LEAD
            else tr("until {player} has led", player=lead.player)
        )
        add(lead, ends)
    for play in table.play_restrictions:
        add(play, tr("until this trick is complete"))
    for required in table.required:
        add(required, tr("until this trick is complete"))
    for player, law in table.waived:
        if player is not has_led:
            add(NoDemand(player, law), tr("until {player} has led", player=player))
    for revoke in table.standing_revokes:
        add(RevokeStands(revoke.player, revoke.card), tr("until the play ends"), "64")
    return tuple(found)


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
