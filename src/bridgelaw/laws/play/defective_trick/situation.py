"""Laws 67 and 14: what the table shows of a defective trick, or of a hand that lacks a card."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from bridgelaw.game.cards import Card
from bridgelaw.game.hands import PACK, Hand
from bridgelaw.game.seats import SEATS, Player, Seat, Side
from bridgelaw.game.suits import Suit
from bridgelaw.game.tricks import Trick
from bridgelaw.laws.common.penalty_words import every_penalty_card, penalty_of
from bridgelaw.laws.common.withdrawn_cards import Play
from bridgelaw.laws.law import All, Irregularity, Kind, Phase, Table, Text, fx, tr
from bridgelaw.laws.machinery.seating import NAMELESS
from bridgelaw.laws.play.defective_trick.questions import Fault, Led
from bridgelaw.table.breaches import EXTRA_CARDS
from bridgelaw.table.events import PutBack
from bridgelaw.table.placed import both_played_on, cards_of
from bridgelaw.table.revokes import established_ones
from bridgelaw.table.unruled import added_card_to_count, trick_of_extra_card

_NOT_SHOWN: dict[Fault, Text] = {
    Fault.TOO_FEW: tr("no trick at this table lacks a card: enter that it was quitted without one"),
    Fault.TOO_MANY: tr("no trick at this table has too many cards: enter those played together"),
}


@dataclass(frozen=True, slots=True)
class Defect:
    """A trick with too few or too many cards, or a missing card, as far as it is known."""

    table: Table = field(repr=False)
    player: Seat = NAMELESS
    """Whose card it is; anybody's where the table shows nothing, and it is still to be said."""
    fault: Fault | None = None
    number: int = 0
    """The trick, counted from one; 0 where it is not known."""
    trick: Trick = field(default_factory=Trick)
    at: int = 0
    """The event with which the trick became defective."""
    extra: tuple[Card, ...] = ()
    """The cards that the player put there besides one, or the one that was missing."""
    lie_there: bool = False
    """Whether the table has the extra cards face up."""
    together: bool | None = None
    added: Card | None = None
    """The card that was put among the played ones; its trick is still to be counted."""

    # What is wrong, and whose card it is

    @property
    def is_told(self) -> bool:
        """Did somebody enter the trick?"""
        return self.number > 0

    @property
    def is_blank(self) -> bool:
        """Did nobody enter anything of the board?"""
        return self.table.since(-1).is_blank

    def not_shown(self, fault: Fault) -> Text | None:
        """Why the table cannot have this fault, of which it shows nothing."""
        if self.table.is_open:
            return None
        has_played = bool(self.table.tricks or self.table.trick.cards)
        if fault is Fault.CAME_BACK and not has_played:
            return tr("no card has been played at this table")
        return _NOT_SHOWN.get(fault)

    def of(self, player: Seat) -> Defect:
        """What is known if it is this player's card."""
        return replace(self, player=player)

    def lacking(self, card: Card | None) -> Defect:
        """What is known if this card was missing."""
        return replace(self, extra=() if card is None else (card,))

    @property
    def cards(self) -> All | Text:
        """The cards that go back to the hand, as they are spoken of."""
        return All(self.extra) if self.extra else tr("the card")

    @property
    def chooser(self) -> Player:
        """Who says which card it is: declarer for dummy."""
        return self.table.chooses_for(self.player)

    @property
    def defends(self) -> bool | None:
        return None if self.table.declarer is None else self.table.defends(self.player)

    @property
    def other_side(self) -> Side | None:
        return self.player.side.other if self.table.seats else None

    # How far the play has gone

    @property
    def both_played_on(self) -> bool | None:
        if not self.number:
            # Of a trick that nobody entered: only where there is one after the first.
            quitted, now = self.table.tricks, self.table.trick.cards
            begun = len({seat.side for seat, _ in now}) == 2 if len(quitted) == 1 else quitted
            return None if self.table.is_open or begun else False
        return both_played_on(self.table, self.number)

    @property
    def later(self) -> tuple[tuple[Seat, Card], ...]:
        """What was played to the next trick."""
        return cards_of(self.table, self.number + 1) if self.number else ()

    @property
    def next_led(self) -> Led | None:
        if not self.number:
            return None
        if not self.later:
            return Led.NOBODY
        is_other = self.player in (self.later[0][0].lho, self.later[0][0].rho)
        return Led.OTHERS if is_other else Led.OWN_SIDE

    @property
    def hands_are_back(self) -> bool:
        """Have all four put their hands back into the board?"""
        if not self.table.play_has_ended:
            return False
        back = {event.seat for event in self.table.log if isinstance(event, PutBack)}
        return len(back) == len(SEATS)

    # 67A1: the card that is supplied

    @property
    def suit_led(self) -> Suit | None:
        return self.trick.suit_led

    @property
    def lacks_another(self) -> bool:
        """Has somebody else not played either? Who has won is seen when they have."""
        return len(self.trick.cards) in (1, 2)

    def may_supply(self, card: Card | None) -> bool:
        """Could the card legally have been played to the trick, and is it still in the hand?"""
        table, seat = self.table, self.player
        if card is None or not table.could_hold(seat, card):
            return False
        before = table.at(self.at)
        legal = before.legal_cards(seat).without_demand
        if before.to_play is seat and any(table.could_hold(seat, one) for one in legal.legal):
            return legal.why_not(card) is None
        # Another player lacks a card too, and their turn came first; or those cards went
        # elsewhere since.
        return card.suit is self.suit_led or not self.holds_suit

    def not_supplied(self, card: Card | None) -> Text | None:
        if self.may_supply(card):
            return None
        return tr("it could not legally have been played to that trick")

    def supplied_samples(self) -> tuple[str, ...]:
        """One card that changes the winner of the trick, and one that does not."""
        found: dict[bool | None, str] = {}
        for card in self._could_hold:
            if self.may_supply(card):
                found.setdefault(self.changes_winner(card), str(card))
        return tuple(found.values())

    def changes_winner(self, card: Card | None) -> bool | None:
        """Does the trick go to another player with this card than it went to without it?"""
        if card is None:
            return None
        quitted = self.table.at(self.at + 1).tricks[self.number - 1]
        complete = Trick((*self.trick.cards, (self.player, card)), self.trick.trump)
        return complete.is_complete and complete.winner is not quitted.winner

    def supplied(self, card: Card | None) -> tuple[fx.Effect, ...]:
        """The card comes into the trick."""
        by = self.player
        added = fx.CardAdded(by, card, self.number)
        if not self.changes_winner(card):
            return (added,)
        # A card that is added leaves the trick with its winner (67B1). Here it is played, and the
        # trick counts anew.
        return (added, fx.CardWithdrawn(by, card), fx.CardPlayed(by, card, "67A1"))

    def led_by(self, led: Led) -> tuple[Play, ...]:
        """What was played to the next trick; by whom is known at least."""
        leader = self.player.partner if led is Led.OWN_SIDE else self.player.lho
        return self.later or ((leader, None),)

    @property
    def _could_hold(self) -> list[Card]:
        """Every card that may be in the hand, the highest of each suit first."""
        return [card for card in Hand(PACK) if self.table.could_hold(self.player, card)]

    # 67B1: the card that is put among the played ones, and what it costs

    @property
    def holds_suit(self) -> bool | None:
        """Does the player hold a card of the suit led? `None` where that is not known."""
        if self.suit_led is None:
            return None
        hand = self.table.hand(self.player)
        if hand is not None:
            return any(card.suit is self.suit_led for card in hand)
        # All cards of that suit, or all others, may have been seen elsewhere.
        could = {card.suit is self.suit_led for card in self._could_hold}
        return could.pop() if len(could) == 1 else None

    def not_added(self, has_suit: bool) -> Callable[[Card | None], Text | None]:
        """Why a card cannot be put there; to be used as `allowed`."""

        def reason(card: Card | None) -> Text | None:
            if card is None or self.not_held(card) is not None:
                return self.not_held(card)
            if has_suit is not (card.suit is self.suit_led):
                return tr("it must be a card of the suit led, if there is one")
            return None

        return reason

    @property
    def side_won_since(self) -> bool | None:
        """64A2: has the side won the trick, or one after it? `None`: a claim hides it."""
        table = self.table
        if not self.number:
            return None
        winners = [trick.winner for trick in table.tricks[self.number - 1 :]]
        if any(winner in (self.player, self.player.partner) for winner in winners):
            return True
        claimed = table.claim is not None or table.entered.phase is Phase.CLAIMED
        return None if claimed else False

    @property
    def exempting_clause(self) -> str | None:
        """The case of 64B that the table shows."""
        if self.player is self.table.dummy:
            return "64B3"
        if self.number == 12:
            return "64B6"
        others = (self.player.lho, self.player.rho)
        revoked = any(one.by in others for one in established_ones(self.table))
        return "64B7" if revoked else None

    @property
    def is_exempt(self) -> bool | None:
        """Is it none of 64B, nor can it have been pointed out too late (64B4, 64B5)?"""
        if not self.number or self.exempting_clause is not None:
            return None
        return None if self.added is None and self.hands_are_back else False

    # 67B2 and 14B4: the cards that go back to the hand

    @property
    def kept(self) -> Card | None:
        """The player's card in the trick."""
        return next((card for seat, card in self.trick.cards if seat is self.player), None)

    @property
    def highest_legal(self) -> Card | None:
        """67B2(a): what stays if nobody knows which card was faced."""
        if self.kept is None:
            return None
        cards = (self.kept, *self.extra)
        following = [card for card in cards if card.suit is self.suit_led]
        if self.player is self.trick.leader or not following:
            following = list(cards)
        return max(following, key=lambda card: card.rank)

    def not_so_faced(self, faced: bool) -> Text | None:
        """The table has one of the cards in the trick, and cannot exchange it any more."""
        highest = self.highest_legal
        if faced or highest is None or highest is self.kept:
            return None
        return tr("then {card} stays: enter the cards again, with that one first", card=highest)

    def not_held(self, card: Card | None) -> Text | None:
        """Why it cannot be a card of the player's."""
        if card is not None and self.table.could_hold(self.player, card):
            return None
        return tr("{seat} cannot hold that card", seat=self.player)

    def missing_samples(self) -> tuple[str, ...]:
        """One low card and one honour."""
        kinds = {card.is_honour: str(card) for card in reversed(self._could_hold)}
        return tuple(kinds.values())

    @property
    def could_be_seen(self) -> bool | None:
        """49: what lay where partner could see it matters only while cards are played."""
        return False if self.table.play_has_ended else None

    def penalty_cards(self, player: Player, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """All penalty cards of the player's once these are added."""
        return every_penalty_card(self.table, player, cards)

    @property
    def is_major(self) -> bool | None:
        """50B: a fifth card was played on purpose; one that came out with another was not."""
        if not self.extra:
            return None
        cards = self.penalty_cards(self.player, self.extra)
        return penalty_of(cards, deliberate=self.together is False) is fx.Penalty.MAJOR

    @property
    def picked_up(self) -> tuple[fx.Effect, ...]:
        return (
            tuple(fx.PickedUp(self.player, card) for card in self.extra) if self.lie_there else ()
        )

    @property
    def replacement_told(self) -> tuple[fx.Effect, ...]:
        """14C: what partner knows of the replacement is unauthorised, and is looked at later."""
        partner = (self.player.partner,)
        cards: tuple[Card | None, ...] = self.extra or (None,)
        told = (fx.Unauthorised(self.player, card, partner, "14C") for card in cards)
        return (*told, fx.Review("16B3"))

    @property
    def failed_to_follow(self) -> bool | None:
        """Has the player, holding these cards, not followed suit from that trick on?"""
        table = self.table
        if table.is_open:
            return None
        settled = [
            found.what
            for found in table.irregularities
            if found.kind is Kind.REVOKE and found.seat is self.player and not found.is_open
        ]
        suits = {card.suit for card in self.extra}
        return any(
            seat is self.player
            and trick.suit_led in suits
            and card.suit is not trick.suit_led
            and card not in settled
            for trick in (*table.tricks, table.trick)[max(self.number - 1, 0) :]
            for seat, card in trick.cards
        )


def find_defect(table: Table) -> Defect:
    """The earliest defective trick that is still to be ruled on; one without a card first."""
    for found in table.open_of(Kind.DEFECTIVE_TRICK):
        return _defect(table, found, len(table.at(found.at).tricks) + 1, Fault.TOO_FEW)
    extra = table.open_of(*EXTRA_CARDS)
    if extra:
        return _too_many(table, min(extra, key=lambda found: found.at))
    # 67B1. A player was deemed to have revoked, and now the tricks can be counted.
    added = added_card_to_count(table)
    if added is None:
        return Defect(table)
    trick = table.tricks[added.trick - 1]
    assert isinstance(added.player, Seat)
    return Defect(table, added.player, Fault.TOO_FEW, added.trick, trick, added=added.card)


def _too_many(table: Table, found: Irregularity) -> Defect:
    number = trick_of_extra_card(table, found)
    same = [
        other
        for other in table.open_of(*EXTRA_CARDS, seat=found.seat)
        if trick_of_extra_card(table, other) == number
    ]
    extra = tuple(other.what for other in same if isinstance(other.what, Card))
    together = all(other.kind is Kind.SECOND_CARD for other in same)
    defect = _defect(table, found, number, Fault.TOO_MANY)
    return replace(defect, extra=extra, lie_there=True, together=together)


def _defect(table: Table, found: Irregularity, number: int, fault: Fault) -> Defect:
    tricks = (*table.tricks, table.trick)
    trick = tricks[number - 1] if number <= len(tricks) else Trick()
    return Defect(table, found.seat, fault, number, trick, found.at)
