"""Laws 16B and 16C: what is asked."""

from __future__ import annotations

from bridgelaw.laws.common import stages
from bridgelaw.laws.common.in_words import InWords
from bridgelaw.laws.common.poll import PollQuestion
from bridgelaw.laws.law import SEAT_OPTIONS, Answers, Choice, answers, tr, yes_or_no


class Source(Answers):
    """What it came from, with the clause that speaks of it."""

    TEMPO = "73D1", tr("A hesitation, or haste")
    MANNER = "73B1", tr("A remark, gesture or look")
    QUESTION = "20F3", tr("A question")
    EXPLANATION = "75A", tr("An explanation or alert")
    WITHDRAWN = "16C2", tr("A withdrawn call or card")
    DUMMY = "45F", tr("Dummy suggested a card")
    FOR_PARTNER = "20G1", tr("A question for partner's sake")
    REVOKE = "61B3", tr("A question about a revoke")
    OBJECTION = "68B2", tr("An objection to a concession")

    @property
    def review(self) -> str:
        """The clause under which it is looked at after the play."""
        return {Source.DUMMY: "45F", Source.WITHDRAWN: "16C3"}.get(self, "16B3")

    @property
    def is_breach(self) -> bool:
        """Was it wrong to give the information, whatever comes of it?"""
        return self in (Source.MANNER, Source.FOR_PARTNER, Source.DUMMY)

    @property
    def is_innocent(self) -> bool:
        """Was it allowed in any case? An explanation may have been wrong, a call withdrawn."""
        return self in (Source.TEMPO, Source.QUESTION, Source.REVOKE, Source.OBJECTION)


WHO = Choice(
    key="who",
    law="16B1",
    heading=tr("Who gave the information?"),
    why=tr("It is unauthorised for that player's partner. The opponents may use it (73D1)."),
    options=SEAT_OPTIONS,
)

SOURCE = Choice(
    key="source",
    law="16B1",
    heading=tr("Where did it come from?"),
    why=tr(
        "Partners tell each other things by calls and plays alone (73A1). Everything else"
        " is unauthorised for partner: also an alert that was not given, or how a "
        "question was asked."
    ),
    options=answers(Source),
)

OVER = yes_or_no(
    key="play_over",
    law="16B3",
    heading=tr("Is the play over?"),
    why=tr("Only then can one see whether the information was used."),
    stage=stages.BOARD_OVER,
)

SUGGESTS = yes_or_no(
    key="suggests",
    law="16B1(a)",
    heading=tr("Did it demonstrably suggest a call or play?"),
    why=tr(
        "A slow pass suggests acting, a slow sign-off bidding on, a slow penalty double taking it "
        "out. What points both ways suggests nothing."
    ),
    no=tr("No, nothing, or both ways"),
)

TAKEN = yes_or_no(
    key="taken",
    law="16B1(a)",
    heading=tr("Did {partner} choose what it suggested?"),
    why=tr("Look at every call and play of {partner} after it."),
)


ACTION = InWords(
    key="action",
    law="16B1(a)",
    heading=tr("Which call or play of {partner} was that?"),
    why=tr("If it turns out to be illegal, it has no part in a weighted score (12C1(c))."),
    sample="4S",
    looks_like=tr("a call or play in a few words, as in: 4S, or a heart lead"),
)

POLL = PollQuestion(
    key="poll",
    law="16B1(b)",
    heading=tr("What did players of the same class say?"),
    why=tr(
        "Show them hand and auction with the methods of the partnership, and not the information. "
        "Ask first what they would do, then what else they seriously considered. Ask at least "
        "five. The numbers help you; the finding is yours."
    ),
    sample_labels=(("none", tr("Whatever they said")),),
)

ALTERNATIVE = yes_or_no(
    key="alternative",
    law="16B1(b)",
    heading=tr("Was there a less suggested logical alternative?"),
    why=tr(
        "A call or play that a significant part of such players, with these methods, would "
        "seriously consider, and that some would choose. The law names no figure."
    ),
    no=tr("No, nearly all would do it"),
)
