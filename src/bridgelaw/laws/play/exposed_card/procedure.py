"""Laws 48, 49 and 50B: a card shown or named when it was not to be played."""

from __future__ import annotations

from bridgelaw.game.cards import Card
from bridgelaw.laws.common.about_the_trick import (
    NOT_A_CLAIM,
    NOT_TO_BE_USED,
    STILL_TO_PLAY,
    about_the_trick,
)
from bridgelaw.laws.common.penalty_words import (
    DELIBERATE,
    has_penalty_cards,
    penalty_effects,
    say_penalty_cards,
)
from bridgelaw.laws.law import Case, Ruling, fx, procedure
from bridgelaw.laws.machinery.lying_cards import name_cards
from bridgelaw.laws.play.exposed_card import endings as end
from bridgelaw.laws.play.exposed_card import questions as ask
from bridgelaw.laws.play.exposed_card.manifest import MANIFEST
from bridgelaw.laws.play.exposed_card.questions import What, When, Who
from bridgelaw.laws.play.exposed_card.situation import Shown, find_shown


@procedure(
    MANIFEST, finds=find_shown, hidden=Shown, asks=(ask, DELIBERATE, NOT_A_CLAIM, STILL_TO_PLAY)
)
def EXPOSED_CARD(case: Case, shown: Shown) -> Ruling:
    """Law 48 for the declaring side, Law 49 for a defender."""
    case.about(shown.by, cards=shown.name)
    case.rules_on(shown.at)
    who = case.fact(ask.WHO, shown.who)
    if who is Who.OVER:
        return case.rule("49", end.OVER, *shown.taken_back)
    # 48. Declarer and dummy never have penalty cards.
    if who is Who.DECLARING:
        return _declaring_side(case, shown)
    # 49. A defender's card. First the exceptions: a law let them take it back, ...
    when = case.fact(ask.WHEN, shown.only_occasion, allowed=shown.cannot_be)
    if when is When.LAWFUL:
        return case.rule("49", end.LAWFUL, *shown.taken_back)
    # 50. ... or the director designates otherwise, ...
    if when is When.DESIGNATED:
        ending = end.NAMED_STAYS if shown.named else end.NO_PENALTY_CARD
        return case.rule("50", ending, *shown.taken_back, fx.Review("12A1"))
    # 14. ... or it had been missing from the hand.
    if when is When.FOUND:
        return _found(case, shown)
    # 53 to 57. It was led or played, and those laws rule.
    if when is When.PLAY:
        return _led_or_played(case, shown)
    # 68. It came with a claim or a concession, or with what was none.
    if when is When.TRICK:
        return about_the_trick(case, shown.in_trick)
    if when is When.OBJECTION:
        return _partner_objected(case, shown)
    if when is When.CLAIM:
        return _with_a_claim(case, shown)
    # 47A, 47B. Their own side had to take it back.
    if when is When.RETRACTED:
        case.cite("47A", end.HAD_TO_BE_TAKEN_BACK)
        case.cite("49")
        return _penalty_cards(case, shown, "49", deliberate=True)
    return _shown_or_named(case, shown)


def _shown_or_named(case: Case, shown: Shown) -> Ruling:
    """49, with no exception: what partner could have seen, or what was named."""
    named = case.fact(ask.NAMED, shown.named)
    if not named and not case.fact(ask.COULD_SEE, shown.could_see):
        return case.rule("49", end.NOT_SEEN, *shown.taken_back)
    # 45C1, 45C4(a). At their turn they may have played it.
    if case.fact(ask.PLAYED, shown.counts_as_played, sign=shown.is_told):
        return _played(case, shown, "45C4(a)" if named else "45C1")
    case.cite("49", end.NAMED if named else end.SEEN)
    if named:
        case.tell(end.PUT_DOWN)
    return _penalty_cards(case, shown, "49", deliberate=True if named else None)


def _played(case: Case, shown: Shown, clause: str) -> Ruling:
    """45C: the card is the player's card to this trick."""
    by, card = shown.by, shown.only_card
    if shown.other is None:
        return case.rule(clause, end.PLAYED, fx.CardPlayed(by, card, clause))
    # They played something else after naming it: that goes back, as a card shown on purpose.
    case.tell(*end.PLAYED.say)
    case.cite(clause, end.PLAYED.headline)
    case.cite("47B")
    case.note(end.OPPONENTS_MAY_CHANGE, other=shown.other)
    replaced = fx.CardReplaced(by, shown.other, card)
    every = (*(one for one in shown.every if one is not card), shown.other)
    several = len(every) > 1
    return _rule_50B(
        case, shown, fx.Penalty.MAJOR, several, (shown.other,), every, "49", (replaced,)
    )


# 48. The declaring side


def _declaring_side(case: Case, shown: Shown) -> Ruling:
    """48A, 48B: only putting the whole hand down can mean something."""
    if case.fact(ask.SPREADS, shown.spreads, sign=shown.is_told):
        return _hand_put_down(case, shown)
    # 45C2. A card may have been played.
    if case.fact(ask.HELD_AS_PLAYED, shown.held_as_played, sign=shown.is_told):
        played = fx.CardPlayed(shown.by, shown.only_card, "45C2")
        return case.rule("45C2", end.PLAYED, played)
    return case.rule("48A", end.NO_PENALTY_CARDS, *shown.taken_back)


