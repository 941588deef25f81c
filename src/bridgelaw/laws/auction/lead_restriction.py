"""Law 26: restrictions on the lead after a call was withdrawn."""

from __future__ import annotations

from enum import Enum

from bridgelaw.game.seats import Player, Role, Seat
from bridgelaw.game.suits import SUITS, Suit
from bridgelaw.laws.machinery.case import Case, NothingToRule
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.questions import Choice, Option, SuitsQuestion, yes_or_no
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.locale.text import AnyOf, tr
from bridgelaw.table.effects import Demand, LeadRestriction, LeadRight, NoDemand, Until
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table

DEFENDS = yes_or_no(
    key="defends",
    law="26B",
    heading=tr("When the auction is over: does {offender}'s side defend?"),
    why=tr("Only the lead of a defender can be restricted."),
)

ALL_SPECIFIED = yes_or_no(
    key="all_specified",
    law="26B",
    heading=tr("Has {offender} specified all four suits in the legal auction?"),
    why=tr(
        "A suit that the offender specified in the legal auction, before or after the withdrawn "
        "call, cannot be forbidden. A suit is specified by a call that promises its length, its "
        "shortness or a control in it."
    ),
)

SPECIFIED_SUITS = SuitsQuestion(
    key="specified_suits",
    law="26B",
    heading=tr("Which suits has {offender} specified in the legal auction?"),
    why=ALL_SPECIFIED.why,
)


def _forbids(suit: Suit) -> Option[Suit | None]:
    return Option(suit.letter, suit, tr("{suit}", suit=suit))


PROHIBITS: Choice[Suit | None] = Choice(
    key="prohibits",
    law="26B",
    heading=tr("Which suit does declarer forbid {partner} to lead?"),
    why=tr(
        "Declarer may forbid one suit, now that {partner} is on lead for the first time. It holds "
        "while {partner} keeps the lead. Declarer may not require a suit."
    ),
    say=(
        tr(
            "Declarer may forbid {partner} to lead one of {suits}. That holds for as long as "
            "{partner} keeps the lead. Or declarer may leave the lead free."
        ),
    ),
    options=(
        *(_forbids(suit) for suit in reversed(SUITS)),
        Option("none", None, tr("None: the lead is free")),
    ),
)


class Lead(Enum):
    """What Law 26 makes of the lead of the offender's partner."""

    LATER = "to be decided when the auction is over"
    FREE_AS_DECLARER = "the offender's side does not defend"
    FREE_ALL_SPECIFIED = "every suit was specified"
    RESTRICTED = "declarer may forbid a suit"


def restrict_lead(case: Case, offender: Player) -> Lead:
    """26B, as far as it can be told when the withdrawn call has been replaced."""
    if case.table is not None:
        # The auction goes on: the table carries the right until the partner first leads.
        return Lead.LATER
    if not case.ask(DEFENDS, offender=offender):
        return Lead.FREE_AS_DECLARER
    if case.ask(ALL_SPECIFIED, offender=offender):
        return Lead.FREE_ALL_SPECIFIED
    return Lead.RESTRICTED


def lead_right(lead: Lead, offender: Player) -> tuple[LeadRight, ...]:
    """The right that the table carries, if there is one."""
    if lead in (Lead.LATER, Lead.RESTRICTED):
        return (LeadRight(offender.partner, offender),)
    return ()


BARRED_THROUGHOUT = {
    Lead.LATER: tr(
        "{partner} must pass for the rest of the auction; if {offender}'s side defends, declarer "
        "may forbid {partner} a suit when {partner} first leads."
    ),
    Lead.FREE_AS_DECLARER: tr(
        "{partner} must pass for the rest of the auction; there is no lead restriction, because "
        "{offender}'s side does not defend."
    ),
    Lead.FREE_ALL_SPECIFIED: tr(
        "{partner} must pass for the rest of the auction; there is no lead restriction, because "
        "{offender} specified all four suits."
    ),
    Lead.RESTRICTED: tr(
        "{partner} must pass for the rest of the auction; when {partner} first leads, declarer may "
        "forbid one suit that {offender} did not specify."
    ),
}
"""The ruling in one sentence where the partner must pass throughout (27B2, 27B3, 36B1)."""


def say_lead(case: Case, offender: Player, lead: Lead) -> None:
    """What everybody hears about the lead, where declarer may come to restrict it."""
    if lead in (Lead.LATER, Lead.RESTRICTED):
        case.say(
            None,
            tr(
                "If {offender}'s side defends, declarer may forbid {partner}, when {partner} first "
                "leads, one suit that {offender} has not specified in the legal auction.",
                offender=offender,
                partner=offender.partner,
            ),
        )


