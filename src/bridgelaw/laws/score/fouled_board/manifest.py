"""Law 87: a board that was not the same for all who are compared on it."""

from bridgelaw.laws.machinery.manifest import Manifest
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="fouled-board",
    title=tr("Fouled board"),
    laws=("87",),
    tile="boards",
    rank=3,
    row=tr("Hands are in wrong pockets"),
    moments=("cards", "score"),
    for_director=True,
    called="""
        misboarded; cards misboarded;
        hands mixed up between tables; board played with different cards;
        cards in the wrong pocket; board misduplicated; two hands swapped;
        cards exchanged between two hands; board fouled; カードが入れ替わっていた;
        ハンドが入れ替わった; ボードのカードが違う; ポケットを間違えた; 汚れたボード;
        カードを入れ間違えた; hands in the wrong slots; different hands at the other table;
        cards put back in the wrong hand; wrong cards in the board; different board at the tables;
        カードが入れ違い; 戻し間違い; ボードに戻し間違い
    """,
)
