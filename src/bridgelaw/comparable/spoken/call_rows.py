"""How people say what a call shows: the rows on top of those that every reader has."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game.calls import Call
from bridgelaw.game.cards import Card
from bridgelaw.game.suits import SUITS, Suit
from bridgelaw.reading.rows import Row
from bridgelaw.reading.shared.rows import SHARED_ROWS
from bridgelaw.reading.shared.values import Count, Holding, Span, Strength, Suits

_HAND = 13


@dataclass(frozen=True, slots=True)
class Said:
    """Something that the plain notation can write."""

    text: str
    suits: tuple[Suit, ...] = ()

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Over:
    """The call that this one was made over, or of which it is a double."""

    call: Call

    def __str__(self) -> str:
        return f"over {self.call}"


@dataclass(frozen=True, slots=True)
class TwoLengths:
    """`five five`: the lengths of two suits, the longer first."""

    first: int
    second: int

    def __str__(self) -> str:
        return f"{self.first}-{self.second}"


@dataclass(frozen=True, slots=True)
class Named:
    """A suit with what it is beside another: `spades longer`."""

    suit: Suit

    def __str__(self) -> str:
        return f"longer {self.suit}"


def _either_suit(suit: Suit, other: Suit) -> Suits | None:
    return Suits((suit, other), False) if suit is not other else None


def _both_suits(suit: Suit, other: Suit) -> Suits | None:
    return Suits((suit, other), True) if suit is not other else None


def _one_of_three(suit: Suit, other: Suit, third: Suit) -> Suits | None:
    return Suits((suit, other, third), False) if len({suit, other, third}) == 3 else None


def _two_lengths(first: int, second: int) -> TwoLengths | None:
    fits = 3 <= second <= first <= 8 and first + second <= _HAND
    return TwoLengths(first, second) if fits and first >= 4 else None


def _four(digits: int) -> Said | None:
    lengths = [int(each) for each in str(digits)]
    return (
        Said("-".join(map(str, lengths))) if len(lengths) == 4 and sum(lengths) == _HAND else None
    )


def _shape(a: int, b: int, c: int, d: int) -> Said | None:
    return Said(f"{a}-{b}-{c}-{d}") if a + b + c + d == _HAND else None


def denied(holding: Holding) -> str:
    """Without these cards: not four is not more of them either."""
    most = holding.span.low - 1
    return " ".join(f"{suit}0-{most}" if most else f"{suit}0" for suit in holding.suits.suits)


def _not_length(length: Holding) -> Said | None:
    return Said(denied(length), length.suits.suits) if length.span.low else None


def _not_suits(suits: Suits) -> Said:
    return _not_length(Holding(suits, Span(4, None))) or Said("")


def _not_honours(honours: str) -> Said:
    return Said(f"{honours} 0")


def _counted(honours: str, range: Span) -> Said | None:
    return Said(f"{honours} {range}") if range.low <= 5 else None


def _one_of(honours: str, low: int, high: int) -> Said | None:
    return Said(f"{honours} {low} or {high}") if low < high <= 5 else None


def _stops(suit: Suit | Suits) -> Said:
    every = suit.suits if isinstance(suit, Suits) else (suit,)
    joint = " " if not isinstance(suit, Suits) or suit.every else " or "
    found = joint.join(f"stop {each}" for each in every)
    return Said(f"({found})" if joint == " or " else found, every)


def _short(short: str, suit: Suit) -> Said:
    return Said(f"{suit}{short}", (suit,))


def _solid(number: int, suit: Suit | Suits) -> Said:
    every = suit.suits if isinstance(suit, Suits) else (suit,)
    found = " or ".join(f"({each}{number} {each}AKQ)" for each in every)
    return Said(f"({found})" if len(every) > 1 else found, every)


def _either_length(length: Holding, other: Holding) -> Said | None:
    if length.suits == other.suits:
        return None
    return Said(f"({length} or {other})", (*length.suits.suits, *other.suits.suits))


def _both_ways(first: Strength | Span, second: Strength | Span) -> Said | None:
    one = first.span if isinstance(first, Strength) else first
    two = second.span if isinstance(second, Strength) else second
    if one.high is None or one.high >= two.low or one.bare:
        return None
    return Said(f"({one} or {two})")


def _honour(card: Card) -> Said | None:
    return Said(f"{card}", (card.suit,)) if card.rank_letter in "AKQ" else None


def _others(suit: Suit) -> Suits:
    return Suits(tuple(each for each in SUITS if each is not suit), False)


CALL_ROWS = (
    *SHARED_ROWS,
    Row("either suit", "suits", "'either'? suit or other:suit 'どちらか'?", _either_suit,
        en={"hearts or spades": "H or S"}, ja={"ハートかスペード": "H or S", "♥か♠どちらか": "H or S"}),
    Row("one of three suits", "suits", "suit comma other:suit or third:suit", _one_of_three, cost=1.6,
        en={"hearts, spades or clubs": "H or S or C"}, ja={"ハート、スペードかクラブ": "H or S or C"}),
    Row("two suits", "suits", "suit and|'/' other:suit", _both_suits,
        en={"clubs and hearts": "C and H"}, ja={"スペードとハート": "S and H"}),
    Row("suits bracketed", "suit", "'(' suit ')'", lambda suit: suit,
        en={"(spades)": "S"}, ja={"（スペード）": "S"}),
    Row("suit or two lengths", "two_lengths", "first:number '-'|'/'|'to'? second:number more?", _two_lengths,
        en={"five five": "5-5", "5-4": "5-4", "5-5 or more": "5-5"}, ja={"5-5": "5-5", "5-4以上": "5-4"}),
    Row("two lengths or more", "two_lengths", "first:number more '-'|'/'? second:number more?", _two_lengths,
        en={"5+/4+": "5-4"}, ja={"5+-4+": "5-4"}),
    Row("at least two lengths", "two_lengths", "at_least two_lengths", lambda two_lengths: two_lengths,
        en={"at least 5-5": "5-5"}, ja={"少なくとも5-5": "5-5"}),
    Row("two lengths of cards", "two_lengths", "two_lengths card_unit|'shape'|'distribution'", lambda two_lengths: two_lengths,
        en={"five five shape": "5-5"}, ja={"5-5枚": "5-5"}),
    Row("four lengths written", "shape", "'any'? digits 'shape'?", _four,
        en={"4333": "4-3-3-3"}, ja={"4441": "4-4-4-1"}),
    Row("four lengths", "shape", "a:number '-' b:number '-' c:number '-' d:number", _shape,
        en={"5-4-3-1": "5-4-3-1"}, ja={"4-4-4-1": "4-4-4-1"}),
    Row("balance", "shape", "balance", lambda balance: Said(balance),
        en={"balanced": "bal", "flat": "bal"}, ja={"バランス": "bal"}),
    Row("longer suit", "longer_suit", "suit longer", Named,
        en={"spades longer": "longer S"}, ja={"スペードの方が長い": "longer S"}),
    Row("longer suit before", "longer_suit", "longer suit", Named,
        en={"longer spades": "longer S"}, only="en"),
    Row("short suit", "said", "short 'in'|'of'? suit", _short,
        en={"short in diamonds": "D0-1", "singleton heart": "H1", "void in clubs": "C0"}, only="en"),
    Row("suit short", "said", "suit 'が'|'の'|'は'? short", _short,
        en={"diamond shortness": "D0-1"}, ja={"クラブがシングルトンかボイド": "C0-1", "♥シングルトン": "H1"}),
    Row("ace or void", "said", "rank or short 'in'|'of' suit", lambda rank, short, suit: Said(f"({suit}{rank} or {suit}{short})", (suit,)),
        en={"ace or void in spades": "(SA or S0)"}, only="en"),
    Row("suit ace or void", "said", "suit 'の' rank or short", lambda rank, short, suit: Said(f"({suit}{rank} or {suit}{short})", (suit,)),
        ja={"スペードのエースかボイド": "(SA or S0)"}, only="ja"),
    Row("card held", "said", "card 'を'?", _honour,
        en={"queen of spades": "SQ"}, ja={"ハートのA": "HA"}),
    Row("stopper in", "said", "stopper joint:of|within suit:suit|suits", _stops,
        en={"stopper in spades": "stop S"}, only="en"),
    Row("suit stopper", "said", "suit:suit|suits 'の'|'に'? stopper has?", _stops,
        en={"heart stopper": "stop H"}, ja={"スペードのストッパーあり": "stop S"}),
    Row("denied after a verb", "said", "deny said", lambda said: Said(f"not {said}", said.suits),
        en={"denies a heart stopper": "not stop H", "no heart stopper": "not stop H"}, only="en"),
    Row("denied behind", "said", "said denied", lambda said: Said(f"not {said}", said.suits),
        ja={"ハートのストッパーなし": "not stop H"}, only="ja"),
    Row("denied length", "said", "deny length", _not_length,
        en={"no four card major": "S0-3 H0-3", "denies four hearts": "H0-3"}, only="en"),
    Row("length denied", "said", "length 'を'|'は'? denied", _not_length,
        ja={"4枚メジャーなし": "S0-3 H0-3", "ハート4枚を否定": "H0-3"}, only="ja"),
    Row("denied suits", "said", "deny suits", _not_suits,
        en={"without a major": "S0-3 H0-3"}, only="en"),
    Row("suits denied", "said", "suits denied", _not_suits,
        ja={"メジャーなし": "S0-3 H0-3"}, only="ja"),
    Row("no honours", "said", "deny honours", _not_honours, cost=-0.2,
        en={"no aces": "aces 0"}, only="en"),
    Row("honours denied", "said", "honours denied", _not_honours,
        ja={"エースなし": "aces 0"}, only="ja"),
    Row("so many honours", "said", "range honours", _counted, cost=-0.3,
        en={"two key cards": "keycards 2", "one ace": "aces 1"}, only="en"),
    Row("honours counted", "said", "honours range card_unit?", _counted,
        en={"aces 2": "aces 2"}, ja={"エース2枚": "aces 2"}),
    Row("either number of honours", "said", "low:number or high:number honours", _one_of, cost=-0.5,
        en={"one or four key cards": "keycards 1 or 4", "0 or 3 keycards": "keycards 0 or 3"}, only="en"),
    Row("honours either number", "said", "honours 'answer'? comma? low:number card_unit? or high:number card_unit?", _one_of, cost=-0.5,
        en={"keycards 1 or 4": "keycards 1 or 4", "key card answer, zero or three": "keycards 0 or 3"},
        ja={"キーカード1枚または4枚": "keycards 1 or 4"}),
    Row("solid suit", "said", "number card_unit? solid 'suit'? 'of'? suit:suit|suits", _solid,
        en={"seven solid clubs": "(C7 CAKQ)"}, only="en"),
    Row("suit solid", "said", "solid 'な'|'の'? suit:suit|suits number card_unit", _solid,
        ja={"ソリッドなクラブ7枚": "(C7 CAKQ)"}, only="ja"),
    Row("either length", "said", "'either'? length or other:length", _either_length,
        en={"six hearts or six spades": "(H6 or S6)"}, ja={"ハート6枚かスペード6枚": "(H6 or S6)"}),
    Row("either strength", "points_or", "first:strength|range or second:strength|range", _both_ways,
        en={"6-9 or 13+": "(6-9 or 13+)"}, ja={"6-9点か13点以上": "(6-9 or 13+)"}),
    Row("suit and another", "another", "suit and other_suit", lambda suit: Suits((suit,), True),
        en={"spades and another suit": "S"}, ja={"スペードと他のスート": "S"}),
    Row("long suit", "length", "long suit", lambda suit: Holding(Suits((suit,), True), Span(6, None)),
        en={"long clubs": "C6+"}, ja={"ロングクラブ": "C6+"}),
    Row("range of a good or bad hand", "range", "low:number dash 'good'|'bad'|'poor'|'良い'|'悪い' high:number", lambda low, high: Span(low, high) if low < high else None,
        en={"eleven to a bad fourteen": "11-14"}, ja={"11から悪い14": "11-14"}),
    Row("a good range", "range", "'good'|'bad'|'poor'|'良い'|'悪い' range", lambda range: range,
        en={"good 15": "15"}, ja={"良い15": "15"}),
    Row("about", "range", "around range", lambda range: Span(range.low - 1, None if range.high is None else range.high + 1) if range.low > 7 else range,
        en={"about 15": "14-16"}, ja={"約15": "14-16"}),
    Row("range in any hand", "strength", "range no_limit", lambda range: Strength(range) if range.low > 9 else None,
        en={"16+ any shape": "16+ points"}, ja={"22以上なら何でも": "22+ points"}),
    Row("strength in a word", "vague", "vague 'values'|'strength'|'の強さ'|'な強さ'|'hand'", lambda vague: vague,
        en={"invitational values": "10-12"}, ja={"インビテーションの強さ": "10-12"}),
    Row("at least a word", "vague", "at_least vague", lambda vague: vague.partition("-")[0].rstrip("+") + "+",
        en={"at least invitational": "10+"}, ja={"少なくともインビ": "10+"}),
    Row("a word or more", "vague", "vague more", lambda vague: vague.partition("-")[0].rstrip("+") + "+",
        en={"weak or better": "5+"}, ja={"インビ以上": "10+"}),
    Row("count exactly", "count", "exactly count", lambda count: count,
        en={"exactly three cards": "3 cards"}, ja={"ちょうど3枚": "3 cards"}),
    Row("number of trumps", "count", "range trumps", lambda range: Count(range),
        en={"five trumps": "5 cards", "seven of them": "7 cards"}, ja={"5切り札": "5 cards"}),
    Row("card support", "count", "count 'support'", lambda count: count,
        en={"four card support": "4 cards"}, ja={"3枚support": "3 cards"}),
    Row("support count", "count", "'サポート' count", lambda count: count,
        ja={"サポート3枚": "3 cards"}, only="ja"),
    Row("asks for", "purpose", "asks topic", lambda topic: Said(f"asks: {topic}"),
        en={"asking for aces": "asks: aces", "looking for a five card major": "asks: 5-card majors"}, only="en"),
    Row("asked behind", "purpose", "topic comma? asks", lambda topic: Said(f"asks: {topic}"),
        en={"kings please": "asks: kings", "range enquiry": "asks: strength"}, ja={"エースの数を尋ねる": "asks: aces"}),
    Row("suit asked", "purpose", "suit 'の' topic asks", lambda topic: Said(f"asks: {topic}"),
        ja={"ハートのストッパーを聞く": "asks: stopper"}, only="ja"),
    Row("asks in suit", "purpose", "asks topic 'in' suit", lambda topic: Said(f"asks: {topic}"),
        en={"asks for a stopper in hearts": "asks: stopper"}, only="en"),
    Row("aim", "purpose", "aim", lambda aim: Said(aim),
        en={"relay": "relay", "waiting": "waiting"}, ja={"リレー": "relay"}),
    Row("partner must bid", "purpose", "must_bid call", lambda call: Said(f"relay to {call}"),
        en={"partner must bid three clubs": "relay to 3C"}, only="en"),
    Row("made to bid", "purpose", "call 'と言わせる'|'を言わせる'|'への' aim?", lambda call: Said(f"relay to {call}"),
        ja={"3♣と言わせるリレー": "relay to 3C"}, only="ja"),
    Row("over a call", "over", "'of'|'over'|'against'|'after' call", Over,
        en={"over two clubs": "over 2C"}, only="en"),
    Row("over a call, behind", "over", "call 'に対する'|'の上の'|'の上に'|'に対して'|'のあとの'", Over,
        ja={"1♠に対する": "over 1S"}, only="ja"),
    Row("over a suit", "over_suit", "'over'|'against' suit:suit|suits", lambda suit: suit if isinstance(suit, Suits) else Suits((suit,), True),
        en={"over a minor": "D or C"}, only="en"),
)  # fmt: skip
