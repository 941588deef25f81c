"""From the sorted words to what they show: whose length it is, and what a name stands for.

What is told takes the place of what a name stands for by default. Where one thing is missing it is
asked, and nothing is computed.
"""

from __future__ import annotations

import re
from dataclasses import replace

from bridgelaw.comparable.spoken.call_rows import Said, TwoLengths
from bridgelaw.comparable.spoken.convention_rows import Convention
from bridgelaw.comparable.spoken.gathered import Gathered
from bridgelaw.comparable.spoken.written import (
    HOW_MANY,
    HOW_STRONG,
    OVER_WHAT,
    TWO_READINGS,
    WHICH_HANDS,
    WHICH_SUIT,
    WHICH_SUITS,
    Missing,
    length_text,
    may_be_a_call,
    more_of,
    narrowest,
    points_text,
    span_of,
    suits_of,
    transferred,
    without_the_general,
)
from bridgelaw.game.calls import Bid
from bridgelaw.game.suits import SUITS, Denomination, Suit
from bridgelaw.reading.shared.values import Count, Holding, Span, Suits

_LONG = 5
_MOST_CARDS = 7
"""A number up to this may be a length; a larger one is points."""
_FEW = 3
_RESPONSE = 9  # points with which nobody opens or overcalls one notrump
_WEAK = "5-10"
_STRONG = "16+"
_SHOWN = Span(4, None)
"""A suit that is spoken of without a length."""
_SHOWN_BY_ITSELF = 5
_MINORS = frozenset({Suit.CLUBS, Suit.DIAMONDS})
_SHORT = re.compile("[SHDC][01]")
_PAIRS = ((Suit.SPADES, Suit.HEARTS), (Suit.DIAMONDS, Suit.CLUBS))
_ONE_SUITER = "one-suiter"
_TWO_SUITER = "two-suited"
_NEGATIVE = "negative-double"
_COUNTED = ("aces", "kings", "keycards")
_RAISES_OVER = (
    "jacoby-2nt",
    "bergen",
    "drury",
    "truscott",
    "mixed-raise",
    "limit-raise",
    "splinter",
)
"""Raises of the suit that they are made over."""
_BALANCED_LEVELS = (1, 2)
_TOO_STRONG = 20  # to have bid three notrump on anything but a balanced hand

_MADE_WITH = {"precision-club": "1C", "short-club": "1C", "lebensohl": "2NT"}
"""Methods that are one call each: said beside another one, they are what that one is made by."""
_UNUSUAL = Bid.of(2, Denomination.NOTRUMP)
"""Both minors are five cards each, as everybody plays it."""


def plain_notation(found: Gathered, whole: bool = True) -> str:
    """What was said, in the plain notation; raises `Missing` where something must be asked.

    `whole`: not one side of an “or”, where “any 13+” says that the other side's shape is no matter.
    """
    text = _Binding(found).text(points_last=not whole and found.points_last)
    every = "no_limit" in found.told or "every" in found.told
    return f"any {text}" if every and not whole and text != "any" else text


