"""Laws 84 and 85: what is asked."""

from __future__ import annotations

from enum import Enum

from bridgelaw.laws.law import Choice, Option, Text, tr


class Told(Enum):
    """What the sides tell differently."""

    TEMPO = "tempo"
    CALL = "call"
    EXPLANATION = "explanation"
    CARD = "card"
    TRICKS = "79B"
    OTHER = "other"

    @property
    def evidence(self) -> Text:
        """What is worth looking at."""
        return _EVIDENCE[self]


_EVIDENCE = {
    Told.TEMPO: tr(
        "Ask how long, and what happened just before: a stop card, a question, the tray. Did "
        "anybody say anything at the time?"
    ),
    Told.CALL: tr("Look at the bidding cards. Ask what each had called over it, and why."),
    Told.EXPLANATION: tr(
        "Look at both system cards and notes. Ask the two partners apart what they play."
    ),
    Told.CARD: tr("Look at the played cards of all four, in their order."),
    Told.TRICKS: tr("Look at the played cards of all four, in their order."),
    Told.OTHER: tr("Look at what there is on paper and on the table before you ask."),
}


class Found(Enum):
    """What the evidence makes most probable."""

    NS = "NS"
    EW = "EW"
    OTHER = "other"
    NOT_FOUND = "85B"


class OnTheseFacts(Enum):
    """84: what the law says once the facts are there."""

    NOTHING = "84A"
    PRESCRIBED = "84B"
    OPTIONS = "84C"
    DOUBT = "84D"


ABOUT = Choice(
    key="about",
    law="85A1",
    heading=tr("What do they tell differently?"),
    why=tr("First the facts, then the law. What is agreed needs no evidence (84)."),
    options=(
        Option("tempo", Told.TEMPO, tr("A hesitation, a remark, a gesture")),
        Option("call", Told.CALL, tr("Which call, or whose turn")),
        Option("explanation", Told.EXPLANATION, tr("What was alerted, asked or explained")),
        Option("card", Told.CARD, tr("Which card was played or shown")),
        Option("tricks", Told.TRICKS, tr("How many tricks were won")),
        Option("other", Told.OTHER, tr("Something else")),
    ),
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
    options=(
        Option("NS", Found.NS, tr("It was as North-South say")),
        Option("EW", Found.EW, tr("It was as East-West say")),
        Option("other", Found.OTHER, tr("It was otherwise")),
        Option("no", Found.NOT_FOUND, tr("It cannot be found out")),
    ),
)

THEN = Choice(
    key="then",
    law="84",
    heading=tr("What does the law say on these facts?"),
    why=tr(
        "In doubt about the law the side that did not offend is given the benefit (84D). That is "
        "about the law, not about the facts."
    ),
    options=(
        Option("nothing", OnTheseFacts.NOTHING, tr("Nothing, and nobody was hurt")),
        Option("prescribed", OnTheseFacts.PRESCRIBED, tr("It prescribes what is done")),
        Option("options", OnTheseFacts.OPTIONS, tr("It gives a player a choice")),
        Option("doubt", OnTheseFacts.DOUBT, tr("Doubtful, and a side was damaged")),
    ),
)
