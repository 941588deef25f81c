"""Every pair of calls that the two documents compare, and what they say of it.

"paper" is the Japanese paper on comparable calls (17 examples), "commentary" the commentary on the
2017 Laws. Meanings are written from the text; where it gives no figures, with the usual ones.
What is allowed only as the lowest bid in the same denomination (27B1(a)) is not Law 23's and is
left out, unless the document says something about the meaning as well.
"""

from __future__ import annotations

from typing import NamedTuple

YES, NO = "comparable", "not comparable"

TAKEOUT_OF_SPADES = "11-16 S0-2 H3+ D3+ C3+ or 17+"
LEBENSOHL = "relay (0-8 (C5+ or D5+ or H5+) or 10+ stop S)"
GOOD_BAD = "relay (11-15 (D6+ or D5+ C5+ or H4))"


class Example(NamedTuple):
    source: str
    withdrawn: str
    replacement: str
    verdict: str
    test: str | None


EXAMPLES = (
    # A diamond opening out of turn, then partner opens one: forcing raises of diamonds.
    Example("paper, 1D out of turn, 2D GF inverted", "11-21 D4+", "12+ D4+ H0-3 S0-3", YES, "23A1"),
    Example("paper, 1D out of turn, 3D forcing raise", "11-21 D4+", "13+ D4+", YES, "23A1"),
    Example("paper, 1D out of turn, 2D INV+ inverted", "11-21 D4+", "10+ D5+", YES, "23A1"),
    Example("paper 1, five-card majors, GF raise", "11-21 H5+", "13+ H4+", NO, None),
    Example("paper 1, five-card majors, GF raise on three", "11-21 H5+", "13+ H3+", NO, None),
    Example("paper 1, four-card majors, GF raise on four", "11-21 H4+", "13+ H4+", YES, "23A1"),
    Example("paper 3, negative double: four hearts", "6+ H4+", "7+ H4+", YES, "23A2"),
    Example("paper 3, the same strength", "6+ H4+", "6+ H4+", YES, "23A1"),
    Example("paper 4, negative double: a major", "6+ H4+", "6+ (H4+ or S4+)", NO, None),
    Example("paper 5, forcing 1NT, 2NT inviting", "6-12 S0-3", "10-12 bal S0-2", YES, "23A2"),
    Example("paper 6, 1H opening, 3H natural GF", "11-21 H5+", "10+ H5+", YES, "23A1"),
    Example("paper 6, 1H opening of 12", "12-21 H5+", "10+ H5+", YES, "23A1"),
    Example("paper 7, Stayman, cue as Stayman", "asks: majors 8+", "asks: majors 10+", YES, "23A3"),
    Example("paper 8, 5C 1 or 4, DOPI pass 1", "keycards 1 or 4", "keycards 1", YES, "23A2"),
    Example("paper 9, transfer, transfer", "H5+", "H5+", YES, "23A1"),
    Example("paper 9, transfer, 3H natural", "H5+", "10+ H5+", YES, "23A2"),
    Example("paper 9, transfer, Texas", "H5+", "9-15 H6+", YES, "23A2"),
    Example("paper 9, transfer, lebensohl 2NT", "H5+", LEBENSOHL, NO, None),
    Example("paper 9, transfer out of turn, hearts", "H5+", "5-10 H5+", YES, "23A2"),
    Example("paper 10, accepting on any hand, pass", "any", "H2-3", YES, "23A2"),
    Example("paper 10, accepting on any hand, double", "any", "S4+ 16+", YES, "23A2"),
    Example("paper 10, not on a maximum", "15-17 bal not (17 H4+)", "15-17 bal", YES, "23A1"),
    Example("paper 10, the same, pass", "15-17 bal not (17 H4+)", "15-17 bal H2-3", YES, "23A2"),
    Example("paper 11, Stayman over 2NT", "asks: majors 8+", "asks: majors 4+", YES, "23A3"),
    Example("paper 12, transfer over 1NT, over 2NT", "H5+", "H5+", YES, "23A1"),
    Example("paper 13, 2D rebid, good-bad 2NT", "11-15 D6+", GOOD_BAD, NO, None),
    Example("paper 14, negative, negative", "0-7", "0-7", YES, "23A1"),
    Example("paper 14, waiting, waiting", "waiting 4+", "waiting 4+", YES, "23A3"),
    Example("paper 14, waiting without 0-3, pass 0-7", "waiting 4+", "0-7", NO, None),
    Example("paper 14, waiting without 0-2, pass 0-7", "waiting 3+", "0-7", NO, None),
    Example("paper 15, pass, forcing 1NT", "0-11", "6-11", YES, "23A2"),
    Example("paper 15, pass, 2H raise", "0-11", "6-9 H3+", YES, "23A2"),
    Example("paper 15, pass, 3H weak", "0-11", "0-6 H4+", YES, "23A2"),
    Example("paper 15, pass, 4H preempt", "0-11", "0-10 H5+", YES, "23A2"),
    Example("paper 16, 1H, no forcing bid of five", "11-21 H5+", "12+ H4+", NO, None),
    Example("paper 17, 1H of 11, 2H overcall", "11-21 H5+", "10+ H5+", YES, "23A1"),
    Example("paper 17, 1H of 12, 2H overcall", "12-21 H5+", "10-16 H5+", YES, "23A1"),
    Example("paper 17, 1H of five, double of four", "11-21 H5+", "11+ H4+", NO, None),
    Example("paper 17, 1H of five, just four", "11-21 H5+", "12+ H4 S0-2", NO, None),
    Example("commentary 20, hearts and a minor, stronger", "5-10 H5 (C4+ or D4+)",
            "5-14 H5 (C4+ or D4+)", YES, "23A1"),
    Example("commentary 20, the same, H5+ and 8-15", "5-10 H5 (C4+ or D4+)",
            "8-15 H5+ (C4+ or D4+)", YES, "23A1"),
    Example("commentary 20, the same, 5+ points", "5-10 H5 (C4+ or D4+)",
            "5+ H5+ (C4+ or D4+)", YES, "23A1"),
    Example("commentary 21, hearts alone", "5-10 H5 (C4+ or D4+)", "8-15 H5+", NO, None),
    Example("commentary 21, hearts alone, as weak", "5-10 H5 (C4+ or D4+)", "5-10 H5+", NO, None),
    Example("commentary on 27B1, splinter", "10-14 S4+ H0-1", "10-13 S4+ H0-1", YES, "23A2"),
    Example("commentary on 27B1, not the shortness", "10-14 S4+ H0-1", "10-14 S4+", NO, None),
    Example("commentary on 27B1, not the length", "10-14 S4+ H0-1", "10-14 H0-1", NO, None),
    Example("commentary 23, negative double", "6+ H4+", "6+ H4+", YES, "23A1"),
    Example("commentary 23, hearts and diamonds", "6+ H4+", "6+ H4+ D4+", YES, "23A2"),
    Example("commentary 24, takeout double", "8-16 H5+", TAKEOUT_OF_SPADES, NO, None),
    Example("commentary 24, takeout for a 1H opening", "11-21 H4+", TAKEOUT_OF_SPADES, NO, None),
    Example("commentary 24, four hearts, 1H of four", "11-21 H4+", "11+ H4+", YES, "23A1"),
    Example("commentary 24, four hearts, 1H of five", "11-21 H5+", "11+ H4+", NO, None),
    Example("commentary 25, strong club, strong double", "16+", "16+", YES, "23A1"),
    Example("commentary 26, of five", "asks: majors 8+", "asks: 5-card majors", YES, "23A3"),
    Example("commentary 27, 1 or 4, pass 1", "keycards 1 or 4", "keycards 1", YES, "23A2"),
    Example("commentary 27, in aces", "keycards 1 or 4", "aces 1", YES, "23A2"),
    Example("commentary 27, 0 or 3, double 0", "keycards 0 or 3", "keycards 0", YES, "23A2"),
    Example("commentary 28, transfer, 3H", "H5+", "8+ H5+", YES, "23A2"),
    Example("commentary 29, transfer, lebensohl 2NT", "H5+", LEBENSOHL, NO, None),
    Example("commentary 30, the same", "S5 (C4+ or D4+)", "S5 (C4+ or D4+)", YES, "23A1"),
    Example("commentary 30, spades alone", "S5 (C4+ or D4+)", "S5+", NO, None),
    Example("commentary 30, long spades alone", "S5 (C4+ or D4+)", "S6+", NO, None),
    Example("commentary 31, accepting automatically", "any", "17 bal H4+", YES, "23A2"),
    Example("commentary 31, super-accept", "15-17 bal not (17 H4+)", "17 bal H4+", NO, None),
    Example("commentary 32, fourth suit", "asks: stopper 10+", "asks: stopper 12+", YES, "23A3"),
    Example("commentary 32, as strength alone", "10+", "12+", YES, "23A2"),
    Example("commentary 34, pass, pass", "0-11", "0-5", YES, "23A2"),
    Example("commentary 34, pass, 2H", "0-11", "6-9 H3+", YES, "23A2"),
    Example("commentary 34, pass, 1NT", "0-11", "6-9", YES, "23A2"),
    Example("commentary 34, pass, 3H", "0-11", "10-11 H4+", YES, "23A2"),
    Example("commentary 34, pass, 2NT of 10-11", "0-11", "10-11 bal", YES, "23A2"),
    Example("commentary 34, pass, Bergen", "0-11", "7-10 H4+", YES, "23A2"),
    Example("commentary 34, pass, Bergen of 10-12", "0-11", "10-12 H4+", YES, "23A1"),
    Example("commentary 35, transfer, 2H natural", "H5+", "5-10 H5+", YES, "23A2"),
    Example("commentary 36, short club, redouble", "11-21 C2+", "10+", YES, "23A1"),
    Example("commentary 36, short club of 12, redouble", "12-21 C2+", "10+", YES, "23A1"),
    Example("commentary 36, short club, 2NT", "11-21 C2+", "10-11 bal", NO, None),
    Example("commentary 36, short club of 12, 2NT", "12-21 C2+", "10-11 bal", NO, None),
    Example("commentary 37, 1C, takeout double", "11-21 C3+", TAKEOUT_OF_SPADES, NO, None),
    Example("commentary 37, 1C of four, double", "11-21 C4+", TAKEOUT_OF_SPADES, NO, None),
    Example("commentary 37, 1C, 2C", "11-21 C3+", "10-16 C5+", YES, "23A1"),
    Example("commentary 38, multi, 2H weak", "5-10 H6 or 5-10 S6", "5-10 H6", YES, "23A2"),
    Example("commentary 38, the same, 6-11 H6+", "5-10 H6 or 5-10 S6", "6-11 H6+", YES, "23A1"),
    Example("commentary 39, accepting automatically", "any", "S4+", YES, "23A2"),
    Example("commentary 40, takeout, takeout", TAKEOUT_OF_SPADES, TAKEOUT_OF_SPADES, YES, "23A1"),
    Example("commentary 40, takeout of more", TAKEOUT_OF_SPADES,
            "13-16 S0-2 H3+ D3+ C3+ or 17+", YES, "23A2"),
)  # fmt: skip
