"""The tricks that are in plain sight: top cards that can be cashed one after the other.

Both hands are seen, entries are looked after, and nothing depends on who holds what: the cards
that are out are taken to lie as badly as they can. Nothing is ducked, finessed or hoped for.
"""

from __future__ import annotations

from itertools import islice
from typing import NamedTuple

from bridgelaw.analysis.claims.masks import (
    SUIT_OF,
    SUITS,
    Hands,
    above,
    each,
    highest,
    lowest,
    winning,
)
from bridgelaw.analysis.claims.turn import Turn

_Out = tuple[int, int, int, int]


class _Way(NamedTuple):
    """A way to win the next trick: the card led, what goes from the hand opposite, whether the
    lead goes there, and what is out afterwards."""

    lead: int
    replies: list[int]
    crosses: bool
    out: _Out


class PlainTricks:
    """Counts them, and remembers what it has counted."""

    def __init__(self, side: int, trump: int | None, alone: bool) -> None:
        self._opponents = (1 - side, 3 - side)
        self._trump = trump
        self._trumps = 0 if trump is None else SUITS[trump]
        self._alone = alone
        """A defender sees one hand; what partner has to win or ruff is not in sight."""
        self._known: dict[tuple[int, int, _Out], int] = {}

    def are(self, hands: Hands, leader: int, owed: int) -> bool:
        """Can the hand on lead and the one opposite cash so many tricks from here?"""
        first, second = self._opponents
        mask = hands[first] | hands[second]
        clubs, diamonds, hearts, spades = SUITS
        out = (mask & clubs, mask & diamonds, mask & hearts, mask & spades)
        own, mate = hands[leader], hands[leader ^ 2]
        return self._most(own | mate, own, mate, out) >= owed <= self._cash(own, mate, out)

    def _most(self, held: int, own: int, mate: int, out: _Out) -> int:
        """No more than so many, wherever the entries are: it is quickly seen, and often enough.

        A suit brings its cards above the best that is out, or as many as it has rounds once all
        that is out has fallen, to them or to ruffs; and each trump may make a trick by ruffing.
        """
        found, ruffs = 0, (held & self._trumps).bit_count()
        for suit, mask in enumerate(SUITS):
            cards, against = held & mask, out[suit]
            rounds = max((own & mask).bit_count(), (mate & mask).bit_count())
            if suit == self._trump:
                found += cards.bit_count()
            elif against:
                top = above(highest(against), cards).bit_count()
                found += rounds if top + ruffs >= against.bit_count() else min(top, rounds)
            else:
                found += rounds
        return min(found, own.bit_count())

    def in_trick(self, turn: Turn, card: int) -> bool:
        """Are the tricks owed in sight, this one included, if the hand plays this card now?"""
        winner, best = winning((*turn.trick, (turn.seat, card)), self._trumps)
        hands = list(turn.hands)
        hands[turn.seat] ^= card
        led = SUITS[SUIT_OF[turn.trick[0][1]]]
        coming = [(turn.seat + step) & 3 for step in range(1, 4 - len(turn.trick))]
        fallen = any(seat in self._opponents and one & led for seat, one in turn.trick)
        return self._completes(hands, coming, led, winner, best, turn.owed, fallen)

    def _completes(
        self,
        hands: list[int],
        coming: list[int],
        led: int,
        winner: int,
        best: int,
        owed: int,
        fallen: bool,
    ) -> bool:
        """The same, for whoever is still to play: an opponent beats it with whatever is out.

        `fallen`: an opponent has followed, and the other need not have a card of the suit.
        """
        if not coming:
            held: Hands = (hands[0], hands[1], hands[2], hands[3])
            return winner not in self._opponents and self.are(held, winner, owed - 1)
        seat, later = coming[0], coming[1:]
        if seat in self._opponents:
            first, second = self._opponents
            out = hands[first] | hands[second]
            trumps = out & self._trumps if led != self._trumps else 0
            if trumps and (not best & self._trumps or above(best, trumps)):
                return False
            if out & led > best and best & led:
                winner, best = seat, highest(out & led)
            if out & led and not fallen:  # at worst the lowest goes
                hands = list(hands)
                for one in self._opponents:
                    hands[one] &= ~lowest(out & led)
            return self._completes(hands, later, led, winner, best, owed, True)
        for card in each(hands[seat] & led or hands[seat]):
            after = list(hands)
            after[seat] ^= card
            beats = card > best if SUIT_OF[card] == SUIT_OF[best] else bool(card & self._trumps)
            now, top = (seat, card) if beats else (winner, best)
            if self._completes(after, later, led, now, top, owed, fallen):
                return True
        return False

    def _cash(self, own: int, mate: int, out: _Out) -> int:
        left = own.bit_count()
        if not left:
            return 0
        key = own, mate, out
        known = self._known.get(key)
        if known is not None:
            return known
        best = 0
        # A defender's partner throws as they like (70D2); declarer throws what serves best.
        thrown = min if self._alone else max
        for lead, replies, crosses, rest in self._ways(own, mate, out):
            here = own ^ lead
            tricks = 1 + thrown(
                self._cash(mate ^ reply, here, rest)
                if crosses
                else self._cash(here, mate ^ reply, rest)
                for reply in replies
            )
            if tricks > best:
                best = tricks
                if best == left:
                    break
        self._known[key] = best
        return best

    def _ways(self, own: int, mate: int, out: _Out) -> list[_Way]:
        """Each way to win the next trick. Every round takes at least one card of the suit, at
        worst the lowest."""
        trumps_out = 0 if self._trump is None else out[self._trump]
        ways: list[_Way] = []
        for suit in (3, 2, 1, 0):
            cards = own & SUITS[suit]
            if not cards:
                continue
            against = out[suit]
            if against:
                rest = list(out)
                rest[suit] = against & (against - 1)
                after: _Out = (rest[0], rest[1], rest[2], rest[3])
            else:
                after = out
            opposite = mate & SUITS[suit]
            if not opposite and suit != self._trump and not self._alone:
                # A ruff that nobody can overruff.
                ruffs = (card for card in each(mate & self._trumps) if not above(card, trumps_out))
                ways += (_Way(lowest(cards), [card], True, after) for card in islice(ruffs, 1))
            if trumps_out and suit != self._trump:
                continue
            top = highest(cards)
            if not above(top, against):
                if opposite:
                    low = lowest(opposite)
                    if low < top or not self._alone:
                        ways.append(_Way(top, [low], low > top, after))
                elif throws := self._throws(mate):
                    ways.append(_Way(top, throws, False, after))
            if opposite and not self._alone:
                best = highest(opposite)
                if not above(best, against):
                    small = lowest(cards)
                    if best > small:
                        ways.append(_Way(small, [best], True, after))
                    if best > top != small:
                        ways.append(_Way(top, [best], True, after))
        return ways

    def _throws(self, mate: int) -> list[int]:
        """What the hand opposite may throw on a winner."""
        return [lowest(mate & suit) for suit in SUITS if mate & suit & ~self._trumps]
