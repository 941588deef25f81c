"""The words of a statement, in English and Japanese, as they look after folding."""

from __future__ import annotations

from collections.abc import Iterable

from bridgelaw.analysis.claims.statement.pieces import Sort, Verb
from bridgelaw.analysis.claims.statement.remarks import FILLERS, GRAMMAR, REMARKS
from bridgelaw.analysis.claims.statement.steps import At
from bridgelaw.game.spelling import RANKS, SEAT_SPELLINGS, SUIT_SPELLINGS

_AFTER_IT = ("後", "後で", "後に", "後は", "あと", "あとで", "あとに", "あとは", "ら")
"""What makes a past form say that something else comes next: 狩った後で, 狩ったら."""


def _past(te: str) -> str:
    """狩って, 狩った; 抜いで does not occur."""
    return te[:-1] + "た"


def _inflected(plain: str, te: str, stem: str) -> tuple[str, ...]:
    """The forms of a Japanese verb that say that it is done. What denies or asks is not here."""
    after_te = ("", "から", "いく", "いって", "いきます")
    after_stem = ("", "ます", "ながら", "つつ")
    return (
        plain,
        *(te + end for end in after_te),
        *(stem + end for end in after_stem),
        *(_past(te) + end for end in _AFTER_IT),
    )


def _finished(*verbs: str) -> tuple[str, ...]:
    """What says that it has been done: 狩った, 狩り終わっています."""
    found: list[str] = []
    for verb in verbs:
        _, te, stem = verb.split()
        found += (
            _past(te),
            stem + "ました",
        )
        found += (te + end for end in ("ある", "あります", "しまった", "しまいました"))
        found += (
            stem + end + form
            for end in ("終わ", "おわ")
            for form in ("った", "りました", "って", "っている", "っています", "ってる", "りです")
        )
        found += (stem + "終え" + form for form in ("た", "ました", "ている", "ています"))
    return tuple(found)


_DRAW = (
    "狩る 狩って 狩り", "刈る 刈って 刈り", "集める 集めて 集め", "抜く 抜いて 抜き",
    "狩り切る 狩り切って 狩り切り", "狩りきる 狩りきって 狩りきり",
    "刈り切る 刈り切って 刈り切り",
)  # fmt: skip


_TAKEN = ("取り切る 取り切って 取り切り", "取りきる 取りきって 取りきり")


def _done(noun: str) -> tuple[str, ...]:
    """A noun that is a verb with する."""
    forms = _inflected("する", "して", "し")
    return (noun, *(noun + form for form in forms), *(f"{noun}を{form}" for form in forms))


def _ja(*verbs: str) -> tuple[str, ...]:
    """Verbs as `狩る 狩って 狩り`, or as one noun."""
    found: list[str] = []
    for verb in verbs:
        forms = verb.split()
        found += _done(verb) if len(forms) == 1 else _inflected(forms[0], forms[1], forms[2])
    return tuple(found)


