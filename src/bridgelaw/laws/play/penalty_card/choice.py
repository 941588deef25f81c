"""Laws 50D2, 51B and 59: declarer chooses what the partner of a penalty card's owner may lead."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player, Seat
from bridgelaw.game.suits import SUITS, Suit
from bridgelaw.laws.common.penalty_words import note_penalty, penalty_effects, say_major
from bridgelaw.laws.machinery.case import EDITION, Case
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.play.penalty_card.lying import Lying, penalty_cards
from bridgelaw.laws.play.penalty_card.naming import declarer_of, name_cards, name_led, options_of
from bridgelaw.laws.play.penalty_card.questions import (
    DEMAND,
    FORBIDDEN_SUITS,
    REQUIRED_SUIT,
    Cards,
)
from bridgelaw.locale.text import All, AnyOf, Text, filled, tr
from bridgelaw.table.effects import (
    CardWithdrawn,
    Demand,
    Effect,
    LeadRestriction,
    NoDemand,
    Penalty,
    PickedUp,
    Review,
    Unauthorised,
    Until,
)
from bridgelaw.table.events import Ruled
from bridgelaw.table.table import Table


class _Chosen(NamedTuple):
    """Declarer's choice: the clause that gives it, the suits, and the cards that go back."""

    clause: str
    suits: frozenset[Suit]
    picked_up: tuple[Card | None, ...]
    rest: tuple[Card, ...]
    """The penalty cards of other suits, which stay."""


def declarer_chooses(case: Case, lying: Lying, kind: Cards, led_early: bool = False) -> Ruling:
    """50D2 and 51B; where partner led without waiting, that lead is taken back first."""
    by, partner = lying.by, lying.by.partner
    taken_back = _take_back(case, lying) if led_early else ()
    demand = case.ask(
        DEMAND,
        declarer_of(case.table),
        partner=partner,
        own=_explain_own(case, lying),
        **options_of(lying, kind),
    )
    # 50D2(b), 51B2(c). Neither: the lead is free, and the cards stay.
    if demand is None:
        return _neither(case, lying, kind, taken_back)
    chosen = _choose_suits(case, lying, kind, demand)
    # 50E2. What goes back is no longer for partner to use.
    effects: list[Effect] = [
        *taken_back,
        *(PickedUp(by, card) for card in chosen.picked_up),
        LeadRestriction(
            partner,
            demand,
            chosen.suits,
            Until.NEXT_LEAD if demand is Demand.REQUIRE else Until.LOSES_LEAD,
            chosen.clause,
        ),
        *(Unauthorised(by, card, (partner,), "50E2") for card in chosen.picked_up),
        Review("16C2"),
    ]
    if chosen.rest:
        # 51B2. For this lead declarer has chosen; at the next he chooses again.
        effects += [NoDemand(partner, "50D2"), Review("50E4")]
    effects.append(Review("72C"))
    after = _after(case, effects)
    cards, suits = _names(lying, kind, chosen)
    _say_picked_up(case, lying, kind, chosen)
    case.say(partner, filled(_LEAD[demand], suits=suits))
    if not led_early and (after is None or not penalty_cards(after, partner, Penalty.MAJOR)):
        case.say(partner, _UNABLE[demand])  # otherwise his own penalty card comes next
    case.say(
        partner,
        tr(
            "You may not use the fact that {offender} holds {cards}, nor what it tells about the "
            "rest of the hand. Declarer may.",
            offender=by,
            cards=cards,
        ),
    )
    # 59. Who cannot comply leads any card; the cards go back all the same.
    if after is not None and not _can_comply(after, partner, demand, chosen.suits):
        case.cite("59", tr("Who cannot comply may lead any card."))
    wanted = demand is Demand.REQUIRE
    _say_own(case, partner, after, led_early, lambda card: (card.suit in chosen.suits) is wanted)
    _note_chosen(case, lying)
    headline = filled(
        tr("{partner} must lead {suits} now, and {offender} picks up {cards}.")
        if demand is Demand.REQUIRE
        else tr(
            "{partner} may not lead {suits} while {partner} keeps the lead, and {offender} picks "
            "up {cards}."
        ),
        partner=partner,
        suits=suits,
        offender=by,
        cards=cards,
    )
    headline = _with_lead(lying, headline, taken_back)
    goes_on = _other_law(case, after)
    return case.rule(chosen.clause, headline, *dict.fromkeys(effects), goes_on=goes_on)


