"""Law 24: the cards that a player has shown, as the table knows them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player, Seat
from bridgelaw.laws.auction.card_in_auction.questions import What
from bridgelaw.laws.machinery.case import NothingToRule
from bridgelaw.locale.text import tr
from bridgelaw.table.breaches import Irregularity, Kind
from bridgelaw.table.table import Table

KEY = "card-in-auction"


@dataclass(frozen=True, slots=True)
class Shown:
    """The cards that a player has shown, as far as they are known."""

    by: Player
    cards: tuple[Card, ...] = ()
    """All that the player has shown in the auction and still holds."""
    new: tuple[Card, ...] = ()
    """Those of them on which nobody has ruled yet."""
    led: bool = False
    begun: bool = True
    called_since: bool = False
    opening_lead: bool = False
    """Whether it was meant as the opening lead, by the declaring side (54E)."""

    @property
    def what(self) -> What:
        if len(self.cards) > 1:
            return What.SEVERAL
        if self.led:
            return What.LED
        return What.HONOUR if self.cards[0].is_honour else What.LOW

    def without_new(self, led: Iterable[Card]) -> Shown:
        """What is left when the new cards go back, given which were led."""
        rest = tuple(card for card in self.cards if card not in self.new)
        return Shown(self.by, rest, led=any(card in rest for card in led))


def find_shown(table: Table) -> Shown:
    for found in table.open_irregularities:
        if found.law == "54E" and isinstance(found.what, Card):
            return Shown(found.seat, (found.what,), (found.what,), led=True, opening_lead=True)
        if found.kind in _KINDS and found.law in _LAWS:
            shown = _shown_by(table, found.seat, found.law)
            if shown is not None:
                return shown
    if table.contract is not None:
        seats = dict.fromkeys(seat for seat, _, _ in table.shown_in_auction)
        # Penalty cards matter more than cards that have gone back.
        for seat in sorted(seats, key=lambda seat: not is_defender(table, seat)):
            if not _ruled_at_the_end(table, seat):
                shown = _shown_by(table, seat, "24")
                if shown is not None:
                    return shown
    if any(found.law in ("48A", "48B2", "49") for found in table.open_irregularities):
        raise NothingToRule(
            tr(
                "The auction was over: Law 48 rules on a card of the declaring side, and Law 49 "
                "on a defender's."
            )
        )
    if any(found.kind in _KINDS and found.law in _LAWS for found in table.open_irregularities):
        raise NothingToRule(
            tr("It is not known which cards were spread: enter them as cards that were exposed.")
        )
    if table.shown_in_auction:
        raise NothingToRule(tr("The cards shown in the auction have been ruled on."))
    raise NothingToRule(tr("No card was shown in the auction."))


_KINDS = (Kind.CARD_EXPOSED, Kind.LEAD_IN_AUCTION)
_LAWS = ("16D", "24", "24B", "24C")


def _shown_by(table: Table, seat: Seat, law: str) -> Shown | None:
    """What the player showed in the auction, or, by 16D, before it; `None` if it is unknown."""
    early = law == "16D"
    still_open = [
        card
        for found in table.open_irregularities
        if found.seat is seat and found.kind in _KINDS and found.law in _LAWS
        if (found.law == "16D") == early
        for card in _cards_of(found)
    ]
    if early:
        new = tuple(dict.fromkeys(still_open))
        return Shown(seat, new, new, begun=False, called_since=bool(table.calls)) if new else None
    # A penalty card that was played is nobody's concern any more.
    mine = [
        (card, led)
        for player, card, led in table.shown_in_auction
        if player is seat and card not in table.played(seat)
    ]
    if not mine:
        return None
    cards = tuple(card for card, _ in mine)
    new = tuple(card for card in cards if card in still_open)
    return Shown(seat, cards, new, any(led for _, led in mine))


def _cards_of(found: Irregularity) -> list[Card]:
    if isinstance(found.what, Card):
        return [found.what]
    spread = dict(found.breach.details).get("what")
    return [card for card in spread.items if isinstance(card, Card)] if spread else []


def _ruled_at_the_end(table: Table, seat: Seat) -> bool:
    """Has it been ruled what becomes of the player's cards, now that the auction is over?"""
    clause = "24E" if is_defender(table, seat) else "24D"
    return any(
        ruling.procedure == KEY
        and ruling.clauses[-1:] == (clause,)
        and any(getattr(effect, "player", None) is seat for effect in ruling.effects)
        for ruling in table.rulings
    )


def is_defender(table: Table, player: Player) -> bool:
    assert table.contract is not None
    assert isinstance(player, Seat)
    return table.contract.declarer.side is not player.side
