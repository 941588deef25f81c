"""What `bridgelaw flowchart` does."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from bridgelaw.cli.common.output import Exit, stop
from bridgelaw.cli.common.procedures import procedure_named
from bridgelaw.cli.common.text_files import print_file
from bridgelaw.flowchart import Page, build, draw_dot, draw_mermaid, draw_svg
from bridgelaw.laws import Procedure
from bridgelaw.locale import Language, Refusal


def run_flowchart(
    *, procedure: str, form: str, page: str, output: Path | None, language: Language
) -> None:
    """Draws, and writes to the file or the standard output."""
    try:
        text = _draw(procedure_named(procedure, language), form, page, language)
    except Refusal as error:
        stop(Exit.INPUT, language.explain(error))
    if output is None:
        print_file(text)
        return
    try:
        output.write_text(text, encoding="utf-8")
    except OSError as error:
        stop(Exit.INPUT, language.explain(error))


def _draw(procedure: Procedure, form: str, page: str, language: Language) -> str:
    """The flowchart as text of that form."""
    graph = build(procedure)
    if form == "mermaid":
        return draw_mermaid(graph, language)
    if form == "dot":
        return draw_dot(graph, language)
    if sys.stderr.isatty():
        # Finding room for everything on one sheet takes some seconds.
        click.echo(language.tr("Drawing …"), err=True)
    return draw_svg(graph, language, Page[page.upper()])
