"""The words for what a call shows, beside those that every reader knows."""

from __future__ import annotations

import re

from bridgelaw.comparable.spoken.convention_rows import CONVENTIONS
from bridgelaw.reading.lexicon import FILLER, Word, words
from bridgelaw.reading.shared.verb_words import ICHIDAN, KU, RU, SU, SURU, forms
from bridgelaw.reading.shared.words import SHARED_WORDS

_SHORTER = {
    " double": ("dbl", "x"), "negative ": ("neg",), "takeout ": ("t/o", "take out"), " two no trump": ("two no", "2 no"),
    " no trump": ("nt", "notrump", "no trumps"), " and ": ("&",),
}  # fmt: skip
"""What people write for a part of a name."""


def shortened(name: str) -> str:
    """The name, and the shorter ways to write it."""
    every = [name.strip()]
    for part, shorter in _SHORTER.items():
        every += [
            re.sub(rf"(?<!\S){part.strip()}(?!\S)", short, each)
            for each in tuple(every) if part.strip() in each for short in shorter
        ]  # fmt: skip
    return "; ".join(every)


CALL_WORDS: tuple[Word, ...] = (
    # A comma parts what is shown: no construction goes over it, unless it says so.
    *(word for word in SHARED_WORDS if (word.spelling, word.category) != ("、", FILLER) and word.category != "seat"),
    *(word for each in CONVENTIONS for name in each.names.split(";") for word in words("conv", {each.key: shortened(name)})),
    *words("vague", {
        "0-5": "next to nothing; next to no points; hardly any points; no points to speak of; bust; broke; busted; yarborough",
        "5-10": "wk; weak; weakish; ウィーク; ウイーク; 弱い; 弱い手; 弱め; bad hand; poor hand; 弱い手札; 弱いハンド; 弱くて; 弱く",
        "16+": "strongest; big; huge; powerhouse; 一番強い; 最強; 最も強い; strong; ストロング; 強い; 強い手; 強くて; 強く; 強いハンド",
        "11-15": "intermediate; インターミディエイト; limited opening",
        "12+": "opening hand; opening values; opening strength; opening bid values; an opening bid; full opening; opening points; "
        "game forcing; game force; GF; forcing to game; FG; game-forcing; forces to game; game forced; 100% game force; game values; game going; enough for game; enough to open; an opener; opening bid or better; opening hand or better; opening or better; full strength; ゲームフォーシング; ゲームフォース; オープンの強さ; "
        "オープニングの強さ; オープニングバリュー; オープン相当; オープニング相当; オープンハンド; オープン点; オープンの点; オープンできる; オープンできる手; オープン程度; オープンくらい; オープンぐらい; オープン級; オープンクラス; オープン以上; オープン並み; オープンできる強さ; ゲーム以上; ゲームに行ける; ゲームへ行く強さ",
        "10-12": "invitational; inviting; inviting game; invites; invite; inv; invitation; game try values; インバイト; 招待; 招待的; 招待的な; ゲームを誘う; ゲームに誘う; game invitational; インビテーション; インビテーショナル; インビ",
        "10+": "invitational or better; invitational plus; inv+; inv or better; limit raise or better; limit or better; リミットレイズ以上; リミット以上; "
        "invitational or stronger; at least inviting; invite or better; インビ以上; インビテーション以上; インバイト以上",
        "0-11": "below opening strength; below opening values; below an opening; under an opening bid; not good enough to open; sub opening; オープン以下; オープンに足りない; オープンには足りない; less than an opening; less than opening; below opening; not opening; under opening strength; オープン未満; オープンできない; less than opening values; less than an opening bid; no opening bid; no opening hand; not an opening bid; not enough to open; "
        "オープンの点がない; オープンの点がない手; オープンできない手; オープンできない",
    }),
    *words("balance", {
        "bal": "no trump shape; nt shape; no trump hand; nt hand; no trump type; no trumpish; balanced; bal; flat; バランス; バランスハンド; バランスの手; バランスした手; 均等; 均等な手; バランス型; NT系; balanced hand; even shape; balanced shape; balanced pattern; balanced distribution; flat shape; balancedish; 平ら; フラット; バランスのとれた手; ノートランプハンド",
        "semibal": "semi balanced; semibalanced; semi-bal; semibal; セミバランス",
        "unbal": "unbalanced; unbal; アンバランス; 非バランス",
        "one-suiter": "one suiter; one suited; single suited; single suiter; one long suit; 1スーター; ワンスーター; one suit",
        "two-suited": "two suiter; two suits shown; 二色; 2色; ツースーツ; 2スーツ; two suited; 2 suited; 2 suiter; 2-suited; 2-suiter; 2スーター; ツースーター; two suits; 2スート",
        "three-suited": "three suiter; three suits; 3スーツ; 3スート; 三スーツ; スリースーツ; スリースート; three suited; 3 suited; 3 suiter; 3-suited; 3-suiter; 3スーター; スリースーター",
    }),
    *words("short", {
        "0-1": "1枚か0枚; 0枚か1枚; one or none; none or one; one or fewer; one at most; short; 短くて; 短く; shortness; shortage; singleton or void; void or singleton; singleton/void; at most one; ショート; 短い; ショートネス; "
        "シングルトンかボイド; シングルトンまたはボイド; シングルトン以下; ボイドかシングルトン",
        "1": "singleton; stiff; シングルトン", "0": "void; ボイド", "2": "doubleton; ダブルトン", "0-2": "doubleton or less; at most a doubleton; ダブルトン以下",
    }),
    *words("honours", {"aces": "ace; aces; エース", "kings": "king; kings; キング",
                       "keycards": "key card; key cards; keycard; keycards; KC; RKC; キーカード", "controls": "control; controls; コントロール"}),
    *words("round_control", {("A", "0"): "first round control; first-round control; 1st round control; first round; ファーストラウンドコントロール; 第1コントロール; 第一コントロール; ファーストコントロール",
        ("K", "1"): "second round control; 2nd round control; second round; セカンドラウンドコントロール; 第2コントロール; 第二コントロール; セカンドコントロール",
        ("A", "K", "0", "1"): "first or second round control; first or second-round control; 1st or 2nd round control; first or second round; ファーストかセカンドコントロール; 第1か第2コントロール; ファーストまたはセカンドラウンドコントロール; ファーストかセカンドラウンドコントロール"}),
    *words("number", {0: "none; nought; naught; zip"}, 0.2),
    *words("stopper", {"stop": "stopper; stoppers; stop; guard; ストッパー; ストップ; 止め; stopped"}),
    *words("queen", {"Q": "queen; the queen; queen of trumps; trump queen; Q; クイーン; 切り札のQ; 切り札のクイーン; トランプのQ"}),
    *words("exactly_after", {"=": "exactly; precisely; ちょうど; ぴったり; だけ; のみ; しかない"}),
    *words("card_unit", {"c": "bagger; long; in length; ones; of those"}), *words("point_unit", {"p": "count; in points; in high cards; high cards; in high card points"}), *words("notrump", {"NT": "ノー"}),
    *words("at_least", {"+": "upwards of; upward of; north of; at the very least; at the least"}), *words("more", {"+": "-plus; or so up"}),
    *words("solid", {"solid": "solid; running; rock solid; a solid; ソリッド; 固い; ランニング"}),
    *words("deny", {"not": "no; not a single; not a; not any; not even a; not one; not even one; denies; deny; denying; denied; without; w/o; lacks; lacking; not; does not have; doesnt have; cannot have; cant have; cannot hold; cant hold; wont have; couldnt have; hasnt; havent; never; havent; havent got; have not got; hasnt got; dont have; have no; has no; excludes; rules out"}),
    *words("denied", {"not": "なし; 無し; がない; のない; ない; を否定; を否定する; 否定; を持たない; 持っていない; はない; ではない; でない; 以外; denied; excluded; を除く; なくて; がなくて; はなくて; もなくて; ありません; はありません; がありません; を持っていません; 持っていません; 持ってない; 持ってません; あらへん; 持ってへん; 抜き; を除いて"}),
    *words("has", {"has": "あり; 有り; がある; あります; ある; もっている; 持ってます; 持ってる; もってる; があって; あって; がありまして; 持っています; を持っています; を持ってる; 持ち; 付き; つき; しかない; しかありません; を持つ; 持っている; を持っている; 保証"}),
    *words("asks", {"asks": "asks; ask; asked; asked for; asked if; asked about; asking; asks for; asking for; asks about; asking about; ask for; enquiry; inquiry; enquires; looking for; "
                    "please; wants to know; wanting to know; wanting to know about; wants to know about; want to know; want to know about; would like to know; wants to hear about; wants me to tell; tell me; show me; describe; do you have; have you got; asks whether; asks if; asking if; asking whether; is there; finding out; to find out; checking for; checks for; checks; checking; 質問; を質問; を問う; 聞き; アスク; アスキング; 確認; 要求; 知りたい; ありますか; あるか; あるかを; あるかどうか; 何枚ですか; 教えて; 教えてください; "
                    + forms(KU, "聞", "訊") + "; " + forms(ICHIDAN, "尋ね", "たずね", "確かめ", "求め") + "; " + forms(SURU, "確認", "要求", "質問") + "; requests; requesting; wanting; wants; wants to find out; wanted to know; wanted to find out; would like to hear; does he have; do i have; does partner have; has he got; have i got; has partner got; wants a; needs to know; wondering; wondering about; wonders; wonders about; inquiring; enquiring; enquiring about; tell him; tell partner; は何枚; が何枚; は何枚あるか; が何枚あるか; という質問; の質問"}),
    *words("topic", {
        "majors": "majors; major; a major; both majors; メジャー; four card major; 4 card major; four card majors; 4 card majors; 4枚メジャー; メジャー4枚", "5-card majors": "five card major; 5 card major; 5枚メジャー; メジャー5枚",
        "minors": "minors; minor; マイナー", "aces": "aces; ace; number of aces; how many aces; エース; エースの数; エースの枚数", "kings": "kings; number of kings; キング; キングの数; how many kings",
        "keycards": "key cards; keycards; key card; キーカード; キーカードの数; キーカードの枚数; number of key cards", "queen": "trump queen; queen of trumps; the queen; 切り札のQ; 切り札のクイーン",
        "stopper": "stopper; a stopper; stop; stoppers; ストッパー", "shape": "shape; my shape; distribution; hand pattern; シェイプ; ハンドパターン; 形; longer minor",
        "strength": "range; strength; points; minimum or maximum; min or max; how strong; how good; max or min; maximum or minimum; ミニマムかマキシマムか; ミニマムかマキシマム; ミニかマックス; 強いか弱いか; 強さ; レンジ; 点; 点数", "shortness": "shortness; singleton; ショートネス; シングルトン; short suit",
        "support": "support; a fit; fit; サポート; three card support; 3枚サポート", "controls": "controls; コントロール; features; feature; フィーチャー", "suit": "which suit; partners suit; どのスート; suit; スート",
        "lead": "a lead; lead; リード; unusual lead; an unusual lead; specific lead; particular lead; 変わったリード; 特別なリード; リードの指定", "spades": "spades; スペード", "hearts": "hearts; ハート",
    }),
    *words("aim", {"relay": "relay; relays; i relay; a relay; marking time; リレー; つなぎ; puppet; パペット; puppet to; marionette", "waiting": "waiting; wait; waits; just waits; marks time; ウェイティング; 待ち; 待ちの; 時間稼ぎ; waiting bid; temporising; temporizing"}),
    *words("must_bid", {"relay": "partner must bid; must bid; has to bid; have to bid; forces partner to bid; asks partner to bid; relay to; relays to; puppet to; forces; "
                        "partner has to bid; partner is forced to bid; partner bids; wants partner to bid; i want partner to bid; wants to hear; tells partner to bid; just says bid; opener must bid; opener has to bid; responder must bid; you must bid; makes partner bid; asks opener to bid; relay into"}),
    *words("at_least", {"+": "might be only; could be only; may be only; can be only; might be just; could be just; may be just; could be as few as; as few as; sometimes only; could be as short as; may be as short as; might be as short as; as short as; at worst; can be as short as; possibly as short as; 短くて"}),
    *words("every", {"any": "no meaning; means nothing; 意味はない; 意味はありません; 意味がない; any hand; forced relay; anything; any old hand; nothing about my hand; tells nothing; tells you nothing; says nothing about my cards; says nothing about my hand; says nothing about the hand; tells nothing about my hand; says nothing; nowt; shows nowt; says nowt; shows nothing; no information; no message; whatever he has; whatever i held; whatever i had; whatever i have; whatever he held; 何も言っていない; 何も示していない; 手は何でも; 手は問わない; 何も約束しない; 手とは関係ありません; 手とは関係ない; 手とは無関係; doesn't promise a thing; does not promise a thing; promises nothing; doesn't say a thing; completing the transfer; completes the transfer; accepting the transfer; "
                     "accepts the transfer; forced; i was barred; barred; automatic; any; 何でも; なんでも; 何も示さない; トランスファーの完成; トランスファーを完成; 強制; 自動的; "
                     "トランスファーアクセプト; トランスファー完成; アクセプトしただけ; 何も示していません; 何も示しません; 何も言っていません; 何も言ってない; 何も約束しません; 何も約束していない; 何もわからない"}),
    *words("no_matter", {"0+": "doesn't matter; does not matter; don't matter; is irrelevant; irrelevant; immaterial; is immaterial; not important; makes no difference; 関係なく; かかわらず; 関わらず; 問わない; 問わず; 問いません; 不問; 関係ない; 関係なし; 関係ありません; 無関係; 自由; どうでもいい; 何でもいい; 何でも; なんでも"}),
    *words("weighty", {"": "tolerance; pick; choose; choice; stand; length; canape; canapé; rebiddable; rebid; extra; extras; quick tricks; loser; losers; lead; save; sacrifice; rescue; escape; compete; scramble; scrambling; run; pull; correct; pass or correct; p/c; sit; leave; lots; freak; concentrated; headed; intermediates; quality; texture; holding; gadget; psyche; psych; stiff king; working; fitting; playable; biddable; semi; stoppers; defence; defensive; offensive; distribution; shape; shapely; shortage; slam; slammish; game; interest; quantitative; want; wants; wanted; hope; hopes; wish; expect; suggest; suggests; suggesting; force; tell partner; choose; decide; rule of; tricks; winners; trump; trumps; honour; honours; honor; honors; points; suit; suits; 逃げ; 救出; リードさせ; 選ば; 選んで; 期待; 希望; 提案; サクリファイス; 止まり; 長さ; 質; 形; 配置"}),
    *words("talk", {"talk": "i should say; i should think; i would say; i would think; i should imagine; whatsoever; at all; director; td; other partner; last partner; regular partner; usual partner; as a rule; i know; you know; boring; says so on the card; on the card; it says on the card; ours; yet; still; already; earlier; later; afterwards; meanwhile; eventually; immediately; comes; coming; came; went; goes; looked; thinks; thinking; figured; noticed; heard; explains; explained it; as he explained; tea; coffee; kettle; very; quite; nobody; somebody; anyone; everything; him; whats; ペア; うちのペア; システム; 約束では; 取り決め; 取り決めで; 取り決めでは; 決まり; 決めています; 決めてます; 合意; アグリーメント; コンベンションカード; as you'd expect; as you would expect; as expected; love; dear; mate; blood; bro; bruv; pal; buddy; darling; honey; pet; duck; hen; guv; sir; madam; folks; lads; guys; man; fam; cheers; thanks; thank you; innit; init; tbh; imo; imho; fwiw; afaik; iirc; btw; lol; haha; obvs; obv; tho; cos; coz; aye; yep; yup; och; ken; wee; reckon; literally; frankly; strictly speaking; technically; officially; as it were; so to speak; if you like; if you please; if you will; for what it is worth; to be honest; to be fair; to be precise; at the end of the day; you see; look; listen; hey; hi; hello; good evening; full stop; period; end of story; that's that; that's all; no more; nothing more to it; first; acol; sayc; standard american; yellow card; north; east; south; west; 北; 東; 南; 西; always; ever since; since; ages; years; ago; once; again; as usual; like always; mum; mom; dad; father; mother; husband; wife; teacher; taught; book; book says; everybody; everyone; people; nowadays; these days; remember; learned; learnt; started; together; last week; yesterday; today; card says; obviously; honestly; basically; or whatever; whatever you call it; さん; 先生; 昔; 昔から; いつも; ずっと; 最近; 習った; 教わった; みんな; 普段; 毎回; 前から; ご存知; 本"}),
    *words("repair", {"repair": "no sorry; sorry no; no wait; wait no; no no; i mean; no i mean; sorry i mean; i meant; correction; make that; or rather; scratch that; er no; oh no; no it's; hang on; hold on; いやいや; じゃなくて; ではなくて; 違う; 違った; 違います; 間違えた; 間違えました; 訂正; もとい; あ違う; いや違う; いや; いえ"}),
    *words("no_limit", {"0+": "どんなハンドでも; どんな手でも; of any sort; of any kind; any sort; any kind; any shape; any strength; any distribution; any points; unlimited; any two suits; 強さは問わない; 強さ不問; 無制限; 形は問わない; どんな形でも; ならなんでも; なら何でも; any range; either way; wide ranging; no upper limit; 上限なし; 強さは何でも; 点数は問わない; 点は問わない; 点数不問; 形は何でも; 何点でも"}),
    *words("natural", {"nat": "natural; nat; ナチュラル; 自然; real; a real suit; genuine; 本物"}),
    *words("remark", {
        "forcing": "forcing; forcing one round; forcing for one round; one round force; round force; one round forcing; F1; 1RF; フォーシング; 1ラウンドフォーシング; ワンラウンドフォーシング",
        "nf": "can be passed; may be passed; i can pass; you can pass; パス可; パスできる; パスしてよい; semi forcing; semi-forcing; semiforcing; セミフォーシング; non forcing; nonforcing; not forcing; NF; ノンフォーシング; フォーシングではない; フォーシングでない; フォーシングじゃない; passable",
        "to play": "to play; wants to play there; want to play there; i want to play there; that's it; i'm done; end of the auction; ここまで; ここで終わり; ここで止まる; プレイしたい; to end the auction; sign off; signoff; sign-off; signs off; サインオフ; 打ち切り; プレイするつもり",
        "artificial": "artificial; conventional; negative; double negative; second negative; super negative; ネガティブ; ネガティブレスポンス; アーティフィシャル; 人工的; alertable; alert; アラート",
        "answer": "response; responding; responds; responded; reply; replies; replied; replying; answer; answers; answered; answering; レスポンス; 返事; 応答; 答え",
        "about": "denies nothing; denying nothing; as can be; as they come; as it gets; as anything; or near enough; near enough; rebidding; opening bidder; in nature; nothing weird; nothing fancy; nothing odd; nothing unusual; nothing strange; nothing funny; nothing clever; nothing exotic; nothing more; advance; reb; resp; pos; pos.; on the side; or a touch more; or a bit more; give or take; or thereabouts; semi-positive; semi positive; semipositive; what it says on the tin; what it says; exactly what it says; not good enough for more; carder; walsh; perfect; ideal; opposite an opener; opposite an opening; opposite an opening bid; facing an opener; facing an opening; リミテッド; nothing outside; nothing else; nothing on the side; nothing on the outside; 外には何もない; 外は何もなし; サイドは何もない; サイドには何もなし; 他には何もない; 他は何もなし; i think; i believe; i guess; as far as i know; in principle; more or less; as always; as usual; as most people do; like everybody; like everyone; nothing special; not alerted; undiscussed style; classic; classical; traditional; modern; normal; textbook; plain; plain old; plain vanilla; vanilla; bog standard; bog-standard; straightforward; usual; the usual; common; first seat; second seat; in second seat; favourable; unfavourable; at favourable; at any vulnerability; any vulnerability; vul; non vul; nv; at the two level; at the three level; at the four level; at the one level; at the five level; over interference; in response; to one no trump; to 1nt; over 1nt; over one no trump; over 1 nt; over no trump; over nt; opposite one no trump; 1NTに; 1NTに対して; ノートランプに対して; 1NTへの; 1NTオープンに; 1NTの上で; no alert; not alertable; simple; straight; ordinary; regular; old fashioned; penalty oriented; penalty-oriented; super accept; superaccept; good opening; 4 level; 3 level; 2 level; four level; three level; two level; in third seat; in fourth seat; third seat; in first seat; constructive; limited; limit bid; sound; disciplined; standard; balancing; protective; by a passed hand; passed hand; in competition; "
        "nonvul; vulnerable; not vulnerable; maybe stronger; slam interest; slam try; or equivalent; opening; opener; opens; rebid; jump; "
        "jump to; コンストラクティブ; オープン; でオープン; オープニング; リビッド; ジャンプ; パスハンド; opening bid; free bid",
    }),
    *words("unclear", {
        "whose": "would be; would have; would show; used to; used to be; used to show; thought; intended; forgot; should have; supposed; supposed to; unlike; instead of; rather than; whereas; unless; except; except when; other than; two lowest; two lowest suits; too strong; too weak; too good; too big; not sure; i'm not sure; don't know; don't remember; no idea; 強すぎ; 強すぎる; 弱すぎる; 忘れ; わからない; 分からない; 知らない; 分かりません; わかりません; lowest suits; two highest; extreme suits; 上2つ; 下2つ",
    }, -1.2),
    *words("unclear", {"theirs": "partner's suit; partners suit; opener's suit; openers suit; their suit; his suit; her suit; your suit; opponents' suit; opponents suit; responder's suit; opener's major; openers major; partner's major; partners major; bid suit; suit bid; suit opened; suit he opened; suit they bid; suit i bid; own suit; my own suit; パートナーのスート; パートナーのスーツ; 相手のスート; 相手のスーツ; オープナーのスート; オープナーのスーツ; 相手スート; suit opened by them; enemy suit"}, -1.2),
    *words("others", {"others": "everything else; all the others; others; other suits; other three suits; other three; other two suits; other two; unbid suits; unbid suit; rest of the suits; all the other suits; all other suits; all unbid suits; remaining suits; 他のスート全部; 他の3スート; 残りの3スート; 残りのスート; 他のスーツ全部; 残りの3スーツ; ほかのスート; ビッドされていないスート; 他の2スート; 残りの2スート; 残り2スート; 残り3スート"}, -1.2),
    *words("unclear", {
        "cards": "cards; decent; それなり; 普通の手; showing cards",
        "points": "values; some values; good hand; nice hand; decent hand; minimum; maximum; min; max; ミニマム; マキシマム; 最低限; extras; extra values; showing values; minimum hand; maximum hand",
        "tricks": "playing tricks; tricks; プレイングトリック; トリック",
        "hands": "do something sensible; do something intelligent; could be short; might be short; may be short; can be short; up the line; longer minor; might have a longer minor; top honour; top honor; good suit; bad suit; "
        "other major; the other major; four of the other major; 短いかもしれない; ショートかもしれない; another; interest; lead",
    }),
    *words("hedged", {"may": "を約束しない; は約束しない; を保証しない; は保証しない; とは限らない; とは限りません; は問わない; でもよい; でもいい; もあります; もある; のこともある; のこともあります; のことがあります; のことがある; こともある; こともあります; ことがある; ことがあります; の場合があります; の可能性があります; かもしれません; かも; possible; is possible; allowed; is allowed; permitted; not excluded; 可能性あり; の可能性あり; もあり; もありうる; を否定しない; can be stronger; 場合もある; 場合もあります; 時もある; ときもある; もいる"}, -1.0),
    *words("hedge", {"may": "doesn't promise; does not promise; not promising; without promising; doesn't guarantee; does not guarantee; doesn't show; doesn't say; not necessarily; need not be; needn't be; need not have; needn't have; doesn't have to be; doesn't have to have; doesn't need; nearly always; almost always; mostly; generally; tends to be; tends to have; at times; on occasion; occasionally; frequently; likely; could well be; ふつう; ふつうは; だいたいは; ときどき; 時々; たいてい; まれに; could be; may; may have; may be; may contain; might contain; can contain; might; might have; can have; could have; possibly; usually; normally; often; typically; sometimes; maybe; probably; sometimes; 普通は; 普通; 通常; たまに; 多くは; かもしれない; 可能性; perhaps"}),
    *words("other_suit", {"other": "another suit; a second suit; second suit; another; side suit; any other suit; other suit; somewhere; 他のスート; 別のスート; もう1つのスート; 他のスーツ; one other suit"}),
    *words("obeyed", {"any": "i was made to; what i was told; as i was told; as told; what he asked; what partner asked; what i was asked; 言うしかありません; 言うしかありませんでした; 言うしかなかった; 言うしかなく; no choice; i had no choice; had no choice; i had to; had to; i have to; 言うしかない; 選択の余地なし; 言われた通り; made me; makes me; told me to; told me; tells me to; asks me to; asked me to; forces me; forced me; forces me to; requires it; demands it; 受け; 受けた; 受けて; 応じ; 応じた; 応じて; 従い; 従った; 従って; 答えた; 答えて; 返した; 返して; 完成した; 完了"}),
    *words("both_of_them", {"&": "両方; 両方とも; 二つとも; 2つとも; 2つ; 二つ; どちらも; どっちも; ともに; 双方"}),
    *words("longer", {">": "longer; is longer; are longer; の方が長い; のほうが長い; が長い"}),
    *words("promise", {"+": "need; needs; needed; require; requires; promise; promises; promised; promising; guarantee; guarantees; guaranteed; guaranteeing; 保証"}),
    *words("longest", {"^": "longest; longest suit; 最長"}),
    *words("long", {"long": "long; ロング; 長い"}),
    *words("around", {"~": "about; around; roughly; approximately; 約; およそ; だいたい"}),
    *words("trumps", {"t": "trumps; trump; of them; of those; in the suit; 切り札; トランプ"}),
    *words("suits_of_name", {"n": "both suits"}),
    *words("join", {"": "either; &; かつ; shows; showed; shown; some; showing; show; says; tells; means; is; its; it is; it was; was; be; with; holding; having; contains; containing; has; have; had; only; "
                    "hand; hands; suit; suits; type; how many; agreed; undisclosed; unspecified; unnamed; ->; =>; good old; a side; variety; version; kind; definitely; certainly; absolutely; surely; including; meaning; though; although; i.e.; namely; that is; つまり; すなわち; they play; plays; play; playing; used; use; using; treat; treated; take; taken; say; said; tell; told; like; call it; called; known as; what we call; what i call; bidding; opens; opened; opening of; made; makes; make; give; gives; giving; got; gets; does; do; did; simply; just a; the thing; about my hand; about our hand; am; are; were; been; being; will; would; 'd; 'll; 've; 're; 'm; i'd; i've; he's; she's; they're; that's; what; where; when; because; since; normally just; "
                    "im; played; playing; at least one; at least one of; isn't it; doesn't it; don't you; right; eh; what else; no less; you know me; oh; ah; hmm; yeah; yes; right; now; anyway; mind you; let me see; sort of; kind of; something like; i suppose; i'd say; promised; pretty much; nothing much else; not much else; not much more; nothing more; nothing fancy; not promising anything; doesn't promise anything; style; doubled; doubles; redoubled; redoubles; passed; passes; doubling; overcalled; overcalling; jumped; jumping; here it; the call; this call; this bid; the bid; that bid; my bid; partnership; system; in our system; in our methods; methods; in my book; by agreement; agreement; convention card; on our card; alerted as; explained as;  we play; played as; bid; bids; call; double; redouble; pass; called; a call; "
                    "his; her; their; our; my; this; that; in; of; for; and; then; also; but; which; there; of course; here; at; on; total; it; to; by; from; as; so; into; somewhere; 's; "
                    }),
    *words(FILLER, {None: "普通の; ふつうの; お; ご; できる; 割り込んだ; 割り込んで; もちろん; まず; 後で; あとで; オープナーの; オープナーは; オープナーが; レスポンダーの; レスポンダーは; オーバーコーラーの; と言ったら; と言うと; と言えば; ことを; の間; あれば; があれば; 形は; 点は; 点数は; 強さは; 枚数は; 枚数; レンジは; シェイプは; 長さは; ございます; でございます; ですわ; ですねん; やん; やわ; やから; さかい; でんねん; ますわ; ますねん; まんねん; だべ; っぺ; じゃ; じゃけん; けん; ばい; だに; だら; ずら; っす; でござる; なんよ; なんや; なのよ; なのね; のよ; わよ; わね; だってば; なんですわ; なんですよ; なんですよね; ってこと; ということ; ということです; ちゅう; っちゅう; という感じ; って感じ; な感じ; 感じ; 感じです; とりあえず; 要するに; 要は; 単純に; ただの; ごく普通の; 例の; いわゆる; 正確には; ため; ための; んです; んだ; んや; のや; んですが; んですけど; や; i; he; she; we; you; they; me; us; partner; pard; opener; responder; overcaller; my; his; her; their; our; your; やね; やな; やで; やけど; やねん; ねん; わ; だ; だよ; だね; だな; だけど; ました; ます; しました; します; しまして; していて; されました; なりました; なります; あり; あります; ありました; なので; なのです; なのに; だから; ですから; ほう; 方; である; なんだ; なんです; なんですが; ですね; ですよ; はず; はずです; だろう; でしょう; と思う; と思います; だと思う; たぶん; けど; けれど; って; っていう; というの; というもの; やつ; みたいな; この; その; あの; ただ; まあ; うち; うちの; うちでは; 我々; 我々の; 私たち; 私たちの; こちら; こっち; こちらの; 意味; の意味; 意味です; "
                    + forms(SU, "示", "表", "あらわ") + "; " + forms(SURU, "約束", "コール", "ビッド") + "; " + forms(ICHIDAN, "見せ", "上げ", "あげ", "答え", "応え", "考え", "決め", "続け") + "; " + forms(SU, "上げ直", "出", "返", "話", "直") + "; " + forms(RU, "使", "や", "言") + "; " + forms(KU, "開", "置") + "; 言う; 言った; 言います; 言って; いう; まして; ていて; してます; しています; している; してる; 示す; を示す; 約束; 手; ハンド; スーツ; スート; で; が; は; を; に; も; へ; の; です; だけ; くらい; ぐらい; ほど; と; して; した; する; いる; ある; "
                    "パートナー; 私; あと; ので; という; もの; 場合; から; (; ); 数; 言わせる; ならば; なら; 持つ; を持っている; 持っている; ダブル; リダブル; パス; ビッド; コール; ずつ; each; apiece; .; honour; honor"}),
    *words("remark", {"about": "good; bad; poor; a good; a bad; 良い; 悪い"}, 0.2),
    *words("join", {"": "promises; promising; guarantees; guaranteeing"}),
    *words("whose", {"": "partner's; my partner's; their; rho's; lho's; opener's; opponents'; an opponent's"}),
    *words("hedge", {"may": "possible"}, 0.3),
    *words("join", {"": "about"}, 0.8),
    *words("comma", {",": "...; …"}),
    *words("or", {"/": "or else; otherwise; それとも"}),
    *words("conv", {"rkcb": "key card; keycard"}, 0.7),
)  # fmt: skip
