"""Laws 1, 2, 6 and 7: faults of the pack, the deal and the board."""

from bridgelaw.laws.machinery.manifest import Manifest
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="dealing-fault",
    title=tr("Faulty deal, pack or board"),
    laws=("6", "7", "2", "1"),
    tile="boards",
    rank=7,
    row=tr("A board dealt wrongly"),
    called="""
        misdeal; wrongly dealt; dealt wrongly; not shuffled; board not shuffled; sorted pack;
        deal of last week; board from another session; redeal; deal again;
        card flashed while dealing; wrong dealer marked; wrong vulnerability marked;
        board marked wrongly; marked backs; board was turned; 配り間違い; シャフルしていない;
        配り直し; 前回のボード; 配るときに見えた; ディーラーの表示が違う; バルの表示が違う;
        裏の模様; ボードを動かした; ボードの回転; same card twice; two identical cards in the pack;
        duplicate card; yesterday's board; board of the last session; boards of yesterday;
        same deal as last week; forgot to shuffle; card missing from the pack; シャッフル;
        混ぜていない; 同じカードが2枚; 同じカードがある; 昨日のボード; 前と同じ手; デッキ;
        トランプが揃っていない; 配りなおし; two aces of hearts; two of the same ace;
        重複
    """,
)
