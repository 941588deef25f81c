"""A ruling whose questions go to the person themselves, by a form of the assistant's program.

The model only learns what was answered. Hosts of older protocols are asked while the call waits;
newer ones get the question as the result of the call, and call again with the answer.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

from mcp.server import ServerRequestContext
from mcp_types import (
    CallToolRequestParams,
    CallToolResult,
    ClientCapabilities,
    ElicitationCapability,
    ElicitRequest,
    ElicitRequestFormParams,
    ElicitResult,
    InputRequiredResult,
)
from mcp_types.version import MODERN_PROTOCOL_VERSIONS

from bridgelaw.cli.mcp.tool import failed
from bridgelaw.locale import Language, language
from bridgelaw.locale.citing import cited

_KEY = "answer"
_ROUNDS = 8  # hosts give up after ten
_FORMS = ClientCapabilities(elicitation=ElicitationCapability())

Call = Callable[[dict[str, Any]], Awaitable[CallToolResult]]
"""One step of the ruling, with these arguments."""


async def rule_in_person(
    context: ServerRequestContext[Any], params: CallToolRequestParams, call: Call, spoken: Language
) -> CallToolResult | InputRequiredResult:
    """Asks until there is a ruling, nobody answers, or the host has no forms."""
    arguments = dict(params.arguments or {})
    if arguments.get("in_person") is False or not context.session.check_client_capability(_FORMS):
        return await call(arguments)
    if context.protocol_version in MODERN_PROTOCOL_VERSIONS:
        return await _by_rounds(params, arguments, call, spoken)
    if not context.session.can_send_request:
        return await call(arguments)  # nobody can be asked while a call waits
    while True:
        result = await call(arguments)
        step = result.structured_content
        if step is None or step["question"] is None:
            return result
        given = await context.session.elicit_form(_message(step), _form(step), context.request_id)
        answer = _answer(given)
        if answer is None:
            return result
        arguments["answers"] = [*step["answers"], _to(step, answer)]


async def _by_rounds(
    params: CallToolRequestParams, arguments: dict[str, Any], call: Call, spoken: Language
) -> CallToolResult | InputRequiredResult:
    """The state between two rounds is what was answered; the host sends it back with the next."""
    asked_in = 0
    if params.request_state is not None:
        try:
            state = json.loads(params.request_state)
            arguments["answers"], asked_in = state["answers"], int(state["rounds"])
        except (ValueError, KeyError, TypeError, RecursionError):
            return failed(spoken.tr("This is not where the ruling stood: begin again."))
    result = await call(arguments)
    step = result.structured_content
    given = (params.input_responses or {}).get(_KEY)
    if step is None or step["question"] is None:
        return result
    if given is not None:
        answer = _answer(given) if isinstance(given, ElicitResult) else None
        if answer is None:
            return result
        arguments["answers"] = [*step["answers"], _to(step, answer)]
        result = await call(arguments)
        step = result.structured_content
        if step is None or step["question"] is None:
            return result
    if asked_in >= _ROUNDS:
        return result
    form = ElicitRequestFormParams(message=_message(step), requested_schema=_form(step))
    return InputRequiredResult(
        input_requests={_KEY: ElicitRequest(params=form)},
        request_state=json.dumps({"answers": step["answers"], "rounds": asked_in + 1}),
    )


def _to(step: dict[str, Any], answer: str) -> dict[str, str]:
    return {"question": step["question"]["key"], "answer": answer}


def _answer(given: ElicitResult) -> str | None:
    """What the person answered; `None` where they did not."""
    said = (given.content or {}).get(_KEY) if given.action == "accept" else None
    return None if said is None else str(said)


def _message(step: dict[str, Any]) -> str:
    """What the person reads: why an answer was not taken, what to say first, the question."""
    question, spoken = step["question"], language(step["language"])
    aloud = [spoken.tr("Say at the table: {words}", words=words) for words in question["say"]]
    away = [spoken.tr("Asked away from the table.")] if question["away_from_table"] else []
    head = [step["refused"]] if step["refused"] else []
    law = spoken.tr("Law {law}", law=cited(question["law"]))
    return "\n".join((*head, *aloud, question["heading"], *away, question["why"], law))


def _form(step: dict[str, Any]) -> dict[str, Any]:
    """One field: the options by their words, or a text where other answers fit as well."""
    question = step["question"]
    field: dict[str, Any] = {"type": "string", "title": question["heading"]}
    if question["takes_more"] or not question["options"]:
        field["description"] = question["expected"]
    else:
        field["oneOf"] = [
            {"const": option["key"], "title": option["label"]} for option in question["options"]
        ]
    return {"type": "object", "properties": {_KEY: field}, "required": [_KEY]}
