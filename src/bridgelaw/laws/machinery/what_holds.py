"""What a player may and must do after a ruling, said in one place from what then holds.

A law says where in its words this comes (`Case.tell_what_holds`), and nothing about it itself: the
sentences follow from the table after the ruling, so that they cannot contradict an earlier one. A
quick ruling knows no table, and they follow from its effects alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player
from bridgelaw.game.suits import SUITS, Suit
from bridgelaw.laws.machinery.facts import (
    NOBODY_PLAYS,
    Act,
    Duty,
    Fact,
    Lasts,
    Mode,
    State,
    States,
    facts_of,
)
from bridgelaw.laws.machinery.holding import About, Holding, Pending, is_of_penalty_cards, is_over
from bridgelaw.laws.machinery.lying_cards import (
    lower_cards_wait,
    say_lying_cards,
    say_lying_cards_of_both,
    waits,
)
from bridgelaw.laws.machinery.unheard import must_pass, unheard, unnamed_cards
from bridgelaw.laws.machinery.words import Words
from bridgelaw.locale.text import All, AnyOf, NoneOf, filled, tr
from bridgelaw.table import effects as fx
from bridgelaw.table.effects import Demand, Manner, Penalty, Until
from bridgelaw.table.events import Ruled
from bridgelaw.table.result import is_claim_settled
from bridgelaw.table.rules.kinds import Choice
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table


def said(
    spoken: Iterable[Words | Pending], before: Table | None, event: Ruled, goes_on: str | None
) -> tuple[Words, ...]:
    """All words of a ruling, now that it is known what follows; `before`: the table it is given on.

    What follows from the table is told each player once, and not again if the law has told it.
    Once the board is over nobody hears what to do in it.
    """
    words = _said(tuple(spoken), before, event, goes_on)
    if before is None:
        return words
    if before.phase is Phase.CLAIMED:
        return tuple(_with_claim_waiting(words, before.after(event)))
    if not (is_over(before) and is_over(before.after(event))):
        return words
    if any(isinstance(one, fx.PlayGoesOn) for one in event.effects):
        return words  # 68: it was no claim, and they had to play on
    return tuple(one for one in words if not _is_of_the_board(one))


_OF_THE_BOARD = frozenset({State.BOARD_GOES_ON, State.FIRST_LEAD, State.WAITS, State.WAITS_AGAIN})


_CLAIM_WAITS = tr(
    "{claimer} has claimed: nobody leads or plays before I have judged that.", NOBODY_PLAYS
)
_NEXT = frozenset({State.LEADS, State.A_DEFENDER_LEADS, State.WAITS})


def _with_claim_waiting(words: tuple[Words, ...], after: Table) -> Iterator[Words]:
    """68D: the play has stopped, and nobody is told to lead or play before 70 has ruled."""
    claim = after.claim
    if after.phase is not Phase.CLAIMED or claim is None or is_claim_settled(after):
        yield from words
        return
    stops = tuple(one for one in words if _is_of_the_next_card(one))
    yield from (one for one in words if one not in stops)
    if stops:
        yield Words(None, filled(_CLAIM_WAITS, claimer=claim.seat))


def _is_of_the_next_card(said: Words) -> bool:
    """Does it say who leads or plays next, or what?"""
    return any(
        fact.act in (Act.LEAD, Act.PLAY) if isinstance(fact, Duty) else fact.state in _NEXT
        for fact in facts_of(said.text, said.to)
        if isinstance(fact, (Duty, Fact))
    )


def _is_of_the_board(said: Words) -> bool:
    """Does it say what is to be done before the board is over?"""
    return any(
        fact.act is not Act.USE if isinstance(fact, Duty) else fact.state in _OF_THE_BOARD
        for fact in facts_of(said.text, said.to)
        if isinstance(fact, (Duty, Fact))
    )


def _said(
    spoken: tuple[Words | Pending, ...], before: Table | None, event: Ruled, goes_on: str | None
) -> tuple[Words, ...]:
    """The same whether or not the board is over."""
    binds = any(isinstance(one, _BINDING) for one in event.effects)
    if not binds and not any(isinstance(one, Pending) for one in spoken):
        return tuple(one for one in spoken if isinstance(one, Words))
    after = None if before is None else before.after(event)
    if after is None:
        holding = Holding(event.effects, goes_on=goes_on is not None)
    else:
        holding = Holding.at(after, goes_on is not None)
    words: list[Words] = []
    told = {duty for one in spoken if isinstance(one, Words) for duty in one.duties}
    owners = [one.player for one in spoken if is_of_penalty_cards(one)]
    both = () if len(set(owners)) < 2 else say_lying_cards_of_both(owners[0], holding)
    for one in dict.fromkeys(spoken):
        if isinstance(one, Words):
            words.append(one)
        elif not (both and one.about is About.PENALTY_CARDS):
            said_of_it = _SAYS[one.about](one, holding)
            words += (each for each in said_of_it if not each.duties or set(each.duties) - told)
        elif one.player is owners[0]:
            words += both
    if not binds:
        return tuple(words)
    # What becomes of the cards follows what all hear first, unless another law says it.
    if before is not None and after is not None and goes_on is None:
        first = next((at for at, one in enumerate(words) if one.to is not None), len(words))
        words[first:first] = tuple(unnamed_cards(words, event.effects, before, after))
    return (
        *words,
        *_unheard_waits(words, event.effects, holding),
        *unheard(words, event.effects, after),
    )


_BINDING = (
    fx.ForcedPass,
    fx.Unauthorised,
    fx.CardReplaced,
    fx.CardWithdrawn,
    fx.PenaltyCard,
    fx.NoDemand,
)
"""Whoever is bound by these, or whose card it is, hears it in any case."""


def _unheard_waits(
    words: list[Words], effects: tuple[fx.Effect, ...], holding: Holding
) -> Iterator[Words]:
    """50D2: a defender whose partner gets or keeps a major penalty card, and has not heard it."""
    if holding.table is None or holding.goes_on or is_over(holding.table):
        return
    told = {
        fact.player
        for one in words
        for fact in facts_of(one.text, one.to)
        if isinstance(fact, Fact) and fact.state in (State.WAITS, State.WAITS_AGAIN)
    }
    # A card that its owner has just been told to lead or play lies there no longer.
    now = {
        duty.what
        for one in words
        for duty in one.duties
        if duty.mode is Mode.MUST and duty.lasts is Lasts.NOW and len(duty.what) == 1
    }
    leaders = (
        one.player.partner if isinstance(one, fx.PenaltyCard) else one.player
        for one in effects
        if isinstance(one, (fx.PenaltyCard, fx.NoDemand))
    )
    for leader in dict.fromkeys(leaders):
        cards = holding.cards(leader.partner, Penalty.MAJOR)
        if leader in told or not cards or cards in now:
            continue
        if not holding.waits(leader, Choice.PARTNERS_CARD):
            yield waits(leader, cards, holding)


# Calls


def _calls(pending: Pending, holding: Holding) -> Iterator[Words]:
    yield from must_pass(pending.player, holding.effects)


_ANY_CALL = tr("At your proper turn you may make any legal call.")


def _next_call(pending: Pending, holding: Holding) -> Iterator[Words]:
    """The player may make any legal call, unless an earlier ruling makes them pass."""
    bound = tuple(_calls(pending, holding))
    yield from bound
    if not bound:
        free = Duty(pending.player, Mode.MAY, Act.CALL, lasts=Lasts.NEXT_TURN)
        yield Words(pending.player, _ANY_CALL.claiming(free))


# The lead

_LEAD = tr("You must lead {suits} now.")
_DO_NOT_LEAD = tr("Do not lead {suits} for as long as you keep the lead.")
_DO_NOT_LEAD_NOW = tr("Do not lead {suits} now.")
_IF_NONE = tr("If you have none, lead any card.")
_IF_NOTHING_ELSE = tr("If you have nothing else, lead any card.")
_AS_MUCH_AS_YOU_CAN = tr("If you cannot do all of that, do as much as you can.")
_YOURS_WAITS = tr(
    "Your own penalty card has to wait: lead {cards} only if you cannot do as declarer chose."
)
_ONE_OF_YOURS = tr("Lead one of your own penalty cards, {cards}: declarer says which.")
_YOURS = tr("You must lead {card}, your own penalty card.")
_TOOK_BACK = tr("As far as declarer's choice allows, lead the card that you took back.")
_YOUR_MINOR_ONE = tr(
    "{cards} is a minor penalty card: lead no other low card of its suit.",
    States(State.MINOR, hole="cards"),
)
_LEAD_ANY = tr("You may lead any card.")
_THE_SUIT = tr("that suit")


def _lead(pending: Pending, holding: Holding) -> Iterator[Words]:
    """Declarer's choice, then the leader's own penalty cards, then freedom (50D1(b), 59)."""
    player = pending.player
    if holding.table is None:
        yield from _lead_by_effects(player, holding)
        return
    restrictions: list[fx.LeadRestriction] = holding.on(player, fx.LeadRestriction)
    if holding.is_on_lead(player) is False:
        # Who has led too soon keeps to it at the next lead.
        if holding.has_led(player):
            yield from (_restricted(player, one) for one in restrictions)
        return
    bound, suits = _obeyed(restrictions)
    for one in bound:
        yield _restricted(player, one)
    if holding.waits(player, Choice.FIRST_LEAD, Choice.PARTNERS_CARD):
        return
    own = holding.cards(player, Penalty.MAJOR)
    if own:
        yield from _own_card(player, own, suits, holding)
        return
    if len(bound) > 1:
        yield Words(player, _AS_MUCH_AS_YOU_CAN)
    elif bound:
        yield Words(player, _IF_NONE if bound[0].demand is Demand.REQUIRE else _IF_NOTHING_ELSE)
    minor = holding.cards(player, Penalty.MINOR)
    if minor:
        text = filled(_YOUR_MINOR_ONE, cards=All(minor))
        yield Words(player, text.claiming(lower_cards_wait(player, minor[0])))
    elif not (bound or holding.goes_on or holding.is_open):
        yield Words(player, _LEAD_ANY.claiming(Duty(player, Mode.MAY, Act.LEAD)))


def _obeyed(
    restrictions: Iterable[fx.LeadRestriction],
) -> tuple[list[fx.LeadRestriction], frozenset[Suit]]:
    """59: each as far as the ones before it allow; and the suits that are left."""
    bound: list[fx.LeadRestriction] = []
    suits = frozenset(SUITS)
    for one in restrictions:
        if not one.suits:
            bound.append(one)  # a suit that nobody named
            continue
        left = suits & one.suits if one.demand is Demand.REQUIRE else suits - one.suits
        if left:
            bound.append(one)
            suits = left
    return bound, suits


def _restricted(player: Player, one: fx.LeadRestriction) -> Words:
    suits = tuple(sorted(one.suits, key=lambda suit: -suit.index))
    named: Any = NoneOf(suits) if suits else _THE_SUIT
    if one.demand is Demand.REQUIRE:
        named = AnyOf(suits) if suits else _THE_SUIT
        duty = Duty(player, Mode.MUST, Act.LEAD, suits)
        return Words(player, filled(_LEAD, suits=named).claiming(*((duty,) if suits else ())))
    keeps = one.until is Until.LOSES_LEAD
    lasts = Lasts.KEEPS_LEAD if keeps else Lasts.NOW
    duty = Duty(player, Mode.MUST_NOT, Act.LEAD, suits, lasts)
    text = filled(_DO_NOT_LEAD if keeps else _DO_NOT_LEAD_NOW, suits=named)
    return Words(player, text.claiming(*((duty,) if suits else ())))


def _own_card(
    player: Player, own: tuple[Card, ...], suits: frozenset[Suit], holding: Holding
) -> Iterator[Words]:
    """50D1(b), 51A: what is said follows from the cards that all can see."""
    allowed = tuple(card for card in own if card.suit in suits)
    named = [one.card for one in holding.on(player, fx.CardRequired) if one.card in allowed]
    if named:
        allowed = (named[0],)
    if not allowed:
        lies = Duty(player, Mode.MUST, Act.PLAY, own, Lasts.WHILE_IT_LIES)
        yield Words(player, filled(_YOURS_WAITS, cards=AnyOf(own)).claiming(lies))
        return
    must = (Duty(player, Mode.MUST, Act.LEAD, allowed),)
    if len(allowed) > 1:
        yield Words(player, filled(_ONE_OF_YOURS, cards=AnyOf(allowed)).claiming(*must))
    else:
        yield Words(player, filled(_YOURS, card=allowed[0]).claiming(*must))


def _lead_by_effects(player: Player, holding: Holding) -> Iterator[Words]:
    """A quick ruling: it knows no suits and no cards from before."""
    bound = holding.on(player, fx.LeadRestriction)
    for one in bound:
        yield _restricted(player, one)
    if holding.on(player, fx.PenaltyCard):
        yield Words(player, _TOOK_BACK)
    elif bound:
        yield Words(player, _IF_NONE if bound[0].demand is Demand.REQUIRE else _IF_NOTHING_ELSE)
    elif not holding.goes_on:
        yield Words(player, _LEAD_ANY.claiming(Duty(player, Mode.MAY, Act.LEAD)))


# The trick in progress

_IN_THIS_TRICK = {
    Manner.HIGHEST: tr("Play your highest card of {suit}. If you have none, play any card."),
    Manner.LOWEST: tr("Play your lowest card of {suit}. If you have none, play any card."),
    Manner.A_CARD: tr("Follow suit if you can. If not, play {suit} if you have any."),
    Manner.NO_CARD: tr(
        "Follow suit if you can. If not, do not play {suit} unless you have nothing else."
    ),
}
_BEFORE_YOURS = tr("That goes before your own penalty card {cards}: play it now only if it fits.")
_SUIT_LED = tr("the suit led")
_SUIT_CHOSEN = tr("the suit named")


def _this_trick(pending: Pending, holding: Holding) -> Iterator[Words]:
    """57A: as long as the player has not played to it, and it is not complete.

    50D1(b): it goes before the player's own penalty cards.
    """
    player, table = pending.player, holding.table
    if table is not None and not table.trick.cards:
        return
    for one in holding.on(player, fx.PlayRestriction):
        named: Any = one.suit
        if one.suit is None:
            is_of_suit_led = one.manner in (Manner.HIGHEST, Manner.LOWEST)
            named = _SUIT_LED if is_of_suit_led else _SUIT_CHOSEN
        mode = Mode.MUST_NOT if one.manner is Manner.NO_CARD else Mode.MUST
        duties = () if one.suit is None else (Duty(player, mode, Act.PLAY, (one.suit,)),)
        yield Words(player, filled(_IN_THIS_TRICK[one.manner], suit=named).claiming(*duties))
        own = holding.cards(player, Penalty.MAJOR)
        if own:
            yield Words(player, filled(_BEFORE_YOURS, cards=AnyOf(own)))


# Any card

_FREE = tr("From now on you may play any legal card.")


def _plays(pending: Pending, holding: Holding) -> Iterator[Words]:
    """After a penalty card was picked up: free, unless something else restricts the player."""
    player = pending.player
    if holding.is_free(player):
        yield Words(player, _FREE.claiming(Duty(player, Mode.MAY, Act.PLAY)))


_SAYS = {
    About.CALLS: _calls,
    About.NEXT_CALL: _next_call,
    About.LEAD: _lead,
    About.THIS_TRICK: _this_trick,
    About.PLAYS: _plays,
    About.PENALTY_CARDS: say_lying_cards,
}


def told_now(table: Table, player: Player, about: About) -> tuple[Words, ...]:
    """The same at a table where nobody has ruled: what holds there by itself."""
    return tuple(_SAYS[about](Pending(player, about), Holding.at(table, False)))
