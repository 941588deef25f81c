"""Laws 9-11, 76 and 81C: what is asked."""

from __future__ import annotations

from bridgelaw.game.seats import Side
from bridgelaw.laws.law import Answers, Choice, Option, answers, tr, yes_or_no


class How(Answers):
    """How the director comes to know of it."""

    SETTLED = "10B", tr("The players settled it, or played on")
    FOUND = "81C3", tr("You found it yourself")
    SPECTATOR = "76C1", tr("A spectator has told you")
    WAIVER = "81C5", tr("Somebody asks for a waiver")


class Cause(Answers):
    """Why a rectification should be waived."""

    PROVOKED = "provoked", tr("That side provoked it")
    TEACHING = "teaching", tr("For beginners to learn")
    KINDNESS = "kindness", tr("They only want to be kind")


class Waived(Answers):
    """What becomes of the call or card when nothing is rectified."""

    STANDS = "stands", tr("It stands")
    TAKEN_BACK = "taken back", tr("It is taken back")


HOW = Choice(
    key="how_known",
    law="81C",
    heading=tr("How do you know of the irregularity?"),
    why=tr(
        "The director rectifies, and not the players. What they settled themselves binds nobody, "
        "and what you find out yourself is dealt with too, as long as there is time."
    ),
    options=answers(How),
)

# 10, 11

ACCEPTED = yes_or_no(
    key="accepted",
    law="81C3",
    heading=tr("Did the players accept it as a law allows?"),
    why=tr(
        "As by calling over an insufficient bid (27A1) or a call out of turn (29A), or by playing "
        "to a lead out of turn (53A). Then nothing more is rectified."
    ),
)

SAME = yes_or_no(
    key="same",
    law="10B",
    heading=tr("Would you have ruled in the same way?"),
    why=tr("You may let stand what they did, or cancel it."),
)

STILL = yes_or_no(
    key="still",
    law="10B",
    heading=tr("Can it still be put right at the table?"),
    why=tr("Then what they did is cancelled, and the law that was broken is applied now."),
)

GAINED: Choice[Side | None] = Choice(
    key="gained_side",
    law="11A",
    heading=tr("Who gained by an opponent's ignorance of the law?"),
    why=tr(
        "Compare with what would have happened if the director had been called at once. A side "
        "that gained loses the gain; the other side, which did not call either, keeps what it has."
    ),
    options=(
        Option("NS", Side.NS, tr("North-South")),
        Option("EW", Side.EW, tr("East-West")),
        Option("neither", None, tr("Neither side")),
    ),
)

FORFEITED = yes_or_no(
    key="forfeited",
    law="11A",
    heading=tr("Has the other side lost its right by acting first?"),
    why=tr(
        "It may have, if it acted before it called you; you decide, it does not follow by itself. "
        "The side that offended is ruled on under the law all the same."
    ),
)

WHICH = Choice(
    key="which",
    law="10A",
    heading=tr("What was the irregularity?"),
    why=tr("The law that was broken is applied as if you had been called at once."),
    options=(
        Option("revoke", "revoke", tr("A revoke")),
        Option("out_of_turn", "play-out-of-turn", tr("A play out of turn")),
        Option("call_out_of_turn", "call-out-of-turn", tr("A call out of turn")),
        Option("insufficient_bid", "insufficient-bid", tr("An insufficient bid")),
        Option("misinformation", "misinformation", tr("A wrong explanation")),
        Option("information", "unauthorised-information", tr("A hesitation or remark")),
        Option("claim", "claim", tr("A claim or concession")),
        Option("exposed_card", "exposed-card", tr("A card shown")),
        Option("change_of_call", "unintended-call", tr("A changed call")),
        Option("penalty_card", "penalty-card-not-played", tr("A penalty card not played")),
        Option("other", "adjusted-score", tr("Something else")),
    ),
)

# 81C3, 76

SPOKE = yes_or_no(
    key="spoke",
    law="76B5",
    heading=tr("Did the spectator speak of it at the table?"),
    why=tr(
        "A spectator draws nobody's attention to anything and speaks only when you ask (76C1). "
        "Nobody loses a right because one did."
    ),
)

IN_TIME = yes_or_no(
    key="in_time",
    law="81C3",
    heading=tr("Is there still time for rulings and corrections?"),
    why=tr(
        "Corrections end {correction} minutes after the official score is available (79C1), and "
        "rulings and appeals after {appeal} minutes (92B), unless the organiser has set other "
        "times."
    ),
)

FACTS = yes_or_no(
    key="facts",
    law="85A1",
    heading=tr("Have you found out from the players what happened?"),
    why=tr(
        "Ask all four. The balance of probabilities decides; what a spectator or a score tells is "
        "only where you begin."
    ),
)

FOUND = Choice(
    key="found_what",
    law="81C3",
    heading=tr("What have you found?"),
    why=tr("An irregularity that was not dealt with is rectified, however you learn of it."),
    options=(
        Option("revoke", "64C1", tr("A revoke noticed too late")),
        Option("information", "16B3", tr("Unauthorised information was used")),
        Option("score", "79", tr("A wrong score or trick count")),
        Option("other", "12A1", tr("Another irregularity")),
    ),
)

# 81C5

ASKED_FOR = yes_or_no(
    key="asked_for",
    law="81C5",
    heading=tr("Does the side that did not offend ask for it?"),
    why=tr("Only at its request may a rectification be waived; the players waive nothing (10A)."),
)

CAUSE = Choice(
    key="cause",
    law="81C5",
    heading=tr("What is the cause?"),
    why=tr(
        "It should be rare. A cause is that the side itself provoked it, as by tapping "
        "the table like one who passes. That somebody wants to be kind is none."
    ),
    options=answers(Cause),
)

GRANTED = yes_or_no(
    key="granted",
    law="81C5",
    heading=tr("Do you waive it?"),
    why=tr("It is in your discretion. Many directors never do."),
)

WAIVED = Choice(
    key="waived",
    law="81C5",
    heading=tr("What becomes of {what}?"),
    why=tr("Nobody is restricted, whichever it is."),
    options=answers(Waived),
)
