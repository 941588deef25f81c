"""Laws 17D3 and 34: passes out of rotation left a player without a turn."""

from bridgelaw.laws.machinery.manifest import Manifest
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="robbed-of-turn",
    title=tr("Player left without a turn"),
    laws=("17D", "34"),
    who=tr("Who passed out of turn?"),
    tile="call-out-of-turn",
    rank=2,
    row=tr("Somebody lost their turn to call"),
    called="""
        skipped a player; player was passed over; three passes but one had not called;
        auction ended too early; lost their turn to call; passed out without my call;
        did not get to bid; 飛ばされた; コールしていないのに終わった; 番を飛ばされた;
        オークションが早く終わった; never got to bid; had no chance to call; no chance to bid;
        skipped my turn; missed a turn; left out of the auction; only two passes;
        auction was not over; cards picked up too soon; bidding cards put away too early;
        機会がなかった; ビッドする機会; ビッドさせてもらえなかった; まだビッドしていない;
        終わっていないオークション; 順番を抜かされた; パスが2つしかない
    """,
)
