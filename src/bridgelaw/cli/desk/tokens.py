"""What `bridgelaw desk tokens` does: tokens of programs are listed, made and revoked."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from bridgelaw.cli.common.output import Exit, stop
from bridgelaw.cli.desk.open_store import open_store
from bridgelaw.desk.people.register import Register
from bridgelaw.desk.signature import at_the_terminal, signing
from bridgelaw.locale import Language, Refusal, tr
from bridgelaw.web.server.access.tokens import MOST_DAYS, Scope, Tokens

if TYPE_CHECKING:
    from bridgelaw.store import Store


@contextmanager
def _opened(database: str | None, language: Language) -> Iterator[Store]:
    """The store; what is written is written by whoever is at the terminal."""
    store = open_store(database, language)
    try:
        with signing(at_the_terminal()):
            yield store
    except Refusal as error:
        stop(Exit.INPUT, language.explain(error))
    finally:
        store.close()


def list_tokens(database: str | None, language: Language) -> Exit:
    """Every token that was not revoked, one a line: its name, what it may do, until when, and the
    last day on which it was used."""
    with _opened(database, language) as store:
        tokens, used = Tokens(store).all(), Tokens(store).used()
    if tokens:
        head = (tr("Name"), tr("Scopes"), tr("Valid until"), tr("Last used"))
        click.echo("\t".join(map(language.say, head)))
    for one in tokens:
        columns = (one.name, " ".join(one.scopes), one.expires_at or "-", used.get(one.id, "-"))
        click.echo("\t".join(columns))
    if not tokens:
        click.echo(language.tr("No program has a token."), err=True)
    return Exit.OK


def make_token(
    database: str | None, name: str, scopes: tuple[str, ...], days: int | None, language: Language
) -> Exit:
    """Prints the new token alone, so that a script can take it."""
    with _opened(database, language) as store:
        if days is not None and days > MOST_DAYS:
            raise Refusal(tr("A token lasts at most {most} days.", most=MOST_DAYS))
        token, kept = Tokens(store).make(name, map(Scope, scopes), days)
        Register(store).note("token", name=kept.name, scopes=list(kept.scopes), made=True)
    click.echo(token)
    click.echo(language.tr("Keep it safe: it is not shown again."), err=True)
    return Exit.OK


def revoke_token(database: str | None, name: str, language: Language) -> Exit:
    """The token of that name, or with that id."""
    with _opened(database, language) as store:
        tokens = Tokens(store)
        known = next((one for one in tokens.all() if name in (one.name, one.id)), None)
        if known is None:
            raise Refusal(tr("There is no token of this name: {name}", name=name))
        gone = tokens.revoke(known.id)
        Register(store).note("token", name=gone.name, scopes=list(gone.scopes), made=False)
    click.echo(language.tr("A token was revoked: {name}", name=gone.name))
    return Exit.OK
