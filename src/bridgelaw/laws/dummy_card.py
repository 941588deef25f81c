"""Law 45D: dummy put a card into the trick that declarer did not name."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Player, Role
from bridgelaw.laws.case import EDITION, Case, NothingToRule
from bridgelaw.laws.finding import last_unruled
from bridgelaw.laws.interview import Procedure
from bridgelaw.laws.questions import CardQuestion, Choice, Option, yes_or_no
from bridgelaw.laws.ruling import Ruling
from bridgelaw.laws.withdrawn_cards import (
    Play,
    choices_instead,
    kept_legally,
    not_instead,
    sample_cards,
    taken_back,
    told_by,
)
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.breaches import Kind
from bridgelaw.table.effects import (
    CardAccepted,
    CardReplaced,
    Effect,
    Review,
    RevokeCounted,
)
from bridgelaw.table.events import Ruled
from bridgelaw.table.table import Table


class After(Enum):
    """What a player does with the card that he played after dummy's."""

    NOT_PLAYED = "has not played"
    KEEPS = "keeps it"
    CHANGES = "changes it"


class Failed(Enum):
    """Who did not follow to the card that dummy led, and could have."""

    NOBODY = "nobody"
    DECLARER = "declarer"
    DEFENDER = "a defender"
    BOTH = "declarer and a defender"


TOO_LATE = yes_or_no(
    key="too_late",
    law="45D1",
    heading=tr("Have both sides played to the next trick?"),
    why=tr(
        "Until then the card that was named must be put in place of the other. After that the "
        "trick stands with the card that dummy put out."
    ),
    say=(tr("Leave the cards as they are for a moment."),),
)


def _after(played: Text, keeps: Text, changes: Text) -> tuple[Option[After], ...]:
    return (
        Option("not_played", After.NOT_PLAYED, played),
        Option("keeps", After.KEEPS, keeps),
        Option("changes", After.CHANGES, changes),
    )


_NOT_PLAYED = tr("No card was played after dummy's")
_KEEPS = tr("Keeps the card")
_CHANGES = tr("Changes the card")

RHO = Choice(
    key="rho",
    law="45D1",
    heading=tr("What about the defender to declarer's right?"),
    why=tr(
        "A card that a defender played after the wrong one may be changed at no cost. Only if "
        "this defender changes may declarer change too."
    ),
    say=(
        tr(
            "Dummy put out the wrong card, and {named} takes its place. The defender to "
            "declarer's right may keep the card played after it, or play another. It will not be "
            "a penalty card, and declarer may not use what it tells."
        ),
        tr(
            "If that defender changes the card, declarer may change a card played after it. If "
            "that defender keeps it, declarer may not change."
        ),
    ),
    options=_after(_NOT_PLAYED, _KEEPS, _CHANGES),
)

DECLARER = Choice(
    key="declarer",
    law="45D1",
    heading=tr("What about declarer's own card?"),
    why=tr("The defender before declarer has changed, so declarer may."),
    say=(
        tr(
            "The defender to declarer's right has changed, so declarer may keep the card played "
            "after it, or play another from the same hand."
        ),
    ),
    options=_after(tr("Declarer played no card after it"), _KEEPS, _CHANGES),
)

LHO = Choice(
    key="lho",
    law="45D1",
    heading=tr("What about the defender to declarer's left?"),
    why=tr("This defender may change whatever the others do."),
    say=(
        tr(
            "The defender to declarer's left may keep the card played after dummy's, or play "
            "another, whatever the others do. It will not be a penalty card, and declarer may not "
            "use what it tells."
        ),
    ),
    options=_after(_NOT_PLAYED, _KEEPS, _CHANGES),
)


def _new_card(key: str, heading: Text) -> CardQuestion:
    why = tr("It takes the place of {old}, and must be legal.")
    return CardQuestion(key=key, law="45D1", heading=heading, why=why)


RHO_CARD = _new_card("rho_card", tr("Which card does {player} play instead of {old}?"))
DECLARER_CARD = _new_card("declarer_card", RHO_CARD.heading)
LHO_CARD = _new_card("lho_card", RHO_CARD.heading)

