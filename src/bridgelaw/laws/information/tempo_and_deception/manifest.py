"""Law 73D, 73E: tempo, manner, and opponents who were misled."""

from bridgelaw.laws.machinery.manifest import Manifest, PutOff
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="tempo-and-deception",
    title=tr("Opponent misled by tempo or manner"),
    laws=("73D", "73E"),
    who=tr("Whose tempo, manner or question was it?"),
    tile="hesitation",
    rank=2,
    row=tr("Their pause misled me"),
    moments=("information",),
    mostly_judged=True,
    judged=("inference", "reason", "aware"),
    reviews=(
        PutOff(
            "73",
            tr("Was an opponent misled?"),
            tr(
                "Was an opponent misled by a remark, manner or tempo without a demonstrable bridge "
                "reason? Then adjust the score."
            ),
            by="tempo-and-deception",
        ),
    ),
    called="""
        coffeehousing; coffee housing; hesitated with a singleton; misled by a hesitation;
        misled by tempo; deceived declarer; deceptive hesitation;
        hesitation with nothing to think about; thought with one card; misled by a question;
        fake hesitation; false hesitation; シングルトンで考えた; 惑わされた; だまされた;
        わざと考えた; 偽のヘジテーション; テンポにだまされた; thought with nothing to think about;
        pretended to think; tricked by tempo; 考えるふり; 迷ったふり; 1枚しかないのに考えた;
        フェイク; 紛らわしい; declarer paused as if holding a card; acted as if they had the queen;
        持っているふり
    """,
)
