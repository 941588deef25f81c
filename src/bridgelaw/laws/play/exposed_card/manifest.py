"""Laws 48 and 49: cards shown or named during the play."""

from bridgelaw.laws.machinery.manifest import Manifest
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="exposed-card",
    title=tr("Card shown during the play"),
    laws=("48", "49", "50B", "14B", "68"),
    who=tr("Whose card was shown?"),
    everyday=True,
    tile="card-shown",
    rank=1,
    row=tr("A card was dropped or shown"),
    moments=("play", "cards"),
    called="""
        dropped a card; dropped card; card fell on the table; card fell face up; showed a card;
        exposed a card; card visible; partner saw the card; card on the floor; detached a card;
        named a card they hold; missing card found during play; カードを落とした; カードが見えた;
        カードを見せた; 落ちたカード; 表向きに落とした; カードが床に落ちた;
        card fell out of the hand; defender dropped a card; card lying face up; cards on the table;
        showed the hand; hand visible; 手札が見えた; 手札を落とした; カードがこぼれた;
        プレイ中にカード; カードをさらした; 表になった; flashed a card; partner saw my card;
        テーブルに落とした
    """,
)
