"""What `bridgelaw desk` does: runs the desk until somebody presses Ctrl-C, or sets its PIN."""

from __future__ import annotations

import errno
import gc
import os
import socket
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from typing import TYPE_CHECKING

import click

from bridgelaw.cli.common.output import Exit, stop
from bridgelaw.cli.desk.command import DEFAULT_PORT
from bridgelaw.cli.desk.open_store import open_store, whole
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.language import Language
from bridgelaw.locale.text import Text, tr

if TYPE_CHECKING:
    from starlette.applications import Starlette

_UNTIL_FIRST_PAGE = 2.0  # seconds in which nothing else takes its time
_TRIED = 50  # ports from the usual one on


def run_desk(
    database: str | None,
    *,
    lan: bool,
    port: int | None,
    no_browser: bool,
    name: str,
    hosts: tuple[str, ...],
    language: Language,
) -> Exit:
    """Starts the desk, says where it is, and serves it."""
    # Nothing of what is loaded now becomes garbage; looking for some takes a tenth of the time.
    gc.disable()
    try:
        with whole(language):
            from bridgelaw.web.app import create_app
            from bridgelaw.web.server.allowed_hosts import Hosts, own_names

            store = open_store(database, language)
    finally:
        gc.freeze()
        gc.enable()
    sockets = _listen(lan, port, language)
    port = sockets[0].getsockname()[1]
    names = (*(own_names() if lan else ()), *(host.lower() for host in hosts))
    app = create_app(store, name, Hosts(names, lan), port)
    here = f"http://127.0.0.1:{port}/"
    try:
        _announce(app, here, lan, port, language)
        _serve(app, sockets, None if no_browser or not _has_display() else here)
    except KeyboardInterrupt:
        pass
    finally:
        store.close()
    click.echo(language.say(tr("The desk is closed. Everything is kept.")))
    return Exit.OK


def _listen(lan: bool, port: int | None, language: Language) -> list[socket.socket]:
    """Sockets on the port that is wanted; where none is, on the next that is free."""
    wanted = range(DEFAULT_PORT, DEFAULT_PORT + _TRIED) if port is None else (port,)
    for number in wanted:
        try:
            found = [socket.create_server(("0.0.0.0" if lan else "127.0.0.1", number))]
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                stop(Exit.INPUT, language.explain(error))
            continue
        if number != wanted[0]:
            words = tr("Port {port} is taken; the desk takes {number}.", port=wanted[0],
                       number=number)  # fmt: skip
            click.echo(language.say(words))
        if lan and socket.has_ipv6:
            with suppress(OSError):  # the machine has none, or another program has it
                found.append(socket.create_server(("::", number), family=socket.AF_INET6))
        return found
    if port is None:
        stop(Exit.INPUT, language.say(tr("No port is free. Name one with --port.")))
    stop(
        Exit.INPUT,
        language.say(tr("Port {port} is taken: is a desk running already?", port=port)),
    )


def _announce(app: Starlette, here: str, lan: bool, port: int, language: Language) -> None:
    def line(text: Text) -> None:
        click.echo(language.say(text))

    line(tr("The director's desk: {address}", address=here))
    if lan:
        from bridgelaw.web.server.lan_addresses import address_in_the_room, code_as_text

        access, found = app.state.access, address_in_the_room()
        if found is None:
            line(tr("This machine is in no network."))
        else:
            room = f"http://{found}:{port}/"
            line(tr("In the room: {address}", address=room))
            if not access.has_pin:
                room += f"first-start?key={access.first_key}"
                line(tr("Set the PIN here, or on a phone: {address}", address=room))
            if _shows_blocks():
                click.echo(code_as_text(room))
    line(tr("Ctrl-C stops it."))
    sys.stdout.flush()


def _serve(app: Starlette, sockets: list[socket.socket], opened: str | None) -> None:
    import uvicorn

    from bridgelaw.web.app import load
    from bridgelaw.web.server.connection_limit import limited, most_connections

    most = most_connections()
    app.state.live.most = most * 3 // 4  # the others are for who does something

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            threading.Thread(target=self._after, daemon=True).start()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            app.state.live.close()
            await super().shutdown(sockets)

        def _after(self) -> None:
            """What nobody waits for."""
            if opened is not None:
                webbrowser.open(opened)
            time.sleep(_UNTIL_FIRST_PAGE)
            load(app)
            # What is loaded stays; and what a page leaves behind is found without a search.
            gc.collect()
            gc.freeze()
            gc.set_threshold(50_000)

    config = uvicorn.Config(
        app, loop="asyncio", http=limited(most), ws="none", lifespan="off", log_config=None,
        access_log=False, server_header=False,
        # So many are taken at once before it is seen that there are too many.
        backlog=50,
        # Somebody may still be sending, and would never come to an end.
        timeout_graceful_shutdown=1,
        # A director thinks between two answers; their phone need not connect anew for each.
        timeout_keep_alive=75,
    )  # fmt: skip
    # Pages are made in threads. The one that talks to all browsers must not wait for each of them
    # as long as Python lets a thread go on by default, which is 5 milliseconds.
    sys.setswitchinterval(0.0005)
    Server(config).run(sockets)


def _has_display() -> bool:
    """Is there a browser with windows? One in the terminal would only hide what stands there."""
    return sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )


def _shows_blocks() -> bool:
    if not sys.stdout.isatty():
        return False
    try:
        "▀▄█".encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def set_pin(database: str | None, language: Language) -> Exit:
    """Asks for the new PIN twice, without showing it."""

    def asked(words: Text) -> str:
        found: str = click.prompt(language.say(words), hide_input=True)
        return found

    with whole(language):
        from bridgelaw.web.server.access import Access

        store = open_store(database, language)
    try:
        pin = asked(tr("The new PIN"))
        if asked(tr("The same PIN again")) != pin:
            stop(Exit.INPUT, language.say(tr("The two PINs differ.")))
        Access(store).set_pin(pin)
    except Refusal as error:
        stop(Exit.INPUT, language.explain(error))
    finally:
        store.close()
    click.echo(language.say(tr("The PIN is set. Whoever was signed in has to sign in again.")))
    return Exit.OK
