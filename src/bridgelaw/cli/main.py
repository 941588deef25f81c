"""The command line: `bridgelaw rule`, `table`, `field`, `adjust`, `case`, `law` and the others."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from gettext import gettext
from typing import Any

import click
from click.shell_completion import get_completion_class

from bridgelaw import __version__
from bridgelaw.cli.adjust.command import adjust_command
from bridgelaw.cli.app.command import app_command
from bridgelaw.cli.audit.command import audit_command
from bridgelaw.cli.case.command import case_command
from bridgelaw.cli.claim.command import claim_command
from bridgelaw.cli.common.click_words import speak, wanted_language
from bridgelaw.cli.common.code_pages import make_readable
from bridgelaw.cli.common.command_options import lang_option
from bridgelaw.cli.common.output import Exit, leave_quietly, stop
from bridgelaw.cli.compare.command import compare_command
from bridgelaw.cli.dd.command import dd_command
from bridgelaw.cli.desk.command import desk_command
from bridgelaw.cli.exam.command import exam_command
from bridgelaw.cli.field.command import field_command
from bridgelaw.cli.flowchart.command import flowchart_command
from bridgelaw.cli.imps.command import imps_command
from bridgelaw.cli.law.command import law_command
from bridgelaw.cli.mcp.command import mcp_command
from bridgelaw.cli.revoke.command import revoke_command
from bridgelaw.cli.rule.command import rule_command
from bridgelaw.cli.score.command import score_command
from bridgelaw.cli.slip.command import slip_command
from bridgelaw.cli.table.command import table_command
from bridgelaw.cli.train.command import train_command
from bridgelaw.cli.vp.command import vp_command
from bridgelaw.locale import Language, language

_COMMANDS = (
    rule_command,
    table_command,
    case_command,
    train_command,
    exam_command,
    slip_command,
    flowchart_command,
    law_command,
    desk_command,
    app_command,
    compare_command,
    score_command,
    imps_command,
    vp_command,
    field_command,
    adjust_command,
    claim_command,
    dd_command,
    revoke_command,
    audit_command,
    mcp_command,
)


def main(argv: Sequence[str] | None = None) -> None:
    """The `bridgelaw` command."""
    words = sys.argv[1:] if argv is None else list(argv)
    spoken = language(wanted_language(words))
    speak(spoken)
    make_readable(spoken, sys.stdout, sys.stderr)
    try:
        commands(spoken).main(args=list(words), prog_name="bridgelaw")
    except OSError as error:
        # Nobody can read what is printed, as where the device is full.
        sys.stdout = None  # or it is tried again at the end
        stop(Exit.INPUT, spoken.explain(error))


class _Commands(click.Group):
    """Ctrl-C in whatever command has nothing better to do about it: the director stopped."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except (KeyboardInterrupt, click.Abort):
            click.echo(err=True)
            stop(Exit.UNANSWERED, gettext("Aborted!"))
        except BrokenPipeError:
            leave_quietly()


def commands(spoken: Language) -> click.Group:
    """All commands, with their help in a language."""

    @click.group(
        cls=_Commands, help=spoken.tr("The Laws of Duplicate Bridge (2017) as a director's desk.")
    )
    @click.version_option(__version__, prog_name="bridgelaw", message="%(prog)s %(version)s")
    @lang_option(spoken)
    def group() -> None:
        pass

    @group.command(
        help=spoken.tr("Prints the completion script of a shell; see the README for how to use it.")
    )
    @click.argument("shell", type=click.Choice(("bash", "zsh", "fish")))
    @lang_option(spoken)
    def completion(shell: str) -> None:
        script = get_completion_class(shell)
        assert script is not None
        click.echo(script(group, {}, "bridgelaw", "_BRIDGELAW_COMPLETE").source())

    for command in _COMMANDS:
        group.add_command(command(spoken))
    return group
