"""Law 58B: what the table shows of the cards that were played at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bridgelaw.game.cards import Card, is_honour
from bridgelaw.game.hands import SUIT_MASKS, Hand
from bridgelaw.game.seats import Player, Seat
from bridgelaw.laws.common.penalty_words import every_penalty_card
from bridgelaw.laws.law import Irregularity, Kind, NothingToRule, Table, Text, fx, tr
from bridgelaw.laws.play.several_cards.questions import Rest
from bridgelaw.laws.play.trick_repair import InTrick, Repair
from bridgelaw.table.choices import CardChoices
from bridgelaw.table.events import Fact, PlayedTogether, Told
from bridgelaw.table.placed import Placed
from bridgelaw.table.unruled import is_past_correcting


@dataclass(frozen=True, slots=True)
class Together(InTrick):
    """The cards that were played at once, the one that lies in the trick first."""

    table: Table
    by: Seat
    cards: tuple[Card, ...] = ()
    together: bool | None = None
    defends: bool | None = None
    out_of_turn: bool = False
    """Whether the play was out of turn as well, and that has not been ruled on."""
    led_out_of_turn: bool = False
    """Whether it was a lead, or may have been one."""
    lies: Placed | None = None
    """Where the first card lies; `None` if another ruling has taken it back."""
    late: bool | None = None
    legal: tuple[Card, ...] = ()
    """Those of the cards that could be played."""
    passing_over: tuple[Card, ...] = ()
    """Those that could not, only because a penalty card was due (52)."""
    law_52: str | None = None
    """The procedure that has still to rule that the first card passed over a penalty card."""
    at: int | None = None
    """The event of the log in which the second was played."""

    @property
    def declarer(self) -> Seat | None:
        return self.table.declarer

    @property
    def first(self) -> Card | None:
        """The card that lies in the trick."""
        return self.cards[0] if self.cards else None

    @property
    def is_dummys(self) -> bool:
        """Whether declarer chooses a card of dummy, where they are known."""
        return not self.defends and self.declarer is self.by.partner

    @property
    def played_after(self) -> tuple[tuple[Seat, Card], ...] | None:
        """What opponents have played to the trick since."""
        if self.lies is None:
            return () if self.cards else None
        return tuple(play for play in self.after if play[0].opposes(self.by))

    @property
    def first_went_back(self) -> bool:
        return bool(self.cards) and self.lies is None

    @property
    def penalty_card_was_due(self) -> bool:
        return not self.legal and self.first in self.passing_over

    @property
    def none_is_legal(self) -> bool:
        """Whether none is, and nobody has led to the next trick, so that the first goes back."""
        return bool(self.cards) and not self.legal and not self.next_trick

    @property
    def playable(self) -> tuple[Card, ...]:
        """Those that can be the card to this trick: where none is legal, the one that lies there.

        Law 62 then rules on it, unless it can still go back now.
        """
        return self.legal or self.cards[:1]

    @property
    def only_playable(self) -> Card | None:
        return self.playable[0] if len(self.playable) == 1 else None

    @property
    def is_last(self) -> bool:
        """Whether nobody has played since."""
        return self.lies is not None and self.lies.is_in_progress and not self.after

    @property
    def opponents_played(self) -> bool | None:
        return None if self.played_after is None else len(self.played_after) > 0

    def chooses_for(self, player: Player) -> Player:
        return self.table.chooses_for(player)

    def without(self, card: Card | None) -> tuple[Card, ...]:
        return tuple(one for one in self.cards if one is not card)

    def penalty_cards(
        self, player: Player, cards: tuple[Card, ...], played: Card | None = None
    ) -> tuple[Card, ...]:
        """All the player's penalty cards once these are added, but for one that is played."""
        every = every_penalty_card(self.table, player, cards)
        return tuple(card for card in every if card is not played)

    def rest(self, every: tuple[Card, ...]) -> Rest | None:
        """What is left besides the card that is played, of all the penalty cards."""
        if not every:
            return None
        if len(every) > 1:
            return Rest.SEVERAL
        honour = is_honour(every[0])
        return None if honour is None else Rest.HONOUR if honour else Rest.LOW

    def repair(self, card: Card | None) -> Repair:
        """58B3: the trick, if this is the card that was played."""
        trick = Repair(self.lies, (), law="58B3")
        if card is None or self.lies is None or card is self.first:
            return trick
        return trick.changing(self.by, card, self.first)

    def must_follow(self, trick: Repair, opponent: Seat) -> Callable[[Card | None], Text | None]:
        """Why the opponent cannot play a card, or keep theirs, now that this one is led."""
        fits, old = trick.not_a_change(opponent), trick.card_of(opponent)
        choices = trick.choices(opponent)
        breach = None if choices is None or old is None else choices.why_not(old)
        revokes = breach is not None and breach.kind is Kind.REVOKE

        def reason(new: Card | None) -> Text | None:
            if new is not None and new is not old:
                return fits(new)
            return tr("{seat} must follow suit", seat=opponent) if revokes else None

        return reason

    def partners_card(self, card: Card | None) -> Card | None:
        """What partner played to another suit than the one that is led now.

        Partner has to take it back, but for want of a card of that suit.
        """
        lies = self.lies
        if lies is None or card is None or not lies.is_lead or card.suit is lies.card.suit:
            return None
        played = self.card_of(self.by.partner)
        return None if played is None or played.suit is card.suit else played

    def partner_can_follow(self, card: Card) -> bool | None:
        """Has partner a card of the suit that is led now? `None` where the hand is not known."""
        partner, suit = self.by.partner, SUIT_MASKS[card.suit.index]
        if any(one.suit is card.suit for seat, one in self.next_trick if seat is partner):
            return True
        return self.table.knowledge.holds(partner, Hand(suit))

    def is_revoke(self, opponent: Seat, card: Card) -> bool:
        return bool(self.table.open_of(Kind.REVOKE, seat=opponent, what=card))

    # What becomes of the cards

    def put(self, card: Card | None) -> list[fx.Effect]:
        """The card takes the place of the one that lies in the trick."""
        if card is None or self.lies is None or card is self.first:
            return []
        return [fx.CardReplaced(self.by, self.first, card)]

    def picked_up(self, played: Card | None) -> list[fx.Effect]:
        """The others go back; the one that lay in the trick has gone back already.

        50: what was a penalty card before stays one.
        """
        if not self.cards:
            return [fx.PickedUp(self.by, None)]
        rest = self.without(played)
        lying = [one.card for one in self.table.penalty_cards]
        return [
            fx.LeftFaceUp(self.by, card) if card in lying else fx.PickedUp(self.by, card)
            for card in rest
            if card is not self.first
        ]


