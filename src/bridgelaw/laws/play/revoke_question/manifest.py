"""Laws 61B, 61C and 66: who may ask about a revoke, and who may look at the tricks."""

from bridgelaw.laws.machinery.manifest import Manifest
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="revoke-question",
    title=tr("Asking about a revoke"),
    laws=("61B", "61C", "66C"),
    tile="revoke",
    rank=2,
    row=tr("Somebody asked: “None left?”"),
    called="""
        asked about a revoke; no spades partner; having none; having no hearts;
        may I ask about a revoke; asked partner whether they had any; リボークについて聞いた;
        もうないですか; リボークの確認; ノーハートかと聞いた; check for a revoke; was it a revoke;
        look at the tricks for a revoke; is it a revoke; none left; having none partner;
        リボークしたか; リボークかどうか; ないの; もう無いか聞いた; ハートないの; no more hearts;
        sure you have none
    """,
)
