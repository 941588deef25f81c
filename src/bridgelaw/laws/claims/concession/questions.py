"""Law 71: what is asked about a concession."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from bridgelaw.laws.claims import questions as of_claims
from bridgelaw.laws.machinery.questions import Choice, Option, yes_or_no
from bridgelaw.locale.text import tr


class Conceded(Enum):
    """71: what was given away."""

    WON = "a trick that was won"
    CONTRACT = "a contract that was decided"
    LEFT = "tricks that were still to be played"


BY_DEFENDER = yes_or_no(
    key="by_defender",
    law="68B",
    heading=tr("Was it a defender who conceded?"),
    why=tr("A defender's partner can keep the concession from coming about by objecting at once."),
)

OBJECTED = yes_or_no(
    key="objected",
    law="68B2",
    heading=tr("Did the defender's partner object at once?"),
    why=tr(
        "Then there was neither a concession nor a claim, and play goes on. An objection when the "
        "hands are back, or on the next board, is too late for that."
    ),
)

CONCEDED = Choice(
    key="conceded",
    law="71",
    heading=tr("What did {side} concede?"),
    why=tr(
        "What a side has already won it cannot give away: that is a matter of counting. Tricks "
        "that were still to be played are gone, unless no normal play could have lost them."
    ),
    options=(
        Option("won", Conceded.WON, tr("A trick that it had already won")),
        Option(
            "contract",
            Conceded.CONTRACT,
            tr("The contract, which was already made, or already defeated"),
        ),
        Option("left", Conceded.LEFT, tr("Tricks that were still to be played")),
    ),
)

SURE = yes_or_no(
    key="sure",
    law="71B",
    heading=tr("Did {side} concede a trick that no normal play could lose?"),
    why=tr(
        "Careless and inferior play is normal as well; only what would be irrational for this "
        "player is not. One normal line that loses the trick is enough, and the concession stands, "
        "even if the side would most likely have won it. For a claim of the opponents that would "
        "do (69B2); for what a side gave away itself it does not."
    ),
)

SURE_BESIDE = replace(
    SURE,
    heading=tr("{found}\nDid {side} concede a trick that no normal play could lose?"),
)
"""The same beside what was found before the search ended."""

COMPUTED = replace(of_claims.NORMAL, law="71B", why=tr("{why}\n{evidence}"))
"""The same, where the four hands tell it."""

FOUND = tr(
    "{side} conceded {conceded} of the {left} tricks left. Computed from the four hands: "
    "with the worst normal play it still wins {normal}, and it kept {kept}."
)
"""What they tell."""

NOT_FINISHED = tr(
    "{side} conceded {conceded} of the {left} tricks left, and kept {kept}. The search was not "
    "finished: with the worst normal play it still wins at least {least} and at most {most}."
)
"""The same where the search ended before it came to a number."""
