"""Laws 68 and 70: a claim or concession."""

from bridgelaw.laws.machinery.manifest import Looks, Manifest
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="claim",
    title=tr("Claim or concession"),
    laws=("68", "70"),
    who=tr("Who claimed or conceded?"),
    everyday=True,
    looks_at=Looks.POSITION,
    tile="claim",
    rank=1,
    row=tr("Somebody claimed or gave up"),
    mostly_judged=True,
    judged=("forgotten", "worst", "difference"),
    called="""
        claimed; disputed claim; contested claim; the rest are mine; all mine;
        claim without a statement; doubtful claim; conceded a trick; defender claimed;
        faced the hand; claim was wrong; forgot a trump in the claim; play ceases; クレーム;
        残り全部; 残りは全部取り; クレームに異議; クレームの争い; 取りの宣言; 説明なしのクレーム;
        手札を見せてクレーム; claims; declarer laid down the hand; rest are mine;
        forgot an outstanding trump; claim incorrect; tricks claimed; 残りもらう; 残り全部もらう;
        全部もらいます; クレームした; 手を開けた; 切り札を忘れてクレーム; last tricks are mine;
        trump still out; 切り札が残っていた
    """,
)
