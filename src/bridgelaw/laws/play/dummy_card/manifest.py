"""Law 45D: dummy put out a card that declarer did not name."""

from bridgelaw.laws.machinery.manifest import Manifest
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="dummy-card",
    title=tr("Dummy put out a card that was not named"),
    laws=("45D", "45F"),
    who=tr("Who is declarer?"),
    tile="else",
    rank=2,
    row=tr("Dummy put out a wrong card"),
    called="""
        dummy played the wrong card; dummy misheard; wrong card from dummy;
        dummy put the wrong card; dummy played a card that was not called;
        ダミーが違うカードを出した; ダミーの聞き間違い; ダミーが間違えて出した;
        dummy took another card than I said; dummy pulled the wrong card;
        dummy played queen but declarer said ace; dummy played without being told;
        ダミーが違うカード; ダミーが勝手に出した; 言ったのと違うカードをダミーが
    """,
)
