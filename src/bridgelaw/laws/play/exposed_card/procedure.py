"""Laws 48, 49 and 50B: a card shown or named when it was not to be played."""

from __future__ import annotations

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player, Role
from bridgelaw.laws.common.about_the_trick import NOT_A_CLAIM, STILL_TO_PLAY
from bridgelaw.laws.common.penalty_words import note_penalty, penalty_effects, say_penalty_cards
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.play.exposed_card.no_penalty import (
    after_objection,
    declaring_side,
    in_trick,
    out_of_turn,
    taken_back,
    with_a_claim,
)
from bridgelaw.laws.play.exposed_card.questions import (
    AFTER_LEAD,
    COULD_SEE,
    DELIBERATE,
    HELD_AS_PLAYED,
    LEAD_FACED,
    NAMED,
    PLAYED,
    SPREADS,
    WHAT,
    WHEN,
    WHO,
    What,
    When,
    Who,
)
from bridgelaw.laws.play.exposed_card.shown import Shown, answers_a_claim, find_shown, impossible
from bridgelaw.locale.text import All, Text, filled, tr
from bridgelaw.table.effects import (
    CardPlayed,
    CardReplaced,
    Effect,
    Penalty,
    Review,
    Unauthorised,
)
from bridgelaw.table.table import Table


def exposed_card(case: Case) -> Ruling:
    """Law 48 for the declaring side, Law 49 for a defender."""
    table = case.table
    shown = Shown(Role.OFFENDER) if table is None else table.derive(find_shown)
    who = case.fact(WHO, lambda table: shown.who)
    if who is Who.OVER:
        headline = tr("No card is to be played any more: it goes back, and nothing else happens.")
        return taken_back(case, shown, "49", headline)
    # 48. Declarer and dummy never have penalty cards.
    if who is Who.DECLARING:
        return declaring_side(case, shown)
    # 49. A defender's card: first the exceptions.
    when = case.fact(
        WHEN,
        answers_a_claim,
        allowed=lambda when: impossible(table, shown, when),
        offender=shown.by,
        cards=shown.name,
    )
    return _OCCASIONS[when](case, shown)


def _otherwise(case: Case, shown: Shown) -> Ruling:
    """49, with no exception: what partner could have seen, or what was named."""
    by, partner, name = shown.by, shown.by.partner, shown.name
    named = case.fact(NAMED, lambda table: shown.named, offender=by)
    if not named and not case.fact(
        COULD_SEE,
        lambda table: True if shown.faced or shown.spread else None,
        cards=name,
        partner=partner,
    ):
        return _not_seen(case, shown)
    # 45C1, 45C4(a). At his turn he may have played it.
    if case.fact(PLAYED, lambda table: _was_played(shown), offender=by, cards=name):
        return _played(case, shown, "45C4(a)" if named else "45C1")
    case.cite("49", _NAMED if named else _SEEN)
    return _penalty_cards(case, shown, "49", True if named else None)


_NAMED = tr("A card that a defender names in their hand is one that they showed.")
_SEEN = tr("A defender's card that partner could have seen is a penalty card.")


def _was_played(shown: Shown) -> bool | None:
    if shown.named:
        return shown.named_at_turn
    # It was his turn, so it depends on what he did with the card.
    return None if shown.at_turn and not shown.faced else False


def _not_seen(case: Case, shown: Shown) -> Ruling:
    case.note(tr("Declarer may use what declarer saw of it."))
    headline = tr(
        "{partner} could not have seen {cards}: back to the hand, and no penalty card.",
        partner=shown.by.partner,
        cards=shown.name,
    )
    return taken_back(case, shown, "49", headline)


def _played(case: Case, shown: Shown, clause: str) -> Ruling:
    """45C: the card is the player's card to this trick."""
    by, name = shown.by, shown.name
    case.say(by, tr("{cards} is played: it stays in this trick.", cards=name))
    if shown.other is None:
        headline = tr("{offender} has played {cards} to this trick.", offender=by, cards=name)
        known = shown.cards[0] if shown.cards else None
        return case.rule(clause, headline, CardPlayed(by, known, clause))
    # He played something else after naming it: that goes back, as a card shown on purpose.
    (card,) = shown.cards
    other = (shown.other,)
    case.cite(clause, tr("{offender} has played {cards} to this trick.", offender=by, cards=name))
    case.cite("47B")
    case.note(
        tr(
            "Whoever of the other side played after {other} may change that card (47D). What the "
            "card that went back told is then unauthorised for the defenders.",
            other=shown.other,
        )
    )
    every = tuple(one for one in shown.every if one is not card) + other
    return _rule_penalty(
        case,
        by,
        other,
        every,
        Penalty.MAJOR,
        law="49",
        before=(CardReplaced(by, shown.other, card),),
    )


def _lawful(case: Case, shown: Shown) -> Ruling:
    """49: normal play, or a card that a law let him take back."""
    headline = tr(
        "{offender} takes {cards} back without a penalty card: a law allowed it.",
        offender=shown.by,
        cards=shown.name,
    )
    return taken_back(case, shown, "49", headline)


