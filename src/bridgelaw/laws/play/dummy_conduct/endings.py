"""Laws 42, 43 and 45F: how each ruling is told."""

from __future__ import annotations

from bridgelaw.laws.law import Ending, Spoken, Text, to_all, tr
from bridgelaw.laws.machinery.endings import to_declarer
from bridgelaw.laws.machinery.facts import AS_IF_NOT_HEARD, WITHOUT_PENALTY_CARD, to_hand
from bridgelaw.laws.play.dummy_conduct.questions import Hand, Slip, Whose


def _to_dummy(text: Text) -> Spoken:
    return Spoken("dummy", text)


_PENALTY = tr(
    "Dummy may get a procedural penalty for this (Laws 43B1 and 90); a warning is often enough."
)
"""43B1: dummy can be penalised for every breach of these limits."""

# 42. What dummy may always do

SPOKE = Ending(
    tr("Dummy may speak about facts and law while you are at the table."),
    to_all(tr("Dummy may tell me what happened, and may speak about the law.")),
    note=tr(
        "Dummy may not use this to tell declarer how to play, or which choice to make: choices "
        "are made without partner (10C2)."
    ),
)
KEEPS_COUNT = tr("Dummy may keep count of the tricks won and lost.")
LAW_65B_GOES_BEFORE = tr("Law 65B is more particular than this, and goes before it.")
LAW_65B_RULES = Ending(tr("Law 65B rules on a card turned the wrong way."))
FOLLOWS = Ending(
    tr("Dummy does their duty when they say that their hand must follow suit."),
    to_all(tr("Dummy was right: dummy's hand must follow suit, and dummy must see to that.")),
    note=tr(
        "A card that declarer named has been played. If it was a revoke it is corrected "
        "without rectification, and the defenders may change cards played after it."
    ),
)
PLAYS_WHAT_IS_NAMED = tr("Dummy plays the card that declarer names, and no other.")
LAW_45D_RULES = Ending(tr("Law 45D rules on a card that declarer did not name."))

# 42B1, 61B2. A question about a revoke

MAY_ASK_DECLARER = tr("Dummy may ask declarer whether they have no card of the suit led.")
NO_REVOKE = Ending(
    tr("Nothing follows: dummy may ask declarer, and there was no revoke."),
    to_all(tr("Dummy may ask declarer.")),
)
REVOKE_AS_USUAL = Ending(tr("Dummy may ask declarer, and the revoke is dealt with as usual."))
NOT_THE_FIRST_TO_ASK = Ending(tr("Dummy was not first to ask: the revoke as usual."))
_LOST_RIGHT_TO_ASK = (
    to_all(
        tr(
            "Dummy had lost the right to ask. After the play tricks move as if the revoke had "
            "been established."
        )
    ),
)
_WHICH_TRICKS_MOVE = (
    tr(
        "Only tricks that declarer's side wins from this trick on can move: two if declarer's "
        "own hand wins this one and declarer's side a later one, otherwise one if declarer's "
        "side wins any."
    ),
    _PENALTY,
)
CORRECTED_AND_COUNTED = Ending(
    tr("The revoke is corrected, and tricks move all the same."),
    *_LOST_RIGHT_TO_ASK,
    note=_WHICH_TRICKS_MOVE,
)
ESTABLISHED = Ending(
    tr("The revoke is established, and tricks move after the play."),
    *_LOST_RIGHT_TO_ASK,
    note=_WHICH_TRICKS_MOVE,
)

EVERYBODY_MAY_PREVENT = tr("Everybody may prevent an irregularity, unless another law says no.")
MAY_NOT_ASK_A_DEFENDER = tr("Dummy may not ask a defender.")
_DO_NOT_ASK = (
    _to_dummy(tr("You may not ask a defender about a revoke.")),
    to_declarer(tr("You may not use what your partner's question told you.", AS_IF_NOT_HEARD)),
)
ASKED_DEFENDER = Ending(
    tr(
        "Dummy may not ask a defender; declarer may not use what the question told.",
        AS_IF_NOT_HEARD,
    ),
    *_DO_NOT_ASK,
    note=_PENALTY,
)
ASKED_DEFENDER_WHO_REVOKED = Ending(
    tr("Dummy may not ask a defender; the revoke is dealt with as usual."),
    *_DO_NOT_ASK,
    note=_PENALTY,
)

