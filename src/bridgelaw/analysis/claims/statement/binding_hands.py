"""Steps at work that need both hands: ruffs, crossing over, finesses."""

from __future__ import annotations

from bridgelaw.analysis.claims.masks import (
    SUIT_OF,
    SUITS,
    Hands,
    Trick,
    above,
    each,
    highest,
    lowest,
    winning,
)
from bridgelaw.analysis.claims.statement.binding import NOBODY, OVER, Bound, Ours
from bridgelaw.analysis.claims.statement.steps import Cross, Ruff


class Ruffing(Bound):
    """A suit led from one hand and ruffed in the other."""

    def __init__(self, ours: Ours, step: Ruff) -> None:
        self._ours, self._step = ours, step
        self._suit = 0 if step.suit is None else SUITS[step.suit.index]
        self._ruffers = ours.seats if step.at is None else (ours.seat_at(step.at),)
        self._card = 0 if step.card is None else step.card.bit
        self.named = (self._card,) if step.card else ()

    def still(self, done: int, hands: Hands, leader: int) -> int:
        if self._step.times is not None and done >= self._step.times:
            return OVER
        if not self._suit:
            return done if leader == NOBODY else OVER
        ruffers = [seat for seat in self._ruffers if self._can_come_to_ruff(hands, seat)]
        if not ruffers:
            return OVER
        if leader == NOBODY or self._ours.alone or leader ^ 2 in ruffers:
            return done
        return done if self._ours.can_cross(hands, leader) else OVER

    def _can_come_to_ruff(self, hands: Hands, seat: int) -> bool:
        if not hands[seat] & self._ours.trumps:
            return False
        others = [hands[seat ^ 2]] if not self._ours.alone else [*hands[:seat], *hands[seat + 1 :]]
        own = (hands[seat] & self._suit).bit_count()
        return any((hand & self._suit).bit_count() > own for hand in others)

    def lead(self, done: int, hands: Hands, seat: int) -> int:
        cards, ruffer = hands[seat] & self._suit, seat ^ 2
        if not cards or self._ours.alone or ruffer not in self._ruffers:
            return 0
        if not self._can_come_to_ruff(hands, ruffer):
            return 0
        if hands[ruffer] & self._suit and highest(cards) > self._ours.theirs(hands) & self._suit:
            return highest(cards)  # the hand opposite has to follow first
        return lowest(cards)

    def follow(self, done: int, hands: Hands, seat: int, trick: Trick, shown: int) -> int:
        leader, led = trick[0]
        suit = SUITS[SUIT_OF[led]]
        ours = self._ours
        if seat not in self._ruffers or suit == ours.trumps or hands[seat] & suit:
            return 0
        if suit != self._suit and (self._suit or leader in ours.seats):
            return 0
        winner, best = winning(trick, ours.trumps)
        if leader not in ours.seats and winner & 1 == ours.side:
            return 0  # an opponent's lead that the hand opposite wins
        trumps = hands[seat] & ours.trumps
        beating = above(best, trumps) if best & ours.trumps else trumps
        if self._card & beating:
            return self._card
        if self._step.high:
            return beating and highest(beating)
        if self._step.low:
            return beating and lowest(beating)
        return ours.ruff(hands, seat, trick, shown)

    def count(self, done: int, trick: Trick, winner: int) -> int:
        led = trick[0][1]
        if not self._suit:
            return done + 1  # it was about this trick
        if not led & self._suit or led & self._ours.trumps:
            return done
        return done + any(
            seat in self._ruffers and bool(card & self._ours.trumps) for seat, card in trick
        )


class Crossruffing(Bound):
    """Ruffs in both hands, whatever can be ruffed."""

    def __init__(self, ours: Ours, suits: tuple[int, ...]) -> None:
        self._ours = ours
        wanted = suits or range(4)
        self._suits = [SUITS[suit] for suit in wanted if SUITS[suit] != ours.trumps]

    def still(self, done: int, hands: Hands, leader: int) -> int:
        if not self._ours.held(hands) & self._ours.trumps:
            return OVER
        return done if leader == NOBODY or self.lead(done, hands, leader) else OVER

    def lead(self, done: int, hands: Hands, seat: int) -> int:
        own, mate = hands[seat], self._ours.mate(hands, seat)
        cards = 0
        if mate & self._ours.trumps:
            for suit in self._suits:
                if not mate & suit:
                    cards |= lowest(own & suit)
        return cards

    def follow(self, done: int, hands: Hands, seat: int, trick: Trick, shown: int) -> int:
        suit = SUITS[SUIT_OF[trick[0][1]]]
        if suit not in self._suits or hands[seat] & suit or not self._ours.led_by_mate(seat, trick):
            return 0
        return self._ours.ruff(hands, seat, trick, shown)