class _Binding:
    def __init__(self, found: Gathered) -> None:
        self.found = found
        self.methods = without_the_general([each for each in found.methods if self._is_its(each)])
        called_nt = isinstance(found.call, Bid) and found.call.denomination is Denomination.NOTRUMP
        if called_nt or any(each.key.endswith("-nt") for each in self.methods):
            if overcall := [each for each in self.methods if each.key == "overcall"]:
                self.methods = [each for each in self.methods if each not in overcall]
                found.told.add("overcall")
        if isinstance(found.call, Bid) and any(each.key == _NEGATIVE for each in self.methods):
            self.methods = [each for each in self.methods if each.key != _NEGATIVE]
            found.remarks.append("artificial")  # a negative bid is no double
        if found.purposes or any(each.purpose for each in self.methods):
            # What it asks about, as in “looking for a major fit”.
            self.methods = [
                each for each in self.methods if not (each.own or each.key == "support")
            ]
        named = [each for each in found.holdings if each.span.bare and each.span.low == 3]
        if named and any(each.startswith("relay") for each in found.purposes):
            found.holdings.remove(named[0])  # "a puppet, and he bids three clubs"
            found.purposes = [f"relay to 3{named[0].suits.suits[0].letter}"]
        some = [each for each in found.holdings if len(each.suits.suits) == len(SUITS)]
        if some and (found.suits or self._own_suit() or len(found.holdings) > len(some)):
            found.holdings = [each for each in found.holdings if each not in some]
            found.counts += [Count(each.span) for each in some]  # of the suit that is spoken of
        if any(_SHORT.match(each.text) for each in found.said):  # "short in clubs, one or none"
            found.said = [each for each in found.said if not each.text.startswith("(S0-1")]
        if not {"every", "obeyed"}.isdisjoint(found.told):  # "the transfer made me", and no relay
            obeyed = ("transfer", "texas", "lebensohl") if "obeyed" in found.told else ("transfer",)
            self.methods = [each for each in self.methods if each.key not in obeyed]
        if "obeyed" in found.told:
            found.purposes = [each for each in found.purposes if not each.startswith("relay")]
            found.told.add("every")
        rounds = [each for each in found.said if each.text.startswith("(X")]
        if rounds and len(found.suits) == 1 and found.suits[0].every and not found.holdings:
            (suit,) = found.suits.pop().suits[:1]  # of which the control is told
            found.said = [
                Said(each.text.replace("X", suit.letter), (suit,)) if each in rounds else each
                for each in found.said
            ]
        if any(each.key == "transfer" for each in self.methods):  # what it makes partner bid
            found.purposes = [each for each in found.purposes if not each.startswith("relay")]
        self.lengths: list[Holding] = [self._of_the_name(each) for each in found.holdings]
        self.long_and_short: set[Suit] = set()
        self.points: list[Span | str] = [*found.strengths]
        self.shapes = list(found.shapes)

    def _is_its(self, method: Convention) -> bool:
        """Whether a method may be the call's: “we play a strong club, so one diamond …”."""
        call = self.found.call
        if not isinstance(call, Bid):
            return True
        notrump = call.denomination is Denomination.NOTRUMP
        if method.key in _MADE_WITH:
            return call.text in _MADE_WITH[method.key].split()
        return notrump or not method.key.endswith("-nt") or method.key == "forcing-nt"

    def text(self, points_last: bool = False) -> str:
        found = self.found
        if any(each.key == "takeout" for each in self.methods) and found.over is None:
            found.over, found.call = found.call, None  # no bid is for takeout: it was doubled
        if any(each.key == "takeout" for each in self.methods) and len(found.suits) == 1:
            alone = len(found.suits[0].suits) == 1
            if alone and found.over is None and found.over_suits is None and not found.counts:
                found.over_suits = found.suits.pop()  # a takeout double of spades
        theirs = found.theirs and not found.purposes  # what is asked for needs no suit
        if found.unclear or theirs or (found.strong and not self._in_points()):
            self._still_unclear()
        found.said = [self._in_theirs(each) for each in found.said]
        anywhere = any(each.text.startswith("(S0") and not each.suits for each in found.said)
        if anywhere and found.suits and not (found.counts or self.methods):
            raise Missing(TWO_READINGS)  # "shortness, diamonds": in which suit?
        if found.unparted or any(map(may_be_a_call, found.holdings)):
            raise Missing(TWO_READINGS)
        takeout = any(each.key == "takeout" for each in self.methods)
        if "others" in found.told and (found.others is not None or not takeout):
            self._others()
        if any(each.key in _RAISES_OVER for each in self.methods):
            found.agreed = found.agreed or self._over_suit()
        if found.agreed and not found.suits and any(each.needs == "suit" for each in self.methods):
            found.suits.append(Suits((found.agreed,), True))
        transfer = any(each.key == "transfer" for each in self.methods)
        meant = isinstance(found.call, Bid) and any(
            each.suits in transferred(found.call) for each in self.lengths
        )
        if transfer and not meant and (found.named_after_method or len(found.suits) > 1):
            raise Missing(TWO_READINGS)  # transfer to hearts, or two hearts which is a transfer?
        self._sort_ranges()
        self._two_lengths()
        self._longer()
        for count in found.counts:
            self._give(count.span)
        hands = [term for method in self.methods for term in self._method(method)]
        self._vague()
        self._named_call()
        self._suits_alone()
        self._needs()
        points = self._points()
        tops = any("AKQ" in each.text and each.suits for each in found.said)
        told = [
            self._of_its_suit(each.text)
            for each in found.said
            if not (tops and each.text == "XAKQ")  # said of the solid suit
        ]
        terms = [*map(length_text, dict.fromkeys(self.lengths)), *told]
        terms += hands + self.shapes
        terms = [*terms, points] if points_last else [points, *terms]
        terms = [*dict.fromkeys(self._purposes()), *dict.fromkeys(filter(None, terms))]
        if not terms:
            if "every" in found.told or ("no_limit" in found.told and not found.remarks):
                return "any"
            raise Missing(WHICH_HANDS)
        return " ".join(terms)

    def _others(self) -> None:
        """ "Two spades at most, and three of everything else"; “unbid suits, clubs and hearts”."""
        found, over = self.found, self._over_suit()
        told = {suit for each in self.lengths for suit in each.suits.suits}
        if found.others is None:
            told |= {suit for each in found.suits if each.every for suit in each.suits}
            if len(told) < 2 and not any(each.suits for each in self.methods):
                raise Missing(WHICH_SUITS)
            return
        told |= {over} if over else set()
        short = {suit for each in found.said if _SHORT.match(each.text) for suit in each.suits}
        told |= short
        if not (over or short or any((each.span.high or 9) < 3 for each in self.lengths)):
            raise Missing(WHICH_SUITS)
        self.lengths += [
            Holding(Suits((suit,), True), found.others)
            for suit in reversed(SUITS)
            if suit not in told
        ]

    def _over_suit(self) -> Suit | None:
        """The suit of the call that it is made over."""
        found = self.found
        if isinstance(found.over, Bid):
            return found.over.denomination.suit
        group = found.over_suits
        return group.suits[0] if group is not None and len(group.suits) == 1 else None

    def _in_theirs(self, said: Said) -> Said:
        """Z is the suit that it is made over, of a shortness “there” else its own."""
        if "Z" not in said.text:
            return said
        suit = self._over_suit() or (
            self._own_suit() if said.text[1:] in ("0", "1", "0-1") else None
        )
        if suit is None:
            raise Missing(WHICH_SUIT)
        return Said(said.text.replace("Z", suit.letter), (suit,))

    def _of_its_suit(self, text: str) -> str:
        """ "Two of the top three", "two without the queen": X is the suit that is spoken of; of a
        splinter Y is the suit that it supports."""
        if text.endswith(" Y4+"):
            if any(each.span.low > 2 for each in self.lengths):
                return text.removesuffix(" Y4+")
            if self.found.agreed is None:
                raise Missing(WHICH_SUIT)
            return text.replace("Y", self.found.agreed.letter)
        if "X" not in text:
            return text
        long = {suit for each in self.lengths if each.span.low > 2 for suit in each.suits.suits}
        suit = self.found.agreed or (next(iter(long)) if len(long) == 1 else None)
        if not long and "Q" not in text:  # of trumps
            suit = suit or self._own_suit()
        if suit is None:
            raise Missing(WHICH_SUIT)
        return text.replace("X", suit.letter)

    def _of_the_name(self, holding: Holding) -> Holding:
        """ "1S, a five card major": of two suits the one that the call names, or more of it."""
        own = self._own_suit()
        told = [
            one
            for one in self.found.suits
            if len(one.suits) == 1 and one.suits[0] in holding.suits.suits
        ]
        if not holding.suits.every and len(told) == 1:
            self.found.suits.remove(told[0])
            return Holding(told[0], holding.span)  # "a four card major, spades"
        if holding.suits.every or own not in holding.suits.suits:
            return holding
        style = holding.suits.suits in _PAIRS and holding.span.low == holding.span.high == 5
        return Holding(Suits((own,), True), Span(5, None) if style else holding.span)

    # What must be asked before anything else.

    def _still_unclear(self) -> None:
        told = self.found.strengths or self.found.ranges or self.found.vague
        raise Missing(WHICH_HANDS if told else HOW_STRONG)

    def _in_points(self) -> bool:
        """Whether points were told: then a word such as `minimum` says nothing more."""
        ranges = [span for span in self.found.ranges if (span.high or span.low) > _MOST_CARDS]
        return bool(self.points or ranges)

    def _needs(self) -> None:
        found = self.found
        shown = {suit for each in self.lengths for suit in each.suits.suits}
        anything = bool(self.lengths or found.said or self.shapes or self.points)
        for each in self.lengths:
            two = each.suits.every and len(each.suits.suits) > 1
            if (
                two
                and each.span.low
                and (each.span.low > 5 or each.span.low < (each.span.high or 0))
            ):
                raise Missing(HOW_MANY)  # 6+ both majors, 4-5 majors
        if found.longer and not any(">" in shape for shape in self.shapes):
            raise Missing(HOW_MANY)
        for method in self.methods:
            needs = method.needs
            if needs == "suit" and not shown and not found.said:
                raise Missing(WHICH_SUIT)
            if needs == "suits" and len(shown) < 2:
                raise Missing(WHICH_SUITS)
            if needs == "short" and not self._is_short():
                raise Missing(WHICH_SUITS)
            if needs == "points" and not self.points:
                raise Missing(HOW_STRONG)
            if needs == "hands" and not (anything or found.purposes):
                raise Missing(WHICH_HANDS)
            if needs == "over" and not (found.over or found.over_suits or shown):
                raise Missing(OVER_WHAT)
        if "another" in found.told and len(shown) < 2:
            raise Missing(WHICH_SUITS)
        if _TWO_SUITER in self.shapes and len(shown) == 2:
            self.shapes.remove(_TWO_SUITER)  # said of the two suits that are told

    def _is_short(self) -> bool:
        """Whether a short suit was told."""
        told = [each.text for each in self.found.said]
        lengths = [each.span.high for each in self.lengths]
        return any(_SHORT.search(text) for text in told) or any(
            high is not None and high <= 2 for high in lengths
        )

    # Numbers without a unit.

    def _sort_ranges(self) -> None:
        either = [
            each for each in self.found.ranges
            if not each.bare and each.low >= _FEW and (each.high or each.low) <= _MOST_CARDS
        ]  # fmt: skip
        if len(either) > 1 and self._open_suits():
            lows = sorted(each.low for each in either if each.high is None)
            if len(either) > 2 or len(lows) < 2 or not lows[0] <= _LONG < lows[1]:
                raise Missing(TWO_READINGS)
            self.points.append(Span(lows[1], None))  # "one heart, 6+, four or more"
            self.found.ranges.remove(Span(lows[1], None))
        for span in self.found.ranges:
            highest = span.low if span.high is None else span.high
            if span.bare and any(method.points == f"{span.low}+" for method in self.methods):
                self.points.append(Span(span.low, None))  # "a positive, eight and five"
            elif highest > _MOST_CARDS or (span.low == 0 and highest > 3):
                self.points.append(span)
            elif (self.found.counts or self.found.two_lengths) and not span.bare:
                self.points.append(span)  # the cards are counted beside it
            elif self._open_suits() or self.found.two_lengths:
                if self._may_be_points(span):
                    raise Missing(TWO_READINGS)
                self._give(span)
            elif len(self.found.longer) == 1 and not span.bare:
                self.lengths.append(Holding(Suits((self.found.longer[0],), True), span))
            elif span in (each.span for each in self.lengths):
                if not (self.points or self.found.vague or self.methods) and span.low > _FEW:
                    raise Missing(TWO_READINGS)  # "six or more hearts, 6+"
                self._give(span)  # "a long club suit, six at least"
            elif not span.bare and (self.lengths or not span.low):
                small = span.high is None and 3 <= span.low <= _LONG
                if small and self.lengths and self.found.points_last:
                    raise Missing(TWO_READINGS)  # "four hearts, five or more"
                self.points.append(span)
            elif any(method.length for method in self.methods):
                raise Missing(WHICH_SUIT)
            elif span.bare or span.low < 6:
                raise Missing(HOW_MANY)
            else:
                self.points.append(span)

    def _may_be_points(self, span: Span) -> bool:
        """ "1H, six or more", "hearts, four to seven": cards, or points?"""
        call, told = self.found.call, self.points or self.found.vague or len(self.found.ranges) > 1
        high = isinstance(call, Bid) and call.level == 1 and span.high is None and span.low > 5
        return not told and (high or (span.low > 2 and (span.high or 0) > span.low + 1))

    def _counts_honours(self) -> bool:
        return any(each.text.startswith(_COUNTED) for each in self.found.said)

    def _open_suits(self) -> tuple[Suits, ...]:
        """The suits that are spoken of and have no length yet."""
        held = {suit for each in self.lengths for suit in each.suits.suits}
        named = [group for group in self.found.suits if held.isdisjoint(group.suits)]
        if not named and not self.found.suits:
            own = None if self.lengths else self._own_suit()
            trumps = self.found.agreed if self.found.agreed not in held else None
            if suit := trumps or own:
                named = [Suits((suit,), True)]
        if not named:
            named = [
                Suits(suits_of(method.suits)[0], suits_of(method.suits)[1])
                for method in self.methods
                if method.suits and not self.lengths
            ][:1]
        return tuple(named)

    def _own_suit(self) -> Suit | None:
        call = self.found.call if "artificial" not in self.found.remarks else None
        return call.denomination.suit if isinstance(call, Bid) else None

    def _give(self, span: Span) -> None:
        """A length without a suit is of the suit that is spoken of."""
        if (span.bare and span.low in (1, 2)) or self._counts_honours():
            raise Missing(
                TWO_READINGS
            )  # so few cards are told by other words: it is something else
        suits = self._open_suits()
        if len(suits) > 1 and all(len(group.suits) == 1 for group in suits):
            raise Missing(HOW_MANY)
        if suits:
            self.lengths.append(Holding(suits[-1], span))
            return
        lone = [each for each in self.lengths if len(each.suits.suits) == 1]
        if len(self.lengths) == 1 and more_of(span, self.lengths[0].span):
            lone = self.lengths  # "one long major, six cards"
        again = bool(lone) and (span == lone[0].span or more_of(lone[0].span, span))
        if len(lone) == 1 and (self.found.suits or again or lone is self.lengths):
            self.lengths = [Holding(lone[0].suits, span)]
        else:
            raise Missing(WHICH_SUIT)

    def _two_lengths(self) -> None:
        for two in self.found.two_lengths:
            groups = self._open_suits()
            if two.exact:
                self._just(two, groups)
                continue
            if "another" in self.found.told and len(groups) == 1 and len(groups[0].suits) == 1:
                others = tuple(each for each in reversed(SUITS) if each not in groups[0].suits)
                self.lengths.append(Holding(groups[0], Span(two.first, None)))
                self.lengths.append(Holding(Suits(others, False), Span(two.second, None)))
                continue
            suits = [suit for group in groups if group.every for suit in group.suits]
            if len(groups) == 1 and len(groups[0].suits) == 2:
                suits = list(groups[0].suits)  # a major, five five: both of them
            if len(suits) == 2:
                self._long_and_short(two.first, two.second, suits)
            elif len(suits) == 1 and len(self._open_suits()) == 2:
                # "hearts and a minor, five five": the first suit, and one of the others.
                other = next(group for group in self._open_suits() if not group.every)
                self.lengths.append(Holding(Suits((suits[0],), True), Span(two.first, None)))
                self.lengths.append(Holding(other, Span(two.second, None)))
            elif not self.lengths and not suits and not any(each.suits for each in self.found.said):
                self.shapes.append(f"{two.first}-{two.second}")
            else:
                raise Missing(WHICH_SUITS)

    def _just(self, two: TwoLengths, groups: tuple[Suits, ...]) -> None:
        """`4=4 majors`: just so many, the higher suit first."""
        suits = [suit for group in groups for suit in group.suits]
        if len(suits) != len(SUITS) // 2:
            raise Missing(WHICH_SUITS)
        for suit, number in zip(suits, (two.first, two.second), strict=True):
            self.lengths.append(Holding(Suits((suit,), True), Span(number, number)))

    def _long_and_short(self, long: int, short: int, suits: list[Suit]) -> None:
        first, second = suits
        if self.found.longer and self.found.longer[0] in suits:
            first = self.found.longer[0]
            second = next(suit for suit in suits if suit is not first)
            self.shapes.append(f"{first}>{second}")
        elif long != short:
            one = f"{first}{long}+ {second}{short}+"
            other = f"{first}{short}+ {second}{long}+"
            self.shapes.append(f"({one} or {other})")
            self.found.suits.clear()
            self.long_and_short = {first, second}
            return
        self.lengths.append(Holding(Suits((first,), True), Span(long, None)))
        self.lengths.append(Holding(Suits((second,), True), Span(short, None)))

    def _longer(self) -> None:
        """ "Hearts, and longer diamonds": four of the one, and more of the other."""
        others = [suit for suit in self.found.suits_spoken_of() if suit not in self.found.longer]
        if len(self.found.longer) == len(others) == 1 and not self.found.two_lengths:
            self.shapes.append(f"{self.found.longer[0]}>{others[0]}")

    # Names of methods.

    def _method(self, method: Convention) -> list[str]:
        found = self.found
        if method.length:
            span = span_of(method.length)
            groups = self._suits_of(method)
            if method.own and method.hands:
                groups = groups[:1]  # the other one is what else it shows
            if method.key == "transfer" and all(_MINORS.issuperset(each.suits) for each in groups):
                span = Span(6, None)
            if not method.own and span.low >= _SHOWN_BY_ITSELF:  # "Michaels, five hearts and …"
                self.lengths = [
                    replace(each, span=span) if more_of(each.span, span) else each
                    for each in self.lengths
                ]
            held = {
                suit for each in self.lengths for suit in each.suits.suits
            } | self.long_and_short
            for group in groups:
                if held.isdisjoint(group.suits):
                    self.lengths.append(Holding(group, span))
        hands: list[str] = []
        if method.hands:
            covered = {suit.letter for suit in found.suits_spoken_of()} | {
                suit.letter for each in found.said for suit in each.suits
            }
            mine = {letter for letter in method.hands if letter in "SHDC"}
            if method.hands == "bal":
                hands += [] if self.shapes else ["bal"]
            elif not mine & covered:
                hands.append(method.hands)
        if method.key == "takeout" and not self.lengths:
            hands += self._takeout()
        if method.key == "splinter":
            self._splinter()
        return hands

    def _splinter(self) -> None:
        """Short in the suit that was bid, with support for the suit that is agreed."""
        spoken = [each for group in self.found.suits for each in group.suits if group.every]
        short, fit = self._own_suit(), self.found.agreed
        held = [suit for each in self.lengths if each.span.low > 2 for suit in each.suits.suits]
        if fit is None:
            told = [*spoken, *held] if short else held
            fit = next((each for each in told if each is not short), None)
        if short is None:
            short = next((each for each in spoken if each is not fit), None)
        most = None
        if short is not None:
            anywhere = [each.text for each in self.found.said if each.text.startswith("(S")]
            most = next((re.match(r"\(S(0-1|0|1) or", text) for text in anywhere), None)
            self.found.said = [
                each for each in self.found.said if each.text not in anywhere
            ]  # “in clubs, …, singleton or void”: of that suit
        if fit is None or short is None or self._is_short():
            return
        few = Span(0, 0) if most and most[1] == "0" else Span(0, 1)
        self.lengths.append(Holding(Suits((short,), True), few))
        if all(fit not in each.suits.suits for each in self.lengths):
            self.lengths.append(Holding(Suits((fit,), True), _SHOWN))

    def _takeout(self) -> list[str]:
        """Short in the suit that was bid, and three cards in the others."""
        if (suit := self._over_suit()) is None:
            return []
        others = " ".join(f"{each}3+" for each in reversed(SUITS) if each is not suit)
        return [f"{suit}0-2 {others}"]

    def _suits_of(self, method: Convention) -> list[Suits]:
        if self.found.suits:
            return self.found.suits
        if method.suits:
            return [Suits(*suits_of(method.suits))]
        if self.lengths:
            return []
        own = self._own_suit()
        if own is not None and method.key == "transfer" and isinstance(self.found.call, Bid):
            return transferred(self.found.call)
        return [Suits((own,), True)] if own is not None and method.own else []

    def _points(self) -> str:
        told = sorted({points_text(each) for each in self.points})
        if len(told) == 2 and told[0].startswith("0-") and told[1].endswith("+"):
            return narrowest(told)  # "up to eleven, at least six"
        if len(told) > 1:
            raise Missing(HOW_STRONG)
        if told:
            return told[0]
        if self.found.vague:
            return narrowest(self.found.vague)
        return next((method.points for method in self.methods if method.points), "")

    def _purposes(self) -> list[str]:
        asked = [method.purpose for method in self.methods if method.purpose]
        said = self.found.purposes
        if self._counts_honours():
            asked = [each for each in asked if not each.endswith(_COUNTED)]  # it is the answer
        if asked and said and said[0].endswith(asked[0].removeprefix("asks: ")):
            return asked[:1]  # Stayman asks for majors, of four cards
        # "lebensohl, partner must bid 3♣" and "puppet stayman, looking for …" are one purpose each.
        return sorted(said, key=lambda each: not each.startswith("asks"))[:1] or asked[:1]

    # What the name of the call adds.

    def _vague(self) -> None:
        call, vague = self.found.call, self.found.vague
        shown = self.lengths or self.found.said or self.shapes or self.found.suits
        if vague in ([_WEAK], [_STRONG]) and not (shown or self.points or self.methods):
            if self.found.doubled or (call is not None and call.text == "2NT"):
                raise Missing(HOW_STRONG)  # a strong double: in points?
        if not isinstance(call, Bid) or self.methods:
            return
        if call.denomination is Denomination.NOTRUMP:
            if call.level == 1 and vague in ([_WEAK], [_STRONG]) and not self.points:
                self.points.append("12-14" if vague == [_WEAK] else "15-17")
                self.found.vague = []
            return
        if _STRONG in vague and call.text == "2C" and not self.points:
            self.points.append("22+")
        if "answer" in self.found.remarks:
            return
        if _WEAK in vague and not (self.lengths or self.found.said) and call.level in (2, 3, 4):
            long = Span(6, 6) if call.level == 2 else Span(7, None)
            if suit := call.denomination.suit:
                self.lengths.append(Holding(Suits((suit,), True), long))

    def _named_call(self) -> None:
        call, found = self.found.call, self.found
        if not isinstance(call, Bid):
            return
        artificial = "artificial" in found.remarks
        methods = [each for each in self.methods if each.needs != "hands" or each.points]
        told = bool(self.lengths or found.said or self.shapes or methods or found.suits)
        suit = call.denomination.suit
        if suit is None:
            self._notrump(call, told or artificial)
            return
        held = {each for holding in self.lengths for each in holding.suits.suits}
        if "natural" in found.told and suit not in held:
            short = suit in (Suit.CLUBS, Suit.DIAMONDS) and call.level == 1
            self.lengths.append(Holding(Suits((suit,), True), Span(3 if short else 4, None)))
        elif not told and not artificial and not found.purposes and "every" not in found.told:
            lows = [each.low for each in self.points if isinstance(each, Span)]
            strong = (lows and min(lows) >= 15) or _STRONG in found.vague
            weak = call.level in _BALANCED_LEVELS and self._points().startswith("0-")
            if not (strong or weak) and "no_limit" not in found.told:
                raise Missing(HOW_MANY)

    def _notrump(self, call: Bid, told: bool) -> None:
        """One or two no trump with points is balanced, unless something else was said of it."""
        found = self.found
        plain = (
            not (told or "may shape" in found.told or "no_limit" in found.told)
            and "forcing" not in found.remarks
            and not found.purposes
        )
        stopped = not self.methods and bool("overcall" in found.told or found.said)
        strong = bool(self.points or found.vague)
        lows = [each.low for each in self.points if isinstance(each, Span)]
        low = min(lows, default=0)
        if lows and low < _RESPONSE:
            return  # no opening: an answer, which denies what it does not show
        level = call.level in _BALANCED_LEVELS or (call.level == 3 and low >= _TOO_STRONG)
        if level and strong and not self.lengths and not self.shapes:
            if plain or stopped:
                self.shapes.append("bal")

    def _suits_alone(self) -> None:
        """A suit that is spoken of, and of which nothing else is said: four cards."""
        if any(method.purpose for method in self.methods) or self.found.purposes:
            return
        if _ONE_SUITER in self.shapes and len(self.found.suits) == 1 and not self.lengths:
            self.lengths.append(Holding(self.found.suits[0], Span(6, None)))
            self.shapes.remove(_ONE_SUITER)
        groups = self._open_suits() if self.found.suits else ()
        if groups and self._counts_honours():
            raise Missing(TWO_READINGS)  # "two aces, spades and hearts"
        if len(groups) > 1 and any(not each.every for each in groups[1:]):
            if all(len(each.suits) == 1 for each in groups[:-1]) and groups[-1].suits not in _PAIRS:
                raise Missing(TWO_READINGS)  # hearts, clubs or diamonds: one of three?
        for group in groups:
            spoken = group in self.found.suits
            covered = {suit for each in self.found.said for suit in each.suits}
            if spoken and covered.isdisjoint(group.suits):
                if "may said" in self.found.told:
                    raise Missing(HOW_MANY)  # "a diamond, could be a doubleton"
                unusual = self.found.call is _UNUSUAL and group.suits == _PAIRS[1] and group.every
                self.lengths.append(Holding(group, Span(5, None) if unusual else _SHOWN))