# 42B2. Preventing an irregularity

NOTHING_LEFT_TO_PREVENT = tr("After the lead there is nothing left to prevent.")
LEAD_WAS_WRONG = tr("Dummy may not point out that the lead was wrong.")
WARNED = Ending(
    tr("Dummy may warn declarer before declarer leads from the wrong hand."),
    to_all(tr("Dummy may say which hand has the lead, as long as nothing has been led.")),
)
MUST_LEAD_FROM = {
    Hand.DECLARER: Ending(
        tr("{declarer} must lead from their own hand, as a defender has chosen."),
        to_declarer(tr("Lead any card from your own hand.")),
        note=_PENALTY,
    ),
    Hand.DUMMY: Ending(
        tr("{declarer} must lead from dummy, as a defender has chosen."),
        to_declarer(tr("Lead any card from dummy.")),
        note=_PENALTY,
    ),
}
PREVENTED = Ending(
    tr("Dummy may try to prevent any irregularity."),
    to_all(tr("Dummy may prevent an irregularity that has not happened yet.")),
    note=tr(
        "Dummy may do no more than that: if dummy's words helped declarer to choose a play, "
        "dummy has taken part in the play (43A1(c))."
    ),
)

# 43A1. Speaking of an irregularity that has happened

PLAY_IS_OVER = Ending(
    tr("The play is over: dummy may point it out."),
    to_all(tr("The play is over, so dummy may point it out.")),
)
NOT_THE_FIRST = Ending(
    tr("Dummy was not the first to speak of it: rule on it as usual."),
    to_all(tr("Somebody else had pointed it out, so dummy may call me.")),
)
FIRST_TO_CALL = tr("Dummy may not be the first to call the director during play.")
FIRST_TO_POINT_OUT = tr("Dummy may not point out an irregularity during play.")
_NOT_DURING_PLAY = (to_all(tr("Dummy may not be first to point it out or to call me.")),)
_AS_USUAL = tr("Rule on the irregularity as usual; dummy may get a procedural penalty.")
AS_USUAL = {
    Whose.NOBODY: Ending(
        tr("There is nothing to rectify; dummy may get a procedural penalty."),
        *_NOT_DURING_PLAY,
        note=_PENALTY,
    ),
    Whose.DECLARER: Ending(
        _AS_USUAL,
        *_NOT_DURING_PLAY,
        note=(_PENALTY, tr("The defenders lose none of their rights by it (9B1(d)).")),
    ),
    Whose.DEFENDER: Ending(_AS_USUAL, *_NOT_DURING_PLAY, note=_PENALTY),
}

# 43B3. No rectification

CORRECTED_ALL_THE_SAME = tr("A revoke that is not established must be corrected all the same.")
_LOST_RIGHT = to_all(
    tr(
        "Dummy had lost the right to draw attention to this, so declarer's side gets no "
        "rectification."
    )
)
_THEIR_SCORE_ONLY = (
    tr(
        "What cards that went back have told may be used by both sides. If the defenders gain "
        "by their irregularity, take the gain from their score only; declarer's side keeps the "
        "score from the table."
    ),
    _PENALTY,
)


def _unrectified(said: Text, headline: Text) -> Ending:
    return Ending(headline, _LOST_RIGHT, to_all(said), note=_THEIR_SCORE_ONLY)


