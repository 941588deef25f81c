"""`bridgelaw claim`: a claim judged from a file or by typing, and the commands below it."""

from __future__ import annotations

import sys
from gettext import gettext
from typing import Any

import click

from bridgelaw.cli.claim.check.command import check_command
from bridgelaw.cli.common.command_options import json_option, lang_option, seconds
from bridgelaw.locale import Language, tr


class _FileOrCommand(click.Group):
    """A group whose first word may be a file instead of a command.

    Without a command, everything is done by `judging`: its usage and its help are the group's.
    """

    def __init__(self, judging: click.Command, **rest: Any) -> None:
        super().__init__(**rest)
        self.judging = judging

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **extra: Any,
    ) -> click.Context:
        if args and args[0] in self.commands:
            return super().make_context(info_name, args, parent, **extra)
        return self.judging.make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        return super().invoke(ctx) if ctx.command is self else ctx.command.invoke(ctx)


class _WithCommands(click.Command):
    """A command whose help lists the commands that may stand in place of its file."""

    commands: tuple[click.Command, ...] = ()

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        with formatter.section(gettext("Commands")):
            formatter.write_dl(
                [(command.name or "", command.get_short_help_str(60)) for command in self.commands]
            )


def claim_command(spoken: Language) -> click.Command:
    """The command, with its help in a language."""
    say = spoken.say

    @click.command(
        "claim",
        cls=_WithCommands,
        help=spoken.tr(
            "Judges a disputed claim (Law 70): how many of the tricks left the claimer's side "
            "gets, with the line of play that shows it. FILE is a claim in YAML or JSON "
            "(docs/claims.md has its keys), a table that “bridgelaw table” kept, or a LIN or "
            "PBN file with a play; - is the standard input. Without FILE it asks."
        ),
    )
    @click.argument(
        "file", required=False, type=click.Path(exists=True, dir_okay=False, allow_dash=True)
    )
    @json_option(spoken)
    @click.option(
        "--off", multiple=True, metavar="RULE",
        help=spoken.tr("Switch a rule of normal play off; may be given many times."),
    )  # fmt: skip
    @click.option(
        "--statement", help=spoken.tr("What claimer said, as in: draw trumps, then clubs")
    )
    @click.option(
        "--forgotten/--remembered", "forgotten", default=None,
        help=spoken.tr("Whether claimer may have forgotten a trump that is out (70C)."),
    )  # fmt: skip
    @click.option("--board", help=spoken.tr("The board of a LIN or PBN file, as in 7 or o7."))
    @click.option(
        "--seconds", type=seconds(spoken), default="60", show_default=True, metavar="NUMBER",
        help=spoken.tr("Answer with what is known after so long."),
    )  # fmt: skip
    @click.option("--rules", is_flag=True, help=spoken.tr("List the rules of normal play."))
    @lang_option(spoken)
    def judging(**options: Any) -> None:
        from bridgelaw.cli.claim.run import run_claim

        for is_wrong, words in (
            (
                options["rules"] and options["file"],
                tr("--rules lists the rules: leave FILE out"),
            ),
            (
                options["as_json"] and not options["file"] and not options["rules"],
                tr("--json needs a FILE"),
            ),
            (options["board"] and not options["file"], tr("--board needs a FILE")),
        ):
            if is_wrong:
                raise click.UsageError(say(words))
        sys.exit(int(run_claim(**options, language=spoken)))

    group = _FileOrCommand(judging, name="claim", short_help=spoken.tr("Judges a claim (Law 70)."))
    group.add_command(check_command(spoken))
    assert isinstance(judging, _WithCommands)
    judging.commands = tuple(group.commands.values())
    return group
