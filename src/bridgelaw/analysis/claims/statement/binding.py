"""Steps at work: what each one requires of a hand that leads or follows, and when it is over.

Hands are masks, cards single bits and seats numbers, as in the search. Only what claimer can
know is used: their cards, and which cards the other side holds between them.
"""

from __future__ import annotations

from bridgelaw.analysis.claims.claim import Claim
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
from bridgelaw.analysis.claims.statement.steps import At, Cash

OVER = -1
"""Instead of a count: the step has been carried out, or cannot be carried out any more."""
NOBODY = -1
"""Instead of a seat."""


class Bound:
    """A step that leads. `done` is its count: what it counts is its own affair."""

    named: tuple[int, ...] = ()
    """The cards that it speaks of."""
    needed = 0
    """Those that are thrown after others until it is over."""

    def still(self, done: int, hands: Hands, leader: int) -> int:
        """The count between two tricks, or `OVER`. `leader` is claimer's side's, or `NOBODY`."""
        return done

    def lead(self, done: int, hands: Hands, seat: int) -> int:
        """What may be led; 0 where nothing is required."""
        return 0

    def follow(self, done: int, hands: Hands, seat: int, trick: Trick, shown: int) -> int:
        """What may be played to the trick; 0 where nothing is required."""
        return 0

    def count(self, done: int, trick: Trick, winner: int) -> int:
        """The count when a trick is complete."""
        return done


class Ours:
    """The hands that claimer speaks for: both of declarer's side, or a defender's own."""

    __slots__ = ("alone", "claimer", "dummy", "seats", "side", "trumps")

    def __init__(self, claim: Claim) -> None:
        trump = claim.position.trump
        self.claimer = claim.claimer.index
        self.dummy = NOBODY if not claim.by_declarer else self.claimer ^ 2
        self.alone = not claim.by_declarer
        self.seats = (self.claimer,) if self.alone else (self.claimer, self.claimer ^ 2)
        self.side = self.claimer & 1
        self.trumps = 0 if trump is None else SUITS[trump.index]

    def seat_at(self, at: At | None) -> int:
        return {At.HAND: self.claimer, At.DUMMY: self.dummy, None: NOBODY}[at]

    def held(self, hands: Hands) -> int:
        return hands[self.claimer] if self.alone else hands[self.side] | hands[self.side + 2]

    def mate(self, hands: Hands, seat: int) -> int:
        """The hand opposite, if claimer plays it."""
        return 0 if self.alone else hands[seat ^ 2]

    def theirs(self, hands: Hands) -> int:
        return hands[1 - self.side] | hands[3 - self.side]

    def led_by_mate(self, seat: int, trick: Trick) -> bool:
        return not self.alone and trick[0][0] == seat ^ 2

    def can_cross(self, hands: Hands, seat: int) -> bool:
        """Is there a suit in which the lead might get from this hand to the one opposite?"""
        own, mate = hands[seat], self.mate(hands, seat)
        for suit in SUITS:
            cards = own & suit
            if cards and mate:
                if mate & suit:
                    if highest(mate & suit) > lowest(cards):
                        return True
                elif mate & self.trumps:
                    return True
        return False

    def top_down(self, hands: Hands, seat: int, suit: int) -> int:
        """From the top: the top card, or low to the top card opposite; the short hand's first."""
        cards, opposite = hands[seat] & suit, self.mate(hands, seat) & suit
        if not cards:
            return 0
        out = self.theirs(hands) & suit
        top = highest(cards)
        if not opposite:
            return top
        wins_here, wins_there = top > out, highest(opposite) > out
        if cards > opposite:
            if not wins_there or cards.bit_count() <= opposite.bit_count():
                return top
            # A single winner opposite would be crashed, or strand the lead there: either may be.
            return lowest(cards) if opposite & (opposite - 1) else top | lowest(cards)
        if wins_here and cards.bit_count() <= opposite.bit_count():
            return top
        return lowest(cards)

    def second_to_top(self, hands: Hands, seat: int, trick: Trick, suit: int) -> int:
        """The top card of a hand that was led to, unless the card led wins by itself."""
        led = trick[0][1]
        if not led & suit or not self.led_by_mate(seat, trick):
            return 0
        cards = hands[seat] & suit
        _, best = winning(trick, self.trumps)
        if not cards or not best & suit:
            return 0
        if best == led and not above(led, self.theirs(hands) & suit):
            return 0
        top = highest(cards)
        return top if top > best else 0

    def ruff(self, hands: Hands, seat: int, trick: Trick, shown: int) -> int:
        """The trump to ruff with: low, but high where an overruff can be foreseen."""
        _, best = winning(trick, self.trumps)
        trumps = hands[seat] & self.trumps
        beating = above(best, trumps) if best & self.trumps else trumps
        if not beating:
            return 0
        card = lowest(beating)
        if len(trick) < 3:
            suit = SUIT_OF[trick[0][1]]
            out = self.theirs(hands)
            if shown >> (4 * ((seat + 1) & 3) + suit) & 1 or not out & SUITS[suit]:
                out &= self.trumps
                card = next((one for one in each(beating) if not above(one, out)), card)
        return card


