"""Laws 65 and 66: a card turned the wrong way, played cards out of order, a trick looked at again.

How many tricks each side has won is Law 79's; where that is in dispute, this ends there.
"""

from __future__ import annotations

from enum import Enum

from bridgelaw.game.seats import Player, Role, Seat
from bridgelaw.laws.machinery.case import Case, NothingToRule
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.questions import SEAT_OPTIONS, Choice, Option, yes_or_no
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.effects import Adjustment, Review, ScoreAdjusted
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table


class Matter(Enum):
    """What happened to the quitted tricks."""

    TURNED = "65B3"
    ORDER = "65D"
    SEE = "66"
    NUMBER = "79"


class Part(Enum):
    """The player's part in the play."""

    DECLARER = "declarer"
    DUMMY = "dummy"
    DEFENDER = "defender"


class When(Enum):
    """How far the play had gone since the trick."""

    NOT_LED = "nobody has played to the next trick"
    LED = "only the other side has"
    PLAYED_ON = "the player's side has"
    OVER = "the play is over"


MATTER = Choice(
    key="matter",
    law="65",
    heading=tr("What is it about?"),
    why=tr(
        "A card turned the wrong way may be pointed out for a while, a trick may be looked at "
        "again for a while, and the played cards stay in order until the tricks are agreed."
    ),
    options=(
        Option("turned", Matter.TURNED, tr("Somebody pointed out a card turned the wrong way")),
        Option("order", Matter.ORDER, tr("Somebody has disturbed the order of their played cards")),
        Option("see", Matter.SEE, tr("Somebody wants to see a trick again, or has looked at it")),
        Option("number", Matter.NUMBER, tr("The players do not agree on the number of tricks")),
    ),
)

WHO = Choice(
    key="who",
    law="65",
    heading=tr("Which player did that?"),
    why=tr("Declarer, dummy and the defenders do not have the same rights."),
    options=SEAT_OPTIONS,
)

PART = Choice(
    key="part",
    law="65",
    heading=tr("What is that player in this play?"),
    why=WHO.why,
    options=(
        Option("declarer", Part.DECLARER, tr("Declarer")),
        Option("dummy", Part.DUMMY, tr("Dummy")),
        Option("defender", Part.DEFENDER, tr("A defender")),
    ),
)

WHEN = Choice(
    key="when",
    law="65",
    heading=tr("How far had the play gone, when that happened, since the trick was complete?"),
    why=tr(
        "A player's rights about a trick end when their side has led or played to the next one; "
        "the right to look at their own card ends as soon as anybody has led to it."
    ),
    options=(
        Option("not_led", When.NOT_LED, tr("Nobody had played to the next trick")),
        Option("led", When.LED, tr("Only the other side had led to the next trick")),
        Option("played_on", When.PLAYED_ON, tr("That player's side had played to the next trick")),
        Option("over", When.OVER, tr("The play was over")),
    ),
)

PLAY_OVER = yes_or_no(
    key="play_over",
    law="16B3",
    heading=tr("Is the play over now?"),
    why=tr("Only then can you see whether the remark has helped."),
)

HELPED = yes_or_no(
    key="helped",
    law="16B3",
    heading=tr(
        "Did {partner} gain by choosing something that the remark suggested, when there was a "
        "logical alternative?"
    ),
    why=tr(
        "The remark told {partner} how many tricks there were. Ask what a player would have done "
        "who still miscounted them: would they have taken the same risk? At IMPs that player makes "
        "sure of the contract; at matchpoints, too, making sure is one of the things they may well "
        "do."
    ),
)

DISPUTE = yes_or_no(
    key="dispute",
    law="65D",
    heading=tr("Is there a dispute about a trick or a revoke?"),
    why=tr("Disturbed cards matter when they have to prove something."),
)

FACTS_FOUND = yes_or_no(
    key="facts_found",
    law="66D",
    heading=tr("Can you still find out what was played?"),
    why=tr(
        "Each player shows their own played cards in order; those of the other three often are "
        "enough."
    ),
)

MIXED_AFTER = yes_or_no(
    key="mixed_after",
    law="66D",
    heading=tr("Were the cards mixed after somebody had claimed the trick or the revoke?"),
    why=tr(
        "Whoever mixes their cards after that, so that the facts are lost, is ruled against. If it "
        "was before, you weigh what you hear, and the doubt counts against the player whose cards "
        "are in disorder."
    ),
)

OWN_TURNED = yes_or_no(
    key="own_turned",
    law="66A",
    heading=tr("Had {offender} already turned over the card that {offender} played to that trick?"),
    why=tr("Whoever has not turned their card yet may have all four shown again."),
)

WANTS_ALL = Choice(
    key="wants",
    law="66B",
    heading=tr("What does {offender} want to see, or what was looked at?"),
    why=tr("Until somebody leads to the next trick, a player may look at their own last card."),
    options=(
        Option("own", False, tr("Only their own card, the last that they played")),
        Option("others", True, tr("Cards of others as well")),
    ),
)

