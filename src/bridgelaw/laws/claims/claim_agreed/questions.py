"""Law 69: what is asked about agreement to a claim."""

from dataclasses import replace

from bridgelaw.laws.law import Answers, Choice, answers, tr, yes_or_no


class Agreed(Answers):
    """69A: how far the agreement has gone."""

    ESTABLISHED = "established", tr("A call on a later board, or the round has ended")
    ASSENTED = "assented", tr("They agreed, but neither of these")
    NO = "no", tr("Somebody objected at once")


AGREED = Choice(
    key="agreed",
    law="69A",
    heading=tr("What has happened since the claim?"),
    why=tr(
        "To say yes is not enough. Agreement is established once the side that did not claim has "
        "called on a later board without having objected, or the round has ended. Until then it "
        "may look at the claim again and dispute it, and the doubt goes against the claimer. "
        "Afterwards it must show that it lost a trick."
    ),
    options=answers(Agreed),
)

ALREADY_WON = yes_or_no(
    key="already_won",
    law="69B1",
    heading=tr("Had {side} already won that trick?"),
    why=tr(
        "Then nothing has to be judged: the trick was won before the claim, and was only counted "
        "for the wrong side. Look at the cards that were played."
    ),
)

FACED = yes_or_no(
    key="faced",
    law="68C",
    heading=tr("Could {side} see {claimer}'s cards?"),
    why=tr(
        "The claimer should face the hand. Whoever agrees to cards without seeing them trusts the "
        "claim; whoever sees them has had a chance to find what is wrong with it, so that you are "
        "less lenient then."
    ),
)

LIKELY = yes_or_no(
    key="likely",
    law="69B2",
    polls=True,
    heading=tr("Would {side} likely have won the trick?"),
    why=tr(
        "{seen} Ask what this player would probably have done at the table, not what is the best "
        "play of all: a trick that only a brilliant play wins is not likely. But they need not "
        "have won it for certain, either: that is the harder test of a concession (71)."
    ),
)

LIKELY_COMPUTED = replace(
    LIKELY,
    why=tr(
        "{why}\n"
        "Claimed: {claimed} of the {left} tricks left. Computed from the four hands: {best} with "
        "the best play of the claimer's side, {normal} with its worst normal play.\n"
        "{evidence}"
    ),
)
"""The same question beside what the four hands tell."""

LIKELY_BESIDE = replace(
    LIKELY_COMPUTED,
    why=tr(
        "{why}\n"
        "Claimed: {claimed} of the {left} tricks left. The search was not finished: the four hands "
        "bring {best} with the best play of the claimer's side, {normal} with its worst normal "
        "play.\n"
        "{evidence}"
    ),
)
"""The same where the search ended before it came to a number."""

FACED_WORDS = tr(
    "The cards were there to be seen: what the side did not notice then, it would hardly have "
    "noticed in the play."
)
HIDDEN_WORDS = tr(
    "The cards were not shown: the side agreed to what it believed them to be, and in the play it "
    "would have seen one card after the other."
)
