"""Law 58B: the cards that were played at once, as the table knows them."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player, Role, Seat
from bridgelaw.game.tricks import Trick
from bridgelaw.laws.machinery.case import NothingToRule
from bridgelaw.locale.text import tr
from bridgelaw.table.breaches import Irregularity, Kind
from bridgelaw.table.choices import CardChoices
from bridgelaw.table.events import PlayedTogether
from bridgelaw.table.table import Table


@dataclass(frozen=True, slots=True)
class Together:
    """The cards that were played at once, the one that lies in the trick first."""

    by: Player = Role.OFFENDER
    cards: tuple[Card, ...] = ()
    together: bool | None = None
    defends: bool = True
    out_of_turn: bool = False
    """Whether the play was out of turn as well, and that has not been ruled on."""
    trick: Trick | None = None
    """The trick with the first card; `None` if another ruling has taken that card back."""
    in_progress: bool = True
    can_go_back: bool = True
    """Whether nobody has played to the next trick, so that a card that is not legal goes back."""
    late: bool = False
    legal: tuple[Card, ...] = ()
    """Those of the cards that could be played."""
    passing_over: tuple[Card, ...] = ()
    """Those that could not, only because a penalty card was due (52)."""
    is_open: bool = False
    """Whether it is still to be ruled on that the first card passed over a penalty card."""

    @property
    def playable(self) -> tuple[Card, ...]:
        """Those that can be the card to this trick: where none is legal, the one that lies there.

        Law 62 then rules on it, unless it can still go back now.
        """
        return self.legal or self.cards[:1]

    @property
    def is_last(self) -> bool:
        """Whether nobody has played since."""
        return self.in_progress and self.trick is not None and self.trick.cards[-1][0] is self.by

    def without(self, card: Card | None) -> tuple[Card, ...]:
        return tuple(one for one in self.cards if one is not card)


def find_together(table: Table) -> Together:
    seconds = [one for one in table.open_irregularities if one.kind is Kind.SECOND_CARD]
    if not seconds:
        raise NothingToRule(tr("Nobody has played two cards at once at this table."))
    one = min(seconds, key=lambda found: found.at)
    seat, contract = one.seat, table.contract
    cards, together = _cards_of(table, one, seconds)
    trick, number = _trick_of(table, seat, cards[0])
    before = table.at(one.at)
    choices = before.legal_cards(seat)
    return Together(
        seat,
        cards,
        together,
        contract is None or contract.declarer.side is not seat.side,
        any(
            found.seat is seat and found.what is cards[0] and found.kind in _TURN
            for found in table.open_irregularities
        ),
        trick,
        number == len(table.tricks),
        number == len(table.tricks) or not table.trick.cards,
        _both_have_played_on(table, number),
        tuple(card for card in cards if before.to_play is not seat or card in choices.legal),
        tuple(card for card in cards if _passes_over_penalty_card(choices, card)),
        any(
            found.kind is Kind.PENALTY_CARD_NOT_PLAYED and found.what is cards[0]
            for found in table.open_irregularities
        ),
    )


def _passes_over_penalty_card(choices: CardChoices, card: Card) -> bool:
    breach = choices.why_not(card)
    return breach is not None and breach.kind is Kind.PENALTY_CARD_NOT_PLAYED


_TURN = (
    Kind.LEAD_OUT_OF_TURN,
    Kind.OPENING_LEAD_OUT_OF_TURN,
    Kind.PLAY_OUT_OF_TURN,
    Kind.FIFTH_CARD,
)


def _cards_of(
    table: Table, one: Irregularity, seconds: list[Irregularity]
) -> tuple[tuple[Card, ...], bool | None]:
    """The cards, the one in the trick first, and whether they came at one moment, if known."""
    event = table.log[one.at]
    first = card_before(table, one)
    if first is None:
        assert isinstance(event, PlayedTogether)
        return event.cards, True
    others = (found.what for found in seconds if found.seat is one.seat)
    # The same card may have been shown twice.
    return tuple(dict.fromkeys((first, *(card for card in others if isinstance(card, Card))))), None


def card_before(table: Table, second: Irregularity) -> Card | None:
    """The card that the player had put into the trick before that moment."""
    cards = table.at(second.at).trick.cards
    return next((card for seat, card in cards if seat is second.seat), None)


def _trick_of(table: Table, seat: Seat, card: Card) -> tuple[Trick | None, int]:
    for number, trick in enumerate((*table.tricks, table.trick)):
        if (seat, card) in trick.cards:
            return trick, number
    return None, len(table.tricks)


def _both_have_played_on(table: Table, number: int) -> bool:
    later = (*table.tricks, table.trick)[number + 1 :]
    return len({seat.side for trick in later for seat, _ in trick.cards}) == 2
