"""Law 43B3: dummy, who had seen too much, drew attention to a defender's irregularity."""

from __future__ import annotations

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.play.dummy_conduct.correction import correct
from bridgelaw.laws.play.dummy_conduct.found import (
    Fault,
    find_fault,
    is_established,
    last_not_following,
)
from bridgelaw.laws.play.dummy_conduct.questions import IRREGULARITY, Slip
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.effects import (
    CardAccepted,
    CardWithdrawn,
    Effect,
    PickedUp,
    Review,
    RevokeCounted,
)
from bridgelaw.table.table import Table


def no_rectification(case: Case) -> Ruling:
    """Play goes on as if nothing had happened, and only the defenders' score can change."""
    fault = None if case.table is None else case.table.derive(find_fault)
    slip = case.fact(IRREGULARITY, lambda table: None if fault is None else fault.slip)
    if slip in (Slip.REVOKE, Slip.ESTABLISHED):
        return revoke_unrectified(case, _revoke(case.table, fault), slip)
    return _rule(case, slip, _effects(case.table, fault))


def revoke_unrectified(
    case: Case, revoke: tuple[Seat, Card] | None, slip: Slip = Slip.REVOKE
) -> Ruling:
    """A revoke is corrected while it can be; otherwise no trick moves for it."""
    table = case.table
    if table is None or revoke is None:
        return _rule(case, slip, [])
    seat, card = revoke
    if is_established(table, seat, card):
        return _rule(case, Slip.ESTABLISHED, [RevokeCounted(seat, card)])
    return _rule(case, Slip.REVOKE, correct(case, table, seat, card))


def _revoke(table: Table | None, fault: Fault | None) -> tuple[Seat, Card] | None:
    if table is None:
        return None
    if fault is not None:
        return fault.by, fault.cards[0]
    assert table.contract is not None
    declarer = table.contract.declarer
    return last_not_following(table, declarer.lho, declarer.rho)


def _effects(table: Table | None, fault: Fault | None) -> list[Effect]:
    if table is None or fault is None:
        return []
    if fault.slip is Slip.LEAD:
        return [CardAccepted(fault.by, card) for card in fault.cards]
    # The card that was played with others lies in the trick, and the others before the player.
    in_trick = [card for card in fault.cards if (fault.by, card) in table.trick.cards]
    lying = [card for card in fault.cards if card not in in_trick]
    return [
        *(PickedUp(fault.by, card) for card in lying),
        *(CardWithdrawn(fault.by, card) for card in in_trick),
    ]


_SAID: dict[Slip, Text] = {
    Slip.LEAD: tr("The card stands as it was led or played. Play on."),
    Slip.CARD: tr("The card goes back to the hand. It is no penalty card. Play on."),
    Slip.REVOKE: tr(
        "The revoke is corrected. The wrong card goes back and is no penalty card. Cards that "
        "declarer played after it may be changed; everybody may use what was seen."
    ),
    Slip.ESTABLISHED: tr("The trick stays as it is, and no trick moves for the revoke. Play on."),
    Slip.OTHER: tr("Play on as if nothing had happened."),
}

_HEADLINES: dict[Slip, Text] = {
    Slip.LEAD: tr(
        "There is no rectification: the card stands, and after the play only the defenders' score "
        "is adjusted, if they gained."
    ),
    Slip.CARD: tr(
        "There is no rectification: the card goes back and is no penalty card, and after the play "
        "only the defenders' score is adjusted, if they gained."
    ),
    Slip.REVOKE: tr(
        "The revoke is corrected without other rectification, and after the play only the "
        "defenders' score is adjusted, if they gained."
    ),
    Slip.ESTABLISHED: tr(
        "No trick moves for the revoke, and after the play only the defenders' score is adjusted, "
        "if they gained."
    ),
    Slip.OTHER: tr(
        "There is no rectification: play goes on, and after it only the defenders' score is "
        "adjusted, if they gained."
    ),
}


def _rule(case: Case, slip: Slip, effects: list[Effect]) -> Ruling:
    if slip is Slip.REVOKE:
        case.cite("62A", tr("A revoke that is not established must be corrected all the same."))
    case.say(
        None,
        tr(
            "Dummy had lost the right to draw attention to this, so declarer's side gets no "
            "rectification."
        ),
    )
    case.say(None, _SAID[slip])
    case.note(
        tr(
            "What cards that went back have told may be used by both sides. If the defenders gain "
            "by their irregularity, take the gain from their score only; declarer's side keeps the "
            "score from the table."
        )
    )
    note_penalty(case)
    return case.rule("43B3", _HEADLINES[slip], *effects, Review("43B3"))


_PENALTY = tr(
    "Dummy may get a procedural penalty for this (Laws 43B1 and 90); a warning is often enough."
)


def note_penalty(case: Case) -> None:
    """43B1: dummy can be penalised for every breach of the limits on him."""
    case.note(_PENALTY)
