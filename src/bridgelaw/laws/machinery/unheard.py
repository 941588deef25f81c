"""What a ruling leaves and nobody has said yet: cards, a pass that is owed, what may not be used.

Whoever is bound by a ruling hears it, whichever law it comes from. A law says it in its own words
where it has better ones; what its words do not claim (`Words.duties`) is said here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bridgelaw.game.calls import PASS
from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player, Seat
from bridgelaw.laws.machinery.facts import Act, Duty, Fact, Lasts, Mode, State, States, facts_of
from bridgelaw.laws.machinery.words import Words
from bridgelaw.locale.text import All, Text, filled, tr
from bridgelaw.table import effects as fx
from bridgelaw.table.state import Phase
from bridgelaw.table.table import Table

PASS_ONCE = tr("You must pass at your next turn to call.")
PASS_THROUGHOUT = tr("You must pass whenever it is your turn to call.")


def must_pass(player: Player, bars: Iterable[fx.Effect]) -> Iterator[Words]:
    """The player hears that these make them pass, and how long.

    A bar for the rest of the auction goes before one for a single turn, whichever ruling it is of.
    """
    spans = {one.span for one in bars if isinstance(one, fx.ForcedPass) and one.player is player}
    if not spans:
        return
    is_long = fx.Span.THROUGHOUT in spans
    lasts = Lasts.AUCTION if is_long else Lasts.NEXT_TURN
    duty = Duty(player, Mode.MUST, Act.CALL, (PASS,), lasts)
    yield Words(player, (PASS_THROUGHOUT if is_long else PASS_ONCE).claiming(duty))


PLAYS_INSTEAD = tr("{player} plays {new} in place of {card}.")
_TAKES_BACK = tr("{player} takes {cards} back.", States(State.TO_HAND, hole="cards"))


def unheard(
    words: Sequence[Words], effects: Iterable[fx.Effect], after: Table | None
) -> Iterator[Words]:
    """What the effects bind somebody to, as far as the words do not tell them."""
    effects = tuple(effects)
    yield from _passes(words, effects, after)
    yield from _information(words, effects, after)


def unnamed_cards(
    words: Sequence[Words], effects: tuple[fx.Effect, ...], before: Table, after: Table
) -> Iterator[Words]:
    """Which card is played instead, and which go back: each has one fate, and it is said once.

    Only cards that all have seen in a trick are named.
    """
    named = {card for said in words for card in said.cards}
    # A law that knows only its suit has said “a heart”.
    told = {
        dict(said.text.values).get("player")
        for said in words
        if said.text.msgid == PLAYS_INSTEAD.msgid
    }
    for one in effects:
        if not isinstance(one, fx.CardReplaced) or one.player in told:
            continue
        if isinstance(one.new, Card) and one.new not in named:
            values = {"player": one.player, "new": one.new, "card": one.card}
            yield Words(None, filled(PLAYS_INSTEAD, **values))
    if any(says_it_goes_back(said) for said in words):
        return
    lying = {one.card for one in after.penalty_cards}
    gone = _in_tricks(before) - _in_tricks(after) - lying - named
    back: dict[Player, list[Card]] = {}
    for one in effects:
        if isinstance(one, fx.CardWithdrawn) and one.card in gone:
            back.setdefault(one.player, []).append(one.card)
    for player, cards in back.items():
        yield Words(None, filled(_TAKES_BACK, player=player, cards=All(tuple(cards))))


def _in_tricks(table: Table) -> set[Card]:
    return {card for trick in (*table.tricks, table.trick) for _, card in trick.cards}


def says_it_goes_back(said: Words) -> bool:
    """Of whatever was played, without naming it."""
    facts = facts_of(said.text, said.to)
    return any(
        isinstance(fact, Fact) and fact.state is State.TO_HAND and not fact.cards for fact in facts
    )


def _passes(
    words: Sequence[Words], effects: tuple[fx.Effect, ...], after: Table | None
) -> Iterator[Words]:
    told = {duty.player for said in words for duty in said.duties if duty.act is Act.CALL}
    bars = effects if after is None else after.forced_passes
    barred = (one.player for one in effects if isinstance(one, fx.ForcedPass) and one in bars)
    for player in dict.fromkeys(barred):
        if player not in told:
            yield from must_pass(player, bars)


_A_CALL = tr("You may not use what the withdrawn call told you.")
_CALLS_OF_OTHERS = tr(
    "{player} and {other} may not use what was called by {callers} and is withdrawn."
)
_CARDS = tr("You may not use what {cards} told you.")
_CARDS_OF_OTHERS = tr("{player} and {other} may not use what {cards} told.")


def _information(
    words: Sequence[Words], effects: tuple[fx.Effect, ...], after: Table | None
) -> Iterator[Words]:
    """16C2, 50E: told to whom it binds, and not to dummy, who decides nothing."""
    if after is not None and after.phase in (Phase.OVER, Phase.CLAIMED, Phase.PASSED_OUT):
        return
    told: list[tuple[tuple[Player, ...], fx.Unauthorised]] = []
    for one in effects:
        if not isinstance(one, fx.Unauthorised) or one.what is None:
            continue
        if after is not None and one not in after.unauthorised:
            continue  # the same ruling has made it authorised
        # What dummy's hand has played was in declarer's sight, and declarer's own doing.
        own = {one.player, one.player.partner} if _is_dummy(one.player, after) else {one.player}
        bound_by_it = (
            player for player in one.to if player not in own and not _is_dummy(player, after)
        )
        hears = tuple(sorted(bound_by_it, key=str))
        if hears and not any(_is_told(hears, said) for said in words):
            told.append((hears, one))
    # Of calls a pair is told once, whichever of the two each call binds.
    pairs = [hears for hears, one in told if len(hears) > 1 and not isinstance(one.what, Card)]
    bound: dict[tuple[bool, tuple[Player, ...]], list[fx.Unauthorised]] = {}
    for hears, one in told:
        is_card = isinstance(one.what, Card)
        pair = [] if is_card else [more for more in pairs if hears[0] in more]
        bound.setdefault((is_card, pair[0] if pair else hears), []).append(one)
    for (_, hears), what in bound.items():
        yield _not_to_be_used(hears, what)


def _not_to_be_used(hears: tuple[Player, ...], what: list[fx.Unauthorised]) -> Words:
    """Of cards, or of calls."""
    cards = tuple(one.what for one in what if isinstance(one.what, Card))
    duties = tuple(Duty(player, Mode.MUST_NOT, Act.USE, cards, Lasts.BOARD) for player in hears)
    if len(hears) == 1:
        text: Text = filled(_CARDS, cards=All(cards)) if cards else _A_CALL
        return Words(hears[0], text.claiming(*duties))
    player, other = hears
    if cards:
        text = filled(_CARDS_OF_OTHERS, player=player, other=other, cards=All(cards))
    else:
        callers = All(tuple(dict.fromkeys(one.player for one in what)))
        text = filled(_CALLS_OF_OTHERS, player=player, other=other, callers=callers)
    return Words(None, text.claiming(*duties))


def _is_told(hears: tuple[Player, ...], said: Words) -> bool:
    """Do they hear it, from words to one of them, or to all?"""
    about = [duty.player for duty in said.duties if duty.act is Act.USE]
    return bool(about) and (said.to is None or any(player in hears for player in about))


def _is_dummy(player: Player, after: Table | None) -> bool:
    contract = None if after is None else after.contract
    return isinstance(player, Seat) and contract is not None and player is contract.dummy
