"""Law 40: partnership understandings, psychic calls, disclosure and system cards."""

from bridgelaw.laws.machinery.manifest import Manifest, PutOff
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="understandings",
    title=tr("Psychic call, method, system card"),
    laws=("40", "20G"),
    who=tr("Which player is it about?"),
    tile="explanation",
    rank=6,
    row=tr("Is this bid allowed?"),
    judged=("deliberate", "known", "catered", "purpose"),
    reviews=(
        PutOff(
            "40C1",
            tr("Was the psychic call allowed for?"),
            tr(
                "Did the partner of whoever made a psychic call allow for it? Then it was an "
                "understanding; if the other side was damaged, adjust the score."
            ),
            by="understandings",
        ),
        PutOff(
            "40B4",
            tr("Did the method do damage?"),
            tr(
                "Did a method or an understanding that is not allowed damage the other side? Then "
                "adjust the score."
            ),
            by="understandings",
        ),
    ),
    called="""
        psyche; psych; psychic bid; fielded psyche; illegal convention; convention not allowed;
        system not allowed; banned convention; brown sticker; undisclosed agreement;
        secret agreement; looked at their own convention card; looked at own system card;
        looked at notes; read the system card during the auction; asked for partner's benefit;
        pointed question; asks only with a good hand; サイキック; サイク; だまし;
        禁止コンベンション; 許されない取り決め; 自分のシステムカードを見た;
        コンベンションカードを見た; メモを見た; 隠れた取り決め; パートナーのために質問;
        no convention card; system card missing; no system card; bid with nothing; bluff bid;
        psych bid; system violation; forbidden convention; crazy bid; コンベンションカードがない;
        システムカードがない; システム違反; ブラフ; めちゃくちゃなビッド; サイキックビッド;
        嘘のビッド; opened with too few points; 1NT with few points; notes while bidding;
        点がないのにオープン;
        misbid; ミスビッド
    """,
)
