"""Laws 42, 43 and 45F: dummy said or did something."""

from __future__ import annotations

from bridgelaw.game.seats import Player
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.play.dummy_conduct.found import (
    KEY,
    can_choose_hand,
    find_dummy,
    has_led_from_wrong_hand,
    has_revoked,
    has_violated,
    is_play_over,
    known_deed,
    revoke_of,
    seat_of,
    whose_irregularity,
)
from bridgelaw.laws.play.dummy_conduct.no_rectification import no_rectification, note_penalty
from bridgelaw.laws.play.dummy_conduct.questions import (
    ATTENTION,
    CHANGES,
    DEED,
    DID_NOT_FOLLOW,
    HAND,
    HAS_LED,
    IRREGULARITY,
    LEAD_CARD,
    NEW_CARD,
    PARTNER_CHANGES,
    PLAY_OVER,
    REVOKED,
    SIGHT,
    VIOLATED,
    WHOSE,
    Deed,
    Hand,
    Sight,
    Whose,
)
from bridgelaw.laws.play.dummy_conduct.revoke_asked import asked_declarer, asked_defender
from bridgelaw.locale.text import tr
from bridgelaw.table.effects import (
    CardPlayed,
    Review,
)
from bridgelaw.table.which_procedure import procedure_for


def dummy_conduct(case: Case) -> Ruling:
    """Law 42: dummy's rights; Law 43: his limits; Law 45F: a card that he suggests."""
    dummy = find_dummy(case)
    deed = case.fact(DEED, known_deed)
    # 42A1. With the director there dummy may speak.
    if deed is Deed.SPOKE:
        return _spoke(case)
    # 42A2, 65B3. He may keep count; Law 65 says until when he may point at a card.
    if deed is Deed.TRICKS:
        return _tricks(case)
    # 42A3. He plays what declarer names, and sees to it that his hand follows suit.
    if deed is Deed.FOLLOWS:
        return _follows(case, dummy)
    if deed is Deed.PLAYED:
        return _played(case)
    # 42B1, 61B2. He may ask declarer about a revoke, but not a defender.
    if deed is Deed.ASKED_DECLARER:
        return asked_declarer(case, dummy)
    if deed is Deed.ASKED_DEFENDER:
        return asked_defender(case, dummy)
    # 42B2, 9A3. He may prevent what has not happened yet.
    if deed is Deed.WARNED:
        return _warned(case, dummy)
    if deed is Deed.PREVENTED:
        return _prevented(case)
    # 43A1(a), 43A1(b). He may not be the first to speak of an irregularity during play.
    if deed in (Deed.POINTED, Deed.DIRECTOR):
        return _drew_attention(case, deed)
    # 43A1(c). He takes no part in the play.
    if deed is Deed.TOLD:
        return _told(case, dummy)
    # 45F. He touches and points at nothing unasked.
    if deed is Deed.SUGGESTED:
        return _suggested(case, dummy)
    # 43A2, 43A3. He looks at nobody's cards.
    if deed is Deed.LOOKED:
        return _looked(case, dummy)
    # 41D. His side answers for the way in which his hand lies there.
    return _spread_wrongly(case, dummy)


# What dummy may always do


def _spoke(case: Case) -> Ruling:
    case.say(None, tr("Dummy may tell me what happened, and may speak about the law."))
    case.note(
        tr(
            "Dummy may not use this to tell declarer how to play, or which choice to make: choices "
            "are made without partner (10C2)."
        )
    )
    return case.rule("42A1", tr("Dummy may speak about facts and law while you are at the table."))


def _tricks(case: Case) -> Ruling:
    case.cite("42A2", tr("Dummy may keep count of the tricks won and lost."))
    case.cite("43A1(b)", tr("Law 65B is more particular than this, and goes before it."))
    headline = tr(
        "Dummy may point out a card turned the wrong way until dummy's side has led or played to "
        "the next trick: Law 65B rules."
    )
    return case.rule("65B3", headline, goes_on="trick-count")


def _follows(case: Case, dummy: Player) -> Ruling:
    case.say(
        None, tr("Dummy was right: dummy's hand must follow suit, and dummy must see to that.")
    )
    case.note(
        tr(
            "A card that declarer named has been played. If it was a revoke it is corrected "
            "without rectification, and the defenders may change cards played after it."
        )
    )
    table = case.table
    revoked = table is None or revoke_of(table, seat_of(dummy)) is not None
    headline = tr("Dummy does their duty when they say that their hand must follow suit.")
    return case.rule("42A3", headline, goes_on="revoke" if revoked else None)