VERBS: dict[Verb, tuple[str, ...]] = {
    Verb.DRAW: (
        "DRAW", "DRAWS", "DRAWING", "PULL", "PULLS", "PULLING", "TAKE OUT", "TAKING OUT",
        "EXTRACT", "EXTRACTING", "CLEAR", "CLEARING", "COLLECT", "COLLECTING", "PICK UP",
        "PICKING UP", "REMOVE", "REMOVING", "DRAW OUT", "DRAWING OUT",
        *_ja(*_DRAW, "回収"),
    ),
    Verb.CASH: (
        "CASH", "CASHES", "CASHING", "CASH OUT", "CASHING OUT", "CASH IN", "CASHING IN",
        "PLAY OFF", "PLAYING OFF", "PLAY OUT", "PLAYING OUT", *_ja("キャッシュ"),
    ),
    Verb.RUN: (
        "RUN", "RUNS", "RUNNING", "RATTLE OFF", "RUN OFF",
        *_ja("走る 走って 走り", "走らせる 走らせて 走らせ", "流す 流して 流し", "ラン"),
    ),
    Verb.PLAY: (
        "PLAY", "PLAYS", "PLAYING", "LEAD", "LEADS", "LEADING", "CONTINUE", "CONTINUING",
        "PLAY ON", "PLAYING ON", "TOUCH", "TOUCHING",
        *_ja("出す 出して 出し", "打つ 打って 打ち", "引く 引いて 引き", "回す 回して 回し",
             "叩く 叩いて 叩き", "たたく たたいて たたき", "プレイ", "プレー", "リード"),
    ),
    Verb.TAKE: (
        "TAKE", "TAKES", "TAKING", "WIN", "WINS", "WINNING", "MAKE", "MAKES", "MAKING", "SCORE",
        "SCORING", "I GET", "WE GET",
        *_ja("取る 取って 取り", "とる とって とり", "勝つ 勝って 勝ちます",
             *_TAKEN, "もらう もらって もらい", "いただく いただいて いただき",
             "頂く 頂いて 頂き"),
    ),
    Verb.RUFF: (
        "RUFF", "RUFFS", "RUFFING", "TRUMPING", *_ja("ラフ", "切る 切って 切り"),
    ),
    Verb.CROSSRUFF: (
        "CROSSRUFF", "CROSSRUFFS", "CROSSRUFFING", "CROSS-RUFF", "CROSS-RUFFING", "CROSS RUFF",
        *_ja("クロスラフ"),
    ),
    Verb.CROSS: (
        "CROSS", "CROSSES", "CROSSING", "CROSS OVER", "CROSSING OVER", "CROSS BACK", "GO", "GOING",
        "GO OVER", "GO BACK", "GOING OVER", "GOING BACK", "GET", "GETTING", "GET BACK", "COME",
        "COMING", "COME BACK", "COMING BACK", "OVER", "BACK", "RETURN", "RETURNING", "ENTER",
        "ENTERING", "REACH", "REACHING",
        *_ja("渡る 渡って 渡り", "わたる わたって わたり", "入る 入って 入り", "戻る 戻って 戻り",
             "もどる もどって もどり", "移る 移って 移り", "行く 行って 行き", "帰る 帰って 帰り",
             "クロス"),
    ),
    Verb.FINESSE: (
        "FINESSE", "FINESSES", "FINESSING", "HOOK", "HOOKING", *_ja("フィネス", "フィネッス"),
    ),
    Verb.REPEAT: (
        "REPEAT", "REPEATS", "REPEATING", "同じフィネス",
        *("フィネスを" + form for form in _ja("繰り返す 繰り返して 繰り返し")),
    ),
    Verb.DISCARD: (
        "DISCARD", "DISCARDS", "DISCARDING", "THROW", "THROWS", "THROWING", "THROW AWAY",
        "THROWING AWAY", "PITCH", "PITCHES", "PITCHING", "SHED", "SHEDDING", "DITCH", "DITCHING",
        *_ja("捨てる 捨てて 捨て", "すてる すてて すて", "投げる 投げて 投げ", "ディスカード"),
    ),
    Verb.GIVE: (
        "GIVE UP", "GIVES UP", "GIVING UP", "GIVE", "GIVING", "GIVE YOU", "GIVING YOU", "LOSE",
        "LOSES", "LOSING", "LOSE TO", "LOSING TO", "CONCEDE", "CONCEDES", "CONCEDING", "DUCK",
        "DUCKS", "DUCKING", "LET YOU HAVE", "YOU'LL GET", "YOU WILL GET", "YOU HAVE TO GET",
        "THEY HAVE TO GET", "IS ALL YOU GET", "IS ALL THEY GET", "ARE ALL YOU GET", "THEIRS",
        "YOU MAY HAVE", "YOU SCORE", "THEY CAN HAVE", "THEY MAKE", "THEY WIN", "I LOSE ONLY",
        "I ONLY LOSE", "I JUST LOSE", "YOU ONLY GET", "YOU JUST GET", "YOU GET",
        "YOU TAKE", "YOU WIN", "YOU MAKE",
        "YOU CAN HAVE", "THEY GET", "THEY TAKE", "OPPONENTS GET", "KNOCK OUT", "KNOCKING OUT",
        "DRIVE OUT", "DRIVING OUT", "FORCE OUT", "FORCING OUT", "YOURS", "FOR YOU", "FOR THEM",
        "FOR EAST-WEST", "FOR NORTH-SOUTH", "YOU TWO GET", "YOU BOTH GET", "YOU GUYS GET",
        "YOU STILL GET", "YOU STILL MAKE", "YOU ONLY SCORE", "YOU ONLY MAKE", "YOU ONLY TAKE",
        "YOU JUST MAKE", "YOU JUST SCORE", "YOU'LL MAKE", "YOU'LL TAKE", "YOU WILL TAKE",
        "YOU WILL MAKE", "YOU CAN TAKE", "HAVE TO LOSE", "I HAVE TO LOSE", "MUST LOSE", "TO LOSE",
        "YOU GET ONLY", "YOU GET JUST", "YOU'RE GETTING",
        *_ja("負ける 負けて 負け", "渡す 渡して 渡し", "わたす わたして わたし", "譲る 譲って 譲り",
             "飛ばす 飛ばして 飛ばし", "とばす とばして とばし",
             "与える 与えて 与え", "あげる あげて あげ", "差し上げる 差し上げて 差し上げ",
             "さしあげる さしあげて さしあげ", "取らせる 取らせて 取らせ",
             "取られる 取られて 取られ", "追い出す 追い出して 追い出し", "ダック", "ノックアウト"),
        "そちら", "そちらのもの", "そちらの取り", "相手のもの", "お渡しします", "だけ負けます",
        "どうぞ", "はどうぞ", "をどうぞ",
    ),
    Verb.OVERTAKE: (
        "OVERTAKE", "OVERTAKES", "OVERTAKING", *_ja("オーバーテイク", "オーバーテーク"),
    ),
    Verb.KEEP: (
        "STAYS", "STAY", "KEEP", "KEEPING", "SAVE", "SAVING", "LEAVE", "LEAVING", "WON'T TOUCH",
        "DON'T TOUCH",
        "NOT TOUCH", "NOT TOUCHING", "KEEP BACK", "HOLD BACK",
        *_ja("残す 残して 残し", "取っておく 取っておいて 取っておき",
             "とっておく とっておいて とっておき"),
    ),
    Verb.UNBLOCK: ("UNBLOCK", "UNBLOCKS", "UNBLOCKING", *_ja("アンブロック")),
}  # fmt: skip

