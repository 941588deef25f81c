"""Laws 65 and 66: how finished tricks are kept, and who may look at them.

How many tricks each side has won is Law 79's; where that is in dispute, this ends there.
"""

from __future__ import annotations

from bridgelaw.game.seats import Seat
from bridgelaw.laws.law import Case, Ending, Ruling, fx, procedure
from bridgelaw.laws.play.trick_count import endings as end
from bridgelaw.laws.play.trick_count import questions as ask
from bridgelaw.laws.play.trick_count.manifest import MANIFEST
from bridgelaw.laws.play.trick_count.questions import Matter, Part, When
from bridgelaw.laws.play.trick_count.situation import Tricks, find_tricks


@procedure(MANIFEST, finds=find_tricks, asks=(ask,))
def TRICK_COUNT(case: Case, tricks: Tricks) -> Ruling:
    """Laws 65 and 66: how finished tricks are kept, and who may look at them."""
    matter = case.ask(ask.MATTER)
    # 79. How many tricks were won.
    if matter is Matter.NUMBER:
        return case.rule("79B", end.NUMBER_IN_DISPUTE, goes_on="tricks-disputed")
    if matter is not Matter.ORDER:
        tricks.must_be_there()
    player = case.who(ask.WHO)
    case.about(player)
    # 65D. The order of the played cards.
    if matter is Matter.ORDER:
        return _order_disturbed(case)
    part = case.fact(ask.PART, tricks.part_of(player))
    # 65B3. A card turned the wrong way.
    if matter is Matter.TURNED:
        return _turned_wrong(case, tricks, player, part)
    # 66. Looking at a trick again.
    return _see_again(case, part, _when(case, tricks, player))


def _when(case: Case, tricks: Tricks, player: Seat) -> When:
    """How far the play had gone since the trick, which ends the rights about it."""
    return case.fact(ask.WHEN, tricks.when(player), allowed=tricks.not_then(player))


def _turned_wrong(case: Case, tricks: Tricks, player: Seat, part: Part) -> Ruling:
    """65B3: who may point it out, and until when."""
    case.tell(end.TURN_THAT_CARD)
    # By the commentary declarer at any time: nothing can be unauthorised for dummy.
    if part is Part.DECLARER and not case.follows_text("65B3"):
        return case.rule("65B3", end.DECLARER_MAY_ALWAYS)
    # The others, and dummy is one of them, until their side has played to the next trick.
    when = _when(case, tricks, player)
    if when in (When.NOT_LED, When.LED):
        if part is Part.DUMMY:
            case.note(end.DUMMY_MAY_TOO)
        return case.rule("65B3", end.IN_TIME)
    # 79A1. When the play is over the tricks are counted anyway.
    if when is When.OVER:
        return case.rule("79A1", end.AFTER_PLAY_ANYBODY_MAY)
    # Later dummy should not have spoken, and it is unauthorised for partner.
    case.cite("65B3", end.RIGHT_ENDED)
    if part is Part.DUMMY:
        case.cite("43A1(b)", end.DUMMY_MAY_NOT_ANY_MORE)
    # 16B.
    if not case.know(ask.PLAY_OVER):
        return case.rule("16B1", end.REMARK_UNAUTHORISED, fx.Review("16B3"))
    if not case.ask(ask.HELPED):
        return case.rule("16B3", end.REMARK_DID_NOT_HELP)
    adjusted = fx.ScoreAdjusted(fx.Adjustment.ASSIGNED, "16B3")
    return case.rule("16B3", end.REMARK_HELPED, adjusted)


def _order_disturbed(case: Case) -> Ruling:
    """65D: the played cards stay in order until the tricks are agreed."""
    if not case.ask(ask.DISPUTE):
        return case.rule("65D", end.TOLD_TO_KEEP_ORDER)
    if case.ask(ask.FACTS_FOUND):
        return case.rule("66D", end.SETTLED_BY_FACTS)
    # 66D. Only one side has mixed its cards: in favour of the other.
    if not case.ask(ask.BOTH_MIXED):
        return case.rule("66D", end.MIXED_THE_CARDS)
    # 65D, 85. Both have: neither has a right left, and what is most probable counts.
    case.cite("65D", end.BOTH_RIGHTS_AT_RISK)
    return case.rule("85A1", end.BOTH_HAVE_MIXED, goes_on="disputed-facts")


def _see_again(case: Case, part: Part, when: When) -> Ruling:
    """66: who may see the cards of a trick again, and until when."""
    # D. After the play, to settle a claim of a revoke, or of the tricks won.
    if when is When.OVER:
        return case.rule("66D", end.SHOWN_AFTER_PLAY)
    # A, B. The right is declarer's and the defenders'.
    if part is Part.DUMMY:
        case.cite("43A1(c)", end.NO_RIGHT_OF_DUMMY)
        return _may_not_look(case, end.DUMMY_MAY_NOT_LOOK)
    if when is When.PLAYED_ON:
        return _may_not_look(case, end.STAYS_CLOSED)
    # A. Their own card is not turned yet: all four cards.
    if not case.ask(ask.OWN_TURNED):
        return case.rule("66A", end.ALL_FACE_AGAIN)
    # B. Until their own side leads or plays on: their own card, and they do not show it.
    if not case.ask(ask.WANTS_ALL):
        return case.rule("66B", end.OWN_LAST_CARD)
    # C. Otherwise not before the play is over.
    return _may_not_look(case, end.STAYS_CLOSED)


def _may_not_look(case: Case, ending: Ending) -> Ruling:
    """66C: and if they have looked already, somebody may have gained by it."""
    case.tell(end.NOT_NOW)
    if case.ask(ask.LOOKED):
        return case.rule("66C", end.HAS_LOOKED, fx.Review("66"))
    return case.rule("66C", ending)
