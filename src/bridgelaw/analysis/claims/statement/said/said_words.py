"""The words of claims, in both languages. What may decide something is never a filler."""

from __future__ import annotations

from functools import cache

from bridgelaw.analysis.claims.statement.said.values import TRUMPS, Does, Order, Refused, Thing
from bridgelaw.analysis.claims.statement.steps import At
from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.game.spelling import RANKS
from bridgelaw.game.suits import SUITS, Suit
from bridgelaw.reading.lexicon import FILLER, Lexicon, Word, words
from bridgelaw.reading.shared.verb_words import ICHIDAN, KU, RU, SU, SURU, forms
from bridgelaw.reading.shared.words import HEARD, SHARED_WORDS

_NOT_HERE = (
    "call", "notrump", "more", "less", "at_least", "at_most", "below", "above", "short_of",
    "exactly", "point_unit", "dash", "seat",
)  # fmt: skip


def _verbs(*verbs: str) -> str:
    """English verbs, and their form in -ing; what follows the verb stays: `give up`."""
    found = []
    for verb in verbs:
        first, _, rest = verb.partition(" ")
        stem = first[:-1] if first.endswith("e") and not first.endswith("ee") else first
        stem += stem[-1] if len(stem) == 3 and stem[1] in "eiu" and stem == first else ""  # getting
        found += [verb, f"{stem}ing {rest}".strip()]
    return "; ".join(found)


def _told_apart(word: Word) -> bool:
    """`heart` and `hearts` are not the same here: one of them, or as many as there are. And a
    comma parts what is said, unless a construction has it."""
    if word.category == FILLER and word.spelling in ("、", "so"):
        return True
    return word.category == "suit" and word.spelling.isascii() and len(word.spelling) > 1


_SIGNS = {suit: (suit.letter, sign) for suit, sign in zip(SUITS, "♣♦♥♠", strict=True)}
_CARDS = tuple(
    Word(spelling, "card", Card.of(suit, RANKS.index(rank)), -0.25)
    for suit, signs in _SIGNS.items()
    for sign in signs
    for rank in RANKS
    for written in ((rank, "10") if rank == "T" else (rank,))
    for spelling in (sign + written, written + sign)
    # 3♥ may be three hearts; nobody has nine of them.
    if spelling[0] not in "23456" and not (rank == "A" and sign.isalpha() and spelling[0] == "A")
)

