"""The sentences that stand on every chart."""

from __future__ import annotations

from bridgelaw.flowchart.graph import Decision, End, Graph, Node
from bridgelaw.laws.machinery.registry import review_of
from bridgelaw.locale import Language, tr
from bridgelaw.locale.citing import cited
from bridgelaw.scoring.editions import EDITIONS, LATEST

QUESTION = tr("question")
STEP = tr("what happens")
RULING = tr("ruling")
GO_ON = tr("Go on")


def remark(graph: Graph, language: Language) -> str:
    """What somebody must know before they use the chart."""
    if graph.for_director:
        return language.tr("For the director: players do not adjust scores.")
    return language.tr("To be used only when no director is present.")


def said(node: Node, language: Language) -> str:
    """What a box says; each of its points begins as a sentence does."""
    first, *points = language.say(node.text).split("\n• ")
    return "\n• ".join((first, *(point[:1].upper() + point[1:] for point in points)))


def laws(graph: Graph, language: Language) -> str:
    """The laws that the chart is about."""
    if len(graph.laws) == 1:
        return language.tr("Law {law}", law=cited(*graph.laws))
    return language.tr("Laws {laws}", laws=cited(*graph.laws))


def after_play(end: End, language: Language) -> str:
    """The laws to look at when play has ended; empty if there are none."""
    if not end.reviews:
        return ""
    return language.tr("after play: {laws}", laws=cited(*end.reviews))


def edition(language: Language) -> str:
    """Which Laws they are."""
    return language.say(EDITIONS[LATEST].title)


def jump(number: int) -> str:
    """A reference to another box."""
    return f"→ {number}"


def jump_explained(language: Language) -> str:
    """What a reference means."""
    return language.tr("→ 12: go on at box 12")


def description(graph: Graph, language: Language) -> str:
    """The chart in one sentence, for those who do not see it."""
    decisions = sum(isinstance(node, Decision) for node in graph.nodes)
    ends = sum(isinstance(node, End) for node in graph.nodes)
    return language.tr(
        "A flowchart from {decisions} questions to {ends} rulings. {remark}",
        decisions=decisions,
        ends=ends,
        remark=remark(graph, language),
    )


def reviews(graph: Graph, language: Language) -> tuple[str, tuple[tuple[str, str], ...]]:
    """What to check after play: a heading, and the question under each law."""
    put_off = {law for node in graph.nodes if isinstance(node, End) for law in node.reviews}
    heading = language.tr("After play, where the ruling says so:")
    return heading, tuple((law, language.say(review_of(law).question)) for law in sorted(put_off))
