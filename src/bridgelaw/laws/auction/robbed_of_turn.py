"""Laws 17D3 and 34: passes out of rotation left a player without his turn."""

from __future__ import annotations

from dataclasses import dataclass

from bridgelaw.game.calls import Call
from bridgelaw.game.seats import Player, Role, Seat
from bridgelaw.laws.common.withdrawn import say_unauthorised, withdrawn
from bridgelaw.laws.machinery.case import Case, NothingToRule
from bridgelaw.laws.machinery.procedure import Procedure
from bridgelaw.laws.machinery.questions import yes_or_no
from bridgelaw.laws.machinery.ruling import Ruling
from bridgelaw.locale.text import filled, tr
from bridgelaw.table.breaches import Kind
from bridgelaw.table.effects import CallAccepted, CallWithdrawn, Effect
from bridgelaw.table.state import Phase, Standing
from bridgelaw.table.table import Table
from bridgelaw.table.unruled import last_unruled

HANDS_RETURNED = yes_or_no(
    key="hands_returned",
    law="17D2",
    heading=tr("Have all four hands gone back into the board?"),
    why=tr("Then the auction period is over, and the board stays passed out."),
)


@dataclass(frozen=True, slots=True)
class _Robbed:
    """Who lost his turn, by whose pass, and which passes come after that turn."""

    player: Player = Role.RHO
    offender: Player = Role.OFFENDER
    call: Call | None = None
    passes: tuple[tuple[Seat, Call], ...] = ()
    hands_returned: bool = False
    has_called: bool = False
    """Whether the player has taken his turn already."""


def robbed_of_turn(case: Case) -> Ruling:
    """Law 34: the auction is not over while a player has not had his turn."""
    found = _Robbed() if case.table is None else case.table.derive(_find)
    # 17D2. All four hands are back in the board: it is too late.
    if case.fact(HANDS_RETURNED, lambda table: found.hands_returned):
        case.say(None, tr("The board stays passed out."))
        headline = tr("There is no rectification: all four hands are back in the board.")
        return case.rule("17D2", headline, CallAccepted(found.offender, found.call))
    # 17D3. He has his turn after all; the passes after it are cancelled. Only who passed out of
    # rotation has offended, not who passed after that: 29A lets him do so.
    player, offender = found.player, found.offender
    case.cite("34")
    sentence = (
        tr(
            "{player} has called at the turn that was passed over, and that call stands. The "
            "passes between are cancelled."
        )
        if found.has_called
        else tr(
            "The auction is not over: {player} has not had a turn. The passes after that turn are "
            "cancelled, and {player} calls now."
        )
    )
    case.say(None, filled(sentence, player=player))
    say_unauthorised(case, offender.partner)
    case.note(
        tr(
            "Only {offender}, who passed out of turn, has offended. Whoever passed after that was "
            "entitled to.",
            offender=offender,
        )
    )
    cancelled: list[Effect] = [CallWithdrawn(seat, call) for seat, call in reversed(found.passes)]
    headline = tr(
        "The auction goes back to {player}, and the passes after that turn are cancelled.",
        player=player,
    )
    told = withdrawn(offender, (offender, found.call))
    return case.rule("17D3", headline, *cancelled, *told)


def _find(table: Table) -> _Robbed:
    found = last_unruled(table, Kind.ROBBED_OF_TURN)
    if found is None and table.phase is Phase.OVER and table.contract is None:
        # The board went back after a pass out of turn, without the last pass being made.
        found = last_unruled(table, Kind.CALL_OUT_OF_ROTATION)
    if found is None or found.settled == "29A":
        # Nothing of the kind, or somebody bid after it, so that the auction went on anyway.
        raise NothingToRule(
            tr("No pass out of turn at this table has left a player without their turn.")
        )
    assert found.breach.turn is not None
    calls = [made[:2] for made in table.calls if made[2] is Standing.STANDS]
    place = table.auction.robbing_pass
    return _Robbed(
        found.breach.turn,
        found.seat,
        found.what if isinstance(found.what, Call) else None,
        tuple(calls[place:]) if place is not None else (),
        table.phase is Phase.OVER,
        has_called=found.settled == "17D3",
    )


ROBBED_OF_TURN = Procedure(
    "robbed-of-turn",
    tr("Player left without a turn"),
    ("17D", "34"),
    robbed_of_turn,
    (HANDS_RETURNED,),
)
