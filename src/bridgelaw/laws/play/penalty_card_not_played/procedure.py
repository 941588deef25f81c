"""Law 52: a defender plays something else although a penalty card was due."""

from __future__ import annotations

from bridgelaw.game.cards import Card
from bridgelaw.laws.common.penalty_words import (
    IS_MAJOR,
    NOT_ON_LEAD,
    penalty_effects,
    say_penalty_cards,
)
from bridgelaw.laws.law import AnyOf, Case, OneOf, Ruling, fx, procedure
from bridgelaw.laws.play.penalty_card_not_played import endings as end
from bridgelaw.laws.play.penalty_card_not_played import questions as ask
from bridgelaw.laws.play.penalty_card_not_played.manifest import MANIFEST
from bridgelaw.laws.play.penalty_card_not_played.situation import NotPlayed, find_not_played


@procedure(MANIFEST, finds=find_not_played, hidden=NotPlayed, asks=(ask,))
def PENALTY_CARD_NOT_PLAYED(case: Case, offence: NotPlayed) -> Ruling:
    """Law 52: declarer decides whether the card that was played stands."""
    case.about(offence.by, declarer=offence.declarer, played=offence.played)
    case.rules_on(offence.at)
    # B1(b). Declarer has played since: it is accepted, without a choice, and so 64C1 is all that
    # is left to declarer.
    if case.fact(ask.DECLARER_PLAYED, offence.declarer_played):
        case.cite("52B1(b)")
        return _accepted(case, offence, fx.Review("64C1"))
    # A. The defender may not take it back. B1(a). Declarer may accept it.
    case.cite("52A")
    if case.ask(ask.ACCEPTS, **offence.explained()):
        case.cite("52B1(a)")
        return _accepted(case, offence)
    # B2. The penalty card is played in its place.
    return _replaced(case, offence)


def _accepted(case: Case, offence: NotPlayed, *reviews: fx.Effect) -> Ruling:
    """52B1(c): the card stands, and whatever was due stays where it is."""
    accepted = fx.CardAccepted(offence.by, offence.card)
    if not offence.due:
        case.tell(end.THEY_STAY)
    return case.rule("52B1(c)", end.ACCEPTED, accepted, fx.Review("50E4"), *reviews)


def _replaced(case: Case, offence: NotPlayed) -> Ruling:
    """52B2: a penalty card takes its place, and what was played becomes one."""
    by = offence.by
    # 51A. With several that could have been played, declarer says which.
    several = case.fact(ask.SEVERAL_DUE, offence.several_due)
    new = _named_by_declarer(case, offence) if several else offence.first_due
    case.about(new=offence.named(new))
    case.tell(end.PLAY_IT_INSTEAD)
    # 49. The trick has another winner now: what was led to the next one goes back. 48A: a card of
    # declarer's only goes back. The penalty card itself, if led, is played to this trick instead.
    trick = offence.repair(new)
    later = tuple(
        (leader, card)
        for leader, card in trick.back
        if leader in (by, by.partner) and card is not None and card is not new
    )
    for leader, card in later:
        case.cite("49", IS_MAJOR, card=card)
        case.tell(NOT_ON_LEAD, leader=leader, card=card)
    effects = [
        *trick.moved,
        *penalty_effects(by, offence.seen, fx.Penalty.MAJOR, "52B2"),
    ]
    for leader, card in later:
        effects += penalty_effects(leader, (card,), fx.Penalty.MAJOR, "49")
    for player in dict.fromkeys((by, *(leader for leader, _ in later))):
        every = offence.penalty_cards(player, new, later)
        # In a quick ruling: of several that were due, the others are left as well.
        say_penalty_cards(case, player, several=several and not every)
    return case.rule("52B2", end.REPLACED, *dict.fromkeys((*effects, fx.Review("72C"))))


def _named_by_declarer(case: Case, offence: NotPlayed) -> Card | None:
    """51A: the penalty card that declarer names."""
    case.cite("51A")
    new = case.ask(
        ask.REPLACES,
        allowed=OneOf(offence.due),
        when=bool(offence.due),
        due=AnyOf(offence.due),
    )
    if new is None:
        case.tell(end.DECLARER_NAMES)
    return new
