"""Laws 11A and 12: what is asked, in the order of the law."""

from __future__ import annotations

from bridgelaw.game.seats import Side
from bridgelaw.laws.law import Answers, Choice, Option, answers, tr, yes_or_no
from bridgelaw.laws.score.questions import (
    AssignedQuestion,
    CountQuestion,
    LawQuestion,
    OutcomeQuestion,
    PartsQuestion,
    PossibleQuestion,
)


class Power(Answers):
    """Where the director's power to adjust comes from."""

    LAW = "another law says so", tr("A law says so")
    NO_RECTIFICATION = "12A1", tr("Damage that no law rectifies")
    IMPOSSIBLE = "12A2", tr("The board cannot be played normally")
    DIRECTOR = "12A3", tr("The director ruled wrongly")
    PLAYERS = "11A", tr("The players ruled for themselves")
    SEVERITY = "12B2", tr("Rectification seems too hard or mild")


class Offenders(Answers):
    """Who committed the infraction."""

    NS = "NS", tr("North-South"), "NS"
    EW = "EW", tr("East-West"), "EW"
    BOTH = "both", tr("Both")
    NEITHER = "neither", tr("Neither")

    @property
    def side(self) -> Side | None:
        """The side, if it was one alone."""
        return Side[self.name] if self.name in Side.__members__ else None


class Own(Answers):
    """What the side that did not offend did to itself after the infraction."""

    NOTHING = "nothing", tr("No"), "no"
    ORDINARY = "an ordinary mistake", tr("By an ordinary mistake")
    SERIOUS = "an extremely serious error", tr("By an unrelated, extremely serious error")
    GAMBLE = "a gamble", tr("By a gamble")

    @property
    def is_borne(self) -> bool:
        """12C1(e): the side bears the damage itself."""
        return self in (Own.SERIOUS, Own.GAMBLE)


# 12A: may the score be adjusted at all?

POWER = Choice(
    key="power",
    law="12A",
    heading=tr("Why may the score be adjusted?"),
    why=tr(
        "There must be a ground in the Laws, such as wrong information. That a rectification seems "
        "too hard or too mild is none. When the time for corrections and rulings is over, it is "
        "too late (79C, 81C3, 92B)."
    ),
    options=answers(Power),
)

LAW = LawQuestion(
    key="law",
    law="12A",
    heading=tr("Which law says so?"),
    why=tr(
        "For example 16 (unauthorised information), 21B3 or 47E2(b) (wrong information), 23C, 27D "
        "(only after 27B1), 43B3, 45F, 50E4, 55C, 64C1 (a revoke that was not made good), 66, 72C, "
        "73. Laws 13B2, 13C, 13D, 15A, 15B and 16D2(d) order an adjusted score, and nobody "
        "asks about damage."
    ),
    sample_labels=(
        ("16B3", tr("Any other law")),
        ("13D", tr("13B2, 13C, 13D, 15A3, 16D2(d)")),
        ("15A2(a)", tr("15A2(a), 15B1, 15B3")),
    ),
)


# 11A: the players ruled for themselves

GAINED_SIDE: Choice[Side | None] = Choice(
    key="gained_side",
    law="11A",
    heading=tr("Who gained because the law was not known?"),
    why=tr(
        "An opponent went on without knowing the law. Compare with what would have happened if the "
        "director had been called at once. A side that gained loses the gain; the other side, "
        "which did not call either, keeps what it has."
    ),
    options=(
        Option("NS", Side.NS, tr("North-South")),
        Option("EW", Side.EW, tr("East-West")),
        Option("neither", None, tr("Neither")),
    ),
)

IF_CALLED = AssignedQuestion(
    key="if_called",
    law="11A",
    heading=tr("What result, had you been called at once?"),
    why=tr("Apply the law that would have ruled then. The side that gained gets this result."),
)


# 12B1: damage, and gain

OFFENDERS = Choice(
    key="offenders",
    law="12B1",
    heading=tr("Which side committed the infraction?"),
    why=tr(
        "The adjusted score takes from the offending side what its infraction brought, and makes "
        "good what it cost the other side. In an individual event it is for both members of a "
        "side (12C3)."
    ),
    options=answers(Offenders),
)

DAMAGE = yes_or_no(
    key="damage",
    law="12B1",
    heading=tr("Was {innocent} damaged by it?"),
    why=tr(
        "Compare its result with what it could expect just before the infraction, had there been "
        "none. That it could have done still better at the table is looked at later (12C1(e))."
    ),
)

