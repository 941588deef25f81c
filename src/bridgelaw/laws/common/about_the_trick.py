"""The preamble of Law 68: what concerns only the trick in progress is no claim."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player
from bridgelaw.laws.law import (
    All,
    Case,
    Choice,
    Ending,
    Option,
    Ruling,
    Spoken,
    Table,
    Text,
    fx,
    to_all,
    to_offender,
    to_partner,
    tr,
    yes_or_no,
)
from bridgelaw.laws.machinery.facts import (
    IT_GOES_ON,
    NOBODY_PLAYS,
    NOT_TO_USE,
    WITHOUT_PENALTY_CARD,
)

NOT_A_CLAIM = Choice(
    key="not_a_claim",
    law="48B2",
    heading=tr("What did {offender} mean by it?"),
    why=tr("Unless it is clear that no claim was meant, putting the hand down is one."),
    options=(
        Option("no", False, tr("A claim, or unclear")),
        Option("yes", True, tr("Clearly no claim")),
    ),
)

STILL_TO_PLAY = yes_or_no(
    key="partner_to_play",
    law="57A",
    heading=tr("Did {offender} play {cards}, before {partner} had played?"),
    why=tr(
        "To show it may be to play it to this trick, or to lead it to the next. Then it is a play "
        "before partner's turn: declarer has the choices of Law 57A."
    ),
)

_NO_CLAIM = tr("What concerns only the trick in progress is no claim.")


def ruled_on_next(ending: Ending) -> Ending:
    """The card was led or played: it goes back, so that it can be entered as what it was."""
    return Ending(
        ending.headline,
        to_all(tr("Nobody plays until I have ruled on that card.", NOBODY_PLAYS)),
        note=tr("Enter the card as led or played, and rule on that."),
    )


_LAW_57A = Ending(tr("It was played before {partner}'s turn: Law 57A applies."))
_LAW_57A_NEXT = ruled_on_next(_LAW_57A)

_GOES_ON = to_all(
    tr("Play goes on, and what was shown is no penalty card.", WITHOUT_PENALTY_CARD, IT_GOES_ON)
)
_PLAY_IT = to_offender(tr("Please play {cards} to this trick."))
_PLAY_THEM = to_offender(tr("Please play {cards} to this trick and the next."))
_PLAY_WHAT_WAS_SHOWN = to_offender(
    tr("Please play {cards} to this trick, and a second one to the next.")
)
NOT_TO_BE_USED = to_partner(tr("You may not use what {cards} told you."), NOT_TO_USE)
_NO_PENALTY_CARD = Ending(
    tr("Play goes on without a penalty card.", WITHOUT_PENALTY_CARD, IT_GOES_ON)
)


@dataclass(frozen=True, slots=True)
class ShownInTrick:
    """The cards that a defender showed about the trick in progress."""

    by: Player
    cards: tuple[Card, ...]
    table: Table

    @property
    def name(self) -> All | Text:
        return All(self.cards) if self.cards else tr("the card")

    @property
    def partner_is_to_play(self) -> bool | None:
        """57A: no, if they have played to it; otherwise the table cannot tell what it was."""
        partner = self.by.partner
        return False if any(seat is partner for seat, _ in self.table.trick.cards) else None

    @property
    def is_ruled_on_here(self) -> bool:
        """A known table takes the card back first, so that it can be entered as what it was."""
        return bool(self.cards) or self.table.phase is not None

    @property
    def to_be_played(self) -> Spoken:
        if not self.cards:
            return _PLAY_WHAT_WAS_SHOWN
        return _PLAY_IT if len(self.cards) == 1 else _PLAY_THEM

    @property
    def back(self) -> tuple[fx.Effect, ...]:
        return tuple(fx.PickedUp(self.by, card) for card in self.cards or (None,))

    @property
    def unauthorised(self) -> tuple[fx.Effect, ...]:
        told = (self.by.partner,)
        return tuple(fx.Unauthorised(self.by, card, told, "16B1") for card in self.cards or (None,))


def about_the_trick(case: Case, shown: ShownInTrick, *effects: fx.Effect) -> Ruling:
    """68: a defender spoke or showed cards about the trick in progress and no other."""
    case.about(shown.by, cards=shown.name)
    case.cite("68", _NO_CLAIM)
    # 57A. The defender may have played before partner's turn.
    if case.fact(STILL_TO_PLAY, shown.partner_is_to_play):
        if shown.is_ruled_on_here:
            return case.rule("57A", _LAW_57A_NEXT, *shown.back, *effects)
        return case.rule("57A", _LAW_57A, goes_on="play-out-of-turn")
    # 16B1. The cards go back; to declarer what they told is authorised.
    case.tell(_GOES_ON, shown.to_be_played, NOT_TO_BE_USED)
    told = *shown.back, *effects, *shown.unauthorised
    return case.rule("16B1", _NO_PENALTY_CARD, *told, fx.Review("16B3"))