def lead_restriction(case: Case) -> Ruling:
    """Law 26B: the first lead of the partner of a player whose call was withdrawn."""
    offender = _offender(case)
    partner = offender.partner
    # B. It takes effect only if the offender has become a defender.
    if not case.fact(DEFENDS, lambda table: _defends(table, offender), offender=offender):
        headline = tr("There is no lead restriction: {offender}'s side plays the contract.",
                      offender=offender)  # fmt: skip
        return case.rule("26B", headline)
    # B. Any suit that the offender did not specify in the legal auction.
    specified = case.detail(SPECIFIED_SUITS, offender=offender)
    every = case.fact(
        ALL_SPECIFIED,
        lambda table: None if specified is None else len(specified) == len(SUITS),
        offender=offender,
    )
    if every:
        headline = tr(
            "There is no lead restriction: {offender} specified all four suits.", offender=offender
        )
        return case.rule("26B", headline, NoDemand(partner, "26B"))
    suits = tuple(suit for suit in reversed(SUITS) if specified is None or suit not in specified)
    # B. Declarer chooses when the partner is first to lead, and not before.
    _must_be_on_lead(case, partner)
    suit = case.detail(
        PROHIBITS,
        allowed=lambda choice: (
            None
            if choice is None or choice in suits
            else tr("{offender} specified {suit}", suit=choice, offender=offender)
        ),
        partner=partner,
        suits=AnyOf(suits),
    )
    if case.table is None:
        headline = tr(
            "When {partner} first leads, declarer may forbid one suit that {offender} did not "
            "specify, for as long as {partner} keeps the lead.",
            partner=partner,
            offender=offender,
        )
        return case.rule("26B", headline, LeadRight(partner, offender))
    if suit is None:
        case.say(partner, tr("You may lead any card."))
        headline = tr("Declarer forbids nothing: {partner} may lead any card.", partner=partner)
        return case.rule("26B", headline, NoDemand(partner, "26B"))
    case.say(
        partner,
        tr(
            "You may not lead {suit} for as long as you keep the lead. If you have nothing else, "
            "you may lead any card.",
            suit=suit,
        ),
    )
    if _holds_nothing_else(case.table, partner, suit):
        case.cite("59", tr("Who holds nothing else may lead any card."))
    headline = tr(
        "{partner} may not lead {suit} while {partner} keeps the lead.", partner=partner, suit=suit
    )
    restriction = LeadRestriction(
        partner, Demand.PROHIBIT, frozenset({suit}), Until.LOSES_LEAD, "26B"
    )
    return case.rule("26B", headline, restriction)


def _offender(case: Case) -> Player:
    if case.table is None:
        return Role.OFFENDER
    rights = case.table.lead_rights
    if not rights:
        raise NothingToRule(tr("No withdrawn call at this table restricts a lead."))
    # Both partners may have had a call withdrawn: it is about the one who is on lead.
    leader = case.table.to_play
    return next((right for right in rights if right.player is leader), rights[0]).offender


def _defends(table: Table, offender: Player) -> bool:
    assert isinstance(offender, Seat)
    if table.contract is None or table.phase is Phase.AUCTION:
        raise NothingToRule(tr("The auction is not over."))
    return table.contract.declarer.side is not offender.side


def _must_be_on_lead(case: Case, partner: Player) -> None:
    table = case.table
    if table is not None and any(seat is partner for seat, _ in table.trick.cards[:1]):
        raise NothingToRule(
            tr(
                "{partner} has led already: declarer chooses before the lead. If declarer had no "
                "chance to, take the card back first.",
                partner=partner,
            )
        )
    if table is not None and (table.to_play is not partner or table.trick.cards):
        raise NothingToRule(
            tr("{partner} is not on lead yet: declarer chooses when that happens.", partner=partner)
        )


def _holds_nothing_else(table: Table, partner: Player, suit: Suit) -> bool:
    assert isinstance(partner, Seat)
    hand = table.hand(partner)
    return hand is not None and hand == hand.holding(suit)


LEAD_RESTRICTION = Procedure(
    "lead-restriction",
    tr("Lead after a withdrawn call"),
    ("26",),
    lead_restriction,
    (DEFENDS, SPECIFIED_SUITS, ALL_SPECIFIED, PROHIBITS),
)