def _with_lead(lying: Lying, headline: Text, taken_back: tuple[Effect, ...]) -> Text:
    """The ruling in one sentence, after what became of the lead that did not wait."""
    if not taken_back:
        return headline
    return tr(
        "{card} is taken back as a major penalty card. {ruling}",
        card=_led(lying),
        ruling=headline,
    )


def _take_back(case: Case, lying: Lying) -> tuple[Effect, ...]:
    """49: the lead that did not wait is taken back and becomes a major penalty card."""
    partner = lying.by.partner
    case.cite("49", tr("{card} becomes a major penalty card.", card=_led(lying)))
    if not lying.led:
        return (CardWithdrawn(partner, None), *penalty_effects(partner, (), Penalty.MAJOR, "49"))
    effects: list[Effect] = [CardWithdrawn(seat, card) for seat, card in reversed(lying.led)]
    for seat, card in lying.led:
        if seat in (lying.by, partner):  # 48A: a card of declarer's only goes back
            effects += penalty_effects(seat, (card,), Penalty.MAJOR, "49")
    return tuple(effects)


def _led(lying: Lying) -> Card | Text:
    return name_led(lying.led[0][1] if lying.led else None)


def _choose_suits(case: Case, lying: Lying, kind: Cards, demand: Demand) -> _Chosen:
    partner = lying.by.partner
    required = demand is Demand.REQUIRE
    if kind is Cards.SUITS:
        # 51B2. One suit may be required, or one or more forbidden.
        clause = "51B2(a)" if required else "51B2(b)"
        suits = _several_suits(case, lying, partner, required)
    elif kind is Cards.ONE_SUIT:
        # 51B1. Several cards of the suit go back together.
        clause = "51B1(a)" if required else "51B1(b)"
        suits = frozenset(lying.suits)
    else:
        clause, suits = "50D2(a)", frozenset(lying.suits)
    if not lying.cards:
        return _Chosen(clause, suits, (None,), ())
    picked_up = tuple(card for card in lying.cards if card.suit in suits)
    rest = tuple(card for card in lying.cards if card.suit not in suits)
    if kind is Cards.SUITS and required and len(picked_up) > 1:
        case.cite("51B1(a)")
    return _Chosen(clause, suits, picked_up, rest)


def _several_suits(case: Case, lying: Lying, partner: Player, required: bool) -> frozenset[Suit]:
    misfit = tr("it must be one of {cards}", cards=AnyOf(lying.suits))
    if required:
        suit = case.detail(
            REQUIRED_SUIT,
            declarer_of(case.table),
            lambda suit: None if suit in lying.suits else misfit,
            partner=partner,
        )
        return frozenset() if suit is None else frozenset({suit})
    suits = case.detail(
        FORBIDDEN_SUITS,
        declarer_of(case.table),
        lambda suits: None if suits and suits <= set(lying.suits) else misfit,
        lambda: (lying.suits[0].letter, " ".join(suit.letter for suit in lying.suits)),
        partner=partner,
    )
    return frozenset() if suits is None else suits


