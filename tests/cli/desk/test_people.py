"""`bridgelaw desk people`: accounts from the terminal."""

from __future__ import annotations

from pathlib import Path

from bridgelaw.desk.people.roles import DeskRole
from bridgelaw.store import Store
from bridgelaw.web.server.access.access import Access
from tests.cli.desk.test_desk import run


def test_an_account_is_set_listed_and_closed(tmp_path: Path) -> None:
    file = str(tmp_path / "d.db")

    def people(*words: str, typed: str | None = None) -> tuple[int, str]:
        result = run("desk", "people", "--database", file, *words, typed=typed)
        return result.exit_code, result.output

    code, said = people()
    assert code == 0 and "one PIN opens the desk" in said
    code, said = people("set", "Aki Tanaka", "--role", "chief-director", typed="abcd\nabcd\n")
    assert code == 0 and "Aki Tanaka signs in with this PIN: Chief director" in said
    store = Store(file)
    cookie = Access(store).sign_in("abcd", "127.0.0.1", None, "aki tanaka")
    assert people("set", "aki tanaka", typed="efgh\nefgh\n")[0] == 0
    assert people() == (0, "Name\tRole\nAki Tanaka\tdirector\n")
    access = Access(store)
    assert access.who_of(cookie) is None, "a new PIN ends what was open"
    who = access.who_of(access.sign_in("efgh", "127.0.0.1", None, "Aki Tanaka"))
    assert who is not None and who.role is DeskRole.DIRECTOR
    assert people("close", "AKI TANAKA")[0] == 0
    code, said = people()
    assert "Aki" not in said
    store.close()


def test_the_database_may_be_named_after_the_command_as_well_as_before(tmp_path: Path) -> None:
    file = str(tmp_path / "d.db")
    for words in (
        ("people", "set", "Aki", "--database", file),
        ("people", "--database", file, "set", "Bo"),
        ("--database", file, "people", "set", "Chie"),
    ):
        assert run("desk", *words, typed="abcd\nabcd\n").exit_code == 0, words
    assert run("desk", "people", "close", "Bo", "--database", file).exit_code == 0
    listed = run("desk", "people", "--database", file, lang="ja").stdout.splitlines()
    assert listed == ["名前\t役割", "Aki\tdirector", "Chie\tdirector"]


def test_what_cannot_be_is_refused_in_a_sentence(tmp_path: Path) -> None:
    file = str(tmp_path / "d.db")
    for words, typed, said in (
        (("set", "Aki", "--role", "king"), "abcd\nabcd\n", "a role: chief-director"),
        (("set", "Aki"), "abcd\nabce\n", "The two PINs differ."),
        (("set", "Aki"), "ab\nab\n", "4 to 64"),
        (("set", " "), "abcd\nabcd\n", "Enter a name."),
        (("close", "Nobody"), None, "There is no account for Nobody."),
    ):
        result = run("desk", "people", "--database", file, *words, typed=typed)
        assert result.exit_code == 3 and said in result.output, (words, result.output)
