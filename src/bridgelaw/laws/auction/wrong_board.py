"""Law 15A: a call made on cards that were taken from a wrong board."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bridgelaw.game.calls import Call
from bridgelaw.game.seats import SEATS, Player, Role, Seat
from bridgelaw.laws.machinery.case import Case
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.questions import SEAT_OPTIONS, Choice, Option, yes_or_no
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.locale.text import Text, tr
from bridgelaw.table.effects import (
    Adjustment,
    CallWithdrawn,
    Effect,
    Review,
    ScoreAdjusted,
    Unauthorised,
)
from bridgelaw.table.state import Standing
from bridgelaw.table.table import Table


class Repeat(Enum):
    """How the call on the other board compares with the cancelled one."""

    SAME = "the same call"
    SIMILAR = "23A1"
    SUBSET = "23A2"
    PURPOSE = "23A3"
    DIFFERENT = "another call"


WHICH_BOARD = Choice(
    key="which_board",
    law="15A",
    heading=tr("Which board is it about now?"),
    why=tr(
        "The call on the wrong cards spoils the auction of the board at the table. The board that "
        "the cards came from is looked at when it is played."
    ),
    options=(
        Option("this", True, tr("The board at the table, at which the call was made")),
        Option("other", False, tr("The board that the cards came from, which is played now")),
    ),
)

WHO = Choice(
    key="who",
    law="15A1",
    heading=tr("Who called on cards from a wrong board?"),
    why=tr("It is about the first call of that player, which was made on the wrong cards."),
    options=SEAT_OPTIONS,
)

PARTNER_CALLED = yes_or_no(
    key="partner_called",
    law="15A2",
    heading=tr("Has {partner} called since?"),
    why=tr(
        "Once the partner of the player with the wrong cards has called, the board cannot be saved."
    ),
)

LHO_CALLED = yes_or_no(
    key="lho_called",
    law="15A2(c)",
    heading=tr("Has {lho} called over it?"),
    why=tr("That call is cancelled too, and the other side may not use what it told."),
)

SAME_OPPONENTS = yes_or_no(
    key="same_opponents",
    law="15A3",
    heading=tr("Is it played against the same opponents?"),
    why=tr(
        "Only opponents who heard the cancelled call know something about {offender}'s hand on "
        "this board."
    ),
)

PLAYABLE = yes_or_no(
    key="playable",
    law="15A3",
    heading=tr("Can the board be played normally?"),
    why=tr(
        "Against other opponents you decide: let it be played, or give an adjusted score because "
        "somebody knows too much about it."
    ),
    yes=tr("Yes: let it be played"),
    no=tr("No: adjust the score"),
)

REPEATS = Choice(
    key="repeats",
    law="15A3",
    heading=tr("Does {offender} make the cancelled call again, or a comparable one?"),
    why=tr(
        "The opponents have heard the cancelled call. They lose nothing if it is repeated, or if "
        "the new call is comparable to it (Law 23). A call of a much different meaning, or a "
        "psychic one, is another call."
    ),
    say=(tr("Begin the auction. I shall stay until {offender} has called."),),
    options=(
        Option("same", Repeat.SAME, tr("Yes: it is the same call with the same meaning")),
        Option("similar", Repeat.SIMILAR, tr("Yes: it has the same or nearly the same meaning")),
        Option("subset", Repeat.SUBSET, tr("Yes: it shows a part of what the other could show")),
        Option("purpose", Repeat.PURPOSE, tr("Yes: it has the same purpose, as a relay has")),
        Option("different", Repeat.DIFFERENT, tr("No, none of these")),
    ),
)


@dataclass(frozen=True, slots=True)
class _WrongCards:
    """The player with the wrong cards, his first call, and what was called since."""

    by: Player
    call: Call | None = None
    later: tuple[tuple[Seat, Call], ...] = ()

    @property
    def partner_called(self) -> bool:
        return any(caller is self.by.partner for caller, _ in self.later)

    @property
    def lho_called(self) -> bool:
        return any(caller is self.by.lho for caller, _ in self.later)


def wrong_board(case: Case) -> Ruling:
    """Law 15A: a player has called on cards that he took from a wrong board."""
    # A4. Whatever else follows.
    case.note(tr("You may add a procedural penalty for taking cards from a wrong board (15A4)."))
    if not case.ask(WHICH_BOARD, allowed=lambda this: _no_call(case.table) if this else None):
        return _other_board(case)
    who = case.detail(WHO, allowed=lambda seat: _cannot_be(case.table, seat))
    made = _WrongCards(Role.OFFENDER) if who is None else _made_by(case.table, who)
    partner = made.by.partner
    # A1. The call and everything after it is cancelled.
    case.cite("15A1", tr("The call and all calls after it are cancelled."))
    # A2(a). The partner has called: there is no way back.
    if case.fact(PARTNER_CALLED, lambda table: made.partner_called, partner=partner):
        return _too_late(case, made)
    # A2(b), (c). The player calls again on the right cards.
    return _calls_again(case, made)


def _too_late(case: Case, made: _WrongCards) -> Ruling:
    partner = made.by.partner
    case.say(None, tr("This board cannot be played. I shall give it an adjusted score."))
    case.note(
        tr(
            "The side at fault normally gets average minus and the other average plus (12C2); in a "
            "match between teams see Law 86B."
        )
    )
    headline = tr(
        "{partner} has called: the board is not played and gets an artificial adjusted score.",
        partner=partner,
    )
    withdrawn = _cancelled(made) if _may_go_back(case.table) else []
    score = ScoreAdjusted(Adjustment.ARTIFICIAL, "15A2(a)")
    return case.rule("15A2(a)", headline, *withdrawn, score)


def _calls_again(case: Case, made: _WrongCards) -> Ruling:
    by, partner, lho = made.by, made.by.partner, made.by.lho
    side = (by, partner)
    barred: list[Effect] = [Unauthorised(by, made.call, side, "16C2")]
    over = case.fact(LHO_CALLED, lambda table: made.lho_called, lho=lho)
    case.cite(
        "15A2(c)",
        tr("The cancelled calls are unauthorised for {offender}'s side alone.", offender=by),
    )
    opposing = [(caller, call) for caller, call in made.later if caller.opposes(_seat(by))]
    barred += [Unauthorised(caller, call, side, "16C2") for caller, call in opposing]
    if over and not opposing:
        barred.append(Unauthorised(lho, None, side, "16C2"))
    case.say(by, tr("Put these cards back, look at the right hand, and call again at your turn."))
    if over:
        case.say(
            None,
            tr(
                "The call over it is cancelled too, and {lho} may make any call at the next turn; "
                "{lho}'s side may use what was called, and {offender}'s side may not.",
                lho=lho,
                offender=by,
            ),
        )
    else:
        case.say(
            None,
            tr("The call does not count."),
        )
    case.note(
        tr(
            "Write down the cancelled call: when the board that the cards came from is played "
            "against the same opponents, it must be repeated (15A3)."
        )
    )
    headline = tr(
        "The call and all later ones are cancelled; {offender} looks at the right hand and calls "
        "again.",
        offender=by,
    )
    return case.rule("15A2(b)", headline, *_cancelled(made), *barred, Review("16C2"))


def _cancelled(made: _WrongCards) -> list[Effect]:
    """15A1: the calls go, the last one first, so that each is the last of its player."""
    later = [CallWithdrawn(caller, call) for caller, call in reversed(made.later)]
    return [*later, CallWithdrawn(made.by, made.call)]


def _other_board(case: Case) -> Ruling:
    """15A3: the board that the cards came from."""
    by: Player = case.detail(WHO) or Role.OFFENDER
    if not case.ask(SAME_OPPONENTS, offender=by):
        if case.ask(PLAYABLE):
            headline = tr("These opponents know nothing about it: the board is played.")
            return case.rule("15A3", headline)
        return _adjusted(case, tr("The board is not played: an artificial adjusted score."))
    repeat = case.ask(REPEATS, offender=by)
    if repeat is Repeat.DIFFERENT:
        return _adjusted(
            case,
            tr("{offender}'s call differs: an artificial adjusted score.", offender=by),
        )
    if repeat is not Repeat.SAME:
        case.cite(repeat.value)
    case.say(None, tr("The board is played, with no restriction on anybody."))
    headline = tr("{offender} has called as before: the board is played.", offender=by)
    return case.rule("15A3", headline)


def _adjusted(case: Case, headline: Text) -> Ruling:
    case.say(None, tr("This board cannot be played. I shall give it an adjusted score."))
    return case.rule("15A3", headline, ScoreAdjusted(Adjustment.ARTIFICIAL, "15A3"))


# What the table shows


def _may_go_back(table: Table | None) -> bool:
    return table is not None and table.phase.is_auction_period


def _no_call(table: Table | None) -> Text | None:
    """Why nobody's call can be in question."""
    if table is None or any(_cannot_be(table, seat) is None for seat in SEATS):
        return None
    return tr("nobody has made a call at this table that can be cancelled")


def _cannot_be(table: Table | None, seat: Seat) -> Text | None:
    assert table is not None
    if not any(caller is seat and how is Standing.STANDS for caller, _, how in table.calls):
        return tr("{seat} has not called", seat=seat)
    if not _may_go_back(table) and not _made_by(table, seat).partner_called:
        # The law speaks of the auction only.
        return tr("the auction period is over; adjust the score if the board cannot be played")
    return None


def _made_by(table: Table | None, seat: Seat) -> _WrongCards:
    """The player's first call that stands: he had the wrong cards from then on."""
    assert table is not None
    calls = [(caller, call) for caller, call, how in table.calls if how is not Standing.WITHDRAWN]
    first = next(at for at, (caller, _) in enumerate(calls) if caller is seat)
    return _WrongCards(seat, calls[first][1], tuple(calls[first + 1 :]))


def _seat(player: Player) -> Seat:
    assert isinstance(player, Seat)
    return player


WRONG_BOARD = Procedure(
    "wrong-board",
    tr("Call with cards from a wrong board"),
    ("15A",),
    wrong_board,
    (WHICH_BOARD, WHO, PARTNER_CALLED, LHO_CALLED, SAME_OPPONENTS, PLAYABLE, REPEATS),
)
