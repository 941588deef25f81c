"""Law 51B2: which of the suits of several penalty cards declarer requires or forbids."""

from __future__ import annotations

from bridgelaw.game.suits import SUITS
from bridgelaw.laws.machinery.questions import Choice, Option, SuitsQuestion
from bridgelaw.locale.text import tr

REQUIRED_SUIT = Choice(
    key="required_suit",
    law="51B2(a)",
    heading=tr("Which suit must {partner} lead?"),
    why=tr("With penalty cards of several suits declarer requires one of those suits."),
    options=tuple(Option(suit.letter, suit, tr("{suit}", suit=suit)) for suit in reversed(SUITS)),
)

FORBIDDEN_SUITS = SuitsQuestion(
    key="forbidden_suits",
    law="51B2(b)",
    heading=tr("Which suits may {partner} not lead?"),
    why=tr("With penalty cards of several suits declarer forbids one or more of those suits."),
)
