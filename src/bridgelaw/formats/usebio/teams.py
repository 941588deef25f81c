"""The matches of a USEBIO teams event written back: their scores, and the swing of each board."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from bridgelaw.formats.usebio.edit import Edit
from bridgelaw.formats.usebio.layout import Layout, Roll, Where, board_number
from bridgelaw.formats.usebio.numbers import decimals_of
from bridgelaw.formats.usebio.stated import SCORES, are_in_imps
from bridgelaw.formats.usebio.xml import Element
from bridgelaw.game import Side
from bridgelaw.scoring.standings import Standings
from bridgelaw.scoring.teams import Match


def change_matches(
    edit: Edit, layout: Layout, roll: Roll, sessions: Mapping[Where, int], standings: Standings
) -> None:
    """The elements that there are, where they do not say what was computed."""
    event = standings.field.event
    in_imps = event.knockout or are_in_imps(layout)
    places = event.profile.imp_places
    matches = {(match.session, frozenset(match.teams)): match for match in standings.matches}
    texts = [element.value(name) or "" for element, _ in layout.matches for name in SCORES]
    decimals = decimals_of(texts, places, pads=False)
    numbers = {where.match: number for where, number in sessions.items()}
    for element, where in layout.matches:
        teams = [
            roll.find(element.value(name) or "", Side.NS, where.section)
            for name in ("TEAM", "OPPOSING_TEAM")
        ]
        match = matches.get((numbers.get(element, 0), frozenset(str(team) for team in teams)))
        if match is None:
            continue
        is_turned = match.teams[0] != teams[0]
        scores = match.imps if in_imps else match.victory_points
        for name, score in zip(SCORES, scores[::-1] if is_turned else scores, strict=True):
            there = element.value(name)
            if there is not None and not decimals.says(there, score, is_exactly=False):
                edit.set_child(element, name, decimals.written(score), SCORES)
        _change_boards(edit, element, match, is_turned, places)


def _change_boards(
    edit: Edit, element: Element, match: Match, is_turned: bool, places: int
) -> None:
    swings: dict[int, Fraction | None] = {
        swing.key.number: swing.second if is_turned else swing.first for swing in match.swings
    }
    boards = [board for board in element.all("BOARD") if board.child("IMPS") is not None]
    decimals = decimals_of((board.value("IMPS") or "" for board in boards), places, pads=False)
    for board in boards:
        number = board_number(board)
        swing = None if number is None else swings.get(number)
        if swing is not None and not decimals.says(board.value("IMPS") or "", swing, True):
            edit.set_child(board, "IMPS", decimals.written(swing), ("IMPS",))
