"""Laws 28 to 33: calls out of turn."""

from bridgelaw.laws.machinery.manifest import Manifest, PutOff
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="call-out-of-turn",
    title=tr("Call out of turn"),
    laws=("28", "29", "30", "31", "32", "33"),
    who=tr("Who called out of turn?"),
    everyday=True,
    tile="call-out-of-turn",
    rank=1,
    row=tr("Somebody called out of turn"),
    reviews=(
        PutOff(
            "23C",
            tr("Did the cancelled call help?"),
            tr(
                "Could the result well have been different without what the cancelled call told? "
                "If so, and the other side was damaged, adjust to the probable result without it."
            ),
        ),
    ),
    called="""
        COOT; BOOT; POOT; bid out of turn; pass out of turn; double out of turn;
        opened out of turn; not their turn to bid; not the dealer; wrong player bid;
        bid before partner; bid before right-hand opponent; both called at once;
        two calls at the same time; simultaneous calls; bid when it was not their turn;
        jumped the queue; bid too early; 順番を間違えたビッド; 順番外のパス; 順番外のビッド;
        アウトオブターン; ディーラーでないのにビッド; 先にビッドした; 同時にコール;
        番でないのにビッド; wrong player opened; bid in the wrong order; called out of rotation;
        opened when it was partner's deal; bid first but was not dealer; 順番間違い;
        順番違いのビッド; 順番を間違えてパス; ディーラーを間違えた; 自分の番だと思った;
        オープンの順番; 順番じゃない; two players bid at the same time; ビッドの順番;
        ビッドの順番違い; somebody else was dealer; passed before another had called;
        opened in the wrong seat; called ahead of the player before;
        ディーラーじゃないのにオープン; より先にビッド; 北が先にビッド;
        out of turn; 順番;
        oot
    """,
)
