"""Law 26: what is asked."""

from __future__ import annotations

from bridgelaw.game.suits import SUITS, Suit
from bridgelaw.laws.common.first_lead import ALL_SPECIFIED
from bridgelaw.laws.machinery.questions import Choice, Option, SuitsQuestion
from bridgelaw.locale.text import tr

SPECIFIED_SUITS = SuitsQuestion(
    key="specified_suits",
    law="26B",
    heading=tr("Which suits has {offender} specified in the legal auction?"),
    why=ALL_SPECIFIED.why,
)


def _forbids(suit: Suit) -> Option[Suit | None]:
    return Option(suit.letter, suit, tr("{suit}", suit=suit))


PROHIBITS: Choice[Suit | None] = Choice(
    key="prohibits",
    law="26B",
    heading=tr("Which suit does declarer forbid {partner} to lead?"),
    to="declarer",
    why=tr(
        "Declarer may forbid one suit, now that {partner} is on lead for the first time. It holds "
        "while {partner} keeps the lead. Declarer may not require a suit."
    ),
    say=(
        tr(
            "Declarer may forbid {partner} to lead one of {suits}. That holds for as long as "
            "{partner} keeps the lead. Or declarer may leave the lead free."
        ),
    ),
    options=(
        *(_forbids(suit) for suit in reversed(SUITS)),
        Option("none", None, tr("None: the lead is free")),
    ),
)
