"""Is what a sentence claims so, at the table after the ruling?

Looked up in what the table then allows: its legal calls and cards, the cards lying there, what
rulings have left. The code that makes the sentences is not used. Of a quick ruling nobody knows the
table, and its effects decide.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bridgelaw.game import PASS, Call, Card, Seat, Suit
from bridgelaw.laws import Ruling
from bridgelaw.laws.machinery.facts import Act, Duty, Fact, Lasts, Mode, State
from bridgelaw.table import Phase, Table
from bridgelaw.table import effects as fx
from bridgelaw.table.agenda import comes_first
from bridgelaw.table.effects import Demand, Penalty, Span


class After(NamedTuple):
    """The table after a ruling, and what the ruling left there."""

    table: Table
    before: Table | None = None
    effects: tuple[fx.Effect, ...] = ()
    hands_over: bool = False
    """Another law goes on from here, or something else is ruled on first."""

    @classmethod
    def ruling(cls, before: Table, ruling: Ruling) -> After:
        table = before.after(ruling.event)
        return cls(
            table, before, ruling.effects, ruling.goes_on is not None or bool(comes_first(table))
        )


def holds(fact: Fact | Duty, at: After) -> bool:
    return is_true(fact, at.table) if isinstance(fact, Duty) else _STATES[fact.state](fact, at)


def holds_quick(fact: Fact | Duty, effects: tuple[fx.Effect, ...]) -> bool:
    """By the effects of a ruling of which nobody knows the table."""
    if isinstance(fact, Duty):
        if fact.act is not Act.CALL or fact.what != (PASS,):
            return True
        spans = [
            one.span
            for one in effects
            if isinstance(one, fx.ForcedPass) and one.player is fact.player
        ]
        return (Span.THROUGHOUT if fact.lasts is Lasts.AUCTION else Span.ONCE) in spans
    lying = [one for one in effects if isinstance(one, fx.PenaltyCard)]
    match fact.state:
        case State.NOT_BY_THIS:
            return not any(isinstance(one, _RESTRICTS) for one in effects)
        case State.NOBODY_ELSE:
            return not _restricts_others(fact, effects)
        case State.FIRST_LEAD:
            return any(
                isinstance(one, fx.LeadRight) and one.player is fact.player for one in effects
            )
        case State.FREE_FIRST_LEAD:
            return not any(isinstance(one, fx.LeadRight) for one in effects)
        case State.MAJOR | State.MINOR if not fact.cards:
            kind = Penalty.MAJOR if fact.state is State.MAJOR else Penalty.MINOR
            mine = [one for one in lying if one.player is fact.player]
            return not mine or any(one.penalty is kind for one in mine)
        case State.NO_PENALTY_CARD:
            return not lying
    return True


# Restrictions

_RESTRICTS = (fx.ForcedPass, fx.LeadRight, fx.LeadRestriction, fx.PlayRestriction, fx.PenaltyCard)


def _left(at: After) -> tuple[fx.Effect, ...]:
    """What the ruling restricts, as far as the table has taken it.

    A bar that holds again, because the turn at which it was obeyed is taken back, is the earlier
    ruling's.
    """
    table = at.table
    earlier = () if at.before is None else at.before.rulings
    given = [one for ruling in earlier for one in ruling.effects]
    kept: tuple[object, ...] = (
        *table.forced_passes, *table.lead_rights, *table.lead_restrictions,
        *table.play_restrictions,
    )  # fmt: skip
    return tuple(
        one
        for one in at.effects
        if isinstance(one, _RESTRICTS) and one in kept and one not in given
    )


def _restricts_others(fact: Fact, effects: tuple[fx.Effect, ...]) -> bool:
    return any(
        isinstance(one, _RESTRICTS) and getattr(one, "player", None) is not fact.player
        for one in effects
    )


def _first_lead(fact: Fact, at: After) -> bool:
    decided = [law for player, law in at.table.waived if player is fact.player]
    rights = [one for one in at.table.lead_rights if one.player is fact.player]
    return any(one.law not in decided for one in rights)


def _waits(fact: Fact, at: After) -> bool | None:
    """50D2: must declarer choose about the lead that comes now? `None` if that is not theirs."""
    table, player = at.table, fact.player
    assert any(one.player.partner is player for one in table.penalty_cards)
    if table.to_play is not player or table.trick.cards:
        return None
    return any(one.player is player and one.law == "50D2" for one in table.decisions)


# Cards


def _penalty(fact: Fact, at: After) -> bool:
    kind = Penalty.MAJOR if fact.state is State.MAJOR else Penalty.MINOR
    lying = {one.card: one for one in at.table.penalty_cards}
    if fact.cards:
        return all(card in lying and lying[card].penalty is kind for card in fact.cards)
    mine = [one for one in lying.values() if one.player is fact.player]
    # What lies there may have been told by its kind alone.
    return not mine or any(one.penalty is kind for one in mine)


def _new_penalty_cards(at: After) -> set[Card]:
    earlier = () if at.before is None else at.before.penalty_cards
    return {one.card for one in at.table.penalty_cards} - {one.card for one in earlier}


def _to_hand(fact: Fact, at: After) -> bool:
    table = at.table
    out = {one.card for one in table.penalty_cards}
    out |= {card for trick in (*table.tricks, table.trick) for _, card in trick.cards}
    hands = [table.hand(seat) for seat in Seat]
    known = {card for hand in hands if hand is not None for card in hand}
    return not any(card in out or (None not in hands and card not in known) for card in fact.cards)


def _face_up(fact: Fact, at: After) -> bool:
    lying = {one.card for one in at.table.penalty_cards}
    return all(
        card in lying or any(card in at.table.face_up(seat) for seat in Seat) for card in fact.cards
    )


# Turn, and whether anything goes on


def _plays(fact: Fact, at: After) -> bool:
    contract, player = at.table.contract, at.table.to_play
    if contract is not None and player is contract.dummy and fact.player is contract.declarer:
        return True  # who names dummy's card
    return at.hands_over or player in (None, fact.player)


_STATES: dict[State, Callable[[Fact, After], bool]] = {
    State.CALLS_NEXT: lambda fact, at: at.hands_over or at.table.to_call is fact.player,
    State.PLAYS_NEXT: _plays,
    State.LEADS: lambda fact, at: (
        at.table.trick.cards[0][0] is fact.player if at.table.trick.cards else _plays(fact, at)
    ),
    State.A_DEFENDER_LEADS: lambda fact, at: (
        at.hands_over
        or bool(at.table.trick.cards)
        or at.table.to_play is None
        or at.table.defends(at.table.to_play)
    ),
    State.WAITS: lambda fact, at: _waits(fact, at) is not False,
    State.WAITS_AGAIN: lambda fact, at: _waits(fact, at) is not True,
    State.DECLARES: lambda fact, at: (
        at.table.contract is not None and at.table.contract.declarer is fact.player
    ),
    State.AUCTION_GOES_ON: lambda fact, at: at.hands_over or at.table.phase is Phase.AUCTION,
    State.BOARD_GOES_ON: lambda fact, at: (
        at.table.phase not in (Phase.OVER, Phase.PASSED_OUT, Phase.CLAIMED)
    ),
    State.NOBODY_PLAYS: lambda fact, at: (
        at.table.to_play is not None or at.table.phase is Phase.CLAIMED
    ),
    State.NOT_HEARD: lambda fact, at: (
        at.hands_over
        or bool(at.table.unauthorised)
        or any(isinstance(one, (fx.Review, fx.Unauthorised)) for one in at.effects)
    ),
    State.NOT_BY_THIS: lambda fact, at: not _left(at),
    State.NOBODY_ELSE: lambda fact, at: not _restricts_others(fact, _left(at)),
    State.FIRST_LEAD: _first_lead,
    State.FREE_FIRST_LEAD: lambda fact, at: (
        not any(isinstance(one, fx.LeadRight) for one in at.effects)
    ),
    State.TO_HAND: _to_hand,
    State.FACE_UP: _face_up,
    State.MAJOR: _penalty,
    State.MINOR: _penalty,
    State.NO_PENALTY_CARD: lambda fact, at: not _new_penalty_cards(at),
    State.NOBODY_PASSES: lambda fact, at: (
        not any(isinstance(one, fx.ForcedPass) for one in _left(at))
    ),
}


# Duties


def is_true(duty: Duty, table: Table) -> bool:
    assert isinstance(duty.player, Seat)
    if duty.act is Act.CALL:
        return _call(duty, duty.player, table)
    if duty.act is Act.LEAD:
        return _lead(duty, duty.player, table)
    if duty.act is Act.USE:
        return _use(duty, duty.player, table)
    return _play(duty, duty.player, table)


# Calls


def _call(duty: Duty, player: Seat, table: Table) -> bool:
    if table.phase is not Phase.AUCTION:
        return True  # nothing more to call
    spans = {one.span for one in table.forced_passes if one.player is player}
    if duty.mode is Mode.MAY:
        return not spans
    assert (duty.mode, duty.what) == (Mode.MUST, (PASS,))
    if table.to_call is player and table.legal_calls(player).legal != (PASS,):
        return False
    # The longer bar is the one to speak of.
    is_long = duty.lasts is Lasts.AUCTION
    return bool(spans) and is_long is (Span.THROUGHOUT in spans)


# Information


def _use(duty: Duty, player: Seat, table: Table) -> bool:
    """What nobody on that side may use is kept with the table."""
    assert duty.mode is Mode.MUST_NOT
    side = (player, player.partner)
    kept = [one.what for one in table.unauthorised if any(seat in side for seat in one.to)]
    # 14C: of a card that lies there as a penalty card, only that it was missing.
    lies = any(one.player in side for one in table.penalty_cards)
    return all(what in kept for what in duty.what) if duty.what else bool(kept) or lies


# Cards


def _lead(duty: Duty, player: Seat, table: Table) -> bool:
    if duty.lasts is Lasts.WHILE_IT_LIES:
        return _is_free(table, player)
    if table.trick.cards[:1] and table.trick.cards[0][0] is player:
        return duty.lasts is Lasts.KEEPS_LEAD and _lead_unseen(duty, player, table)
    if table.phase is Phase.AUCTION or table.to_play is not player or table.trick.cards:
        return False  # nobody is told about a lead that is not theirs
    if table.hand(player) is None:
        return _lead_unseen(duty, player, table)
    choices = table.legal_cards(player)
    legal, held = set(choices.without_demand.legal), _held(table, player)
    if duty.mode is Mode.MAY:
        return not choices.decisions and legal == held
    wanted = {card for card in held if _is_one_of(card, duty.what)}
    if duty.mode is Mode.MUST:
        return legal <= wanted if wanted else not any(isinstance(w, Card) for w in duty.what)
    return not legal & wanted or held <= wanted | _forbidden(table, player, held)


def _lead_unseen(duty: Duty, player: Seat, table: Table) -> bool:
    """Nobody has entered the hand: what restricts it decides."""
    if duty.mode is Mode.MAY:
        own = [one for one in table.penalty_cards if one.player is player]
        bound = [one for one in table.lead_restrictions if one.player is player]
        return not (table.decisions or own or bound)
    wanted = Demand.REQUIRE if duty.mode is Mode.MUST else Demand.PROHIBIT
    lying = {one.card for one in table.penalty_cards if one.player is player}
    return set(duty.what) <= lying or any(
        one.player is player and one.demand is wanted and set(one.suits) <= set(duty.what)
        for one in table.lead_restrictions
    )


def _forbidden(table: Table, player: Seat, held: set[Card]) -> set[Card]:
    """What declarer's demands leave out together: who holds nothing else obeys what they can."""
    suits = {
        suit
        for one in table.lead_restrictions
        if one.player is player and one.demand is Demand.PROHIBIT
        for suit in one.suits
    }
    return {card for card in held if card.suit in suits}


