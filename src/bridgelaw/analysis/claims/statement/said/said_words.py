"""The words of claims, in both languages. What may decide something is never a filler."""

from __future__ import annotations

from bridgelaw.analysis.claims.statement.said.values import TRUMPS, Order, Thing
from bridgelaw.analysis.claims.statement.steps import At
from bridgelaw.game.seats import Seat
from bridgelaw.game.suits import Suit
from bridgelaw.reading.lexicon import FILLER, Word, words
from bridgelaw.reading.shared.words import HEARD, SHARED_WORDS

_NOT_HERE = (
    "call",
    "notrump",
    "more",
    "less",
    "at_least",
    "at_most",
    "below",
    "above",
    "short_of",
    "exactly",
    "point_unit",
    "dash",
)


def _godan(*stems: str) -> str:
    """刈る, 取る, 切る …: verbs in る."""
    return "; ".join(
        stem + end
        for stem in stems
        for end in (
            "る",
            "って",
            "り",
            "ります",
            "れば",
            "ったら",
            "った",
            "れます",
            "るので",
            "りたい",
            "っておいて",
            "っていい",
        )
    )


def _ichidan(*stems: str) -> str:
    return "; ".join(
        stem + end
        for stem in stems
        for end in (
            "る",
            "て",
            "ます",
            "れば",
            "たら",
            "た",
            "られます",
            "れます",
            "ている",
            "ています",
            "ないので",
            "るので",
            "",
        )
    )


def _suru(*stems: str) -> str:
    return "; ".join(
        stem + end
        for stem in stems
        for end in ("", "する", "して", "します", "すれば", "したら", "した", "し", "できます")
    )


