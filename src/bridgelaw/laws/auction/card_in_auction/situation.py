"""Law 24: what the table shows of the cards that a player has shown."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from bridgelaw.game.cards import Card, is_honour
from bridgelaw.game.seats import Seat
from bridgelaw.laws.auction.card_in_auction.questions import Fate, Remedy, What
from bridgelaw.laws.law import All, Irregularity, NothingToRule, Phase, Table, Text, fx, tr
from bridgelaw.laws.machinery.lying_cards import name_cards
from bridgelaw.table.breaches import SHOWN_IN_PLAY, Why
from bridgelaw.table.events import Called
from bridgelaw.table.shown_late import was_shown_late

KEY = "card-in-auction"


@dataclass(frozen=True, slots=True)
class Shown:
    """The cards that a player has shown, as far as they are known."""

    table: Table = field(repr=False)
    by: Seat
    cards: tuple[Card, ...] = ()
    """All that the player has shown in the auction and still holds."""
    new: tuple[Card, ...] = ()
    """Those of them on which nobody has ruled yet."""
    led: bool = False
    begun: bool | None = None
    """Whether anybody had called."""
    called_since: bool | None = None
    opening_lead: bool = False
    """Whether it was meant as the opening lead, by the declaring side (54E)."""

    @property
    def what(self) -> What | None:
        if not self.cards:
            return None
        if len(self.cards) > 1:
            return What.SEVERAL
        if self.led:
            return What.LED
        honour = is_honour(self.cards[0])
        return None if honour is None else What.HONOUR if honour else What.LOW

    @property
    def events(self) -> tuple[int, ...]:
        """The events in which the cards were shown."""
        return tuple(
            found.at
            for found in self.table.irregularities
            if found.seat is self.by and found.what in self.cards
        )

    @property
    def may_be_late(self) -> bool:
        """Did nobody know, when they were shown, whether the auction was over?"""
        return any(
            found.seat is self.by
            and found.what in self.new
            and was_shown_late(self.table, found) is not False
            for found in self.table.open_irregularities
        )

    @property
    def new_named(self) -> All | Text:
        return name_cards(self.new)

    def named(self, what: What) -> All | Text:
        return name_cards(self.cards, several=what is What.SEVERAL)

    @property
    def could_see(self) -> bool | None:
        """Whether partner could: of what was ruled on before, certainly."""
        return True if self.cards and not self.new else None

    # How the auction stands

    @property
    def auction_goes_on(self) -> bool:
        return self.table.may_be(Phase.AUCTION) is not False

    @property
    def fate(self) -> Fate | None:
        """What becomes of the cards where there is no contract, or none yet."""
        if self.auction_goes_on:
            return Fate.LATER
        return Fate.PASSED_OUT if self.table.contract is None else None

    @property
    def defends(self) -> bool | None:
        return None if self.table.declarer is None else self.table.defends(self.by)

    # What becomes of the cards

    @property
    def new_taken_back(self) -> tuple[fx.Effect, ...]:
        return tuple(fx.PickedUp(self.by, card) for card in self.new)

    @property
    def all_taken_back(self) -> tuple[fx.Effect, ...]:
        return tuple(fx.PickedUp(self.by, card) for card in self.cards)

    @property
    def information(self) -> tuple[fx.Effect, ...]:
        """What the new cards tell is for the other side alone."""
        new: tuple[Card | None, ...] = self.new if self.cards else (None,)
        told = tuple(fx.Unauthorised(self.by, card, (self.by.partner,), "24") for card in new)
        return (*told, fx.Review("16C3")) if told else ()

    @property
    def still_penalty_cards(self) -> tuple[fx.Effect, ...]:
        """50B: what is left when the new cards go back may be a single low card."""
        if not self.defends:
            return ()
        rest = tuple(card for card in self.cards if card not in self.new)
        led = any(was_led and card in rest for _, card, was_led in self.table.shown_in_auction)
        kind = replace(self, cards=rest, led=led).what
        penalty = fx.Penalty.MINOR if kind is What.LOW else fx.Penalty.MAJOR
        return tuple(fx.PenaltyCard(self.by, card, penalty, "24E") for card in rest)


def not_after_a_call(remedy: Remedy) -> Text | None:
    """16D3: why this cannot be done once somebody has called."""
    if remedy in (Remedy.PLAY, Remedy.ADJUST):
        return None
    return tr("somebody has called: the board is played on, or the score adjusted (16D3)")


def find_shown(table: Table) -> Shown:
    for found in table.open_irregularities:
        if found.why is Why.OPENED_BY_DECLARERS and isinstance(found.what, Card):
            led = (found.what,)
            return Shown(table, found.seat, led, led, led=True, begun=True, opening_lead=True)
        if found.why in _WHY:
            shown = _shown_by(table, found.seat, found.why in _EARLY)
            if shown is not None:
                return shown
    if table.contract is not None:
        seats = dict.fromkeys(seat for seat, _, _ in table.shown_in_auction)
        # Penalty cards matter more than cards that have gone back.
        for seat in sorted(seats, key=lambda seat: not table.defends(seat)):
            if not _ruled_at_the_end(table, seat):
                shown = _shown_by(table, seat, early=False)
                if shown is not None:
                    return shown
    if any(found.why in SHOWN_IN_PLAY for found in table.open_irregularities):
        raise NothingToRule(
            tr(
                "The auction was over: Law 48 rules on a card of the declaring side, and Law 49 "
                "on a defender's."
            )
        )
    if any(found.why in _WHY for found in table.open_irregularities):
        raise NothingToRule(
            tr("It is not known which cards were spread: enter them as cards that were exposed.")
        )
    if table.shown_in_auction:
        raise NothingToRule(tr("The cards shown in the auction have been ruled on."))
    raise NothingToRule(tr("No card was shown in the auction."))


_EARLY = (Why.SHOWN_BEFORE_AUCTION, Why.LED_BEFORE_AUCTION)
_LATER = (Why.SHOWN_IN_AUCTION, Why.SEVERAL_SHOWN_IN_AUCTION, Why.LED_IN_AUCTION)
_WHY = (*_EARLY, *_LATER)


def _shown_by(table: Table, seat: Seat, early: bool) -> Shown | None:
    """What the player showed in the auction, or, by 16D, before it; `None` if it is unknown."""
    still_open = [
        card
        for found in table.open_irregularities
        if found.seat is seat and found.why in (_EARLY if early else _LATER)
        for card in _cards_of(found)
    ]
    if early:
        new = tuple(dict.fromkeys(still_open))
        if not new:
            return None
        return Shown(table, seat, new, new, begun=False, called_since=bool(table.calls))
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
    return Shown(
        table,
        seat,
        cards,
        new,
        any(led for _, led in mine),
        begun=_had_begun(table, seat),
        called_since=True if table.calls else None,
    )


def _had_begun(table: Table, seat: Seat) -> bool | None:
    """Whether somebody had called; `None` where nothing was entered of what came before."""
    shown = [found.at for found in table.irregularities
             if found.seat is seat and found.why in _LATER]  # fmt: skip
    before = table.log[: min(shown, default=len(table.log))]
    return True if any(isinstance(event, Called) for event in before) else None


def _cards_of(found: Irregularity) -> list[Card]:
    if isinstance(found.what, Card):
        return [found.what]
    spread = dict(found.breach.details).get("what")
    return [card for card in spread.items if isinstance(card, Card)] if spread else []


def _ruled_at_the_end(table: Table, seat: Seat) -> bool:
    """Has it been ruled what becomes of the player's cards, now that the auction is over?"""
    clause = "24E" if table.defends(seat) else "24D"
    return any(
        ruling.procedure == KEY
        and ruling.clauses[-1:] == (clause,)
        and any(getattr(effect, "player", None) is seat for effect in ruling.effects)
        for ruling in table.rulings
    )
