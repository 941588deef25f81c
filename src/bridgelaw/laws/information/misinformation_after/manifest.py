"""Laws 20F, 21B3, 40B, 47E2 and 75: a wrong explanation that is looked at afterwards."""

from bridgelaw.laws.machinery.manifest import Manifest, PutOff
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="misinformation-after",
    title=tr("Wrong explanation, found later"),
    laws=("75", "40B3", "47E2"),
    who=tr("Who explained, or should have alerted?"),
    everyday=True,
    tile="explanation",
    rank=1,
    row=tr("An alert is missing, or was wrong"),
    moments=("information",),
    mostly_judged=True,
    judged=("agreement", "poll", "would"),
    reviews=(
        PutOff(
            "47E2(b)",
            tr("Did the wrong explanation cost anything?"),
            tr(
                "Did the wrong information cause a play that could not be taken back any more? If "
                "it damaged that side, adjust the score."
            ),
            by="misinformation-after",
        ),
    ),
    called="""
        wrong explanation discovered after the play; misinformed; damaged by an explanation;
        explanation did not match the hand; hand does not match the explanation;
        mistaken bid or mistaken explanation; misbid; misbid or misexplanation; forgot the system;
        would have led something else; would have bid with the right information; no agreement;
        incomplete explanation; 説明と違うハンド; 説明とハンドが違う; システム忘れ; 説明が違った;
        プレイの後で説明の間違いがわかった; 取り決め違い; アラートがなくて損をした;
        説明のせいで損をした; damaged by a missing alert; damage without an alert;
        wrong meaning found out after the hand; told wrong meaning after the play;
        after the hand it turned out that the explanation was wrong; would have bid differently;
        would have defended differently; プレイ後に説明; 終わってから説明の間違い;
        アラートなしで損; 説明を信じて損をした
    """,
)
