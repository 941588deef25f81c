"""Law 21: a call that was made because an opponent explained something wrongly."""

from bridgelaw.laws.machinery.manifest import Looks, Manifest, PutOff
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="misinformation",
    title=tr("Wrong explanation"),
    laws=("21",),
    who=tr("Who was told something wrong?"),
    everyday=True,
    looks_at=Looks.CALLS,
    tile="explanation",
    rank=2,
    row=tr("They explain it differently now"),
    moments=("auction", "information"),
    judged=("influenced",),
    reviews=(
        PutOff(
            "21B3",
            tr("Did the wrong explanation cost anything?"),
            tr(
                "Did the side that explained wrongly gain by a call of the other side that could "
                "not be changed any more? Then adjust the score to what the right explanation "
                "would have brought."
            ),
            by="misinformation-after",
        ),
    ),
    called="""
        説明違い; 説明の間違い;
        MI; wrong explanation; wrong alert; late alert; no alert; failure to alert; missed alert;
        forgot to alert; should have alerted; explained wrongly; mistaken explanation;
        explanation was corrected; announcement missing; アラート忘れ; アラートの遅れ;
        アラートしなかった; 説明の間違い; 誤った情報; 誤情報; 間違った説明; 説明が訂正された;
        アナウンス忘れ; explanation was wrong; bid explained wrongly; told the wrong meaning;
        alert came late; did not alert; alerted by mistake; 説明が間違っている; 説明が誤っている;
        説明がおかしい; 説明ミス; 誤説明; アラートがなかった; アラート漏れ;
        said weak but was strong; said strong but was weak; described the bid wrongly;
        alert card not used; 弱いと言われた; 強いと説明; アラートすべき;
        misexplained; misexplained it; explained it wrong; 説明ミス
    """,
)
