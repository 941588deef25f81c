"""Laws 54D and 56B with 50D2 and 51B2: a defender's lead out of turn is not accepted."""

from __future__ import annotations

from typing import Any

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player, Role
from bridgelaw.game.suits import SUITS, Suit
from bridgelaw.laws.common.penalty_suits import FORBIDDEN_SUITS, REQUIRED_SUIT
from bridgelaw.laws.common.penalty_words import (
    every_penalty_card,
    note_penalty,
    penalty_effects,
    say_major,
)
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.play.play_out_of_turn.offence import Offence
from bridgelaw.locale.text import All, AnyOf, Text, filled, tr
from bridgelaw.table.effects import (
    CardWithdrawn,
    Demand,
    Effect,
    LeadRestriction,
    NoDemand,
    Penalty,
    PenaltyCard,
    PickedUp,
    Review,
    Unauthorised,
    Until,
)
from bridgelaw.table.table import Table


def declarer_of(table: Table | None) -> Player | None:
    """Who chooses; a quick ruling does not know where declarer sits."""
    return None if table is None or table.contract is None else table.contract.declarer


def options_of(case: Case, offence: Offence) -> dict[str, Any]:
    """What declarer hears of the options about partner's lead, for the holes of the question."""
    suits = _suits(_cards(case, offence))
    if len(suits) > 1:
        # 51B2. There are penalty cards of other suits from before.
        required: Any = tr("one of {suits}", suits=AnyOf(suits))
        forbidden: Any = tr("one or more of {suits}", suits=AnyOf(suits))
        picked_up = tr(
            "Then all penalty cards of such a suit go back into the hand, and the others stay."
        )
    else:
        required = forbidden = suits[0] if suits else tr("the suit of that card")
        picked_up = tr(
            "Then {card} goes back into the hand and is no penalty card any more.",
            card=offence.named,
        )
    return {
        "offender": offence.by,
        "partner": offence.by.partner,
        "card": offence.named,
        "required": required,
        "forbidden": forbidden,
        "picked_up": picked_up,
        "own": _explain_own(case, offence),
    }


def _explain_own(case: Case, offence: Offence) -> Text | str:
    """50D1(b): the right leader may have a penalty card too, and declarer must know."""
    own = _own(case, offence)
    if not own:
        return ""
    return tr(
        "{partner} has a penalty card too: {cards}. Declarer's choice comes first. As far as the "
        "choice allows, {partner} must then lead that card.",
        partner=offence.by.partner,
        cards=All(own),
    )


def _own(case: Case, offence: Offence) -> tuple[Card, ...]:
    """Major penalty cards of the right leader, with those that a refusal makes (60C)."""
    if case.table is None:
        return ()
    partner = offence.by.partner
    return (
        *(
            one.card
            for one in case.table.penalty_cards
            if one.player is partner and one.penalty is Penalty.MAJOR
        ),
        *(card for seat, card in offence.later if seat is partner and offence.defender),
    )


def _say_own(case: Case, offence: Offence, allowed: tuple[Card, ...]) -> bool:
    """Example 43: declarer's choice comes first, then the leader's own penalty cards."""
    own = _own(case, offence)
    if not own:
        return False
    if not allowed:
        case.cite("50D1(b)")
        words = tr(
            "Your own penalty card has to wait: declarer's choice comes first. Only if you cannot "
            "do as declarer chose must you lead it: {cards}.",
            cards=AnyOf(own),
        )
    elif len(allowed) > 1:
        case.cite("51A")
        words = tr(
            "You must lead one of your own penalty cards, {cards}: declarer says which.",
            cards=AnyOf(allowed),
        )
    else:
        case.cite("50D1(a)")
        words = tr("You must lead {card}, your own penalty card.", card=allowed[0])
    case.say(offence.by.partner, words)
    return True


