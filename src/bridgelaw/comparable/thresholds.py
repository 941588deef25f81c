"""Where "similar" begins and ends (Law 23A1): every number that is a judgement stands here.

23A2 and 23A3 need none: a set lies within another or does not, a purpose is the same or is not.
"Similar" is a matter of degree. The two documents that this room follows (the commentary on the
2017 Laws, and the Japanese paper on comparable calls) say in words how it is meant: the shape that
is shown must not differ, the strength may a little, the suits weigh more than the strength, and a
strength that is clearly different is not comparable. The numbers below are the simplest that give
the answer of each of their examples; docs/comparable.md goes through them.
"""

from __future__ import annotations

from fractions import Fraction

# Strength.

SLIGHT_POINTS = 2
"""How far beyond an end of the withdrawn call's points still differs slightly.

An overcall of about 10+ for an opening of 11+ or 12+ is nearly the same (paper, example 17), and so
is 10+ and game forcing (example 6)."""

AN_END = 1
"""Two ranges whose ends differ by no more than this are never clearly different, however little
they have in common: 19-20 for 20-21."""

CLOSE_POINTS = 4
"""Beyond the slight, but not so far that no director would consider it."""

NEGLIGIBLE = Fraction(12, 1000)
"""The part of the replacement's hands that may lie further off.

An opening of 11-21 and a raise of 13+ differ by the hands of 24 points and more, one in a hundred
or fewer: nobody would call that a difference. A pass of 0-7 for a waiting call of 3 or 4+ has more
than that below, and is not comparable, as it may have no points at all (paper, example 14)."""

HALF = Fraction(1, 2)
"""Two ranges of points are about the same if each has half of its hands within the other.

A redouble of 10+ has for an opening of 11-21, or 12-21 (commentary, example 36); 10-11 has not,
though 11 is in both: that is the strength that is clearly different (the same example)."""

NEARLY_WITHIN = Fraction(2, 3)
"""A narrower range need not be half of the other, if this much of it lies within.

Raises of 10-12 after a pass of 0-11 limit what the pass could be but for a point (commentary,
example 34)."""

NEARLY_ALL = Fraction(9, 10)
"""A replacement that covers this much of the other's strength has it all, and more at an end.

And one of which this much lies within has it, if what is left lies between the ends: a pass of
0-11 that denies a weak two is like any pass."""

BARELY = Fraction(2, 5)
"""With less than this within, strengths are different however close their ends are.

From this on the director decides about a call that is the same but may be stronger: 10+ for 10-12.
The commentary finds it reasonable in its example 20, where the shape is narrow. One that may be
weaker breaks a promise."""

MOSTLY = Fraction(3, 4)
"""With this much within, the director may well find the strength similar, however far an end is."""

# Shape.

SLIGHT_SHAPE = Fraction(2, 100)
"""The part of the replacement's hands that may have another shape. The paper wants the shape not
to be affected; this leaves room for freaks alone."""

CLOSE_SHAPE = Fraction(1, 10)
"""Up to this the director decides. A takeout double that may have any strong hand has more than
this without clubs, and is not comparable to a club opening (commentary, example 37)."""

LONGER = Fraction(1, 3)
"""The part that may be longer in the suit shown than the withdrawn call could be.

A longer suit breaks no promise: 6 or more hearts (one in five has 7) is like 6, and 5 or more
like 5 (commentary, example 20). A shorter one does break it: four hearts are never like five
(paper, examples 1, 16 and 17; commentary, example 24)."""

CLOSE_LONGER = Fraction(1, 2)
"""Up to this the director decides: four or more hearts for exactly four."""

NO_PROMISE = Fraction(9, 10)
"""A shape that this part of all hands have promises nothing.

Two or more clubs, nine hands in ten, is no promise of clubs: a redouble that shows strength alone
is comparable to that opening (commentary, example 36). A replacement that shows other suits has
the hands that were left out more often than one in ten (CLOSE_SHAPE): up to a third (LONGER) the
director decides, and beyond that they are what it shows."""

NARROW = Fraction(1, 8)
"""A shape that no more than this part of all hands have is the main thing that a call shows.

Hearts and a minor shown by a weak opening, and by an overcall that may be stronger, is reasonably
comparable (commentary, example 20): the suits weigh more than the strength. One hand in fourteen
has that shape; five or more hearts, one in six, are not as much."""

NARROW_WITHIN = Fraction(2, 5)
"""With so narrow a shape, this much of the replacement within the other's strength is enough, if
it covers half of it: an overcall of 8-15 for the weak opening of 5-10 of that example."""

NARROW_CLOSE = Fraction(1, 4)
"""And from this on the director decides."""
