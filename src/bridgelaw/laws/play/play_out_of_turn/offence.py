"""Laws 45E and 53 to 60: the card that came out of turn, and what was played since."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player, Role, Seat
from bridgelaw.game.suits import Suit
from bridgelaw.game.tricks import Trick
from bridgelaw.laws.machinery.case import NothingToRule
from bridgelaw.laws.play.play_out_of_turn.lead_questions import Since, SinceOpening, WhoseLead
from bridgelaw.laws.play.play_out_of_turn.play_questions import WhosePlay
from bridgelaw.laws.play.play_out_of_turn.questions import What
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.breaches import Irregularity, Kind
from bridgelaw.table.effects import (
    CardAccepted,
    CardPlayed,
    CardWithdrawn,
    Effect,
    Penalty,
    PenaltyCard,
    PickedUp,
)
from bridgelaw.table.events import LedFaceDown, Ruled
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table
from bridgelaw.table.unruled import is_put_off, is_ruled

KEY = "play-out-of-turn"

_NO_TRICK = Trick()

Placed = tuple[Seat, Card]
"""A card on the table and whose it is."""


@dataclass(frozen=True, slots=True)
class Offence:
    """A card led or played out of turn, as far as it is known."""

    by: Player = Role.OFFENDER
    card: Card | None = None
    what: What | None = None
    defender: bool | None = None
    turn: Player | None = None
    """The hand whose turn it was."""
    settled: str | None = None
    """How the players have settled it themselves."""
    in_trick: bool = True
    """Whether it lies in a trick; otherwise it lies face up before the player."""
    trick: Trick = _NO_TRICK
    """The trick that it lies in or was meant for."""
    earlier: tuple[Placed, ...] = ()
    later: tuple[Placed, ...] = ()
    """What was played to that trick before it, and after it."""
    led_since: tuple[Placed, ...] = ()
    """The trick that it was meant to begin, where another card has begun it."""
    second: Card | None = None
    """The card that the partner, whose lead it was, has led as well."""
    after_partner: bool = False
    """Whether it was led by the right player after his partner had led out of turn."""
    face_down: bool = False
    partner_face_down: bool = False
    """54: whether the partner had led face down."""
    is_complete: bool = False
    """Whether the trick is complete."""
    is_current: bool = True
    """Whether the trick is in progress, or the last one, so that its cards can go back."""
    last_trick: bool = False
    lying: tuple[PenaltyCard, ...] = ()
    """The penalty cards that lay on the table before it was played."""

    @property
    def named(self) -> Card | Text:
        """The card, as it is spoken of."""
        return tr("the card") if self.card is None else self.card

    @property
    def suit_led(self) -> Suit | None:
        return self.trick.suit_led

    @property
    def partner_had_played(self) -> bool:
        return any(seat is self.by.partner for seat, _ in self.earlier)

    @property
    def may_have_been_told(self) -> bool:
        """47E1: can it matter that an opponent had said that it was his turn?"""
        if self.what is What.OPENING_LEAD:
            # Once declarer has spread his hand that cannot be undone.
            return bool(self.defender) and not self.face_down and self.settled != "54A"
        if self.what is What.EARLY_LEAD and not self.is_before_partner:
            # Where the trick has to be finished first, it is asked then.
            if not self.is_complete or self.after_partner or self.turn is self.by:
                return False
        return self.what is not What.AFTER_RETRACTION and not self.last_trick

    @property
    def is_before_partner(self) -> bool:
        """57A: has a defender led to the next trick, or played, before partner?"""
        if not self.defender or not self.earlier or self.led_since:
            return False
        return not self.partner_had_played

    @property
    def next_played(self) -> Placed | None:
        """What the hand next in rotation has played to a lead."""
        for seat, card in self.later:
            if seat is self.by.lho and (seat, card) in self.trick.cards:
                return seat, card
            if not self.defender and seat is self.by.rho:
                return None  # 53C comes first
        return None

    @property
    def accepted(self) -> tuple[Effect, ...]:
        """The card stands as it was led or played."""
        if self.in_trick:
            return (CardAccepted(self.by, self.card),)
        return (CardPlayed(self.by, self.card, "53A"),)

    @property
    def taken_back(self) -> tuple[Effect, ...]:
        """The card leaves the trick; whoever has it as a penalty card leaves it face up."""
        return (CardWithdrawn(self.by, self.card),) if self.in_trick else ()

    @property
    def back_in_hand(self) -> tuple[Effect, ...]:
        """The card goes back without rectification; a penalty card is one again."""
        if self.was_penalty_card:
            return (*self.taken_back, *self._again(self.card))
        return self.taken_back or (PickedUp(self.by, self.card),)

    @property
    def was_penalty_card(self) -> bool:
        return bool(self._again(self.card))

    def _again(self, card: Card | None) -> tuple[PenaltyCard, ...]:
        return tuple(one for one in self.lying if one.card is card)

    @property
    def later_taken_back(self) -> tuple[Effect, ...]:
        """What was played after it goes back first, the last card before the others."""
        effects: list[Effect] = []
        for seat, card in reversed(self.later):
            effects += (CardWithdrawn(seat, card), *self._again(card))
        return tuple(effects)


_KINDS = {
    Kind.FIFTH_CARD: What.FIFTH_CARD,
    Kind.OPENING_LEAD_OUT_OF_TURN: What.OPENING_LEAD,
    Kind.LEAD_OUT_OF_TURN: What.LEAD,
    Kind.PREMATURE_LEAD: What.EARLY_LEAD,
    Kind.PLAY_OUT_OF_TURN: What.PLAY,
}

_BY_PLAYERS = ("53A", "53B", "54A", "57C3", "57D", "60A1")
"""How players settle a card out of turn; one that was only played in turn later is forgotten."""


def find(table: Table) -> Offence:
    """The first card out of turn that is open, or the last one that the players settled."""
    still_open = [found for found in table.open_irregularities if found.kind in _KINDS]
    if still_open:
        # What waits for the end of the trick comes after what can be ruled on now.
        still_open.sort(key=lambda found: is_put_off(table, found))
        return _offence(table, still_open[0])
    face_down = _face_down(table)
    if face_down is not None:
        return face_down
    for found in reversed(table.irregularities):
        if found.kind in _KINDS and found.settled in _BY_PLAYERS and not is_ruled(table, found):
            return _offence(table, found)
    raise NothingToRule(
        tr("The table shows no lead or play out of turn that is still to be ruled on.")
    )


def _face_down(table: Table) -> Offence | None:
    """41A: a lead that lies face down before the wrong player, and was not ruled on."""
    if table.phase is not Phase.CLARIFICATION or table.contract is None:
        return None
    for seat, card in table.face_down:
        if seat is table.to_play:
            continue
        at = max(
            place
            for place, event in enumerate(table.log)
            if isinstance(event, LedFaceDown) and event.seat is seat
        )
        if not any(
            isinstance(event, Ruled) and event.procedure == KEY and event.clauses[-1:] == ("41A",)
            for event in table.log[at:]
        ):
            return Offence(
                seat,
                card,
                What.OPENING_LEAD,
                seat.side is not table.contract.declarer.side,
                table.to_play,
                in_trick=False,
                face_down=True,
            )
    return None


def _offence(table: Table, found: Irregularity) -> Offence:
    by, card, contract = found.seat, found.what, table.contract
    assert isinstance(card, Card)
    assert contract is not None
    before = table.at(found.at)
    what = What.AFTER_RETRACTION if found.law == "60B" else _KINDS[found.kind]
    turn = found.breach.turn
    number = len(before.tricks)
    tricks = (*table.tricks, table.trick)
    trick = tricks[number] if number < len(tricks) else table.trick
    led_since: tuple[Placed, ...] = ()
    in_trick = (by, card) in trick.cards
    if in_trick:
        place = trick.cards.index((by, card))
        earlier, later = trick.cards[:place], trick.cards[place + 1 :]
        if number + 1 == len(table.tricks):
            # What was led since would have to go back first.
            later += table.trick.cards
    else:
        # It lies before the player. What was in the trick then came earlier.
        earlier = before.trick.cards
        later = tuple(placed for placed in trick.cards if placed not in earlier)
        if what is What.EARLY_LEAD and number < len(table.tricks):
            # The trick has been completed, and so it is known whose lead it is.
            turn, led_since = trick.winner, tricks[number + 1].cards
        elif what is What.EARLY_LEAD and not table.trick.cards:
            # A ruling has undone the trick, and so nobody follows to it any more.
            turn, earlier, later = table.to_play, (), ()
        elif what is What.FIFTH_CARD or found.settled == "53B":
            later, led_since = (), trick.cards
    return Offence(
        by,
        card,
        what,
        contract.declarer.side is not by.side,
        turn,
        found.settled,
        in_trick,
        trick,
        earlier,
        later,
        led_since,
        second=_second(table, found, turn, led_since),
        after_partner=any(
            other.kind in _LEADS and other.seat is by.partner and other.breach.turn is by
            for other in table.irregularities
            if other.at < found.at and (other.seat, other.what) in before.trick.cards
        ),
        partner_face_down=any(seat is by.partner for seat, _ in before.face_down),
        is_complete=number < len(table.tricks) or not table.trick.cards,
        is_current=number + 1 >= len(table.tricks),
        last_trick=number + (what is What.EARLY_LEAD) == 12,
        lying=tuple(
            PenaltyCard(one.player, one.card, one.penalty, "50") for one in before.penalty_cards
        ),
    )


_LEADS = (Kind.OPENING_LEAD_OUT_OF_TURN, Kind.LEAD_OUT_OF_TURN)


def _second(
    table: Table, found: Irregularity, turn: Seat | None, led_since: tuple[Placed, ...]
) -> Card | None:
    """What the player whose lead it was has led as well, being the partner."""
    partner = found.seat.partner
    if turn is not partner:
        return None
    if found.kind not in _LEADS:
        # It lies in the trick that this card was meant to begin.
        if len(led_since) != 1 or led_since != table.trick.cards:
            return None
        return led_since[0][1] if led_since[0][0] is partner else None
    for other in table.open_irregularities:
        if other.kind is Kind.PREMATURE_LEAD and other.seat is partner and other.at > found.at:
            assert isinstance(other.what, Card)
            return other.what
    return None


def since_opening(table: Table, offence: Offence) -> SinceOpening:
    """What declarer has done about an opening lead out of turn."""
    if offence.face_down:
        return SinceOpening.FACE_DOWN
    if not offence.defender:
        return SinceOpening.DECLARING
    if offence.settled == "54A":
        return SinceOpening.SPREAD
    if offence.settled is not None:
        return SinceOpening.HAND
    dummy = offence.by.rho
    assert isinstance(dummy, Seat)
    if any(seat is dummy for seat, _ in offence.later):
        return SinceOpening.DUMMY
    if table.face_up(dummy):
        return SinceOpening.SEEN
    return SinceOpening.NOTHING if offence.second is None else SinceOpening.PARTNER


def since_lead(offence: Offence) -> Since:
    """Who has played after a lead out of turn, and so perhaps accepted it."""
    by, turn = offence.by, offence.turn
    if offence.settled == "53A" or (offence.in_trick and offence.next_played is not None):
        return Since.LEADER_NEXT if turn is by.lho and offence.is_current else Since.NEXT
    if offence.settled == "53B":
        return Since.LEADER
    if offence.second is not None:
        return Since.PARTNER
    if not offence.in_trick:
        # Somebody has led to the trick that it was meant for.
        return Since.LEADER if offence.led_since else Since.NOBODY
    if not offence.defender and any(seat is by.rho for seat, _ in offence.later):
        return Since.RIGHT
    return Since.NOBODY


def whose_lead(offence: Offence) -> WhoseLead:
    """Who led out of turn, and whose lead it was."""
    partners = offence.turn is offence.by.partner
    if offence.defender:
        return WhoseLead.PARTNERS if partners else WhoseLead.DECLARING_SIDES
    return WhoseLead.OTHER_HANDS if partners else WhoseLead.DEFENDERS


def whose_play(offence: Offence) -> WhosePlay:
    """Who played out of turn to a trick, and whether partner was passed over."""
    if not offence.defender:
        return WhosePlay.DECLARING
    return WhosePlay.BEFORE_RHO if offence.partner_had_played else WhosePlay.BEFORE_PARTNER


def is_legal(table: Table, offence: Offence) -> bool | None:
    """Can the card be played to its trick? `None` where the hand is not known."""
    by, card, led = offence.by, offence.card, offence.suit_led
    assert isinstance(by, Seat)
    assert card is not None
    others = [one for one in table.penalty_cards if one.player is by and one.card is not card]
    majors = [one.card for one in others if one.penalty is Penalty.MAJOR]
    if len(majors) < len(others) and not card.is_honour:
        # 50C: below the ten a minor penalty card of the suit comes first.
        if any(one.card.suit is card.suit for one in others):
            return False
    if led is None or card.suit is led:
        # 52: a penalty card of the suit comes first.
        return not any(other.suit is card.suit for other in majors)
    hand = table.hand(by)
    if hand is None:
        reported = any(
            found.kind is Kind.REVOKE and found.seat is by and found.what is card
            for found in table.irregularities
        )
        return False if reported else None
    return not hand.holding(led) and not majors