class RuffingAnything(Bound):
    """So many ruffs, in one hand or in either, of whatever can be ruffed there."""

    def __init__(self, ours: Ours, step: Ruff) -> None:
        self._ours = ours
        self._ruffers = ours.seats if step.at is None else (ours.seat_at(step.at),)
        self._times = step.times

    def still(self, done: int, hands: Hands, leader: int) -> int:
        if self._times is not None and done >= self._times:
            return OVER
        trumps = self._ours.trumps
        ruffers = [seat for seat in self._ruffers if hands[seat] & trumps]
        if not any(self._can_be_ruffed(hands, seat) for seat in ruffers):
            return OVER
        if leader == NOBODY or self.lead(done, hands, leader):
            return done
        return done if self._ours.can_cross(hands, leader) else OVER

    def _can_be_ruffed(self, hands: Hands, ruffer: int) -> int:
        """The lowest card of each suit that the hand opposite can lead for a ruff here."""
        cards = 0
        for suit in SUITS:
            if suit != self._ours.trumps and not hands[ruffer] & suit:
                cards |= lowest(self._ours.mate(hands, ruffer) & suit)
        return cards

    def lead(self, done: int, hands: Hands, seat: int) -> int:
        ruffer = seat ^ 2
        if ruffer not in self._ruffers or not hands[ruffer] & self._ours.trumps:
            return 0
        return self._can_be_ruffed(hands, ruffer)

    def follow(self, done: int, hands: Hands, seat: int, trick: Trick, shown: int) -> int:
        ours, suit = self._ours, SUITS[SUIT_OF[trick[0][1]]]
        if seat not in self._ruffers or suit == ours.trumps or hands[seat] & suit:
            return 0
        winner, _ = winning(trick, ours.trumps)
        if not ours.led_by_mate(seat, trick) and winner & 1 == ours.side:
            return 0  # an opponent's lead that the hand opposite wins
        return ours.ruff(hands, seat, trick, shown)

    def count(self, done: int, trick: Trick, winner: int) -> int:
        trumps = self._ours.trumps
        if trick[0][1] & trumps:
            return done
        return done + any(seat in self._ruffers and bool(card & trumps) for seat, card in trick)


class Crossing(Bound):
    """From the hand on lead to the other one, or to the one that was named."""

    def __init__(self, ours: Ours, step: Cross) -> None:
        self._ours = ours
        self._suits = SUITS if step.suit is None else (SUITS[step.suit.index],)
        self._surely = step.suit is None
        self._to = ours.seat_at(step.to)
        self._card = 0 if step.card is None else step.card.bit
        self.named = (self._card,) if step.card else ()

    def still(self, done: int, hands: Hands, leader: int) -> int:
        if leader == NOBODY:
            return done if not done else OVER
        return OVER if done or not self.lead(done, hands, leader) else done

    def lead(self, done: int, hands: Hands, seat: int) -> int:
        ours = self._ours
        own, mate = hands[seat], ours.mate(hands, seat)
        if not mate or seat == self._to:
            return 0  # the lead is there
        found = 0
        for suit in self._suits:
            cards, there = own & suit, mate & suit
            if self._card & suit:
                there &= self._card
            if not cards:
                continue
            if there:
                top = highest(there)
                sure = not self._surely or not above(top, ours.theirs(hands) & suit)
                found |= lowest(cards) if top > lowest(cards) and sure else 0
            elif not mate & suit and mate & ours.trumps:
                found |= lowest(cards)
        return found

    def follow(self, done: int, hands: Hands, seat: int, trick: Trick, shown: int) -> int:
        ours = self._ours
        suit = SUITS[SUIT_OF[trick[0][1]]]
        if suit not in self._suits or done or ours.alone:
            return 0
        if not ours.led_by_mate(seat, trick) and self._to == NOBODY:
            return 0
        cards = hands[seat] & suit
        if self._to not in (NOBODY, seat):
            return self._let_win(hands, trick, cards)
        if not cards:
            return ours.ruff(hands, seat, trick, shown)
        _, best = winning(trick, ours.trumps)
        beating = above(best, cards) if best & suit else 0
        if self._card & beating:
            return self._card
        out = ours.theirs(hands) & suit
        sure = next((card for card in each(beating) if not above(card, out)), 0)
        return sure or (beating and highest(beating))

    def _let_win(self, hands: Hands, trick: Trick, cards: int) -> int:
        """Low, where an opponent has led and the trick is won in the hand that was named."""
        winner, best = winning(trick, self._ours.trumps)
        if all(seat != self._to for seat, _ in trick):
            there = hands[self._to] & SUITS[SUIT_OF[best]]
            return cards and (lowest(cards) if there > best else 0)
        return cards and (lowest(cards) if winner == self._to else 0)

    def count(self, done: int, trick: Trick, winner: int) -> int:
        seat, card = trick[0]
        if self._to != NOBODY or seat not in self._ours.seats:
            return done
        return done + any(bool(card & suit) for suit in self._suits)


