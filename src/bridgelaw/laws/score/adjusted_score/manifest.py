"""Laws 11A and 12: an adjusted score."""

from bridgelaw.laws.machinery.manifest import Manifest, PutOff
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="adjusted-score",
    title=tr("Adjusted score"),
    laws=("11A", "12A", "12B", "12C"),
    everyday=True,
    tile="score",
    rank=2,
    row=tr("Adjust a score"),
    for_director=True,
    reviews=(
        PutOff(
            "12A1",
            tr("Was the other side damaged?"),
            tr(
                "Did the irregularity damage the other side, although no law prescribes a "
                "rectification? Then adjust the score."
            ),
        ),
        PutOff(
            "72C",
            tr("Could they have known?"),
            tr(
                "Could the offender have known at the time that the irregularity could well damage "
                "the other side? If the offenders gained, adjust."
            ),
        ),
    ),
    called="""
        weighted score; assigned score; split score; artificial adjusted score; average plus;
        average minus; 60 percent; damage; adjust the score; 調整スコア; アベレージプラス;
        加重スコア; スコアを調整; 60パーセント; 分割スコア; 損害; avg plus; avg; give an average;
        board cannot be played; not played board; how many percent; アベレージ; アベレージマイナス;
        アベ; プレイできない; 得点の調整; 不成立; 調整点;
        平均; アベレージ
    """,
)
