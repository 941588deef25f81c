"""Laws 67 and 14: what the table knows of a defective trick."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from bridgelaw.game.cards import Card
from bridgelaw.game.hands import PACK, Hand
from bridgelaw.game.seats import SEATS, Player, Role, Seat
from bridgelaw.game.suits import Suit
from bridgelaw.game.tricks import Trick
from bridgelaw.laws.play.defective_trick.questions import Fault, Led
from bridgelaw.table.breaches import Irregularity, Kind
from bridgelaw.table.effects import RevokeCounted
from bridgelaw.table.events import PutBack
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table
from bridgelaw.table.unruled import EXTRA_CARDS, added_card_to_count, trick_of_extra_card


@dataclass(frozen=True, slots=True)
class Defect:
    """A trick with too few or too many cards, as far as it is known."""

    player: Player = Role.OFFENDER
    fault: Fault | None = None
    number: int = 0
    """The trick, counted from one; 0 where it is not known."""
    trick: Trick = field(default_factory=Trick)
    later: tuple[tuple[Seat, Card], ...] = ()
    """What was played to the next trick."""
    next_quitted: bool = False
    """Whether the next trick is over as well."""
    at: int = 0
    """The event with which the trick became defective."""
    extra: tuple[Card, ...] = ()
    """The cards that the player put there besides one."""
    lie_there: bool = False
    """Whether the table has the extra cards face up."""
    together: bool | None = None
    added: Card | None = None
    """The card that was put among the played ones; its trick is still to be counted."""

    @property
    def both_played_on(self) -> bool | None:
        if not self.number:
            return None
        return self.next_quitted or len({seat.side for seat, _ in self.later}) == 2

    @property
    def next_led(self) -> Led | None:
        if not self.number:
            return None
        if not self.later:
            return Led.NOBODY
        assert isinstance(self.player, Seat)
        return Led.OTHERS if self.later[0][0].opposes(self.player) else Led.OWN_SIDE

    @property
    def suit_led(self) -> Suit | None:
        return self.trick.suit_led

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


def find_defect(table: Table) -> Defect:
    """The earliest defective trick that is still to be ruled on; one without a card first."""
    for found in table.open_of(Kind.DEFECTIVE_TRICK):
        return _defect(table, found, len(table.at(found.at).tricks) + 1, Fault.TOO_FEW)
    for found in table.open_of(*EXTRA_CARDS):
        return _too_many(table, found)
    return table.derive(find_uncounted) or Defect()


def find_uncounted(table: Table) -> Defect | None:
    """67B1: a player was deemed to have revoked, and now the tricks can be counted."""
    added = added_card_to_count(table)
    if added is None:
        return None
    trick = table.tricks[added.trick - 1]
    return Defect(added.player, Fault.TOO_FEW, added.trick, trick, added=added.card)


def _too_many(table: Table, found: Irregularity) -> Defect:
    number = trick_of_extra_card(table, found)
    same = [
        other
        for other in table.open_irregularities
        if other.kind in EXTRA_CARDS
        and other.seat is found.seat
        and trick_of_extra_card(table, other) == number
    ]
    extra = tuple(other.what for other in same if isinstance(other.what, Card))
    together = all(other.kind is Kind.SECOND_CARD for other in same)
    defect = _defect(table, found, number, Fault.TOO_MANY)
    return replace(defect, extra=extra, lie_there=True, together=together)


def _defect(table: Table, found: Irregularity, number: int, fault: Fault) -> Defect:
    tricks = (*table.tricks, table.trick)
    trick = tricks[number - 1] if number <= len(tricks) else Trick()
    later = tricks[number].cards if number < len(tricks) else ()
    return Defect(found.seat, fault, number, trick, later, number < len(table.tricks), found.at)


def cards_of(table: Table, seat: Seat) -> list[Card]:
    """Every card that may be in the hand, the highest of each suit first."""
    return [card for card in Hand(PACK) if table.could_hold(seat, card)]


def may_supply(table: Table, defect: Defect, card: Card | None) -> bool:
    """67A1: could the card legally have been played to the trick, and is it still in the hand?"""
    seat = defect.player
    assert isinstance(seat, Seat)
    if card is None or not table.could_hold(seat, card):
        return False
    before = table.at(defect.at)
    legal = before.legal_cards(seat)
    if before.to_play is seat and any(table.could_hold(seat, one) for one in legal.legal):
        return legal.why_not(card) is None
    # Another player lacks a card too, and his turn came first; or those cards went elsewhere since.
    return card.suit is defect.suit_led or not holds_suit(table, defect)


def holds_suit(table: Table, defect: Defect) -> bool | None:
    """67B1: does the player hold a card of the suit led? `None` where the hand is not known."""
    assert isinstance(defect.player, Seat)
    hand = table.hand(defect.player)
    return None if hand is None else any(card.suit is defect.suit_led for card in hand)


def changes_winner(table: Table, defect: Defect, card: Card) -> bool:
    """Does the trick go to another player with this card than it went to without it?"""
    seat = defect.player
    assert isinstance(seat, Seat)
    quitted = table.at(defect.at + 1).tricks[defect.number - 1]
    complete = Trick((*defect.trick.cards, (seat, card)), defect.trick.trump)
    return complete.is_complete and complete.winner is not quitted.winner


def side_won_since(table: Table, defect: Defect) -> bool | None:
    """64A2: has the offender's side won the trick, or one after it? `None`: a claim hides it."""
    assert isinstance(defect.player, Seat)
    won = [trick.winner for trick in table.tricks[defect.number - 1 :]]
    if any(winner.side is defect.player.side for winner in won if winner is not None):
        return True
    claimed = table.claim is not None or table.phase is Phase.CLAIMED
    return None if claimed else False