LOOKED = yes_or_no(
    key="looked",
    law="66C",
    heading=tr("Has {offender} looked already?"),
    why=tr("There is no right to it. If it has happened, somebody may have gained by it."),
)


def trick_count(case: Case) -> Ruling:
    """Laws 65 and 66: how finished tricks are kept, and who may look at them."""
    matter = case.ask(MATTER)
    if matter is Matter.NUMBER:
        return _number(case)
    if matter is Matter.ORDER:
        return _order(case, _player(case))
    if case.table is not None and not case.table.tricks:
        raise NothingToRule(tr("No trick has been completed at this table."))
    by = _player(case)
    part = case.fact(PART, lambda table: _part(table, by))
    if matter is Matter.TURNED:
        return _turned(case, by, part)
    return _see(case, by, part)


def _player(case: Case) -> Player:
    seat = case.detail(WHO)
    return Role.OFFENDER if seat is None else seat


def _part(table: Table, player: Player) -> Part:
    if table.contract is None:
        raise NothingToRule(tr("No trick has been completed at this table."))
    if player is table.contract.declarer:
        return Part.DECLARER
    return Part.DUMMY if player is table.contract.dummy else Part.DEFENDER


def _is_over(table: Table) -> bool:
    """A claim stops the play."""
    return table.phase in (Phase.OVER, Phase.CLAIMED)


def _when(case: Case, by: Player) -> When:
    """What the table leaves open is only which trick it is about, and when it was said."""
    table = case.table
    if table is None or _is_over(table):
        return case.ask(WHEN)
    played = {seat.side for seat, _ in table.trick.cards}
    assert isinstance(by, Seat)
    # Of the last trick; an older one was followed by another to which both sides played.
    last = When.PLAYED_ON if by.side in played else When.LED if played else When.NOT_LED
    if last is When.PLAYED_ON or len(table.tricks) == 1:
        return case.fact(WHEN, lambda table: last)
    fits = (last, When.PLAYED_ON)
    return case.ask(WHEN, allowed=lambda when: None if when in fits else _NOT_SO)


_NOT_SO = tr("the table shows something else")


# 65B3: a card turned the wrong way


def _turned(case: Case, by: Player, part: Part) -> Ruling:
    case.say(
        None,
        tr("Turn that card as the trick was won or lost: lengthwise if your side won it."),
    )
    # B3. Declarer may always say so: nothing can be unauthorised for dummy.
    if part is Part.DECLARER:
        headline = tr("Declarer may point out a card turned the wrong way at any time.")
        return case.rule("65B3", headline)
    when = _when(case, by)
    # B3. The others, and dummy is one of them, until their side has played to the next trick.
    if when in (When.NOT_LED, When.LED):
        if part is Part.DUMMY:
            case.note(
                tr(
                    "Law 43 forbids dummy to draw attention to an irregularity, but Law 65B3 "
                    "speaks of this one, and the particular law goes before the general."
                )
            )
        headline = tr(
            "{offender} was in time to point out the card: it is turned, and nothing else happens.",
            offender=by,
        )
        return case.rule("65B3", headline)
    if when is When.OVER:
        headline = tr("The play is over: anybody may see to it that the tricks are counted right.")
        return case.rule("79A1", headline)
    # B3 with 16B: later it is unauthorised for his partner, and dummy should not have spoken.
    case.cite("65B3", tr("The right ended when {offender}'s side had played to the next trick.",
                         offender=by))  # fmt: skip
    if part is Part.DUMMY:
        case.cite("43A1(b)", tr("Dummy may not draw attention to it any more."))
    return _too_late(case, by)


def _too_late(case: Case, by: Player) -> Ruling:
    partner = by.partner
    if case.fact(PLAY_OVER, _is_over):
        if case.ask(HELPED, partner=partner):
            case.note(
                tr(
                    "Assign the result of the play that {partner} would have chosen with the wrong "
                    "count (12C1). Dummy's remark can also earn a procedural penalty (43B1).",
                    partner=partner,
                )
            )
            headline = tr(
                "{offender}'s remark came too late and helped {partner}: the score is adjusted.",
                offender=by,
                partner=partner,
            )
            return case.rule("16B3", headline, ScoreAdjusted(Adjustment.ASSIGNED, "16B3"))
        headline = tr(
            "{offender}'s remark came too late, but {partner} did not gain by it: the score "
            "stands.",
            offender=by,
            partner=partner,
        )
        return case.rule("16B3", headline)
    case.say(
        partner,
        tr(
            "The remark is unauthorised for you. Play as if you still believed the tricks to lie "
            "as they did, and carefully avoid gaining by it."
        ),
    )
    case.note(
        tr(
            "After the play, ask what {partner} would have done with the wrong count. Somebody who "
            "believes that they have enough tricks will hardly risk the contract for one more; at "
            "matchpoints that is at least a logical alternative.",
            partner=partner,
        )
    )
    headline = tr(
        "{offender}'s remark came too late: it is unauthorised for {partner}, and the play goes "
        "on.",
        offender=by,
        partner=partner,
    )
    return case.rule("16B1", headline, Review("16B3"))


