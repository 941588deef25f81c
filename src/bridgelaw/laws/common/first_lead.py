"""Law 26B: the first lead of the partner of a player whose call was withdrawn."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from bridgelaw.game.seats import Player
from bridgelaw.laws.common.withdrawn import NOT_TO_BE_USED
from bridgelaw.laws.law import Ending, Phase, Spoken, Table, fx, to_all, tr, yes_or_no
from bridgelaw.laws.machinery.facts import FREE_FIRST_LEAD, Lasts, first_lead, must_pass
from bridgelaw.laws.machinery.holding import is_over

DEFENDS = yes_or_no(
    key="defends",
    law="26B",
    heading=tr("Does {offender}'s side defend?"),
    why=tr("Only the lead of a defender can be restricted."),
)

ALL_SPECIFIED = yes_or_no(
    key="all_specified",
    law="26B",
    heading=tr("Has {offender} shown all four suits?"),
    why=tr(
        "Only calls that stand count, before or after the withdrawn one. They show a suit by its "
        "length, its shortness or a control in it. Such a suit cannot be forbidden."
    ),
    usually="no",
    unusual=tr("{offender} has shown all four suits"),
)


LEAD_IS_PAST = yes_or_no(
    key="lead_is_past",
    law="26B",
    heading=tr("Has {partner} led to a trick before?"),
    why=tr("Only a first lead can be restricted."),
)


class Lead(Enum):
    """What Law 26 makes of the lead of the offender's partner."""

    LATER = "to be decided when the auction is over"
    FREE_AS_DECLARER = "the offender's side does not defend"
    RESTRICTED = "declarer may forbid a suit"


AUCTION_IS_OVER = {
    Lead.RESTRICTED: tr(
        "The auction is over; {partner}'s first lead may be restricted.", first_lead("partner")
    ),
    Lead.FREE_AS_DECLARER: tr(
        "The auction is over; no new lead restriction: {offender}'s side does not defend.",
        FREE_FIRST_LEAD,
    ),
}
"""The ruling in one sentence where nobody has a turn left at which to pass."""


def lead_when_over(
    table: Table, offender: Player, effects: Iterable[fx.Effect], law: str = ""
) -> Lead | None:
    """26B where these effects leave the auction over, and so who defends is known.

    `None` while it goes on: only then has anybody a turn left at which to pass. They leave nothing
    that may have been called since and was not entered.
    """
    after = table.entered.would_be(*effects, law=law)
    if after.phase is Phase.PASSED_OUT:
        return Lead.FREE_AS_DECLARER
    if after.contract is None:
        return None
    return Lead.RESTRICTED if after.defends(offender) else Lead.FREE_AS_DECLARER


def lead_is_past(table: Table, player: Player) -> bool | None:
    """Is the player's first lead past, or are there none left?

    `None` where cards were played and nobody entered every trick.
    """
    tricks = (*table.tricks, table.trick)
    led = any(seat is player for trick in tricks for seat, _ in trick.cards[:1])
    if led or is_over(table) or table.tricks_left == len(table.trick.cards[:1]):
        return True
    return None if table.earlier != 0 and table.entered.phase is Phase.PLAY else False


def lead_right(lead: Lead, offender: Player) -> tuple[fx.LeadRight, ...]:
    """The right that the table carries, if there is one."""
    if lead in (Lead.LATER, Lead.RESTRICTED):
        return (fx.LeadRight(offender.partner, offender),)
    return ()


MUST_PASS = tr(
    "{partner} must pass {span}; {partner}'s first lead may be restricted.", first_lead("partner")
)
"""The ruling in one sentence where the auction goes on."""


BARRED_LEAD_FREE = Ending(
    tr(
        "{partner} must pass throughout; no new lead restriction: the last call is comparable.",
        must_pass("partner", Lasts.AUCTION),
        FREE_FIRST_LEAD,
    )
)


MAY_BE_FORBIDDEN_A_SUIT = to_all(
    tr(
        "If they defend, declarer may forbid one suit at {partner}'s first lead: one that "
        "{offender} has not shown in the legal auction.",
        first_lead("partner"),
    )
)


FORBIDDEN_A_SUIT = to_all(
    tr(
        "At {partner}'s first lead declarer may forbid one suit that {offender} has not shown in "
        "the legal auction.",
        first_lead("partner"),
    )
)
"""The same once the auction is over, and it is known who defends."""


def about_the_lead(lead: Lead) -> tuple[Spoken, ...]:
    """What is said about the lead, if declarer may come to restrict it, and about its use."""
    if lead is Lead.LATER:
        return (MAY_BE_FORBIDDEN_A_SUIT, NOT_TO_BE_USED)
    if lead is Lead.RESTRICTED:
        return (FORBIDDEN_A_SUIT, NOT_TO_BE_USED)
    return (NOT_TO_BE_USED,)


_BOTH_MUST_PASS = (must_pass("offender", Lasts.AUCTION), must_pass("partner", Lasts.AUCTION))
BOTH_BARRED = Ending(
    tr(
        "{offender} and {partner} must pass throughout; {partner}'s first lead may be restricted.",
        *_BOTH_MUST_PASS,
        first_lead("partner"),
    ),
    *about_the_lead(Lead.LATER),
)
BOTH_BARRED_LEAD_FREE = Ending(
    tr(
        "{offender} and {partner} must pass throughout; no new lead restriction.",
        *_BOTH_MUST_PASS,
        FREE_FIRST_LEAD,
    ),
    NOT_TO_BE_USED,
)
