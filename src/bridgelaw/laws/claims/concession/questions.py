"""Law 71: what is asked about a concession."""

from dataclasses import replace

from bridgelaw.laws.claims import questions as of_claims
from bridgelaw.laws.law import Answers, Choice, answers, tr, yes_or_no


class Conceded(Answers):
    """71: what was given away."""

    LEFT = "tricks that were still to be played", tr("Tricks still to be played")
    WON = "a trick that was won", tr("A trick already won")
    CONTRACT = "a contract that was decided", tr("A contract already decided")


BY_DEFENDER = yes_or_no(
    key="by_defender",
    law="68B",
    heading=tr("Is {claimer} a defender?"),
    why=tr("A defender's partner can keep the concession from coming about by objecting at once."),
)

OBJECTED = yes_or_no(
    key="objected",
    law="68B2",
    heading=tr("Did {partner} object at once?"),
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
        "What a side has already won it cannot give away: that is a matter of counting, and so is "
        "a contract that was made or defeated already. Tricks that were still to be played are "
        "gone, unless no normal play could have lost them."
    ),
    options=answers(Conceded),
)

SURE = yes_or_no(
    key="sure",
    law="71B",
    heading=tr("Did {side} concede a trick that cannot be lost?"),
    why=tr(
        "One normal line that loses the trick is enough: the concession stands. Careless play is "
        "normal too; only what would be irrational for this player is not. That the side would "
        "most likely have won it is enough against a claim of the opponents (69B2), not here."
    ),
)

SURE_BESIDE = replace(
    SURE,
    why=tr("{why}\n{found}"),
)
"""The same beside what was found before the search ended."""

COMPUTED = replace(
    of_claims.NORMAL,
    law="71B",
    heading=tr("{tricks} of the {conceded} conceded go back. Do you agree?"),
    why=tr("{why}\n{evidence}"),
)
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
