"""What `bridgelaw desk` does: runs the desk until somebody presses Ctrl-C, or sets its PIN."""

from __future__ import annotations

import errno
import gc
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import click

from bridgelaw.cli.common.browser import has_display
from bridgelaw.cli.common.output import Exit, stop
from bridgelaw.cli.desk.command import DEFAULT_PORT
from bridgelaw.cli.desk.open_store import open_store, whole
from bridgelaw.cli.desk.wanted import DeskOptions
from bridgelaw.locale import Language, Refusal, Text, tr

if TYPE_CHECKING:
    from bridgelaw.cli.desk.workers import Workers
    from bridgelaw.web.server.app_state import AppState

_TRIED = 50  # ports from the usual one on


def run_desk(wanted: DeskOptions, language: Language) -> Exit:
    """Starts the desk, says where it is, and serves it."""
    # Nothing of what is loaded now becomes garbage; looking for some takes a tenth of the time.
    gc.disable()
    try:
        with whole(language):
            from bridgelaw.cli.desk.backups import Backups
            from bridgelaw.cli.desk.in_front import certificate_for, proxy_at
            from bridgelaw.cli.desk.serving import serve
            from bridgelaw.cli.desk.workers import Served, Workers
            from bridgelaw.store.database import default_database
            from bridgelaw.web.app import create_app
            from bridgelaw.web.server.addresses.allowed_hosts import Hosts, own_names
            from bridgelaw.web.server.addresses.lan_addresses import scheme_of
            from bridgelaw.web.server.app_state import state_of
            from bridgelaw.web.server.health import log_as_json

            store = open_store(wanted.database, language, wanted.is_new)
    finally:
        gc.freeze()
        gc.enable()
    try:
        with whole(language, "desk,https"):
            names = (*(own_names() if wanted.lan else ()), *map(str.lower, wanted.hosts))
            secured = certificate_for(wanted.https, wanted.certificate, wanted.key, names)
        proxy = proxy_at(wanted.proxies, wanted.user_header, wanted.role_header)
    except (Refusal, OSError) as error:
        store.close()
        stop(Exit.INPUT, language.explain(error))
    if wanted.log is not None:
        log_as_json()
    sockets = _listen(wanted.lan, wanted.port, language)
    port = sockets[0].getsockname()[1]
    app = create_app(store, wanted.name, Hosts(names, wanted.lan), port, proxy=proxy)
    state = state_of(app)
    state.certificate = secured
    here = f"{scheme_of(state)}://{'127.0.0.1' if secured is None else 'localhost'}:{port}/"

    def begun() -> None:
        if not wanted.no_browser and has_display():
            webbrowser.open(here)

    try:
        if wanted.workers > 1 and store.database.path is not None:
            raise Refusal(tr("Several processes need PostgreSQL: --database postgresql://…"))
        _announce(state, here, wanted.lan, port, language)
        if wanted.bridgemate is not None:  # one process follows it, however many serve
            from bridgelaw.bridgemate.follow import Follower

            state.bridgemate = follower = Follower(state.desk, wanted.bridgemate)
            follower.start()
        address = wanted.database or str(default_database())
        if wanted.backup_every is not None:
            beside = (store.database.path or default_database()).parent / "backups"
            Backups(
                address, wanted.backup_every, wanted.backup_folder or beside,
                wanted.backups_kept, language,
                lambda words: click.echo(language.say(words), err=True),
            ).start()  # fmt: skip
        if wanted.workers > 1:
            served = Served(wanted.database or "", wanted.name, state.hosts, port,
                            state.access.first_key, secured, proxy, wanted.log)  # fmt: skip
            _serve_by(Workers(wanted.workers, served, sockets), begun, language)
        else:
            serve(app, sockets, address, begun)
    except Refusal as error:
        stop(Exit.INPUT, language.explain(error))
    except KeyboardInterrupt:
        pass
    finally:
        store.close()
    click.echo(language.tr("The desk is closed. Everything is kept."))
    return Exit.OK


def _serve_by(workers: Workers, begun: Callable[[], None], language: Language) -> None:
    def replaced() -> None:
        click.echo(language.tr("A process of the desk has ended; another takes its place."),
                   err=True)  # fmt: skip

    workers.when_replaced = replaced
    threading.Thread(target=begun, daemon=True).start()
    if not workers.run():
        raise Refusal(tr("The processes of the desk end as soon as they begin."))


def _listen(lan: bool, port: int | None, language: Language) -> list[socket.socket]:
    """Sockets on the port that is wanted; where none is, on the next that is free."""
    wanted = range(DEFAULT_PORT, DEFAULT_PORT + _TRIED) if port is None else (port,)
    for number in wanted:
        try:
            sockets = [socket.create_server(("0.0.0.0" if lan else "127.0.0.1", number))]
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
                sockets.append(socket.create_server(("::", number), family=socket.AF_INET6))
        return sockets
    if port is None:
        stop(Exit.INPUT, language.tr("No port is free. Name one with --port."))
    stop(
        Exit.INPUT,
        language.tr("Port {port} is taken: is a desk running already?", port=port),
    )


def _announce(state: AppState, here: str, lan: bool, port: int, language: Language) -> None:
    def line(text: Text) -> None:
        click.echo(language.say(text))

    line(tr("The director's desk: {address}", address=here))
    if lan:
        from bridgelaw.web.server.addresses.lan_addresses import (
            address_in_the_room,
            code_as_text,
            scheme_of,
        )

        access, host = state.access, address_in_the_room()
        if host is None:
            line(tr("This machine is in no network."))
        else:
            room = f"{scheme_of(state)}://{host}:{port}/"
            line(tr("In the room: {address}", address=room))
            if not access.has_pin:
                room += f"first-start?key={access.first_key}"
                line(tr("Set the PIN here, or on a phone: {address}", address=room))
            if _shows_blocks():
                click.echo(code_as_text(room))
    certificate = state.certificate
    if certificate is not None:
        words = tr("Fingerprint of the certificate (SHA-256): {fingerprint}",
                   fingerprint=certificate.fingerprint)  # fmt: skip
        line(words)
    line(tr("Ctrl-C stops it."))
    sys.stdout.flush()


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
        typed: str = click.prompt(language.say(words), hide_input=True)
        return typed

    with whole(language):
        from bridgelaw.desk.signature import at_the_terminal, signing
        from bridgelaw.web.server.access.access import Access

        store = open_store(database, language)
    try:
        pin = asked(tr("The new PIN"))
        if asked(tr("The same PIN again")) != pin:
            stop(Exit.INPUT, language.tr("The two PINs differ."))
        with signing(at_the_terminal()):
            Access(store).set_pin(pin)
    except Refusal as error:
        stop(Exit.INPUT, language.explain(error))
    finally:
        store.close()
    click.echo(language.tr("The PIN is set. Whoever was signed in has to sign in again."))
    return Exit.OK
