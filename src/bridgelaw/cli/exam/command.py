"""`bridgelaw exam`: papers, their marking schemes, and programs that are examined."""

from __future__ import annotations

from pathlib import Path

import click

from bridgelaw.cli.common.command_options import lang_option
from bridgelaw.locale import Language

LEVELS = ("club", "county")


def exam_command(spoken: Language) -> click.Command:
    """The command, with its help in a language."""

    @click.command(
        "exam",
        short_help=spoken.tr("Papers for directors, with a marking scheme."),
        help=spoken.tr(
            "Writes a paper to be printed (A4), the same for the same seed. With --key its "
            "marking scheme, with --file the paper as a file that a teacher edits and gives "
            "back as PAPER. With --for-programs its situations as JSON, one a line, to be "
            "answered by a program; --marks reads the answers."
        ),
    )
    @click.argument("paper", required=False, type=click.Path(path_type=Path))
    @click.option("--seed", type=int, default=1, show_default=True,
                  help=spoken.tr("The same number gives the same situations."))  # fmt: skip
    @click.option("--level", type=click.Choice(LEVELS), default="club", show_default=True,
                  help=spoken.tr("For which directors."))  # fmt: skip
    @click.option(
        "--law", "laws", default="", help=spoken.tr("Only these laws, as in 27 or 61,64.")
    )
    @click.option("--count", type=click.IntRange(1, 60), default=10, show_default=True,
                  help=spoken.tr("How many situations."))  # fmt: skip
    @click.option("--key", "wants_key", is_flag=True, help=spoken.tr("The marking scheme."))
    @click.option("--file", "wants_file", is_flag=True, help=spoken.tr("The paper as a file."))
    @click.option("--for-programs", is_flag=True, help=spoken.tr("JSON, one situation a line."))
    @click.option("--marks", type=click.Path(path_type=Path), metavar="ANSWERS",
                  help=spoken.tr("Marks the answers of a program, JSON, one a line; - reads them "
                              "from the standard input."))  # fmt: skip
    @click.option("--baseline", is_flag=True, help=spoken.tr(
        "The marks of a program that always takes the everyday answer."))  # fmt: skip
    @click.option("--out", type=click.Path(path_type=Path), metavar="FILE",
                  help=spoken.tr("Writes to this file."))  # fmt: skip
    @lang_option(spoken)
    def exam(
        paper: Path | None, seed: int, level: str, laws: str, count: int, wants_key: bool,
        wants_file: bool, for_programs: bool, marks: Path | None, baseline: bool, out: Path | None,
    ) -> None:  # fmt: skip
        from bridgelaw.cli.exam.run import ExamSheet, run_exam

        wanted = (
            ExamSheet.MARKS if marks is not None else ExamSheet.BASELINE if baseline
            else ExamSheet.SCHEME if for_programs and wants_key else ExamSheet.TASKS if for_programs
            else ExamSheet.FILE if wants_file else ExamSheet.KEY if wants_key else ExamSheet.PAPER
        )  # fmt: skip
        run_exam(paper, (seed, level, laws, count), wanted, marks, out, spoken)

    return exam
