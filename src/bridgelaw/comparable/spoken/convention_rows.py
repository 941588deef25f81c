"""Named methods: what each name stands for, and what must be said beside it.

A name is a default. Points said beside it take the place of its points, a length takes the place
of its length. `X` stands for the suit that is spoken of, or else the suit of the call.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Convention:
    """A method: its names in both languages (by semicolons), and what it shows by itself.

    `points` and `length` are defaults (`length` is of the suit, or of each of `suits`); `hands` is
    whatever else it shows in the plain notation; `purpose` what it is for. `needs` is what must be
    told: `suit`, `suits` (two of them), `short` (a short one), `hands`, or nothing. `own` says that the suit of the call's
    name is the suit that it shows (a weak two), where none is spoken of.
    """

    key: str
    names: str
    points: str = ""
    length: str = ""
    suits: str = ""
    hands: str = ""
    purpose: str = ""
    needs: str = ""
    own: bool = False

    def __str__(self) -> str:
        return self.key


CONVENTIONS = (
    # Openings
    Convention("weak-two", "weak two; w2; wk 2; wk two; weak two bid; weak 2; ウィークツー; ウイークツー; ウィーク2; 弱い2; 弱いツー; 弱い2の代", "5-10", "6", needs="suit", own=True),
    Convention("preempt", "preempt; pre; barrage; barrage opening; blocking bid; pre-empt; preemptive; pre-emptive; preempting; プリエンプト; プリエンプティブ; プリ", "5-10", "7+", needs="suit", own=True),
    Convention("weak-jump", "weak jump overcall; wjo; wjs; weak jump; weak jump shift; ウィークジャンプ; ウィークジャンプオーバーコール", "5-10", "6+", needs="suit", own=True),
    Convention("strong-nt", "strong no trump; strong notrump; strong nt; strong 1nt; strong one no trump; ストロングノートランプ; ストロングNT", "15-17", hands="bal"),
    Convention("weak-nt", "weak no trump; weak notrump; weak nt; weak 1nt; weak one no trump; ウィークノートランプ; ウィークNT", "12-14", hands="bal"),
    Convention("mini-nt", "mini no trump; mini notrump; mini nt; mini; ミニノートランプ; ミニNT", "10-12", hands="bal"),
    Convention("multi-landy", "multi landy; multi-landy; woolsey; マルチランディ; マルチランディー; ウールジー", needs="hands"),
    Convention("multi", "multi; multi two diamonds; multi 2d; マルチ; マルチ2ダイヤ; マルチツーダイヤ", "5-10", "6", suits="S H or"),
    Convention("flannery", "flannery; フラナリー", "11-15", hands="S4 H5"),
    Convention("muiderberg", "muiderberg; lucas; lucas two; dutch two; dutch; dutch style; ムイダーバーグ; ルーカス", "5-10", "5", hands="(C4+ or D4+)", needs="suit", own=True),
    Convention("ekren", "ekren; ekrens; エクレン", "5-10", "4+", suits="S H"),
    Convention("precision-club", "precision club; strong club; big club; strong 1c; strong one club; artificial club; artificial one club; forcing club; 強い1クラブ; 強いクラブ; precision one club; precision 1c; ストロングクラブ; プレシジョンクラブ; プレシジョンの1クラブ; プレシジョンの1♣", "16+"),
    Convention("precision", "precision; プレシジョン; プレシジョンの", needs="hands"),
    Convention("gambling", "gambling; gambling three no trump; gambling 3nt; gambling no trump; ギャンブリング; ギャンブリング3NT", "", hands="(C7+ CAKQ or D7+ DAKQ)"),
    Convention("benji", "benji; benjamin; ベンジャミン", needs="hands"),
    Convention("better-minor", "better minor; ベターマイナー", "", "3+", needs="suit", own=True),
    Convention("short-club", "short club; ショートクラブ", "", "2+", suits="C"),
    Convention("strong-two", "strong two; ストロングツー", "16+", "5+", needs="suit", own=True),
    Convention("namyats", "namyats; south african texas opening; ナミャツ", needs="hands"),
    Convention("mini-roman", "mini roman; mini-roman; ミニローマン", "11-15", hands="three-suited"),
    Convention("roman-two", "roman two; roman two diamonds; ローマン2ダイヤ", "17+", hands="three-suited"),
    Convention("wide-club", "polish club; swedish club; carrot club; wilkosz; tartan; tartan two; kokish; gazzilli; wonder bid; suction; crash; brozel; meckwell; astro; asptro; aspro; pinpoint astro; ポーリッシュクラブ; ガジリ; サクション; ブローゼル; メックウェル; アストロ", needs="hands"),
    Convention("acol-two", "acol two", needs="hands"),
    Convention("five-card-majors", "five card majors; 5 card majors; five card major style", "", "5+", needs="suit", own=True),
    Convention("four-card-majors", "four card majors; 4 card majors; four card suits; 4 card suits", "", "4+", needs="suit", own=True),
    # Responses and raises
    Convention("limit-raise", "limit raise; limit; LR; リミットレイズ; リミット", "10-12", "4+", needs="suit", own=True),
    Convention("single-raise", "single raise; courtesy raise; simple raise; plain raise; シンプルレイズ; シングルレイズ", "6-9", "3+", needs="suit", own=True),
    Convention("raise", "raise~; {jack|bump|boost|hoist|jump}~ up; レイズ", "", "3+", needs="suit", own=True),
    Convention("support", "support; サポート; fit; フィット; trump support", "", "3+", needs="suit"),
    Convention("preemptive-raise", "preemptive raise; pre-emptive raise; weak raise; プリエンプティブレイズ", "0-10", "4+", needs="suit", own=True),
    Convention("mixed-raise", "mixed raise; mixed; ミックストレイズ; ミックスレイズ; ミックスドレイズ; ミクストレイズ", "7-9", "4+", needs="suit"),
    Convention("inverted", "inverted minor; inverted; inverted raise; inverted minors; インバーテッドマイナー; インバーテッド; インバーテッドマイナーレイズ", "10+", "4+", needs="suit", own=True),
    Convention("bergen", "bergen; bergen raise; バーゲン; バーゲンレイズ", "7-9", "4+", needs="suit"),
    Convention("drury", "drury; reverse drury; two way drury; ドルーリー; ドルリー", "10-11", "3+", needs="suit"),
    Convention("jacoby-2nt", "jacoby 2nt; jacoby two no trump; jacoby two notrump; ジャコビー2NT; {ジャコビー|ジャコビーの}ツーノートランプ; ジャコビーの2NT; 2NTジャコビー", "12+", "4+", needs="suit"),
    Convention("splinter", "splinter; spl; splinter raise; splinter bid; スプリンター; スプリンタービッド", "", needs="short"),
    Convention("fit-jump", "fit jump; fit showing jump; フィットジャンプ", "", needs="suits"),
    Convention("forcing-nt", "forcing no trump; forcing notrump; forcing nt; 1nt forcing; フォーシングノートランプ; 1NTフォーシング; フォーシング1NT", "6-12"),
    Convention("cue-raise", "unassuming cue bid; unassuming cue; ucb; cue raise; cue bid raise; キューレイズ", "10+", "3+", needs="suit"),
    Convention("truscott", "truscott; truscott 2nt; truscott two no trump; jordan; jordan 2nt; jordan two no trump; dormer; トラスコット; ジョーダン", "10+", "4+", needs="suit"),
    Convention("two-over-one", "two over one; 2 over 1; 2/1; two over one game force; ツーオーバーワン; 2オーバー1", "12+", "4+", needs="suit", own=True),
    Convention("jump-shift", "jump shift; ジャンプシフト; strong jump shift", "16+", "5+", needs="suit", own=True),
    Convention("positive", "positive; positive response; ポジティブ", "8+", "5+", needs="hands", own=True),
    Convention("negative-response", "negative response; ネガティブの返事; ネガティブな返事; negative over two clubs; ネガティブレスポンス; ネガティブ応答", "0-7"),
    # Over no trump
    Convention("stayman", "stayman; stay man; ステイマン; ステーマン", purpose="asks: majors"),
    Convention("puppet-stayman", "puppet stayman; パペットステイマン", purpose="asks: 5-card majors"),
    Convention("checkback", "checkback; checkback stayman; new minor forcing; new minor; two way checkback; nmf; チェックバック; チェックバックステイマン; ニューマイナーフォーシング", purpose="asks: majors"),
    Convention("minor-stayman", "minor suit stayman; マイナースートステイマン; マイナーステイマン", purpose="asks: minors"),
    Convention("transfer", "transfer; transfers; transferred; transferring; xfer; tfr; trf; tsf; trsf; trfr; jacoby transfer; jacoby; red suit transfer; red transfer; トランスファー; トランスファ; トラ; ジャコビートランスファー; ジャコビー", "", "5+", needs="suit"),
    Convention("texas", "texas; texas transfer; south african texas; テキサス; テキサストランスファー", "", "6+", needs="suit"),
    Convention("minor-transfer", "minor suit transfer; minor transfer; マイナートランスファー; マイナースートトランスファー", "", "6+", needs="suit"),
    Convention("weak-takeout", "weak take{-| |}out; weakness take{-| |}out; drop dead bid; ウィークテイクアウト", "0-7", "5+", needs="suit"),
    Convention("rubensohl", "rubensohl; transfer lebensohl; ルーベンゾール", needs="hands"),
    Convention("gladiator", "gladiator; wolff; wolff sign off; xyz; two way new minor; グラディエーター; ウルフ", purpose="relay"),
    Convention("baron", "baron; crowhurst; バロン", purpose="asks: shape"),
    Convention("smolen", "smolen; スモーレン", "10+", hands="(S4 H5 or H4 S5)"),
    Convention("lebensohl", "lebensohl; レーベンゾール; レベンゾール; good bad 2nt; good bad two no trump", purpose="relay"),
    # Asking, slam bidding
    Convention("fourth-suit", "fourth suit; fourth suit forcing; fourth suit game forcing; 4th suit; 4th suit forcing; fsf; フォーススートフォーシング; フォーススート; 第4スート; 第4スートフォーシング; フォーススーツ; フォーススーツフォーシング", purpose="asks: stopper"),
    Convention("blackwood", "blackwood; ordinary blackwood; simple blackwood; old blackwood; blackie; ブラックウッド; ace ask; エースアスク", purpose="asks: aces"),
    Convention("rkcb", "rkcb; rkc; roman key card blackwood; roman keycard; roman key card; roman key cards; key card blackwood; keycard blackwood; keycard ask; key card ask; 1430; 3014; fourteen thirty; thirty fourteen; kickback; minorwood; redwood; exclusion; exclusion blackwood; exclusion key card; voidwood; キックバック; エクスクルージョン; ローマンキーカード; キーカードブラックウッド; キーカードアスク", purpose="asks: keycards"),
    Convention("gerber", "gerber; ガーバー; ガーバ", purpose="asks: aces"),
    Convention("king-ask", "king ask; キングアスク", purpose="asks: kings"),
    Convention("ogust", "ogust; オガスト; オーガスト", purpose="asks: strength"),
    Convention("western-cue", "western cue; western cue bid; ウェスタンキュー; directional ask; stopper ask", purpose="asks: stopper"),
    Convention("range-ask", "range ask; range enquiry; range inquiry; レンジアスク; レンジ聞き", purpose="asks: strength"),
    Convention("cue", "cue bid; cuebid; cue; cueing; cue bidding; cued; control bid; キュー; キュービッド; コントロールビッド", needs="hands"),
    Convention("quantitative", "quantitative; クォンティタティブ; クオンティタティブ", "16-17", hands="bal"),
    Convention("game-try", "game try; help suit game try; long suit game try; trial bid; help suit; short suit game try; ゲームトライ; ヘルプスート; トライアルビッド", needs="points"),
    # Competition
    Convention("takeout", "takeout double; take out double; takeout; take-out; t/o; t/o double; for takeout; for take out; テイクアウトダブル; テイクアウト", "12+", needs="over"),
    Convention("penalty", "penalty double; penalty; penalties; for penalties; business double; business; ペナルティーダブル; ペナルティー; ペナルティダブル; ペナルティ", needs="hands"),
    Convention("negative-double", "negative double; sputnik double; sputnik; negative x; neg double; ネガティブダブル; ネガダブ; ネガティブ", "", "4+", needs="suit"),
    Convention("responsive", "responsive double; responsive; レスポンシブダブル; レスポンシブ", "", "4+", needs="suits"),
    Convention("support-double", "support double; support redouble; サポートダブル; サポートリダブル", "", "3", needs="suit"),
    Convention("competitive-double", "competitive double; competitive; cards double; action double; optional double; コンペティティブダブル; コンペティティブ", needs="hands"),
    Convention("lightner", "lightner; lightner double; lead directing double; lead directing; ライトナー; ライトナーダブル; リードディレクティングダブル", purpose="asks: lead"),
    Convention("overcall", "overcall; simple overcall; オーバーコール", "", "5+", needs="suit", own=True),
    Convention("michaels", "michaels; michaels cue bid; michaels cuebid; マイケルズ; マイケルズキュービッド; マイケルス", "", "5+", needs="suits"),
    Convention("leaping-michaels", "leaping michaels; リーピングマイケルズ", "", "5+", needs="suits"),
    Convention("unusual", "unusual no trump; unusual notrump; unusual nt; unusual 2nt; unusual two no trump; unusual; アンユージュアルノートランプ; アンユージュアル2NT; アンユージュアル; アンユージュアルNT", "", "5+", suits="C D"),
    Convention("ghestem", "ghestem; ゲステム", "", "5+", needs="suits"),
    Convention("landy", "landy; ランディ; ランディー", "", "4+", suits="S H"),
    Convention("cappelletti", "cappelletti; capp; hamilton; カペレッティ", needs="hands"),
    Convention("dont", "dont; d.o.n.t.; ドント", needs="hands"),
    Convention("raptor", "raptor; raptor no trump; raptor 1nt; ラプター", needs="hands"),
    Convention("reverse", "reverse; リバース", "17+", needs="hands"),
)  # fmt: skip
BY_KEY = {each.key: each for each in CONVENTIONS}
"""A name is what people call it; two entries never share one."""
