"""The command line: `bridgelaw rule`, `table`, `field`, `adjust`, `case`, `law` and the others."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from gettext import gettext
from pathlib import Path
from typing import Any

import click
from click.shell_completion import get_completion_class

from bridgelaw import __version__
from bridgelaw.cli.adjust.command import adjust_command
from bridgelaw.cli.claim.command import claim_command
from bridgelaw.cli.compare import compare_command
from bridgelaw.cli.dd.command import dd_command
from bridgelaw.cli.desk.command import desk_command
from bridgelaw.cli.field.command import field_command
from bridgelaw.cli.framework import counting, speak
from bridgelaw.cli.options import Exit, stop, wanted_language, write_json
from bridgelaw.cli.revoke.command import revoke_command
from bridgelaw.cli.scores import imps_command, score_command, vp_command
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.language import LANGUAGES, Language, language
from bridgelaw.locale.text import tr


def main(argv: Sequence[str] | None = None) -> None:
    """The `bridgelaw` command."""
    words = sys.argv[1:] if argv is None else list(argv)
    spoken = language(wanted_language(words))
    speak(spoken)
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


def commands(spoken: Language) -> click.Group:
    """All commands, with their help in a language."""
    say = spoken.say

    def lang_option(function: Any) -> Any:
        # The value was looked for beforehand; here it is only checked, and listed in the help.
        return click.option(
            "--lang",
            type=click.Choice(LANGUAGES),
            expose_value=False,
            help=say(tr("Language; the environment's by default.")),
        )(function)

    @click.group(
        cls=_Commands, help=say(tr("The Laws of Duplicate Bridge (2017) as a director's desk."))
    )
    @click.version_option(__version__, prog_name="bridgelaw", message="%(prog)s %(version)s")
    @lang_option
    def group() -> None:
        pass

    @group.command(
        short_help=say(tr("Guides through a ruling.")),
        help=say(
            tr(
                "Guides through a ruling. PROCEDURE is for instance insufficient-bid; without it "
                "you choose from a list. Without a table the ruling is quick: you only choose "
                "answers."
            )
        ),
    )
    @click.argument("procedure", required=False, shell_complete=_complete_procedure)
    @click.option("--dealer", help=say(tr("Who dealt: N, E, S or W.")))
    @click.option("--vulnerable", default="none", help=say(tr("none, NS, EW or both.")))
    @click.option("--deal", help=say(tr("The deal, as in N:AKQ.… … … …")))
    @click.option("--happened", help=say(tr("What happened, as in: W 1H, N P, E 1H")))
    @click.option(
        "--table", "table_file", type=click.Path(exists=True, dir_okay=False, allow_dash=True),
        help=say(tr("A file with the table's events, as text or JSON; - for standard input.")),
    )  # fmt: skip
    @click.option("--quick", is_flag=True, help=say(tr("Only choose answers; no table.")))
    @click.option(
        "--answers", type=click.Path(exists=True, dir_okay=False, allow_dash=True),
        help=say(tr("A file of answers, as YAML or JSON; - for standard input.")),
    )  # fmt: skip
    @click.option("--json", "as_json", is_flag=True, help=say(tr("Print JSON (with --answers).")))
    @lang_option
    def rule(**options: Any) -> None:
        from bridgelaw.cli.rule import rule_command

        sys.exit(int(rule_command(**options, language=spoken)))

    @group.command(
        short_help=say(tr("A live table: type what happens, and see what it means.")),
        help=say(
            tr(
                "A live table: type calls, cards and other events as they happen. It shows the "
                "hands, what was irregular, what is in force and what each player may do; "
                "“director” begins a ruling. FILE is a table that was saved."
            )
        ),
    )
    @click.argument(
        "file", required=False, type=click.Path(exists=True, dir_okay=False, allow_dash=True)
    )
    @click.option("--board", type=counting(spoken), help=say(tr("The number of the board.")))
    @click.option("--dealer", help=say(tr("Who dealt: N, E, S or W.")))
    @click.option("--vulnerable", help=say(tr("none, NS, EW or both.")))
    @click.option("--deal", help=say(tr("The deal, as in N:AKQ.… … … …")))
    @click.option(
        "--save", type=click.Path(dir_okay=False, path_type=Path),
        help=say(tr("Keep the table in this file, line by line.")),
    )  # fmt: skip
    @click.option(
        "--script", type=click.Path(exists=True, dir_okay=False, allow_dash=True),
        help=say(tr("Replay a file of events, commands and answers; - for standard input.")),
    )  # fmt: skip
    @click.option("--json", "as_json", is_flag=True, help=say(tr("Print JSON (with --script).")))
    @lang_option
    def table(**options: Any) -> None:
        from bridgelaw.cli.live.command import table_command

        sys.exit(int(table_command(**options, language=spoken)))

    @group.group(help=say(tr("Runs cases: rulings written as files.")))
    @lang_option
    def case() -> None:
        pass

    @case.command("run", help=say(tr("Runs case files, or all below a folder, and reports.")))
    @click.argument("paths", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
    @click.option("--json", "as_json", is_flag=True, help=say(tr("Print JSON.")))
    @lang_option
    def run(paths: tuple[Path, ...], as_json: bool) -> None:
        from bridgelaw.cli.case import run_cases

        sys.exit(int(run_cases(paths, as_json, spoken)))

    @case.command(
        "questions", help=say(tr("Lists the questions of a procedure and the answers they take."))
    )
    @click.argument("procedure", shell_complete=_complete_procedure)
    @lang_option
    def questions(procedure: str) -> None:
        from bridgelaw.cli.case import list_questions
        from bridgelaw.cli.rule import procedure_named

        list_questions(procedure_named(procedure, spoken), spoken)

    @case.command("expectations", help=say(tr("Lists what a case can expect.")))
    @lang_option
    def expectations() -> None:
        from bridgelaw.cli.case import list_expectations

        list_expectations(spoken)

    @group.command(help=say(tr("Draws the flowchart of a procedure from its code.")))
    @click.argument("procedure", shell_complete=_complete_procedure)
    @click.option(
        "--format", "form", type=click.Choice(("svg", "mermaid", "dot")), default="svg",
        show_default=True, help=say(tr("What to write.")),
    )  # fmt: skip
    @click.option(
        "--page", type=click.Choice(("sheet", "phone")), default="sheet", show_default=True,
        help=say(tr("One sheet of A4, or a column for a phone (SVG only).")),
    )  # fmt: skip
    @click.option(
        "--output", "-o", type=click.Path(dir_okay=False, path_type=Path),
        help=say(tr("The file to write; standard output by default.")),
    )  # fmt: skip
    @lang_option
    def flowchart(procedure: str, form: str, page: str, output: Path | None) -> None:
        from bridgelaw.cli.flowchart import draw
        from bridgelaw.cli.rule import procedure_named

        try:
            text = draw(procedure_named(procedure, spoken), form, page, spoken)
        except Refusal as error:
            stop(Exit.INPUT, spoken.explain(error))
        if output is None:
            click.echo(text, nl=False)
        else:
            try:
                output.write_text(text, encoding="utf-8")
            except OSError as error:
                stop(Exit.INPUT, spoken.explain(error))

    @group.command(help=say(tr("Says in short words what a clause says, as in: law 27B1")))
    @click.argument("number", nargs=-1, required=True)
    @click.option("--json", "as_json", is_flag=True, help=say(tr("Print JSON.")))
    @lang_option
    def law(number: tuple[str, ...], as_json: bool) -> None:
        from bridgelaw.laws.digest import UnknownClause, find, parents

        try:
            found = find(" ".join(number))
        except UnknownClause as error:
            stop(Exit.INPUT, spoken.explain(error))
        if as_json:
            write_json([
                {
                    "number": clause.number,
                    "title": None if clause.title is None else say(clause.title),
                    "text": say(clause.text),
                    "see": list(clause.see),
                }
                for clause in found
            ])  # fmt: skip
            return
        from bridgelaw.cli.screen import Screen

        Screen(spoken).clauses(found, parents(found[0].number))

    @group.command(
        help=say(tr("Prints the completion script of a shell; see the README for how to use it."))
    )
    @click.argument("shell", type=click.Choice(("bash", "zsh", "fish")))
    @lang_option
    def completion(shell: str) -> None:
        script = get_completion_class(shell)
        assert script is not None
        click.echo(script(group, {}, "bridgelaw", "_BRIDGELAW_COMPLETE").source())

    for command in (
        desk_command,
        compare_command,
        score_command,
        imps_command,
        vp_command,
        field_command,
        adjust_command,
        claim_command,
        dd_command,
        revoke_command,
    ):
        group.add_command(command(spoken, lang_option))
    return group


def _complete_procedure(context: Any, parameter: Any, incomplete: str) -> list[str]:
    from bridgelaw.laws import PROCEDURES

    return [key for key in PROCEDURES if key.startswith(incomplete)]
