"""Law 62: what a correction takes back and puts in place, as effects for the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player, Seat
from bridgelaw.game.tricks import Trick
from bridgelaw.laws.common.penalty_words import every_penalty_card, note_penalty, say_major
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.play.revoke.cards import after_trick, was_penalty_card
from bridgelaw.laws.play.revoke.offence import Offence, is_over, trick_of
from bridgelaw.locale.text import tr
from bridgelaw.table.effects import (
    CardPlayed,
    CardReplaced,
    CardWithdrawn,
    Effect,
    Penalty,
    PenaltyCard,
    Review,
    Unauthorised,
)
from bridgelaw.table.table import Table

Change = tuple[Player, Card | None, Card | None]
"""A player, the card that goes back, and the one that takes its place."""


@dataclass(slots=True)
class Correction:
    """What is put right, gathered while the players choose."""

    penalised: bool
    """Whether the offending side's cards become penalty cards."""
    changed: list[Change] = field(default_factory=list)
    """In the order in which they were chosen."""
    penalties: list[tuple[Player, Card | None, str]] = field(default_factory=list)
    """The defenders' cards that become major penalty cards, and by which clause."""
    told: list[tuple[Player, Card | None]] = field(default_factory=list)
    """What the other side took back, which the offending side may not use."""
    leads: tuple[tuple[Seat, Card], ...] = ()
    """Cards of the next trick that go back."""
    put_again: tuple[tuple[Seat, Card], ...] = ()
    """Those that are led again unchanged."""


def _is_complete(table: Table, offence: Offence) -> bool:
    """Is the next trick over as well? That is trick thirteen, which plays itself (62D1)."""
    return len(table.tricks) > offence.trick


def winners(
    table: Table, offence: Offence, correction: Correction
) -> tuple[Seat | None, Seat | None]:
    trick = trick_of(table, offence)
    return trick.winner, _changed_trick(trick, correction.changed).winner


def changes_on_the_way(table: Table, offence: Offence, correction: Correction) -> bool:
    """Would somebody else win the trick while the cards are changed one by one?"""
    trick = trick_of(table, offence)
    return any(
        _changed_trick(trick, correction.changed[:count]).winner is not trick.winner
        for count in range(1, len(correction.changed))
    )


def _changed_trick(trick: Trick, changed: list[Change]) -> Trick:
    new = {(player, old): card for player, old, card in changed}
    cards = tuple((seat, new.get((seat, card)) or card) for seat, card in trick.cards)
    return Trick(cards, trick.trump)


def whole_trick_back(case: Case, offence: Offence, correction: Correction) -> list[Effect]:
    table = case.table
    assert table is not None
    cards = (*trick_of(table, offence).cards, *after_trick(table, offence))
    effects: list[Effect] = [CardWithdrawn(seat, card) for seat, card in reversed(cards)]
    # A completed trick had used the restriction up: it holds again.
    effects += [
        restriction
        for restriction in table.at(offence.at).lead_restrictions
        if restriction not in table.lead_restrictions
    ]
    ((by, _, new),) = correction.changed
    effects.append(CardPlayed(by, new, "62B"))
    return effects


def moved_cards(case: Case, offence: Offence, correction: Correction) -> list[Effect]:
    """The cards, in an order in which they can be moved."""
    table = case.table
    if table is not None and offence.trick == 12 and not _is_complete(table, offence):
        # 62D1. The last trick plays itself: what lies there goes back first.
        correction.leads = after_trick(table, offence)
    effects: list[Effect] = [CardWithdrawn(seat, card) for seat, card in reversed(correction.leads)]
    effects += [CardReplaced(player, old, new) for player, old, new in correction.changed]
    effects += [CardPlayed(seat, card, "62C1") for seat, card in correction.put_again]
    return effects


def penalty_cards(case: Case, offence: Offence, correction: Correction) -> list[Effect]:
    effects: list[Effect] = []
    for player, card, law in correction.penalties:
        effects.append(PenaltyCard(player, card, Penalty.MAJOR, law))
        cards = () if card is None else every_penalty_card(case.table, player, (card,))
        say_major(case, player, cards)
        note_penalty(case, player)
    if case.table is not None:
        effects += _as_before(case.table, offence, correction)
    if effects:
        effects.append(Review("50E4"))
    return effects


def _as_before(table: Table, offence: Offence, correction: Correction) -> list[Effect]:
    """A card that was a penalty card before lies there as one again."""
    back = [(player, old) for player, old, _ in correction.changed]
    back += [(player, card) for player, card in correction.told if (player, card) not in back]
    new = {(player, card) for player, card, _ in correction.penalties}
    found: list[Effect] = []
    for player, card in back:
        lay = None if card is None else was_penalty_card(table, offence, card)
        if lay is not None and (player, card) not in new and not is_over(table):
            found.append(PenaltyCard(player, card, lay.penalty, lay.law))
    return found


def information(case: Case, offence: Offence, correction: Correction, seen: bool) -> list[Effect]:
    """16C2: what the other side took back is not for the offending side to use."""
    by = offence.by
    if correction.told:
        case.say(by, tr("You and your partner may not use what the card that goes back told you."))
    effects: list[Effect] = [
        Unauthorised(player, card, (by, by.partner), "16C2")
        for player, card in correction.told
        if card is not None
    ]
    if seen and offence.card is not None:
        effects.append(Unauthorised(by, offence.card, (by.partner,), "16C2"))
    return [*effects, Review("16C2")] if correction.told or seen else effects


def told_both(correction: Correction, defends: Callable[[Seat], bool]) -> list[Effect]:
    """16C2: for either side, but a penalty card that lies there may be used by all (50E1)."""
    back = [(player, old) for player, old, _ in correction.changed]
    if not correction.put_again:
        back += correction.leads
    return [
        Unauthorised(player, card, (player.lho, player.rho), "16C2")
        for player, card in back
        if isinstance(player, Seat) and not defends(player)
    ]
