"""The words for what a call shows, beside those that every reader knows."""

from __future__ import annotations

from bridgelaw.comparable.spoken.convention_rows import CONVENTIONS
from bridgelaw.reading.lexicon import FILLER, Word, words
from bridgelaw.reading.shared.words import SHARED_WORDS

CALL_WORDS: tuple[Word, ...] = (
    *SHARED_WORDS,
    *(word for each in CONVENTIONS for word in words("conv", {each.key: each.names})),
    *words("vague", {
        "5-10": "weak; weakish; ウィーク; ウイーク; 弱い; 弱い手; 弱め; bad hand; poor hand",
        "16+": "strong; ストロング; 強い; 強い手",
        "11-15": "intermediate; インターミディエイト; limited opening",
        "12+": "opening hand; opening values; opening strength; opening bid values; an opening bid; full opening; opening points; "
        "game forcing; game force; GF; forcing to game; game values; game going; ゲームフォーシング; ゲームフォース; オープンの強さ; "
        "オープニングの強さ; オープニングバリュー; オープン相当; オープニング相当; オープンハンド; オープン点; オープンの点; オープンできる手",
        "10-12": "invitational; inviting; inviting game; invites; invite; INV; game invitational; インビテーション; インビテーショナル; インビ",
        "10+": "invitational or better; invitational plus; inv+; inv or better; limit raise or better; "
        "invitational or stronger",
        "0-11": "less than an opening; less than opening; below opening; not opening; under opening strength; オープン未満; オープンできない; less than opening values; less than an opening bid; no opening bid; no opening hand; not an opening bid; not enough to open; "
        "オープンの点がない; オープンの点がない手; オープンできない手; オープンできない",
    }),
    *words("balance", {
        "bal": "balanced; bal; flat; バランス; バランスハンド; バランスの手; バランスした手; 均等; 均等な手; バランス型; NT系; balanced hand; ノートランプハンド",
        "semibal": "semi balanced; semibalanced; semi-bal; semibal; セミバランス",
        "unbal": "unbalanced; unbal; アンバランス; 非バランス",
        "one-suiter": "one suiter; one suited; single suited; single suiter; one long suit; 1スーター; ワンスーター; one suit",
        "two-suited": "two suiter; two suited; 2 suited; 2 suiter; 2-suited; 2-suiter; 2スーター; ツースーター; two suits; 2スート",
        "three-suited": "three suiter; three suited; 3 suited; 3 suiter; 3-suited; 3-suiter; 3スーター; スリースーター",
    }),
    *words("short", {
        "0-1": "short; shortness; shortage; singleton or void; void or singleton; singleton/void; at most one; ショート; 短い; ショートネス; "
        "シングルトンかボイド; シングルトンまたはボイド; シングルトン以下; ボイドかシングルトン",
        "1": "singleton; stiff; シングルトン", "0": "void; ボイド", "2": "doubleton; ダブルトン", "0-2": "doubleton or less; at most a doubleton; ダブルトン以下",
    }),
    *words("honours", {"aces": "ace; aces; エース", "kings": "king; kings; キング",
                       "keycards": "key card; key cards; keycard; keycards; KC; RKC; キーカード", "controls": "control; controls; コントロール"}),
    *words("stopper", {"stop": "stopper; stoppers; stop; guard; ストッパー; ストップ"}),
    *words("solid", {"solid": "solid; running; ソリッド"}),
    *words("deny", {"not": "no; denies; deny; denying; denied; without; w/o; lacks; lacking; not; does not have; doesnt have; cannot have; never"}),
    *words("denied", {"not": "なし; 無し; がない; のない; ない; を否定; を否定する; 否定; を持たない; 持っていない; はない; ではない; でない; 以外; denied; excluded; を除く"}),
    *words("has", {"has": "あり; 有り; がある; を持つ; 持っている; を持っている; 保証"}),
    *words("asks", {"asks": "asks; ask; asking; asks for; asking for; asks about; asking about; ask for; enquiry; inquiry; enquires; looking for; "
                    "please; wants to know; checking; 聞く; を聞く; 尋ねる; を尋ねる; たずねる; をたずねる; 質問; を質問; を問う; 聞き; アスク; アスキング; 聞いています; を聞いています; 聞いている; を聞いている; 尋ねている; を尋ねている; 尋ねています; を尋ねています; 確認; を確認; 確かめる; を確かめる; 要求; を要求; 求める; を求める; 知りたい; が知りたい; requests; requesting; wants to find out"}),
    *words("topic", {
        "majors": "majors; major; a major; both majors; メジャー", "4-card majors": "four card major; 4 card major; four card majors; 4 card majors; 4枚メジャー; メジャー4枚", "5-card majors": "five card major; 5 card major; 5枚メジャー; メジャー5枚",
        "minors": "minors; minor; マイナー", "aces": "aces; ace; number of aces; how many aces; エース; エースの数; エースの枚数", "kings": "kings; number of kings; キング; キングの数; how many kings",
        "keycards": "key cards; keycards; key card; キーカード; キーカードの数; キーカードの枚数; number of key cards", "queen": "trump queen; queen of trumps; the queen; 切り札のQ; 切り札のクイーン",
        "stopper": "stopper; a stopper; stop; stoppers; ストッパー", "shape": "shape; distribution; hand pattern; シェイプ; ハンドパターン; 形; longer minor",
        "strength": "range; strength; points; minimum or maximum; min or max; 強さ; レンジ; 点; 点数", "shortness": "shortness; singleton; ショートネス; シングルトン; short suit",
        "support": "support; fit; サポート; three card support; 3枚サポート", "controls": "controls; コントロール; features; feature; フィーチャー", "suit": "which suit; partners suit; どのスート; suit; スート",
        "lead": "a lead; lead; リード", "spades": "spades; スペード", "hearts": "hearts; ハート",
    }),
    *words("aim", {"relay": "relay; relays; リレー; puppet; パペット; puppet to; marionette", "waiting": "waiting; wait; ウェイティング; 待ち; temporizing"}),
    *words("must_bid", {"relay": "partner must bid; forces partner to bid; asks partner to bid; relay to; relays to; puppet to; forces; "
                        "partner has to bid; partner is forced to bid"}),
    *words("at_least", {"+": "could be as short as; may be as short as; might be as short as; as short as; at worst; can be as short as; possibly as short as; 短くて"}),
    *words("every", {"any": "any hand; forced relay; anything; nothing; nothing at all; no choice; i had no choice; completing the transfer; completes the transfer; accepting the transfer; "
                     "accepts the transfer; forced; i was barred; barred; automatic; any; 何でも; なんでも; 何も示さない; トランスファーの完成; トランスファーを完成; 強制; 自動的; "
                     "トランスファーアクセプト; 選択の余地なし"}),
    *words("no_limit", {"0+": "any shape; any strength; any distribution; any points; unlimited; any two suits; 強さは問わない; 強さ不問; 無制限; 形は問わない; どんな形でも; ならなんでも; なら何でも; any range; either way; wide ranging"}),
    *words("natural", {"nat": "natural; nat; ナチュラル; 自然; real"}),
    *words("remark", {
        "forcing": "forcing; forcing one round; forcing for one round; one round force; round force; one round forcing; F1; 1RF; フォーシング; 1ラウンドフォーシング; ワンラウンドフォーシング",
        "nf": "semi forcing; semi-forcing; semiforcing; セミフォーシング; non forcing; nonforcing; not forcing; NF; ノンフォーシング; passable",
        "to play": "to play; sign off; signoff; sign-off; signs off; サインオフ; 打ち切り; プレイするつもり",
        "artificial": "artificial; conventional; negative; double negative; second negative; super negative; ネガティブ; ネガティブレスポンス; アーティフィシャル; 人工的; alertable; alert; アラート",
        "about": "no alert; not alertable; simple; straight; ordinary; regular; old fashioned; penalty oriented; penalty-oriented; super accept; superaccept; good opening; 4 level; 3 level; 2 level; four level; three level; two level; in third seat; in fourth seat; third seat; in first seat; constructive; limited; limit bid; sound; disciplined; standard; balancing; protective; by a passed hand; passed hand; in competition; "
        "nonvul; vulnerable; not vulnerable; maybe stronger; slam interest; slam try; or equivalent; opening; opener; opens; rebid; response; responding; reply; answer; jump; "
        "jump to; コンストラクティブ; オープン; でオープン; オープニング; レスポンス; リビッド; 返事; 応答; ジャンプ; パスハンド; opening bid; free bid",
    }),
    *words("unclear", {
        "cards": "cards; decent; それなり; 普通の手; showing cards",
        "points": "values; some values; good hand; nice hand; decent hand; minimum; maximum; min; max; ミニマム; マキシマム; 最低限; extras; extra values; showing values; minimum hand; maximum hand",
        "tricks": "playing tricks; tricks; プレイングトリック; トリック",
        "hands": "do something sensible; do something intelligent; could be short; might be short; may be short; can be short; up the line; longer minor; might have a longer minor; top honour; top honor; good suit; bad suit; "
        "other major; the other major; four of the other major; 短いかもしれない; ショートかもしれない; another; interest; lead",
    }),
    *words("hedged", {"may": "possible; is possible; allowed; is allowed; permitted; not excluded; 可能性あり; の可能性あり; もあり; もありうる; を否定しない; can be stronger"}),
    *words("hedge", {"may": "could be; may; may have; may be; may contain; might contain; can contain; might; might have; can have; could have; possibly; usually; normally; often; typically; sometimes; maybe; probably; sometimes; 普通は; 普通; 通常; たまに; 多くは; かもしれない; 可能性; perhaps"}),
    *words("other_suit", {"other": "another suit; a second suit; second suit; another; side suit; any other suit; other suit; somewhere; 他のスート; 別のスート; もう1つのスート; 他のスーツ; one other suit"}),
    *words("longer", {">": "longer; is longer; are longer; の方が長い; のほうが長い; が長い"}),
    *words("promise", {"+": "promises; promising; guarantees; guaranteeing; 保証"}),
    *words("longest", {"^": "longest; longest suit; 最長"}),
    *words("long", {"long": "long; ロング; 長い"}),
    *words("around", {"~": "about; around; roughly; approximately; 約; およそ; だいたい"}),
    *words("trumps", {"t": "trumps; trump; of them; of those; in the suit; 切り札; トランプ"}),
    *words("exactly_after", {"=": "exactly; precisely"}),
    *words("suits_of_name", {"n": "both suits"}),
    *words("join", {"": "either; &; かつ; shows; showing; show; says; tells; means; is; its; it is; it was; was; be; with; holding; having; has; have; had; only; "
                    "hand; hands; suit; suits; type; how many; they play; we play; played as; bid; bids; call; double; redouble; pass; called; a call; "
                    "his; her; their; our; my; this; that; in; of; for; and; then; also; but; which; there; of course; here; at; on; total; it; to; by; from; as; so; into; somewhere; 's; "
                    }),
    *words(FILLER, {None: "示す; を示す; 約束; 手; ハンド; スーツ; スート; で; が; は; を; に; も; へ; の; です; だけ; くらい; ぐらい; ほど; と; して; した; する; いる; ある; "
                    "パートナー; 私; あと; ので; という; もの; 場合; から; (; ); 数; 言わせる; ならば; なら; 持つ; を持っている; 持っている; ダブル; リダブル; パス; ビッド; コール; ずつ; each; apiece; .; honour; honor"}),
    *words("remark", {"about": "good; bad; poor; a good; a bad; 良い; 悪い"}, 0.2),
    *words("join", {"": "promises; promising; guarantees; guaranteeing"}),
    *words("hedge", {"may": "possible"}, 0.3),
)  # fmt: skip
