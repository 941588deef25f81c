"""Law 27: insufficient bids."""

from bridgelaw.laws.machinery.manifest import Manifest, PutOff
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="insufficient-bid",
    title=tr("Insufficient bid"),
    laws=("27",),
    who=tr("Who bid too low?"),
    everyday=True,
    tile="bid-too-low",
    rank=1,
    row=tr("A bid was too low"),
    reviews=(
        PutOff(
            "27D",
            tr("Did the low bid help?"),
            tr(
                "Could the result well have been different without the insufficient bid? If the "
                "insufficient bid helped and the other side was damaged, adjust to the probable "
                "result without it."
            ),
        ),
    ),
    called="""
        IB; bid too low; bid not high enough; not a sufficient bid; underbid;
        bid less than the last bid; same bid again; did not see the bid before;
        1 heart over 1 spade; bid lower than partner; 低すぎるビッド; ビッドが足りない;
        インサフィシェント; 足りないビッド; 前のビッドより低い; 前のビッドを見落とした;
        ビッドが低い; lower bid than before; bid is too small; bid under the last bid;
        did not bid enough; 1NT over 2C; ビッドのレベルが低い; レベル間違い; 下のビッド;
        1スペードに1ハート; 不十分; インサフ; insuff; insuff bid; overcall too low;
        2ハートの次に2ダイヤ; レベルの見落とし
    """,
)
