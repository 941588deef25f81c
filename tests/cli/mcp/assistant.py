"""An assistant that asks the tools: the SDK's own client."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import anyio
from mcp import Client
from mcp_types import TextContent

from bridgelaw.cli.mcp.server import make_server
from bridgelaw.locale.language import language

T = TypeVar("T")


class Refused(Exception):
    """A tool said that it cannot be done, and why."""


class Assistant:
    """Calls tools, and gives back what they found."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def ask(self, tool: str, /, **arguments: Any) -> Any:
        result = await self.client.call_tool(tool, arguments)
        (said,) = result.content
        assert isinstance(said, TextContent)
        if result.is_error:
            raise Refused(said.text)
        return result.structured_content


def assisted(work: Callable[[Assistant], Awaitable[T]], server: Any = None, lang: str = "en") -> T:
    """What an assistant finds with a server: the one in this process, or where another listens."""

    async def main() -> T | Exception:
        target = make_server(language(lang)) if server is None else server
        async with Client(target) as client:
            try:
                return await work(Assistant(client))
            except Exception as error:  # or the client wraps it in groups on its way out
                return error

    found = anyio.run(main)
    if isinstance(found, Exception):
        raise found
    return found