def _hand_put_down(case: Case, shown: Shown) -> Ruling:
    """48B: declarer becomes dummy, or claims."""
    # B1. Right after an opening lead out of turn declarer becomes dummy.
    if case.fact(ask.AFTER_LEAD, shown.after_lead):
        case.cite("48B1")
        if shown.after_lead is None:
            return case.rule("54A", end.LAW_54A_RULES, goes_on="play-out-of-turn")
        return case.rule("54A", end.BECOMES_DUMMY, *shown.taken_back, fx.BecomesDummy(shown.by))
    # B2. Otherwise it is a claim, unless that was clearly not meant.
    if case.ask(NOT_A_CLAIM):
        back = shown.taken_back if shown.cards else ()
        return case.rule("48B2", end.NOT_A_CLAIM, *back, fx.PlayGoesOn("48B2"))
    case.cite("48B2")
    return case.rule("68A", end.A_CLAIM, fx.DeemedClaim(shown.by, "68A"))


# The exceptions to 49


def _found(case: Case, shown: Shown) -> Ruling:
    """14: a card that was missing from the hand turns up."""
    # 14A1. Before the opening lead it just goes back.
    if not case.fact(ask.LEAD_FACED, shown.lead_faced):
        # 14C. But partner may not use that it was missing.
        case.cite("14C")
        case.tell(end.NOT_THAT_IT_WAS_MISSING)
        told = (*shown.told("14C"), fx.Review("16B3"))
        return case.rule("14A1", end.FOUND_BEFORE_THE_LEAD, *shown.taken_back, *told)
    # 14B2. After it too; 14B4. but it may be a penalty card.
    case.note(end.HELD_ALL_THE_TIME)
    case.cite("14B2")
    if case.ask(ask.COULD_SEE, sign=True):
        case.cite("14B4", end.PARTNER_COULD_SEE)
        # 14C. All may use that the card lies there (50E1), but partner not that it was missing.
        case.cite("14C")
        case.tell(end.NOT_THAT_IT_WAS_MISSING)
        return _penalty_cards(case, shown, "14B4", deliberate=False, later=fx.Review("16B3"))
    # 14C. What partner knows of it is unauthorised.
    told = (*shown.told("14C"), fx.Review("16B3"))
    return case.rule("14C", end.FOUND_NOT_SEEN, *shown.taken_back, *told)


def _led_or_played(case: Case, shown: Shown) -> Ruling:
    """Led or played: Laws 53 to 57 rule, and not Law 49."""
    if not shown.is_told:
        return case.rule("50", end.LAWS_53_TO_57_RULE, goes_on="play-out-of-turn")
    return case.rule("50", end.LED_OR_PLAYED, *shown.taken_back)


def _partner_objected(case: Case, shown: Shown) -> Ruling:
    """68B2: the partner did not agree to a defender's concession."""
    conceder = shown.conceder
    case.tell(end.NO_CONCESSION, NOT_TO_BE_USED)
    case.tell(end.NOT_THE_OBJECTION, conceder=conceder, partner=conceder.partner)
    told = (*shown.told("16C2"), fx.Review("16C3"))
    return case.rule("68B2", end.OBJECTED, *shown.taken_back, fx.PlayGoesOn("68B2"), *told)


def _with_a_claim(case: Case, shown: Shown) -> Ruling:
    """68A, 68D: cards shown to claim, or to agree or object to a claim."""
    # A. Showing the card was itself the claim, and it has to be entered.
    if shown.is_told and not shown.play_has_stopped:
        return case.rule("68A", end.A_CLAIM, fx.DeemedClaim(shown.by, "68A"))
    told = (*shown.told("16C2"), fx.Review("16C3"))
    return case.rule("68D", end.PLAY_HAS_STOPPED, *shown.taken_back, *told)


# 50B. Penalty cards


def _penalty_cards(
    case: Case, shown: Shown, law: str, deliberate: bool | None, *, later: fx.Review | None = None
) -> Ruling:
    """50B: major, or minor. `deliberate` is `None` where that is still to be found out."""
    what = case.fact(ask.WHAT, shown.what)
    # Of several that were shown together each is major, whatever became of the others.
    if shown.was_one_of_several:
        deliberate = True
    # The one case in which it depends on what the player meant.
    if what is What.LOW and deliberate is None:
        deliberate = case.ask(DELIBERATE)
    penalty = fx.Penalty.MINOR if what is What.LOW and not deliberate else fx.Penalty.MAJOR
    # 10B, 11A. They played on before the director came.
    if shown.went_on:
        case.note(end.PLAYED_ON)
    reviews = (*((later,) if later else ()), *((fx.Review("11A"),) if shown.went_on else ()))
    several = what is What.SEVERAL
    return _rule_50B(case, shown, penalty, several, shown.cards, shown.every, law, later=reviews)


def _rule_50B(
    case: Case,
    shown: Shown,
    penalty: fx.Penalty,
    several: bool,
    new: tuple[Card, ...],
    every: tuple[Card, ...],
    law: str,
    before: tuple[fx.Effect, ...] = (),
    later: tuple[fx.Effect, ...] = (),
) -> Ruling:
    """50B: the new penalty cards; `every` are all that the player then has."""
    # 50A. It stays face up.
    case.cite("50A")
    say_penalty_cards(case, shown.by, several)
    effects = (*before, *penalty_effects(shown.by, new, penalty, law), fx.Review("72C"), *later)
    ending = has_penalty_cards(penalty, several)
    return case.rule("50B", ending, *effects, cards=name_cards(every, several))
