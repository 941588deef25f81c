"""Law 68: what is no claim, or is one no longer, so that play goes on."""

from __future__ import annotations

from bridgelaw.game.seats import Seat
from bridgelaw.laws.claims.claim.claimant import (
    Claimant,
    authorised_again,
    cards_shown,
    picked_up,
)
from bridgelaw.laws.claims.claim.questions import Claimer
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.play.exposed_card.no_penalty import about_the_trick
from bridgelaw.laws.play.exposed_card.shown import Shown
from bridgelaw.locale.text import tr
from bridgelaw.table.effects import Effect, PlayGoesOn, Review, Unauthorised


def dummy_claims(case: Case) -> Ruling:
    """43A1(c): dummy takes no part in the play."""
    case.say(None, tr("Dummy cannot claim or concede. Play goes on."))
    case.note(
        tr(
            "Declarer may not choose what dummy's words suggested, if there was a logical "
            "alternative (16B1). Dummy may get a procedural penalty (43B1)."
        )
    )
    headline = tr("Dummy can neither claim nor concede: play goes on.")
    # What a defender showed because of it goes back: dummy's side brought that about.
    return case.rule("43A1(c)", headline, *_back(case), PlayGoesOn("43A1(c)"), Review("16B3"))


def only_the_trick(case: Case, claimant: Claimant, claimer: Claimer) -> Ruling:
    """The preamble: it was about the trick in progress, and about no other."""
    by, table = claimant.by, case.table
    if claimer is Claimer.DEFENDER:
        cards = () if table is None or not isinstance(by, Seat) else cards_shown(table, by)
        if cards or table is None:
            return about_the_trick(case, Shown(by, cards), PlayGoesOn("68"))
        case.say(by.partner, tr("You may not use what partner said about the trick."))
        headline = tr("What concerns only the trick in progress is no claim: play goes on.")
        return case.rule("68", headline, PlayGoesOn("68"), Review("16B3"))
    case.say(None, tr("That was about this trick only. There is no claim, and play goes on."))
    headline = tr("What concerns only the trick in progress is no claim: play goes on.")
    return case.rule("68", headline, *_back(case), PlayGoesOn("68"))


def not_meant(case: Case, claimant: Claimant, claimer: Claimer) -> Ruling:
    """48B2, 68A: it is clear that no claim was meant."""
    name = claimant.name
    if claimer is Claimer.DECLARER:
        case.say(claimant.told, tr("Take your cards back. Play goes on."))
        headline = tr(
            "No claim was meant: {offender} takes the cards back, and play goes on.", offender=name
        )
        return case.rule("48B2", headline, *_back(case), PlayGoesOn("48B2"))
    # 49. A defender's cards that were shown otherwise are penalty cards.
    case.say(None, tr("There is no claim. Nobody plays until I have ruled on the cards."))
    headline = tr("No claim was meant: Law 49 rules on the cards that {claimer} showed.",
                  claimer=name)  # fmt: skip
    if case.table is None:
        return case.rule("68A", headline, goes_on="exposed-card")
    case.note(tr("Enter the cards as exposed, and rule on that."))
    return case.rule("68A", headline, PlayGoesOn("68A"))


def after_objection(case: Case, claimant: Claimant) -> Ruling:
    """68B2: a defender conceded, and his partner objected at once."""
    case.say(
        None,
        tr(
            "There is no concession and no claim, and play goes on. The cards that were shown are "
            "no penalty cards: take them back."
        ),
    )
    case.say(
        None,
        tr(
            "{claimer} may not use that {partner} objected, as if it showed where a trick is.",
            claimer=claimant.name,
            partner=claimant.partner,
        ),
    )
    case.note(
        tr(
            "What a defender showed is unauthorised for the other defender; declarer may use it. "
            "If it is used, adjust the score."
        )
    )
    effects: list[Effect] = []
    for seat in claimant.side:
        cards = () if case.table is None else cards_shown(case.table, seat)
        if cards:
            case.say(seat.partner, tr("You may not use what partner's cards told you."))
        effects += [Unauthorised(seat, card, (seat.partner,), "16C2") for card in cards]
    headline = tr(
        "{partner} objects, so there is neither a concession nor a claim: play goes on, and no "
        "card is a penalty card.",
        partner=claimant.partner,
    )
    back = _back(case)
    return case.rule("68B2", headline, *back, PlayGoesOn("68B2"), *effects, Review("16C2"))


def play_on(case: Case) -> Ruling:
    """68D2(b): the other side asked for it, and all four agree."""
    case.say(
        None,
        tr(
            "The claim is void. Take your cards back and play on. Everybody may use what they have "
            "seen, there is no penalty card, and the result counts."
        ),
    )
    again = [] if case.table is None else authorised_again(case.table)
    headline = tr(
        "All four agree: the claim is void, play goes on without Laws 16 and 50, and the result "
        "counts."
    )
    return case.rule("68D2(b)", headline, *_back(case), PlayGoesOn("68D2(b)"), *again)


def _back(case: Case) -> list[Effect]:
    return [] if case.table is None else picked_up(case.table)