NOUNS = frozenset(
    {
        "RUFF", "RUFFS", "FINESSE", "FINESSES", "HOOK", "YOURS", "STAYS", "STAY", "THEIRS",
        "CROSSRUFF",
        "CROSS-RUFF", "IS ALL YOU GET", "ARE ALL YOU GET", "IS ALL THEY GET", "FOR YOU", "FOR THEM",
        "FOR EAST-WEST", "FOR NORTH-SOUTH", "TO LOSE",
    }
)  # fmt: skip
"""Verbs that may stand after what they are about: a heart ruff, the ace is yours."""

SPEAKER = frozenset({"I", "WE", "I'LL", "WE'LL"})
OWN = frozenset({
    "MINE", "OURS", "FOR ME", "FOR US", "こちら", "こちらのもの", "こちらの取り", "私のもの",
    "私の取り", "こっち", "こっちのもの",
})  # fmt: skip
"""What says of cards that they are the speaker's."""
DRAWN = frozenset({"DRAWN", "PULLED", *_finished(*_DRAW, *_TAKEN)})
"""What is said of trumps without saying so."""

COUNTS = frozenset({
    "I GET", "WE GET", "MAKE", "MAKES", "MAKING", "SCORE", "SCORING",
})  # fmt: skip
"""Verbs that only count tricks, and lead nothing."""

CONCEDES = (
    "GIVE YOU", "GIVING YOU", "LET YOU", "YOU", "THEY", "THEIRS", "OPPONENTS", "CONCED", "LOSING",
    "IS ALL", "ARE ALL", "I LOSE ONLY", "HAVE TO LOSE", "I HAVE TO LOSE", "MUST LOSE", "TO LOSE",
    "FOR YOU", "FOR THEM", "FOR EAST-WEST", "FOR NORTH-SOUTH",
    "I ONLY", "I JUST", "差し上", "さしあげ", "あげ", "与え", "譲", "そちら", "相手の", "お渡し",
    "取られ", "だけ負け", "どうぞ", "はどうぞ", "をどうぞ",
)  # fmt: skip
"""How verbs of giving up begin that only say what the other side gets, and not when."""

DRIVE_OUT = ("KNOCK", "DRIV", "FORC", "追い出", "飛ば", "とば", "ノックアウト")
"""How verbs of giving up begin that need a card: ♥Aを飛ばす."""

RANK_WORDS = {
    "ACE": "A", "ACES": "A", "KING": "K", "KINGS": "K", "QUEEN": "Q", "QUEENS": "Q", "JACK": "J",
    "JACKS": "J", "KNAVE": "J", "DEUCE": "2", "TREY": "3",
    "エース": "A", "キング": "K", "クイーン": "Q", "クィーン": "Q", "クウィーン": "Q",
    "ジャック": "J", "テン": "T", "K": "K", "Q": "Q", "J": "J", "T": "T",
}  # fmt: skip

