"""Laws 42 and 43: what the table shows of dummy, and of what somebody else has done."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.laws.common.withdrawn_cards import Play
from bridgelaw.laws.law import Irregularity, Kind, NothingToRule, Phase, Table, Text, fx, tr
from bridgelaw.laws.play.dummy_conduct.questions import Deed, Slip, Whose
from bridgelaw.table.breaches import BY_DUMMY, REVOKES, Why
from bridgelaw.table.placed import Placed
from bridgelaw.table.revokes import (
    TWELFTH,
    Offence,
    is_established,
    revokes_to_rule_on,
    suspected,
    suspects,
)

KEY = "dummy-conduct"


@dataclass(frozen=True, slots=True)
class Conduct:
    """Dummy, whose conduct is in question, and the table, as far as it is known."""

    table: Table = field(repr=False)
    dummy: Seat

    @property
    def deed(self) -> Deed | None:
        """45F, 45D: what the table saw dummy do, if nobody has ruled on it."""
        for found in reversed(self.table.open_irregularities):
            if found.kind is Kind.WRONG_CARD_FROM_DUMMY:
                return Deed.PLAYED
            if found.why in BY_DUMMY and not _is_ruled_here(self.table, found):
                return Deed.SUGGESTED
        return None

    @property
    def violated(self) -> bool | None:
        """43A2: whether it has been ruled so on this board; else the director has to find out."""
        ruled = any(
            ruling.procedure == KEY and any(clause.startswith("43A2") for clause in ruling.clauses)
            for ruling in self.table.rulings
        )
        return True if ruled else None

    @property
    def play_over(self) -> bool | None:
        """After a claim play has only stopped, and may go on (68D2)."""
        return None if self.table.phase is Phase.CLAIMED else self.table.may_be(Phase.OVER)

    @property
    def ruled_on_next(self) -> str | None:
        """Which procedure rules on what the table shows, if it shows anything."""
        key = self.table.ruling_needed
        return None if key == KEY else key

    @property
    def whose(self) -> Whose | None:
        """Whose irregularity it is, if all that are open are one side's."""
        defend = {self.table.defends(found.seat) for found in self.table.open_irregularities}
        if len(defend) != 1:
            return None
        return Whose.DEFENDER if True in defend else Whose.DECLARER

    # The hand on lead

    @property
    def has_led(self) -> bool | None:
        """Whether declarer has led from the wrong hand."""
        led = (Why.LED_BY_DECLARERS, Why.LED_EARLY_BY_DECLARERS)
        if any(found.why in led for found in self.table.open_irregularities):
            return True
        return None if self.table.trick.cards or self.table.phase is None else False

    @property
    def declarer_is_to_lead(self) -> bool:
        """Whether it can be, from one of the two hands."""
        turn = self.table.is_turn_of(self.dummy, self.dummy.partner)
        return turn is None or (turn and not self.table.trick.cards)

    def leads_anyway(self, hand: Seat) -> bool:
        """Is it that hand's turn, so that nothing needs to be done, as far as it is known?"""
        return self.table.is_turn_of(hand) is not False

    def not_held(self, hand: Seat, card: Card | None) -> Text | None:
        if card is None or card in self._held(hand):
            return None
        return tr("{seat} does not hold {what}.", seat=hand, what=card)

    def _held(self, hand: Seat) -> Iterable[Card]:
        """What lies in a hand whose turn it is not."""
        return self.table.legal_cards(hand).excluded

    # Revokes

    @property
    def declarer_revoked(self) -> bool | None:
        return self._has_revoked(self.dummy.partner)

    @property
    def defender_revoked(self) -> bool | None:
        return self._has_revoked(self.dummy.lho, self.dummy.rho)

    @property
    def dummy_revoked(self) -> bool | None:
        return self._has_revoked(self.dummy)

    @property
    def dummy_may_have_revoked(self) -> bool:
        return self.table.is_open or self._open_revoke(self.dummy) is not None

    @property
    def declarers_revoke(self) -> NoticedRevoke | None:
        return self._revoke(self.dummy.partner)

    @property
    def defenders_revoke(self) -> NoticedRevoke | None:
        return self._revoke(self.dummy.lho, self.dummy.rho)

    def _has_revoked(self, *players: Seat) -> bool | None:
        """What the table knows; without the hands it knows only of a suit that turned up later."""
        if self._open_revoke(*players) is not None:
            return True
        is_known = not self.table.is_open and self._last_suspect(*players) is None
        return False if is_known else None

    def _revoke(self, *players: Seat) -> NoticedRevoke | None:
        return self._open_revoke(*players) or self._last_suspect(*players)

    def _open_revoke(self, *players: Seat) -> NoticedRevoke | None:
        """The last open revoke of one of these players, if the table knows of one."""
        every = revokes_to_rule_on(self.table)
        mine = [one for one in every if one.by in players and one.follows]
        return NoticedRevoke(max(mine, key=lambda one: one.at), self.table) if mine else None

    def _last_suspect(self, *players: Seat) -> NoticedRevoke | None:
        """The last card with which one of these players, of unknown hand, did not follow suit."""
        for card, (seat, _) in reversed(suspects(self.table).items()):
            if seat in players:
                return NoticedRevoke(suspected(self.table, card), self.table)
        return None

    # A defender's irregularity (43B3)

    @property
    def fault(self) -> Fault | None:
        """The last open irregularity of a defender that this law can deal with."""
        return self.table.derive(_find_fault)

    @property
    def revoke_at_fault(self) -> NoticedRevoke | None:
        """The defender's revoke to which dummy drew attention."""
        fault = self.fault
        if fault is None:
            return self._last_suspect(self.dummy.lho, self.dummy.rho)
        return _revoke_with(self.table, fault.by, fault.cards[0])


