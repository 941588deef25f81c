"""What `bridgelaw score` does."""

from __future__ import annotations

from collections.abc import Sequence

import click

from bridgelaw.cli.common.output import Exit, stop, write_json
from bridgelaw.formats.scored import outcome_json, parts_of
from bridgelaw.game import Seat, Side, Vulnerability
from bridgelaw.locale import Language, tr
from bridgelaw.scoring.numbers import signed
from bridgelaw.scoring.outcomes import VULNERABLE, Outcome, Played, parse_outcome, score_of
from bridgelaw.scoring.words import outcome_text


def run_score(
    results: Sequence[str], by: str | None, vulnerable: str, as_json: bool, language: Language
) -> None:
    """Reads, scores and shows."""
    try:
        declarer = None if by is None else Seat.parse(by)
        vulnerability = Vulnerability.parse(vulnerable)
        outcomes = [parse_outcome(word, declarer) for word in _joined(results)]
        scores = [score_of(outcome, vulnerability) for outcome in outcomes]
    except ValueError as error:
        stop(Exit.INPUT, language.explain(error))
    if as_json:
        write_json([outcome_json(outcome, vulnerability, language) for outcome in outcomes])
        return
    for outcome, points in zip(outcomes, scores, strict=True):
        _show_score(outcome, points, vulnerability, language)


def _joined(words: Sequence[str]) -> list[str]:
    """The results; `4S= by N` may come as three words."""
    results: list[str] = []
    for word in words:
        if results and (word.lower() == "by" or results[-1].lower().endswith(" by")):
            results[-1] = f"{results[-1]} {word}"
        else:
            results.append(word)
    return results


def _show_score(
    outcome: Outcome, points: int, vulnerability: Vulnerability, language: Language
) -> None:
    say = language.say
    head = tr("{result}; {vulnerable}", result=outcome_text(outcome),
              vulnerable=VULNERABLE[vulnerability])  # fmt: skip
    click.echo(click.style(say(head), bold=True))
    for part in parts_of(outcome, vulnerability):
        side = outcome.contract.declarer.side if isinstance(outcome, Played) else Side.NS
        gains = side if part.points > 0 else side.other
        line = tr("{what}: {how} = {points} to {side}", what=part.what, how=part.how,
                  points=abs(part.points), side=gains)  # fmt: skip
        if part.how == str(abs(part.points)):
            line = tr("{what}: {points} to {side}", what=part.what, points=part.how, side=gains)
        click.echo("  " + say(line))
    for side, score in ((Side.NS, points), (Side.EW, -points)):
        click.echo(say(tr("{side}: {score}", side=side, score=signed(score))))
