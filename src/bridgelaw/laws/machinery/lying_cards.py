"""Laws 50 and 51: what the penalty cards that lie before a player mean, in words."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.game.cards import CARDS, Card
from bridgelaw.game.seats import Player
from bridgelaw.game.suits import SUITS
from bridgelaw.laws.machinery.facts import Act, Duty, Fact, Lasts, Mode, State, States
from bridgelaw.laws.machinery.holding import Holding, Pending
from bridgelaw.laws.machinery.words import Words
from bridgelaw.locale.text import All, AnyOf, Text, filled, tr
from bridgelaw.table import effects as fx
from bridgelaw.table.effects import Penalty
from bridgelaw.table.rules.kinds import Choice

_MAJOR = tr(
    "Leave {cards} face up: it is a major penalty card. Play it at your first legal "
    "chance, even as a discard."
)
_MAJOR_PARTNER = tr("Before you lead, wait: declarer may require or forbid {suit}.")
AT_THE_NEXT_LEAD = tr("Before your next lead, wait: declarer may choose again.")
_SEVERAL = tr(
    "Leave {cards} face up: they are major penalty cards. Play each at your first legal "
    "chance; if several fit, declarer says which."
)
_MINOR = tr(
    "Leave {cards} face up: it is a minor penalty card. Play it before any other low card "
    "of its suit. Honours and other suits you may play as usual."
)
_MINOR_ALL = tr(
    "{cards} need not be played at the first chance, and does not restrict {partner}'s lead.",
    States(State.MINOR, hole="cards"),
)
_BOTH = tr(
    "{one}'s {cards} and {other}'s {others} stay face up: they are major penalty cards. "
    "Each is played at its owner's first legal chance, even as a discard."
)
_BOTH_UNKNOWN = tr(
    "Both cards stay face up: they are major penalty cards. Each is played at its owner's first "
    "legal chance, even as a discard."
)
_ONE_AT_A_TIME = tr("If several fit, declarer says which.")
_BOTH_PARTNERS = tr(
    "Defenders, before you lead, wait: declarer's choice goes before your own card."
)
_BOTH_PARTNERS_SEVERAL = tr(
    "Defenders, before you lead, wait: declarer's choice goes before your own cards."
)


def say_lying_cards_of_both(one: Player, holding: Holding) -> tuple[Words, ...]:
    """50D, 51: both defenders have major ones, and hear it once; nothing if it is not so."""
    other = one.partner
    both = [holding.cards(player, Penalty.MAJOR) for player in (one, other)]
    if not all(both):
        quick = holding.table is None and all(
            holding.on(player, fx.PenaltyCard) for player in (one, other)
        )
        return (Words(None, _BOTH_UNKNOWN), *_both_wait(one, (), (), holding)) if quick else ()
    cards, others = both
    must = tuple(
        Duty(player, Mode.MUST, Act.PLAY, each, Lasts.WHILE_IT_LIES)
        for player, each in ((one, cards), (other, others))
    )
    if not all(card.is_known for card in (*cards, *others)):
        return Words(None, _BOTH_UNKNOWN.claiming(*must)), *_both_wait(one, cards, others, holding)
    has = filled(_BOTH, one=one, other=other, cards=All(cards), others=All(others))
    several = max(map(len, both)) > 1
    return (
        Words(None, has.claiming(*must)),
        *((Words(None, _ONE_AT_A_TIME),) if several else ()),
        *_both_wait(one, cards, others, holding),
    )


def _both_wait(
    one: Player, cards: tuple[Card, ...], others: tuple[Card, ...], holding: Holding
) -> tuple[Words, ...]:
    """Before they lead; each for themselves where declarer has chosen about one lead already."""
    other = one.partner
    if any(_has_been_chosen(leader, holding) for leader in (one, other)):
        return waits(one, others, holding), waits(other, cards, holding)
    text = _BOTH_PARTNERS if max(len(cards), len(others)) < 2 else _BOTH_PARTNERS_SEVERAL
    return (Words(None, text.claiming(Fact(State.WAITS, one), Fact(State.WAITS, other))),)


def say_lying_cards(pending: Pending, holding: Holding) -> Iterator[Words]:
    """50C, 50D, 51: all that lie before the player, to both defenders and to declarer."""
    owner, partner = pending.player, pending.player.partner
    lying = holding.on(owner, fx.PenaltyCard)
    if not lying:
        return  # played or picked up since
    cards = tuple(one.card for one in lying if one.card is not None)
    if all(one.penalty is Penalty.MINOR for one in lying):
        yield from _minor_card(owner, cards[0] if cards else None, holding)
    else:
        several = pending.several or len(cards) > 1
        named = name_cards(cards, several)
        must = (Duty(owner, Mode.MUST, Act.PLAY, cards, Lasts.WHILE_IT_LIES),) if cards else ()
        yield Words(owner, filled(_SEVERAL if several else _MAJOR, cards=named).claiming(*must))
        yield waits(partner, cards if isinstance(named, All) else (), holding)


def waits(leader: Player, cards: tuple[Card, ...], holding: Holding) -> Words:
    """50D2: before the lead that comes, or before the next one; `cards` lie before the partner."""
    if _has_been_chosen(leader, holding):
        return Words(leader, AT_THE_NEXT_LEAD.claiming(Fact(State.WAITS_AGAIN, leader)))
    suits = tuple(dict.fromkeys(card.suit for card in cards if card.suit in SUITS))
    text = filled(_MAJOR_PARTNER, suit=AnyOf(suits) if suits else tr("that suit"))
    return Words(leader, text.claiming(Fact(State.WAITS, leader)))


def _has_been_chosen(partner: Player, holding: Holding) -> bool:
    """50D2: has declarer chosen already about the lead that comes now?"""
    on_lead = holding.is_on_lead(partner)
    if holding.table is None or on_lead is None:
        return bool(holding.on(partner, fx.NoDemand, fx.LeadRestriction))
    return on_lead and not holding.waits(partner, Choice.PARTNERS_CARD)


def _minor_card(owner: Player, card: Card | None, holding: Holding) -> Iterator[Words]:
    """50C: nothing but the other low cards of its suit is forbidden."""
    partner, named = owner.partner, name_cards(() if card is None else (card,))
    waits = () if card is None else (lower_cards_wait(owner, card),)
    yield Words(owner, filled(_MINOR, cards=named).claiming(*waits))
    # Declarer too must know what it does not do.
    free = Duty(partner, Mode.MAY, Act.LEAD, lasts=Lasts.WHILE_IT_LIES)
    text = filled(_MINOR_ALL, cards=named, partner=partner)
    yield Words(None, text.claiming(free) if holding.is_free(partner) else text)


def lower_cards_wait(player: Player, card: Card) -> Duty:
    """No other card of its suit below the ten before it."""
    lower = tuple(
        one for one in CARDS if one.suit is card.suit and not one.is_honour and one is not card
    )
    return Duty(player, Mode.MUST_NOT, Act.PLAY, lower, Lasts.WHILE_IT_LIES)


def name_cards(cards: tuple[Card, ...], several: bool = False) -> All | Text:
    """The cards, or what stands for them where nobody named them all."""
    if len(cards) > several:
        return All(cards)
    return tr("the cards") if several else tr("the card")
