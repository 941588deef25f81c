"""Laws 9-11, 76 and 81C: what was settled, or not noticed, without the director."""

from bridgelaw.laws.machinery.manifest import Manifest, PutOff
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="settled-by-players",
    title=tr("Settled without the director"),
    laws=("10", "11", "9", "81C", "76"),
    tile="conduct",
    rank=4,
    row=tr("They settled it themselves"),
    moments=("conduct", "score"),
    reviews=(
        PutOff(
            "11A",
            tr("Did it help to call late?"),
            tr(
                "Did a side gain because the director was not called at once? Then take that gain "
                "away; the other side keeps its result."
            ),
        ),
    ),
    called="""
        did not call the director; players ruled themselves; settled it themselves;
        nobody called the director; called the director too late; we agreed among ourselves;
        spectator told me; kibitzer; kibitzer spoke; waive the penalty; waive the rectification;
        do not want the penalty; unusual score; director found it themselves;
        ディレクターを呼ばなかった; 自分たちで決めた; 4人で決めた; 呼ぶのが遅れた; 見物人が言った;
        見物人の口出し; ペナルティはいらない; 調整の免除; 変なスコア; おかしなスコア;
        sorted it out themselves; worked it out among ourselves; fixed it themselves;
        made their own ruling; spectator pointed out a revoke; spectator pointed out an error;
        spectator talked; spectator interfered; director was not called; 自分達で; 自分達で直した;
        勝手に直した; プレイヤー同士で解決; 観戦者の口出し; 観戦者が口を出した; 観戦者が指摘;
        ディレクターなしで; ディレクターコールしなかった;
        見学者; 観客
    """,
)
