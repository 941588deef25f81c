"""Laws 48 and 49: the cards that were shown, as the table knows them."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player, Role, Seat
from bridgelaw.laws.common.penalty_words import every_penalty_card
from bridgelaw.laws.machinery.case import NothingToRule
from bridgelaw.laws.play.exposed_card.questions import What, When, Who
from bridgelaw.laws.play.several_cards.situation import card_before
from bridgelaw.locale.text import All, Text, tr
from bridgelaw.table.breaches import Irregularity, Kind
from bridgelaw.table.events import Designated, Led, Played, PlayedTogether, TrickQuitted
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table


@dataclass(frozen=True, slots=True)
class Shown:
    """The cards that a player showed or named in one movement, as far as they are known."""

    by: Player = Role.OFFENDER
    cards: tuple[Card, ...] = ()
    every: tuple[Card, ...] = ()
    """All penalty cards that a defender will have if these become penalty cards."""
    who: Who = Who.DEFENDER
    named: bool = False
    faced: bool = False
    """Whether it was put on the table as if it were played, for everybody to see."""
    spread: bool = False
    is_declarer: bool = True
    after_lead: bool = False
    """Whether an opening lead out of turn lies there (48B1)."""
    named_at_turn: bool = False
    at_turn: bool = False
    """Whether it was the player's turn, and still is, and the card may be played."""
    other: Card | None = None
    """What the player has played to the trick since, in place of the card that he named."""
    in_trick: bool = False
    """Whether a trick was in progress."""
    went_on: bool = False
    """Whether play went on before the director was called."""

    @property
    def name(self) -> All | Text:
        return All(self.cards) if self.cards else tr("the card")

    @property
    def what(self) -> What:
        if len(self.every) > 1:
            return What.SEVERAL
        return What.HONOUR if self.every[0].is_honour else What.LOW


def find_shown(table: Table) -> Shown:
    found = [one for one in table.open_irregularities if _is_shown(table, one)]
    if not found:
        raise NothingToRule(tr("No card was shown at this table when it should not have been."))
    first = min(found, key=lambda one: one.at)
    seat = first.seat
    cards = tuple(
        card
        for one in found
        if one.seat is seat and one.at == first.at
        for card in _cards_of(table, one)
    )
    who = _who(table, seat)
    if not cards and who is not Who.DECLARING:
        raise NothingToRule(
            tr("It is not known which cards were spread: enter them as cards that were exposed.")
        )
    contract = table.contract
    is_declarer = contract is not None and seat is contract.declarer
    at_turn = who is Who.DEFENDER and _could_play(table, first.at, seat, cards)
    now = table.to_play is seat
    other = next((card for player, card in table.trick.cards if player is seat), None)
    named = first.kind is Kind.CARD_NAMED
    return Shown(
        seat,
        cards,
        every_penalty_card(table, seat, cards),
        who,
        named,
        first.kind in (Kind.SECOND_CARD, Kind.NOT_PLAYING),
        spread=first.what is None,
        is_declarer=is_declarer,
        after_lead=is_declarer and _opening_lead_is_open(table),
        named_at_turn=named and at_turn and (now or other is not None),
        at_turn=at_turn and now,
        other=other if named and at_turn and not now else None,
        in_trick=bool(table.at(first.at).trick.cards),
        went_on=any(isinstance(event, _PLAYS) for event in table.log[first.at + 1 :]),
    )


_PLAYS = (Led, Played, PlayedTogether, Designated, TrickQuitted)


def _is_shown(table: Table, found: Irregularity) -> bool:
    if found.kind is Kind.CARD_EXPOSED:
        return found.law in ("48A", "48B2", "49")
    if found.kind is Kind.CARD_NAMED:
        return found.law in ("45C4(a)", "48A", "49")
    if found.kind is Kind.SECOND_CARD:
        # What came at the same moment as the card played is Law 58B's.
        return card_before(table, found) is not None
    return found.kind is Kind.NOT_PLAYING


def _cards_of(table: Table, found: Irregularity) -> list[Card]:
    if isinstance(found.what, Card):
        return [found.what]
    spread = dict(found.breach.details).get("what")
    lying = table.face_up(found.seat)  # some may have been played since
    every = spread.items if spread else ()
    return [card for card in every if isinstance(card, Card) and card in lying]


def _who(table: Table, seat: Seat) -> Who:
    if table.contract is None or table.phase in (Phase.PASSED_OUT, Phase.OVER):
        return Who.OVER
    declaring = table.contract.declarer.side is seat.side
    return Who.DECLARING if declaring else Who.DEFENDER


def _could_play(table: Table, at: int, seat: Seat, cards: tuple[Card, ...]) -> bool:
    """Was it his turn in this trick, with a card that he was free to play?"""
    before = table.at(at)
    if len(cards) != 1 or before.to_play is not seat or len(before.tricks) != len(table.tricks):
        return False
    choices = before.legal_cards(seat)
    return cards[0] in choices.legal and not choices.decisions


def _opening_lead_is_open(table: Table) -> bool:
    return len(table.trick.cards) == 1 and any(
        found.kind is Kind.OPENING_LEAD_OUT_OF_TURN for found in table.open_irregularities
    )


def impossible(table: Table | None, shown: Shown, when: When) -> Text | None:
    """Why the card cannot have been shown on this occasion, as the table stands."""
    if table is None:
        return None
    if table.phase is Phase.CLAIMED:
        allowed = {When.CLAIM, When.OBJECTION}
    else:
        allowed = {When.OTHERWISE, When.TRICK, When.OBJECTION, When.CLAIM}
        if not (shown.named or shown.spread):
            allowed.add(When.PLAY)
            if not shown.faced:
                allowed |= {When.LAWFUL, When.RETRACTED, When.FOUND}
    if when not in allowed or (when is When.TRICK and not shown.in_trick):
        return tr("that does not fit what happened at this table")
    return None


def answers_a_claim(table: Table) -> When | None:
    """68D: while declarer's claim stops the play, there is no other occasion."""
    claim, contract = table.claim, table.contract
    if table.phase is not Phase.CLAIMED or claim is None or contract is None:
        return None
    return When.CLAIM if claim.seat.side is contract.declarer.side else None
