"""Laws 68 and 70: what is asked about a claim or concession."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from bridgelaw.analysis.claims.verdict import Verdict
from bridgelaw.game.spelling import plain
from bridgelaw.laws.claims import questions as of_claims
from bridgelaw.laws.law import Answers, Choice, Question, Text, answers, tr, yes_or_no


class Claimer(Answers):
    """Who claimed or conceded."""

    DECLARER = "declarer", tr("Yes, declarer")
    DEFENDER = "68B2", tr("No, a defender")
    DUMMY = "43A1(c)", tr("No, dummy")


class How(Answers):
    """What the claimer said or did."""

    CLAIMS = "68A", tr("Claimed or conceded tricks")
    SHOWED = "48B2", tr("Put the cards down without words")
    TRICK = "68", tr("Spoke only about this trick")


class Doubted(Answers):
    """What becomes of the claim or concession."""

    DIRECTOR = "68D2(a)", tr("Yes")
    NOBODY = "68D1", tr("No, all agree")
    PLAY_ON = "68D2(b)", tr("All four want to play on")


class Revoked(Answers):
    """A revoke that comes to light with the claim."""

    NONE = "nobody has revoked", tr("No")
    ESTABLISHED = "63A3", tr("Yes, by {claimer} or {partner}, or established before")
    OPEN = "63A4", tr("Yes, by {lho} or {rho}, not established")


class Worst(Answers):
    """What the least successful normal line does to the claim."""

    SOUND = "70A", tr("Nothing: the claim is good")
    TRUMP = "70C", tr("A trump that may be forgotten")
    LINE = "70D1", tr("Order of play, entry or discard")
    GUESS = "70E1", tr("A finesse, drop or other guess")
    PARTNER = "70D2", tr("{partner} may choose the wrong card")
    MORE = "71B", tr("Nothing: it wins even more")


CLAIMER = Choice(
    key="claimer",
    law="68A",
    heading=tr("Is {claimer} declarer?"),
    why=tr(
        "Declarer and the defenders can claim or concede. Dummy cannot, and a defender's partner "
        "can object to a concession."
    ),
    options=answers(Claimer),
)

HOW = Choice(
    key="how",
    law="68",
    heading=tr("What did {claimer} say or do?"),
    why=tr(
        "A claim or a concession is about tricks after the one in progress. Whoever names a "
        "number, says to stop or gives up the hand has made one. What is about this trick alone "
        "does not stop the play."
    ),
    options=answers(How),
    usually="claims",
    unusual=tr("No words, or only about this trick"),
)

OBJECTS = yes_or_no(
    key="objects",
    law="68B2",
    heading=tr("Did {partner} object at once to losing a trick?"),
    why=tr(
        "A defender who concedes does not bind their partner, if the partner objects at once. Who "
        "claims only some of the tricks concedes the others."
    ),
)

DOUBTED = Choice(
    key="doubted",
    law="68D2",
    heading=tr("Does anybody doubt it?"),
    why=tr(
        "Dummy may doubt it too. Play stops, and whoever doubts it calls the director. They may "
        "play on only if the side that did not claim or concede asks for it and all four agree. "
        "Do not suggest that, but you may let it be known that the Laws have it."
    ),
    say=(tr("Play has stopped. Nobody plays or shows a card until I have ruled."),),
    options=answers(Doubted),
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
    options=answers(Revoked),
    usually="none",
    unusual=tr("Somebody revoked"),
)

COUNTS_AS_FACT = yes_or_no(
    key="played_after",
    law="68D",
    heading=tr("Do you weigh the cards played after the claim?"),
    why=tr(
        "Play stops with a claim, and not all four had agreed to play on, so these cards do not "
        "count as played. The Laws do not say what else they are worth. You may weigh them as "
        "facts that tell how the play would have gone, or leave them aside."
    ),
    yes=tr("Yes, and I award a number"),
    no=tr("No, they are left aside"),
)

WORST = Choice(
    key="worst",
    law="70D",
    heading=tr("What can go wrong by normal play?"),
    why=tr(
        "It must fit what {claimer} said at the time. Normal play may be careless or inferior for "
        "a player of this class, but not irrational. The other side may play anything. What is "
        "doubtful goes against {claimer}.\n"
        "A trump that is out costs a trick only if it was not mentioned, it is at all likely that "
        "{claimer} did not know of it, and normal play could lose a trick to it. How were trumps "
        "drawn before, and would one who knew of it have claimed like this?\n"
        "A guess is no guess where an opponent has shown out, or must."
    ),
    say=(of_claims.REPEAT,),
    options=answers(Worst),
)

FEWER = of_claims.TricksQuestion(
    key="difference",
    law="70A",
    heading=tr("How many tricks fewer than claimed?"),
    why=tr("Count to the end of the play, with the trick in progress."),
    sample_labels=(("1", tr("So many")),),
)
MORE = replace(FEWER, heading=tr("How many tricks more than claimed?"))

LEFT = of_claims.TricksQuestion(
    key="left",
    law="68B1",
    heading=tr("How many tricks were left?"),
    why=tr("To concede some of them is to claim the others. Count the trick in progress."),
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

    def every(self) -> tuple[str, ...]:
        return ("computed", *map(str, range(14)))

    @property
    def expected(self) -> Text:
        return tr("a number of tricks, or computed")


AWARD = AwardQuestion(
    key="award",
    law="70A",
    heading=tr("{found} How many for {side}?"),
    why=tr(
        "Be as fair as you can to both sides; what is doubtful goes against {claimer}.\n{evidence}"
    ),
)


def computed(verdict: Verdict) -> Text:
    """The number, or as far as the search came."""
    level, left = verdict.normal, verdict.claim.position.left
    if level.is_decided:
        return tr("Computed: {tricks} of the {left} left.", tricks=level.tricks, left=left)
    return tr(
        "Computed: at least {least} and at most {most} of the {left} left.",
        least=level.least,
        most=level.most,
        left=left,
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