CLAIM_WORDS: tuple[Word, ...] = (
    *(word for word in SHARED_WORDS if word.category not in _NOT_HERE),
    # Verbs
    *words("v_draw", {1: "draw; drawing; draw in; drawing in; pull; pulling; drawn; take out; taking out; clear; clearing; remove; extract; round up; pick up; get in; get out; " + _godan("刈", "狩", "かり取", "刈り取") + "; " + _ichidan("集め") + "; 抜く; 抜いて; 抜き; 抜きます; 抜けば; 抜いたら; かって; かる; かれば; かります; 買って; 買う; 借って; 勝って; 刈ってから"}),
    *words("draw_all", {1: "get the kids off the street; get the children off the street; kids off the street"}),
    *words("v_cash", {1: "やって; やり; cash; cashing; cash in; cashing in; take; taking; takes; play; playing; play off; table; tabling; claim; claiming; collect; score; make; making; lead; leading; win; winning; grab; enjoy; enjoying; put down; bang down; lay down; bash out; " + _godan("取", "とり取", "と") + "; " + _suru("キャッシュ", "リード", "プレイ") + "; 出す; 出して; 出します; とれます; 取れる"}),
    *words("v_run", {1: "run; running; run off; running off; reel off; rattle off; 走る; 走って; 走ります; 走り; 走らせて; 走らせます; 走れば; 通す; 通して; 通します; 流して; 流します; 回す; 回して; 回します"}),
    *words("v_ruff", {1: "ruff; ruffing; ruffs; trump it; trumping; ruffed; " + _suru("ラフ") + "; " + _godan("切")}),
    *words("ruff_noun", {1: "ruff; ruffs; ラフ"}),
    *words("v_crossruff", {1: "ruffing back and forth; ruff back and forth; 交互にラフ; 交互にラフして; 交互に切って; crossruff; crossruffing; cross ruff; cross ruffing; on a crossruff; on a cross ruff; on the crossruff; crossruff it; " + _suru("クロスラフ") + "; クロスラフで"}),
    *words("v_cross", {1: "cross; crossing; go over; going over; over; go across; across; get over; back; come back; return; go; going; enter; come; cross over; go back; get back; get; " + _godan("渡", "わた", "戻", "もど", "入") + "; 行く; 行って; 行きます; いって"}),
    *words("v_finesse", {1: "finesse; finessing; hook; hooking; take a finesse; taking a finesse; going for the finesse; take the finesse; taking the finesse; going for; stick in; sticking in; put in; putting in; stick; insert; " + _suru("フィネス") + "; フィネスで捕まえます; フィネスで捕まえて; フィネスで取る; フィネスで取ります; フィネスで取って"}),
    *words("finesse_noun", {1: "finesse; hook; finesses; フィネス"}),
    *words("marked", {1: "marked; proven; proved; known; マークされた; 分かっている; 証明された; 見えている"}),
    *words("v_throw", {1: "throw; throwing; pitch; pitching; discard; discarding; chuck; ditch; ditching; shake; get rid of; dump; dumping; throw away; throwing away; " + _ichidan("捨て", "すて") + "; " + _suru("ディスカード")}),
    *words("goes_away", {1: "goes away; goes; go; away; go away; going away; going; disappears; is pitched; is discarded; is thrown; gets pitched; is gone"}),
    *words("v_give", {1: "give up; giving up; lose; losing; give away; giving away; duck; ducking; exit with; exiting with; exit in; get off lead with; get out with; 渡して; 渡します; 渡す; " + _ichidan("負け")}),
    *words("v_concede", {1: "conceding; concede; give you; giving you; let you have; give; giving; you get; you take; you have; you win; you make; you can have; you may have; you only have; you only get; you've got; you are getting; i lose; i only lose; all but; everything but; all except; losing only; only losing; just losing; loser; そちらは; 相手は"}),
    *words("is_yours", {1: "差し上げます; 差し上げて; あげます; あげて; is yours; are yours; is yours then; for you; to you; to come; to lose; is a loser; is my only loser; is my loser; is lost; そちらです; そちらに; そちらの; は負け; 負けです; だけ負け; はあげます; だけあげます; は差し上げます; を差し上げます; だけ差し上げます; はそちら"}),
    *words("v_drive", {1: "knock out; knocking out; drive out; driving out; force out; forcing out; lose to; losing to; flush out; 追い出す; 追い出して; 追い出します; 飛ばす; 飛ばして; 飛ばします; たたき出して"}),
    *words("v_overtake", {1: "overtake; overtaking; " + _suru("オーバーテイク")}),
    *words("v_unblock", {1: "unblock; unblocking; " + _suru("アンブロック")}),
    *words("v_keep", {1: "keep; keeping; save; saving; leave; leaving; 残す; 残して; 残します; 取っておいて; とっておきます"}),
    *words("v_hold", {1: "i hold; i'm holding; i am holding; i still have; i have got; we hold; i have in hand"}),
    *words("early", {1: "先に; まず; 最初に; すぐに; 初めに"}),
    *words("late", {1: "最後に; 最後は; 終わりに"}),
    *words("drops", {1: "drop; drops; fall; falls; comes down; come down; comes tumbling down; dropping; falling; to drop; to fall; is falling; is dropping; drop doubleton; " + _ichidan("落ち") + "; 落ちると思います; 落ちるはず; 落ちるのに賭けます; 落ちるのを期待; 落ちるのを狙う; 落ちるのを狙います; 落ちるのを待つ; が落ちれば; 落ちてくれれば"}),
    *words("hoping", {1: "hoping; hope; i hope; playing for; play for; hopefully; assuming; expecting; praying; praying for; hoping for; going for"}),
    *words("drop_noun", {1: "the drop; drop; ドロップ; ドロップを狙う; ドロップを狙います; ドロップ狙い"}),
    *words("loser_noun", {1: "loser; losers; 負け札; ルーザー; の負け; losing cards"}),
    # Cards
    *words("suit_one", {Suit.SPADES: "spade", Suit.HEARTS: "heart", Suit.DIAMONDS: "diamond", Suit.CLUBS: "club"}, -0.05),
    *words("suit_many", {Suit.SPADES: "spades", Suit.HEARTS: "hearts", Suit.DIAMONDS: "diamonds", Suit.CLUBS: "clubs"}, -0.05),
    *words("trump", {TRUMPS: "trump; trumps; 切り札; 切札; きりふだ; キリフダ; トランプ"}),
    *words("plain_mod", {"my": "my; my own; i have; i've; i've got; i got; 私の; 自分の; こちらの; 手の", "their": "your; their; his; her; their last; 相手の; そちらの",
        "top": "top; high; big; 上の; トップの; 高い; 大きい", "low": "low; small; little; tiny; 小さい; 小さな; 下の; ロー", "last": "last; final; only; 最後の; ラスト", "rest": "remaining; outstanding; missing; other; left over; 残りの; 残っている; 残った; 残ってる; 出ている",
        "good": "good; established; winning; running; 立った; 立っている; ハイの", "another": "another; one more; a further; もう一枚の", "nth": "third round of; second round of; fourth round of; third; second; fourth; thirteenth; losing; 負けの; 3巡目の", "all": "all; all the; all of the; both; every; 全部の; すべての; 二枚とも"}),
    *words("own_dummy", {At.DUMMY: "dummys; dummy's; the table's; the board's; partner's; ダミーの; パートナーの"}),
    *words("rounds", {1: "round; rounds; time; round of; rounds of; more round of; 回; 巡; ラウンド"}),
    *words("a_round", {1: "round of; a round of; single round of"}),
    *words("tricks", {1: "trick; tricks; トリック; 枚; つ; 本; まい"}),
    *words("ja_count", {1: "一つ; 1つ; ひとつ; 一枚; 一回; 一本", 2: "二つ; 2つ; ふたつ; 二枚; 二回; 二本; 両方", 3: "三つ; 3つ; みっつ; 三枚; 三回; 三本", 4: "四つ; 4つ; よっつ; 四枚; 四回; 四本"}),
    *words("more_round", {1: "one more round of; another round of; once more; もう一回; もう1回; あと1回; あと一回"}),
    *words("from_top", {1: "from the top; top down; from the top down; straight down; straight down from the top; from the ace; from the ace down; downwards; in order; big ones first; high ones first; highest first; top ones first; off the top; on top; 上から; 上から順に; トップから; 大きい方から; 高い方から; 上から下へ"}),
    *words("from_bottom", {1: "from the bottom; from below; 下から"}),
    *words("it", {1: "it; this; that; them; these; those; one; これ; それ; これを; それを; ここは; ここを; ここ"}),
    *words("ranks", {Thing(None, tuple(ranks)): ranks for ranks in ("AK", "KQ", "QJ", "AQ", "AKQ", "KQJ", "AKJ", "AKQJ", "AJ", "KJ", "JT")}),
    *words("ranks", {Thing(None, ("A", "K")): "えーけー; エーケー", Thing(None, ("A",)): "えー"}, 0.3),
    *words("dash", {"-": "-; –; 対"}),
    # Hands and seats
    *words("place", {At.DUMMY: "dummy; the table; table; the board; board; partner; over there; on the board; on the table; in dummy; on table; dummy's hand; from dummy; ダミー; ボード", At.HAND: "hand; my hand; in hand; in my hand; here; closed hand; from hand; from my hand; 手; 自分の手; 手元; ハンド"}),
    *words("opponent", {"LHO": "lho; lefty; lefty's; lho's; left hand opponent; left; 左; 左の人; 左手", "RHO": "rho; righty; righty's; rho's; right hand opponent; right; 右; 右の人; 右手"}),
    *words("opponent", {Seat.NORTH: "north's", Seat.EAST: "east's", Seat.SOUTH: "south's", Seat.WEST: "west's"}),
    *words("through", {1: "through; against; past; into; に対して; をスルー; の"}),
    # Small words
    *words("to", {1: "to; towards; to the; into; across to; over to; up to; へ; に"}),
    *words("with", {1: "with; in; by; using; via; で"}),
    *words("on", {1: "on; on the; on top of; に; の上に; で; の上"}),
    *words("ordinal", {2: "on the second; on the second one; on the second round; on the first; on the third; 2回目に; 二回目に; 2枚目に"}),
    *words("order", {
        Order.THEN: "then; の後で; の後に; たら; and then; the rest are; the rest is; rest are; after that; next; followed by; and finally; finally; thereafter; after which; それから; のあと; のあとで; のあとに; その後; そのあと; 次に; つぎに; から; あとは; 後は; そして; 続いて; してから; ; てから",
        Order.LATER: "afterwards; later; later on; その後で; あとで; 後で",
        Order.NOW: "now; right now; 今",
        Order.FIRST: "first; first of all; straight away; right away; immediately; at once; to start; to begin with; まず; 先に; 最初に; すぐに; 初めに; はじめに",
        Order.LAST: "last; at the end; for last; for the end; in the end; at the very end; at trick four; until the end; eventually; at trick thirteen; 最後に; 最後は; 終わりに; 最後",
        Order.BEFORE: "before", Order.AFTER: "after; once; 前に; の前に; る前に",
        Order.OTHERWISE: "otherwise; else; if not; failing that; そうでなければ; でなければ; だめなら; そうでないなら",
    }),
    *words("if", {1: "if; provided; provided that; as long as; assuming; so long as; when; もし", -1: "unless; except if"}),
    *words("if_ja", {1: "なら; ならば; であれば; だったら; れば; ていれば; ば", -1: "でなければ"}),
    *words("breaks", {1: "break; breaks; split; splits; behave; behaves; are breaking; divide; are friendly; come in; break evenly; are kind; run; are not breaking badly"}),
    *words("breaks_ja", {1: "割れていたら; 割れて; 割れている; 割れていれば; 割れれば; 割れたら; 割れるなら; ブレイクしていれば; ブレークしていれば; 割れているなら; 分かれていれば; 分かれていたら; 分かれて; 分かれている"}),
    *words("lies", {(a, b): f"{a} {b}; {a}-{b}; {p} {q}; {a}{b}" for a, b, p, q in ((3, 2, "three", "two"), (2, 1, "two", "one"), (2, 0, "two", "nil"), (3, 1, "three", "one"), (4, 0, "four", "nil"), (2, 2, "two", "two"), (3, 3, "three", "three"), (4, 1, "four", "one"), (4, 2, "four", "two"), (1, 1, "one", "one"), (3, 0, "three", "nil"), (5, 0, "five", "nil"), (4, 3, "four", "three"), (5, 1, "five", "one"))}),
    *words("lies", {(2, 0): "two zero; two love", (4, 0): "four zero; four oh", (3, 0): "three zero; three oh"}),
    *words("be", {1: "should; will; ought to; should all; will all; is; are; they're; are all; is all; 're; be; was; were; must be; should be; will be; は; が; も; in"}),
    *words("good", {1: "ランニング; ランニングです; good; high; winners; winner; tops; running; run; established; set up; good now; winners now; all good; all high; all winners; all tops; solid; master; masters; marked; good for the rest; good for everything; 立っています; 立っている; ハイ; ハイです; 勝ち; 勝ちます; 全部立っています; 全部ハイ; ウィナー; ウィナーです; 全部ウィナー; 取れます; 立ってます; 全部取れます"}),
    *words("gone", {1: "gone; in; drawn; out of the way; all in; all gone; all drawn; accounted for; finished; もうありません; 出ました; 狩りました; 刈りました; 終わりました; ありません; もうない; なくなりました; 全部出ました"}),
    *words("out", {1: "out; still out; left; outstanding; at large; still there; missing; to come; still to come; around; 残っています; 残っている; 出ています; 残り; あります; 出ていない; 残っているので; あるので; ありますので; まだあるので; あと1枚あるので; あと一枚あるので; まだ1枚あるので"}),
    *words("no_more", {1: "no more; no; no more outstanding; without; もう; out of; has no more; has no; hasn't got; has none of; doesn't have; no longer has; is out of; is void in; shown out of; has shown out of"}),
    *words("showed_out", {1: "showed out; shows out; has shown out; showed out of it; フォローしませんでした; ショウアウト; ショーアウト"}),
    *words("tops_noun", {1: "tops; top tricks; top cards; winners; losers; loser; sure tricks; トップ; ウィナー; ルーザー"}),
    *words("onside", {1: "onside; on side; on my left; on my right; well placed; in the right place; in the slot; right; オンサイド; オンサイドです"}),
    *words("need", {1: "i need; needing; i want; i assume; i know"}),
    *words("cannot_have", {1: "can't have; cannot have; doesn't have; hasn't got; doesn't hold; can't hold; は持っていない; にはない"}),
    *words("there_is", {1: "there is; there's; there are; there is just; there's still; only; just; i know there is; i know of"}),
    *words("has", {1: "has; holds; is marked with; must have; 持っている; 持っています"}),
    *words("deny", {1: "until; in any order; any order; 順番; 順不同; twice; again; repeat; repeating; thrice; times; you; he; she; they; squeeze; endplay; squeezing; 繰り返す; 繰り返して; スクイズ; not; never; don't; won't; no; without; cannot; can't; isn't; aren't; ない; ません"}, 0.4),
    *words("talk", {1: (
        "they all run; they run; they all come in; it's all mine; its all mine; it's all there; it's all over; it is all over; done; all done; that's that; and that's that; thanks; thank you; ok; okay; right; please; love; dear; partner; folks; guys; cheers; sorry; i think; i believe; i guess; of course; obviously; clearly; simply; easy; easily; that's it; that is it; down you go; you're down; well done; nice hand; no problem; sure; fine; good luck; "
        "the rest; the rest are mine; the rest is mine; the rest are good; the rest are winners; the rest are high; the rest are tops; rest are winners; rest are good; and the rest; i have the rest; i've the rest; i claim; claim; claiming; and claim; i claim the rest; everything is good; everything is high; everything's good; it is all good; i claim the remainder; the remainder; i have them all; all mine; all of them; everything; everything else; all the rest; the others; the others are good; all the others; they are all good; they're all good; they are all tops; they are all winners; they're all winners; they are all high; they're high; they are good; it's all good; all good; all high; high cards; high cards left; just high cards left; all winners; all tops; "
        "dummy is good; dummy is high; dummy's good; dummy is all good; board is high; board is good; board's high; my hand is good; my hand is high; hand is high; table is good; dummy has the rest; rest; and that's all; nothing to it; aren't they; isn't it; no losers; no loser; without loss; the balance; all yours; the rest are yours; the rest is yours; covering whatever he plays; covering whatever they play; covering whatever appears; covering whatever comes; covers whatever comes; whatever he plays; whatever they play; whatever appears; whatever you lead; whatever you do; whatever you play; whatever comes back; doesn't matter what comes back; it doesn't matter; no matter what; they break; they split; everything follows; everyone follows; all follow; it holds; if it holds; and if it holds; making the rest; for the rest; for the remainder; the remaining tricks; remaining tricks; remaining; are mine; is mine; all the tricks; all tricks; that's the rest; my contract; contract made; making; just made; overtrick; i make it; i'm there; no way to lose; not a problem; "
        "ok so; so; i; i'll; i will; i'm; i am; i can; i shall; we; let's; let me; going to; going; gonna; now; still; just; only; simply; surely; i know; as you can see; you see; "
        "終わり; 終わりです; おしまい; おしまいです; 全部; 全部です; 全部取れます; 全部取ります; 残り全部; 残りは全部; 残りを取ります; 残りを取る; 残りは; 残り; 残り全部取ります; 残りは私の; 全部こちら; 全部こちらです; こちら; こちらです; 全部もらいます; もらいます; いただきます; 以上; 以上です; はい; ありがとう; ありがとうございます; お願いします; クレームします; クレーム; 取れます; あとは全部; あとは全部取れます; あとは全部とれます; あとは取れます; 後は全部; 残りは取れます; 問題ない; 大丈夫; 全部高いカードです; 全部高い; 高いカード; 全部ハイです; 全部勝ち; 全部ウィナーです; ダミーは全部ハイ; ダミーは立っています; 何が来ても; 何を出されても; どうでも; 思います; と思います; はず; はずです; ので; から全部"
    )}),
    *words(FILLER, {None: "the; a; an; of the; off; well; um; uh; er; yes; some; quite; really; actually; を; は; が; も; ね; よ; です; ます; ）; （; ちゃんと; 普通に; つまり; ; 私は; それで; これで; とりあえず"}),
)  # fmt: skip

CLAIM_HEARD = {
    **{heard: said for heard, said in HEARD.items() if heard not in ("to", "for", "two", "four")},
    "dummies": "dummys",
    "ruf": "ruff",
    "rough": "ruff",
    "roughing": "ruffing",
    "finance": "finesse",
    "phinesse": "finesse",
    "pool": "pull",
    "pooling": "pulling",
    "cache": "cash",
}