class DrawingTrumps(Bound):
    """Until the other side has no trump, or only such as are higher than all of claimer's.

    Who says how many rounds, although no trump is out, leads them in vain: it was said (70D1).
    """

    def __init__(self, ours: Ours, rounds: int | None, in_vain: bool = False) -> None:
        self._ours = ours
        self._rounds = rounds
        self._in_vain = in_vain and rounds is not None

    def still(self, done: int, hands: Hands, leader: int) -> int:
        ours = self._ours
        out, held = ours.theirs(hands) & ours.trumps, ours.held(hands) & ours.trumps
        if not held or not (out or self._in_vain):
            return OVER
        if self._rounds is None:
            if lowest(out) > held:
                return OVER
        elif done >= self._rounds:
            return OVER
        if leader != NOBODY and not hands[leader] & held and not ours.can_cross(hands, leader):
            return OVER
        return done

    def lead(self, done: int, hands: Hands, seat: int) -> int:
        return self._ours.top_down(hands, seat, self._ours.trumps)

    def follow(self, done: int, hands: Hands, seat: int, trick: Trick, shown: int) -> int:
        return self._ours.second_to_top(hands, seat, trick, self._ours.trumps)

    def count(self, done: int, trick: Trick, winner: int) -> int:
        seat, card = trick[0]
        return done + (seat in self._ours.seats and bool(card & self._ours.trumps))


class Cashing(Bound):
    """A suit, from the top, until it is exhausted."""

    def __init__(self, ours: Ours, step: Cash) -> None:
        self._ours, self._step = ours, step
        self._suit = self.needed = SUITS[step.suit.index]
        self._at = ours.seat_at(step.at)

    def still(self, done: int, hands: Hands, leader: int) -> int:
        ours, suit, at = self._ours, self._suit, self._at
        held = ours.held(hands) & suit
        if not (held if at == NOBODY else hands[at] & suit):
            return OVER
        if self._step.rounds is not None and done >= self._step.rounds:
            return OVER
        if self._step.top and held < ours.theirs(hands) & suit:
            return OVER
        if leader != NOBODY and not self.lead(done, hands, leader):
            return done if ours.can_cross(hands, leader) else OVER
        return done

    def lead(self, done: int, hands: Hands, seat: int) -> int:
        cards = hands[seat] & self._suit
        if not cards:
            return 0
        if self._at == NOBODY:
            normal = self._ours.top_down(hands, seat, self._suit)
            return (
                lowest(cards) if self._step.low else highest(normal) if self._step.down else normal
            )
        if self._at == seat:
            return lowest(cards) if self._step.low else highest(cards)
        towards = hands[self._at] & self._suit
        return lowest(cards) if towards > lowest(cards) else 0

    def follow(self, done: int, hands: Hands, seat: int, trick: Trick, shown: int) -> int:
        return 0 if self._step.low else self._ours.second_to_top(hands, seat, trick, self._suit)

    def count(self, done: int, trick: Trick, winner: int) -> int:
        seat, card = trick[0]
        return done + (seat in self._ours.seats and bool(card & self._suit))


class Unblocking(Cashing):
    """A suit, from the top, until one of the two hands has none left."""

    def still(self, done: int, hands: Hands, leader: int) -> int:
        ours, suit = self._ours, self._suit
        if not hands[ours.claimer] & suit or not hands[ours.dummy] & suit:
            return OVER
        return super().still(done, hands, leader)