NUMBER_WORDS = {
    "ONE": 1, "TWO": 2, "THREE": 3, "FOUR": 4, "FIVE": 5, "SIX": 6, "SEVEN": 7, "EIGHT": 8,
    "NINE": 9, "TEN": 10, "ELEVEN": 11, "TWELVE": 12, "THIRTEEN": 13, "ANOTHER": 1,
    "一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9, "十": 10,
    "ひと": 1, "ふた": 2, "もう一": 1, "もう1": 1, "もうひと": 1,
}  # fmt: skip
TIMES = {"ONCE": 1, "TWICE": 2, "THRICE": 3}

PLACES = {
    **dict.fromkeys(
        ("DUMMY", "TABLE", "ON THE TABLE", "ON TABLE", "BOARD", "ON THE BOARD", "ON BOARD",
         "DUMMY'S", "THE DUMMY", "ダミー", "テーブル", "ボード"), At.DUMMY
    ),
    **dict.fromkeys(
        ("HAND", "MY HAND", "CLOSED HAND", "DECLARER", "MYSELF", "ハンド", "自分の手",
         "自分のハンド", "手の中", "手元", "手"), At.HAND
    ),
}  # fmt: skip

_NAMES = [word for word in SUIT_SPELLINGS if word.isascii() and len(word) > 1]
SUIT_WORDS = SUIT_SPELLINGS | {f"{word} SUIT": SUIT_SPELLINGS[word] for word in _NAMES}
PLURALS = (
    {word for word in SUIT_WORDS if word in _NAMES and word.endswith("S")}
    | {word for word in SUIT_WORDS if word.endswith(" SUIT")}
    | {"TRUMPS", "TRUMP CARDS", "ACES", "KINGS", "QUEENS", "JACKS"}
)

