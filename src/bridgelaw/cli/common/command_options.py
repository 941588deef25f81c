"""Options and kinds of values that several commands take."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Any

import click

from bridgelaw.locale import LANGUAGES, Language, tr

Decorator = Callable[[Any], Any]


class TakesNumbers(click.Command):
    """A command of numbers, of which one below zero begins like an option.

    Its options are found behind “--” as well: -600 is no option either way. A word that is neither
    is refused with Click's hint.
    """

    ignore_unknown_options = True

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        left = super().parse_args(ctx, [word for word in args if word != "--"])
        if not ctx.resilient_parsing:  # a shell that completes words has half of one
            self._refuse_options(ctx)
        return left

    def _refuse_options(self, ctx: click.Context) -> None:
        known = [name for option in self.params for name in option.opts]
        words = (
            word for value in ctx.params.values() if isinstance(value, tuple) for word in value
        )
        for word in words:
            # A lone - is a result that means one thing to some and another to others.
            if word.startswith("-") and word != "-" and not word.lstrip("-+ ")[:1].isdecimal():
                name = word.partition("=")[0]
                similar = get_close_matches(name, known)
                raise click.NoSuchOption(name, possibilities=similar, ctx=ctx)


POINTS = ("keep", "recompute")
METHODS = ("matchpoints", "cross-imps", "butler", "total-points", "teams")


def lang_option(spoken: Language) -> Decorator:
    """`--lang`: its value was looked for beforehand; here it is checked, and listed in the help."""
    return click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        expose_value=False,
        help=spoken.tr("Language; the environment's by default."),
    )


def json_option(spoken: Language) -> Decorator:
    return click.option("--json", "as_json", is_flag=True, help=spoken.tr("Print JSON."))


def scoring_options(spoken: Language) -> Decorator:
    """How an event is scored, and how its numbers are shown."""
    options = (
        click.option("--exact", is_flag=True, help=spoken.tr("Fractions, as in 18 5/6.")),
        click.option("--profile", help=spoken.tr("The regulations: WBF, ACBL, EBU or JCBL.")),
        click.option(
            "--set", "settings", multiple=True, metavar="KEY=VALUE",
            help=spoken.tr("Another value for a setting of the profile; may be given many times."),
        ),
        click.option(
            "--scoring", type=click.Choice(METHODS), help=spoken.tr("How results are compared.")
        ),
        click.option(
            "--points", type=click.Choice(POINTS),
            help=spoken.tr(
                "Points in the file that are not ours: kept for lines that nobody adjusts, or "
                "all computed again; kept by default."
            ),
        ),
    )  # fmt: skip

    def with_options(command: Any) -> Any:
        for option in reversed(options):
            command = option(command)
        return command

    return with_options


def counting(language: Language) -> Callable[[str], int]:
    """Numbers that count from 1, such as a board's; Click's own type has words for programs."""

    def number(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = 0
        if value < 1:
            words = tr("“{text}” is no number such as 1, 2 or 3", text=text)
            raise click.BadParameter(language.say(words))
        return value

    return number


def seconds(language: Language) -> Callable[[str], float]:
    """A time above nothing; Click's own type has words for programs."""

    def number(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = 0
        if not value > 0:
            words = tr("“{text}” is no number of seconds such as 30", text=text)
            raise click.BadParameter(language.say(words))
        return value

    return number


def complete_procedure(context: Any, parameter: Any, incomplete: str) -> list[str]:
    """The procedures that a shell offers for what is typed so far."""
    from bridgelaw.laws import PROCEDURES

    return [key for key in PROCEDURES if key.startswith(incomplete)]


def port_type(language: Language, usual: int) -> Callable[[str], int]:
    """A port that is typed; `usual` is the example of one."""

    def number(text: str) -> int:
        if text.isdecimal() and text.isascii() and 0 < int(text[:6]) < 65536:
            return int(text)
        raise click.BadParameter(
            language.tr("“{text}” is no port such as {port}", text=text, port=usual)
        )

    return number
