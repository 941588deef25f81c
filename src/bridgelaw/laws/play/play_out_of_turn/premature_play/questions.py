"""Laws 57 and 60: what is asked about a play out of turn."""

from __future__ import annotations

from bridgelaw.game.suits import SUITS
from bridgelaw.laws.law import Answers, Choice, Option, answers, fx, tr, yes_or_no
from bridgelaw.laws.machinery.facts import Act, Mode, Says

LHO_PLAYED = yes_or_no(
    key="lho_played",
    law="60A1",
    heading=tr("Has {lho} played since?"),
    why=tr("Whoever plays on after the right-hand opponent's card gives up the rectification."),
    usually="no",
    unusual=tr("{lho} has played since"),
)


class Excuse(Answers):
    """Why a defender who played before partner may be free of 57A."""

    NONE = "57A", tr("No")
    PLAYED_ON = "60A1", tr("{lho} has played since")
    AT_ONCE = "58A", tr("{partner} played at the same moment")
    BOTH_HANDS = "57C1", tr("Declarer had played from both hands")
    PUSHED = "57C2", tr("Dummy put up a card")


EXCUSE = Choice(
    key="excuse",
    law="57C",
    heading=tr("Does anything excuse it?"),
    why=tr(
        "Dummy's card counts as played when declarer has named it, or shown it, even by a nod. If "
        "dummy put one forward unasked before {partner} played, or suggested one, "
        "dummy has caused the premature play."
    ),
    usually="none",
    unusual=tr("Played on, at once, dummy's doing …"),
    options=answers(Excuse),
)


class PlayChoice(Answers):
    """Declarer's four options after a defender's card before partner's."""

    HIGHEST = (
        "57A1",
        tr(
            "{partner} plays the highest card of {suit}.",
            Says(Mode.MUST, Act.PLAY, "suit", of="partner"),
        ),
    )
    LOWEST = (
        "57A2",
        tr(
            "{partner} plays the lowest card of {suit}.",
            Says(Mode.MUST, Act.PLAY, "suit", of="partner"),
        ),
    )
    REQUIRE = "57A3", tr("{partner} plays a card of another suit, which declarer names.")
    FORBID = "57A4", tr("{partner} may not play one other suit that declarer names.")

    @property
    def manner(self) -> fx.Manner:
        return _MANNERS[self]


_MANNERS = {
    PlayChoice.HIGHEST: fx.Manner.HIGHEST,
    PlayChoice.LOWEST: fx.Manner.LOWEST,
    PlayChoice.REQUIRE: fx.Manner.A_CARD,
    PlayChoice.FORBID: fx.Manner.NO_CARD,
}

PLAY_CHOICE = Choice(
    key="play_choice",
    law="57A",
    to="declarer",
    heading=tr("{declarer} chooses {partner}'s card"),
    why=tr(
        "Declarer hears all four options first, and chooses without consulting. If {partner} "
        "cannot do that, because of having to follow suit or of not holding such a card, {partner} "
        "plays any legal card."
    ),
    say=(tr("{offender} played before {partner}, and has a major penalty card."),),
    options=answers(PlayChoice),
)

OTHER_SUIT = Choice(
    key="other_suit",
    law="57A",
    to="declarer",
    heading=tr("Which suit does {declarer} name?"),
    why=tr("Any suit but the one that was led."),
    options=tuple(Option(suit.letter, suit, tr("{suit}", suit=suit)) for suit in reversed(SUITS)),
)

OBEYS = yes_or_no(
    key="obeys",
    law="60C",
    heading=tr("Does {card} of {partner} do what declarer chose?"),
    why=tr(
        "{partner} has played it already. Look at {partner}'s hand: the card stays if it does "
        "that, or if no other card would."
    ),
)
LEGAL = yes_or_no(
    key="legal",
    law="57D",
    heading=tr("Can {card} legally be played to this trick?"),
    why=tr(
        "It cannot if {offender} holds a card of the suit led and has not played one, or if a "
        "penalty card must be played first."
    ),
    usually="yes",
    unusual=tr("{card} cannot legally be played"),
    common=("yes", "no"),
)
