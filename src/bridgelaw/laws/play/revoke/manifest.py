"""Laws 61 to 64: a revoke, corrected in time or counted after the play."""

from bridgelaw.laws.machinery.manifest import Manifest, PutOff
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="revoke",
    title=tr("Revoke"),
    laws=("61", "62", "63", "64"),
    who=tr("Who revoked?"),
    everyday=True,
    tile="revoke",
    rank=1,
    row=tr("A suit was not followed"),
    judged=("better_without", "repeat_cost", "both_damaged"),
    reviews=(
        PutOff(
            "64C1",
            tr("Did the revoke cost more?"),
            tr(
                "Has the side that did not revoke been compensated enough, whether or not tricks "
                "moved? If not, adjust to the likely result without the revoke, and none move."
            ),
        ),
        PutOff(
            "64C2(a)",
            tr("Did later revokes cost tricks?"),
            tr(
                "Would the other side probably have taken more tricks without the later revokes? "
                "Then adjust the score; the tricks for the first revoke are kept."
            ),
        ),
        PutOff(
            "64C2(b)",
            tr("Was a side damaged?"),
            tr(
                "Both sides revoked: was one of them damaged? Then adjust to the likely result "
                "without the revokes."
            ),
        ),
    ),
    called="""
        renege; did not follow suit; failed to follow suit; had a spade after all;
        ruffed but had the suit; discarded although holding the suit; not followed; revoked;
        two revokes; found the suit later; リボーク; リヴォーク; 反則; スートをフォローしなかった;
        持っているのに出さなかった; フォローしなかった; 台札を出さなかった; あるのにラフした;
        did not follow; ruffed with the suit in hand; trumped but had a heart;
        threw a card although had the suit; suit in hand later; misread a suit;
        had one but did not play it; 見間違い; スートの見間違い; 見間違えて切った; 間違えて切った;
        持っていたのに; あったのに; フォローしない; 台札; スートを間違えた; discarded but had one;
        later played the suit; 捨てたのに持っていた; 切ったけどあった; 持ってたのに捨てた
    """,
)