def refuse(case: Case, offence: Offence, demand: Demand | None, clause: str) -> Ruling:
    """The card is a major penalty card, and declarer has chosen about partner's lead."""
    by, partner = offence.by, offence.by.partner
    effects = [*withdraw_later(case, offence), *offence.taken_back]
    cards = _cards(case, offence)
    if demand is None:
        # 50D2(b), 51B2(c).
        clauses = "51B2(c)" if len(_suits(cards)) > 1 else "50D2(b)"
        case.cite(clauses, tr("Declarer neither requires nor forbids a suit."))
        say_major(case, by, cards)
        headline = tr(
            "{card} is a major penalty card of {offender}, and {partner}'s lead is not restricted.",
            card=offence.named,
            offender=by,
            partner=partner,
        )
        if not _say_own(case, offence, _own(case, offence)):
            _say_free(case, partner)
        note_penalty(case, by)
        penalty = penalty_effects(by, _known(offence), Penalty.MAJOR, clause)
        return case.rule(
            clause, headline, *effects, *penalty, NoDemand(partner, "50D2"), Review("72C")
        )
    effects.append(PenaltyCard(by, offence.card, Penalty.MAJOR, clause))
    return _restrict(case, offence, demand, effects, clause)


def _say_free(case: Case, partner: Player) -> None:
    """Declarer leaves the lead free; but what bound the leader before binds him still."""
    table = case.table
    bound: list[Player] = []
    if table is not None:
        bound += (one.player for one in table.penalty_cards)
        bound += (one.player for one in table.lead_restrictions)
    if partner in bound:
        case.say(None, tr("Penalty cards and restrictions from before remain in force."))
    else:
        case.say(partner, tr("You may lead any card."))


def _restrict(
    case: Case, offence: Offence, demand: Demand, effects: list[Effect], clause: str
) -> Ruling:
    """50D2(a), 51B: the suit is required or forbidden, and its penalty cards are picked up."""
    by, partner = offence.by, offence.by.partner
    cards = _cards(case, offence)
    suits = _chosen(case, offence, demand, cards)
    back: tuple[Card | None, ...] = tuple(card for card in cards if card.suit in suits) or (None,)
    stay = tuple(card for card in cards if card.suit not in suits)
    named: Any = AnyOf(_ordered(suits)) if suits else tr("the suit of that card")
    until = Until.NEXT_LEAD if demand is Demand.REQUIRE else Until.LOSES_LEAD
    law = _cite(case, demand, len(cards), len(_suits(cards)))
    taken: Any = All(back) if suits else tr("the card")
    case.say(
        by,
        tr("Pick up {cards}. From now on you may play any legal card again.", cards=taken)
        if not stay
        else tr("Pick up {cards}.", cards=taken),
    )
    required = demand is Demand.REQUIRE
    case.say(
        partner,
        tr("You must lead {suits} now.", suits=named)
        if required
        else tr(
            "Please lead something other than {suits}. It is forbidden for as long as you keep the "
            "lead.",
            suits=named,
        ),
    )
    obeying = tuple(card for card in _own(case, offence) if (card.suit in suits) is required)
    if not _say_own(case, offence, obeying):
        case.say(partner, _UNABLE[demand])
    case.say(
        partner,
        tr("You may not use what the card told you: lead and play as if you had not seen it."),
    )
    effects += [PickedUp(by, card) for card in back]
    effects.append(LeadRestriction(partner, demand, suits, until, law))
    effects += [Unauthorised(by, card, (partner,), "50E2") for card in back]
    effects.append(Review("16C2"))
    if stay:
        say_major(case, by, stay)
        effects += [NoDemand(partner, "50D2"), Review("50E4")]
    if _cannot(case.table, partner, demand, suits):
        case.cite("59", tr("Who cannot obey may lead any card."))
    words = filled(_HEADLINES[demand], partner=partner, suits=named, offender=by, cards=taken)
    return case.rule(clause, words, *effects, Review("72C"))


_UNABLE = {
    Demand.REQUIRE: tr("If you have none, you may lead any card."),
    Demand.PROHIBIT: tr("If you have nothing else, you may lead any card."),
}

