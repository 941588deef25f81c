"""The words that every reader knows, in both languages, and what dictation makes of them."""

from __future__ import annotations

from bridgelaw.game.calls import DOUBLE, PASS, REDOUBLE
from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.game.spelling import RANKS
from bridgelaw.game.suits import SUITS, Suit
from bridgelaw.reading.lexicon import FILLER, Word, words
from bridgelaw.reading.shared.values import Suits

_ONES = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
)  # fmt: skip
_KANJI = "〇一二三四五六七八九十"
_KANA = {
    0: "ゼロ; 零; nil", 1: "ワン; いち", 2: "ツー; 弐", 3: "スリー", 4: "フォー", 5: "ファイブ; ファイヴ",
    6: "シックス", 7: "セブン; セヴン", 8: "エイト", 9: "ナイン", 10: "テン",
}  # fmt: skip


def _in_words(number: int) -> str:
    if number < len(_ONES):
        english = _ONES[number]
    else:
        tens, rest = divmod(number, 10)
        english = ("twenty", "thirty", "forty")[tens - 2] + (f" {_ONES[rest]}" if rest else "")
    tens, rest = divmod(number, 10)
    japanese = (
        _KANJI[number]
        if number <= 10
        else ((_KANJI[tens] if tens > 1 else "") + "十" + (_KANJI[rest] if rest else ""))
    )
    return "; ".join(filter(None, (english, japanese, _KANA.get(number, ""))))


SUIT_OF = {
    Suit.SPADES: "spade; spades; S; ♠; ♤; スペード; スペ; spds; sp",
    Suit.HEARTS: "heart; hearts; H; ♥; ♡; ハート; hts; hrts",
    Suit.DIAMONDS: "diamond; diamonds; D; ♦; ♢; ダイヤ; ダイヤモンド; ダイア; ダイアモンド; dia; dias; diams; diam",
    Suit.CLUBS: "club; clubs; C; ♣; ♧; クラブ; clbs",
}
RANK_OF = {
    "A": "ace; aces; エース", "K": "king; kings; K; キング",
    "Q": "queen; queens; Q; クイーン; クィーン; クイン", "J": "jack; jacks; knave; J; ジャック",
    "T": "ten; T; 10; テン; 十", "9": "nine; 9; 九", "8": "eight; 8; 八", "7": "seven; 7; 七",
    "6": "six; 6; 六", "5": "five; 5; 五", "4": "four; 4; 四", "3": "three; 3; 三; trey",
    "2": "two; 2; deuce; 二",
}  # fmt: skip

_MAJORS, _MINORS = (Suit.SPADES, Suit.HEARTS), (Suit.DIAMONDS, Suit.CLUBS)
_BLACK, _RED = (Suit.SPADES, Suit.CLUBS), (Suit.HEARTS, Suit.DIAMONDS)
GROUPS = {
    Suits(_MAJORS, True): "majors; both majors; {in |}both {major suits|the majors|the major suits}; in {each|both} {major|majors}; in each of the majors; both of the majors; each of the majors; {|of }each major; of both majors; every major; the majors; major suits; 両メジャー; 両方のメジャー; どちらのメジャーも; メジャー二色; メジャー2色; メジャー2スート; メジャー2スーツ; two majors; MM",
    Suits(_MAJORS, False): "a major; unknown major; unspecified major; either major; one major; any major; one of the majors; major; "
    "major suit; メジャー; どちらかのメジャー; メジャーどちらか; メジャーのどちらか; メジャーのどれか; いずれかのメジャー; メジャーどっちか; メジャーのどっちか; どっちかのメジャー; メジャーの片方; メジャー1つ; メジャースーツ; メジャースート; M",
    Suits(_MINORS, True): "minors; both minors; {in |}both {minor suits|the minors|the minor suits}; in {each|both} {minor|minors}; in each of the minors; both of the minors; each of the minors; {|of }each minor; of both minors; every minor; the minors; minor suits; 両マイナー; 両方のマイナー; どちらのマイナーも; マイナー二色; マイナー2色; マイナー2スート; マイナー2スーツ; two minors; mm",
    Suits(_MINORS, False): "a minor; unknown minor; unspecified minor; either minor; one minor; any minor; one of the minors; minor; "
    "minor suit; マイナー; どちらかのマイナー; マイナーどちらか; マイナーのどちらか; いずれかのマイナー; マイナーどっちか; マイナーのどっちか; どっちかのマイナー; マイナーの片方; マイナー1つ; マイナースーツ; マイナースート",
    Suits(_BLACK, True): "blacks; the blacks; black suits; both blacks; both black suits; two black suits; 黒の2スート; 黒2スート; 黒いスート; "
    "黒の2スーツ; 黒両方; 黒2色; 黒の2色; 黒スート2つ",
    Suits(_RED, True): "reds; the reds; red suits; both reds; both red suits; two red suits; 赤の2スート; 赤2スート; 赤の2スーツ; 赤両方; 赤2色; 赤の2色; 赤スート2つ",
    Suits((Suit.SPADES, Suit.DIAMONDS), True): "pointed suits; the pointed suits",
    Suits((Suit.HEARTS, Suit.CLUBS), True): "rounded suits; the rounded suits",
}  # fmt: skip

FILLERS = (
    "the; a; an; just; well; so; actually; really; please; sorry; ok; okay; um; uh; er; erm; you know; "
    "えーと; えっと; あの; ええと; その; です; ですが; ですけど; でした; ね; よ; なんか; ちょっと; すみません; 、"
)

