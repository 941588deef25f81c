"""What `bridgelaw law` does."""

from __future__ import annotations

from bridgelaw.cli.common.output import Exit, stop, write_json
from bridgelaw.laws.digest import changes, edition_named, find, parents, table
from bridgelaw.laws.digest.as_json import clause_to_json, rows_as_csv
from bridgelaw.locale import Language, Refusal
from bridgelaw.scoring.editions import FIRST, Edition


def run_law(number: str, edition: str | None, as_json: bool, language: Language) -> None:
    """Prints the clauses below a number, with the headings above them."""
    try:
        clauses = find(number, None if edition is None else edition_named(edition).name)
    except Refusal as error:
        stop(Exit.INPUT, language.explain(error))
    if as_json:
        write_json([clause_to_json(clause, language) for clause in clauses])
        return
    from bridgelaw.cli.common.screen import Screen

    Screen(language).clauses(clauses, parents(clauses[0].number))


def print_table(edition: str | None, language: Language) -> None:
    """The whole law as CSV: a row for each label."""
    print(rows_as_csv(table(_edition(edition or FIRST, language).name)), end="")


def print_changes(older: str, newer: str, as_json: bool, language: Language) -> None:
    """Every clause that reads otherwise, as it was and as it is."""
    before, after = (_edition(name, language) for name in (older, newer))
    pairs = changes(before.name, after.name)
    if as_json:
        write_json(
            [
                {
                    "number": one.number,
                    before.name: None if was is None else clause_to_json(was, language),
                    after.name: None if now is None else clause_to_json(now, language),
                }
                for was, now in pairs
                if (one := was or now) is not None
            ]
        )
        return
    from bridgelaw.cli.common.screen import Screen

    Screen(language).changes(before, after, pairs)


def _edition(name: str, language: Language) -> Edition:
    try:
        return edition_named(name)
    except Refusal as error:
        stop(Exit.INPUT, language.explain(error))


def print_regulations(name: str, as_json: bool, language: Language) -> None:
    """What the Laws leave open: an authority's own rules, with their sources, and what is ours."""
    from bridgelaw.scoring.left_open import regulations_of
    from bridgelaw.scoring.profile import profile_of
    from bridgelaw.scoring.regulations_as_json import regulations_to_json

    try:
        profile = profile_of(name)
    except Refusal as error:
        stop(Exit.INPUT, language.explain(error))
    if as_json:
        write_json(regulations_to_json(profile, language))
        return
    from bridgelaw.cli.common.screen import Screen

    Screen(language).regulations(regulations_of(profile))