_HEADLINES = {
    Demand.REQUIRE: tr("{partner} must lead {suits} now, and {offender} picks up {cards}."),
    Demand.PROHIBIT: tr(
        "{partner} may not lead {suits} while {partner} keeps the lead, and {offender} picks up "
        "{cards}."
    ),
}


def _cite(case: Case, demand: Demand, cards: int, suits: int) -> str:
    required = demand is Demand.REQUIRE
    if suits > 1:
        clause = "51B2(a)" if required else "51B2(b)"
    elif cards > 1:
        clause = "51B1(a)" if required else "51B1(b)"
    else:
        clause = "50D2(a)"
    text = tr("Declarer requires the suit.") if required else tr("Declarer forbids the suit.")
    case.cite(clause, text)
    return clause


def _chosen(
    case: Case, offence: Offence, demand: Demand, cards: tuple[Card, ...]
) -> frozenset[Suit]:
    """The suits that declarer requires or forbids; which is asked only if there are several."""
    suits = _suits(cards)
    if len(suits) < 2:
        return frozenset(suits)
    partner, declarer = offence.by.partner, declarer_of(case.table)
    if demand is Demand.REQUIRE:
        suit = case.ask(
            REQUIRED_SUIT,
            declarer,
            lambda suit: None if suit in suits else _no_penalty_card(suits),
            partner=partner,
        )
        return frozenset({suit})
    return case.ask(
        FORBIDDEN_SUITS,
        declarer,
        lambda some: None if some and some <= set(suits) else _no_penalty_card(suits),
        lambda: (suits[0].letter, " ".join(suit.letter for suit in suits)),
        partner=partner,
    )


def _no_penalty_card(suits: tuple[Suit, ...]) -> Text:
    return tr("the penalty cards are of {suits}", suits=All(suits))


def major_penalty_card(
    case: Case,
    offence: Offence,
    clause: str,
    headline: Text,
    *more: Effect,
    first: tuple[Effect, ...] = (),
) -> Ruling:
    """The card is a major penalty card, and nobody's lead is chosen now."""
    by = offence.by
    say_major(case, by, _cards(case, offence))
    note_penalty(case, by)
    effects = (*withdraw_later(case, offence), *offence.taken_back)
    penalty = penalty_effects(by, _known(offence), Penalty.MAJOR, clause)
    return case.rule(clause, headline, *first, *effects, *penalty, *more, Review("72C"))


def withdraw_later(case: Case, offence: Offence) -> list[Effect]:
    """What was played after it goes back; the offending defender's too is a penalty card (60C)."""
    effects: list[Effect] = []
    for seat, card in reversed(offence.later):
        effects.append(CardWithdrawn(seat, card))
        if offence.defender and seat is offence.by.partner:
            case.cite("60C", tr("A later card of the offending side goes back as well."))
            say_major(case, seat, (card,))
            effects.append(PenaltyCard(seat, card, Penalty.MAJOR, "60C"))
    return effects


def _known(offence: Offence) -> tuple[Card, ...]:
    return () if offence.card is None else (offence.card,)


def _cards(case: Case, offence: Offence) -> tuple[Card, ...]:
    """All penalty cards of the player, with this one."""
    return every_penalty_card(case.table, offence.by, _known(offence))


def _suits(cards: tuple[Card, ...]) -> tuple[Suit, ...]:
    return _ordered({card.suit for card in cards})


def _ordered(suits: frozenset[Suit] | set[Suit]) -> tuple[Suit, ...]:
    return tuple(suit for suit in reversed(SUITS) if suit in suits)


def _cannot(table: Table | None, partner: Player, demand: Demand, suits: frozenset[Suit]) -> bool:
    """59: has he no card of the required suit, or nothing but forbidden ones?"""
    if table is None or isinstance(partner, Role):
        return False
    hand = table.hand(partner)
    if hand is None:
        return False
    held = {card.suit for card in hand}
    return not held & suits if demand is Demand.REQUIRE else held <= suits