CLAIM_WORDS: tuple[Word, ...] = (
    *(word for word in SHARED_WORDS if word.category not in _NOT_HERE and not _told_apart(word)),
    *_CARDS,
    *words("number", {1: "a single; single; lone; a lone", 2: "pair of; a pair of; couple of; a couple of"}),
    # Verbs
    *words("v_draw", {1: forms(SURU, "回収") + "; " + _verbs("draw", "draw in", "pull", "take out", "clear", "remove", "extract", "round up", "pick up", "get in", "get out", "get rid of") + "; drawing out; cash in; 引く; 刈りきれる; 刈りきれるので; 刈り切れる; 狩りきれる; なくします; " + forms(SU, "落と") + "; " + forms(RU, "まわ") + "; 引いて; 引きます; " + forms(ICHIDAN, "片付け", "取り上げ", "巻き上げ", "刈り終え") + "; bring in; bringing in; bring down; bringing down; fetch; fetching; mop up; mopping up; hoover up; gather in; gathering in; collect; 抜けば; かれば; かります; かって; かる; 買って; 買う; 借って; 勝って; " + forms(RU, "刈", "狩", "かり取", "刈り取") + "; 集め; " + forms(ICHIDAN, "集め") + "; " + forms(KU, "抜")}),
    *words("has_drawn", {1: "having drawn; having pulled; i've drawn; i have drawn; we've drawn; i've pulled; i drew; that's all; having taken out; i've taken out; i've got; i've cleared"}, -0.2),
    *words("draw_all", {1: "get the kids off the street; get the children off the street; kids off the street"}),
    *words("v_cash", {1: "を見て; を見ます; " + _verbs("cash", "cash in", "cash out", "take", "play", "play off", "play out", "play on", "bang out", "rattle", "go up with", "rise with", "put up", "hop up with", "pop up with", "win with", "table", "claim", "collect", "score", "make", "lead", "grab", "enjoy", "lay down", "bang down", "bash out", "use", "touch", "start", "begin with", "start with", "continue with", "carry on with", "go on with", "follow with", "finish with", "end with", "bash", "whack out", "roll out", "lead out", "run through") + ";i'll have; i'd have; let me have; i shall have;  up with; takes; put down; i get; we get; i touch; 打つ; let's have; let us have; i've cashed; i have cashed; i've taken; i've played; having cashed; having taken; bring out; keep playing; keep leading; keep cashing; go on playing; carry on playing; 並べます; 並べて; 並べ; " + forms(ICHIDAN, "片付け", "かたづけ", "勝たせ", "続け") + "; {keep|keep on|carry on|go on} {plugging away|hammering away|going|plugging|hammering|banging away} with; {plug|hammer|bang} away with; 打って; 打ちます; 打ち; 打った; やって; やり; 出す; とれます; 取られます; " + forms(RU, "取", "とり取", "と") + ";give me; i want;  " + forms(SURU, "キャッシュ", "リード", "プレイ") + "; " + forms(SU, "出", "だ") + "; " + forms(KU, "叩", "たた") + "; " + forms(RU, "上が", "あが", "もら") + "; 取るで; 取るわ; もろて; いただいて; 頂いて; 頂きます"}),
    *words("v_win", {1: "win; winning; wins; i win; taking; 勝つ; 勝って; 勝ち; 勝ちます"}),
    *words("v_run", {1: "" + _verbs("run", "run off", "reel off", "rattle off", "go through") + "; running; running off; runs; " + forms(ICHIDAN, "走らせ") + "; 走らせて; 走らせます; 走らせ; 走れば; " + forms(RU, "走") + "; " + forms(SU, "通", "流", "回", "まわ") + "; " + forms(SURU, "ラン")}),
    *words("v_ruff", {1: _verbs("ruff", "trump") + "; ruffs; ruffed; trumped; " + forms(SURU, "ラフ") + "; " + forms(RU, "切")}),
    *words("ruff_noun", {1: "ruff; ruffs; ラフ"}),
    *words("v_crossruff", {1: "keep ruffing; keep on ruffing; ruff away; ruffing back and forth; ruff back and forth; 切り合い; 切り合って; 切り合いで; お互いに切り合って; 交互にラフ; 交互にラフして; 交互に切って; on a crossruff; on a cross ruff; on the crossruff; crossruff it; クロスラフで; " + _verbs("crossruff", "cross ruff", "cross-ruff") + "; cross ruffing; " + forms(SURU, "クロスラフ")}),
    *words("v_cross", {1: _verbs("cross", "go over", "go across", "get over", "come back", "return", "go", "enter", "come", "cross over", "go back", "get back", "come over", "come across", "get across", "nip over", "pop over", "hop over", "head over", "head back", "get home", "come home", "go home", "travel", "sail over") + "; over; across; back; get; i'm; home;  行く; 行って; 行きます; いって; 帰り; 帰る; 帰って; " + forms(RU, "渡", "わた", "戻", "もど", "入")}),
    *words("v_over_ja", {1: forms(RU, "渡", "わた")}),
    *words("v_finesse", {1: _verbs("finesse", "hook", "take a finesse", "take the finesse", "go for the finesse", "stick in", "insert", "finesse in", "slip in", "pop in", "drop in", "play in") + "; going for; put in; putting in; stick; " + forms(SURU, "フィネス", "フィネスを") + "; フィネスで捕まえます; フィネスで捕まえて; フィネスで取る; フィネスで取ります; フィネスで取って; " + forms(ICHIDAN, "入れ")}),
    *words("v_play_for", {1: "playing; play; i play"}),
    *words("finesse_noun", {1: "finesse; hook; finesses; フィネス"}),
    *words("repeat", {1: _verbs("repeat") + "; repeating; 繰り返す; 繰り返して; 繰り返します; 繰り返し"}),
    *words("again", {1: "again; once again; once more; もう一度; もう1度; もう一回; もう1回"}),
    *words("marked", {1: "marked; proven; proved; known; マークされた; 分かっている; 証明された; 見えている; 見えています; 見えてる; 見えてます; わかってる; わかっている; 分かってる; 分かってます; 分かっています; 分かってるので; 見えてるので; 見えているので; 分かっているので; 明らか"}),
    *words("v_throw", {1: _verbs("throw", "pitch", "discard", "chuck", "ditch", "get rid of", "dump", "throw away", "shake", "shed", "jettison", "lose on", "park", "dispose of", "offload", "let go", "drop", "throw off", "lob") + "; 捨て; すて; " + forms(ICHIDAN, "捨て", "すて") + "; " + forms(SURU, "ディスカード")}),
    *words("goes_away", {1: "goes away; goes; go; away; go away; going away; going; disappears; disappears; vanishes; gets thrown; 消えます; 消える; 消えて; 消え; is pitched; is discarded; is thrown; gets pitched; is gone"}),
    *words("v_give", {1: forms(ICHIDAN, "取られ") + "; " + _verbs("give up", "lose", "give away", "duck", "exit with", "exit in", "surrender", "yield", "relinquish", "sacrifice", "hand over", "part with", "cough up") + "; get off lead with; " + _verbs("get out with", "get off play with", "throw you in with", "throw him in with", "throw her in with", "endplay you with", "endplay him with", "get off lead in") + "; " + forms(SU, "渡") + "; " + forms(ICHIDAN, "負け") + "; 負け; " + forms(SURU, "ダック", "お渡し", "進呈", "献上")}),
    *words("v_concede", {1: "you've; you've got; you've only got; you've still got; that gives you; leaving you; leaves you; " + _verbs("concede", "give you", "give to you", "let you have", "give", "lose only") + "; bar; except; except for; apart from; other than; barring; but for; bar only; i only lose; i still have to lose; i have to lose; all but; everything but; all except; only losing; just losing; そちらは; そっちは; 相手は; お相手は; ディフェンスは; 負けは; 負けるのは"}),
    *words("you_word", {1: "you; you'll; you'd; you've; you're", 2: "he; he'll; he's; she; she'll; they; they'll; they're; they've; the defence; the defense; the defenders; my opponents; the opponents; opps"}),
    *words("aux", {1: "will; can; may; might; shall; must; still; just; only; also; are; is; have; has; do; did; would; could; should; are welcome to; are allowed to; are going to; are entitled to; should just; will be; be; then; always; both; each; simply; get to; going to"}),
    *words("gets_verb", {2: "have; having; had; got; hold", 1: "get~; take~; win~; make~; score~; collect~; enjoy~; receive~; pick~ up; come~ to; keep~; cash~; claim~; earn~; grab~; pocket~; help themselves to; help yourself to; help yourselves to"}),
    *words("done", {Does.RUFF: "ruffed; trumped; ruffed away; ruffed out", Does.THROW: "thrown; thrown away; pitched; discarded; dumped; chucked; ditched; shed; jettisoned; parked", Does.GIVE: "ducked; lost; given up; conceded; surrendered; let go; given away", Does.CASH: "cashed; played; taken; led; played off; banged down; laid down; tabled", Does.DRAW: "drawn off; pulled in; brought in; taken out; extracted; hoovered up; mopped up", Does.KEEP: "kept; saved; held back; retained", Does.DRIVE: "knocked out; driven out; forced out; dislodged; chased out", Does.RUN: "run; run off; rattled off; reeled off"}),
    *words("passive", {1: "is; are; gets; get; getting; being; be; will be; will get; is going to be; is then; is first; must be; can be; should be; goes; has to be; have to be; is now"}),
    *words("adjunct", {1: "for; for a; with; in; by; as; like; to; for his; for her; from his; from her; by his; by her; on his; on her"}),
    *words("gets_word", {1: "winning; taking; scoring; getting; making; enjoying; gets; takes; wins; can have; scores; makes; will get; will take; will win; is welcome to; may have"}),
    *words("is_yours", {1: "{for|to|goes to|belongs to} {your side|the {other side|enemy|defenders|opponents|opposition|opps}|you {two|both|lot|guys|gentlemen|ladies}}; 負けでええわ; 負けでいい; 負けでいいです; 負けで結構です; あげるわ; あげるで; やるで; そっちでええ; 差し上げますわ; 差し上げ;  取ってええで; 取っていいです; 取っていいよ; 差し上げます; 差し上げて; 差し上げる; 上げます; 上げる; どうぞ取って; 取って下さい; 取ってください; 持ってって; お譲りします; 譲ります; そっち; そっちの; そっちです; そっちへ; そちらへ; そちらさん; にやる; やるわ; help yourself; be my guest; belongs to you; to the defence; with you; あげます; あげて; あげる; どうぞ; そちらにどうぞ; そちらへどうぞ; そちらのもの; is yours; are yours; yours; is yours then; you can have; you may have; you're welcome to; goes to you; for you; to you; to lose; is all you get; is a loser; is my only loser; is my loser; is lost; そちらです; for you to win; for you to take; is the only one i lose; is the only trick i lose; is all i lose; is what i lose; loses; gets lost; is a goner; goes to them; goes to the defence; is for the defence; そちらに; そちらの; は負け; 負けです; だけ負け; はそちら; そちら; 取られます; 取られる; 負けでいいや; 負けでいいよ; 負けでいい; 負け", 2: "to come; coming; still to come"}),
    *words("v_drive", {1: "出させて; 出させる; 出させます; " + _verbs("knock out", "drive out", "force out", "lose to", "flush out", "dislodge", "chase out", "push out", "smoke out", "drive away") + "; 追い出す; 飛ばす; make you take; make you win; make you play; making you take; let you take; 吐かせ; 出させ; 使わせ; " + forms(SU, "追い出", "飛ば", "吐き出さ", "たたき出") + "; " + forms(ICHIDAN, "吐かせ", "出させ", "使わせ", "吐き出させ")}),
    *words("v_overtake", {1: "かぶせて; かぶせる; かぶせます; かぶせ; 被せて; 被せる; 被せます; " + _verbs("overtake") + "; " + forms(ICHIDAN, "のせ", "乗せ", "載せ", "重ね") + "; " + forms(SURU, "オーバーテイク")}),
    *words("overtaken", {1: "{swallowed|covered|eaten|gobbled up|topped|beaten|eaten up|taken|captured|going under|dropping under}; overtaken; overtaking; is overtaken; overtook; to be overtaken; and overtake"}),
    *words("v_unblock", {1: _verbs("unblock") + "; " + forms(SU, "外", "はず") + "; " + forms(SURU, "アンブロック")}),
    *words("v_keep", {1: "{hang|hanging|hold|holding} on to; {cling|clinging} to; {stays|stay|staying} put; {hold|holding} back; retain; retaining; {keep|keeping} hold of; " + _verbs("keep", "save", "leave") + "; won't touch; don't touch; not touching; i won't touch; stays; stay; 取っておいて; 取っておきます; 取っておく; とっておく; とっておいて; 取っとく; とっておきます; " + forms(SU, "残") + "; 残しておいて; 残しておきます; 残しておく; 残しとく; 残しといて; 取っといて; 温存して; 温存します; 温存"}),
    *words("v_get", {1: "i get; we get; i make; we make; i score; we score; i take; we take"}),
    *words("v_hold", {1: "{i've|i have|we've|i} still {got|have}; i am left with; i'll be left with; i hold; down to; i'm down to; i'm left with; left with; that leaves me with; that leaves; i've only; i have only; i've nothing but; i have nothing but; i only have; i'm holding; i am holding; i still have; i have got; we hold; i have in hand; dummy has; dummy holds; i have; i've got; i've; ダミーには"}),
    *words("drops", {1: "落ちると見て; 落ちるとみて; 落ちると見ます; 落ちると踏んで; 落ちると思って; 落ちる見込み; drop; drops; fall; falls; comes down; come down; comes tumbling down; dropping; falling; to drop; to fall; is falling; is dropping; drop doubleton; 落ちると思います; 落ちるはず; 落ちるのに賭けます; 落ちるのを期待; 落ちるのを狙う; 落ちるのを狙います; 落ちるのを待つ; が落ちれば; 落ちてくれれば; " + forms(ICHIDAN, "落ち")}),
    *words("hoping", {1: "hoping; hope; i hope; playing for; play for; hopefully; assuming; expecting; praying; praying for; hoping for; going for"}),
    *words("drop_noun", {1: "the drop; drop; ドロップ; ドロップを狙う; ドロップを狙います; ドロップ狙い"}),
    *words("has_dropped", {1: "落ちているので; 落ちている; 落ちています; has dropped; has fallen; dropped; fell"}),
    *words("loser_noun", {1: "loser; losers; 負け札; ルーザー; の負け; losing cards; の負け札"}),
    *words("winner_noun", {1: "winner; winners; 勝ち札; ウィナー"}),
    # Cards
    *words("suit_one", {Suit.SPADES: "spade", Suit.HEARTS: "heart", Suit.DIAMONDS: "diamond", Suit.CLUBS: "club"}),
    *words("suit", {Suit.DIAMONDS: "だいや"}, -0.3),
    *words("suit_many", {Suit.SPADES: "spades; spds", Suit.HEARTS: "hearts; hts", Suit.DIAMONDS: "diamonds; diams; dias", Suit.CLUBS: "clubs; clbs"}),
    *words("the_suit", {1: "suit; スート"}),
    *words("trump", {TRUMPS: "trumps; 切り札; 切札; きりふだ; キリフダ; トランプ"}),
    *words("trump_one", {TRUMPS: "trump"}, -0.05),
    *words("a_trump", {TRUMPS: "a trump"}),
    *words("plain_mod", {"my": "my; my own; our; i have; i've; i've got; i got; 私の; 自分の; こちらの", "their": "your; あなたの; おたくの; そっちの; their; his; her; their last; 相手の; そちらの; 相手には",
        "top": "top; high; big; master; highest; 上の; トップの; 高い; 大きい; ハイ", "low": "low; small; little; tiny; lowest; 小さい; 小さな; 下の; ロー; 低い", "last": "last; final; only; 最後の; ラスト", "rest": "remaining; outstanding; missing; other; left over; rest of the; 残りの; 残っている; 残った; 残ってる; 出ている",
        "good": "good; established; winning; running; long; 立った; 立っている; ハイの", "another": "次の; another; one more; a further; もう一枚の; もう1枚の", "nth": "third round of; second round of; fourth round of; {2|3|4|二|三|四}{枚|つ|番}目の; third; second; fourth; fifth; thirteenth; losing; 負けの; 3巡目の", "all": "all; all the; all of the; both; every; all my; all of my; 全部の; すべての; 二枚とも"}),
    *words("all_word", {1: "all; both; 全部; すべて; 全て; みんな; 両方; ぜんぶ"}),
    *words("own_dummy", {At.DUMMY: "dummys; dummy's; the table's; the board's; partner's; ダミーの; パートナーの; ボードの; ダミーから; ダミーからの", At.HAND: "手の; ハンドの; 手から; 手元の"}),
    *words("rank", {"Q": "lady"}, 0.2),
    *words("rounds", {1: "round; rounds; time; times; round of; rounds of; more round of; 回; 巡; 周; ラウンド; 度"}),
    *words("a_round", {1: "round of; a round of; single round of"}),
    *words("often", {1: "once", 2: "twice; both times", 3: "thrice"}),
    *words("tricks", {1: "trick; tricks; トリック; 枚; つ; 本; まい; 個; こ"}),
    *words("ja_count", {n: f"{kana}{unit}" for n, kana in enumerate(("いち", "に", "さん", "よん", "ご", "ろく"), 1) for unit in ("{まい|かい|こ|つ|ほん}",)}),
    *words("ja_count", {1: "一個; 一つ; 1つ; ひとつ; 一枚; 一回; 一本", 2: "二個; 二つ; 2つ; ふたつ; 二枚; 二回; 二本; 両方", 3: "三個; 三つ; 3つ; みっつ; 三枚; 三回; 三本", 4: "四つ; 4つ; よっつ; 四枚; 四回; 四本"}),
    *words("more_round", {1: "one more round of; another round of; one more round; another round; once more; もう一回; もう1回; あと1回; あと一回; もう一度; もう1度"}),
    *words("from_top", {1: "の上; 上; の上位; from the top; from the ace down; top down; from the top down; straight down; straight down from the top; down from the ace; from ace down; from the ace downwards; downwards; in order; big ones first; high ones first; highest first; top ones first; off the top; on top; 上から; 上から順に; 上から順番に; トップから; 大きい方から; 高い方から; 上から下へ; Aから順に; エースから順に"}),
    *words("from_ace", {1: "from the ace; starting with the ace; Aから; エースから"}),
    *words("from_bottom", {1: "from the bottom; from below; 下から"}),
    *words("last_one", {1: "{2|3|4|5|二|三|四|五}{枚|つ|回|番}目; the fourth; the fifth; the third; the fourth one; the fifth one; number four; number five; the fourth trick; the third trick; the fifth trick; 四つ目; 四枚目; 三つ目; 三枚目; 五枚目; 五つ目; 最後の一つ; 最後のひとつ; 最後の一枚; the last one; last one; the last; the last of these; the last of them; the last round; the third one; the fourth one; the third of them; お終いの一枚; おしまいの一枚; ラスト一枚; the other one; the outstanding one; the missing one; the one that's out; the one still out; what's out; 最後の1枚; 最後の一枚; 残り1枚; 残りの1枚; 残りの一枚"}),
    *words("gets_them", {1: "picks it up; draws it; gets it; catches it; takes it out; clears it up; mops it up; brings it down; fetches it; picks up both of theirs; gets both of theirs; picks up theirs; draws theirs; gets theirs; takes both of theirs; draws both of theirs; で終わる; で終わります; で終わるから; で終わりなので; で終わるので; で両方落ちる; で両方落ちるので; で両方落ちます; で全部落ちる; で全部落ちるので; で落ちる; で落ちます; で落ちるので; で足りる; で足ります; で刈りきれます; で刈れます; で取れます; で片付きます; で済みます; is all that's needed; is all it takes; is all i need; is all we need; is all that is needed; is plenty; picks them up; picks up the lot; picks up both; sees to that; sees them off; is needed; is required; are needed; is necessary; is called for; are required; is all i want; see to those; sees to those; see to them; sees to them; see to both; deals with them; deal with them; deals with those; sees it off; gets them both; gets them all; gets them; gets both; gets both of them; draws them; draws them all; draws them both; draws the lot; clears them; clears the lot; clears trumps; clears trump; draws trumps; draws trump; pulls trumps; pulls them; takes out trumps; fetches them; fetches both; brings them down; takes care of them; takes care of that; does it; does the job; will do; will do it; is enough; drops them; drops both; collects them; collects both"}),
    *words("no_finesse", {1: "no heroics; not finessing anything; i won't risk anything; won't risk anything; not risking a thing; no finesse from me; no finesse for me; no finesse here; no finesse taken; not risking anything; no risks; taking no risks"}, -0.3),
    *words("v_know", {1: "i know about; i know of; i remember; i haven't forgotten; i have not forgotten; i've not forgotten; haven't forgotten; not forgotten; i'm aware of; aware of; i can see; i see; knowing about; not forgetting; 忘れていません; 忘れてません; 忘れてない"}),
    *words("double", {2: "double; twice the; two; ダブル; 二回の; 2回の"}),
    *words("you_win", {1: "you win; you win it; you win that; you take it; you take that; you get it; you get that; you're in; you can have it; you can have that; you win one"}, -0.2),
    *words("comes_off_ja", {1: "決まれば; 決まったら; 通れば; 通ったら; 成功すれば; 成功したら; うまくいけば; うまくいったら; 当たれば"}),
    *words("comes_off", {1: "works; wins; holds; succeeds; is on; comes off; goes through; plays low; follows; follows low; ducks; follows small; doesn't cover; does not cover; plays small"}),
    *words("appears", {1: "covered; is covered; gets covered; appears; comes; comes up; shows; shows up; covers; covers it; is played; goes up; turns up; pops up; pops out; plays it; plays the ace; plays the king; puts it up; puts it on; rises; goes in; goes on it", -1: "doesn't; does not; doesnt; doesn't appear; doesn't cover; plays low; ducks; isn't played; stays away"}),
    *words("appears_ja", {1: "出れば; 出たら; 出てきたら; 出てくれば; 来れば; 来たら; 上がれば; 上がったら; カバーされたら; カバーしたら; カバーすれば; カバーされれば; カバーなら", -1: "出なければ; 出なかったら; 出てこなければ; 来なければ; 来なかったら; カバーされなければ; カバーしなければ"}),
    *words("come_ja", {1: "来たら; 出たら; 返ってきたら; 戻ってきたら; 出されたら; 返されたら; 来れば; 出てきたら; リードされたら; 攻められたら"}),
    *words("covers", {1: "covers; plays the king; plays the queen; shows out; plays it; puts it up"}),
    *words("v_draws", {1: "will fetch; will draw; will drop; will pull; will pick up; will collect; will take; must draw; should draw; getting; drawing; pulling; catching; picking up; felling; dropping; collecting; removing; clearing; brings down; fells; fetches; extracts; mops up; sees off; draws; pulls; clears; takes out; removes; picks up; gets; gets rid of; catches; collects; drops; takes care of; takes"}),
    *words("which", {1: "which; that; who"}),
    *words("enough", {1: "is all that's needed; is all it takes; is all i need; all i need; enough; sufficient; plenty; will do; does it; do it; で十分; で足ります; で足りる; でいい"}),
    *words("not_drawing", {1: "not going to pull; not going to draw; i'm not going to draw; i'm not going to pull; i won't pull; i won't draw; won't pull; not about to draw; no need to pull; no need to draw; i needn't draw; don't need to draw; i don't need to draw; won't draw; i won't draw; not bothering with; i don't pull; i'm not drawing; i'm not pulling; no need for; without drawing; not drawing; without pulling; not pulling; without touching; leaving"}, -0.2),
    *words("not_drawn", {1: "後回しにして; 後回しで; 後回し; 後回しにします; あと回しにして; あと回し; は最後まで残して; " + forms("らないで らずに らなくて らないまま", "刈", "狩", "かり取") + "; 集めないで; 集めずに; 抜かないで; 抜かずに; 触らないで; 触らずに"}, -0.3),
    *words("colour", {"red": "red; 赤; 赤い; 赤の", "black": "black; 黒; 黒い; 黒の", "pointed": "pointed", "rounded": "rounded", "major": "major; major suit; メジャー; メジャーの", "minor": "minor; minor suit; マイナー; マイナーの"}),
    *words("entry", {1: "my entry; my entry back; the entry; entry; an entry; my way back; the way back; my way over; the way over; my re-entry; my reentry; エントリー; エントリーです; 入口; 帰り道"}),
    *words("taken", {1: "取られたら; 取られて; 取られた後; 取られたあと; 取られても; 勝たれたら; 勝たれて; 取らせたら; 取ってもらって; 取ってもらったら"}),
    *words("taken", {1: "取らせて"}, 1.0),
    *words("it", {1: "one"}, 0.4),
    *words("it", {1: "that one; it; this; that; them; these; those; both; これ; それ; これを; それを; ここは; ここを; ここ"}),
    *words("whole_suit", {1: "the suit"}),
    *words("ranks", {Thing(None, tuple(ranks)): ranks for ranks in ("AK", "KQ", "QJ", "AQ", "AKQ", "KQJ", "AKJ", "AKQJ", "AJ", "KJ", "JT")}),
    *words("ranks", {Thing(None, ("A", "K")): "えーけー; エーケー", Thing(None, ("A", "K", "Q")): "えーけーきゅー; エーケーキュー"}, 0.3),
    *words("rank", {"A": "えー", "K": "けー; ケー", "Q": "きゅー; キュー", "J": "じぇー; じぇい; ジェー; ジェイ"}, 0.3),
    *words(FILLER, {None: "えー; えーっと; んー; うーん"}, 0.5),
    *words("thing", {Thing(suit, tuple(ranks)): f"{suit.letter}{ranks}" for suit in SUITS for ranks in ("AK", "KQ", "QJ", "AQ", "AKQ", "KQJ", "AKJ", "AKQJ")}),
    *words("thing", {Thing(None, (rank,), about=frozenset({"many"})): many for rank, many in zip("AKQJ", ("aces", "kings", "queens", "jacks"), strict=True)}, 0.35),
    *words("and", {"&": "plus; along with; as well as; together with; and also; and then also"}),
    *words("thing", {Thing(TRUMPS, about=frozenset({"low"})): "baby; low one; small one; little one; a low one; a small one; a little one", Thing(TRUMPS, about=frozenset({"top"})): "high one; big one; a high one; a big one"}, 0.3),
    *words("rank", {"A": "bullet", "Q": "lady"}),
    *words("not_done_ja", {1: "せず; せずに; しないで; しない; しません; せん; せんと; なし; なしで; 無しで; 取らず; 取らずに; 取らない; 取りません; やめて; やめます; やめておきます; いりません; 要りません; いらない; 不要; かけません; やりません; やらない; やらずに"}),
    *words("not_done", {1: "no; not; without; won't; don't; shan't; i won't; i don't; i shan't; i'm not; not going to; not taking; not risking; won't risk; don't risk; shan't risk; refusing; refuse; i refuse; i'm refusing; never mind; forget; declining; i decline; no need for; don't need; i don't need; no need to; spurning; skipping; i skip; avoiding; not trying; not attempting; not interested in"}, -0.1),
    *words("dash", {"-": "-; –; 対"}),
    # Hands and seats
    *words("place", {At.DUMMY: "dummy; the table; table; the board; board; partner; over there; on the board; on the table; in dummy; on table; dummy's hand; partner's hand; from dummy; ダミー; ボード", At.HAND: "hand; my hand; in hand; in my hand; here; in here; closed hand; from hand; from my hand; 手; 自分の手; 手元; ハンド; 手札; 私のハンド"}),
    *words("opponent", {"LHO": "lho; lefty; lefty's; lho's; left hand opponent; left; 左; 左の人; 左手", "RHO": "rho; righty; righty's; rho's; right hand opponent; right; 右; 右の人; 右手"}),
    *words("them", {1: "you; them; him; her; the opponents; the defenders; the defence; opponents; 相手; ディフェンス"}),
    *words("through", {1: "through; against; past; into; thru; に対して; をスルー; をスルーして; 越しに; を通して; に向かって"}),
    # Small words
    *words("to", {1: "two the; too the; two my"}, -0.4),
    *words("to", {1: "to; towards; to the; into; across to; over to; up to; back to; へ; に; まで"}),
    *words("with", {1: "with; in; by; using; via; で"}),
    *words("on", {1: "on; on the; under; on top of; に; の上に; で; の上; の上で"}),
    *words("ordinal", {2: "on the second; on the second one; on the second round; on the first; on the third; 2回目に; 二回目に; 2枚目に"}),
    *words("order", {Order.THEN: "それから; それからは"}, -0.5),
    *words("order", {
        Order.THEN: "then; ->; そ{したら|うしたら}; follow it with; following it with; follow that with; followed up by; and last but not least; with which; の後で; の後に; 後; 後に; た後に; {|た}{あと|後}; {|た}{あと|後}で; たら; and then; the rest are; the rest is; rest are; after that; after it; after them; after those; {when|once|as soon as} {i'm in|i get in|i get back in|i win|i regain the lead|i'm back in|i am in}; {|手に}入ったら; {手に入れ|手に戻}ったら; next; followed by; and finally; subsequently; whereupon; upon which; の後; の次は; の次に; に続けて; に続いて; の後は; そこから; その次に; 次は; 次が; その次は; お次は; つづいて; を終えてから; えてから; finally; thereafter; after which; のあと; のあとで; のあとに; その後; そのあと; 次に; つぎに; から; あとは; 後は; そして; 続いて; してから; てから",
        Order.LATER: "afterwards; later; later on; その後で; あとで; 後で",
        Order.NOW: "now; right now; 今; ここで",
        Order.FIRST: "first; first thing; before it; before that; beforehand; ahead of it; ahead of that; その前に; が先; が先です; が先や; 先です; before anything else; before all else; before everything else; before anything; ahead of everything; 今すぐ; on the first round; first off; first up; up front; for starters; to start with; to begin; to kick off; to kick things off; for openers; from the off; at the outset; straightaway; instantly; this minute; right this minute; this instant; here and now; pronto; without delay; 真っ先に; 手始めに; 一番に; 一番最初に; straight off; right off; first of all; straight away; right away; immediately; at once; to start; to begin with; まず; 先に; 最初に; すぐに; 初めに; はじめに",
        Order.LAST: "last; right at the end; 最後でいい; 最後でいいや; 最後でいいよ; 最後です; 最後にします; at the finish; to finish; to finish with; to end with; to finish off; at the end; for the very end; until last; at the death; at the close; in closing; to close; to round off; to round it off; rounds it off; rounds things off; to wrap up; to wind up; to top it off; to cap it; brings up the rear; bringing up the rear; ultimately; lastly; at long last; last of all; for dessert; as the finale; お終いに; おしまいに; お終いは; おしまいは; しまいに; 締めに; 締めは; で締めます; で締める; で締めて; 仕上げに; ラストに; ラストは; 一番最後に; till last; to the last; to the end; till the end; for last; for the end; in the end; at the very end; at trick four; until the end; eventually; at trick thirteen; 最後に; 最後は; 終わりに; 最後",
        Order.BEFORE: "before; prior to; ahead of; before touching; before leading", Order.AFTER: "after; once; 前に; の前に; る前に",
        Order.OTHERWISE: "otherwise; else; if not; failing that; or else; if they don't; if it doesn't; if they aren't; if it fails; if that fails; if it loses; if not then; if he hasn't; if he doesn't; if she hasn't; if it isn't; 持ってなかったら; 持っていなかったら; 持ってへんかったら; 持ってなければ; 持っていなければ; なければ; そうでなければ; でなければ; だめなら; そうでないなら",
        Order.ANY: "in any order; any order; 順不同; 順不同で; どの順でも; 順番は問わず",
        Order.SO: "の順; の順番; の順です; の順番です; in that order; in this order; の順に; の順で; の順番で; の順に取る; の順に取って; の順に取り; の順に取ります",
    }),
    *words("after_that", {1: "after; after that; afterwards; at the end; left; to come; behind it; on top"}),
    *words("nothing", {1: "nothing; there's nothing; there is nothing; not a thing"}),
    *words("no_need", {1: "don't bother; don't bother to; i don't need; i don't need to; no use; don't waste time; no reason to; there's no need to; there's no point; i won't need; no need to; needn't; no point in; no sense in; don't need to; we needn't; we don't need to; you don't need to"}),
    *words("idle", {1: "left to; more to; else to; can; could; will; to; here to; much to; that can; left that can"}),
    *words("idle_verb", {1: "playing on; playing it out; going on; the fifth one; the fourth one; the third one; the last one; the other one; the others; the rest; more; any more; say to that; think; worry; do; see; go wrong; say; discuss; argue; play for; play; play on; play out; stop it; stop me; hurt; hurt me; lose; go on; look; look at; fear; guess; count; wait; spoil it; happen; think about; worry about; talk about; carry on; continue; go any further; bother; prolong it"}),
    *words("about", {1: "about; over; for; at; here; now; it out; any further; this"}),
    *words("not_plays", {1: "doesn't put up; doesn't play; doesn't cover with; doesn't produce; doesn't go up with; doesn't rise with; doesn't hop up with; doesn't put in; doesn't show"}),
    *words("anyone_has", {1: "anyone has; anybody has; someone has; somebody has; either of you has; one of you has; you've got; you have; they have; they've got; either of you have; anyone's got; anybody's got"}),
    *words("set_up", {1: "sets up; establishes; {makes|brings} good; set up; setting up; establish; establishing; i set up; i establish"}),
    *words("from_there", {1: "from there; from dummy; from the table; from the board; from over there"}),
    *words("holds_ja", {1: "ある{と|って}{読んで|見て|みて|踏んで|思って|信じて|考えて}{|います|いる}; いる{と|って}{読んで|見て|踏んで|思って}; 見て; みて; 見ます; 見ました; 踏んで; 読んで; 読み; お持ち; お持ちの; ある; あります; あると思う; あると思います; あると思うので; あるはず; あるはずなので; あるので; あるから; ありますから; 持ってる; 持ってるので; 持っている; 持っているので; 持っています; 持っているはず; 持ってるはずなので; 持ってるはず; 持っているはずなので; 持ってるから; 二枚とも持ってるから; 二枚とも持っている; 全部持っている"}),
    *words("early_en", {1: "first; first thing; out first; straight away"}),
    *words("early", {1: "今すぐ; から先に; 先に; まず; 最初に; すぐに; 初めに"}),
    *words("late", {1: "最後に; 最後は; 終わりに"}),
    *words("if", {1: "if; provided; provided that; as long as; assuming; so long as; when; もし", -1: "unless; except if"}),
    *words("if_ja", {1: "なら; ならば; であれば; だったら; ていれば", -1: "でなければ"}),
    *words("broken_so", {1: "have broken; has broken; have split; are breaking; are friendly; are kind; are not breaking badly"}),
    *words("breaks", {1: "broke; broken; break; breaks; split; splits; behave; behaves; divide; come in; break evenly"}),
    *words("breaks_ja", {1: "割れてへんかもしれんけど; 割れていないかもしれませんが; 割れていなくても; 割れてなくても; 割れなくても; 割れてへんでも; どう割れていても; 割れていたら; 割れて; 割れている; 割れていれば; 割れれば; 割れたら; 割れるなら; ブレイクしていれば; ブレークしていれば; 割れているなら; 分かれていれば; 分かれていたら; 分かれて; 分かれている; 分かれています; 割れています"}),
    *words("lies", {(a, b): f"{a} {b}; {a}-{b}; {p} {q}; {a}{b}" for a, b, p, q in ((3, 2, "three", "two"), (2, 1, "two", "one"), (2, 0, "two", "nil"), (3, 1, "three", "one"), (4, 0, "four", "nil"), (2, 2, "two", "two"), (3, 3, "three", "three"), (4, 1, "four", "one"), (4, 2, "four", "two"), (1, 1, "one", "one"), (3, 0, "three", "nil"), (5, 0, "five", "nil"), (4, 3, "four", "three"), (5, 1, "five", "one"))}),
    *words("lies", {(a, b): f"{'〇一二三四五'[a]}{'〇一二三四五'[b]}; {'〇一二三四五'[a]}-{'〇一二三四五'[b]}" for a in range(2, 6) for b in range(1, a + 1)}),
    *words("falls_so", {1: "go; goes; went; lie; lies; sit; sits; fall; falls; are; turn out; come down"}),
    *words("gets_me", {1: "{gets|takes|brings|lets|puts} me {in|on lead|back in|in again|back}; gets me home; gets me back; gets me over; gets me across; gets me there; takes me home; takes me back; takes me over; takes me across; brings me home; brings me back; brings me over; brings me across; gets me to it; takes me to it; brings me to it; gets me there; gets me in; lets me in; puts me in; puts me there"}),
    *words("what_comes", {1: "what is coming; what's coming; what comes; whatever comes; whatever comes back; what comes back; whatever you lead; what you lead; what you return; whatever you return"}),
    *words("no_one_has", {1: "nobody has any more; no one has any more; nobody else has any more; no one having any; nobody having any; no one has any; nobody has any; no one has one; nobody has one; no one else has any; nobody else has any; nobody holding any"}),
    *words("to_and_fro", {1: "to and fro; back and forth; backwards and forwards; back and forward; alternately; in turn; both ways; 互い違いに; 交互に; かわるがわる; 代わる代わる; お互いに; 互いに; 代わりばんこに"}),
    *words("drives", {1: "{shifts|dislodges|removes|evicts|expels|ousts}; {knocks|drives|forces|flushes|chases|pushes|smokes} out; {will|to} {knock|drive|force|push} out; makes {you|them|him|her} {take|play|spend|use}"}),
    *words("all_round", {1: "round to nothing; round; all the way round; round to nobody"}),
    *words("lies", {(2, 0): "two zero; two love", (4, 0): "four zero; four oh", (3, 0): "three zero; three oh"}),
    *words("be", {1: "{is|are|'s|'re} {bound|sure|certain|likely} to be; {has|have|ought} to be; should; will; ought to; should all; will all; is; are; they're; are all; is all; 're; 's; be; was; were; must be; should be; will be; have; has; have been; has been; は; が; も; だけ; in"}),
    *words("good", {"good": "{|all }set up; promoted; score; come in; there; waiting; scores; makes; cashes; stands up; walks; is a trick; fine; ready; all set; safe; easy; mine now; worth a trick; counts; count; look after themselves; take care of themselves; looks after itself; speak for themselves; play themselves; play itself; a sure trick; worth tricks; all worth tricks; ランニング; ランニングです; good; high; big; boss; bosses; the boss; best; top; the best; winners; winner; tops; running; run; established; set up; good now; winners now; all good; all high; all there; all winners; all tops; solid; master; masters; marked; good for the rest; good for everything; cashing; all cashing; 立っています; 立っている; ハイ; ハイです; 勝ち; 勝ちます; 勝ち札; 勝っています; 全部立っています; 全部ハイ; ウィナー; ウィナーです; マスター; 全部ウィナー; 取れます; 立ってます; 高い; 高いです; 全部高い; 勝ってます; 勝てます; 勝てる; 全部取れます; 取り; もらい; 大丈夫; いい; よい; 良い; 走ります"}),
    *words("mine", {1: "mine; ours; for me; for us; are mine; is mine; cold; うち; うちの;  私の; 私のもの; こちらの; こちらのもの; こちらの勝ち; こちらの取り; こちら; こっち; うちの; こっちのもの; こちらのトリック; 私のトリック"}),
    *words("gone", {1: "gone; drawn; pulled; out of the way; all in; all gone; all drawn; accounted for; finished; もうありません; 出ました; 終わりました; 終わった; 終わり; 終わっています; 終わったので; ありません; もうない; 無い; 無いので; もう無い; もう無いです; ないので; なくなる; なくなります; なくなるので; なくなりました; なくなった; なくなったので; 全部出ました; 落ちました; 落ちた; 落ちたので; 残っていません; 残っていない; もう残っていません; もう残っていない; 残ってない; もう残ってない; 残ってへん; もう残ってへん; あらへん; もうあらへん; ないです; もうないです; ないはず; もうないはず; 切れ; " + forms(ICHIDAN, "切れ") + "; " + forms("って ったら りました った ってる っています", "な く な") + "; " + forms(RU, "終わ") + "; 終わってますから; 終わっていますから; " + forms("りました り終わっています ってあります ってある りきってあります り切りました ったので り終わった り終わりました", "刈", "狩", "取")}),
    *words("out", {1: "about; around; at large; to draw; against me; against us; to fetch; to collect; to gather; to pick up; to get; to pull; to be drawn; still to draw; to take out; each side; on each side; apiece; with each of you; between you; between them; between the two of you; 出てるのは知ってます; 出ているのは知っています; 出てるのは分かってます; 残ってるのは知ってます; 残っているのは知っています; 残っているのは分かっています; 出てるのは承知; 出てるんで; 出てんねん; 残ってんで; 出ているので; 残ってるんで; still about; out; still out; about; still about; 残ってます; 残ってる; 残ってるので; 残ってますが; 残っていますが; 残ってて; 残っていて; 出てる; 出てます; 出てるので; 出ていて; 出てますが; left; outstanding; at large; still there; missing; to come; still to come; around; left with you; the only one out; 残っています; 残っている; 出ています; 出ている; 残り; あります; 出ていない; 残っているので; あるので; ありますので; まだあるので; あと1枚あるので; あと一枚あるので; まだ1枚あるので; まだ外にあります; 外にあります; まだあります; しか残っていません; 残りです"}),
    *words("no_more", {1: "there's no; there is no; there isn't a; there aren't any; there's no more; there isn't any; not a; no more; no; no more outstanding; without; もう; out of; has no more; has no; hasn't got; has none of; doesn't have; no longer has; is out of; is void in; shown out of; has shown out of; you have no; you have no more; there are no; there are no more; they have no more; you've no more"}),
    *words("showed_out", {1: "showed out; shows out; has shown out; showed out of it; フォローしませんでした; ショウアウト; ショーアウト"}),
    *words("tops_noun", {1: "tops; top tricks; top cards; winners; sure tricks; トップ; ウィナー"}),
    *words("onside", {1: "onside; on side; on my left; on my right; well placed; in the right place; in the slot; right; オンサイド; オンサイドです"}),
    *words("need", {1: "i need; needing; i want; i assume; i know"}),
    *words("cannot_have", {1: "can't have; cannot have; doesn't have; hasn't got; doesn't hold; can't hold; は持っていない; にはない"}),
    *words("there_is", {1: "there can be; there can only be; there can be only; there must be; there should be; there's still any; there is still; there are still; there is; there's; there are; there is just; there's still; only; just; i know there is; i know of; あと; まだ; 残り; あとは; 残りは"}),
    *words("since", {1: "with; now that; since; as; because; now; so"}),
    *words("has", {1: "has; must hold; will hold; should hold; must be holding; should have; surely has; surely holds; clearly has; clearly holds; obviously has; お持ち; お持ちの; has got; have; hold; is looking at; looks at; turns up with; shows up with; started with; was dealt; is nursing; is sitting on; sits on; is the one with; 's got; got; holds; is sitting there with; is sitting with; sits with; sits there with; is known to have; is known to hold; is marked with; must have; still has; still holds; 持っている; 持っています; が; に"}),
    *words("has_if", {1: "持ってたら; 持っていたら; 持っていれば; 持ってれば; 持ってるなら; 持っているなら; あれば; あったら", -1: "持ってなかったら; 持っていなかったら; 持ってへんかったら; 持ってなければ; 持っていなければ; 持ってないなら; 持っていないなら"}),
    *words("out_if", {1: "残っていたら; 残ってたら; 残っていれば; 残ってれば; 残っているなら; 残ってるなら; 出ていたら; 出ていれば; あれば; あるなら"}),
    *words("they_are", {1: "they're; they are; these are; it's; it is"}),
    *words("sum_is", {1: "that's; that is; makes; that makes; in total; altogether; for a total of; 合計; 合わせて; 計"}),
    *words("forced", {1: "have to; has to; must; will have to; is forced to; are forced to; can only; only has; has nothing but; is obliged to"}),
    *words("ruffing_ja", {1: forms(SURU, "ラフィングフィネス", "ラフィングフィネスを", "ラフフィネス")}),
    *words("exit_ja", {1: "出れば; 出て; 出ます; 抜けて; 抜けます; 脱出して; 脱出します; " + forms(SURU, "エグジット")}),
    *words("forced_ja", {1: "返すしかないので; 出すしかないので; 来るしかないので; 来るしかありません; 来るしかない; 来るしかないです; 出すしかありません; 出すしかない; 返すしかありません; 返すしかない; リードするしかありません; リードするしかない"}),
    *words("endplayed", {1: "helpless; in trouble; finished; squashed; thrown in; endplayed; end played; on play; stuck in; stuck there; caught; snookered; in and"}),
    *words("endplay_ja", {1: forms(SURU, "スローイン", "エンドプレイ", "エンドプレー", "スローインに", "エンドプレイに")}),
    *words("besides_mine", {1: "bar mine; but mine; except mine; bar my own; but my own; except my own; other than mine; other than my own; besides mine; apart from mine; apart from my own"}),
    *words("finishes", {1: "{finish|finishes|complete|completes|wrap|wraps} it{| off| up}; {finish|finishes} {the job|things off|things}; {do|does} the rest; {see|sees} me home"}),
    *words("ends_up", {1: "{ending|finishing|end|finish}{| up}; ending up"}),
    *words("has_bid", {1: "{opened|overcalled|doubled|bid|preempted|pre-empted|jumped|passed originally}{| the bidding| in the bidding| in the auction}"}),
    *words("tag", {1: "{didn't|doesn't|isn't|hasn't|wasn't|aren't|haven't|weren't} {he|she|it|they}"}),
    *words("to_lose", {1: "{about|going|bound} to lose; lose; will lose; out to lose; losing"}),
    *words("which_ja", {1: "どこを; どこで; いつ; どれを; 何を"}),
    *words("v_ruffed_ja", {1: "切られ{ても|たって}{構い|かまい}ません; 切られても{いい|いいです|平気|平気です|大丈夫|大丈夫です|同じ|同じです|構わない|かまわない}"}),
    *words("no_way", {1: "{can't|cannot|can not|couldn't|won't be able to}; {is|there's|theres|i've|have} no way{| to}; never"}),
    *words("stays_put", {1: "{isn't|is not|won't be|aren't|'s not} {going|running} {anywhere|away|far}; {won't|can't|doesn't|don't|isn't going to|aren't going to} {go|run|get|walk} {away|anywhere|far}; {can|will} {wait|keep}; {will|'ll} {|still }be there{| later}"}),
    *words("v_read", {1: "{|i |i'd |i'll |i'm }{read|place|mark|put|reading|placing|marking|putting}"}),
    *words("stays_up", {-1: "{is |'s |}still {about|there|out|up|around|missing|outstanding}; {doesn't|hasn't|isn't} {show|shown|dropped|come down|fallen|down}; stays{| up| out| there}; {doesn't|does not|hasn't|has not|won't|fails to} {drop|fall|come down|fallen|dropped|appear|show}"}),
    *words("drops_if", {1: "{落ちれば|落ちたら|落ちるなら|落ちてくれれば|出れば}", -1: "{落ちなければ|落ちなかったら|落ちないなら|落ちてこなければ}"}),
    *words("breaks_if", {-1: "割れ{なければ|なかったら|ないなら|ていなければ|てなければ|ていなかったら|てなかったら}; 分かれ{なければ|なかったら|ないなら|ていなければ}"}),
    *words("v_put", {1: "put; putting; play; playing; drop; dropping; place; lay; laying; stick; sticking; put up; climb with; going up with; go up with"}),
    *words("v_overruff", {1: _verbs("go over the top", "overruff", "over-ruff", "over ruff", "ruff over") + "; overruff whatever he ruffs with; overruff whatever you ruff with; overruff whatever she ruffs with; overruff him; overruff her; overruff you; 何で切っても上から切ります; 上から切ります; 上から切って; 上切りします; " + forms(SURU, "オーバーラフ")}),
    *words("cares", {1: "takes care of; can take care of; will take care of; to take care of; looks after; disposes of; can dispose of; swallows; absorbs"}),
    *words("each_way", {1: "each way; in each hand; either side; on each side; in both hands; each side; in either hand"}),
    *words("oops", {2: "hang on; hold on; scrap that; strike that; correction; i mean; i meant; i should say; make that; or rather; that is to say; じゃなくて; じゃなくって; ではなくて; いや; いえ; 違った; ちがった; 訂正; もとい; 間違えた; 間違えました", 1: "no; wait; oops; not that; あ; 違う; 待って", 0: "sorry; oh; er; um; erm; すみません; ごめん"}, -0.3),
    *words("loosely", {1: "順不同で; 順不同に"}),
    *words("deny", {Refused.NOT: "not; never; hate; hating; dread; fear; detest; loathe; regret; prevent; postpone; postponing; delay; delaying; defer; deferring;  refuse; refusing; decline; avoid; avoiding; skip; skipping; resist; forgo; forego; shun; spurn; spurning; reject; rejecting; abandon; cancel; scrap; scratch; instead; rather; hardly; scarcely; barely; nor; neither; none; nobody; forget; stop; ignore; ignoring; neglect; eschew; omit; wrong; mistake; exclude; excluding; but; although; though; however; nothing; lest; nowhere; cease; deny; unlike; forbid; saving; save; except; ぬ; ざる; まい; やめ; やめて; 避け; 代わり; 代わりに; かわりに; 取り消し; 間違え; 違う; ちがう;  don't; won't; no; without; cannot; can't; isn't; aren't; ない; ません; へん; せん; せんと; んと; 以外; 以外は; 以外に; 以外の; なしで; なしに; なくて; なく; ないと; のではなく; ではなくて; せずに; ずに; ないで; 順番", Refused.IF: "or; until; providing; supposing; suppose; granted; whilst; whenever; either; whether; maybe; perhaps; possibly; depending; depends; in case; should; could; might; would; もしかして; もしかすると; か; かも; 多分; たぶん; おそらく;  もし; if; when; unless; なら; たら", Refused.SQUEEZE: "squeeze; endplay; endplaying; end play; squeezing; squeezes; throw-in; throw in; スクイズ; エンドプレイ", Refused.NOT_HERE: "again; thrice; times; you; he; she; they; he'll; to come"}, 0.4),
    # Talk
    *words("rest", {1: "every card; every card of mine; each card of mine; every last one; every one; each and every one; big cards; top cards; the lot of them; every one of them; every single one; each one of them; the whole lot; the whole lot of them; all my big ones; my big ones; the big ones; my high ones; high ones; big ones; all my winners; my cards; all my cards; my hand and dummy; the cards; the rest; rest; everything; everything else; all the others; the others; the remainder; the remaining tricks; remaining tricks; the balance; it all; them all; all of them; all the tricks; all tricks; every trick; the last trick; the last one; the last two; the last two tricks; the last three; all of it; the lot; my winners; my tricks; my top cards; winners; high cards; all the rest; these; this one; this one's; my contract; a trick; another trick; losers; my losers; high cards left; what's left; what is left; whatever is left; all that's left; the last trick; last trick; last two tricks; 最後のトリック; 最後の1つ; 最後の一つ; 最後のひとつ; 最後の1トリック; 最後の一枚; 残り1つ; 残りの1つ; 残り一つ; 残りみんな; 残りはみんな; 残りは; あとみんな; あとはみんな; あとは全部; 高いカード; 残り; 残り全部; 残りのトリック; 全部; あと全部; すべて; みんな; 全て; 残りは全部; 全部の残り; 最後の; 負け札; 残り全て; 負けるトリック; もう負けるトリック"}),
    *words("talk", {1: (
        "loser on loser; {any time|whenever|when|as} you {like|fancy|want|please|wish|choose|feel like it|care to}; what {i do|ill do|im going to do|i am going to do|happens} is; up to my tenace; up to me; let me see; let's see; i mean it; mean it; as i recollect; as i recall; as far as i recall; if memory serves; whenever; whenever i like; any time; picking it up; pick it up; and pick it up; to pick it up; ace or no ace; king or no king; covered or not; whether it's covered or not; comes round to me; comes to me; into my tenace; round to me; comes round to mine; comes round to both of mine; runs round to me; begin by; start by; starting by; beginning by; will do me; two will do me; three will do me; that will do me; everybody happy; is that okay; is that ok; no worries; no trouble; that should do it; should do it; that does it; that'll do it; that should be enough; that should do; however they break; however they split; however the cards lie; whatever the break; no matter how they break; no matter how they split; regardless; whatever happens; come what may; in any case; anyhow; anyway; my dears; my friends; dear friends; friends; boys; girls; boys and girls; chaps; lads; my dear; my love; old boy; old chap; old thing; old bean; ladies and gentlemen; colleagues; director; today; tonight; this evening; this time; this time round; as usual; as always; as well; if i may; with your permission; by all means;  i bet it does; i bet; i bet he has; while i'm there; while i'm over there; while i'm at it; while i'm in dummy; as i go; as i go along; i fancy; i like; i'd like; i'd like to; i would like to; i want; i want to; i'll go for; i go for; i choose; i choose to; i prefer; i prefer to; i opt for; i plan; i plan to; i intend to; i aim to; i'm about to; i propose to; i propose; i'd rather; i suggest; i start by; i begin by; i finish by; i simply; allow me; allow me to; permit me; no bother; no question; no question about it; no fuss; no surprise; no doubt about it; either way; one way or the other; somewhere; when i get back; when i'm back; when i get in; when i'm in; if i could get there; if only i could get there; if i can get there; if i need it; if i need to; if needed; if necessary; if required; if need be; should i need it; and the like; as long as they last; while they last; till they run out; until they run out; if you please; please; 行きます; 行くで; から行きます; ばかり; straight off the top; one after another; one after the other; in sequence; bang bang bang; bang; played out; shown here; see for yourselves; at some point; at some stage; some time; sometime; sooner or later; in due course; everything's there; everything is there; they must all fall; they all fall; they must fall; all falling; everything falls; they both fall; both fall; they should fall; to be safe; to be sure; for safety; just to be safe; just in case; to make sure; that's your lot; your lot; by my count; by my reckoning; if i counted; if i'm counting; i counted them; i've counted; them's all good; is there; are there; isn't there; aren't there; is it; aren't they all; right then; right o; righto; there we are; there you are; as ever; you know; as you know; i trust; i hope; と思うんやけど; いただけます; いただけますよね; もらえます; もらえますよね; もらえる; いただけますか; いただきますね; いただきました; he opened; she opened; he opened the bidding; she opened the bidding; he bid; she bid; he overcalled; he doubled; from the bidding; on the bidding; from the auction; he must have it; she must have it; he has to have it; everything follows suit; any more; anymore; everywhere; nothing to lose any more; staying in hand; staying there; staying here; that's the lot; and that's it; 負けを捨てる; 負けを捨てて; 負けを捨てます; count them; more than enough; plenty; as i said; like i said; you'll see; believe me; no tricks; nothing clever; nothing fancy; just count; it's obvious; obvious; good game; next board; shall we; if you want; whenever you like; whatever; and whatever; whatever's left; then whatever; as you like; done deal; "
        "which holds; that holds; and it holds; which will hold; which is good; which are good; which is high; which are high; that is good; which must be good; which is a winner; which are winners; and good; which has to be good; ta; lovely; brilliant; mate; darling; gentlemen; ladies; i suppose; i reckon; naturally; as it happens; unless i'm mistaken; if i'm right; if i counted right; if i can count; no doubt; without a doubt; trust me; agreed; ok?; right?; fair enough; if you don't mind; if that's ok; if you like; for sure; all good; sorted; job done; game over; no more to play; nothing more to play; let me save some time; saves time; we can stop; that'll do; that will do; they all run; they run; they all come in; they break; they split; done; all done; that's that; thanks; thank you; ok; okay; right; please; until there aren't any; until there are none; until they're gone; till they're gone; until they are gone; until they're all in; until they are all in; until nobody has any; love; dear; partner; folks; guys; cheers; sorry; i think; i believe; i guess; of course; obviously; clearly; simply; easy; easily; that's it; that is it; down you go; you're down; down one; down two; down; well done; nice hand; no problem; sure; fine; good luck; "
        "i claim; claim; claiming; we're cold; cold; it's over; all over; all there; tops; nothing to it; can't hurt me; cannot hurt me; it can't hurt; she holds; he holds; doesn't hurt me; no harm; no need to play it out; no need to play on; let's save time; to save time; aren't they; isn't it; no losers; no loser; no more losers; without loss; i can't lose a trick; i can't lose another trick; i cannot lose a trick; can't lose a trick; nothing to lose; nothing but; nothing else; all but one; losing one; conceding; and that's all; and so on; and so forth; etc; "
        "covering whatever he plays; covering whatever they play; covering whatever appears; covering whatever comes; covers whatever comes; whatever he plays; whatever they play; whatever appears; whatever you lead; whatever you return; whatever you do; whatever you play; whatever comes back; whatever you lead i win; doesn't matter what comes back; it doesn't matter; it doesn't matter what you lead; it doesn't matter what you play; it doesn't matter what you return; no matter what; no matter what you return; no matter what you lead; no matter what you play; you can lead what you like; lead what you like; return what you like; whichever suit you lead; and see what you throw; see what you throw; so are the others; you follow; you both follow; both follow; they both follow; everything follows; everyone follows; all follow; it holds; if it holds; "
        "making; just made; making the rest; for the rest; for the remainder; to set up the suit; to set it up; for an overtrick; for the overtrick; overtrick; contract made; contract; i make it; i'm there; no way to lose; not a problem; my hand; i have them all; all mine; "
        "i; i'll; i will; i'm; i am; i can; i shall; we; let's; let me; going to; going; gonna; now; still; just; only; simply; surely; i know; as you can see; you see; so; ok so; in all; coming; for me; "
        "ほな; ほんで; せやから; せやな; まあ; まいど; おおきに; ごめん; すいません; いいですか; いいですよね; よろしいですか; いいよね; いけます; いけるはず; いける; 簡単; 簡単です; もう十分; 時間の節約; 時間短縮; 間違いない; 間違いないです; 決まり; 決まりです; もう勝負あり; こっちのもん; もらう; もらうで; もらうわ; もろとく; もらっとく; 取っとく; いくで; いくわ; いきます; でいきます; で行きます; 終わり; 終わりです; 終わりますおしまい; おしまい; おしまいです; 以上; 以上です; はい; ありがとう; ありがとうございます; お願いします; ください; クレームします; クレーム; 問題ない; 大丈夫; 何が来ても; 何を出されても; 何をリードされても; 何を返されても; どこから来ても; どうでも; どうやっても; どちらにしても; 同じ; 同じです; 思います; と思います; だと思います; はず; はずです; ので; なので; ちょうどメイク; メイク; メイクです; ダウン; ダウンです; もらいます; いただきます; もらって; 取れます; 勝ちます; 取ります; 取り; 勝ち; もらい; 勝ち札"
    )}),
    *words(FILLER, {None: "けど; けれど; んで; など; なんか; なんて; とか; つもり; つもりで; 予定; ようなので; ようで; ようだし; みたいなので; みたいで; ところ; かと; と存じます; ことにします; ことに; にします; しまいます; しまって; しまう; しまおう; いきます; いく; いって; いこう; おいて; おきます; おく; みます; 下さい; くださいね; 間に; あいだに; ですな; ますな; ぞ; ぜ; のう; ちゃいます; 頂戴; 頂戴します; 順; にて; もって; のですが; んですけど; んですが; ますし; ですし; ですたい; たい; ばい; ばってん; だがや; だがね; だべ; だっちゃ; けん; さかい; ですさかい; どすえ; どす; でございます; でございまして; でござる; じゃ; じゃろ; じゃけん; ずら; だに; まして; ましょう; ますぞ"}, 0.4),
    *words(FILLER, {None: "だろ; だろう; そのまま; ah {yes|well|right}; oh{| yes| well| right}"}, 0.1),
    *words(FILLER, {None: "where"}, 0.8),
    *words(FILLER, {None: "も; わ; のね; ので"}, 0.8),
    *words(FILLER, {None: "続けて; 順々に"}, 0.3),
    *words(FILLER, {None: "that"}, 0.6),
    *words(FILLER, {None: "separately; duly; promptly; neatly; merely; indeed; certainly; definitely; plainly; once more then; でも; the; a; an; of the; off; well; namely; dear; dears; sir; madam; everyone; everybody; people; then again;  um; uh; er; yes; some; quite; really; actually; やな; やね; やで; やん; やわ; ねん; なあ; よね; かな; でしょ; でしょう; だね; だな; だよ; ですね; ですよ; ですから; だから; うちは; うちらは; わたしは; 俺は; ぼくは; 僕は; 私が; こちらは; こっちは; いうことで; ということで; ていうか; を; は; が; ね; よ; です; ます; だ; ）; （; ちゃんと; 普通に; つまり; 私は; それで; これで; とりあえず; もう; のうち; 全部で; だけ"}),
)  # fmt: skip

