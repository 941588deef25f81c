"""What `bridgelaw desk people` does: accounts from the terminal, where no chief can come in."""

from __future__ import annotations

from collections.abc import Callable

import click

from bridgelaw.cli.common.output import Exit, stop
from bridgelaw.cli.desk.open_store import open_store, whole
from bridgelaw.locale import Language, Refusal, Text, tr


def list_people(database: str | None, language: Language) -> Exit:
    """Everybody with an account, one a line."""
    from bridgelaw.desk.people.register import Register

    store = open_store(database, language)
    try:
        people = Register(store).people().present
    finally:
        store.close()
    if people:
        click.echo("\t".join(map(language.say, (tr("Name"), tr("Role")))))
    for one in people:
        click.echo(f"{one.name}\t{one.role.value}")
    if not people:
        click.echo(language.tr("There are no accounts: one PIN opens the desk."), err=True)
    return Exit.OK


def set_person(database: str | None, name: str, role: str, language: Language) -> Exit:
    """An account with this role and a new PIN; it is made where there is none."""

    def asked(words: Text) -> str:
        typed: str = click.prompt(language.say(words), hide_input=True)
        return typed

    def change() -> Text:
        from bridgelaw.desk.people.roles import DeskRole
        from bridgelaw.web.server.access.access import Access
        from bridgelaw.web.server.access.hashing import Hashing

        access, wanted = Access(store), DeskRole.parse(role)
        pin = asked(tr("The PIN of {name}", name=name))
        if asked(tr("The same PIN again")) != pin:
            raise Refusal(tr("The two PINs differ."))
        Hashing().hashed(pin)  # refuses what is no PIN, before anything is written
        known = access.register.people().named(name)
        person = known or access.register.add(name, wanted)
        if known is not None and known.role is not wanted:
            access.register.change(lambda people: people.giving_role(known, wanted))
        access.set_own_pin(person, pin)
        return tr("{name} signs in with this PIN: {role}", name=person.name, role=wanted.text)

    store = open_store(database, language)
    return _told(change, store.close, language)


def close_account(database: str | None, name: str, language: Language) -> Exit:
    """Nobody signs in with it any more."""

    def change() -> Text:
        from bridgelaw.web.server.access.access import Access

        access = Access(store)
        person = access.register.people().named(name)
        if person is None:
            raise Refusal(tr("There is no account for {name}.", name=name))
        access.register.change(lambda people: people.closing(person))
        access.end_all(person.id)
        return tr("The account of {name} is closed", name=person.name)

    store = open_store(database, language)
    return _told(change, store.close, language)


def _told(change: Callable[[], Text], close: Callable[[], None], language: Language) -> Exit:
    """Does it, as whoever is at the terminal, and says what was done."""
    from bridgelaw.desk.signature import at_the_terminal, signing

    try:
        with whole(language), signing(at_the_terminal()):
            words = change()
    except Refusal as error:
        stop(Exit.INPUT, language.explain(error))
    finally:
        close()
    click.echo(language.say(words))
    return Exit.OK
