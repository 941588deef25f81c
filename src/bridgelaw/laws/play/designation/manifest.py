"""Laws 46 and 45C4(b): what declarer said to dummy."""

from bridgelaw.laws.machinery.manifest import Manifest
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="designation",
    title=tr("What declarer said to dummy"),
    laws=("45C4", "46", "47C"),
    who=tr("Who is declarer?"),
    tile="else",
    rank=3,
    row=tr("Declarer named another card"),
    called="""
        declarer called the wrong card from dummy; named a card that is not in dummy;
        said play anything; said low; unclear designation; changed the card from dummy;
        declarer changed the card called from dummy; called a suit without a rank;
        called for a card and changed it; run the suit; declarer changed the card;
        incomplete designation; ダミーのカードを言い間違えた; 指定を変えた; スモールと言った;
        何でもいいと言った; 不完全な指定; ダミーにないカードを指定; only said a suit;
        said spade without a card; said only the suit; said hearts but there were two;
        called a card dummy does not have; play it; top card; misspoke to dummy; スートだけ言った;
        ダミーにないカード; 何でもいい; どれでもいい; 言い間違えたダミーのカード; 上から;
        asked for a card that is not there; no such card in dummy; asked for the jack;
        低いのと言った; 小さいの;
        play low; any card; play anything; said low; どれでもいい; 何でもいいと言った; ローと言った;
        called wrong card; wrong card called; ローを出して; ローカード; ロー; スモール
    """,
)
