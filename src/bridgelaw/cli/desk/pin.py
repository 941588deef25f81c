"""`bridgelaw desk pin`: for a director who forgot it."""

from __future__ import annotations

import click

from bridgelaw.cli.desk.opening import open_store, whole
from bridgelaw.cli.options import Exit, stop
from bridgelaw.locale.errors import Refusal
from bridgelaw.locale.language import Language
from bridgelaw.locale.text import Text, tr


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
