"""Law 15A: a call made on cards that were taken from a wrong board."""

from bridgelaw.laws.machinery.manifest import Manifest
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="wrong-board",
    title=tr("Call with cards from a wrong board"),
    laws=("15A",),
    who=tr("Who called on wrong cards?"),
    tile="boards",
    rank=4,
    row=tr("Called with the last board's cards"),
    judged=("playable",),
    called="""
        called with cards of another board; took the hand from the wrong board;
        cards from the wrong board; bid with the last board's hand; 違うボードの手札;
        別のボードのカードでコール; 間違ったボードのハンド; 前のボードの手でビッド;
        bid with the wrong hand; called with the wrong cards; picked up the wrong hand;
        had the wrong hand; hand of another board; wrong cards while bidding; 違うハンドでビッド;
        違う手でビッド; 別のボードの手札を見てビッド; ほかのボードのカードを取った;
        ボード違い; ボードが違う
    """,
)
