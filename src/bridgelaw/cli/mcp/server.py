"""The server: which tools there are, and how an assistant is told to use them."""

from __future__ import annotations

from typing import Any

import anyio
from mcp.server import Server, ServerRequestContext
from mcp_types import (
    CallToolRequestParams,
    CallToolResult,
    InputRequiredResult,
    ListToolsResult,
    PaginatedRequestParams,
)

from bridgelaw import __version__
from bridgelaw.cli.mcp import in_person, judging, laws, rulings, scores
from bridgelaw.cli.mcp.tool import Tool, failed
from bridgelaw.locale import Language

TOOLS: dict[str, Tool[Any]] = {
    tool.name: tool for tool in (*rulings.TOOLS, *judging.TOOLS, *scores.TOOLS, *laws.TOOLS)
}

_INSTRUCTIONS = """\
The 2017 Laws of Duplicate Bridge, worked out. Ask these tools instead of recalling the Laws.

1. find_procedure finds the ruling for what somebody says; look_at_table finds it where the auction
   or the play is known.
2. rule puts every question to the person themselves where the host has forms. Otherwise it asks
   question by question: put each to the person who answers it (the director, or the player in
   answered_by), in its own words, and send what they said.
   Questions of judgement are the director's: never answer one yourself, never leave one out,
   never fill in what nobody said. When in doubt, ask.
3. Give a ruling only as the tool gives it: its headline, its words (each with whom they are said
   to; away_from_table means that nobody else hears them), its clauses. Do not add law of your own.
4. Where a result has next, do that. Where a ruling has then, another law goes on from there.
Sentences come in English or Japanese: lang chooses.
"""

_MOST_AT_ONCE = 4  # tools that work at the same time; the others wait


def make_server(spoken: Language) -> Server[Any]:
    """The server, whose sentences are in this language where a call names no other."""
    working = anyio.CapacityLimiter(_MOST_AT_ONCE)

    async def list_tools(
        _: ServerRequestContext[Any], params: PaginatedRequestParams | None
    ) -> ListToolsResult:
        return ListToolsResult(tools=[tool.described(spoken) for tool in TOOLS.values()])

    async def call_tool(
        context: ServerRequestContext[Any], params: CallToolRequestParams
    ) -> CallToolResult | InputRequiredResult:
        tool = TOOLS.get(params.name)
        if tool is None:
            return failed(spoken.tr("There is no tool “{name}”.", name=params.name[:40]))

        async def call(arguments: dict[str, Any]) -> CallToolResult:
            return await anyio.to_thread.run_sync(tool.called, arguments, spoken, limiter=working)

        if params.name == rulings.RULE:
            return await in_person.rule_in_person(context, params, call, spoken)
        return await call(params.arguments or {})

    return Server(
        "bridgelaw",
        version=__version__,
        title=spoken.tr("The Laws of Duplicate Bridge"),
        instructions=_INSTRUCTIONS,
        on_list_tools=list_tools,
        on_call_tool=call_tool,
    )
