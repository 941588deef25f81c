"""`bridgelaw flowchart`: a procedure drawn from its code."""

from __future__ import annotations

import sys

import click

from bridgelaw.flowchart import Page, build, draw_dot, draw_mermaid, draw_svg
from bridgelaw.laws import Procedure
from bridgelaw.locale.language import Language
from bridgelaw.locale.text import tr


def draw(procedure: Procedure, form: str, page: str, language: Language) -> str:
    """The flowchart as text of that form."""
    graph = build(procedure)
    if form == "mermaid":
        return draw_mermaid(graph, language)
    if form == "dot":
        return draw_dot(graph, language)
    if sys.stderr.isatty():
        # Finding room for everything on one sheet takes some seconds.
        click.echo(language.say(tr("Drawing …")), err=True)
    return draw_svg(graph, language, Page[page.upper()])