def _play(duty: Duty, player: Seat, table: Table) -> bool:
    lying: dict[object, Penalty] = {
        one.card: one.penalty for one in table.penalty_cards if one.player is player
    }
    is_turn = table.to_play is player and table.phase in (Phase.PLAY, Phase.CLARIFICATION)
    if table.hand(player) is None and duty.mode is not Mode.MAY:
        if duty.lasts is Lasts.WHILE_IT_LIES and duty.mode is Mode.MUST:
            return all(lying.get(card) is Penalty.MAJOR for card in duty.what)
        return True  # which cards are legal is not known
    legal = set(table.legal_cards(player).without_demand.legal) if is_turn else set()
    if duty.mode is Mode.MAY:
        return _is_free(table, player)
    held = _held(table, player)
    wanted = {card for card in held if _is_one_of(card, duty.what)}
    if duty.lasts is Lasts.WHILE_IT_LIES:
        if duty.mode is Mode.MUST:
            return all(lying.get(card) is Penalty.MAJOR for card in duty.what)
        minor = [card for card, penalty in lying.items() if penalty is Penalty.MINOR]
        return len(minor) == 1 and not (set(minor) & legal and legal & wanted)
    if not is_turn:
        return True  # their turn comes later in this trick
    follows = {card for card in held if table.trick.cards and card.suit is _led(table)}
    if follows and isinstance(duty.what[0], Suit) and duty.what[0] is not _led(table):
        return True  # following suit comes first, and the sentence says so
    if duty.mode is Mode.MUST:
        return legal <= wanted or not wanted
    return not legal & wanted or held == wanted


def _held(table: Table, player: Seat) -> set[Card]:
    hand = table.hand(player)
    assert hand is not None
    return set(hand)


def _led(table: Table) -> Suit:
    return table.trick.cards[0][1].suit


def _is_free(table: Table, player: Seat) -> bool:
    """Nothing lies before the player, and nothing restricts a card that they have yet to play."""
    lying = [one.player for one in table.penalty_cards]
    bound = [one.player for one in table.lead_restrictions]
    bound += (one.player for one in table.lead_rights)
    bound += (one.player for one in table.play_restrictions)
    bound += (one.player for one in table.required)
    has_played = any(seat is player for seat, _ in table.trick.cards)
    return player not in lying and (has_played or player not in bound)


def _is_one_of(card: Card, what: tuple[Call | Card | Suit, ...]) -> bool:
    return card in what or card.suit in what