CLAIM_HEARD = {
    **{heard: said for heard, said in HEARD.items() if heard not in ("to", "for", "two", "four")},
    "dummies": "dummys",
    "than": "then",
    "ruf": "ruff",
    "rough": "ruff",
    "roughing": "ruffing",
    "finance": "finesse",
    "phinesse": "finesse",
    "pool": "pull",
    "pooling": "pulling",
    "cache": "cash",
    "forth": "fourth",
    "witch": "which",
}

_NAMES = {
    Seat.NORTH: "north; 北; ノース", Seat.EAST: "east; 東; イースト",
    Seat.SOUTH: "south; 南; サウス", Seat.WEST: "west; 西; ウエスト; ウェスト",
}  # fmt: skip
_LETTERS = {seat: seat.letter for seat in Seat}


@cache
def words_of_table(claimer: Seat, ace: float) -> Lexicon:
    """The seats as claimer sees them: two are hands, two are opponents. `ace`: how sure it is that “A” is one."""
    places = {claimer: At.HAND, claimer.partner: At.DUMMY}
    owned = "; ".join
    found = [Word("A", "rank", "A", -ace)] if ace else []
    for seat, names in _NAMES.items():
        split = names.split("; ")
        whose = owned([f"{split[0]}'s", *(f"{name}の" for name in split[1:])])
        if seat in places:
            found += words("place", {places[seat]: names})
            found += words("own_dummy", {places[seat]: whose})
            found += words("opponent", {seat: f"{names}; {_LETTERS[seat]}"}, 0.8)
        else:
            found += words("opponent", {seat: f"{names}; {_LETTERS[seat]}; {whose}"})
    return Lexicon(found)