def is_exempt(table: Table, defect: Defect) -> str | None:
    """The case of 64B that the table shows."""
    seat, contract = defect.player, table.contract
    assert isinstance(seat, Seat)
    if contract is not None and seat is contract.dummy:
        return "64B3"
    if defect.number == 12:
        return "64B6"
    if any(revoke.player.opposes(seat) for revoke in table.standing_revokes) or any(
        isinstance(effect, RevokeCounted)
        and isinstance(effect.player, Seat)
        and effect.player.opposes(seat)
        for ruling in table.rulings
        for effect in ruling.effects
    ):
        return "64B7"
    return None


def may_be_exempt(table: Table, defect: Defect) -> bool:
    """Is there a case of 64B, or may it have been pointed out too late (64B4, 64B5)?"""
    late = defect.added is None and hands_are_back(table)
    return late or is_exempt(table, defect) is not None


def failed_to_follow(table: Table, defect: Defect) -> bool:
    """Has the player, holding these cards, not followed suit from that trick on?"""
    tricks = (*table.tricks, table.trick)[max(defect.number - 1, 0) :]
    settled = [
        found.what
        for found in table.irregularities
        if found.kind is Kind.REVOKE and found.seat is defect.player and not found.is_open
    ]
    suits = {card.suit for card in defect.extra}
    return any(
        seat is defect.player
        and trick.suit_led in suits
        and card.suit is not trick.suit_led
        and card not in settled
        for trick in tricks
        for seat, card in trick.cards
    )


def is_over(table: Table) -> bool:
    """A claim stops the play."""
    return table.phase in (Phase.OVER, Phase.CLAIMED)


def hands_are_back(table: Table) -> bool:
    """Have all four put their hands back into the board?"""
    back = {event.seat for event in table.log if isinstance(event, PutBack)}
    return is_over(table) and len(back) == len(SEATS)


def is_defender(table: Table, player: Player) -> bool:
    assert isinstance(player, Seat)
    return table.contract is not None and table.contract.declarer.opposes(player)
