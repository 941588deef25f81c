"""The tricks that are in plain sight: top cards that can be cashed one after the other.

Both hands are seen, entries are looked after, and nothing depends on who holds what: the cards
that are out are taken to lie as badly as they can. Nothing is ducked, finessed or hoped for.
"""

from __future__ import annotations

from itertools import islice

from bridgelaw.analysis.claims.masks import SUITS, Hands, above, each, highest, lowest

_Out = tuple[int, int, int, int]


class PlainTricks:
    """Counts them, and remembers what it has counted."""

    def __init__(self, side: int, trump: int | None, alone: bool) -> None:
        self._opponents = (1 - side, 3 - side)
        self._trump = trump
        self._trumps = 0 if trump is None else SUITS[trump]
        self._alone = alone
        """A defender sees one hand; what partner has to win or ruff is not in sight."""
        self._known: dict[tuple[int, int, _Out], int] = {}

    def count(self, hands: Hands, leader: int) -> int:
        """How many tricks the hand on lead and the one opposite can cash from here."""
        first, second = self._opponents
        mask = hands[first] | hands[second]
        clubs, diamonds, hearts, spades = SUITS
        out = (mask & clubs, mask & diamonds, mask & hearts, mask & spades)
        return self._cash(hands[leader], hands[leader ^ 2], out)

    def _cash(self, own: int, mate: int, out: _Out) -> int:
        left = own.bit_count()
        if not left:
            return 0
        key = own, mate, out
        known = self._known.get(key)
        if known is not None:
            return known
        best = 0
        for lead, reply, crosses, rest in self._ways(own, mate, out):
            here, there = own ^ lead, mate ^ reply
            if crosses:
                here, there = there, here
            tricks = 1 + self._cash(here, there, rest)
            if tricks > best:
                best = tricks
                if best == left:
                    break
        self._known[key] = best
        return best

    def _ways(self, own: int, mate: int, out: _Out) -> list[tuple[int, int, bool, _Out]]:
        """Each way to win the next trick: card, card opposite, does the lead go there, what is
        out afterwards. Every round takes at least one card of the suit, at worst the lowest."""
        trumps_out = 0 if self._trump is None else out[self._trump]
        ways: list[tuple[int, int, bool, _Out]] = []
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
                ways += ((lowest(cards), card, True, after) for card in islice(ruffs, 1))
            if trumps_out and suit != self._trump:
                continue
            top = highest(cards)
            if not above(top, against):
                if opposite:
                    low = lowest(opposite)
                    if low < top or not self._alone:
                        ways.append((top, low, low > top, after))
                else:
                    ways += ((top, card, False, after) for card in self._throws(mate))
            if opposite and not self._alone:
                best = highest(opposite)
                if not above(best, against):
                    small = lowest(cards)
                    if best > small:
                        ways.append((small, best, True, after))
                    if best > top != small:
                        ways.append((top, best, True, after))
        return ways

    def _throws(self, mate: int) -> list[int]:
        """What the hand opposite may throw on a winner."""
        throws = [lowest(mate & suit) for suit in SUITS if mate & suit & ~self._trumps]
        return throws[:1] if self._alone else throws