def _neither(case: Case, lying: Lying, kind: Cards, taken_back: tuple[Effect, ...]) -> Ruling:
    by, partner = lying.by, lying.by.partner
    effects: list[Effect] = [*taken_back, NoDemand(partner, "50D2")]
    after = _after(case, effects)
    if not taken_back and (after is None or not penalty_cards(after, partner, Penalty.MAJOR)):
        case.say(partner, tr("You may lead any card."))
    _say_own(case, partner, after, bool(taken_back))
    case.say(
        None,
        filled(
            tr(
                "{cards} stays on the table as a major penalty card of {offender}. If {partner} "
                "is on lead again while it lies there, {partner} waits and declarer chooses again."
            )
            if kind.is_one
            else tr(
                "{cards} stay on the table as major penalty cards of {offender}'s. If {partner} is "
                "on lead again while one lies there, {partner} waits and declarer chooses again."
            ),
            cards=name_cards(lying, kind),
            offender=by,
            partner=partner,
        ),
    )
    # 50E1. While it lies there everybody may use it.
    case.say(
        None,
        tr(
            "As long as it lies there, all of you may use what it tells, and that it has to be "
            "played."
        )
        if kind.is_one
        else tr(
            "As long as they lie there, all of you may use what they tell, and that they have to "
            "be played."
        ),
    )
    case.note(
        tr(
            "{partner} may for example lead low to the penalty card, knowing that it must be "
            "played.",
            partner=partner,
        )
    )
    case.cite("50E1")
    note_penalty(case, by)
    headline = filled(
        tr("Declarer neither requires nor forbids a suit; {cards} stays a major penalty card.")
        if kind.is_one
        else tr("Declarer neither requires nor forbids a suit; {cards} stay major penalty cards."),
        cards=name_cards(lying, kind),
    )
    clause = "51B2(c)" if kind is Cards.SUITS else "50D2(b)"
    effects += [Review("50E4"), Review("72C")]
    headline = _with_lead(lying, headline, taken_back)
    goes_on = _other_law(case, after)
    return case.rule(clause, headline, *dict.fromkeys(effects), goes_on=goes_on)


# What is said


def _explain_own(case: Case, lying: Lying) -> Text | str:
    """50D1(b): the leader may have a penalty card too, and declarer must know what that means."""
    if case.table is None:
        return ""
    partner = lying.by.partner
    own = (*(card for _, card in lying.led[:1]), *penalty_cards(case.table, partner, Penalty.MAJOR))
    if not own:
        return ""
    return tr(
        "{partner} has a penalty card too: {cards}. Declarer's choice comes first. As far as the "
        "choice allows, {partner} must then lead that card.",
        partner=partner,
        cards=All(tuple(dict.fromkeys(own))),
    )


def _names(lying: Lying, kind: Cards, chosen: _Chosen) -> tuple[All | Text, All | AnyOf | Text]:
    """The cards that go back, and the suits that declarer chose."""
    if lying.cards:
        suits = tuple(suit for suit in reversed(SUITS) if suit in chosen.suits)
        return All(chosen.picked_up), AnyOf(suits)
    if kind is Cards.SUITS:
        return tr("the penalty cards of that suit"), tr("the suit that declarer chose")
    return name_cards(lying, kind), tr("that suit")


def _say_picked_up(case: Case, lying: Lying, kind: Cards, chosen: _Chosen) -> None:
    by = lying.by
    cards, _ = _names(lying, kind, chosen)
    if chosen.rest:
        stays = (
            tr("Pick up {cards}. {rest} stays on the table as a major penalty card.")
            if len(chosen.rest) == 1
            else tr("Pick up {cards}. {rest} stay on the table as major penalty cards.")
        )
        case.say(by, filled(stays, cards=cards, rest=All(chosen.rest)))
    elif kind is Cards.SUITS and not lying.cards:
        case.say(
            by,
            tr(
                "Pick up the penalty cards of that suit. Those of other suits stay on the table as "
                "major penalty cards."
            ),
        )
    else:
        case.say(
            by, tr("Pick up {cards}. From now on you may play any legal card again.", cards=cards)
        )


