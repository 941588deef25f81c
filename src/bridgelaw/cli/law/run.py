"""What `bridgelaw law` does."""

from __future__ import annotations

from bridgelaw.cli.common.output import Exit, stop, write_json
from bridgelaw.laws.digest import UnknownClause, find, parents, table
from bridgelaw.laws.digest.as_json import clause_to_json, rows_as_csv
from bridgelaw.locale.language import Language


def run_law(number: str, as_json: bool, language: Language) -> None:
    """Prints the clauses below a number, with the headings above them."""
    try:
        found = find(number)
    except UnknownClause as error:
        stop(Exit.INPUT, language.explain(error))
    if as_json:
        write_json([clause_to_json(clause, language) for clause in found])
        return
    from bridgelaw.cli.common.screen import Screen

    Screen(language).clauses(found, parents(found[0].number))


def print_table() -> None:
    """The whole law as CSV: a row for each label."""
    print(rows_as_csv(table()), end="")
