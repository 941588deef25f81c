"""Laws 53, 55 and 56: a lead out of turn to the second trick or a later one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player, Seat
from bridgelaw.laws.case import Case
from bridgelaw.laws.penalty_words import note_penalty, penalty_effects, say_major
from bridgelaw.laws.play_out_of_turn.lead_questions import (
    ACCEPTS,
    LAST_TRICK,
    MEANT,
    NEXT_SAYS,
    OTHER_SAYS,
    PARTNERS_LEAD,
    REFUSAL,
    SINCE,
    WHICH_LEAD,
    Refusal,
    Says,
    Since,
)
from bridgelaw.laws.play_out_of_turn.offence import Offence, since_lead
from bridgelaw.laws.play_out_of_turn.premature import before_partner, counts_as_later
from bridgelaw.laws.play_out_of_turn.questions import DEFENDER, SIMULTANEOUS, TOLD
from bridgelaw.laws.play_out_of_turn.refused import (
    declarer_of,
    major_penalty_card,
    options_of,
    refuse,
)
from bridgelaw.laws.ruling import Ruling
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.effects import (
    CardAccepted,
    CardPlayed,
    CardWithdrawn,
    Demand,
    Effect,
    Penalty,
    PickedUp,
    Review,
    Unauthorised,
)
from bridgelaw.table.table import Table

DEMANDS = {"require": Demand.REQUIRE, "forbid": Demand.PROHIBIT, "neither": None}


def lead(case: Case, offence: Offence) -> Ruling:
    """53: can the lead be accepted, and has it been? Then 55 or 56."""
    # 53A. At the last trick nothing is accepted: each hand plays its last card.
    if case.fact(LAST_TRICK, lambda table: offence.last_trick):
        return _last_trick(case, offence)
    # 47E1. An opponent had said that it was his turn.
    if was_told(case, offence):
        return told(case, offence)
    if offence.defender is None:
        offence = replace(offence, defender=case.ask(DEFENDER, offender=offence.by))
    elif case.table is not None:
        case.fact(DEFENDER, lambda table: offence.defender)
    since = _since(case, offence)
    # 53B. An opponent whose lead it was has made it, or may have.
    if since is Since.LEADER or (since is Since.LEADER_NEXT and _meant_as_lead(case, offence)):
        # 58A. If they led at one moment, the right lead came first.
        leader = _leader(offence, since)
        if _can_be_later(offence) and _at_once(case, offence, leader):
            return counts_as_later(case, offence, leader)
        return _proper_lead(case, offence)
    # 53A. The hand next in rotation has played to it.
    if since in (Since.NEXT, Since.LEADER_NEXT):
        return _played_to(case, offence)
    # 53C. The defender to the right of declarer's lead has played to it.
    if since is Since.RIGHT:
        return _right_defender(case, offence)
    if not offence.defender:
        return _declaring_side(case, offence)
    # 53. Both defenders have led.
    if since is Since.PARTNER:
        return both_led(case, offence, "56A", "56B")
    return _defender(case, offence)


def was_told(case: Case, offence: Offence) -> bool:
    return case.ask(TOLD, offender=offence.by, card=offence.named)


def told(case: Case, offence: Offence) -> Ruling:
    """47E1: back without rectification, and with it what was played after it."""
    by = offence.by
    case.say(
        by,
        tr("You were told that it was your turn. Take {card} back; nothing else happens.",
           card=offence.named),
    )  # fmt: skip
    case.say(None, tr("Nobody may accept it. The right player leads or plays now."))
    case.note(
        tr(
            "What the card told is for {offender}'s side to use, and not for the side that said "
            "whose turn it was.",
            offender=by,
        )
    )
    headline = tr(
        "{offender} takes the card back without rectification: an opponent had said that it was "
        "{offender}'s turn.",
        offender=by,
    )
    effects: list[Effect] = []
    if not offence.in_trick:
        if offence.settled is None or _lies_face_up(case.table, offence):
            effects += offence.back_in_hand
    elif offence.is_current:
        effects += [*offence.later_taken_back, *offence.back_in_hand]
    else:
        case.note(tr("The trick is over, so that the card cannot go back any more."))
        effects += offence.accepted
    if offence.second is not None and not offence.led_since:
        # The partner, whose lead it was, has led: that is the lead.
        effects.append(CardPlayed(by.partner, offence.second, "47E1"))
    barred = Unauthorised(by, offence.card, (by.lho, by.rho), "16C2")
    return case.rule("47E1", headline, *effects, barred, Review("16C2"))


def _last_trick(case: Case, offence: Offence) -> Ruling:
    case.say(
        None,
        tr(
            "This is the last trick: the lead cannot be accepted. Take the cards back; the right "
            "hand leads, and everybody plays the last card."
        ),
    )
    headline = tr(
        "At the last trick the lead goes back, and the right hand leads: who wins it does not "
        "change."
    )
    return case.rule("53A", headline, *offence.later_taken_back, *offence.back_in_hand)


def _since(case: Case, offence: Offence) -> Since:
    partner = offence.by.partner
    if case.table is not None:
        return case.fact(SINCE, lambda table: since_lead(offence), partner=partner)
    # Who can have played depends on the side that led.
    never = Since.RIGHT if offence.defender else Since.PARTNER
    return case.ask(
        SINCE,
        allowed=lambda since: tr("not after such a lead") if since is never else None,
        partner=partner,
    )


# 53B


def _leader(offence: Offence, since: Since) -> Player:
    """The player who has made the right lead."""
    if offence.led_since:
        return offence.led_since[0][0]
    return offence.by.lho if since is Since.LEADER_NEXT else offence.by.rho


def _can_be_later(offence: Offence) -> bool:
    """58A: can the card still be put into the trick that the right player led to?"""
    return offence.is_current and all(seat is not offence.by for seat, _ in offence.led_since)


def _at_once(case: Case, offence: Offence, other: Player) -> bool:
    return case.ask(SIMULTANEOUS, card=offence.named, other=other)


def _meant_as_lead(case: Case, offence: Offence) -> bool:
    other = offence.by.lho
    card: Card | Text = offence.later[0][1] if offence.later else tr("the card")
    return case.ask(MEANT, other, other=other, card=card, offender=offence.by)


def _proper_lead(case: Case, offence: Offence) -> Ruling:
    """53B: the right lead stands, and what was played in error goes back."""
    by = offence.by
    effects: list[Effect] = []
    if offence.in_trick:
        # It was taken for a play to the lead out of turn.
        effects += offence.later_taken_back
        effects += offence.back_in_hand
        if offence.later:
            effects.append(CardPlayed(*offence.later[0], "53B"))
        elif case.table is None:
            effects.append(CardPlayed(by.lho, None, "53B"))
    elif offence.settled is None or _lies_face_up(case.table, offence):
        effects.append(PickedUp(by, offence.card))
    case.say(
        by,
        tr(
            "Take {card} back: the right player has led, and that lead stands. There is no "
            "rectification.",
            card=offence.named,
        ),
    )
    effects.append(Unauthorised(by, offence.card, (by, by.partner), "16C2"))
    case.say(
        None,
        tr("{offender}'s side may not use what that card told; the other side may.", offender=by),
    )
    clause = "53B"
    if offence.led_since and offence.led_since[0][0] is by.partner:
        # The partner led, and an opponent played to that lead: the rest is forfeited.
        clause = "60A1"
    headline = tr(
        "The right player's lead stands; {offender} takes the card back without rectification.",
        offender=by,
    )
    return case.rule(clause, headline, *effects, Review("16C2"))


def _lies_face_up(table: Table | None, offence: Offence) -> bool:
    """Is it a card that was shown, and not one of a dummy that is spread?"""
    if table is None:
        return True
    by, card = offence.by, offence.card
    assert isinstance(by, Seat)
    assert card is not None
    face_up = table.face_up(by)
    is_dummy = table.contract is not None and by is table.contract.dummy
    return card in face_up and not (is_dummy and len(face_up) > 1)


# 53A, 53C


def _played_to(case: Case, offence: Offence) -> Ruling:
    case.say(None, tr("The next hand has played to the lead, and so has accepted it."))
    _keep_obligations(case, offence)
    more = () if offence.defender else (Review("55C"),)
    headline = tr("The lead stands: the next hand has played to it.")
    accepted = offence.accepted if offence.in_trick else ()
    case.cite("60A1", tr("Whoever plays on gives up the rectification."))
    return case.rule("53A", headline, *accepted, *more)


def _keep_obligations(case: Case, offence: Offence) -> None:
    """60A3: penalty cards and restrictions from before hold from the next trick on."""
    table, by = case.table, offence.by
    if table is None or not offence.defender:
        return
    side = (by, by.partner)
    if any(penalty.player in side for penalty in table.penalty_cards) or any(
        restriction.player in side for restriction in table.lead_restrictions
    ):
        case.cite("60A3", tr("Earlier penalty cards and restrictions remain."))
        case.say(None, tr("Penalty cards and restrictions from before remain in force."))


def _right_defender(case: Case, offence: Offence) -> Ruling:
    """53C: the lead stands, and the defender has played before partner."""
    by = offence.by
    case.cite(
        "53C", tr("The lead stands, and {defender} has played before partner.", defender=by.rho)
    )
    # His card is the one that is out of turn now.
    early = Offence(by.rho, defender=True)
    place = next((at for at, placed in enumerate(offence.later) if placed[0] is by.rho), None)
    if place is not None:
        cards = offence.trick.cards
        at = cards.index(offence.later[place])
        early = replace(
            early,
            card=offence.later[place][1],
            trick=offence.trick,
            earlier=cards[:at],
            later=offence.later[place + 1 :],
            turn=by.lho,
        )
    return before_partner(case, early, *offence.accepted, Review("55C"))


# 55


def _declaring_side(case: Case, offence: Offence) -> Ruling:
    """55: either defender may accept it or have it taken back."""
    by = offence.by
    wrong_hand = case.fact(
        PARTNERS_LEAD, lambda table: offence.turn is by.partner, partner=by.partner
    )
    then = (
        tr("Then the card goes back, and the lead comes from the right hand: any card of it.")
        if wrong_hand
        else tr("Then the card goes back, and the right defender leads.")
    )
    # 55A. Both are asked; the one who plays next after the lead decides if they differ.
    first = case.ask(NEXT_SAYS, by.lho, next=by.lho, then=then)
    second = case.ask(OTHER_SAYS, by.rho, other=by.rho)
    if Says.NOTHING not in (first, second) and first is not second:
        case.say(
            None, tr("You want different things: {next}, who plays next, decides.", next=by.lho)
        )
    decided = second if first is Says.NOTHING else first
    if decided is Says.ACCEPTS:
        case.say(None, tr("The lead is accepted, and play goes on from there."))
        case.cite("53A")
        headline = tr("The defenders accept the lead: it stands.")
        return case.rule("55A", headline, *offence.accepted, Review("55C"))
    case.cite("55A", tr("The defenders do not accept the lead."))
    effects = (*offence.later_taken_back, *offence.back_in_hand)
    barred = Unauthorised(by, offence.card, (by, by.partner), "16C2")
    case.note(
        tr(
            "The defenders may use what the card told. If declarer takes a line that the lead out "
            "of turn could have helped to find, adjust the score (55C)."
        )
    )
    if not wrong_hand:
        # 55B1.
        case.say(None, tr("The card goes back without rectification. The right defender leads."))
        headline = tr("The card goes back, and the defender whose turn it is leads.")
        return case.rule("55B1", headline, *effects, barred, Review("55C"))
    # 55B2.
    case.say(
        None,
        tr(
            "Declarer takes the card back and must lead from the right hand; any card of it will "
            "do. Defenders, do not play before that."
        ),
    )
    headline = tr("The card goes back, and declarer leads any card from the right hand.")
    return case.rule("55B2", headline, *effects, barred, Review("55C"))


# 56


def _defender(case: Case, offence: Offence) -> Ruling:
    """56: declarer accepts the lead, or has it taken back as a major penalty card."""
    by = offence.by
    skipped = case.fact(PARTNERS_LEAD, lambda table: offence.turn is by.partner, partner=by.partner)
    declarer = declarer_of(case.table)
    if skipped:
        # 56 with 50D2: it is partner's lead, so that there are four options at once.
        choice = case.ask(REFUSAL, declarer, **options_of(case, offence))
        if choice is not Refusal.ACCEPT:
            return refuse(case, offence, DEMANDS[choice.value], "56B")
    elif not case.ask(ACCEPTS, declarer, offender=by, card=offence.named):
        # 56B. The declaring side leads: nobody's lead is restricted now.
        headline = tr(
            "{card} is a major penalty card of {offender}'s, and the right hand leads.",
            card=offence.named,
            offender=by,
        )
        return major_penalty_card(case, offence, "56B", headline)
    return _accepted(case, offence)


def _accepted(case: Case, offence: Offence) -> Ruling:
    # 56A.
    case.say(None, tr("The lead is accepted, and play goes on from there."))
    _keep_obligations(case, offence)
    case.cite("53A")
    headline = tr("Declarer accepts the lead: it stands.")
    return case.rule("56A", headline, *offence.accepted)


def both_led(
    case: Case,
    offence: Offence,
    accepted: str,
    refused: str,
    say_accepted: Callable[[Case], None] | None = None,
) -> Ruling:
    """53: the lead out of turn, and then the right one too; declarer chooses first."""
    by, partner = offence.by, offence.by.partner
    # 58A. If both led at one moment, the right lead came first.
    if _at_once(case, offence, partner):
        return counts_as_later(case, offence, partner)
    second: Card | Text = offence.second or tr("{partner}'s card", partner=partner)
    first = case.ask(
        WHICH_LEAD,
        declarer_of(case.table),
        offender=by,
        partner=partner,
        card=offence.named,
        second=second,
    )
    known = () if offence.second is None else (offence.second,)
    lies_in_trick = bool(offence.led_since)
    if first:
        case.cite("53A")
        say_major(case, partner, known)
        note_penalty(case, partner)
        if say_accepted is not None:
            say_accepted(case)
        back = (CardWithdrawn(partner, offence.second),) if lies_in_trick else ()
        penalty = penalty_effects(partner, known, Penalty.MAJOR, "53")
        headline = tr(
            "{offender}'s lead stands, and {second} is a major penalty card of {partner}'s.",
            offender=by,
            second=second,
            partner=partner,
        )
        return case.rule(accepted, headline, *back, *penalty, *offence.accepted, Review("72C"))
    headline = tr(
        "{card} is a major penalty card of {offender}'s, and {second} is the lead.",
        card=offence.named,
        offender=by,
        second=second,
    )
    played: tuple[Effect, ...] = (
        (CardAccepted(partner, offence.second),)
        if lies_in_trick
        else (CardPlayed(partner, offence.second, "53"),)
    )
    return major_penalty_card(case, offence, refused, headline, *played)
