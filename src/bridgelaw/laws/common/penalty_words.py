"""Laws 50 and 51: what a penalty card means, in words that every law shares.

A procedure that makes penalty cards says here what follows from them:

- `say_penalty_cards(case, by)`: to the owner, to the partner and to everybody, from the cards that
  lie there after the ruling, and to the director what to do while they lie there;
- `penalty_effects(by, cards, penalty, law)`: the penalty cards for the table, and the review of
  Law 50E4;
- `every_penalty_card(table, by, cards)` and `penalty_of(cards)`: the player's earlier penalty
  cards count as well, and two or more are all major (50B).

A quick ruling does not know the cards, and says with `several` whether there is more than one.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player
from bridgelaw.laws.law import About, Case, Ending, Spoken, Table, fx, tr, yes_or_no
from bridgelaw.laws.machinery.facts import GOES_BACK, NOT_TO_USE, State, States, major

_MINOR = Ending(
    tr("{offender} has {cards} as a minor penalty card.", States(State.MINOR, hole="cards"))
)
_MAJOR = Ending(tr("{offender} has {cards} as a major penalty card.", major("cards")))
_MAJORS = Ending(tr("{offender} has {cards} as major penalty cards.", major("cards")))

DELIBERATE = yes_or_no(
    key="deliberate",
    law="50B",
    heading=tr("Was it shown on purpose?"),
    why=tr(
        "A low card that was dropped, or that stuck to the card the defender meant to play, is a "
        "minor penalty card. One that was meant to be played or shown is a major one."
    ),
    yes=tr("Yes, on purpose"),
    no=tr("No, by accident"),
)


def has_penalty_cards(penalty: fx.Penalty, several: bool) -> Ending:
    """50B: the offender has a penalty card, or several."""
    if penalty is fx.Penalty.MINOR:
        return _MINOR
    return _MAJORS if several else _MAJOR


UNSEEN_GOES_BACK = Spoken(
    "offender", tr("Take back what you have shown. Nothing else happens.", GOES_BACK)
)
"""A card that partner could not see is not named."""
AS_IF_NOT_SEEN = Spoken(
    "partner",
    tr("Lead and play as if you had not seen {cards}. Declarer may use it.", NOT_TO_USE),
)
"""50E2: a penalty card was picked up."""
IS_MAJOR = tr("{card} becomes a major penalty card.", major("card"))
NOT_ON_LEAD = Spoken("leader", tr("{card} leaves the trick: you are not on lead any more."))


def every_penalty_card(table: Table, by: Player, cards: Sequence[Card]) -> tuple[Card, ...]:
    """The player's penalty cards once these are added: the ones that lie there come first."""
    mine = [penalty.card for penalty in table.penalty_cards if penalty.player is by]
    return tuple(dict.fromkeys((*mine, *cards)))


def penalty_of(cards: Sequence[Card], deliberate: bool = False) -> fx.Penalty:
    """50B: minor only if it is the player's one card, below the ten, and shown by accident."""
    is_minor = len(cards) == 1 and not cards[0].is_honour and not deliberate
    return fx.Penalty.MINOR if is_minor else fx.Penalty.MAJOR


def say_penalty_cards(case: Case, by: Player, several: bool = False) -> None:
    """What the penalty cards that lie there after the ruling mean for the defenders and declarer.

    Where the cards are not known `several` are two or more.
    """
    case.tell_what_holds(by, About.PENALTY_CARDS, several)


def penalty_effects(
    by: Player, cards: Sequence[Card], penalty: fx.Penalty, law: str
) -> tuple[fx.Effect, ...]:
    """The penalty cards, or one that is not known, and the review at the end of play.

    The table makes earlier penalty cards of the player major when they get another (50B).
    """
    known: Sequence[Card | None] = cards or (None,)
    return (*(fx.PenaltyCard(by, card, penalty, law) for card in known), fx.Review("50E4"))
