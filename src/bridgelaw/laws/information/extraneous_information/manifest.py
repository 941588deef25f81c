"""Law 16D: information about a board that comes from elsewhere."""

from bridgelaw.laws.machinery.manifest import Manifest, PutOff
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="extraneous-information",
    title=tr("Seen or heard about a board"),
    laws=("16D",),
    who=tr("Who has the information?"),
    tile="boards",
    rank=5,
    row=tr("I saw or heard of this board"),
    moments=("information", "cards"),
    mostly_judged=True,
    judged=("interferes", "course", "affected"),
    reviews=(
        PutOff(
            "16D2(c)",
            tr("Did it matter what was known?"),
            tr(
                "Could what a player knew of the board from elsewhere have affected the result? If "
                "so, adjust the score."
            ),
            by="extraneous-information",
        ),
        PutOff(
            "16D3",
            tr("Did it matter what was known?"),
            tr(
                "Could what a player knew of the board from elsewhere have affected the result? If "
                "so, adjust the score."
            ),
            by="extraneous-information",
        ),
    ),
    called="""
        overheard; heard another table; heard the result; saw another board; saw a hand;
        looked at the wrong hand; saw a score slip; knows the board; told about the board;
        saw an opponent's card before the bidding; outside information; extraneous information;
        heard a remark from the next table; 隣のテーブルから聞こえた; 結果が聞こえた; 聞こえた;
        違うハンドを見た; ボードの内容を知っている; スコアを見てしまった; 余計な情報;
        隣のテーブルの話; saw another player's card; saw the scores;
        saw the score of a board not played yet; saw the hand record;
        heard people talk about the board; looked at another hand; saw opponent's hand;
        他人のカードを見た; 他の人のカードが見えた; 他人の手札; 相手の手が見えた; 先にスコアを見た;
        ボードの話が聞こえた; ハンドレコードを見た
    """,
)
