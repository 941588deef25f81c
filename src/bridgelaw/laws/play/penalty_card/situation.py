"""Laws 50 and 51: what the table shows of the penalty cards that matter now."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from bridgelaw.game.cards import SOME_CARD, Card
from bridgelaw.game.seats import Player, Seat
from bridgelaw.game.suits import SUITS, Suit
from bridgelaw.laws.common.penalty_suits import LEADER_HAS_ONE_TOO, LEADS_ANYTHING, if_neither
from bridgelaw.laws.law import (
    All,
    AnyOf,
    Irregularity,
    Kind,
    NoneOf,
    NothingToRule,
    Table,
    Text,
    filled,
    fx,
    tr,
)
from bridgelaw.laws.play.penalty_card.questions import Cards, Turn
from bridgelaw.table.events import Fact, Told
from bridgelaw.table.rules.kinds import Choice as Ahead
from bridgelaw.table.unruled import last_unruled


@dataclass(frozen=True, slots=True)
class Lying:
    """A defender's penalty cards, and why they matter now."""

    table: Table = field(repr=False)
    by: Seat
    cards: tuple[Card, ...] = ()
    kind: Cards | None = None
    turn: Turn | None = None
    led: tuple[tuple[Seat, Card], ...] = ()
    """The lead that did not wait, and what was played to it since."""
    played_since: bool | None = None
    owners: tuple[Seat, ...] = ()
    """Who has penalty cards, where nobody entered whose turn it is."""
    passed_over: bool = False
    """Whether that lead was none of the leader's own major penalty cards, though there were."""

    def __post_init__(self) -> None:
        if SOME_CARD in self.cards:
            # Nobody said which card it is, so its suit can be no part of a choice.
            object.__setattr__(self, "cards", ())

    def of(self, owner: Seat) -> Lying:
        """The same of one of the two defenders."""
        cards = penalty_cards(self.table, owner)
        return replace(self, by=owner, cards=cards, kind=_minor_or(self.table, owner, cards))

    @property
    def is_told(self) -> bool:
        """Did somebody enter which cards lie there?"""
        return bool(self.cards)

    @property
    def declarer(self) -> Seat | None:
        """Who chooses, where it is known which opponent that is."""
        return self.table.declarer

    @property
    def suits(self) -> tuple[Suit, ...]:
        """Their suits, the highest first."""
        return tuple(suit for suit in reversed(SUITS) if suit in {card.suit for card in self.cards})

    @property
    def first_led(self) -> Card | None:
        return self.led[0][1] if self.led else None

    # By their names, known or not

    def named(self, kind: Cards) -> All | Text:
        if self.cards:
            return All(self.cards)
        return tr("the card") if kind.is_one else tr("the cards")

    def suits_named(self, kind: Cards) -> All | Text:
        if self.cards:
            return All(self.suits)
        if kind is Cards.SUITS:
            return tr("them")
        return tr("its suit")

    @property
    def suit_named(self) -> Suit | Text:
        return self.cards[0].suit if self.cards else tr("that suit")

    @property
    def led_named(self) -> Card | Text:
        return tr("the card led") if self.first_led is None else self.first_led

    @property
    def leader_has_one_too(self) -> Text | str:
        """50D1(b): the leader may have a penalty card too, and declarer must know of it."""
        major = penalty_cards(self.table, self.by.partner, fx.Penalty.MAJOR)
        own = dict.fromkeys((*(card for _, card in self.led[:1]), *major))
        return filled(LEADER_HAS_ONE_TOO, cards=All(tuple(own))) if own else ""

    @property
    def leads_anything(self) -> bool:
        """Does nothing else bind the leader, if declarer demands nothing?"""
        return self.if_neither is LEADS_ANYTHING

    @property
    def if_neither(self) -> Text:
        """What binds the leader all the same where declarer demands nothing."""
        return if_neither(self.table, self.by.partner, bool(self.leader_has_one_too))

    # At their owner's turn

    @property
    def legal(self) -> tuple[Card, ...] | None:
        """All that the owner may play now; `None` if the hand is not known."""
        if self.owners or self.table.to_play is None:
            return None
        choices = self.table.legal_cards(self.table.to_play).without_demand
        return tuple(choices.legal) if choices.is_known else None

    @property
    def playable(self) -> tuple[Card, ...]:
        """The penalty cards that the owner may play now, as far as the table can tell."""
        if self.owners:
            return self.cards
        if self.turn is not Turn.OWN or self.table.to_play is None:
            return ()
        legal = self.table.legal_cards(self.table.to_play).without_demand.legal
        return tuple(card for card in self.cards if card in legal)

    @property
    def can_play(self) -> bool | None:
        """Whether one can be played; `None` if something may be held that comes first."""
        if not self.cards or self.owners:
            return None
        playable = self.playable
        if not playable or self.table.to_play is None:
            return False
        legal = self.table.legal_cards(self.table.to_play).without_demand.legal
        return True if all(card in playable for card in legal) else None

    @property
    def several_playable(self) -> bool | None:
        return len(self.playable) > 1 if self.cards and not self.owners else None

    def not_entered(self, turn: Turn) -> Text | None:
        """A lead that did not wait is ruled on as it lies there."""
        if turn is Turn.PARTNER_LED and self.owners:
            return tr("enter that lead at the table first")
        return None

    @property
    def which_is_open(self) -> bool:
        """Nobody entered the trick, so that the table cannot tell which one can be played."""
        return bool(self.owners) and len(self.cards) > 1

    def with_playable(self, card: Card | None) -> Lying:
        return self if card is None else replace(self, cards=(card,))

    @property
    def only_card(self) -> Card | None:
        return self.playable[0] if self.playable else None

    @property
    def only_card_named(self) -> Card | Text:
        return self.only_card or tr("the penalty card")

    # At partner's lead

    def not_their_suits(self, suits: frozenset[Suit]) -> Text | None:
        """Why declarer cannot forbid these suits."""
        if suits and suits <= set(self.suits):
            return None
        return tr("it must be one of {cards}", cards=AnyOf(self.suits))

    def chosen(self, suits: frozenset[Suit]) -> Chosen:
        """What declarer's choice of these suits does to the cards."""
        if not self.cards:
            return Chosen(suits, (None,))
        return Chosen(
            suits,
            tuple(card for card in self.cards if card.suit in suits),
            tuple(card for card in self.cards if card.suit not in suits),
        )

    def cards_picked_up(self, kind: Cards, chosen: Chosen) -> All | Text:
        if self.cards:
            return All(chosen.picked_up)
        return tr("the cards of that suit") if kind is Cards.SUITS else self.named(kind)

    def suits_chosen(self, kind: Cards, chosen: Chosen) -> NoneOf | Text:
        if self.cards:
            return NoneOf(tuple(suit for suit in reversed(SUITS) if suit in chosen.suits))
        return tr("that suit")

    def lead_after(
        self,
        effects: Iterable[fx.Effect],
        demand: fx.Demand | None = None,
        suits: frozenset[Suit] = frozenset(),
    ) -> NextLead:
        """Partner's lead once these effects of declarer's choice are in force."""
        if not self.cards:
            return NextLead(self.table, self.by.partner)
        leader, after = self.by.partner, self.table.would_be(*effects)
        if after.to_play is None:
            after = after.after(Told(Fact.ON_LEAD, leader))
        return NextLead(
            after,
            leader,
            major=penalty_cards(after, leader, fx.Penalty.MAJOR),
            minor=penalty_cards(after, leader, fx.Penalty.MINOR),
            demand=demand,
            suits=suits,
        )


