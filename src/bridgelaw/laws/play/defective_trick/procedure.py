"""Laws 67 and 14B: a trick with too few or too many cards, and a hand that lacks a card."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player, Role, Seat
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.play.defective_trick.defect import (
    Defect,
    cards_of,
    find_defect,
)
from bridgelaw.laws.play.defective_trick.questions import (
    ADDS,
    BOTH_PLAYED_ON,
    COULD_SEE,
    DEFENDS,
    EXEMPT,
    FACED,
    FAULT,
    FOUND,
    HAS_SUIT,
    LEAD_FACED,
    MAJOR,
    MISSING_CARD,
    NEXT_LED,
    PLAYED_TWICE,
    REVOKED,
    SIDE_WON,
    SUPPLIES,
    SURPLUS,
    TOGETHER,
    WHERE,
    WHO,
    WINS_NOW,
    Fault,
    Where,
)
from bridgelaw.laws.play.defective_trick.too_few import count_trick, deemed_revoke, supplies_card
from bridgelaw.laws.play.defective_trick.too_many import restored, too_many
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.effects import Review
from bridgelaw.table.table import Table


def defective_trick(case: Case) -> Ruling:
    """Law 67, and Law 14 where a card is missing."""
    defect = Defect() if case.table is None else case.table.derive(find_defect)
    fault = _fault(case, defect)
    if fault is Fault.MISSING:
        return _missing(case)
    if fault is Fault.CAME_BACK:
        return _came_back(case)
    if fault is Fault.TOO_MANY:
        return too_many(case, defect)
    if defect.added is not None:
        return count_trick(case, defect)
    # A1. Before both sides have played to the next trick, the trick is put right; B1. after that
    # the player is deemed to have revoked.
    if case.fact(BOTH_PLAYED_ON, lambda table: defect.both_played_on):
        return deemed_revoke(case, defect)
    return supplies_card(case, defect)


def _fault(case: Case, defect: Defect) -> Fault:
    if defect.fault is not None:
        return case.fact(FAULT, lambda table: defect.fault)
    if case.table is None:
        return case.ask(FAULT)
    has_played = bool(case.table.tricks or case.table.trick.cards)

    def not_shown(fault: Fault) -> Text | None:
        if fault is Fault.CAME_BACK and not has_played:
            return tr("no card has been played at this table")
        return _NOT_SHOWN.get(fault)

    return case.ask(FAULT, allowed=not_shown)


_NOT_SHOWN: dict[Fault, Text] = {
    Fault.TOO_FEW: tr("no trick at this table lacks a card: enter that it was quitted without one"),
    Fault.TOO_MANY: tr("no trick at this table has too many cards: enter those played together"),
}


def _player(case: Case) -> Player:
    seat = case.detail(WHO)
    return Role.OFFENDER if seat is None else seat


# 67B3


def _came_back(case: Case) -> Ruling:
    """A card that was played, and then got back among the cards of the hand."""
    by = _player(case)
    case.say(by, tr("Put that card back among your played cards, where it belongs."))
    if not case.ask(PLAYED_TWICE):
        headline = tr(
            "The card goes back among {offender}'s played cards, and the play goes on.", offender=by
        )
        return case.rule("67B3", headline)
    headline = tr(
        "The card goes back among {offender}'s played cards. It was played twice: you adjust if "
        "the other side was damaged.",
        offender=by,
    )
    return case.rule("67B3", headline, Review("12A1"))


# 14


def _missing(case: Case) -> Ruling:
    # A hand that is too long is Law 13's.
    if case.ask(SURPLUS):
        headline = tr("A hand had more than thirteen cards: Law 13 rules.")
        return case.rule("13", headline)
    by = _player(case)
    if case.fact(LEAD_FACED, lambda table: not table.phase.is_auction_period):
        return _missing_in_play(case, by)
    # A. Before the opening lead is faced: the hand is made complete, and every call stands.
    if case.ask(FOUND):
        case.cite("14A1", tr("The card goes back to the hand."))
        case.note(
            tr(
                "If it lay where {partner} could see its face during the auction, through "
                "{offender}'s own mistake, Law 24 applies as well.",
                offender=by,
                partner=by.partner,
            )
        )
    else:
        case.cite("14A2", tr("You rebuild the deal with another pack."))
    case.say(
        None,
        tr(
            "{offender} has all thirteen cards again, and counts as having had them from the "
            "start. No call is changed. Go on.",
            offender=by,
        ),
    )
    say_unauthorised_replacement(case, by)
    headline = tr(
        "{offender}'s hand is made complete, no call is changed, and the board goes on.",
        offender=by,
    )
    return case.rule("14A3", headline, Review("16B3"))


def _missing_in_play(case: Case, by: Player) -> Ruling:
    # B. Later there may be a rectification.
    card = case.detail(
        MISSING_CARD,
        allowed=lambda card: _not_of(case.table, by, card),
        branches=lambda: _one_low_one_honour(case.table, by),
        offender=by,
    )
    defect = Defect(by, Fault.MISSING, extra=() if card is None else (card,))
    where = case.ask(WHERE)
    say_unauthorised_replacement(case, by)
    case.note(tr("Whoever is careless with their cards can get a procedural penalty (90)."))
    # B1. Among the played cards: he has put two to a trick.
    if where is Where.PLAYED:
        case.cite("14B1", tr("It was put to a trick together with another: Law 67 applies."))
        return too_many(case, replace(defect, fault=Fault.TOO_MANY), Review("16B3"))
    # B2, B3. Found, or replaced from another pack.
    if where is Where.ELSEWHERE:
        case.cite("14B2", tr("The card goes back to the hand."))
    else:
        case.cite("14B3", tr("You rebuild the deal with another pack."))
    # B4. It was always in the hand.
    return restored(case, defect, "14B4", where is Where.ELSEWHERE, Review("16B3"))


def say_unauthorised_replacement(case: Case, by: Player) -> None:
    """14C: what the replacement tells is not for partner."""
    case.say(
        by.partner,
        tr("You may not use that your partner's hand was short, nor what the card is."),
    )


def _not_of(table: Table | None, by: Player, card: Card | None) -> Text | None:
    assert isinstance(by, Seat)
    if table is None or (card is not None and table.could_hold(by, card)):
        return None
    return tr("{seat} cannot hold that card", seat=by)


def _one_low_one_honour(table: Table | None, by: Player) -> tuple[str, ...]:
    assert table is not None
    assert isinstance(by, Seat)
    cards = cards_of(table, by)
    kinds = {card.is_honour: str(card) for card in reversed(cards)}
    return tuple(kinds.values())


DEFECTIVE_TRICK = Procedure(
    "defective-trick",
    tr("Too few or too many cards in a trick"),
    ("14B", "67"),
    defective_trick,
    (
        FAULT,
        WHO,
        BOTH_PLAYED_ON,
        NEXT_LED,
        SUPPLIES,
        WINS_NOW,
        HAS_SUIT,
        ADDS,
        EXEMPT,
        SIDE_WON,
        TOGETHER,
        FACED,
        DEFENDS,
        COULD_SEE,
        MAJOR,
        REVOKED,
        PLAYED_TWICE,
        SURPLUS,
        LEAD_FACED,
        FOUND,
        WHERE,
        MISSING_CARD,
    ),
)