LEAD_BACK = yes_or_no(
    key="lead_back",
    law="47D",
    heading=tr("Does {player} take the lead of {lead} to the next trick back?"),
    why=tr("It was led after the wrong card, so a defender may take it back at no cost."),
    say=(
        tr(
            "{player} may leave the lead of {lead} as it is, or take it back and lead another "
            "card. It will not be a penalty card, and declarer may not use what it tells."
        ),
    ),
    yes=tr("Yes: it is taken back"),
    no=tr("No: it stands"),
)

LEGAL_CARD = CardQuestion(
    key="legal_card",
    law="42A3",
    heading=tr("{named} would be a revoke: which legal card does declarer play from dummy?"),
    why=tr("It may be the card that dummy put out."),
    say=(
        tr(
            "The card that declarer named would have been a revoke. Declarer, name a card of dummy "
            "that can be played legally; it may be the one that lies there."
        ),
    ),
)

FAILED = Choice(
    key="failed",
    law="45D2",
    heading=tr("If dummy led to that trick: who did not follow to the card, and could have?"),
    why=tr(
        "The card that dummy put out was led. Whoever held a card of its suit and did not follow "
        "has revoked. For declarer's revoke tricks move as usual; for a defender's you only "
        "restore what the other side would have had."
    ),
    options=(
        Option("nobody", Failed.NOBODY, tr("Nobody, or dummy did not lead")),
        Option("declarer", Failed.DECLARER, tr("Declarer")),
        Option("defender", Failed.DEFENDER, tr("A defender")),
        Option("both", Failed.BOTH, tr("Declarer and a defender")),
    ),
)


@dataclass(frozen=True, slots=True)
class _Wrong:
    """The card that dummy put out, the one that was named, and what was played after it."""

    declarer: Player = Role.OFFENDER
    placed: Card | None = None
    named: Card | None = None
    led: bool = False
    """Whether dummy led to that trick."""
    after: tuple[Play, ...] = ()
    """Played to the same trick after it."""
    winner: Player | None = None
    next_trick: tuple[Play, ...] = ()
    too_late: bool = False
    revokes: tuple[Play, ...] = ()
    """Who did not follow to the card that dummy led."""

    @property
    def dummy(self) -> Player:
        return self.declarer.partner

    def card_of(self, player: Player) -> Card | None:
        return next((card for seat, card in self.after if seat is player), None)


def dummy_card(case: Case) -> Ruling:
    """Law 45D: the card that was named takes the place of the other, unless it is too late."""
    wrong = _Wrong() if case.table is None else case.table.derive(_find)
    # F. Before declarer has named a card it is not this, but a suggestion.
    case.note(
        tr(
            "If dummy touched or moved a card before declarer had named one, dummy may have "
            "suggested a play: that is Law 45F."
        )
    )
    # D2. Both sides have played to the next trick.
    if case.fact(TOO_LATE, lambda table: wrong.too_late):
        return _stands(case, wrong)
    # D1. It must be put right.
    return _put_right(case, wrong)


# D1


