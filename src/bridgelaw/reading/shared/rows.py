"""The rows that every reader has."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TypeVar

from bridgelaw.game.calls import Bid, Call
from bridgelaw.game.cards import Card
from bridgelaw.game.errors import NotationError
from bridgelaw.game.spelling import RANKS
from bridgelaw.game.suits import SUITS, Denomination, Suit
from bridgelaw.reading.rows import Row
from bridgelaw.reading.shared.values import Cards, Count, Holding, Span, Strength, Suits

_LONGEST = 8  # a longer suit is not told as a length: it would be points
_TENS = 20
_HIGHEST_SAID = 9  # people have bid eight hearts


def _bid(level: int, strain: object) -> Call | None:
    denomination = strain.denomination if isinstance(strain, Suit) else Denomination.NOTRUMP
    try:
        return Bid.of(level, denomination) if 1 <= level <= _HIGHEST_SAID else None
    except NotationError:
        return None


def _card(rank: str, suit: Suit) -> Card:
    return Card.of(suit, RANKS.index(rank))


def _two_cards(rank: str, other: str, suit: Suit) -> Cards:
    return Cards((_card(rank, suit), _card(other, suit)))


def _three_cards(rank: str, other: str, third: str, suit: Suit) -> Cards:
    return Cards((_card(rank, suit), _card(other, suit), _card(third, suit)))


def _up(low: int, high: int) -> Span | None:
    return Span(low, high) if low < high else None


def _next_to(low: int, high: int) -> Span | None:
    if low > _TENS and high < _TENS // 2:
        high += low - low % 10  # twenty three or four
    return Span(low, high) if high == low + 1 else None


def _held(suit: Suit | Suits, span: Span) -> Holding | None:
    if span.low > _LONGEST or (span.low and (span.high or 0) > _LONGEST):
        return None
    return _in_all(Holding(suit if isinstance(suit, Suits) else Suits((suit,), True), span))


def _in_all(held: Holding) -> Holding:
    """Fewer than four cards in either major: in both of them."""
    few = not held.span.low and (held.span.high or 0) > 1
    return replace(held, suits=Suits(held.suits.suits, True)) if few else held


def _points(span: Span) -> Strength | None:
    return Strength(span) if span.low <= 37 else None


NUMBERS = (
    Row("digits", "number", "digits", lambda digits: digits,
        en={"15": "15"}, ja={"15": "15"}),
    Row("bare number", "range", "number", lambda number: Span(number, number, bare=True),
        en={"five": "5", "11": "11"}, ja={"五": "5", "十一": "11"}),
    Row("from to", "range", "low:number dash high:number ; 'between' low:number and high:number", _up,
        en={"15-17": "15-17", "fifteen to seventeen": "15-17", "between 6 and 9": "6-9"}, ja={"15～17": "15-17", "12から14": "12-14"}),
    Row("one of three numbers", "range", "low:number point_unit? comma|or? middle:number point_unit? comma? or high:number ; low:number comma middle:number comma high:number", lambda low, middle, high: _up(low, high) if (low + 1, low + 2) == (middle, high) and low > 3 else None, cost=-0.4,
        en={"ten, eleven or twelve": "10-12", "12 or 13 or 14": "12-14"}, ja={"12か13か14": "12-14"}),
    Row("between", "range", "low:number point_unit? 'と' high:number point_unit? 'の間'", _up,
        ja={"12点と14点の間": "12-14"}, only="ja"),
    Row("either of two", "range", "low:number or high:number", _next_to,
        en={"11 or 12": "11-12", "six or seven": "6-7"}, ja={"6か7": "6-7"}),
    Row("or more", "range", "number more|at_least ; at_least number", lambda number: Span(number, None),
        en={"5+": "5+", "four or more": "4+", "sixteen plus": "16+", "at least six": "6+"}, ja={"5以上": "5+", "最低6": "6+"}),
    Row("or less", "range", "number less ; at_most number", lambda number: Span(0, number),
        en={"9 or less": "0-9", "at most three": "0-3", "up to 9": "0-9"}, ja={"9以下": "0-9", "9まで": "0-9", "最高でも9": "0-9"}),
    Row("limited to a range", "range", "at_most|at_least range", lambda range: range if range.low and not range.bare else None,
        en={"up to 12-14": "12-14"}, ja={"最高でも12-14": "12-14"}),
    Row("fewer than", "range", "below number ; number short_of", lambda number: Span(0, number - 1),
        en={"fewer than 6": "0-5"}, ja={"6未満": "0-5"}),
    Row("more than", "range", "above number", lambda number: Span(number + 1, None), cost=0.3,
        en={"more than 12": "13+"}, only="en"),
    Row("least and most", "range", "low:range and|comma|'but'? high:range", lambda low, high: Span(low.low, high.high) if low.high is None and high.low == 0 and low.low < (high.high or 0) and low.low > 7 else None, cost=-0.5,
        en={"at least twelve but no more than fourteen": "12-14", "12 minimum, 14 maximum": "12-14"}, ja={"12以上14以下": "12-14"}),
    Row("exactly", "range", "exactly number", lambda number: Span(number, number),
        en={"exactly four": "4"}, ja={"ちょうど4": "4"}),
)  # fmt: skip

CALLS = (
    Row("bid", "call", "level:number strain:suit|notrump", _bid,
        en={"1H": "1H", "one heart": "1H", "two no trump": "2NT", "won hart": "1H", "8H": "8H"},
        ja={"1♥": "1H", "ワンハート": "1H", "1ノートランプ": "1NT", "いちはーと": "1H"}),
    Row("a heart", "call", "'a' suit", lambda suit: _bid(1, suit), cost=0.5,
        en={"a heart": "1H"}, only="en"),
    Row("a no trump", "call", "'a' notrump", lambda notrump: _bid(1, notrump), cost=0.5,
        en={"a no trump": "1NT"}, only="en"),
)  # fmt: skip

CARDS = (
    Row("rank of suit", "card", "rank of suit", lambda rank, suit: _card(rank, suit),
        en={"queen of hearts": "HQ", "ten of clubs": "CT"}, only="en"),
    Row("suit rank", "card", "suit 'の'? rank", lambda suit, rank: _card(rank, suit), cost=0.1,
        en={"heart queen": "HQ", "♥Q": "HQ", "H10": "HT"}, ja={"ハートのクイーン": "HQ", "♦10": "DT", "ダイヤの4": "D4"}),
    Row("suit's ace", "card", "suit 'の' 'A'", lambda suit: _card("A", suit), cost=-0.1,
        ja={"スペードのA": "SA"}, only="ja"),
    # "A" alone is an article; beside the sign of a suit it is the ace.
    *(Row(f"{suit.symbol} ace", "card", f"'{suit.symbol}' 'A'", partial(_card, "A", suit), cost=-0.1,
          en={f"{suit.symbol}A": f"{suit.letter}A"}, ja={f"{suit.symbol}A": f"{suit.letter}A"})
      for suit in SUITS),
    Row("rank suit", "card", "rank suit", lambda rank, suit: _card(rank, suit), cost=0.6,
        en={"Q♥": "HQ", "10H": "HT"}, ja={"Q♥": "HQ"}),
    Row("two ranks of a suit", "cards", "rank and other:rank of suit",
        lambda rank, other, suit: _two_cards(rank, other, suit),
        en={"ace and the six of hearts": "HA H6"}, only="en"),
    Row("three ranks of a suit", "cards", "rank comma? other:rank and third:rank of suit",
        lambda rank, other, third, suit: _three_cards(rank, other, third, suit),
        en={"ace, king and queen of hearts": "HA HK HQ"}, only="en"),
    Row("suit and two ranks", "cards", "suit 'の' rank and other:rank",
        lambda suit, rank, other: _two_cards(rank, other, suit), cost=-0.5,
        ja={"スペードの5と6": "S5 S6"}, only="ja"),
    Row("two cards", "cards", "card and|comma 'the'|'a'|'his'|'her'|'my'? other:card",
        lambda card, other: Cards((card, other)), tight=True,
        en={"ten of spades and the three of clubs": "ST C3"}, ja={"♥Aと♣2": "HA C2"}),
)  # fmt: skip

_MEASURED = {
    "count": ("five cards", "5枚", 5, "{} cards"), "length": ("five hearts", "ハート5枚", 5, "H{}"),
    "strength": ("9 points", "9点", 9, "{} points"),
}  # fmt: skip
"""What has a number in it: an example in each language, its number, and how it is written."""
_BOUNDS: tuple[tuple[str, str, Callable[[int], Span], str, str], ...] = (
    ("or more", "held:{0} '-'? more|at_least ; at_least|promise held:{0}", lambda n: Span(n, None), "at least {}", "{}以上"),
    ("from", "held:{0} 'から'", lambda n: Span(n, None), "", "{}から"),
    ("or less", "held:{0} less|at_most ; at_most held:{0}", lambda n: Span(0, n), "{} or less", "{}以下"),
    ("short of", "held:{0} short_of ; below held:{0}", lambda n: Span(0, n - 1), "fewer than {}", "{}未満"),
    ("exactly", "exactly held:{0} ; held:{0} exactly_after", lambda n: Span(n, n), "exactly {}", "ちょうど{}"),
    ("beyond", "held:{0} 'は'|'を'? '超え'|'超えて'|'超える'|'超えています'|'超えてます' ; held:{0} 'より' '多い'|'多く'|'長い'|'強い'", lambda n: Span(n + 1, None), "", "{}を超える"),
    ("is there", "held:{0} 'くらい'|'ぐらい'|'程度'? 'は' '必要'|'要る'|'いる'|'ある'|'あります'|'あって'|'持っている'|'持っています'|'持って'", lambda n: Span(n, None), "", "{}はあります"),
)  # fmt: skip


Measured = TypeVar("Measured", Count, Holding, Strength)


def _bounded(bound: Callable[[int], Span], held: Measured) -> Measured | None:
    if not held.span.bare:
        return None
    found = replace(held, span=bound(held.span.low))
    return _in_all(found) if isinstance(found, Holding) else found


def _within(low: Measured, high: Measured) -> Measured | None:
    least, most = low.span, high.span
    fits = least.high is None and most.low == 0 and least.low < (most.high or 0)
    return replace(low, span=Span(least.low, most.high)) if fits else None


MEASURES = tuple(
    Row(f"{kind} {name}", kind, pattern.format(kind), partial(_bounded, bound), cost=0.1 if kind == "length" and name == "or more" else -0.5,
        en={en.format(said): written.format(bound(number))} if en else {},
        ja={ja.format(said_ja): written.format(bound(number))}, only="" if en else "ja", tight=name == "from")
    for kind, (said, said_ja, number, written) in _MEASURED.items()
    for name, pattern, bound, en, ja in _BOUNDS
) + tuple(
    Row(f"{kind} within", kind, f"low:{kind} and|comma|'but'|'で'? high:{kind}", _within, cost=-0.3,
        ja={f"{said_ja}以上12{said_ja[-1]}以下": written.format(f"{number}-12")}, only="ja")
    for kind, (_, said_ja, number, written) in _MEASURED.items() if kind != "length"
)  # fmt: skip

COUNTS = (
    Row("count", "count", "range '-'? card_unit", lambda range: Count(range),
        en={"five cards": "5 cards", "six or seven cards": "6-7 cards"}, ja={"五枚": "5 cards", "5-6枚": "5-6 cards"}),
    Row("count from to", "count", "low:number card_unit? dash high:number card_unit",
        lambda low, high: Count(Span(low, high)) if low < high else None, cost=-0.6,
        en={"five to six cards": "5-6 cards"}, ja={"5枚から7枚": "5-7 cards"}),
    Row("either count", "count", "low:number card_unit? or high:number card_unit",
        lambda low, high: Count(Span(low, high)) if high == low + 1 else None, cost=-0.6,
        en={"five or six cards": "5-6 cards"}, ja={"5枚か6枚": "5-6 cards"}),
)  # fmt: skip

LENGTHS = (
    Row("length of suit", "length", "range 'of'? suit:suit|suits card_unit?", lambda range, suit: _held(suit, range),
        en={"5+ spades": "S5+", "five hearts": "H5", "at least six diamonds": "D6+"}, only="en"),
    Row("suit length", "length", "suit:suit|suits range", lambda suit, range: _held(suit, range), cost=0.2,
        en={"S5+": "S5+", "♠4": "S4"}, ja={"♥5+": "H5+"}),
    Row("suit count", "length", "suit:suit|suits 'の'|'が'|'は'? count", lambda suit, count: _held(suit, count.span),
        ja={"ハート5枚以上": "H5+", "スペードが4枚": "S4", "両メジャー4枚以上": "S4+ H4+"},
        en={"clubs six cards": "C6"}),
    Row("count suit", "length", "count joint:of|within? suit:suit|suits 'suit'?", lambda count, suit: _held(suit, count.span),
        en={"five card heart suit": "H5", "five card major": "S5 or H5"}, ja={"5枚ハート": "H5", "5枚以上のスペード": "S5+"}),
)  # fmt: skip

STRENGTHS = (
    Row("points", "strength", "range point_unit", lambda range: _points(range),
        en={"12-14 points": "12-14 points", "six plus points": "6+ points"}, ja={"15-17点": "15-17 points"}),
    Row("points from to", "strength", "low:number point_unit dash high:number point_unit?",
        lambda low, high: _points(Span(low, high)) if low < high else None,
        en={"12 points to 14 points": "12-14 points"}, ja={"12点から14点": "12-14 points"}),
    Row("points before", "strength", "point_unit ':'? range", lambda range: _points(range), cost=0.3,
        en={"HCP 15-17": "15-17 points"}, ja={"点 15-17": "15-17 points"}),
)  # fmt: skip

SHARED_ROWS = (*NUMBERS, *CALLS, *CARDS, *COUNTS, *LENGTHS, *STRENGTHS, *MEASURES)
