"""Flowcharts, drawn from the code of the law procedures."""

from bridgelaw.flowchart.dot import draw_dot
from bridgelaw.flowchart.graph import Graph, build
from bridgelaw.flowchart.mermaid import draw_mermaid
from bridgelaw.flowchart.outline import Box, outline
from bridgelaw.flowchart.svg import Page, draw_svg

__all__ = ["Box", "Graph", "Page", "build", "draw_dot", "draw_mermaid", "draw_svg", "outline"]
