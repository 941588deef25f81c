"""Law 86B: teams, and a board without results that can be compared."""

from bridgelaw.laws.machinery.manifest import Manifest
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="no-comparable-result",
    title=tr("Teams: a board without a comparable result"),
    laws=("86B",),
    tile="score",
    rank=5,
    row=tr("Teams: one table has no result"),
    for_director=True,
    called="""
        board not played in a team match; no result at one table; missing board in teams;
        board spoiled at one table; チーム戦で片方だけ; チーム戦で結果がない;
        片方のテーブルの結果がない; board played at only one table;
        other table did not play the board; no comparison in teams; 片方のテーブルだけ;
        相手チームが未プレイ; 比べる結果がない
    """,
)
