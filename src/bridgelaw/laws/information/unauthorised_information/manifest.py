"""Laws 16A-C and 73A-C: what partner gave away otherwise than by calls and plays."""

from bridgelaw.laws.machinery.manifest import Manifest, PutOff
from bridgelaw.locale.text import tr

_USED = tr("Was what was withdrawn used?")
_WITHDRAWN_USED = tr(
    "Did the offending side choose something that a call or card suggested which was withdrawn or "
    "shown, when there was a logical alternative? Then adjust the score."
)

MANIFEST = Manifest(
    key="unauthorised-information",
    title=tr("Unauthorised information"),
    laws=("16B", "16C", "73C"),
    who=tr("Who gave the information?"),
    everyday=True,
    tile="hesitation",
    rank=1,
    row=tr("A pause, or a remark"),
    moments=("information",),
    mostly_judged=True,
    judged=("facts", "suggests", "poll", "alternative"),
    reviews=(
        PutOff(
            "16B3",
            tr("Was partner's information used?"),
            tr(
                "Did a player choose something that was suggested by what they knew from their "
                "partner otherwise than by legal calls and plays, when there was a logical "
                "alternative? Then adjust the score."
            ),
            by="unauthorised-information",
        ),
        PutOff("16C3", _USED, _WITHDRAWN_USED, by="unauthorised-information"),
        # As older logs have it: 16C2 forbids, and 16C3 adjusts.
        PutOff("16C2", _USED, _WITHDRAWN_USED, by="unauthorised-information"),
    ),
    called="""
        UI; hesitation; hesitated; huddle; tank; tanked; break in tempo; BIT; tempo;
        thought for a long time; slow pass; slow double; fast pass; quick bid; long pause;
        remark to partner; gesture; frown; shook their head; partner reacted;
        unauthorized information; used partner's hesitation; logical alternative; reserve rights;
        asked about a bid and then passed; body language; tone of voice; ためらい; ヘジテーション;
        ヘジ; 長考; テンポ; 間があった; 早いパス; 遅いパス; 表情; 身振り; 発言; 首を振った;
        不当な情報; 論理的選択肢; 権利の留保; 質問のしかた; 考え込んだ; thought and then bid;
        thought and then passed; slow bid; took ages; paused; thinking; partner talked;
        partner sighed; commented during the auction; reacted to the bid;
        asked a question and partner used it; パスが遅い; 考えてからパス; 考えてビッド;
        しばらく考えた; 悩んでからパス; 悩んだ; 時間をかけてビッド; 止まった; ため息; 声の調子;
        顔に出た; パートナーの態度; UIを使った; ブレイクインテンポ; raised eyebrows; agonised;
        fell asleep; took forever to pass; stared at partner; smiled; 変な間; 妙な間; 眉;
        不正な情報; 考え込んでから;
        hesitation; hesitated; slow bid; slow; 考えた; 考え込んだ;
        tempo; 非公認情報; テンポ; 間; ためらい
    """,
)
