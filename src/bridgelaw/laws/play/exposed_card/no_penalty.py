"""Laws 48, 49 and 68: cards that were shown and are no penalty cards."""

from __future__ import annotations

from bridgelaw.game.seats import Player
from bridgelaw.laws.common.about_the_trick import NOT_A_CLAIM, ShownInTrick, about_the_trick
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.play.exposed_card.questions import (
    AFTER_LEAD,
    HELD_AS_PLAYED,
    SPREADS,
)
from bridgelaw.laws.play.exposed_card.shown import Shown
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.effects import (
    BecomesDummy,
    CardPlayed,
    DeemedClaim,
    Effect,
    PickedUp,
    PlayGoesOn,
    Review,
    Unauthorised,
)
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table


def taken_back(case: Case, shown: Shown, clause: str, headline: Text, *effects: Effect) -> Ruling:
    """The cards go back to the hand."""
    case.say(
        shown.by, tr("Take {cards} back into your hand. Nothing else happens.", cards=shown.name)
    )
    return case.rule(clause, headline, *back(shown), *effects)


def back(shown: Shown) -> tuple[Effect, ...]:
    """The cards of the player that go back to the hand."""
    return tuple(PickedUp(shown.by, card) for card in shown.cards or (None,))


# The declaring side


def declaring_side(case: Case, shown: Shown) -> Ruling:
    """48A, 48B: only putting the whole hand down can mean something."""
    by = shown.by
    if case.fact(SPREADS, lambda table: _spreads(shown)):
        return _spread(case, shown)
    # 45C2. A card may have been played.
    if case.fact(HELD_AS_PLAYED, lambda table: _may_be_played(table, shown), cards=shown.name):
        case.say(by, tr("{cards} is played: it stays in this trick.", cards=shown.name))
        headline = tr("{offender} has played {cards} to this trick.", offender=by, cards=shown.name)
        known = shown.cards[0] if shown.cards else None
        return case.rule("45C2", headline, CardPlayed(by, known, "45C2"))
    headline = tr(
        "{offender} takes {cards} back: the declaring side has no penalty cards, and no duty to "
        "play what it showed.",
        offender=by,
        cards=shown.name,
    )
    return taken_back(case, shown, "48A", headline)


def _spreads(shown: Shown) -> bool | None:
    if not shown.is_declarer or shown.spread:
        return shown.spread and shown.is_declarer
    # After an opening lead out of turn he may have begun to put his hand down (54A).
    return None if shown.after_lead else False


def _may_be_played(table: Table, shown: Shown) -> bool | None:
    """Only one card of declarer's, when it is his turn to play from his hand."""
    return None if len(shown.cards) == 1 and _is_due(table, shown) else False


def _is_due(table: Table, shown: Shown) -> bool:
    return shown.is_declarer and table.to_play is shown.by and not shown.faced


def _spread(case: Case, shown: Shown) -> Ruling:
    by = shown.by
    # 48B1. Right after an opening lead out of turn he becomes dummy.
    if case.fact(AFTER_LEAD, lambda table: shown.after_lead):
        case.cite("48B1")
        headline = tr(
            "{offender} puts the whole hand down and becomes dummy; {partner} plays the contract.",
            offender=by,
            partner=by.partner,
        )
        if case.table is None:
            return case.rule("54A", headline, goes_on="play-out-of-turn")
        case.say(by, tr("Put your whole hand down. You are dummy now."))
        case.say(by.partner, tr("You are declarer, and the lead is accepted."))
        return case.rule("54A", headline, *back(shown), BecomesDummy(by))
    # 48B2. Otherwise it is a claim, unless that was clearly not meant.
    if case.ask(NOT_A_CLAIM):
        headline = tr(
            "No claim was meant: {offender} takes the cards back, and play goes on.", offender=by
        )
        case.say(by, tr("Take your cards back. Play goes on."))
        taken = back(shown) if shown.cards else ()
        return case.rule("48B2", headline, *taken, PlayGoesOn("48B2"))
    case.cite("48B2")
    return _claims(case, by)


