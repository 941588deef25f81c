"""Law 52: a defender plays something else although a penalty card was due."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player, Role, Seat
from bridgelaw.game.tricks import Trick
from bridgelaw.laws.common.penalty_words import (
    every_penalty_card,
    note_penalty,
    penalty_effects,
    say_major,
)
from bridgelaw.laws.machinery.case import Case, NothingToRule
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.questions import CardQuestion, yes_or_no
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.laws.play.penalty_card.naming import declarer_of
from bridgelaw.locale.text import AnyOf, Text, tr
from bridgelaw.table.breaches import Kind
from bridgelaw.table.effects import (
    CardAccepted,
    CardReplaced,
    CardWithdrawn,
    Effect,
    Penalty,
    Review,
)
from bridgelaw.table.table import Table
from bridgelaw.table.unruled import last_unruled

DECLARER_PLAYED = yes_or_no(
    key="declarer_played",
    law="52B1(b)",
    heading=tr("Has declarer played since, from the hand or from dummy?"),
    why=tr("Who plays on has accepted the card, whether or not anybody noticed."),
)

ACCEPTS = yes_or_no(
    key="accepts",
    law="52B1(a)",
    heading=tr("Does declarer accept {played}?"),
    why=tr(
        "{offender} may not take the card back; only declarer decides. Declarer hears both options "
        "first, and chooses without consulting."
    ),
    say=(
        tr("{offender}, please leave {played} on the table: you may not take it back yourself."),
        tr("{due}"),
        tr(
            "Declarer may accept {played}. Then it stands, and every penalty card that was not "
            "played stays a penalty card."
        ),
        tr(
            "Or declarer does not accept it. Then {offender} plays the penalty card in its place, "
            "and {played} becomes a major penalty card."
        ),
        tr("{several}"),
    ),
    yes=tr("Yes, it stands"),
    no=tr("No, the penalty card is played"),
)

SEVERAL_DUE = yes_or_no(
    key="several_due",
    law="51A",
    heading=tr("Could {offender} legally have played more than one penalty card?"),
    why=tr("Then declarer says which of them is played."),
)

REPLACES = CardQuestion(
    key="replaces",
    law="51A",
    heading=tr("Which of {due} does declarer name?"),
    why=tr("{offender} could legally have played more than one of them, so declarer chooses."),
)


@dataclass(frozen=True, slots=True)
class _Offence:
    """What was played, and which penalty cards were due instead."""

    by: Player = Role.OFFENDER
    card: Card | None = None
    due: tuple[Card, ...] = ()
    declarer_played: bool = False

    @property
    def played(self) -> Card | Text:
        return tr("the card played") if self.card is None else self.card


def penalty_card_not_played(case: Case) -> Ruling:
    """Law 52: declarer decides whether the card that was played stands."""
    table = case.table
    offence = _Offence() if table is None else table.derive(_find)
    by = offence.by
    # B1(b). Declarer has played since: it is accepted.
    if case.fact(DECLARER_PLAYED, lambda table: offence.declarer_played):
        return _accepted(case, offence, "52B1(b)")
    # A. The defender may not take it back. B1(a). Declarer may accept it.
    accepts = case.ask(
        ACCEPTS,
        declarer_of(table),
        offender=by,
        played=offence.played,
        due=tr("A penalty card was due: {cards}.", cards=AnyOf(offence.due))
        if offence.due
        else tr("A penalty card was due."),
        several=_explain_several(offence),
    )
    if accepts:
        return _accepted(case, offence, "52B1(a)")
    # B2. The penalty card is played in its place.
    return _replaced(case, offence)


def _explain_several(offence: _Offence) -> Text | str:
    if len(offence.due) < 2:
        return ""
    return tr("If so, declarer says which of {due} is played.", due=AnyOf(offence.due))


def _accepted(case: Case, offence: _Offence, clause: str) -> Ruling:
    by = offence.by
    case.cite(clause)
    # B1(c). Whatever was due stays where it is.
    case.say(
        None,
        tr(
            "{played} stands. Every penalty card that was not played stays on the table as it was, "
            "with all that follows from it.",
            played=offence.played,
        ),
    )
    _note_revoke(case)
    note_penalty(case, by)
    headline = tr("{played} stands, and the penalty card stays.", played=offence.played)
    reviews = [Review("50E4")]
    if clause == "52B1(b)":
        # Declarer never chose: 64C1 is all that is left to him.
        reviews.append(Review("64C1"))
    return case.rule("52B1(c)", headline, CardAccepted(by, offence.card), *reviews)


def _replaced(case: Case, offence: _Offence) -> Ruling:
    by, card = offence.by, offence.card
    new: Card | None = offence.due[0] if offence.due else None
    # 51A. With several that could have been played, declarer says which.
    several = case.fact(SEVERAL_DUE, lambda table: len(offence.due) > 1, offender=by)
    if several:
        case.cite("51A")
        new = case.detail(
            REPLACES,
            declarer_of(case.table),
            lambda named: (
                None
                if named in offence.due
                else tr("it must be one of {cards}", cards=AnyOf(offence.due))
            ),
            lambda: tuple(map(str, offence.due)),
            offender=by,
            due=AnyOf(offence.due),
        )
        if new is None:
            case.say(
                None,
                tr("Declarer, please name the penalty card that {offender} plays.", offender=by),
            )
    case.say(
        by,
        tr(
            "Play {new} in place of {played}.",
            new=tr("the penalty card") if new is None else new,
            played=offence.played,
        ),
    )
    taken_back = () if case.table is None or new is None else _led_since(case.table, offence, new)
    # The penalty card itself may have been led since: then it is played to this trick instead.
    # 48A: a card of declarer's only goes back.
    later = tuple(
        (seat, lead) for seat, lead in taken_back if lead is not new and seat in (by, by.partner)
    )
    for seat, lead in later:
        # 49. The trick has another winner now: what was led to the next one goes back.
        case.cite("49", tr("{card} becomes a major penalty card.", card=lead))
        case.say(seat, tr("Take {card} back: you are not on lead any more.", card=lead))
    effects: list[Effect] = [CardWithdrawn(seat, lead) for seat, lead in reversed(taken_back)]
    effects.append(CardReplaced(by, card, new))
    shown = () if card is None else (card,)
    effects += penalty_effects(by, shown, Penalty.MAJOR, "52B2")
    for seat, lead in later:
        effects += penalty_effects(seat, (lead,), Penalty.MAJOR, "49")
    effects.append(Review("72C"))
    for player in dict.fromkeys((by, *(seat for seat, _ in later))):
        mine = (*(shown if player is by else ()), *(lead for seat, lead in later if seat is player))
        left = tuple(one for one in every_penalty_card(case.table, player, mine) if one is not new)
        # With no table: of several that were due, the others are left as well.
        say_major(case, player, left, several=several and not left)
    _note_revoke(case)
    note_penalty(case, by)
    headline = tr(
        "{offender} plays {new} in place of {played}, which becomes a major penalty card.",
        offender=by,
        new=tr("the penalty card") if new is None else new,
        played=offence.played,
    )
    return case.rule("52B2", headline, *dict.fromkeys(effects))


def _note_revoke(case: Case) -> None:
    case.note(
        tr(
            "Not playing a penalty card is a revoke by name (61A), but no tricks are transferred "
            "for it (64B3). If declarer's side is damaged all the same, see Law 64C1."
        )
    )


def _led_since(table: Table, offence: _Offence, new: Card) -> tuple[tuple[Seat, Card], ...]:
    """What the defenders have led since, if it cannot stay.

    The new card may give the trick to somebody else, or may be the one that was led.
    """
    if not table.trick.cards or not table.tricks:
        return ()
    last = table.tricks[-1]
    if (offence.by, offence.card) not in last.cards:
        return ()
    cards = tuple((seat, new if seat is offence.by else played) for seat, played in last.cards)
    changed = Trick(cards, last.trump)
    stays = changed.winner is last.winner and (offence.by, new) not in table.trick.cards
    return () if stays else table.trick.cards


def _find(table: Table) -> _Offence:
    found = last_unruled(table, Kind.PENALTY_CARD_NOT_PLAYED)
    for one in table.open_irregularities:
        # Of several, the first comes first.
        if one.kind is Kind.PENALTY_CARD_NOT_PLAYED:
            found = one
            break
    if found is None:
        raise NothingToRule(tr("No penalty card was due at this table when another was played."))
    assert isinstance(found.what, Card)
    return _Offence(
        found.seat,
        found.what,
        dict(found.breach.details)["cards"].items,
        declarer_played=not found.is_open,
    )


PENALTY_CARD_NOT_PLAYED = Procedure(
    "penalty-card-not-played",
    tr("Penalty card not played"),
    ("52",),
    penalty_card_not_played,
    (DECLARER_PLAYED, ACCEPTS, SEVERAL_DUE, REPLACES),
)
