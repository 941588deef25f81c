"""What `bridgelaw vp` does."""

from __future__ import annotations

import shutil
from fractions import Fraction
from typing import Any

import click

from bridgelaw.cli.common.output import Exit, stop, write_json
from bridgelaw.game import NotationError
from bridgelaw.locale import Language, Text, tr
from bridgelaw.scoring.numbers import mixed, read_number, rounded
from bridgelaw.scoring.victory_points import MOST, Band, bands, victory_points, whole_imps

_ROWS = 24
_PAPER = 80  # columns, where the scale does not go to a terminal


def run_vp(
    imps: str | None, boards: str, scale: str, table: bool, as_json: bool, language: Language
) -> None:
    """The victory points of a lead, the whole scale, or both."""
    try:
        data, lines = _victory_points(imps, _boards(boards), scale, table)
    except ValueError as error:
        stop(Exit.INPUT, language.explain(error))
    if as_json:
        write_json(data)
        return
    for line in lines:
        click.echo(line if isinstance(line, str) else language.say(line))


def _boards(text: str) -> int:
    number = read_number(text)
    if number.denominator != 1:
        raise NotationError(text, "a whole number of boards")
    return int(number)


def _victory_points(
    imps: str | None, boards: int, scale: str, table: bool
) -> tuple[dict[str, Any], list[str | Text]]:
    """The answer for programs, and its lines for people."""
    data: dict[str, Any] = {"boards": boards, "scale": scale}
    lines: list[str | Text] = []
    places = 0 if scale == "wbf-discrete" else 2
    if imps is not None:
        lead = read_number(imps)
        won = victory_points(lead, boards, scale)
        data |= {"imps": mixed(lead), "vp": _number(won), "opponents": _number(MOST - won)}
        if lead.denominator != 1:
            lines.append(tr("{imps} IMPs count as {whole}.", imps=mixed(lead),
                            whole=whole_imps(lead)))  # fmt: skip
        lines.append(tr("Victory points: {won} to {lost}", won=rounded(won, places),
                        lost=rounded(MOST - won, places)))  # fmt: skip
    bands_of = bands(boards, scale)
    if table:
        data["table"] = [
            {"from": band.least, "to": band.most, "vp": _number(band.winner),
             "opponents": _number(band.loser)}
            for band in bands_of
        ]  # fmt: skip
        lines.append(tr("IMPs ahead, and the VP of both teams ({scale}; boards: {boards})",
                        boards=boards, scale=scale))  # fmt: skip
        lines += _in_columns([_band_line(band, places) for band in bands_of])
    return data, lines


def _number(value: Fraction) -> float | int:
    """Hundredths are exact as JSON writes them."""
    return int(value) if value.denominator == 1 else float(value)


def _band_line(band: Band, places: int) -> str:
    leads = f"{band.least}-{band.most}"
    if band.most is None:
        leads = f"{band.least}+"
    elif band.least == band.most:
        leads = str(band.least)
    return f"{leads:>7}  {rounded(band.winner, places):>5} - {rounded(band.loser, places):>5}"


def _in_columns(rows: list[str]) -> list[str]:
    """Long scales beside each other, so that one fits a sheet of paper, and the terminal."""
    width = shutil.get_terminal_size((_PAPER, _ROWS)).columns
    most = max(1, (width + 2) // (max(map(len, rows)) + 2))
    height = max(_ROWS, -(-len(rows) // most))
    columns = [rows[start : start + height] for start in range(0, len(rows), height)]
    return [
        "  ".join(column[row] for column in columns if row < len(column))
        for row in range(len(columns[0]))
    ]
