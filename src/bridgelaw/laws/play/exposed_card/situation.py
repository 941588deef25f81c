"""Laws 48 and 49: what the table shows of cards that were shown or named."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game.cards import Card, is_honour
from bridgelaw.game.seats import Seat
from bridgelaw.laws.common.about_the_trick import ShownInTrick
from bridgelaw.laws.common.penalty_words import every_penalty_card
from bridgelaw.laws.law import All, Irregularity, Kind, NothingToRule, Phase, Table, Text, fx, tr
from bridgelaw.laws.play.exposed_card.questions import What, When, Who
from bridgelaw.laws.play.several_cards.situation import card_before
from bridgelaw.table.breaches import SHOWN_IN_PLAY
from bridgelaw.table.events import Designated, Exposed, Led, Played, PlayedTogether, TrickQuitted
from bridgelaw.table.shown_late import was_shown_late


@dataclass(frozen=True, slots=True)
class Shown:
    """The cards that a player showed or named in one movement, as far as they are known."""

    table: Table
    by: Seat
    cards: tuple[Card, ...] = ()
    who: Who | None = None
    named: bool | None = None
    faced: bool = False
    """Whether it was put on the table as if it were played, for everybody to see."""
    spread: bool = False
    is_declarer: bool = False
    after_lead: bool | None = None
    """Whether an opening lead out of turn lies there (48B1)."""
    named_at_turn: bool | None = False
    """`None` where it was theirs to play only if they held nothing that comes before it."""
    at_turn: bool = False
    """Whether it was the player's turn, and still is, and the card may be played."""
    other: Card | None = None
    """What the player has played to the trick since, in place of the card that was named."""
    trick_in_progress: bool = False
    """Whether a trick was in progress."""
    went_on: bool = False
    """Whether play went on before the director was called."""
    was_one_of_several: bool = False
    """50B: whether more cards were shown with it, also where those have been played since."""
    at: int | None = None
    """The event of the log in which they were shown."""

    @property
    def is_told(self) -> bool:
        """Did somebody enter what was shown?"""
        return self.at is not None

    @property
    def name(self) -> All | Text:
        return All(self.cards) if self.cards else tr("the card")

    @property
    def only_card(self) -> Card | None:
        return self.cards[0] if self.cards else None

    # What became of the cards

    @property
    def taken_back(self) -> tuple[fx.Effect, ...]:
        """The cards of the player go back to the hand."""
        return tuple(fx.PickedUp(self.by, card) for card in self.cards or (None,))

    def told(self, law: str) -> tuple[fx.Effect, ...]:
        """What they tell is unauthorised for partner."""
        partner = (self.by.partner,)
        return tuple(fx.Unauthorised(self.by, card, partner, law) for card in self.cards or (None,))

    # The declaring side

    @property
    def spreads(self) -> bool | None:
        """Whether declarer put the hand down."""
        if self.who is None:
            return None
        if not self.is_declarer or self.spread:
            return self.spread and self.is_declarer
        # After an opening lead out of turn declarer may have begun to (54A).
        return None if self.after_lead else False

    @property
    def held_as_played(self) -> bool | None:
        """Only one card of declarer's can be, at the turn to play from that hand."""
        if self.who is None:
            return None
        may_be_due = self.is_declarer and self.table.entered.is_turn_of(self.by) is not False
        return None if len(self.cards) == 1 and may_be_due and not self.faced else False

    # A defender

    @property
    def only_occasion(self) -> When | None:
        """68D: while declarer's claim stops the play, there is no other occasion."""
        claim = self.table.claim
        if claim is None or not self.play_has_stopped:
            return None
        return When.CLAIM if self.table.is_defender(claim.seat) is False else None

    def cannot_be(self, when: When) -> Text | None:
        """Why the card cannot have been shown on this occasion, as the table stands."""
        if self.who is None:
            return None
        if self.play_has_stopped:
            allowed = {When.CLAIM, When.OBJECTION}
        elif self.lies_already:
            allowed = {When.OTHERWISE, When.CLAIM}
        else:
            allowed = {When.OTHERWISE, When.TRICK, When.OBJECTION, When.CLAIM, When.DESIGNATED}
            if not (self.named or self.spread):
                allowed.add(When.PLAY)
                if not self.faced:
                    allowed |= {When.LAWFUL, When.RETRACTED, When.FOUND}
        if when not in allowed or (when is When.TRICK and not self.trick_in_progress):
            return tr("that does not fit what happened at this table")
        return None

    @property
    def could_see(self) -> bool | None:
        """Whether partner could: of what lay on the table, certainly."""
        return True if self.faced or self.spread or self.lies_already else None

    @property
    def lies_already(self) -> bool:
        """50A: penalty cards stay face up; to show them again is no occasion to take them back."""
        lying = {one.card for one in self.table.penalty_cards if one.player is self.by}
        return bool(lying.intersection(self.cards))

    @property
    def counts_as_played(self) -> bool | None:
        if self.who is None:
            return None
        if self.named:
            return self.named_at_turn
        # At the player's turn it depends on what they did with the card.
        return None if self.at_turn and not self.faced else False

    @property
    def lead_faced(self) -> bool | None:
        """Whether the opening lead has been."""
        has_led = bool(self.table.trick.cards or self.table.tricks)
        return has_led or (None if self.table.is_open else False)

    @property
    def in_trick(self) -> ShownInTrick:
        """The same cards, where it was about the trick in progress."""
        return ShownInTrick(self.by, self.cards, self.table)

    @property
    def play_has_stopped(self) -> bool:
        """By a claim or a concession, or by a hand shown that was held to be one (68A)."""
        return self.table.entered.phase is Phase.CLAIMED

    @property
    def conceder(self) -> Seat:
        """The defender whose partner objected."""
        claim = self.table.claim
        return self.by if claim is None else claim.seat

    # Penalty cards

    @property
    def every(self) -> tuple[Card, ...]:
        """All penalty cards that a defender will have if these become penalty cards."""
        return every_penalty_card(self.table, self.by, self.cards)

    @property
    def what(self) -> What | None:
        every = self.every
        if len(every) > 1:
            return What.SEVERAL
        if not every:
            return None
        honour = is_honour(every[0])
        return None if honour is None else What.HONOUR if honour else What.LOW