def _played(case: Case) -> Ruling:
    case.cite("42A3", tr("Dummy plays the card that declarer names, and no other."))
    headline = tr("Law 45D rules on a card that declarer did not name.")
    return case.rule("45D", headline, goes_on="dummy-card")


# Preventing an irregularity


def _warned(case: Case, dummy: Player) -> Ruling:
    # 9A3. After the lead there is nothing left to prevent.
    if case.fact(HAS_LED, has_led_from_wrong_hand):
        case.cite("9A3", tr("After the lead there is nothing left to prevent."))
        case.cite("43A1(b)", tr("Dummy may not point out that the lead was wrong."))
        return _as_usual(case, Whose.DECLARER)
    # 43B2(a). He has seen too much: either defender chooses the hand.
    if (case.table is None or can_choose_hand(case.table)) and case.fact(VIOLATED, has_violated):
        return _choose_hand(case, dummy)
    case.say(None, tr("Dummy may say which hand has the lead, as long as nothing has been led."))
    headline = tr("Dummy may warn declarer before declarer leads from the wrong hand.")
    return case.rule("42B2", headline)


def _choose_hand(case: Case, dummy: Player) -> Ruling:
    declarer = dummy.partner
    hand = case.ask(HAND)
    player = declarer if hand is Hand.DECLARER else dummy
    note_penalty(case)
    case.say(
        declarer,
        tr("Lead any card from your own hand.")
        if hand is Hand.DECLARER
        else tr("Lead any card from dummy."),
    )
    headline = (
        tr("Declarer must lead from their own hand, as a defender has chosen.")
        if hand is Hand.DECLARER
        else tr("Declarer must lead from dummy, as a defender has chosen.")
    )
    table = case.table
    if table is None or table.to_play is player:
        return case.rule("43B2(a)", headline)
    # It is not that hand's turn, so the ruling itself makes the lead.
    choices = table.legal_cards(seat_of(player))
    card = case.detail(
        LEAD_CARD,
        declarer,
        lambda chosen: (
            None
            if chosen is None or chosen in choices.excluded
            else tr("{seat} does not hold {what}.", seat=player, what=chosen)
        ),
        lambda: tuple(str(one) for one in choices.excluded)[:1],
    )
    return case.rule("43B2(a)", headline, CardPlayed(player, card, "43B2(a)"))


def _prevented(case: Case) -> Ruling:
    case.say(None, tr("Dummy may prevent an irregularity that has not happened yet."))
    case.note(
        tr(
            "Dummy may do no more than that: if dummy's words helped declarer to choose a play, "
            "dummy has taken part in the play (43A1(c))."
        )
    )
    return case.rule("42B2", tr("Dummy may try to prevent any irregularity."))


# Speaking of an irregularity that has happened


def _drew_attention(case: Case, deed: Deed) -> Ruling:
    # 42B3. After the play he may.
    if case.fact(PLAY_OVER, is_play_over):
        case.say(None, tr("The play is over, so dummy may point it out."))
        headline = tr("The play is over: dummy may point out an irregularity. Rule on it as usual.")
        return case.rule("42B3", headline, goes_on=_procedure(case))
    # 9B1(b). When somebody else has spoken, he may call the director too.
    if case.ask(ATTENTION):
        case.say(None, tr("Somebody else had pointed it out, so dummy may call me."))
        headline = tr("Dummy was not the first to speak of it: rule on it as usual.")
        return case.rule("9B1(b)", headline, goes_on=_procedure(case))
    if deed is Deed.DIRECTOR:
        case.cite("43A1(a)", tr("Dummy may not be the first to call the director during play."))
    else:
        case.cite("43A1(b)", tr("Dummy may not point out an irregularity during play."))
    whose = case.fact(WHOSE, whose_irregularity)
    # 43B3. He has seen too much, and it is a defender's.
    if whose is Whose.DEFENDER and case.fact(VIOLATED, has_violated):
        return no_rectification(case)
    return _as_usual(case, whose)


def _as_usual(case: Case, whose: Whose) -> Ruling:
    """43B1: what dummy did changes nothing about the irregularity; it may be penalised."""
    case.say(None, tr("During the play dummy may not point out what has happened."))
    note_penalty(case)
    if whose is Whose.NOBODY:
        headline = tr("There is nothing to rectify; dummy may get a procedural penalty.")
        return case.rule("43B1", headline)
    if whose is Whose.DECLARER:
        case.note(tr("The defenders lose none of their rights by it (9B1(d))."))
    headline = tr("Rule on the irregularity as usual; dummy may get a procedural penalty.")
    return case.rule("43B1", headline, goes_on=_procedure(case))


