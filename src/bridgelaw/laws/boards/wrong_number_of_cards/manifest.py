"""Laws 13 and 14: a hand with more or fewer than thirteen cards."""

from bridgelaw.laws.machinery.manifest import Manifest, PutOff
from bridgelaw.locale.text import tr

MANIFEST = Manifest(
    key="wrong-number-of-cards",
    title=tr("Wrong number of cards"),
    laws=("13", "14A"),
    who=tr("Who has too many or too few cards?"),
    everyday=True,
    tile="boards",
    rank=1,
    row=tr("A hand has 12 or 14 cards"),
    reviews=(
        PutOff(
            "13A2",
            tr("Did the seen card matter?"),
            tr(
                "Did it affect the result that a player had seen a card of another hand? If so, "
                "adjust the score. What they knew was authorised."
            ),
        ),
        PutOff(
            "13B1",
            tr("Did the wrong hands matter?"),
            tr(
                "Did the calls on the wrong hands, or what was learned from them, affect the "
                "result? Then you may adjust the score."
            ),
        ),
        PutOff(
            "13C",
            tr("Did the extra card matter?"),
            tr(
                "Did the card that was no part of the deal affect the result when it was played? "
                "Then adjust the score."
            ),
        ),
    ),
    called="""
        14 cards; fourteen cards; 12 cards; twelve cards; 15 cards; 53 cards;
        too many cards in a hand; too few cards in a hand; card missing from a hand;
        not thirteen cards; missing card; card on the floor; extra card in the hand;
        card of another pack; did not count the cards; 14枚; 12枚; 枚数が違う; カードが足りない;
        カードが多い; カードがなくなった; 床にカード; 13枚ない; カードが1枚余分; 数えなかった;
        13 cards not there; one card short before the bidding; only 12 cards;
        hand has too many cards; 1枚多い; 1枚少ない; 1枚足りない; 枚数が合わない; 15枚; 11枚;
        12枚しか; 13枚しかないはず; 配ったら余った; 手札の枚数;
        too many cards; one card too many; a card too many; カードが多い; 枚数が多い
    """,
)