def _claims(case: Case, by: Player) -> Ruling:
    case.say(None, tr("That is a claim or a concession. Play stops; leave the cards as they are."))
    case.note(
        tr(
            "Ask what was said at the time. Law 68 applies, and Law 70 if anybody doubts it. Enter "
            "the claim or the concession with its number of tricks."
        )
    )
    headline = tr("It is a claim or a concession: play stops, and Law 68 applies.")
    return case.rule("68A", headline, DeemedClaim(by, "68A"))


# A defender


def out_of_turn(case: Case, shown: Shown) -> Ruling:
    """Led or played: Laws 53 to 57 rule, and not Law 49."""
    headline = tr("It was led or played, not only shown: rule on it as a play out of turn.")
    if case.table is None:
        return case.rule("50", headline, goes_on="play-out-of-turn")
    return _ruled_on_next(case, shown, "50", headline)


def _ruled_on_next(
    case: Case, shown: Shown, clause: str, headline: Text, *effects: Effect
) -> Ruling:
    """The card goes back, so that it can be entered as what it was."""
    case.say(None, tr("Nobody plays until I have ruled on that card."))
    case.note(tr("Enter the card as led or played, and rule on that."))
    return case.rule(clause, headline, *back(shown), *effects)


def in_trick(case: Case, shown: Shown) -> Ruling:
    """The preamble of Law 68: it concerned the trick in progress and no other."""
    return about_the_trick(case, ShownInTrick(shown.by, shown.cards, case.table))


def after_objection(case: Case, shown: Shown) -> Ruling:
    """68B2: the partner did not agree to a defender's concession."""
    by, partner = shown.by, shown.by.partner
    case.say(
        None,
        tr(
            "There is no concession and no claim, and play goes on. The cards that were shown are "
            "no penalty cards: take them back."
        ),
    )
    _say_unauthorised(case, shown)
    conceder = by
    if case.table is not None and case.table.claim is not None:
        conceder = case.table.claim.seat
    case.say(
        conceder,
        tr("You may not use that {partner} objected, either.", partner=conceder.partner),
    )
    headline = tr(
        "Play goes on as if nothing had been conceded, and there is no penalty card; what {cards} "
        "told is unauthorised for {partner}.",
        cards=shown.name,
        partner=partner,
    )
    told = _unauthorised(shown, "16C2")
    return case.rule("68B2", headline, *back(shown), PlayGoesOn("68B2"), *told, Review("16C2"))


def with_a_claim(case: Case, shown: Shown) -> Ruling:
    """68A, 68D: cards shown to claim, or to agree or object to a claim."""
    if case.table is not None and case.table.phase is not Phase.CLAIMED:
        # Showing the card was itself the claim, and it has to be entered.
        return _claims(case, shown.by)
    case.note(
        tr(
            "If play should go on because a defender's partner objected to the defender's "
            "concession, that is the other answer (68B2). If all four agree to play on, Laws 16 "
            "and 50 do not apply (68D2(b))."
        )
    )
    case.say(
        None,
        tr("Play has stopped. Take {cards} back; there is no penalty card. Declarer may use what "
           "was shown; the defenders may not.", cards=shown.name),
    )  # fmt: skip
    headline = tr("Play has stopped because of a claim or a concession: there is no penalty card.")
    told = _unauthorised(shown, "16C2")
    return case.rule("68D", headline, *back(shown), *told, Review("16C2"))


def _say_unauthorised(case: Case, shown: Shown) -> None:
    case.say(
        shown.by.partner,
        tr("You may not use what {cards} told you; declarer may.", cards=shown.name),
    )


def _unauthorised(shown: Shown, law: str) -> tuple[Effect, ...]:
    partner = shown.by.partner
    return tuple(Unauthorised(shown.by, card, (partner,), law) for card in shown.cards or (None,))
