"""Laws 72 to 74, 76, 90 and 91: what is asked."""

from __future__ import annotations

from enum import Enum
from typing import Any, cast

from bridgelaw.game.seats import Seat, Side
from bridgelaw.laws.law import (
    SEAT_OPTIONS,
    Answers,
    Choice,
    Option,
    Text,
    answers,
    fx,
    tr,
    yes_or_no,
)


class Matter(Answers):
    """What the director is called for."""

    SLOW = "90B2", tr("Slow play")
    COURTESY = "74A", tr("Rude or disturbing behaviour")
    MANNERS = "74C", tr("Manners: remarks, looks, tempo, inattention")
    PROCEDURE = "90B", tr("Procedure not kept")
    LATE = "90B1", tr("Somebody came late")
    ON_PURPOSE = "72B", tr("Something done or hidden on purpose")
    SPECTATOR = "76", tr("A spectator")
    SIGNALS = "73B2", tr("Secret signals suspected")


class Manner(Answers):
    """74B, 74C: what a player did; the value has the clauses."""

    REMARKS = "74B2 74C2 74C4", tr("Commented or showed feelings")
    TEMPO = "73A2 74B4 74C7", tr("Changed tempo to unsettle")
    LOOKING = "74C5", tr("Stared at a player or hand")
    CARD = "74B3 74C3", tr("Took a card out early")
    INATTENTION = "74B1 74C6", tr("Paid no attention")
    NAMES = "74C1", tr("Varied the words of a call")
    RUDE_CALL = "74B5", tr("Called the director rudely")
    LEFT = "74C8", tr("Left the table early")


class Purpose(Answers):
    """72B: what a player did on purpose."""

    INFRACTION = "72B1", tr("An infraction")
    HIDDEN = "72B3", tr("An infraction was hidden")


class Followed(Answers):
    """What it did to the board."""

    NOTHING = "nothing", tr("Nothing")
    PARTNER = "16B", tr("It told partner something")
    OPPONENT = "73E2", tr("It misled an opponent")


class ByWhom(Enum):
    """Whose fault it is."""

    NS = "NS"
    EW = "EW"
    BOTH = "both"
    NOBODY = "nobody"

    @property
    def sides(self) -> tuple[Side, ...]:
        if self is ByWhom.NOBODY:
            return ()
        return tuple(Side) if self is ByWhom.BOTH else (Side[self.name],)

    def is_not_of_it(self, seat: Seat | None) -> Text | None:
        """Why a measure cannot be for this player: the fault is the other side's."""
        if seat is None or seat.side in self.sides:
            return None
        return tr("that player's side is not at fault")


class Points(Answers):
    """91A: how much a disciplinary penalty is."""

    USUAL = 1, tr("As a usual penalty: {amount}")
    TWICE = 2, tr("Twice that: {twice}")
    OTHER = 0, tr("Another amount")


class Suspended(Answers):
    """91A: for how much of the session."""

    SESSION = "the session", tr("The rest of this session")
    ROUND = "the round", tr("This round")
    OTHER = "another part", tr("Another part of the session")


class Spectators(Answers):
    """76B: what a spectator did."""

    DISTURBED = "76B4", tr("Disturbed, or showed their thoughts")
    POINTED_OUT = "76B5", tr("Pointed out something at the table")
    TOLD_A_PLAYER = "76B3", tr("Told a player about a board"), "told"
    HANDS = "76B1", tr("Looked at more than one hand")


MATTER = Choice(
    key="matter",
    law="90A",
    heading=tr("What is it about?"),
    why=tr(
        "What breaks procedure may get a procedural penalty, what breaks order and courtesy a "
        "disciplinary one. Neither depends on damage, and nothing of it goes to the opponents."
    ),
    options=answers(Matter),
)

SLOW_BY = Choice(
    key="slow_by",
    law="90B2",
    heading=tr("Who lost the time?"),
    why=tr(
        "Ask both sides, and remember when they began. A long ruling or a late start of the board "
        "is nobody's fault."
    ),
    options=(
        Option("NS", ByWhom.NS, tr("North-South")),
        Option("EW", ByWhom.EW, tr("East-West")),
        Option("both", ByWhom.BOTH, tr("Both sides")),
        Option("nobody", ByWhom.NOBODY, tr("Nobody, or it cannot be told")),
    ),
)

UNPLAYED = yes_or_no(
    key="unplayed",
    law="12C2(a)",
    heading=tr("Is there a board that they cannot play any more?"),
    why=tr(
        "For this table the round goes on until its players have moved; a board may also be put "
        "off to later (8B). Only what is never played needs a score."
    ),
)

