"""Laws 50 and 51: what the penalty cards that lie before a player mean, in words."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.game.cards import CARDS, Card
from bridgelaw.game.seats import Player
from bridgelaw.laws.machinery.duties import Act, Duty, Lasts, Mode
from bridgelaw.laws.machinery.holding import Holding, Pending
from bridgelaw.laws.machinery.words import Words
from bridgelaw.locale.text import All, Text, filled, tr
from bridgelaw.table import effects as fx
from bridgelaw.table.effects import Penalty

_MAJOR = tr(
    "You have {cards} as a major penalty card; it stays face up before you. You must "
    "play it at the first legal opportunity: as a lead, to follow suit, as a discard "
    "or as a ruff."
)
_MAJOR_PARTNER = tr(
    "When you are on lead and it lies there, wait: declarer may require its suit, or "
    "forbid it for as long as you keep the lead, or leave you free. If the suit is "
    "required or forbidden, the card is picked up."
)
_MAJOR_STAYS = tr(
    "If declarer leaves {partner} free, it stays there as a major penalty card, and "
    "declarer chooses again each time that {partner} is on lead."
)
_SEVERAL = tr(
    "You have {cards} as major penalty cards; they stay face up before you. You must "
    "play each at the first legal opportunity: as a lead, to follow suit, as a discard "
    "or as a ruff. Where you could play more than one, declarer says which."
)
_SEVERAL_PARTNER = tr(
    "When you are on lead and they lie there, wait: declarer may require one of their "
    "suits, or forbid one or more, or leave you free. The cards of a suit that is "
    "required or forbidden are picked up."
)
_SEVERAL_STAY = tr(
    "A suit that is forbidden stays forbidden for as long as {partner} keeps the lead. "
    "Cards that are not picked up stay there as major penalty cards, and declarer chooses "
    "again each time that {partner} is on lead."
)
_MINOR = tr(
    "You have {cards} as a minor penalty card; it stays face up before you. Until it "
    "is played you may not play another card of that suit below the ten, but you may "
    "play an honour, and you may lead or discard another suit."
)
_MINOR_PARTNER = tr("You may lead and play what you like.")
_MINOR_PARTNER_BOUND = tr("This card does not restrict you.")
_MINOR_DECLARER = tr(
    "Declarer, please note: {offender} does not have to play {cards} at the first "
    "opportunity and may still play an honour of that suit. You have no say in what "
    "{partner} leads because of it."
)
_INFORMATION = tr(
    "As long as a penalty card lies on the table, all of you may use what it tells. Once "
    "it has been played or picked up, {partner} may not use that any more; declarer may."
)
_BOTH = tr(
    "{one} has {cards} and {other} has {others} as major penalty cards; they stay face up. Each "
    "must be played at the first legal opportunity: as a lead, to follow suit, as a discard or as "
    "a ruff."
)
_ONE_AT_A_TIME = tr("Where one of you could play more than one of them, declarer says which.")
_BOTH_PARTNERS = tr(
    "{one} and {other}: when you are on lead and your partner's card lies there, wait. Declarer "
    "may require its suit, or forbid it for as long as you keep the lead, or leave you free; that "
    "goes before your own card. If the suit is required or forbidden, your partner's card is "
    "picked up. If not, it stays, and declarer chooses again each time that you are on lead."
)
_BOTH_PARTNERS_SEVERAL = tr(
    "{one} and {other}: when you are on lead and your partner's cards lie there, wait. Declarer "
    "may require one of their suits, or forbid one or more for as long as you keep the lead, or "
    "leave you free; that goes before your own cards. Your partner's cards of a suit that is "
    "required or forbidden are picked up. The others stay, and declarer chooses again each time "
    "that you are on lead."
)
_BOTH_INFORMATION = tr(
    "As long as a penalty card lies on the table, all of you may use what it tells. Once it has "
    "been played or picked up, its owner's partner may not use that any more; declarer may."
)


def say_lying_cards_of_both(one: Player, holding: Holding) -> tuple[Words, ...]:
    """50D, 51: both defenders have major ones, and hear it once; nothing if it is not so."""
    other = one.partner
    both = [holding.cards(player, Penalty.MAJOR) for player in (one, other)]
    if not all(both):
        return ()
    cards, others = both
    must = tuple(
        Duty(player, Mode.MUST, Act.PLAY, each, Lasts.WHILE_IT_LIES)
        for player, each in ((one, cards), (other, others))
    )
    has = filled(_BOTH, one=one, other=other, cards=All(cards), others=All(others))
    several = max(map(len, both)) > 1
    wait = filled(_BOTH_PARTNERS_SEVERAL if several else _BOTH_PARTNERS, one=one, other=other)
    return (
        Words(None, has, duties=must),
        *((Words(None, _ONE_AT_A_TIME),) if several else ()),
        Words(None, wait),
        Words(None, _BOTH_INFORMATION),
    )


def say_lying_cards(pending: Pending, holding: Holding) -> Iterator[Words]:
    """50C, 50D, 51: all that lie before the player, to both defenders and to declarer."""
    owner, partner = pending.player, pending.player.partner
    lying = holding.on(owner, fx.PenaltyCard)
    if pending.foreseen is not None and holding.table is None:
        lying = [fx.PenaltyCard(owner, None, pending.foreseen, "")]
    if not lying:
        return  # played or picked up since
    cards = tuple(one.card for one in lying if one.card is not None)
    if all(one.penalty is Penalty.MINOR for one in lying):
        yield from _minor_card(owner, cards[0] if cards else None, holding)
    else:
        several = pending.several or len(cards) > 1
        named = name_cards(cards, several)
        must = (Duty(owner, Mode.MUST, Act.PLAY, cards, Lasts.WHILE_IT_LIES),) if cards else ()
        yield Words(owner, filled(_SEVERAL if several else _MAJOR, cards=named), duties=must)
        yield Words(partner, _SEVERAL_PARTNER if several else _MAJOR_PARTNER)
        stays = _SEVERAL_STAY if several else _MAJOR_STAYS
        yield Words(None, filled(stays, partner=partner))
    yield Words(None, filled(_INFORMATION, partner=partner))


def _minor_card(owner: Player, card: Card | None, holding: Holding) -> Iterator[Words]:
    """50C: nothing but the other low cards of its suit is forbidden."""
    partner, named = owner.partner, name_cards(() if card is None else (card,))
    waits = () if card is None else (lower_cards_wait(owner, card),)
    yield Words(owner, filled(_MINOR, cards=named), duties=waits)
    if holding.is_free(partner):
        free = tuple(
            Duty(partner, Mode.MAY, act, lasts=Lasts.WHILE_IT_LIES) for act in (Act.LEAD, Act.PLAY)
        )
        yield Words(partner, _MINOR_PARTNER, duties=free)
    else:
        yield Words(partner, _MINOR_PARTNER_BOUND)
    yield Words(None, filled(_MINOR_DECLARER, offender=owner, partner=partner, cards=named))


def lower_cards_wait(player: Player, card: Card) -> Duty:
    """No other card of its suit below the ten before it."""
    lower = tuple(
        one for one in CARDS if one.suit is card.suit and not one.is_honour and one is not card
    )
    return Duty(player, Mode.MUST_NOT, Act.PLAY, lower, Lasts.WHILE_IT_LIES)


def name_cards(cards: tuple[Card, ...], several: bool = False) -> All | Text:
    """The cards, or what stands for them in a quick ruling."""
    if cards:
        return All(cards)
    return tr("the cards") if several else tr("the card")
