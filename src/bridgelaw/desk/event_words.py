"""What happened at a table and how it ended, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bridgelaw.game.spelling import RANKS
from bridgelaw.laws import PROCEDURES
from bridgelaw.laws.common.end_of_board import REVIEW
from bridgelaw.locale import All, AnyOf, Text, tr
from bridgelaw.locale.citing import cited
from bridgelaw.table import effects as fx
from bridgelaw.table import events as ev
from bridgelaw.table.result import Result
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table
from bridgelaw.table.wording import describe


def result_lines(table: Table, result: Result) -> Iterator[Text]:
    """How declarer's tricks come together, and what is scored instead, each with its law."""
    if result.contract is not None:
        yield tr("Tricks of declarer at the table: {tricks}.", tricks=result.won)
        yield from (_by_law(table, moved) for moved in table.transfers)
        if table.transfers:
            yield tr("Tricks of declarer in all: {tricks}.", tricks=result.tricks)
    yield from (_by_law(table, adjusted) for adjusted in result.adjusted)
    yield from (_by_law(table, award) for award in table.awarded)


def _by_law(table: Table, effect: fx.TricksTransferred | fx.ScoreAdjusted | fx.SideAwarded) -> Text:
    what = describe(effect, table.edition)
    return tr("Law {law}: {what}", law=cited(effect.law), what=what)


_WISHES = {
    ev.Wish.HIGH: tr("“high”"),
    ev.Wish.LOW: tr("“low”"),
    ev.Wish.WIN: tr("“win the trick”"),
    ev.Wish.ANYTHING: tr("“play anything”"),
}


def told(event: ev.Event, openly: bool = False) -> Text:
    """One sentence for an event; `openly` leaves out a card that lies face down."""
    match event:
        case ev.Called(seat, call):
            return tr("{seat} calls {call}.", seat=seat, call=call)
        case ev.Led(seat, card):
            return tr("{seat} leads {card}.", seat=seat, card=card)
        case ev.LedFaceDown(seat, card):
            if openly:
                return tr("{seat} leads a card face down.", seat=seat)
            return tr("{seat} leads {card} face down.", seat=seat, card=card)
        case ev.FacedLead(seat):
            return tr("{seat} faces the lead.", seat=seat)
        case ev.Played(seat, card):
            return tr("{seat} plays {card}.", seat=seat, card=card)
        case ev.PlayedTogether(seat, cards):
            return tr("{seat} plays {cards} together.", seat=seat, cards=All(cards))
        case ev.TrickQuitted():
            return tr("The trick is turned although a card is missing.")
        case ev.Exposed(seat, cards):
            return tr("{seat} shows {cards}.", seat=seat, cards=All(cards))
        case ev.Spread(seat):
            return tr("{seat} spreads the hand.", seat=seat)
        case ev.Designated(seat, designation):
            return tr("{seat} names {what}.", seat=seat, what=named(designation))
        case ev.Claimed(seat, tricks, statement):
            if statement:
                return tr("{seat} claims {tricks}: “{statement}”", seat=seat, tricks=tricks,
                          statement=statement)  # fmt: skip
            return tr("{seat} claims {tricks}.", seat=seat, tricks=tricks)
        case ev.Conceded(seat, tricks, statement):
            if statement:
                return tr("{seat} concedes {tricks}: “{statement}”", seat=seat, tricks=tricks,
                          statement=statement)  # fmt: skip
            return tr("{seat} concedes {tricks}.", seat=seat, tricks=tricks)
        case ev.PutBack(seat):
            return tr("{seat} puts the hand back.", seat=seat)
        case ev.HandCounted(seat, number):
            return tr("{seat} counts {number} cards.", seat=seat, number=number)
        case ev.DirectorCalled(by):
            if by is None:
                return tr("The director is called.")
            return tr("{seat} calls the director.", seat=by)
        case ev.Ruled():
            return _ruled(event)
        case ev.Unentered():
            return tr("Something was not entered.")
        case ev.Told(fact, value):
            return _told_of_board(fact, value)


_PHASES = {
    Phase.AUCTION: tr("auction"),
    Phase.CLARIFICATION: tr("clarification period"),
    Phase.PLAY: tr("play"),
    Phase.CLAIMED: tr("claim"),
    Phase.PASSED_OUT: tr("passed out"),
    Phase.OVER: tr("over"),
}


def _told_of_board(fact: ev.Fact, value: Any) -> Text:
    match fact:
        case ev.Fact.CONTRACT:
            return tr("The contract is {contract}.", contract=value)
        case ev.Fact.DECLARER:
            return tr("{seat} declares.", seat=value)
        case ev.Fact.TRICK:
            return tr("The play is at trick {number}.", number=value)
        case ev.Fact.ON_LEAD:
            return tr("{seat} is on lead.", seat=value)
        case ev.Fact.SUIT_LED:
            return tr("{suit} was led.", suit=value)
        case ev.Fact.WON:
            return tr("{side} has won {tricks}.", side=value[0], tricks=value[1])
        case ev.Fact.STAGE:
            return tr(
                "How far the board is: {phases}.",
                phases=AnyOf(tuple(map(_PHASES.__getitem__, value))),
            )
        case ev.Fact.PLAY_OVER:
            return tr("The play is over.")
        case ev.Fact.HANDS_BACK:
            return tr("The hands are back in the board.")
        case ev.Fact.RESULT:
            if value.contract is None:
                return tr("Passed out.")
            return headline(Result(value.contract, False, value.tricks, 13 - value.tricks, 0, ()))
        case ev.Fact.VOID:
            return tr("{seat} has no {suit}.", seat=value[0], suit=value[1])
        case ev.Fact.HOLDS:
            return tr("{seat} holds {cards}.", seat=value[0], cards=All(tuple(value[1])))


def named(designation: ev.Designation) -> object:
    """What declarer said, as far as it goes."""
    if designation.wish is not None:
        return _WISHES[designation.wish]
    if designation.card is not None:
        return designation.card
    if designation.rank is not None:
        return RANKS[designation.rank].replace("T", "10")
    return designation.suit


def _ruled(event: ev.Ruled) -> Text:
    if event.procedure == REVIEW:
        return tr("Looked at under Law {law}.", law=cited(*event.clauses[:1]))
    if event.clauses == ("69A",):
        return tr("The claim is agreed to.")
    procedure = PROCEDURES.get(event.procedure)
    what: Text | str = event.procedure if procedure is None else procedure.title
    return tr("Ruling: {what}", what=what)


def headline(result: Result) -> Text:
    """The result in one sentence."""
    contract = result.contract
    if contract is None:
        if result.passed_out:
            return tr("Passed out.")
        return tr("The board was not played.")
    if result.over is None:
        return tr("{contract}: the play has ended.", contract=contract)
    if result.over == 0:
        return tr("{contract}: made.", contract=contract)
    if result.over > 0:
        return tr("{contract}: made with {count} over.", contract=contract, count=result.over)
    return tr("{contract}: down {count}.", contract=contract, count=-result.over)