@dataclass(frozen=True, slots=True)
class Chosen:
    """The suits that declarer chose, the cards that go back, and those of other suits that stay."""

    suits: frozenset[Suit]
    picked_up: tuple[Card | None, ...]
    rest: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class NextLead:
    """What the leader may lead after declarer's choice, with penalty cards of their own."""

    table: Table = field(repr=False)
    leader: Seat
    major: tuple[Card, ...] = ()
    minor: tuple[Card, ...] = ()
    demand: fx.Demand | None = None
    suits: frozenset[Suit] = frozenset()

    def obeys(self, card: Card) -> bool:
        """Is it a lead as declarer chose?"""
        return self.demand is None or (card.suit in self.suits) is (
            self.demand is fx.Demand.REQUIRE
        )

    @property
    def can_comply(self) -> bool:
        """Whether the leader holds something that obeys, as far as that is known."""
        hand = self.table.hand(self.leader)
        return hand is None or any(map(self.obeys, hand))

    @property
    def allowed(self) -> tuple[Card, ...]:
        """The leader's own major penalty cards that declarer's choice lets them lead."""
        return tuple(filter(self.obeys, self.major))

    @property
    def own_clause(self) -> str:
        """Why the leader's own penalty card is led, or waits; of a hand not known it may wait."""
        legal = self.table.legal_cards(self.leader).without_demand.legal
        playable = [card for card in self.major if card in legal]
        if len(playable) < len(tuple(legal)):
            return "50D1(b)"
        return "51A" if len(playable) > 1 else "50D1(a)"

    @property
    def a_call_was_withdrawn_too(self) -> bool:
        """26B: whether declarer may forbid a suit at the same lead because of a withdrawn call."""
        return any(one.choice is Ahead.FIRST_LEAD for one in self.table.decisions)