class Finessing(Bound):
    """Low towards the card, or the card itself towards a higher one; tried once.

    Until then the cards that it needs are kept, and where the wrong hand is on lead the claimer
    crosses to the other one, if there is a sure way: a line that spoils the finesse that was
    announced is not the line that was announced (70D1).
    """

    def __init__(
        self,
        ours: Ours,
        card: int,
        through: int,
        against: bool,
        again: bool,
        towards: int = NOBODY,
    ) -> None:
        """`towards`: the hand that must be led to, because its card has nothing to be run with."""
        self._ours = ours
        self._card = card
        self._suit = SUITS[SUIT_OF[card]]
        self._from = NOBODY if through == NOBODY else (through + 3) & 3
        self._is_led_to = self._from == NOBODY != towards
        if self._is_led_to:
            self._from = towards ^ 2
        self._against = against
        self._again = again
        self.named: tuple[int, ...] = (card,)

    def finessed(self, hands: Hands) -> int:
        """The card with which the finesse is taken."""
        return self._finessed_with(self._ours.held(hands), self._ours.theirs(hands))

    def _finessed_with(self, held: int, out: int) -> int:
        below = held & self._suit & (self._card - 1)
        if self._against:
            return below and highest(below)
        if self._card & held:
            return self._card
        if self._again and below:
            card = highest(below)
            return 0 if above(card, out & self._suit) & (self._card - 1) else card
        return 0

    def still(self, done: int, hands: Hands, leader: int) -> int:
        ours, suit = self._ours, self._suit
        out = ours.theirs(hands) & suit
        card = self._finessed_with(ours.held(hands), out)
        if done or not card or not above(card, out):
            return OVER
        if leader == NOBODY or self.lead(done, hands, leader):
            return done
        if leader == self._from or not ours.mate(hands, leader) & suit:
            return OVER
        return done if ours.can_cross(hands, leader) else OVER

    def lead(self, done: int, hands: Hands, seat: int) -> int:
        return self._led(hands, seat) or self._crosses(hands, seat)

    def _led(self, hands: Hands, seat: int) -> int:
        """What is led for the finesse itself."""
        if self._from not in (NOBODY, seat):
            return 0
        ours, suit = self._ours, self._suit
        card = self.finessed(hands)
        cards, opposite = hands[seat] & suit, ours.mate(hands, seat) & suit
        if self._against and not self._is_led_to and not above(self._card, opposite):
            return 0  # nothing there to beat it with
        if card & opposite:
            return lowest(cards)
        if not card & cards:
            return 0
        # From a tenace nothing is led: it is led to.
        return 0 if above(card, cards) and not above(card, opposite) else card

    def _crosses(self, hands: Hands, seat: int) -> int:
        """Low to a card that is sure to win in the hand from which the finesse is led."""
        ours = self._ours
        if ours.alone or not self._led(hands, seat ^ 2):
            return 0
        kept, found = self.kept(hands, seat), 0
        for suit in SUITS:
            cards = lowest(hands[seat] & suit & ~kept)
            there = hands[seat ^ 2] & suit
            if suit == self._suit and not there & (there - 1):
                continue  # the card that is led for the finesse
            wins = there and not above(highest(there), ours.theirs(hands) & suit)
            found |= cards if wins and highest(there) > cards else 0
        return found

    def kept(self, hands: Hands, seat: int) -> int:
        """The cards of a hand that the finesse needs: neither led nor thrown before it."""
        ours, suit = self._ours, self._suit
        card = self.finessed(hands)
        if not card or not above(card, ours.theirs(hands) & suit):
            return 0
        cards = hands[seat] & suit
        if card & cards:
            return card | above(card, cards)
        # The other hand needs a card to lead, and what beats the one that is caught.
        return lowest(cards) | above(card, cards)

    def follow(self, done: int, hands: Hands, seat: int, trick: Trick, shown: int) -> int:
        ours, suit = self._ours, self._suit
        if len(trick) != 2 or done or not ours.led_by_mate(seat, trick):
            return 0
        (leader, led), (_, second) = trick
        if self._from == seat:
            return self._wins_across(hands, seat, trick)
        cards = hands[seat] & suit
        if not cards or not led & suit or self._from not in (NOBODY, leader):
            return 0
        card = self._finessed_with(ours.held(hands) | led, ours.theirs(hands) | second)
        # Covered, or there is nothing to be finessed: the statement says no more.
        if not card or not second & suit or second > card:
            return 0
        if card == led:
            return lowest(cards)
        return card if card & cards and card > led else 0

    def _wins_across(self, hands: Hands, seat: int, trick: Trick) -> int:
        """The cheapest card that is sure to win, where the lead crosses to this hand."""
        suit = SUITS[SUIT_OF[trick[0][1]]]
        _, best = winning(trick, self._ours.trumps)
        if not best & suit:
            return 0
        out = self._ours.theirs(hands) & suit
        beating = above(best, hands[seat] & suit)
        return next((card for card in each(beating) if not above(card, out)), 0)

    def count(self, done: int, trick: Trick, winner: int) -> int:
        seat, card = trick[0]
        ours = seat in self._ours.seats and self._from in (NOBODY, seat)
        return done + (ours and bool(card & self._suit))