_LENGTHS = ("ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "NIL")
"""How a suit lies: three-two."""

_SPELLINGS: dict[Sort, Iterable[str]] = {
    Sort.TRUMP: (
        "TRUMP", "TRUMPS", "TRUMP CARD", "TRUMP CARDS", "TRUMP SUIT", "切り札", "切札", "きりふだ",
        "トランプ",
    ),
    Sort.ARTICLE: (
        "A", "AN",
        # One of several, whichever round it is: ruff the third heart.
        *(f"{which}{of}" for which in ("SECOND", "THIRD", "FOURTH", "FIFTH", "SIXTH", "THIRTEENTH")
          for of in ("", " ROUND OF")),
    ),
    Sort.ROUNDS: ("ROUND", "ROUNDS", "TIME", "TIMES", "回", "度", "巡", "ラウンド", "回分"),
    Sort.PIECES: (
        "TRICK", "TRICKS", "OVERTRICK", "OVERTRICKS", "枚", "つ", "個", "本", "トリック", "ダウン",
        "オーバートリック", "メイク", "アップ",
    ),
    Sort.TO: ("TO", "TOWARDS", "TOWARD", "INTO"),
    Sort.ON: ("ON", "ONTO", "の上に", "の上で", "の上へ", "の上"),
    Sort.THROUGH: ("THROUGH", "THRU", "越しに", "越し", "を通して", "を通って", *_ja("スルー")),
    Sort.AGAINST: ("AGAINST", "FOR", "に対して", "に対し", "に対する"),
    Sort.FROM: ("FROM", "AWAY FROM", "FROM UNDER"),
    Sort.WITH: ("WITH", "USING"),
    Sort.OF: ("OF",),
    Sort.OBJECT: ("を",),
    Sort.BY: ("で",),
    Sort.AT: ("に", "へ"),
    Sort.ALL: ("ALL", "EVERY", "BOTH", "全部", "すべて", "全て", "全", "みんな"),
    Sort.TOP: ("TOP", "MASTER", "BOSS", "トップの", "上の", "上位の"),
    Sort.FROM_TOP: (
        "FROM THE TOP", "FROM TOP", "FROM THE TOP DOWN", "FROM TOP TO BOTTOM", "TOP DOWN",
        "HIGH TO LOW", "FROM HIGH TO LOW", "TOP TO BOTTOM", "IN ORDER FROM THE TOP",
        "上から", "上から順に", "上から順番に", "大きい順に", "トップから", "一番上から",
        "上から全部", "高い方から", "高いほうから", "大きい方から", "大きいほうから",
        *(f"{ace}から{order}" for ace in ("A", "エース") for order in ("", "順に", "順番に")),
    ),
    Sort.DROP: (
        "FOR THE DROP", "PLAYING FOR THE DROP", "PLAY FOR THE DROP", "PLAYS FOR THE DROP",
        "I PLAY FOR THE DROP", "FOR A DROP", "ドロップ", "ドロップ狙い", "ドロップ狙いです",
        *(f"ドロップを{form}" for form in _inflected("狙う", "狙って", "狙い")),
        *(f"ドロップを{form}" for form in _inflected("ねらう", "ねらって", "ねらい")),
        *(f"ドロップに{form}" for form in _inflected("賭ける", "賭けて", "賭け")),
    ),
    Sort.VOID: (
        "OUT OF", "VOID IN", "HAS SHOWN OUT OF", "SHOWED OUT OF", "SHOWN OUT OF", "VOID OF",
    ),
    Sort.FALLS: (
        "DROPPING", "TO DROP", "FELLING", "CATCHING", "DROPS", "FALLS", "WILL DROP", "WILL FALL",
    ),
    Sort.LIES: (
        "BREAK", "BREAKS", "ARE BREAKING", "BREAK EVENLY", "SPLIT", "SPLITS", "ARE SPLITTING",
        "SPLIT EVENLY", "HAVE BROKEN", "HAVE SPLIT",
        *(f"{one}-{other}" for one in _LENGTHS for other in _LENGTHS),
        "分かれている", "分かれています", "割れている", "割れています", "に分かれている",
        "に分かれています", "に割れています",
    ),
    Sort.MARKED: (
        "MARKED", "PROVEN", "PROVED", "KNOWN", "マークされた", "マークした", "マークドの",
        "マークド", "見えている", "見えています", "わかっています", "分かっています", "明らか",
        "判明している", "わかっている", "分かっている",
    ),
    Sort.LOW: (
        "LOW", "SMALL", "LITTLE", "FROM THE BOTTOM", "FROM BOTTOM", "FROM THE BOTTOM UP",
        "BOTTOM UP", "FROM BELOW", "下から", "下から順に", "小さい", "小さい順に", "低い", "小さく",
        "スモール", "ローカード",
    ),
    Sort.HIGH: ("HIGH", "HIGHER", "BIG", "高く", "高い", "大きく", "ハイで", "上で", "高い札で"),
    Sort.GOOD: (
        "GOOD", "SOLID", "ESTABLISHED", "MASTERS", "ARE SET UP", "GO FOR TRICKS", "勝ち", "良い",
        "よい",
        "いい", "取れる", "取れます", "取れている", "勝てる", "勝てます", "勝っている",
        "勝っています", "マスター",
        "ハイ", "ハイです", "立っている", "立っています", "立ってる", "立ってます",
        *(f"エスタブリッシュして{end}" for end in ("いる", "います", "る", "ます")),
    ),
    Sort.WINNERS: ("WINNER", "WINNERS", "ウィナー", "ウイナー"),
    Sort.LOSERS: (
        "LOSER", "LOSERS", "ルーザー", "負け札", "いらない札", "不要な札", "の負けを", "負けを",
        "負けは", "ロスは", "負けるのは", "ルーザーは",
    ),
    Sort.REST: (
        "REST", "THE REST", "THE OTHERS", "OTHERS", "REMAINDER", "EVERYTHING", "MINE", "OURS",
        "EVERYTHING ELSE", "ALL ELSE", "FOR ME", "FOR US",
        "CLAIM", "CLAIMING", "ALL BUT", "EVERYTHING BUT", "ALL EXCEPT", "EVERYTHING EXCEPT",
        "残り", "のこり", "あと", "クレーム", "もらい", "いただき",
        "こちら", "こちらのもの", "こちらの取り", "私のもの", "私の取り", "こっち",
        "こっちのもの",
    ),
    Sort.OF_ALL: ("のうち", "うち"),
    Sort.OUT: (
        "OUT", "OUTSTANDING", "MISSING", "残っている", "残っています", "残って", "残ってる",
        *(f"{outside}{there}" for outside in ("外に", "外", "相手に")
          for there in ("ある", "あります", "残っている", "残っています", "出ています")),
        *(f"しか{none}" for none in ("残っていません", "残っていない", "ありません", "ない")),
        "出ている", "出ています", "あります", "ある",
    ),
    Sort.LEFT: ("LEFT", "REMAINING"),
    Sort.HAS: (
        "HAS", "HAVE", "YOU'VE", "YOU'VE GOT", "YOU'VE ONLY GOT", "YOU ONLY HAVE", "THEY'VE",
        "THEY'VE GOT",
        "YOU STILL HAVE", "HOLDS", "HOLD", "GOT", "YOU HAVE", "THEY HAVE", "持っている", "持って",
        "持つ", "持っています",
    ),
    Sort.GONE: (
        "DRAWN", "GONE", "IS IN", "ARE IN", "ARE ALL IN", "ARE NOW IN", "ARE ALREADY IN", "ALL IN",
        "ARE FINISHED", "FINISHED", "ARE EXHAUSTED", "EXHAUSTED", "ARE OVER", "HAVE BEEN DRAWN",
        "HAVE ALL BEEN DRAWN", "HAVE GONE", "HAVE ALL GONE", "HAS BEEN DRAWN", "BEEN DRAWN",
        "PULLED", "HAVE BEEN PULLED", "THAT'S ALL THE", "THAT IS ALL THE", "THAT'S ALL YOUR",
        "THAT WAS THE LAST", "THAT'S THE LAST", "THOSE ARE ALL THE", "EXTRACTED", "CLEARED",
        "ACCOUNTED FOR", "ARE ACCOUNTED FOR", "OUT OF THE WAY", "ARE OUT OF THE WAY",
        "ARE ALL OUT OF THE WAY",
        *_finished(*_DRAW, *_TAKEN), "無い", "無いです", "もう無い", "なくなった", "なくなりました",
        "なくなっている", "なくなっています", "終わっています", "尽きました", "落ちた",
        "落ちました", "落ちている", "落ちています",
        "終わり", "終わった", "終わりました", "終わって", "終わっている", "済み",
        "もうない", "もうないです", "もうありません", "ありません", "もう残っていない",
        "残っていない", "もう残っていません", "残っていません", "出ました", "もう出ました", "出た",
        "もう出た",
    ),
    Sort.HOLDS: (
        "I HAVE", "I'VE", "I'VE GOT", "I HOLD", "I HAVE GOT", "WE HAVE", "WE'VE", "WE'VE GOT",
        "I STILL HAVE", "I ALSO HAVE", "WITH ME",
    ),
    Sort.BE: ("IS", "ARE", "BE", "'S", "'RE", "は", "が"),
    Sort.AGAIN: (
        "AGAIN", "もう一度", "もういちど", "再び", "もう一回", "もう1回", "もう1度", "もう一巡",
    ),
    Sort.FIRST: (
        "FIRST", "FIRSTLY", "FIRST OF ALL", "TO START WITH", "先に", "まず先に", "まず", "まずは",
        "最初に", "最初は", "初めに", "はじめに",
    ),
    Sort.LAST: ("LAST",),
    Sort.AT_END: (
        "AT THE END", "IN THE END", "AT THE VERY END", "AT LAST", "LAST OF ALL", "ENDING WITH",
        "LEAVING TO THE END", "UNTIL THE END", "TILL THE END", "TO THE END", "FOR LAST", "TO LAST",
        "FOR THE END", "UNTIL LAST", "TILL LAST", "UNTIL THE VERY END",
        "最後まで", "最後に", "最後は", "最後", "一番最後に", "最後で",
    ),
    Sort.OTHERS: ("YOU", "THEY", "相手には", "相手は", "ディフェンスは", "ディフェンスには",
    "そちらには"),
    Sort.MINE: ("MY", "OUR", "MY OWN", "自分の", "私の", "わたしの", "こちらの"),
    Sort.THEIRS: (
        "YOUR", "THEIR", "HIS", "HER", "YOUR OWN", "OPPONENTS'", "OPPONENT'S", "OPPS'", "そちらの",
        "相手の", "ディフェンスの",
    ),
    Sort.PARTNER: (
        "PARTNER", "PARTNER'S", "PARTNER'S HAND", "PARD", "PARD'S", "パートナー",
        "パートナーのハンド", "パートナーの手",
    ),
    Sort.IT: ("THE SUIT", "THAT SUIT", "THE REST OF THE SUIT", "IT", "THEM", "THAT", "THAT ONE",
    "それ", "これ"),
    Sort.REMARK: REMARKS,
    Sort.IN_ORDER: (
        "IN THAT ORDER", "IN THIS ORDER", "IN ORDER", "の順に", "の順で", "の順番で", "の順",
        "この順に", "この順で", "順に", "順番に",
    ),
    Sort.ANY_ORDER: ("IN ANY ORDER", "IN EITHER ORDER", "順不同", "順不同で", "どの順でも"),
    Sort.AFTER: ("AFTER", "HAVING"),
    Sort.BEFORE: ("BEFORE", "前に", "まえに", "の前に"),
    Sort.THEN: (
        "THEN", "NEXT", "AFTER THAT", "AFTERWARDS", "FINALLY", "LASTLY", "FOLLOWED BY",
        "->", "→", "=>", "それから", "その後", "そのあと", "その次に", "次に", "つぎに", "次は",
        "その後で", "そのあとで",
        "続いて", "続けて", "そして", "後で", "あとで",
    ),
    Sort.STOP: (".", ";", "。", "\n", "!"),
    Sort.COMMA: (",", "、", "/", "SO", "AND SO", "ので", "なので"),
    Sort.AND: ("AND", "&", "+", "と", "・", "および", "PLUS"),
    Sort.NOT: (
        "NOT", "NO", "NEVER", "WITHOUT", "DON'T", "WON'T", "DONT", "WONT", "CAN'T", "CANNOT",
        "N'T", "EXCEPT", "BUT", "AVOID", "AVOIDING", "INSTEAD", "しない", "しません", "せず",
        "せずに", "ない", "なし", "なく", "ません", "以外", "除く", "ずに",
    ),
    Sort.IF: (
        "IF", "UNLESS", "WHEN", "WHENEVER", "WHETHER", "AS LONG AS", "PROVIDED", "DEPENDING",
        "OTHERWISE", "EITHER", "OR", "ELSE", "UNTIL", "IN CASE", "もし", "なら", "ならば", "たら",
        "れば", "場合", "とき", "時", "または", "もしくは", "次第",
    ),
    Sort.SQUEEZE: (
        "SQUEEZE", "SQUEEZES", "SQUEEZING", "SQUEEZED", "ENDPLAY", "ENDPLAYS", "ENDPLAYING",
        "ENDPLAYED", "END-PLAY", "END PLAY", "THROW-IN", "THROW IN", "THROWING IN", "STRIP",
        "STRIPPING", "ELIMINATE", "ELIMINATING", "ELIMINATION", "COUP", "スクイズ", "スクイーズ",
        "エンドプレイ", "エンドプレー", "スローイン", "ストリップ", "エリミネーション",
    ),
    # Whose hand it is depends on something else.
    Sort.UNKNOWN: (
        "OTHER HAND", "OPPOSITE HAND", "YOUR HAND", "THEIR HAND", "HIS HAND", "HER HAND",
    ),
    Sort.NOISE: (*GRAMMAR, *FILLERS),
}  # fmt: skip

LEFT_HAND = ("LHO", "LEFT-HAND OPPONENT", "左手の相手", "左手")
RIGHT_HAND = ("RHO", "RIGHT-HAND OPPONENT", "右手の相手", "右手")
# Which single letters are seats depends on where they stand: S is a suit elsewhere.
SEAT_LETTERS = frozenset("NESW")
SEATS = {
    **{word: letter for word, letter in SEAT_SPELLINGS.items() if len(word) > 1 or word > "Z"},
    **dict.fromkeys(LEFT_HAND, "LHO"),
    **dict.fromkeys(RIGHT_HAND, "RHO"),
}

SORTS: dict[str, Sort] = {
    **{word: sort for sort, words in _SPELLINGS.items() for word in words},
    **{word: Sort.VERB for words in VERBS.values() for word in words},
    **dict.fromkeys(SUIT_WORDS, Sort.SUIT),
    **dict.fromkeys(RANK_WORDS, Sort.RANK),
    **dict.fromkeys(NUMBER_WORDS, Sort.NUMBER),
    **dict.fromkeys(TIMES, Sort.NUMBER),
    **dict.fromkeys(PLACES, Sort.PLACE),
    **dict.fromkeys(SEATS, Sort.SEAT),
}
"""Every word to its sort."""

VERB_OF = {word: verb for verb, words in VERBS.items() for word in words}
RANK_OF = {word: RANKS.index(letter) for word, letter in RANK_WORDS.items()}
