"""The four hands while a log is folded: what was dealt, seen, played, and may be where."""

from __future__ import annotations

from bridgelaw.game.cards import Card, SomeCard
from bridgelaw.game.deals import Deal
from bridgelaw.game.hands import PACK
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.game.suits import Suit
from bridgelaw.table.breaches import Breach, Kind, Why
from bridgelaw.table.hall import Places, possible
from bridgelaw.table.rules.rules import Rules
from bridgelaw.table.state.findings import Findings

_NONE = (0, 0, 0, 0)

FULL_HAND = 13
"""The cards of a hand as it is dealt."""


class HandsSeen(Findings):
    """What each hand holds, or may hold."""

    def __init__(self, deal: Deal, rules: Rules) -> None:
        super().__init__(rules)
        # What nobody entered. At a table whose log has it all, nothing of this changes.
        self.earlier: int | None = 0  # tricks that were not entered; `None`: nobody knows
        self.lead_open = False  # the trick in progress was entered from a later card on
        self.suit_told: Suit | None = None  # what was led to it, where only that was told
        self.unnamed: tuple[int, ...] = _NONE  # cards that left the hands without being named
        self.void: tuple[int, ...] = _NONE  # what the director found that a hand does not hold

        # The cards. `held` includes cards that lie face up. Of a hand that is not known, `dealt`
        # is what was seen of it so far; it may hold whatever nobody else was seen to hold.
        self.held = [0 if hand is None else hand.mask for hand in deal.hands]
        if [mask.bit_count() for mask in self.held].count(FULL_HAND) == 3 and 0 in self.held:
            # The last of four hands is whatever the others are not.
            self.held[self.held.index(0)] = PACK & ~sum(self.held)
        self.known = tuple(
            bool(mask) or hand is not None for mask, hand in zip(self.held, deal.hands, strict=True)
        )
        self.dealt = self.held.copy()
        self.whole: tuple[int, ...] = _NONE  # as dealt, where cards of it may be gone
        self.played = [0, 0, 0, 0]
        self.face_up = [0, 0, 0, 0]
        self.spread: frozenset[Seat] = frozenset()
        # What players of hands that are not known denied to hold by what they played: who, which
        # cards, in which event, with which card, and what it was if they hold one all the same.
        self.denials: tuple[tuple[Seat, int, int, Card, Breach], ...] = ()

        # 7B2: hands that turned out to have another number of cards than thirteen.
        self.counted = False  # by the players, who then go on only after a ruling
        counts = [mask.bit_count() for mask in self.dealt]
        if max(counts) > FULL_HAND:
            for seat in SEATS:
                if counts[seat.index] > FULL_HAND:
                    self.miscounted(seat, counts[seat.index])
        if self.open:  # a short hand alone may be that of an ending
            for seat in SEATS:
                number = self.dealt[seat.index].bit_count()
                if self.known[seat.index] and number < FULL_HAND:
                    self.miscounted(seat, number)

    def miscounted(self, seat: Seat, number: int) -> None:
        """The hand has too many cards (13) or too few (14)."""
        why = Why.TOO_MANY_CARDS if number > FULL_HAND else Why.TOO_FEW_CARDS
        self.report(self.breach(why, seat, details=(("number", number),)))

    def cards_may_be_gone(self) -> None:
        """Tricks were played that nobody entered: what is left of a hand that was dealt nobody
        knows, only what was never in it. The hands of an ending are those that are there now."""
        whole = tuple(
            mask if known and mask.bit_count() >= FULL_HAND else 0
            for known, mask in zip(self.known, self.dealt, strict=True)
        )
        if not any(whole):
            return
        self.whole = whole
        self.void = tuple(
            void | (PACK & ~mask if mask else sum(whole))
            for void, mask in zip(self.void, whole, strict=True)
        )
        self.known = tuple(
            known and not mask for known, mask in zip(self.known, whole, strict=True)
        )
        for index, mask in enumerate(whole):
            if mask:
                self.held[index] = 0
                self.dealt[index] = self.played[index] | self.face_up[index]

    def no_card_is_gone(self) -> None:
        """No trick was played but those that were entered: whole hands are known again."""
        for index, mask in enumerate(self.whole):
            if mask:
                self.dealt[index], self.held[index] = mask, mask & ~self.played[index]
        self.known = tuple(
            known or bool(mask) for known, mask in zip(self.known, self.whole, strict=True)
        )
        self.whole = _NONE

    def could_hold(self, seat: Seat) -> int:
        """The cards that may be in the seat's hand now: exactly those, where it is known."""
        index = seat.index
        if self.known[index]:
            return self.held[index]
        if self.dealt[index].bit_count() >= 13:
            return self.surely_holds(seat)
        if self.void != _NONE and self.is_counted:
            found = possible(*self._places())
            if found is not None:
                return found[index] | self.surely_holds(seat)
        elsewhere = self.played[index]
        for other in SEATS:
            if other is not seat:
                elsewhere |= self.dealt[other.index]
        return PACK & ~elsewhere & ~self.void[index]

    def may_hold(self, seat: Seat, card: Card) -> bool:
        """May the card be in the seat's hand; of one that nobody named: may any that fits it?"""
        wanted = card.bit or (card.mask if isinstance(card, SomeCard) else 0)
        return bool(self.could_hold(seat) & wanted)

    def has_played(self, seat: Seat, card: Card) -> bool:
        """Has the card left the seat's hand; of one that nobody named: has any such card?"""
        index = seat.index
        return bool(self.played[index] & card.bit if card.bit else self.unnamed[index])

    def surely_holds(self, seat: Seat) -> int:
        """The cards that are known to be in the seat's hand now."""
        index = seat.index
        return self.held[index] if self.known[index] else self.dealt[index] & ~self.played[index]

    @property
    def is_counted(self) -> bool:
        """Has every hand thirteen cards, and was everything entered that left one?"""
        return (
            self.earlier == 0
            and not self.lead_open
            and all(
                not known or dealt.bit_count() == FULL_HAND
                for known, dealt in zip(self.known, self.dealt, strict=True)
            )
            and not any(found.kind is Kind.WRONG_NUMBER_OF_CARDS for found in self.open.values())
        )

    def size(self, seat: Seat) -> int | None:
        """How many cards are left in the hand; `None` where nobody knows."""
        index = seat.index
        if self.known[index]:
            return self.held[index].bit_count() - self.unnamed[index]
        if not self.is_counted:
            return None
        return FULL_HAND - self.played[index].bit_count() - self.unnamed[index]

    def can_lack(self, seat: Seat, cards: int) -> bool:
        """Is there a deal that fits everything in which the hand has none of these cards?"""
        if self.surely_holds(seat) & cards:
            return False
        return self.fits_beside(seat, self.could_hold(seat) & ~cards, cards)

    def fits_beside(self, seat: Seat, rest: int, cards: int) -> bool:
        """The same where the hand holds none for sure; `rest` is what it may hold otherwise."""
        index = seat.index
        is_free = self.void == _NONE
        if is_free and rest.bit_count() >= FULL_HAND - self.played[index].bit_count():
            return True
        left = self.size(seat)
        if left is None:
            return True
        if is_free or self.known[index]:
            return rest.bit_count() >= left
        unseen, places = self._places()
        lacking = tuple(
            (mask & ~cards if place == seat.index else mask, room)
            for place, (mask, room) in enumerate(places)
        )
        return possible(unseen, lacking) is not None

    def _places(self) -> tuple[int, Places]:
        """The cards that nobody has seen, and where they may be: in a hand, or gone unnamed."""
        seen = 0
        for dealt in self.dealt:
            seen |= dealt
        unseen, gone = PACK & ~seen, 0
        places = []
        for known, dealt, void, unnamed in zip(
            self.known, self.dealt, self.void, self.unnamed, strict=True
        ):
            gone += 0 if known else unnamed
            room = 0 if known else FULL_HAND - dealt.bit_count() - unnamed
            places.append((unseen & ~void, room))
        return unseen, (*places, (unseen, gone))

    def count_unnamed(self, seat: Seat, card: Card, more: int) -> None:
        """A card that nobody named leaves the hand, or (-1) is in it again."""
        if not card.bit:
            at = seat.index
            self.unnamed = (*self.unnamed[:at], self.unnamed[at] + more, *self.unnamed[at + 1 :])

    def see(self, seat: Seat, card: Card) -> None:
        """A card turns out to be one of the seat's, whose hand may not be known."""
        self.dealt[seat.index] |= card.bit
