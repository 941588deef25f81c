"""`bridgelaw flowchart`: a procedure drawn from its code."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from bridgelaw.cli.common.command_options import complete_procedure, lang_option
from bridgelaw.locale import Language


def flowchart_command(spoken: Language) -> click.Command:
    """The command, with its help in a language."""

    @click.command("flowchart", help=spoken.tr("Draws the flowchart of a procedure from its code."))
    @click.argument("procedure", shell_complete=complete_procedure)
    @click.option(
        "--format", "form", type=click.Choice(("svg", "mermaid", "dot")), default="svg",
        show_default=True, help=spoken.tr("What to write."),
    )  # fmt: skip
    @click.option(
        "--page", type=click.Choice(("sheet", "phone")), default="sheet", show_default=True,
        help=spoken.tr("One sheet of A4, or a column for a phone (SVG only)."),
    )  # fmt: skip
    @click.option(
        "--output", "-o", type=click.Path(dir_okay=False, path_type=Path),
        help=spoken.tr("The file to write; standard output by default."),
    )  # fmt: skip
    @lang_option(spoken)
    def flowchart(**options: Any) -> None:
        from bridgelaw.cli.flowchart.run import run_flowchart

        run_flowchart(**options, language=spoken)

    return flowchart
