"""Where "similar" begins and ends (Law 23A1): every number that is a judgement stands here.

23A2 and 23A3 need none: a set lies within another or does not, a purpose is the same or is not.
"Similar" is a matter of degree. The two documents that this room follows (the commentary on the
2017 Laws, and the Japanese paper on comparable calls) say in words how it is meant: the shape that
is shown must not differ, the strength may a little, the suits weigh more than the strength, and a
strength that differs too much is not comparable. docs/comparable.md states the principles; the
numbers are round ones that fit them, and each names the example that speaks for it.

Unless it is said otherwise they are odds: how many hands outside the withdrawn call there may be
for each hand of the replacement within it.
"""

from fractions import Fraction

# Strength: near.

SLIGHT_POINTS = 2
"""How far beyond what the withdrawn call could have still differs slightly.

An overcall of about 10+ for an opening of 11+ or 12+ is nearly the same (paper, example 17), and so
is 10+ and game forcing (example 6)."""

NEAR = Fraction(1, 2)
"""Hands that are off by a point or two, however little of the other's strength is covered.

Raises of 10-12 after a pass of 0-11 limit what the pass could be but for a point (commentary,
example 34)."""

AS_MANY = Fraction(1)
"""With half of the other's strength covered: 10-16 for 12-21 (paper, example 17).

With less covered the director decides up to here, and beyond it is another strength: of 10-11 for
an opening of 11-21 more than half is outside (commentary, example 36)."""

HARDLY_MORE = Fraction(6, 5)
"""With nearly all of the other's strength covered: 14+ for 16+."""

CLOSE_NEAR = Fraction(5, 2)
"""With half of it covered, the director decides up to here: 19-20 for 20-21."""

HALF = Fraction(1, 2)
NEARLY_ALL = Fraction(9, 10)
"""Parts of the withdrawn call's strength that the replacement covers."""

# Strength: further off.

TAIL_BELOW = Fraction(1, 100)
"""Hands clearly weaker than was promised. A floor is a promise, so there may be next to none.

A pass of 0-7 for a waiting call of 3+ has more, as it may have no points at all (paper, example
14). Where the withdrawn call has no floor, what it says is its limit, and the same holds above."""

CLOSE_BELOW = Fraction(1, 4)
"""With half covered, the director decides up to here: 8-16 for 11-21."""

TAIL_ABOVE = Fraction(1, 25)
"""Hands clearly stronger than the limit. A limit is no promise, only what other calls would show.

An opening of 11-21 and a raise of 13+ differ by the hands of 24 points and more (paper, forcing
raises of 1D): nobody would call that a difference."""

FEW_ABOVE = Fraction(1, 5)
"""The same, where all hands that are too strong, by a little or by more, are so few.

A strong jump shift of 16+ for an opening of 11-19 in the same suit (one in seven is stronger) is
ruled comparable; of 20+ for 11-21 nearly a third is stronger, and the director decides."""

CLOSE_ABOVE = Fraction(1, 3)
"""The director decides up to here: 20+ for 11-21."""

ABOVE = Fraction(4, 5)
"""With half covered, the director decides even up to here: 10+ for 10-12.

And where two suits are shown it is similar. Hearts and a minor shown by a weak opening, and by an
overcall that may be stronger, is reasonably comparable (commentary, example 20): the suits weigh
more than the strength."""

LEANS_ABOVE = Fraction(1, 2)
"""Where it is open, it leans towards comparable up to here: with a third of the hands too strong.

The paper speaks of a slight effect on the strength. Of 12+ for 12-14, and of 16+ for 15-17, more
than two hands in five are too strong: that leans against it."""

CLOSE_ABOVE_IN_TWO_SUITS = Fraction(4, 3)
"""Then the director decides up to here."""

BETWEEN = Fraction(1, 9)
"""Hands left out in the middle of the strength: 0-11 is like a pass that denies weak twos."""

CLOSE_BETWEEN = Fraction(1, 3)
"""The director decides up to here; with half covered, those that are near do not count."""

# Shape.

FREAKS = Fraction(1, 50)
"""Hands of another shape. The paper wants the shape not to be affected; this leaves room for
freaks alone. More than these without a promised stopper are for the director."""

CLOSE_SHAPE = Fraction(1, 9)
"""Up to this the director decides. A takeout double that may have any strong hand has more than
this without clubs, and is not comparable to a club opening (commentary, example 37)."""

LONGER = Fraction(1, 2)
"""Hands longer in the suit shown than the withdrawn call could be, with those of other shapes.

A longer suit breaks no promise: 6 or more hearts (one in five has 7) is like 6, and 5 or more
like 5 (commentary, example 20). A shorter one does break it: four hearts are never like five
(paper, examples 1, 16 and 17; commentary, example 24)."""

CLOSE_LONGER = Fraction(1)
"""Up to this the director decides: four or more hearts for exactly four."""

NO_PROMISE = Fraction(9, 10)
"""A shape that this part of all hands have promises nothing.

Two or more clubs, nine hands in ten, is no promise of clubs: a redouble that shows strength alone
is comparable to that opening (commentary, example 36)."""

LEFT_OUT = Fraction(1, 5)
"""Then so many of the hands that were left out may be among the others: in that redouble."""

CLOSE_LEFT_OUT = Fraction(1, 2)
"""Up to this the director decides (five hearts, some of them with at most one club), and beyond
it the hands that were left out are what the replacement shows."""