@dataclass(frozen=True, slots=True)
class Fault:
    """What a defender had done, and with which cards."""

    slip: Slip
    by: Seat
    cards: tuple[Card, ...] = ()
    in_trick: tuple[Card, ...] = ()
    """Those of the cards that lie in the trick in progress."""

    @property
    def unrectified(self) -> tuple[fx.Effect, ...]:
        """The card stands as it was led or played, or goes back and is no penalty card."""
        if self.slip is Slip.LEAD:
            return tuple(fx.CardAccepted(self.by, card) for card in self.cards)
        # The card that was played with others lies in the trick, and the others before the player.
        lying = (fx.PickedUp(self.by, card) for card in self.cards if card not in self.in_trick)
        return (*lying, *(fx.CardWithdrawn(self.by, card) for card in self.in_trick))


@dataclass(frozen=True, slots=True)
class NoticedRevoke:
    """A card with which a player did not follow suit, and what has been played since."""

    offence: Offence
    table: Table = field(repr=False)

    @property
    def by(self) -> Seat:
        return self.offence.by

    @property
    def card(self) -> Card:
        return self.offence.card

    @property
    def placed(self) -> Placed:
        """Where the card lies."""
        found = self.table.placed(self.by, self.card)
        assert found is not None
        return found

    @property
    def is_on_twelfth(self) -> bool:
        return self.offence.trick == TWELFTH

    @property
    def is_established(self) -> bool | None:
        """63A: `None` where it is open to doubt what their side has done since (45E, 48B2)."""
        return is_established(self.table, self.offence)

    @property
    def slip(self) -> Slip:
        return Slip.ESTABLISHED if self.is_established else Slip.REVOKE

    @property
    def last_card(self) -> Card | None:
        """What the player has played to the thirteenth trick, after a revoke at the twelfth."""
        return dict(self.placed.next_trick).get(self.by) if self.is_on_twelfth else None


def _revoke_with(table: Table, by: Seat, card: Card) -> NoticedRevoke | None:
    """The revoke with this card, if it is to be ruled on."""
    found = (one for one in revokes_to_rule_on(table) if (one.by, one.card) == (by, card))
    return next((NoticedRevoke(one, table) for one in found), None)


def find_conduct(table: Table) -> Conduct:
    if table.dummy is None or table.in_auction_period:
        raise NothingToRule(tr("There is no dummy before the opening lead is faced."))
    return Conduct(table, table.dummy)


def _is_ruled_here(table: Table, found: Irregularity) -> bool:
    """45F leaves nothing to put right, so that only the ruling itself tells."""
    since = table.rulings[len(table.at(found.at).rulings) :]
    return any(ruling.procedure == KEY and "45F" in ruling.clauses for ruling in since)


_STANDS = (
    Kind.LEAD_OUT_OF_TURN,
    Kind.OPENING_LEAD_OUT_OF_TURN,
    Kind.LED_BEFORE_CHOICE,
    Kind.PENALTY_CARD_NOT_PLAYED,
)
_GOES_BACK = (
    Kind.CARD_EXPOSED,
    Kind.CARD_NAMED,
    Kind.PLAY_OUT_OF_TURN,
    Kind.PREMATURE_LEAD,
    Kind.FIFTH_CARD,
    Kind.SECOND_CARD,
)


def _find_fault(table: Table) -> Fault | None:
    for found in reversed(table.open_irregularities):
        if table.defends(found.seat) and isinstance(found.what, Card):
            slip = _slip(table, found, found.what)
            if slip is not None:
                cards = _together(table, found) if slip is Slip.CARD else (found.what,)
                in_trick = (card for card in cards if (found.seat, card) in table.trick.cards)
                return Fault(slip, found.seat, cards, tuple(in_trick))
    return None


def _slip(table: Table, found: Irregularity, card: Card) -> Slip | None:
    in_trick = (found.seat, card) in table.trick.cards
    if found.kind in _STANDS:
        # 53A: nobody can accept a lead out of turn to the last trick.
        last = found.kind is Kind.LEAD_OUT_OF_TURN and in_trick and len(table.tricks) == TWELFTH
        return Slip.CARD if last else Slip.LEAD
    if found.kind in REVOKES:
        revoke = _revoke_with(table, found.seat, card)
        return None if revoke is None else revoke.slip
    if found.kind not in _GOES_BACK or found.why is Why.NAMED_AT_TURN:
        return None  # a card that was named at its player's turn has simply been played
    if card in table.played(found.seat) and not in_trick:
        return Slip.LEAD  # the trick to which it was played too early is over
    return Slip.CARD


def _together(table: Table, found: Irregularity) -> tuple[Card, ...]:
    """Cards that were shown together go back together."""
    return tuple(
        one.what
        for one in table.open_irregularities
        if one.at == found.at and one.seat is found.seat and isinstance(one.what, Card)
    )


def changed_by_opponents(revoke: NoticedRevoke, effects: list[fx.Effect]) -> list[Play]:
    """The cards that opponents of the player took back."""
    return [
        (effect.player, effect.card)
        for effect in effects
        if isinstance(effect, (fx.CardReplaced, fx.CardWithdrawn))
        if isinstance(effect.player, Seat) and effect.player.opposes(revoke.by)
        if effect.card is not None
    ]
