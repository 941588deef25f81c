"""Laws 42, 43 and 45F: what dummy may say and do, and what follows if they do more."""

from bridgelaw.laws.machinery.manifest import Manifest, PutOff
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="dummy-conduct",
    title=tr("Dummy said or did something"),
    laws=("9A3", "41D", "42", "43", "45F"),
    who=tr("Who is dummy?"),
    tile="hesitation",
    rank=3,
    row=tr("Dummy said or did something"),
    reviews=(
        PutOff(
            "43B3",
            tr("Did the defenders gain?"),
            tr(
                "Did the defenders gain by their irregularity, which dummy had lost the right to "
                "point out? Then adjust their score alone; declarer's side keeps its result."
            ),
        ),
        PutOff(
            "45F",
            tr("Did dummy suggest the card?"),
            tr(
                "Did dummy suggest the card, was there a logical alternative to it, and were the "
                "defenders damaged? Then adjust the score."
            ),
            by="unauthorised-information",
        ),
    ),
    called="""
        dummy peeked; dummy peeks at a hand;
        dummy spoke; dummy said something; dummy looked at a hand; dummy pointed out a revoke;
        dummy called the director; dummy warned declarer; dummy told declarer the wrong hand;
        dummy left the table; may dummy; dummy suggested a play; dummy asked a defender;
        ダミーが口を出した; ダミーが話した; ダミーが指摘した; ダミーがハンドを見た;
        ダミーがディレクターを呼んだ; ダミーの権利; dummy talks; dummy talking; dummy comments;
        dummy looked at declarer's hand; dummy stood up; dummy gives advice; dummy noticed;
        ダミーの口出し; ダミーが見た; ダミーが手を見た; ダミーがしゃべる; ダミーが注意した;
        ダミーが立ち歩く; dummy said not that hand; そっちじゃないとダミー; ダミーが言った
    """,
)
