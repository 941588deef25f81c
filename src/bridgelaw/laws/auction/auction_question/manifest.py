"""Laws 20A, 20B, 20D to 20F1: a question about the auction while it goes on."""

from bridgelaw.laws.machinery.manifest import Manifest, PutOff
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="auction-question",
    title=tr("A question about the auction while it goes on"),
    laws=("20A", "20B", "20F1"),
    who=tr("Who asks?"),
    tile="explanation",
    rank=4,
    row=tr("May I ask what a call means?"),
    reviews=(
        PutOff(
            "12C1",
            tr("Did the wrong review do damage?"),
            tr(
                "Was a side damaged by the review that nobody corrected? All four should have "
                "corrected it. Adjust the score if a side suffered from it that did not cause it."
            ),
        ),
    ),
    called="""
        review of the bidding; asked to hear the bidding again; asked for a review;
        did not hear the call; asked out of turn; asked what a bid means; asked about an alert;
        review was wrong; bidding repeated wrongly; ビッドの復唱; もう一度ビッドを聞きたい;
        コールが聞こえなかった; 番でないのに質問した; ビッドの意味を聞きたい; 復唱が間違っていた;
        may I ask about a bid; question during the auction; when may I ask; 質問してもよいか;
        ビッド中の質問; オークション中に質問; いつ質問できるか
    """,
)
