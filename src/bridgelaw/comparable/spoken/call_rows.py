"""How people say what a call shows: the rows on top of those that every reader has."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from bridgelaw.comparable.spoken.convention_rows import BY_KEY
from bridgelaw.game.cards import Card
from bridgelaw.game.suits import SUITS, Suit
from bridgelaw.reading.rows import Row
from bridgelaw.reading.shared.rows import SHARED_ROWS, _points
from bridgelaw.reading.shared.values import Count, Holding, Span, Strength, Suits

_HAND = 13
_OPENED = ("precision-club", "strong-nt", "weak-nt", "mini-nt", "multi", "weak-two", "preempt",
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


CALL_ROWS = (
    *SHARED_ROWS,
    Row("either suit", "suits", "'either'? suit or other:suit 'どちらか'?", partial(_two_suits, False),
        en={"hearts or spades": "H or S"}, ja={"ハートかスペード": "H or S", "♥か♠どちらか": "H or S"}),
    Row("two suits", "suits", "suit and|'/' other:suit", partial(_two_suits, True),
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
    Row("solid suit, how long unsaid", "solid_suit", "solid 'suit'? 'of'|'in'? suit:suit|suits", lambda suit: "hands",
        en={"a solid minor": "hands"}, only="en"),
    Row("any suit", "said", "'some'|'any'|'one'|'unknown' count 'suit'", lambda count: Said(f"({_in_any(str(count.span))})"), cost=-0.3,
        en={"some six card suit": "(S6 or H6 or D6 or C6)"}, only="en"),
    Row("so long a suit", "length", "'good'|'decent'|'poor'|'solid'? range 'suit'|'suited' ; 'suit' range", lambda range: None if range.low > 8 or (range.bare and range.low < 5) else Holding(Suits(tuple(reversed(SUITS)), False), range), cost=-0.2,
        en={"good 6+ suit": "S6+ or H6+ or D6+ or C6+"}, only="en"),
    Row("two-suiter in two suits", "suits", "suits 'two suiter'|'two-suiter'|'two suited'|'2-suiter'|'2 suiter'|'ツースーター'|'2スーター'", lambda suits: Suits(suits.suits, True), cost=-0.6,
        en={"minor two-suiter": "D and C"}, ja={"マイナーのツースーター": "D and C"}),
    Row("so many each", "length", "length 'ずつ'|'apiece'|'each'|'in each'", lambda length: Holding(Suits(length.suits.suits, True), length.span) if len(length.suits.suits) == 2 else None, cost=-0.4,
        en={"four majors each": "S4 H4"}, ja={"マイナーが5枚ずつ": "D5 C5"}),
    Row("at least so long and so strong", "said", "at_least length and|'with' strength ; at_least strength and|'with' length", lambda length, strength: Said(f"{strength.span.low}+ {Holding(length.suits, Span(length.span.low, None))}", length.suits.suits) if strength.span.bare and length.suits.every else None, cost=-0.6,
        en={"at least three hearts and thirteen points": "13+ H3+"}, only="en"),
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
    Row("what restricts no hand", "remark", "deny 'support'|'fit'|'real fit'|'extras'|'side suit'|'second suit'|'extra values' ; deny stopper|said|length|suit|suits|conv|short 'promised'|'guaranteed'|'needed'|'required'|'necessary'|'implied' ; deny 'there'? vague 'option'|'options'|'variant'|'version'|'type' ; 'too good'|'too strong'|'too weak'|'too big' 'for' call|conv|'anything'|'that' 'else'? ; 'too good'|'too strong'|'too weak'|'too big' 'to' conv|'bid'|'open'|'pass'|'preempt'|'just' ; 'stronger'|'better'|'weaker' 'than' call|conv|'ours'|'usual'|'that' 'would be'? ; call|conv 'より' vague|'上'|'下' ; 'bypassing'|'skipping'|'bypasses'|'skips' suit", lambda: "about", cost=-0.7,
        en={"no stopper promised": "about", "no four card major promised": "about", "no strong option": "about", "too good for 1NT": "about", "stronger than one no trump": "about", "bypassing diamonds": "about"}, ja={"1NTより強い": "about"}),
    Row("of no matter", "no_limit", "'nothing'|'says nothing' 'said'|'to do'? 'about'|'of'|'with' topic ; topic 'については'|'は' '何も' ; 'regardless of'|'irrespective of'|'whatever'|'any old'|'never mind'|'any' topic ; topic 'は'|'に'|'も'|'が'? no_matter", lambda: "0+", cost=-0.5,
        en={"nothing about shape": "0+", "regardless of shape": "0+", "whatever the strength": "0+", "shape doesn't matter": "0+"}, ja={"形については何も": "0+", "形は問いません": "0+", "点数は関係なし": "0+"}),
    Row("this call, or what?", "unclear", "'weak' suit ; whose call", lambda: "hands", cost=-0.4,
        en={"weak spades": "hands", "partner's one diamond": "hands"}, only="en"),
    Row("talk of people, places and times", "talk", "range|number 'years'|'year'|'times'|'weeks'|'months'|'boards'|'minutes'|'rounds'|'年'|'回'|'年前' ; 'board'|'table'|'round'|'page'|'room'|'ボード'|'テーブル' number ; number 'of' 'us' ; 'one' 'of' 'those'|'these' ; 'first'|'second'|'third'|'last'|'next' 'time'|'round' 'round'? ; 'at'|'in'|'of'|'down' 'the'|'our'|'my'|'your'|'this'|'that'|'their'|'local' 'club' ; 'club' 'night'|'player'|'players'|'evening'|'bridge'|'members' ; 'うちの'|'この'|'ここの'|'うちら' 'の'? 'クラブ' 'では'|'の'|'で'|'は' ; 'クラブ' 'では' ; suit 'をビッド'|'とビッド'|'をコール'|'とコール'|'と言った'|'と言いました'", lambda: "talk", cost=-0.9,
        en={"twenty years": "talk", "board 12": "talk", "one of those": "talk", "at our club": "talk"}, ja={"20年前": "talk", "うちのクラブでは": "talk", "ハートをビッド": "talk"}),
    Row("no more than a word", "join", "'that'|'this'|'my'|'our'|'the'|'other' 'one'", lambda: "", cost=-0.4,
        en={"that one": ""}, only="en"),
    Row("a word and one", "vague", "vague 'one'|'ones'", lambda vague: vague, cost=-0.4,
        en={"strong one": "16+"}, only="en"),
    Row("within a range", "range", "range 'range'|'zone'|'bracket'|'area'|'region'|'or so'|'ish'", lambda range: None if range.bare else range, cost=-0.4,
        en={"twelve to fourteen range": "12-14"}, only="en"),
    Row("two strengths", "said", "'either' low:range or high:range", _two_strengths, cost=-0.5,
        en={"either 12-14 or 18-19": "(12-14 or 18-19)"}, only="en"),
    Row("of so many", "said", "said 'of'|'out of' number", lambda said: said if said.text.startswith(("keycards", "aces")) else None, cost=-0.3,
        en={"two keycards of the five": "keycards 2"}, only="en"),
    Row("both so long", "count", "'both'|'each' range ; range 'both'|'in each'|'in both'", lambda range: Count(range) if range.low < 8 else None, cost=-0.3,
        en={"both five": "5 cards", "four or more in each": "4+ cards"}, only="en"),
    Row("both cards", "count", "comma both_of_them|'それぞれ' count", lambda count: count, cost=-0.3,
        ja={"、どちらも5枚以上": "5+ cards"}, only="ja"),
    Row("both of a kind", "suits", "suits 'が'|'は'|'の'|'を'? both_of_them", lambda suits: Suits(suits.suits, True) if len(suits.suits) == 2 else None, cost=-0.5,
        ja={"マイナーが二つとも": "D and C", "メジャー両方": "S and H"}, only="ja"),
    Row("one of three numbers", "range", "low:number comma? middle:number comma? or high:number", lambda low, middle, high: Span(low, high) if low > 3 and (low + 1, low + 2) == (middle, high) else None, cost=-0.4,
        en={"ten, eleven or twelve": "10-12"}, only="en"),
    Row("transfer completed", "every", "every 'to' suit", lambda every: every, cost=-0.4,
        en={"completing the transfer to hearts": "any"}, only="en"),
    Row("transfer accepted", "every", "accepts whose|'his'|'her'|'your'? conv", lambda conv: "any" if conv == "transfer" else None, cost=-0.6,
        en={"accepting his transfer": "any"}, only="en"),
    Row("answer to a transfer", "every", "conv 'に'|'への'|'に' '返事'|'応答'|'返し'|'答え' ; 'answer'|'reply'|'response' 'to' conv", lambda conv: "any" if conv == "transfer" else None, cost=-0.6,
        en={"reply to the transfer": "any"}, ja={"トランスファーに返事": "any"}),
    Row("four numbers", "shape", "a:number b:number c:number d:number", _shape, cost=-0.2,
        en={"five four two two": "5-4-2-2"}, only="en"),
    Row("number and longer", "count", "number 'or longer'|'or shorter'", lambda number: Count(Span(number, None)), cost=-0.2,
        en={"five or longer": "5+ cards"}, only="en"),
    Row("both of two", "suits", "suit 'も' other:suit 'も'", partial(_two_suits, True), cost=-0.4,
        ja={"ハートもスペードも": "H and S"}, only="ja"),
    Row("points not there", "strength", "held:strength 'は'|'も' denied", lambda held: Strength(Span(0, held.span.low - 1)) if held.span.bare else None, cost=-0.3,
        ja={"10点はない": "0-9 points"}, only="ja"),
    Row("either of two points", "strength", "low:number point_unit or high:number point_unit", lambda low, high: _points(Span(low, high)) if high == low + 1 else None, cost=-0.6,
        ja={"10点か11点": "10-11 points"}, en={"10 points or 11 points": "10-11 points"}),
    Row("four lengths exactly", "shape", "exactly? a:number '-' b:number '-' c:number '-' d:number ; exactly a:number b:number c:number d:number", _shape, cost=-0.3,
        en={"exactly 4-4-1-4": "4-4-1-4", "5-4-3-1": "5-4-3-1"}, ja={"4-4-4-1": "4-4-4-1"}),
    Row("two cards held", "said", "rank and|comma other:rank 'of'|'in' suit ; suit 'の' rank and other:rank", partial(_two_cards, False),
        en={"king and queen of hearts": "HKQ"}, ja={"ハートのKとQ": "HKQ"}),
    Row("promised", "range", "promise range", lambda range: Span(range.low, None) if range.bare and range.low < 8 else range, cost=-0.2,
        en={"promises five": "5+"}, only="en"),
    Row("from to, heard", "range", "low:number 'two'|'too'|'2' high:number", lambda low, high: Span(low, high) if 8 <= low < high <= low + 6 else None, cost=-0.3,
        en={"fifteen two seventeen": "15-17"}, only="en"),
    Row("nothing was promised", "every", "'does not'|'doesnt'|'didnt'|'dont'|'did not' 'mean'|'promise'|'show'|'say'|'tell' 'you'? 'a thing'|'anything'|'much'", lambda: "any", cost=-1.5,
        en={"doesn't mean a thing": "any"}, only="en"),
    Row("from to, unsaid", "range", "low:number high:number", lambda low, high: Span(low, high) if 8 <= low < high <= low + 4 else None, cost=0.6,
        en={"twelve fourteen": "12-14"}, only="en"),
    *(Row(f"{name}, held", name, f"held:{name} has ; held:{name} 'もあります'|'もある'", lambda held: held, cost=-0.6 if name == "said" else -0.2, ja={example: reading}, only="ja")
      for name, example, reading in (("said", "♠Aを持っています", "SA"), ("count", "5枚あり", "5 cards"), ("strength", "12点あります", "12 points"))),
    Row("one of three lengths", "length", "low:number comma|or middle:number or high:number suit", lambda low, middle, high, suit: Holding(Suits((suit,), True), Span(low, high)) if (low + 1, low + 2) == (middle, high) else None, cost=-0.4,
        en={"5, 6 or 7 hearts": "H5-7"}, only="en"),
    Row("short somewhere", "said", "short", lambda short: Said(f"({_in_any(short)})"), cost=1.0,
        en={"shortness": "(S0-1 or H0-1 or D0-1 or C0-1)"}, ja={"ショートネス": "(S0-1 or H0-1 or D0-1 or C0-1)"}),
    Row("short nowhere", "said", "deny short", lambda short: Said(f"not ({_in_any(f'0-{short[-1]}' if short != '0' else short)})"), cost=0.1,
        en={"no singleton": "not (S0-1 or H0-1 or D0-1 or C0-1)"}, only="en"),
    Row("no support", "said", "deny 'support'|'fit'|'a fit' 'for'|'in'|'of'|'with'? suit ; deny suit 'support'|'fit' ; suit 'の'|'に'|'は'? 'サポート'|'フィット' denied", lambda suit: Said(f"{suit}0-2", (suit,)), cost=-0.3,
        en={"no support for spades": "S0-2"}, ja={"ハートのフィットなし": "H0-2"}),
    Row("overcall of a call", "call", "'overcall'|'rebid'|'opening'|'response'|'reply'|'jump'|'bid'|'cue'|'cue bid'|'splinter'|'control bid' 'of' call ; 'to'|'i'|'we'|'you'|'he'|'she' 'open'|'opened'|'opens'|'bid'|'overcall'|'overcalled'|'respond'|'responded'|'rebid' 'with'? call ; 'opened'|'overcalled'|'responded'|'replied' 'with'? call ; 'jumped' 'to' call", lambda call: call, cost=-0.3,
        en={"overcall of one diamond": "1D"}, only="en"),
    Row("agreed suit", "agreed", "suit 'agreed'|'as trumps'|'are trumps'|'fit agreed'|'が切り札'|'を切り札に'|'を切り札にして'|'で合意'|'合意' ; 'agreeing'|'agrees'|'supporting'|'setting'|'sets' suit 'as trumps'?", lambda suit: suit, cost=-0.6,
        en={"hearts agreed": "H", "agreeing spades": "S"}, ja={"ハートで合意": "H"}),
    Row("what a call was", "call", "'what' call 'was'|'is'|'meant'|'means'|'shows'|'showed'|'said'|'says'", lambda call: call, cost=-1.0,
        en={"what 3H was": "3H"}, only="en"),
    Row("so many of the others", "others", "many:range|count 'in'|'of'|'for'|'everywhere'? others ; others 'は'|'に'|'が'|'も'? count", lambda: "others", cost=-0.3,
        en={"at least three of everything else": "others"}, ja={"残りのスートは3枚以上": "others"}),
    Row("their suit, beside", "remark", "comma 'in'? unclear comma", lambda unclear: "about" if unclear == "theirs" else None, cost=-0.3,
        en={", their suit,": "about"}, only="en"),
    Row("cue of their suit", "conv", "conv 'of'|'in'? unclear", lambda conv, unclear: conv if conv == "cue" and unclear == "theirs" else None,
        en={"cue bid of their suit": "cue"}, only="en"),
    Row("asked twice", "asks", "asks 'for'|'about'? more:asks ; asks 'if'|'whether'|'that' 'he'|'i'|'you'|'partner'|'opener'|'she'|'we' 'has'|'have'|'had'|'got'|'holds'|'hold'|'is'|'was'|'am'|'are'", lambda asks: asks, cost=-0.4,
        en={"asking do you have": "asks", "asks if he has": "asks"}, only="en"),
    Row("raised to a level", "conv", "conv 'to' 'two'|'three'|'four'|'2'|'3'|'4'|'game' ; 'gave'|'give'|'gives' 'him'|'her'|'partner'|'them' conv", lambda conv: conv if BY_KEY[conv].own and "raise" in conv else None, cost=-0.4,
        en={"raise to two": "raise"}, only="en"),
    Row("a major, and which", "length", "suit 'の' count suits", lambda suit, count, suits: Holding(Suits((suit,), True), Span(count.span.low, None)) if suit in suits.suits else None, cost=-0.6,
        ja={"ハートの5枚メジャー": "H5+"}, only="ja"),
    Row("call as a topic", "call", "call 'は'|'って'|'というのは'|'とは' ; call 'と言いました'|'と言った'|'とビッド'|'をビッド'|'とコール'|'をコール'|'と答えた'|'と答えました'|'で答えた'|'と返事'", lambda call: call, cost=-1.0,
        ja={"1♠は": "1S", "1ハートと言いました": "1H"}, only="ja"),
    Row("key card answer", "said", "low:number 'card'? or|'/' high:number ; low:number card_unit or high:number card_unit", _answer, cost=-0.2,
        en={"none or three": "keycards 0 or 3"}, ja={"1か4": "keycards 1 or 4"}),
    Row("about behind", "range", "number 'くらい'|'ぐらい'|'程度'|'前後'|'or so'|'ish'", lambda number: Span(number - 1, number + 1) if number > 7 else None, cost=-0.3,
        en={"15 or so": "14-16"}, ja={"15くらい": "14-16"}),
    Row("points about behind", "strength", "number point_unit 'くらい'|'ぐらい'|'程度'|'前後'|'or so'", lambda number: Strength(Span(number - 1, number + 1)) if number > 7 else None, cost=-0.3,
        en={"15 points or so": "14-16 points"}, ja={"15点前後": "14-16 points"}),
    Row("two lengths, counted", "two_lengths", "first:number card_unit '-'|'/'|'と'? second:number card_unit more?", _two_lengths, cost=-0.9,
        ja={"5枚5枚以上": "5-5", "5枚と4枚": "5-4"}, only="ja"),
    Row("good suit", "said", "'good' suit", lambda suit: Said(f"good {suit}", (suit,)),
        en={"good hearts": "good H"}, only="en"),
    Row("no trump of so many", "said", "range notrump", lambda range: None if range.bare or range.low < 8 else Said(f"{range} bal"), cost=0.1,
        en={"15-17 NT": "15-17 bal"}, only="en"),
    Row("short suit", "said", "short 'in'|'of'? suit ; suit 'が'|'の'|'は'? short", _short,
        en={"short in diamonds": "D0-1", "singleton heart": "H1", "void in clubs": "C0", "diamond shortness": "D0-1"}, ja={"クラブがシングルトンかボイド": "C0-1", "♥シングルトン": "H1"}),
    Row("one of two suits short", "said", "suits 'が'|'の'|'は'? short", lambda suits, short: Said(f"({' or '.join(f'{suit}{short}' for suit in suits.suits)})", suits.suits) if not suits.every else None, cost=-0.3,
        en={"spade or heart shortness": "(S0-1 or H0-1)"}, ja={"スペードかハートがボイド": "(S0 or H0)"}),
    Row("ace or void", "said", "rank or short 'in'|'of' suit ; suit 'の' rank or short", lambda rank, short, suit: Said(f"({suit}{rank} or {suit}{short})", (suit,)),
        en={"ace or void in spades": "(SA or S0)"}, ja={"スペードのエースかボイド": "(SA or S0)"}),
    Row("ace or void of the suit", "said", "rank or short", lambda rank, short: Said(f"(X{rank} or X{short})"), cost=0.2,
        en={"ace or void": "(XA or X0)"}, ja={"エースかボイド": "(XA or X0)"}),
    Row("key cards with the queen", "said", "number honours? 'with'|'plus'|'and' queen ; honours number card_unit 'と'|'、'? queen 'も'? has?", lambda number, honours="keycards": Said(f"keycards {number} XQ") if honours == "keycards" and number < 6 else None, cost=-0.1,
        en={"two with the queen": "keycards 2 XQ"}, ja={"キーカード2枚とQあり": "keycards 2 XQ"}),
    Row("key cards with the queen of a suit", "said", "number 'with'|'plus'|'and' queen 'of' suit", lambda number, suit: Said(f"keycards {number} {suit}Q") if number < 6 else None, cost=-0.3,
        en={"two with the queen of hearts": "keycards 2 HQ"}, only="en"),
    Row("key cards without the queen", "said", "number honours? deny queen ; honours number card_unit 'と'|'、'? queen 'は'|'が'? denied", lambda number, honours="keycards": Said(f"keycards {number} not XQ") if honours == "keycards" and number < 6 else None, cost=-0.1,
        en={"two without the queen": "keycards 2 not XQ"}, ja={"キーカード2枚、Qなし": "keycards 2 not XQ"}),
    Row("some of the tops", "said", "number 'of' 'top' 'three'|'3' 'honours'|'honors'? ; 'トップ' '3'|'三'? '枚'? 'のうち'|'の' number card_unit", lambda number: Said(f"tops(X) {number}+") if number < 4 else None, cost=-0.6,
        en={"two of the top three": "tops(X) 2+"}, ja={"トップ3枚のうち2枚": "tops(X) 2+"}),
    Row("a good suit of its own", "said", "'good'|'decent' 'suit'", lambda: Said("good X"), cost=-0.3,
        en={"good suit": "good X"}, only="en"),
    Row("for what", "purpose", "'for' honours", lambda honours: Said(f"asks: {honours}"), cost=-0.3,
        en={"for aces": "asks: aces"}, only="en"),
    Row("nothing about a suit", "remark", "'says'|'tells'|'shows'? 'nothing'|'nowt' 'about'|'in'|'of'|'to do with' suit:suit|suits ; suit:suit|suits 'については'|'とは'|'は' '関係'|'何も' 'ない'|'示さない'|'言っていない'?", lambda suit: "artificial", cost=-0.8,
        en={"says nothing about diamonds": "artificial"}, ja={"ダイヤとは関係ない": "artificial"}),
    Row("suits or better", "suits", "suits 'or better'|'or longer'|'or more'|'at least'", lambda suits: suits, cost=0.1,
        en={"majors or better": "S and H"}, only="en"),
    Row("three fours", "shape", "a:number '-'? b:number '-'? c:number", lambda a, b, c: Said("three-suited") if a == b == c == 4 else None, cost=0.3,
        en={"four four four": "three-suited"}, ja={"4-4-4": "three-suited"}),
    Row("control in", "said", "round_control 'in'|'of' suit ; round_control suit 'control' ; suit 'の'|'に'? round_control has?", _controls,
        en={"first round control in spades": "(SA or S0)", "spade second round control": "(SK or S1)"}, ja={"スペードのファーストラウンドコントロール": "(SA or S0)"}),
    Row("control by one of two", "said", "'コントロール'|'control' 'in'|'of' suit comma? rank or other:rank ; suit 'の'? 'コントロール'|'control'|'controls'? comma? rank or other:rank ; rank or other:rank 'of'|'in' suit", partial(_two_cards, True),
        en={"control in hearts, ace or king": "(HA or HK)", "heart control, ace or king": "(HA or HK)", "ace or king of hearts": "(HA or HK)"}, ja={"ハートのコントロール、エースかキング": "(HA or HK)", "スペードのAかK": "(SA or SK)"}),
    Row("card held", "said", "card 'を'?", _honour,
        en={"queen of spades": "SQ"}, ja={"ハートのA": "HA"}),
    Row("stopper in", "said", "stopper joint:of|within suit:suit|suits ; suit:suit|suits 'の'|'に'? stopper has?", _stops,
        en={"stopper in spades": "stop S", "heart stopper": "stop H"}, ja={"スペードのストッパーあり": "stop S"}),
    Row("denied after a verb", "said", "deny said ; said denied", lambda said: Said(f"not {said}", said.suits),
        en={"denies a heart stopper": "not stop H", "no heart stopper": "not stop H"}, ja={"ハートのストッパーなし": "not stop H"}),
    Row("not both", "said", "'not both' suits", lambda suits: Said(f"not ({Holding(suits, Span(4, None))})", suits.suits), cost=-0.5,
        en={"not both majors": "not (S4+ H4+)"}, only="en"),
    Row("shape denied", "said", "balance denied ; deny 'a'? balance", lambda balance: Said(f"not {balance}"), cost=-0.3,
        en={"not balanced": "not bal"}, ja={"バランスではない": "not bal", "バランス以外": "not bal"}),
    Row("denied length", "said", "deny 'either'|'any'|'having'|'holding'|'have'|'has'|'hold'|'with'? length ; length 'を'|'は'? denied", _not_length,
        en={"no four card major": "S0-3 H0-3", "denies four hearts": "H0-3"}, ja={"4枚メジャーなし": "S0-3 H0-3", "ハート4枚を否定": "H0-3"}),
    Row("denied suits", "said", "deny suits ; suits denied", _not_suits,
        en={"without a major": "S0-3 H0-3"}, ja={"メジャーなし": "S0-3 H0-3"}),
    Row("no honours", "said", "deny 'any'|'all'|'either'? honours ; honours denied", _not_honours, cost=-0.2,
        en={"no aces": "aces 0"}, ja={"エースなし": "aces 0"}),
    Row("so many honours", "said", "'all'? range 'of'? honours ; range 'of'|'out of' number honours", _counted, cost=-0.3,
        en={"two key cards": "keycards 2", "one ace": "aces 1"}, only="en"),
    Row("honours counted", "said", "honours ':'? range card_unit?", _counted, cost=0.3,
        en={"aces 2": "aces 2"}, ja={"エース2枚": "aces 2"}),
    Row("either number of honours", "said", "low:number or|'/' high:number 'of'? total:number? honours", lambda honours, low, high, total=0: _one_of(honours, low, high) if total <= 5 else None, cost=-0.9,
        en={"one or four key cards": "keycards 1 or 4", "0 or 3 keycards": "keycards 0 or 3"}, only="en"),
    Row("one of three numbers of honours", "said", "low:number comma|or middle:number or high:number honours", lambda honours, low, middle, high: Said(f"{honours} {low} or {middle} or {high}") if low < middle < high <= 5 else None, cost=-0.7,
        en={"0, 3 or 5 key cards": "keycards 0 or 3 or 5"}, only="en"),
    Row("honours either number", "said", "honours 'answer'? comma? low:number card_unit? or|'/' high:number card_unit?", _one_of, cost=-0.5,
        en={"keycards 1 or 4": "keycards 1 or 4", "key card answer, zero or three": "keycards 0 or 3"},
        ja={"キーカード1枚または4枚": "keycards 1 or 4"}),
    Row("solid suit", "said", "number card_unit? solid 'suit'? 'of'? suit:suit|suits ; solid number card_unit? 'suit'? 'of'|'in'? suit:suit|suits 'suit'? ; solid 'な'|'の'? suit:suit|suits 'が'? number card_unit 'の'? ; number card_unit 'の'? solid 'な'|'の'? suit:suit|suits", _solid,
        en={"seven solid clubs": "(C7 CAKQ)", "solid seven card minor": "((D7 DAKQ) or (C7 CAKQ))"}, ja={"ソリッドなクラブ7枚": "(C7 CAKQ)", "7枚のソリッドなマイナー": "((D7 DAKQ) or (C7 CAKQ))"}),
    Row("suit and another", "another", "suit and other_suit", lambda suit: Suits((suit,), True),
        en={"spades and another suit": "S"}, ja={"スペードと他のスート": "S"}),
    Row("long suit", "length", "long suit ; suit 'の'|'が' long", lambda suit: Holding(Suits((suit,), True), Span(6, None)),
        en={"long clubs": "C6+"}, ja={"ロングクラブ": "C6+"}),
    Row("range of a good or bad hand", "range", "low:number dash 'good'|'bad'|'poor'|'良い'|'悪い' high:number", lambda low, high: Span(low, high) if low < high else None,
        en={"eleven to a bad fourteen": "11-14"}, ja={"11から悪い14": "11-14"}),
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
    Row("cards in support", "count", "count 'support' ; 'サポート' count", lambda count: Count(Span(count.span.low, None)) if count.span.bare and count.span.low > 3 else count,
        en={"four card support": "4+ cards"}, ja={"3枚support": "3 cards", "サポート3枚": "3 cards"}),
    Row("number of trumps", "count", "range trumps", lambda range: Count(range),
        en={"five trumps": "5 cards", "seven of them": "7 cards"}, ja={"5切り札": "5 cards"}),
    Row("asks for", "purpose", "asks ':'|'for'|'about'|'to show'|'where'|'what'|comma? 'my'|'your'|'his'|'her'|'the'? topic 'is'? ; topic 'が'|'は'|'を'|'の'? comma? '有無'|'数'|'枚数'|'いくつ'|'いくつか'|'何枚'|'何枚か'|'あるか'? 'が'|'を'? asks 'と'|'か'? more:asks? ; suit 'の' topic asks ; asks topic 'in' suit", lambda topic: Said(f"asks: {topic}"),
        en={"asking for aces": "asks: aces", "looking for a five card major": "asks: 5-card majors", "kings please": "asks: kings", "range enquiry": "asks: strength", "asks for a stopper in hearts": "asks: stopper"}, ja={"エースの数を尋ねる": "asks: aces", "ハートのストッパーを聞く": "asks: stopper"}),
    Row("asks how many", "purpose", "'how many' honours ; honours 'を'? asks", lambda honours: Said(f"asks: {honours}"), cost=-0.2,
        en={"how many kings": "asks: kings"}, ja={"エースは何枚": "asks: aces"}),
    Row("asks whether short", "purpose", "asks 'where'|'whether'|'if'? 'he'|'you'|'i'|'partner'? 'is'|'are'|'am'? short 'anywhere'?", lambda: Said("asks: shortness"), cost=-0.3,
        en={"asks where he is short": "asks: shortness"}, ja={"シングルトンがあるか": "asks: shortness"}),
    Row("asks for so long a suit", "purpose", "asks ':'|'for'? count 'suit'? topic ; count topic 'が'|'は'|'を'? asks asks?", lambda count, topic: Said(f"asks: 5-card {topic}" if count.span.low == 5 and topic == "majors" else f"asks: {topic}") if topic in ("majors", "minors", "support", "suit") else None, cost=-0.3,
        en={"asks for a four card major": "asks: majors"}, ja={"四枚のメジャーがありますか": "asks: majors"}),
    Row("asks for a suit's", "purpose", "asks suit topic", lambda topic: Said(f"asks: {topic}"), cost=-0.3,
        en={"asks for a heart stopper": "asks: stopper"}, only="en"),
    Row("aim", "purpose", "aim", lambda aim: Said(aim),
        en={"relay": "relay", "waiting": "waiting"}, ja={"リレー": "relay"}),
    Row("partner must bid", "purpose", "must_bid call ; call 'と言わせる'|'を言わせる'|'と言ってもらう'|'を言ってもらう'|'と言って'|'を要求'|'を強制'|'への強制' aim? ; call 'への' aim", lambda call: Said(f"relay to {call}"),
        en={"partner must bid three clubs": "relay to 3C"}, ja={"3♣と言わせるリレー": "relay to 3C", "3♣へのリレー": "relay to 3C"}),
    Row("over no trump", "talk", "'over'|'against'|'opposite'|'after'|'to'|'facing' whose? vague? notrump 'opening'|'opener'|'overcall'|'bid'? ; whose vague? notrump", lambda: "talk", cost=-0.2,
        en={"over their weak no trump": "talk"}, only="en"),
    Row("over a method", "talk", "'double'|'doubles'|'doubled' 'of' conv ; 'over'|'against'|'opposite'|'after'|'to'|'facing' whose|'his'|'her'|'your'? conv ; 'of' whose conv", lambda conv: conv if conv in _OPENED or BY_KEY[conv].purpose else None, cost=-0.5,
        en={"over strong club": "precision-club"}, only="en"),
    Row("answer to a method", "talk", "'answer'|'reply'|'response'|'answering'|'replying'|'responding'|'response'|'answers'|'replies'|'responds' 'to' conv ; conv 'answer'|'reply'|'response'|'への' '返事'|'答え'|'レスポンス'|'応答'?", lambda conv: conv if BY_KEY[conv].purpose or conv in _OPENED else None, cost=-0.6,
        en={"answer to stayman": "stayman", "blackwood response": "blackwood"}, ja={"ブラックウッドへの返事": "blackwood"}),
    Row("over a call", "over", "'パートナーの'|'相手の' call 'に'|'に対して' ; 'of'|'over'|'against'|'after'|'behind' whose? call ; 'answer'|'reply'|'response'|'answering'|'replying'|'responding' 'to' whose? call ; call 'に対する'|'の上の'|'の上に'|'に対して'|'のあとの'", lambda call: call,
        en={"over two clubs": "2C"}, ja={"1♠に対する": "1S"}),
    Row("a call that was doubled", "over", "'cued'|'doubled'|'doubling'|'cueing' whose? call", lambda call: call, cost=-0.9,
        en={"doubled their 1S": "1S"}, only="en"),
    Row("over a suit", "over_suit", "'over'|'against' whose? suit:suit|suits 'opening'|'opener'? ; 'of'|'cued' whose suit:suit|suits ; suit:suit|suits 'の'? 'オープン'|'オープニング'|'ビッド'? 'に対する'|'の上の'|'の上に'|'に対して'|'のオープンに'", lambda suit: suit if isinstance(suit, Suits) else Suits((suit,), True), cost=-0.1,
        en={"over a minor": "D or C"}, ja={"スペードに対する": "S"}),
)  # fmt: skip
