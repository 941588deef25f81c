"""What `bridgelaw law` does."""

from __future__ import annotations

from bridgelaw.cli.common.output import Exit, stop, write_json
from bridgelaw.laws.digest import UnknownClause, find, parents
from bridgelaw.locale.language import Language


def run_law(number: str, as_json: bool, language: Language) -> None:
    """Prints the clauses below a number, with the headings above them."""
    say = language.say
    try:
        found = find(number)
    except UnknownClause as error:
        stop(Exit.INPUT, language.explain(error))
    if as_json:
        write_json([
            {
                "number": clause.number,
                "title": None if clause.title is None else say(clause.title),
                "text": say(clause.text),
                "see": list(clause.see),
            }
            for clause in found
        ])  # fmt: skip
        return
    from bridgelaw.cli.common.screen import Screen

    Screen(language).clauses(found, parents(found[0].number))
