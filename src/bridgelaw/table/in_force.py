"""What holds at a table now because of rulings: each with its law, and when it ends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bridgelaw.game.seats import Seat
from bridgelaw.locale.text import All, AnyOf, NoneOf, Text, filled, tr
from bridgelaw.table.choices import Decision
from bridgelaw.table.effects import (
    CardRequired,
    Demand,
    Effect,
    ForcedPass,
    LeadRestriction,
    LeadRight,
    Manner,
    NoDemand,
    Penalty,
    PenaltyCard,
    PlayRestriction,
    ReplacementDue,
    RevokeStands,
    Span,
    Until,
)
from bridgelaw.table.rules.editions import FIRST, RULES, rules_at
from bridgelaw.table.rules.kinds import By, Choice
from bridgelaw.table.table import Table
from bridgelaw.table.wording import describe


class InForce(NamedTuple):
    """Something that restricts a player, or is still to come; `in_force` finds them."""

    law: str
    text: Text
    ends: Text
    player: Seat | None = None
    """Whom it is about."""
    brief: Text | None = None
    """The same in a few words, for a row that begins with the player."""


def in_force(table: Table) -> tuple[InForce, ...]:
    """Everything that rulings left behind and that still holds.

    >>> from bridgelaw import Board, Seat, effects
    >>> table = Table(Board(Seat.WEST)).after("W 1H, N P")
    >>> forced = effects.ForcedPass(Seat.WEST, effects.Span.THROUGHOUT, "27B2")
    >>> [(one.law, str(one.text), str(one.ends)) for one in in_force(table.would_be(forced))]
    [('27B2', 'West must pass for the rest of the auction.', 'until the auction ends')]
    """
    return tuple(_row(effect, table.edition) for effect in binding(table))


_BINDS = (
    ForcedPass, ReplacementDue, PenaltyCard, LeadRight, LeadRestriction, NoDemand, PlayRestriction,
    CardRequired, RevokeStands,
)  # fmt: skip


def as_in_force(effect: Effect) -> InForce | None:
    """An effect that a ruling is about to have, as it holds then; `None` for what binds nobody.

    >>> from bridgelaw import Seat, effects
    >>> row = as_in_force(effects.ForcedPass(Seat.WEST, effects.Span.ONCE, "30A"))
    >>> str(row.brief), str(row.ends), row.player
    ('Must pass once', 'until West has passed', Seat.WEST)
    """
    if not isinstance(effect, _BINDS):
        return None
    return _row(effect, FIRST)


def _row(effect: Effect, edition: str) -> InForce:
    law = str(getattr(effect, "law", ""))
    if isinstance(effect, RevokeStands):
        law = RULES[edition].labels[By.REVOKE_COUNTED]
    text = describe(effect, edition)
    return InForce(law, text, _ends(effect), _player(effect), _brief(effect))


def _player(effect: Effect) -> Seat | None:
    player = getattr(effect, "player", None)
    return player if isinstance(player, Seat) else None


def lead_waits(table: Table) -> tuple[InForce, ...]:
    """50D2: what the partner of a major penalty card has to reckon with when on lead."""
    contract = table.contract
    if contract is None:
        return ()
    found = []
    law = rules_at(table).choices[Choice.PARTNERS_CARD]
    for one in table.penalty_cards:
        partner = one.player.partner
        if one.penalty is not Penalty.MAJOR or one.player in contract.declarer.side.seats:
            continue
        text = tr(
            "On lead, {declarer} may demand or forbid {suit}",
            declarer=contract.declarer,
            suit=one.card.suit,
        )
        ends = tr("while {card} lies there", card=one.card)
        found.append(InForce(law, text, ends, partner, text))
    return tuple(found)


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


def _brief(effect: Effect) -> Text:
    """What holds for the player, who is named before it."""
    match effect:
        case ForcedPass(span=Span.ONCE):
            return tr("Must pass once")
        case ForcedPass():
            return tr("Must always pass")
        case ReplacementDue(call=call) if call is not None:
            return tr("Calls in place of {call}", call=call)
        case PenaltyCard(card=card, penalty=penalty) if card is not None:
            if penalty is Penalty.MAJOR:
                return tr("{card} is a major penalty card", card=card)
            return tr("{card} is a minor penalty card", card=card)
        case LeadRight():
            return tr("Declarer may forbid one suit")
        case LeadRestriction(demand=demand, suits=suits) if suits:
            named = tuple(sorted(suits, key=lambda suit: -suit.index))
            if demand is Demand.REQUIRE:
                return tr("Must lead {suits}", suits=AnyOf(named))
            return tr("May not lead {suits}", suits=NoneOf(named))
        case NoDemand():
            return tr("May lead freely")
        case PlayRestriction(manner=manner, suit=suit) if suit is not None:
            return filled(_MANNERS[manner], suit=suit)
        case CardRequired(card=card) if card is not None:
            return tr("Must play {card}", card=card)
        case RevokeStands(card=card) if card is not None:
            return tr("Revoked with {card}", card=card)
    return describe(effect)


_MANNERS = {
    Manner.HIGHEST: tr("Must play the highest card of {suit}"),
    Manner.LOWEST: tr("Must play the lowest card of {suit}"),
    Manner.A_CARD: tr("Must play a card of {suit}"),
    Manner.NO_CARD: tr("May not play a card of {suit}"),
}


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


def describe_missed(decision: Decision) -> Text:
    """What declarer may still choose although the player has led."""
    return tr("{player} led before declarer could forbid a suit, and declarer still may.",
              player=decision.player)  # fmt: skip


def describe_decision(decision: Decision) -> Text:
    """What declarer chooses before the player leads or plays."""
    player, cards = decision.player, All(decision.cards)
    if decision.choice is Choice.OWN_CARDS:
        return tr(
            "Declarer says which penalty card {player} plays: {cards}.", player=player, cards=cards
        )
    if decision.choice is Choice.PARTNERS_CARD:
        return tr(
            "Before {player} leads, declarer chooses: require or forbid the suit of {partner}'s "
            "penalty card ({cards}), or leave the lead free.",
            player=player,
            partner=decision.offender,
            cards=cards,
        )
    return tr("Before {player} leads, declarer may forbid a suit.", player=player)
