"""Laws 50 and 51: what a penalty card means, in words that every law shares.

A procedure that makes penalty cards says here what follows from them:

- `say_penalty_cards(case, by, cards, penalty)`: to the owner, to the partner and to everybody, by
  `say_major` or `say_minor`;
- `WHILE_IT_LIES`, or `note_penalty(case, by)` where it is not about the offender of the case: what
  the director does while the cards lie there;
- `penalty_effects(by, cards, penalty, law)`: the penalty cards for the table, and the review of
  Law 50E4;
- `every_penalty_card(table, by, cards)` and `penalty_of(cards)`: the player's earlier penalty
  cards count as well, and two or more are all major (50B).

A quick ruling does not know the cards: it passes no cards, and says with `several` whether there
is more than one.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.endings import Spoken, to_all, to_offender, to_partner
from bridgelaw.locale.text import All, Text, tr
from bridgelaw.table.effects import Effect, Penalty, PenaltyCard, Review
from bridgelaw.table.table import Table

WHILE_IT_LIES = (
    tr(
        "Stay at the table while the penalty card lies there, best of all behind {offender}. "
        "See that {offender} plays nothing that is forbidden, and, if it is a major one, that "
        "{partner} does not lead before declarer has chosen. When the last one is gone, say "
        "that it is over."
    ),
    tr(
        "Using the card while it lies there is no offence. But if it helped the defenders to "
        "a result that they would not have had without it, adjust after the play (50E4)."
    ),
)
"""What the director does while the penalty card lies there."""

IS_MAJOR = tr("{card} becomes a major penalty card.")
NOT_ON_LEAD = Spoken("leader", tr("Take {card} back: you are not on lead any more."))

_INFORMATION = to_all(
    tr(
        "As long as a penalty card lies on the table, all of you may use what it tells. Once "
        "it has been played or picked up, {partner} may not use that any more; declarer may."
    )
)
"""50E1 to 50E3."""

_MAJOR = (
    to_offender(
        tr(
            "You have {cards} as a major penalty card; it stays face up before you. You must "
            "play it at the first legal opportunity: as a lead, to follow suit, as a discard "
            "or as a ruff."
        )
    ),
    to_partner(
        tr(
            "When you are on lead and it lies there, wait: declarer may require its suit, or "
            "forbid it for as long as you keep the lead, or leave you free. If the suit is "
            "required or forbidden, the card is picked up."
        )
    ),
    to_all(
        tr(
            "If declarer leaves {partner} free, it stays there as a major penalty card, and "
            "declarer chooses again each time that {partner} is on lead."
        )
    ),
    _INFORMATION,
)
_SEVERAL = (
    to_offender(
        tr(
            "You have {cards} as major penalty cards; they stay face up before you. You must "
            "play each at the first legal opportunity: as a lead, to follow suit, as a discard "
            "or as a ruff. Where you could play more than one, declarer says which."
        )
    ),
    to_partner(
        tr(
            "When you are on lead and they lie there, wait: declarer may require one of their "
            "suits, or forbid one or more, or leave you free. The cards of a suit that is "
            "required or forbidden are picked up."
        )
    ),
    to_all(
        tr(
            "A suit that is forbidden stays forbidden for as long as {partner} keeps the lead. "
            "Cards that are not picked up stay there as major penalty cards, and declarer chooses "
            "again each time that {partner} is on lead."
        )
    ),
    _INFORMATION,
)
_MINOR = (
    to_offender(
        tr(
            "You have {cards} as a minor penalty card; it stays face up before you. Until it "
            "is played you may not play another card of that suit below the ten, but you may "
            "play an honour, and you may lead or discard another suit."
        )
    ),
    to_partner(tr("You may lead and play what you like.")),
    to_all(
        tr(
            "Declarer, please note: {offender} does not have to play {cards} at the first "
            "opportunity and may still play an honour of that suit. You have no say in what "
            "{partner} leads."
        )
    ),
    _INFORMATION,
)


def every_penalty_card(table: Table | None, by: Player, cards: Sequence[Card]) -> tuple[Card, ...]:
    """The player's penalty cards once these are added: the ones that lie there come first."""
    earlier = () if table is None else table.penalty_cards
    mine = [penalty.card for penalty in earlier if penalty.player is by]
    return tuple(dict.fromkeys((*mine, *cards)))


def penalty_of(cards: Sequence[Card], deliberate: bool = False) -> Penalty:
    """50B: minor only if it is the player's one card, below the ten, and shown by accident."""
    is_minor = len(cards) == 1 and not cards[0].is_honour and not deliberate
    return Penalty.MINOR if is_minor else Penalty.MAJOR


def say_penalty_cards(
    case: Case, by: Player, cards: Sequence[Card], penalty: Penalty, several: bool = False
) -> None:
    """What the player's penalty cards, all of them, mean for both defenders and declarer."""
    if penalty is Penalty.MINOR:
        say_minor(case, by, cards[0] if cards else None)
    else:
        say_major(case, by, tuple(cards), several)


def say_major(case: Case, by: Player, cards: tuple[Card, ...], several: bool = False) -> None:
    """50D, 51: it is played at the first chance, and partner does not lead before declarer chose.

    `several` speaks of two or more where the cards are not known.
    """
    several = several or len(cards) > 1
    spoken = _SEVERAL if several else _MAJOR
    case.tell(*spoken, offender=by, partner=by.partner, cards=name_cards(cards, several))


def say_minor(case: Case, by: Player, card: Card | None) -> None:
    """50C: nothing but the other low cards of its suit is forbidden."""
    cards = name_cards(() if card is None else (card,))
    case.tell(*_MINOR, offender=by, partner=by.partner, cards=cards)


def note_penalty(case: Case, by: Player) -> None:
    """What the director does while the penalty card lies there."""
    case.note(*WHILE_IT_LIES, offender=by, partner=by.partner)


def penalty_effects(
    by: Player, cards: Sequence[Card], penalty: Penalty, law: str
) -> tuple[Effect, ...]:
    """The penalty cards, or one that is not known, and the review at the end of play.

    The table makes earlier penalty cards of the player major when they get another (50B).
    """
    known: Sequence[Card | None] = cards or (None,)
    return (*(PenaltyCard(by, card, penalty, law) for card in known), Review("50E4"))


def name_cards(cards: tuple[Card, ...], several: bool = False) -> All | Text:
    """The cards, or what stands for them in a quick ruling."""
    if cards:
        return All(cards)
    return tr("the cards") if several else tr("the card")