UNRECTIFIED = {
    Slip.LEAD: _unrectified(
        tr("The card stands as it was led or played."),
        tr("No rectification: the card stands; look at the defenders' gain later."),
    ),
    Slip.CARD: _unrectified(
        tr("Take {cards} back; there is no penalty card.", WITHOUT_PENALTY_CARD, to_hand("cards")),
        tr("No rectification: the card goes back; look at the defenders' gain later."),
    ),
    Slip.REVOKE: _unrectified(
        tr(
            "The revoke is corrected, and there is no penalty card. Everybody may use what was "
            "seen.",
            WITHOUT_PENALTY_CARD,
        ),
        tr("The revoke is corrected; look at the defenders' gain after the play."),
    ),
    Slip.ESTABLISHED: _unrectified(
        tr("The trick stays as it is, and no trick moves for the revoke."),
        tr("No trick moves; look at the defenders' gain after the play."),
    ),
    Slip.OTHER: _unrectified(
        tr("Nothing is rectified."),
        tr("No rectification: look at the defenders' gain after the play."),
    ),
}

# 43A1(c), 45F. Taking part in the play

TELLS_NOTHING = tr("Dummy tells declarer nothing about the play, and takes no part.")
TOLD = Ending(
    tr("{declarer} may not use what dummy said.", AS_IF_NOT_HEARD),
    _to_dummy(tr("You may not take part in the play, nor tell declarer anything about it.")),
    to_declarer(tr("You may not use what your partner told you.", AS_IF_NOT_HEARD)),
    note=_PENALTY,
)
SUGGESTED = Ending(
    tr("Look at a suggestion and damage after the play."),
    _to_dummy(tr("You may not touch or point at a card unless declarer has asked for it.")),
    note=(
        tr(
            "The card is not played: declarer names any card. After the play, adjust if dummy "
            "suggested a play and the defenders were damaged by it; not if declarer had no logical "
            "alternative to that play."
        ),
        tr(
            "A defender who played before their partner because of it has no rectification to pay "
            "(57C2)."
        ),
        _PENALTY,
    ),
)

# 43A2, 43A3. Seeing another hand

_TELL_NOTHING = _to_dummy(tr("Tell declarer nothing of what you saw."))
SHOWN_A_HAND = Ending(
    tr("The defender may not show dummy their hand; dummy's rights remain."),
    to_all(tr("A defender may not show their hand to dummy.")),
    _TELL_NOTHING,
    note=tr(
        "Dummy did not look of their own accord, so dummy's rights remain. The defender "
        "may get a procedural penalty."
    ),
)
LOST_SOME_RIGHTS = Ending(
    tr("Dummy has lost some rights for the rest of the board."),
    _to_dummy(
        tr(
            "You have seen that hand: on this board do not warn declarer about the lead, "
            "nor be first to ask about a revoke or to speak of a defender's irregularity. "
            "It would cost your side."
        )
    ),
    _TELL_NOTHING,
    note=(
        _PENALTY,
        tr(
            "Later on this board: a warning about the lead lets a defender choose the hand "
            "(43B2(a)), a first question about a revoke costs its tricks (43B2(b)), and a "
            "defender's irregularity to which dummy draws attention goes without rectification "
            "(43B3)."
        ),
    ),
)

# 41D. The way in which dummy lies there

COMPLETE_AND_IN_ORDER = tr("Dummy's side sees to it that the hand is complete and in order.")
NO_TRICK_MOVES = tr("A revoke with a card of dummy moves no trick.")
_LAY_OUT = (_to_dummy(tr("Lay your cards out properly, so that every one can be seen.")),)
_NO_DUTY_TO_COUNT = (
    tr(
        "The defenders have no duty to count dummy's cards or to see whether dummy plays what "
        "was named. If a card was not among dummy's cards at all, Law 14 rules."
    ),
)
DUMMY_REVOKED = Ending(
    tr("The cards are put in order; dummy's revoke as usual."), *_LAY_OUT, note=_NO_DUTY_TO_COUNT
)
PUT_IN_ORDER = Ending(
    tr("The cards are put in order; adjust if the defenders were damaged."),
    *_LAY_OUT,
    note=_NO_DUTY_TO_COUNT,
)
