"""`bridgelaw case`: runs case files, and helps to write them."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from bridgelaw.cli.common.command_options import complete_procedure, json_option, lang_option
from bridgelaw.locale import Language


def case_command(spoken: Language) -> click.Command:
    """The command, with its help in a language."""

    @click.group("case", help=spoken.tr("Runs cases: rulings written as files."))
    @lang_option(spoken)
    def case() -> None:
        pass

    @case.command("run", help=spoken.tr("Runs case files, or all below a folder, and reports."))
    @click.argument("paths", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
    @json_option(spoken)
    @lang_option(spoken)
    def run(paths: tuple[Path, ...], as_json: bool) -> None:
        from bridgelaw.cli.case.run import run_cases

        sys.exit(int(run_cases(paths, as_json, spoken)))

    @case.command(
        "repair",
        help=spoken.tr(
            "Brings old case files up to the questions of today, and says what it did. What "
            "they expect is never changed."
        ),
    )
    @click.argument("paths", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
    @click.option("--dry-run", is_flag=True, help=spoken.tr("Only say it, and write nothing."))
    @lang_option(spoken)
    def repair(paths: tuple[Path, ...], dry_run: bool) -> None:
        from bridgelaw.cli.case.run import repair_cases

        sys.exit(int(repair_cases(paths, dry_run, spoken)))

    @case.command(
        "questions", help=spoken.tr("Lists the questions of a procedure and the answers they take.")
    )
    @click.argument("procedure", shell_complete=complete_procedure)
    @lang_option(spoken)
    def questions(procedure: str) -> None:
        from bridgelaw.cli.case.run import list_questions
        from bridgelaw.cli.common.procedures import procedure_named

        list_questions(procedure_named(procedure, spoken), spoken)

    @case.command(
        "editions",
        help=spoken.tr(
            "Runs cases under two editions of the Laws and lists every ruling that differs, "
            "as in: case editions 2017 2024 casebook"
        ),
    )
    @click.argument("older")
    @click.argument("newer")
    @click.argument("paths", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
    @lang_option(spoken)
    def editions(older: str, newer: str, paths: tuple[Path, ...]) -> None:
        from bridgelaw.cli.case.run import list_differences

        sys.exit(int(list_differences(older, newer, paths, spoken)))

    @case.command("expectations", help=spoken.tr("Lists what a case can expect."))
    @lang_option(spoken)
    def expectations() -> None:
        from bridgelaw.cli.case.run import list_expectations

        list_expectations(spoken)

    return case
