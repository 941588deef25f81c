"""Laws 68 and 70: what is asked about a claim or concession."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import Enum

from bridgelaw.game.spelling import plain
from bridgelaw.laws.claims import questions as of_claims
from bridgelaw.laws.machinery.questions import Choice, Option, Question, yes_or_no
from bridgelaw.locale.text import Text, tr


class Claimer(Enum):
    """Who claimed or conceded."""

    DECLARER = "declarer"
    DEFENDER = "68B2"
    DUMMY = "43A1(c)"


class How(Enum):
    """What the claimer said or did."""

    CLAIMS = "68A"
    SHOWED = "48B2"
    TRICK = "68"


class Doubted(Enum):
    """What becomes of the claim or concession."""

    NOBODY = "68D1"
    DIRECTOR = "68D2(a)"
    PLAY_ON = "68D2(b)"


class Revoked(Enum):
    """A revoke that comes to light with the claim."""

    NONE = "nobody has revoked"
    ESTABLISHED = "63A3"
    OPEN = "63A4"


class Worst(Enum):
    """What the least successful normal line does to the claim."""

    SOUND = "70A"
    LINE = "70D1"
    GUESS = "70E1"
    PARTNER = "70D2"
    MORE = "71B"


CLAIMER = Choice(
    key="claimer",
    law="68A",
    heading=tr("Who claimed or conceded?"),
    why=tr(
        "Declarer and the defenders can claim or concede. Dummy cannot, and a defender's partner "
        "can object to a concession."
    ),
    options=(
        Option("declarer", Claimer.DECLARER, tr("Declarer")),
        Option("defender", Claimer.DEFENDER, tr("A defender")),
        Option("dummy", Claimer.DUMMY, tr("Dummy")),
    ),
)

HOW = Choice(
    key="how",
    law="68",
    heading=tr("What did {claimer} say or do?"),
    why=tr(
        "A claim or a concession is about tricks after the one in progress. What is about this "
        "trick alone does not stop the play."
    ),
    options=(
        Option(
            "claims",
            How.CLAIMS,
            tr("Said how many tricks they win or lose, said to stop, or gave up their hand"),
        ),
        Option("showed", How.SHOWED, tr("Put their cards face up on the table, and said nothing")),
        Option("trick", How.TRICK, tr("Spoke or showed cards only about the trick in progress")),
    ),
)

OBJECTS = yes_or_no(
    key="objects",
    law="68B2",
    heading=tr("Did {partner} object at once to tricks that {claimer} conceded?"),
    why=tr(
        "A defender who concedes does not bind their partner, if the partner objects at once. Who "
        "claims only some of the tricks concedes the others."
    ),
)

DOUBTED = Choice(
    key="doubted",
    law="68D2",
    heading=tr("Does anybody doubt the claim or concession, dummy included?"),
    why=tr(
        "Play stops, and whoever doubts it calls the director. They may play on only if the side "
        "that did not claim or concede asks for it and all four agree. Do not suggest that, but "
        "you may let it be known that the Laws have it."
    ),
    say=(tr("Play has stopped. Nobody plays or shows a card until I have ruled."),),
    options=(
        Option("nobody", Doubted.NOBODY, tr("No, everybody agrees to it")),
        Option("director", Doubted.DIRECTOR, tr("Yes, and you decide what it is worth")),
        Option(
            "play_on",
            Doubted.PLAY_ON,
            tr("Yes; the other side has asked to play on, and all four agree"),
        ),
    ),
)

REVOKED = Choice(
    key="revoke",
    law="63A",
    heading=tr("Has a revoke come to light?"),
    why=tr(
        "A claim establishes a revoke of the side that makes it. A revoke of the other side is "
        "established only when they agree to the claim; until then it is corrected first, and "
        "then the claim is judged."
    ),
    options=(
        Option("none", Revoked.NONE, tr("No")),
        Option(
            "established",
            Revoked.ESTABLISHED,
            tr("Yes: of the claiming side, or one that was established before"),
        ),
        Option("open", Revoked.OPEN, tr("Yes: of the other side, and not established before")),
    ),
)

COUNTS_AS_FACT = yes_or_no(
    key="played_after",
    law="68D",
    heading=tr("Do the cards that were played after the claim tell how the play would have gone?"),
    why=tr(
        "Play stops with a claim, and not all four had agreed to play on, so these cards do not "
        "count as played. The Laws do not say what else they are worth. You may weigh them as "
        "facts, or leave them aside."
    ),
    yes=tr("Yes: I weigh them, and say how many tricks I award"),
    no=tr("No: they are left aside"),
)

TRUMP_OUT = yes_or_no(
    key="trump_out",
    law="70C1",
    heading=tr("Does an opponent of {claimer} still hold a trump that was not mentioned?"),
    why=tr(
        "Such a trump costs a trick only if three things hold: it was not mentioned, it may have "
        "been forgotten, and normal play could lose a trick to it."
    ),
    say=(of_claims.REPEAT,),
)

TRUMP_LOSES = yes_or_no(
    key="trump_loses",
    law="70C3",
    heading=tr("Could a trick be lost to that trump by any normal play?"),
    why=tr("Careless or inferior play is normal; irrational play is not."),
)

TRUMP_THAT_IS_OUT = tr("the trump that is out")

WORST = Choice(
    key="worst",
    law="70D",
    heading=tr(
        "What does the least successful normal line do that fits what {claimer} said at the time?"
    ),
    why=tr(
        "Normal play may be careless or inferior for a player of this class, but not irrational. "
        "The other side may play anything. What is doubtful goes against {claimer}."
    ),
    options=(
        Option("sound", Worst.SOUND, tr("It wins what was claimed")),
        Option("line", Worst.LINE, tr("It wins less: by an order of play, an entry or a discard")),
        Option(
            "guess",
            Worst.GUESS,
            tr(
                "It wins less: a finesse, a drop or another guess goes wrong, and no opponent has "
                "shown out or must"
            ),
        ),
        Option(
            "partner",
            Worst.PARTNER,
            tr("It wins less: a defender's partner may choose the wrong card"),
        ),
        Option("more", Worst.MORE, tr("It wins more: a trick was conceded that cannot be lost")),
    ),
)
WORST_FIRST = replace(WORST, say=(of_claims.REPEAT,))
"""The same where it is the first question about the hands (70B)."""


DIFFERENCE = of_claims.TricksQuestion(
    key="difference",
    law="70A",
    heading=tr("By how many tricks does that line differ from what was claimed?"),
    why=tr("Count to the end of the play, with the trick in progress."),
    sample_labels=(("1", tr("So many")),),
)

# Where all four hands are known


@dataclass(frozen=True, slots=True, kw_only=True)
class AwardQuestion(Question[int | None]):
    """A question for the tricks that are awarded; `None`: as many as were computed.

    It has no options, so that a number that is typed is never taken for the number of an option.
    """

    def read(self, answer: str) -> int | None:
        written = plain(answer)
        if written == "COMPUTED":
            return None
        if not re.fullmatch(r"\d|1[0-3]", written):
            raise self.misfit(answer)
        return int(written)

    @property
    def expected(self) -> Text:
        return tr("a number of tricks, or computed")


AWARD = AwardQuestion(
    key="award",
    law="70A",
    heading=tr("{found}\nHow many of the tricks left do you award to {side}?"),
    why=tr("Be as fair as you can to both sides; what is doubtful goes against {claimer}."),
)
ANOTHER_NUMBER = tr("you have said that you award another number")
NOT_FINISHED = tr("the search was not finished, so that no number was computed")
"""Why there is no number that was computed."""


def no_award(tricks: int | None, left: int, no_number: Text | None) -> Text | None:
    """Why so many tricks cannot be awarded; `None` is the number that was computed.

    `no_number`: why there is none.
    """
    if tricks is None:
        return no_number
    return None if tricks <= left else tr("only {left} tricks are left", left=left)
