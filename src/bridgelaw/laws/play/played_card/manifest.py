"""Laws 45A to 45C and 47: when a card is played, and when it may be taken back."""

from bridgelaw.laws.machinery.manifest import Manifest
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="played-card",
    title=tr("Is the card played?"),
    laws=("45A", "45B", "45C", "47"),
    who=tr("Whose card is it?"),
    tile="else",
    rank=4,
    row=tr("Is the card played?"),
    called="""
        was the card played; take back a card; wants to take back a card; card touched the table;
        card held so that partner could see; change a played card; touched a card in dummy;
        card nearly on the table; retract a card; カードを取り消したい; プレイされたカードか;
        出したカードを戻したい; カードを戻した; ダミーのカードに触った; can the card be taken back;
        card on the table can I change it; already played; withdraw a card; unplay; 引っ込めた;
        カードを引っ込めたい; 一度出したカード; 出したカードを変えたい; 触れたカード;
        置いたら出したことになるか
    """,
)
