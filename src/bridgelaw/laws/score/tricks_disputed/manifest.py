"""Law 79: the number of tricks is in dispute, or a score was recorded or computed wrongly."""

from bridgelaw.laws.machinery.manifest import Manifest
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="tricks-disputed",
    title=tr("Tricks or score disputed"),
    laws=("79",),
    everyday=True,
    tile="score",
    rank=1,
    row=tr("The score is wrong"),
    moments=("score", "claim"),
    for_director=True,
    called="""
        how many tricks; number of tricks in dispute; wrong score entered; score entered wrongly;
        scoring error; wrong result in the machine; Bridgemate error; correct the score;
        tricks do not agree; result recorded wrongly; トリック数が合わない; スコアの入力間違い;
        スコアの訂正; 結果の入力ミス; トリック数の争い; score wrong; wrong score;
        result typed wrongly; score does not match; number of tricks wrong;
        score in the bridgemate wrong; wrong contract entered; スコアが間違っている; 点数の間違い;
        点数の入力; トリック数が違う; スコア間違い; 記入ミス; 入力を間違えた; スコアが違う;
        counted one trick too many; スコアを書いた; 数え間違えてスコア
    """,
)
