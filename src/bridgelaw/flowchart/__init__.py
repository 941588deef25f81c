"""Flowcharts, drawn from the code of the law procedures."""

from bridgelaw.flowchart.graph import Graph, build
from bridgelaw.flowchart.svg import Page, draw_svg

__all__ = ["Graph", "Page", "build", "draw_svg"]
