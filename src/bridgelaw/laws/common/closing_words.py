"""What everybody hears after any ruling at a known table: what still holds, and who is next."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.game.calls import PASS
from bridgelaw.laws.law import Phase, Ruling, Table, Text, filled, fx, tr
from bridgelaw.laws.machinery.facts import (
    Act,
    Duty,
    Fact,
    Lasts,
    Mode,
    State,
    States,
    calls_next,
    facts_of,
    major,
    plays_next,
)
from bridgelaw.laws.machinery.unheard import says_it_goes_back
from bridgelaw.laws.machinery.words import Words
from bridgelaw.table.agenda import comes_first
from bridgelaw.table.in_force import binding
from bridgelaw.table.wording import describe

_TELLS_HOW = (fx.LeadRestriction, fx.PlayRestriction, fx.CardRequired, fx.NoDemand)
"""A ruling with one of these tells the player how to lead or play."""


def afterwards(before: Table, ruling: Ruling, after: Table | None = None) -> tuple[Words, ...]:
    """Words that depend on the whole table, and not only on the law that ruled.

    `after`: the table after the ruling, where somebody knows it already.
    """
    if ruling.goes_on is not None:
        return ()
    if after is None:
        after = before.after(ruling.event)
    words: list[Words] = []
    heard = ruling.words
    words += _still_passing(before, after, heard)
    if before.face_down and not after.face_down and not any(map(says_it_goes_back, heard)):
        words.append(Words(None, tr("The card that was led face down goes back.")))
    if comes_first(after):
        return tuple(words)  # that is ruled on before anybody goes on
    if after.to_call is not None:
        if after.awarded:
            return tuple(words)  # the board has its score, and nobody calls any more
        if _is_told_whose_turn(heard, after):
            return tuple(words)
        words.append(
            Words(
                None,
                tr("It is {player}'s turn to call.", calls_next("player"), player=after.to_call),
            )
        )
    elif after.phase is Phase.CLARIFICATION and before.phase is Phase.AUCTION:
        over = _OVER_CHOOSES_FIRST if _declarer_chooses(after) else _OVER
        words.append(Words(None, filled(over, player=after.to_play)))
    elif after.to_play is not None:
        words += (Words(None, text) for text in _in_play(before, after, ruling, heard))
    return tuple(words)


def _is_told_whose_turn(heard: tuple[Words, ...], after: Table) -> bool:
    turns = {
        State.CALLS_NEXT: after.to_call,
        State.PLAYS_NEXT: after.to_play,
        State.NOBODY_PLAYS: None,
    }
    return any(
        isinstance(fact, Fact) and fact.state in turns and fact.player is turns[fact.state]
        for said in heard
        for fact in facts_of(said.text)
    )


def _still_passing(before: Table, after: Table, heard: tuple[Words, ...]) -> Iterator[Words]:
    """Who must pass because of an earlier ruling, unless they have heard it in this one."""
    told = {duty.player for said in heard for duty in said.duties if duty.act is Act.CALL}
    # A bar for the rest of the auction goes before one for a single turn.
    for forced in sorted(before.forced_passes, key=lambda one: one.span is fx.Span.ONCE):
        if forced not in after.forced_passes or forced.player in told:
            continue
        told.add(forced.player)
        if forced.span is fx.Span.THROUGHOUT:
            still = tr("An earlier ruling still holds: you must pass for the rest of the auction.")
            lasts = Lasts.AUCTION
        else:
            still = tr("An earlier ruling still holds: you must pass at your next turn to call.")
            lasts = Lasts.NEXT_TURN
        duty = Duty(forced.player, Mode.MUST, Act.CALL, (PASS,), lasts)
        yield Words(forced.player, still.claiming(duty))


_OVER = tr("The auction is over, and {player} leads.", plays_next("player"))
_OVER_CHOOSES_FIRST = tr(
    "The auction is over, and {player} leads; declarer chooses first.", plays_next("player")
)


_CHOOSES_FIRST = {
    True: tr("It is {player}'s turn to lead; declarer chooses first.", plays_next("player")),
    False: tr("It is {player}'s turn to play; declarer chooses first.", plays_next("player")),
}
_CHOOSES_AGAIN = tr("Before {player} leads, declarer has another choice.", plays_next("player"))
"""26B beside 50D2: the leader has just heard what one of the two choices demands."""


def _declarer_chooses(after: Table) -> bool:
    return any(decision.player is after.to_play for decision in after.decisions)


def _in_play(
    before: Table, after: Table, ruling: Ruling, heard: tuple[Words, ...]
) -> Iterator[Text]:
    """What earlier rulings left to the play, and whose turn it is there."""
    yield from _still_restricting(before, after, heard)
    if _is_told_whose_turn(heard, after):
        return
    player, contract = after.to_play, after.contract
    leads = not after.trick.cards
    if _declarer_chooses(after):
        told = {one.player for said in heard for one in said.duties if one.act is Act.LEAD}
        first = _CHOOSES_AGAIN if player in told else _CHOOSES_FIRST[leads]
        yield filled(first, player=player)
    elif any(isinstance(one, _TELLS_HOW) and one.player is player for one in ruling.effects):
        return  # they have just heard what to lead or play now
    elif contract is not None and player is contract.dummy:
        yield (
            tr(
                "Dummy is on lead: {player} names a card.",
                plays_next("player"),
                player=contract.declarer,
            )
            if leads
            else tr(
                "It is dummy's turn to play: {player} names a card.",
                plays_next("player"),
                player=contract.declarer,
            )
        )
    elif leads:
        yield tr("It is {player}'s turn to lead.", plays_next("player"), player=player)
    else:
        yield tr("It is {player}'s turn to play.", plays_next("player"), player=player)


_STILL = {
    fx.Penalty.MAJOR: tr("{card} is still a major penalty card of {player}.", major("card")),
    fx.Penalty.MINOR: tr(
        "{card} is still a minor penalty card of {player}.", States(State.MINOR, hole="card")
    ),
}
_RESTRICTS = (fx.PenaltyCard, fx.LeadRestriction, fx.PlayRestriction, fx.CardRequired)


def _still_restricting(before: Table, after: Table, heard: tuple[Words, ...]) -> Iterator[Text]:
    """What players must keep in mind from earlier rulings, and have not heard of in this one."""
    named = {card for said in heard for card in said.cards}
    leaders = {duty.player for said in heard for duty in said.duties if duty.act is Act.LEAD}
    earlier = set(binding(before))
    for holds in binding(after):
        if not isinstance(holds, _RESTRICTS) or holds not in earlier:
            continue
        if getattr(holds, "card", None) in named:
            continue
        if isinstance(holds, fx.LeadRestriction) and holds.player in leaders:
            continue
        if isinstance(holds, fx.PenaltyCard):
            yield filled(_STILL[holds.penalty], card=holds.card, player=holds.player)
        else:
            yield tr("An earlier ruling still holds: {what}", what=describe(holds))