def find_shown(table: Table) -> Shown:
    found = [one for one in table.open_irregularities if _is_shown(table, one)]
    if not found:
        raise NothingToRule(tr("No card was shown at this table when it should not have been."))
    first = min(found, key=lambda one: one.at)
    seat = first.seat
    cards = tuple(
        card
        for one in found
        if one.seat is seat and one.at == first.at
        for card in _cards_of(table, one)
    )
    who = _who(table, seat)
    if not cards and who is not Who.DECLARING:
        raise NothingToRule(
            tr("It is not known which cards were spread: enter them as cards that were exposed.")
        )
    is_declarer = seat is table.declarer
    could = who is Who.DEFENDER and _could_play(table, first.at, seat, cards)
    at_turn = could is not False
    now = table.entered.to_play is seat
    other = next((card for player, card in table.trick.cards if player is seat), None)
    named = first.kind is Kind.CARD_NAMED
    return Shown(
        table,
        seat,
        cards,
        who,
        named,
        first.kind in (Kind.SECOND_CARD, Kind.NOT_PLAYING),
        spread=first.what is None,
        is_declarer=is_declarer,
        after_lead=is_declarer and _opening_lead_is_open(table),
        named_at_turn=could if named and (now or other is not None) else False,
        at_turn=at_turn and now,
        other=other if named and at_turn and not now else None,
        trick_in_progress=bool(table.at(first.at).trick.cards),
        went_on=any(isinstance(event, _PLAYS) for event in table.log[first.at + 1 :]),
        was_one_of_several=_shown_in(table, first) > 1,
        at=first.at,
    )


def _shown_in(table: Table, found: Irregularity) -> int:
    """How many cards were shown in that movement."""
    event = table.log[found.at]
    return len(event.cards) if isinstance(event, Exposed) else 1


_PLAYS = (Led, Played, PlayedTogether, Designated, TrickQuitted)


def _is_shown(table: Table, found: Irregularity) -> bool:
    if found.why in SHOWN_IN_PLAY or was_shown_late(table, found) is not False:
        return True
    if found.kind is Kind.SECOND_CARD:
        # What came at the same moment as the card played is Law 58B's.
        return card_before(table, found) is not None
    return found.kind is Kind.NOT_PLAYING


def _cards_of(table: Table, found: Irregularity) -> list[Card]:
    if isinstance(found.what, Card):
        return [found.what]
    spread = dict(found.breach.details).get("what")
    lying = table.face_up(found.seat)  # some may have been played since
    every = spread.items if spread else ()
    return [card for card in every if isinstance(card, Card) and card in lying]


def _who(table: Table, seat: Seat) -> Who | None:
    if table.phase in (Phase.PASSED_OUT, Phase.OVER):
        return Who.OVER
    defends = table.is_defender(seat)
    if defends is None:
        return None
    if table.contract is None:
        return Who.OVER
    return Who.DEFENDER if defends else Who.DECLARING


def _could_play(table: Table, at: int, seat: Seat, cards: tuple[Card, ...]) -> bool | None:
    """Was it the player's turn in this trick, with a card that they were free to play?

    `None` where that depends on what else they held.
    """
    before = table.at(at)
    if len(cards) != 1 or before.to_play is not seat or len(before.tricks) != len(table.tricks):
        return False
    choices = before.legal_cards(seat)
    if cards[0] not in choices.legal or choices.decisions:
        return False
    return None if cards[0] in choices.only_if else True


def _opening_lead_is_open(table: Table) -> bool:
    """54A: does an opening lead out of turn lie there, and nothing else?"""
    if table.tricks or len(table.trick.cards) != 1:
        return False
    seat, card = table.trick.cards[0]
    return bool(table.open_of(Kind.OPENING_LEAD_OUT_OF_TURN, seat=seat, what=card))