class RuffingFinesse(Bound):
    """A card led to a hand that has none of its suit: ruffed if it is covered, or else let run."""

    def __init__(self, ours: Ours, suit: int, card: int) -> None:
        self._ours, self._card = ours, card
        self._suit = SUITS[suit]
        self.named: tuple[int, ...] = (card,) if card else ()

    def _led(self, hands: Hands, seat: int) -> int:
        opposite = self._ours.mate(hands, seat)
        if opposite & self._suit or not opposite & self._ours.trumps:
            return 0
        return hands[seat] & (self._card or highest(hands[seat] & self._suit))

    def still(self, done: int, hands: Hands, leader: int) -> int:
        if done or self._ours.alone or not any(self._led(hands, one) for one in self._ours.seats):
            return OVER
        if leader == NOBODY or self._led(hands, leader) or self._ours.can_cross(hands, leader):
            return done
        return OVER

    def lead(self, done: int, hands: Hands, seat: int) -> int:
        return self._led(hands, seat)

    def follow(self, done: int, hands: Hands, seat: int, trick: Trick, shown: int) -> int:
        led = trick[0][1]
        if not self._ours.led_by_mate(seat, trick) or not led & (self._card or self._suit):
            return 0
        if hands[seat] & self._suit:
            return 0
        _, best = winning(trick, self._ours.trumps)
        if best != led:
            return self._ours.ruff(hands, seat, trick, shown)
        return hands[seat] & ~self._ours.trumps

    def count(self, done: int, trick: Trick, winner: int) -> int:
        seat, card = trick[0]
        return done + (seat in self._ours.seats and bool(card & (self._card or self._suit)))


def finessed_towards(ours: Ours, hands: Hands, card: int, against: bool) -> int:
    """The hand that is led to, where the card has no company to be run with; or `NOBODY`.

    Who leads a jack without the ten gives the finesse away when it is covered, so nobody means
    that who can lead towards it.
    """
    suit = SUITS[SUIT_OF[card]]
    held, out = ours.held(hands) & suit, ours.theirs(hands) & suit
    below = held & (card - 1)
    if against:
        card = below and highest(below)
        below = held & (card - 1) if card else 0
    if ours.alone or not card & held:
        return NOBODY
    seat = next(one for one in ours.seats if hands[one] & card)
    if not hands[seat ^ 2] & below:
        return NOBODY  # nothing to lead towards it
    has_company = not above(highest(below), out) & (card - 1)
    return NOBODY if has_company else seat