_LEAD = {
    Demand.REQUIRE: tr("You must lead {suits} now."),
    Demand.PROHIBIT: tr(
        "Please lead something other than {suits}. It is forbidden for as long as you keep the "
        "lead."
    ),
}
_UNABLE = {
    Demand.REQUIRE: tr("If you have none, you may lead any card."),
    Demand.PROHIBIT: tr("If you have nothing else, you may lead any card."),
}


def _say_own(
    case: Case,
    leader: Player,
    after: Table | None,
    led_early: bool,
    obeys: Callable[[Card], bool] = lambda card: True,
) -> None:
    """50D1(b), example 43: declarer's choice comes first, then the leader's own penalty cards.

    What is said follows from the cards that all can see; the clauses from what the leader holds.
    """
    if after is None:
        if led_early:
            case.say(
                leader,
                tr(
                    "As far as declarer's choice allows, you must now lead the card that you took "
                    "back: it is a major penalty card."
                ),
            )
        case.note(
            tr(
                "If {partner} has a penalty card too, declarer's choice comes first: as far as it "
                "allows, {partner} must then lead that card (50D1(b)).",
                partner=leader,
            )
        )
        return
    major = penalty_cards(after, leader, Penalty.MAJOR)
    if not major:
        minor = penalty_cards(after, leader, Penalty.MINOR)
        if minor:
            case.say(
                leader,
                tr(
                    "You have {cards} as a minor penalty card: lead no other card of its suit "
                    "below the ten.",
                    cards=All(minor),
                ),
            )
        return
    assert isinstance(leader, Seat)
    legal = after.legal_cards(leader).legal
    playable = tuple(card for card in major if card in legal)
    if len(playable) < len(tuple(legal)):
        case.cite("50D1(b)")  # it waits, or if his hand is not known it may have to
    else:
        case.cite("51A" if len(playable) > 1 else "50D1(a)")
    allowed = tuple(card for card in major if obeys(card))
    if not allowed:
        text = tr(
            "Your own penalty card has to wait: declarer's choice comes first. Only if you cannot "
            "do as declarer chose must you lead it: {cards}.",
            cards=AnyOf(major),
        )
    elif len(allowed) > 1:
        text = tr(
            "You must lead one of your own penalty cards, {cards}: declarer says which.",
            cards=AnyOf(allowed),
        )
    else:
        text = tr("You must lead {card}, your own penalty card.", card=allowed[0])
    case.say(leader, text)
    if led_early and not allowed:
        # It is new, and lies there from now on.
        say_major(case, leader, major)


def _note_chosen(case: Case, lying: Lying) -> None:
    by, partner = lying.by, lying.by.partner
    case.note(
        tr(
            "The card is unauthorised for {partner} from now on (50E2): where there is a choice, "
            "{partner} leads as partnership agreements say, and not what suits the card that was "
            "seen.",
            partner=partner,
        )
    )
    case.note(
        tr(
            "If {partner} can do as declarer chose and does not, that is a revoke (61A). When no "
            "penalty card of {offender} is left, say that the restriction is all that remains.",
            partner=partner,
            offender=by,
        )
    )


# What the table shows then


def _after(case: Case, effects: list[Effect]) -> Table | None:
    """The table once these effects are in force."""
    if case.table is None:
        return None
    return case.table.after(Ruled(case.procedure, EDITION, ("50D2",), tuple(effects)))


def _can_comply(after: Table, leader: Player, demand: Demand, suits: frozenset[Suit]) -> bool:
    assert isinstance(leader, Seat)
    hand = after.hand(leader)
    if hand is None:
        return True
    wanted = demand is Demand.REQUIRE
    return any((card.suit in suits) is wanted for card in hand)


def _other_law(case: Case, after: Table | None) -> str | None:
    """26B: where a call was withdrawn too, declarer may forbid a suit at the same lead."""
    if after is None or not any(decision.law == "26B" for decision in after.decisions):
        return None
    case.note(
        tr(
            "A call was withdrawn too: declarer may also forbid a suit under Law 26B. Both choices "
            "are declarer's, one after the other."
        )
    )
    return "lead-restriction"
