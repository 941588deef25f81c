"""Law 71: a concession, and when it is cancelled."""

from bridgelaw.laws.machinery.manifest import Looks, Manifest
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="concession",
    title=tr("Concession taken back"),
    laws=("71",),
    who=tr("Who conceded?"),
    looks_at=Looks.POSITION,
    tile="claim",
    rank=3,
    row=tr("We gave up a trick too many"),
    for_director=True,
    called="""
        conceded a trick they could not lose; take back a concession; conceded wrongly;
        gave up a trick that was won; 譲ったトリックを取り戻したい; 取られの宣言を取り消したい;
        間違って譲った; コンシード; conceded but had a winner; gave away a trick by mistake;
        cancel a concession; conceded too many tricks; conceded the rest but; コンセッション;
        譲るつもりはなかった; あげすぎた; 負けを認めたが
    """,
)