def _put_right(case: Case, wrong: _Wrong) -> Ruling:
    table, declarer, dummy = case.table, wrong.declarer, wrong.dummy
    named_card = _legal_name(case, wrong)
    named: Card | Text = tr("the card that was named") if named_card is None else named_card
    if table is not None and named_card is wrong.placed:
        headline = tr("Dummy's card stands: declarer may not have a revoke played.")
        return case.rule("42A3", headline, CardAccepted(dummy, wrong.placed))
    case.say(None, tr("Dummy takes that card back and plays {named}.", named=named))
    # What was led to the next trick is out of the way while the trick is put right.
    aside = taken_back(wrong.next_trick)
    changes: list[Effect] = [CardReplaced(dummy, wrong.placed, named_card)]
    kept: list[Play] = []
    back: list[Play] = []

    def decide(
        question: Choice[After], card_question: CardQuestion, player: Player, **values: Text | Card
    ) -> After:
        """Does the player keep or change what he played after the wrong card?"""
        old = wrong.card_of(player)
        choices = None
        if table is not None and old is not None:
            choices = choices_instead(table, (*aside, *changes), player, old)
        must = choices is not None and old is not None and old not in choices
        if must:
            case.say(
                player,
                tr("Your card cannot stay now that dummy's card is another. Play a legal one."),
            )
        does = case.fact(
            question,
            lambda table: After.NOT_PLAYED if old is None else After.CHANGES if must else None,
            to=player,
            allowed=lambda choice: (
                tr("{player} has played after it", player=player)
                if table is not None and choice is After.NOT_PLAYED
                else None
            ),
            **values,
        )
        if does is After.NOT_PLAYED:
            return does
        if does is After.KEEPS:
            kept.append((player, old))
            return does
        new = None
        if choices is not None:
            allowed = not_instead(choices, old)
            new = case.detail(
                card_question,
                to=player,
                allowed=allowed,
                branches=lambda: sample_cards(allowed),
                player=player,
                old=old,
            )
        changes.append(CardReplaced(player, old, new))
        back.append((player, old))
        return does

    # D1. A defender may change a card that he played after the wrong one.
    rho = decide(RHO, RHO_CARD, declarer.rho, named=named)
    # D1. Declarer only if the defender to his right did, or if he would have revoked now.
    if rho is After.CHANGES or _would_revoke(table, wrong, (*aside, *changes)):
        decide(DECLARER, DECLARER_CARD, declarer)
    else:
        _keep(wrong, declarer, kept)
    # D1. The defender to the left in any case; he plays after declarer's right-hand opponent.
    if rho is not After.NOT_PLAYED or wrong.card_of(declarer.lho) is not None:
        decide(LHO, LHO_CARD, declarer.lho)
    lead_back = _lead_goes_back(case, wrong, changes)
    if lead_back:
        back += wrong.next_trick
    told = _information(case, wrong, back)
    if table is None:
        case.note(
            tr(
                "If somebody has led to the next trick, the lead goes back when the trick is won "
                "by another hand now, or when a card of the trick was changed. A defender may take "
                "it back in any case."
            )
        )
        case.note(
            tr(
                "If dummy led, and the card that was named is of another suit: whoever can follow "
                "to it must."
            )
        )
    headline = (
        tr("The card that was named takes the place of the other; cards played after it change "
           "too.")
        if back
        else tr("The card that was named takes the place of the other.")
    )  # fmt: skip
    first = aside if lead_back else []
    return case.rule("45D1", headline, *first, *changes, *kept_legally(table, kept), *told)


def _legal_name(case: Case, wrong: _Wrong) -> Card | None:
    """42A3. The card that was named; if it would be a revoke, one that declarer names instead."""
    table = case.table
    if table is None or wrong.led:
        return wrong.named
    choices = choices_instead(table, taken_back(wrong.next_trick), wrong.dummy, wrong.placed)
    if wrong.named is None or wrong.named in choices:
        return wrong.named
    case.cite("42A3", tr("Dummy follows suit, whatever declarer has named."))
    return case.detail(
        LEGAL_CARD,
        to=wrong.declarer,
        allowed=lambda card: (
            None if card is None or (breach := choices.why_not(card)) is None else breach.text
        ),
        branches=lambda: tuple(dict.fromkeys((str(wrong.placed), *map(str, choices.legal))))[:2],
        named=wrong.named,
    )


def _would_revoke(table: Table | None, wrong: _Wrong, effects: tuple[Effect, ...]) -> bool:
    """Declarer's card does not follow to what was led: that is put right in any case (62A)."""
    old = wrong.card_of(wrong.declarer)
    return (
        table is not None
        and old is not None
        and old not in choices_instead(table, effects, wrong.declarer, old)
    )


def _keep(wrong: _Wrong, player: Player, kept: list[Play]) -> None:
    card = wrong.card_of(player)
    if card is not None:
        kept.append((player, card))


def _lead_goes_back(case: Case, wrong: _Wrong, changes: list[Effect]) -> bool:
    """47D: does what was led to the next trick go back?"""
    if case.table is None or not wrong.next_trick:
        return False
    leader, lead = wrong.next_trick[0]
    after = _put_right_at(case.table, wrong, changes)
    if len(changes) > 1 or after.tricks[-1].winner is not wrong.winner:
        case.cite("47D", tr("The lead to the next trick goes back too."))
        return True
    if any(card is wrong.named for _, card in wrong.next_trick):
        # Dummy has led the very card that belongs to the trick before.
        return True
    if leader in (wrong.declarer, wrong.dummy):
        return False
    return case.ask(LEAD_BACK, to=leader, player=leader, lead=lead)


def _put_right_at(table: Table, wrong: _Wrong, changes: list[Effect]) -> Table:
    """The table with the trick put right, and nothing led to the next one."""
    effects = (*taken_back(wrong.next_trick), *changes)
    return table.after(Ruled("dummy-card", EDITION, ("45D1",), effects))