def find_lying(table: Table) -> Lying:
    """What is to be decided now, the most urgent first."""
    early = last_unruled(table, Kind.LED_BEFORE_CHOICE)
    # The lead is still to be ruled on, or is part of the trick in progress.
    if early is not None and (early.is_open or (early.seat, early.what) in table.trick.cards):
        return _led_early(table, early)
    if table.penalty_cards and (table.phase is None or table.lead_is_open):
        owners = tuple(dict.fromkeys(one.player for one in table.penalty_cards))
        return Lying(table, owners[0], owners=owners).of(owners[0])
    for decision in table.decisions:
        if decision.choice is Ahead.PARTNERS_CARD:
            kind = _kind_of(decision.cards)
            return Lying(table, decision.offender, decision.cards, kind, Turn.PARTNER_LEADS)
    player = table.to_play
    if player is not None:
        mine = penalty_cards(table, player)
        if mine:
            kind = _minor_or(table, player, mine)
            return Lying(table, player, mine, kind, Turn.OWN)
        # 50C. A minor penalty card leaves partner's lead free, and that is worth saying.
        partners = penalty_cards(table, player.partner)
        if partners and not table.trick.cards:
            kind = _minor_or(table, player.partner, partners)
            if kind is Cards.MINOR:
                return Lying(table, player.partner, partners, kind, Turn.PARTNER_LEADS)
    if early is not None:
        return _led_early(table, early)
    if not table.penalty_cards:
        raise NothingToRule(tr("There is no penalty card at this table."))
    raise NothingToRule(
        tr(
            "Nothing is to be decided about a penalty card now: its owner plays it as soon as "
            "that is legal, and declarer chooses whenever its owner's partner is on lead."
        )
    )


def penalty_cards(table: Table, player: Player, only: fx.Penalty | None = None) -> tuple[Card, ...]:
    """The player's penalty cards, or only those of a kind."""
    return tuple(
        penalty.card
        for penalty in table.penalty_cards
        if penalty.player is player and only in (None, penalty.penalty)
    )


def _kind_of(cards: tuple[Card, ...]) -> Cards | None:
    """What several major penalty cards, or one, are together, if their suits are known."""
    if len(cards) == 1:
        return Cards.MAJOR
    if SOME_CARD in cards:
        return None
    return Cards.ONE_SUIT if len({card.suit for card in cards}) == 1 else Cards.SUITS


def _minor_or(table: Table, player: Seat, cards: tuple[Card, ...]) -> Cards | None:
    return Cards.MINOR if penalty_cards(table, player, fx.Penalty.MINOR) else _kind_of(cards)


def _led_early(table: Table, early: Irregularity) -> Lying:
    """The lead did not wait; the penalty cards are those of that moment that still lie there."""
    assert isinstance(early.what, Card)
    by = early.seat.partner
    before = table.at(early.at)
    cards = penalty_cards(before, by)
    if early.is_open:
        lying = penalty_cards(table, by)
        cards = tuple(card for card in cards if card in lying) or lying
    own = penalty_cards(before, early.seat, fx.Penalty.MAJOR)
    return Lying(
        table,
        by,
        cards,
        _kind_of(cards),
        Turn.PARTNER_LED,
        table.trick.cards if early.is_open else ((early.seat, early.what),),
        played_since=not early.is_open,
        passed_over=bool(own) and early.what not in own,
    )