def _retracted(case: Case, shown: Shown) -> Ruling:
    """47A, 47B: a card of the offending side that was taken back."""
    case.cite("47A", tr("A defender's card that their side had to take back is a penalty card."))
    case.cite("49")
    return _penalty_cards(case, shown, "49", deliberate=True)


def _found(case: Case, shown: Shown) -> Ruling:
    """14: a card that was missing from the hand turns up."""
    by, partner, name = shown.by, shown.by.partner, shown.name
    if not case.fact(LEAD_FACED, lambda table: bool(table.trick.cards or table.tricks)):
        case.note(tr("The hand is treated as having held the card all the time (14A3)."))
        headline = tr(
            "{offender} takes {cards} back into the hand, and the board goes on.",
            offender=by, cards=name,
        )  # fmt: skip
        return taken_back(case, shown, "14A1", headline)
    case.note(
        tr(
            "If the card lies among the played ones, Law 67 rules instead. The hand has held the "
            "card all the time: if {offender} failed to follow suit with it, that was a revoke.",
            offender=by,
        )
    )
    case.cite("14B2")
    if case.ask(COULD_SEE, cards=name, partner=partner):
        case.cite("14B4", tr("It lay where partner could see it, so it is a penalty card."))
        return _penalty_cards(case, shown, "14B4", deliberate=False)
    case.say(partner, tr("You may not use what you know about the card that was put back."))
    told = tuple(Unauthorised(by, card, (partner,), "14C") for card in shown.cards or (None,))
    headline = tr(
        "{partner} could not have seen {cards}: back to the hand, and no penalty card.",
        partner=partner,
        cards=name,
    )
    return taken_back(case, shown, "14C", headline, *told, Review("16B3"))


# Penalty cards


def _penalty_cards(case: Case, shown: Shown, law: str, deliberate: bool | None) -> Ruling:
    """50B: major, or minor. `deliberate` is `None` where that is still to be found out."""
    by = shown.by
    what = case.fact(WHAT, lambda table: shown.what, offender=by)
    if what is What.LOW and deliberate is None:
        # The one case in which it depends on what the player meant.
        deliberate = case.ask(DELIBERATE, offender=by, cards=shown.name)
    minor = what is What.LOW and not deliberate
    penalty = Penalty.MINOR if minor else Penalty.MAJOR
    if shown.went_on:
        case.note(
            tr(
                "They played on before you were called. You may let stand what they did, cancel "
                "it, or cancel a part of it (10B). Declarer's side may have lost its right to "
                "rectification (11A)."
            )
        )
    several = what is What.SEVERAL
    return _rule_penalty(
        case,
        by,
        shown.cards,
        shown.every,
        penalty,
        law=law,
        several=several,
        went_on=shown.went_on,
    )


def _rule_penalty(
    case: Case,
    by: Player,
    cards: tuple[Card, ...],
    every: tuple[Card, ...],
    penalty: Penalty,
    *,
    law: str,
    several: bool = False,
    went_on: bool = False,
    before: tuple[Effect, ...] = (),
) -> Ruling:
    _say_earlier(case, case.table, by, cards)
    say_penalty_cards(case, by, every, penalty, several)
    note_penalty(case, by)
    reviews = (Review("72C"), Review("11A")) if went_on else (Review("72C"),)
    sentence = _MINOR if penalty is Penalty.MINOR else _MAJOR
    name: All | Text = All(every) if every else tr("the card")
    if len(every) > 1 or several:
        sentence, name = _MAJORS, All(every) if every else tr("the cards")
    headline = filled(sentence, offender=by, cards=name)
    effects = penalty_effects(by, cards, penalty, law)
    return case.rule("50B", headline, *before, *effects, *reviews)


_MINOR = tr("{offender} has {cards} as a minor penalty card.")
_MAJOR = tr("{offender} has {cards} as a major penalty card.")
_MAJORS = tr("{offender} has {cards} as major penalty cards.")


def _say_earlier(case: Case, table: Table | None, by: Player, new: tuple[Card, ...]) -> None:
    """50B: an earlier minor penalty card becomes a major one."""
    for earlier in () if table is None else table.penalty_cards:
        if earlier.player is by and earlier.penalty is Penalty.MINOR and earlier.card not in new:
            case.say(
                None,
                tr(
                    "{card} was a minor penalty card. With a second one it is a major penalty "
                    "card from now on.",
                    card=earlier.card,
                ),
            )


_OCCASIONS = {
    When.OTHERWISE: _otherwise,
    When.RETRACTED: _retracted,
    When.FOUND: _found,
    When.PLAY: out_of_turn,
    When.TRICK: in_trick,
    When.OBJECTION: after_objection,
    When.CLAIM: with_a_claim,
    When.LAWFUL: _lawful,
}

EXPOSED_CARD = Procedure(
    "exposed-card",
    tr("Card shown during the play"),
    ("48", "49", "50B", "14B", "68"),
    exposed_card,
    (
        WHO,
        SPREADS,
        AFTER_LEAD,
        NOT_A_CLAIM,
        HELD_AS_PLAYED,
        WHEN,
        STILL_TO_PLAY,
        LEAD_FACED,
        NAMED,
        COULD_SEE,
        PLAYED,
        WHAT,
        DELIBERATE,
    ),
)
