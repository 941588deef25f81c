"""Laws 21B3, 40B, 47E2 and 75: what is asked."""

from __future__ import annotations

from bridgelaw.laws.common.poll import PollQuestion
from bridgelaw.laws.law import SEAT_OPTIONS, Answers, Choice, answers, tr, yes_or_no

WHO = Choice(
    key="who",
    law="20F",
    heading=tr("Who explained, or should have alerted?"),
    why=tr("The explanation is for the opponents of that player, and never for their partner."),
    options=SEAT_OPTIONS,
)


class Stage(Answers):
    """How far the board is."""

    OVER = "over", tr("After the play")
    PLAY = "play", tr("During the play")
    AUCTION = "auction period", tr("Before the lead is faced")


STAGE = Choice(
    key="stage",
    law="21B1(a)",
    heading=tr("How far is the board?"),
    why=tr(
        "A call can be changed until the opening lead is faced; a card for a moment; after that "
        "only the score."
    ),
    options=answers(Stage),
)


class Agreement(Answers):
    """What the pair has really agreed, beside what was said."""

    DIFFERENT = "75B1", tr("No, something else is agreed")
    NONE = "75D2", tr("No, nothing is agreed")
    UNCLEAR = "21B1(b)", tr("Unclear, no evidence")
    INCOMPLETE = "40B5(a)", tr("Right, but not complete")
    AS_SAID = "75C", tr("Yes, but the call differed")
    OWN = "21A", tr("Yes, an opponent misunderstood")

    @property
    def is_misinformation(self) -> bool:
        return self not in (Agreement.AS_SAID, Agreement.OWN)


AGREEMENT = Choice(
    key="agreement",
    unsaid=True,
    law="75D1",
    heading=tr("Was the explanation right?"),
    why=tr(
        "Look at system card and notes, and ask both players separately. A missing or late alert "
        "is a wrong explanation. Without evidence to the contrary the explanation was wrong, and "
        "not the call (21B1(b))."
    ),
    options=answers(Agreement),
)

MISREAD = yes_or_no(
    key="misread",
    unsaid=True,
    law="75A",
    heading=tr("Did {partner} learn of the misunderstanding from it?"),
    why=tr(
        "That is a question of its own. Whether explanation or call was wrong, what {partner} "
        "heard is unauthorised for {partner}."
    ),
)

TAKES_BACK = yes_or_no(
    key="takes_back",
    law="47E2(a)",
    heading=tr("Is the last card taken back?"),
    why=tr(
        "Its player may do so as long as no later card was played to the trick; an opening lead "
        "only until dummy has faced a card. Nobody judges whether it mattered."
    ),
    say=(tr("Whoever has just played because of the explanation may take that card back."),),
)

POLL = PollQuestion(
    key="poll",
    law="75D3",
    heading=tr("With the right explanation, what did peers say?"),
    why=tr(
        "Tell them the agreement, and if there is none, that. Do not tell them the hand, nor that "
        "there was a misunderstanding. Ask at least five."
    ),
    sample_labels=(("none", tr("Whatever they said")),),
)


class Otherwise(Answers):
    """What the opponents might have done with the right explanation."""

    CALL = "21B3", tr("Another call")
    PLAY = "47E2(b)", tr("Another lead or play")
    MIX_UP = "mix-up", tr("Nothing, unless they knew the mix-up")
    NOTHING = "nothing", tr("The same as they did")


WOULD = Choice(
    key="would",
    law="75D3",
    heading=tr("With the right explanation, what might the opponents have done?"),
    why=tr(
        "They are entitled to the agreement, not to the hand, and not to know that the pair had a "
        "misunderstanding. What pays only for one who knows that is no redress."
    ),
    options=answers(Otherwise),
)