ANY_DAMAGE = yes_or_no(
    key="any_damage",
    law="12B1",
    heading=tr("Was a side damaged by it?"),
    why=tr(
        "Is one of them worse off than it could expect without the irregularity? No side alone is "
        "the offender, so each is looked at for itself, and their scores need not balance."
    ),
)

GAINED = yes_or_no(
    key="gained",
    law="12B1",
    heading=tr("Did {offending} gain by it?"),
    why=tr(
        "Has it a better score than it could expect without the infraction? What it gained is "
        "taken away even if the other side lost nothing; the other side then keeps its result."
    ),
)


# 12C1: what was likely without the infraction

ASSIGNABLE = yes_or_no(
    key="assignable",
    law="12C1(d)",
    heading=tr("Can you say what results were likely?"),
    why=tr(
        "Without the infraction, that is. Give an assigned score wherever you can; several results "
        "with their weights are normal. Only where the possibilities are too many or not clear is "
        "the score artificial."
    ),
    yes=tr("Yes, one or a few"),
    no=tr("No, too many or not clear"),
)

POSSIBLE = PossibleQuestion(
    key="possible",
    polls=True,
    law="12C1(c)",
    heading=tr("What results were possible, and how likely?"),
    sample_labels=(
        ("4S= by N", tr("One result")),
        ("60% 4S= by N, 40% 4S-1 by N", tr("Several, with weights")),
    ),
    why=tr(
        "Without the infraction, that is. Best ask players of the same class, five or more, what "
        "they would have done without knowing what happened, and give each result the share of "
        "those who would have reached it."
    ),
)

POLLED = CountQuestion(
    key="polled",
    law="12C1(c)",
    heading=tr("How many such players did you ask?"),
    why=tr(
        "The weights are as sure as the number of opinions behind them: of five players, one who "
        "thinks again moves a fifth."
    ),
)

_NONE_OR_SOME = (
    ("none", tr("None")),
    ("4S= by N", tr("A result is named")),
    ("4S-1 by N", tr("A result is named")),
)

EXCLUDED = PartsQuestion(
    key="excluded",
    law="12C1(c)",
    heading=tr("Which results could only the infraction bring?"),
    sample_labels=_NONE_OR_SOME,
    why=tr(
        "Only what could be reached legally counts. A call that was chosen by unauthorised "
        "information is not there, even if most of the players asked would have made it too. Of a "
        "result that could be reached both ways name the part that was not legal."
    ),
)

LIFTED = PartsQuestion(
    key="lifted",
    law="84D",
    heading=tr("Which result gets more weight for {innocent}?"),
    sample_labels=_NONE_OR_SOME,
    why=tr(
        "None is normal. A poll is never quite sure, and doubt goes to this side. Name its good "
        "result, and it gets the most that is allowed; or name a smaller weight with it. A weight "
        "may grow by {limit} of itself and no more."
    ),
)

OWN = Choice(
    key="own",
    law="12C1(e)",
    heading=tr("Did {innocent} hurt itself after that?"),
    why=tr(
        "Mistakes are part of the game, and cost nobody their redress. Only an extremely serious "
        "error that has nothing to do with the infraction, such as a revoke, or a gamble does, one "
        "that would be kept if it came off. Judge by the class of the player. Whoever believed a "
        "wrong explanation and chose a line that fits it was hurt by the infraction."
    ),
    options=answers(Own),
)

AFTER = AssignedQuestion(
    key="after",
    law="12C1(e)",
    heading=tr("What result, had {innocent} then played normally?"),
    why=tr(
        "What lies between this result and the one at the table the side brought on itself, and "
        "bears. What lies between this one and the one without the infraction is made good."
    ),
)


# No side alone offended: each for itself

POSSIBLE_NS = AssignedQuestion(
    key="possible_ns",
    law="12C1(c)",
    heading=tr("What does North-South get?"),
    why=tr(
        "Take what was likely without the irregularity, several results with their weights if need "
        "be. In doubt lean towards this side if it did "
        "not offend, and away from it if it did; the two sides' scores need not balance."
    ),
)

POSSIBLE_EW = AssignedQuestion(
    key="possible_ew",
    law="12C1(c)",
    heading=tr("What does East-West get?"),
    why=POSSIBLE_NS.why,
)


# 77: what happened

RESULT = OutcomeQuestion(
    key="result",
    law="77",
    heading=tr("What was the result at the table?"),
    why=tr("A side that keeps its result, or a part of it, is scored with it."),
)
