"""Laws 67A2, 67B2 and 14B4: too many cards in a trick, and cards that go back to a hand."""

from __future__ import annotations

from bridgelaw.game.seats import Player
from bridgelaw.laws.common.penalty_words import (
    every_penalty_card,
    note_penalty,
    penalty_effects,
    penalty_of,
    say_penalty_cards,
)
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.play.defective_trick.defect import (
    Defect,
    failed_to_follow,
    is_defender,
    is_over,
)
from bridgelaw.laws.play.defective_trick.questions import (
    BOTH_PLAYED_ON,
    COULD_SEE,
    DEFENDS,
    FACED,
    MAJOR,
    REVOKED,
    TOGETHER,
)
from bridgelaw.locale.text import All, Text, filled, tr
from bridgelaw.table.effects import Effect, Penalty, PickedUp


def too_many(case: Case, defect: Defect, *effects: Effect) -> Ruling:
    """67A2 and 67B2; `effects` come from the law that led here."""
    by = defect.player
    # A2. In time: as if it had just happened.
    if not case.fact(BOTH_PLAYED_ON, lambda table: defect.both_played_on):
        if case.fact(TOGETHER, lambda table: defect.together):
            headline = tr("It was noticed in time: Law 58B rules on the cards played together.")
            return case.rule("67A2", headline, *effects, goes_on="several-cards")
        headline = tr("It was noticed in time: Law 45E rules on the fifth card.")
        return case.rule("67A2", headline, *effects, goes_on="play-out-of-turn")
    if defect.together:
        case.cite("58B4", tr("Both sides have played on, so Law 67 applies."))
    # B2(a). One card stays, and the trick keeps its winner.
    if case.ask(FACED, allowed=lambda faced: _not_that(defect, faced)):
        case.cite("67B2(a)", tr("The card that was faced stays in the trick."))
        stays = tr(
            "The card that was faced stays in the trick, and {offender} takes the rest back.",
            offender=by,
        )
    else:
        case.cite("67B2(a)", tr("The highest card that was legal stays in the trick."))
        stays = tr(
            "The highest of the cards that {offender} could legally have played stays in the "
            "trick, and {offender} takes the rest back.",
            offender=by,
        )
    case.say(None, stays)
    case.say(None, tr("Whoever won that trick keeps it."))
    # B2(b). What goes back was always in the hand.
    return restored(case, defect, "67B2(b)", True, *effects)


def _not_that(defect: Defect, faced: bool) -> Text | None:
    """The table has one of the cards in the trick, and cannot exchange it any more."""
    highest = defect.highest_legal
    if faced or highest is None or highest is defect.kept:
        return None
    return tr("then {card} stays: enter the cards again, with that one first", card=highest)


def restored(case: Case, defect: Defect, clause: str, seen: bool, *others: Effect) -> Ruling:
    """67B2(b), 14B4: the cards always belonged to the hand.

    `seen`: whether they can have lain where partner could see them.
    """
    by = defect.player
    effects: list[Effect] = []
    penalty = _penalty(case, defect) if seen else None
    if penalty is None:
        if defect.lie_there:
            effects += [PickedUp(by, card) for card in defect.extra]
    else:
        case.cite("49")
        law = "14B4" if clause == "14B4" else "49"
        every = every_penalty_card(case.table, by, defect.extra)
        say_penalty_cards(case, by, every, penalty, several=False)
        note_penalty(case, by)
        effects += penalty_effects(by, defect.extra, penalty, law)
    effects += others
    cards = _name(defect)
    # 61A. Having held it, the player may have failed to follow suit with it.
    revoked = case.fact(
        REVOKED, lambda table: failed_to_follow(table, defect), offender=by, cards=cards
    )
    headline = filled(_HEADLINES[penalty, revoked], offender=by, cards=cards)
    return case.rule(clause, headline, *effects, goes_on="revoke" if revoked else None)


def _penalty(case: Case, defect: Defect) -> Penalty | None:
    """49, 50B: the kind of penalty card that a defender's card becomes; `None` if it does not."""
    by: Player = defect.player
    if not case.fact(DEFENDS, lambda table: is_defender(table, by), offender=by):
        return None
    if not case.fact(
        COULD_SEE,
        lambda table: False if is_over(table) else None,
        cards=_name(defect),
        partner=by.partner,
    ):
        return None
    every = every_penalty_card(case.table, by, defect.extra)
    # A fifth card was played on purpose; one that came out with another was not.
    kind = penalty_of(every, deliberate=defect.together is False)
    major = case.fact(MAJOR, lambda table: kind is Penalty.MAJOR, offender=by)
    return Penalty.MAJOR if major else Penalty.MINOR


def _name(defect: Defect) -> All | Text:
    return All(defect.extra) if defect.extra else tr("the card")


_HEADLINES: dict[tuple[Penalty | None, bool], Text] = {
    (None, False): tr("{cards} always belonged to {offender}'s hand, and goes back there."),
    (None, True): tr(
        "{cards} always belonged to {offender}'s hand, and goes back there. Not having followed "
        "suit with it is a revoke."
    ),
    (Penalty.MINOR, False): tr("{offender} has {cards} as a minor penalty card."),
    (Penalty.MINOR, True): tr(
        "{offender} has {cards} as a minor penalty card, and not having followed suit with it is "
        "a revoke."
    ),
    (Penalty.MAJOR, False): tr("{offender} has {cards} as a major penalty card."),
    (Penalty.MAJOR, True): tr(
        "{offender} has {cards} as a major penalty card, and not having followed suit with it is "
        "a revoke."
    ),
}