def find_together(table: Table) -> Together:
    seconds = table.open_of(Kind.SECOND_CARD)
    if not seconds:
        raise NothingToRule(tr("Nobody has played two cards at once at this table."))
    one = min(seconds, key=lambda found: found.at)
    seat = one.seat
    cards, together = _cards_of(table, one, seconds)
    first = cards[0]
    before = table.at(one.at)
    if together is None:
        # They came one by one, and were to be legal when the first did.
        before = before.at(before.played_in(seat, first))
    if before.hand(seat) is None:
        # All of them were in the hand.
        held = Hand.of(card for card in cards if card.bit)
        before = before.after(Told(Fact.HOLDS, (seat, held)))
    choices = before.legal_cards(seat).without_demand
    is_open = any(table.open_of(Kind.PENALTY_CARD_NOT_PLAYED, what=first))
    return Together(
        table,
        seat,
        cards,
        together=together,
        defends=table.is_defender(seat),
        out_of_turn=any(table.open_of(*_TURN, seat=seat, what=first)),
        led_out_of_turn=any(table.open_of(*_LEADS, seat=seat, what=first)),
        lies=table.placed(seat, first),
        late=is_past_correcting(table, one),
        legal=tuple(card for card in cards if before.to_play is not seat or card in choices),
        passing_over=tuple(card for card in cards if _passes_over_penalty_card(choices, card)),
        law_52="penalty-card-not-played" if is_open else None,
        at=one.at,
    )


def _passes_over_penalty_card(choices: CardChoices, card: Card) -> bool:
    breach = choices.why_not(card)
    return breach is not None and breach.kind is Kind.PENALTY_CARD_NOT_PLAYED


_LEADS = (Kind.LEAD_OUT_OF_TURN, Kind.OPENING_LEAD_OUT_OF_TURN, Kind.FIFTH_CARD)
_TURN = (*_LEADS, Kind.PLAY_OUT_OF_TURN)


def _cards_of(
    table: Table, one: Irregularity, seconds: tuple[Irregularity, ...]
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
