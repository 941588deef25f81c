"""Laws 45E and 53 to 60: leads and plays out of turn."""

from bridgelaw.laws.machinery.manifest import Manifest, PutOff
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="play-out-of-turn",
    title=tr("Lead or play out of turn"),
    laws=("45E", "53", "54", "55", "56", "57", "58A", "60"),
    who=tr("Who led or played?"),
    everyday=True,
    tile="lead-out-of-turn",
    rank=1,
    row=tr("A lead or a card out of turn"),
    judged=("fifth_as_lead",),
    reviews=(
        PutOff(
            "53C",
            tr("Was the early card used?"),
            tr(
                "Did the defender's card, played before the other defender's turn, tell partner "
                "something that partner used? Then adjust the score."
            ),
        ),
        PutOff(
            "55C",
            tr("Did the lead suggest the line?"),
            tr(
                "Did declarer take a line that the lead out of turn, accepted or not, could have "
                "suggested, when there was a logical alternative? Then adjust the score (Law 16)."
            ),
        ),
        PutOff(
            "57D",
            tr("Was the early card used?"),
            tr(
                "Did the early card tell partner something that partner used, when there was a "
                "logical alternative? Then adjust the score."
            ),
        ),
    ),
    called="""
        LOOT; OLOOT; OLOT; lead out of turn; opening lead out of turn; wrong defender led;
        led from the wrong hand; declarer led from the wrong hand; led from dummy instead of hand;
        wrong side led; played out of turn; card played before their turn; played before partner;
        premature lead; wrong leader; 順番外のリード; 順番外のオープニングリード; リードを間違えた;
        違う人がリード; 違う手からリード; ダミーとハンドを間違えたリード; パートナーより先にプレイ;
        順番外のプレイ; リード違い; declarer led from dummy by mistake; in hand but led from dummy;
        in dummy but led from hand; wrong hand; led when it was not their lead;
        partner led at the same time; played too early; opening lead from the wrong side;
        リードの順番間違い; リードの順番; リード順番違い;
        反対側のリード; 逆からリード; 右からリード;
        手とダミーを間違えた; ハンドから出した; ダミーから出した; ダミーにいるのに手から;
        it was partner's lead; led although partner was to lead; declarer was in dummy;
        リードするはず; 出すべきなのにダミーから;
        face down lead; lead face down; 伏せてリード; リードアウト; リードアウトオブターン
    """,
)
