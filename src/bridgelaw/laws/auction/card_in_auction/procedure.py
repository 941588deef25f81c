"""Law 24: a card that partner could see, or that was led, before the auction was over."""

from __future__ import annotations

from bridgelaw.laws.auction.card_in_auction import endings as end
from bridgelaw.laws.auction.card_in_auction import questions as ask
from bridgelaw.laws.auction.card_in_auction.manifest import MANIFEST
from bridgelaw.laws.auction.card_in_auction.questions import Fate, Remedy, What
from bridgelaw.laws.auction.card_in_auction.situation import Shown, find_shown, not_after_a_call
from bridgelaw.laws.common.penalty_words import DELIBERATE, has_penalty_cards, say_penalty_cards
from bridgelaw.laws.law import About, Case, Ruling, fx, procedure


@procedure(MANIFEST, finds=find_shown, hidden=Shown, asks=(ask, DELIBERATE))
def CARD_IN_AUCTION(case: Case, shown: Shown) -> Ruling:
    """Law 24: cards in a position where partner could see them, during the auction."""
    case.about(shown.by, cards=shown.new_named)
    # 48, 49. Where nobody knows how far the board was, the auction may have been over.
    if shown.may_be_late and case.know(ask.OVER):
        return case.rule("24", end.AUCTION_WAS_OVER, goes_on="exposed-card")
    case.rules_on(*shown.events)
    # 16D. Before the first call it is information from elsewhere.
    if not case.fact(ask.BEGUN, shown.begun):
        return _before_the_auction(case, shown)
    # 54E. The declaring side tried to make the opening lead: Law 24, when the auction is over.
    if shown.opening_lead:
        case.cite("54E", end.LEAD_BY_DECLARING_SIDE)
        return case.rule("24D", end.PICKED_UP, *shown.all_taken_back)
    # The preamble: where partner could see it, and through the player's own mistake.
    if not case.fact(ask.COULD_SEE, shown.could_see):
        back = (*shown.new_taken_back, *shown.still_penalty_cards)
        return case.rule("24", end.NOT_UNDER_THIS_LAW, *back)
    # A, B, C. Everything that the player has shown counts together.
    what = case.fact(ask.WHAT, shown.what)
    case.about(cards=shown.named(what))
    if shown.auction_goes_on:
        _restrict_auction(case, shown, what)
    # D, E. What becomes of the cards when the auction is over.
    fate = shown.fate or _fate(case, shown, what)
    if fate is Fate.LATER:
        left = (fx.LeftFaceUp(shown.by, card) for card in shown.new)
        return case.rule(what.clause, end.LATER[what], *left, *_in_auction(shown, what))
    if fate is Fate.PASSED_OUT:
        return case.rule("24", end.PASSED_OUT, *shown.new_taken_back, *shown.information)
    # Nobody called the director while partner could still be made to pass.
    if shown.new:
        case.note(end.AUCTION_WENT_ON)
    # D. The declaring side picks them up.
    if fate is Fate.PICKED_UP:
        return case.rule("24D", end.PICKED_UP, *shown.all_taken_back, *shown.information)
    # E. A defender has them as penalty cards.
    return _penalty_cards(case, shown, what, fate)


def _before_the_auction(case: Case, shown: Shown) -> Ruling:
    """16D: a card that was seen before the first call."""
    back = shown.new_taken_back
    # D3. Once somebody has called, only 2(c) and 2(d) are left.
    if case.fact(ask.CALLED_SINCE, shown.called_since):
        if case.ask(ask.REMEDY, allowed=not_after_a_call) is Remedy.PLAY:
            return case.rule("16D3", end.CALLED_SINCE, *back, fx.Review("16D3"))
        case.cite("16D3", end.CANNOT_BE_PLAYED)
        return _adjusted(case, shown)
    # D2. Before that the director may do any of four things, if the card would disturb the board.
    remedy = case.ask(ask.REMEDY)
    ending = end.REMEDIES[remedy]
    if remedy is Remedy.PLAY:
        return case.rule("16D2(c)", ending, *back, fx.Review("16D2(c)"))
    if remedy is Remedy.ADJUST:
        return _adjusted(case, shown)
    return case.rule(remedy.value, ending, *back)


def _adjusted(case: Case, shown: Shown) -> Ruling:
    """16D2(d): the score is adjusted, and Law 12 says to what."""
    return case.rule(
        "16D2(d)",
        end.REMEDIES[Remedy.ADJUST],
        *shown.new_taken_back,
        fx.ScoreAdjusted(fx.Adjustment.ARTIFICIAL, "16D2(d)"),
        goes_on="adjusted-score",
        hands_over={"power": "law", "law": "16D2(d)"},
    )


def _restrict_auction(case: Case, shown: Shown, what: What) -> None:
    """24A, B, C: the cards stay face up, and from an honour on partner passes once."""
    if what is What.LOW:
        case.cite(what.clause, end.NOTHING_MORE)
        case.tell(end.STAYS_FACE_UP)
    else:
        case.cite(what.clause, end.PARTNER_PASSES)
        case.tell(end.STAYS_FACE_UP)
        case.tell_what_holds(shown.by.partner, About.CALLS)


def _in_auction(shown: Shown, what: What) -> tuple[fx.Effect, ...]:
    """24A, B, C: what holds while the auction lasts; the table carries D and E out at its end."""
    if what is What.LOW:
        return shown.information
    passes = fx.ForcedPass(shown.by.partner, fx.Span.ONCE, what.clause)
    return (passes, *shown.information, fx.Review("72C"))


def _fate(case: Case, shown: Shown, what: What) -> Fate:
    """24D, 24E: whether the cards are picked up, or are penalty cards, and of which kind."""
    if not shown.defends:
        return Fate.PICKED_UP
    # 50B. Minor: one card below the ten, and by accident.
    if what is What.LOW and not case.ask(DELIBERATE):
        return Fate.MINOR
    return Fate.MAJOR


def _penalty_cards(case: Case, shown: Shown, what: What, fate: Fate) -> Ruling:
    """24E, 50B: every card is a penalty card, and two or more are all major."""
    penalty = _say_penalty(case, shown, what, fate)
    penalties = (fx.PenaltyCard(shown.by, card, penalty, "24E") for card in shown.cards)
    ending = has_penalty_cards(penalty, what is What.SEVERAL)
    return case.rule("24E", ending, *penalties, *shown.information)


def _say_penalty(case: Case, shown: Shown, what: What, fate: Fate) -> fx.Penalty:
    """50B: what the penalty card means, for its owner, for partner and for declarer."""
    case.cite("50B")
    penalty = fx.Penalty.MINOR if fate is Fate.MINOR else fx.Penalty.MAJOR
    say_penalty_cards(case, shown.by, several=what is What.SEVERAL)
    return penalty
