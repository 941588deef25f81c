"""Laws 41A and 54: an opening lead out of turn."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.laws.common.penalty_words import every_penalty_card, penalty_effects, say_major
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.play.play_out_of_turn.lead import (
    DEMANDS,
    both_led,
    keep_obligations,
    say_second_hand,
)
from bridgelaw.laws.play.play_out_of_turn.lead_questions import (
    BEGAN_TO_SPREAD,
    OPENING_CHOICE,
    SINCE_OPENING,
    Opening,
    SinceOpening,
)
from bridgelaw.laws.play.play_out_of_turn.offence import Offence, is_legal, since_opening
from bridgelaw.laws.play.play_out_of_turn.refused import options_of, refuse
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.breaches import Kind
from bridgelaw.table.effects import (
    BecomesDummy,
    CardAccepted,
    CardRequired,
    CardWithdrawn,
    Effect,
    Penalty,
    PickedUp,
    Review,
)
from bridgelaw.table.table import Table


def opening_lead(case: Case, offence: Offence) -> Ruling:
    """54: the five options, unless declarer has used one or has lost them."""
    by, partner = offence.by, offence.by.partner
    since = case.fact(SINCE_OPENING, lambda table: since_opening(table, offence), partner=partner)
    # 41A. It lies face down still.
    if since is SinceOpening.FACE_DOWN:
        case.say(by, tr("It is not your lead: take the card back. Nothing else happens."))
        headline = tr("The face-down lead is taken back, and the right player leads.")
        back = () if offence.card is None else (CardWithdrawn(by, offence.card),)
        return case.rule("41A", headline, *back)
    # E. The declaring side cannot make the opening lead: its card was shown.
    if since is SinceOpening.DECLARING:
        headline = tr("Law 24 rules: the declaring side's card was shown, and not led.")
        return case.rule("54E", headline, goes_on="card-in-auction")
    offence = replace(offence, defender=True)
    # 53. Both defenders have led face up.
    if since is SinceOpening.PARTNER:
        return both_led(case, offence, "54B", "54D")
    if offence.partner_face_down:
        # The preamble.
        case.cite("54", tr("{partner}'s face-down lead goes back.", partner=partner))
    # A. Declarer has spread his hand, or has begun to.
    if since is SinceOpening.SPREAD or _began_to_spread(case, offence):
        return _becomes_dummy(case, offence)
    # B1. Declarer has played to it from his hand.
    if since is SinceOpening.HAND:
        return _accepted(case, offence, _BY_HAND)
    # B2. Or from dummy: that card stays.
    if since is SinceOpening.DUMMY:
        return _from_dummy(case, offence)
    # C. Declarer could have seen a card of dummy's.
    if since is SinceOpening.SEEN:
        case.cite("54C", tr("Declarer could have seen dummy's cards and must accept the lead."))
        return _accepted(case, offence, _MUST)
    choice = case.ask(
        OPENING_CHOICE,
        by.lho,
        face_down=_face_down_words(case.table, offence),
        dummy=by.rho,
        **options_of(case, offence),
    )
    if choice is Opening.BECOME_DUMMY:
        return _becomes_dummy(case, offence)
    if choice is Opening.ACCEPT:
        return _accepted(case, offence, _CHOSEN)
    # D.
    return refuse(case, offence, DEMANDS[choice.value], "54D")


def _face_down_words(table: Table | None, offence: Offence) -> Text:
    if table is None:
        return tr(
            "If {partner} has led face down, {partner} takes that card back.",
            partner=offence.by.partner,
        )
    if offence.partner_face_down:
        return tr("{partner} takes the face-down lead back.", partner=offence.by.partner)
    return Text("")


def _shown_by_declarer(table: Table | None, offence: Offence) -> tuple[Card, ...]:
    """Cards that declarer has shown since the lead."""
    if table is None or offence.settled is not None:
        return ()
    return tuple(
        found.what
        for found in table.open_irregularities
        if found.kind is Kind.CARD_EXPOSED and found.seat is offence.by.lho
        if isinstance(found.what, Card) and found.law == "48A"
    )


def _began_to_spread(case: Case, offence: Offence) -> bool:
    """A: whoever begins to spread his hand and shows a card must go on."""
    if not _shown_by_declarer(case.table, offence):
        return False
    return case.ask(BEGAN_TO_SPREAD, declarer=offence.by.lho)


def _becomes_dummy(case: Case, offence: Offence) -> Ruling:
    declarer, dummy = offence.by.lho, offence.by.rho
    say_second_hand(case, offence, becomes_dummy=True)
    keep_obligations(case, offence)
    headline = tr(
        "The lead stands: {declarer} becomes dummy, and {dummy} plays the contract.",
        declarer=declarer,
        dummy=dummy,
    )
    effects: list[Effect] = []
    if offence.settled is None:
        effects += [PickedUp(declarer, card) for card in _shown_by_declarer(case.table, offence)]
        effects += offence.later_taken_back
        effects.append(BecomesDummy(declarer))
        # 57D. If the partner has played to it too soon, that card waits for its turn.
        for seat, card in offence.later:
            effects += _too_soon(case, replace(offence, by=seat, card=card))
    return case.rule("54A", headline, *effects)


def _too_soon(case: Case, early: Offence) -> tuple[Effect, ...]:
    case.cite("57D")
    if case.table is not None and is_legal(case.table, early) is False:
        cards = () if early.card is None else (early.card,)
        say_major(case, early.by, every_penalty_card(case.table, early.by, cards))
        return penalty_effects(early.by, cards, Penalty.MAJOR, "57D")
    case.say(
        early.by, tr("You must play {card} to this trick, at your proper turn.", card=early.named)
    )
    return CardRequired(early.by, early.card, "57D"), Review("57D")


_CHOSEN = tr("Declarer accepts the lead; the second card comes from declarer's own hand.")
_BY_HAND = tr("The lead stands: declarer has played to it from hand.")
_MUST = tr(
    "The lead stands, because declarer could have seen dummy's cards; the second card comes from "
    "declarer's own hand."
)


def _accepted(case: Case, offence: Offence, headline: Text) -> Ruling:
    say_second_hand(case, offence, becomes_dummy=False)
    keep_obligations(case, offence)
    case.cite("53A")
    case.cite("54B1")
    return case.rule("54B", headline, CardAccepted(offence.by, offence.card))


def _from_dummy(case: Case, offence: Offence) -> Ruling:
    dummy = offence.by.rho
    case.say(
        None,
        tr(
            "The lead is accepted. Dummy's card stays, except to correct a revoke; declarer plays "
            "from hand now."
        ),
    )
    case.cite("53A")
    card = next((card for seat, card in offence.later if seat is dummy), None)
    stands = CardAccepted(offence.by, offence.card)
    if case.table is not None and _is_revoke(case.table, dummy, card):
        # That is the one reason to take it back, and is ruled on next.
        headline = tr("The lead stands. Dummy's card is a revoke, and so it will go back.")
        return case.rule("54B2", headline, stands)
    headline = tr("The lead stands, and dummy's card is not taken back.")
    return case.rule("54B2", headline, stands, CardAccepted(dummy, card))


def _is_revoke(table: Table, dummy: object, card: Card | None) -> bool:
    """A revoke of dummy's stays to be corrected."""
    return isinstance(dummy, Seat) and any(
        found.kind is Kind.REVOKE and found.seat is dummy and found.what is card
        for found in table.open_irregularities
    )
