"""Law 82C: the director has ruled wrongly."""

from bridgelaw.laws.machinery.manifest import Manifest
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="director-error",
    title=tr("The director's own error"),
    laws=("82B", "82C"),
    tile="score",
    rank=4,
    row=tr("I ruled wrongly"),
    for_director=True,
    called="""
        director's mistake; wrong ruling; my own mistake; I ruled wrongly; director misruled;
        ディレクターのミス; 裁定の間違い; 間違った裁定をした; director was wrong;
        director gave the wrong ruling; wrong ruling by the director; ruling was mistaken;
        裁定ミス; 誤審; ミスジャッジ; ディレクターが間違えた; 判定を間違えた
    """,
)
