"""Law 26: what is asked."""

from __future__ import annotations

from bridgelaw.game.suits import SUITS, Suit
from bridgelaw.laws.common.first_lead import ALL_SPECIFIED
from bridgelaw.laws.law import Choice, Option, tr
from bridgelaw.laws.machinery.facts import FREE_FIRST_LEAD
from bridgelaw.laws.machinery.questions import SuitsQuestion

SPECIFIED_SUITS = SuitsQuestion(
    key="specified_suits",
    law="26B",
    heading=tr("Which suits has {offender} shown?"),
    why=ALL_SPECIFIED.why,
)


def _forbids(suit: Suit) -> Option[Suit | None]:
    return Option(suit.letter, suit, tr("{suit}", suit=suit))


PROHIBITS: Choice[Suit | None] = Choice(
    key="prohibits",
    law="26B",
    heading=tr("Which suit does {declarer} forbid?"),
    to="declarer",
    why=tr(
        "{partner} is on lead for the first time. Declarer may forbid one suit, but not require "
        "one."
    ),
    say=(
        tr(
            "{partner}'s first lead. {declarer} may forbid {suits} for as long as {partner} keeps "
            "the lead, or forbid none."
        ),
    ),
    options=(
        *(_forbids(suit) for suit in reversed(SUITS)),
        Option("none", None, tr("None: this call forbids nothing", FREE_FIRST_LEAD)),
    ),
)