NUMBERS = tuple(
    word for number in range(0, 41) for word in words("number", {number: _in_words(number)})
)

SHARED_WORDS: tuple[Word, ...] = (
    *NUMBERS,
    Word("ten", "number", 10),
    *words("seat", {
        Seat.NORTH: "north; N; 北; ノース", Seat.EAST: "east; E; 東; イースト",
        Seat.SOUTH: "south; S; 南; サウス", Seat.WEST: "west; W; 西; ウエスト; にし",
    }),
    *words("seat", {Seat.NORTH: "来た"}, 0.1),
    *words("suit", SUIT_OF),
    *words("suits", GROUPS),
    *words("notrump", {
        "NT": "no trump; no trumps; notrump; notrumps; NT; N; note rump; ノートランプ; ノートラ; "
        "エヌティー; エヌティ",
    }),
    *words("notrump", {"no": "no"}, 0.3),
    *words("call", {
        PASS: "pass; P; no bid; green card; パス",
        DOUBLE: "double; X; dbl; red card; ダブル", REDOUBLE: "redouble; XX; rdbl; blue card; リダブル",
    }),
    *words("call", {PASS: "ばす; パースト"}, 0.6),
    *words("rank", RANK_OF),
    Word("A", "rank", "A", 0.5),  # mostly an article
    *(
        Word(spelling, "card", Card.of(suit, RANKS.index(rank)), 1.2 if spelling == "AS" else 0.1)
        for suit in SUITS for rank in "AKQJT"
        for spelling in (f"{suit.letter}{rank}", f"{rank}{suit.letter}")
    ),
    *words("more", {"+": "+; plus; or greater; and {above|better|rising}; or so up; minimum; min; is the {minimum|least|floor}{| {i can have|it shows|it promises|for it|needed|required}}; and no {upper limit|maximum|ceiling|limit}; upward; {or more |}at the least; or more; or better; or longer; or above; or stronger; and up; up; upwards; and over; {at|as} {a|the} minimum; at minimum; on up; on upwards; and rising; or over; or higher; and more; at {a|the} minimum; at minimum; on up; on upwards; and rising; 以上; {または|又は|か|もしくは|あるいは}それ以上; から上; より上; 以上あり"}),
    *words("less", {"-": "maximum; max; tops; is the {maximum|most|ceiling}{| {i can have|it shows|it can be|for it}}; is the limit {i can have|it shows|it can be|for it}; or less; or fewer; or under; or shorter; at most; at the {very |}{outside|most|top|limit}; {at|as} {a|the} maximum; at best; 以下; {または|か}それ以下; まで; 以内"}),
    *words("at_least", {"+": "at least; min.; {a |the |}{minimum|min}{| of}; {starts|starting|beginning|begins} {at|from|with}; >=; ≥; no less than; not less than; no fewer than; not fewer than; 最低; 少なくとも; 少なくて{|も}; 最低でも"}),
    *words("at_most", {
        "-": "at most; <=; ≤; up to; max.; maximum; max; no more than; not more than; nor more than; {cannot|can not|cant|wont|never} {have|hold|be|contain} more than; never more than; {a |the |}{maximum|max}{| of}; {limited|restricted} to {at most|no more than}; capped at; topping out at; 最高でも; {多|高}くて{|も}; 最大; 最高; せいぜい; 高々; たかだか",
    }),
    *words("below", {"<": "fewer than; less than; under; below; not as many as; short of; shy of; <"}),
    *words("above", {">": "more than; over; north of; >"}),
    *words("short_of", {"<": "未満"}),
    *words("exactly", {"=": "exactly; precisely; just; ちょうど; ぴったり"}),
    *words("dash", {"-": "..; -; –; —; ~; 〜; /; to; thru; through; through to; {|on |right |all the way }up to{| and including}; rising to; to a maximum of; から; ないし"}),
    *words("card_unit", {"c": "card; cards; carder; carders; cd; crd; crds; cds; 枚; カード; カードの; カーダー; まい; 毎; 枚の"}),
    *words("point_unit", {"p": "points; point; hcp; hcps; pts; pt; p; high card points; 点; ポイント; 店; てん"}),
    *words("and", {"&": "and; &; と; ・; also; および"}),
    *words("or", {"/": "or; か; または; 又は; もしくは; あるいは"}),
    *words("comma", {",": ",; 、"}),
    *words("of", {"of": "of; の"}),
    *words("within", {"in": "in; with"}),
    *words(FILLER, {None: FILLERS}),
)  # fmt: skip

HEARD = {
    "won": "one", "wan": "one", "to": "two", "too": "two; to", "for": "four", "fore": "four",
    "ate": "eight", "sicks": "six", "sex": "six", "den": "ten", "tin": "ten", "free": "three",
    "paste": "pass; passed", "past": "pass; passed", "passed": "pass", "pasta": "pass",
    "bit": "bid", "bed": "bid", "beat": "bid", "let": "led", "lead": "led",
    "hart": "heart", "harts": "hearts", "hard": "heart", "hats": "hearts", "spayed": "spade",
    "spayeds": "spades", "week": "weak", "court": "called", "cold": "called", "dimonds": "diamonds",
    "dimond": "diamond", "moor": "more", "dummies": "dummy", "quean": "queen", "knight": "nine", "acer": "ace",
    "trumped": "trump", "plaid": "played", "raze": "raise", "miner": "minor", "minus": "minors",
    "deeler": "dealer", "tae": "to", "twa": "two", "ane": "one", "nae": "no", "naething": "nothing", "new": "no",
}  # fmt: skip
"""What dictation writes, and what may have been said."""
