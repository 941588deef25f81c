"""Laws 72 to 74, 76, 90 and 91: conduct, slow play, procedure, and what is given for it."""

from __future__ import annotations

from bridgelaw.game.seats import SEATS, Seat, Side
from bridgelaw.laws.general.conduct import endings as end
from bridgelaw.laws.general.conduct import questions as ask
from bridgelaw.laws.general.conduct.manifest import MANIFEST
from bridgelaw.laws.general.conduct.questions import (
    ByWhom,
    Followed,
    Matter,
    Points,
    Spectators,
    Suspended,
)
from bridgelaw.laws.general.conduct.situation import Regulations
from bridgelaw.laws.law import All, Case, Ending, Ruling, Spoken, fx, procedure

GoesOn = tuple[str, dict[str, str]]
"""Where the score of the board is ruled on, and what is known there already."""


@procedure(MANIFEST, sees=Regulations.of, asks=(ask,))
def CONDUCT(case: Case, regulations: Regulations) -> Ruling:
    """Laws 90 and 91: a penalty is given beside the score, and whether or not there was damage."""
    case.about(usual=regulations.usual, amount=regulations.amount, twice=regulations.twice)
    matter = case.ask(ask.MATTER)
    match matter:
        # 76. Whoever watches is the director's to deal with.
        case Matter.SPECTATOR:
            return _spectator(case)
        # 90B2. Time.
        case Matter.SLOW:
            return _slow(case)
        # 90B. Procedure.
        case Matter.LATE:
            case.cite("90B1")
        case Matter.PROCEDURE:
            _procedure_broken(case)
        # 72 to 74. Conduct.
        case Matter.SIGNALS:
            return _signals(case, regulations)
        case Matter.ON_PURPOSE:
            return _on_purpose(case, regulations)
        case Matter.COURTESY | Matter.MANNERS:
            return _conduct(case, regulations, matter)
    return _procedural(case, case.ask(ask.BY))


def _spectator(case: Case) -> Ruling:
    """76: what a spectator did, and what it leads to."""
    match case.ask(ask.SPECTATORS):
        case Spectators.HANDS:
            return case.rule("76B1", end.ONE_HAND)
        case Spectators.POINTED_OUT:
            case.cite("76B5")
            heard = {"how_known": "spectator"}
            return case.rule(
                "81C3", end.STILL_RULED, goes_on="settled-by-players", hands_over=heard
            )
        case Spectators.TOLD_A_PLAYER:
            case.cite("76B3")
            handed = {"play_over": "no", "came": "elsewhere"}
            return case.rule(
                "16D1", end.SPECTATOR_TOLD, goes_on="extraneous-information", hands_over=handed
            )
        case Spectators.DISTURBED:
            case.cite("76B2")
            return case.rule("76B4", end.SPECTATOR_SILENT)


def _slow(case: Case) -> Ruling:
    """90B2: who lost the time; and 12C2(a) for a board that is never played."""
    by = case.ask(ask.SLOW_BY)
    case.cite("90B2")
    on: GoesOn | None = None
    if case.ask(ask.UNPLAYED):
        case.cite("12C2(a)", end.BOARD_BY_FAULT)
        on = ("adjusted-score", {"power": "impossible", **_faults(by)})
    else:
        # 8B1. For this table the round goes on until its players have moved.
        case.cite("8B1")
    if by is not ByWhom.NOBODY:
        return _procedural(case, by, on)
    if on is None:
        return case.rule("90A", end.NOBODY_SLOW)
    return case.rule("12C2(a)", end.NOBODY_SLOW_UNPLAYED, goes_on=on[0], hands_over=on[1])


def _faults(by: ByWhom) -> dict[str, str]:
    """12C2(a): what is known of the faults; how much each side did of two is asked."""
    if by is ByWhom.BOTH:
        return {}
    return {f"fault_{side.name.lower()}": "directly" if side in by.sides else "none"
            for side in Side}  # fmt: skip


_HANDLED = {"90B5": "7B3", "90B6": "7C"}


def _procedure_broken(case: Case) -> None:
    """90B3 to 90B8: the examples of the law, and anything like them."""
    breach = case.ask(ask.BREACH)
    case.cite("74A3", end.STEADY)
    # 7B3, 7C. What the law of the cards says of these two.
    if breach in _HANDLED:
        case.cite(_HANDLED[breach])
    case.cite(breach)
    if breach == "90B7":
        case.note(end.RULE_FIRST)


def _conduct(case: Case, regulations: Regulations, matter: Matter) -> Ruling:
    """74: courtesy and manners; what partner or an opponent made of it is ruled on apart."""
    if matter is Matter.COURTESY:
        case.cite("74A1", end.ORDER)
        case.cite("74A2")
    else:
        for clause in case.ask(ask.MANNER).value.split():
            case.cite(clause)
    by = case.ask(ask.BY)
    on: GoesOn | None = None
    match case.ask(ask.FOLLOWED):
        case Followed.PARTNER:
            case.cite("16B1")
            on = ("unauthorised-information", {})
        case Followed.OPPONENT:
            case.cite("73E2")
            on = ("tempo-and-deception", {})
    return _disciplinary(case, regulations, by, on)


