"""How people say what a call shows: the rows on top of those that every reader has."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from bridgelaw.comparable.spoken.convention_rows import BY_KEY
from bridgelaw.game.calls import Bid
from bridgelaw.game.cards import Card
from bridgelaw.game.suits import SUITS, Suit
from bridgelaw.reading.rows import Row
from bridgelaw.reading.shared.rows import SHARED_ROWS, _held, _points
from bridgelaw.reading.shared.values import Count, Holding, Span, Strength, Suits

_HAND = 13
_PATTERN = frozenset("0123456789-= or")
_ASKED_ONLY = (
    "majors",
    "5-card majors",
    "minors",
    "spades",
    "hearts",
    "aces",
    "kings",
    "keycards",
    "queen",
)
_OPENED = ("precision-club", "strong-two", "strong-nt", "weak-nt", "mini-nt", "multi", "weak-two", "preempt",
           "wide-club")  # fmt: skip


@dataclass(frozen=True, slots=True)
class Said:
    """Something that the plain notation can write."""

    text: str
    suits: tuple[Suit, ...] = ()

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class TwoLengths:
    """`five five`: the lengths of two suits, the longer first; `exact`: just these, in order."""

    first: int
    second: int
    exact: bool = False

    def __str__(self) -> str:
        return f"{self.first}-{self.second}"


@dataclass(frozen=True, slots=True)
class Raised:
    """A raise of a suit that partner has shown."""

    method: str
    suit: Suit

    def __str__(self) -> str:
        return f"{self.method} of {self.suit}"


def _two_suits(every: bool, suit: Suit, other: Suit) -> Suits | None:
    return Suits((suit, other), every) if suit is not other else None


def _two_lengths(first: int, second: int) -> TwoLengths | None:
    fits = 3 <= second <= first <= 8 and first + second <= _HAND
    return TwoLengths(first, second) if fits and first >= 4 else None


def _two_strengths(low: Span, high: Span) -> Said | None:
    fits = not (low.bare or high.bare) and low.high is not None and low.high < high.low > 7
    return Said(f"({low} or {high})") if fits else None


def _exact(two: TwoLengths | None) -> TwoLengths | None:
    return None if two is None else TwoLengths(two.first, two.second, exact=True)


def _in_any(short: str) -> str:
    return " or ".join(f"{suit}{short}" for suit in reversed(SUITS))


def _longest(suit: Suit) -> Said:
    others = (each for each in reversed(SUITS) if each is not suit)
    return Said(" ".join(f"{suit}>={each}" for each in others), (suit,))


def _four(digits: int) -> Said | None:
    lengths = [int(each) for each in str(digits)]
    return (
        Said("-".join(map(str, lengths))) if len(lengths) == 4 and sum(lengths) == _HAND else None
    )


def _shape(a: int, b: int, c: int, d: int) -> Said | None:
    return Said(f"{a}-{b}-{c}-{d}") if a + b + c + d == _HAND else None


def _either_shape(shape: Said, other: Said) -> Said | None:
    """Nobody has two patterns: a list of them is one or the other."""
    found = f"{shape.text.strip('()')} or {other.text.strip('()')}"
    return Said(f"({found})") if set(found) <= _PATTERN else None


def denied(holding: Holding) -> str:
    """Without these cards: not four is not more of them either."""
    most = holding.span.low - 1
    return " ".join(f"{suit}0-{most}" if most else f"{suit}0" for suit in holding.suits.suits)


def _not_length(length: Holding) -> Said | None:
    if length.span.low == length.span.high and not length.span.bare:
        return Said(f"not ({length})", length.suits.suits)
    named = length.span.bare and length.span.low < 3  # "not two clubs" denies a call
    return Said(denied(length), length.suits.suits) if length.span.low and not named else None


def _not_suits(suits: Suits) -> Said:
    return _not_length(Holding(suits, Span(4, None))) or Said("")


def _not_honours(honours: str) -> Said:
    return Said(f"{honours} 0")


def _counted(honours: str, range: Span) -> Said | None:
    if honours == "keycards" and (range.low, range.high) in ((0, 3), (1, 4)):
        return _one_of(honours, range.low, range.high or 0)
    return Said(f"{honours} {range}") if range.low <= 5 else None


def _one_of(honours: str, low: int, high: int) -> Said | None:
    few, many = sorted((low, high))
    return Said(f"{honours} {few} or {many}") if few < many <= 5 else None


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


def _honour(card: Card) -> Said | None:
    return Said(f"{card}", (card.suit,)) if card.rank_letter in "AKQ" else None


def _controls(round_control: str, suit: Suit) -> Said:
    return Said(f"({' or '.join(f'{suit}{each}' for each in round_control)})", (suit,))


def _two_cards(either: bool, rank: str, other: str, suit: Suit) -> Said | None:
    found = f"({suit}{rank} or {suit}{other})" if either else f"{suit}{rank}{other}"
    return Said(found, (suit,)) if rank != other and {rank, other} <= set("AKQ") else None


def _answer(low: int, high: int) -> Said | None:
    """Nobody shows none or three cards of a suit: these are key cards."""
    few, many = sorted((low, high))
    return Said(f"keycards {few} or {many}") if (few, many) in ((0, 3), (1, 4)) else None


def _headed(ranks: str | Said) -> Said | None:
    if isinstance(ranks, Said):
        return ranks if ranks.text.startswith("tops") else None
    return Said(f"X{ranks}") if "J" not in ranks else None


def _at_least_both(length: Holding, other: Holding) -> Said | None:
    every = (length, other)
    if not all(each.span.bare and each.suits.every for each in every):
        return None
    told = " ".join(str(Holding(each.suits, Span(each.span.low, None))) for each in every)
    return Said(told, (*length.suits.suits, *other.suits.suits))


def _of_others(many: Count | Span, up: str = "") -> Count:
    span = many.span if isinstance(many, Count) else many
    return Count(Span(span.low, None) if up else span)


def _so_few(held: Count | Span) -> Count | None:
    low = held.low if isinstance(held, Span) else held.span.low
    return Count(Span(low, None)) if low < 8 else None


def _in_theirs(unclear: str, text: str) -> Said | None:
    """In the suit of the call that it is over, which Z stands for."""
    return Said(text) if unclear == "theirs" else None


CALL_ROWS = (
    *SHARED_ROWS,
    Row("either suit", "suits", "'either'? suit or other:suit 'どちらか'?", partial(_two_suits, False),
        en={"hearts or spades": "H or S"}, ja={"ハートかスペード": "H or S", "♥か♠どちらか": "H or S"}),
    Row("two suits", "suits", "suit and|'/'|'plus'|'+' other:suit", partial(_two_suits, True),
        en={"clubs and hearts": "C and H"}, ja={"スペードとハート": "S and H"}),
    Row("suit or two lengths", "two_lengths", "first:number '-'|'/'|'to'? second:number more? ; first:number more '-'|'/'? second:number more?", _two_lengths,
        en={"five five": "5-5", "5-4": "5-4", "5-5 or more": "5-5", "5+/4+": "5-4"}, ja={"5-5": "5-5", "5-4以上": "5-4", "5+-4+": "5-4"}),
    Row("two exact lengths", "two_lengths", "first:number '=' second:number", lambda first, second: _exact(_two_lengths(first, second)), cost=-0.2,
        en={"4=4": "4-4"}, ja={"5=4": "5-4"}),
    Row("exactly two lengths", "two_lengths", "exactly two_lengths", lambda two_lengths: _exact(two_lengths),
        en={"exactly 4-4": "4-4"}, ja={"ちょうど5-4": "5-4"}),
    Row("at least two lengths", "two_lengths", "at_least two_lengths ; two_lengths card_unit|'shape'|'distribution'|at_least", lambda two_lengths: two_lengths,
        en={"at least 5-5": "5-5", "five five shape": "5-5"}, ja={"少なくとも5-5": "5-5", "5-5枚": "5-5"}),
    Row("four lengths written", "shape", "'any'? digits 'shape'|'の形'|'の手'|'型'?", _four,
        en={"4333": "4-3-3-3"}, ja={"4441": "4-4-4-1"}),
    Row("balance", "shape", "balance", lambda balance: Said(balance),
        en={"balanced": "bal", "flat": "bal"}, ja={"バランス": "bal"}),
    Row("longer suit", "longer_suit", "suit longer ; longer suit", lambda suit: suit,
        en={"spades longer": "S", "longer spades": "S"}, ja={"スペードの方が長い": "S"}),
    Row("longer than", "said", "longer suit 'than' other:suit ; suit longer 'than' other:suit", lambda suit, other: Said(f"{suit}>{other}", (suit, other)), cost=-0.4,
        en={"longer diamonds than clubs": "D>C", "spades longer than hearts": "S>H"}, only="en"),
    Row("longest suit", "said", "longest suit ; suit 'が'? longest", _longest,
        en={"longest H": "H>=S H>=D H>=C", "H longest": "H>=S H>=D H>=C"}, ja={"ハートが最長": "H>=S H>=D H>=C"}),
    Row("some suit", "length", "'good'|'decent'|'どれかの'|'いずれかの'? count 'suit'|'スート'|'スーツ' ; 'どれかの'|'いずれかの' 'スート'|'スーツ' count", lambda count: Holding(Suits(tuple(reversed(SUITS)), False), count.span), cost=-0.1,
        en={"six card suit": "S6 or H6 or D6 or C6"}, ja={"6枚以上のスート": "S6+ or H6+ or D6+ or C6+"}),
    Row("solid suit, how long unsaid", "solid_suit", "solid 'suit'? 'of'|'in'|'was'|'is'? suit:suit|suits", lambda suit: "hands",
        en={"a solid minor": "hands"}, only="en"),
    Row("any suit", "said", "'some'|'any'|'one'|'unknown' count 'suit'", lambda count: Said(f"({_in_any(str(count.span))})"), cost=-0.3,
        en={"some six card suit": "(S6 or H6 or D6 or C6)"}, only="en"),
    Row("so long a suit", "length", "'good'|'decent'|'poor'|'solid'? range 'suit'|'suited' ; 'suit' range", lambda range: None if range.low > 8 or (range.bare and range.low < 5) else Holding(Suits(tuple(reversed(SUITS)), False), range), cost=-0.2,
        en={"good 6+ suit": "S6+ or H6+ or D6+ or C6+"}, only="en"),
    Row("two-suiter in two suits", "suits", "suits 'two suiter'|'two-suiter'|'two suited'|'2-suiter'|'2 suiter'|'ツースーター'|'2スーター'", lambda suits: Suits(suits.suits, True), cost=-0.6,
        en={"minor two-suiter": "D and C"}, ja={"マイナーのツースーター": "D and C"}),
    Row("so many each", "length", "length 'ずつ'|'apiece'|'each'|'in each'", lambda length: Holding(Suits(length.suits.suits, True), length.span) if len(length.suits.suits) == 2 else None, cost=-0.4,
        en={"four majors each": "S4 H4"}, ja={"マイナーが5枚ずつ": "D5 C5"}),
    Row("at least so long and so strong", "said", "at_least length and|'with' strength ; at_least strength and|'with' length", lambda length, strength: Said(f"{strength.span.low}+ {Holding(length.suits, Span(length.span.low, None))}", length.suits.suits) if strength.span.bare and length.span.bare and length.suits.every else None, cost=-0.6,
        en={"at least three hearts and thirteen points": "13+ H3+"}, only="en"),
    Row("at least so long and so long", "said", "at_least length and other:length", _at_least_both, cost=-0.6,
        en={"at least five diamonds and four clubs": "D5+ C4+"}, ja={"少なくともダイヤ5枚とクラブ4枚": "D5+ C4+"}),
    Row("of one of two", "length", "'どちらかの'|'いずれかの' length", lambda length: None if length.suits.every else length, cost=-0.2,
        ja={"どちらかの4枚以上のメジャー": "S4+ or H4+"}, only="ja"),
    Row("length of one of three", "length", "range suit comma other:suit or third:suit", lambda range, suit, other, third: Holding(Suits((suit, other, third), False), range) if len({suit, other, third}) == 3 and not range.bare else None, cost=-0.5,
        en={"5+ hearts, spades or clubs": "H5+ or S5+ or C5+"}, only="en"),
    Row("length plus length", "said", "range suit '+' length", lambda range, suit, length: Said(f"{suit}{range} ({length})", (suit, *length.suits.suits)), cost=-0.3,
        en={"5 clubs + 4 hearts": "C5 (H4)"}, only="en"),
    Row("card major, short", "length", "number 'cM'", lambda number: Holding(Suits((Suit.SPADES, Suit.HEARTS), False), Span(number, number, bare=True)),
        en={"5cM": "S5 or H5"}, only="en"),
    Row("taken back", "repair", "comma 'no' comma ; comma 'sorry'|'wait' comma?", lambda: "repair", cost=-0.5,
        en={", no,": "repair", ", sorry": "repair", ", wait,": "repair"}, only="en"),
    Row("an opening, beside", "opened", "comma 'normal'|'full'|'sound'|'standard'|'ordinary'? 'opening bid'|'opening hand'|'opening'|'opener'|'のオープン'", lambda: "12+", cost=-0.6,
        en={", normal opening": "12+", ", opening bid": "12+"}, only="en"),
    Row("either of two, told apart", "range", "low:number comma high:number", lambda low, high: Span(low, high) if high == low + 1 and low > 7 else None, cost=0.3,
        en={"18, 19": "18-19"}, ja={"18、19": "18-19"}),
    Row("what restricts no hand", "remark", "deny 'support'|'fit'|'real fit'|'extras'|'side suit'|'second suit'|'extra values' ; deny stopper|said|length|suit|suits|conv|short 'promised'|'guaranteed'|'needed'|'required'|'necessary'|'implied' ; deny 'there'? vague 'option'|'options'|'variant'|'version'|'type' ; 'too good'|'too strong'|'too weak'|'too big' 'for' call|conv|'anything'|'that' 'else'? ; 'too good'|'too strong'|'too weak'|'too big' 'to' conv|'bid'|'open'|'pass'|'preempt'|'just' ; 'stronger'|'better'|'weaker' 'than' call|conv|'ours'|'usual'|'that' 'would be'? ; call|conv 'より' vague|'上'|'下' ; 'bypassing'|'skipping'|'bypasses'|'skips' suit ; 'dont count'|'not counting'|'do not count'|'without counting' said", lambda: "about", cost=-0.7,
        en={"no stopper promised": "about", "no four card major promised": "about", "no strong option": "about", "too good for 1NT": "about", "stronger than one no trump": "about", "bypassing diamonds": "about"}, ja={"1NTより強い": "about"}),
    Row("of no matter", "no_limit", "'nothing'|'says nothing' 'said'|'to do'? 'about'|'of'|'with' topic ; says_nothing topic ; topic 'については'|'は' '何も' ; 'regardless of'|'irrespective of'|'whatever'|'any old'|'never mind'|'any' topic ; topic 'は'|'に'|'も'|'が'|'については'|'に関しては'? no_matter ; no_matter 'as to'|'as for'|'about' topic ; topic hedge 'be'|'been'? every", lambda topic: None if topic in _ASKED_ONLY else "0+", cost=-0.5,
        en={"nothing about shape": "0+", "regardless of shape": "0+", "whatever the strength": "0+", "shape doesn't matter": "0+", "shape could be anything": "0+"}, ja={"形については何も": "0+", "形は問いません": "0+", "点数は関係なし": "0+"}),
    Row("this call, or what?", "unclear", "'weak' suit ; whose call ; 'his'|'her' call 'promised'|'showed'|'shows'|'is'|'was'|'denied'|'denies'", lambda: "hands", cost=-0.9,
        en={"weak spades": "hands", "partner's one diamond": "hands"}, only="en"),
    Row("another call, or another's hand", "unclear", "whose call 'は'|'が' ; call 'なら'|'だったら'|'の上なら'|'であれば' ; 'パートナー'|'オープナー'|'レスポンダー'|'相手'|'敵'|'ダミー'|'東'|'西'|'南'|'北' 'は' strength|length|count|range|shape|conv", lambda: "hands", cost=-1.6,
        ja={"相手の1Sは": "hands", "2ハートなら": "hands", "パートナーは12点": "hands"}, only="ja"),
    Row("talk of people, places and times", "talk", "range|number 'years'|'year'|'times'|'weeks'|'months'|'boards'|'minutes'|'rounds'|'年'|'回'|'年前' ; 'board'|'table'|'round'|'page'|'room'|'ボード'|'テーブル' number ; number 'of' 'us' ; 'one' 'of' 'those'|'these' ; 'first'|'second'|'third'|'last'|'next' 'time'|'round' 'round'? ; 'at'|'in'|'of'|'down' 'the'|'our'|'my'|'your'|'this'|'that'|'their'|'local' 'club' ; 'club' 'night'|'player'|'players'|'evening'|'bridge'|'members' ; 'うちの'|'この'|'ここの'|'うちら' 'の'? 'クラブ' 'では'|'の'|'で'|'は' ; 'クラブ' 'では' ; suit 'を'|'と' spoken_ja", lambda: "talk", cost=-0.9,
        en={"twenty years": "talk", "board 12": "talk", "one of those": "talk", "at our club": "talk"}, ja={"20年前": "talk", "うちのクラブでは": "talk", "ハートをビッド": "talk"}),
    Row("no more than a word", "join", "'that'|'this'|'my'|'our'|'the'|'other' 'one'", lambda: "", cost=-0.1,
        en={"that one": ""}, only="en"),
    Row("a word and one", "vague", "vague 'one'|'ones'", lambda vague: vague, cost=-0.4,
        en={"strong one": "16+"}, only="en"),
    Row("a span", "range", "span_verb 'from'|'in'|'of'|'at'? range", lambda range: None if range.bare else range, cost=-0.4,
        en={"runs from twelve to twenty": "12-20"}, only="en"),
    Row("opens on so much", "strength", "opens_on number", lambda number: Strength(Span(number, None)) if number > 4 else None, cost=-0.4,
        en={"respond on five": "5+ points"}, only="en"),
    Row("no opening", "vague", "deny 'opening'|'opening bid'|'opening hand'", lambda: "0-11", cost=0.4,
        en={"haven't got an opening": "0-11"}, only="en"),
    Row("so many in two suits", "remark", "count|range 'between'|'in'|'across' 'them'|'the two'|'two suits'|'the two suits'", lambda: "about", cost=-0.4,
        en={"at least nine cards between them": "about"}, only="en"),
    Row("a no trump's range", "notrump", "notrump 'range'|'opening'|'opener'", lambda notrump: notrump, cost=-0.2,
        en={"notrump range": "NT"}, only="en"),
    Row("a person", "talk", "title unknown", lambda: "talk", cost=-0.5,
        en={"Mr Goren": "talk"}, only="en"),
    Row("within a range", "range", "'range'|'zone'|'region' 'of'|'from'? range ; range 'range'|'zone'|'bracket'|'area'|'region'|'or so'|'ish'", lambda range: None if range.bare else range, cost=-0.4,
        en={"twelve to fourteen range": "12-14"}, only="en"),
    Row("two strengths", "said", "'either' low:range or high:range", _two_strengths, cost=-0.5,
        en={"either 12-14 or 18-19": "(12-14 or 18-19)"}, only="en"),
    Row("of so many", "said", "said 'of'|'out of' number", lambda said: said if said.text.startswith(("keycards", "aces")) else None, cost=-0.3,
        en={"two keycards of the five": "keycards 2"}, only="en"),
    Row("both so long", "count", "'both'|'each' range ; range 'both'|'each'|'apiece'|'in each'|'of each'|'in both'|'of both' ; count 'each'|'apiece'|'in each'|'in both'|'of each'", lambda range=None, count=None: count or (Count(range) if range.low < 8 else None), cost=0.1,
        en={"both five": "5 cards", "four or more in each": "4+ cards", "five of each": "5 cards", "five cards in each": "5 cards"}, only="en"),
    Row("both cards", "count", "comma both_of_them|'それぞれ' count 'ずつ'? ; comma count 'ずつ'", lambda count: count, cost=-0.3,
        ja={"、どちらも5枚以上": "5+ cards"}, only="ja"),
    Row("both of a kind", "suits", "suits 'が'|'は'|'の'|'を'? both_of_them", lambda suits: Suits(suits.suits, True) if len(suits.suits) == 2 else None, cost=-0.5,
        ja={"マイナーが二つとも": "D and C", "メジャー両方": "S and H"}, only="ja"),
    Row("transfer completed", "every", "every 'to' suit", lambda every: every, cost=-0.4,
        en={"completing the transfer to hearts": "any"}, only="en"),
    Row("transfer accepted", "every", "accepts 'of'? whose|'his'|'her'|'your'? conv", lambda conv: "any" if conv == "transfer" else None, cost=-0.6,
        en={"accepting his transfer": "any"}, only="en"),
    Row("answer to a transfer", "every", "conv 'に'|'への'|'に' '返事'|'応答'|'返し'|'答え' ; 'answer'|'reply'|'response' 'to' conv", lambda conv: "any" if conv == "transfer" else None, cost=-0.6,
        en={"reply to the transfer": "any"}, ja={"トランスファーに返事": "any"}),
    Row("four numbers", "shape", "a:number b:number c:number d:number", _shape, cost=-0.2,
        en={"five four two two": "5-4-2-2"}, only="en"),
    Row("number and longer", "count", "number 'or longer'|'or shorter'", lambda number: Count(Span(number, None)), cost=-0.2,
        en={"five or longer": "5+ cards"}, only="en"),
    Row("both of two", "suits", "suit 'も' other:suit 'も'", partial(_two_suits, True), cost=-0.4,
        ja={"ハートもスペードも": "H and S"}, only="ja"),
    Row("points not there", "strength", "held:strength 'は'|'も'|'が'? denied ; deny held:strength", lambda held: Strength(Span(0, held.span.low - 1)) if held.span.low > 4 and (held.span.bare or held.span.high is None) else None, cost=-0.3,
        en={"hadn't got the six points": "0-5 points"}, ja={"10点はない": "0-9 points", "6点ない": "0-5 points"}),
    Row("either of two points", "strength", "low:number point_unit or high:number point_unit", lambda low, high: _points(Span(low, high)) if high == low + 1 else None, cost=-0.6,
        ja={"10点か11点": "10-11 points"}, en={"10 points or 11 points": "10-11 points"}),
    Row("four lengths exactly", "shape", "exactly? a:number '-' b:number '-' c:number '-' d:number ; exactly a:number b:number c:number d:number", _shape, cost=-0.3,
        en={"exactly 4-4-1-4": "4-4-1-4", "5-4-3-1": "5-4-3-1"}, ja={"4-4-4-1": "4-4-4-1"}),
    Row("promised", "range", "promise range", lambda range: (Span(range.low, None) if range.bare else range) if range.low > 2 else None, cost=-0.2,
        en={"promises five": "5+"}, only="en"),
    Row("range of a good or bad hand", "range", "low:number dash quality high:number", lambda low, high: Span(low, high) if low < high else None, cost=-0.2,
        en={"eleven to a bad fourteen": "11-14"}, ja={"11から悪い14": "11-14"}),
    Row("as little as and as much as", "range", "'as little as'|'as low as'|'as few as'|'as weak as'|at_least low:number and|or|'but'? 'as good as'|'as much as'|'as high as'|'as many as'|'as strong as' high:number", lambda low, high: Span(low, high) if low < high else None, cost=-0.9,
        en={"as little as 7 and as good as 17": "7-17"}, only="en"),
    Row("give or take", "range", "number 'give or take'|'plus or minus' more:number", lambda number, more: Span(number - more, number + more) if more < 4 else None, cost=-0.6,
        en={"thirteen give or take one": "12-14"}, only="en"),
    Row("from nothing, to no end", "range", "'nothing' dash number ; low:number dash 'whatever'|'infinity'|'anything'|'forty'|'thirty seven'", lambda number=None, low=0: Span(low, number), cost=-0.6,
        en={"nothing to seven": "0-7", "ten to infinity": "10+"}, only="en"),
    Row("one or none", "said", "number suit or 'none'|'fewer'|'less' ; 'no' or number suit", lambda number, suit: Said(f"{suit}0-1", (suit,)) if number == 1 else None, cost=-0.6,
        en={"one diamond or none": "D0-1"}, only="en"),
    Row("two majors so long", "length", "number count suits", lambda number, count, suits: Holding(Suits(suits.suits, True), count.span) if number == 2 and len(suits.suits) == 2 else None, cost=-0.6,
        en={"two five card majors": "S5 H5"}, only="en"),
    Row("a holding", "unclear", "'spade'|'heart'|'diamond'|'club' 'holding'|'values'|'honour'|'cards'|'length'", lambda: "hands", cost=-0.6,
        en={"diamond holding": "hands"}, only="en"),
    Row("a count praised", "count", "quality count", lambda count: count, cost=-0.3,
        en={"a decent six carder": "6 cards"}, ja={"良い5枚": "5 cards"}),
    Row("so shaped", "shape", "shape 'shape'|'pattern'|'distribution'|'type'", lambda shape: shape, cost=-0.2,
        en={"4-3-3-3 shape": "4-3-3-3"}, only="en"),
    Row("its ace held", "said", "has_he rank", lambda rank: Said(f"X{rank}") if rank in "AK" else None, cost=0.6,
        en={"I have the ace": "XA"}, only="en"),
    Row("as short as", "length", "at_least short 'in'|'of'? suit", lambda short, suit: Holding(Suits((suit,), True), Span(int(short[-1]), None)) if len(short) == 1 else None, cost=-0.5,
        en={"might be as short as a doubleton diamond": "D2+"}, only="en"),
    Row("may be so few", "count", "can_be held:count|range 'only' ; can_be 'only' held:count|range", _so_few, cost=-0.6,
        en={"may well be three cards only": "3+ cards"}, only="en"),
    Row("a year", "talk", "digits", lambda digits: "talk" if 1900 <= digits < 2100 else None, cost=-2.0,
        en={"1962": "talk"}, ja={"1962": "talk"}),
    Row("at a level", "remark", "'at'|'on'|'to'|'from'? number 'level'|'step'|'steps' ; 'step'|'level' number ; number 'の'? '代'|'レベル' 'に'|'で'|'の'?", lambda number: "about" if number < 8 else None, cost=-0.9,
        en={"at the two level": "about", "one level": "about"}, ja={"一の代に": "about"}),
    Row("in a seat", "remark", "'in'|'as'|'from'? ordinal or|and? more:ordinal? 'seat'|'position'|'in hand'|'hand'|'chair'|'in'|'turn'|'go'|'bid'|'to speak'|'to call' 'hand'?", lambda: "about", cost=-0.8,
        en={"in first or second seat": "about", "second in hand": "about"}, only="en"),
    Row("ranks", "ranks", "rank and|comma? other:rank ; rank and|comma? other:rank and|comma? third:rank", lambda rank, other, third="": rank + other + third if set(rank + other + third) <= set("AKQJ") and len(set(rank + other + third)) == len(rank + other + third) else None,
        en={"ace king queen": "AKQ", "king and queen": "KQ"}, ja={"KとQ": "KQ"}),
    Row("cards held", "said", "ranks 'of'|'in' suit ; suit 'の' ranks", lambda ranks, suit: Said(f"{suit}{ranks}", (suit,)) if "J" not in ranks else None,
        en={"king and queen of hearts": "HKQ"}, ja={"ハートのKとQ": "HKQ"}),
    Row("tops alone", "said", "ranks", lambda ranks: Said("XAKQ") if ranks == "AKQ" else None, cost=0.5,
        en={"ace king queen": "XAKQ"}, ja={"AとKとQ": "XAKQ"}),
    Row("some long suit", "said", "'some'|'one'|'any'|'a' long 'suit' comma? range", lambda range: Said(f"({_in_any(str(range))})") if range.low > 4 and not range.bare else None, cost=-0.8,
        en={"some long suit, six or longer": "(S6+ or H6+ or D6+ or C6+)"}, only="en"),
    Row("not as many", "said", "deny 'as many' suit", lambda suit: Said(f"{suit}0-3", (suit,)), cost=-0.5,
        en={"denies as many spades": "S0-3"}, only="en"),
    Row("headed by", "said", "'headed'|'topped'|'led' 'by'|'with'? ranks:ranks|rank|said ; ranks 'at the top'|'on top'", _headed,
        en={"headed by ace king queen": "XAKQ"}, only="en"),
    Row("their call, and mine", "call", "whose call comma|'-'|'and'? 'my'|'our'|'mine'|'i bid'|'so'? more:call", lambda more: more, cost=-1.8,
        en={"their one spade, my two spades": "2S"}, only="en"),
    Row("bid again", "remark", "'said'|'bid'|'rebid'|'repeated'|'jumped to' number trumps", lambda number: "about" if number < 8 else None, cost=-0.6,
        en={"said two of them": "about"}, only="en"),
    Row("with other hands", "otherwise", "'with' held:range|count|length|strength|vague would would_bid ; would would_bid 'with' held:range|count|length|strength|vague", lambda held: "otherwise", cost=-0.6,
        en={"With four I'd raise": "otherwise"}, only="en"),
    Row("answer to a method, named", "call", "conv 'に'|'への'|'に対して'|'に対する' call", lambda conv, call: call if BY_KEY[conv].purpose else None, cost=-0.9,
        ja={"ステイマンに2♠": "2S"}, only="ja"),
    Row("raise of a suit", "raised", "conv 'of'|'for'|'in'? whose suit", lambda conv, suit: Raised(conv, suit) if "raise" in conv else None,
        en={"raise of partner's spades": "raise of S"}, only="en"),
    Row("strength of a method", "conv", "conv 'strength'|'values'|'points'|'type'|'style'", lambda conv: conv, cost=-0.3,
        en={"limit raise strength": "limit-raise"}, only="en"),
    Row("lead of a suit", "purpose", "'lead' 'me'|'us'? suit ; suit 'lead' 'please'? ; 'asks'|'asking'|'asked'|'calls'|'calling' 'for' suit 'lead' ; suit 'の'|'を' 'リード'", lambda suit: Said("asks: lead"), cost=-0.9,
        en={"lead me a club": "asks: lead", "heart lead": "asks: lead"}, ja={"クラブのリード": "asks: lead"}),
    Row("whose suit it is", "suit", "unclear comma? 'so'|'meaning'|'that is'|'i.e.'|'namely'|'here' suit", lambda unclear, suit: suit if unclear == "theirs" else None, cost=-0.6,
        en={"suit bid, so diamonds": "D"}, only="en"),
    Row("asks for what is stopped", "purpose", "asks|'any'|'need'|'needs' 'for'|'about'? said", lambda said: Said("asks: stopper") if said.text.startswith("stop ") else None, cost=-0.4,
        en={"do you have hearts stopped": "asks: stopper", "any heart stopper": "asks: stopper"}, only="en"),
    Row("of five aces", "purpose", "asks number honours", lambda number, honours: Said("asks: keycards" if honours == "aces" and number == 5 else f"asks: {honours}"), cost=-0.3,
        en={"asking for the five aces": "asks: keycards"}, only="en"),
    Row("a length asked for", "asked_length", "length ; number 'of' 'my'|'his'|'your'|'her'|'our'? suit", lambda length=None, suit=None: (length.suits.suits if length else (suit,))[0] if length is None or len(length.suits.suits) == 1 else None,
        en={"three of my spades": "S", "four hearts": "H"}, only="en"),
    Row("asks for a length", "purpose", "asks asked_length ; asks asked_length or other:asked_length", lambda asked_length: Said("asks: majors" if asked_length in SUITS[2:] else "asks: minors"), cost=-0.6,
        en={"do you have three of my spades": "asks: majors"}, only="en"),
    Row("how good", "purpose", "'how good'|'how strong' 'is'|'are'|'was' whose? conv ; 'how good'|'how strong' 'is'|'are'|'was' whose? 'hand'|'it'|'that'|'suit' ; 'how good'|'how strong' has_he", lambda: Said("asks: strength"), cost=-0.6,
        en={"how good is your weak two": "asks: strength"}, only="en"),
    Row("asked by the call's name", "purpose", "call comma|':'? 'for'|'is'? honours", lambda call, honours: Said(f"asks: {honours}") if call.text in ("4NT", "5NT") else None, cost=0.4,
        en={"4NT, key cards": "asks: keycards"}, only="en"),
    Row("what a number of points is", "remark", "'counting'|'with'|'where'? rank 'as'|'is'|'=' number and|comma rank 'as'|'is'|'=' number", lambda: "about", cost=-0.9,
        en={"counting an ace as two and a king as one": "about"}, only="en"),
    Row("one call after another", "call", "call range '-' more:call ; call '-'|'then'|'and then'|'followed by' 'rebid'|'bid'|'jumped to'? more:call ; call 'and' 'rebid'|'bid'|'jumped to' more:call ; call 'を' more:call 'に' ; call 'に'|'のあと'|'の後'|'から' more:call ; call 'で'|'を'|'と' spoken_ja more:call", lambda more: more, cost=-1.6,
        en={"two clubs then two no trump": "2NT", "1C - 1H - 2NT": "2NT"}, ja={"1♣で開いて1NT": "1NT"}),
    Row("under a method", "conv", "below conv", lambda conv: conv,
        en={"under two over one": "two-over-one"}, only="en"),
    Row("cue of a suit", "over_suit", "conv 'of'|'over' suit ; suit 'に'|'へ' conv", lambda conv, suit: Suits((suit,), True) if conv == "cue" else None, cost=-0.3,
        en={"cue of hearts": "H"}, ja={"ハートにキュービッド": "H"}),
    Row("raise to no trump", "call", "conv 'to' call ; conv call 'to' 'two'|'three'|'game'|'2'|'3'", lambda conv, call: call if conv == "raise" and call.text.endswith("NT") else None, cost=-0.6,
        en={"raise to three no trump": "3NT"}, only="en"),
    Row("suit raised", "suit", "suit 'to' 'two'|'three'|'four'|'five'|'2'|'3'|'4'|'game' ; suit 'を' number 'に'|'へ'|'の代に'|'まで'", lambda suit: suit, cost=-0.5,
        en={"spade to two": "S"}, ja={"スペードを2に": "S"}),
    Row("splinter in", "said", "conv 'in' suit", lambda conv, suit: Said(f"{suit}0-1 Y4+", (suit,)) if conv == "splinter" else None, cost=-0.3,
        en={"splinter in diamonds": "D0-1 Y4+"}, only="en"),
    Row("length in small cards", "length", "range small|quality suit ; range 'of' whose suit", lambda range, suit: _held(suit, range), cost=-0.2,
        en={"four small spades": "S4", "six good spades": "S6", "four of partner's hearts": "H4"}, only="en"),
    Row("splinter in and for", "said", "conv 'in' suit 'for'|'agreeing'|'supporting' other:suit", lambda conv, suit, other: Said(f"{suit}0-1 {other}4+", (suit, other)) if conv == "splinter" and suit is not other else None, cost=-0.6,
        en={"splinter in diamonds for hearts": "D0-1 H4+"}, only="en"),
    Row("two lengths in either order", "two_lengths", "two_lengths comma? either_way more?", lambda two_lengths: two_lengths, cost=-0.4,
        en={"5-4 either way round or better": "5-4"}, only="en"),
    Row("one of a list of shapes", "shape", "'any'? shape comma|or other:shape ; 'any'? shape comma or other:shape", _either_shape, cost=-0.3,
        en={"4441 or 5440": "(4-4-4-1 or 5-4-4-0)", "4333, 4432 or 5332": "(4-3-3-3 or 4-4-3-2 or 5-3-3-2)"}, only="en"),
    Row("from to, heard", "range", "low:number 'two'|'too'|'2' high:number", lambda low, high: Span(low, high) if 8 <= low < high <= low + 6 else None, cost=-0.3,
        en={"fifteen two seventeen": "15-17"}, only="en"),
    Row("nothing was promised", "every", "'does not'|'doesnt'|'didnt'|'dont'|'did not' 'mean'|'promise'|'show'|'say'|'tell' 'you'? 'a thing'|'anything'|'much'", lambda: "any", cost=-1.5,
        en={"doesn't mean a thing": "any"}, only="en"),
    Row("from to, unsaid", "range", "low:number high:number", lambda low, high: Span(low, high) if 8 <= low < high <= low + 4 else None, cost=0.6,
        en={"twelve fourteen": "12-14"}, only="en"),
    *(Row(f"{name}, held", name, f"held:{name} has 'とき'|'時'|'場合'? 'は'|'に'? ; held:{name} 'もあります'|'もある'", lambda held: held, cost=-0.6 if name == "said" else -0.2, ja={example: reading}, only="ja")
      for name, example, reading in (("said", "♠Aを持っています", "SA"), ("count", "5枚あり", "5 cards"), ("strength", "12点あります", "12 points"))),
    Row("one of three lengths", "length", "low:number comma|or middle:number or high:number suit", lambda low, middle, high, suit: Holding(Suits((suit,), True), Span(low, high)) if (low + 1, low + 2) == (middle, high) else None, cost=-0.4,
        en={"5, 6 or 7 hearts": "H5-7"}, only="en"),
    Row("short somewhere", "said", "short", lambda short: None if "2" in short else Said(f"({_in_any(short)})"), cost=1.0,
        en={"shortness": "(S0-1 or H0-1 or D0-1 or C0-1)"}, ja={"ショートネス": "(S0-1 or H0-1 or D0-1 or C0-1)"}),
    Row("short nowhere", "said", "deny short ; short denied", lambda short: Said(f"not ({_in_any(f'0-{short[-1]}' if short != '0' else short)})"), cost=0.1,
        en={"no singleton": "not (S0-1 or H0-1 or D0-1 or C0-1)"}, only="en"),
    Row("no support", "said", "deny 'support'|'fit'|'a fit' 'for'|'in'|'of'|'with'? suit ; deny suit 'support'|'fit' ; suit 'の'|'に'|'は'? 'サポート'|'フィット' denied", lambda suit: Said(f"{suit}0-2", (suit,)), cost=-0.3,
        en={"no support for spades": "S0-2"}, ja={"ハートのフィットなし": "H0-2"}),
    Row("overcall of a call", "call", "'overcall'|'rebid'|'opening'|'response'|'reply'|'jump'|'bid' 'of' call ; 'to'|'i'|'we'|'you'|'he'|'she' 'open'|'opened'|'opens'|'bid'|'overcall'|'overcalled'|'respond'|'responded'|'rebid' 'with'? call ; 'opened'|'overcalled'|'responded'|'replied'|'balanced'|'protected'|'reopened' 'with'? call ; 'jumped' 'to' call", lambda call: call, cost=-0.3,
        en={"overcall of one diamond": "1D"}, only="en"),
    Row("agreed suit", "agreed", "suit 'is'|'are'|'being'|'as'|'was'|'were'|'having been'? 'agreed'|'trumps'|'trump'|'the trump suit'|'set'|'fixed' ; suit 'fit agreed' ; suit 'が'|'を'|'は'? '切り札' 'で'|'に'|'にして'|'として'? ; suit 'で'|'に'? '合意' ; '切り札'|'トランプ' 'は'|'が'|'を' suit ; 'agreeing'|'agrees'|'supporting'|'setting'|'sets'|'fixing'|'agreed' suit 'as trumps'?", lambda suit: suit, cost=-0.6,
        en={"hearts agreed": "H", "hearts being trumps": "H", "agreeing spades": "S"}, ja={"ハートで合意": "H", "切り札はハート": "H"}),
    Row("what a call says", "call", "call 'meant'|'means'|'shows'|'showed'|'said'|'says'|'promises'|'denotes'|'would be'|'would show'|'would mean'|'would promise'", lambda call: call, cost=-0.3,
        en={"3D showed": "3D"}, only="en"),
    Row("what a call was", "call", "'what'|'all' call 'was'|'is'|'meant'|'means'|'shows'|'showed'|'said'|'says'", lambda call: call, cost=-1.0,
        en={"what 3H was": "3H"}, only="en"),
    Row("so many of the others", "others", "many:range|count 'in'|'of'|'for'|'everywhere'? others ; others 'is'|'are'? many:range|count ; many:range|count 'elsewhere'|'everywhere else'|'in the rest'|'in the others' up:more?", _of_others, cost=-0.3,
        en={"at least three of everything else": "3+ cards", "three or more elsewhere": "3+ cards"}, only="en"),
    Row("the others, so many", "others", "others|'他'|'ほか'|'その他'|'残り'|'それ以外' 'スーツ'|'スート'|'のスーツ'|'のスート'? 'は'|'に'|'が'|'も'? '全部'|'すべて'|'全て'|'どれも'? many:count 'ずつ'?", _of_others, cost=-0.3,
        ja={"残りのスートは3枚以上": "3+ cards"}, only="ja"),
    Row("their suit, beside", "remark", "comma 'in'? unclear comma", lambda unclear: "about" if unclear == "theirs" else None, cost=-0.3,
        en={", their suit,": "about"}, only="en"),
    Row("cue of their suit", "conv", "conv 'of'|'in'? unclear", lambda conv, unclear: conv if conv == "cue" and unclear == "theirs" else None,
        en={"cue bid of their suit": "cue"}, only="en"),
    Row("asked twice", "asks", "asks 'for'|'about'|comma? more:asks ; asks 'if'|'whether'|'that' has_he 'got'?", lambda asks: asks, cost=-0.4,
        en={"asking do you have": "asks", "asks if he has": "asks"}, only="en"),
    Row("raised to a level", "conv", "conv 'to' 'two'|'three'|'four'|'2'|'3'|'4'|'game' ; 'gave'|'give'|'gives' 'him'|'her'|'partner'|'them' conv", lambda conv: conv if BY_KEY[conv].own and "raise" in conv else None, cost=-0.4,
        en={"raise to two": "raise"}, only="en"),
    Row("a major, and which", "length", "suit 'の' count suits", lambda suit, count, suits: Holding(Suits((suit,), True), Span(count.span.low, None)) if suit in suits.suits else None, cost=-0.6,
        ja={"ハートの5枚メジャー": "H5+"}, only="ja"),
    Row("call as a topic", "call", "call 'は'|'って'|'というのは'|'とは' ; call 'と'|'を'|'で' spoken_ja", lambda call: call, cost=-1.0,
        ja={"1♠は": "1S", "1ハートと言いました": "1H"}, only="ja"),
    Row("key card answer", "said", "low:number 'card'? comma? or|'/' high:number ; low:number card_unit or high:number card_unit", _answer, cost=-0.2,
        en={"none or three": "keycards 0 or 3"}, ja={"1か4": "keycards 1 or 4"}),
    Row("about behind", "range", "number 'くらい'|'ぐらい'|'程度'|'前後'|'or so'|'ish'", lambda number: Span(number - 1, number + 1) if number > 7 else None, cost=-0.3,
        en={"15 or so": "14-16"}, ja={"15くらい": "14-16"}),
    Row("points about behind", "strength", "number point_unit 'くらい'|'ぐらい'|'程度'|'前後'|'or so'", lambda number: Strength(Span(number - 1, number + 1)) if number > 7 else None, cost=-0.3,
        en={"15 points or so": "14-16 points"}, ja={"15点前後": "14-16 points"}),
    Row("two lengths, counted", "two_lengths", "first:number card_unit '-'|'/'|'と'? second:number card_unit more?", _two_lengths, cost=-0.9,
        ja={"5枚5枚以上": "5-5", "5枚と4枚": "5-4"}, only="ja"),
    Row("so many of theirs", "said", "range 'of'|'in' unclear", lambda range, unclear: _in_theirs(unclear, f"Z{range}") if range.low < 8 else None, cost=-0.3,
        en={"fewer than three of partner's suit": "Z0-2"}, only="en"),
    Row("stopper or shortness in theirs", "said", "held:stopper|short 'in'|'of' unclear ; held:short 'there' ; unclear held:stopper ; unclear 'に'|'の'|'が'? held:stopper has?", lambda held, unclear="theirs": _in_theirs(unclear, "stop Z" if held == "stop" else f"Z{held}"), cost=-0.3,
        en={"stopper in their suit": "stop Z", "short in their suit": "Z0-1"}, ja={"相手のスートにストッパーあり": "stop Z"}),
    Row("good suit", "said", "'good' suit", lambda suit: Said(f"good {suit}", (suit,)),
        en={"good hearts": "good H"}, only="en"),
    Row("no trump of so many", "said", "range notrump", lambda range, notrump: None if range.bare or range.low < 8 or notrump == "no" else Said(f"{range} bal"), cost=0.1,
        en={"15-17 NT": "15-17 bal"}, only="en"),
    Row("short suit", "said", "short 'in'|'of'? suit ; suit 'が'|'の'|'は'|'is'|'are'|'being'? short", _short,
        en={"short in diamonds": "D0-1", "singleton heart": "H1", "void in clubs": "C0", "diamond shortness": "D0-1"}, ja={"クラブがシングルトンかボイド": "C0-1", "♥シングルトン": "H1"}),
    Row("one of two suits short", "said", "suits 'が'|'の'|'は'? short", lambda suits, short: Said(f"({' or '.join(f'{suit}{short}' for suit in suits.suits)})", suits.suits) if not suits.every else None, cost=-0.3,
        en={"spade or heart shortness": "(S0-1 or H0-1)"}, ja={"スペードかハートがボイド": "(S0 or H0)"}),
    Row("ace or void", "said", "rank or short 'in'|'of' suit ; suit 'の' rank or short", lambda rank, short, suit: Said(f"({suit}{rank} or {suit}{short})", (suit,)),
        en={"ace or void in spades": "(SA or S0)"}, ja={"スペードのエースかボイド": "(SA or S0)"}),
    Row("ace or void of the suit", "said", "rank or short", lambda rank, short: Said(f"(X{rank} or X{short})"), cost=0.2,
        en={"ace or void": "(XA or X0)"}, ja={"エースかボイド": "(XA or X0)"}),
    Row("queen of the suit", "trump_queen", "queen", lambda queen: "XQ",
        en={"trump queen": "XQ"}, ja={"切り札のQ": "XQ"}),
    Row("queen of a suit", "trump_queen", "queen 'of'|'in' suit", lambda suit: f"{suit}Q", cost=-0.2,
        en={"the queen of hearts": "HQ"}, only="en"),
    Row("key cards with the queen", "said", "number honours? 'with'|'plus'|'and'|'together with' trump_queen 'too'|'as well'|'also'? ; honours number card_unit 'と'|'、'? trump_queen 'も'? has?", lambda number, trump_queen, honours="keycards": Said(f"keycards {number} {trump_queen}") if honours == "keycards" and number < 6 else None, cost=-0.1,
        en={"two with the queen": "keycards 2 XQ", "two key cards and the queen of hearts": "keycards 2 HQ"}, ja={"キーカード2枚とQあり": "keycards 2 XQ"}),
    Row("key cards without the queen", "said", "number honours? comma|'but'|'and'? deny trump_queen ; number honours? comma|'but'|'and'? trump_queen denied ; number honours 'for' suit comma? trump_queen denied ; honours number card_unit 'と'|'、'? trump_queen 'は'|'が'? denied", lambda number, trump_queen, honours="keycards": Said(f"keycards {number} not {trump_queen}") if honours == "keycards" and number < 6 else None, cost=-0.1,
        en={"two without the queen": "keycards 2 not XQ"}, ja={"キーカード2枚、Qなし": "keycards 2 not XQ"}),
    Row("some of the tops", "said", "number 'of' 'top' 'three'|'3' 'honours'|'honors'? ; number 'of' 'top' 'three'|'3' 'honours'|'honors'? 'in'|'of' suit ; 'トップ' '3'|'三'? '枚'? 'のうち'|'の' number card_unit", lambda number, suit=None: Said(f"tops({suit or 'X'}) {number}+", (suit,) if suit else ()) if number < 4 else None, cost=-0.6,
        en={"two of the top three": "tops(X) 2+", "two of the top three honours in hearts": "tops(H) 2+"}, ja={"トップ3枚のうち2枚": "tops(X) 2+"}),
    Row("a good suit of its own", "said", "'good'|'decent' 'suit'", lambda: Said("good X"), cost=-0.3,
        en={"good suit": "good X"}, only="en"),
    Row("for what", "purpose", "'for' honours", lambda honours: Said(f"asks: {honours}"), cost=-0.3,
        en={"for aces": "asks: aces"}, only="en"),
    Row("nothing about a suit", "remark", "'says'|'tells'|'shows'? 'nothing'|'nowt' 'about'|'in'|'of'|'to do with' suit:suit|suits ; suit:suit|suits 'については'|'とは'|'は' '関係'|'何も' 'が'|'は'? denied|says_not", lambda suit: "artificial", cost=-0.8,
        en={"says nothing about diamonds": "artificial"}, ja={"ダイヤとは関係ない": "artificial"}),
    Row("suits or better", "suits", "suits 'or better'|'or longer'|'or more'|'at least'", lambda suits: suits, cost=0.1,
        en={"majors or better": "S and H"}, only="en"),
    Row("three fours", "shape", "a:number '-'? b:number '-'? c:number", lambda a, b, c: Said("three-suited") if a == b == c == 4 else None, cost=0.3,
        en={"four four four": "three-suited"}, ja={"4-4-4": "three-suited"}),
    Row("control of a round", "round_control", "round_only 'control'|'controls'|'コントロール'|'のコントロール'", lambda round_only: round_only,
        en={"first round control": "('A', '0')"}, ja={"ファーストラウンドコントロール": "('A', '0')"}),
    Row("control in", "said", "round_control 'in'|'of' suit ; round_control suit 'control' ; suit round_control ; suit 'の'|'に'? round_control has?", _controls,
        en={"first round control in spades": "(SA or S0)", "spade second round control": "(SK or S1)"}, ja={"スペードのファーストラウンドコントロール": "(SA or S0)"}),
    Row("cue of a round", "said", "conv 'in'|'of'? suit comma? round_only", lambda conv, suit, round_only: _controls(round_only, suit) if conv == "cue" else None, cost=-0.4,
        en={"cue bid in diamonds, first or second round": "(DA or DK or D0 or D1)"}, only="en"),
    Row("control of the suit", "said", "round_control 'there'|'here'? has?", lambda round_control: Said(f"({' or '.join(f'X{each}' for each in round_control)})"), cost=0.2,
        en={"first round control": "(XA or X0)"}, ja={"第一ラウンドコントロール": "(XA or X0)"}),
    Row("control by one of two", "said", "'コントロール'|'control' 'in'|'of' suit comma? rank or other:rank ; suit 'の'? 'コントロール'|'control'|'controls'? comma? rank or other:rank ; rank or other:rank 'of'|'in' suit", partial(_two_cards, True),
        en={"control in hearts, ace or king": "(HA or HK)", "heart control, ace or king": "(HA or HK)", "ace or king of hearts": "(HA or HK)"}, ja={"ハートのコントロール、エースかキング": "(HA or HK)", "スペードのAかK": "(SA or SK)"}),
    Row("card held", "said", "card 'を'?", _honour,
        en={"queen of spades": "SQ"}, ja={"ハートのA": "HA"}),
    Row("stopper in", "said", "at_least? 'one'? stopper joint:of|within? suit:suit|suits ; 'at least'? 'one'? suit:suit|suits stopper has? ; suit:suit|suits 'の'|'に'|'は'|'が'|'を'? stopper has? ; suit:suit|suits 'is'|'are'|'being'|'well'|'double'|'doubly'|'twice' stopper ; suit:suit|suits 'is'|'are'|'well'? 'held'|'guarded'|'covered'|'controlled'", _stops,
        en={"stopper in spades": "stop S", "heart stopper": "stop H"}, ja={"スペードのストッパーあり": "stop S"}),
    Row("stopper of the suit", "said", "stopper 'there'|'here'|'in it'|'in the suit'? has?", lambda: Said("stop X"), cost=0.3,
        en={"stopper there": "stop X"}, ja={"ストッパーあり": "stop X"}),
    Row("denied after a verb", "said", "deny said ; said denied", lambda said: None if "0-" in said.text else Said(f"not ({said})" if " " in said.text.removeprefix("stop ") else f"not {said}", said.suits),
        en={"denies a heart stopper": "not stop H", "no heart stopper": "not stop H"}, ja={"ハートのストッパーなし": "not stop H"}),
    Row("not both", "said", "'not both' suits", lambda suits: Said(f"not ({Holding(suits, Span(4, None))})", suits.suits), cost=-0.5,
        en={"not both majors": "not (S4+ H4+)"}, only="en"),
    Row("shape denied", "said", "balance denied ; deny 'a'? balance", lambda balance: Said(f"not {balance}"), cost=-0.3,
        en={"not balanced": "not bal"}, ja={"バランスではない": "not bal", "バランス以外": "not bal"}),
    Row("denied length", "said", "deny 'either'|'any'|'having'|'holding'|'have'|'has'|'hold'|'with'? length ; 'any'? length 'を'|'は'|'is'|'are'|'was'? denied", _not_length,
        en={"no four card major": "S0-3 H0-3", "denies four hearts": "H0-3"}, ja={"4枚メジャーなし": "S0-3 H0-3", "ハート4枚を否定": "H0-3"}),
    Row("denied suits", "said", "deny suits ; suits denied", _not_suits,
        en={"without a major": "S0-3 H0-3"}, ja={"メジャーなし": "S0-3 H0-3"}),
    Row("no honours", "said", "deny 'any'|'all'|'either'? honours ; honours 'は'|'が'? '一枚も'|'1枚も'|'一つも'|'1つも'? denied", _not_honours, cost=-0.2,
        en={"no aces": "aces 0"}, ja={"エースなし": "aces 0"}),
    Row("so many honours", "said", "'all'|'just'|'only'? range 'of'? honours ; range 'of'|'out of' number honours", _counted, cost=-0.3,
        en={"two key cards": "keycards 2", "one ace": "aces 1"}, only="en"),
    Row("honours counted", "said", "honours ':'? range card_unit?", _counted, cost=0.3,
        en={"aces 2": "aces 2"}, ja={"エース2枚": "aces 2"}),
    Row("either number of honours", "said", "low:number or|'/' high:number 'of'? total:number? honours ; low:number honours or high:number", lambda honours, low, high, total=0: _one_of(honours, low, high) if total <= 5 else None, cost=-0.9,
        en={"one or four key cards": "keycards 1 or 4", "0 or 3 keycards": "keycards 0 or 3"}, only="en"),
    Row("one of three numbers of honours", "said", "low:number comma|or middle:number or high:number honours", lambda honours, low, middle, high: Said(f"{honours} {low} or {middle} or {high}") if low < middle < high <= 5 else None, cost=-0.7,
        en={"0, 3 or 5 key cards": "keycards 0 or 3 or 5"}, only="en"),
    Row("honours either number", "said", "honours 'answer'? comma? low:number card_unit? or|'/' high:number card_unit?", _one_of, cost=-0.5,
        en={"keycards 1 or 4": "keycards 1 or 4", "key card answer, zero or three": "keycards 0 or 3"},
        ja={"キーカード1枚または4枚": "keycards 1 or 4"}),
    Row("solid suit", "said", "number card_unit? solid 'suit'? 'of'? suit:suit|suits ; solid number '-'? card_unit? 'suit'? 'of'|'in'? suit:suit|suits 'suit'? ; solid 'な'|'の'? suit:suit|suits 'が'? number card_unit 'の'? ; solid 'な'|'の' number card_unit 'の'? suit:suit|suits ; number card_unit 'の'? solid 'な'|'の'? suit:suit|suits", _solid,
        en={"seven solid clubs": "(C7 CAKQ)", "solid seven card minor": "((D7 DAKQ) or (C7 CAKQ))"}, ja={"ソリッドなクラブ7枚": "(C7 CAKQ)", "7枚のソリッドなマイナー": "((D7 DAKQ) or (C7 CAKQ))"}),
    Row("suit and another", "another", "suit and other_suit", lambda suit: Suits((suit,), True),
        en={"spades and another suit": "S"}, ja={"スペードと他のスート": "S"}),
    Row("long suit", "length", "'one'|'a'|'some'? long suit:suit|suits ; suit:suit|suits 'の'|'が' long", lambda suit: Holding(suit if isinstance(suit, Suits) else Suits((suit,), True), Span(6, None)), cost=-0.2,
        en={"long clubs": "C6+", "one long major": "S6+ or H6+"}, ja={"ロングクラブ": "C6+"}),
    Row("more than to", "range", "low:number more dash high:number", lambda low, high: Span(low, high) if low < high else None, cost=-0.3,
        en={"14+-17": "14-17"}, ja={"14+-17": "14-17"}),
    Row("about", "range", "around range", lambda range: Span(range.low - 1, None if range.high is None else range.high + 1) if range.low > 7 else range,
        en={"about 15": "14-16"}, ja={"約15": "14-16"}),
    Row("strength in a word", "vague", "vague 'くらい'|'ぐらい'|'程度'? 'values'|'strength'|'の強さ'|'な強さ'|'hand'|'の点'|'点'|'点数'", lambda vague: vague,
        en={"invitational values": "10-12"}, ja={"インビテーションの強さ": "10-12"}),
    Row("at least a word", "vague", "at_least vague ; vague more", lambda vague: vague.partition("-")[0].rstrip("+") + "+",
        en={"at least invitational": "10+", "weak or better": "5+"}, ja={"少なくともインビ": "10+", "インビ以上": "10+"}),
    Row("so much support", "count", "number card_unit 'サポート'|'support' more", lambda number: Count(Span(number, None)), cost=-0.4,
        ja={"3枚サポート以上": "3+ cards"}, only="ja"),
    Row("cards in support", "count", "count 'support'|'サポート'|'のサポート' ; 'サポート' 'は'|'が'? count", lambda count: Count(Span(count.span.low, None)) if count.span.bare and count.span.low > 3 else count,
        en={"four card support": "4+ cards"}, ja={"4枚サポート": "4+ cards", "サポート3枚": "3 cards"}),
    Row("number of trumps", "count", "range trumps ; range small|quality 'ones'|'cards' ; '切り札'|'トランプ' 'が'|'は'? count", lambda range=None, count=None: Count(range) if range else count,
        en={"five trumps": "5 cards", "seven of them": "7 cards"}, ja={"5切り札": "5 cards"}),
    Row("asks for", "purpose", "asks ':'|'for'|'about'|'to show'|'where'|'what'|comma? 'my'|'your'|'his'|'her'|'the'? topic 'is'? ; topic 'が'|'は'|'を'|'の'|'について'|'に関して'? comma? '有無'|'数'|'枚数'|'いくつ'|'いくつか'|'何枚'|'何枚か'|'あるか'? 'が'|'を'? asks 'と'|'か'? more:asks? ; suit 'の' topic asks ; asks topic 'in' suit", lambda topic: Said(f"asks: {topic}"),
        en={"asking for aces": "asks: aces", "looking for a five card major": "asks: 5-card majors", "kings please": "asks: kings", "range enquiry": "asks: strength", "asks for a stopper in hearts": "asks: stopper"}, ja={"エースの数を尋ねる": "asks: aces", "ハートのストッパーを聞く": "asks: stopper"}),
    Row("asks how many", "purpose", "'how many' honours has_he? ; honours 'を'? asks", lambda honours: Said(f"asks: {honours}"), cost=-0.2,
        en={"how many kings": "asks: kings"}, ja={"エースは何枚": "asks: aces"}),
    Row("asks whether short", "purpose", "asks 'where'|'whether'|'if'? 'he'|'you'|'i'|'partner'? 'is'|'are'|'am'? short 'anywhere'?", lambda: Said("asks: shortness"), cost=-0.3,
        en={"asks where he is short": "asks: shortness"}, ja={"シングルトンがあるか": "asks: shortness"}),
    Row("asks for so long a suit", "purpose", "asks ':'|'for'? count 'suit'? topic ; count topic 'が'|'は'|'を'|'の有無を'|'について'? asks asks?", lambda count, topic: Said(f"asks: 5-card {topic}" if count.span.low == 5 and topic == "majors" else f"asks: {topic}") if topic in ("majors", "minors", "support", "suit") else None, cost=-0.3,
        en={"asks for a four card major": "asks: majors"}, ja={"四枚のメジャーがありますか": "asks: majors"}),
    Row("asked with a question mark", "purpose", "'got'|'any'|'have'? topic '?' ; 'got'|'any'|'have' count topic '?'", lambda topic: Said(f"asks: {topic}"), cost=-0.6,
        en={"got a four card minor?": "asks: minors", "any aces?": "asks: aces"}, only="en"),
    Row("asks by a method", "purpose", "asks conv ; conv 'で'|'を'|'に'? asks", lambda conv: Said(BY_KEY[conv].purpose) if BY_KEY[conv].purpose.startswith("asks") else None, cost=-0.3,
        en={"asking Blackwood": "asks: aces"}, ja={"ローマンキーカードを聞く": "asks: keycards"}),
    Row("asks for all the rest", "purpose", "asks 'more'|'anything else'|'something more'|'further'|'details'|'information'", lambda: Said("asks: shape"), cost=-0.6,
        en={"asks him to tell me more": "asks: shape"}, only="en"),
    Row("asks whether good or bad", "purpose", "asks 'if'|'whether'? has_he? 'good'|'bad'|'strong'|'weak'|'better'|'minimum'|'maximum' or 'good'|'bad'|'strong'|'weak'|'worse'|'minimum'|'maximum'|'not' ; asks 'if'|'whether'? conv 'is'|'was'|'were' 'good'|'minimum'|'strong' or 'bad'|'maximum'|'weak' 'one'? ; asks 'if'|'whether' has_he 'good'|'bad'|'minimum'|'maximum'|'strong'|'weak'", lambda: Said("asks: strength"), cost=-0.6,
        en={"wants to know if I'm good or bad": "asks: strength"}, only="en"),
    Row("none or all of them", "said", "'no'|'none' 'of'? honours or 'all'? high:number trumps? ; honours 'は'|'が'? denied 'か'|'または' high:number card_unit", lambda honours, high: _one_of(honours, 0, high), cost=-1.0,
        en={"no aces or all four of them": "aces 0 or 4"}, ja={"エースなしか4枚": "aces 0 or 4"}),
    Row("asks to hold their suit", "purpose", "asks 'it'|'them'|suit|unclear 'for no trumps'|'for no trump'|'for notrump'|'stopped'|'held'|'guarded'", lambda: Said("asks: stopper"), cost=-1.0,
        en={"can you hold it for no trumps": "asks: stopper"}, only="en"),
    Row("a bid of their suit", "remark", "'bid'|'bids'|'jumped to' number 'of'|'in' unclear", lambda number, unclear: "about" if unclear == "theirs" and number < 8 else None, cost=-0.6,
        en={"bid three of their suit": "about"}, only="en"),
    Row("a system", "talk", "conv 'system'|'style system'|'methods'|'のシステム'|'の方式'|'式'", lambda: "talk", cost=-0.9,
        en={"strong club system": "talk"}, ja={"強いクラブのシステム": "talk"}),
    Row("asks for a suit's", "purpose", "asks suit topic", lambda topic: Said(f"asks: {topic}"), cost=-0.3,
        en={"asks for a heart stopper": "asks: stopper"}, only="en"),
    Row("aim", "purpose", "aim", lambda aim: Said(aim),
        en={"relay": "relay", "waiting": "waiting"}, ja={"リレー": "relay"}),
    Row("partner must bid", "purpose", "must_bid call ; call must_say ; 'bids'|'rebids' call every ; call 'と言わせる'|'を言わせる'|'と言ってもらう'|'を言ってもらう'|'と言って'|'を要求'|'を強制'|'への強制' aim? ; call 'への' aim", lambda call: Said(f"relay to {call}"),
        en={"partner must bid three clubs": "relay to 3C"}, ja={"3♣と言わせるリレー": "relay to 3C", "3♣へのリレー": "relay to 3C"}),
    Row("over no trump", "talk", "over_word|'to' whose? vague? notrump 'opening'|'opener'|'overcall'|'bid'? ; whose vague? notrump 'オープン'|'オープニング'|'のオープン'? 'に'|'への'|'に対して'|'に対する'|'の上に'|'の上で'? ; notrump 'オープン'|'オープニング'|'のオープン' 'に'|'への'|'に対して'|'に対する'|'の上に'|'の上で'", lambda: "talk", cost=-0.2,
        en={"over their weak no trump": "talk"}, ja={"相手のノートランプに": "talk", "ノートランプオープンに対する": "talk"}),
    Row("over a method", "talk", "'double'|'doubles'|'doubled' 'of'? whose? conv 'bid'? ; over_word|'to' whose|'his'|'her'|'your'? conv ; 'of' whose conv", lambda conv: conv if conv in _OPENED or BY_KEY[conv].purpose or conv in ("transfer", "takeout", "overcall", "raise") else None, cost=-0.5,
        en={"over strong club": "precision-club"}, only="en"),
    Row("answer to a method", "talk", "'answer'|'reply'|'response'|'answering'|'replying'|'responding'|'response'|'answers'|'replies'|'responds' 'to' whose? conv suit? ; conv 'answer'|'reply'|'response'|'への' '返事'|'答え'|'レスポンス'|'応答'? ; conv 'の'|'に' '返事'|'答え'|'レスポンス'|'応答'|'返答'", lambda conv: conv if BY_KEY[conv].purpose or conv in _OPENED else None, cost=-0.6,
        en={"answer to stayman": "stayman", "blackwood response": "blackwood"}, ja={"ブラックウッドへの返事": "blackwood"}),
    Row("over a call", "over", "whose call 'オープン'|'オープニング'|'のオープン'? 'に'|'に対して'|'への'|'に対する' ; over_word whose|vague? call 'bid'|'opening'? ; over_word they_did whose|'our'? call ; they_did call comma|and? 'i'|'we'|'my'|'so' ; 'of' low:call ; 'double'|'doubles'|'doubling'|'redouble'|'raise'|'cue' 'of' whose? call ; 'of' whose call ; 'answer'|'reply'|'response' 'to' whose? call ; over_word low:call '-'|'pass'|'and'? call ; call 'に対する'|'の上の'|'の上に'|'に対して'|'のあとの'", lambda call=None, low=None: call or (low if not isinstance(low, Bid) or low.level < 4 else None),
        en={"over two clubs": "2C"}, ja={"1♠に対する": "1S"}),
    Row("a call that was doubled", "over", "'cued'|'doubled'|'doubling'|'cueing' whose? call", lambda call: call, cost=-0.9,
        en={"doubled their 1S": "1S"}, only="en"),
    Row("over a suit", "over_suit", "over_word whose|'opening'|'i opened'? suit:suit|suits 'opening'|'opener'? ; 'of'|'cued' whose suit:suit|suits ; suit:suit|suits 'の'? 'オープン'|'オープニング'|'ビッド'? 'に対する'|'の上の'|'の上に'|'に対して'|'のオープンに'", lambda suit: suit if isinstance(suit, Suits) else Suits((suit,), True), cost=-0.1,
        en={"over a minor": "D or C"}, ja={"スペードに対する": "S"}),
)  # fmt: skip