def _procedure(case: Case) -> str | None:
    """Which procedure rules on what the table shows, if it shows anything."""
    key = None if case.table is None else procedure_for(case.table)
    return None if key == KEY else key


# Taking part in the play


def _told(case: Case, dummy: Player) -> Ruling:
    case.cite("43A1(c)", tr("Dummy tells declarer nothing about the play, and takes no part."))
    case.say(dummy, tr("You may not take part in the play, nor tell declarer anything about it."))
    case.say(dummy.partner, tr("You may not use what your partner told you."))
    note_penalty(case)
    headline = tr(
        "Play goes on; what dummy told declarer is unauthorised, and dummy may get a procedural "
        "penalty."
    )
    return case.rule("43B1", headline, Review("16B3"))


def _suggested(case: Case, dummy: Player) -> Ruling:
    case.say(
        dummy, tr("You may not touch or point at a card unless declarer has asked for it. Play on.")
    )
    case.note(
        tr(
            "The card is not played: declarer names any card. After the play, adjust if dummy "
            "suggested a play and the defenders were damaged by it; not if declarer had no logical "
            "alternative to that play."
        )
    )
    case.note(
        tr(
            "A defender who played before their partner because of it has no rectification to pay "
            "(57C2)."
        )
    )
    note_penalty(case)
    headline = tr("Play goes on; after it you see whether a play was suggested that did damage.")
    return case.rule("45F", headline, Review("45F"))


# Seeing another hand


def _looked(case: Case, dummy: Player) -> Ruling:
    sight = case.ask(SIGHT)
    # 43A3. A defender's fault, and dummy loses nothing by it.
    if sight is Sight.SHOWN:
        case.say(None, tr("A defender may not show their hand to dummy."))
        case.say(dummy, tr("Tell declarer nothing of what you saw."))
        case.note(
            tr(
                "Dummy did not look of their own accord, so dummy's rights remain. The defender "
                "may get a procedural penalty."
            )
        )
        headline = tr("The defender may not show dummy their hand; dummy's rights remain.")
        return case.rule("43A3", headline)
    case.cite(sight.value)
    case.say(
        dummy,
        tr(
            "Because you have seen that hand, for the rest of this board you may not warn declarer "
            "about the hand on lead, nor be the first to ask declarer about a revoke, nor the "
            "first to speak of a defender's irregularity. If you do, it costs your side."
        ),
    )
    case.say(dummy, tr("Tell declarer nothing of what you saw."))
    note_penalty(case)
    case.note(
        tr(
            "Later on this board: a warning about the lead lets a defender choose the hand "
            "(43B2(a)), a first question about a revoke costs its tricks (43B2(b)), and a "
            "defender's irregularity to which dummy draws attention goes without rectification "
            "(43B3)."
        )
    )
    headline = tr(
        "Dummy has lost some rights for the rest of the board, and may get a procedural penalty."
    )
    return case.rule("43B1", headline)


# The way in which dummy lies there


def _spread_wrongly(case: Case, dummy: Player) -> Ruling:
    case.cite("41D", tr("Dummy's side sees to it that the hand is complete and in order."))
    case.say(dummy, tr("Lay your cards out properly, so that every one can be seen."))
    case.note(
        tr(
            "The defenders have no duty to count dummy's cards or to see whether dummy plays what "
            "was named. If a card was not among dummy's cards at all, Law 14 rules."
        )
    )
    if case.fact(DID_NOT_FOLLOW, lambda table: has_revoked(table, seat_of(dummy))):
        case.cite("64B3", tr("A revoke with a card of dummy moves no trick."))
        headline = tr(
            "The cards are put in order, and the revoke from dummy is dealt with as usual."
        )
        return case.rule("42A3", headline, Review("64C1"), goes_on="revoke")
    headline = tr(
        "The cards are put in order and play goes on; if the defenders were damaged, adjust the "
        "score."
    )
    return case.rule("41D", headline, Review("12A1"))


DUMMY_CONDUCT = Procedure(
    KEY,
    tr("Dummy said or did something"),
    ("9A3", "41D", "42", "43", "45F"),
    dummy_conduct,
    (
        DEED,
        PLAY_OVER,
        ATTENTION,
        WHOSE,
        VIOLATED,
        HAS_LED,
        HAND,
        LEAD_CARD,
        REVOKED,
        IRREGULARITY,
        NEW_CARD,
        CHANGES,
        PARTNER_CHANGES,
        SIGHT,
        DID_NOT_FOLLOW,
    ),
)
