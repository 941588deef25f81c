"""Law 62C: the cards that were played after a revoke that is corrected."""

from __future__ import annotations

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player, Seat
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.questions import CardQuestion
from bridgelaw.laws.play.revoke.cards import (
    PACK,
    after_card,
    after_trick,
    changes,
    first_of,
    not_a_change,
)
from bridgelaw.laws.play.revoke.offence import Offence, chooser, revokes, trick_of
from bridgelaw.laws.play.revoke.put_right import Correction, changes_on_the_way, winners
from bridgelaw.laws.play.revoke.questions import (
    LEAD_BACK,
    LHO_CARD,
    LHO_CHANGES,
    PARTNER_CARD,
    PARTNER_CHANGES,
    RHO_CARD,
)
from bridgelaw.locale.text import tr
from bridgelaw.table.table import Table


def later_cards(case: Case, offence: Offence, correction: Correction, clause: str) -> str:
    """62C1 and 62C2, in the order of play; gives the last clause that fired."""
    by, table = offence.by, case.table
    played = {} if table is None else _free_to_change(table, offence)
    lho, partner, rho = by.lho, by.partner, by.rho
    # C1. The opponent between the revoker and his partner.
    new = new_card(case, offence, LHO_CARD, lho, played)
    if case.fact(LHO_CHANGES, lambda table: new is not None, to=chooser(table, lho), player=lho):
        case.cite(clause)
        clause = "62C1"
        _take_back(correction, lho, played, new)
        # C2. Only then may the revoker's partner.
        new = new_card(case, offence, PARTNER_CARD, partner, played)
        if case.fact(
            PARTNER_CHANGES, lambda table: new is not None, to=chooser(table, partner),
            player=partner,
        ):  # fmt: skip
            case.cite(clause)
            clause = "62C2"
            correction.changed.append((partner, _card_of(played, partner), new))
            if correction.penalised:
                correction.penalties.append((partner, _card_of(played, partner), "62C2"))
    # C1. The other opponent, whatever those two did.
    new = new_card(case, offence, RHO_CARD, rho, played)
    if new is not None:
        if clause not in ("62C1", "62C2"):
            case.cite(clause)
            clause = "62C1"
        _take_back(correction, rho, played, new)
    if table is None:
        case.say(
            None,
            tr(
                "The opponents may take back what they played after the revoke, also a lead to "
                "the next trick, and such cards go back to the hand. {partner} may change a card "
                "only if the opponent before has done so.",
                partner=partner,
            ),
        )
    else:
        _next_lead(case, offence, correction)
    if correction.leads and clause not in ("62C1", "62C2"):
        case.cite(clause)
        clause = "62C1"
    return clause


def _free_to_change(table: Table, offence: Offence) -> dict[Seat, Card]:
    """The cards played after the revoke, but not another revoke: that is ruled on by itself."""
    wrong = {(one.by, one.card) for one in table.derive(revokes)}
    return {
        seat: card for seat, card in after_card(table, offence).items() if (seat, card) not in wrong
    }


def new_card(
    case: Case,
    offence: Offence,
    question: CardQuestion,
    player: Player,
    played: dict[Seat, Card],
) -> Card | None:
    """The card into which the player changes his; `None` if he keeps it or cannot change it."""
    table = case.table
    if table is None or not isinstance(player, Seat) or player not in played:
        return None
    old = played[player]
    legal = changes(table, offence, player, old)
    if legal is not None and not len(legal):
        return None
    return case.ask(
        question,
        to=chooser(table, player),
        allowed=lambda new: not_a_change(table, offence, player, old, new),
        branches=lambda: ("keep", *first_of(legal or _free(table, offence, player, old))),
        player=player,
        card=old,
    )


def _free(table: Table, offence: Offence, seat: Seat, old: Card) -> list[Card]:
    suit = trick_of(table, offence).suit_led
    return [
        card
        for card in PACK
        if card.suit is suit and not_a_change(table, offence, seat, old, card) is None
    ][:1]


def _card_of(played: dict[Seat, Card], player: Player) -> Card | None:
    return played.get(player) if isinstance(player, Seat) else None


def _take_back(
    correction: Correction, player: Player, played: dict[Seat, Card], new: Card | None
) -> None:
    old = _card_of(played, player)
    correction.changed.append((player, old, new))
    correction.told.append((player, old))


def _next_lead(case: Case, offence: Offence, correction: Correction) -> None:
    """C1: a lead to the next trick may go back, and must if somebody else has won the trick."""
    table = case.table
    assert table is not None
    following = after_trick(table, offence)
    if not following or offence.trick == 12:
        return
    before, after = winners(table, offence, correction)
    seat, card = following[0]
    if before is not after:
        case.say(
            None,
            tr("{player} has won that trick now. {card}, led to the next, goes back.",
               player=after, card=card),
        )  # fmt: skip
        correction.leads = following
    elif (
        seat.side is offence.side
        or any(new is card for *_, new in correction.changed)  # he plays it to this trick now
        or case.ask(LEAD_BACK, to=chooser(table, seat), player=seat, card=card)
    ):
        correction.leads = following
    elif changes_on_the_way(table, offence, correction):
        correction.leads = correction.put_again = following
    if correction.leads and not correction.put_again:
        correction.told += [(player, led) for player, led in following
                            if player.side is not offence.side]  # fmt: skip
