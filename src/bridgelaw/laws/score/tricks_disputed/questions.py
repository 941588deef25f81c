"""Law 79: what is asked."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.laws.law import Answers, Choice, answers, tr, yes_or_no
from bridgelaw.laws.score.questions import OutcomeQuestion


class Matter(Answers):
    """What is wrong."""

    TRICKS = "79B", tr("How many tricks were won")
    ENTRY = "entry", tr("The result was recorded wrongly")
    COMPUTED = "computed", tr("The score was computed wrongly")


class Claim(Answers):
    """79B1: how the tricks came to be claimed or conceded."""

    NO = "79B2", tr("No, they were played")
    NOT_AGREED = "70", tr("Claimed, and not agreed")
    AGREED = "69B", tr("Claimed, agreed, and now doubted")
    CONCEDED = "71", tr("Conceded, and now wanted back")


class Sure(Answers):
    """79B3: how sure the director is of what happened."""

    AGREED = "79A2", tr("Both sides now agree")
    CONVINCED = "convinced", tr("Clearly convinced")
    LIKELY = "likely", tr("Not clearly: one side loses it")
    NO = "no", tr("Not at all")


MATTER = Choice(
    key="matter",
    law="79",
    heading=tr("What is it about?"),
    why=tr(
        "Players can differ about the tricks that were won. That is something else than an agreed "
        "result that was written down wrongly (declarer, contract, double, tricks, pairs), or of "
        "which the score is wrong (vulnerability, points, an adjusted score)."
    ),
    options=answers(Matter),
)

CLAIM = Choice(
    key="claim",
    law="79B1",
    heading=tr("Were those tricks claimed or conceded?"),
    why=tr("Then the laws of claims decide about them, each with a test of its own."),
    options=answers(Claim),
)

AGREED = yes_or_no(
    key="agreed",
    law="79B",
    heading=tr("Was the result agreed, or the round over?"),
    why=tr(
        "When you were called, that is. Before that you find the facts and rule on one score. "
        "Afterwards the record is changed only if you are clearly convinced."
    ),
)


def whether_late(by_text: bool) -> Choice[bool]:
    """79B3: by the commentary agreement counts as the end of the round does, by the text not."""
    if not by_text:
        return AGREED
    return replace(
        AGREED,
        law="79B3",
        heading=tr("Had the round ended when you were called?"),
        why=tr("After that the score is changed for both sides only if you are clearly convinced."),
    )


SURE = Choice(
    key="sure",
    law="79B3",
    heading=tr("How sure are you that the record is wrong?"),
    why=tr(
        "It is changed for both sides only if you are clearly convinced of the result at the "
        "table. If not, it stands, or you lower one side without raising the other."
    ),
    options=answers(Sure),
)

RECORDED = OutcomeQuestion(
    key="recorded",
    law="79B3",
    heading=tr("Which result is on record?"),
    why=tr("A side that is not to gain keeps it."),
)

RESULT = OutcomeQuestion(
    key="result",
    law="79B2",
    heading=tr("What was the result?"),
    sample_labels=(
        ("4S+1 by N", tr("More tricks for declarer than on record")),
        ("4S-1 by N", tr("Fewer tricks for declarer than on record")),
        ("4S= by N", tr("What is on record")),
    ),
    why=tr(
        "Let each player show their own played cards in order, one trick at a time, and weigh what "
        "you hear (85A). Doubt counts against a player whose cards are in disorder (65D). Nobody "
        "may keep a trick that they know their side did not win (79A2)."
    ),
    say=(tr("Show your played cards in order, one trick at a time."),),
)

BEYOND_DOUBT = yes_or_no(
    key="beyond_doubt",
    law="79C2",
    heading=tr("Is the record wrong beyond reasonable doubt?"),
    why=tr("After the correction period nothing less is enough."),
)

APPROVED = yes_or_no(
    key="approved",
    law="79C2",
    heading=tr("Does the organiser approve the late correction?"),
    why=tr(
        "Others may have been told that they have qualified, or have been given prizes: the "
        "organiser decides whether the score may still change."
    ),
)

RIGHT = OutcomeQuestion(
    key="right",
    law="79C1",
    heading=tr("Which result had the players agreed on?"),
    why=tr("The record is made to say that, for both sides."),
    say=(tr("Both sides, please: what result did you agree on?"),),
)
