"""Laws 65 and 66: a card turned the wrong way, cards out of order, a trick looked at again."""

from bridgelaw.laws.machinery.manifest import Manifest, PutOff
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="trick-count",
    title=tr("A trick turned the wrong way, or looked at"),
    laws=("65", "66"),
    who=tr("Which player is it about?"),
    tile="score",
    rank=3,
    row=tr("A trick is turned the wrong way"),
    moments=("play", "score"),
    judged=("helped",),
    reviews=(
        PutOff(
            "66",
            tr("Did looking back help?"),
            tr(
                "Did a player learn from looking at a quitted trick something that they were not "
                "entitled to? If the other side was damaged, adjust the score."
            ),
        ),
    ),
    called="""
        trick pointed the wrong way; trick turned wrongly; look at the last trick;
        wants to see the last trick; trick pointed incorrectly; tricks mixed up;
        inspect a quitted trick; cards of the tricks in disorder; トリックの向きが違う;
        前のトリックを見たい; トリックを見直す; トリックの向き; trick the wrong way round;
        card pointing wrong; turn over a trick; show me the last trick; トリックの数え間違い;
        トリックを逆に; 前のトリック; 向きが逆
    """,
)
