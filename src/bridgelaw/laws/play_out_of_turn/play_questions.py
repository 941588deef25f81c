"""Laws 57 and 60: what is asked about a play out of turn."""

from __future__ import annotations

from enum import Enum

from bridgelaw.game.suits import SUITS
from bridgelaw.laws.questions import Choice, Option, yes_or_no
from bridgelaw.locale.text import tr
from bridgelaw.table.effects import Manner

LHO_PLAYED = yes_or_no(
    key="lho_played",
    law="60A1",
    heading=tr("Has {lho} played since, before you ruled?"),
    why=tr("Who plays on after the right-hand opponent's card gives up the rectification."),
)

PARTNER_PLAYED = yes_or_no(
    key="partner_played",
    law="57A",
    heading=tr("Had {partner} played to the trick before that?"),
    why=tr(
        "A defender who leads or plays before partner has played tells partner what to play. One "
        "who only plays before the right-hand opponent does not."
    ),
)

BOTH_HANDS = yes_or_no(
    key="both_hands",
    law="57C1",
    heading=tr("Had declarer already played from both hands to the trick?"),
    why=tr(
        "Then there is no rectification. A card of dummy's counts when declarer has named it or "
        "shown otherwise that it is to be played."
    ),
)

PUSHED = yes_or_no(
    key="pushed",
    law="57C2",
    heading=tr("Had dummy put a card forward unasked before {partner} played, or suggested one?"),
    why=tr("Then dummy has caused the premature play, and there is no rectification."),
)


class PlayChoice(Enum):
    """Declarer's four options after a defender's card before partner's."""

    HIGHEST = "57A1"
    LOWEST = "57A2"
    REQUIRE = "57A3"
    FORBID = "57A4"

    @property
    def manner(self) -> Manner:
        return _MANNERS[self]


_MANNERS = {
    PlayChoice.HIGHEST: Manner.HIGHEST,
    PlayChoice.LOWEST: Manner.LOWEST,
    PlayChoice.REQUIRE: Manner.A_CARD,
    PlayChoice.FORBID: Manner.NO_CARD,
}

PLAY_CHOICE = Choice(
    key="play_choice",
    law="57A",
    heading=tr("What does declarer choose?"),
    why=tr("Declarer hears all four options first, and chooses without consulting."),
    say=(
        tr(
            "{offender} has played before {partner}. {card} becomes a major penalty card of "
            "{offender}'s, and declarer has four options about {partner}'s card to this trick."
        ),
        tr("First: {partner} plays the highest card held of {suit}."),
        tr("Second: {partner} plays the lowest card held of {suit}."),
        tr("Third: {partner} plays a card of another suit that declarer names."),
        tr("Fourth: {partner} may not play a card of another suit that declarer names."),
        tr(
            "If {partner} cannot do that, because of having to follow suit or of not holding such "
            "a card, {partner} plays any legal card."
        ),
    ),
    options=(
        Option("highest", PlayChoice.HIGHEST, tr("The highest card of the suit led")),
        Option("lowest", PlayChoice.LOWEST, tr("The lowest card of the suit led")),
        Option("require", PlayChoice.REQUIRE, tr("A card of another suit")),
        Option("forbid", PlayChoice.FORBID, tr("No card of another suit")),
    ),
)

OTHER_SUIT = Choice(
    key="other_suit",
    law="57A",
    heading=tr("Which suit does declarer name?"),
    why=tr("Any suit but the one that was led."),
    options=tuple(Option(suit.letter, suit, tr("{suit}", suit=suit)) for suit in reversed(SUITS)),
)

LEGAL = yes_or_no(
    key="legal",
    law="57D",
    heading=tr("Can {card} legally be played to this trick?"),
    why=tr(
        "It cannot if {offender} holds a card of the suit led and has not played one, or if a "
        "penalty card must be played first."
    ),
)
