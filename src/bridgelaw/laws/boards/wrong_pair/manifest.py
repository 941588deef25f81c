"""Law 15B: a board played by the wrong pair, in the wrong direction, or at the wrong time."""

from bridgelaw.laws.machinery.manifest import Manifest
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="wrong-pair",
    title=tr("Wrong pair, board or direction"),
    laws=("15B", "5", "8"),
    tile="boards",
    rank=2,
    row=tr("Wrong pair or board, or turned"),
    mostly_judged=True,
    called="""
        wrong seat; wrong table; wrong pair at the table; wrong opponents; sat at the wrong table;
        sitting the wrong way; North-South sat East-West; played the wrong board;
        already played this board; board of another round; arrow switch forgotten;
        moved to the wrong table; 席間違い; テーブル間違い; 座る席を間違えた; ボード間違い;
        もうやったボード; 前にプレイしたボード; 向き間違い; 方向が逆; 相手が違う;
        別のラウンドのボード; wrong board played; wrong direction; sat in the wrong seats;
        pairs swapped; directions swapped; did not move; went to the wrong table; arrow switched;
        half arrow switch; boards in the wrong order; moved the wrong way; ボードを間違えた;
        ボードを取り違えた; 違うボードをプレイ; 座り間違え; 席が逆; NSとEWが逆; 違う対戦相手;
        移動間違い; 前の組とまた対戦; should be at another table; 違うラウンド; 間違えて座った;
        board turned the wrong way; board the wrong way round; board was turned;
        ボードの向きが逆; ボードの向きが違った;
        席; 席違い
    """,
)