class Overtaking(Bound):
    """A card is led, and the hand opposite plays a higher one on it."""

    def __init__(self, ours: Ours, card: int, over: int) -> None:
        self._ours = ours
        self._card = card
        self._over = over
        self.named: tuple[int, ...] = (card, over)

    def still(self, done: int, hands: Hands, leader: int) -> int:
        ours = self._ours
        here = next((seat for seat in ours.seats if hands[seat] & self._card), NOBODY)
        if here == NOBODY or not ours.mate(hands, here) & self._over:
            return OVER
        if leader in (NOBODY, here) or ours.can_cross(hands, leader):
            return done
        return OVER

    def lead(self, done: int, hands: Hands, seat: int) -> int:
        return hands[seat] & self._card

    def follow(self, done: int, hands: Hands, seat: int, trick: Trick, shown: int) -> int:
        return hands[seat] & self._over if trick[0][1] == self._card else 0


class Passed(Bound):
    """A step for which there is nothing in these hands: it is passed over."""

    def still(self, done: int, hands: Hands, leader: int) -> int:
        return OVER


_PLACES = 5
_PLACE = (1 << _PLACES) - 1


class PlayingCards(Bound):
    """Cards by name, in their order; `done` says how many of them are gone.

    A card that was led to and covered, so that a better one took the trick, comes in place of that
    better one; `done` says which it was as well."""

    def __init__(self, ours: Ours, cards: tuple[int, ...], finessed: int = 0) -> None:
        """`finessed`: the card of a finesse before them. Where one of these has covered what an
        opponent put up, it takes the place of that one: `finesse the queen, ace` is two rounds."""
        self._ours = ours
        self._cards = cards
        same = finessed and SUIT_OF[finessed] == SUIT_OF[cards[0]]
        self._finessed = finessed if same and finessed < cards[0] else 0
        self.named: tuple[int, ...] = (*cards, self._finessed) if self._finessed else cards
        self.needed = sum(set(self.named))

    def _card(self, done: int, held: int) -> int:
        place, covered = done & _PLACE, done >> _PLACES
        card = self._cards[place]
        if card & held:
            return card
        if covered and self._cards[covered - 1] & held:
            return self._cards[covered - 1]
        return self._finessed if self._finessed & held else card

    def still(self, done: int, hands: Hands, leader: int) -> int:
        ours = self._ours
        held = ours.held(hands)
        for place in range(done, done - (done & _PLACE) + len(self._cards)):
            if self._card(place, held) & held:
                if leader == NOBODY or self.lead(place, hands, leader):
                    return place
                if ours.can_cross(hands, leader):
                    return place
        return OVER

    def lead(self, done: int, hands: Hands, seat: int) -> int:
        card = self._card(done, self._ours.held(hands))
        if card & hands[seat]:
            return card
        if card & self._ours.mate(hands, seat):
            return lowest(hands[seat] & SUITS[SUIT_OF[card]])
        return 0

    def follow(self, done: int, hands: Hands, seat: int, trick: Trick, shown: int) -> int:
        card = self._card(done, self._ours.held(hands))
        suit = SUIT_OF[card]
        if not card & hands[seat] or SUIT_OF[trick[0][1]] != suit:
            return 0
        if any(one == self._cards[done & _PLACE] for _, one in trick):
            return 0  # it is on the table
        winner, best = winning(trick, self._ours.trumps)
        if SUIT_OF[best] != suit or best > card:
            return 0
        if winner & 1 == self._ours.side and trick[0][0] not in self._ours.seats:
            return 0  # an opponent's lead that the hand opposite wins
        return card

    def count(self, done: int, trick: Trick, winner: int) -> int:
        (leader, led), *others = trick
        card, taken = self._cards[done & _PLACE], dict(trick).get(leader ^ 2, 0)
        if any(one == card for _, one in trick):
            return done + 1
        if done >> _PLACES or self._ours.alone or leader not in self._ours.seats:
            return done
        same = SUIT_OF[led] == SUIT_OF[taken] == SUIT_OF[card] and led < card < taken
        covered = same and any(card < one < taken for _, one in others)
        return done + 1 + ((done & _PLACE) + 1 << _PLACES) if covered else done


