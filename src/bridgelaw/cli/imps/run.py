"""What `bridgelaw imps` does."""

from __future__ import annotations

from collections.abc import Sequence

import click

from bridgelaw.cli.common.output import Exit, stop, write_json
from bridgelaw.game import NotationError, Vulnerability
from bridgelaw.locale import Language, Refusal, tr
from bridgelaw.scoring.contract_score import possible_scores
from bridgelaw.scoring.imps import imps
from bridgelaw.scoring.numbers import read_number, signed


def run_imps(scores: Sequence[str], as_json: bool, language: Language) -> None:
    """The IMPs of two scores, or of a difference."""
    try:
        numbers = [_points(word) for word in scores]
        difference = _difference(numbers)
    except ValueError as error:
        stop(Exit.INPUT, language.explain(error))
    won = imps(difference)
    if as_json:
        write_json({"scores": numbers, "difference": difference, "imps": won})
        return
    words = tr("Difference: {difference}", difference=signed(difference))
    if len(numbers) == 2:
        first, second = map(signed, numbers)
        words = tr("Difference: {first} less {second} is {difference}", first=first,
                   second=second, difference=signed(difference))  # fmt: skip
    click.echo(language.say(words))
    click.echo(language.tr("IMPs: {imps}", imps=signed(won)))


def _points(word: str) -> int:
    """A number of points, whole."""
    number = read_number(word)
    if number.denominator != 1:
        raise NotationError(word, "a whole number of points")
    return int(number)


def _difference(numbers: Sequence[int]) -> int:
    """What is compared: two scores of North-South, or their difference."""
    if len(numbers) == 1:
        return numbers[0]
    if len(numbers) > 2:
        raise Refusal(tr("give one or two numbers, not {count}", count=len(numbers)))
    for number in numbers:
        if not any(number in possible_scores(vulnerability) for vulnerability in Vulnerability):
            raise Refusal(tr("no contract gives {score}", score=signed(number)))
    return numbers[0] - numbers[1]
