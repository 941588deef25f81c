"""What the sentences of a ruling claim, held against the table after it and against each other.

Headline, words, notes, the words before a question and the options that say what would follow: each
sentence carries what it says is so (`facts_of`), the same in every language. Nothing is read from
its words; `test_claims.py` sees to it that nothing is claimed in words alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bridgelaw.game import PASS, Card, Seat, Suit
from bridgelaw.game.seats import Player
from bridgelaw.laws import Ruling
from bridgelaw.laws.common.closing_words import afterwards
from bridgelaw.laws.machinery.facts import Act, Duty, Fact, Lasts, Mode, Perhaps, State, facts_of
from bridgelaw.laws.machinery.holding import is_over
from bridgelaw.laws.machinery.words import Words
from bridgelaw.locale.text import Text
from bridgelaw.table import Phase, Table
from bridgelaw.table.effects import (
    CallWithdrawn,
    Demand,
    ForcedPass,
    LeadRestriction,
    LeadRight,
    NoDemand,
    Penalty,
    PenaltyCard,
    Unauthorised,
)
from tests.laws.facts_at_table import After, holds, holds_quick


class Contradiction(NamedTuple):
    """A sentence against the table, or against another one."""

    sentence: str
    claim: str
    but: str


def contradictions(before: Table, ruling: Ruling) -> Iterator[Contradiction]:
    """Everything that a ruling says and its table does not."""
    if not before.seats:
        return
    at = After.ruling(before, ruling)
    words = (*ruling.words, *afterwards(before, ruling, at.table))
    claims = [
        (sentence, fact)
        for sentence, to in sentences(ruling, words)
        for fact in facts_of(sentence, to)
    ]
    for sentence, fact in claims:
        if not isinstance(fact, Perhaps) and not holds(fact, at):
            yield Contradiction(str(sentence), str(fact), f"{at.table.phase}: {at.effects}")
    yield from _fates(claims)
    if ruling.goes_on is None:
        yield from _unheard_pass(at, ruling, words)
        yield from _unheard_information(at, ruling, words)
        yield from _unheard_wait(at, ruling, words)
        yield from _unheard_restriction(at, ruling, words)
        yield from _unwatched(at, ruling)
    yield from _first_lead(at, ruling)


def sentences(ruling: Ruling, words: Iterable[Words]) -> Iterator[tuple[Text, Seat | None]]:
    """Headline, words and notes, with who hears them."""
    yield ruling.headline, None
    for one in words:
        yield one.text, one.to  # type: ignore[misc]
    for note in ruling.notes:
        yield note, None


def of_quick(ruling: Ruling) -> Iterator[Contradiction]:
    """The same of a ruling of which nobody knows the table: a box of a sheet."""
    if ruling.goes_on is not None:
        return
    for sentence, to in sentences(ruling, ruling.words):
        for fact in facts_of(sentence, to):
            if not isinstance(fact, Perhaps) and not holds_quick(fact, ruling.effects):
                yield Contradiction(str(sentence), str(fact), str(ruling.effects))
    yield from _unheard_call(ruling)


def _unheard_call(ruling: Ruling) -> Iterator[Contradiction]:
    """16C2: of a call that nobody has named, too, it is said that it may not be used."""
    calls = any(isinstance(one, CallWithdrawn) for one in ruling.effects)
    heard = [fact for one in ruling.words for fact in facts_of(one.text, one.to)]
    # 23C: after a comparable call only what partner called in between is judged by it.
    heard += (fact for note in ruling.notes for fact in facts_of(note) if isinstance(fact, Fact))
    told = any(
        fact.act is Act.USE if isinstance(fact, Duty) else fact.state is State.NOT_HEARD
        for fact in heard
        if isinstance(fact, (Duty, Fact))
    )
    for effect in ruling.effects if calls and not told else ():
        if isinstance(effect, Unauthorised) and effect.law == "16C2":
            yield Contradiction(str(ruling.headline), "nobody hears it", str(effect))


# A card has one fate

_ENDS = {State.TO_HAND, State.FACE_UP, State.MAJOR, State.MINOR}
_TOGETHER = {State.FACE_UP, State.MAJOR}, {State.FACE_UP, State.MINOR}


def _fates(claims: list[tuple[Text, Fact | Duty | Perhaps]]) -> Iterator[Contradiction]:
    fates: dict[Card, set[State]] = {}
    for sentence, fact in claims:
        for card, state in _fate(fact):
            told = fates.setdefault(card, set())
            told.add(state)
            if len(told) > 1 and told not in _TOGETHER:
                yield Contradiction(str(sentence), str(fact), f"{card}: {told}")


def _fate(fact: Fact | Duty | Perhaps) -> Iterator[tuple[Card, State]]:
    if isinstance(fact, Fact) and fact.state in _ENDS:
        for card in fact.cards:
            yield card, fact.state
    if isinstance(fact, Duty) and fact.lasts is Lasts.WHILE_IT_LIES and fact.mode is Mode.MUST:
        for what in fact.what:
            if isinstance(what, Card):
                yield what, State.MAJOR


# Whoever is bound hears it


def _unheard_pass(at: After, ruling: Ruling, words: tuple[Words, ...]) -> Iterator[Contradiction]:
    if at.table.phase is not Phase.AUCTION:
        return
    told = {
        duty.player
        for said in words
        for duty in said.duties
        if duty.act is Act.CALL and duty.what == (PASS,)
    }
    for forced in ruling.effects:
        if isinstance(forced, ForcedPass) and forced in at.table.forced_passes:
            if forced.player not in told:
                yield Contradiction(str(ruling.headline), "nobody hears it", str(forced))


def _unheard_information(
    at: After, ruling: Ruling, words: tuple[Words, ...]
) -> Iterator[Contradiction]:
    after = at.table
    if after.phase in (Phase.OVER, Phase.CLAIMED, Phase.PASSED_OUT):
        return
    told = {duty.player for one in words for duty in one.duties if duty.act is Act.USE}
    for effect in ruling.effects:
        if not isinstance(effect, Unauthorised) or effect.what is None:
            continue
        if effect not in after.unauthorised:
            continue  # made authorised by the same ruling (23B), or lying there for all to use
        own = {effect.player}
        if effect.player is after.dummy:
            own.add(effect.player.partner)  # declarer has seen dummy's card, and named it
        for seat in effect.to:
            if isinstance(seat, Seat) and seat not in own and seat is not after.dummy:
                if not told & {seat, seat.partner}:
                    yield Contradiction(str(ruling.headline), "nobody hears it", str(effect))


def _unheard_wait(at: After, ruling: Ruling, words: tuple[Words, ...]) -> Iterator[Contradiction]:
    """50D2: a leader whose partner has been given or keeps a penalty card hears that they wait."""
    if is_over(at.table) or at.table.phase is Phase.CLAIMED:
        return
    told = {
        fact.player
        for one in words
        for fact in facts_of(one.text, one.to)
        if isinstance(fact, Fact) and fact.state in (State.WAITS, State.WAITS_AGAIN)
    }
    chosen = {one.player for one in ruling.effects if isinstance(one, (NoDemand, LeadRestriction))}
    given = {one.player.partner for one in ruling.effects if isinstance(one, PenaltyCard)}
    told |= {one.player for one in at.table.decisions}  # all hear that declarer chooses first
    # A card that must be led or played now lies there no longer.
    now = {
        duty.what[0]
        for one in words
        for duty in one.duties
        if duty.mode is Mode.MUST and duty.lasts is Lasts.NOW and len(duty.what) == 1
    }
    lying = {
        one.player.partner
        for one in at.table.penalty_cards
        if one.penalty is Penalty.MAJOR and one.card not in now
    }
    for player in (chosen | given) & lying - told:
        yield Contradiction(str(ruling.headline), "nobody hears that they wait", str(player))


def _unheard_restriction(
    at: After, ruling: Ruling, words: tuple[Words, ...]
) -> Iterator[Contradiction]:
    """26B, 50D2: whoever declarer has restricted hears which suit, and how long."""
    told = {(duty.player, suit) for one in words for duty in one.duties for suit in duty.what}
    for effect in ruling.effects:
        if isinstance(effect, LeadRestriction) and effect in _obeyed(at.table, effect.player):
            if not {(effect.player, suit) for suit in effect.suits} <= told:
                yield Contradiction(str(ruling.headline), "nobody hears it", str(effect))


def _obeyed(table: Table, player: Player) -> Iterator[LeadRestriction]:
    """59: each demand as far as those before it leave a suit; one that cannot be is not heard."""
    left = set(Suit)
    for one in table.lead_restrictions:
        suits = left & one.suits if one.demand is Demand.REQUIRE else left - one.suits
        if one.player is player and suits:
            left = suits
            yield one


def _unwatched(at: After, ruling: Ruling) -> Iterator[Contradiction]:
    """50: the director hears to stay while a card that this ruling has made one lies there."""
    if is_over(at.table):
        return
    noted = {
        value
        for note in ruling.notes
        if note.msgid.startswith("Stay at the table")
        for _, value in note.values
    }
    lying = {one.card: one.player for one in at.table.penalty_cards}
    made = {one.card for one in ruling.effects if isinstance(one, PenaltyCard)}
    for card, owner in lying.items():
        if card in made and owner not in noted:
            yield Contradiction(str(ruling.headline), "no word of staying", str(card))


def _first_lead(at: After, ruling: Ruling) -> Iterator[Contradiction]:
    """26B: the director stays until the first lead."""
    noted = {
        fact.player
        for note in ruling.notes
        for fact in facts_of(note)
        if isinstance(fact, Fact) and fact.state is State.FIRST_LEAD
    }
    for right in ruling.effects:
        if isinstance(right, LeadRight) and right in at.table.lead_rights:
            if right.player not in noted:
                yield Contradiction(str(ruling.headline), "no word of the first lead", str(right))
