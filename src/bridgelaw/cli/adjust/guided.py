"""A score that is adjusted by answering the questions of the law."""

from __future__ import annotations

from bridgelaw.cli.adjust.change import Awards, CannotAdjust
from bridgelaw.cli.answering import is_quit, prompt
from bridgelaw.cli.rule import Quit, ask_through
from bridgelaw.cli.screen import Screen
from bridgelaw.game.seats import Side
from bridgelaw.laws import PROCEDURES, Interview, Ruling
from bridgelaw.locale.text import tr
from bridgelaw.scoring.awards import Award, parse_award
from bridgelaw.scoring.sheets import sheet_at
from bridgelaw.scoring.standings import Standings
from bridgelaw.table.effects import SideAwarded


def rule_on(screen: Screen, key: str, standings: Standings, place: int) -> Ruling:
    """Asks the questions of a procedure, and of those that take over from it."""
    sheet = sheet_at(standings.field, place, standings)
    while True:
        procedure = PROCEDURES[key]
        screen.line(procedure.title, "bold")
        ruling = ask_through(screen, Interview(procedure, None, (), sheet)).ruling
        assert ruling is not None
        screen.blank()
        screen.ruling(ruling)
        if ruling.goes_on is None or awarded(ruling):
            return ruling
        key = ruling.goes_on


def awarded(ruling: Ruling) -> tuple[SideAwarded, ...]:
    return tuple(effect for effect in ruling.effects if isinstance(effect, SideAwarded))


def awards_of(screen: Screen, ruling: Ruling) -> Awards | None:
    """What a ruling awards; `None` if it awards nothing."""
    effects = awarded(ruling)
    if not effects:
        return None
    open_sides = [effect for effect in effects if effect.side is None]
    found: dict[Side, Award] = {
        effect.side: parse_award(effect.award) for effect in effects if effect.side is not None
    }
    for effect in open_sides:
        left = [side for side in Side if side not in found]
        if not left:
            raise CannotAdjust(tr("the ruling awards a side two scores"))
        side = left[0] if len(left) == 1 else _ask_side(screen, effect)
        found[side] = parse_award(effect.award)
    laws = dict.fromkeys(effect.law for effect in effects if effect.law)
    return Awards(found.get(Side.NS), found.get(Side.EW), ", ".join(laws))


def _ask_side(screen: Screen, effect: SideAwarded) -> Side:
    while True:
        words = tr("Which side is awarded {award}? (NS or EW, q quit)", award=effect.award)
        reply = prompt(screen, words)
        if is_quit(reply):
            raise Quit
        try:
            return Side.parse(reply)
        except ValueError as error:
            screen.error(error)
