"""What `bridgelaw mcp` does: serves until the other side, or Ctrl-C, ends it."""

from __future__ import annotations

import errno
import logging
import socket
import sys
from typing import TYPE_CHECKING, Any

import click

from bridgelaw.cli.common.missing_packages import whole
from bridgelaw.cli.common.output import Exit, stop
from bridgelaw.locale import Language, tr

if TYPE_CHECKING:
    from mcp.server import Server
    from starlette.types import ASGIApp

_HERE = ("127.0.0.1", "localhost")
_LARGEST = 256 * 1024  # bytes of a request


def run_mcp(*, http: bool, port: int, hosts: tuple[str, ...], language: Language) -> Exit:
    """Serves over standard input and output, or over HTTP."""
    with whole(language, "mcp"):
        import anyio

        from bridgelaw.cli.mcp.server import make_server

        server = make_server(language)
    # Standard output is for the protocol, and standard error for what somebody has to see to.
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING)
    if http:
        return _listen(server, port, hosts, language)
    try:
        anyio.run(_stdio, server)
    except KeyboardInterrupt:
        click.echo(err=True)
    return Exit.OK


async def _stdio(server: Server[Any]) -> None:
    from mcp.server.stdio import stdio_server

    async with stdio_server() as (read, write):
        await server.run(read, write, server.create_initialization_options())


def _listen(server: Server[Any], port: int, hosts: tuple[str, ...], language: Language) -> Exit:
    import uvicorn

    try:
        listening = socket.create_server((_HERE[0], port))
    except OSError as error:
        taken = error.errno == errno.EADDRINUSE
        words = tr("Port {port} is taken. Name another one with --port.", port=port)
        stop(Exit.INPUT, language.say(words) if taken else language.explain(error))
    port = listening.getsockname()[1]
    click.echo(
        language.tr("Assistants find the law at {address}", address=f"http://{_HERE[0]}:{port}/mcp")
    )
    click.echo(language.tr("Ctrl-C stops it."))
    sys.stdout.flush()
    config = uvicorn.Config(
        http_app(server, hosts), log_config=None, access_log=False, server_header=False,
        ws="none", timeout_graceful_shutdown=1,
    )  # fmt: skip
    try:
        uvicorn.Server(config).run([listening])
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()
    return Exit.OK


def http_app(server: Server[Any], hosts: tuple[str, ...] = ()) -> ASGIApp:
    """The server for HTTP. It keeps nothing between requests, and answers to its own names only."""
    from mcp.server.transport_security import TransportSecuritySettings

    names = (*_HERE, *hosts)
    return server.streamable_http_app(
        json_response=True,
        stateless_http=True,
        max_request_body_size=_LARGEST,
        transport_security=TransportSecuritySettings(
            allowed_hosts=[form for name in names for form in (name, f"{name}:*")],
            allowed_origins=[
                f"{scheme}://{form}"
                for scheme in ("http", "https")
                for name in names
                for form in (name, f"{name}:*")
            ],
        ),
    )
