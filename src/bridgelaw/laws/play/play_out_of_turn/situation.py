"""Laws 45E and 53 to 60: what the table shows of the card that came out of turn.

Where a law asks about a fact, the property for it is `None` if nothing is known.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.game.tricks import Trick
from bridgelaw.laws.common.penalty_words import every_penalty_card
from bridgelaw.laws.law import Kind, Table, Text, filled, fx, tr
from bridgelaw.laws.play.play_out_of_turn.lead.questions import (
    FACE_DOWN_GOES_BACK,
    Since,
    SinceOpening,
    Which,
    WhoseLead,
)
from bridgelaw.laws.play.play_out_of_turn.questions import Fifth, What, WhosePlay
from bridgelaw.table.breaches import Why

_NO_TRICK = Trick()

Placed = tuple[Seat, Card]
"""A card on the table and whose it is."""


@dataclass(frozen=True, slots=True)
class Offence:
    """A card led or played out of turn, as far as it is known."""

    table: Table
    by: Seat
    card: Card | None = None
    what: What | None = None
    defender: bool | None = None
    turn: Seat | None = None
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
    led_too: tuple[Card, ...] = ()
    """What the same player has led besides, before anybody has accepted the first card."""
    after_partner: bool = False
    """Whether it was led by the right player after their partner had led out of turn."""
    face_down: bool = False
    partner_face_down: Card | None = None
    """54: the card that the partner had led face down."""
    is_complete: bool = False
    """Whether the trick is complete."""
    is_current: bool = True
    """Whether the trick is in progress, or the last one, so that its cards can go back."""
    last_trick: bool = False
    lying: tuple[fx.PenaltyCard, ...] = ()
    """The penalty cards that lay on the table before it was played."""
    first: tuple[fx.Effect, ...] = ()
    """What was settled before this card: 53C, 58A."""
    at: int | None = None
    """The event of the log in which it was led or played."""

    # Who and what it is

    @property
    def is_told(self) -> bool:
        """Did somebody enter the card?"""
        return self.card is not None

    @property
    def declarer(self) -> Seat | None:
        """Who chooses, where it is known."""
        return self.table.declarer

    @property
    def named(self) -> Card | Text:
        """The card, as it is spoken of."""
        return tr("the card") if self.card is None else self.card

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card that is a penalty card if it is not accepted."""
        return () if self.card is None else (self.card, *self.led_too)

    def being(self, what: What) -> Offence:
        """The offence once it is known what it was."""
        # A card that is too many, or too soon, lies before the player and not in the trick.
        in_trick = self.in_trick and what not in (What.FIFTH_CARD, What.EARLY_LEAD)
        return replace(self, what=what, in_trick=in_trick)

    def by_defender(self, defender: bool = True) -> Offence:
        return replace(self, defender=defender)

    @property
    def alone(self) -> Offence:
        """The offence where nothing that was played later goes back."""
        return replace(self, later=())

    @property
    def outside_trick(self) -> Offence:
        return replace(self, in_trick=False, later=())

    @property
    def what_shown(self) -> What | None:
        if self.what is not What.LEAD:
            return self.what
        if self.may_be_opening:
            return None
        return What.LAST_LEAD if self.last_trick else What.LEAD

    @property
    def may_be_opening(self) -> bool:
        """Has nobody said whether a trick was played before a defender's lead?"""
        if not self.defender or self.at is None or self.declarer is None:
            return False
        then = self.table.at(self.at + 1)
        uncounted = then.earlier is None and not then.tricks
        return uncounted and self.turn in (None, self.declarer.lho)

    def not_shown(self, what: What) -> Text | None:
        """Of a lead to a trick that nobody counted only its number is open."""
        if not self.is_told or what in (What.OPENING_LEAD, What.LEAD, What.LAST_LEAD):
            return None
        return tr("it was a lead")

    @property
    def may_have_been_told(self) -> bool:
        """47E1: can it matter that an opponent had said that it was their turn?"""
        if self.card is None:
            return False  # then it is one of the answers to what was done
        if self.what is What.OPENING_LEAD:
            # Once declarer has spread the hand that cannot be undone.
            return bool(self.defender) and not self.face_down and self.settled != "54A"
        is_next = not (self.is_before_partner or self.is_to_the_lead)
        if self.what is What.EARLY_LEAD and is_next:
            # Where the trick has to be finished first, it is asked then.
            if not self.is_complete or self.after_partner or self.turn is self.by:
                return False
        # A lead to the last trick goes back in any case; but a defender's, before partner has
        # played to the twelfth, costs something (57A).
        can_matter = not self.last_trick or bool(self.is_before_partner)
        return can_matter and self.what is not What.AFTER_RETRACTION

    def penalty_cards(self, player: Seat, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """All penalty cards of the player, with these."""
        return every_penalty_card(self.table, player, cards)

    @property
    def has_obligations(self) -> bool:
        """60A3: do penalty cards or restrictions from before bind the offending defenders?"""
        return bool(self.defender) and (self.binds(self.by) or self.binds(self.by.partner))

    def binds(self, player: Seat) -> bool:
        """Has this player a penalty card, or a restriction on the lead?"""
        return any(one.player is player for one in self.table.penalty_cards) or any(
            one.player is player for one in self.table.lead_restrictions
        )

    # What becomes of the card, and of what was played after it

    @property
    def accepted(self) -> tuple[fx.Effect, ...]:
        """The card stands as it was led or played."""
        if self.in_trick:
            return (fx.CardAccepted(self.by, self.card),)
        return (fx.CardPlayed(self.by, self.card, "53A"),)

    @property
    def taken_back(self) -> tuple[fx.Effect, ...]:
        """The card leaves the trick; whoever has it as a penalty card leaves it face up."""
        return (fx.CardWithdrawn(self.by, self.card),) if self.in_trick else ()

    @property
    def back_in_hand(self) -> tuple[fx.Effect, ...]:
        """The card goes back without rectification; a penalty card is one again."""
        if self.was_penalty_card:
            return (*self.taken_back, *self._again(self.card))
        return self.taken_back or (fx.PickedUp(self.by, self.card),)

    @property
    def was_penalty_card(self) -> bool:
        return bool(self._again(self.card))

    def _again(self, card: Card | None) -> tuple[fx.PenaltyCard, ...]:
        return tuple(one for one in self.lying if one.card is card)

    @property
    def face_down_back(self) -> tuple[fx.Effect, ...]:
        """54: the partner's face-down lead goes back, unless they have played that card since."""
        lead = (self.by.partner, self.partner_face_down)
        if lead[1] is None:
            return ()
        tricks = (*self.table.tricks, self.table.trick)
        return () if any(lead in trick.cards for trick in tricks) else (fx.CardWithdrawn(*lead),)

    @property
    def later_taken_back(self) -> tuple[fx.Effect, ...]:
        """What was played after it goes back first, the last card before the others."""
        effects: list[fx.Effect] = []
        for seat, card in reversed(self.later):
            effects += (fx.CardWithdrawn(seat, card), *self._again(card))
        return tuple(effects)

    @property
    def back_from_the_table(self) -> tuple[fx.Effect, ...]:
        """What lies before the player is picked up, unless that has happened already."""
        return self.back_in_hand if self.settled is None or self._lies_face_up else ()

    @property
    def _lies_face_up(self) -> bool:
        """Is it a card that was shown, and not one of a dummy that is spread?"""
        if self.card is None:
            return True
        face_up = self.table.face_up(self.by)
        return self.card in face_up and not (self.by is self.table.dummy and len(face_up) > 1)

    # 47E1

    @property
    def is_past(self) -> bool:
        """Is the trick over in which the card lies, so that it cannot go back?"""
        return self.in_trick and not self.is_current

    @property
    def who_said_it(self) -> Seat:
        """Who may not use the card, with their partner: not dummy, who decides nothing."""
        return self.by.rho if self.by.lho is self.table.dummy else self.by.lho

    @property
    def back_as_told(self) -> tuple[fx.Effect, ...]:
        """The card goes back, and the partner, whose lead it was, has led."""
        effects = self.back_from_the_table
        if self.is_past:
            effects = self.accepted
        elif self.in_trick:
            effects = (*self.later_taken_back, *self.back_in_hand)
        if self.second is not None and not self.led_since:
            return (*effects, fx.CardPlayed(self.by.partner, self.second, "47E1"))
        return effects

    # 44G, 45E

    @property
    def is_on_lead(self) -> bool:
        return self.table.to_play is self.by and not self.table.trick.cards

    def misfit(self, fifth: Fifth) -> Text | None:
        """The table knows whether the player has the lead."""
        if self.card is None or fifth is Fifth.NO_LEAD:
            return None
        if (fifth is Fifth.LEAD) is self.is_on_lead:
            return None
        return tr("the table shows whose lead it is")

    @property
    def is_too_late(self) -> bool:
        """53: has the partner's lead out of turn been accepted before a defender's own?"""
        return bool(self.defender) and self.after_partner

    @property
    def shows_whose_lead(self) -> bool:
        return self.card is not None and (self.is_complete or self.is_too_late)

    # 57: before partner, or before the right-hand opponent

    @property
    def is_before_partner(self) -> bool | None:
        """57A: has a defender led to the next trick, or played, before partner?"""
        if self.card is None:
            return None
        if self.defender is False or not self.earlier or self.led_since:
            return False
        if self.defender is None:
            return False if self._partner_had_played else None
        return not self._partner_had_played

    @property
    def is_to_the_lead(self) -> bool:
        """Had nobody but the right leader played, so that no next trick can have been meant?"""
        if len(self.earlier) != 1 or self.is_complete or self.is_too_late:
            return False
        return all(seat is not self.by for seat, _ in self.trick.cards)

    @property
    def _partner_had_played(self) -> bool:
        return any(seat is self.by.partner for seat, _ in self.earlier)

    @property
    def whose_play(self) -> WhosePlay | None:
        """Who played out of turn to a trick, and whether partner was passed over."""
        if self.card is None or self.defender is None:
            return None
        if not self.defender:
            return WhosePlay.DECLARING
        return WhosePlay.BEFORE_RHO if self._partner_had_played else WhosePlay.BEFORE_PARTNER

    # 53 to 56: a lead

    @property
    def is_opening(self) -> bool:
        return self.what is What.OPENING_LEAD

    @property
    def whose_lead(self) -> WhoseLead | None:
        """Who led out of turn, and whose lead it was."""
        if self.card is None or self.defender is None or self.turn is None:
            return None
        partners = self.turn is self.by.partner
        if self.defender:
            return WhoseLead.PARTNERS if partners else WhoseLead.DECLARING_SIDES
        return WhoseLead.OTHER_HANDS if partners else WhoseLead.DEFENDERS

    def say_right_hand(self, whose: WhoseLead) -> Seat | Text:
        """The hand whose lead it was, by name where that is known."""
        if self.table.seats:
            known = self.by.partner if whose.is_partners else self.turn
            if known is not None:
                return known
        return _RIGHT_HAND[whose]

    def cannot_be(self, whose: WhoseLead) -> Text | None:
        """Who declares, or whose lead it was, is known: not every answer fits that."""
        if self.defender is not None and whose.by_defender is not self.defender:
            return tr("another side declares")
        if self.turn is not None and whose.is_partners is not (self.turn is self.by.partner):
            return tr("it was {seat}'s lead", seat=self.turn)
        return None

    @property
    def since_lead(self) -> Since | None:
        """Who has played after a lead out of turn, and so perhaps accepted it."""
        if self.card is None:
            return None
        if self.settled == "53A" or (self.in_trick and self.next_played is not None):
            leads_next = self.turn is self.by.lho and self.is_current
            return Since.LEADER_NEXT if leads_next else Since.NEXT
        if self.settled == "53B":
            return Since.LEADER
        if self.second is not None:
            return Since.PARTNER
        if not self.in_trick:
            # Somebody has led to the trick that it was meant for.
            return Since.LEADER if self.led_since else Since.NOBODY
        if not self.defender and any(seat is self.by.rho for seat, _ in self.later):
            return Since.RIGHT
        return Since.NOBODY

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
    def next_named(self) -> Card | Text:
        """That card, as it is spoken of."""
        return tr("the card") if self.next_played is None else self.next_played[1]

    def right_leader(self, since: Since) -> Seat:
        """The opponent who has made the right lead."""
        if self.led_since:
            return self.led_since[0][0]
        return self.by.lho if since is Since.LEADER_NEXT else self.by.rho

    @property
    def can_be_later(self) -> bool:
        """58A: can the card still be put into the trick that the right player led to?"""
        return self.is_current and all(seat is not self.by for seat, _ in self.led_since)

    @property
    def proper_lead_stands(self) -> tuple[fx.Effect, ...]:
        """53B: what was led in error goes back; the right lead may lie in its trick."""
        if not self.in_trick:
            return self.back_from_the_table
        effects = (*self.later_taken_back, *self.back_in_hand)
        if self.next_played is not None:
            # It was taken for a play to the lead out of turn.
            return (*effects, fx.CardPlayed(*self.next_played, "53B"))
        return effects if self.card else (*effects, fx.CardPlayed(self.by.lho, None, "53B"))

    @property
    def partner_led_since(self) -> bool:
        return bool(self.led_since) and self.led_since[0][0] is self.by.partner

    @property
    def played_by_rho(self) -> Offence:
        """53C: the defender to the right of declarer's lead has played before partner."""
        rho = self.by.rho
        first = (*self.accepted, fx.Review("55C"))
        early = Offence(self.table, rho, defender=True, first=first)
        cards = self.trick.cards
        place = next((at for at, placed in enumerate(self.later) if placed[0] is rho), None)
        if place is None or self.later[place] not in cards:
            return early  # or to a trick that nobody entered
        return replace(
            early,
            card=self.later[place][1],
            trick=self.trick,
            earlier=cards[: cards.index(self.later[place])],
            later=self.later[place + 1 :],
            turn=self.by.lho,
        )

    # 53: both defenders have led

    @property
    def second_named(self) -> Card | Text:
        return self.second or tr("{partner}'s card", partner=self.by.partner)

    @property
    def second_cards(self) -> tuple[Card, ...]:
        return () if self.second is None else (self.second,)

    def cannot_choose(self, which: Which) -> Text | None:
        """54A: only an opening lead to which nobody has played can be accepted as dummy."""
        if which is not Which.BECOME_DUMMY:
            return None
        if not self.is_opening:
            return tr("it is no opening lead")
        leads = ((self.by, self.card), (self.by.partner, self.second))
        if any(played not in leads for played in self.table.trick.cards):
            return tr("somebody has played to the lead already")
        return None

    @property
    def second_stands(self) -> fx.Effect:
        if self.led_since:
            return fx.CardAccepted(self.by.partner, self.second)
        return fx.CardPlayed(self.by.partner, self.second, "53")

    @property
    def second_taken_back(self) -> tuple[fx.Effect, ...]:
        return (fx.CardWithdrawn(self.by.partner, self.second),) if self.led_since else ()

    # 54: the opening lead

    @property
    def since_opening(self) -> SinceOpening | None:
        """What declarer has done about an opening lead out of turn."""
        if self.card is None:
            return None
        if self.face_down:
            return SinceOpening.FACE_DOWN
        if self.defender is None:
            return None
        if not self.defender:
            return SinceOpening.DECLARING
        if self.settled is not None:
            return SinceOpening.SPREAD if self.settled == "54A" else SinceOpening.HAND
        dummy = self.by.rho
        if any(seat is dummy for seat, _ in self.later):
            return SinceOpening.DUMMY
        if self.table.is_spread(dummy) or self.table.face_up(dummy):
            return SinceOpening.SEEN
        return SinceOpening.NOTHING if self.second is None else SinceOpening.PARTNER

    @property
    def declarer_has_played(self) -> bool:
        """Did declarer play to an opening lead out of turn from the own hand, too?"""
        return any(seat is self.by.lho for seat, _ in self.later)

    @property
    def face_down_words(self) -> Text:
        """What declarer hears of a face-down lead of the right player."""
        if self.partner_face_down is not None:
            return filled(FACE_DOWN_GOES_BACK, partner=self.by.partner)
        return Text("")

    @property
    def shown_by_declarer(self) -> tuple[Card, ...]:
        """Cards that declarer has shown since the lead."""
        if self.settled is not None:
            return ()
        return tuple(
            found.what
            for found in self.table.open_of(Kind.CARD_EXPOSED, seat=self.by.lho)
            if isinstance(found.what, Card) and found.why is Why.SHOWN_BY_DECLARERS
        )

    @property
    def dummys_card(self) -> Card | None:
        """What was played from dummy to the opening lead."""
        return next((card for seat, card in self.later if seat is self.by.rho), None)

    @property
    def dummy_revoked(self) -> bool:
        """Whether that card is a revoke, which stays to be corrected."""
        if self.dummys_card is None:
            return False
        return any(self.table.open_of(Kind.REVOKE, seat=self.by.rho, what=self.dummys_card))

    def played_too_soon(self, seat: Seat, card: Card) -> Offence:
        """57D: another card that was played to the opening lead before its turn."""
        return replace(self, by=seat, card=card)


_RIGHT_HAND = {
    WhoseLead.PARTNERS: tr("the right defender"),
    WhoseLead.DECLARING_SIDES: tr("the declaring side"),
    WhoseLead.OTHER_HANDS: tr("the right hand"),
    WhoseLead.DEFENDERS: tr("the right defender"),
}
