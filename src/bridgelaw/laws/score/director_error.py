"""Law 82C: the director has ruled wrongly."""

from __future__ import annotations

from bridgelaw.game.seats import Side
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.questions import Choice, yes_or_no
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.score.adjusted_score.awarding import assign, give_artificial
from bridgelaw.laws.score.adjusted_score.computing import SCORE_QUESTIONS, no_such_score
from bridgelaw.laws.score.questions import AssignedQuestion
from bridgelaw.locale.text import tr
from bridgelaw.scoring.awards import Artificial, Assigned, Average

STILL_NORMAL = yes_or_no(
    key="still_normal",
    law="82B",
    heading=tr("Can the wrong ruling still be put right, so that the board is scored normally?"),
    why=tr(
        "Take the ruling back and give the right one if the board can then be played and scored as "
        "if there had been none. What the sides have learnt from it must not matter."
    ),
)

ASSIGNABLE = yes_or_no(
    key="assignable",
    law="12C1(d)",
    heading=tr("Can you say what results were likely with the right ruling?"),
    why=tr(
        "Give assigned scores wherever you can, weighted and different for the two sides if need "
        "be. Only where the possibilities are too many or not clear is the score artificial."
    ),
    yes=tr("Yes: one result, or a few with their likelihood"),
    no=tr("No: there are too many, or they are not clear"),
)

_OWN_WHY = tr(
    "To be innocent is not to be given everything. If a side stopped below game by a mistake of "
    "its own, the right ruling would have brought it a trick or two, and not the game."
)

OWN_NS = yes_or_no(
    key="own_ns",
    law="82C",
    heading=tr(
        "Did North-South lose something by a mistake of its own, not caused by the wrong ruling?"
    ),
    why=_OWN_WHY,
)

OWN_EW = yes_or_no(
    key="own_ew",
    law="82C",
    heading=tr(
        "Did East-West lose something by a mistake of its own, not caused by the wrong ruling?"
    ),
    why=_OWN_WHY,
)

_RIGHT_WHY = tr(
    "Look at this side alone and count it as innocent: in doubt its score is the better one. "
    "{mistake}"
)
_MISTAKE_STAYS = tr("Its own mistake stays as it was made; change only what the ruling changed.")
_NO_MISTAKE = tr("If it got all that the right ruling would have brought, that is its result.")

RIGHT_NS = AssignedQuestion(
    key="right_ns",
    law="82C",
    heading=tr("What would North-South have got with the right ruling?"),
    why=_RIGHT_WHY,
)

RIGHT_EW = AssignedQuestion(
    key="right_ew",
    law="82C",
    heading=tr("What would East-West have got with the right ruling?"),
    why=_RIGHT_WHY,
)


def director_error(case: Case) -> Ruling:
    """Law 82C: both sides are innocent, and each is looked at for itself."""
    # B. The error is put right, if that is still possible.
    if case.ask(STILL_NORMAL):
        return _put_right(case)
    # C. Both sides count as non-offending.
    case.cite("82C", tr("Both sides count as non-offending."))
    case.cite("12A3")
    if not case.ask(ASSIGNABLE):
        case.cite("12C1(d)", tr("What was possible is too much or not clear."))
        headline = tr("Neither side is at fault: both get average plus.")
        return give_artificial(case, {side: Artificial(Average.PLUS) for side in Side}, headline)
    own_ns, ns = _with_right_ruling(case, OWN_NS, RIGHT_NS)
    own_ew, ew = _with_right_ruling(case, OWN_EW, RIGHT_EW)
    headline = (
        tr("Each side gets what the right ruling would have brought it; its own mistake stays.")
        if own_ns or own_ew
        else tr("Each side gets what the right ruling would have brought it.")
    )
    clause = "12C1(c)" if ns.is_weighted or ew.is_weighted else "12C1(b)"
    return assign(case, clause, headline, {Side.NS: ns, Side.EW: ew})


def _with_right_ruling(
    case: Case, own: Choice[bool], question: AssignedQuestion
) -> tuple[bool, Assigned]:
    """82C: whether a side hurt itself, which is not made good, and what it gets."""
    hurt_itself = case.ask(own)
    award = case.ask(
        question,
        allowed=lambda award: no_such_score(case, award),
        mistake=_MISTAKE_STAYS if hurt_itself else _NO_MISTAKE,
    )
    return hurt_itself, award


def _put_right(case: Case) -> Ruling:
    case.say(None, tr("My ruling was wrong. I take it back and rule anew."))
    case.note(
        tr(
            "Give the right ruling now. If the wrong one turns out to have done damage all the "
            "same, look at the score after the play."
        )
    )
    headline = tr("The wrong ruling is taken back, and the board is played and scored normally.")
    return case.rule("82B", headline)


DIRECTOR_ERROR = Procedure(
    "director-error",
    tr("The director's own error"),
    ("82B", "82C"),
    director_error,
    (STILL_NORMAL, ASSIGNABLE, OWN_NS, RIGHT_NS, OWN_EW, RIGHT_EW, *SCORE_QUESTIONS),
    for_director=True,
)
