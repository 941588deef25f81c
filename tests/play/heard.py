"""What is said after a ruling, held against the table after it.

Every sentence about freedom or duties carries what it claims (`Words.duties`). Whether that is true
is looked up in what the table then allows: its legal calls and cards, and the cards lying there.
The code that makes the sentences is not used.
"""

from __future__ import annotations

from bridgelaw.game import PASS, Call, Card, Seat, Suit
from bridgelaw.laws import Ruling
from bridgelaw.laws.common.closing_words import afterwards
from bridgelaw.laws.common.said_when_due import said_when_due
from bridgelaw.laws.machinery.duties import Act, Duty, Lasts, Mode
from bridgelaw.laws.machinery.words import Words
from bridgelaw.table import Phase, Table
from bridgelaw.table.effects import Demand, Penalty, Span
from tests.laws.contradictions import contradictions

_FREE = {"may lead and play what you like", "may lead any card", "any legal card again"}


class Contradiction(AssertionError):
    """A sentence says what the table does not."""


def check_heard(before: Table, ruling: Ruling) -> int:
    """Every claim of every sentence; how many there were."""
    after = before.after(ruling.event)
    words = (*ruling.words, *afterwards(before, ruling, after))
    count = 0
    for said in words:
        for duty in said.duties:
            count += 1
            if not is_true(duty, after):
                raise Contradiction(_told(said, duty, ruling))
    _check_all_named(words, after)
    for found in contradictions(before, ruling):
        raise Contradiction(f"{ruling.clauses}: {found}")
    return count


def check_due(before: Table, after: Table) -> None:
    """The same of what is said when it comes due, without a ruling."""
    for said in said_when_due(before, after):
        for duty in said.duties:
            if not is_true(duty, after):
                raise Contradiction(f"due: to {said.to}: “{said.text}” claims that {duty}")


def _told(said: Words, duty: Duty, ruling: Ruling) -> str:
    return f"{ruling.clauses}: to {said.to}: “{said.text}” claims that {duty}"


def _check_all_named(words: tuple[Words, ...], after: Table) -> None:
    """Who is told that they are free has no penalty card, whatever the claim says."""
    for said in words:
        if any(free in str(said.text) for free in _FREE) and "If you" not in str(said.text):
            assert said.duties, said
            assert not any(one.player is said.to for one in after.penalty_cards), str(said.text)


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
    if table.phase is Phase.AUCTION or table.to_play is not player or table.trick.cards:
        return False  # nobody is told about a lead that is not theirs
    choices = table.legal_cards(player)
    legal, held = set(choices.without_demand.legal), _held(table, player)
    if duty.mode is Mode.MAY:
        return not choices.decisions and legal == held
    wanted = {card for card in held if _is_one_of(card, duty.what)}
    if duty.mode is Mode.MUST:
        return legal <= wanted if wanted else not any(isinstance(w, Card) for w in duty.what)
    return not legal & wanted or held <= wanted | _forbidden(table, player, held)


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
    legal = set(table.legal_cards(player).without_demand.legal) if is_turn else set()
    held = _held(table, player)
    wanted = {card for card in held if _is_one_of(card, duty.what)}
    if duty.mode is Mode.MAY:
        return _is_free(table, player)
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
    assert hand is not None, "the hands of these boards are known"
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
