"""Tools that compute what a judgement rests on: comparable calls, claims, revokes."""

from __future__ import annotations

from typing import Any

from bridgelaw.cli.mcp import models
from bridgelaw.cli.mcp.tool import Tool
from bridgelaw.comparable import compare_written
from bridgelaw.comparable.as_json import comparison_to_json
from bridgelaw.locale import Language, Text, tr
from bridgelaw.web.api.judging import judged_claim, weighed_revokes
from bridgelaw.web.api.play_models import RevokesWeighed


def compare_calls(asked: models.CompareAsked, language: Language) -> dict[str, Any]:
    compared = comparison_to_json(compare_written(asked.withdrawn, asked.replacement), language)
    then = tr("Show the verdict with its clause, and how both calls were read in words.")
    if compared["verdict"] == "director decides":
        then = tr(
            "The director decides (23A). Show which way it leans, why, the share and the hands "
            "that differ; say no verdict."
        )
    return {**compared, "next": language.say(then)}


def judge_claim(asked: models.ClaimAsked, language: Language) -> dict[str, Any]:
    judged = judged_claim(asked, language)
    ask = [language.say(one) for one in _open(judged)]
    then = tr("Show the number of tricks, the line that shows it and its clauses.")
    if ask:
        then = tr("This is not settled: put what stands in ask to the director first.")
    return {**judged, "ask": ask, "next": language.say(then)}


def _open(judged: dict[str, Any]) -> list[Text]:
    """What the number depends on and only the director can say."""
    asked: list[Text] = []
    remembered = judged["if_remembered"]
    if judged["assumed_forgotten"] and remembered not in (None, judged["tricks"]):
        asked.append(
            tr("May claimer have forgotten a trump that is out (70C)? With yes it is {tricks} "
               "tricks, with no {remembered}: send forgotten_trump.",
               tricks=judged["tricks"], remembered=remembered)
        )  # fmt: skip
    if not judged["decided"]:
        asked.append(
            tr("The search was not finished: it is between {least} and {most} tricks. The "
               "director awards a number between them.", least=judged["least"], most=judged["most"])
        )  # fmt: skip
    if judged["claim"]["steps"]:
        asked.append(tr("Was the statement meant as it was read (steps of the claim)?"))
    return asked


def weigh_revokes(asked: models.RevokesAsked, language: Language) -> dict[str, Any]:
    return weighed_revokes(asked, language)


TOOLS: tuple[Tool[Any], ...] = (
    Tool(
        "compare_calls", tr("Compare two calls (Law 23)"),
        "Is the replacement comparable to the withdrawn call? Write what each shows as players "
        "do: `6+ H4+`, `10-12 bal`, `5+ spades, 8-10`, or the name of a convention such as "
        "`Stayman`. Counts the hands exactly.",
        models.CompareAsked, models.Compared, compare_calls,
    ),
    Tool(
        "judge_claim", tr("Judge a claim (Law 70)"),
        "What claimer's side gets of the tricks left by the least successful normal play, with "
        "the line that shows it. Send a table whose last event is the claim, or the hands left, "
        "trump or contract, declarer, lead and the number of tricks claimed, with the statement "
        "as it was said.",
        models.ClaimAsked, models.Claimed, judge_claim,
    ),
    Tool(
        "weigh_revokes", tr("Weigh revokes (Law 64)"),
        "Finds the revokes of a play: what moves by itself (64A, 64B), and what the other side "
        "would have had double dummy without them (64C).",
        models.RevokesAsked, RevokesWeighed, weigh_revokes,
    ),
)  # fmt: skip