BREACH = Choice(
    key="breach",
    law="90B",
    heading=tr("What was it?"),
    why=tr("The law's list is of examples. Anything that disturbs or delays the game is like it."),
    options=(
        Option("talk", "90B3", tr("Talk that others can hear")),
        Option("scores", "90B4", tr("Scores compared with another table")),
        Option("touched", "90B5", tr("Somebody else's cards touched")),
        Option("pocket", "90B6", tr("Cards in a wrong pocket")),
        Option("adjusted", "90B7", tr("Cards not counted, a wrong board")),
        Option("instruction", "90B8", tr("A regulation or instruction ignored")),
        Option("other", "90A", tr("Something else")),
    ),
)  # fmt: skip

MANNER = Choice(
    key="manner",
    law="74",
    heading=tr("What did the player do?"),
    why=tr("These are the examples of the law. None of them needs bad intent."),
    options=answers(Manner),
)

PURPOSE = Choice(
    key="purpose",
    law="72B",
    heading=tr("What was done on purpose?"),
    why=tr(
        "Nobody may break a law on purpose, even if they are ready to pay for it. Nobody need "
        "report their own infraction, but nobody may hide one: no second revoke to cover the "
        "first, no cards mixed too early."
    ),
    options=answers(Purpose),
)

SPECTATORS = Choice(
    key="spectator_did",
    law="76B1",
    heading=tr("What did the spectator do?"),
    why=tr(
        "A spectator sees one hand only, shows nothing, talks to no player and points nothing out. "
        "They speak to facts only when you ask them (76C1)."
    ),
    options=answers(Spectators),
)

BY = Choice(
    key="by",
    law="90A",
    heading=tr("Whose fault was it?"),
    why=tr(
        "A penalty is the pair's or the team's. In an individual event the partner who did nothing "
        "does not share it."
    ),
    options=(
        Option("NS", ByWhom.NS, tr("North-South")),
        Option("EW", ByWhom.EW, tr("East-West")),
        Option("both", ByWhom.BOTH, tr("Both sides")),
    ),
)

ESTABLISHED = yes_or_no(
    key="established",
    law="73B2",
    heading=tr("Is there evidence that convinces you?"),
    why=tr(
        "There is no graver offence. One odd action proves nothing. Boards, dates and what was "
        "seen are evidence."
    ),
    away=True,
)

FOLLOWED = Choice(
    key="followed",
    law="16B",
    heading=tr("What did it do to this board?"),
    why=tr("The penalty is one thing, the score of the board another."),
    options=answers(Followed),
)

GAINED = yes_or_no(
    key="gained_by_it",
    law="72C",
    heading=tr("Did the side gain by it on this board?"),
    why=tr("Then the score is adjusted as well."),
)

PROCEDURAL: Choice[fx.Sanction | None] = Choice(
    key="measure",
    law="90A",
    heading=tr("What do you give for it?"),
    why=tr(
        "The regulations say what is usual, and whether a first offence is only warned. The usual "
        "penalty here: {usual}."
    ),
    options=(
        Option("warning", fx.Sanction.WARNING, tr("A warning")),
        Option("penalty", fx.Sanction.PROCEDURAL, tr("A procedural penalty")),
        Option("nothing", None, tr("Nothing more than a word")),
    ),
)

DISCIPLINE: Choice[fx.Sanction | None] = Choice(
    key="discipline",
    law="91A",
    heading=tr("What do you give for it?"),
    why=tr(
        "A penalty in points and a suspension for this session, or part of it, are yours to give "
        "and final. A disqualification needs the organiser."
    ),
    options=(
        Option("warning", fx.Sanction.WARNING, tr("A warning")),
        Option("procedural", fx.Sanction.PROCEDURAL, tr("A procedural penalty")),
        Option("disciplinary", fx.Sanction.DISCIPLINARY, tr("A disciplinary penalty in points")),
        Option("suspension", fx.Sanction.SUSPENSION, tr("A suspension")),
        Option("disqualification", fx.Sanction.DISQUALIFICATION, tr("Disqualification")),
        Option("nothing", None, tr("Nothing more than a word")),
    ),
)

POINTS = Choice(
    key="points",
    law="91A",
    heading=tr("How many points?"),
    why=tr("The Laws name no amount: it is yours. The usual procedural penalty is a measure."),
    options=answers(Points),
)

SUSPENDED = Choice(
    key="suspended_for",
    law="91A",
    heading=tr("For how long?"),
    why=tr("The rest of this session at most, or any part of it."),
    options=answers(Suspended),
)

FOR_WHOM: Choice[Seat | None] = Choice(
    key="for_whom",
    law="91A",
    heading=tr("Whom is it for?"),
    why=tr("It is said to that player. A partner who did nothing has no part in it."),
    options=(
        *cast("tuple[Option[Any], ...]", SEAT_OPTIONS),
        Option("all", None, tr("The whole pair, or both")),
    ),
)

APPROVED = yes_or_no(
    key="approved",
    law="91B",
    heading=tr("Does the organiser approve the disqualification?"),
    why=tr("Only with their approval. Until then you may suspend for this session."),
    away=True,
)
