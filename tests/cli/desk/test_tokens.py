"""Tokens of programs from the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgelaw.store import Store
from bridgelaw.web.server.access.tokens import Scope, Tokens
from tests.cli.typed import run


@pytest.fixture
def database(tmp_path: Path) -> str:
    found = str(tmp_path / "desk.db")
    Store(found).close()
    return found


def typed(database: str, *words: str, lang: str = "en") -> tuple[int, str, str]:
    result = run("desk", "--database", database, "tokens", *words, lang=lang)
    return result.exit_code, result.stdout, result.stderr


def test_a_token_is_made_listed_and_revoked(database: str) -> None:
    code, token, said = typed(database, "make", "board", "--scope", "read", "--scope", "score")
    assert (code, said) == (0, "Keep it safe: it is not shown again.\n")
    store = Store(database)
    try:
        kept = Tokens(store).token_of(token.strip())
        assert kept is not None
        assert kept.may() == {Scope.READ, Scope.SCORE}
    finally:
        store.close()
    head = "Name\tScopes\tValid until\tLast used\n"
    assert typed(database)[1] == f"{head}board\tread score\t-\t-\n"
    assert typed(database, "revoke", "board")[:2] == (0, "A token was revoked: board\n")
    store = Store(database)
    try:
        assert Tokens(store).token_of(token.strip()) is None
        made = [entry.data["made"] for entry in store.all() if entry.kind == "token"]
        assert made == [True, False]
    finally:
        store.close()
    assert typed(database) == (0, "", "No program has a token.\n")


def test_the_database_may_be_named_after_the_command(database: str) -> None:
    words = ("desk", "tokens", "make", "board", "--scope", "read", "--database", database)
    assert run(*words).exit_code == 0
    assert typed(database)[1].splitlines()[1].startswith("board\t")
    assert run("desk", "tokens", "revoke", "board", "--database", database).exit_code == 0
    assert typed(database)[1] == ""


def test_what_cannot_be_is_said(database: str) -> None:
    assert typed(database, "make", "a")[0] == 0
    code, _, said = typed(database, "make", "a", lang="ja")
    assert (code, said) == (3, "この名前のトークンがすでにあります：a\n")
    assert typed(database, "revoke", "nobody")[0] == 3
    assert typed(database, "make", "b", "--days", "99999")[0] == 3
    assert typed(database, "make", "b", "--scope", "everything")[0] == 2