class TakingFirst(Bound):
    """Cards by name, in any order, before others are led."""

    def __init__(self, ours: Ours, cards: tuple[int, ...]) -> None:
        self._ours = ours
        self.named = cards
        self.needed = sum(cards)

    def still(self, done: int, hands: Hands, leader: int) -> int:
        if not self._ours.held(hands) & self.needed:
            return OVER
        if leader == NOBODY or self.lead(done, hands, leader):
            return done
        return done if self._ours.can_cross(hands, leader) else OVER

    def lead(self, done: int, hands: Hands, seat: int) -> int:
        found = hands[seat] & self.needed
        if not found:  # those of this hand before the lead goes to the other one
            for card in each(self._ours.mate(hands, seat) & self.needed):
                found |= lowest(hands[seat] & SUITS[SUIT_OF[card]])
        return found

    def follow(self, done: int, hands: Hands, seat: int, trick: Trick, shown: int) -> int:
        suit = SUITS[SUIT_OF[trick[0][1]]]
        winner, best = winning(trick, self._ours.trumps)
        if not best & suit or (winner & 1 == self._ours.side and best & self.needed):
            return 0
        return above(best, hands[seat] & self.needed & suit)


class GivingUp(Bound):
    """A suit led and lost: low from both hands, or from the top until a card is driven out."""

    def __init__(self, ours: Ours, suit: int, times: int, card: int) -> None:
        self._ours = ours
        self._suit = SUITS[suit]
        self._times = times
        self._card = card
        self.named: tuple[int, ...] = (card,) if card else ()

    def still(self, done: int, hands: Hands, leader: int) -> int:
        ours, suit = self._ours, self._suit
        held, out = ours.held(hands) & suit, ours.theirs(hands) & suit
        if done >= self._times or not held or not out:
            return OVER
        if self._card:
            held &= self._card - 1
            if not held or not above(highest(held), out):
                return OVER
        if leader == NOBODY or self.lead(done, hands, leader):
            return done
        cards = hands[leader] & suit
        return done if not cards and ours.can_cross(hands, leader) else OVER

    def lead(self, done: int, hands: Hands, seat: int) -> int:
        cards, opposite = hands[seat] & self._suit, self._ours.mate(hands, seat) & self._suit
        if not cards:
            return 0
        out = self._ours.theirs(hands) & self._suit
        if not self._card:
            loses = lowest(cards) < out and (not opposite or lowest(opposite) < out)
            return lowest(cards) if loses else 0
        cards &= self._card - 1
        if not cards:
            return 0
        top = highest(cards)
        if opposite & (self._card - 1) > cards and above(top, out) & (self._card - 1):
            return lowest(cards)
        return top

    def follow(self, done: int, hands: Hands, seat: int, trick: Trick, shown: int) -> int:
        led = trick[0][1]
        cards = hands[seat] & self._suit
        if not cards or not led & self._suit or not self._ours.led_by_mate(seat, trick):
            return 0
        if self._card:
            _, best = winning(trick, self._ours.trumps)
            drives = cards & (self._card - 1)
            out = self._ours.theirs(hands) & self._suit
            as_good = best == led and not above(led, out) & (self._card - 1)
            if best & self._suit and drives > best and not as_good:
                return highest(drives)
        return lowest(cards)

    def count(self, done: int, trick: Trick, winner: int) -> int:
        return done + (bool(trick[0][1] & self._suit) and winner & 1 != self._ours.side)


class KeepingBack(Bound):
    """Everything else first: these cards are neither led nor thrown while there are others."""

    def __init__(self, ours: Ours, kept: int) -> None:
        self._ours = ours
        self.kept = kept
        self.named: tuple[int, ...] = tuple(each(kept)) if _is_partial(kept) else ()

    def still(self, done: int, hands: Hands, leader: int) -> int:
        others = self._ours.held(hands) if leader == NOBODY else hands[leader]
        return done if others & ~self.kept else OVER


def _is_partial(cards: int) -> bool:
    """Are there cards by name among them, and not whole suits alone?"""
    return any(cards & suit not in (0, suit) for suit in SUITS)


class WaitingDiscard(Bound):
    """Leads nothing: for a discard that was said without a step that it goes with."""

    named: tuple[int, ...] = ()