# 65D: the order of the played cards


def _order(case: Case, by: Player) -> Ruling:
    if not case.ask(DISPUTE):
        case.say(
            by,
            tr(
                "Keep your played cards in order until everybody agrees on the tricks. If a trick "
                "or a revoke comes to be disputed, disorder counts against you."
            ),
        )
        headline = tr("Nothing is in dispute: {offender} is told to keep the order.", offender=by)
        return case.rule("65D", headline)
    if case.ask(FACTS_FOUND):
        case.note(tr("During the play only you look at quitted tricks (66C)."))
        headline = tr("The facts can be found, and the dispute is settled by them.")
        return case.rule("66D", headline)
    # 66D. After the claim was made: in favour of the other side.
    if case.ask(MIXED_AFTER):
        headline = tr(
            "{offender} has mixed the cards so that the facts are lost: the dispute is decided for "
            "the other side.",
            offender=by,
        )
        return case.rule("66D", headline)
    # 65D. Before it: he has put at risk his right to claim a trick, or to claim or deny a revoke.
    headline = tr(
        "{offender} has put the right to doubtful tricks at risk, and to claim or deny a revoke: "
        "doubt counts against {offender}.",
        offender=by,
    )
    return case.rule("65D", headline)


# 66: looking at a trick again


def _see(case: Case, by: Player, part: Part) -> Ruling:
    when = _when(case, by)
    # D. After the play, to settle a claim of a revoke, or of the tricks won.
    if when is When.OVER:
        return _after_play(case, by)
    # A, B. The right is declarer's and the defenders'.
    if part is Part.DUMMY:
        return _not_allowed(case, by, "43A1(c)", tr("Dummy has no right to look at a trick again."))
    if when is When.PLAYED_ON:
        return _not_allowed(case, by, "66C", _TOO_LATE)
    # A. His own card is not turned yet: all four cards.
    if not case.ask(OWN_TURNED, offender=by):
        case.say(None, tr("Face your cards of this trick again."))
        headline = tr("All four face their cards of the trick again.")
        return case.rule("66A", headline)
    # B. Until somebody leads to the next trick: his own card, and he does not show it.
    if when is When.NOT_LED and not case.ask(WANTS_ALL, offender=by):
        case.say(by, tr("You may look at your own last card. Do not show it to anybody."))
        headline = tr(
            "{offender} may look at the card that {offender} played last, and not show it.",
            offender=by,
        )
        return case.rule("66B", headline)
    # C. Otherwise not before the play is over.
    return _not_allowed(case, by, "66C", _TOO_LATE)


_TOO_LATE = tr("The trick stays closed until the play is over, unless the director looks at it.")


def _not_allowed(case: Case, by: Player, clause: str, reason: Text) -> Ruling:
    case.say(by, tr("You may not look at that trick now."))
    if clause != "66C":
        case.cite(clause, reason)
    if case.ask(LOOKED, offender=by):
        case.note(
            tr("A player who looks at a trick against the law can get a procedural penalty (90).")
        )
        headline = tr(
            "{offender} had no right to look at the trick: the play goes on, and you adjust if "
            "that brought a gain.",
            offender=by,
        )
        return case.rule("66C", headline, Review("66"))
    return case.rule("66C", reason)


def _after_play(case: Case, by: Player) -> Ruling:
    case.say(
        None,
        tr("Show your own played cards in their order, one trick at a time. Touch nobody else's."),
    )
    case.note(
        tr(
            "That is done to settle a revoke, or the number of tricks won or lost. If they do not "
            "agree on the number, Law 79 says how it is corrected, and until when."
        )
    )
    headline = tr(
        "The play is over: the tricks are looked at to settle a revoke or the number of tricks, "
        "each player showing their own cards."
    )
    return case.rule("66D", headline)


def _number(case: Case) -> Ruling:
    case.note(
        tr(
            "Go through the tricks with all four, each showing their own cards (66D). If tricks "
            "were claimed or conceded, Laws 69 and 71 apply. After the round you need to be "
            "clearly convinced (79B3)."
        )
    )
    headline = tr("The number of tricks is in dispute: Law 79 rules on it.")
    return case.rule("79B", headline, goes_on="tricks-disputed")


TRICK_COUNT = Procedure(
    "trick-count",
    tr("A trick turned the wrong way, or looked at"),
    ("65", "66"),
    trick_count,
    (
        MATTER,
        WHO,
        PART,
        WHEN,
        PLAY_OVER,
        HELPED,
        DISPUTE,
        FACTS_FOUND,
        MIXED_AFTER,
        OWN_TURNED,
        WANTS_ALL,
        LOOKED,
    ),
)
