"""Law 24: a card exposed or led in the auction."""

from bridgelaw.laws.machinery.manifest import Manifest
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="card-in-auction",
    title=tr("Card exposed or led in the auction"),
    laws=("24",),
    who=tr("Who showed a card?"),
    tile="else",
    rank=8,
    row=tr("A card in the auction"),
    judged=("remedy",),
    called="""
        card dropped during the auction; card exposed during the bidding;
        card seen before the end of the auction; led before the auction was over;
        card face up while bidding; showed a card in the auction; オークション中にカードを落とした;
        オークション中にカードが見えた; ビッド中にカードが見えた; オークション中にリードした;
        face up card in the auction; card fell during the auction; card seen in the auction;
        lead during the auction; opened lead too soon; ビッド中にカードを落とした;
        オークションの途中でカードが見えた; ビッド中にリード; ace fell on the table while bidding;
        card fell while bidding; オークションが終わったと思ってリード; 終わったと思ってリード
    """,
)
