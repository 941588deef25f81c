"""Stories as people tell them, each with its entrance and facts that were told."""

from __future__ import annotations

STORIES: dict[str, tuple[str, dict[str, str]]] = {
    "hi director, table six here. east has opened a club but i'm the dealer and i sit south": (
        "call-out-of-turn",
        {"table": "6", "speaker": "S", "dealer": "S", "turn": "S", "who": "E", "call": "1C"},
    ),
    "LHO doubled before my partner could say anything": (
        "call-out-of-turn",
        {"who": "lho", "call": "X", "turn": "partner"},
    ),
    "after 1S pass, south responded 1H": (
        "insufficient-bid",
        {"who": "S", "call": "1H", "over": "1S"},
    ),
    "partner bid 2 diamonds over my two hearts": (
        "insufficient-bid",
        {"before": "me 2H", "who": "partner", "call": "2D", "over": "2H"},
    ),
    "North was going to bid 4S but pulled out 3S by accident and saw it straight away": (
        "unintended-call",
        {},
    ),
    "I passed and then I realised I wanted to bid 1NT": (
        "unintended-call",
        {"who": "me", "call": "P"},
    ),
    "west led the four of spades and it was east's turn to lead. south is playing 3NT": (
        "play-out-of-turn",
        {"contract": "3NT", "declarer": "S", "who": "W", "did": "lead", "card": "S4", "turn": "E"},
    ),
    "Declarer called for a club from dummy but she was in her own hand": (
        "play-out-of-turn",
        {"who": "declarer", "from": "dummy", "turn": "declarer"},
    ),
    "east trumped my ace of diamonds and on the next trick played a diamond": (
        "revoke",
        {"led": "DA", "did": "ruff", "held": "D", "since": "next-trick"},
    ),
    "I think north revoked on the second heart, he showed up with one later": (
        "revoke",
        {"who": "N", "led": "H", "since": "next-trick", "sure": "no"},
    ),
    "my partner dropped the queen of clubs face up on the table while defending": (
        "exposed-card",
        {"who": "partner", "card": "CQ", "side": "defence", "accident": "yes"},
    ),
    "a card fell out of west's hand before the auction was finished, the jack of hearts": (
        "card-in-auction",
        {"stage": "auction", "who": "W", "card": "HJ", "accident": "yes"},
    ),
    "South claims the rest but there's still a trump out": (
        "claim",
        {"who": "S", "did": "claim", "tricks": "all", "trump_out": "yes"},
    ),
    "declarer says he has the last four tricks and I don't believe it": (
        "claim",
        {"who": "declarer", "did": "claim", "tricks": "4"},
    ),
    "there was a long pause by north before the pass and then south doubled": (
        "unauthorised-information",
        {"who": "N", "did": "hesitate", "call": "P", "after": "S X"},
    ),
    "they told us 2C was natural, turns out it's stayman, the hand is over": (
        "misinformation-after",
        {"call": "2C", "stage": "after-play"},
    ),
    "I have twelve cards, only twelve": ("wrong-number-of-cards", {}),
    "declarer asked for a small spade and dummy gave the king": ("dummy-card", {"suit": "S"}),
    "dummy leaned over and looked at declarer's cards": (
        "dummy-conduct",
        {"who": "dummy", "did": "looked-at-hand"},
    ),
    "We sat down at the wrong table and played two boards": ("wrong-pair", {}),
    "can you tell me the time of the next round": ("none", {}),
    "How many points do I need to open 2C?": ("none", {}),
    "east doubled his own partner's three diamonds": (
        "inadmissible-call",
        {"who": "E", "call": "X"},
    ),
    "north opened one spade out of turn and east has bid two clubs over it": (
        "call-out-of-turn",
        {},
    ),
    "two cards were played together by south, the seven and the eight of clubs": (
        "several-cards",
        {"who": "S", "cards": "C7 C8"},
    ),
    "the dealer is north south opened won spade": (
        "call-out-of-turn",
        {"dealer": "N", "turn": "N", "who": "S", "call": "1S"},
    ),
    "東がディーラーなのに南がパスを出してしまいました": (
        "call-out-of-turn",
        {"dealer": "E", "turn": "E", "who": "S", "call": "P"},
    ),
    "右の人が2♣をビッドしたんですが、まだパートナーの番でした": (
        "call-out-of-turn",
        {"who": "rho", "call": "2C", "turn": "partner"},
    ),
    "2ハートの上に2ダイヤとビッドした人がいて、次の人はもうパスしました": (
        "insufficient-bid",
        {"call": "2D", "over": "2H", "after": "lho-of-who P"},
    ),
    "北が3NTと言いましたが、本当は2NTのつもりだったそうです": (
        "unintended-call",
        {"who": "N", "call": "3NT", "meant": "2NT"},
    ),
    "西がリードする番なのに東がスペードのKをリードしました。ディクレアラーは北です": (
        "play-out-of-turn",
        {"who": "E", "did": "lead", "card": "SK", "turn": "W", "declarer": "N"},
    ),
    "南はクラブを持っていたのにダイヤで切りました": (
        "revoke",
        {"who": "S", "held": "C", "did": "ruff", "suit": "D"},
    ),
    "ビッド中に西のハートのAが見えました": ("card-in-auction", {"stage": "auction", "who": "W"}),
    "プレイ中に東がクラブの3をテーブルに落とした": (
        "exposed-card",
        {"stage": "play", "who": "E", "card": "C3", "accident": "yes"},
    ),
    "ディクレアラーが残り3トリックをクレームしましたが同意できません": (
        "claim",
        {"did": "claim", "tricks": "3"},
    ),
    "西がかなり長く考えてからパスして、東が4♥をビッドしました": (
        "unauthorised-information",
        {"who": "W", "did": "hesitate", "call": "P", "after": "E 4H"},
    ),
    "私の手札が14枚あります": ("wrong-number-of-cards", {"count": "14"}),
    "ハートの10と言ったのに、ダミーはハートのJを出しました": (
        "dummy-card",
        {"meant": "HT", "card": "HJ"},
    ),
    "アラートがなかったのですが2♦はトランスファーでした。まだビッド中です": (
        "misinformation",
        {"stage": "auction", "did": "no-alert", "call": "2D", "shows": "transfer"},
    ),
    "お手洗いはどこですか": ("none", {}),
    "次のラウンドは何時からですか": ("none", {}),
    "パートナーの1NTに、私がオープンだと思って1♥と出してしまいました": (
        "insufficient-bid",
        {"before": "partner 1NT", "who": "me", "call": "1H", "over": "1NT"},
    ),
}