def _information(case: Case, wrong: _Wrong, back: list[Play]) -> tuple[Effect, ...]:
    """16C: declarer's side has offended, so it may not use what the defenders took back."""
    defenders = [play for play in back if play[0] not in (wrong.declarer, wrong.dummy)]
    if not defenders:
        return ()
    case.cite("16C2", tr("What the defenders took back is not for declarer to use."))
    case.say(
        wrong.declarer, tr("You may not use what the defenders' cards that went back told you.")
    )
    case.say(None, tr("The defenders may use everything that they have seen."))
    return told_by(defenders, (wrong.declarer,))


# D2


def _stands(case: Case, wrong: _Wrong) -> Ruling:
    case.say(None, tr("It is too late to change the card. The trick stands, and play goes on."))
    failed = case.fact(FAILED, lambda table: _failed(wrong))
    effects: list[Effect] = [CardAccepted(wrong.dummy, wrong.placed)]
    if failed is Failed.NOBODY:
        headline = tr("The trick stands with the card that dummy put out.")
        return case.rule("45D2", headline, *effects)
    # D2. Who did not follow to the card that was led in fact has revoked.
    if failed in (Failed.DEFENDER, Failed.BOTH):
        case.cite(
            "64C1", tr("No trick moves for a defender's revoke; the other side's loss is restored.")
        )
        case.note(
            tr(
                "The defender's revoke came from dummy's mistake: no trick moves by itself. After "
                "the play, see whether the revoke damaged declarer's side."
            )
        )
        effects += [RevokeCounted(*play) for play in _of_defenders(wrong)]
        effects.append(Review("64C1"))
    if failed is Failed.DEFENDER:
        headline = tr("The trick stands, and the defender has revoked: look at it after the play.")
        return case.rule("45D2", headline, *effects)
    case.cite("64A", tr("Declarer's revoke counts as any other."))
    headline = tr("The trick stands, and declarer has revoked: Law 64A applies.")
    return case.rule("45D2", headline, *effects, goes_on="revoke")


def _failed(wrong: _Wrong) -> Failed:
    defenders = bool(_of_defenders(wrong))
    declarer = any(player is wrong.declarer for player, _ in wrong.revokes)
    if declarer:
        return Failed.BOTH if defenders else Failed.DECLARER
    return Failed.DEFENDER if defenders else Failed.NOBODY


def _of_defenders(wrong: _Wrong) -> list[Play]:
    if wrong.placed is None:
        return [(wrong.declarer.rho, None)]
    return [play for play in wrong.revokes if play[0] is not wrong.declarer]


# What the table knows


def _find(table: Table) -> _Wrong:
    found = last_unruled(table, Kind.WRONG_CARD_FROM_DUMMY)
    if found is None or table.contract is None:
        raise NothingToRule(tr("Dummy has put out no card that declarer did not name."))
    declarer, dummy = table.contract.declarer, table.contract.dummy
    placed, named = found.what, dict(found.breach.details)["last"]
    assert isinstance(placed, Card)
    assert isinstance(named, Card)
    tricks = [*table.tricks, table.trick]
    place = next((at for at, trick in enumerate(tricks) if (dummy, placed) in trick.cards), None)
    if place is None:
        raise NothingToRule(tr("The card that dummy put out is no longer in the trick."))
    trick = tricks[place].cards
    after = trick[trick.index((dummy, placed)) + 1 :]
    later = tricks[place + 1].cards if place + 1 < len(tricks) else ()
    too_late = len({seat.side for seat, _ in later}) > 1 or place + 2 < len(tricks)
    revokes = tuple(
        (seat, card)
        for seat, card in after
        if trick[0][0] is dummy
        and any(
            one.kind is Kind.REVOKE and one.seat is seat and one.what is card
            for one in table.irregularities
        )
    )
    winner = tricks[place].winner
    led = trick[0][0] is dummy
    return _Wrong(declarer, placed, named, led, after, winner, later, too_late, revokes)


DUMMY_CARD = Procedure(
    "dummy-card",
    tr("Dummy put out a card that was not named"),
    ("45D", "45F"),
    dummy_card,
    (
        TOO_LATE,
        LEGAL_CARD,
        RHO,
        RHO_CARD,
        DECLARER,
        DECLARER_CARD,
        LHO,
        LHO_CARD,
        LEAD_BACK,
        FAILED,
    ),
)