def _on_purpose(case: Case, regulations: Regulations) -> Ruling:
    """72B: on purpose, even if one is ready to pay for it, or hidden."""
    case.cite(case.ask(ask.PURPOSE).value)
    by = case.ask(ask.BY)
    on: GoesOn | None = None
    if case.ask(ask.GAINED):
        case.cite("72C")
        on = ("adjusted-score", {"power": "law", "law": "72C", "offenders": by.value})
    return _disciplinary(case, regulations, by, on)


def _signals(case: Case, regulations: Regulations) -> Ruling:
    """73B2: the gravest offence, and never said lightly; since 2024 89A3."""
    # 89B. Who is guilty is for the disciplinary body; a try is enough.
    if case.is_since("2024"):
        case.note(end.FOR_THE_DISCIPLINARY_BODY)
    if not case.ask(ask.ESTABLISHED):
        return case.rule("73B2", end.SUSPECTED)
    case.cite("73B2")
    return _disciplinary(case, regulations, case.ask(ask.BY), None)


def _procedural(case: Case, by: ByWhom, on: GoesOn | None = None) -> Ruling:
    """90A: a procedural penalty, by the regulations' amounts."""
    return _given(case, case.ask(ask.PROCEDURAL), by, on, "90A")


def _disciplinary(case: Case, regulations: Regulations, by: ByWhom, on: GoesOn | None) -> Ruling:
    """91: for the sake of order, in points or by suspension; the organiser may disqualify."""
    measure = case.ask(ask.DISCIPLINE)
    # A. A player's own, and said to that player: so many points, or for so long.
    if measure is fx.Sanction.DISCIPLINARY:
        case.note(end.NOT_SHARED)
        points = case.ask(ask.POINTS) if regulations.twice is not None else Points.OTHER
        return _on_players(case, measure, end.POINTS[points], by, on)
    if measure is fx.Sanction.SUSPENSION:
        length = case.ask(ask.SUSPENDED)
        part = measure if length is Suspended.SESSION else fx.Sanction.PART_OF_SESSION
        return _on_players(case, part, end.UNTIL[length], by, on)
    clause = "90A" if measure is fx.Sanction.PROCEDURAL else "91A"
    if measure is fx.Sanction.DISQUALIFICATION:
        clause = "91B"
        if not case.ask(ask.APPROVED):
            return _ends(case, clause, end.NOT_DISQUALIFIED, by.sides, on)
    return _given(case, measure, by, on, clause)


_ENDINGS = {
    fx.Sanction.WARNING: end.WARNED,
    fx.Sanction.PROCEDURAL: end.PENALISED,
    fx.Sanction.DISCIPLINARY: end.DISCIPLINED,
    fx.Sanction.SUSPENSION: end.SUSPENDED,
    fx.Sanction.PART_OF_SESSION: end.SUSPENDED,
    fx.Sanction.DISQUALIFICATION: end.DISQUALIFIED,
}


def _given(
    case: Case, measure: fx.Sanction | None, by: ByWhom, on: GoesOn | None, clause: str
) -> Ruling:
    """What the director gives to whoever is at fault."""
    if measure is None:
        return _ends(case, clause, end.REMINDED, by.sides, on)
    if measure is fx.Sanction.PROCEDURAL:
        case.note(end.NOT_SHARED)
    given = (fx.Sanctioned(side, measure, clause) for side in by.sides)
    return _ends(case, clause, _ENDINGS[measure], by.sides, on, *given)


def _on_players(
    case: Case, measure: fx.Sanction, told: Spoken, by: ByWhom, on: GoesOn | None
) -> Ruling:
    """91A: for one player, or for all of whoever is at fault."""
    one = case.ask(ask.FOR_WHOM, allowed=by.is_not_of_it)
    players = tuple(seat for seat in SEATS if seat.side in by.sides) if one is None else (one,)
    for player in players:
        case.tell(told, player=player)
    sides = by.sides if one is None else (one.side,)
    given = (fx.Sanctioned(side, measure, "91A", one) for side in sides)
    return _ends(case, "91A", _ENDINGS[measure], sides if one is None else players, on, *given)


def _ends(
    case: Case,
    clause: str,
    ending: Ending,
    sides: tuple[Side | Seat, ...],
    on: GoesOn | None,
    *given: fx.Sanctioned,
) -> Ruling:
    goes_on, hands_over = (None, None) if on is None else on
    return case.rule(
        clause, ending, *given, goes_on=goes_on, hands_over=hands_over, sides=All(sides)
    )
