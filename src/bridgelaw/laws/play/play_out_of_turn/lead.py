"""Laws 53, 55 and 56: a lead out of turn to the second trick or a later one."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player, Seat
from bridgelaw.laws.common.penalty_words import (
    every_penalty_card,
    note_penalty,
    penalty_effects,
    say_major,
)
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.play.play_out_of_turn.lead_questions import (
    ACCEPTS,
    DEFENDERS_SAY,
    MEANT,
    REFUSAL,
    SINCE,
    WHICH_LEAD,
    WHOSE_LEAD,
    Refusal,
    Says,
    Since,
    Which,
    WhoseLead,
)
from bridgelaw.laws.play.play_out_of_turn.offence import Offence, since_lead, whose_lead
from bridgelaw.laws.play.play_out_of_turn.premature import before_partner, counts_as_later
from bridgelaw.laws.play.play_out_of_turn.questions import SIMULTANEOUS
from bridgelaw.laws.play.play_out_of_turn.refused import (
    declarer_of,
    major_penalty_card,
    options_of,
    refuse,
)
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.effects import (
    BecomesDummy,
    CardAccepted,
    CardPlayed,
    CardWithdrawn,
    Demand,
    Effect,
    Penalty,
    Review,
    Unauthorised,
)
from bridgelaw.table.table import Table

DEMANDS = {"require": Demand.REQUIRE, "forbid": Demand.PROHIBIT, "neither": None}


_CAN_HAVE_PLAYED = {
    WhoseLead.PARTNERS: (Since.NOBODY, Since.NEXT, Since.PARTNER),
    WhoseLead.DECLARING_SIDES: (Since.NOBODY, Since.NEXT, Since.LEADER, Since.LEADER_NEXT),
    WhoseLead.OTHER_HANDS: (Since.NOBODY, Since.NEXT, Since.RIGHT),
    WhoseLead.DEFENDERS: (
        Since.NOBODY,
        Since.NEXT,
        Since.LEADER,
        Since.LEADER_NEXT,
        Since.RIGHT,
    ),
}
"""Who can have played after a lead depends on who led, and whose lead it was."""


def lead(case: Case, offence: Offence) -> Ruling:
    """53: can the lead be accepted, and has it been? Then 55 or 56."""
    # 53A. At the last trick nothing is accepted: each hand plays its last card.
    if offence.last_trick:
        return last_trick(case, offence)
    whose = case.fact(WHOSE_LEAD, lambda table: whose_lead(offence))
    offence = replace(offence, defender=whose.by_defender)
    since = _since(case, offence, whose)
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
    if not whose.by_defender:
        return _declaring_side(case, offence, whose)
    # 53. Both defenders have led.
    if since is Since.PARTNER:
        return both_led(case, offence, "56A", "56B")
    return _defender(case, offence, whose)


def told(case: Case, offence: Offence) -> Ruling:
    """47E1: back without rectification, and with it what was played after it."""
    by = offence.by
    case.say(
        by,
        tr("You were told that it was your turn. Take {card} back; nothing else happens.",
           card=offence.named),
    )  # fmt: skip
    _say_penalty_again(case, offence)
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


def _say_penalty_again(case: Case, offence: Offence) -> None:
    """What was a penalty card before it was led or played is one still."""
    if offence.was_penalty_card:
        case.say(
            offence.by,
            tr(
                "But {card} was a penalty card: it stays face up, and is one as before.",
                card=offence.named,
            ),
        )


def last_trick(case: Case, offence: Offence) -> Ruling:
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


def _since(case: Case, offence: Offence, whose: WhoseLead) -> Since:
    partner = offence.by.partner
    if case.table is not None:
        return case.fact(SINCE, lambda table: since_lead(offence), partner=partner)
    possible = _CAN_HAVE_PLAYED[whose]
    return case.ask(
        SINCE,
        allowed=lambda since: None if since in possible else tr("not after such a lead"),
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
    played = offence.next_played
    card: Card | Text = tr("the card") if played is None else played[1]
    return case.ask(MEANT, other, other=other, card=card, offender=offence.by)


def _proper_lead(case: Case, offence: Offence) -> Ruling:
    """53B: the right lead stands, and what was played in error goes back."""
    by = offence.by
    effects: list[Effect] = []
    if offence.in_trick:
        # It was taken for a play to the lead out of turn.
        effects += offence.later_taken_back
        effects += offence.back_in_hand
        if offence.next_played is not None:
            effects.append(CardPlayed(*offence.next_played, "53B"))
        elif case.table is None:
            effects.append(CardPlayed(by.lho, None, "53B"))
    elif offence.settled is None or _lies_face_up(case.table, offence):
        effects += offence.back_in_hand
    case.say(
        by,
        tr(
            "Take {card} back: the right player has led, and that lead stands. There is no "
            "rectification.",
            card=offence.named,
        ),
    )
    _say_penalty_again(case, offence)
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
    keep_obligations(case, offence)
    more = () if offence.defender else (Review("55C"),)
    headline = tr("The lead stands: the next hand has played to it.")
    accepted = offence.accepted if offence.in_trick else ()
    case.cite("60A1", tr("Whoever plays on gives up the rectification."))
    return case.rule("53A", headline, *accepted, *more)


def keep_obligations(case: Case, offence: Offence) -> None:
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


def _declaring_side(case: Case, offence: Offence, whose: WhoseLead) -> Ruling:
    """55: either defender may accept it or have it taken back."""
    by = offence.by
    wrong_hand = whose is WhoseLead.OTHER_HANDS
    then = (
        tr("Then the card goes back, and the lead comes from the right hand: any card of it.")
        if wrong_hand
        else tr("Then the card goes back, and the right defender leads.")
    )
    # 55A. Both are asked; the one who plays next after the lead decides if they differ.
    says = case.ask(DEFENDERS_SAY, next=by.lho, then=then)
    if says in (Says.NEXT_ACCEPTS, Says.NEXT_REFUSES):
        case.say(
            None, tr("You want different things: {next}, who plays next, decides.", next=by.lho)
        )
    if says in (Says.ACCEPT, Says.NEXT_ACCEPTS):
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


def _defender(case: Case, offence: Offence, whose: WhoseLead) -> Ruling:
    """56: declarer accepts the lead, or has it taken back as a major penalty card."""
    by = offence.by
    declarer = declarer_of(case.table)
    if whose is WhoseLead.PARTNERS:
        # 56 with 50D2: it is partner's lead, so that there are four options at once.
        choice = case.ask(REFUSAL, declarer, **options_of(case, offence))
        if choice is not Refusal.ACCEPT:
            return refuse(case, offence, DEMANDS[choice.value], "56B")
    elif not case.ask(ACCEPTS, declarer, offender=by, card=offence.named):
        # 56B. The declaring side leads: nobody's lead is restricted now.
        headline = tr(
            "{card} is a major penalty card of {offender}, and the right hand leads.",
            card=offence.named,
            offender=by,
        )
        return major_penalty_card(case, offence, "56B", headline)
    return _accepted(case, offence)


def _accepted(case: Case, offence: Offence) -> Ruling:
    # 56A.
    case.say(None, tr("The lead is accepted, and play goes on from there."))
    keep_obligations(case, offence)
    case.cite("53A")
    headline = tr("Declarer accepts the lead: it stands.")
    return case.rule("56A", headline, *offence.accepted)


def both_led(case: Case, offence: Offence, accepted: str, refused: str) -> Ruling:
    """53: the lead out of turn, and then the right one too; declarer chooses first."""
    by, partner = offence.by, offence.by.partner
    # 58A. If both led at one moment, the right lead came first.
    if _at_once(case, offence, partner):
        return counts_as_later(case, offence, partner)
    second: Card | Text = offence.second or tr("{partner}'s card", partner=partner)
    # 54A. Only an opening lead can be accepted by becoming dummy.
    is_opening = accepted == "54B"
    as_dummy = tr("Or declarer accepts it, spreads the hand and becomes dummy.")
    which = case.ask(
        WHICH_LEAD,
        declarer_of(case.table),
        lambda which: (
            tr("it is no opening lead") if which is Which.BECOME_DUMMY and not is_opening else None
        ),
        offender=by,
        partner=partner,
        card=offence.named,
        second=second,
        as_dummy=as_dummy if is_opening else "",
    )
    known = () if offence.second is None else (offence.second,)
    lies_in_trick = bool(offence.led_since)
    if which is Which.SECOND:
        headline = tr(
            "{card} is a major penalty card of {offender}, and {second} is the lead.",
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
    case.cite("53A")
    say_major(case, partner, every_penalty_card(case.table, partner, known))
    note_penalty(case, partner)
    back = (CardWithdrawn(partner, offence.second),) if lies_in_trick else ()
    penalty = penalty_effects(partner, known, Penalty.MAJOR, "53")
    headline = tr(
        "{offender}'s lead stands, and {second} is a major penalty card of {partner}.",
        offender=by,
        second=second,
        partner=partner,
    )
    stands = offence.accepted
    if which is Which.BECOME_DUMMY:
        accepted, stands = "54A", (BecomesDummy(by.lho),)
        headline = tr(
            "{offender}'s lead stands, and {declarer} becomes dummy; {second} is a major penalty "
            "card of {partner}'s.",
            offender=by,
            declarer=by.lho,
            second=second,
            partner=partner,
        )
    if is_opening:
        say_second_hand(case, offence, which is Which.BECOME_DUMMY)
    return case.rule(accepted, headline, *back, *penalty, *stands, Review("72C"))


def say_second_hand(case: Case, offence: Offence, becomes_dummy: bool) -> None:
    """54A, 54B1: after an opening lead that is accepted, declarer's hand plays next."""
    declarer, dummy = offence.by.lho, offence.by.rho
    if becomes_dummy:
        case.say(declarer, tr("Spread all of your hand: you are dummy now."))
        words = tr(
            "The lead is accepted. {dummy} plays the contract, and {declarer}'s hand plays next.",
            dummy=dummy,
            declarer=declarer,
        )
    else:
        words = tr(
            "The lead is accepted. Dummy is spread, and the second card comes from declarer's own "
            "hand."
        )
    case.say(None, words)
