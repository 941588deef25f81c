"""Laws 67 and 14: a trick with too few or too many cards, and a hand that lacks one."""

from bridgelaw.laws.machinery.manifest import Manifest, PutOff
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="defective-trick",
    title=tr("Too few or too many cards in a trick"),
    laws=("14B", "67"),
    who=tr("Which player is it about?"),
    tile="boards",
    rank=6,
    row=tr("Three or five cards in a trick"),
    moments=("play", "cards"),
    judged=("exempt",),
    reviews=(
        PutOff(
            "67B3",
            tr("Adjust: a card was played twice"),
            tr(
                "The same card was played twice, and the second play could not be corrected: "
                "adjust the score to the likely result without it."
            ),
        ),
    ),
    called="""
        five cards in a trick; three cards in a trick; did not play to the trick;
        one card too many; one card too few; has one card left over; one card short at the end;
        missing a card during the play; トリックに5枚; トリックに3枚; カードを出し忘れた;
        最後に1枚余った; 最後に1枚足りない; 1枚多く出した; two to the trick;
        someone did not play to the trick; trick with five cards; trick with three cards;
        card too many at the end; ran out of cards; trick incomplete; トリックに出さなかった;
        1枚残った; トリックが3枚; トリックが5枚; カードが余った
    """,
)
