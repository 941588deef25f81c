"""`bridgelaw score`, `imps` and `vp`: what a result is worth (Laws 77 and 78)."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import click

from bridgelaw.cli.framework import refuse_options
from bridgelaw.cli.options import Exit, stop, write_json
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.language import Language
from bridgelaw.locale.text import Text, tr

if TYPE_CHECKING:
    from bridgelaw.game.boards import Vulnerability
    from bridgelaw.game.seats import Seat
    from bridgelaw.scoring.contract_score import Part
    from bridgelaw.scoring.outcomes import Outcome
    from bridgelaw.scoring.victory_points import Band

# A score below zero begins like an option; what is neither is refused by `refuse_options`.
_TAKES_NEGATIVE = {"ignore_unknown_options": True}
_ROWS = 24
_PAPER = 80  # columns, where the scale does not go to a terminal


def score_command(spoken: Language, lang_option: Callable[[Any], Any]) -> click.Command:
    """The command, with its help in a language."""
    say = spoken.say

    @click.command(
        "score",
        context_settings=_TAKES_NEGATIVE,
        short_help=say(tr("Scores contracts (Law 77).")),
        help=say(
            tr(
                "Scores one or several results (Law 77) and says how the points come together. A "
                "result is written as in 4SX-1, 3NT=, “1NT+2 by S” or “passed out”; the declarer "
                "stands in it or is given with --by."
            )
        ),
    )
    @click.argument("results", nargs=-1, required=True)
    @click.option("--by", help=say(tr("The declarer, where a result names none: N, E, S or W.")))
    @click.option(
        "--vul", "--vulnerable", "vulnerable", default="none",
        help=say(tr("none, NS, EW or both.")),
    )  # fmt: skip
    @click.option("--json", "as_json", is_flag=True, help=say(tr("Print JSON.")))
    @lang_option
    def score(results: tuple[str, ...], by: str | None, vulnerable: str, as_json: bool) -> None:
        from bridgelaw.game.boards import Vulnerability
        from bridgelaw.game.seats import Seat
        from bridgelaw.scoring.outcomes import parse_outcome

        refuse_options(results, click.get_current_context())
        try:
            declarer = None if by is None else Seat.parse(by)
            vulnerability = Vulnerability.parse(vulnerable)
            outcomes = [parse_outcome(word, declarer) for word in _joined(results)]
            scores = [_scored(outcome, vulnerability) for outcome in outcomes]
        except ValueError as error:
            stop(Exit.INPUT, spoken.explain(error))
        if as_json:
            write_json([
                _score_json(outcome, points, vulnerability, spoken)
                for outcome, points in zip(outcomes, scores, strict=True)
            ])  # fmt: skip
            return
        for outcome, points in zip(outcomes, scores, strict=True):
            _show_score(outcome, points, vulnerability, spoken)

    return score


def imps_command(spoken: Language, lang_option: Callable[[Any], Any]) -> click.Command:
    """The command, with its help in a language."""
    say = spoken.say

    @click.command(
        "imps",
        context_settings=_TAKES_NEGATIVE,
        short_help=say(tr("Turns scores into IMPs (Law 78B).")),
        help=say(
            tr(
                "Turns scores into IMPs (Law 78B). Give the score of North-South at each of the "
                "two tables: “imps 620 -100” compares +620 at the first with -100 at the second, "
                "and the IMPs are those of the team that was North-South at the first. A single "
                "number is the difference itself."
            )
        ),
    )
    @click.argument("scores", nargs=-1, required=True)
    @click.option("--json", "as_json", is_flag=True, help=say(tr("Print JSON.")))
    @lang_option
    def imps(scores: tuple[str, ...], as_json: bool) -> None:
        from bridgelaw.scoring.imps import imps as imps_of
        from bridgelaw.scoring.numbers import signed

        refuse_options(scores, click.get_current_context())
        try:
            numbers = [_points(word) for word in scores]
            difference = _difference(numbers)
        except ValueError as error:
            stop(Exit.INPUT, spoken.explain(error))
        won = imps_of(difference)
        if as_json:
            write_json({"scores": numbers, "difference": difference, "imps": won})
            return
        found = tr("Difference: {difference}", difference=signed(difference))
        if len(numbers) == 2:
            first, second = map(signed, numbers)
            found = tr("Difference: {first} less {second} is {difference}", first=first,
                       second=second, difference=signed(difference))  # fmt: skip
        click.echo(say(found))
        click.echo(say(tr("IMPs: {imps}", imps=signed(won))))

    return imps


def vp_command(spoken: Language, lang_option: Callable[[Any], Any]) -> click.Command:
    """The command, with its help in a language."""
    say = spoken.say

    @click.command(
        "vp",
        context_settings=_TAKES_NEGATIVE,
        short_help=say(tr("Turns IMPs into victory points.")),
        help=say(
            tr(
                "Turns the IMPs by which a team is ahead (or behind, with a minus) into victory "
                "points of both teams. With --table the whole scale is printed, and IMPS may be "
                "left out."
            )
        ),
    )
    @click.argument("imps", nargs=-1, metavar="[IMPS]")
    @click.option("--boards", required=True, help=say(tr("How many boards the match has.")))
    @click.option(
        "--scale", default="wbf", show_default=True, metavar="wbf|wbf-discrete",
        help=say(tr("With hundredths, or whole victory points.")),
    )  # fmt: skip
    @click.option("--table", is_flag=True, help=say(tr("Print the scale.")))
    @click.option("--json", "as_json", is_flag=True, help=say(tr("Print JSON.")))
    @lang_option
    def vp(imps: tuple[str, ...], boards: str, scale: str, table: bool, as_json: bool) -> None:
        refuse_options(imps, click.get_current_context())
        if len(imps) > 1 or not (imps or table):
            raise click.UsageError(say(tr("give the IMPs as one number, or --table")))
        try:
            lead = imps[0] if imps else None
            data, lines = _victory_points(lead, _boards(boards), scale, table)
        except ValueError as error:
            stop(Exit.INPUT, spoken.explain(error))
        if as_json:
            write_json(data)
        else:
            for line in lines:
                click.echo(line if isinstance(line, str) else say(line))

    return vp


def _joined(words: Sequence[str]) -> list[str]:
    """The results; `4S= by N` may come as three words."""
    results: list[str] = []
    for word in words:
        if results and (word.lower() == "by" or results[-1].lower().endswith(" by")):
            results[-1] = f"{results[-1]} {word}"
        else:
            results.append(word)
    return results


def _scored(outcome: Outcome, vulnerability: Vulnerability) -> int:
    from bridgelaw.scoring.outcomes import score_of

    return score_of(outcome, vulnerability)


def _parts(outcome: Outcome, vulnerability: Vulnerability) -> tuple[Part, ...]:
    from bridgelaw.scoring.contract_score import score_parts
    from bridgelaw.scoring.outcomes import Played

    if not isinstance(outcome, Played):
        return ()
    declarer: Seat = outcome.contract.declarer
    return score_parts(outcome.contract, outcome.tricks, vulnerability.covers(declarer.side))


def _score_json(
    outcome: Outcome, points: int, vulnerability: Vulnerability, language: Language
) -> dict[str, Any]:
    return {
        "result": str(outcome),
        "vulnerable": str(vulnerability),
        "ns": points,
        "ew": -points,
        "derivation": [
            {"what": language.say(part.what), "how": part.how, "points": part.points}
            for part in _parts(outcome, vulnerability)
        ],
    }


def _show_score(
    outcome: Outcome, points: int, vulnerability: Vulnerability, language: Language
) -> None:
    from bridgelaw.game.seats import Side
    from bridgelaw.scoring.numbers import signed
    from bridgelaw.scoring.outcomes import VULNERABLE, Played
    from bridgelaw.scoring.words import outcome_text

    say = language.say
    head = tr("{result}; {vulnerable}", result=outcome_text(outcome),
              vulnerable=VULNERABLE[vulnerability])  # fmt: skip
    click.echo(click.style(say(head), bold=True))
    for part in _parts(outcome, vulnerability):
        side = outcome.contract.declarer.side if isinstance(outcome, Played) else Side.NS
        gains = side if part.points > 0 else side.other
        line = tr("{what}: {how} = {points} to {side}", what=part.what, how=part.how,
                  points=abs(part.points), side=gains)  # fmt: skip
        if part.how == str(abs(part.points)):
            line = tr("{what}: {points} to {side}", what=part.what, points=part.how, side=gains)
        click.echo("  " + say(line))
    for side, score in ((Side.NS, points), (Side.EW, -points)):
        click.echo(say(tr("{side}: {score}", side=side, score=signed(score))))


def _points(word: str) -> int:
    """A number of points, whole."""
    from bridgelaw.game.errors import NotationError
    from bridgelaw.scoring.numbers import read_number

    number = read_number(word)
    if number.denominator != 1:
        raise NotationError(word, "a whole number of points")
    return int(number)


def _difference(numbers: Sequence[int]) -> int:
    """What is compared: two scores of North-South, or their difference."""
    from bridgelaw.game.boards import Vulnerability
    from bridgelaw.scoring.contract_score import possible_scores
    from bridgelaw.scoring.numbers import signed

    if len(numbers) == 1:
        return numbers[0]
    if len(numbers) > 2:
        raise Refusal(tr("give one or two numbers, not {count}", count=len(numbers)))
    for number in numbers:
        if not any(number in possible_scores(vulnerability) for vulnerability in Vulnerability):
            raise Refusal(tr("no contract gives {score}", score=signed(number)))
    return numbers[0] - numbers[1]


def _boards(text: str) -> int:
    from bridgelaw.game.errors import NotationError
    from bridgelaw.scoring.numbers import read_number

    number = read_number(text)
    if number.denominator != 1:
        raise NotationError(text, "a whole number of boards")
    return int(number)


def _victory_points(
    imps: str | None, boards: int, scale: str, table: bool
) -> tuple[dict[str, Any], list[str | Text]]:
    """The answer for programs, and its lines for people."""
    from bridgelaw.scoring.numbers import mixed, read_number
    from bridgelaw.scoring.victory_points import MOST, bands, victory_points, whole_imps

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
        lines.append(tr("Victory points: {won} to {lost}", won=_shown(won, places),
                        lost=_shown(MOST - won, places)))  # fmt: skip
    found = bands(boards, scale)
    if table:
        data["table"] = [
            {"from": band.least, "to": band.most, "vp": _number(band.winner),
             "opponents": _number(band.loser)}
            for band in found
        ]  # fmt: skip
        lines.append(tr("IMPs ahead, and the VP of both teams ({scale}; boards: {boards})",
                        boards=boards, scale=scale))  # fmt: skip
        lines += _in_columns([_band_line(band, places) for band in found])
    return data, lines


def _number(value: Any) -> float | int:
    """Hundredths are exact as JSON writes them."""
    return int(value) if value.denominator == 1 else float(value)


def _shown(value: Any, places: int) -> str:
    from bridgelaw.scoring.numbers import rounded

    return rounded(value, places)


def _band_line(band: Band, places: int) -> str:
    leads = f"{band.least}-{band.most}"
    if band.most is None:
        leads = f"{band.least}+"
    elif band.least == band.most:
        leads = str(band.least)
    return f"{leads:>7}  {_shown(band.winner, places):>5} - {_shown(band.loser, places):>5}"


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
