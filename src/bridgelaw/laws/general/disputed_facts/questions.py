"""Laws 84 and 85: what is asked."""

from __future__ import annotations

from bridgelaw.laws.law import Answers, Choice, Text, answers, tr


class Disputed(Answers):
    """What the sides tell differently."""

    TEMPO = "tempo", tr("A hesitation, a remark, a gesture")
    CALL = "call", tr("Which call, or whose turn")
    EXPLANATION = "explanation", tr("What was alerted, asked or explained")
    CARD = "card", tr("Which card was played or shown")
    TRICKS = "79B", tr("How many tricks were won")
    OTHER = "other", tr("Something else")

    @property
    def evidence(self) -> Text:
        """What is worth looking at."""
        return _EVIDENCE[self]


_EVIDENCE = {
    Disputed.TEMPO: tr(
        "Ask how long, and what happened just before: a stop card, a question, the tray. Did "
        "anybody say anything at the time?"
    ),
    Disputed.CALL: tr("Look at the bidding cards. Ask what each had called over it, and why."),
    Disputed.EXPLANATION: tr(
        "Look at both system cards and notes. Ask the two partners apart what they play."
    ),
    Disputed.CARD: tr("Look at the played cards of all four, in their order."),
    Disputed.TRICKS: tr("Look at the played cards of all four, in their order."),
    Disputed.OTHER: tr("Look at what there is on paper and on the table before you ask."),
}


class MostProbable(Answers):
    """What the evidence makes most probable."""

    NS = "NS", tr("It was as North-South say"), "NS"
    EW = "EW", tr("It was as East-West say"), "EW"
    OTHER = "other", tr("It was otherwise")
    NOT_FOUND = "85B", tr("It cannot be found out"), "no"


class OnTheseFacts(Answers):
    """84: what the law says once the facts are there."""

    NOTHING = "84A", tr("Nothing, and nobody was hurt")
    PRESCRIBED = "84B", tr("It prescribes what is done")
    OPTIONS = "84C", tr("It gives a player a choice")
    DOUBT = "84D", tr("Doubtful, and a side was damaged")


ABOUT = Choice(
    key="about",
    law="85A1",
    heading=tr("What do they tell differently?"),
    why=tr("First the facts, then the law. What is agreed needs no evidence (84)."),
    options=answers(Disputed),
)

FOUND = Choice(
    key="found",
    law="85A1",
    heading=tr("What is most probable?"),
    why=tr(
        "Hear each player in turn, without the others joining in. {evidence} Weigh it all: "
        "what is more probable than not is the fact. Nobody has to prove anything."
    ),
    say=(tr("I will hear each of you in turn. Please let the others finish."),),
    options=answers(MostProbable),
)

THEN = Choice(
    key="then",
    law="84",
    heading=tr("What does the law say on these facts?"),
    why=tr(
        "In doubt about the law the side that did not offend is given the benefit (84D). That is "
        "about the law, not about the facts."
    ),
    options=answers(OnTheseFacts),
)
