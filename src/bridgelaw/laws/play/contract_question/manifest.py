"""Laws 41B, 41C and 20: a question about the auction when the auction is over."""

from bridgelaw.laws.machinery.manifest import Manifest
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="contract-question",
    title=tr("A question about the auction during play"),
    laws=("20", "41"),
    tile="explanation",
    rank=5,
    row=tr("May I hear the auction again?"),
    moments=("play",),
    called="""
        what is the contract; review of the auction; asked for the bidding during play;
        what are trumps; may I hear the bidding again; whose lead is it; コントラクトは何か;
        オークションの確認; ビッドをもう一度聞きたい; オークションの復唱; レビュー;
        what was the auction; contract again; who is declarer; what trump; how was the bidding;
        コントラクト何; コントラクトを忘れた; 切り札は何; ビッドの確認; ビッドを聞く;
        誰がディクレアラー
    """,
)
